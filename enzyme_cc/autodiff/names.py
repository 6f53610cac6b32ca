"""Names of functions in a slice."""

from __future__ import annotations

COPY = "__enzyme_cc.copy."
"""Before the name of a function of the program: its copy in the slice, which may be changed."""

LEFT_OUT = "__enzyme_cc.left_out"
"""A table of functions that have no derivatives, for a message of the running program: nobody calls them through it."""

CHECKPOINTED, FIXED = '"enzyme_cc_checkpointed"', '"enzyme_cc_fixed_point"'
LOOPS = frozenset((CHECKPOINTED, FIXED))
"""Attributes of a function that is a loop of steps (interface/step_loops.py), which is reversed from snapshots, or
whose steps converge."""

LIMITED = '"enzyme_cc_limited"'
"""The attribute of a function that is a loop whose tape is bounded (prepare/limited_loops.py)."""

STEP = '"enzyme_cc_step"'
"""The attribute of the function of one of its steps."""
