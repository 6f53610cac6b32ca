"""The messages for what cannot be differentiated: where, what, why, and what to do."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Protocol

from enzyme_cc import ir
from enzyme_cc.analysis.activity import ActivityResults
from enzyme_cc.autodiff.interface.known_libraries import library_of
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.spoken_names import plain_name, spoken
from enzyme_cc.autodiff.interface.spoken_names import source_name as function_name
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.diagnostics import Diagnostic, Location, Note, error, warning
from enzyme_cc.ir import Function, Instruction, Value
from enzyme_cc.ir.debug_info import functions_around, instruction_location, language_of
from enzyme_cc.ir.mentions import globals_in
from enzyme_cc.ir.source_places import is_library, places_around
from enzyme_cc.rules.blas_names import is_name
from enzyme_cc.rules.fftw import is_name as is_name_of_fftw
from enzyme_cc.rules.mpi import is_name as is_name_of_mpi
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
    def activity(self) -> ActivityResults: ...

    def is_constant_value(self, value: Value) -> bool:
        """Whether the value carries no derivative."""


def location_of(instruction: Instruction) -> Location | None:
    """Where the source has the instruction; its function's place if it has none of its own."""
    location = instruction.debug_location
    if instruction.parent is None or instruction.parent.parent is None:
        return location
    if location is None:
        location = instruction.parent.parent.debug_location
        if location is None:  # a body of ours for what a language's library does
            return _call_from_source(instruction.parent.parent)
    return _call_from_source(instruction.parent.parent) or location if is_library(location) else location


def _call_from_source(function: Function) -> Location | None:
    """The nearest place in the user's own source that calls the function, through functions of the language's own
    library, or names it, if only in the table of a class."""
    module = function.parent
    copies = sum(name.startswith(COPY) for name in module.functions)
    users = _users(module, copies)  # type: ignore[arg-type]  # a module is hashed by its identity
    reached = [function]
    for named in reached:
        for user in users.get(named.name.removeprefix(COPY), ()):
            location = user.debug_location
            if location is not None and not is_library(location):
                return location
            if user.function is not None and user.function not in reached:
                reached.append(user.function)
    return None


@functools.lru_cache(maxsize=1)
def _users(module: ir.OwningModule, copies: int) -> dict[str, list[Instruction]]:
    """What names each function of a module, in which so many are of the program; derivatives that come later do not
    count."""
    found: dict[str, list[Instruction]] = {}
    for function in list(module.functions.values()):
        for instruction in function.instructions() if function.has_body else ():
            for operand in instruction.operands:
                if operand.is_constant:
                    for name in _names_in(operand):
                        found.setdefault(name, []).append(instruction)
    return found


def _names_in(value: Value) -> Iterator[str]:
    """The functions that an operand names, tables looked into."""
    for found in globals_in(value):
        if isinstance(found, ir.GlobalVariable) and found.is_constant_global and found.initializer is not None:
            yield from (inner.name.removeprefix(COPY) for inner in globals_in(found.initializer))
        elif isinstance(found, Function):
            yield found.name.removeprefix(COPY)


def in_library(instruction: Instruction) -> list[Note]:
    """Where the line is, if it is not the user's own but in a library's code that was inlined there."""
    place, shown = instruction_location(instruction, innermost=True), location_of(instruction)
    if place is None or not place.line or not is_library(place) or shown is None or is_library(shown):
        return []
    file = place.file if place.file.startswith("/") else f"{place.directory}/{place.file}"
    if os.path.isfile(file):
        entered = _entry_of_library(instruction)
        way = [Note("the library comes to it from here", entered)] if entered not in (None, place) else []
        return [*way, Note("it is done here, in the library's code", replace(place, file=os.path.normpath(file)))]
    file = re.sub("^/rustc/[0-9a-f]+/", "", os.path.normpath(file))
    return [Note(f"it is done in the library's code, {file}:{place.line}", shown)]


def _entry_of_library(instruction: Instruction) -> Location | None:
    """The line of the library's function that the user's line calls, of what was inlined there."""
    module, ref = instruction.module, instruction.metadata.get("dbg")
    entered = None
    for place in () if module is None or ref is None else places_around(module.metadata, ref):
        if place is None or not is_library(place):
            break
        entered = place
    return entered


def in_source(problem: Diagnostic, request) -> Diagnostic:
    """A problem in the user's own source: at the request, where nothing nearer is, or no line is known of it."""
    place = problem.location
    if place is not None and not is_library(place):
        return problem
    asked = location_of(request.call)
    if asked is None:
        return problem
    notes = list(problem.notes)
    if place is None and problem.code not in ("missing-body", "circular-request"):
        notes.insert(0, Note(
            f"it is in what '{name_of(request)}' does, in a file without line information; compile that with -g, and "
            "its own line stands here"))
    elif place is not None and not _is_own_header(place):
        notes.insert(0, Note("it is done in this line of a library's code", place))
    # the lines of the header <enzyme/enzyme> say nothing to who includes it
    notes = [n if isinstance(n, Diagnostic) or not (n.location is None or _is_own_header(n.location))
             else replace(n, location=asked) for n in notes]
    return replace(problem, location=asked, notes=tuple(notes))


def _is_own_header(place: Location) -> bool:
    return place.file.rpartition("/")[0].endswith("include/enzyme")


def refused(
    instruction: Instruction, message: str, code: str = "unsupported", notes: Iterable[Note] = (), **details: str
) -> Diagnostic:
    """What to say of an instruction that cannot be differentiated."""
    return error(message, location_of(instruction), code=code, notes=[*in_library(instruction), *notes], **details)


def obstacle(call: ir.Call, name: str, reason: str) -> Diagnostic:
    """A call of a known function that stands in the way."""
    if name.startswith(("_FortranA", "__kmpc_", "__tgt_", "GOMP_", "__enzyme_cc_")):
        return refused(call, f"cannot differentiate what is done here: {reason}")
    said = spoken(name)
    if said.startswith("std::sys::"):
        return refused(call, f"cannot differentiate what is done here: {reason}")
    if said == name:  # of the C library, as programs call it
        said = name.removesuffix("_chk").strip("_")
    return of_library(call) or refused(call, f"cannot differentiate through '{said}': {reason}")


_OF_LIBRARIES = {
    "Rust": {
        "std::sync::mp": (  # and mpmc, on which it stands
            "std::sync::mpsc",
            "what a channel carries from thread to thread is not followed",
            "collect the values in a Vec or a VecDeque",
        ),
    },
}
"""Beginnings of the names in the languages' standard libraries that are refused as a whole, whichever of their
instructions is the first that cannot be differentiated: what users call it, the reason, and the remedy."""


def of_library(instruction: Instruction) -> Diagnostic | None:
    """What to say of an obstacle inside of a part of a standard library that is refused as a whole."""
    callee = instruction.called_function if isinstance(instruction, ir.Call) else None
    for symbol in [*([callee.name] if callee is not None else []), *functions_around(instruction)]:
        path = spoken(symbol.removeprefix(COPY))
        for beginning, (name, reason, help) in _OF_LIBRARIES.get(language_of(instruction), {}).items():
            if path.startswith(beginning):
                return refused(instruction, f"cannot differentiate through '{name}': {reason}", help=help)
    return None


_CALLED_INDIRECTLY = {
    "C": "this call through a pointer",
    "C++": "this call through a pointer, of a virtual function or of a function object",
    "Fortran": "this call of a dummy procedure, a procedure pointer or a type-bound procedure",
    "Rust": "this call through a 'dyn' object or a function pointer",
}


def no_candidate(facts: KnownFacts, call: ir.Call) -> Diagnostic:
    """A call through a pointer that may lead to no function whose code is here, and that has no shadow."""
    what = _CALLED_INDIRECTLY[language_of(call)]
    return refused(
        call,
        f"cannot differentiate {what}: the code of no function that it may reach is at hand, and it has no shadow",
        code="indirect-call",
        help=remedy("indirect call", call),
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
            place = _call_from_source(function)
        said = _LOCAL_NAME.sub(named, text)
        if place is not None and not _OF_ITSELF.fullmatch(said):
            notes.append(Note(said, place))
    return notes


_OF_ITSELF = re.compile(
    r"(?:the (?:stack )?memory (?:of )?)?(.*) (?:points into|depends on|receives) "
    r"(?:the (?:stack )?memory (?:of )?)?\1")
"""Steps that are none in the source: "p points into the memory of p"."""
_LOCAL_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)')


def source_name(facts: KnownFacts, value: Value) -> str:
    """What the user would call a value of the function."""
    if isinstance(value, ir.Argument):
        written = value.parent.debug_location
        if written is None or is_library(written):
            return "what is passed here"
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


def internal_procedure(call: ir.Call) -> Diagnostic:
    """An internal procedure of Fortran is handed on, and the address of its host's variables with it."""
    name = (call.args[1].name or "").removeprefix(COPY)
    return refused(
        call,
        f"cannot differentiate the internal procedure '{spoken(name, 'Fortran')}' where it is handed on here: its host "
        "may be called again meanwhile, or it goes to code that is not at hand or to other threads",
        code="internal-procedure",
        help=remedy("internal procedure", call),
    )


def unknown_callee(facts: KnownFacts, call: ir.Call, shared: ir.GlobalVariable | None = None) -> Diagnostic:
    """An active call of code that is not at hand; `shared`: active only by a variable that such code may use."""
    if isinstance(call.callee, ir.InlineAsm):
        return refused(
            call,
            "cannot differentiate inline assembly that may handle active values",
            code="inline-asm",
            notes=_active_arguments(facts, call),
            help=remedy("inline assembly", call),
        )
    notes = _active_arguments(facts, call) if shared is None else [
        Note(f"it may read or change the variable '{spoken(shared.name, language_of(call))}', which carries a "
             "derivative", location_of(call))]
    function = call.called_function
    if function is None:
        return refused(
            call,
            "cannot differentiate the call through a pointer: it may reach code that is not at hand",
            code="unknown-pointer",
            notes=notes,
            help=remedy("pointer to unknown code", call),
        )
    symbol = function.name
    if symbol.startswith("llvm."):
        return refused(
            call, f"cannot differentiate the intrinsic '{symbol}'", notes=notes, help=remedy("vector operation", call))
    if symbol.startswith("_FortranA"):
        return _runtime_of_fortran(facts, call, symbol)
    whole = of_library(call)
    if whole is not None:
        return whole
    name = spoken(symbol, language_of(call))
    if is_name(symbol) or is_name_of_mpi(symbol) or is_name_of_fftw(symbol):
        return other_function(call, name, "has other arguments")
    if symbol.startswith("MPI_"):
        return refused(
            call,
            f"cannot differentiate the call of '{name}': it is not among the functions of MPI that have a derivative",
            code="unknown-callee",
            about=symbol,
            notes=_active_arguments(facts, call),
            help=remedy("function of MPI", call, name=name),
        )
    if re.match(r"_d_(?:new(?:array|item|class)|alloc|array(?:append|cat|literal|setlength))|gc_", symbol):
        return refused(
            call,
            f"cannot differentiate the call of '{name}': memory of D's garbage collector is not followed, for nothing "
            "tells when a derivative is through with it",
            code="garbage-collector",
            notes=_active_arguments(facts, call),
            help="use an array that the caller gives, a static array (double[64]), or malloc and free of "
                 "core.stdc.stdlib",
        )
    library = library_of(symbol)
    if library is not None:
        rule = remedy("function of a library", call, name=name)
        return refused(
            call,
            f"cannot differentiate the call of '{name}': its code is not at hand, and this function of {library.name} "
            "has no rule",
            code="unknown-callee",
            about=symbol,
            notes=notes,
            help=f"{library.keeps}, or {rule}",
        )
    why = "the code of its crate is not at hand, only what was compiled of it" if rust_path(symbol) else \
        "its code is not at hand and it is not a known library function"
    return refused(
        call,
        f"cannot differentiate the call of '{name}': {why}",
        code="unknown-callee",
        about=symbol,
        notes=notes,
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


def _runtime_of_fortran(facts: KnownFacts, call: ir.Call, name: str) -> Diagnostic:
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


def undeduced_type(facts: KnownFacts, value: Instruction) -> Diagnostic:
    """An integer that might be a number in disguise."""
    name = ir.variable_name(value)
    what = f"'{name}'" if name else "this value"
    return refused(
        value,
        f"cannot tell whether {what}, which is only moved, is an integer or (a part of) a floating-point number",
        code="undeduced-type",
        notes=reasons(facts, value),
        help=remedy("real type", value),
    )


def undeduced_memory(facts: KnownFacts, access: Instruction) -> Diagnostic:
    """Copied or freed bytes of unknown type."""
    return refused(
        access,
        "cannot tell what type of data is copied here: whether it holds floating-point numbers, and which",
        code="undeduced-type",
        help=remedy("type of a copy", access),
    )


def several_formats(facts: KnownFacts, access: Instruction) -> Diagnostic:
    """What is moved holds numbers of now one format, now another."""
    return refused(
        access,
        "cannot differentiate what is moved here: it holds numbers of several formats (of single and of double "
        "precision, say), or numbers and pointers, in one place, and nothing tells which of them it holds now",
        code="number-formats",
        help=remedy("several formats", access),
    )


def hidden_address(facts: KnownFacts, pointer: Instruction) -> Diagnostic:
    """A pointer into active memory made of a number that is not known for an address, so has no shadow."""
    return refused(
        pointer,
        "cannot differentiate what this pointer leads to: it is made of a number, and where the derivative of its "
        "memory lies cannot be worked out from that",
        code="hidden-address",
        notes=reasons(facts, pointer),
        help=remedy("hidden address", pointer),
    )


def number_or_pointer(facts: KnownFacts, access: Instruction) -> Diagnostic:
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


_REWRITTEN = ("taylor", "error_estimate", "trace", "condition", "likelihood")
"""Hooks, without the start of their names, whose calls become requests of others."""
_SERIES = "declare a structure of order + 1 numbers: the function's value, and coefficients 1 to order"


def hook_word(request) -> str:
    """The hook of a request, as it is written in the language; of one that stands for another hook, that."""
    written = (request.call.called_name or "").removeprefix(f"{request.hook}_for_")
    if written.startswith(_REWRITTEN):
        return f"__enzyme_{written}"
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


def of_host_only(request) -> Diagnostic:
    """A request in device code of a kind that needs the run time of the host."""
    return error(
        f"{hook_word(request)} cannot be answered on a GPU: its tape outlives the call", location_of(request.call),
        code="gpu", help="ask for the whole gradient (__enzyme_autodiff) or for tangents (__enzyme_fwddiff)")


def half_again(request) -> Diagnostic:
    """One half of reverse mode in two calls is differentiated again."""
    return error(
        f"cannot differentiate again what '{hook_word(request)}' does: its tape is not seen through",
        location_of(request.call), code="unsupported",
        help="differentiate a function that calls '__enzyme_autodiff', or '__enzyme_fwddiff'")


def one_shadow(request, variable: str) -> Diagnostic:
    """A variable with a shadow of the program's, in a request for several directions."""
    return error(
        f"cannot compute {request.width} directions at once: the variable '{spoken(variable)}' has one shadow, by its "
        "registration", location_of(request.call), code="width",
        help="ask for one direction in each call, or give the variable to the function as an argument")


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


def unbounded_loop(names: Names, obstacle: Instruction) -> Diagnostic:
    """A loop whose steps cannot be run again, or without their derivative, and which is taped whole therefore."""
    why = "an address is put into memory here, and its shadow would have to follow"
    if isinstance(obstacle, ir.Call) and "memcpy" not in obstacle.called_name:
        callee = obstacle.called_function
        what = f"'{names.original_name(callee)}'" if callee is not None else "a call through a pointer"
        why = f"{what} is called here"
    return warning(
        f"the tape of a loop is not bounded, since its steps cannot be run without their derivatives: {why}",
        location_of(obstacle), code="loop-taped")


def no_result(request) -> Diagnostic:
    """A hook whose result is used though the request yields none."""
    derivatives = "the tangents are in" if request.hook == "__enzyme_fwddiff" else "the derivatives are added to"
    return warning(
        f"'{hook_word(request)}' returns nothing here, so the result that is used is zero: {derivatives} the shadows",
        location_of(request.call),
        code="result-type",
        help=remedy("no result", request.call, name=hook_word(request)),
    )


def wrong_result(request, made: str, declared: str, written: str = "") -> Diagnostic:
    """A hook whose declared result is not what the request yields; `written` is the type that it should have."""
    return error(
        f"wrong result type: this request returns {made}, but '{hook_word(request)}' is declared to return {declared}",
        location_of(request.call),
        code="result-type",
        notes=[Note(f"the hook should return '{written}'", location_of(request.call))] if written else [],
        help=_SERIES if request.is_taylor else remedy("wrong result", request.call),
    )


def narrowed_result(request, made: str, declared: str) -> Diagnostic:
    """A hook whose declared result has less precision than what the request yields."""
    return warning(
        f"this request returns {made}, which '{hook_word(request)}' is declared to return as {declared}: it is rounded",
        location_of(request.call),
        code="result-type",
        help=f"declare a hook that returns {made} for such requests",
    )


def shadow_of_numbers(request, parameter) -> Diagnostic:
    """A structure of pointers and numbers whose copy takes what is derived by its numbers along."""
    return warning(
        f"the derivatives by the numbers in the structure that is parameter {parameter.number}{parameter.named} of "
        f"'{name_of(request)}' are lost: it is passed by value, and so is its shadow",
        location_of(request.call),
        code="shadow-by-value",
        help="differentiate a function that takes a pointer to the structure, or takes these numbers beside it",
    )


def result_of_unknown_numbers(request) -> Diagnostic:
    """A structure with a union, of whose numbers the sum would be differentiated."""
    return error(
        f"cannot differentiate '{name_of(request)}' in reverse mode: of the structure that it returns it is not known "
        "what numbers are in it (a union, or bytes), so none of them can be seeded",
        location_of(request.call),
        code="result-of-union",
        help="differentiate a function that returns one number of it",
    )


def circular_request(request) -> Diagnostic:
    """A function that differentiates itself."""
    return error(
        f"cannot differentiate '{name_of(request)}': it reaches this very request",
        location_of(request.call),
        code="circular-request",
        help="take the call of the hook out of the function that is differentiated",
    )
