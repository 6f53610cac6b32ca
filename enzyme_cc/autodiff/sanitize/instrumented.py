"""Functions that follow each byte of active numbers as they run: what a sanitized program runs in place of a derivative.

Each value gets an array of labels beside it, one for each of its bytes (runtime.c says what labels there are), in a local
variable of the function; memory has its labels in tables of the run time. Moves move labels, arithmetic makes new ones.
No analysis takes part, and nothing is known of types but what each instruction says itself: that is what makes it an
independent witness for what the analyses claim. Values that cannot hold bits of numbers (comparisons, constants, what is
computed from these) have no labels, which is told as null.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.function_places import FunctionPlaces
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.spoken_names import spoken
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.graph import reverse_postorder
from enzyme_cc.ir import Builder, Function, Instruction, Module, Type, Value
from enzyme_cc.ir.invokes import give_own_successor
from enzyme_cc.ir.structure import remove_unreachable_blocks, terminator_of
from enzyme_cc.rules import Spelling, known, lookup
from enzyme_cc.rules.functions import COPY as COPIES
from enzyme_cc.rules.functions import INACTIVE, REALLOCATE, SET, SORT, FunctionInfo

SANITIZED = "__enzyme_cc.sanitized."
RUNTIME = "__enzyme_cc_sanitize_"
SITE = ir.struct_type((ir.ptr, ir.ptr, ir.ptr, ir.i64))
"""struct site of runtime.c."""
MOST_BYTES = 8192
"""Labels that the arguments of one call have room for."""

_P, _N, _W = ir.ptr, ir.i64, ir.i32
_TYPES = {
    name: ir.function_type(result, parameters)
    for name, result, parameters in (
        ("copy", ir.void, (_P, _P, _N)),
        ("load", ir.void, (_P, _P, _P, _N)),
        ("store", ir.void, (_P, _P, _N)),
        ("clear", ir.void, (_P, _N)),
        ("move", ir.void, (_P, _P, _P, _N)),
        ("instrumented", _P, (_P,)),
        ("arguments", _P, (_P,)),
        ("given", _P, (_P,)),
        ("argument", ir.void, (_P, _P, _N, _N, _W)),
        ("return", ir.void, (_P, _P, _N)),
        ("returned", ir.void, (_P, _P, _N)),
        ("outside", ir.void, (_P,)),
        ("compute", ir.void, (_P, _P, _N, _N, _P, _N, _P, _N, _P, _N)),
        ("uses", _W, (_P, _P, _N, _N)),
        ("depends", ir.void, (_P, _N, _N, _W)),
        ("written", ir.void, (_P, _N, _N, _W)),
        ("mix", ir.void, (_P, _P, _N, _N, _P, _P, _P)),
        ("bits", ir.void, (_P, _W, _P, _N, _N, _P, _P, _P, _P)),
        ("shift", ir.void, (_P, _W, _P, _N, _N, _P, _P, _P)),
        ("multiply", ir.void, (_P, _P, _N, _N, _P, _P, _P, _P)),
        ("reverse", ir.void, (_P, _N, _N, _P)),
        ("widen", ir.void, (_P, _N, _N, _P, _N, _W)),
        ("leave", ir.void, (_P, _P, _N)),
        ("sort", ir.void, (_P, _P, _N, _N, _P, _P, _P)),
        ("number", ir.void, (_P, _N, _N)),
        ("structure", ir.void, (_P, _N)),
        ("address", ir.void, (_P, _N)),
        ("begin", ir.void, (_P, _N)),
    )
}
_LOST = "bits of a number that depends on what is differentiated become a number here, without a derivative"
_PARTS = "this computes with a number that was put together from bits of others: it has no derivative"
_BITS = {"and": "&", "or": "|", "xor": "^", "add": "+"}
_SHIFTS = {"shl": "<", "lshr": ">", "ashr": "s"}
_SAME_POINTER = ("llvm.launder.", "llvm.strip.", "llvm.ptrmask", "llvm.threadlocal.address", "llvm.ssa.copy")


def runtime_call(module: Module, builder: Builder, name: str, *args: Value) -> Value:
    """Call a function of the run time."""
    return builder.call(module.get_or_declare(RUNTIME + name, _TYPES[name]), args)


@dataclass
class Instrumented:
    """Makes a slice's functions follow what they compute with. `program` has the functions they are copies of."""

    module: Module
    program: Module
    first: int = 0
    """The number of the first request, which tells one round's functions from another's."""
    functions: dict[str, Function] = field(default_factory=dict)
    """Name in the program -> what follows."""
    _sites: dict[tuple[str, str], Value] = field(default_factory=dict)
    _texts: dict[str, Value] = field(default_factory=dict)

    def instrument(self) -> None:
        """All functions of the slice, in place, under other names."""
        originals = [f for name, f in self.module.functions.items() if name.startswith(COPY) and f.has_body]
        for function in originals:
            remove_unreachable_blocks(function)  # reads all bodies, which know each other by these names
        for function in originals:
            name = function.name[len(COPY):]
            self.module.rename(function, f"{SANITIZED}{self.first}.{name}")
            function.linkage, function.visibility, function.comdat = "internal", "default", None
            # what was said of its effects is not true of what it does besides
            function.attributes = tuple(a for a in function.attributes if a.startswith('"target-'))
            self.functions[name] = function
        self.copies = frozenset(originals)
        for function in originals:
            _Instrumenter(self, function).instrument()

    def table(self, name: str) -> tuple[Value, int]:
        """{function of the program, what follows in its place} so many times."""
        entry = ir.struct_type((ir.ptr, ir.ptr))
        pairs: list[ir.Constant] = []
        for original, function in self.functions.items():
            declared = self.program.functions.get(original)
            if declared is not None:
                own = self.module.get_or_declare(original, declared.function_type)
                own.cc = declared.cc
                pairs.append(ir.aggregate(entry, (own, function)))
        type = ir.array_type(entry, len(pairs))
        value = ir.aggregate(type, tuple(pairs)) if pairs else ir.zero(type)
        return self.module.add_global(f"{name}.functions", type, value, constant=True), len(pairs)

    def site(self, place: Instruction, what: str = "") -> Value:
        """The site of an instruction; without words it tells only that bits of numbers are handled there."""
        found = location_of(place)
        where = str(found) if found is not None else "enzyme-cc"
        made = self._sites.get((where, what))
        if made is None:
            fields = (self.text(where), self.text(what), ir.null(), ir.int_constant(ir.i64, 0))
            made = self.module.add_global(
                self.module.unique_name(f"{SANITIZED}{self.first}.site"), SITE, ir.aggregate(SITE, fields)  # type: ignore[arg-type]  # constants
            )
            self._sites[where, what] = made
        return made

    def text(self, text: str) -> Value:
        """A C string."""
        made = self._texts.get(text)
        if made is None:
            data = text.encode("utf-8", "surrogateescape") + b"\0"
            made = self._texts[text] = self.module.add_global(
                self.module.unique_name(f"{SANITIZED}{self.first}.text"), ir.array_type(ir.i8, len(data)), ir.array_of_bytes(data),
                constant=True,
            )
        return made


def lanes_of(type: Type, layout: ir.DataLayout) -> tuple[int, int]:
    """How many numbers, integers or pointers a value of scalar or vector type has, and of how many bytes each."""
    scalar, count = (type.element, type.count) if type.is_vector else (type, 1)
    return count, layout.store_size(scalar)


def leaves(type: Type, layout: ir.DataLayout, offset: int = 0) -> list[tuple[int, Type]]:
    """(offset in memory, type) of the scalars and vectors in a value."""
    if type.is_struct:
        return [leaf for n, t in enumerate(type.elements) for leaf in leaves(t, layout, offset + layout.offset(type, n))]
    if type.is_array:
        step = layout.size(type.element)
        return [leaf for n in range(type.count) for leaf in leaves(type.element, layout, offset + n * step)]
    return [(offset, type)]


def _is_bits(type: Type) -> bool:
    """Whether a value is truth values only."""
    scalar = type.element if type.is_vector else type
    return scalar is ir.i1


class _Instrumenter:
    """One function, instrumented in place."""

    def __init__(self, whole: Instrumented, function: Function) -> None:
        self.whole = whole
        self.module = whole.module
        self.layout = whole.module.datalayout
        self.function = function
        self.labels: dict[Value, Value] = {}
        self.incoming: dict[ir.Phi, Value] = {}
        self.b = Builder()

    def instrument(self) -> None:
        own = set(self.function.instructions())
        order = reverse_postorder(self.function.entry, lambda block: block.successors)
        for block in order:
            for phi in block.phis:
                if self.can_hold(phi.type):
                    self.labels[phi], self.incoming[phi] = self.room(phi.type), self.room(phi.type)
        self.arguments()
        for block in order:
            instructions, block.instructions = block.instructions, []
            for i in instructions:
                if i.is_phi or i not in own:
                    block.append(i)
            self.b.position_at_end(block)
            for i in instructions:
                if i.is_phi and i in self.labels:
                    self.call("copy", self.labels[i], self.incoming[i], self.number(self.size(i.type)))  # type: ignore[index]  # it is a phi
                elif not i.is_phi and i in own:
                    self.b.debug_location = i.metadata.get("dbg")
                    self.visit(i)
        self.b.debug_location = None
        for block in order:
            for phi in block.phis:
                for value, source in phi.incoming:
                    if phi in self.incoming:
                        self.b.position_before(terminator_of(source))
                        self.call("copy", self.incoming[phi], self.of(value), self.number(self.size(phi.type)))

    # ---- labels

    def can_hold(self, type: Type) -> bool:
        """Whether a value of this type can hold bytes of numbers, or lead to some."""
        if type.is_vector:
            return not type.scalable and not _is_bits(type)
        return type.is_aggregate or type.is_fp or type.is_pointer or (type.is_int and type is not ir.i1)

    def size(self, type: Type) -> int:
        return self.layout.store_size(type)

    def room(self, type: Type) -> Value:
        return self.local(ir.array_type(ir.i64, max(self.size(type), 1)))

    def local(self, type: Type) -> Value:
        """A local variable of the whole function."""
        entry = self.function.entry
        made = ir.Alloca(type)
        entry.insert(0, made)
        if self.b.block is entry and self.b.index is not None:
            self.b.index += 1
        return made

    def of(self, value: Value) -> Value:
        return self.labels.get(value, ir.null())

    def has(self, *values: Value) -> bool:
        return any(value in self.labels for value in values)

    def make(self, i: Instruction) -> Value:
        made = self.labels[i] = self.room(i.type)
        return made

    def call(self, name: str, *args: Value) -> Value:
        return runtime_call(self.module, self.b, name, *args)

    def number(self, n: int, type: Type = ir.i64) -> Value:
        return ir.int_constant(type, n)

    def at(self, labels: Value, offset: int) -> Value:
        """The labels from this byte on; null stays null."""
        if not offset or isinstance(labels, ir.ConstantNull):
            return labels
        return self.b.gep(ir.i64, labels, (self.number(offset),))

    def in_memory(self, value: Value) -> Value:
        """Where the value itself can be read."""
        slot = self.local(value.type)
        self.b.store(value, slot)
        return slot

    def site(self, i: Instruction, what: str = "") -> Value:
        return self.whole.site(i, what)

    # ---- the function's own arguments

    def arguments(self) -> None:
        """Take the labels of the arguments, at the start."""
        self.b.position_at_start(self.function.entry)
        given = self.call("given", self.function)
        for argument, offset, size in self.places_of(self.function.args):
            labels = self.labels[argument] = self.room(argument.type)
            pointer = self.number(int(argument.type.is_pointer), ir.i32)
            self.call("argument", labels, given, self.number(offset), self.number(size), pointer)

    def places_of(self, arguments: Sequence[Value]) -> list[tuple[Value, int, int]]:
        """Of each argument that can have labels: where these are among all, and how many."""
        found: list[tuple[Value, int, int]] = []
        offset = 0
        for value in arguments:
            if self.can_hold(value.type):
                size = self.size(value.type)
                if offset + size <= MOST_BYTES:
                    found.append((value, offset, size))
                offset += size
        return found

    # ---- instructions

    def visit(self, i: Instruction) -> None:
        block = self.b.block
        if isinstance(i, ir.Call):
            self.visit_call(i)
            return
        if isinstance(i, ir.Ret):
            if i.value is not None and self.can_hold(i.value.type):
                self.call("return", self.function, self.of(i.value), self.number(self.size(i.value.type)))
            block.append(i)
            return
        if i.is_terminator:
            block.append(i)
            return
        if isinstance(i, ir.Store):
            block.append(i)
            if self.can_hold(i.value.type):
                self.call("store", i.pointer, self.of(i.value), self.number(self.size(i.value.type)))
            return
        if isinstance(i, ir.Alloca):
            block.append(i)
            count = self.b.zext(i.operands[0], ir.i64) if i.operands else self.number(1)
            self.call("clear", i, self.b.mul(count, self.number(self.layout.size(i.allocated_type))))
            return
        block.append(i)
        handler = _HANDLERS.get(i.opcode)
        if handler is not None and self.can_hold(i.type):
            handler(self, i)
        elif i.opcode == "fcmp":
            for operand in i.operands:
                if operand in self.labels:
                    lanes, size = lanes_of(operand.type, self.layout)
                    self.call("uses", ir.null(), self.of(operand), self.number(lanes), self.number(size))

    def load(self, i: Instruction) -> None:
        assert isinstance(i, ir.Load)
        self.call("load", self.make(i), i.pointer, self.of(i.pointer), self.number(self.size(i.type)))

    def same(self, i: Instruction) -> None:
        """The bytes of the first operand, as many as there are: bitcast, inttoptr, freeze, trunc of a scalar."""
        if not self.has(i.operands[0]):
            return
        size, given = self.size(i.type), self.size(i.operands[0].type)
        made = self.make(i)
        if given < size:
            self.call("copy", made, ir.null(), self.number(size))
        self.call("copy", made, self.of(i.operands[0]), self.number(min(size, given)))

    def base(self, i: Instruction) -> None:
        assert isinstance(i, ir.GetElementPtr)
        if not self.has(i.pointer):
            return
        made = self.make(i)
        size = self.size(i.pointer.type)
        for lane in range(self.size(i.type) // size):
            self.call("copy", self.at(made, lane * size), self.of(i.pointer), self.number(size))

    def compute(self, i: Instruction) -> None:
        """Arithmetic on numbers, lane by lane."""
        operands = [o for o in i.operands if o.type.is_fp]
        if self.has(*operands):
            self.lanewise(i, operands)

    def lanewise(self, i: Instruction, operands: Sequence[Value]) -> None:
        lanes, size = lanes_of(i.type, self.layout)
        given: list[Value] = []
        for operand in [*operands, None, None, None][:3]:
            if operand is None:
                given += [ir.null(), self.number(0)]
            else:
                given += [self.of(operand), self.number(lanes_of(operand.type, self.layout)[1])]
        self.call("compute", self.site(i, _PARTS), self.make(i), self.number(lanes), self.number(size), *given)

    def mix(self, i: Instruction) -> None:
        """Integer arithmetic."""
        operands = [o for o in i.operands if o.type is i.type]
        if not self.has(*operands):
            return
        lanes, size = lanes_of(i.type, self.layout)
        given = [*(self.of(o) for o in operands), ir.null(), ir.null(), ir.null()][:3]
        self.call("mix", self.site(i), self.make(i), self.number(lanes), self.number(size), *given)

    def bits(self, i: Instruction) -> None:
        if not self.has(*i.operands):
            return
        lanes, size = lanes_of(i.type, self.layout)
        given = [v for o in i.operands for v in (self.in_memory(o), self.of(o))]
        operation = self.number(ord(_BITS[i.opcode]), ir.i32)
        self.call("bits", self.site(i), operation, self.make(i), self.number(lanes), self.number(size), *given)

    def shift(self, i: Instruction) -> None:
        if not self.has(*i.operands):
            return
        lanes, size = lanes_of(i.type, self.layout)
        shifted, by = i.operands
        self.call("shift", self.site(i), self.number(ord(_SHIFTS[i.opcode]), ir.i32), self.make(i), self.number(lanes),
                  self.number(size), self.of(shifted), self.in_memory(by), self.of(by))

    def multiply(self, i: Instruction) -> None:
        if not self.has(*i.operands):
            return
        lanes, size = lanes_of(i.type, self.layout)
        given = [v for o in i.operands for v in (self.in_memory(o), self.of(o))]
        self.call("multiply", self.site(i), self.make(i), self.number(lanes), self.number(size), *given)

    def widen(self, i: Instruction) -> None:
        """zext, sext and trunc, lane by lane."""
        [operand] = i.operands
        if not self.has(operand):
            return
        lanes, size = lanes_of(i.type, self.layout)
        given = lanes_of(operand.type, self.layout)[1]
        self.call("widen", self.make(i), self.number(lanes), self.number(size), self.of(operand), self.number(given),
                  self.number(int(i.opcode == "sext"), ir.i32))

    def leave(self, i: Instruction) -> None:
        """An integer becomes a number."""
        [operand] = i.operands
        if self.has(operand):
            self.call("leave", self.site(i, _LOST), self.of(operand), self.number(self.size(operand.type)))

    def select(self, i: Instruction) -> None:
        condition, if_true, if_false = i.operands
        if not self.has(if_true, if_false):
            return
        made = self.make(i)
        if not condition.type.is_vector:
            chosen = self.b.select(condition, self.of(if_true), self.of(if_false))
            self.call("copy", made, chosen, self.number(self.size(i.type)))
            return
        lanes, size = lanes_of(i.type, self.layout)
        for lane in range(lanes):
            bit = self.b.extract_element(condition, self.number(lane))
            chosen = self.b.select(bit, self.at(self.of(if_true), lane * size), self.at(self.of(if_false), lane * size))
            self.call("copy", self.at(made, lane * size), chosen, self.number(size))

    def place(self, type: Type, indices: Sequence[int]) -> int:
        """The offset of a part of an aggregate."""
        offset = 0
        for index in indices:
            if type.is_struct:
                offset += self.layout.offset(type, index)
                type = type.elements[index]
            else:
                offset += index * self.layout.size(type.element)
                type = type.element
        return offset

    def extract_value(self, i: Instruction) -> None:
        assert isinstance(i, ir.ExtractValue)
        [aggregate] = i.operands
        if self.has(aggregate):
            from_ = self.at(self.of(aggregate), self.place(aggregate.type, i.indices))
            self.call("copy", self.make(i), from_, self.number(self.size(i.type)))

    def insert_value(self, i: Instruction) -> None:
        assert isinstance(i, ir.InsertValue)
        aggregate, value = i.operands
        if self.has(aggregate, value):
            made = self.make(i)
            self.call("copy", made, self.of(aggregate), self.number(self.size(i.type)))
            if self.can_hold(value.type):
                into = self.at(made, self.place(i.type, i.indices))
                self.call("copy", into, self.of(value), self.number(self.size(value.type)))

    def lane_at(self, labels: Value, index: Value, size: int) -> Value:
        wide = self.b.zext(index, ir.i64) if index.type is not ir.i64 else index
        return self.b.gep(ir.i64, labels, (self.b.mul(wide, self.number(size)),))

    def extract_element(self, i: Instruction) -> None:
        vector, index = i.operands
        if self.has(vector):
            size = self.size(i.type)
            self.call("copy", self.make(i), self.lane_at(self.of(vector), index, size), self.number(size))

    def insert_element(self, i: Instruction) -> None:
        vector, value, index = i.operands
        if self.has(vector, value):
            made, size = self.make(i), self.size(value.type)
            self.call("copy", made, self.of(vector), self.number(self.size(i.type)))
            self.call("copy", self.lane_at(made, index, size), self.of(value), self.number(size))

    def shuffle(self, i: Instruction) -> None:
        assert isinstance(i, ir.ShuffleVector)
        left, right = i.operands
        if not self.has(left, right):
            return
        made = self.make(i)
        size = lanes_of(i.type, self.layout)[1]
        for lane, source in enumerate(i.mask):
            given: Value = ir.null()
            if source is not None and source >= 0:
                vector = left if source < left.type.count else right
                given = self.at(self.of(vector), (source % left.type.count) * size)
            self.call("copy", self.at(made, lane * size), given, self.number(size))

    def exchange(self, i: Instruction) -> None:
        """Atomic operations: what lay there comes out, what lies there then depends on both."""
        pointer, value = i.operands[0], i.operands[-1]
        size = self.size(value.type)
        old = self.room(value.type)
        self.call("load", old, pointer, self.of(pointer), self.number(size))
        self.call("copy", self.make(i), ir.null(), self.number(self.size(i.type)))
        self.call("copy", self.labels[i], old, self.number(size))
        operation = getattr(i, "operation", "xchg")
        if operation == "xchg":
            self.call("store", pointer, self.of(value), self.number(size))
            return
        new = self.room(value.type)
        one, site = self.number(1), self.site(i, _PARTS if value.type.is_fp else "")
        if value.type.is_fp:
            n = self.number(size)
            self.call("compute", site, new, one, n, old, n, self.of(value), n, ir.null(), self.number(0))
        else:
            self.call("mix", site, new, one, self.number(size), old, self.of(value), ir.null())
        self.call("store", pointer, new, self.number(size))

    # ---- calls

    def visit_call(self, call: ir.Call) -> None:
        callee = call.called_function
        if callee is not None and callee.name.startswith(("llvm.dbg.", RUNTIME)):
            self.b.block.append(call)
        elif callee in self.whole.copies and call.function_type is callee.function_type:  # type: ignore[union-attr]  # a copy is a function
            self.call_followed(call, callee)  # type: ignore[arg-type]  # so it is
        elif callee is None and not isinstance(call.callee, ir.InlineAsm):
            found = self.call("instrumented", call.callee)
            call.set_operand(len(call.operands) - 1, found)
            self.call_followed(call, found)
        elif callee is None:
            self.append(call)
        else:
            self.call_outside(call, callee.name)

    def append(self, call: ir.Call) -> None:
        """The call, and the builder to where its result can be used."""
        if call.tail == "musttail":
            call.tail = None
        self.b.block.append(call)
        if isinstance(call, ir.Invoke):
            between = give_own_successor(call)
            self.b.block, self.b.index = between, 0

    def call_followed(self, call: ir.Call, callee: Value) -> None:
        room = self.call("arguments", callee)
        for value, offset, size in self.places_of(call.args):
            self.call("copy", self.at(room, offset), self.of(value), self.number(size))
        self.append(call)
        if self.can_hold(call.type):
            self.call("returned", self.make(call), callee, self.number(self.size(call.type)))

    def call_outside(self, call: ir.Call, name: str) -> None:
        spelling = lookup(name)
        info = known(name)
        if name.startswith("llvm.lifetime.start"):
            self.append(call)
            if not isinstance(call.args[0], ir.ConstantInt) or call.args[0].value > 0:
                size = call.args[0] if call.arg_count == 2 else None
                if size is not None:
                    self.call("clear", call.args[1], size)
        elif spelling is not None:
            self.call_function(call, spelling)
        elif name.startswith("llvm.bswap"):
            self.append(call)
            if self.has(call.args[0]):
                lanes, size = lanes_of(call.type, self.layout)
                self.call("reverse", self.make(call), self.number(lanes), self.number(size), self.of(call.args[0]))
        elif info is not None and info.kind == SORT and not isinstance(call, ir.Invoke) and call.arg_count >= 4:
            base, count, size, compare = call.args[:4]
            context = call.args[4] if call.arg_count > 4 else ir.null()
            compare = self.call("instrumented", compare)
            self.call("sort", base, self.of(base), count, size, compare, context, self.of(context))
            call.drop_operands()
        else:
            self.call_memory(call, name, info)

    def call_function(self, call: ir.Call, spelling: Spelling) -> None:
        """A function of mathematics: its results depend on its operands."""
        places = FunctionPlaces(call, spelling)
        operands = [a for a in call.args if a.type.is_fp]
        if not places.rule.complex and call.type.is_fp and len(places.rule.outputs) == 1 and len(operands) <= 3 and all(
            lanes_of(o.type, self.layout)[0] == lanes_of(call.type, self.layout)[0] for o in operands
        ):
            self.append(call)
            if self.has(*operands) and not places.rule.inactive:
                self.lanewise(call, operands)
            return
        found = self.depends_on(call)
        for name in places.places:
            if places.in_memory(name):
                labels = self.room(places.type)
                address = places.address(name, places.operand(name), self.b)
                size = self.number(self.size(places.type))
                self.call("load", labels, address, self.of(places.operand(name)), size)
                used = self.call("uses", self.site(call, _PARTS), labels, self.number(1), size)
                found = self.b.or_(found, used)
        self.append(call)
        self.results_depend(call, found)
        for output in places.outputs:
            pointer = places.pointer_of(output)
            if pointer is not None:
                self.call("written", pointer, self.number(1), self.number(self.size(places.type)), found)

    def depends_on(self, call: ir.Call) -> Value:
        """Whether one of the numbers that are passed is active."""
        found: Value = self.number(0, ir.i32)
        for argument in call.args:
            if not self.has(argument) or argument.type.is_pointer:
                continue
            for offset, type in leaves(argument.type, self.layout):
                if type.is_fp:
                    lanes, size = lanes_of(type, self.layout)
                    labels = self.at(self.of(argument), offset)
                    used = self.call("uses", self.site(call, _PARTS), labels, self.number(lanes), self.number(size))
                    found = self.b.or_(found, used)
        return found

    def results_depend(self, call: ir.Call, found: Value) -> None:
        """Numbers in the result are active where `found` is."""
        if not self.can_hold(call.type):
            return
        numbers = [(o, t) for o, t in leaves(call.type, self.layout) if t.is_fp]
        if not numbers:
            return
        made = self.make(call)
        self.call("copy", made, ir.null(), self.number(self.size(call.type)))
        for offset, type in numbers:
            lanes, size = lanes_of(type, self.layout)
            self.call("depends", self.at(made, offset), self.number(lanes), self.number(size), found)

    def call_memory(self, call: ir.Call, name: str, info: FunctionInfo | None) -> None:
        args, kind = call.args, info.kind if info is not None else None
        if info is not None and kind == COPIES and info.length is not None:
            to, source = args[info.destination or 0], args[info.source or 0]
            self.call("move", to, source, self.of(source), self.b.zext(args[info.length], ir.i64))
        elif info is not None and kind == SET and info.length is not None:
            self.call("clear", args[info.destination or 0], self.b.zext(args[info.length], ir.i64))
        elif info is None and not name.startswith("llvm."):
            self.call("outside", self.whole.text(spoken(name)))
        inert = info is not None and kind == INACTIVE
        found = self.number(0, ir.i32) if inert else self.depends_on(call)
        for n, argument in enumerate(args):
            if isinstance(argument, Function) and self.whole.functions.get(argument.name) is not None:
                call.set_operand(n, self.whole.functions[argument.name])
        self.append(call)
        if info is not None and kind in ("allocate", REALLOCATE) and call.type.is_pointer:
            self.allocated(call, info)
        elif call.type.is_pointer:
            source = info.returns if info is not None else 0 if name.startswith(_SAME_POINTER) else None
            if source is not None and self.has(args[source]):
                self.call("copy", self.make(call), self.of(args[source]), self.number(8))
        elif call.type.is_int and name.startswith("llvm.") and self.can_hold(call.type):
            self.mix(call)
        else:
            self.results_depend(call, found)

    def allocated(self, call: ir.Call, info: FunctionInfo) -> None:
        sizes = [self.b.zext(call.args[n], ir.i64) for n in info.size]
        if not sizes:
            return
        size = sizes[0] if len(sizes) == 1 else self.b.mul(sizes[0], sizes[1])
        if info.kind != REALLOCATE:
            self.call("clear", call, size)
            return
        old = call.args[(info.frees or (0,))[0]]
        self.call("move", call, old, self.of(old), size)
        if self.has(old):
            self.call("copy", self.make(call), self.of(old), self.number(8))


_HANDLERS: dict[str, Callable[[_Instrumenter, Instruction], None]] = {
    "load": _Instrumenter.load,
    "getelementptr": _Instrumenter.base,
    "select": _Instrumenter.select,
    "extractvalue": _Instrumenter.extract_value,
    "insertvalue": _Instrumenter.insert_value,
    "extractelement": _Instrumenter.extract_element,
    "insertelement": _Instrumenter.insert_element,
    "shufflevector": _Instrumenter.shuffle,
    "mul": _Instrumenter.multiply,
    **dict.fromkeys(("sub", "udiv", "sdiv", "urem", "srem"), _Instrumenter.mix),
    **dict.fromkeys(_BITS, _Instrumenter.bits),
    **dict.fromkeys(_SHIFTS, _Instrumenter.shift),
    **dict.fromkeys(("trunc", "zext", "sext"), _Instrumenter.widen),
    **dict.fromkeys(("sitofp", "uitofp"), _Instrumenter.leave),
    **dict.fromkeys(("fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fpext", "fptrunc"), _Instrumenter.compute),
    **dict.fromkeys(("bitcast", "ptrtoint", "inttoptr", "addrspacecast", "freeze"), _Instrumenter.same),
    **dict.fromkeys(("atomicrmw", "cmpxchg"), _Instrumenter.exchange),
}
