"""Shadows: memory and pointers that hold derivatives beside the primal.

    derivatives.py       the derivative functions of a slice, as the code of one asks for another
    sweep.py             the primal cloned, with the shadows of its pointers;  adjoint_sweep.py: in reverse mode
    shadow_globals.py    of variables, and of functions called through pointers
    lazily_mapped.py     of memory that the program made before the derivative was called
    shadow_distances.py  distances that may be those between two allocations
    mixed_words.py       words that hold now a number, now an address
"""
