"""Bodies of flang's runtime for the types of single calls, where the slice is differentiated as it is.

A body is code for all types, of which inlining and constants leave one. Where the slice is not to be optimised before
it is differentiated, the bodies alone are: each call goes to a function that says what is constant in its descriptors
and calls the body, which LLVM makes code for that. It is said by assumptions, and for variables of the caller that they
do not overlap, since stores to one descriptor might change the other, for all that LLVM knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.descriptor_headers import ANY_TYPE, CODE, EXTRA, STRUCTURE, Header
from enzyme_cc.autodiff.flang.descriptors import PLACES, UNSET, Told
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Function, Module

_Saying = tuple[tuple[int, bool, tuple[tuple[int, ir.Constant], ...]], ...]
"""Of arguments: which, whether it holds already, and the fields of the descriptor."""


def typed_bodies(part: Module, bodies: str, told: Iterable[Told], optimise: Callable[[str], str]) -> list[str]:
    """The text of a module, if any, with a function for each call of which something is told; the calls go there.

    Objects of derived types tell their type as the program runs: their bodies are as they were.
    """
    of_calls: dict[ir.Call, dict[int, tuple[bool, Header]]] = {}
    for call, position, header, _ in told:
        callee = call.called_function
        holds = position != 0 or callee is None or not callee.name.removeprefix(COPY).startswith(UNSET)
        of_calls.setdefault(call, {})[position] = (holds, {f: v for f, v in header.items() if f in PLACES})
    made: dict[tuple[str, _Saying, tuple[int, ...]], tuple[Function, str]] = {}
    for call, headers in of_calls.items():
        callee = call.called_function
        if callee is None or not all(_is_plain(header) for _, header in headers.values()):
            continue
        saying = tuple((at, holds, tuple(header.items())) for at, (holds, header) in sorted(headers.items()))
        key = callee.name, saying, _apart(call)
        if key not in made:
            name = f"{COPY}{callee.name.removeprefix(COPY)}.typed.{len(made)}"
            typed = Function.create(part, name, callee.function_type, "external", None)
            made[key] = typed, _text(typed, *key)
        call.replace_operand(callee, made[key][0])
    if not made:
        return []
    assume = "" if "@llvm.assume(" in bodies else "declare void @llvm.assume(i1)\n"
    return [optimise(bodies + assume + "".join(text for _, text in made.values()))]


def _apart(call: ir.Call) -> tuple[int, ...]:
    """The arguments that are variables of their own."""
    variables = [a for a in call.args if isinstance(a, (ir.Alloca, ir.GlobalVariable))]
    return tuple(n for n, a in enumerate(call.args) if a in variables and variables.count(a) == 1)


def _is_plain(header: Header) -> bool:
    """Whether what is described has a type of the language that does not change."""
    code, extra = header.get(CODE), header.get(EXTRA)
    if not isinstance(code, ir.ConstantInt) or code.value in (STRUCTURE, ANY_TYPE):
        return False
    return extra is None or (isinstance(extra, ir.ConstantInt) and extra.value == 0)


def _text(typed: Function, body: str, saying: _Saying, apart: tuple[int, ...]) -> str:
    """The definition of a function that says what it knows and calls the body."""
    type = typed.function_type
    params = ", ".join(f"{param} %{index}" for index, param in enumerate(type.params))
    lines = []
    for position, holds, header in saying:
        for field, value in header:
            place, here = f"%p{position}.{field}", f"%h{position}.{field}"
            lines.append(f"{place} = getelementptr i8, ptr %{position}, i64 {PLACES[field]}")
            if holds:
                lines.append(f"{here} = load {value.type}, ptr {place}, align 1")
                lines.append(f"{here}.same = icmp eq {value.type} {here}, {value.ref()}")
                lines.append(f"call void @llvm.assume(i1 {here}.same)")
            else:
                lines.append(f"store {value.type} {value.ref()}, ptr {place}, align 1")
    call = f"call {type.ret} @{body}({params})"
    named = ", ".join(f"{param}{' noalias' if n in apart else ''} %{n}" for n, param in enumerate(type.params))
    lines += [call, "ret void"] if type.ret.is_void else [f"%result = {call}", f"ret {type.ret} %result"]
    code = "".join(f"  {line}\n" for line in lines)
    return f"define {type.ret} @{typed.name}({named}) {{\nentry:\n{code}}}\n"
