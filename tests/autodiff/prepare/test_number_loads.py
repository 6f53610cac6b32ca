"""Loads of numbers stay such when a slice is optimised, and loads that are merged of both kinds are marked."""

import re

from enzyme_cc.autodiff.prepare.number_loads import with_number_loads
from enzyme_cc.toolchain.llvm import preoptimise_text

BITS = """
define i64 @f(ptr %p) {
  %x = load double, ptr %p, align 8
  %b = bitcast double %x to i64
  ret i64 %b
}
"""
PAYLOADS = """
define i64 @f(ptr %p) {
  %tag = load i8, ptr %p, align 8
  %payload = getelementptr i8, ptr %p, i64 8
  %which = icmp eq i8 %tag, 0
  br i1 %which, label %number, label %integer
number:
  %x = load double, ptr %payload, align 8
  %b = bitcast double %x to i64
  br label %end
integer:
  %n = load i64, ptr %payload, align 8
  br label %end
end:
  %word = phi i64 [ %b, %number ], [ %n, %integer ]
  ret i64 %word
}
"""


def test_a_number_whose_bits_are_taken_is_loaded_as_a_number() -> None:
    text = with_number_loads(preoptimise_text, BITS)
    assert re.search(r"(%\S+) = load double, ptr %p, align 8\n  %\S+ = bitcast double \1 to i64\n", text), text
    assert "tbaa" not in text and "enzyme_cc" not in text


def test_one_load_of_a_number_and_an_integer_is_marked() -> None:
    text = with_number_loads(preoptimise_text, PAYLOADS)
    assert re.search(r"= load i64, ptr %\S+, align 8, !enzyme.merged (!\d+)\n(?s:.*)^\1 = !\{\}$", text, re.M), text
    assert "tbaa" not in text and "enzyme_cc" not in text


def test_a_load_that_is_marked_keeps_its_mark() -> None:
    once = with_number_loads(preoptimise_text, PAYLOADS)
    assert with_number_loads(preoptimise_text, once).count("!enzyme.merged") == 1
