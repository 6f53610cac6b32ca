"""Which modules are merged for differentiation."""

from __future__ import annotations

from enzyme_cc.toolchain.llvm import Module
from enzyme_cc.toolchain.pipeline import closures, needs_differentiation


def _module(defines: str, *calls: str) -> Module:
    lines = [f"declare void @{name}()" for name in calls]
    lines.append(f"define void @{defines}() {{")
    lines += [f"  call void @{name}()" for name in calls]
    return Module.from_text("\n".join([*lines, "  ret void", "}", ""]))


def test_a_hook_counts_in_any_spelling() -> None:
    assert needs_differentiation(_module("f", "__enzyme_autodiff"))
    assert needs_differentiation(_module("f", "_Z17__enzyme_autodiffIdEdPvz"))
    assert needs_differentiation(_module("f", "__enzyme_fwddiff_foo"))
    assert not needs_differentiation(_module("f", "g"))


def test_without_request_nothing_is_merged() -> None:
    assert closures([_module("a", "b"), _module("b")]) == []


def test_a_request_pulls_in_what_it_reaches_and_nothing_else() -> None:
    modules = [_module("alone"), _module("main", "__enzyme_autodiff", "f"), _module("f", "g"), _module("g")]
    assert closures(modules) == [[1, 2, 3]]


def test_groups_that_share_a_unit_become_one() -> None:
    modules = [
        _module("a", "__enzyme_autodiff", "shared"),
        _module("shared"),
        _module("b", "__enzyme_fwddiff", "shared"),
        _module("c", "__enzyme_autodiff"),
    ]
    assert closures(modules) == [[0, 1, 2], [3]]
