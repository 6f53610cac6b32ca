"""Floating-point text agrees with LLVM's own reading and printing, in every format."""

import math
import struct

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_cc.ir.float_text import FORMATS, decode, encode, format_float, parse_float


def llvm_prints(kind: str, text: str) -> str:
    module = llvm.parse_assembly(f"@x = global {kind} {text}\n", llvm.create_context())
    return str(next(iter(module.global_variables))).split(f"global {kind} ")[1].strip()


INTERESTING = [
    0.0,
    -0.0,
    1.0,
    -2.5,
    0.1,
    1 / 3,
    65504.0,
    65519.9,
    65520.0,
    1e-8,
    5.96e-8,
    2.98e-8,
    1e39,
    5e-324,
    3.4028235677973366e38,
    1.401298464324817e-45,
    7e-46,
    math.inf,
    -math.inf,
    math.nan,
    1e300,
]


@pytest.mark.parametrize("kind", [*FORMATS, "ppc_fp128"])
@pytest.mark.parametrize("value", INTERESTING)
def test_what_we_print_llvm_prints_the_same(kind, value):
    text = format_float(kind, value)
    theirs = llvm_prints(kind, text)
    assert theirs == text or (kind == "double" and parse_float(kind, theirs) == value)
    back = parse_float(kind, text)
    rounded = decode(kind, encode(kind, value)) if kind in FORMATS else value
    assert back == rounded or (math.isnan(back) and math.isnan(value))
    assert math.copysign(1.0, back) == math.copysign(1.0, value)


@settings(max_examples=60, deadline=None)
@given(st.floats(), st.sampled_from([*FORMATS, "ppc_fp128"]))
def test_any_number_round_trips(value, kind):
    text = format_float(kind, value)
    if not math.isnan(value):
        assert parse_float(kind, llvm_prints(kind, text)) == parse_float(kind, text)
    again = format_float(kind, parse_float(kind, text))
    assert again == text or math.isnan(value)


@given(st.floats(width=16, allow_nan=False))
def test_half_precision_agrees_with_the_machine(value):
    assert encode("half", value) == struct.unpack("<H", struct.pack("<e", value))[0]


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_single_precision_rounds_as_the_machine(value):
    try:
        expected = struct.unpack("<I", struct.pack("<f", value))[0]
    except OverflowError:
        expected = encode("float", math.copysign(math.inf, value))
    assert encode("float", value) == expected
