"""`python -m tools.solve tko …`"""

from tools import command

if __name__ == "__main__":
    command.start("tools.solve.cli")
