"""Forward mode: tangents beside the primal.

    synthesis.py    the walk over one function;  tangents.py: which values have tangents
    structural_tangents.py    of vector intrinsics
"""
