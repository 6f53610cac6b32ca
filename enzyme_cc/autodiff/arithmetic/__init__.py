"""Derivatives of values: which type holds one, and the IR of the rules of differentiation.

    derivative_types.py                     the type of the derivative of a value; sums of such values
    expressions.py                          emits a rule of rules/ as IR
    linear_intrinsics.py, lane_memory.py    vectors, lane by lane
    function_places.py                      where a scalar function has its operands and results
    lanes.py                                a derivative of any width as one value
"""
