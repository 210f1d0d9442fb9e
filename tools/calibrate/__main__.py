"""`python -m tools.calibrate …`"""

from tools import command

if __name__ == "__main__":
    command.start("tools.calibrate.cli")
