"""What is true of the functions of a slice under a signature: types, activity, memory. Emits nothing.

    primals.py, function_facts.py   the functions; all that is known of one
    loose_bits.py, hidden_addresses.py, integer_readings.py, exception_values.py, text_readings.py,
    constant_memory.py, outside_memory.py    the nets: where a number would leave the road that derivatives go
"""
