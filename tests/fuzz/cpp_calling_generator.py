"""Random C++ functions of cpp_generator.py whose methods and lambdas stay calls, among them the callees of calls.hpp."""

# ruff: noqa: E501 - lines of C++ read better whole

from __future__ import annotations

import re

import cpp_generator
from cpp_generator import Program, Steps

# $0, $1: values; $f, $g: functions; $k: a small integer; $p: a pointer to a variable of the function
TEMPLATES = [
    "auto p = made<T>($0, $k); auto q = turned(p); change(p, T($1)); r = p.a * q.b + T(0.1 * p.n);",
    "Two<T> ps[3] = {made<T>($0, 1), made<T>($1, 2), turned(made<T>(a, $k))}; std::swap(ps[0], ps[$k % 3]); change(ps[1], b); r = ps[0].a + ps[1].a * ps[2].b;",
    "auto p = made<T>($0, $k); T old = by_member(p, $k % 2 ? &Two<T>::a : &Two<T>::b, T($1)); r = old * p.a + p.b;",
    "auto [v, at] = largest(std::vector<T>{$0, $1, b}); r = v * x[at];",
    "auto t = three<T>($0, $k, $1); std::tie(r, std::ignore, c) = t; r = r + T(0.1 * std::get<1>(t));",
    "T one, two; int n; out<T>($0, &one, &two, &n); r = one * two * T(0.1 * n);",
    "T unread; int n; out<T>($0, &r, &unread, &n);",
    "out<T>($0, $p, &r, &k_);",
    "T &to = chosen(a, b, $k); to = sin($0); r = a * b;",
    "std::vector<T> v{$0, b}; auto w = grown(v, T($1), $k); auto u = grown(std::move(v), a, 2); r = total(w) * T(0.2) + u.back();",
    "std::vector<T> v{$0, $1, c}; auto w = taken(std::move(v)); v = grown(w, a, 1); r = v[0] * w[0];",
    "std::vector<T> v; fill(v, x, $k + 1); v[0] = $0; v = taken(std::move(v)); r = total(v) * T(0.2);",
    "T row[4] = {$0, a, $1, b}; even(row, $k % 4); r = row[0] + row[1] * row[2];",
    "r = down(x, $k) * T($0);",
    "auto f = composed<T>($f, line<T>($0, b)); r = twice(f, T($1));",
    "Unary<T> f = $f; for (int i = 0; i < $k; i++) f = composed<T>(f, i % 2 ? line<T>(a, $0) : Unary<T>($g)); r = f(b);",
    "std::vector<Entry<T>> es; for (int i = 0; i < 3; i++) es.push_back({i, x[i], 'b', {$0, a}}); each<T>(es, $f); r = es[0].value + es[2].value * es[1].more[0];",
    "T kept = $0; r = with([&](T v) __attribute__((noinline)) { kept = kept * v; return kept + v; }, T($1)) + kept;",
    "auto e = either<T>($0, $k), o = either<T>($1, $k + 1); std::swap(e, o); r = read<T>(e) + T(0.5) * read<T>(o);",
    "std::vector<Either<T>> es{either<T>($0, $k), either<T>($1, 3)}; es.push_back(es[0]); es[0] = either<T>(b, 2); r = sin(read<T>(es[0]) + read<T>(es[2]) * read<T>(es[1]));",
    "auto o = maybe<T>($0); if (auto q = maybe<T>($1); q && o) std::swap(o, q); r = o.value_or(b);",
    "try { r = checked<T>($0) + a; } catch (T v) { r = 0.5 * v * b; }",
    "auto m = table(x, 3 * $k + 2); if (T *at = lookup(m, 7)) *at = $0; T *at = lookup(m, 14); r = (at ? *at : c) * m[7];",
    "T from[3] = {$0, $1, b}, to[3] = {a, a, a}; bytes(to + $k % 2, from, sizeof(T) * 2); r = to[0] * to[1] + to[2];",
    "T from = $0, to; one_by_one(&to, &from, sizeof(T)); r = to * a;",
    "Two<T> from = made<T>($0, $k), to = made<T>($1, 2); one_by_one(&to, &from, sizeof from); r = to.a * T(0.1 * to.n) + to.b;",
    "Entry<T> e{$k, $0, 'a', {$1, b}}, o{}; bytes(&o, &e, sizeof e); r = o.value * o.more[0] * T(0.2 * o.key);",
    "auto c0 = celled<T>($0), c1 = celled<T>($1); bytes(c1.b, c0.b, sizeof(T)); r = c1.d * b;",
    "Entry<T> es[4] = {{3, $0, 'a', {a, b}}, {$k, $1, 'b', {b, c}}, {1, x[3], 'c', {c, a}}, {2, b, 'd', {a, a}}}; sorted(es, 4, $k % 2 ? by_key<T> : by_value<T>); r = es[0].value * es[1].more[0] + es[3].value;",
    "Entry<T> es[3] = {{3, $0, 'a', {a, b}}, {1, $1, 'b', {b, c}}, {2, c, 'c', {}}}; sorted(es, 3, [](auto &p, auto &q) { return p.key > q.key; }); r = es[0].value - es[2].value * es[1].more[1];",
    "Grower<T> g; for (int i = 0; i < $k + 2; i++) g.push(i, i % 2 ? T($0) : x[i % 6]); sorted(g.data, g.count, by_value<T>); r = g.sum() * T(0.2) + g.data[0].value;",
    "auto t = planted(x, $k + 2); t->v = $0; if (t->right) std::swap(t->left, t->right); r = sap(t.get());",
    "auto m = model<T>($k, $0), o = model<T>($k + 1, b); r = trained(*m, T($1)); std::swap(m, o); r = r * T(0.5) + trained(*m, a);",
    "std::vector<std::unique_ptr<Model<T>>> ms; for (int i = 0; i < $k; i++) ms.push_back(model<T>(i, $0)); r = b; for (auto &m : ms) r = trained(*m, r);",
]


class CallingSteps(Steps):
    """About every second step is of the templates; what else is defined is not inlined either."""

    def draw_step(self) -> list[str]:
        if self.random.random() < 0.5:
            lines = super().draw_step()
            return [line.replace("(T v) {", "(T v) __attribute__((noinline)) {") for line in lines]
        small = self.random.choice(["k", "1", "2", "3", "k % 3", "k + 1"])
        texts = {"0": lambda: f"T({self.value(depth=1)})", "1": lambda: f"T({self.value(depth=1)})", "f": self.lambda_,
                 "g": self.lambda_, "k": lambda: f"({small})", "p": lambda: f"&{self.random.choice('ab')}"}
        text = re.sub(r"\$([01fgkp])", lambda found: texts[found[1]](), self.random.choice(TEMPLATES))
        return ["{", "  T r = 0.2; int k_ = k;", f"  {text}", f"  {self.put('r')}", "}"]


def generate(seed: int, count: int) -> Program:
    """`count` functions drawn from this seed; the same seed gives the same program."""
    program = cpp_generator.generate(seed, count, CallingSteps, ("calls.hpp",))
    member = re.compile(r"^(  |    )(static T \w+\(|T \w+\(|void \w+\(|virtual (?:T|void) \w+\(|T operator\(\)\()")
    for function in program.functions.values():
        function.declarations = [[member.sub(r"\1STAYS \2", line) if "{" in line else line for line in lines]
                                 for lines in function.declarations]
    return program
