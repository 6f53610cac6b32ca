"""Calls without a derivative of their own: repeated as they are."""

from __future__ import annotations

from functools import partial

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder
from enzyme_cc.ir.cursor import Cursor


def text_in_shadow(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """A result in memory that holds no numbers, such as a string: its pointers are their own shadows.

    Without it the shadow would keep the pointers of what lay there before, to be freed a second time.
    """
    if callee.info is None or not callee.info.text:
        return
    for pointer, attributes in zip(call.args, call.arg_attributes, strict=False):
        declared = next((a for a in attributes if a.startswith("sret(")), None)
        if declared is not None and s.needs_shadow(pointer):
            type = Cursor(s.module, declared[len("sret("):-1]).type()
            size = ir.int_constant(ir.i64, s.module.datalayout.store_size(type))
            s.shadow(pointer, b).each(partial(b.memcpy, source=s.value(pointer), size=size))


def pointer_result(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """An inactive function that returns one of its pointer arguments, or a pointer that nothing is known of; or an
    integer, where it meets words that are addresses at other times."""
    info = callee.info
    if info is not None and info.returns is not None and callee.function is not None and call.type.is_pointer:
        # strchr and its kin: same offset into the shadow
        base = call.args[info.returns]
        distance = b.sub(b.ptrtoint(s.values[call], ir.i64), b.ptrtoint(s.value(base), ir.i64))
        s.shadows[call] = s.shadow(base, b).map(lambda shadow: b.gep(ir.i8, shadow, (distance,)))
        return
    if callee.function is not None and callee.function.name.startswith("llvm."):
        s._repeat_on_shadows(call, b)
        return
    s.shadows[call] = Lanes.same(s.values[call], s.width)
