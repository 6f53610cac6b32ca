"""What a user may choose about differentiation; the driver fills it from `--enzyme-NAME` flags."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    """Choices for one run of the pass.

    preopt            optimise the primal before differentiating it
    strong_zero       0 * inf is 0 in every adjoint, not only where the result may go unused
    runtime_activity  decide activity of pointers by comparing primal and shadow at run time
    unchecked         leave out the refusals that soundness needs: only for tests of gradcheck, which must find
                      what they would have found
    without           assumptions on memory that must not be relied upon, by name (analysis/contents/assumptions.py)
    print             which of "types", "activity", "cache", "sinks", "assumptions", "ir" to print on standard error
    tape_limit        bytes of tape above which the program stops with a message, None for no bound
    error_report      let the program write, at its exit, what narrower formats would cost to the file of this name
    gradcheck         let the program check each of its requests against finite differences as it runs
    sanitize          let the program follow the bytes of active numbers instead of computing derivatives
    frames            give derivatives debug information: frames with names and lines (frames.py)
    foreign           variables that code without bitcode in the same link names; None where that is not known
    by_pointer        functions of units that take part only because calls through pointers may reach them
    without_code      objects without bitcode in the same link that may set pointers to functions
    addressed         functions whose addresses they, or units that take no part, may take
    thread_keys       variables of threads by keys of pthread's: for code that a JIT without thread-local storage loads
    first_refusal     what is refused will be tried again with all that debug information tells: ask for more
    refused_before    this is that second try: what debug information tells is asked at once
    """

    preopt: bool = True
    strong_zero: bool = False
    runtime_activity: bool = False
    unchecked: bool = False
    without: frozenset[str] = frozenset()
    print: frozenset[str] = frozenset()
    tape_limit: int | None = None
    error_report: str = ""
    gradcheck: bool = False
    sanitize: bool = False
    frames: bool = False
    foreign: frozenset[str] | None = None
    by_pointer: frozenset[str] = frozenset()
    addressed: frozenset[str] = frozenset()
    without_code: tuple[str, ...] = ()
    thread_keys: bool = False
    first_refusal: bool = False
    refused_before: bool = False
