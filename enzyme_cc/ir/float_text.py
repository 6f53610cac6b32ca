"""Floating-point constants between Python floats, bit patterns and LLVM's text for each format.

Formats and the hex prefixes are those of the LLVM language reference, "Simple Constants".
"""

from __future__ import annotations

import math
import re
import struct

from enzyme_cc.ir.errors import IRError

# kind -> (exponent bits, explicit fraction bits, integer bit is stored)
FORMATS = {
    "half": (5, 10, False),
    "bfloat": (8, 7, False),
    "float": (8, 23, False),
    "double": (11, 52, False),
    "x86_fp80": (15, 63, True),
    "fp128": (15, 112, False),
}
_PREFIX = {"K": "x86_fp80", "L": "fp128", "M": "ppc_fp128", "H": "half", "R": "bfloat"}
_SPECIAL = re.compile(r"([+-]?)(nan|qnan|snan|inf|pinf|ninf)(?:\(0x([0-9A-Fa-f]+)\))?$")


def encode(kind: str, value: float) -> int:
    """The bit pattern of `value` rounded to nearest, ties to even, in an IEEE-like format."""
    exponent_bits, fraction_bits, stored = FORMATS[kind]
    top = (1 << exponent_bits) - 1
    bias = top >> 1
    sign = int(math.copysign(1.0, value) < 0)
    if math.isnan(value):
        exponent, fraction = top, 1 << (fraction_bits - 1)
    elif math.isinf(value):
        exponent, fraction = top, 0
    elif value == 0.0:
        exponent = fraction = 0
    else:
        mantissa, scale = math.frexp(abs(value))
        significand = int(math.ldexp(mantissa, 53))  # 53 bits, value = significand * 2**(scale - 53)
        exponent = scale - 1 + bias
        # The number of bits that do not fit; subnormals lose one more for each missing exponent.
        drop = 52 - fraction_bits + max(0, 1 - exponent)
        if drop > 0:
            kept, rest = significand >> drop, significand & ((1 << drop) - 1)
            middle = 1 << (drop - 1)
            significand = kept + (rest > middle or (rest == middle and kept & 1 == 1))
        else:
            significand <<= -drop
        if exponent <= 0:  # subnormal, or rounded up into the smallest normal: the carry does it
            exponent = significand >> fraction_bits
        elif significand >> (fraction_bits + 1):
            significand >>= 1
            exponent += 1
        fraction = significand & ((1 << fraction_bits) - 1)
        if exponent >= top:
            exponent, fraction = top, 0
    if stored:
        integer_bit = int(exponent != 0)
        return (((sign << exponent_bits | exponent) << 1 | integer_bit) << fraction_bits) | fraction
    return ((sign << exponent_bits | exponent) << fraction_bits) | fraction


def decode(kind: str, bits: int) -> float:
    """The Python float nearest to a bit pattern."""
    exponent_bits, fraction_bits, stored = FORMATS[kind]
    top = (1 << exponent_bits) - 1
    bias = top >> 1
    fraction = bits & ((1 << fraction_bits) - 1)
    rest = bits >> fraction_bits
    if stored:
        rest >>= 1
    exponent, sign = rest & top, rest >> exponent_bits
    if exponent == top:
        magnitude = math.nan if fraction else math.inf
    else:
        significand = fraction if exponent == 0 else fraction | 1 << fraction_bits
        try:
            magnitude = math.ldexp(float(significand), max(exponent, 1) - bias - fraction_bits)
        except OverflowError:
            magnitude = math.inf
    return math.copysign(magnitude, -1.0 if sign else 1.0)


def format_float(kind: str, value: float) -> str:
    """The text of `value` rounded to the format, spelled as LLVM spells it (nearly: LLVM takes hex for a
    few powers of ten)."""
    if kind in ("float", "double"):
        rounded = value if kind == "double" else decode("float", encode("float", value))
        if math.isfinite(rounded):
            # Six significant digits, one zero more: where that is exact, LLVM prints it so.
            mantissa, _, exponent = f"{rounded:.5e}".partition("e")
            short = f"{mantissa}0e{exponent}"
            if float(short) == rounded:
                return short
        return f"0x{struct.unpack('<Q', struct.pack('<d', rounded))[0]:016X}"
    if kind == "ppc_fp128":  # a pair of doubles, the high one first; the value is their sum
        return f"0xM{encode('double', value):016X}{0:016X}"
    bits = encode(kind, value)
    if kind == "x86_fp80":
        return f"0xK{bits:020X}"
    if kind == "fp128":  # the low word is written first
        return f"0xL{bits & (1 << 64) - 1:016X}{bits >> 64:016X}"
    return f"0x{'H' if kind == 'half' else 'R'}{bits:04X}"


def parse_float(kind: str, text: str) -> float:
    """The Python float nearest to an LLVM floating-point literal of a type; IRError if it is none."""
    if text.startswith("0x"):
        letter, digits = text[2], text[3:]
        if letter not in _PREFIX:
            return decode("double", int(text[2:], 16))
        if letter == "M":
            high, low = decode("double", int(digits[:16], 16)), decode("double", int(digits[16:], 16))
            return high + low if math.isfinite(high) and low else high
        bits = int(digits, 16)
        if letter == "L":
            bits = int(digits[16:], 16) << 64 | int(digits[:16], 16)
        return decode(_PREFIX[letter], bits)
    if text.lstrip("+-").startswith("f0x"):
        bits = int(text.lstrip("+-")[3:], 16)
        value = decode("double", bits >> 64) if kind == "ppc_fp128" else decode(kind, bits)
        return -value if text[0] == "-" else value
    special = _SPECIAL.match(text)
    if special:
        magnitude = math.inf if "inf" in special[2] else math.nan
        return -magnitude if special[1] == "-" or special[2] == "ninf" else magnitude
    try:
        return float(text)
    except ValueError:
        raise IRError(f"not a floating-point constant: {text}") from None
