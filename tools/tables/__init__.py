"""Compiles the tables of firmware/ringside/tables from sources that people edit.

source          reading a source, and refusing it with file, line and reason
source_csv      the same of one in CSV, under a line that says whose numbers it holds
tko/ font/ …    one folder a table: its sources and its compiler

A compiler is a function of no arguments that returns the text of its table's module.
To add a table, add a folder and name it in __main__.TABLES.
"""
