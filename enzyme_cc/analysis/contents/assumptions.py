"""What the analysis of contents takes for true without a proof: each assumption by its name, the rule of the language
or the library that gives it, and where that stands. `--enzyme-print=assumptions` prints those that were relied upon."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from enzyme_cc.analysis.declared_types import declared_access
from enzyme_cc.analysis.type_facts import ANYTHING
from enzyme_cc.ir import Argument, GlobalVariable, Instruction, Value
from enzyme_cc.ir.debug_info import language_of


class Assumption(NamedTuple):
    """`rule`: what is taken for true; `source`: where it stands."""

    name: str
    rule: str
    source: str


DECLARED_TYPES = Assumption(
    "declared-types", "accesses of types that exclude one another do not overlap; but what no access of a fitting type "
    "explains is seen all the same, and so are parts of numbers in an object that is alone",
    "C17 6.5p7; C++20 [basic.lval]p11; in LLVM's IR as !tbaa")
INTEGERS_READ = Assumption(
    "integers-read", "what the program reads as a member or variable of integer type from memory that its caller has "
    "made is an integer",
    "C17 6.5p7; C++20 [basic.lval]p11; Rust reference, Behavior considered undefined; Fortran 2018 19.5.3.3")
ARGUMENTS_APART = Assumption(
    "arguments-apart", "memory behind different arguments of a function that is differentiated is not the same memory",
    "what requests for derivatives ask of their callers: else its shadows would be the same, too")
UNALIASED = Assumption(
    "unaliased-arguments", "memory behind an argument that is marked so is reached by no other way",
    "LLVM language reference, noalias; C17 6.7.3.1 (restrict); Rust reference on &mut; Fortran 2018 15.5.2.13")
ALIGNMENT = Assumption(
    "alignment", "accesses are aligned as the IR says, and allocated memory as the largest type wants it",
    "LLVM language reference, load and store; C17 7.22.3p1; C++20 [basic.stc.dynamic.allocation]p3")
CLASS_TABLES = Assumption(
    "class-tables", "nobody writes to the tables of classes and types (`_ZT...`) that another file defines",
    "Itanium C++ ABI 2.5, 2.9, 5.1.4.1")
MESSAGE_TYPES = Assumption(
    "message-types", "what is received as of a datatype that MPI defines has been sent as such",
    "MPI 4.1, 3.3.1 (type matching rules)")
LIBRARY_NODES = Assumption(
    "library-nodes", "nodes of the C++ library's lists and trees have their links in their first four words",
    "libstdc++, bits/stl_list.h and bits/stl_tree.h")
ALL = (DECLARED_TYPES, INTEGERS_READ, ARGUMENTS_APART, UNALIASED, ALIGNMENT, CLASS_TABLES, MESSAGE_TYPES, LIBRARY_NODES)


class MemoryRules:
    """Those that may be relied upon: all but some (`without`, by their names). `used`: those that were."""

    def __init__(self, without: Collection[str] = ()) -> None:
        self.without = frozenset(without)
        self.used: dict[Assumption, None] = {}

    def take(self, assumption: Assumption) -> bool:
        """Rely on an assumption, if that is allowed."""
        if assumption.name in self.without:
            return False
        self.used[assumption] = None
        return True

    def reads_integer(self, access: Instruction, size: int) -> bool:
        """Whether an integer that is read is an integer in memory, too: where the access says so, or the language has
        no such tags."""
        declared = declared_access(access, size)
        if declared is None or declared is ANYTHING:
            says = language_of(access) in ("Rust", "Fortran")
        else:
            says = not declared.is_float
        return says and self.take(INTEGERS_READ)

    def is_constant(self, variable: Value | None) -> bool:
        """Whether nothing is written to a variable."""
        assert isinstance(variable, GlobalVariable)
        return variable.is_constant_global or (
            variable.is_declaration and variable.name.startswith("_ZT") and self.take(CLASS_TABLES))

    def is_known(self, variable: Value | None) -> bool:
        """Whether a variable always holds what is seen to be its initial value."""
        assert isinstance(variable, GlobalVariable)
        return variable.is_constant_global and not variable.is_declaration

    def is_unaliased(self, root: Value | None) -> bool:
        """Whether the memory behind an argument is reached by no other way."""
        return isinstance(root, Argument) and "noalias" in root.attributes and self.take(UNALIASED)


def format_assumptions(assumptions: MemoryRules) -> str:
    """Those that were relied upon, as text."""
    lines = ["; assumptions"]
    for assumption in ALL:
        if assumption in assumptions.used:
            lines.append(f"{assumption.name}: {assumption.rule} ({assumption.source})")
    return "".join(f"{line}\n" for line in lines)
