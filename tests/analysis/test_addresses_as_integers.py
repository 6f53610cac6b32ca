"""Integers that are addresses by what makes them, and programs that keep such."""

import pytest

from enzyme_cc.analysis.addresses_as_integers import is_made_of_address, keeps_addresses_in_integers
from enzyme_cc.ir import parse_module

FUNCTION = "define i64 @f(ptr %p, ptr %q, i64 %n, ptr %m) {{\nentry:\n{lines}\n}}\n"
BEGIN = "  %a = ptrtoint ptr %p to i64\n  %b = ptrtoint ptr %q to i64\n"


@pytest.mark.parametrize(("lines", "keeps"), [
    ("  %d = sub i64 %b, %a\n  %k = ashr i64 %d, 3\n  store i64 %k, ptr %m\n  ret i64 %k", False),
    ("  %z = and i64 %a, 7\n  %c = icmp eq i64 %z, 0\n  %k = zext i1 %c to i64\n  ret i64 %k", False),
    ("  store i64 %a, ptr %m\n  ret i64 0", True),
    ("  %k = or i64 %a, 1\n  ret i64 %k", True),
    ("  %x = xor i64 %a, %b\n  store i64 %x, ptr %m\n  ret i64 0", True),
    ("  %e = sub i64 %a, %n\n  store i64 %e, ptr %m\n  ret i64 0", True),
    ("  %r = inttoptr i64 %n to ptr\n  %k = load i64, ptr %r\n  ret i64 %k", True),
    ("  %h = call i64 @g(i64 %a)\n  ret i64 %h", True),
])
def test_a_program_keeps_addresses_if_one_leaves_its_computations(lines: str, keeps: bool) -> None:
    module = parse_module("declare i64 @g(i64)\n" + FUNCTION.format(lines=BEGIN + lines))
    assert keeps_addresses_in_integers(module) == keeps


def test_a_constant_address_as_an_integer_is_kept() -> None:
    lines = "  store i64 ptrtoint (ptr @g to i64), ptr %m\n  ret i64 0"
    assert keeps_addresses_in_integers(parse_module("@g = global double 1.0\n" + FUNCTION.format(lines=lines)))


@pytest.mark.parametrize(("made", "is_address"), [
    ("or i64 %a, 1", True),
    ("and i64 %a, -8", True),
    ("add i64 %n, %a", True),
    ("sub i64 %b, %a", False),
    ("xor i64 %a, %b", False),
    ("add i64 %n, 1", False),
    ("lshr i64 %a, 3", False),
])
def test_a_marked_address_is_one_and_a_distance_is_none(made: str, is_address: bool) -> None:
    function = parse_module(FUNCTION.format(lines=BEGIN + f"  %k = {made}\n  ret i64 %k")).functions["f"]
    last = list(function.instructions())[-2]
    assert is_made_of_address(last) == is_address
