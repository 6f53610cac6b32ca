"""Random C functions, each written twice: over `double` to be differentiated, over `dual` as the oracle.

Every stored value stays within [-2, 2] by construction (each expression carries a bound), library functions
are called inside their domain, and both writings take the same branches, so that the derivative exists
wherever they agree on the value. Every function has the signature
`double f(double *x, double *y, double a, double b, int k)` with x[4] and y[4] read and written.
"""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import moves

STORED_BOUND = 2.0
COST_LIMIT = 4000
HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Expression:
    """One value in both writings, with a bound of its magnitude."""

    plain: str
    dual: str
    bound: float


@dataclass(slots=True)
class Statement:
    """Lines in both writings; a compound one has parts (head, body) and a tail that closes it."""

    plain: str = ""
    dual: str = ""
    parts: list[tuple[str, str, list[Statement]]] = field(default_factory=list)
    tail: tuple[str, str] = ("}", "}")

    def lines(self, dual: bool, indent: int) -> list[str]:
        pad = "  " * indent
        if not self.parts:
            return [pad + (self.dual if dual else self.plain)]
        out = []
        for head_plain, head_dual, body in self.parts:
            out.append(pad + (head_dual if dual else head_plain))
            for statement in body:
                out += statement.lines(dual, indent + 1)
        out.append(pad + self.tail[dual])
        return out


@dataclass(slots=True)
class Function:
    name: str
    attribute: str
    body: list[Statement]
    result: Expression
    cost: int

    def callees(self) -> set[str]:
        text = "\n".join(line for statement in self.body for line in statement.lines(False, 0))
        return set(re.findall(r"\b(f\d+)\(", text)) - {self.name}

    def source(self, dual: bool) -> list[str]:
        """The function in one of its writings; locals that the body does not mention are not declared."""
        body = [line for statement in self.body for line in statement.lines(dual, 1)]
        result = self.result.dual if dual else self.result.plain
        text = "\n".join([*body, result])
        real = "dual" if dual else "double"
        prefix = "d_" if dual else ""
        parameters = f"{real} *x, {real} *y, {real} a, {real} b, int k"
        head = f"static {self.attribute}{real} {prefix}{self.name}({parameters})"
        declared = ["  " + line for name, line in declarations(real, dual) if re.search(rf"\b{name}\b", text)]
        heap = re.search(r"\bh\b", text) is not None
        out = [f"{head} {{", *declared, *body]
        if "goto done" in text:
            out.append("done:;")
        out.append(f"  {real} result = {result};")
        if heap:
            out.append("  free(h);")
        out += ["  return result;", "}"]
        if heap:  # an early return gives the heap back too
            leave = rf"{{ {real} early = \1; free(h); return early; }}"
            out = [re.sub(r"\breturn (?!result)(.*);", leave, line) for line in out]
        return out


def declarations(real: str, dual: bool) -> list[tuple[str, str]]:
    """(name, declaration) of every local that a function may use."""

    def constant(value: float) -> str:
        return f"d_const({value})" if dual else f"{value}"

    def array(values: list[float]) -> str:
        return "{" + ", ".join(constant(value) for value in values) + "}"

    structure = "struct dual_pair" if dual else "struct pair"
    pair = f"{{{constant(0.4)}, {constant(-0.7)}, 1, {array([0.3, -0.2])}}}"
    word = "dual" if dual else "uint64_t"
    fill = " ".join(f"h[{i}] = {constant(value)};" for i, value in enumerate([0.1, -0.9, 0.5, 1.1]))
    return [
        *[(f"v{i}", f"{real} v{i} = {constant(value)};") for i, value in enumerate([0.3, -0.6, 0.9, 1.2])],
        ("t", f"{real} t[4] = {array([0.2, -0.4, 0.6, -0.8])};"),
        ("m", f"{real} m[2][3] = {{{array([0.1, 0.2, 0.3])}, {array([-0.4, 0.5, -0.6])}}};"),
        ("h", f"{real} *h = malloc(4 * sizeof *h); {fill}"),
        ("p", f"{real} *p = x;"),
        ("q", f"{real} *q = y;"),
        ("s", f"{structure} s = {pair};"),
        ("z", f"{structure} z = {pair};"),
        ("words", f"{word} words[2]; memcpy(&words[0], &a, sizeof a); memcpy(&words[1], &b, sizeof b);"),
    ]


@dataclass(slots=True)
class Scope:
    """What the next statement may mention: loop counters with their bound, and where it stands."""

    counters: tuple[str, ...] = ()
    repeats: int = 1
    depth: int = 0
    in_loop: bool = False
    arrays: tuple[str, ...] = ()


class Generator:
    """Draws functions one after another; later ones may call earlier ones."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.functions: dict[str, Function] = {}
        self.fresh = 0
        self.name = ""
        self.cost = 0
        self.recursed = False

    # expressions

    def constant(self) -> Expression:
        value = round(self.random.uniform(-1.5, 1.5), 3) + 0.00017
        return Expression(f"({value:.5f})", f"d_const({value:.5f})", abs(value))

    def integer(self, scope: Scope) -> str:
        choices = ["k", str(self.random.randrange(4)), *scope.counters, *scope.counters]
        one, two = self.random.choice(choices), self.random.choice(choices)
        return self.random.choice([one, f"{one} + {two}", f"{one} * 3 + {two}", f"{one} ^ {two}"])

    def index(self, scope: Scope, size: int) -> tuple[str, str]:
        """An index below `size` in both writings, now and then computed from a value."""
        if self.random.random() < 0.08:
            value = self.variable(scope, deep=False)
            text = f"(int)(8 * {value.plain})", f"(int)(8 * {value.dual}.v)"
        else:
            text = (self.integer(scope),) * 2
        wrap = f"({{}}) & {size - 1}" if size in (2, 4) else f"(unsigned)({{}}) % {size}"
        return wrap.format(text[0]), wrap.format(text[1])

    def variable(self, scope: Scope, deep: bool = True) -> Expression:
        """Something that can be read and written: the same text in both writings but for indices."""
        draw = self.random.random()
        if draw < 0.35 or not deep:
            name = self.random.choice(["a", "b", "v0", "v1", "v2", "v3"])
            return Expression(name, name, STORED_BOUND)
        if draw < 0.8:
            name = self.random.choice(["x", "x", "y", "t", "p", "q", "h", *scope.arrays, *scope.arrays])
            plain, dual = self.index(scope, 4)
            return Expression(f"{name}[{plain}]", f"{name}[{dual}]", STORED_BOUND)
        if draw < 0.9:
            name = self.random.choice(["s.u", "s.v", "z.u", "z.v"])
            if self.random.random() < 0.4:
                plain, dual = self.index(scope, 2)
                name = self.random.choice(["s", "z"])
                return Expression(f"{name}.w[{plain}]", f"{name}.w[{dual}]", STORED_BOUND)
            return Expression(name, name, STORED_BOUND)
        row, row_dual = self.index(scope, 2)
        column, column_dual = self.index(scope, 3)
        return Expression(f"m[{row}][{column}]", f"m[{row_dual}][{column_dual}]", STORED_BOUND)

    def expression(self, scope: Scope, depth: int) -> Expression:
        if depth == 0 or self.random.random() < 0.15:
            draw = self.random.random()
            if draw < 0.2:
                return self.constant()
            if draw < 0.27 and scope.counters:
                counter = self.random.choice(scope.counters)
                return Expression(f"0.125 * {counter}", f"d_const(0.125 * {counter})", 1.5)
            return self.variable(scope)
        kind = self.random.choice([*"++-***/", "unary", "unary", "unary", "binary", "select"])
        one = self.expression(scope, depth - 1)
        if kind == "unary":
            return self.unary(one)
        two = self.expression(scope, depth - 1)
        if kind == "binary":
            return self.binary(one, two)
        if kind == "select":
            plain, dual = self.condition(scope, 1)
            return Expression(
                f"({plain} ? {one.plain} : {two.plain})",
                f"({dual} ? {one.dual} : {two.dual})",
                max(one.bound, two.bound),
            )
        if kind == "/":
            square = f"d_mul({two.dual}, {two.dual})"
            return Expression(
                f"({one.plain} / (1.0 + {two.plain} * {two.plain}))",
                f"d_div({one.dual}, d_add(d_const(1.0), {square}))",
                one.bound,
            )
        names = {"+": "d_add", "-": "d_sub", "*": "d_mul"}
        bound = one.bound * two.bound if kind == "*" else one.bound + two.bound
        return Expression(
            f"({one.plain} {kind} {two.plain})", f"{names[kind]}({one.dual}, {two.dual})", bound
        )

    def unary(self, x: Expression) -> Expression:
        if x.bound > 8:  # keep the slope of what follows within reason
            x = self.scaled(x, 4.0)
        square = f"d_mul({x.dual}, {x.dual})"
        kind = self.random.choice("sin cos tanh atan exp log sqrt fabs fmax fmin neg cut".split())
        if kind in ("sin", "cos", "tanh"):
            return Expression(f"{kind}({x.plain})", f"d_{kind}({x.dual})", 1.0)
        if kind == "atan":
            return Expression(f"atan({x.plain})", f"d_atan({x.dual})", 1.571)
        if kind == "exp":
            return Expression(f"exp(-({x.plain} * {x.plain}))", f"d_exp(d_neg({square}))", 1.0)
        if kind in ("log", "sqrt"):
            dual = f"d_{kind}(d_add(d_const(1.0), {square}))"
            return Expression(f"{kind}(1.0 + {x.plain} * {x.plain})", dual, 1 + x.bound)
        if kind == "fabs":
            dual = f"d_fabs(d_add({x.dual}, d_const(0.01371)))"
            return Expression(f"fabs({x.plain} + 0.01371)", dual, x.bound + 0.1)
        if kind in ("fmax", "fmin"):
            dual = f"d_{kind}({x.dual}, d_const(0.21373))"
            return Expression(f"{kind}({x.plain}, 0.21373)", dual, max(x.bound, 0.3))
        if kind == "neg":
            return Expression(f"(-{x.plain})", f"d_neg({x.dual})", x.bound)
        plain = f"({x.plain} > 0.11713 ? log({x.plain}) : {x.plain})"
        dual = f"({x.dual}.v > 0.11713 ? d_log({x.dual}) : {x.dual})"
        if re.fullmatch(r"[a-z0-9]+", x.plain):  # a guarded logarithm, as people write it
            return Expression(plain, dual, max(x.bound, 2.2))
        return Expression(f"sin({x.plain})", f"d_sin({x.dual})", 1.0)

    def binary(self, x: Expression, y: Expression) -> Expression:
        x, y = self.scaled(x, 4.0), self.scaled(y, 2.0)
        kind = self.random.choice(["hypot", "atan2", "pow"])
        if kind == "hypot":
            return Expression(
                f"hypot({x.plain}, 1.1 + {y.plain} * {y.plain})",
                f"d_hypot({x.dual}, d_add(d_const(1.1), d_mul({y.dual}, {y.dual})))",
                x.bound + 5.1,
            )
        if kind == "atan2":
            return Expression(
                f"atan2({x.plain}, 1.5 + sin({y.plain}))",
                f"d_atan2({x.dual}, d_add(d_const(1.5), d_sin({y.dual})))",
                1.571,
            )
        return Expression(
            f"pow(1.5 + sin({x.plain}), {y.plain})",
            f"d_pow(d_add(d_const(1.5), d_sin({x.dual})), {y.dual})",
            6.25,
        )

    def scaled(self, x: Expression, bound: float) -> Expression:
        """x, multiplied down until it stays within the bound."""
        if x.bound <= bound:
            return x
        factor = f"{bound / x.bound * 0.999:.6f}"
        return Expression(f"({factor} * {x.plain})", f"d_mul(d_const({factor}), {x.dual})", bound)

    def storable(self, scope: Scope, depth: int) -> Expression:
        x = self.expression(scope, depth)
        if x.bound > STORED_BOUND and self.random.random() < 0.5:
            return Expression(f"sin({x.plain})", f"d_sin({x.dual})", 1.0)
        return self.scaled(x, STORED_BOUND)

    def condition(self, scope: Scope, depth: int) -> tuple[str, str]:
        if self.random.random() < 0.2:
            text = f"(({self.integer(scope)}) % 3 == {self.random.randrange(3)})"
            return text, text
        one, two = self.expression(scope, depth), self.expression(scope, depth - 1)
        if one.plain == two.plain:
            two = self.constant()
        sign = self.random.choice("<>")
        return f"({one.plain} {sign} {two.plain})", f"({one.dual}.v {sign} {two.dual}.v)"

    # statements

    def block(self, scope: Scope, length: int) -> list[Statement]:
        return [self.statement(scope) for _ in range(length)]

    def statement(self, scope: Scope) -> Statement:
        self.cost += scope.repeats
        simple = (
            [self.assign] * 5
            + [self.accumulate] * 3
            + [
                self.move,
                self.point,
                self.structure,
                self.as_words,
                self.call,
                self.call,
                self.shape,
                self.leave,
            ]
            + [self.moving] * 4
        )
        compound = [self.counted] * 3 + [
            self.condition_loop,
            self.branch,
            self.branch,
            self.switch,
            self.local_array,
        ]
        can_nest = scope.depth < 3 and scope.repeats < 200
        return self.random.choice(simple + compound if can_nest else simple)(scope)

    def assign(self, scope: Scope) -> Statement:
        target, value = self.variable(scope), self.storable(scope, 3)
        return Statement(f"{target.plain} = {value.plain};", f"{target.dual} = {value.dual};")

    def accumulate(self, scope: Scope) -> Statement:
        target, value = self.variable(scope), self.scaled(self.expression(scope, 2), 1.0)
        return Statement(
            f"{target.plain} = 0.5 * {target.plain} + {value.plain};",
            f"{target.dual} = d_add(d_mul(d_const(0.5), {target.dual}), {value.dual});",
        )

    def move(self, scope: Scope) -> Statement:
        text = self.random.choice(
            [
                "memmove(x + 1, x, 3 * sizeof *x);",
                "memmove(y, y + 1, 3 * sizeof *y);",
                "memcpy(t, x, sizeof t);",
                "memcpy(x, t, sizeof t);",
                "memset(t, 0, sizeof t);",
                "memcpy(h, y, 4 * sizeof *h);",
                "h = realloc(h, 8 * sizeof *h);",
                "memmove(p, q, 4 * sizeof *p);",
                "memset(y + 1, 0, 2 * sizeof *y);",
            ]
        )
        return Statement(text, text)

    def moving(self, scope: Scope) -> Statement:
        """What moves.h has: numbers as bytes, in unions, behind tags."""

        def value() -> tuple[str, str]:
            one = self.storable(scope, 1)
            return one.plain, one.dual

        target = self.variable(scope, deep=False)
        return Statement(*moves.texts(self.random, value, (target.plain, target.dual), lambda: self.integer(scope)))

    def point(self, scope: Scope) -> Statement:
        plain, dual = self.condition(scope, 1)
        one, two = self.random.sample(["x", "y", "t"], 2)
        if self.random.random() < 0.5:  # two buffers swapped, as between time steps
            text = "{{ {} *swapped = p; p = q; q = swapped; }}"
            return Statement(text.format("double"), text.format("dual"))
        name = self.random.choice("pq")
        return Statement(f"{name} = {plain} ? {one} : {two};", f"{name} = {dual} ? {one} : {two};")

    def structure(self, scope: Scope) -> Statement:
        text = self.random.choice(["z = s;", "s = z;", "memcpy(&z, &s, sizeof s);", ""])
        if text:
            return Statement(text, text)
        value = self.storable(scope, 1)
        return Statement(f"s = twist(z, {value.plain});", f"s = d_twist(z, {value.dual});")

    def as_words(self, scope: Scope) -> Statement:
        index, name = self.random.randrange(2), self.random.choice(["v0", "v1", "a", "b"])
        one, two = f"&words[{index}]", f"&{name}"
        if self.random.random() < 0.5:
            one, two = two, one
        text = f"memcpy({one}, {two}, sizeof {name});"
        return Statement(text, text)

    def call(self, scope: Scope) -> Statement:
        affordable = [f for f in self.functions.values() if self.cost + f.cost * scope.repeats < COST_LIMIT]
        first, second = (self.storable(scope, 1) for _ in range(2))
        arrays = self.random.choice(["x, y", "y, x", "x, t", "t, y", "p, q", "x, x", "h, y", "t, h"])
        target = self.random.choice(["v0", "v1", "v2", "v3", "s.u"])
        if scope.repeats == 1 and not self.recursed and self.random.random() < 0.15:
            self.recursed = True
            self.cost *= 6
            arguments = f"({arrays}, {first.plain}, {second.plain}, k - 1)"
            arguments_dual = f"({arrays}, {first.dual}, {second.dual}, k - 1)"
            return Statement(
                f"if (k > 0) {target} = {self.name}{arguments};",
                f"if (k > 0) {target} = d_{self.name}{arguments_dual};",
            )
        if not affordable:
            return self.assign(scope)
        callee = self.random.choice(affordable)
        self.cost += callee.cost * scope.repeats
        count = f"({self.integer(scope)}) % 4"
        return Statement(
            f"{target} = {callee.name}({arrays}, {first.plain}, {second.plain}, {count});",
            f"{target} = d_{callee.name}({arrays}, {first.dual}, {second.dual}, {count});",
        )

    def shape(self, scope: Scope) -> Statement:
        value, which = self.storable(scope, 1), self.integer(scope)
        target = self.variable(scope)
        which = f"(unsigned)({which}) % 3"
        return Statement(
            f"{target.plain} = shapes[{which}]({value.plain});",
            f"{target.dual} = d_shapes[{which}]({value.dual});",
        )

    def leave(self, scope: Scope) -> Statement:
        plain, dual = self.condition(scope, 1)
        if scope.in_loop and self.random.random() < 0.6:
            word = self.random.choice(["break", "break", "continue"])
            return Statement(f"if {plain} {word};", f"if {dual} {word};")
        if self.random.random() < 0.3:
            return Statement(f"if {plain} goto done;", f"if {dual} goto done;")
        value = self.storable(scope, 2)
        return Statement(f"if {plain} return {value.plain};", f"if {dual} return {value.dual};")

    def number(self) -> int:
        self.fresh += 1
        return self.fresh

    def inside(self, scope: Scope, times: int, counter: str | None, in_loop: bool = True) -> Scope:
        counters = (*scope.counters, counter) if counter else scope.counters
        return replace(
            scope, counters=counters, repeats=scope.repeats * times, depth=scope.depth + 1, in_loop=in_loop
        )

    def counted(self, scope: Scope) -> Statement:
        i = f"i{self.number()}"
        heads = [
            f"int {i} = 0; {i} < {self.random.randrange(1, 6)}; {i}++",
            f"int {i} = 0; {i} < k; {i}++",
            f"int {i} = k; {i}-- > 0;",
            f"int {i} = 1; {i} < 7; {i} += 2",
            f"unsigned {i} = 3; {i} < 4u; {i}--",
            f"int {i} = 5; {i} < k; {i}++",
        ]
        if scope.counters:
            outer = self.random.choice(scope.counters)
            heads += [f"int {i} = 0; {i} <= (int){outer}; {i}++", f"int {i} = {outer}; {i} < 5; {i}++"]
        head = f"for ({self.random.choice(heads)}) {{"
        body = self.block(self.inside(scope, 5, i), self.random.randrange(1, 5))
        return Statement(parts=[(head, head, body)])

    def condition_loop(self, scope: Scope) -> Statement:
        c = f"c{self.number()}"
        plain, dual = self.condition(scope, 1)
        body = self.block(self.inside(scope, 6, c), self.random.randrange(1, 4))
        if self.random.random() < 0.5:
            head = f"for (int {c} = 0; {c} < 6 && {{}}; {c}++) {{{{"
            return Statement(parts=[(head.format(plain), head.format(dual), body)])
        head, tail = f"{{ int {c} = 0; do {{", f"}} while (++{c} < 6 && {{}}); }}"
        tail = tail.replace("}", "}}").replace("{}}", "{}")
        return Statement(parts=[(head, head, body)], tail=(tail.format(plain), tail.format(dual)))

    def branch(self, scope: Scope) -> Statement:
        plain, dual = self.condition(scope, 2)
        inner = self.inside(scope, 1, None, scope.in_loop)
        parts = [(f"if {plain} {{", f"if {dual} {{", self.block(inner, self.random.randrange(1, 4)))]
        if self.random.random() < 0.5:
            parts.append(("} else {", "} else {", self.block(inner, self.random.randrange(1, 3))))
        return Statement(parts=parts)

    def switch(self, scope: Scope) -> Statement:
        inner = self.inside(scope, 1, None, in_loop=False)
        head = f"switch (({self.integer(scope)}) & 3) {{ case 0: {{"
        parts = [(head, head, self.block(inner, 1))]
        for case in ("} break; case 1: {", "} case 2: {", "} break; default: {"):
            parts.append((case, case, self.block(inner, 1)))
        return Statement(parts=parts, tail=("} }", "} }"))

    def local_array(self, scope: Scope) -> Statement:
        name = f"w{self.number()}"
        source = self.random.choice(["x", "y", "t", "p"])
        size = self.random.choice(["4", "k + 4"])
        copy = f"memcpy({name}, {source}, 4 * sizeof *{name});"
        inner = replace(self.inside(scope, 1, None, scope.in_loop), arrays=(*scope.arrays, name))
        body = self.block(inner, self.random.randrange(2, 4))
        head = f"{{{{ {{}} {name}[{size}]; {copy}"
        return Statement(parts=[(head.format("double"), head.format("dual"), body)])

    def function(self, number: int) -> None:
        self.name, self.cost, self.recursed, self.fresh = f"f{number}", 1, False, 0
        scope = Scope()
        body = self.block(scope, self.random.randrange(2, 7))
        result = self.storable(scope, 3)
        attribute = self.random.choice(["", "__attribute__((noinline)) "])
        self.functions[self.name] = Function(self.name, attribute, body, result, self.cost)

    def program(self, count: int) -> Program:
        """So many functions."""
        for number in range(count):
            self.function(number)
        return Program(self.functions, list(self.functions))


@dataclass(slots=True)
class Program:
    """Functions in order of definition, and the ones among them to differentiate."""

    functions: dict[str, Function]
    roots: list[str]

    def reached(self) -> list[str]:
        seen: set[str] = set()
        waiting = list(self.roots)
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                waiting += self.functions[name].callees()
        return [name for name in self.functions if name in seen]

    def source(self) -> str:
        """One self-contained C file: both writings and a main that compares."""
        names = self.reached()
        plain = [line for name in names for line in self.functions[name].source(False)]
        out = [*self.support("\n".join(plain)), *plain]
        out.append("#pragma clang optimize off")
        for name in names:
            out += self.functions[name].source(True)
        out += ["#pragma clang optimize on", (HERE / "compare.h").read_text()]
        primal = {name: int(name[1:]) % 2 for name in self.roots}  # asked for of every second function
        out += [f"SUBJECT({name}, {primal[name]})" for name in self.roots]
        rows = ", ".join(f"ROW({name}, {primal[name]})" for name in self.roots)
        out.append(f"static const struct subject subjects[] = {{{rows}}};")
        count = len(self.roots)
        out.append(f"int main(int argc, char **argv) {{ return compare_all(argc, argv, subjects, {count}); }}")
        return "\n".join(out) + "\n"

    def support(self, plain: str) -> list[str]:
        """What stands before the functions, given their text."""
        out = [(HERE / "dual.h").read_text().replace('#include "moves.h"\n', (HERE / "moves.h").read_text())]
        if "call_" in plain:
            out += [(HERE / "calls.h").read_text(), "CALLS(, double, AS_IS, TIMES, PLUS)",
                    "CALLS(d_, dual, d_const, D_TIMES, d_add)"]
        return out

    def only(self, roots: Sequence[str]) -> Program:
        """The same functions, fewer of them differentiated."""
        return replace(self, roots=list(roots))

    def bodies(self) -> Iterator[list[Statement]]:
        """Every list of statements, outer ones first."""
        waiting = [self.functions[name].body for name in reversed(self.reached())]
        while waiting:
            body = waiting.pop(0)
            yield body
            waiting += [inner for statement in body for _, _, inner in statement.parts]

    def smaller(self) -> Iterator[Program]:
        """Candidates for shrinking, the boldest first: fewer statements, then blocks unwrapped, then simple results."""
        for which, body in enumerate(self.bodies()):
            size = len(body)
            while size:
                for start in range(0, len(body), size):
                    candidate = copy.deepcopy(self)
                    del list(candidate.bodies())[which][start : start + size]
                    yield candidate
                size //= 2
        for which, body in enumerate(self.bodies()):
            for position, statement in enumerate(body):
                for part in range(len(statement.parts)):
                    candidate = copy.deepcopy(self)
                    target = list(candidate.bodies())[which]
                    target[position : position + 1] = target[position].parts[part][2]
                    yield candidate
        for name in self.reached():
            for simple in ("a", "x[0]", "v0"):
                if self.functions[name].result.plain in ("a", "x[0]", "v0"):
                    break
                candidate = copy.deepcopy(self)
                candidate.functions[name].result = Expression(simple, simple, 2.0)
                yield candidate


def generate(seed: int, count: int) -> Program:
    """`count` functions drawn from this seed; the same seed gives the same program."""
    return Generator(seed).program(count)
