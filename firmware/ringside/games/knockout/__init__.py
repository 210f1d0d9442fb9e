"""Knock Out."""
