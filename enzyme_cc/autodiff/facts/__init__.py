"""What is true of the functions of a slice under a signature: types, activity, memory, shadows. Emits nothing.

    context.py            what the analyses of a slice share: assumptions, news, how they give up
    primals.py            the functions of the slice;  control_flow.py: what is known of one whatever is active
    function_facts.py     all that is known of one under a signature;  shadowing.py: which of its values have shadows,
                          and what its calls ask of their callees
    slice_facts.py        all of these, found once;  call_walk.py: from the requests on, before anything is made
    copied_memory.py, told_words.py    what lies in memory that is copied
    refused_operations.py   what has no derivative;  atomic_operations.py, bit_patterns.py: what it takes to tell
    registered_rules.py     how registered derivatives are called
    request_results.py      what a request returns;  surrounding_types.py, requested_numbers.py: what the code around it
                          tells of what it hands over
    refused_calls.py, hidden_addresses.py, foreign_distances.py, undecided_words.py, integer_readings.py,
    exception_values.py, text_readings.py, constant_memory.py, outside_memory.py    the nets: where a number would leave
                          the road that derivatives go
"""
