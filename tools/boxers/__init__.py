"""Boxer cards of Title Bout on the desktop: looked up, and taken from and to spreadsheets.

roster   a roster read whole, and a boxer found in it by name
sheet    a CSV file as spreadsheets write it: the cards in it, and everything that is wrong
columns  a card back into its columns
own      a person's boxers, added to the house's
place    where a person's own roster lies, and writing it there
cli      python -m tools.boxers import|export|check
"""

import tools.firmware_path  # noqa: F401
from tools.boxers.roster import UnknownBoxer, find, load
from tools.tables.titlebout.boxers import name_in

__all__ = ["UnknownBoxer", "find", "load", "name_in"]
