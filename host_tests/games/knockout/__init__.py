"""Tests of Knock Out."""
