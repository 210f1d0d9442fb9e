"""`python -m tools.arena GAME --seats …`"""

from tools import command

if __name__ == "__main__":
    command.start("tools.arena.cli")
