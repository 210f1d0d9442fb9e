"""Lucky on the panel and the pads."""
