"""A module whose requests were answered, and beside it what was made for them, before both are one module.

Most of a unit has nothing to do with its derivatives. So that its text is not parsed and printed again for them, who
has LLVM at hand joins the parts there (toolchain/pipeline.py); further rounds need the text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff import joining
from enzyme_cc.autodiff.interface.hooks import Request, hook_calls
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.diagnostics import Location
from enzyme_cc.ir import Module


@dataclass(frozen=True)
class AnsweredRequest:
    """What was asked for, and the name of the function that is called instead of the hook: it takes each argument of
    `function` followed by its shadows, and returns what the hook returns."""

    entry: str
    hook: str
    function: str
    activities: tuple[Activity, ...]
    width: int
    primal_result: bool
    no_result: bool
    place: Location | None

    @classmethod
    def of(cls, request: Request, entry: str = "") -> AnsweredRequest:
        """What a request asks, before its call is replaced."""
        return cls(
            entry, request.hook, request.function.name, tuple(a.activity for a in request.arguments), request.width,
            request.primal_result, request.no_result, location_of(request.call))


@dataclass(frozen=True)
class Answered:
    """`program` calls what `others`, texts of modules, define.

    exposed   what was local in the program before others named it: its linkage and visibility
    made      definitions that are local once all is joined
    nested    whether a further round follows
    requests  what was asked, in the order of the answers
    """

    program: Module
    others: tuple[str, ...] = ()
    exposed: dict[str, tuple[str, str]] = field(default_factory=dict)
    made: tuple[str, ...] = ()
    nested: bool = False
    requests: tuple[AnsweredRequest, ...] = ()

    @property
    def is_final(self) -> bool:
        """Whether nothing is left to be done in the text of the joined module."""
        return next(hook_calls(self.program), None) is None and not (
            joining.has_leftovers(self.program) or any(map(joining.text_has_leftovers, self.others)))

    def joined(self, link: Callable[..., str]) -> Module:
        """All of it in one module."""
        module = self.program
        if self.others:
            linked = ir.parse_module(link(self.program.print(), *self.others))
            module = joining.conceal(linked, self.exposed, self.made, self.nested)
        return joining.without_leftovers(module) if not self.nested else module

    @property
    def local(self) -> dict[str, tuple[str, str]]:
        """Linkage and visibility of what is local once all is joined, if it is defined."""
        return {**dict.fromkeys(self.made, ("internal", "default")), **self.exposed}
