"""The messages for what cannot be differentiated: where, what, why, and what to do."""

from __future__ import annotations

import re
from typing import Protocol

from enzyme_cc import ir
from enzyme_cc.analysis.activity import Activity
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.diagnostics import Diagnostic, Location, Note, error, warning
from enzyme_cc.ir import Function, Instruction, Value
from enzyme_cc.ir.debug_info import functions_around, is_library, language_of
from enzyme_cc.rules.rust_library import rust_path


class Names(Protocol):
    """What the program calls the functions of a slice (facts/context.py)."""

    def original_name(self, function: Function) -> str:
        """The symbol in the program."""


class KnownFacts(Protocol):
    """What a message asks of the facts of the function at hand (facts/function_facts.py)."""

    @property
    def engine(self) -> Names: ...

    @property
    def function(self) -> Function: ...

    @property
    def activity(self) -> Activity: ...

    def is_constant_value(self, value: Value) -> bool:
        """Whether the value carries no derivative."""


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


def spoken(symbol: str) -> str:
    """A function's name as its author wrote it, as far as that is known."""
    return re.sub(r"::h[0-9a-f]{16}$", "", rust_path(symbol)) or symbol


def obstacle(call: ir.Call, name: str, reason: str) -> Diagnostic:
    """A call of a known function that stands in the way."""
    return error(f"cannot differentiate through '{spoken(name)}': {reason}", location_of(call), code="unsupported")


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
        for beginning, (name, reason, remedy) in _OF_RUST.items():
            if path.startswith(beginning):
                return error(f"cannot differentiate through '{name}': {reason}", location_of(instruction),
                             code="unsupported", help=remedy)
    return None


def no_candidate(facts: KnownFacts, call: ir.Call) -> Diagnostic:
    """A call through a pointer that may lead to no function whose code is here, and that has no shadow."""
    if rust_path(facts.engine.original_name(facts.function)):
        return error(
            "cannot differentiate this call through a 'dyn' object or a function pointer: the code of no function that "
            "it may reach is at hand",
            location_of(call),
            code="indirect-call",
            help="make the object inside of what is differentiated, by a crate whose code is at hand (compiled by "
            "enzyme-rustc, or by rustc without -C embed-bitcode=no); or take it by its type, as a generic parameter "
            "(&impl Trait) does",
        )
    return error(
        "cannot differentiate this call through a pointer: no function of its type has its address taken in this "
        "translation unit, and the pointer has no shadow",
        location_of(call),
        code="indirect-call",
        help="pass the pointer as a duplicated argument whose shadow is __enzyme_virtualreverse(function)",
    )


def reasons(facts: KnownFacts, value: Value) -> list[Note]:
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


def _plain_name(symbol: str) -> str:
    """What the source calls a function, of C++ without its namespaces; empty where a mangled name does not tell."""
    path = re.sub(r"\$[^:]*", "", spoken(symbol))  # type arguments of Rust's older names
    if not path.startswith("_Z"):
        return "" if path.startswith(("_R", "_$")) else path
    rest, name = path[2:].lstrip("NKL"), ""
    while match := re.match("L?([0-9]+)", rest):
        end = match.end() + int(match[1])
        name, rest = rest[match.end():end], rest[end:]
    return name


def source_name(facts: KnownFacts, value: Value) -> str:
    """What the user would call a value of the function."""
    name = ir.variable_name(value)
    if name is not None:
        return f"'{name}'"
    if isinstance(value, ir.Argument):
        name = _plain_name(facts.engine.original_name(value.parent))
        return f"parameter {value.index + 1} of " + (f"'{name}'" if name else "the differentiated function")
    if isinstance(value, ir.Call):
        callee = value.called_function
        name = _plain_name(facts.engine.original_name(callee)) if callee is not None else ""
        return f"the result of '{name}'" if name else "a call's result"
    if isinstance(value, ir.Alloca):
        return "of a local variable"
    place = location_of(value) if isinstance(value, Instruction) else None
    return f"the value of line {place.line}" if place is not None and place.line else "a value"


def unknown_callee(facts: KnownFacts, call: ir.Call) -> Diagnostic:
    """An active call of code that is not at hand."""
    if isinstance(call.callee, ir.InlineAsm):
        return error(
            "cannot differentiate inline assembly that may handle active values",
            location_of(call),
            code="inline-asm",
            notes=_active_arguments(facts, call),
            help="write it in the language, or put it into a function of its own and give that a derivative with "
            "__enzyme_register_gradient, or declare it inactive with __enzyme_inactivefn",
        )
    function = call.called_function
    name = function.name if function is not None else "a function pointer"
    if name.startswith("_FortranA"):
        return _runtime_of_fortran(facts, call, name)
    if rust_path(name):
        why = "the code of its crate is not at hand, only what was compiled of it"
        remedy = ("compile the crate with enzyme-rustc, or with rustc and without -C embed-bitcode=no; or give the "
                  "function a derivative of its own with __enzyme_register_gradient")
    else:
        why = "its code is not in this translation unit and it is not a known library function"
        remedy = (f"compile the file that defines '{name}' in the same command, or give it a derivative with "
                  "__enzyme_register_gradient and __enzyme_register_derivative, or declare it inactive with "
                  "__enzyme_inactivefn")
    return error(
        f"cannot differentiate the call of '{spoken(name)}': {why}",
        location_of(call),
        code="unknown-callee",
        notes=_active_arguments(facts, call),
        help=remedy,
    )


def other_function(call: ir.Call, name: str, expected: str) -> Diagnostic:
    """A call of a known name that is no call of the known function."""
    return error(
        f"cannot differentiate this call of '{name}': the library's function of this name {expected}",
        location_of(call),
        code="other-function",
        help=f"declare '{name}' as its header does; if it is a function of the program's own, compile the file that "
        "defines it with this wrapper too, so that its code is found at the link, or register a derivative for it",
    )


def _runtime_of_fortran(facts: KnownFacts, call: ir.Call, name: str) -> Diagnostic:
    """A function of flang's runtime that has neither a body nor a row here."""
    if name.endswith("F128"):
        return error(
            "cannot differentiate this function of a real(10) or real(16): flang computes it with 128 bits in "
            f"'{name}' of its own library, whose derivative is not known",
            location_of(call),
            code="fortran-runtime",
            notes=_active_arguments(facts, call),
            help="compute it in real(8)",
        )
    return error(
        f"cannot differentiate what flang's runtime does here: no derivative of '{name}' is known",
        location_of(call),
        code="fortran-runtime",
        notes=_active_arguments(facts, call),
        help="write it with loops or other intrinsics, or move it to a procedure of its own and declare that "
        "inactive with __enzyme_inactivefn if no derivative flows through it",
    )


def _active_arguments(facts: KnownFacts, call: ir.Call) -> list[Note]:
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


_REAL_TYPE = {
    "C": "access the memory by its real type somewhere in the differentiated code, or mark it with "
         "__enzyme_double(pointer, bytes), __enzyme_float, __enzyme_integer or __enzyme_pointer",
    "Fortran": "declare what is passed with its real type (real(8), not type(*), class(*) or an integer array), and "
               "copy numbers as numbers instead of by TRANSFER",
    "Rust": "read the memory as what it is (f64, not u8 or MaybeUninit), or copy it by a slice of that type",
}
"""What settles the type of memory, in the words of each language."""

_APART = {
    "C": "copy the members of the union by the tag, each as what it is (if (a.tag) b.d = a.d; else b.p = a.p;), or "
         "keep numbers in an array and their indices in the union",
    "C++": "copy it by what it holds (std::visit, or a branch on the tag), or keep numbers in a std::vector and their "
           "indices in the variant or union",
    "Fortran": "use a component for numbers and another for pointers in place of EQUIVALENCE or TRANSFER",
    "Rust": "copy the variants with numbers by themselves (a match that makes a new number, such as `x * 1.0`), or "
            "keep numbers in a Vec and their indices in the enum",
}


def undeduced_type(facts: KnownFacts, value: Instruction) -> Diagnostic:
    """An integer that might be a number in disguise."""
    name = ir.variable_name(value)
    what = f"of '{name}'" if name else "of this value"
    return error(
        f"cannot tell whether the bits {what} are an integer or a floating-point number",
        location_of(value),
        code="undeduced-type",
        notes=reasons(facts, value),
        help=_REAL_TYPE.get(language_of(value), _REAL_TYPE["C"]),
    )


def undeduced_memory(facts: KnownFacts, access: Instruction) -> Diagnostic:
    """Copied or freed bytes of unknown type."""
    return error(
        "cannot tell what type of data is copied here: whether it holds floating-point numbers, and which",
        location_of(access),
        code="undeduced-type",
        help=_REAL_TYPE.get(language_of(access), _REAL_TYPE["C"]),
    )


def hidden_address(facts: KnownFacts, pointer: Instruction) -> Diagnostic:
    """A pointer into active memory made of a number that is not known for an address, so has no shadow."""
    return error(
        "cannot differentiate what this pointer leads to: it is made of a number, and where the derivative of its "
        "memory lies cannot be worked out from that",
        location_of(pointer),
        code="hidden-address",
        notes=reasons(facts, pointer),
        help="keep the address in a pointer, not in "
        + ("an integer(8) or real(8) by way of TRANSFER or LOC" if language_of(pointer) == "Fortran" else
           "a floating-point number or in bits of an integer"),
    )


def number_or_pointer(facts: KnownFacts, access: Instruction) -> Diagnostic:
    """A word that is moved, of which the types say both."""
    return error(
        "cannot tell whether what is moved here is a number or a pointer: it holds either, in one place",
        location_of(access),
        code="number-or-pointer",
        notes=reasons(facts, access),
        help=_APART.get(language_of(access), _APART["C"]),
    )


def missing_body(request) -> Diagnostic:
    """A request for a function whose code is not at hand."""
    name = request.function.name
    return error(
        f"cannot differentiate '{name}': its code is not in this translation unit",
        location_of(request.call),
        code="missing-body",
        help=f"compile the file that defines '{name}' in the same command",
    )


def mixed_adjoints_again(request) -> Diagnostic:
    """A request for adjoints of words that are now a number, now a pointer, whose result is differentiated again."""
    return error(
        f"cannot differentiate this derivative of '{request.function.name}' again: the function keeps numbers and "
        "pointers in the same place (a union, an enumeration), or copies blocks of unknown type; which of them a word "
        "was is told by its adjoint",
        location_of(request.call),
        code="number-or-pointer",
        help="take the inner derivative in forward mode (__enzyme_fwddiff), and the outer one in either; or give the "
        "number and the pointer members of their own",
    )


def no_result(request) -> Diagnostic:
    """A hook whose result is used though the request yields none."""
    derivatives = "the tangents are in" if request.hook == "__enzyme_fwddiff" else "the derivatives are added to"
    return warning(
        f"'{request.hook}' returns nothing here, so the result that is used is zero: {derivatives} the shadows",
        location_of(request.call),
        code="result-type",
        help="declare a hook that returns void for such requests: extern void " + request.hook + "_void(void *, ...);",
    )


def wrong_result(request, made: str, declared: str) -> Diagnostic:
    """A hook whose declared result is not what the request yields."""
    return error(
        f"wrong result type: this request returns {made}, but '{request.hook}' is declared to return {declared}",
        location_of(request.call),
        code="result-type",
        help="reverse mode returns the derivatives of the numbers passed by value, forward mode the tangent of the "
        "result; several in a structure, in the order of the arguments (the primal result first if asked for)",
    )


def circular_request(request) -> Diagnostic:
    """A function that differentiates itself."""
    return error(
        f"cannot differentiate '{request.function.name}': it reaches this very request",
        location_of(request.call),
        code="circular-request",
        help="take the call of the hook out of the function that is differentiated",
    )
