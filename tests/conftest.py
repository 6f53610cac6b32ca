"""What all tests have in common: nothing that an earlier run has left is taken for what is built now."""

import os

os.environ.setdefault("ENZYME_CACHE", "0")
