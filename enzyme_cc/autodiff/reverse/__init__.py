"""Reverse mode: the forward sweep, the reverse sweep, and what joins them.

    synthesis.py            both sweeps of one function;  places.py: where they have what
    flow.py, loops.py       control flow backwards
    cache.py, required.py   values of the forward sweep brought to the reverse sweep, as plan/ decides
    adjoints.py             the adjoint of each kind of instruction
    adjoint_calls.py        of calls;  structural_adjoints.py: of vectors and several results
    splice.py               code put into the middle of blocks
"""
