"""Ringside: a tabletop companion for boxing games."""
