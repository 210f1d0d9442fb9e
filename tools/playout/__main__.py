"""`python -m tools.playout GAME …`"""

from tools import command

if __name__ == "__main__":
    command.start("tools.playout.cli")
