"""Derivatives of values: which type holds one, and the IR of the rules of differentiation.

    derivative_types.py                     the type of the derivative of a value; sums of such values
    expressions.py                          emits a rule of rules/ as IR
    lane_maps.py, lane_memory.py            vectors, lane by lane
    data_operands.py                        which operands a result is made of
    function_places.py                      where a scalar function has its operands and results
    lanes.py                                a derivative of any width as one value
"""
