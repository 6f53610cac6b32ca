"""What is asked: the requests and registrations of a program, and how a refusal is worded.

    requests.py, hidden_requests.py, by_reference.py   hook calls and what they ask for
    request_descriptors.py, shadow_kinds.py            whether what they hand over fits
    wide_values.py        whether what they pass is not too much for registers
    registration.py       what the program registers by global variables
    signature.py          the key of a derivative function
    options.py            what a user may choose
    refusals.py           the messages for what cannot be differentiated
"""
