"""Reverse mode: the forward sweep, the reverse sweep, and what joins them.

    synthesis.py            both sweeps of one function;  places.py: where they have what
    flow.py, loops.py       control flow backwards
    cache.py, required.py   values of the forward sweep brought to the reverse sweep, as plan/ decides
    adjoints.py             the adjoint of each kind of instruction: memory; which table has the others
    adjoint_calls.py        of calls;  structural_adjoints.py: of vector intrinsics
    splice.py               code put into the middle of blocks
"""
