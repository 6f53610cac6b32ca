"""What is true of the functions of a slice under a signature: types, activity, memory. Emits nothing.

    context.py            what the analyses of a slice share, and how they give up
    primals.py            the functions of the slice;  control_flow.py: what is known of one whatever is active
    function_facts.py     all that is known of one under a signature
    loose_bits.py, hidden_addresses.py, integer_readings.py, exception_values.py, text_readings.py,
    constant_memory.py, outside_memory.py    the nets: where a number would leave the road that derivatives go
    restarts.py           what is found too late: the attempt begins anew
"""
