"""What is asked: the requests and registrations of a program, and how a refusal is worded.

    requests.py, hidden_requests.py, by_reference.py   hook calls and what they ask for
    known_values.py       which function and which markers they name
    structures.py, structure_marks.py                  what they hand over by value
    request_descriptors.py, shadow_kinds.py            whether what they hand over fits
    fortran_calls.py      calls of hooks in Fortran, in terms of what hooks take
    described_arguments.py, handed_variables.py        descriptors that hooks of Fortran's module are given
    wide_values.py        whether what they pass is not too much for registers
    registration.py       what the program registers by global variables
    signature.py          the key of a derivative function
    options.py            what a user may choose
    refusals.py, refused_dummies.py    the messages for what cannot be differentiated
"""
