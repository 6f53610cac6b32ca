"""What a call is to differentiation (callee.py), and how each kind is differentiated in both modes.

    memory_kernels.py    memcpy and its kin;  atomics.py: atomic operations
    sorting.py           library functions that call back
    input_reads.py       library functions that read numbers from outside
    custom_rules.py      derivatives that the program registers
"""
