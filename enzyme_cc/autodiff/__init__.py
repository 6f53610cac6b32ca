"""Synthesis of derivatives on LLVM IR.

    differentiate.py    the pass: rounds of requests, innermost first;  answered.py, joining.py: what it gives
    engine.py           which derivative functions there are
    call_sites.py       puts derivatives in place of hook calls
    report.py           prints what was found and decided
    gradcheck/          derivatives that check themselves against the program's own differences

and a room for each step, whose own `__init__` says what is in it, from the top downwards:

    forward, reverse    the derivatives;  operations: of single operations, in both modes
    plan                what is kept;  shadow: memory that holds derivatives
    facts               what is true;  calls, arithmetic: what a call is, how rules become code
    prepare             on what: the slice;  flang: what flang's code means
    interface           what is asked;  runtime: what derivatives call as they run

A room imports only from those below it, and no module itself by way of others (`lint-imports`, tests/repository).
"""
