"""`python -m tools.bout A B …`"""

import sys

from tools.bout.cli import main

if __name__ == "__main__":
    sys.exit(main())
