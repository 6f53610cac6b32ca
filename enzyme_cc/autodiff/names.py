"""Names of functions in a slice."""

from __future__ import annotations

COPY = "__enzyme_cc.copy."
"""Before the name of a function of the program: its copy in the slice, which may be changed."""
