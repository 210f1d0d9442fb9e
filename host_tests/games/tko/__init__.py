"""Tests of TKO."""
