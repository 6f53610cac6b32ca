"""What is constant in the descriptors that a module's code makes: rank, element type, element size, attribute.

Of a variable's descriptor these never change, so what any store of a whole descriptor says of them is true wherever
that descriptor is read. The type of a variable of CLASS is the exception: what is known of it is the declared type,
TABLE, of which what it holds is an extension, or of CLASS(*) nothing. A header is the meet over the stores that reach
a descriptor:

    a module variable  what it is at first
    a variable         the descriptors stored to it as a whole, by the function itself or by one that it is passed to
    a parameter        what is stored to it; else the arguments of the calls, where all calls are known; else the
                       derived type by whose name the memory that it describes is accessed
    a component        what the table of the derived type says
    an inserted field  a constant, or the same field of the descriptor that it was loaded from
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.fortran_types import DATA, TypeTables
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Constant, Function, Instruction, Module, Type, Value

BASE, LENGTH, VERSION, RANK, CODE, ATTRIBUTE, EXTRA, TABLE = range(8)
STATED = (LENGTH, RANK, CODE, ATTRIBUTE, EXTRA)
STRUCTURE, ANY_TYPE = 42, -1
"""Codes of derived types, and of what is CLASS(*) and holds nothing yet."""
_DEPTH = 8

Header = dict[int, Constant]


class Headers:
    """The headers of a module's descriptors, as they are asked for."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.tables = TypeTables(module)
        self._known: dict[Value, Header | None] = {}
        self._calls: dict[Function, list[ir.Call] | None] = {}

    def of(self, pointer: Value, depth: int = _DEPTH) -> Header | None:
        """The constant fields of the descriptor behind a pointer, None if it is not known to be one."""
        if depth == 0:
            return None
        if depth < _DEPTH:
            return self._find(pointer, depth)
        if pointer not in self._known:
            self._known[pointer] = self._find(pointer, depth)
        return self._known[pointer]

    def _find(self, pointer: Value, depth: int) -> Header | None:
        if isinstance(pointer, ir.Alloca):
            return self._of_variable(pointer, depth)
        if isinstance(pointer, ir.Argument):
            return self._of_parameter(pointer, depth)
        if isinstance(pointer, ir.GetElementPtr):
            return _of_component(pointer, self.tables)
        if isinstance(pointer, ir.GlobalVariable) and is_descriptor(pointer.value_type):
            if not pointer.is_constant_global and isinstance(pointer.initializer, ir.ConstantAggregate):
                header = self._of_value(pointer.initializer, depth) or {}
                header.pop(LENGTH, None)  # of text with a length of its own
                return _of_rank(header, pointer.value_type)
        return None

    def _of_variable(self, variable: ir.Alloca, depth: int) -> Header | None:
        if not is_descriptor(variable.allocated_type):
            return None
        header = self._stored(variable, depth)
        if header is None:
            header = self._meet([self._stored(parameter, depth - 1) for parameter in _passed_to(variable)])
        return _of_rank(header, variable.allocated_type)

    def _of_parameter(self, parameter: ir.Argument, depth: int) -> Header | None:
        type = next((t for t in map(_described, parameter.users) if t is not None and is_descriptor(t)), None)
        if type is None:
            return None
        header = self._stored(parameter, depth)
        if header is None:
            calls = self._calls_of(parameter.parent)
            header = self._meet([self.of(call.args[parameter.index], depth - 1) for call in calls or ()])
        if header is None or TABLE not in header:
            accessed = self._accessed_type(parameter)
            if accessed is not None:
                header = {**(header or {}), **accessed}
        return _of_rank(header, type)

    def _stored(self, place: Value, depth: int) -> Header | None:
        """The meet of the descriptors that are stored to a place as a whole; None if there are none."""
        stores = [
            user for user in place.users
            if isinstance(user, ir.Store) and user.pointer is place and is_descriptor(user.value.type)
        ]
        return self._meet([self._of_value(store.value, depth - 1) or {} for store in stores])

    def _meet(self, headers: list[Header | None]) -> Header | None:
        """What all say; None if there is none, or one of which nothing is known."""
        met: Header | None = None
        for header in headers:
            if header is None:
                return None
            if met is None:
                met = header
                continue
            both = {f: v for f, v in met.items() if f in header and header[f].ref() == v.ref()}
            if TABLE in met and TABLE in header and TABLE not in both:
                common = self._common_ancestor(met[TABLE], header[TABLE])
                if common is not None:
                    both[TABLE] = common
            met = both
        return met

    def _common_ancestor(self, one: Constant, other: Constant) -> Constant | None:
        if not isinstance(one, ir.GlobalVariable) or not isinstance(other, ir.GlobalVariable):
            return None
        ancestor, second = self.tables.found.get(one.name), self.tables.found.get(other.name)
        while ancestor is not None and (second is None or not second.descends_from(ancestor)):
            ancestor = ancestor.parent
        return ancestor.table if ancestor is not None else None

    def _of_value(self, value: Value, depth: int) -> Header | None:
        """The constant fields of a descriptor as a value."""
        header: Header = {}
        overwritten: set[int] = set()
        while isinstance(value, ir.InsertValue):
            field, inserted = value.indices[0], value.operands[1]
            if len(value.indices) == 1 and field not in overwritten and (field in STATED or field > EXTRA):
                overwritten.add(field)
                key = TABLE if field > EXTRA else field
                found = inserted if inserted.is_constant else self._loaded(inserted, field, depth)
                if found is not None and (key != TABLE or isinstance(found, ir.GlobalVariable)):
                    header[key] = found  # type: ignore[assignment]  # a constant, or a constant field
            value = value.operands[0]
        if isinstance(value, ir.ConstantAggregate):
            for place, element in enumerate(value.elements):
                if place in overwritten or isinstance(element, (ir.Undef, ir.Poison)):
                    continue
                if place in STATED:
                    header[place] = element
                elif place > EXTRA and isinstance(element, ir.GlobalVariable):
                    header[TABLE] = element
            return header
        if isinstance(value, ir.Load):
            whole = self.of(value.pointer, depth)
            if whole is None and not overwritten:
                return None
            kept = {f: v for f, v in (whole or {}).items() if f not in overwritten}
            return {**kept, **header}
        return header if isinstance(value, (ir.Undef, ir.Poison)) else None

    def _loaded(self, value: Value, field: int, depth: int) -> Value | None:
        """The constant that a field loaded from another descriptor is."""
        if not isinstance(value, ir.Load) or not isinstance(value.pointer, ir.GetElementPtr):
            return None
        address = value.pointer
        indices = address.operands[1:]
        if not is_descriptor(address.source_type) or len(indices) != 2:
            return None
        if not isinstance(indices[1], ir.ConstantInt) or indices[1].value != field:
            return None
        header = self.of(address.operands[0], depth - 1)
        if not header:
            return None
        is_table = field > EXTRA and address.source_type.elements[field].is_pointer
        return header.get(TABLE) if is_table else header.get(field) if field in STATED else None

    def _calls_of(self, function: Function) -> list[ir.Call] | None:
        """All calls of a function; None where some are not known, because its address is."""
        if function not in self._calls:
            self._calls[function] = self._find_calls(function)
        return self._calls[function]

    def _find_calls(self, function: Function) -> list[ir.Call] | None:
        if not function.is_local:
            return None
        original = function.name.removeprefix(COPY)
        calls = []
        for caller in self.module.functions.values():
            if not caller.has_body or (caller.body_text is not None and original not in caller.body_text):
                continue
            for block in caller.blocks:
                calls += [call for call in block.instructions if isinstance(call, ir.Call) and call.callee is function]
        return calls

    def _accessed_type(self, parameter: ir.Argument) -> Header | None:
        """The derived type whose components are accessed where the base address of a descriptor points."""
        for address in parameter.users:
            if not isinstance(address, ir.GetElementPtr) or not _is_base(address):
                continue
            for load in address.users:
                if not isinstance(load, ir.Load):
                    continue
                for access in load.users:
                    if isinstance(access, ir.GetElementPtr) and access.operands[0] is load:
                        for derived in self.tables.found.values():
                            if derived.type is access.source_type:
                                return {CODE: ir.int_constant(ir.i8, STRUCTURE), TABLE: derived.table}
        return None


def _passed_to(variable: ir.Alloca) -> list[ir.Argument]:
    """The parameters of functions with bodies that calls pass a variable to."""
    found = []
    for call in variable.users:
        if isinstance(call, ir.Call):
            callee = call.called_function
            if callee is not None and callee.has_body and len(callee.args) == len(call.args):
                found += [p for p, given in zip(callee.args, call.args, strict=True) if given is variable]
    return found


def _described(user: Instruction) -> Type | None:
    """The type as which an instruction accesses the memory of a pointer."""
    if isinstance(user, ir.Load):
        return user.type
    if isinstance(user, ir.Store):
        return user.value.type
    return user.source_type if isinstance(user, ir.GetElementPtr) else None


def _is_base(address: ir.GetElementPtr) -> bool:
    indices = address.operands[1:]
    return is_descriptor(address.source_type) and len(indices) == 2 and all(
        isinstance(index, ir.ConstantInt) and index.value == 0 for index in indices
    )


def _of_rank(header: Header | None, type: Type) -> Header | None:
    """The header of a descriptor of this LLVM type, without what changes in it."""
    if header is None:
        return None
    header = dict(header)
    code = header.get(CODE)
    if isinstance(code, ir.ConstantInt) and code.value in (STRUCTURE, ANY_TYPE):
        header.pop(LENGTH, None)  # a polymorphic variable takes the size of what it holds
        if code.value == ANY_TYPE:
            del header[CODE]
    header[RANK] = ir.int_constant(ir.i8, rank_of(type))
    return header


def is_descriptor(type: Type) -> bool:
    """Whether an LLVM type is that of a descriptor."""
    if not type.is_struct or ir.is_opaque(type):
        return False
    elements = type.elements
    return (
        len(elements) >= 7 and elements[0].is_pointer and elements[1] is ir.i64 and elements[2] is ir.i32
        and all(e is ir.i8 for e in elements[3:7])
    )


def rank_of(type: Type) -> int:
    """The rank of what a descriptor of this LLVM type describes."""
    elements = type.elements
    return elements[7].count if len(elements) > 7 and elements[7].is_array else 0


def _of_component(address: ir.GetElementPtr, tables: TypeTables) -> Header | None:
    """The fields that the type of a component fixes: `gep %T, ptr %x, 0, k`."""
    source = address.source_type
    indices = address.operands[1:]
    if len(indices) != 2 or not source.is_struct or not isinstance(indices[1], ir.ConstantInt):
        return None
    number = indices[1].value
    field = source.elements[number]
    if not is_descriptor(field):
        return None
    header: Header = {RANK: ir.int_constant(ir.i8, rank_of(field))}
    offset = tables.module.datalayout.offset(source, number)
    for derived in tables.found.values():
        if derived.type is source:
            for component in derived.components:
                # a parent without components lies where the first component does
                if component.offset == offset and component.genre != DATA and component.code is not None:
                    if component.code == STRUCTURE and component.derived is None:
                        return header  # of CLASS(*)
                    header[CODE] = ir.int_constant(ir.i8, component.code)
                    header[EXTRA] = ir.int_constant(ir.i8, int(component.derived is not None))
                    if component.derived is not None:
                        header[TABLE] = component.derived.table
                    if component.code != STRUCTURE and not component.deferred:
                        header[LENGTH] = ir.int_constant(ir.i64, component.length)
    return header
