"""Title Bout's packed tables, made from tools/tables/titlebout."""
