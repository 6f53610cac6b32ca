"""Sets of opcodes by what the instructions do, in the language reference's groups and the unions that analyses need.

A set that only one analysis has a use for stands with that analysis, made of these.
"""

from __future__ import annotations


def _opcodes(names: str) -> frozenset[str]:
    return frozenset(names.split())


# -- what computes

INTEGER_ARITHMETIC = _opcodes("add sub mul udiv sdiv urem srem")
BITWISE = _opcodes("and or xor")
SHIFTS = _opcodes("shl lshr ashr")
FLOAT_ARITHMETIC = _opcodes("fadd fsub fmul fdiv frem fneg")
BINARY = INTEGER_ARITHMETIC | BITWISE | SHIFTS | FLOAT_ARITHMETIC - {"fneg"}
COMPARISONS = _opcodes("icmp fcmp")

# -- what converts

INTEGER_CASTS = _opcodes("trunc zext sext")
"""From one width of integers to another."""
INTEGER_TO_FLOAT = _opcodes("sitofp uitofp")
FLOAT_TO_INTEGER = _opcodes("fptosi fptoui")
POINTER_INTEGER_CASTS = _opcodes("ptrtoint ptrtoaddr inttoptr")
CASTS = (
    INTEGER_CASTS | INTEGER_TO_FLOAT | FLOAT_TO_INTEGER | POINTER_INTEGER_CASTS
    | _opcodes("fptrunc fpext bitcast addrspacecast")
)
CONSTANT_CASTS = POINTER_INTEGER_CASTS | _opcodes("trunc bitcast addrspacecast")
"""Those that a constant expression may be."""

INTEGER_OPERATIONS = INTEGER_ARITHMETIC | BITWISE | SHIFTS | INTEGER_CASTS
"""What makes integers of integers."""

# -- what hands values on

MERGES = _opcodes("phi select")
"""The result is one of the operands."""
COPIES = MERGES | {"freeze"}
"""The same, be it only one that was poison."""
POINTER_COPIES = COPIES | {"addrspacecast"}
DERIVED_POINTERS = _opcodes("getelementptr bitcast addrspacecast")
"""A pointer into the object that the first operand points to."""

# -- what has a derivative

SCALED_BITS = _opcodes("and or xor add sub")
"""On the bits of numbers: what scales the derivative of each number."""
MOVED_BITS = _opcodes("trunc zext shl lshr")
"""On the bits of numbers: what moves whole numbers within a word."""
STEPS = COMPARISONS | FLOAT_TO_INTEGER | INTEGER_TO_FLOAT
"""Their results change in steps, or start from integers: the derivative is zero."""

# -- memory, calls, exceptions

ATOMIC_UPDATES = _opcodes("atomicrmw cmpxchg")
"""What reads memory and writes it in one."""
WRITES = ATOMIC_UPDATES | {"store"}
"""What writes memory, beside calls."""
CALLS = _opcodes("call invoke callbr")
EXCEPTION_PADS = _opcodes("landingpad catchswitch catchpad cleanuppad")
