"""Random Rust functions of rust_generator.py among whose statements are calls that stay calls (rust_calls.rs)."""

# ruff: noqa: E501 - lines of Rust read better whole

from __future__ import annotations

import re

from rust_generator import TEMPLATES, Generator, Program

CALLS = [
    "let mut p = packed($0, $1, $i); let q = turned(p); change(&mut p, x[$j]); $t = (p.a * q.b[0] + q.a).sin() * T::c(0.3 * p.n as f64);",
    "let mut p = [packed($0, $1, 1), packed($1, x[0], 2), turned(packed(x[1], $0, $i))]; p.swap(0, $j % 3); change(&mut p[1], $0); $t = (p[0].a + p[1].a * p[2].b[1]).sin();",
    "let (mut one, mut two, mut n) = ($0, x[0], 1); out($1, &mut one, &mut two, &mut n); $t = one * T::c(0.2 * n as f64); v1 = two * T::c(0.5);",
    "let (v, mut n) = ($0, 1); let (l, r) = t.split_at_mut(1); out(v, &mut l[0], &mut r[$i % 3], &mut n); t[0] = t[0] * T::c(0.5); t = t.map(|v| v.sin());",
    "let (a, n, b) = three($0, $i); $t = a * T::c(0.2 * n as f64) + b;",
    "let (mut one, mut two) = ($0, $1); *chosen(&mut one, &mut two, $i) = x[$j]; $t = (one * two).sin();",
    "let v = vec![$0, $1]; let w = grown(v.clone(), x[$i], $j); let u = grown(v, x[0], 2); $t = (fold(&w) + u[3]).sin();",
    "let mut v = vec![]; fill(&mut v, x, $i + 2); v[0] = $0; let v = grown(v, $1, $j); $t = fold(&v);",
    "t[$i] = $0; let (l, r) = split(&mut t); mixed(l, r); $t = fold(&t);",
    "t[$j] = $0; even(&mut t, $i); $t = t[0] * t[1] * T::c(0.5);",
    "$t = down(x, $i + 1) * ($0);",
    "let f = composed(line($0, x[$i]), line($1, x[$j])); $t = twice(&*f, x[0]);",
    "let mut f = line($0, $1); for n in 0..$i { f = if n & 1 == 0 { composed(f, line(x[n], x[0])) } else { composed(Box::new(bell), f) }; } $t = f(x[$j]);",
    "let mut kept = $0; each(&mut t, &mut |v| { kept = kept * v * T::c(0.5); (kept + v).sin() }); $t = (kept + t[$i]).sin();",
    "let v = vec![$0, $1]; $t = given(move |w| fold(&v) * w, x[$i]);",
    "let (mut s, mut u) = (shaped($i, $0, $1), shaped($j, x[0], $0)); std::mem::swap(&mut s, &mut u); $t = (area(&s, x) + area(&u, x) * T::c(0.5)).sin();",
    "$t = match parted(shaped($i, $0, $1)) { Ok(v) => v.sin(), Err(s) => area(&s, x) * T::c(0.5) };",
    "let mut all: Vec<Shape<T>> = (0..4).map(|n| shaped(n + $i, $0, x[n])).collect(); all.swap(0, $j); all.remove(1); $t = all.iter().fold(T::c(0.1), |s, v| (s + area(v, x)).sin());",
    "$t = maybe($0).or(maybe($1)).unwrap_or(x[$i]);",
    "let mut m = table(x, 3 * $i + 4); *entry(&mut m, 7, $0) = $1; let v = *entry(&mut m, 14 + $j as u32, $0); $t = (v * m[&7]).sin();",
    "let mut p = [packed($0, $1, 3), packed(x[0], $0, $i), packed(x[1], $1, 1)]; sorted(&mut p, if $j & 1 == 0 { by_key } else { by_value }); $t = (p[0].a + p[2].b[0] * p[1].b[1]).sin();",
    "let from = [$0, $1]; copied(&from, &mut t[$i & 1..]); $t = t[1] * T::c(0.5);",
    "let from = [packed($0, $1, $i)]; let mut to = [packed(x[0], x[1], 2); 2]; copied(&from, &mut to); $t = to[0].a * T::c(0.1 * to[0].n as f64) + to[1].b[0] * T::c(0.5);",
    "let mut g = planted(x, $i + 1); if let Tree::Fork(f) = &mut g { f.1 = $0; let f = &mut **f; std::mem::swap(&mut f.0, &mut f.3); } $t = sap(&g);",
    "let mut n = node($i, $0); let mut o = node($j, x[0]); $t = trained(&mut *n, $1); std::mem::swap(&mut n, &mut o); $t = ($t + trained(&mut *n, x[$i])).sin();",
    "let mut all: Vec<_> = (0..$i + 1).map(|n| node(n, $0)).collect(); for n in &mut all { $t = trained(&mut **n, $1).sin(); }",
]


class CallingProgram(Program):
    """Nothing that has a body is inlined."""

    supports = ("rust_support.rs", "rust_calls.rs")

    def source(self) -> str:
        head, rest = super().source().split("fn area<", 1)
        generated, main = ("fn area<" + rest).split("fn main()", 1)
        stays = re.sub(r"^( *)(fn (?!compare|differs|plain_)\w+<?[^;\n]*\{)", r"\1#[inline(never)] \2", generated, flags=re.MULTILINE)
        return f"{head}{stays}fn main(){main}"


class CallingGenerator(Generator):
    """Every second template is of calls."""

    def template(self) -> str:
        return self.random.choice(CALLS if self.random.random() < 0.5 else TEMPLATES)


def generate(seed: int, count: int) -> Program:
    """`count` functions drawn from this seed; the same seed gives the same program."""
    generator = CallingGenerator(seed)
    for number in range(count):
        generator.function(number)
    return CallingProgram(generator.functions, list(generator.functions))
