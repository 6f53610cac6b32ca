"""What a program itself says of functions: derivatives of its own, allocators, functions without derivative."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from enzyme_cc.rules.functions import ALLOCATE, FREE, INACTIVE, FunctionInfo, known
from enzyme_cc.rules.spelling import lookup


@dataclass
class CustomRule:
    """A user's derivative of one function, by symbol: {augmented, reverse}, and {forward}, or with tape."""

    function: str
    augmented: str | None = None
    reverse: str | None = None
    forward: str | None = None
    split_augmented: str | None = None
    split_forward: str | None = None
    is_derivative: bool = True
    """Whether differences of the function are what it gives: else something else goes along with the numbers."""

    def symbols(self) -> Iterator[str]:
        """All functions that the rule names."""
        for name in (self.augmented, self.reverse, self.forward, self.split_augmented, self.split_forward):
            if name is not None:
                yield name


@dataclass
class RegisteredFunctions:
    """Registrations of functions, by symbol; of `function_like` the name of a known function."""

    custom: dict[str, CustomRule] = field(default_factory=dict)
    inactive_functions: set[str] = field(default_factory=set)
    function_like: dict[str, str] = field(default_factory=dict)
    allocations: dict[str, FunctionInfo] = field(default_factory=dict)
    frees: dict[str, FunctionInfo] = field(default_factory=dict)

    def be_like(self, function: str, name: str) -> str:
        """Register that a function is differentiated as a known one; why it cannot be, empty where it is."""
        info = known(name)
        if lookup(name) is not None:
            self.function_like[function] = name
        elif info is None:
            return "is not a known function"
        elif info.kind == FREE:
            self.frees[function] = replace(info, name=function)
        elif info.kind == ALLOCATE:
            self.allocations[function] = replace(info, name=function)
        elif info.kind == INACTIVE:
            self.inactive_functions.add(function)
        else:
            return "is known, but nothing can be made like it"
        return ""
