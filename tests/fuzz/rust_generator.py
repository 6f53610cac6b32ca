"""Random Rust functions, generic over the number: at f64 they are differentiated, at dual numbers they are the oracle.

Every function is `fn gN<T: Num>(x: &[T]) -> T` of six numbers; rust_support.rs has the types that hold them. Values
that are kept stay within [-2, 2]: each expression carries a bound and is scaled or put through sin.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

HERE = Path(__file__).parent
BOUND = 2.0

TEMPLATES = [
    # enumerations and boxes
    "let s = if $c { Shape::Line($0) } else { Shape::Pair { a: $0, b: $1, n: $i } }; $t = area(&s, x);",
    "let s = Shape::Nest(Box::new(Shape::Pair { a: $0, b: $1, n: 2 })); let u = s.clone(); $t = area(&u, x);",
    "let mut s = vec![Shape::Point, Shape::Line($0), Shape::Many(vec![$1, x[1], x[2]]), Shape::Index($j)];"
    " s.swap($i, 3); $t = area(&s[$j], x); let last = s.pop().unwrap(); v3 = area(&last, x) * T::c(0.5);",
    "let mut s = [Shape::Line($0), Shape::Point]; s[1] = std::mem::replace(&mut s[0], Shape::Many(vec![$1; 2]));"
    " $t = area(&s[0], x) + area(&s[1], x) * T::c(0.5); $t = $t * T::c(0.4);",
    "let mut l = List { head: None }; for n in 0..4 { l.push(if n & 1 == 0 { $0 } else { x[n] }); } l.reverse();"
    " let first = l.pop(); $t = (l.sum() * T::c(0.4) + first.unwrap_or(T::c(0.1)) * T::c(0.3)).sin();",
    # options and results
    "let o = if $c { Some($0) } else { None }; $t = o.map(|v| v * T::c(0.5)).unwrap_or($1);",
    "let mut o = Some($0); if $c { o.take(); } else if let Some(v) = o.as_mut() { *v = $1; "
    "} $t = o.unwrap_or(T::c(0.3));",
    "$t = both($0, $1).map(|v| v * T::c(0.5)).unwrap_or_else(|code| T::c(0.1 * code as f64));",
    "$t = [Some($0), None, Some($1)].iter().flatten().fold(T::c(0.0), |s, v| s * T::c(0.5) + *v * T::c(0.5));",
    # closures and function pointers
    "let k = $0; let f: Box<dyn Fn(T) -> T> = if $c { Box::new(move |v| (v * k)"
    ".sin()) } else { Box::new(bell) }; $t = f($1);",
    "let (p, q) = ($0, $1); let f = move |v: T| (v + p).cos(); let g = |v: T| f(v * q); $t = g(x[$i]);",
    "let mut all: Vec<Box<dyn Fn(T) -> T>> = vec![]; let k = $0; for n in 0..3 {"
    " let w = T::c(0.3 * n as f64); all.push(Box::new(move |v| (v * k + w).tanh())); } all.swap(0, $i & 1);"
    " $t = all.iter().fold($1, |v, f| f(v));",
    "let table: [fn(T) -> T; 3] = [bell, bend, wave]; $t = table[$i % 3](table[x[$j].at() % 3]($0));",
    "let mut total = T::c(0.0); let mut add = |v: T| total = total * T::c(0.5) + v; add($0); add($1); "
    "$t = total * T::c(0.6);",
    # traits
    "let n: Box<dyn Node<T>> = if $c { Box::new(Scale($0)) } else { Box::new(Wave { phase: $0, kind: 2 }) }; "
    "$t = n.eval($1);",
    "let mut n = Chain(vec![Box::new(Scale($0)), Box::new(Wave { phase: $1, kind: $i })]); n.set(x[0]); "
    "$t = n.eval(x[$j]);",
    "let nodes: [Rc<dyn Node<T>>; 2] = [Rc::new(Scale($0)), Rc::new(Wave { phase: $1, kind: 1 })]; "
    "let n = nodes[$i & 1].clone();"
    " $t = n.eval(x[2]);",
    # vectors, slices, iterators
    "let mut v = x.to_vec(); v.push($0); v.insert($i, $1); v.remove($j); $t = fold(&v);",
    "let mut v: Vec<T> = x.iter().map(|v| *v * $0 * T::c(0.5)).collect(); "
    "v.sort_by(|a, b| a.val().partial_cmp(&b.val()).unwrap());"
    " $t = v[$i];",
    "t.swap($i, $j); t[$i] = $0; t.rotate_left(1); $t = fold(&t);",
    "let mut v = t; v.reverse(); let (a, b) = v.split_at_mut(2); std::mem::swap(&mut a[0], &mut b[$i & 1]); "
    "b[0] = $0; $t = v[$j];",
    "$t = x.iter().zip(t.iter()).filter(|(a, _)| a.val() > -0.3).map(|(a, b)| *a * *b)"
    ".fold($0, |s, v| s * T::c(0.5) + v * T::c(0.2));",
    "$t = x.windows(2).map(|w| w[0] * w[1]).fold(T::c(0.0), |s, v| s * T::c(0.5) + v * T::c(0.5));",
    "$t = x.chunks(2).rev().take_while(|c| c[0].val() < 0.9)"
    ".fold($0, |s, c| s * T::c(0.5) + c[0] * c[1] * T::c(0.5));",
    "t.copy_from_slice(&x[1..5]); t[$i] = $0; $t = t[$j] * T::c(0.5);",
    "$t = Steps { at: $0, left: $i + 1 }.last().unwrap_or($1);",
    "$t = (0..$i + 2).map(|n| x[n % 6]).chain(std::iter::once($0))"
    ".fold(T::c(0.0), |s, v| s * T::c(0.5) + v * T::c(0.5));",
    "let m: Vec<Vec<T>> = (0..2).map(|r| (0..3).map(|c| x[r + c] * $0 * T::c(0.5)).collect()).collect(); "
    "$t = m[$i & 1][$j % 3];",
    "let mut v = x.to_vec(); v.retain(|v| v.val() < 0.4); v.extend_from_slice(&t[..2]); $t = fold(&v);",
    "let a = [$0, $1, x[0]].map(|v| v * v * T::c(0.25)); $t = a[$i % 3];",
    # maps, queues, shared cells
    "let mut m = HashMap::new(); m.insert(1u32, $0); m.insert(2, $1); *m.entry($i as u32).or_insert(x[0]) = x[1];"
    " $t = m.get(&($j as u32)).copied().unwrap_or(T::c(0.2));",
    "let mut m = BTreeMap::new(); for n in 0..4 { m.insert(7 * n % 5, x[n as usize]); } m.insert(3, $0);"
    " $t = m.values().fold(T::c(0.0), |s, v| s * T::c(0.5) + *v * T::c(0.5));",
    "let mut q: VecDeque<T> = VecDeque::new(); for v in x { q.push_back(*v); if q.len() > 3 { q.pop_front(); } }"
    " q.push_front($0); $t = q[$i];",
    "let c = Rc::new(RefCell::new(x.to_vec())); let d = c.clone(); d.borrow_mut()[$i] = $0; $t = c.borrow()[$j];",
    "let c = Rc::new(Cell::new($0)); let d = Rc::clone(&c); d.set(d.get() * $1 * T::c(0.5)); $t = c.get();",
    # structures, bytes and words
    "let mut m = Mixed { tag: $i, u: $0, n: 3, w: [$1, x[0]] }; let mut o = m; "
    "std::mem::swap(&mut m.w[0], &mut o.u); m.n -= 1;"
    " $t = if m.n > 1 { m.w[0] } else { o.w[1] }; v0 = o.u;",
    "let mut m = [Mixed { tag: 1, u: $0, n: 0, w: [$1; 2] }; 3]; m[1].w = [x[1], x[2]]; m.swap(0, $i % 3); "
    "$t = m[1].w[$j & 1];",
    "$t = ($0).as_bytes();",
    "$t = ($0).as_words();",
    "let (a, b) = ($0, $1); let pair = if a.val() < b.val() { (b, a) } else { (a, b) }; $t = pair.0; v1 = pair.1;",
]


@dataclass(frozen=True, slots=True)
class Function:
    """A function's statements, each complete, and its result."""

    name: str
    body: tuple[str, ...]
    result: str

    def source(self) -> str:
        lines = "\n".join(f"    {line}" for line in self.body)
        return (
            f"fn {self.name}<T: Num>(x: &[T]) -> T {{\n"
            "    let (mut v0, mut v1, mut v2, mut v3) = (T::c(0.3), T::c(-0.6), x[4], x[5]);\n"
            "    let mut t = [T::c(0.2), x[3], T::c(-0.4), x[0]];\n"
            f"{lines}\n    {self.result}\n}}\n"
            f"fn plain_{self.name}(x: &[f64]) -> f64 {{ {self.name}::<f64>(x) }}\n"
        )


@dataclass(frozen=True)
class Program:
    """Functions in order of definition, and the ones among them to differentiate."""

    functions: dict[str, Function]
    roots: list[str]
    supports: ClassVar[tuple[str, ...]] = ("rust_support.rs",)

    def reached(self) -> list[str]:
        seen: set[str] = set()
        waiting = list(self.roots)
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                waiting += set(re.findall(r"\bg\d+\b", " ".join(self.functions[name].body))) - seen
        return [name for name in self.functions if name in seen]

    def source(self) -> str:
        out = [(HERE / support).read_text() for support in self.supports]
        out += [self.functions[name].source() for name in self.reached()]
        rows = [
            f'        ("{name}", plain_{name}, {name}::<Dual>,\n'
            f"         |x, dx| enzyme::gradient!(plain_{name}, enzyme::Duplicated(x, dx)).0,\n"
            f"         |x, v| enzyme::jvp!(plain_{name}, enzyme::Duplicated(x, v))),"
            for name in self.roots
        ]
        out += ["fn main() {\n    compare(&[", *rows, "    ]);\n}\n"]
        return "\n".join(out)

    def only(self, roots: Sequence[str]) -> Program:
        return replace(self, roots=list(roots))

    def smaller(self) -> Iterator[Program]:
        """Candidates for shrinking: fewer statements."""
        for name in reversed(self.reached()):
            function = self.functions[name]
            size = len(function.body)
            while size:
                for start in range(0, len(function.body), size):
                    body = function.body[:start] + function.body[start + size :]
                    yield replace(self, functions=self.functions | {name: replace(function, body=body)})
                size //= 2
            if function.result != "v0":
                yield replace(self, functions=self.functions | {name: replace(function, result="v0")})


class Generator:
    """Draws functions one after another; later ones may call earlier ones."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(f"rust {seed}")
        self.functions: dict[str, Function] = {}

    def leaf(self) -> tuple[str, float]:
        draw = self.random.random()
        if draw < 0.15:
            value = round(self.random.uniform(-1.5, 1.5), 3)
            return f"T::c({value:.4f}_f64)", abs(value)
        if draw < 0.5:
            return self.random.choice(["v0", "v1", "v2", "v3"]), BOUND
        if draw < 0.85:
            return f"x[{self.random.randrange(6)}]", 1.0
        return f"t[{self.random.randrange(4)}]", BOUND

    def expression(self, depth: int) -> tuple[str, float]:
        """Text and bound."""
        if depth == 0 or self.random.random() < 0.2:
            return self.leaf()
        one, bound = self.expression(depth - 1)
        if self.random.random() < 0.4:
            kind = self.random.choice(["sin", "cos", "tanh", "atan", "bell", "bend", "wave", "root"])
            if kind == "root":
                return f"(T::c(1.0) + ({one}) * ({one})).sqrt()", 1 + bound
            if kind in ("bell", "bend", "wave"):
                return f"{kind}({one})", 1.0
            return f"({one}).{kind}()", 1.6
        two, other = self.expression(depth - 1)
        sign = self.random.choice("+-**")
        return f"({one} {sign} {two})", bound * other if sign == "*" else bound + other

    def value(self, depth: int = 2) -> str:
        text, bound = self.expression(depth)
        if bound <= BOUND:
            return text
        return f"({text}).sin()" if self.random.random() < 0.5 else f"({text} * T::c({BOUND / bound * 0.999:.6f}))"

    def condition(self) -> str:
        one, two = self.value(1), self.value(1)
        return f"({one} - {two}).val() {self.random.choice('<>')} {self.random.uniform(-0.2, 0.2):.5f}"

    def statement(self, depth: int = 0) -> str:
        draw = self.random.random()
        target = self.random.choice(["v0", "v1", "v2", "v3"])
        if depth < 2 and draw < 0.12:
            inner = " ".join(self.statement(depth + 1) for _ in range(self.random.randrange(1, 3)))
            return f"for _n in 0..{self.random.randrange(1, 4)} {{ {inner} }}"
        if depth < 2 and draw < 0.2:
            return f"if {self.condition()} {{ {self.statement(depth + 1)} }} else {{ {self.statement(depth + 1)} }}"
        if draw < 0.26 and self.functions:
            callee = self.random.choice(list(self.functions))
            return f"{target} = {callee}(&[{', '.join(self.value(1) for _ in range(6))}].map(|v| v.sin()));"
        if draw < 0.4:
            return f"{target} = {self.value(3)};"
        text = self.template()
        values = {"0": self.value(), "1": self.value(), "t": target, "c": self.condition(),
                  "i": str(self.random.randrange(4)), "j": str(self.random.randrange(4))}
        return "{ " + re.sub(r"\$([01tcij])", lambda found: values[found[1]], text) + " }"

    def template(self) -> str:
        return self.random.choice(TEMPLATES)

    def function(self, number: int) -> None:
        body = tuple(self.statement() for _ in range(self.random.randrange(2, 6)))
        self.functions[f"g{number}"] = Function(f"g{number}", body, self.value(3))


def generate(seed: int, count: int) -> Program:
    """`count` functions drawn from this seed; the same seed gives the same program."""
    generator = Generator(seed)
    for number in range(count):
        generator.function(number)
    return Program(generator.functions, list(generator.functions))
