"""`python -m tools.tournament …`"""

from tools import command

if __name__ == "__main__":
    command.start("tools.tournament.cli")
