"""What the analyses of one slice share, and how they give up on it."""

from __future__ import annotations

from typing import NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.number_bits import Contexts
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.facts.outside_memory import OutsideMemory
from enzyme_cc.autodiff.facts.primals import Primals
from enzyme_cc.autodiff.facts.restarts import RestartWithMixedWords
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.interface.refusals import of_library, refused
from enzyme_cc.autodiff.interface.requests import Request
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError
from enzyme_cc.ir import Function, Instruction, Module


class SliceContext:
    """One slice, and what is taken for true of it in one attempt.

    program          the module that the slice was cut out of, if there is one
    active_globals   the variables that carry derivatives
    request          the request that is being answered
    remarks          warnings, printed when all requests have been answered
    """

    def __init__(
        self,
        primals: Primals,
        options: Options,
        active_globals: frozenset[str] = frozenset(),
        program: Module | None = None,
    ) -> None:
        self.program = program
        self.primals = primals
        module = self.module = primals.module
        self.layout = primals.layout
        self.options = options
        self.registrations = primals.registrations
        self.models = primals.models
        self.types = primals.types
        self.region = primals.region
        self.active_globals = tuple(module.globals[name] for name in sorted(active_globals) if name in module.globals)
        self.outside = OutsideMemory(module, primals.region.summaries)
        self.bit_contexts = Contexts(lambda type, bytes: derivative_types.adjoint_type(type, bytes, self.layout))
        self.request: Request | None = None
        self.remarks: list[Diagnostic] = []

    def original_name(self, function: Function) -> str:
        """The symbol in the program."""
        return self.primals.original_name(function)

    def body_of(self, function: Function) -> Function | None:
        """The function itself, or the copy of it in the slice, if that has a body."""
        return self.primals.body_of(function)

    def requested(self, name: str) -> Function:
        """The copy of the function that a request names."""
        return self.module.functions[COPY + name]

    def initializer_of(self, variable: ir.GlobalVariable) -> ir.Constant | None:
        """What a variable starts as; the slice only declares those that change, the program has them."""
        if variable.initializer is not None or self.program is None:
            return variable.initializer
        original = self.program.globals.get(variable.name)
        return None if original is None else original.initializer

    @property
    def needs_mirrors(self) -> bool:
        """Whether memory may be active that only a global variable knows (shadow/lazily_mapped.py)."""
        return any(derivative_types.carries_pointer(variable.value_type) for variable in self.active_globals)

    def expect_mixed_words(self) -> None:
        """Begin the attempt anew unless it knows already that words of either kind are about."""
        if not self.primals.mixed:
            raise RestartWithMixedWords

    def fail(self, diagnostic: Diagnostic) -> NoReturn:
        """Give up on the request with a message."""
        raise DiagnosticError(diagnostic)

    def refuse(self, instruction: Instruction, message: str, code: str = "unsupported", **details) -> NoReturn:
        """Give up on the request because of an instruction."""
        self.fail(of_library(instruction) or refused(instruction, message, code, **details))
