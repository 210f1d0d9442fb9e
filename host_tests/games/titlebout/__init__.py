"""Tests of Title Bout."""
