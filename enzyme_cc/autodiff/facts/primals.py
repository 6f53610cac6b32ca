"""The functions of one slice, and what is known of them whatever is active.

Control flow, types, and where pointers lead do not depend on which globals turn out active or whether activity is
decided at run time: all walks over the calls of a slice share them (differentiate.py).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from enzyme_cc import ir
from enzyme_cc.analysis.activity import ActiveRegion
from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.autodiff.facts.coded_addresses import decodes_addresses
from enzyme_cc.autodiff.facts.control_flow import ControlFlow
from enzyme_cc.autodiff.flang import library_bodies
from enzyme_cc.autodiff.interface.registration import Registrations
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare.bit_slopes import follow_slopes
from enzyme_cc.autodiff.prepare.chosen_words import choose_words
from enzyme_cc.autodiff.prepare.constants_last import put_constants_last
from enzyme_cc.autodiff.prepare.custom_wrappers import ADDRESSED
from enzyme_cc.autodiff.prepare.device_functions import is_device_code
from enzyme_cc.autodiff.prepare.distances import follow_distances
from enzyme_cc.autodiff.prepare.parallel_regions import has_parallel_regions
from enzyme_cc.autodiff.prepare.reversed_numbers import follow_reversed_numbers
from enzyme_cc.autodiff.prepare.thread_marks import DONE, starts_threads
from enzyme_cc.ir import Function, Instruction, Module, Type
from enzyme_cc.ir.defined_lanes import define_lanes
from enzyme_cc.ir.lcssa import form_lcssa
from enzyme_cc.ir.pointer_lanes import separate_pointer_lanes
from enzyme_cc.ir.pointer_recurrences import index_moving_pointers
from enzyme_cc.ir.structure import make_reducible, remove_unreachable_blocks, simplify_loops, unify_returns

ABRUPT = (ir.Invoke, ir.CallBr, ir.IndirectBr)
"""Terminators of functions that are refused when they are active, and are left as they are when not."""


class Records(NamedTuple):
    """What lies in memory, as of records of so many bytes: the numbers, by their offsets."""

    stride: int
    numbers: tuple[tuple[int, Type], ...]

    def is_within_number(self, at: int) -> bool:
        """Whether a byte is one of a number, and not its first."""
        return any(0 < (at - offset) % self.stride < type.bits // 8 for offset, type in self.numbers)


class Primals:
    """The primal functions of `module`, brought into the form that synthesis wants, and their analyses.

    models        what the calls are
    left_out      (given) functions that calls through pointers are taken not to reach
    described     (given) whether types are also guessed from what debug information says of variables
    mixed         words of memory hold now a number, now an address (told_words.py)
    only_doubles  no other numbers than doubles are computed with
    makes_no_floats
                  other numbers are floats, and none of them is made of a double or of bits
    decodes_addresses
                  addresses are made of words that held them with other bits
    is_parallel   there are parallel regions, or threads
    is_on_device  the slice is for a GPU, whose threads all run it
    starts_threads
                  there are threads of their own
    """

    __slots__ = (
        "_flows", "_taken", "decodes_addresses", "is_on_device", "is_parallel", "layout", "left_out",
        "makes_no_floats", "mixed",
        "models", "module", "only_doubles", "region", "registrations", "starts_threads", "told_records", "types",
    )

    def __init__(
        self, module: Module, registrations: Registrations, mixed: bool = False, described: bool = True,
        left_out: Collection[str] = (), told_records: dict[Instruction, Records] | None = None,
    ) -> None:
        self.module = module
        self.left_out = left_out
        self.layout = module.datalayout
        self.registrations = registrations
        self.models = CallModels(registrations, self.original_name, self.body_of, self.addresses_taken)
        self.mixed = mixed
        # Before any analysis: what one of them says of a function must hold of the code that is differentiated.
        for name, function in list(module.functions.items()):
            if name.startswith(COPY) and function.has_body:
                _bring_into_form(function)
                index_moving_pointers(function)
                follow_distances(function)
                choose_words(function)
                follow_reversed_numbers(function)
                follow_slopes(function)
                put_constants_last(function)
        self.starts_threads = starts_threads(module.functions.values())
        self.is_on_device = is_device_code(module)
        self.is_parallel = self.starts_threads or has_parallel_regions(module) or self.is_on_device
        self.only_doubles = computes_only_doubles(module, COPY)
        self.makes_no_floats = self.only_doubles or makes_no_floats(module, COPY)
        self.decodes_addresses = any(
            name.startswith(COPY) and function.has_body and decodes_addresses(function)
            for name, function in module.functions.items()
        )
        self.types = TypeAnalysis(module, self.layout, self.models, described)
        self.region = ActiveRegion(self.types, registrations.inactive_globals)
        self.told_records = {} if told_records is None else told_records
        self._taken: list[Function] | None = None
        self._flows: dict[Function, ControlFlow] = {}

    def original_name(self, function: Function) -> str:
        """The symbol in the program."""
        name = function.name
        return name[len(COPY):].removesuffix(ADDRESSED) if name.startswith(COPY) else name

    def body_of(self, function: Function) -> Function | None:
        """The function itself, or the copy of it in the slice, if that has a body. Our bodies of flang's runtime
        are called as copies; what they call by the runtime's own names is the runtime."""
        if function.has_body:
            return function
        if function.name.startswith(library_bodies.PREFIXES):
            return None
        copy = self.module.functions.get(COPY + function.name + ADDRESSED)
        if copy is None:
            copy = self.module.functions.get(COPY + function.name)
        return copy if copy is not None and copy.has_body else None

    def addresses_taken(self) -> list[Function]:
        """Functions of the slice with bodies that calls through pointers may reach."""
        if self._taken is None:
            self._taken = [
                function for name, function in self.module.functions.items()
                if name.startswith(COPY) and function.has_body and function.linkage == "external"
                and not name.startswith(COPY + DONE) and name + ADDRESSED not in self.module.functions
                and name[len(COPY):] not in self.left_out
            ]
        return self._taken

    def flow(self, function: Function) -> ControlFlow:
        """The control flow of a function that ends its blocks in no abrupt way."""
        found = self._flows.get(function)
        if found is None:
            found = self._flows[function] = ControlFlow(self, function)
        return found


def computes_only_doubles(module: Module, prefix: str) -> bool:
    """Whether the functions of a slice compute with no other numbers than doubles."""
    for name, function in module.functions.items():
        if name.startswith(prefix) and function.has_body:
            for value in (*function.args, *function.instructions()):
                if value.type.scalar.is_float and value.type.scalar is not ir.f64:
                    return False
    return True


def makes_no_floats(module: Module, prefix: str) -> bool:
    """Whether all other numbers that the functions of a slice compute with are floats that come from memory, constants
    and integers: a count that is kept as such, the load factor of a hash table."""
    for name, function in module.functions.items():
        if name.startswith(prefix) and function.has_body:
            for value in (*function.args, *function.instructions()):
                type = value.type.scalar
                if type.is_float and type is not ir.f64 and (
                    type is not _FLOAT or getattr(value, "opcode", None) in ("fptrunc", "bitcast")
                ):
                    return False
    return True


_FLOAT = ir.float_type("float")


def _bring_into_form(function: Function) -> None:
    remove_unreachable_blocks(function)
    if any(isinstance(block.terminator, ABRUPT) for block in function.blocks):
        return
    separate_pointer_lanes(function)
    _return_from_tail_calls(function)
    unify_returns(function)
    make_reducible(function)
    simplify_loops(function)
    form_lcssa(function)
    define_lanes(function)


def _return_from_tail_calls(function: Function) -> None:
    """Calls that must take the caller's place, as where one coroutine hands over to the next: a derivative comes back
    from them."""
    for block in function.blocks:
        for instruction in block.instructions[-3:]:
            if isinstance(instruction, ir.Call) and instruction.tail == "musttail":
                instruction.tail = None
