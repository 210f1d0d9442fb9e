"""Boxer cards of Title Bout on the desktop: looked up, and taken from and to spreadsheets.

roster     a roster read whole, and a boxer found in it by name
boxer_csv  a CSV file as spreadsheets write it: the cards in it, and everything that is wrong
columns    a card back into its columns
merge      custom boxers, added to the house boxers
install    writing a person's own roster to a board's drive, or to the desktop's state folder
cli        python -m tools.boxers import|export|check
"""

import tools.firmware_path  # noqa: F401
from tools.boxers.roster import UnknownBoxer, find, load
from tools.tables.titlebout.boxers import name_in

__all__ = ["UnknownBoxer", "find", "load", "name_in"]
