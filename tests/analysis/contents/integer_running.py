"""Random functions of integers, and what they compute: an evaluator of the integer operations, lane by lane."""

from __future__ import annotations

import re
from collections.abc import Sequence

from hypothesis import strategies as st

from enzyme_cc import ir

ARITHMETIC = ("add", "sub", "mul", "and", "or", "xor")
SHIFTS = ("shl", "lshr", "ashr")
DIVISIONS = ("udiv", "sdiv", "urem", "srem")
CASTS = ("trunc", "zext", "sext")
LANES = ("extractelement", "insertelement", "shufflevector")
OF_ONE = ("bswap", "bitreverse", "ctpop", "ctlz", "cttz", "abs")
OF_TWO = ("uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "expect", "ssa.copy")
FUNNELS = ("fshl", "fshr")
INTRINSICS = (*OF_ONE, *OF_TWO, *FUNNELS)
WIDTHS = (1, 7, 8, 16, 24, 32, 64)
INDEX = "index"
"""The name of an argument that says which lane it is."""

Word = tuple[int, ...]
"""The lanes of a value, read as unsigned."""


def ones(width: int) -> int:
    return (1 << width) - 1


def packed(word: Word, width: int) -> int:
    """The lanes one after another."""
    return sum(lane << width * n for n, lane in enumerate(word))


def unpacked(bits: int, type: ir.Type) -> Word:
    width = type.scalar.bits
    return tuple(bits >> width * n & ones(width) for n in range(type.count if type.is_vector else 1))


# ---- what operations compute


def signed(x: int, width: int) -> int:
    return x - (1 << width) if x >> width - 1 else x


def cut(x: int, width: int) -> int:
    return max(-(1 << width - 1), min(x, ones(width - 1)))


def operated(opcode: str, a: int, b: int, width: int) -> int | None:
    """One lane, with any bits above its width; None where the language says nothing of the result."""
    sa, sb = signed(a, width), signed(b, width)
    if opcode in SHIFTS and b >= width:
        return None
    if opcode in DIVISIONS and (b == 0 or (opcode[0] == "s" and sa == -(1 << width - 1) and sb == -1)):
        return None
    match opcode:
        case "add":
            return a + b
        case "sub":
            return a - b
        case "mul":
            return a * b
        case "and":
            return a & b
        case "or":
            return a | b
        case "xor":
            return a ^ b
        case "shl":
            return a << b
        case "lshr":
            return a >> b
        case "ashr":
            return sa >> b
        case "udiv":
            return a // b
        case "urem":
            return a % b
        case "sdiv":
            return abs(sa) // abs(sb) * (1 if (sa < 0) == (sb < 0) else -1)
        case "srem":
            return abs(sa) % abs(sb) * (-1 if sa < 0 else 1)
    raise AssertionError(opcode)


def called(name: str, args: Sequence[int], width: int) -> int:
    """One lane of an intrinsic."""
    a, b, by = (*args, 0, 0)[:3]
    sa, sb = signed(a, width), signed(b, width)
    text = f"{a:0{width}b}"
    double = args[0] << width | b
    match name:
        case "bswap":
            return int.from_bytes(a.to_bytes(width // 8, "little"), "big")
        case "bitreverse":
            return int(text[::-1], 2)
        case "ctpop":
            return text.count("1")
        case "ctlz":
            return len(text) - len(text.lstrip("0"))
        case "cttz":
            return len(text) - len(text.rstrip("0"))
        case "abs":
            return abs(sa)
        case "uadd.sat":
            return min(a + b, ones(width))
        case "usub.sat":
            return max(a - b, 0)
        case "sadd.sat":
            return cut(sa + sb, width)
        case "ssub.sat":
            return cut(sa - sb, width)
        case "expect" | "ssa.copy":
            return a
        case "fshl":
            return double << by % width >> width
        case "fshr":
            return double >> by % width
        case "umax":
            return max(a, b)
        case "umin":
            return min(a, b)
        case "smax":
            return max(sa, sb)
        case "smin":
            return min(sa, sb)
    raise AssertionError(name)


def intrinsic_of(i: ir.Call) -> str:
    """`bswap` of `llvm.bswap.i64`."""
    found = re.fullmatch(r"llvm\.([a-z.]+)\.\w+", i.called_name or "")
    assert found, i
    return found[1]


def constant(value: ir.Value) -> Word:
    type = value.type
    count = type.count if type.is_vector else 1
    if isinstance(value, ir.ConstantInt):
        return (value.unsigned,)
    if isinstance(value, ir.ZeroInit):
        return (0,) * count
    if isinstance(value, ir.ConstantSplat):
        return constant(value.element) * count
    assert isinstance(value, ir.ConstantAggregate), value
    return tuple(constant(element)[0] for element in value.elements)


def computed(i: ir.Instruction, args: Sequence[Word]) -> Word | None:
    """What an instruction makes of its operands; None where the language does not say."""
    width = i.type.scalar.bits
    opcode = i.opcode
    if opcode == "extractelement":
        return (args[0][args[1][0]],) if args[1][0] < len(args[0]) else None
    if opcode == "insertelement":
        vector, (element,), (at,) = args
        return (*vector[:at], element, *vector[at + 1:]) if at < len(vector) else None
    if isinstance(i, ir.ShuffleVector):
        both = args[0] + args[1]
        return tuple(both[lane] for lane in i.mask)
    given = i.operands[0].type.scalar.bits
    if opcode in CASTS:
        return tuple((signed(lane, given) if opcode == "sext" else lane) & ones(width) for lane in args[0])
    result: list[int] = []
    for lane in range(len(args[0])):
        lanes = [arg[lane if len(arg) > 1 else 0] for arg in args]
        if isinstance(i, ir.Call):
            found: int | None = called(intrinsic_of(i), lanes, width)
        else:
            found = operated(opcode, lanes[0], lanes[1], width)
        if found is None:
            return None
        result.append(found & ones(width))
    return tuple(result)


def run(function: ir.Function, words: Sequence[int]) -> dict[ir.Value, int] | None:
    """All values of a run; None where the language does not say what happens."""
    values = {argument: unpacked(word, argument.type) for argument, word in zip(function.args, words, strict=True)}
    for i in function.instructions():
        if not i.type.is_void:
            operands = i.args if isinstance(i, ir.Call) else i.operands
            found = computed(i, [values[o] if o in values else constant(o) for o in operands])
            if found is None:
                return None
            values[i] = found
    return {value: packed(word, value.type.scalar.bits) for value, word in values.items()}


# ---- random functions


def spelled(width: int, count: int) -> str:
    return f"<{count} x i{width}>" if count > 1 else f"i{width}"


class _Writer:
    """A function that is written line by line; its values by their types."""

    def __init__(self, draw, count: int) -> None:
        self.draw, self.count = draw, count
        self.lines: list[str] = []
        self.declared: dict[str, None] = {}
        self.values: dict[tuple[int, int], list[str]] = {}
        self.args: list[str] = []

    def argument(self, width: int) -> None:
        name = f"%a{len(self.args)}"
        self.args.append(f"{spelled(width, self.count)} {name}")
        self.values.setdefault((width, self.count), []).append(name)

    def add(self, width: int, count: int, text: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        self.values.setdefault((width, count), []).append(name)
        return name

    def pick(self, choices: Sequence):
        return self.draw(st.sampled_from(choices))

    def constant(self, width: int, count: int, below: int | None = None) -> str:
        most = ones(width) if below is None else below - 1
        number = st.integers(0, most) | st.sampled_from((0, most))
        if width == 1:
            number = number.map(bool).map(lambda bit: str(bit).lower())
        lanes = [self.draw(number) for _ in range(self.pick((1, count)))]
        if count == 1:
            return str(lanes[0])
        if len(lanes) == 1:
            return f"splat (i{width} {lanes[0]})"
        return f"<{', '.join(f'i{width} {lane}' for lane in lanes)}>"

    def operand(self, width: int, count: int) -> str:
        known = self.values.get((width, count), [])
        if not known or self.draw(st.integers(0, 3)) == 0:
            return self.constant(width, count)
        return self.pick(known)

    def turn(self, width: int, count: int) -> str:
        """How far to rotate: up to the width and farther."""
        return self.constant(width, count, min(width + self.pick((1, width)), 1 << width))

    def distance(self, width: int, count: int) -> str:
        """How far to shift: less than the width."""
        if self.draw(st.booleans()):
            return self.constant(width, count, min(width, 1 << width))
        power = width & width - 1 == 0
        by = f"splat (i{width} {{}})" if count > 1 else "{}"
        by = by.format(("true" if width == 1 else width) if not power else "false" if width == 1 else width - 1)
        return self.add(width, count, f"{'and' if power else 'urem'} {spelled(width, count)} "
                                      f"{self.operand(width, count)}, {by}")

    def line(self, operation: str) -> None:
        width, count = self.pick(list(self.values))
        type = spelled(width, count)
        if operation in LANES:
            self._lanes(operation)
        elif operation in CASTS:
            self._cast(operation, width, count)
        elif operation in SHIFTS:
            by = self.distance(width, count)
            self.add(width, count, f"{operation} {type} {self.operand(width, count)}, {by}")
        elif operation in DIVISIONS:
            one = "true" if width == 1 else "1"
            one = f"splat (i{width} {one})" if count > 1 else one
            by = self.add(width, count, f"or {type} {self.operand(width, count)}, {one}")
            self.add(width, count, f"{operation} {type} {self.operand(width, count)}, {by}")
        elif operation in INTRINSICS:
            self._call(operation, width, count)
        else:
            self.add(width, count, f"{operation} {type} {self.operand(width, count)}, {self.operand(width, count)}")

    def _cast(self, operation: str, width: int, count: int) -> None:
        others = [w for w in WIDTHS if (w < width if operation == "trunc" else w > width)]
        if others:
            to, value = self.pick(others), self.operand(width, count)
            self.add(to, count, f"{operation} {spelled(width, count)} {value} to {spelled(to, count)}")

    def _lanes(self, operation: str) -> None:
        vectors = [(width, count) for width, count in self.values if count > 1]
        if not vectors:
            return
        width, count = self.pick(vectors)
        vector = f"{spelled(width, count)} {self.operand(width, count)}"
        at = str(self.draw(st.integers(0, count - 1)))
        if self.draw(st.booleans()):
            at = f"%at{len(self.lines)}"
            self.lines.append(f"{at} = urem i8 %{INDEX}, {count}")
        if operation == "extractelement":
            self.add(width, 1, f"extractelement {vector}, i8 {at}")
        elif operation == "insertelement":
            self.add(width, count, f"insertelement {vector}, i{width} {self.operand(width, 1)}, i8 {at}")
        else:
            mask = [self.draw(st.integers(0, 2 * count - 1)) for _ in range(self.pick((2, 3, 4)))]
            lanes = ", ".join(f"i32 {lane}" for lane in mask)
            other = f"{spelled(width, count)} {self.operand(width, count)}"
            self.add(width, len(mask), f"shufflevector {vector}, {other}, <{len(mask)} x i32> <{lanes}>")

    def _call(self, name: str, width: int, count: int) -> None:
        if (name == "bswap" and width % 16) or (name == "expect" and count > 1):
            return
        type = spelled(width, count)
        args = [f"{type} {self.operand(width, count)}" for _ in range(2)]
        if name in FUNNELS:
            by = self.turn(width, count) if self.draw(st.booleans()) else self.operand(width, count)
            args.append(f"{type} {by}")
        elif name in OF_ONE:
            args[1:] = ["i1 false"] if name in ("ctlz", "cttz", "abs") else []
        elif name == "ssa.copy":
            del args[1:]
        suffix = f"v{count}i{width}" if count > 1 else f"i{width}"
        head = f"{type} @llvm.{name}.{suffix}"
        self.declared[f"declare {head}({', '.join(map(_type_of, args))})"] = None
        self.add(width, count, f"call {head}({', '.join(args)})")

    def text(self) -> str:
        body = "\n  ".join(self.lines)
        declared = "\n".join(self.declared)
        return f"define void @f({', '.join(self.args)}) {{\n  {body}\n  ret void\n}}\n{declared}\n"


def _type_of(arg: str) -> str:
    """`<2 x i8>` of `<2 x i8> splat (i8 1)`."""
    found = re.match(r"<[^>]*>|\w+", arg)
    assert found
    return found[0]


@st.composite
def functions(draw, operations: Sequence[str], most: int = 5) -> ir.Function:
    """A function of a few integers, or vectors of them, that does some of the operations."""
    count = draw(st.sampled_from((1, 1, 2, 3, 4)))
    writer = _Writer(draw, count)
    for _ in range(draw(st.integers(1, 2 if count > 1 else 3))):
        writer.argument(draw(st.sampled_from(WIDTHS)))
    if count > 1:
        writer.args.append(f"i8 %{INDEX}")
    for operation in draw(st.lists(st.sampled_from(operations), min_size=1, max_size=most)):
        writer.line(operation)
    return ir.parse_module(writer.text()).functions["f"]


@st.composite
def chains(draw) -> ir.Function:
    """A function that moves the bits of one integer: each bit of each result is a bit of it, or constant."""
    writer = _Writer(draw, 1)
    width = draw(st.sampled_from(WIDTHS[1:]))
    writer.argument(width)
    at = "%a0"
    for operation in draw(st.lists(st.sampled_from(("and", "or", "xor", *SHIFTS, *CASTS, "bswap", "bitreverse", "fshl",
                                                    "fshr")), min_size=1, max_size=5)):
        writer.values = {(width, 1): [at]}
        if operation in CASTS:
            others = [w for w in WIDTHS[1:] if (w < width if operation == "trunc" else w > width)]
            if others:
                to = draw(st.sampled_from(others))
                at, width = writer.add(to, 1, f"{operation} i{width} {at} to i{to}"), to
        elif operation in INTRINSICS:
            if operation != "bswap" or width % 16 == 0:
                args = [f"i{width} {at}"]
                if operation in FUNNELS:
                    args += [args[0], f"i{width} {writer.turn(width, 1)}"]
                head = f"i{width} @llvm.{operation}.i{width}"
                writer.declared[f"declare {head}({', '.join([f'i{width}'] * len(args))})"] = None
                at = writer.add(width, 1, f"call {head}({', '.join(args)})")
        else:
            operands = [at, writer.constant(width, 1, width if operation in SHIFTS else None)]
            if operation not in SHIFTS and draw(st.booleans()):
                operands.reverse()
            at = writer.add(width, 1, f"{operation} i{width} {', '.join(operands)}")
    return ir.parse_module(writer.text()).functions["f"]
