"""`python -m tools.bout A B …`"""

from tools import command

if __name__ == "__main__":
    command.start("tools.bout.cli")
