"""Adjoints of what is no plain arithmetic: functions of several results, intrinsics, custom rules."""

from __future__ import annotations
from typing import TYPE_CHECKING
from enzyme_cc import ir
from enzyme_cc.autodiff.callee import Callee
from enzyme_cc.ir import Builder

if TYPE_CHECKING:
    from enzyme_cc.autodiff.reverse import ReverseSynthesis


def reverse_multiple(s: ReverseSynthesis, call: ir.Call, spelling, b: Builder) -> None:
    s.engine.refuse(call, "functions of several results")


def reverse_structural(s: ReverseSynthesis, call: ir.Call, b: Builder) -> None:
    s.engine.refuse(call, "intrinsic")


def forward_custom(s: ReverseSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    s.engine.refuse(call, "custom")


def reverse_custom(s: ReverseSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    s.engine.refuse(call, "custom")
