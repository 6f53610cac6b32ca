"""Copies of the program's functions that tell which memory they use, and where the shadow of it lies.

For the differences of a check it must be known which numbers a function reads and writes through pointers that
have shadows. The derivative knows, but it is what is checked: so this copy is made without any analysis of types or
activity. Each value that holds pointers gets a companion value of the same type beside it, with where the shadows
are (memory.c explains it); arguments get a companion each, results are told through a last argument. Loads, stores
and copies of memory call the run time. Calls through pointers look up the traced copy of what they call.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import routine_of
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer
from enzyme_cc.autodiff.gradcheck.blas_arrays import touch_arrays
from enzyme_cc.autodiff.gradcheck.edges import edge_of
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.graph import reverse_postorder
from enzyme_cc.ir import Builder, Function, Instruction, Module, Type, Value
from enzyme_cc.ir.clone import clone_blocks
from enzyme_cc.ir.invokes import give_own_successor
from enzyme_cc.ir.structure import remove_unreachable_blocks
from enzyme_cc.rules import known
from enzyme_cc.rules.functions import COPY as COPIES
from enzyme_cc.rules.functions import FREE, INACTIVE, REALLOCATE, SET, SHADOWED, SORT, FunctionInfo

TRACE = "__enzyme_cc.trace."
RUNTIME = "__enzyme_cc_check_"
INACTIVE_GLOBAL = -1 << 48
"""The mark of a companion that stands for a variable registered as inactive (memory.c: all 16 bits set)."""

_TYPES = {
    "touched": ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i32, ir.i32, ir.i32)),
    "pointer_loaded": ir.function_type(ir.ptr, (ir.ptr, ir.ptr, ir.ptr)),
    "pointer_stored": ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr)),
    "probe": ir.function_type(ir.void, (ir.i32, ir.f64)),
    "edge": ir.function_type(ir.void, (ir.i32, ir.f64)),
    "saw": ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    "found": ir.function_type(ir.ptr, (ir.ptr,)),
    "traced": ir.function_type(ir.ptr, (ir.ptr,)),
    "copied": ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr, ir.ptr, ir.i64)),
    "examined": ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64)),
    "filled": ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64)),
    "released": ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    "shadowed": ir.function_type(ir.ptr, (ir.ptr, ir.ptr)),
    "allocated": ir.function_type(ir.void, (ir.ptr, ir.i64)),
    "watch": ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    "watched": ir.function_type(ir.void, ()),
    "before": ir.function_type(ir.ptr, (ir.ptr,) * 6),
    "rule": ir.function_type(ir.void, (ir.ptr,) * 6),
    "after": ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr)),
}
_KINDS = {"float": 0, "double": 1, "x86_fp80": 2}
_SAME_POINTER = ("llvm.launder.", "llvm.strip.", "llvm.ptrmask", "llvm.threadlocal.address", "llvm.ssa.copy")


def runtime_call(module: Module, builder: Builder, name: str, *args: Value) -> Value:
    """Call a function of the run time."""
    return builder.call(module.get_or_declare(RUNTIME + name, _TYPES[name]), args)


class Tracing:
    """Makes the traced copies of all functions of a slice, which is changed for that.

    `program` has the originals; `inactive` are variables registered as inactive, and `inactive_functions` functions.
    """

    def __init__(self, part: Module, program: Module, inactive: set[str], inactive_functions: set[str]) -> None:
        self.module = part
        self.layout = part.datalayout
        self.program = program
        self.inactive = inactive
        self.inactive_functions = inactive_functions
        self.messages: list[str] = []
        self.copies: dict[Function, Function] = {}
        originals = [f for name, f in part.functions.items() if name.startswith(COPY) and f.has_body]
        for function in originals:
            self.copies[function] = self._declare(function)
        for function, copy in self.copies.items():
            _Tracer(self, function, copy).trace()
        for function in originals:
            function.remove_body()
        part.remove(*originals)

    def traced(self, name: str) -> Function | None:
        """The traced copy of a function of the program."""
        return self.module.functions.get(TRACE + name)

    def _declare(self, function: Function) -> Function:
        type = function.function_type
        params = [*type.params, *(a.type for a in function.args if _has_companion(a))]
        if carries_pointer(type.ret):
            params.append(ir.ptr)
        name = function.name[len(COPY):]
        made = Function.create(self.module, TRACE + name, ir.function_type(type.ret, params), "internal")
        made.personality = function.personality
        made.cc = function.cc
        original = self.program.functions.get(name)
        if original is not None and len(original.args) == len(function.args):
            for mine, theirs in zip(made.args, original.args, strict=False):
                mine.attributes = _of_the_abi(theirs.attributes)
        return made

    def original(self, function: Function) -> Function:
        """The program's own function that a function of the slice is a copy of, declared here."""
        declared = self.program.functions[function.name[len(COPY):]]
        found = self.module.get_or_declare(declared.name, declared.function_type)
        found.cc = declared.cc
        return found

    def tables(self, name: str) -> Tables:
        """Tables for the run time, once all is traced."""
        entry = ir.struct_type((ir.ptr, ir.ptr))
        pairs = [
            ir.aggregate(entry, (self.original(function), copy)) for function, copy in self.copies.items()
            if function.name[len(COPY):] in self.program.functions
        ]
        type = ir.array_type(entry, len(pairs))
        functions = self.module.add_global(
            f"{name}.functions", type, ir.aggregate(type, tuple(pairs)) if pairs else ir.zero(type), constant=True
        )
        texts: list[ir.Constant] = []
        for message in self.messages:
            data = message.encode("utf-8", "surrogateescape") + b"\0"
            texts.append(self.module.add_global(
                self.module.unique_name(f"{name}.probe"), ir.array_type(ir.i8, len(data)), ir.array_of_bytes(data),
                constant=True,
            ))
        texts.append(ir.null())
        type = ir.array_type(ir.ptr, len(texts))
        probes = self.module.add_global(f"{name}.probes", type, ir.aggregate(type, tuple(texts)), constant=True)
        return Tables(functions, len(pairs), probes)


@dataclass(frozen=True)
class Tables:
    """{function of the program, its traced copy} so many times; what to say of each probe, null at the end."""

    functions: Value
    count: int
    probes: Value


_READ_BY_FORTRAN = {"_FortranAioInputReal64": ((1, ("8",)),), "_FortranAioInputReal32": ((1, ("4",)),)}
_KEPT = ("signext", "zeroext", "nest")


def _of_the_abi(attributes: tuple[str, ...]) -> tuple[str, ...]:
    """Those attributes of an argument that decide how it is passed. Where a result goes is said without its type, which
    may be named nowhere else."""
    return tuple("sret(i8)" if a.startswith("sret(") else a for a in attributes if a.startswith("sret(") or a in _KEPT)


def _has_companion(argument: ir.Argument) -> bool:
    """Whether the companion of an argument is passed too. Not of what a trampoline adds: it is looked up."""
    return carries_pointer(argument.type) and "nest" not in argument.attributes



def leaves(type: Type, layout: ir.DataLayout, offset: int = 0, path: tuple[int, ...] = ()) -> Iterator[
    tuple[tuple[int, ...], int, Type]
]:
    """(indices, offset in memory, type) of the parts of a value: numbers, integers, pointers, vectors."""
    if type.is_struct:
        for index, element in enumerate(type.elements):
            yield from leaves(element, layout, offset + layout.offset(type, index), (*path, index))
    elif type.is_array:
        step = layout.size(type.element)
        for index in range(type.count):
            yield from leaves(type.element, layout, offset + index * step, (*path, index))
    else:
        yield path, offset, type


class _Tracer:
    """Fills one traced copy."""

    def __init__(self, tracing: Tracing, function: Function, copy: Function) -> None:
        self.tracing = tracing
        self.module = tracing.module
        self.layout = tracing.layout
        self.function = function
        self.copy = copy
        self.companions: dict[Value, Value] = {}
        self.phis: list[tuple[ir.Phi, ir.Phi]] = []
        self.slot: Value | None = None
        self.b = Builder()

    def trace(self) -> None:
        remove_unreachable_blocks(self.function)
        values: dict[Value, Value] = dict(zip(self.function.args, self.copy.args, strict=False))
        clone_blocks(self.function.blocks, values, self.copy)
        given = iter(self.copy.args[len(self.function.args):])
        self.b.position_at_start(self.copy.entry)
        for argument, original in zip(self.copy.args, self.function.args, strict=False):
            if _has_companion(original):
                self.companions[argument] = next(given)
            elif argument.type.is_pointer:
                self.companions[argument] = self.call("found", argument)
        self.returned = next(given, None)
        own = list(self.copy.entry.instructions)[: self.b.index]
        order = reverse_postorder(self.copy.entry, lambda block: block.successors)
        for block in order:
            instructions, block.instructions = block.instructions, []
            self.b.position_at_end(block)
            for instruction in instructions:
                if instruction in own:
                    block.append(instruction)
                else:
                    self.visit(instruction)
        for phi, companion in self.phis:
            for value, block in phi.incoming:
                companion.add_incoming(self.companion(value, None), block)

    # ---- companions

    def companion(self, value: Value, b: Builder | None) -> Value:
        found = self.companions.get(value)
        if found is not None:
            return found
        if b is not None and self.tracing.inactive and value.type.is_pointer:
            variable = value
            while isinstance(variable, ir.ConstantExpr) and variable.operands:
                variable = variable.operands[0]
            if isinstance(variable, ir.GlobalVariable) and variable.name in self.tracing.inactive:
                return b.insert(ir.GetElementPtr(ir.i8, value, (ir.int_constant(ir.i64, INACTIVE_GLOBAL),)))
        return ir.zero(value.type)

    def beside(self, pointer: Value) -> Value | None:
        """The companion of a pointer, if it has one."""
        found = self.companion(pointer, self.b)
        return None if self.none(found) else found

    def none(self, value: Value) -> bool:
        return isinstance(value, (ir.ConstantNull, ir.ZeroInit))

    def call(self, name: str, *args: Value) -> Value:
        return runtime_call(self.module, self.b, name, *args)

    def at(self, pointer: Value, offset: int) -> Value:
        return self.b.gep(ir.i8, pointer, (ir.int_constant(ir.i64, offset),)) if offset else pointer

    # ---- instructions

    def visit(self, i: Instruction) -> None:
        block = self.b.block
        if isinstance(i, ir.Call):
            self.visit_call(i)
            return
        if isinstance(i, ir.Store):
            block.append(i)
            self.stored(i.value, i.pointer)
            return
        if isinstance(i, ir.Ret) and i.value is not None and self.returned is not None:
            self.b.store(self.companion(i.value, self.b), self.returned)
        block.append(i)
        if isinstance(i, ir.Load):
            self.loaded(i)
        elif isinstance(i, (ir.AtomicRMW, ir.CmpXchg)):
            self.atomic(i)
        elif carries_pointer(i.type):
            self.derive(i)
        elif isinstance(i, ir.Cast) and i.opcode == "bitcast" and i.type.is_float and i.operands[0].type.is_int:
            if not isinstance(i.operands[0], ir.Load):
                self.probe(i, i, "a number is made from the bits of an integer here, and they depend on what is "
                           "differentiated: bits that are not moved as a whole carry no derivative", self.b)

    def probe(self, value: Value, place: Instruction, message: str, b: Builder) -> None:
        """Let the run time look whether a number depends on what is differentiated, without its derivative."""
        bits = value.type.bits
        if bits < 64:
            value = b.fpext(value, ir.f64)
        elif bits > 64:
            value = b.fptrunc(value, ir.f64)
        runtime_call(self.module, b, "probe", self.note(place, message), value)

    def note(self, place: Instruction, message: str, about: str = "") -> Value:
        """The number of what is said of a probe, if it is; `about` stands before it, for messages of other words."""
        where = location_of(place)
        messages = self.tracing.messages
        text = f"{about}{where if where is not None else 'enzyme-cc'}: note: gradcheck: {message}"
        if text not in messages:
            messages.append(text)
        return ir.int_constant(ir.i32, messages.index(text))

    def probe_edge(self, call: ir.Call, b: Builder) -> None:
        """Let the run time see where a function is called at the edge of its domain."""
        found = edge_of(call, b)
        if found is not None:
            function, met = found
            message = f"here it is at the edge of {function}'s domain, where its derivative is taken to be 0"
            runtime_call(self.module, b, "edge", self.note(call, message, f"{function}\0"), met)

    def probe_call(self, call: ir.Call, name: str, b: Builder) -> None:
        """Look at what comes out of functions that carry no derivative."""
        info = known(name)
        spoken = name[len(COPY):] if name.startswith(COPY) else name
        if call.type.is_float and "__enzyme_ignore_derivatives" in name:
            self.probe(call, call, "'__enzyme_ignore_derivatives' drops the derivative of a number that has one", b)
        elif call.type.is_float and spoken in self.tracing.inactive_functions:
            self.probe(call, call, f"'{spoken}' is registered as inactive, and its result depends on what is "
                       "differentiated: take it off the inactive functions", b)
        elif call.type.is_float and info is not None and info.kind == INACTIVE:
            self.probe(call, call, f"the result of '{spoken}' depends on what is differentiated: what is read from "
                       "text carries no derivative", b)
        if info is not None and info.kind == INACTIVE:
            for position, factors in (*info.fills, *_READ_BY_FORTRAN.get(name, ())):
                type = {"8": ir.f64, "4": ir.f32}.get("*".join(factors))
                if type is not None and position < call.arg_count:
                    self.probe(b.load(type, call.args[position]), call, "a number that is read here depends on what "
                               "is differentiated: what is read from text or files carries no derivative", b)

    def examined(self, call: ir.Call, info: FunctionInfo) -> None:
        """Bytes that are handed to a function that carries no derivative, as many as an argument says."""
        sizes = [a for a in call.args if a.type is ir.i64]
        first = call.arg_count if info.reads_from is None else info.reads_from
        for position, pointer in enumerate(call.args):
            if pointer.type.is_pointer and sizes and (position in info.reads or position >= first):
                companion = self.companion(pointer, self.b)
                if not self.none(companion):
                    self.call("examined", pointer, companion, sizes[-1])

    def derive(self, i: Instruction) -> None:
        """The companion of what computes a pointer from pointers."""
        b = self.b
        if isinstance(i, ir.Phi):
            companion = ir.Phi(i.type, ())
            at = next((n for n, other in enumerate(b.block.instructions) if not other.is_phi), None)
            b.block.insert(len(b.block.instructions) if at is None else at, companion)
            self.phis.append((i, companion))
            self.companions[i] = companion
        elif isinstance(i, ir.Cast):
            if i.opcode == "inttoptr":
                self.companions[i] = self.call("found", i) if i.type.is_pointer else ir.zero(i.type)
            else:
                self.again(i)
        elif isinstance(i, ir.GetElementPtr):
            base = self.companion(i.pointer, b)
            if not self.none(base):
                self.companions[i] = b.insert(ir.GetElementPtr(i.source_type, base, i.indices))
        elif isinstance(i, (ir.Select, ir.Freeze, ir.ExtractValue, ir.InsertValue, ir.ExtractElement,
                            ir.InsertElement, ir.ShuffleVector)):
            self.again(i)

    def again(self, i: Instruction) -> None:
        """The same instruction on the companions."""
        operands = [
            self.companion(o, self.b) if carries_pointer(o.type) else o for o in i.operands
        ]
        if isinstance(i, (ir.InsertValue, ir.InsertElement)) and not carries_pointer(i.operands[1].type):
            self.companions[i] = self.companion(i.operands[0], self.b)
            return
        copy = i.clone()
        copy.name = None
        for index, operand in enumerate(operands):
            copy.set_operand(index, operand)
        copy.metadata = {}
        self.companions[i] = self.b.insert(copy)

    # ---- memory

    def loaded(self, load: ir.Load) -> None:
        type = load.type
        companion: Value = ir.zero(type) if carries_pointer(type) else load
        of_pointer = self.companion(load.pointer, self.b)
        for path, offset, part in leaves(type, self.layout):
            if part.is_pointer or (part.is_vector and part.scalar.is_pointer):
                value = self.b.extract_value(load, *path) if path else load
                size = self.layout.size(ir.ptr)
                if part.is_pointer:
                    found = self.pointer_loaded(load.pointer, of_pointer, offset, value)
                else:
                    found = ir.zero(part)
                    for lane in range(part.count):
                        at = ir.int_constant(ir.i64, lane)
                        one = self.pointer_loaded(
                            load.pointer, of_pointer, offset + lane * size, self.b.extract_element(value, at)
                        )
                        found = self.b.insert_element(found, one, at)
                companion = self.b.insert_value(companion, found, *path) if path else found
            else:
                self.touched(part, load.pointer, of_pointer, offset, 1)
        if carries_pointer(type):
            self.companions[load] = companion

    def pointer_loaded(self, pointer: Value, companion: Value, offset: int, value: Value) -> Value:
        beside = ir.null() if self.none(companion) else self.at(companion, offset)
        found = self.call("pointer_loaded", self.at(pointer, offset), beside, value)
        return self.b.cast("addrspacecast", found, value.type)

    def stored(self, value: Value, pointer: Value) -> None:
        of_pointer = self.companion(pointer, self.b)
        of_value = self.companion(value, self.b) if carries_pointer(value.type) else value
        for path, offset, part in leaves(value.type, self.layout):
            if part.is_pointer or (part.is_vector and part.scalar.is_pointer):
                one = self.b.extract_value(value, *path) if path else value
                beside = self.b.extract_value(of_value, *path) if path else of_value
                size = self.layout.size(ir.ptr)
                for lane in range(part.count if part.is_vector else 1):
                    at = ir.int_constant(ir.i64, lane)
                    pair = [self.b.extract_element(v, at) if part.is_vector else v for v in (one, beside)]
                    self.call("pointer_stored", self.at(pointer, offset + lane * size), *pair)
            else:
                self.touched(part, pointer, of_pointer, offset, 0)

    def touched(self, part: Type, pointer: Value, companion: Value, offset: int, reads: int) -> None:
        if self.none(companion):
            return
        size = self.layout.size(part)
        scalar, count = (part.scalar, part.count) if part.is_vector else (part, 1)
        kind = _KINDS.get(str(scalar))
        if kind is None and not part.is_fp and part.is_int and size in (4, 8):
            kind = 3 if size == 4 else 4
        if kind is not None:
            numbers = (ir.int_constant(ir.i32, n) for n in (kind, count, reads))
            self.call("touched", self.at(pointer, offset), self.at(companion, offset), *numbers)

    def atomic(self, i: Instruction) -> None:
        pointer = i.operands[0]
        companion = self.companion(pointer, self.b)
        value = i.operands[1]
        if not carries_pointer(value.type):
            self.touched(value.type, pointer, companion, 0, 1)
            self.touched(value.type, pointer, companion, 0, 0)
            return
        if i.type.is_pointer:  # what lay there: by its value
            self.companions[i] = self.call("found", i)
            self.call("pointer_stored", pointer, value, self.companion(value, self.b))

    # ---- calls

    def visit_call(self, call: ir.Call) -> None:
        callee = call.called_function
        copy = self.tracing.copies.get(callee) if callee is not None else None
        if copy is not None and call.function_type is callee.function_type and not call.function_type.vararg:  # type: ignore[union-attr]  # a copy is of a callee
            self.call_traced(call, copy)
        elif callee is None and not isinstance(call.callee, ir.InlineAsm) and not self.by_value(call):
            self.call_traced(call, None)
        elif callee is None:
            self.place(call)
        elif copy is not None:  # called as something else than it is
            call.set_operand(len(call.operands) - 1, self.tracing.original(callee))
            self.place(call)
        else:
            self.call_outside(call, callee.name)

    def by_value(self, call: ir.Call) -> bool:
        return call.function_type.vararg or any(
            a.startswith(("byval", "inreg", "inalloca", "preallocated")) for given in call.arg_attributes for a in given
        )

    def place(self, call: ir.Call) -> Builder:
        """Append the call; where its result can be used."""
        if call.tail == "musttail":
            call.tail = None
        if isinstance(call, ir.CallBr):
            self.b.block.append(call)
            return self.b
        if isinstance(call, ir.Invoke):
            self.b.block.append(call)
            return Builder(give_own_successor(call), 0)
        self.b.block.append(call)
        return self.b

    def call_traced(self, call: ir.Call, copy: Function | None) -> None:
        """Call the traced copy: that of a known function, or what the run time finds."""
        args = list(call.args)
        passed = [
            a for n, a in enumerate(args) if carries_pointer(a.type) and "nest" not in call.arg_attributes[n]
            and not (copy is not None and "nest" in copy.args[n].attributes)
        ]
        companions = [self.companion(a, self.b) for a in passed]
        params = [*call.function_type.params, *(c.type for c in companions)]
        attributes = [_of_the_abi(given) for given in call.arg_attributes]
        attributes += [()] * len(companions)
        slot = None
        if carries_pointer(call.type):
            slot = self.returned_slot(call.type)
            self.b.store(ir.zero(call.type), slot)
            companions.append(slot)
            params.append(ir.ptr)
            attributes.append(())
        callee: Value = copy if copy is not None else self.call("traced", call.callee)
        type = ir.function_type(call.type, params)
        made = call.__class__(
            type, callee, [*args, *companions], call.name, flags=call.flags, cc=call.cc, arg_attributes=attributes,
            destinations=call.operands[-3:-1] if isinstance(call, ir.Invoke) else (), opcode=call.opcode,
        )
        made.metadata = dict(call.metadata)
        call.replace_all_uses_with(made)
        call.drop_operands()
        after = self.place(made)
        if copy is not None and made.type.is_float:
            self.probe_call(made, COPY + copy.name[len(TRACE):], after)
        if slot is not None:
            self.companions[made] = after.load(made.type, slot)

    def returned_slot(self, type: Type) -> Value:
        entry = self.copy.entry
        local = ir.Alloca(type)
        entry.insert(entry.first_non_phi, local)
        return local

    def call_outside(self, call: ir.Call, name: str) -> None:
        info = known(name)
        routine = None if info is not None or call.called_function is None else routine_of(call.called_function)
        if routine is not None and routine.info is not None:
            info = routine.info
            if info.blas is not None:
                touched = self.module.get_or_declare(RUNTIME + "touched", _TYPES["touched"])
                touch_arrays(call, info.blas, self.beside, touched, self.b)
        if name.startswith("llvm.init.trampoline") and isinstance(call.args[1], Function):
            traced = self.tracing.traced(call.args[1].name)
            if traced is not None:
                call.set_operand(1, traced)
            self.call("saw", call.args[2], self.companion(call.args[2], self.b))
        args = call.args
        kind = info.kind if info is not None else None
        if info is not None and kind == COPIES and info.length is not None:
            to, source = args[info.destination or 0], args[info.source or 0]
            length = self.b.zext(args[info.length], ir.i64)
            self.call("copied", to, self.companion(to, self.b), source, self.companion(source, self.b), length)
        elif info is not None and kind == SET and info.length is not None:
            to = args[info.destination or 0]
            if not self.none(self.companion(to, self.b)):
                self.call("filled", to, self.companion(to, self.b), self.b.zext(args[info.length], ir.i64))
        elif info is not None and kind in (FREE, REALLOCATE):
            freed = args[(info.frees or (0,))[0]]
            if freed.type.is_pointer and not self.none(self.companion(freed, self.b)):
                self.call("released", freed, self.companion(freed, self.b))
        elif kind == SORT:
            given = (args[0], self.companion(args[0], self.b))
            self.call("copied", *given, *given, self.b.mul(args[1], args[2]))
        written: Sequence[int] = range(call.arg_count)
        if kind in (COPIES, SET, FREE, SHADOWED) or name.startswith("llvm."):
            written = ()
        elif info is not None:
            rest = call.arg_count if info.writes_from is None else info.writes_from
            written = [n for n in written if n in info.writes or n >= rest]
        watched = [
            args[n] for n in written if args[n].type.is_pointer and not self.none(self.companion(args[n], self.b))
        ]
        if kind == INACTIVE and not call.function_type.vararg and not name.startswith("llvm."):
            self.examined(call, info)  # type: ignore[arg-type]  # it has a kind
        for pointer in watched[:8]:
            self.call("watch", pointer, self.companion(pointer, self.b))
        after = self.place(call)
        if watched:
            runtime_call(self.module, after, "watched")
        self.probe_call(call, name, after)
        self.probe_edge(call, after)
        if not call.type.is_pointer:
            return
        first = args[0] if args and args[0].type.is_pointer else None
        if name.startswith(_SAME_POINTER) and first is not None:
            self.companions[call] = self.companion(first, self.b)
        elif info is not None and info.returns is not None and args[info.returns].type.is_pointer:
            base = self.companion(args[info.returns], after)
            if not self.none(base):
                moved = after.sub(after.ptrtoint(call, ir.i64), after.ptrtoint(args[info.returns], ir.i64))
                self.companions[call] = after.gep(ir.i8, base, (moved,))
        elif kind == SHADOWED and len(args) == 1 and first is not None and not isinstance(call, ir.Invoke):
            self.companions[call] = self.call("shadowed", self.companion(first, self.b), call.callee)
        elif kind not in ("allocate", REALLOCATE):
            self.companions[call] = runtime_call(self.module, after, "found", call)
        elif info is not None and info.size:
            sizes = [after.zext(args[n], ir.i64) for n in info.size]
            size = sizes[0] if len(sizes) == 1 else after.mul(sizes[0], sizes[1])
            size = after.sub(size, ir.int_constant(ir.i64, info.header)) if info.header else size
            runtime_call(self.module, after, "allocated", call, size)
