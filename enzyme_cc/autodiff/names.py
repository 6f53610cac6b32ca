"""Names of functions in a slice."""

from __future__ import annotations

COPY = "__enzyme_cc.copy."
"""Before the name of a function of the program: its copy in the slice, which may be changed."""

LEFT_OUT = "__enzyme_cc.left_out"
"""A table of functions that have no derivatives, for a message of the running program: nobody calls them through it."""
