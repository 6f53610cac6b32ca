"""What all tests have in common: nothing that an earlier run has left is taken for what is built now."""

import os
import shutil

import pytest

os.environ.setdefault("ENZYME_CACHE", "0")

needs_rust = pytest.mark.skipif(shutil.which("rustc") is None, reason="NO RUST: rustc is not on PATH")
"""Of tests of Rust programs that do not lie in tests/rust, which skips all of its own."""
