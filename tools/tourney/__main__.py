"""`python -m tools.tourney …`"""

from tools import command

if __name__ == "__main__":
    command.start("tools.tourney.cli")
