"""Title Bout."""
