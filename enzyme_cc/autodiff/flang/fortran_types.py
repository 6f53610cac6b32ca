"""Derived types of Fortran: initialisation, copies and destruction as flang's type tables say, written as LLVM IR.

flang describes every derived type in a constant `..E.dt.NAME` whose components stand in `..E.c.NAME`, and its
runtime walks these tables. A walk cannot be differentiated, since what a component holds is data there; so each
type gets straight functions, and a chain of comparisons finds the one of a type that is known at run time only.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.component_moves import TAG_NODES, Leaf, leaves, moves
from enzyme_cc.ir import Constant, Function, GlobalVariable, Module, Type
from enzyme_cc.rules.fortran_runtime import describes_type

INITIALIZE, COPY_STRUCTURE, DESTROY = "enzyme_cc_initialize", "enzyme_cc_copy_structure", "enzyme_cc_destroy"
FINALIZE = "enzyme_cc_finalize"
WALKERS = (INITIALIZE, COPY_STRUCTURE, DESTROY, FINALIZE)
"""What the bodies call: (instance, type), (to, from, type, bytes), (instance, type), (instance, is scalar, type)."""

UNKNOWN_TYPE = "enzyme_cc_unknown_type"
"""Called where an object is of a type whose table is not at hand."""

NESTED_TYPE = "enzyme_cc_nested_type"
"""Called where an object holds one whose copy would have to copy objects of its own kind."""

NULL_COMPONENT, COPY_ALLOCATABLE, DESTROY_ALLOCATABLE = "null_component", "copy_allocatable", "destroy_allocatable"
FINALIZE_ALLOCATABLE = "finalize_allocatable"
NEEDED = (FINALIZE_ALLOCATABLE, f"{COPY_ALLOCATABLE}_dynamic", f"{COPY_ALLOCATABLE}_any",
          f"{DESTROY_ALLOCATABLE}_dynamic", NULL_COMPONENT,
          COPY_ALLOCATABLE, DESTROY_ALLOCATABLE, f"{COPY_ALLOCATABLE}_of",
          f"{DESTROY_ALLOCATABLE}_of", "llvm.memcpy.p0.p0.i64", NESTED_TYPE, UNKNOWN_TYPE)
"""Functions of the bodies that the walkers call."""

# Of flang's Component: the genre of a component, and the category of its type.
DATA, POINTER, ALLOCATABLE = 1, 2, 3
INTEGER, REAL, COMPLEX, CHARACTER, LOGICAL, DERIVED = range(6)
EXPLICIT = 2  # a length that the declaration gives
_CODES = {INTEGER: {1: 7, 2: 8, 4: 9, 8: 10}, REAL: {2: 25, 3: 26, 4: 27, 8: 28, 10: 29, 16: 31},
          COMPLEX: {4: 34, 8: 35, 10: 36, 16: 38}, CHARACTER: {1: 40, 2: 43, 4: 44},
          LOGICAL: {1: 39, 2: 13, 4: 14, 8: 15}, DERIVED: {0: 42}}  # fmt: skip


# Of flang's SpecialBinding: the assignments of scalars and elemental ones, by how many arguments are descriptors.
_SCALAR_ASSIGNMENT, _ELEMENTAL_ASSIGNMENT = 1, 2
ASSIGN = "enzyme_cc_assign"

# Of flang's SpecialBinding: FINAL procedures that are elemental, and those of scalars; others are of arrays.
_ELEMENTAL_FINAL, _FIRST_FINAL, _SCALAR_FINAL = 7, 7, 9
OF_ARRAYS = "_FortranAFinalizeArray"
"""Called for a FINAL procedure that takes arrays: refused where it is reached (rules/refused.py)."""
OF_ALLOCATABLES = "_FortranAAssignAllocatableByProcedure"
"""Called where an allocatable component is assigned whose type has an assignment of its own: refused as well."""

_INPUT_OUTPUT = range(3, 7)
"""Of flang's SpecialBinding: the procedures for input and output, formatted and not."""

HAS_PARENT = 10
"""Which element of a type's table says that its first component is the type that it extends."""


@dataclass(frozen=True, slots=True)
class Component:
    """One component of a derived type; `type` is its LLVM type, `count` its elements, `length` the bytes of one.

    Of text that is `deferred`, `character(:)`, each object has a length of its own.
    """

    genre: int
    category: int
    kind: int
    rank: int
    offset: int
    type: Type
    count: int
    length: int
    deferred: bool
    derived: DerivedType | None
    initial: GlobalVariable | None

    @property
    def is_unlimited(self) -> bool:
        """Whether it is of CLASS(*)."""
        return self.category == DERIVED and self.derived is None

    @property
    def code(self) -> int | None:
        """The type as a descriptor's code, None where the type leaves it open."""
        return _CODES[self.category].get(0 if self.category == DERIVED else self.kind)


@dataclass(slots=True)
class DerivedType:
    """A derived type by its table."""

    table: GlobalVariable
    size: int
    type: Type | None
    components: list[Component]
    parent: DerivedType | None = None
    """The type that it extends."""
    procedures: list[tuple[int, str]] = field(default_factory=list)
    """Procedure pointers among the components: where they lie, and which procedure they point to at first."""
    finals: dict[int, str] = field(default_factory=dict)
    """FINAL procedures by flang's number for what they take; "" for one that takes a descriptor."""
    assignments: dict[int, tuple[str, int]] = field(default_factory=dict)
    """Type-bound assignments by flang's number: the procedure, and which arguments are descriptors, as bits."""

    def descends_from(self, other: DerivedType) -> bool:
        """Whether it is the other type or extends it, so that a variable of CLASS of the other may hold it."""
        return self is other or (self.parent is not None and self.parent.descends_from(other))

    def holds(self, other: DerivedType, seen: set[str] | None = None) -> bool:
        """Whether instances own instances of the other type."""
        seen = seen if seen is not None else set()
        if self.table.name in seen:
            return False
        seen.add(self.table.name)
        return any(
            c.derived is other or c.derived.holds(other, seen)
            for c in self.components if c.derived is not None and c.genre in (DATA, ALLOCATABLE)
        )

    def finalises(self, types: list[DerivedType], seen: set[str] | None = None) -> bool:
        """Whether the end of an instance runs FINAL procedures, of it or its parts, whatever these hold of `types`."""
        seen = seen if seen is not None else set()
        if self.table.name in seen:
            return False
        seen.add(self.table.name)
        if self.finals:
            return True
        owned = [(c.genre, c.derived) for c in self.components if c.derived is not None]
        return any(
            t.finalises(types, seen)
            for genre, held in owned if genre in (DATA, ALLOCATABLE)
            for t in types if t is held or (genre == ALLOCATABLE and t.descends_from(held))
        )

    def assignment(self, rank: int) -> tuple[str, int] | None:
        """The procedure by which a component of this type and rank is assigned when its owner is."""
        elemental = self.assignments.get(_ELEMENTAL_ASSIGNMENT)
        return elemental if rank else self.assignments.get(_SCALAR_ASSIGNMENT, elemental)

    @property
    def has_assigned_parts(self) -> bool:
        """Whether the assignment of an instance runs procedures for its parts."""
        return any(
            c.derived.assignment(c.rank) is not None or c.derived.has_assigned_parts
            for c in self.components if c.derived is not None and c.genre == DATA
        )

    @property
    def owns_memory(self) -> bool:
        """Whether an instance holds allocatable components, itself or in its parts."""
        return any(
            c.genre == ALLOCATABLE or (c.genre == DATA and c.derived is not None and c.derived.owns_memory)
            for c in self.components
        )


def input_output_procedures(module: Module) -> list[Function]:
    """The program's own procedures for the input and output of derived types, bound to these or by interfaces."""
    found: dict[Function, None] = {}
    for variable in module.globals.values():
        is_bound = variable.name.startswith("_Q") and ".s." in variable.name
        if variable.initializer is None or not (is_bound or variable.name.endswith(".nonTbpDefinedIoTable.list")):
            continue
        for row in map(_elements, _elements(variable.initializer)):
            procedure = _procedure(row[5] if is_bound else row[1])
            if procedure is not None and (not is_bound or _integer(row[0]) in _INPUT_OUTPUT):
                found[procedure] = None
    return list(found)


class TypeTables:
    """The derived types that a module describes."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.found: dict[str, DerivedType] = {}
        for variable in list(module.globals.values()):
            if describes_type(variable.name) and variable.initializer is not None:
                self._read(variable)

    def _read(self, table: GlobalVariable) -> DerivedType | None:
        if table.name in self.found:
            return self.found[table.name]
        fields = _elements(table.initializer)
        if len(fields) < 9:
            return None
        scope, _, name = table.name.partition("E.dt.")
        derived = DerivedType(table, _integer(fields[2]), self.module.named_types.get(f"{scope}T{name}"), [])
        self.found[table.name] = derived
        components = _global(_elements(fields[6])[0])
        if components is not None and components.initializer is not None:
            derived.components = [self._component(derived, row) for row in _elements(components.initializer)]
        if len(fields) > HAS_PARENT and _integer(fields[HAS_PARENT]) and derived.components:
            derived.parent = derived.components[0].derived
        pointers = _global(_elements(fields[7])[0])
        for row in _elements(pointers.initializer) if pointers is not None else ():
            _, offset, first = _elements(row)[:3]
            procedure = _procedure(first)
            derived.procedures.append((_integer(offset), procedure.name if procedure is not None else ""))
        special = _elements(fields[8])
        bindings = _global(special[0]) if special else None
        for row in _elements(bindings.initializer) if bindings is not None else ():
            number, by_descriptor = (_integer(value) for value in _elements(row)[:2])
            procedure = _procedure(_elements(row)[5])
            if number in (_SCALAR_ASSIGNMENT, _ELEMENTAL_ASSIGNMENT) and procedure is not None:
                derived.assignments[number] = procedure.name, by_descriptor
            elif number >= _FIRST_FINAL:
                derived.finals[number] = "" if by_descriptor or procedure is None else procedure.name
        return derived

    def _component(self, owner: DerivedType, row: Constant) -> Component:
        fields = _elements(row)
        genre, category, kind, rank = (_integer(field) for field in fields[1:5])
        offset = _integer(fields[6])
        length_kind, _, characters = (_integer(field) for field in _elements(fields[7]))
        table = _global(_elements(fields[8])[0])
        derived = self._read(table) if category == DERIVED and table is not None else None
        kinds = {COMPLEX: 2 * kind, CHARACTER: kind * characters, REAL: {10: 16}.get(kind, kind)}
        length = derived.size if derived is not None else kinds.get(category, kind)
        initial = _global(fields[11])
        part: ir.Type = ir.array_type(ir.i8, length)
        if owner.type is not None and owner.type.is_struct:
            layout = self.module.datalayout
            empty = genre == DATA and length == 0  # a parent without components lies where the first component does
            for index, element in enumerate(owner.type.elements):
                if layout.offset(owner.type, index) == offset and (layout.size(element) == 0) is empty:
                    part = element
        count = 1
        if genre == DATA and rank > 0 and length > 0:
            count = self.module.datalayout.size(part) // length
        deferred = category == CHARACTER and length_kind != EXPLICIT
        return Component(genre, category, kind, rank, offset, part, count, length, deferred, derived, initial)

    def walkers(self, prefix: str) -> str:
        """The text of the walkers, of their parts for each type, and of what they name."""
        lines = [f"{struct} = type {struct.body or 'opaque'}" for struct in self.module.named_types.values()]
        named = {d.table.name: d.table for d in self.found.values()}
        named |= {c.initial.name: c.initial for d in self.found.values() for c in d.components if c.initial is not None}
        lines += [f"{variable.ref()} = external constant {variable.value_type}" for variable in named.values()]
        types = list(self.found.values())
        pointed_to = {first: None for derived in types for _, first in derived.procedures if first}
        lines += [f"declare void @{name}()" for name in pointed_to]
        for number, derived in enumerate(types):
            lines += _per_type(derived, number, types, prefix, self.module.datalayout)
        finalised = [derived for derived in types if derived.finalises(types)]
        for derived in finalised:
            lines += self._finalizer(derived, types, prefix)
        lines += [f"declare void @{name}(ptr)" for name in self._procedures_called(finalised, prefix)]
        lines += self._assigners(types, prefix)
        for walker, parameters, rest in (
            (INITIALIZE, "ptr %p", ""), (COPY_STRUCTURE, "ptr %p, ptr %from", ", i64 %bytes"), (DESTROY, "ptr %p", ""),
            (FINALIZE, "ptr %p, i1 %scalar", ""),
        ):
            lines.append(f"define linkonce_odr hidden void @{prefix}{walker}({parameters}, ptr %type{rest}) "
                         "alwaysinline nounwind {")
            for number, derived in enumerate(self.found.values()):
                if walker == FINALIZE and derived not in finalised:
                    course = ["  ret void"]
                elif walker == COPY_STRUCTURE and derived.type is None:
                    course = ["  br label %none"]
                else:
                    course = [f"  call void @{prefix}{walker}.{number}({parameters})", "  ret void"]
                lines += [
                    f"  %is.{number} = icmp eq ptr %type, {derived.table.ref()}",
                    f"  br i1 %is.{number}, label %its.{number}, label %not.{number}",
                    f"its.{number}:", *course, f"not.{number}:",
                ]
            if walker == COPY_STRUCTURE and self.found and all(d.type is not None for d in self.found.values()):
                # to copy the bytes of what has no table would lose their types
                lines += ["  br label %unknown", "none:", "  ret void"]
            else:
                lines += ["  %named = icmp ne ptr %type, null", "  br i1 %named, label %unknown, label %none", "none:"]
                if walker == COPY_STRUCTURE:
                    lines.append("  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %from, i64 %bytes, i1 false)")
                lines.append("  ret void")
            lines += ["unknown:", f"  call void @{prefix}{UNKNOWN_TYPE}()", "  unreachable", "}"]
        lines += TAG_NODES
        return "\n".join(lines) + "\n"

    def _called(self, procedure: str, prefix: str) -> str:
        """The name under which a slice has a procedure that a type names."""
        return prefix + procedure if prefix + procedure in self.module.functions else procedure or OF_ARRAYS

    def _procedures_called(self, finalised: list[DerivedType], prefix: str) -> list[str]:
        names = {self._called(name, prefix): None for derived in finalised for name in derived.finals.values()}
        return [*names, *(() if OF_ARRAYS in names else (OF_ARRAYS,))] if finalised else []

    def _assigners(self, types: list[DerivedType], prefix: str) -> list[str]:
        """The functions NAME.type.rank(ptr %to, ptr %from) that assign a component by its type's own procedure."""
        lines: list[str] = []
        declared: dict[str, None] = {}
        for number, derived in enumerate(types):
            for rank in (0, 1):
                found = derived.assignment(rank)
                if found is None:
                    continue
                procedure, by_descriptor = found
                called = self._called(procedure, prefix)
                declared[called] = None
                lines.append(f"define linkonce_odr hidden void @{prefix}{ASSIGN}.{number}.{rank}(ptr %p, ptr %from) "
                             "alwaysinline nounwind {")
                arguments = []
                for bit, name in enumerate(("p", "from")):
                    if by_descriptor & 1 << bit:
                        lines += _scalar_descriptor(name, derived)
                    arguments.append(f"ptr %{name}.box" if by_descriptor & 1 << bit else f"ptr %{name}")
                lines += [f"  call void @{called}({', '.join(arguments)})", "  ret void", "}"]
        if declared:
            lines.append(f"declare void @{OF_ALLOCATABLES}(ptr)")
        return [*lines, *(f"declare void @{name}(ptr, ptr)" for name in declared)]

    def _finalizer(self, derived: DerivedType, types: list[DerivedType], prefix: str) -> list[str]:
        """The function that ends an instance of a type: its own FINAL procedure, then its components', then the
        parent's."""
        calls = {
            number: f"  call void @{self._called(name, prefix)}(ptr %p)" for number, name in derived.finals.items()
        }
        of_array = [number for number in calls if number not in (_ELEMENTAL_FINAL, _SCALAR_FINAL)]
        of_element = calls.get(_ELEMENTAL_FINAL, "")
        lines = [
            f"define linkonce_odr hidden void @{prefix}{FINALIZE}.{types.index(derived)}(ptr %p, i1 %scalar) "
            "alwaysinline nounwind {",
            "  br i1 %scalar, label %one, label %many",
            "one:", calls.get(_SCALAR_FINAL, of_element), "  br label %parts",
            "many:", f"  call void @{OF_ARRAYS}(ptr %p)" if of_array else of_element, "  br label %parts",
            "parts:",
        ]
        own = derived.components
        for index, c in sorted(enumerate(own), key=lambda pair: derived.parent is not None and pair[0] == 0):
            if c.derived is None:
                continue
            here = f"  %c{index} = getelementptr i8, ptr %p, i64 {c.offset}"
            if c.genre == DATA and c.derived.finalises(types):
                lines.append(here)
                rest = f", i1 {'false' if c.rank else 'true'}"
                lines += _for_each(c, index, f"@{prefix}{FINALIZE}.{types.index(c.derived)}", False, rest)
            elif c.genre == ALLOCATABLE:
                lines += [here, f"  call void @{prefix}{FINALIZE_ALLOCATABLE}(ptr %c{index})"]
        return [*lines, "  ret void", "}"]


class Extensions:
    """Which derived types of a module extend others: a variable of CLASS may hold one that is named nowhere near it."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._found: dict[str, list[GlobalVariable]] | None = None

    def of(self, table: GlobalVariable) -> list[GlobalVariable]:
        """The tables of the types that extend the type of a table directly; none if it is no such table."""
        if not describes_type(table.name):
            return []
        if self._found is None:
            self._found = {}
            for derived in TypeTables(self._module).found.values():
                if derived.parent is not None:
                    self._found.setdefault(derived.parent.table.name, []).append(derived.table)
        return self._found.get(table.name, [])


def _per_type(
    derived: DerivedType, number: int, all_types: list[DerivedType], prefix: str, layout: ir.DataLayout
) -> list[str]:
    """The functions of one type: NAME.number(ptr %p), for copies (ptr %p, ptr %from)."""
    head = f"define linkonce_odr hidden void @{prefix}{{}}.{number}({{}}) alwaysinline nounwind {{{{"
    initialize = [head.format(INITIALIZE, "ptr %p")]
    copy = [head.format(COPY_STRUCTURE, "ptr %p, ptr %from")]
    plain: list[Leaf] = []
    destroy = [head.format(DESTROY, "ptr %p")]
    for index, c in enumerate(derived.components):
        here = [f"  %c{index} = getelementptr i8, ptr %p, i64 {c.offset}"]
        there = [*here, f"  %f{index} = getelementptr i8, ptr %from, i64 {c.offset}"]
        inner = all_types.index(c.derived) if c.derived is not None else -1
        if c.genre == ALLOCATABLE or (c.genre == POINTER and c.initial is None):
            table = c.derived.table.ref() if c.derived is not None else "null"
            attribute = 2 if c.genre == ALLOCATABLE else 1
            initialize += [*here, f"  call void @{prefix}{NULL_COMPONENT}(ptr %c{index}, i64 {c.length}, "
                           f"i32 {c.rank}, i32 {c.code or 42}, i32 {attribute}, ptr {table})"]
        elif c.initial is not None:
            type = c.initial.value_type
            initialize += [*here, f"  %i{index} = load {type}, ptr {c.initial.ref()}",
                           f"  store {type} %i{index}, ptr %c{index}"]
        elif inner >= 0:
            initialize += [*here, *_for_each(c, index, f"@{prefix}{INITIALIZE}.{inner}", False)]
        if c.genre == ALLOCATABLE:
            # the type is stated at each use: LLVM need not find out what the components' headers hold
            fixed = _fixed_header(c, index)
            if c.is_unlimited:
                copy += [*there, f"  call void @{prefix}{COPY_ALLOCATABLE}_any(ptr %c{index}, ptr %f{index})"]
                destroy += [*here, f"  call void @{prefix}{DESTROY_ALLOCATABLE}(ptr %c{index})"]
            elif inner < 0:
                copy += [*there, *fixed, f"  call void @{prefix}{COPY_ALLOCATABLE}(ptr %c{index}, ptr %f{index})"]
                destroy += [*here, f"  call void @{prefix}{DESTROY_ALLOCATABLE}(ptr %c{index})"]
            else:
                copies = [*fixed, f"  call void @{prefix}{COPY_ALLOCATABLE}_of(ptr %c{index}, ptr %f{index}, "
                          f"ptr @{prefix}{INITIALIZE}.{inner}, ptr @{prefix}{COPY_STRUCTURE}.{inner})"]
                destroys = [*fixed, f"  call void @{prefix}{DESTROY_ALLOCATABLE}_of(ptr %c{index}, "
                            f"ptr @{prefix}{DESTROY}.{inner})"]
                assert c.derived is not None
                family = [t for t in all_types if t is not c.derived and t.descends_from(c.derived)]
                if family:
                    # the tables do not tell CLASS from TYPE: what is held may be of another type of the family
                    dynamic = [f"  call void @{prefix}{COPY_ALLOCATABLE}_dynamic(ptr %c{index}, ptr %f{index})"]
                    if any(t is derived or t.holds(derived) for t in family):
                        dynamic = [f"  call void @{prefix}{NESTED_TYPE}()"]
                    copies = _if_declared(c, index, "f", copies, dynamic)
                    dynamic = [f"  call void @{prefix}{DESTROY_ALLOCATABLE}(ptr %c{index})"]
                    destroys = _if_declared(c, index, "c", destroys, dynamic)
                if c.derived.assignment(c.rank) is not None:
                    copies = [f"  call void @{OF_ALLOCATABLES}(ptr %c{index})", *copies]
                copy += [*there, *copies]
                destroy += [*here, *destroys]
        elif c.genre == DATA and c.derived is not None and (
            c.derived.owns_memory or c.derived.has_assigned_parts or c.derived.assignment(c.rank) is not None
        ):
            part = f"{COPY_STRUCTURE}.{inner}"
            if c.derived.assignment(c.rank) is not None:
                part = f"{ASSIGN}.{inner}.{min(c.rank, 1)}"
            copy += [*there, *_for_each(c, index, f"@{prefix}{part}", True)]
            if c.derived.owns_memory:
                destroy += [*here, *_for_each(c, index, f"@{prefix}{DESTROY}.{inner}", False)]
        else:
            plain += leaves(c.type, c.offset, layout)
    for offset, procedure in derived.procedures:
        here = [f"  %g{offset} = getelementptr i8, ptr %p, i64 {offset}"]
        initialize += [*here, f"  store ptr {'@' + procedure if procedure else 'null'}, ptr %g{offset}"]
        copy += [*here, f"  %h{offset}.g = getelementptr i8, ptr %from, i64 {offset}",
                 f"  %v{offset}.g = load ptr, ptr %h{offset}.g", f"  store ptr %v{offset}.g, ptr %g{offset}"]
    copy += moves(plain)
    end = ["  ret void", "}"]
    return [*initialize, *end, *copy, *end, *destroy, *end]


def _if_declared(c: Component, index: int, of: str, declared: list[str], other: list[str]) -> list[str]:
    """One of two courses, by whether what an allocatable component holds is of its declared type."""
    assert c.derived is not None
    return [
        f"  %t{index} = getelementptr i8, ptr %{of}{index}, i64 {24 + 24 * c.rank}",
        f"  %d{index} = load ptr, ptr %t{index}",
        f"  %b{index} = load ptr, ptr %{of}{index}",
        f"  %n{index} = icmp eq ptr %b{index}, null",
        f"  %s{index} = icmp eq ptr %d{index}, {c.derived.table.ref()}",
        f"  %o{index} = or i1 %n{index}, %s{index}",
        f"  br i1 %o{index}, label %declared.{index}, label %other.{index}",
        f"declared.{index}:", *declared, f"  br label %done.{index}",
        f"other.{index}:", *other, f"  br label %done.{index}",
        f"done.{index}:",
    ]


def _scalar_descriptor(name: str, derived: DerivedType) -> list[str]:
    """%NAME.box: the descriptor of the scalar at %NAME."""
    box = f"%{name}.box"
    lines = [f"  {box} = alloca {{ ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }}",
             f"  store ptr %{name}, ptr {box}"]
    fields = ((8, f"i64 {derived.size}"), (16, "i32 20180515"), (20, "i8 0"), (21, "i8 42"), (22, "i8 0"),
              (23, "i8 1"), (24, f"ptr {derived.table.ref()}"), (32, "i64 0"))
    for offset, value in fields:
        place = f"%{name}.{offset}"
        lines += [f"  {place} = getelementptr i8, ptr {box}, i64 {offset}", f"  store {value}, ptr {place}"]
    return lines


def _fixed_header(c: Component, index: int) -> list[str]:
    """Stores of what the descriptor of a component that is copied to or destroyed holds in any case."""
    lines = [f"  %h{index}.8 = getelementptr i8, ptr %c{index}, i64 8"]
    if c.deferred:
        lines += [f"  %g{index}.8 = getelementptr i8, ptr %f{index}, i64 8", f"  %l{index} = load i64, ptr %g{index}.8"]
    lines.append(f"  store i64 {f'%l{index}' if c.deferred else c.length}, ptr %h{index}.8")
    for offset, value in ((20, c.rank), (21, c.code or 42)):
        lines += [f"  %h{index}.{offset} = getelementptr i8, ptr %c{index}, i64 {offset}",
                  f"  store i8 {value}, ptr %h{index}.{offset}"]
    if c.derived is not None:  # of CLASS it may have held another type
        lines += [f"  %h{index}.t = getelementptr i8, ptr %c{index}, i64 {24 + 24 * c.rank}",
                  f"  store ptr {c.derived.table.ref()}, ptr %h{index}.t"]
    return lines


def _for_each(c: Component, index: int, function: str, two: bool, rest: str = "") -> list[str]:
    """Calls for each element of a component that is of derived type, with the other arguments at the end."""
    lines: list[str] = []
    for k in range(c.count):
        lines.append(f"  %c{index}.{k} = getelementptr i8, ptr %c{index}, i64 {k * c.length}")
        arguments = f"ptr %c{index}.{k}"
        if two:
            lines.append(f"  %f{index}.{k} = getelementptr i8, ptr %f{index}, i64 {k * c.length}")
            arguments += f", ptr %f{index}.{k}"
        lines.append(f"  call void {function}({arguments}{rest})")
    return lines


def _elements(value: object) -> list[Constant]:
    """The elements of an aggregate constant, all of them zero for a zeroinitializer."""
    if isinstance(value, ir.ConstantAggregate):
        return list(value.elements)
    if isinstance(value, ir.ZeroInit):
        type = value.type
        if type.is_struct:
            return [ir.zero(t) for t in type.elements]
        return [ir.zero(type.element)] * type.count
    return []


def _integer(value: Constant) -> int:
    return value.value if isinstance(value, ir.ConstantInt) else 0


def _addressed(value: object) -> Function | GlobalVariable | None:
    """What a constant holds the address of, through the C pointer structures around it."""
    while not isinstance(value, (Function, GlobalVariable)):
        if isinstance(value, ir.ConstantAggregate) and value.elements:
            value = value.elements[0]
        elif isinstance(value, ir.ConstantExpr) and value.operands:
            value = value.operands[0]
        else:
            return None
    return value


def _procedure(value: object) -> Function | None:
    """The function whose address a constant holds."""
    found = _addressed(value)
    return found if isinstance(found, Function) else None


def _global(value: object) -> GlobalVariable | None:
    """The variable whose address a constant holds."""
    found = _addressed(value)
    return found if isinstance(found, GlobalVariable) else None
