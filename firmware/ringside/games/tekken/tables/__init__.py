"""TEKKEN's tables, made by tools.tables from tools/tables/tekken."""
