"""`python -m tools.boxers import|export|check …`"""

import sys

from tools.boxers.cli import main

if __name__ == "__main__":
    sys.exit(main())
