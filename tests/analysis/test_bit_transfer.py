"""Bits of numbers in integers: what the transfer functions say holds of every run of the operations."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_cc import ir
from enzyme_cc.analysis.bit_classes import FREE, Bits, added, of_number, of_part, ones
from enzyme_cc.analysis.bit_transfer import transfer
from enzyme_cc.analysis.known_bits import zero_bits

WORD = 64
NUMBER = of_number(ir.f64)
MOVING = ("and", "or", "xor", "shl", "lshr", "ashr", "bswap", "bitreverse", "fshl", "trunc")
COUNTING = ("add", "sub", "mul")


def signed(x: int, width: int) -> int:
    return x - (1 << width) if x >> width - 1 else x


def computed(operation: str, x: int, k: int) -> int:
    """The operation with a constant, on 64 bits."""
    mask, by = ones(WORD), k % WORD
    return {
        "and": x & k, "or": x | k, "xor": x ^ k, "shl": x << by, "lshr": x >> by, "ashr": signed(x, WORD) >> by,
        "bswap": int.from_bytes(x.to_bytes(8, "little"), "big"), "bitreverse": int(f"{x:064b}"[::-1], 2),
        "fshl": x << by | x >> WORD - by, "trunc": x & ones(32), "add": x + k, "sub": k - x, "mul": x * k,
    }[operation] & mask


def line(operation: str, at: int, k: int) -> str:
    """%v{at + 1} = operation of %v{at} and the constant."""
    by, number = k % WORD, signed(k, WORD)
    if operation in ("bswap", "bitreverse"):
        return f"%v{at + 1} = call i64 @llvm.{operation}.i64(i64 %v{at})"
    if operation == "fshl":
        return f"%v{at + 1} = call i64 @llvm.fshl.i64(i64 %v{at}, i64 %v{at}, i64 {by})"
    if operation == "trunc":
        return f"%t{at} = trunc i64 %v{at} to i32\n  %v{at + 1} = zext i32 %t{at} to i64"
    if operation == "sub":
        return f"%v{at + 1} = sub i64 {number}, %v{at}"
    return f"%v{at + 1} = {operation} i64 %v{at}, {by if operation in ('shl', 'lshr', 'ashr') else number}"


def abstract(chain: list[tuple[str, int]]) -> Bits:
    """What the transfer functions say of a chain of operations on the bits of a number."""
    body = "\n  ".join(line(operation, at, k) for at, (operation, k) in enumerate(chain))
    text = f"define i64 @f(i64 %v0) {{\n  {body}\n  ret i64 %v{len(chain)}\n}}\n"
    for name in ("bswap", "bitreverse"):
        text += f"declare i64 @llvm.{name}.i64(i64)\n"
    function = ir.parse_module(text + "declare i64 @llvm.fshl.i64(i64, i64, i64)\n").functions["f"]
    states: dict[ir.Value, Bits] = {function.args[0]: NUMBER}
    last = NUMBER
    for i in function.instructions():
        if not i.type.is_void:
            last = states[i] = transfer(i, lambda value: states.get(value, FREE))
    return last


def concrete(chain: list[tuple[str, int]], x: int) -> int:
    for operation, k in chain:
        x = computed(operation, x, k)
    return x


constants = st.integers(0, ones(WORD)) | st.sampled_from([1 << 63, ones(52), 0x7FF << 52, ones(63), 32, 52, 8, 1])
words = st.integers(0, ones(WORD))


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(MOVING), constants), min_size=1, max_size=6), words, st.integers(0, ones(52)))
def test_bits_that_are_not_loose_do_not_depend_on_the_fraction(chain, x, change):
    said = abstract(chain)
    assert (concrete(chain, x) ^ concrete(chain, x ^ change)) & ~said.loose == 0


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(MOVING + COUNTING), constants), min_size=1, max_size=6), words, words)
def test_free_bits_do_not_depend_on_the_number(chain, x, y):
    said = abstract(chain)
    assert (concrete(chain, x) ^ concrete(chain, y)) & ~said.touched == 0


def test_carries_out_of_a_fraction_are_steps():
    said = added(NUMBER, FREE, WORD)
    assert said.loose == ones(52)
    assert said.coarse == ones(64) & ~ones(52)


def test_a_part_of_a_number_in_memory():
    high = of_part("double", 4, 4)
    assert (high.loose, high.coarse) == (ones(20), ones(32) & ~ones(20))
    assert of_part("float", 3, 1) == Bits(0, 0xFF, 0)


KNOWN = """
define i64 @f(i64 %x, i1 %c, i8 %b) {
  %sign = and i64 %x, -9223372036854775808
  %bit = zext i1 %c to i64
  %high = shl i64 %bit, 63
  %both = or i64 %sign, %high
  %byte = zext i8 %b to i64
  %chosen = select i1 %c, i64 %both, i64 0
  ret i64 %chosen
}
"""


@pytest.mark.parametrize("name, zeros", [
    ("sign", ones(63)), ("bit", ones(64) & ~1), ("high", ones(63)), ("both", ones(63)), ("byte", ones(64) & ~0xFF),
    ("chosen", ones(63)),
])
def test_zeros_that_masks_and_shifts_make(name: str, zeros: int):
    f = ir.parse_module(KNOWN).functions["f"]
    assert zero_bits(next(i for i in f.instructions() if i.name == name)) & ones(64) == zeros
