"""What flang's code and tables mean, as LLVM IR that differentiates like any other.

    fortran_types.py, component_moves.py       derived types: initialised, copied, destroyed by flang's type tables
    descriptors.py, descriptor_headers.py      what is constant in array descriptors
    library_bodies.py                          bodies for flang's runtime;  trampolines.py: internal procedures
    dummy_arguments.py                         what flang says of memory that does not overlap
"""
