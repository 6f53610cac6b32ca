"""Real constants of rules as LLVM writes them (0x3FF0000000000000, 0xK3FFF80...), rounded to the type."""

from __future__ import annotations

import math
from fractions import Fraction

from enzyme_cc.rules.expression import CONSTANTS, Expr

FORMATS = {
    "half": (11, 5),
    "bfloat": (8, 8),
    "float": (24, 8),
    "double": (53, 11),
    "x86_fp80": (64, 15),
    "fp128": (113, 15),
}
"""Significand bits (the leading one included) and exponent bits of LLVM's types."""


_HEXADECIMAL = {"half": ("0xH", 4), "bfloat": ("0xR", 4), "double": ("0x", 16), "x86_fp80": ("0xK", 20)}


def literal(node: Expr, scalar_type: str) -> str:
    """LLVM's text of a "const" or "constant" node in that type. KeyError for a type without IEEE's layout."""
    if node.op == "const":
        value = node.value
        if value != value:
            raise ValueError("a rule has no NaN constant")
        if math.isinf(value):
            return _text(_pack(value < 0, _limit(scalar_type), 0, scalar_type), scalar_type)
        return rounded(Fraction(value), scalar_type, math.copysign(1.0, value) < 0)
    return rounded(Fraction(CONSTANTS[node.value]), scalar_type)


def rounded(value: Fraction, scalar_type: str, negative_zero: bool = False) -> str:
    """LLVM's text of the exact number, rounded to nearest even; infinite on overflow."""
    precision, exponent_bits = FORMATS[scalar_type]
    bias = (1 << (exponent_bits - 1)) - 1
    negative, magnitude = value < 0, abs(value)
    if magnitude == 0:
        return _text(_pack(negative_zero, 0, 0, scalar_type), scalar_type)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    exponent = max(exponent, 1 - bias)
    # Fraction's round() goes to even, as IEEE 754 does by default.
    significand = round(magnitude / Fraction(2) ** (exponent - precision + 1))
    if significand >> precision:
        significand, exponent = significand >> 1, exponent + 1
    biased = exponent + bias if significand >> (precision - 1) else 0
    if biased >= _limit(scalar_type):
        biased, significand = _limit(scalar_type), 0
    return _text(_pack(negative, biased, significand, scalar_type), scalar_type)


def _limit(scalar_type: str) -> int:
    """The biased exponent of infinity."""
    return (1 << FORMATS[scalar_type][1]) - 1


def _pack(negative: bool, biased: int, significand: int, scalar_type: str) -> int:
    precision, exponent_bits = FORMATS[scalar_type]
    if scalar_type == "x86_fp80":  # the leading one is stored, also of infinity
        if biased == _limit(scalar_type):
            significand = 1 << 63
        return negative << 79 | biased << 64 | significand
    fraction = significand & ((1 << (precision - 1)) - 1)
    return negative << (exponent_bits + precision - 1) | biased << (precision - 1) | fraction


def _text(bits: int, scalar_type: str) -> str:
    if scalar_type == "float":  # LLVM writes a float as the double of the same value
        return f"0x{_widen(bits):016X}"
    if scalar_type == "fp128":  # low half first
        return f"0xL{bits & (1 << 64) - 1:016X}{bits >> 64:016X}"
    prefix, digits = _HEXADECIMAL[scalar_type]
    return f"{prefix}{bits:0{digits}X}"


def _widen(bits: int) -> int:
    sign, exponent, fraction = bits >> 31, bits >> 23 & 0xFF, bits & 0x7FFFFF
    if exponent == 0xFF:
        return sign << 63 | 0x7FF << 52 | fraction << 29
    if exponent:
        return sign << 63 | (exponent - 127 + 1023) << 52 | fraction << 29
    if not fraction:
        return sign << 63
    shift = 24 - fraction.bit_length()
    return sign << 63 | (1 - shift - 127 + 1023) << 52 | (fraction << shift & 0x7FFFFF) << 29
