"""Functions of LLVM IR as Python functions: each instruction a line that computes with expressions.

A translated function takes the run (`s`) and its arguments. Its blocks are branches of a loop, found by bisection.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from enzyme_cc import ir
from enzyme_cc.graph.loops import Loop
from enzyme_cc.ir.structure import loop_forest
from enzyme_cc.prove import operations, terms
from enzyme_cc.prove.conditions import negated
from enzyme_cc.prove.inputs import FLOAT, INTEGER, POINTER, UNDEFINED, Uncovered
from enzyme_cc.prove.library import Ended, is_ours, named

INDENT = "    "
_REALS = {"fadd": "fadd", "fsub": "fsub", "fmul": "fmul", "fdiv": "fdiv", "frem": "frem"}
_INTEGERS = {"add", "sub", "mul", "shl", "lshr", "ashr", "sdiv", "udiv", "srem", "urem", "and", "or", "xor"}
_INFINITE = (float("inf"), float("-inf"))


class Untranslatable(Exception):
    """An instruction without symbols here; it raises Uncovered where it would run."""


class Translated:
    """A function as Python code."""

    def __init__(self, function: ir.Function, run: Callable[..., Any], places: dict[int, str]) -> None:
        self.function = function
        self.run = run
        self.places = places
        """Line of the Python code -> place in the source."""


def translate(function: ir.Function, addresses: Any, is_recursive: bool) -> Translated:
    """The code of a function. `addresses` has those of global variables and functions, by their names."""
    return _Translation(function, addresses, is_recursive).translated()


class _Translation:
    def __init__(self, function: ir.Function, addresses: Any, is_recursive: bool) -> None:
        self.function = function
        self.module = function.parent
        self.layout = self.module.datalayout
        self.addresses = addresses
        self.is_recursive = is_recursive
        self.lines: list[str] = []
        self.places: dict[int, str] = {}
        self.names: dict[Any, str] = {}
        self.constants: dict[str, Any] = {
            "o": operations, "UNDEFINED": UNDEFINED, "Uncovered": Uncovered, "Ended": Ended, "negated": negated,
            "FLOAT": FLOAT, "INTEGER": INTEGER, "POINTER": POINTER}
        self.known: dict[Any, str] = {}
        self.unused: set[Any] = set()

    def translated(self) -> Translated:
        function = self.function
        self.blocks = function.blocks
        self.numbers = {block: number for number, block in enumerate(self.blocks)}
        self.forest = loop_forest(function)
        for number, argument in enumerate(function.args):
            self.names[argument] = f"a{number}"
        for number, instruction in enumerate(i for block in self.blocks for i in block.instructions):
            self.names[instruction] = f"v{number}"
        self.unused = _without_use(self.blocks)
        self.depth = "d" if self.is_recursive else "0"
        self.line(0, f"def translated(s{''.join(', ' + self.names[a] for a in function.args)}, *rest):")
        self.line(1, "b = 0")
        if self.is_recursive:
            self.line(1, f"d = s.enter({function.name!r})")
        self.sites = {block: number for number, block in enumerate(self.blocks) if self._exit_of(block) is not None}
        for number in self.sites.values():
            self.line(1, f"t{number} = 0")
        self.line(1, "while True:")
        self._bisected(0, len(self.blocks), 2)
        scope: dict[str, Any] = dict(self.constants)
        code = compile("\n".join(self.lines), f"<{function.name}>", "exec")
        exec(code, scope)
        return Translated(function, scope["translated"], self.places)

    def line(self, depth: int, text: str, instruction: ir.Instruction | None = None) -> None:
        self.lines.append(INDENT * depth + text)
        if instruction is not None:
            place = ir.instruction_location(instruction)
            if place is not None:
                self.places[len(self.lines)] = str(place)

    def _bisected(self, first: int, end: int, depth: int) -> None:
        if end - first == 1:
            self._block(self.blocks[first], depth)
            return
        middle = (first + end) // 2
        self.line(depth, f"if b < {middle}:")
        self._bisected(first, middle, depth + 1)
        self.line(depth, "else:")
        self._bisected(middle, end, depth + 1)

    def _block(self, block: ir.BasicBlock, depth: int) -> None:
        for instruction in block.instructions:
            if isinstance(instruction, ir.Phi) or instruction in self.unused:
                continue
            before = len(self.lines)
            try:
                self._instruction(instruction, block, depth)
            except Untranslatable as problem:
                del self.lines[before:]
                self.line(depth, f"raise Uncovered({str(problem)!r})", instruction)
                return

    # -- control flow

    def _exit_of(self, block: ir.BasicBlock) -> bool | None:
        """Of a branch out of a loop whether the loop is stayed in where its condition is true."""
        last = block.terminator
        if not isinstance(last, ir.CondBr):
            return None
        loop: Loop | None = self.forest.loop_of(block)
        while loop is not None:
            inside = [way in loop for way in (last.if_true, last.if_false)]
            if inside[0] != inside[1]:
                return inside[0]
            loop = loop.parent
        return None

    def _goto(self, source: ir.BasicBlock, target: ir.BasicBlock, depth: int) -> None:
        phis = [phi for phi in target.phis if phi not in self.unused]
        pairs = [(self.names[phi], self.value(phi.incoming_for(source))) for phi in phis]
        pairs = [(name, value) for name, value in pairs if name != value]
        if pairs:
            self.line(depth, f"{', '.join(n for n, _ in pairs)} = {', '.join(v for _, v in pairs)}")
        loop = self.forest.loop_of(target)
        if loop is not None and loop.header is target and source not in loop:
            inner = [self.sites[each] for each in loop.blocks if each in self.sites]
            if inner:
                self.line(depth, f"{' = '.join(f't{number}' for number in inner)} = 0")
        self.line(depth, f"b = {self.numbers[target]}")

    def _instruction(self, i: ir.Instruction, block: ir.BasicBlock, depth: int) -> None:
        if isinstance(i, ir.Br):
            self._goto(block, i.destination, depth)
        elif isinstance(i, ir.CondBr):
            self._branch(i, block, depth)
        elif isinstance(i, ir.Switch):
            self._switch(i, block, depth)
        elif isinstance(i, ir.Ret):
            if self.is_recursive:
                self.line(depth, f"s.leave({self.function.name!r})")
            self.line(depth, f"return {self.value(i.value) if i.value is not None else 'None'}", i)
        elif isinstance(i, ir.Unreachable):
            self.line(depth, "raise Ended", i)
        elif isinstance(i, ir.Invoke):
            self._call(i, depth)
            self._goto(block, i.normal_dest, depth)
        elif isinstance(i, ir.Call):
            self._call(i, depth)
        elif isinstance(i, ir.Store):
            self._store(i, depth)
        elif isinstance(i, ir.Fence):
            self.line(depth, "pass")
        elif i.is_terminator or isinstance(i, ir.LandingPad):
            self.line(depth, "raise Ended", i)
        else:
            self.line(depth, f"{self.names[i]} = {self._computed(i)}", i)

    def _branch(self, i: ir.CondBr, block: ir.BasicBlock, depth: int) -> None:
        stays = self._exit_of(block)
        condition = self.value(i.condition)
        if stays is None:
            site = f"{self.function.name}:{self.numbers[block]}"
            self.line(depth, f"c = {condition}", i)
            self.line(depth, f"if c.__class__ is not bool: "
                             f"c = s.path.decide(o.truth(s, c), {self.depth}, {site!r})", i)
        else:
            count = f"t{self.sites[block]}"
            self.line(depth, f"c = {condition}", i)
            self.line(depth, f"if c.__class__ is not bool: c, {count} = s.path.exit_test("
                             f"o.truth(s, c), {count}, {stays}, {self.depth})", i)
        self.line(depth, "s.step()", i)
        self.line(depth, "if c:")
        self._goto(block, i.if_true, depth + 1)
        self.line(depth, "else:")
        self._goto(block, i.if_false, depth + 1)

    def _switch(self, i: ir.Switch, block: ir.BasicBlock, depth: int) -> None:
        bits = i.value.type.bits
        word = "if"
        for constant, target in i.cases:
            test = f"o.icmp(s, 'eq', {self.value(i.value)}, {self.value(constant)}, {bits})"
            self.line(depth, f"{word} s.path.decide(o.truth(s, {test}), {self.depth}):", i)
            self._goto(block, target, depth + 1)
            word = "elif"
        if not i.cases:
            self._goto(block, i.default, depth)
            return
        self.line(depth, "else:")
        self._goto(block, i.default, depth + 1)

    # -- values

    def value(self, value: ir.Value) -> str:
        """A value as Python writes it."""
        if isinstance(value, ir.Constant) or isinstance(value, ir.GlobalValue):
            return self._constant(value)
        return self.names[value]

    def _constant(self, value: Any) -> str:
        found = constant_value(value, self.layout, self.addresses)
        if isinstance(found, (bool, int)):
            return repr(found)
        key = ("tuple", id(value)) if isinstance(found, tuple) else found
        name = self.known.get(key)
        if name is None:
            name = self.known[key] = f"k{len(self.known)}"
            self.constants[name] = found
            self.constants[f"{name}_keeps"] = value
        return name

    def _lanes(self, i: ir.Instruction, make: Callable[..., str], *operands: ir.Value) -> str:
        """An operation on numbers or, lane by lane, on vectors."""
        values = [self.value(operand) for operand in operands]
        if not i.type.is_vector and not operands[0].type.is_vector:
            return make(*values)
        vector = operands[0].type if operands[0].type.is_vector else i.type
        if vector.scalable:
            raise Untranslatable("vectors of unknown length have no symbols here")
        lanes = [make(*[f"{value}[{lane}]" if operand.type.is_vector else value
                        for value, operand in zip(values, operands, strict=True)]) for lane in range(vector.count)]
        return f"({', '.join(lanes)},)"

    def _computed(self, i: ir.Instruction) -> str:
        scalar = i.type.scalar
        opcode = i.opcode
        if opcode in _REALS:
            return self._lanes(i, lambda a, b: f"o.{_REALS[opcode]}({a}, {b})", *i.operands)
        if opcode == "fneg":
            return self._lanes(i, lambda a: f"o.fneg({a})", *i.operands)
        if opcode in _INTEGERS:
            name = opcode + "_" if opcode in ("and", "or") else opcode
            return self._lanes(i, lambda a, b: f"o.{name}(s, {a}, {b}, {scalar.bits})", *i.operands)
        if isinstance(i, ir.FCmp):
            return self._fcmp(i)
        if isinstance(i, ir.ICmp):
            operand = i.operands[0].type.scalar
            bits = operand.bits if operand.is_int else 64
            return self._lanes(i, lambda a, b: f"o.icmp(s, {i.predicate!r}, {a}, {b}, {bits})", *i.operands)
        if isinstance(i, ir.Select):
            return self._lanes(i, lambda c, a, b: f"o.select(s, {c}, {a}, {b})", *i.operands) if (
                i.operands[0].type.is_vector or not i.type.is_vector) else (
                f"o.select(s, {', '.join(map(self.value, i.operands))})")
        if isinstance(i, ir.Freeze):
            return self.value(i.operands[0])
        if isinstance(i, ir.Cast):
            return self._cast(i)
        if isinstance(i, ir.GetElementPtr):
            return self._gep(i)
        if isinstance(i, ir.Alloca):
            size = str(self.layout.size(i.allocated_type))
            if i.size is not None:
                size = f"s.room({self.value(i.size)}, {size}, {i.size.type.bits})"
            return f"s.memory.allocate('a local variable', size={size})"
        if isinstance(i, ir.Load):
            return self._load(i.type, f"s.address({self.value(i.pointer)})")
        if isinstance(i, ir.ExtractValue):
            return self.value(i.operands[0]) + "".join(f"[{index}]" for index in i.indices)
        if isinstance(i, ir.InsertValue):
            return _inserted(self.value(i.operands[0]), i.operands[0].type, i.indices, self.value(i.operands[1]))
        if isinstance(i, ir.ExtractElement):
            return f"{self.value(i.operands[0])}[o.concrete(s, {self.value(i.operands[1])}, 32)]"
        if isinstance(i, ir.InsertElement):
            vector, value, place = map(self.value, i.operands)
            return f"s.inserted({vector}, {value}, o.concrete(s, {place}, 32))"
        if isinstance(i, ir.ShuffleVector):
            first, second = map(self.value, i.operands)
            count = i.operands[0].type.count
            parts = ["UNDEFINED" if lane < 0 else f"{first}[{lane}]" if lane < count else f"{second}[{lane - count}]"
                     for lane in i.mask]
            return f"({', '.join(parts)},)"
        if isinstance(i, ir.AtomicRMW):
            return self._atomic(i)
        raise Untranslatable(f"the instruction '{opcode}' has no symbols here")

    def _fcmp(self, i: ir.FCmp) -> str:
        for operand in i.operands:
            if isinstance(operand, ir.ConstantFP) and operand.value in _INFINITE and i.operands[0] is not operand:
                below = (operand.value > 0) == (i.predicate[1:] in ("lt", "le"))
                if i.predicate in ("ord", "uno", "true", "false"):
                    break
                return repr(i.predicate[1:] == "ne" or (i.predicate[1:] != "eq" and below))
        return self._lanes(i, lambda a, b: f"o.fcmp({i.predicate!r}, {a}, {b})", *i.operands)

    def _cast(self, i: ir.Cast) -> str:
        [operand] = i.operands
        before, after = operand.type.scalar, i.type.scalar
        opcode = i.opcode
        if opcode in ("fpext", "fptrunc", "ptrtoint", "addrspacecast"):
            return self.value(operand)
        if opcode == "inttoptr":
            return self._lanes(i, lambda a: f"o.pointer(s, {a})", operand)
        if opcode == "bitcast":
            return self._bitcast(i, operand)
        if opcode == "zext":
            return self._lanes(i, lambda a: f"o.zext(s, {a}, {before.bits})" if before.bits > 1 else (
                f"o.zext(s, {a}, 1)"), operand)
        if opcode in ("sext", "trunc"):
            return self._lanes(i, lambda a: f"o.{opcode}(s, {a}, {before.bits}, {after.bits})", operand)
        if opcode in ("sitofp", "uitofp"):
            return self._lanes(i, lambda a: f"o.{opcode}(s, {a}, {before.bits})", operand)
        if opcode in ("fptosi", "fptoui"):
            return self._lanes(i, lambda a: f"o.fptosi(s, {a}, {after.bits})", operand)
        raise Untranslatable(f"the conversion '{opcode}' has no symbols here")

    def _bitcast(self, i: ir.Cast, operand: ir.Value) -> str:
        before, after = operand.type, i.type
        value = self.value(operand)
        if before is after or (before.is_pointer and after.is_pointer):
            return value
        if before.is_float and after.is_int:
            return f"o.to_bits(s, {value}, {after.bits // 8})"
        if before.is_int and after.is_float:
            return f"o.from_bits(s, {value}, {before.bits // 8})"
        size = self.layout.store_size(before)
        slot = f"s.stored_value({value}, {self._shape(before)})"
        return self._load(after, slot) if size == self.layout.store_size(after) else value

    def _gep(self, i: ir.GetElementPtr) -> str:
        if i.type.is_vector:
            raise Untranslatable("vectors of addresses have no symbols here")
        constant, variable = self.layout.gep_offset(i)
        text = self.value(i.pointer)
        for index, stride in variable:
            step = self.value(index)
            if index.type.bits < 64:
                step = f"o.sext(s, {step}, {index.type.bits}, 64)"
            if stride != 1:
                step = f"o.mul(s, {step}, {stride}, 64)"
            text = f"o.add(s, {text}, {step}, 64)"
        if constant:
            text = f"o.add(s, {text}, {constant & ((1 << 64) - 1)}, 64)"
        return text

    # -- memory

    def _shape(self, type: ir.Type) -> str:
        """The parts of a value in memory, as a constant: (path, offset, size, kind)."""
        key = ("shape", type)
        name = self.known.get(key)
        if name is None:
            name = self.known[key] = f"k{len(self.known)}"
            self.constants[name] = tuple(leaves(type, self.layout))
        return name

    def _load(self, type: ir.Type, address: str) -> str:
        if _is_single(type):
            return self._load_one(type, address)
        self_name = f"(lambda p: {self._parts(type, 0)})({address})"
        return self_name

    def _parts(self, type: ir.Type, offset: int) -> str:
        if _is_single(type):
            return self._load_one(type, f"p + {offset}")
        parts = [self._parts(part, offset + at) for at, part in _elements(type, self.layout)]
        return f"({', '.join(parts)},)" if parts else "()"

    def _load_one(self, type: ir.Type, address: str) -> str:
        size = self.layout.store_size(type)
        if type.is_float:
            return f"s.memory.load({address}, {size}, FLOAT)"
        if type.is_pointer:
            return f"s.memory.load({address}, {size}, POINTER)"
        if type.is_int and type.bits == 1:
            return f"o.truth(s, s.memory.load({address}, {size}, INTEGER))"
        return f"s.memory.load({address}, {size}, INTEGER)"

    def _store(self, i: ir.Store, depth: int) -> None:
        type = i.value.type
        if _is_single(type):
            self.line(depth, f"s.memory.store(s.address({self.value(i.pointer)}), {self.layout.store_size(type)}, "
                             f"{self.value(i.value)})", i)
        else:
            self.line(depth, f"s.store_parts(s.address({self.value(i.pointer)}), {self.value(i.value)}, "
                             f"{self._shape(type)})", i)

    def _atomic(self, i: ir.AtomicRMW) -> str:
        pointer, value = map(self.value, i.operands)
        type = i.type
        operation = {"fadd": "fadd", "fsub": "fsub", "add": "add", "sub": "sub", "xchg": "xchg"}.get(i.operation)
        if operation is None or not _is_single(type):
            raise Untranslatable(f"the atomic operation '{i.operation}' has no symbols here")
        load = self._load_one(type, "p")
        if operation == "xchg":
            new = value
        elif type.is_float:
            new = f"o.{operation}(old, {value})"
        else:
            new = f"o.{operation}(s, old, {value}, {type.bits})"
        size = self.layout.store_size(type)
        return (f"(lambda p: (lambda old: (s.memory.store(p, {size}, {new}), old)[1])({load}))(s.address({pointer}))")

    # -- calls

    def _call(self, i: ir.Call, depth: int) -> None:
        args = [self.value(arg) if not arg.type.text == "metadata" else "None" for arg in i.args]
        for place, attributes in enumerate(i.arg_attributes):
            for attribute in attributes:
                if attribute.startswith("byval("):
                    args[place] = f"s.copied({args[place]}, {self._size_of(attribute)})"
        name = i.called_name
        callee = i.called_function
        target = f"{self.names[i]} = " if not i.type.is_void else ""
        if callee is not None:
            bits = tuple(arg.type.scalar.bits for arg in i.args if arg.type.scalar.is_int)
            own = named(name, bits) if not callee.has_body or is_ours(name) else None
            if own is not None:
                self.constants[f"f_{self.names[i]}"] = own
                vectors = [arg.type for arg in i.args if arg.type.is_vector]
                call = f"f_{self.names[i]}"
                if vectors:
                    pairs = list(zip(args, i.args, strict=True))
                    lanes = [f"{call}(s, " + ", ".join(
                        f"{text}[{lane}]" if arg.type.is_vector else text for text, arg in pairs)
                        + ")" for lane in range(vectors[0].count)]
                    text = f"({', '.join(lanes)},)" if i.type.is_vector else ""
                    if not text:
                        raise Untranslatable(f"'{name}' has no symbols here")
                    self.line(depth, f"{target}{text}", i)
                else:
                    self.line(depth, f"{target}{call}({', '.join(['s', *args])})", i)
                return
            if not callee.has_body:
                self.line(depth, f"s.without_code({name!r})", i)
                return
            self.line(depth, f"{target}s.function({name!r})({', '.join(['s', *args])})", i)
            return
        if isinstance(i.callee, ir.InlineAsm):
            if not i.type.is_void or '""' not in i.callee.text[:40]:
                raise Untranslatable("assembly has no symbols here")
            return
        self.line(depth, f"{target}s.pointed_function({self.value(i.callee)})({', '.join(['s', *args])})", i)

    def _size_of(self, attribute: str) -> int:
        from enzyme_cc.autodiff.interface.structures import attribute_type

        type = attribute_type(self.module, (attribute,), "byval(")
        assert type is not None
        return self.layout.size(type)


def _is_single(type: ir.Type) -> bool:
    return type.is_float or type.is_int or type.is_pointer


def _elements(type: ir.Type, layout: ir.DataLayout) -> Iterator[tuple[int, ir.Type]]:
    if type.is_struct:
        for index, element in enumerate(type.elements):
            yield layout.offset(type, index), element
    elif type.is_vector or type.is_array:
        step = layout.size(type.element)
        for index in range(type.count):
            yield index * step, type.element
    else:
        raise Untranslatable(f"values of type {type} have no symbols here")


def leaves(type: ir.Type, layout: ir.DataLayout, offset: int = 0, path: tuple[int, ...] = ()) -> Iterator[
    tuple[tuple[int, ...], int, int, str]
]:
    """(path, offset, size, kind) of the parts of a value."""
    if _is_single(type):
        yield path, offset, layout.store_size(type), (
            FLOAT if type.is_float else POINTER if type.is_pointer else INTEGER)
        return
    for index, (at, part) in enumerate(_elements(type, layout)):
        yield from leaves(part, layout, offset + at, (*path, index))


def _inserted(whole: str, type: ir.Type, indices: tuple[int, ...], value: str) -> str:
    """An aggregate with one part replaced."""
    if not indices:
        return value
    first, *rest = indices
    count = len(type.elements) if type.is_struct else type.count
    part = type.elements[first] if type.is_struct else type.element
    made = _inserted(f"{whole}[{first}]", part, tuple(rest), value)
    return f"({', '.join(made if n == first else f'{whole}[{n}]' for n in range(count))},)"


def constant_value(value: Any, layout: ir.DataLayout, addresses: Any) -> Any:
    """A constant as what runs compute with. Raises Untranslatable."""
    type = value.type
    if isinstance(value, ir.ConstantInt):
        return bool(value.value) if type.bits == 1 else value.unsigned
    if isinstance(value, ir.ConstantFP):
        return real_constant(value)
    if isinstance(value, ir.ConstantNull):
        return 0
    if isinstance(value, (ir.Undef, ir.Poison)):
        return filled(type, UNDEFINED)
    if isinstance(value, ir.ZeroInit):
        return filled(type, None)
    if isinstance(value, ir.ConstantAggregate):
        return tuple(constant_value(element, layout, addresses) for element in value.elements)
    if isinstance(value, ir.ConstantSplat):
        return (constant_value(value.element, layout, addresses),) * type.count
    if isinstance(value, ir.ConstantString):
        return tuple(value.data)
    if isinstance(value, ir.GlobalValue):
        return addresses.of(value.name)
    if isinstance(value, ir.ConstantExpr):
        operands = value.operands
        if value.opcode == "getelementptr":
            constant, variable = layout.gep_offset(value)
            if not variable:
                return (constant_value(operands[0], layout, addresses) + constant) & ((1 << 64) - 1)
        elif value.opcode in ("bitcast", "inttoptr", "ptrtoint", "addrspacecast"):
            return constant_value(operands[0], layout, addresses)
        elif value.opcode in ("add", "sub") and type.is_int:
            left, right = (constant_value(each, layout, addresses) for each in operands)
            return (left + right if value.opcode == "add" else left - right) & ((1 << type.bits) - 1)
        elif value.opcode == "trunc" and type.is_int:
            return constant_value(operands[0], layout, addresses) & ((1 << type.bits) - 1)
    raise Untranslatable(f"the constant {value.ref()} has no symbols here")


def real_constant(value: ir.ConstantFP) -> terms.Real:
    """The number that a constant is. Raises Untranslatable for NaN."""
    number = value.value
    if number != number:
        raise Untranslatable("a value is no number (NaN)")
    return terms.constant(number if number in _INFINITE else Fraction(number))


def filled(type: ir.Type, value: Any) -> Any:
    """A value all of whose parts are the same; None means zero."""
    if type.is_struct:
        return tuple(filled(element, value) for element in type.elements)
    if type.is_array or type.is_vector:
        return (filled(type.element, value),) * type.count
    if value is not None:
        return value
    return terms.ZERO if type.is_float else False if type.is_int and type.bits == 1 else 0


def _without_use(blocks: list[ir.BasicBlock]) -> set[ir.Instruction]:
    """Absolute values that are only held against infinity, and what only computes them."""
    found: set[ir.Instruction] = set()
    for block in blocks:
        for i in block.instructions:
            if isinstance(i, ir.Call) and i.called_name.startswith("llvm.fabs.") and i.users and all(
                    isinstance(user, ir.FCmp) and any(
                        isinstance(o, ir.ConstantFP) and o.value in _INFINITE for o in user.operands)
                    for user in i.users):
                found.add(i)
    return found
