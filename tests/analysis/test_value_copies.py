"""Where values are copied to and from."""

from enzyme_cc.analysis.value_copies import copies_of, is_moved_word, is_stored, sources_of
from enzyme_cc.ir import parse_module
from enzyme_cc.ir.opcodes import COPIES

TEXT = """
define void @f(ptr %p, i1 %c) {
  %moved = load i64, ptr %p
  %other = load i64, ptr %p
  %chosen = select i1 %c, i64 %moved, i64 %other
  %same = freeze i64 %chosen
  store i64 %same, ptr %p
  %counted = load i64, ptr %p
  %next = add i64 %counted, 1
  store i64 %counted, ptr %p
  store i64 %next, ptr %p
  ret void
}
"""


def test_values_are_followed_through_copies_both_ways():
    f = parse_module(TEXT).functions["f"]
    moved, other, chosen, same = f.entry.instructions[:4]
    assert copies_of(moved, COPIES) == [moved, chosen, same]
    assert sources_of([same], COPIES) == [same, chosen, moved, other]
    assert not is_stored(moved) and is_stored(same)


def test_a_moved_word_is_loaded_and_stored_and_no_more():
    f = parse_module(TEXT).functions["f"]
    moved, _, _, same, _, counted, following = f.entry.instructions[:7]
    assert is_moved_word(moved) and is_moved_word(same)
    assert not is_moved_word(counted) and not is_moved_word(following)
