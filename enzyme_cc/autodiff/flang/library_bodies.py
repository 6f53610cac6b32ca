"""Bodies for functions of flang's runtime that a slice calls, so that they are differentiated like user code.

The bodies are LLVM IR made from fortran/bodies.c. Only those that the slice calls, and what they call, are taken;
all are inlined, since what a body does depends on descriptors that mostly are constants at the call.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from enzyme_cc import c_sources, ir
from enzyme_cc.analysis.declared_types import OF_RUNTIME
from enzyme_cc.autodiff.flang import fortran_types
from enzyme_cc.autodiff.flang.descriptors import inline_selections, narrow_codes, restate
from enzyme_cc.autodiff.flang.trampolines import inline_receivers
from enzyme_cc.autodiff.flang.typed_bodies import typed_bodies
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Builder, Function, Module

PREFIXES = ("_FortranA", "CFI_")
"""flang's runtime, and its functions for descriptors in C."""
OUTSIDE = "outside_"
"""How a body calls the runtime's own function of its name."""
TRANSFER = "_FortranATransfer"
"""Functions after which integers and text may be the bits of numbers: to copy these says nothing of what they are."""
_COPIES = ("copy_simple", "copy_text")
_TBAA = re.compile(r", !tbaa !\d+")
SOURCE = "fortran/bodies.c"

_DEFINITION = re.compile(r"^define (?:internal )?(.*?)@([\w.]+)\(.*?^}\n", re.M | re.S)
_DECLARATION = re.compile(r"^declare .*?@([\w.]+)\(.*\n", re.M)
_DEFINED = re.compile(r"^(define .*)( (?:personality .*)?\{\n)")
_TYPE = re.compile(r"^%.*\n", re.M)
_NAME = re.compile(r"@([\w.]+)")


@cache
def _parts() -> tuple[dict[str, str], dict[str, str], str, str]:
    """Definitions and declarations by name, the types, and the rest: attributes and metadata."""
    text = c_sources.text(SOURCE).replace('!"Simple C/C++ TBAA"', f'!"{OF_RUNTIME}"')
    definitions = {m.group(2): m.group(0) for m in _DEFINITION.finditer(text)}
    declarations = {m.group(1): m.group(0) for m in _DECLARATION.finditer(text)}
    rest = _DECLARATION.sub("", _DEFINITION.sub("", text))
    return definitions, declarations, "".join(_TYPE.findall(rest)), _TYPE.sub("", rest)


def text_with_bodies(
    part: Module, link: Callable[..., str], optimise: Callable[[str], str] | None = None
) -> str:
    """The text of a slice in which calls of the runtime that have bodies here are calls of these.

    `optimise` is given where the slice is differentiated as it is (typed_bodies.py).
    """
    inline_receivers(part)
    narrow_codes(part)
    wanted = [
        name for name, function in part.functions.items() if name.startswith(PREFIXES) and not function.has_body
    ]
    if not wanted:
        return part.print()
    definitions = _parts()[0]
    wanted = [name for name in wanted if name in definitions]
    if not wanted:
        return part.print()
    inline_selections(part)
    told = restate(part, wanted)
    if fortran_types.UNKNOWN_TYPE in part.functions:
        wanted.append(fortran_types.UNKNOWN_TYPE)
    text = _module_text(wanted, part)
    types = {name: function.function_type for name, function in ir.parse_module(text).functions.items()}
    instead: dict[ir.Call, ir.Call] = {}
    for name in wanted:
        instead |= _call_body(part, part.functions[name], types[COPY + name])
    typed: list[str] = []
    if optimise is not None:
        said = [t._replace(call=instead.get(t.call, t.call)) for t in told]
        typed = typed_bodies(part, text, said, optimise)
    return link(part.print(), text, *typed)


def _module_text(names: list[str], part: Module) -> str:
    """A module with these bodies and what they call, under the names of copies."""
    definitions, declarations, types, rest = _parts()
    needed: dict[str, None] = {}
    declared: dict[str, None] = {}
    waiting = list(names)
    walkers = ""
    while waiting:
        name = waiting.pop()
        if name in needed or name in declared:
            continue
        if name in fortran_types.WALKERS:
            if not walkers:
                walkers = fortran_types.TypeTables(part).walkers(COPY)
                waiting += fortran_types.NEEDED
        elif name in definitions:
            needed[name] = None
            waiting += _NAME.findall(definitions[name])
        elif name in declarations:
            declared[name] = None
    body = "".join(_DEFINED.sub(r"\1 alwaysinline\2", definitions[name], 1) for name in needed)
    body = body.replace("define internal ", "define ").replace("define ", "define linkonce_odr hidden ")
    copied = {*needed, *(fortran_types.WALKERS if walkers else ())}
    if any(name.startswith(TRANSFER) for name in names):
        body = _DEFINITION.sub(lambda m: _TBAA.sub("", m.group(0)) if m.group(2) in _COPIES else m.group(0), body)
    body = _NAME.sub(lambda m: f"@{COPY}{m.group(1)}" if m.group(1) in copied else m.group(0), body)
    head = f'target datalayout = "{part.datalayout}"\n'
    if part.triple:
        head += f'target triple = "{part.triple}"\n'
    text = head + types + body + walkers + "".join(declarations[name] for name in declared) + rest
    return text.replace("@" + OUTSIDE, "@_")


def _call_body(part: Module, declared: Function, type: ir.FunctionType) -> dict[ir.Call, ir.Call]:
    """Have the calls of a declared function go to its body; flang's `{}` results are void there. Calls that others
    stand for now."""
    instead: dict[ir.Call, ir.Call] = {}
    name = declared.name
    if declared.function_type is type:
        part.rename(declared, COPY + name)
        return instead
    if declared.function_type.params != type.params or str(declared.function_type.ret) != "{}":
        return instead  # another version of the runtime: not the function that we know
    body = Function.create(part, COPY + name, type, "external", None)
    for function in part.functions.values():
        if not function.has_body or (function.body_text is not None and name not in function.body_text):
            continue
        for block in function.blocks:
            for call in list(block.instructions):
                if isinstance(call, ir.Call) and call.callee is declared:
                    builder = Builder.before(call)
                    instead[call] = builder.call(body, call.args)
                    call.remove()
    return instead
