"""`python -m tools.tourney …`"""

import sys

from tools.tourney.cli import main

if __name__ == "__main__":
    sys.exit(main())
