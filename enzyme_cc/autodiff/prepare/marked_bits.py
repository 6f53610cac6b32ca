"""Checks, by the running program, of what no analysis can tell: whether bits of active numbers come to a sink.

What analysis/contents/needs.py names is followed with marks, one for each byte (runtime/marks.c says what they are):
values have an integer beside them with the marks of all their bytes, memory has its marks in the run time's tables, and
arguments and results take theirs along. At a sink the program ends where marks say that a derivative would be lost. All
this is put into the slice, as calls that carry no derivative: so every derivative that is made of it has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.contents.bits import FRACTION_BITS, FREE, Masks, ones
from enzyme_cc.analysis.contents.calls import integers_through
from enzyme_cc.analysis.contents.flow import SliceContents
from enzyme_cc.analysis.contents.memory import Content
from enzyme_cc.analysis.contents.needs import Needs
from enzyme_cc.analysis.contents.sinks import CONVERTED, PASSED, Sink
from enzyme_cc.analysis.contents.values import part_of_number
from enzyme_cc.analysis.known_bits import constant_bits
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.prepare.marks import LEFT, OF_CALLER, RUNTIME, WRITTEN, MarkBuilder, marks_of
from enzyme_cc.graph import reverse_postorder
from enzyme_cc.ir import Argument, Call, Function, Instruction, Module, Type, Value
from enzyme_cc.ir.invokes import give_own_successor
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, INTEGER_TO_FLOAT

MOST_BYTES = 64
"""Values that are larger are not followed."""
RESULT = 448
"""Where the marks of a result stand among those that functions hand on; slots of 8 bytes each."""
SLOTS_OF_ARGUMENT = 8


def can_be_marked(needs: Needs, is_parallel: bool) -> bool:
    """Whether all that is needed can be followed. With threads no arguments can: each thread hands on its own."""
    layout = needs.contents.layout
    if is_parallel and (needs.functions or any(isinstance(value, Argument) for value in needs.values)):
        return False
    return needs.unknown is None and all(
        not (value.type.is_vector and value.type.scalable) and layout.store_size(value.type) <= MOST_BYTES
        and not (isinstance(value, Argument) and value.index * SLOTS_OF_ARGUMENT >= RESULT)
        for value in (*needs.values, *(i for i in needs.stores if isinstance(i, ir.Store)))
        if not value.type.is_void
    )


def mark_bits(
    module: Module, needs: Needs, sinks: Iterable[Sink], moved: Callable[[Value], Masks],
    what: Callable[[Sink], str],
) -> None:
    """Put it into a slice. `what` says what to tell of a sink where the program ends there."""
    checks: dict[Instruction, list[Sink]] = {}
    for sink in sinks:
        checks.setdefault(sink.instruction, []).append(sink)
    texts = _Texts(module)
    for function in needs.contents.functions:
        _Marking(function, needs, checks, moved, lambda sink: texts.text(what(sink))).run()


class _Texts:
    """C strings of a module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._made: dict[str, Value] = {}

    def text(self, text: str) -> Value:
        made = self._made.get(text)
        if made is None:
            data = text.encode("utf-8", "surrogateescape") + b"\0"
            made = self._made[text] = self.module.add_global(
                self.module.unique_name(f"{RUNTIME}text"), ir.array_type(ir.i8, len(data)), ir.array_of_bytes(data),
                constant=True)
            made.linkage = "private"
        return made


class _Marking:
    """One function, in place."""

    def __init__(
        self, function: Function, needs: Needs, checks: dict[Instruction, list[Sink]],
        moved: Callable[[Value], Masks], text: Callable[[Sink], Value],
    ) -> None:
        self.function = function
        self.needs = needs
        self.contents: SliceContents = needs.contents
        self.layout = needs.contents.layout
        self.checks = checks
        self.moved = moved
        self.text = text
        self.marks: dict[Value, Value] = {}
        self.checked: set[tuple[object, Value]] = set()
        self.chosen: dict[Instruction, list[Sink]] = {}
        self.make = MarkBuilder(function.parent, self.layout)
        self.b = self.make.b

    def run(self) -> None:
        """Add what follows the function's values and memory."""
        order = reverse_postorder(self.function.entry, lambda block: block.successors)
        instructions = [i for block in order for i in block.instructions]
        phis: list[tuple[ir.Phi, ir.Phi]] = []
        for i in instructions:
            if isinstance(i, ir.Phi) and i in self.needs.values:
                self.b.position_before(i)
                made = self.b.phi(self.type_of(i), ())
                assert isinstance(made, ir.Phi)
                self.marks[i] = made
                phis.append((i, made))
        for argument in self.function.args:
            if argument in self.needs.values:
                self.b.position_at_start(self.function.entry)
                self.define(argument, self._taken(argument, argument.index * SLOTS_OF_ARGUMENT))
        for i in instructions:
            self._visit(i)
        for phi, made in phis:
            for value, block in phi.incoming:
                made.add_incoming(self.of(value), block)

    # ---- values

    def type_of(self, value: Value) -> Type:
        return ir.int_type(8 * self.layout.store_size(value.type))

    def of(self, value: Value) -> Value:
        """The marks of a value's bytes; none where it has no bits of numbers."""
        found = self.marks.get(value)
        return ir.int_constant(self.type_of(value), 0) if found is None else found

    def define(self, value: Value, marks: Value) -> None:
        """Say what the marks of a value are, where the builder stands: without the derivative, where that stays
        behind."""
        if not value.type.is_fp and self.contents.of(value).left is not FREE and self.moved(value) is FREE:
            marks = self.make.left(marks)
        self.marks[value] = marks

    # ---- between functions

    def _taken(self, value: Value, slot: int) -> Value:
        type = self.type_of(value)
        found: Value = ir.int_constant(type, 0)
        for number in range(-(-type.bits // 64)):
            one = self.make.widened(self.make.call("take", ir.int_constant(ir.i32, slot + number)), type)
            found = self.b.or_(found, self.b.shl(one, ir.int_constant(type, 64 * number))) if number else one
        return found

    def _give(self, value: Value, slot: int) -> None:
        marks = self.of(value)
        for number in range(-(-marks.type.bits // 64)):
            one = self.b.lshr(marks, ir.int_constant(marks.type, 64 * number)) if number else marks
            self.make.call("give", ir.int_constant(ir.i32, slot + number), self.make.widened(one, ir.i64))

    # ---- instructions

    def _visit(self, i: Instruction) -> None:
        self.b.debug_location = i.metadata.get("dbg")
        self.b.position_before(i)
        for sink in self.checks.get(i, ()):
            if sink.value is not i:
                choices = _choices(i)
                if choices is None:
                    self._check(sink, self.of(sink.value))
                for choice in choices or ():
                    self.chosen.setdefault(choice, []).append(sink)
        for sink in self.chosen.get(i, ()):
            condition, if_true, _ = i.operands
            marks = self.of(sink.value)
            none = ir.int_constant(marks.type, 0)
            takes = (marks, none) if if_true is sink.instruction else (none, marks)
            self._check(sink, self.b.select(condition, *takes))
        if isinstance(i, Call):
            self._call(i)
        elif isinstance(i, ir.Store):
            if i in self.needs.stores:  # before it: what is stored to is of no more use behind it
                self.make.store(i.pointer, self._stored(i.value))
        elif i.opcode in ATOMIC_UPDATES:
            self._updated(i)
        elif isinstance(i, ir.Ret):
            if self.function in self.needs.functions and i.value is not None:
                self._give(i.value, RESULT)
        elif i.opcode == "alloca":
            if i in self.needs.makers:
                self.b.position_after(i)
                self._clear(i, i.operands[0] if i.operands else None, self.layout.size(i.allocated_type))  # type: ignore[attr-defined]  # an alloca
        elif i in self.needs.values and i.opcode != "phi":
            self.b.position_after(i)
            self.define(i, self._made(i))
        elif i.opcode == "phi" and i in self.marks:
            self.b.position_after(i)
            self.define(i, self.marks[i])
        for sink in self.checks.get(i, ()):
            if sink.value is i:
                self._check(sink, self.of(sink.value))  # behind what its marks are made of
        self.b.debug_location = None

    def _stored(self, value: Value) -> Value:
        """The marks of what is stored: of a number that carries a derivative, if it is one."""
        if value in self.marks or value.is_constant:
            return self.of(value)
        content = self.contents.of(value)
        return self.make.whole(value.type) if value.type.is_fp and content.numbers is not FREE else self.of(value)

    def _clear(self, pointer: Value, count: Value | None, size: int) -> None:
        total: Value = ir.int_constant(ir.i64, size)
        if count is not None:
            total = self.b.mul(self.make.widened(count, ir.i64), total)
        self.make.call("clear", pointer, total)

    def _made(self, i: Instruction) -> Value:
        """The marks of a result."""
        opcode, operands, type = i.opcode, i.operands, self.type_of(i)
        if opcode == "load":
            self.b.position_before(i)
            content, found = self.contents.of(i), self.make.load(operands[0], type)
            self.b.position_after(i)
            return self.make.found(found, self._of_caller(i, content))
        if i.type.is_fp and opcode not in ("select", "freeze", "bitcast", "extractvalue", "extractelement",
                                           "insertelement", "shufflevector"):
            return self.make.whole(i.type) if self.contents.of(i).numbers is not FREE else ir.int_constant(type, 0)
        if opcode in ("freeze", "bitcast", "ptrtoint", "inttoptr", "addrspacecast"):
            return self.make.widened(self._operand(operands[0]), type)
        if opcode == "select" and not operands[0].type.is_vector:
            return self.b.select(operands[0], self._operand(operands[1]), self._operand(operands[2]))
        if opcode in ("and", "or", "xor") and i.type.scalar.bits % 8 == 0:
            return self._bitwise(i)
        if opcode in ("shl", "lshr") and not i.type.is_vector:
            amount = operands[1]
            if isinstance(amount, ir.ConstantInt) and amount.value % 8 == 0 and i.type.bits % 8 == 0:
                shift = self.b.shl if opcode == "shl" else self.b.lshr
                return shift(self.of(operands[0]), ir.int_constant(type, amount.value))
        if opcode in ("trunc", "zext") and not i.type.is_vector:
            return self.make.widened(self.of(operands[0]), type)
        if opcode == "extractvalue" or opcode == "insertvalue":
            return self._member(i)
        if opcode in ("extractelement", "insertelement", "shufflevector", "trunc", "zext", "select") and (
            self.layout.bits(i.type.scalar) % 8 == 0
        ):
            return self._lanes(i)
        return self.make.mixed(type, [self.of(o) for o in operands if not o.type.is_label])

    def _of_caller(self, load: Instruction, content: Content) -> Value | None:
        """The marks of what is read where the slice has written nothing."""
        type, moved = self.type_of(load), self.moved(load)
        if load.type.is_fp:
            return self.make.whole(load.type) if content.numbers is not FREE else None
        bits = content.bits
        if content.handed and bits is not FREE:
            some = marks_of(moved, type) if moved is not FREE else self.make.splat(LEFT, type)
            part = part_of_number(bits, load.type)
            if part is None:
                return some
            # Where the caller keeps an integer in the place of a number, it is none that numbers look like.
            number, at = part
            fraction, width = FRACTION_BITS[number.kind], number.bits
            word: Value = load
            if load.type.bits < width:  # the exponent is in the other half, or in this one
                other = width // 8 - load.type.bits // 8 - at
                word = self.b.load(ir.i32, self.make.further(load.operands[0], other), 1)
                fraction, width = fraction - 32, width - 32
            exponents = ir.int_constant(word.type, ones(width - 1 - fraction) << fraction)
            exponent = self.b.and_(word, exponents)
            is_number = self.b.and_(
                self.b.icmp("ne", exponent, ir.int_constant(word.type, 0)), self.b.icmp("ne", exponent, exponents))
            return self.b.select(is_number, some, ir.int_constant(type, 0))
        return self.make.splat(OF_CALLER, type) if content.raw_left else None

    def _operand(self, value: Value) -> Value:
        """The marks of a number or word that is moved."""
        return self._stored(value)

    def _bitwise(self, i: Instruction) -> Value:
        a, b = i.operands
        if i.opcode == "and":
            for operand, other in ((a, b), (b, a)):
                mask = constant_bits(other)
                if mask is not None:
                    marks = self.of(operand)
                    kept = sum(0xFF << 8 * k for k in range(marks.type.bits // 8) if mask >> 8 * k & 0xFF)
                    return self.b.and_(marks, ir.int_constant(marks.type, kept))
        return self.make.both(self.of(a), self.of(b))

    def _member(self, i: Instruction) -> Value:
        offset, type = self.layout.part(i.operands[0].type, i.indices)  # type: ignore[attr-defined]  # of aggregates
        whole = self.of(i.operands[0])
        distance = ir.int_constant(whole.type, 8 * offset)
        if i.opcode == "extractvalue":
            return self.make.widened(self.b.lshr(whole, distance), self.type_of(i))
        width = 8 * self.layout.store_size(type)
        hole = ir.int_constant(whole.type, ((1 << whole.type.bits) - 1) & ~((1 << width) - 1 << 8 * offset))
        member = self.make.widened(self._operand(i.operands[1]), whole.type)
        return self.b.or_(self.b.and_(whole, hole), self.b.shl(member, distance))

    def _lanes(self, i: Instruction) -> Value:
        """Vectors: the same is done to lanes of marks."""
        def lanes(value: Value) -> Value:
            marks = self._operand(value)
            if not value.type.is_vector:
                return marks
            size = self.layout.store_size(value.type.scalar)
            return self.b.bitcast(marks, ir.vector_type(ir.int_type(8 * size), value.type.count))

        b, operands = self.b, i.operands
        found: Value
        if i.opcode == "extractelement":
            found = b.extract_element(lanes(operands[0]), operands[1])
        elif i.opcode == "insertelement":
            found = b.insert_element(lanes(operands[0]), lanes(operands[1]), operands[2])
        elif i.opcode == "shufflevector":
            found = b.shuffle_vector(lanes(operands[0]), lanes(operands[1]), i.mask)  # type: ignore[attr-defined]  # a shuffle has one
        elif i.opcode == "select":
            found = b.select(operands[0], lanes(operands[1]), lanes(operands[2]))
        else:
            size = self.layout.store_size(i.type.scalar)
            to = ir.vector_type(ir.int_type(8 * size), i.type.count)
            found = b.trunc(lanes(operands[0]), to) if i.opcode == "trunc" else b.zext(lanes(operands[0]), to)
        return b.bitcast(found, self.type_of(i))

    def _updated(self, i: Instruction) -> None:
        """Atomic operations: what lay there comes out."""
        value = i.operands[-1]
        size = ir.int_type(8 * self.layout.store_size(value.type))
        whole = self.make.whole(value.type) if value.type.is_fp else None
        before = self.make.found(self.make.load(i.operands[0], size), whole)
        after = self._stored(value)
        if getattr(i, "operation", "xchg") != "xchg":
            some = self.b.or_(self.make.any(before), self.make.any(after))
            after = self.b.select(some, whole or self.make.splat(LEFT, size), ir.int_constant(size, 0))
        self.b.position_after(i)
        if i in self.needs.values:
            self.define(i, self.make.widened(before, self.type_of(i)))
        if i in self.needs.stores:
            self.make.store(i.operands[0], after)

    # ---- calls

    def _call(self, call: Call) -> None:
        needs, models = self.needs, self.contents.models
        model = models.of(call)
        bodies = [body for body in models.reached(call) if body in self.contents.functions]
        given = sorted({a.index for body in bodies for a in body.args if a in needs.values})
        for index in given:
            if index < call.arg_count:
                self._give_argument(call.args[index], index)
        if call in needs.stores and model.kind is Kind.SORT:
            base, count, size = call.args[0], self._wide(call.args[1]), self._wide(call.args[2])
            kept = self.make.call("before_sort", base, count, size)
            self._behind(call)
            self.make.call("after_sort", base, count, size, kept)
            return
        result = call in needs.values
        makes, writes = call in needs.makers, call in needs.stores
        if not (result or makes or writes):
            return
        marks = None
        if result and not bodies:
            marks = self._returned(call)
        if writes and model.kind in (Kind.COPY, Kind.SET):
            self._leave(call)
            writes = False
        self._behind(call)
        if result:
            if marks is None:
                marks = self._taken(call, RESULT) if any(body in needs.functions for body in bodies) else (
                    self.make.whole(call.type) if call.type.is_fp else ir.int_constant(self.type_of(call), 0))
            self.define(call, marks)
        if makes and model.kind is Kind.ALLOCATE and model.info is not None and call.type.is_pointer:
            self._clear_new(call, model.info.size)
        if writes:
            self._leave(call)

    def _behind(self, call: Call) -> None:
        """To where the call is done."""
        if call.tail == "musttail":
            call.tail = None
        if isinstance(call, ir.Invoke):
            block = give_own_successor(call)
            self.b.position_at_start(block)
        else:
            self.b.position_after(call)

    def _give_argument(self, value: Value, index: int) -> None:
        content = self.contents.of(value)
        if value not in self.marks and value.type.is_fp and content.numbers is not FREE:
            self.marks[value] = self.make.whole(value.type)
        self._give(value, index * SLOTS_OF_ARGUMENT)

    def _returned(self, call: Call) -> Value:
        """What a call of something without a body makes."""
        type, name = self.type_of(call), self.contents.models.of(call).name
        if call.type.is_fp:
            is_active = self.contents.of(call).numbers is not FREE
            return self.make.whole(call.type) if is_active else ir.int_constant(type, 0)
        if call.type.is_aggregate and self.contents.models.of(call).kind is Kind.MATH:  # complex functions, sincos
            is_active = self.contents.of(call).numbers is not FREE
            return self._whole_members(call.type) if is_active else ir.int_constant(type, 0)
        if name.startswith("llvm.bswap.") and not call.type.is_vector:
            return self.b.call(
                self.function.parent.get_or_declare(
                    f"llvm.bswap.i{type.bits}", ir.function_type(type, (type,))), (self.of(call.args[0]),))
        if name.startswith(("llvm.fshl.", "llvm.fshr.")) and not call.type.is_vector and isinstance(
            call.args[2], ir.ConstantInt
        ) and call.args[2].value % 8 == 0:
            amount = call.args[2].value % type.bits
            high, low = self.of(call.args[0]), self.of(call.args[1])
            up = amount if name.startswith("llvm.fshl.") else (type.bits - amount) % type.bits
            if up == 0:
                return high if name.startswith("llvm.fshl.") else low
            return self.b.or_(self.b.shl(high, ir.int_constant(type, up)),
                              self.b.lshr(low, ir.int_constant(type, type.bits - up)))
        return self.make.mixed(
            type, [self.of(a) for a in call.args if not a.type.is_metadata and not a.type.is_pointer])

    def _whole_members(self, type: Type) -> Value:
        """The marks of an aggregate in which each number carries a derivative."""
        marks = 0
        for number in range(len(type.elements) if type.is_struct else type.count):
            offset, part = self.layout.part(type, (number,))
            if part.is_fp:
                whole = self.make.whole(part)
                assert isinstance(whole, ir.ConstantInt)
                marks |= whole.unsigned << 8 * offset
        return ir.int_constant(ir.int_type(8 * self.layout.store_size(type)), marks)

    def _wide(self, value: Value) -> Value:
        return self.make.widened(value, ir.i64)

    def _clear_new(self, call: Call, sizes: tuple[int, ...]) -> None:
        total: Value | None = None
        for position in sizes:
            size = self._wide(call.args[position])
            total = size if total is None else self.b.mul(total, size)
        if total is not None:
            self.make.call("clear", call, total)

    def _leave(self, call: Call) -> None:
        """What a call without a body leaves in memory."""
        model = self.contents.models.of(call)
        info, args = model.info, call.args
        if model.kind in (Kind.COPY, Kind.SET) and info is not None and info.length is not None:
            to, length = args[info.destination or 0], self._wide(args[info.length])
            if model.kind is Kind.COPY and info.source is not None:
                self.make.call("move", to, args[info.source], length)
            elif len(args) > 1 and args[1].type.is_int and args[1] in self.marks:
                some = self.make.any(self.of(args[1]))
                left, clean = ir.int_constant(ir.i8, LEFT), ir.int_constant(ir.i8, WRITTEN)
                self.make.call("fill", to, length, self.b.select(some, left, clean))
            else:
                self.make.call("clear", to, length)
        elif model.kind is Kind.REALLOCATE and info is not None:
            old = args[(info.frees or (0,))[0]]
            total: Value | None = None
            for position in info.size:
                size = self._wide(args[position])
                total = size if total is None else self.b.mul(total, size)
            if total is not None:
                self.make.call("move", call, old, total)
        elif model.spelling is not None:
            number = {"f": ir.f32, "": ir.f64}.get(model.spelling.kind)
            integers = integers_through(call, model.spelling)
            for argument in args:
                if argument in integers:
                    self.make.store(argument, ir.int_constant(ir.i32, 0))
                elif argument.type.is_pointer and number is not None:
                    self.make.store(argument, self.make.whole(number))

    # ---- sinks

    def _check(self, sink: Sink, marks: Value) -> None:
        value = sink.value
        block = self.b.block
        if (block, marks) in self.checked:
            return
        self.checked.add((block, marks))
        if isinstance(marks, ir.ConstantInt) and marks.unsigned == 0:
            return
        text = self.text(sink)
        if sink.kind in (CONVERTED, PASSED):
            for at in range(0, marks.type.bits, 64):
                one = self.b.lshr(marks, ir.int_constant(marks.type, at)) if at else marks
                self.make.call("integer", text, self.make.widened(one, ir.i64))
            return
        size = 8 * self.layout.store_size(value.type.scalar)
        whole = self.make.whole(value.type.scalar)
        for lane in range(marks.type.bits // size):
            one = self.b.lshr(marks, ir.int_constant(marks.type, size * lane)) if lane else marks
            one = self.make.widened(one, ir.int_type(size))
            bad = self.b.and_(self.make.any(one), self.b.icmp("ne", one, whole))
            self.make.call("number", text, bad)


def _choices(i: Instruction) -> list[Instruction] | None:
    """The choices that a number may be of no use in, if there are only such: LLVM converts an integer in any case where
    the program does in one."""
    if i.type.is_vector or not i.users or i.opcode not in INTEGER_TO_FLOAT:
        return None
    users = list(i.users)
    return users if all(user.opcode == "select" and user.parent is i.parent for user in users) else None


def place_of(i: Instruction) -> str:
    """Where an instruction is, for what the running program says."""
    found = location_of(i)
    return "" if found is None else f"{found}: "


