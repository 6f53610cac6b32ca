"""How single operations are differentiated, in both modes.

    memory_kernels.py     memcpy and its kin;  allocation.py: heap memory;  relocations.py: blocks that are
                          copied to larger ones;  atomics.py: atomic operations
    memory_operations.py  opcodes that access memory: tangent and adjoint of each;  adjoint_memory.py: adjoints in
                          shadow memory
    scalar_functions.py   arithmetic and libm, by the rules of rules/
    linear_operations.py  what is linear: one map and its transpose for each;  bit_operations.py: integer operations on
                          the bits of numbers;  vector_intrinsics.py: intrinsics on vectors
    sorting.py            library functions that call back;  input_reads.py: those that read numbers from outside
    custom_rules.py       derivatives that the program registers;  rule_descriptors.py: what of Fortran's they are given
    indirect_calls.py     calls through pointers;  repeated_calls.py: calls without a derivative of their own

They are written against the abstract sweeps of shadow/, so that forward/ and reverse/ can use them.
"""
