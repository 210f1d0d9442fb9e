"""Packed tables, made by `python -m tools.tables`; never edited by hand."""
