"""The messages for what cannot be differentiated: where, what, why, and what to do."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.spoken_names import plain_name, spoken
from enzyme_cc.autodiff.interface.spoken_names import source_name as function_name
from enzyme_cc.autodiff.prepare.slicing import COPY
from enzyme_cc.diagnostics import Diagnostic, Location, Note, error, warning
from enzyme_cc.ir import Function, Instruction, Value
from enzyme_cc.ir.debug_info import functions_around, instruction_location, is_library, language_of
from enzyme_cc.rules.rust_library import rust_path

if TYPE_CHECKING:
    from enzyme_cc.autodiff.facts.function_facts import Facts


def location_of(instruction: Instruction) -> Location | None:
    """Where the source has the instruction; its function's place if it has none of its own."""
    location = instruction.debug_location
    if instruction.parent is None or instruction.parent.parent is None:
        return location
    if location is None:
        return instruction.parent.parent.debug_location
    return _call_from_source(instruction.parent.parent) or location if is_library(location) else location


def _call_from_source(function: Function) -> Location | None:
    """The nearest call, through functions of the language's own library, that stands in the user's own source."""
    calls: dict[str, list[ir.Call]] = {}
    for other in list(function.parent.functions.values()):
        for block in other.blocks if other.has_body else ():
            for instruction in block.instructions:
                if isinstance(instruction, ir.Call) and instruction.called_function is not None:
                    calls.setdefault(instruction.called_function.name, []).append(instruction)
    reached = [function]
    for callee in reached:
        for call in calls.get(callee.name, ()):
            location = call.debug_location
            if location is not None and not is_library(location):
                return location
            if call.function is not None and call.function not in reached:
                reached.append(call.function)
    return None


def in_library(instruction: Instruction) -> list[Note]:
    """Where the line is, if it is not the user's own but in a library's code that was inlined there."""
    place, shown = instruction_location(instruction, innermost=True), location_of(instruction)
    if place is None or not place.line or not is_library(place) or shown is None or is_library(shown):
        return []
    file = place.file if place.file.startswith("/") else f"{place.directory}/{place.file}"
    found = re.match("/rustc/[0-9a-f]+/(.*)", file)
    return [Note(f"it is done in the library's code, {found[1] if found else file}:{place.line}", shown)]


def refused(
    instruction: Instruction, message: str, code: str = "unsupported", notes: Iterable[Note] = (), **details: str
) -> Diagnostic:
    """What to say of an instruction that cannot be differentiated."""
    return error(message, location_of(instruction), code=code, notes=[*in_library(instruction), *notes], **details)


def obstacle(call: ir.Call, name: str, reason: str) -> Diagnostic:
    """A call of a known function that stands in the way."""
    return refused(call, f"cannot differentiate through '{spoken(name)}': {reason}")


_OF_RUST = {
    "std::thread::": (
        "std::thread",
        "a thread started inside differentiated code is not followed",
        "start it outside, one gradient each; or run the closures one after the other",
    ),
    "std::sync::mp": (  # and mpmc, on which it stands
        "std::sync::mpsc",
        "what a channel carries from thread to thread is not followed",
        "collect the values in a Vec or a VecDeque",
    ),
}
"""Beginnings of the paths in Rust's standard library that are refused as a whole, whichever of their instructions is
the first that cannot be differentiated: what users call it, the reason, and the remedy."""


def of_rust_library(instruction: Instruction) -> Diagnostic | None:
    """What to say of an obstacle inside of a part of Rust's standard library that is refused as a whole."""
    for symbol in functions_around(instruction):
        path = rust_path(symbol.removeprefix(COPY))
        for beginning, (name, reason, help) in _OF_RUST.items():
            if path.startswith(beginning):
                return refused(instruction, f"cannot differentiate through '{name}': {reason}", help=help)
    return None


_NO_CANDIDATE = {
    "C": "cannot differentiate this call through a pointer: no function of its type has its address taken in this "
    "translation unit, and the pointer has no shadow",
    "C++": "cannot differentiate this call through a pointer or of a virtual function: no function that it may reach "
    "has its code in this translation unit, and the pointer has no shadow",
    "Fortran": "cannot differentiate this call of a dummy procedure, a procedure pointer or a type-bound procedure: "
    "the code of no procedure that it may reach is at hand",
    "Rust": "cannot differentiate this call through a 'dyn' object or a function pointer: the code of no function that "
    "it may reach is at hand",
}


def no_candidate(facts: Facts, call: ir.Call) -> Diagnostic:
    """A call through a pointer that may lead to no function whose code is here, and that has no shadow."""
    return error(
        _NO_CANDIDATE[language_of(call)],
        location_of(call),
        code="indirect-call",
        help=remedy("indirect call", call),
    )


def reasons(facts: Facts, value: Value) -> list[Note]:
    """How a derivative gets to a value, in the names of the source."""
    function = facts.function
    values = {name: each for each, name in function.number_values().items()}

    def named(match: re.Match[str]) -> str:
        found = values.get(match[0])
        return source_name(facts, found) if found is not None else match[0]

    notes: list[Note] = []
    for text, instruction in facts.activity.why_active(value)[:6]:
        place = location_of(instruction) if instruction is not None else function.debug_location
        if place is not None and is_library(place):
            place = _call_from_source(function) or place
        if isinstance(instruction, ir.Alloca):
            continue  # "p points into the memory p"
        notes.append(Note(_LOCAL_NAME.sub(named, text), place))
    return notes


_LOCAL_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)')


def source_name(facts: Facts, value: Value) -> str:
    """What the user would call a value of the function."""
    name = ir.variable_name(value)
    if name is not None:
        return f"'{name}'"
    if isinstance(value, ir.Argument):
        name = plain_name(facts.engine.original_name(value.parent))
        return f"parameter {value.index + 1} of " + (f"'{name}'" if name else "the differentiated function")
    if isinstance(value, ir.Call):
        callee = value.called_function
        name = plain_name(facts.engine.original_name(callee)) if callee is not None else ""
        return f"the result of '{name}'" if name else "a call's result"
    if isinstance(value, ir.Alloca):
        return "of a local variable"
    place = location_of(value) if isinstance(value, Instruction) else None
    return f"the value of line {place.line}" if place is not None and place.line else "a value"


def unknown_callee(facts: Facts, call: ir.Call) -> Diagnostic:
    """An active call of code that is not at hand."""
    if isinstance(call.callee, ir.InlineAsm):
        return refused(
            call,
            "cannot differentiate inline assembly that may handle active values",
            code="inline-asm",
            notes=_active_arguments(facts, call),
            help=remedy("inline assembly", call),
        )
    function = call.called_function
    symbol = function.name if function is not None else "a function pointer"
    if symbol.startswith("_FortranA"):
        return _runtime_of_fortran(facts, call, symbol)
    name = spoken(symbol, language_of(call))
    why = "the code of its crate is not at hand, only what was compiled of it" if rust_path(symbol) else \
        "its code is not at hand and it is not a known library function"
    return refused(
        call,
        f"cannot differentiate the call of '{name}': {why}",
        code="unknown-callee",
        about=symbol,
        notes=_active_arguments(facts, call),
        help=remedy("unknown function", call, name=name),
    )


def other_function(call: ir.Call, name: str, expected: str) -> Diagnostic:
    """A call of a known name that is no call of the known function."""
    return refused(
        call,
        f"cannot differentiate this call of '{name}': the library's function of this name {expected}",
        code="other-function",
        help=remedy("other function", call, name=name),
    )


def _runtime_of_fortran(facts: Facts, call: ir.Call, name: str) -> Diagnostic:
    """A function of flang's runtime that has neither a body nor a row here."""
    if name.endswith("F128"):
        return refused(
            call,
            "cannot differentiate this function of a real(10) or real(16): flang computes it with 128 bits in "
            f"'{name}' of its own library, whose derivative is not known",
            code="fortran-runtime",
            notes=_active_arguments(facts, call),
            help="compute it in real(8)",
        )
    return refused(
        call,
        f"cannot differentiate what flang's runtime does here: no derivative of '{name}' is known",
        code="fortran-runtime",
        notes=_active_arguments(facts, call),
        help=remedy("runtime of Fortran", call),
    )


def _active_arguments(facts: Facts, call: ir.Call) -> list[Note]:
    notes: list[Note] = []
    for position, arg in enumerate(call.args):
        if not facts.is_constant_value(arg):
            notes.append(Note(f"its argument {position + 1} carries a derivative", location_of(call)))
            notes += reasons(facts, arg)
            break
    else:
        if not call.type.is_void and not facts.is_constant_value(call):
            notes.append(Note("its result carries a derivative", location_of(call)))
    return notes


def undeduced_type(facts: Facts, value: Instruction) -> Diagnostic:
    """An integer that might be a number in disguise."""
    name = ir.variable_name(value)
    what = f"of '{name}'" if name else "of this value"
    return refused(
        value,
        f"cannot tell whether the bits {what} are an integer or a floating-point number",
        code="undeduced-type",
        notes=reasons(facts, value),
        help=remedy("real type", value),
    )


def undeduced_memory(facts: Facts, access: Instruction) -> Diagnostic:
    """Copied or freed bytes of unknown type."""
    return refused(
        access,
        "cannot tell what type of data is copied here: whether it holds floating-point numbers, and which",
        code="undeduced-type",
        help=remedy("real type", access),
    )


def hidden_address(facts: Facts, pointer: Instruction) -> Diagnostic:
    """A pointer into active memory made of a number that is not known for an address, so has no shadow."""
    return refused(
        pointer,
        "cannot differentiate what this pointer leads to: it is made of a number, and where the derivative of its "
        "memory lies cannot be worked out from that",
        code="hidden-address",
        notes=reasons(facts, pointer),
        help=remedy("hidden address", pointer),
    )


def number_or_pointer(facts: Facts, access: Instruction) -> Diagnostic:
    """A word that is moved, of which the types say both."""
    return refused(
        access,
        "cannot tell whether what is moved here is a number or a pointer: it holds either, in one place",
        code="number-or-pointer",
        notes=reasons(facts, access),
        help=remedy("number or pointer", access),
    )


def name_of(request) -> str:
    """The function of a request, as its author named it."""
    return function_name(request.function, language_of(request.call))


def hook_word(request) -> str:
    """The hook of a request, as it is written in the language."""
    return request.hook.removeprefix("__") if language_of(request.call) == "Fortran" else request.hook


def missing_body(request) -> Diagnostic:
    """A request for a function whose code is not at hand."""
    name = name_of(request)
    return error(
        f"cannot differentiate '{name}': its code is not at hand",
        location_of(request.call),
        code="missing-body",
        about=request.function.name,
        help=remedy("missing code", request.call, name=name),
    )


def mixed_adjoints_again(request) -> Diagnostic:
    """A request for adjoints of words that are now a number, now a pointer, whose result is differentiated again."""
    return error(
        f"cannot differentiate this derivative of '{name_of(request)}' again: the function keeps numbers and "
        "pointers in the same place (a union, an enumeration), or copies blocks of unknown type; which of them a word "
        "was is told by its adjoint",
        location_of(request.call),
        code="number-or-pointer",
        help=remedy("derived again", request.call),
    )


def no_result(request) -> Diagnostic:
    """A hook whose result is used though the request yields none."""
    derivatives = "the tangents are in" if request.hook == "__enzyme_fwddiff" else "the derivatives are added to"
    return warning(
        f"'{hook_word(request)}' returns nothing here, so the result that is used is zero: {derivatives} the shadows",
        location_of(request.call),
        code="result-type",
        help=remedy("no result", request.call, name=hook_word(request)),
    )


def wrong_result(request, made: str, declared: str) -> Diagnostic:
    """A hook whose declared result is not what the request yields."""
    return error(
        f"wrong result type: this request returns {made}, but '{hook_word(request)}' is declared to return {declared}",
        location_of(request.call),
        code="result-type",
        help=remedy("wrong result", request.call),
    )


def circular_request(request) -> Diagnostic:
    """A function that differentiates itself."""
    return error(
        f"cannot differentiate '{name_of(request)}': it reaches this very request",
        location_of(request.call),
        code="circular-request",
        help="take the call of the hook out of the function that is differentiated",
    )
