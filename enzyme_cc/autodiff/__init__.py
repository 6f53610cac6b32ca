"""Synthesis of derivatives on LLVM IR.

    differentiate.py      the pass: rounds of requests, innermost first
    requests.py           what hook calls ask for;  registration.py: what the program registers
    slicing.py            cuts out what is to be differentiated
    call_sites.py         puts derivatives in place of hook calls
    engine.py             which derivative functions there are
    signature.py          the key of a derivative function
    facts.py              what the analyses know of one primal function
    sweep.py              the primal cloned, with shadows of pointers beside it
    forward.py            forward mode
    reverse.py            reverse mode: both sweeps;  reverse_flow.py: control flow backwards
    adjoints.py           the adjoint of each kind of instruction;  adjoint_calls.py: of calls
    availability.py       what of the forward sweep is kept for the reverse sweep, what is computed again
    storage.py, tape.py   where it is kept
    memory_kernels.py     memcpy and its kin on shadow memory
    mixed_words.py        words that hold now a number, now an address;  moves_in_memory.py: brought to memory
    packet_functions.py   Eigen's mathematics on vectors
    shadow_globals.py     shadows of variables and of functions called through pointers
    custom_rules.py       derivatives that the program registers
    gradcheck/            derivatives that check themselves against the program's own differences
    report.py             prints what was found and decided
"""

from enzyme_cc.autodiff.differentiate import differentiate
from enzyme_cc.autodiff.options import Options

__all__ = ["Options", "differentiate"]
