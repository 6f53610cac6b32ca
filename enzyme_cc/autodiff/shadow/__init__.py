"""Shadows: memory and pointers that hold derivatives beside the primal.

    sweep.py             the primal cloned, with the shadows of its pointers
    shadow_globals.py    of variables, and of functions called through pointers
    lazily_mapped.py     of memory that the program made before the derivative was called
    mixed_words.py, told_words.py    words that hold now a number, now an address
"""
