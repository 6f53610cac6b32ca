"""Structures that are passed by value: the callee's copy knows how they are aligned."""

from __future__ import annotations

from enzyme_cc.autodiff.prepare.slicing import lower_byval
from enzyme_cc.ir import parse_module


def test_a_structure_by_value_is_copied_with_its_alignment():
    module = parse_module(
        """define double @f(ptr byval({ double, double }) align 8 %s) {
  %x = load double, ptr %s
  ret double %x
}"""
    )
    f = module.functions["f"]
    lower_byval(f, module.datalayout)
    copies = [i for i in f.instructions() if i.opcode == "call"]
    assert [attributes for attributes in copies[0].arg_attributes[:2]] == [("align 16",), ("align 8",)]
