"""The text of an entry: a function that asks for a derivative of one of Numba's, with its words and those of shadows.

    reverse   result, exception, words; a shadow for each active memory; the result's shadow; partials by active numbers
    forward   result, exception, words; a tangent for each active leaf; the result's tangent
    second    forward mode over the reverse entry: its parameters; tangents of the active leaves, of the shadows, of the
              result and its shadow, of the partials

All return Numba's status.
"""

from __future__ import annotations

import hashlib
import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import llvmlite.binding as llvm
from numba.core import types

from enzyme_cc import c_sources
from enzyme_cc.numba.recompiled import Recompiled
from enzyme_cc.numba.words import MEMORY, NUMBER, ActiveLeaf, Words
from enzyme_cc.python.store import key

REVERSE, FORWARD, SECOND = "reverse", "forward", "second"
BODIES = ("numba/bodies.c", "numba/typed_lists.c", "numba/linear_algebra.c")
_PREFIX = "enzyme_cc_"
_WITH_ENDS = frozenset(("NRT_MemInfo_new_varsize", "NRT_MemInfo_new_varsize_dtor", "NRT_MemInfo_alloc_dtor",
                        "NRT_MemInfo_alloc_dtor_safe"))
"""What makes memory that more than its head is given up with."""
_RUNTIME = re.compile(r"@((?:NRT|numba)_\w+)")
_MARKERS = ("enzyme_dup", "enzyme_const", "enzyme_out", "enzyme_primal_return")
_SYMBOL = re.compile(r'c"[^"]*"|@(?:"[^"]*"|[\w.$-]+)')


@dataclass(frozen=True)
class Primal:
    """A function as it is differentiated: with the bodies of Numba's runtime."""

    code: Recompiled
    text: str
    words: Words
    written: tuple[bool, ...]
    """Of each leaf that is memory, whether the function may write there."""


def primal(code: Recompiled, words: Words) -> Primal:
    """The function with bodies for what it calls of Numba's runtime."""
    module = llvm.parse_assembly(_with_runtime(code.text))
    for path in BODIES:
        bodies = llvm.parse_assembly(c_sources.text(path))
        bodies.triple, bodies.data_layout = module.triple, module.data_layout
        module.link_in(bodies)
    written = tuple(_written(module, code.symbol, words))
    return Primal(code, _with_types(module, code.symbol, words), words, written)


def _with_types(module: Any, symbol: str, words: Words) -> str:
    """The module's text, in which the function says what numbers lie in its arrays: LLVM's types do not, and what is
    copied and then read here and there only would be bytes of unknown type."""
    function, calls = module.get_function(symbol), []
    names = [argument.name for argument in function.arguments]
    for leaf in words.leaves:
        number = getattr(leaf.type, "dtype", None)
        if leaf.kind == MEMORY and isinstance(number, (types.Float, types.Complex)):
            hook = "double" if str(number) in ("float64", "complex128") else "float"
            calls.append((hook, f'  call void @__enzyme_{hook}.numba(ptr %"{names[2 + leaf.first]}")\n'))
    text = str(module)
    head = re.search(rf'^define [^\n]*@"?{re.escape(symbol)}"?\([^\n]*\{{\n(?:[^\n ]+:[^\n]*\n)?', text, re.M)
    assert head is not None
    declared = "".join(f"declare void @__enzyme_{hook}.numba(ptr nocapture readnone) nounwind "
                       "memory(inaccessiblemem: readwrite)\n" for hook in dict.fromkeys(hook for hook, _ in calls))
    return text[:head.end()] + "".join(call for _, call in calls) + text[head.end():] + declared


def _with_runtime(text: str) -> str:
    """The text calling the bodies, by their names."""
    names = {name for name in set(_RUNTIME.findall(text)) if _PREFIX + name in _bodies()}
    grown = not _WITH_ENDS.isdisjoint(names)
    for name in sorted(names):
        text = re.sub(rf"^define [^\n]*@{name}\(.*?^}}\n|^declare [^\n]*@{name}\([^\n]*\n", "", text, flags=re.M | re.S)
        body = f"{_PREFIX}{name}_grown" if grown and name == "NRT_decref" else _PREFIX + name
        text = re.sub(rf"@{name}\b", f"@{body}", text)
    called = dict.fromkeys(re.findall(rf"@({_PREFIX}(?:NRT|numba)_\w+)", text))
    there = set(re.findall(rf"^(?:define|declare) [^\n]*@({_PREFIX}\w+)\(", text, re.M))  # of what it calls
    return text + "".join(_bodies()[name] + "\n" for name in called if name not in there)


@cache
def _bodies() -> dict[str, str]:
    """Declarations of the bodies, by name."""
    found = {}
    for result, name, parameters in re.findall(
            rf"^define [^\n]*?(ptr|void|i\d+|double|float) @({_PREFIX}\w+)\((.*?)\)",
            "".join(map(c_sources.text, BODIES)), re.M):
        types = ", ".join(parameter.split()[0] for parameter in parameters.split(",") if parameter)
        found[name] = f"declare {result} @{name}({types})"
    return found


def _written(module: Any, symbol: str, words: Words) -> list[bool]:
    """Whether the function may write to what each address leads to, by what LLVM proves."""
    proof = module.clone()
    target = llvm.Target.from_triple(proof.triple).create_target_machine()
    builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=1))
    builder.getModulePassManager().run(proof, builder)
    proved = [{str(a, "utf-8") for a in word.attributes} for word in proof.get_function(symbol).arguments]
    return [leaf.kind == MEMORY and not {"readonly", "readnone"} & {a.split("(")[0] for a in proved[2 + leaf.first]}
            for leaf in words.leaves]


@dataclass(frozen=True)
class DerivativeEntry:
    """A function that asks for a derivative: the module, and its name, which its content decides."""

    name: str
    text: str


def entry(kind: str, of: Primal, active: Sequence[bool]) -> DerivativeEntry:
    """The entry for a derivative by the leaves that are active."""
    words = [f"{type_} %w{number}" for number, type_ in enumerate(of.code.words[2:])]
    leaves = [leaf for leaf, is_active in zip(of.words.leaves, active, strict=True) if is_active]
    own = ["ptr %result", "ptr %exception", *words]
    writer = _Writer(of, leaves)
    if kind == FORWARD:
        parts = [writer.forward("entry", own)]
    else:
        parts = [writer.reverse("reverse_entry", own)]
        if kind == SECOND:
            parts.append(writer.second("entry", own))
        else:
            parts[0] = parts[0].replace("@reverse_entry(", "@entry(")
    markers = "".join(f"@{marker} = external global i32\n" for marker in _MARKERS if f"\n@{marker} = " not in of.text)
    text = _tidy(of.text + markers + "".join(parts))
    name = f"enzyme_cc_{kind}_{key('numba', hashlib.sha256(text.encode()).hexdigest())}"
    return DerivativeEntry(name, re.sub(r"@(entry|reverse_entry)\b", lambda m: f"@{name}" if m[1] == "entry" else
                              f"@{name}_inner", re.sub(r"@(__enzyme_\w+)\.", rf"@\1.{name}.", text)))


def _tidy(text: str) -> str:
    """Names that say nothing of this process, so that what is kept is found again: Numba counts all it compiles."""
    names: dict[str, str] = {}
    taken = {name.strip('@"') for name in _SYMBOL.findall(text)}

    def renamed(match: re.Match[str]) -> str:
        name = match[0]
        if name[0] == "c" or ("_ZN" not in name and "NumbaEnv" not in name and ".const." not in name):
            return name
        if name not in names:
            readable = re.sub(r"v\d+B|0x[0-9a-f]+|[^\w]|\d{5,}", "", name.strip('@"'))[:60]
            number = next(n for n in itertools.count(len(names)) if f"{readable}.{n}" not in taken)
            taken.add(f"{readable}.{number}")
            names[name] = f'@"{readable}.{number}"'
        return names[name]

    return _SYMBOL.sub(renamed, text)


class _Writer:
    """Writes entries of one function."""

    def __init__(self, of: Primal, active: list[ActiveLeaf]) -> None:
        self.of, self.active = of, active
        self.memory = [leaf for leaf in active if leaf.kind == MEMORY]
        self.numbers = [(leaf.first + part) for leaf in active if leaf.kind == NUMBER for part in range(leaf.count)]
        self.types = of.code.words[2:]

    def reverse(self, name: str, own: list[str]) -> str:
        """Reverse mode."""
        shadows = {leaf.first: f"%s{leaf.first}" for leaf in self.memory}
        given = ["ptr @enzyme_primal_return", "ptr @enzyme_dup, ptr %result, ptr %seed",
                 "ptr @enzyme_const, ptr %exception"]
        for number, type_ in enumerate(self.types):
            if number in shadows:
                given.append(f"ptr @enzyme_dup, ptr %w{number}, ptr {shadows[number]}")
            elif number in self.numbers:
                given.append(f"ptr @enzyme_out, {type_} %w{number}")
            else:
                given.append(f"ptr @enzyme_const, {type_} %w{number}")
        fields = ["i32", *(self.types[number] for number in self.numbers)]
        result = "{ " + ", ".join(fields) + " }" if self.numbers else "i32"
        lines = [f"  %r = call {result} (ptr, ...) @__enzyme_autodiff.r(ptr @{self._symbol}, {', '.join(given)})"]
        status = "%r"
        if self.numbers:
            status = "%status"
            lines.append(f"  %status = extractvalue {result} %r, 0")
        for place, number in enumerate(self.numbers):
            lines += [f"  %p{number} = extractvalue {result} %r, {place + 1}",
                      f"  %at{number} = getelementptr i8, ptr %partials, i64 {8 * place}",
                      f"  store {self.types[number]} %p{number}, ptr %at{number}"]
        own = [*own, *(f"ptr {shadow}" for shadow in shadows.values()), "ptr %seed", "ptr %partials"]
        return _function(name, own, lines, status) + f"declare {result} @__enzyme_autodiff.r(ptr, ...)\n"

    def forward(self, name: str, own: list[str]) -> str:
        """Forward mode."""
        given = ["ptr @enzyme_primal_return", "ptr @enzyme_dup, ptr %result, ptr %moved",
                 "ptr @enzyme_const, ptr %exception"]
        moved = self._moved()
        given += [f"ptr @enzyme_dup, {type_} %w{number}, {type_} {moved[number]}" if number in moved else
                  f"ptr @enzyme_const, {type_} %w{number}" for number, type_ in enumerate(self.types)]
        own = [*own, *(f"{self.types[number]} {value}" for number, value in moved.items()), "ptr %moved"]
        line = f"  %r = call i32 (ptr, ...) @__enzyme_fwddiff.f(ptr @{self._symbol}, {', '.join(given)})"
        return _function(name, own, [line], "%r") + "declare i32 @__enzyme_fwddiff.f(ptr, ...)\n"

    def second(self, name: str, own: list[str]) -> str:
        """Forward mode over the reverse entry."""
        given = ["ptr @enzyme_primal_return", "ptr @enzyme_dup, ptr %result, ptr %moved",
                 "ptr @enzyme_const, ptr %exception"]
        moved = self._moved()
        given += [f"ptr @enzyme_dup, {type_} %w{number}, {type_} {moved[number]}" if number in moved else
                  f"ptr @enzyme_const, {type_} %w{number}" for number, type_ in enumerate(self.types)]
        shadows = [f"s{leaf.first}" for leaf in self.memory]
        others = [*shadows, "seed", "partials"]
        given += [f"ptr @enzyme_dup, ptr %{other}, ptr %d.{other}" for other in others]
        own = [*own, *(f"ptr %{other}" for other in others),
               *(f"{self.types[number]} {value}" for number, value in moved.items()), "ptr %moved",
               *(f"ptr %d.{other}" for other in others)]
        line = f"  %r = call i32 (ptr, ...) @__enzyme_fwddiff.f(ptr @reverse_entry, {', '.join(given)})"
        return _function(name, own, [line], "%r") + "declare i32 @__enzyme_fwddiff.f(ptr, ...)\n"

    def _moved(self) -> dict[int, str]:
        """The tangents' names, by word, in the order of the words."""
        return {number: f"%t{number}" for leaf in self.active
                for number in range(leaf.first, leaf.first + leaf.count)}

    @property
    def _symbol(self) -> str:
        name = self.of.code.symbol
        return name if re.fullmatch(r"[\w.$-]+", name) else f'"{name}"'


def _function(name: str, parameters: list[str], lines: list[str], status: str) -> str:
    body = "\n".join(lines)
    return f"define i32 @{name}({', '.join(parameters)}) {{\n{body}\n  ret i32 {status}\n}}\n"
