"""Random C++ functions of loops over rows of numbers: what the reverse sweep must find again as it was in each round.

Loops of every kind, nested, left early, whose bounds and indices are those of other loops, of arrays or of numbers;
rows on the stack, on the heap, grown, made anew in each round, exchanged by their pointers, written in place and in
parts, handed to functions. Built on cpp_generator.py, whose oracle it shares.
"""

# ruff: noqa: E501 - lines of C++ read better whole

from __future__ import annotations

import random
from dataclasses import dataclass, field

import cpp_generator
from cpp_generator import Program, Steps

ROWS = ("u", "w", "h", "p", "q")
"""Two rows on the stack, one on the heap, and two pointers to any of them; all of SIZE numbers."""
SIZE = 8


@dataclass(slots=True)
class Scope:
    """What may be named where a statement is: counters of loops, all of them from 0 to below SIZE, and numbers."""

    counters: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=lambda: ["a", "b", "c"])
    rows: list[str] = field(default_factory=lambda: list(ROWS))
    loops: int = 0

    def inner(self) -> Scope:
        return Scope(list(self.counters), list(self.numbers), list(self.rows), self.loops)


class ArraySteps(Steps):
    """Draws statements over rows."""

    def __init__(self, draw: random.Random, number: int) -> None:
        super().__init__(draw, number)
        self.plain = [self.assign, self.assign, self.accumulate, self.accumulate, self.exchange_elements, self.point,
                      self.call, self.copy_part, self.index, self.grow, self.push]
        self.compound = [self.loop, self.loop, self.loop, self.loop, self.branch, self.branch, self.fresh_row,
                         self.until, self.walk, self.switch]

    def draw_step(self) -> list[str]:
        scope = Scope()
        lines = [
            f"T u[{SIZE}], w[{SIZE}], *h = (T *)std::malloc(sizeof(T) * {SIZE}), *p = u, *q = w;",
            f"int n = 3 + k % 4, at[{SIZE}] = {{3, 1, 0, 2, 5, 4, 7, 6}}; std::vector<T> v(1, a);",
            f"for (int i = 0; i < {SIZE}; i++) u[i] = x[i % 6], w[i] = sin(x[(i + 2) % 6] * (0.3 * i)), h[i] = 0.5 * x[5 - i % 6];",
        ]
        for _ in range(self.random.randrange(1, 4)):
            lines += self.loop(scope) if self.random.random() < 0.7 else self.statement(scope, 2)
        lines.append(f"for (int i = 0; i < {SIZE}; i++) a = sin(a + u[i] + p[i] * q[(i + 3) % {SIZE}]), b = 0.5 * b + 0.3 * h[i] + 0.2 * w[i];")
        lines += ["for (T &e : v) c = sin(c + e);", "std::free(h);"]
        return ["{", *(f"  {line}" for line in lines), "}"]

    # parts

    def at(self, scope: Scope) -> str:
        """An index below SIZE."""
        if not scope.counters or self.random.random() < 0.15:
            return self.random.choice([str(self.random.randrange(SIZE)), "n - 1", "at[n - 2]", "largest(u, n)", f"int(4 * value_of(a)) & {SIZE - 1}"])
        i = self.random.choice(scope.counters)
        j = self.random.choice(scope.counters)
        return self.random.choice([i, i, i, f"({i} + {self.random.randrange(1, SIZE)}) % {SIZE}", f"{SIZE - 1} - {i}", f"at[{i}]", f"({i} + {j}) % {SIZE}",
                                   f"({i} * {j} + 1) % {SIZE}", f"({i} ^ 1)", f"{i} / 2"])

    def element(self, scope: Scope) -> str:
        if self.random.random() < 0.1:
            return f"v[({self.at(scope)}) % v.size()]"
        return f"{self.random.choice(scope.rows)}[{self.at(scope)}]"

    def term(self, scope: Scope, depth: int = 1) -> str:
        """A value within [-2, 2]."""
        def leaf() -> str:
            draw = self.random.random()
            if draw < 0.55:
                return self.element(scope)
            if draw < 0.8:
                return self.random.choice(scope.numbers)
            if draw < 0.9 and scope.counters:
                return f"T(0.2 * {self.random.choice(scope.counters)})"
            return f"x[{self.random.randrange(6)}]"

        one, two = (self.term(scope, depth - 1) if depth else leaf() for _ in range(2))
        return self.random.choice([f"sin({one} + {two})", f"cos({one} * {two})", f"0.5 * ({one} - {two})", f"0.5 * {one} + 0.5 * {two}",
                                   f"tanh({one} - {two})", f"0.5 * ({one}) * ({two})", f"exp(-({one}) * ({one}))", f"({one}) / (2.0 + sin({two}))",
                                   f"(value_of({one}) > 0.1093 ? T({two}) : T(0.5 * {one}))"])

    def condition(self, scope: Scope | None = None) -> str:
        scope = scope or Scope()
        draw = self.random.random()
        if scope.counters and draw < 0.5:
            i, j = self.random.choice(scope.counters), self.random.choice(scope.counters)
            return self.random.choice([f"{i} % {self.random.randrange(2, 4)} == {self.random.randrange(2)}", f"({i} + {j}) & 1", f"{i} > n / 2", f"at[{i}] < 3", f"{i} != {j}"])
        if draw < 0.6:
            return self.random.choice(["k > 2", "n % 2", "p == u", "p != q", "v.size() > 3"])
        return f"value_of({self.term(scope, 0)}) > {self.random.uniform(-0.6, 0.6):.4f}"

    def statement(self, scope: Scope, depth: int) -> list[str]:
        if depth and self.random.random() < 0.45:
            return self.random.choice(self.compound)(scope, depth - 1)
        return self.random.choice(self.plain)(scope)

    def body(self, scope: Scope, depth: int) -> list[str]:
        lines = [line for _ in range(self.random.randrange(1, 4)) for line in self.statement(scope, depth)]
        return [f"  {line}" for line in lines]

    # plain statements

    def assign(self, scope: Scope) -> list[str]:
        to = self.element(scope)
        return [self.random.choice([f"{to} = {self.term(scope)};", f"{to} = 0.5 * {to} + 0.5 * {self.term(scope)};", f"{to} = sin({to} * {self.term(scope, 0)});"])]

    def accumulate(self, scope: Scope) -> list[str]:
        to = self.random.choice(scope.numbers)
        return [self.random.choice([f"{to} = sin({to} + {self.term(scope)});", f"{to} = 0.5 * {to} + {self.term(scope, 0)} * 0.3;", f"{to} = {self.term(scope)};"])]

    def exchange_elements(self, scope: Scope) -> list[str]:
        return [f"std::swap({self.element(scope)}, {self.element(scope)});"]

    def point(self, scope: Scope) -> list[str]:
        return [self.random.choice(["std::swap(p, q);", "{ T *t = p; p = q; q = t; }", f"p = {self.condition(scope)} ? u : w;", "q = h;", "p = q; q = u;", f"if ({self.condition(scope)}) std::swap(p, q);"])]

    def call(self, scope: Scope) -> list[str]:
        row, other = self.random.choice(scope.rows), self.random.choice(scope.rows)
        to = self.random.choice(scope.numbers)
        few = self.random.choice(["n", str(SIZE), "3", *(f"{i} + 1" for i in scope.counters)])
        return [self.random.choice([
            f"smooth({row}, {few});", f"sums({row}, {few});", f"{to} = sin({to} + folded({row}, {few}));", f"{to} = gathered({row}, at, {few});",
            f"sorted({row}, {few});", f"turned({row}, {row} + {few});", f"{to} = sin(mixed({row}, {other}, {few}));",
            f"{to} = {row}[largest({other}, {few})];", f"axpy(u, w, T({self.term(scope, 0)}), {few});",
            f"std::reverse({row}, {row} + {few});", f"std::fill({row}, {row} + {few}, T({self.term(scope, 0)}));",
        ])]

    def copy_part(self, scope: Scope) -> list[str]:
        row, other = self.random.choice(scope.rows), self.random.choice(scope.rows)
        if row[:1] in "pq" or other[:1] in "pq" or row == other:
            return [f"std::memmove({row} + 1, {other}, {SIZE - 1} * sizeof(T));", f"{row}[0] = {self.term(scope, 0)};"]
        return [self.random.choice([f"std::memcpy({row}, {other}, n * sizeof(T));", f"std::copy({other} + 1, {other} + n, {row});", f"for (int e = 0; e < {SIZE}; e++) {row}[e] = {other}[{SIZE - 1} - e];"])]

    def index(self, scope: Scope) -> list[str]:
        i = self.at(scope)
        return [self.random.choice([f"std::swap(at[{i}], at[n - 1]);", f"at[{i}] = largest({self.random.choice(scope.rows)}, n);", f"at[{i}] = (at[{i}] + 1) % {SIZE};", "n = 2 + (n + 1) % 4;"])]

    def grow(self, scope: Scope) -> list[str]:
        if any(number.startswith("(*") for number in scope.numbers):
            return self.assign(scope)  # a pointer walks over a row, maybe this one
        return [f"if (p != h && q != h) h = doubled(h, {SIZE}, {self.random.randrange(3)});"]

    def push(self, scope: Scope) -> list[str]:
        return [self.random.choice([f"v.push_back({self.term(scope)});", f"if (v.size() > 2) v.pop_back(); else v.push_back({self.term(scope)});",
                                    f"v.insert(v.begin(), T({self.term(scope, 0)}));", f"v.assign(n, T({self.term(scope, 0)}));", "v.resize(v.size() / 2 + 1);",
                                    "{ std::vector<T> more(v); more.push_back(v[0]); v.swap(more); }"])]

    # compound statements

    def counter(self, scope: Scope) -> tuple[str, Scope]:
        inner = scope.inner()
        name = f"i{scope.loops}"
        inner.loops += 1
        inner.counters.append(name)
        return name, inner

    def loop(self, scope: Scope, depth: int = 2) -> list[str]:
        if scope.loops > 2:
            return self.assign(scope)
        i, inner = self.counter(scope)
        end = self.random.choice(["n", "n", "4", "k % 3 + 1", *(f"{j}" for j in scope.counters), *(f"{j} + 1" for j in scope.counters)])
        head = self.random.choice([
            f"for (int {i} = 0; {i} < {end}; {i}++) {{", f"for (int {i} = 0; {i} < {end}; {i}++) {{", f"for (int {i} = {end} - 1; {i} >= 0; {i}--) {{",
            f"for (int {i} = 1; {i} < n; {i} += 2) {{", f"for (int {i} = 1; {i} < {SIZE}; {i} *= 2) {{",
            *(f"for (int {i} = {j}; {i} < n; {i}++) {{" for j in scope.counters),
            f"for (int {i} = 0; {i} < {end} && value_of({self.term(inner, 0)}) < 0.9; {i}++) {{",
        ])
        lines = self.body(inner, depth)
        if self.random.random() < 0.3:
            lines.insert(self.random.randrange(len(lines) + 1) if all(line.endswith(";") for line in lines) else 0,
                         f"  if ({self.condition(inner)}) {self.random.choice(['break', 'continue', 'continue'])};")
        return [head, *lines, "}"]

    def branch(self, scope: Scope, depth: int) -> list[str]:
        lines = [f"if ({self.condition(scope)}) {{", *self.body(scope.inner(), depth)]
        if self.random.random() < 0.5:
            lines += ["} else {", *self.body(scope.inner(), depth)]
        return [*lines, "}"]

    def fresh_row(self, scope: Scope, depth: int) -> list[str]:
        """A row for one round, whose length may be of this round."""
        name = f"r{self.name('')}".replace("_", "")
        inner = scope.inner()
        inner.rows.append(name)
        begin, end = self.random.choice([
            (f"T {name}[{SIZE}];", ""), (f"T *{name} = new T[{SIZE} + n];", f"delete[] {name};"), (f"std::vector<T> {name}({SIZE}, a);", ""),
            (f"T *{name} = (T *)std::calloc({SIZE}, sizeof(T));", f"std::free({name});"), (f"std::unique_ptr<T[]> {name}(new T[{SIZE}]);", ""),
        ])
        pointer = "std::vector" not in begin and "unique" not in begin
        if not pointer:  # functions take its elements
            inner.rows[-1] = f"(&{name}[0])"
        return ["{", f"  {begin}", f"  for (int e = 0; e < {SIZE}; e++) {name}[e] = {self.random.choice(scope.rows)}[e] * (0.2 * e);",
                *self.body(inner, depth), f"  {self.random.choice(scope.numbers)} = folded({inner.rows[-1]}, n);", f"  {end}", "}"]

    def until(self, scope: Scope, depth: int) -> list[str]:
        """A loop whose end a number decides."""
        name = f"z{self.name('')}".replace("_", "")
        inner = scope.inner()
        inner.numbers.append(name)
        rounds = f"e{name}"
        head, tail = self.random.choice([
            (f"while (value_of({name}) > 0.0531 && {rounds}++ < 6) {{", "}"), ("do {", f"}} while (value_of({name}) > 0.2071 && ++{rounds} < 5);"),
        ])
        return ["{", f"  T {name} = {self.term(scope)}; int {rounds} = 0;", f"  {head}", *(f"  {line}" for line in self.body(inner, depth)),
                f"    {name} = 0.7 * {name} - 0.1 * sin({self.term(inner, 0)});", f"  {tail}", f"  {self.element(scope)} = {name};", "}"]

    def walk(self, scope: Scope, depth: int) -> list[str]:
        """A pointer that walks over a row."""
        name = f"g{self.name('')}".replace("_", "")
        row = self.random.choice(scope.rows)
        inner = scope.inner()
        inner.numbers.append(f"(*{name})")
        return [f"for (T *{name} = {row}, *end{name} = {row} + n; {name} < end{name}; {name}{self.random.choice(['++', ' += 2'])}) {{",
                *self.body(inner, depth), f"  *{name} = sin(*{name} + a);", "}"]

    def switch(self, scope: Scope, depth: int) -> list[str]:
        what = self.random.choice([*scope.counters, "k", "n", "int(8 * value_of(b))"])
        return [f"switch (({what}) & 3) {{", "case 0: {", *self.body(scope.inner(), depth), "} break;", "case 1: {", *self.body(scope.inner(), 0), "}",
                self.random.choice(["// falls through", "break;"]), "default: {", *self.body(scope.inner(), 0), "}", "}"]


def generate(seed: int, count: int) -> Program:
    """`count` functions drawn from this seed; the same seed gives the same program."""
    return cpp_generator.generate(seed, count, ArraySteps, ("arrays.hpp",))
