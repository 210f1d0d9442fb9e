"""`python -m tools.playout GAME …`"""

import sys

from tools.playout.cli import main

sys.exit(main())
