"""On what: cuts out of the program what is differentiated, and brings it into the form that the analyses know.

    slicing.py, callbacks.py, native_units.py   which functions;  slice_text.py: the finished slice as text
    closures.py                                 internal procedures of Fortran, handed on beyond inlining
    thrown_values.py, thrown_objects.py         exceptions;  error_slots.py: Swift's
    library_names.py, packet_functions.py, inactive_globals.py, variadic.py    what keeps its name, or its calls
    byte_loops.py, split_moves.py, moved_words.py, moves_in_memory.py          moves spelled byte by byte, made whole
    reversed_numbers.py                         numbers whose bytes lie in the other order
    volatile_accesses.py                        memory that is wiped
    temporaries.py, short_loops.py, bit_slopes.py, distances.py                memory and bits that LLVM leaves
    constants_last.py                           operands in LLVM's order
    number_loads.py                             loads of numbers that LLVM would make loads of integers
"""
