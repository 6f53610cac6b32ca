"""Numbers read out of text, bytes or files that active numbers were written to: refused, or warned of, by line.

What is read is found by analysis/text.py. Where a file lies between, nobody sees whether it is that number that is
read: one warning for the request says so.
"""

from __future__ import annotations

import re

from enzyme_cc import ir
from enzyme_cc.analysis.text import TextAnalysis
from enzyme_cc.analysis.text_in_memory import Reading, Writing
from enzyme_cc.analysis.text_kept import is_table_lookup, may_write
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.spoken_names import spoken
from enzyme_cc.diagnostics import DiagnosticError, Location, Note, error, warning
from enzyme_cc.ir import Function
from enzyme_cc.ir.catches import goes_on_after_exceptions
from enzyme_cc.rules.rust_library import rust_path
from enzyme_cc.rules.text import text_info


class TextCheck:
    """Looks at each function that a derivative is made of, once for each activity."""

    def __init__(self, context: SliceContext) -> None:
        self.context = context
        self._analysis: TextAnalysis | None = None
        self._wanted: bool | None = None
        self._warned = False

    def check(self, function: Function, facts: FunctionFacts) -> None:
        """Give up, or warn, where a result of the function depends on a number that was read."""
        if self.context.options.unchecked or not self._is_wanted():
            return
        if self._analysis is None:
            self._analysis = TextAnalysis(
                self.context.region, goes_on_after_exceptions(self.context.module))
        text = self._analysis.readings_of(function, facts.types, facts.activity.varied)
        found: dict[int, None] = {}
        for seed in facts.activity.seeds_of_results(text.numbers):
            found |= dict.fromkeys(sorted(text.sources.get(seed, ())))
        readings = [self._analysis.register.described(index) for index in found]
        seen = [reading for reading in readings if any(not w.by_file for w in reading.writings)]
        if seen:
            raise DiagnosticError(list(dict.fromkeys(self._refusal(reading) for reading in seen)))
        if readings and not self._warned:
            self._warned = True
            self.context.remarks.append(self._warning(readings[0]))

    def _is_wanted(self) -> bool:
        """Whether the slice writes text, or bytes of numbers, anywhere but to the process's own streams, or looks up
        digits."""
        if self._wanted is None:
            functions = self.context.module.functions.values()
            self._wanted = any(is_table_lookup(i) for function in functions for i in function.instructions()) or any(
                (info := (model := self.context.models.of_function(function)).info) is not None
                and may_write(function, info, text_info(model.name))
                for name, function in self.context.module.functions.items()
                if not name.startswith("llvm.")
            )
        return self._wanted

    def _refusal(self, reading: Reading):
        writings = [w for w in reading.writings if not w.by_file]
        return error(
            f"cannot differentiate through {'bytes' if writings[0].moved else 'text'}: the number that "
            f"{_said(reading)} here may be one that depends on active input, and its derivative is lost on that way",
            location_of(reading.instruction),
            code="text",
            notes=_notes(writings),
            help=remedy("text", reading.instruction),
        )

    def _warning(self, reading: Reading):
        return warning(
            f"the number that {_said(reading)} here comes from a file, a pipe or a stream, and what depends on active "
            "input is written to one: if it is read here again, its derivative is lost",
            location_of(reading.instruction),
            code="text",
            notes=_notes(reading.writings),
            help=remedy("file", reading.instruction),
        )


def _notes(writings: tuple[Writing, ...] | list[Writing]) -> list[Note]:
    places: dict[Location | None, Note] = {}
    for writing in writings:
        place = location_of(writing.instruction)
        places.setdefault(place, Note(f"a number that carries a derivative is written here{_by(writing)}", place))
    return list(places.values())[:3]


def _by(writing: Writing) -> str:
    name = _callee(writing.instruction)
    return f", by '{name}'" if name else ""


def _said(reading: Reading) -> str:
    name = _callee(reading.instruction)
    if name:
        return f"'{name}' reads"
    return "is read" if reading.instruction.opcode in ("call", "invoke", "load") else "is made of characters"


_OPERATORS = {"_M_insert": "<<", "ls": "<<", "_M_extract": ">>", "rs": ">>", "__ostream_insert": "<<", "sputn": "write"}
_LAST_NAME = re.compile(r"(?:\d+(sto[a-z]+|to_w?string|to_chars|from_chars|read|write|getline|get|str|append|assign"
                        r"|insert|replace|_M_insert|_M_extract|__ostream_insert)(?=[A-Z]))|(?:E|S[iod]|St)(ls|rs)(?=[A-Z])")


_OF_RUST = {"core::num::dec2flt": "parse", "alloc::fmt::format": "format!", "core::fmt::write": "write!",
            "core::fmt": "to_string", "std::fs": "std::fs", "std::io": "std::io", "alloc::string": "to_string"}


def _callee(instruction: ir.Instruction) -> str:
    """A library's function as the user calls it, "" if that is not known."""
    function = instruction.called_function if isinstance(instruction, (ir.Call, ir.Invoke)) else None
    if function is None:
        return ""
    name = spoken(function.name)
    for beginning, statement in (("_FortranAioOutput", "WRITE"), ("_FortranAioInput", "READ")):
        if function.name.startswith(beginning):
            return statement
    for path, said in _OF_RUST.items():
        if name.startswith(path):
            return said
    if function.name.startswith("_Z") and not rust_path(function.name):
        found = _LAST_NAME.search(function.name)
        name = (found[1] or found[2]) if found else ""
        return _OPERATORS.get(name, name)
    for beginning in ("__isoc99_", "__isoc23_"):
        name = name.removeprefix(beginning)
    if name.startswith("__") and name.endswith("_chk"):
        name = name[2:-4]
    return name
