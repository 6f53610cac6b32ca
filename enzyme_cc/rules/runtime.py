"""Functions that derivatives call and libm lacks: digamma and polygamma, compiled from runtime.c."""

from __future__ import annotations

SLOPED = "enzyme_cc_sloped"
"""A number whose slope is known (autodiff/prepare/bit_slopes.py)."""
SOURCE = "rules/runtime.c"
"""Of `c_sources`: the functions in every precision."""
