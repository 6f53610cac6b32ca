"""Constants are written as LLVM reads them, rounded once."""

import math
import struct
from fractions import Fraction

import llvmlite.binding as llvm
import pytest

from enzyme_cc.rules import literal
from enzyme_cc.rules.expression import CONSTANTS, const, constant
from enzyme_cc.rules.literal import rounded


@pytest.mark.parametrize(
    "value", [0.0, -0.0, 1.0, -1.0, 0.5, 1 / 3, 5e-324, 1e-310, 1.7e308, math.inf, -math.inf]
)
def test_doubles_keep_their_bits(value):
    assert literal(const(value), "double") == f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


@pytest.mark.parametrize("value", [0.0, -0.0, 1.0, 1 / 3, 1e-45, 1e-46, 1e-40, 3e38, 1e39, -math.inf])
def test_floats_are_rounded_and_written_as_doubles(value):
    try:
        narrow = struct.unpack("<f", struct.pack("<f", value))[0]
    except OverflowError:
        narrow = math.inf
    assert literal(const(value), "float") == literal(const(narrow), "double")


def test_irrational_constants_are_rounded_to_the_type_and_not_through_double():
    assert literal(constant("pi"), "double") == "0x400921FB54442D18"
    assert literal(constant("pi"), "float") == "0x400921FB60000000"
    assert literal(constant("pi"), "x86_fp80") == "0xK4000C90FDAA22168C235"
    assert literal(constant("pi"), "fp128") == "0xL8469898CC51701B84000921FB54442D1"
    assert literal(constant("pi"), "half") == "0xH4248"
    assert literal(constant("pi"), "bfloat") == "0xR4049"


def test_other_formats():
    assert literal(const(1.0), "x86_fp80") == "0xK3FFF8000000000000000"
    assert literal(const(0.0), "x86_fp80") == "0xK00000000000000000000"
    assert literal(const(math.inf), "x86_fp80") == "0xK7FFF8000000000000000"
    assert literal(const(-1.0), "half") == "0xHBC00"
    assert literal(const(65520.0), "half") == "0xH7C00"
    assert literal(const(2.0**-24), "half") == "0xH0001"


def test_rounding_carries_into_the_exponent():
    assert rounded(Fraction(2) - Fraction(1, 2**80), "double") == "0x4000000000000000"


@pytest.mark.parametrize("type_text", ["half", "bfloat", "float", "double", "x86_fp80", "fp128"])
def test_llvm_reads_every_constant(type_text):
    nodes = [constant(name) for name in CONSTANTS] + [const(v) for v in (0.0, -0.5, 1e-6, 1e300, math.inf)]
    text = "".join(f"@g{i} = global {type_text} {literal(n, type_text)}\n" for i, n in enumerate(nodes))
    llvm.parse_assembly(text).verify()
