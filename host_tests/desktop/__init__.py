"""Tests of the desktop device and its pages."""
