"""Forward mode: tangents beside the primal.

    synthesis.py    the walk over one function;  tangents.py: tangents of values, by the rules
    structural_tangents.py    of vectors and several results
"""
