"""Random C++ functions, templates of the scalar type: over double to be differentiated, over Dual as the oracle.

A function is a row of steps, each a use of the language or its library as C++ programmers write it: classes with
virtual functions, function objects, variants, containers, smart pointers, moves, templates. `Steps` draws them; what
they store stays within [-2, 2], and branches on values go the same way over both scalars. Every function has the
signature `template <class T> T f(const T *x, int k)` with x[6], and locals `a`, `b`, `c` that the steps work on.
"""

# ruff: noqa: E501 - lines of C++ read better whole

from __future__ import annotations

import copy
import inspect
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
LOCALS = ("a", "b", "c")


@dataclass(slots=True)
class Function:
    """Declarations before the function, and its steps, each a block of lines."""

    name: str
    declarations: list[list[str]]
    steps: list[list[str]]

    def source(self) -> list[str]:
        """The text of what the steps mention, and of the function."""
        body = [f"  {line}" for step in self.steps for line in step]
        text = "\n".join(body)
        before: list[str] = []
        for declared in reversed(self.declarations):
            names = re.findall(r"(?:struct|auto|T) (\w+_\d+_\d+)", declared[0] + " " + declared[-1])
            if any(re.search(rf"\b{name}\b", text) for name in names):
                before = [*declared, *before]
                text += "\n".join(declared)
        head = f"template <class T> static T {self.name}(const T *x, int k) {{"
        start = "  T a = x[0], b = x[1] + 0.3, c = x[2] * x[3];"
        return [*before, head, start, *body, "  return a + 0.5 * b - c * x[4];", "}"]


@dataclass(slots=True)
class Program:
    """Functions, all of them roots: each is a program of its own."""

    functions: dict[str, Function]
    roots: list[str]
    headers: tuple[str, ...]

    def source(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def only(self, roots: Sequence[str]) -> Program:
        return Program({name: self.functions[name] for name in roots}, list(roots), self.headers)

    def owners(self, line: int) -> list[str]:
        """The functions around a line of the source; declarations belong to the function after them."""
        end = len(self._head())
        for name in self.roots:
            end += len(self.functions[name].source())
            if line <= end:
                return [name] if line > len(self._head()) else []
        return []

    def smaller(self) -> Iterator[Program]:
        """Candidates without some of the steps, many at once first."""
        for name in self.roots:
            size = len(self.functions[name].steps)
            while size:
                for start in range(0, len(self.functions[name].steps), size):
                    candidate = copy.deepcopy(self)
                    del candidate.functions[name].steps[start : start + size]
                    yield candidate
                size //= 2

    def _head(self) -> list[str]:
        return [line for header in self.headers for line in (HERE / header).read_text().splitlines()]

    def _lines(self) -> list[str]:
        out = self._head()
        for name in self.roots:
            out += self.functions[name].source()
        out += (HERE / "compare.hpp").read_text().splitlines()
        out.append(f"static const Subject subjects[] = {{{', '.join(f'SUBJECT({name})' for name in self.roots)}}};")
        out.append("int main(int argc, char **argv) { return compare_all(subjects, argc, argv); }")
        return out


def generate(seed: int, count: int, kind: type[Steps] | None = None, headers: tuple[str, ...] = ()) -> Program:
    """`count` functions drawn from this seed; the same seed gives the same program."""
    draw = random.Random(seed)
    functions = {}
    for number in range(count):
        steps = (kind or Steps)(draw, number)
        chosen = [steps.draw_step() for _ in range(draw.randrange(*steps.COUNT))]
        functions[f"f{number}"] = Function(f"f{number}", steps.declarations, chosen)
    return Program(functions, list(functions), ("dual.hpp", *headers))


class Steps:
    """Draws the steps of one function. A step's name begins with `step_`; it returns the lines of a block."""

    COUNT = (2, 7)
    """How many steps a function has, the last number excluded."""

    def __init__(self, draw: random.Random, number: int) -> None:
        self.random = draw
        self.number = number
        self.declarations: list[list[str]] = []
        self.fresh = 0
        self.kinds: list[Callable[[], list[str]]] = [
            method for name, method in inspect.getmembers(self, callable) if name.startswith("step_")
        ]

    def draw_step(self) -> list[str]:
        lines = self.random.choice(self.kinds)()
        return ["{", *(f"  {line}" for line in lines), "}"]

    # values

    def name(self, what: str) -> str:
        self.fresh += 1
        return f"{what}_{self.number}_{self.fresh}"

    def constant(self) -> str:
        return f"T({self.random.uniform(-1.5, 1.5):.3f}17)"

    def leaf(self, names: Sequence[str]) -> str:
        if self.random.random() < 0.15:
            return self.constant()
        return self.random.choice([*names, *names, f"x[{self.random.randrange(6)}]"])

    def value(self, *more: str, depth: int = 2) -> str:
        """An expression of the locals, and of the names given more often; within [-2, 2] where they are."""
        return self._expression(([*LOCALS] if not more else [*LOCALS[:1], *more, *more]), depth)

    def of(self, *names: str, depth: int = 2) -> str:
        """An expression of these names alone, as for a function that sees nothing else."""
        return self._expression(names, depth, False)

    def _expression(self, names: Sequence[str], depth: int, inputs: bool = True) -> str:
        def leaf() -> str:
            return self.leaf(names) if inputs else self.random.choice([*names, *names, self.constant()])

        if depth == 0:
            return leaf()
        one = self._expression(names, depth - 1, inputs)
        two = self._expression(names, self.random.randrange(depth), inputs)
        return self.random.choice([
            f"sin({one} + {two})", f"cos({one} * {two})", f"tanh({one} - {two})", f"0.5 * ({one} - {two})",
            f"exp(-({one}) * ({one}))", f"0.5 * ({one}) * ({two})", f"({one}) / (2.0 + sin({two}))",
            f"log(1.0 + ({one}) * ({one}))", f"sqrt(1.0 + ({one}) * ({one})) - 1.0", f"0.5 * ({one}) + 0.5 * ({two})",
            f"fabs({one} + T(0.0137))", f"(value_of({one}) > 0.117 ? T({two}) : T({one}))",
        ])

    def condition(self) -> str:
        return self.random.choice([
            f"k % {self.random.randrange(2, 4)} == {self.random.randrange(2)}", "k > 2",
            f"value_of({self.value(depth=1)}) > {self.random.uniform(-0.5, 0.5):.4f}",
        ])

    def put(self, value: str) -> str:
        """The value, into one of the locals."""
        target = self.random.choice(LOCALS)
        return self.random.choice([f"{target} = sin({value});", f"{target} = tanh({target} + {value});",
                                   f"{target} = 0.5 * {target} + 0.5 * cos({value});"])

    def some(self, least: int, most: int, make: Callable[[int], str]) -> list[str]:
        return [make(i) for i in range(self.random.randrange(least, most + 1))]

    def lambda_(self) -> str:
        """A lambda from T to T, capturing in one way or another."""
        body = self.of("v", "w")
        return self.random.choice([
            f"[w = {self.value(depth=1)}](T v) {{ return T({body}); }}",
            f"[w = {self.value(depth=1)}, k](T v) {{ return T({body}) * (0.2 * k); }}",
            f"[&a, &x](T v) {{ return T({self.of('v', 'a', 'x[1]')}); }}",
            f"[=](T v) {{ return T({self.of('v', 'a', 'b')}); }}",
            f"[](T v) {{ return T({self.of('v')}); }}",
            f"[ws = std::vector<T>{{{self.value(depth=1)}, b}}](T v) {{ return T({self.of('v', 'ws[0]', 'ws[1]')}); }}",
            f"[q = std::array<T, 3>{{a, b, c}}](T v) {{ return T({self.of('v', 'q[0]', 'q[2]')}); }}",
            f"[sp = std::make_shared<T>({self.value(depth=1)})](T v) {{ return T({self.of('v', '*sp')}); }}",
            f"[n = 1000L * k + {self.random.randrange(1, 8)}, w = {self.value(depth=1)}](T v) {{ return T({body}) * (0.1 * (n & 7)); }}",
            f"[w = {self.value(depth=1)}, n = short(k + 1), odd = k % 2 == 1](T v) {{ return T({body}) * (odd ? 0.1 * n : 0.5); }}",
            f"[p = &x[k % 6], n = {self.random.randrange(9)}](T v) {{ return T({self.of('v', '*p')}) * (0.1 * n); }}",
            f"[h = 0x9e3779b97f4a7c15u * (k + 1), w = {self.value(depth=1)}, p = x + k % 4](T v) {{ return T({self.of('v', 'w', 'p[1]')}) * (0.1 * (h >> 60)); }}",
            f"[n = 77L * k](T v) {{ return T({self.of('v')}) * (0.1 * (n & 7)); }}",
            f"[s = std::string(k, 'u'), w = {self.value(depth=1)}](T v) {{ return T({body}) * (0.1 * s.size()); }}",
        ])

    def edit(self, fs: str) -> str:
        """Something done with a vector of two or more elements, each time another one."""
        self.fresh += 1
        text = self.random.choice([
            "V.push_back(V.front());", "std::swap(V[0], V[1]);", "V.insert(V.begin(), V[1]);", "if (V.size() > 2) V.erase(V.begin() + 1);",
            "V.resize(V.size() + 1, V[0]);", "std::reverse(V.begin(), V.end());", "V[0] = std::move(V[1]); V[1] = V[0];",
            "auto copyN = V; V.swap(copyN);", "auto copyN = V; copyN[0] = V[1]; V = copyN;", "V[k % V.size()] = V.back();",
            "std::rotate(V.begin(), V.begin() + 1, V.end());", "auto oneN = V[0]; V[0] = V[1]; V[1] = oneN;",
            "auto oneN = std::move(V.back()); V.pop_back(); V.insert(V.begin(), std::move(oneN));",
            "std::swap(V[k % V.size()], V[(k + 1) % V.size()]);", "auto moreN = V; V.insert(V.end(), moreN.begin(), moreN.begin() + 2);",
            "std::deque<std::decay_t<decltype(V[0])>> qN(V.begin(), V.end()); qN.push_front(qN.back()); qN.pop_back(); V.assign(qN.begin(), qN.end());",
        ])
        return text.replace("N", str(self.fresh)).replace("V", fs)

    # function objects

    def step_functions_in_loop(self) -> list[str]:
        inner = self.random.choice(["g(all(v))", "all(g(v))", "0.5 * (g(v) + all(v))"])
        return [
            "using F = std::function<T(T)>;", f"F all = {self.lambda_()};",
            f"for (int i = 0; i < k % 4 + {self.random.randrange(2)}; i++) {{",
            f"  F g = {self.lambda_()};",
            f"  all = [g, all](T v) {{ return T({inner}); }};", "}", self.put(f"all({self.value(depth=1)})"),
        ]

    def step_functions_in_vector(self) -> list[str]:
        pushes = self.some(2, 5, lambda i: f"fs.{self.random.choice(['push_back', 'emplace_back'])}({self.lambda_()});")
        extra = " ".join(self.some(0, 3, lambda _: self.edit("fs")))
        return ["std::vector<std::function<T(T)>> fs;", *pushes, extra, f"T v = {self.value()};",
                "for (const auto &f : fs) v = sin(f(v));", self.put("v")]

    def step_function_chosen(self) -> list[str]:
        return [
            "using F = std::function<T(T)>;", f"F q = {self.lambda_()}, r = {self.lambda_()};",
            f"F p = {self.condition()} ? q : r;",
            self.random.choice(["std::swap(p, q);", "q = p;", "r = std::move(q); q = p;", "if (k > 3) p = nullptr;", ""]),
            self.put("(p ? p(a) : T(0.3)) + (q ? q(b) : c)"),
        ]

    def step_function_map(self) -> list[str]:
        key, names = self.random.choice([("int", ["3", "1", "7"]), ("std::string", ['"sine"', '"p"', '"line"'])])
        return [f"std::map<{key}, std::function<T(T)>> table;",
                *(f"table[{name}] = {self.lambda_()};" for name in names),
                f"T v = {self.value()};", "for (auto &[name, f] : table) v = sin(v + f(v));",
                self.put(f"v * table.at({self.random.choice(names)})(b)")]

    def step_function_members(self) -> list[str]:
        name = self.name("Layer")
        self.declarations.append([
            f"template <class T> struct {name} {{", "  std::function<T(T)> activate;", "  T weight;", "  int times;",
            "  T operator()(T v) const { for (int i = 0; i < times; i++) v = tanh(weight * activate(v)); return v; }", "};"])
        return [f"std::vector<{name}<T>> layers;",
                *self.some(1, 3, lambda i: f"layers.push_back({{{self.lambda_()}, {self.value(depth=1)}, {i + 1}}});"),
                "layers.push_back(layers[0]);", *self.some(0, 2, lambda _: self.edit("layers")),
                "T v = b;", "for (auto &layer : layers) v = layer(v);", self.put("v")]

    def step_recursive_function(self) -> list[str]:
        return ["std::function<T(int, T)> walk = [&](int depth, T v) -> T {",
                f"  return depth == 0 ? T({self.of('v', 'a')}) : T({self.of('v', 'b')}) + 0.5 * walk(depth - 1, sin(v));", "};",
                self.put("walk(k % 4, c)")]

    def step_callback_with_data(self) -> list[str]:
        name = self.name("Data")
        self.declarations.append([
            f"template <class T> struct {name} {{", "  T scale;", "  int count;", "  T (*call)(T, void *);",
            f"  static T one(T v, void *u) {{ auto *d = static_cast<{name} *>(u); return d->scale * sin(v) + 0.1 * d->count; }}",
            f"  static T two(T v, void *u) {{ return {self.of('v', f'static_cast<{name} *>(u)->scale')}; }}", "};"])
        return [f"{name}<T> d[2] = {{{{a, k, {name}<T>::one}}, {{b, 2, {name}<T>::two}}}};",
                f"if ({self.condition()}) std::swap(d[0], d[1]);", "T v = c;",
                "for (int i = 0; i < 3; i++) v = d[i % 2].call(v, &d[i % 2]);", self.put("v")]

    def step_bound(self) -> list[str]:
        return [f"auto f = [](T p, T q, T r) {{ return T({self.of('p', 'q', 'r')}); }};",
                f"std::function<T(T)> g = std::bind(f, {self.value(depth=1)}, std::placeholders::_1, b);",
                "auto curried = [](T p) { return [p](T q) { return [p, q](T r) { return p * q + r; }; }; };",
                self.put("g(c) + curried(a)(b)(c)")]

    # variants, optionals, any

    def step_variants(self) -> list[str]:
        makes = ["T({})", "std::vector<T>{{{}, b}}", "int(2)", "std::array<T, 2>{{{}, a}}"]
        items = [self.random.choice(makes).format(self.value(depth=1)) for _ in range(3)]
        more = " ".join([self.random.choice(["vs[1] = T(a);", "vs[0] = 3;", ""]), *self.some(0, 3, lambda _: self.edit("vs"))])
        return [
            "using V = std::variant<T, std::vector<T>, int, std::array<T, 2>>;", "std::vector<V> vs;",
            *(f"vs.push_back({item});" for item in items), more, "T sum = 0.0;",
            "for (auto &v : vs) sum += std::visit(overloaded{", f"  [&](T d) {{ return T({self.of('d')}); }},",
            f"  [&](const std::vector<T> &w) {{ return T({self.of('w[0]', 'w[1]')}); }},",
            "  [&](int i) { return T(0.25 * i); },", "  [&](const std::array<T, 2> &q) { return q[0] * q[1]; }}, v);",
            self.put("sum")]

    def step_variant_pair(self) -> list[str]:
        return ["using V = std::variant<T, std::vector<T>>;", f"std::pair<V, int> p{{T({self.value()}), k}};",
                f"V v = std::vector<T>{{{self.value(depth=1)}, b}};",
                *self.some(1, 3, lambda i: self.random.choice([
                    "std::swap(p.first, v);", "V w = v; v = p.first; p.first = w;", "if (k > 2) p.first = T(c);",
                    "v = std::vector<T>{a, c};"]).replace("V w", f"V w{i}").replace("= w;", f"= w{i};")),
                "auto read = [](const V &q) { return q.index() == 0 ? std::get<0>(q) : std::get<1>(q)[1]; };",
                self.put("read(v) + read(p.first) * T(0.1 * p.second)")]

    def step_expression_tree(self) -> list[str]:
        name = self.name("Node")
        self.declarations.append([
            f"template <class T> struct {name} {{",
            f"  using Edge = std::variant<T, std::unique_ptr<{name}>>;", "  char op;", "  Edge left, right;",
            "  static T eval(const Edge &e) {", "    if (auto leaf = std::get_if<0>(&e)) return *leaf;",
            "    auto &n = *std::get<1>(e);", "    T l = eval(n.left), r = eval(n.right);",
            "    return n.op == '+' ? sin(l + r) : n.op == '*' ? l * r : T(0.5 * (l - r));", "  }",
            f"  static Edge make(char op, Edge l, Edge r) {{ return std::unique_ptr<{name}>(new {name}{{op, std::move(l), std::move(r)}}); }}",
            "};"])
        grow = self.random.choice(["T(b)", "T(x[i % 6])", f"N::make('+', T({self.value(depth=1)}), T(c))"])
        return [f"using N = {name}<T>;", f"typename N::Edge e = N::make('{self.random.choice('+*-')}', T(a), T({self.value()}));",
                f"for (int i = 0; i < k % 4; i++) e = N::make('{self.random.choice('+*-')}', std::move(e), {grow});",
                self.put("N::eval(e)")]

    def step_optional(self) -> list[str]:
        return ["std::optional<T> o;", f"if ({self.condition()}) o = {self.value()};",
                self.random.choice(["std::optional<T> p = o; o.reset(); std::swap(o, p);", "if (o) *o = sin(*o);", ""]),
                self.put(f"o.value_or({self.value(depth=1)})")]

    def step_any(self) -> list[str]:
        return [f"std::any e = T({self.value()});", "T v = std::any_cast<T>(e);",
                self.random.choice(["e = std::vector<T>{a, v};", "e = std::vector<T>{v, b, c};"]),
                "auto w = std::any_cast<std::vector<T>>(e);", self.put("w[0] * w[1]")]

    def step_tuple(self) -> list[str]:
        return [f"auto t = std::make_tuple({self.value(depth=1)}, k, std::vector<T>{{a, b}}, std::pair<T, int>{{c, 2}});",
                "std::get<0>(t) = std::get<0>(t) + std::get<2>(t)[k % 2];", "auto [p, n, w, q] = t;",
                self.random.choice(["std::tie(a, b) = std::make_pair(b, a);", ""]),
                self.put("p * w[0] + q.first * T(0.1 * n)")]

    # classes

    def step_virtual(self) -> list[str]:
        base = self.name("Shape")
        kinds = [self.name("Kind") for _ in range(3)]
        self.declarations.append([
            f"template <class T> struct {base} {{", f"  virtual ~{base}() = default;", "  virtual T eval(T v) const = 0;",
            "  virtual void step(T by) { last = last + 0.1 * by; }", "  T last = T(0.2);", "};"])
        self.declarations.append([
            f"template <class T> struct {kinds[0]} : {base}<T> {{", "  T w;", f"  {kinds[0]}(T w) : w(w) {{}}",
            f"  T eval(T v) const override {{ return {self.of('v', 'w', 'this->last')}; }}", "};"])
        self.declarations.append([
            f"template <class T> struct {kinds[1]} : {base}<T> {{", "  std::vector<T> ws;",
            f"  {kinds[1]}(T w) : ws{{w, w * w}} {{}}",
            f"  T eval(T v) const override {{ return {self.of('v', 'ws[0]', 'ws[1]')}; }}",
            "  void step(T by) override { ws[0] = sin(ws[0] + by); }", "};"])
        self.declarations.append([
            f"template <class T> struct {kinds[2]} : {kinds[0]}<T> {{", f"  std::shared_ptr<{base}<T>> inner;",
            f"  {kinds[2]}(T w, std::shared_ptr<{base}<T>> inner) : {kinds[0]}<T>(w), inner(std::move(inner)) {{}}",
            f"  T eval(T v) const override {{ return inner->eval({kinds[0]}<T>::eval(v)); }}", "};"])
        holder = self.random.choice(["std::unique_ptr", "std::shared_ptr"])
        make = {"std::unique_ptr": "std::make_unique", "std::shared_ptr": "std::make_shared"}[holder]
        pushes = self.some(1, 4, lambda i: f"shapes.push_back({make}<{self.random.choice(kinds[:2])}<T>>({self.value(depth=1)}));")
        if self.random.random() < 0.5:
            pushes.append(f"shapes.push_back({make}<{kinds[2]}<T>>(a, std::make_shared<{kinds[1]}<T>>({self.value(depth=1)})));")
        more = self.random.choice(["std::swap(shapes.front(), shapes.back());", "std::reverse(shapes.begin(), shapes.end());",
                                   "shapes.front()->step(b);", "shapes.erase(shapes.begin());", ""])
        return [f"std::vector<{holder}<{base}<T>>> shapes;", *pushes, f"for (auto &s : shapes) s->step({self.value(depth=1)});",
                more, "T v = c;", "for (auto &s : shapes) v = sin(s->eval(v));", self.put("v")]

    def step_operators(self) -> list[str]:
        name = self.name("Vec")
        self.declarations.append([
            f"template <class T> struct {name} {{", "  T p, q, r;",
            f"  {name} operator+(const {name} &o) const {{ return {{p + o.p, q + o.q, r + o.r}}; }}",
            f"  {name} operator*(T s) const {{ return {{p * s, q * s, r * s}}; }}",
            f"  {name} &operator+=(const {name} &o) {{ return *this = *this + o; }}",
            f"  T operator*(const {name} &o) const {{ return p * o.p + q * o.q + r * o.r; }}",
            "  T &operator[](int i) { return i == 0 ? p : i == 1 ? q : r; }",
            "  explicit operator bool() const { return value_of(p) > 0; }", "};"])
        return [f"{name}<T> u{{a, b, c}}, v{{{self.value(depth=1)}, x[4], x[5]}};", "auto w = u + v * T(0.5);",
                f"for (int i = 0; i < k; i++) {{ w += u * T(0.1); w[i % 3] = {self.of('w[0]', 'w[1]', 'w[2]')}; }}",
                self.random.choice(["std::swap(u, w);", "if (w) u = w;", f"std::vector<{name}<T>> many(3, w); many[1] = v; u = many[k % 3];"]),
                self.put("0.2 * (u * v) + 0.1 * (w * u)")]

    def step_own_buffer(self) -> list[str]:
        name = self.name("Buffer")
        self.declarations.append([
            f"template <class T> struct {name} {{", "  T *data;", "  int n;",
            f"  explicit {name}(int n) : data(new T[n]), n(n) {{ for (int i = 0; i < n; i++) data[i] = T(0.1 * i); }}",
            f"  {name}(const {name} &o) : {name}(o.n) {{ std::copy(o.data, o.data + n, data); }}",
            f"  {name}({name} &&o) noexcept : data(std::exchange(o.data, nullptr)), n(std::exchange(o.n, 0)) {{}}",
            f"  {name} &operator=({name} o) noexcept {{ std::swap(data, o.data); std::swap(n, o.n); return *this; }}",
            f"  ~{name}() {{ delete[] data; }}", "  T &operator[](int i) { return data[i]; }",
            "  T sum() const { return std::accumulate(data, data + n, T(0.0)); }", "};"])
        return [f"{name}<T> one(k + 2), two(3);", f"one[1] = {self.value()};", f"two[0] = {self.value(depth=1)};",
                *self.some(1, 3, lambda i: self.random.choice([
                    "two = one;", "one = std::move(two); two = one;", f"{name}<T> third{{one}}; third[0] = b; two = std::move(third);",
                    "std::swap(one, two);", f"std::vector<{name}<T>> bs; bs.push_back(one); bs.push_back(std::move(one)); one = bs[0];"
                ]).replace("third", f"third{i}").replace("bs", f"bs{i}")),
                self.put("one.sum() * two.sum()")]

    def step_linked_list(self) -> list[str]:
        name = self.name("Item")
        self.declarations.append([
            f"template <class T> struct {name} {{", "  T value;", f"  std::unique_ptr<{name}> next;", "};"])
        return [f"std::unique_ptr<{name}<T>> head;",
                f"for (int i = 0; i < k + 1; i++) head.reset(new {name}<T>{{x[i % 6] + {self.constant()}, std::move(head)}});",
                self.random.choice(["std::unique_ptr<I> r; while (head) { auto t = std::move(head->next); head->next = std::move(r); r = std::move(head); head = std::move(t); } head = std::move(r);",
                                    "if (head->next) head->next->value = a;", "head = std::move(head->next);"]).replace("I>", f"{name}<T>>"),
                "T v = b;", f"for (auto *i = head.get(); i; i = i->next.get()) v = {self.of('v', 'i->value')};", self.put("v")]

    def step_static_polymorphism(self) -> list[str]:
        base, derived = self.name("Crtp"), self.name("Self")
        self.declarations.append([f"template <class D, class T> struct {base} {{",
                                  "  T twice(T v) { auto &d = static_cast<D &>(*this); return d.apply(d.apply(v)); }", "};"])
        self.declarations.append([f"template <class T> struct {derived} : {base}<{derived}<T>, T> {{", "  T w;", "  int calls = 0;",
                                  f"  explicit {derived}(T w) : w(w) {{}}",
                                  f"  T apply(T v) {{ calls++; return {self.of('v', 'w')}; }}", "};"])
        self.declarations.append([f"template <class T, class... R> static T total_{self.number}_{self.fresh}(T v, R... r) "
                                  "{ return (v + ... + r); }"])
        return [f"{derived}<T> s({self.value(depth=1)});", self.put(f"s.twice(b) + T(0.1 * s.calls) + "
                                                                   f"total_{self.number}_{self.fresh}(a, b, c)")]

    # containers

    def step_vector(self) -> list[str]:
        edit = [
            "w.push_back(sin(w.back()));", "w.insert(w.begin() + 1, b);", "w.erase(w.begin());", "w.resize(w.size() + 2, c);",
            "std::sort(w.begin(), w.end(), [](const T &p, const T &q) { return value_of(p) < value_of(q); });",
            "std::reverse(w.begin(), w.end());", "std::rotate(w.begin(), w.begin() + 1, w.end());", "w.pop_back(); w.push_back(a);",
            "std::vector<T> other(w.rbegin(), w.rend()); w.swap(other);", "w.assign(4, a); w[2] = c;",
            "std::partial_sum(w.begin(), w.end(), w.begin()); for (T &e : w) e = tanh(e);",
            f"std::transform(w.begin(), w.end(), w.begin(), [&](const T &v) {{ return T({self.of('v', 'b')}); }});",
            "w = std::vector<T>(w.begin(), w.begin() + 3);", "auto kept = w; w.clear(); for (const T &e : kept) w.push_back(0.5 * e);",
        ]
        picked = [e.replace("other", f"other{i}").replace("kept", f"kept{i}")
                  for i, e in enumerate(self.random.sample(edit, self.random.randrange(1, 4)))]
        reduce = self.random.choice([
            "std::accumulate(w.begin(), w.end(), T(0.0))", "std::inner_product(w.begin(), w.end(), w.begin(), T(0.0))",
            "*std::max_element(w.begin(), w.end())", "w.front() * w.back()", "w[1] + w.at(w.size() - 1)"])
        return [f"std::vector<T> w{{{self.value(depth=1)}, b, {self.value(depth=1)}, x[3], x[5]}};", *picked, self.put(reduce)]

    def step_maps(self) -> list[str]:
        kind, keys = self.random.choice([
            ("std::map<int, T>", ["3", "k", "1"]), ("std::map<std::string, T>", ['"u"', '"v"', '"a name that is long"']),
            ("std::unordered_map<int, T>", ["3", "k", "1"])])
        return [f"{kind} m;", *(f"m[{key}] = {self.value(depth=1)};" for key in keys), f"m[{keys[0]}] = m[{keys[1]}] * b;",
                self.random.choice([f"m.erase({keys[2]});", f"m.insert({{{keys[0]}, a}});", f"auto n = m; n[{keys[0]}] = c; m.swap(n);", ""]),
                "T s = 0.0;", "for (const auto &entry : m) s += entry.second;", self.put("s")]

    def step_sequences(self) -> list[str]:
        kind = self.random.choice(["deque", "list"])
        return [f"std::{kind}<T> s;", f"for (int i = 0; i < k + 1; i++) i % 2 ? s.push_front(x[i % 6]) : s.push_back({self.value(depth=1)});",
                self.random.choice(["s.pop_front(); s.push_back(b);", "s.front() = sin(s.back());", "s.insert(s.begin(), c);",
                                    f"std::{kind}<T> t(s); t.push_back(a); s.swap(t);"]),
                "T v = a;", f"for (const T &e : s) v = {self.of('v', 'e')};", self.put("v")]

    def step_records(self) -> list[str]:
        name = self.name("Record")
        self.declarations.append([f"template <class T> struct {name} {{", "  int id;", "  T weight;", "  std::string name;",
                                  "  std::vector<T> parts;", "};"])
        return [f"std::vector<{name}<T>> rs;", "rs.push_back({3, a, \"one\", {b, c}});", f"rs.push_back({{k, {self.value(depth=1)}, \"two\", {{}}}});",
                f"rs.push_back({{1, b, \"a name that is long\", {{{self.value(depth=1)}}}}});",
                self.random.choice(["std::sort(rs.begin(), rs.end(), [](auto &p, auto &q) { return p.id < q.id; });",
                                    "auto copy = rs; copy[1].weight = c; rs = std::move(copy);", ""]),
                *self.some(0, 3, lambda _: self.edit("rs")),
                "T s = 0.0;", "for (auto &r : rs) { s += r.weight * T(0.1 * r.id); for (const T &p : r.parts) s += p; }", self.put("s")]

    def step_own_any(self) -> list[str]:
        """A function object of one's own: closures in bytes, copied by functions of their type."""
        name = self.name("Any")
        self.declarations.append([
            f"template <class T> struct {name} {{",
            "  struct Ways { T (*call)(const void *, T); void (*copy)(void *, const void *); void (*end)(void *); };",
            "  template <class F> static constexpr Ways of = {", "    [](const void *p, T v) { return (*static_cast<const F *>(p))(v); },",
            "    [](void *to, const void *from) { new (to) F(*static_cast<const F *>(from)); }, [](void *p) { static_cast<F *>(p)->~F(); }};",
            "  alignas(16) unsigned char bytes[96];", "  const Ways *ways;",
            f"  template <class F, class = std::enable_if_t<!std::is_same_v<std::decay_t<F>, {name}>>> {name}(F f) : ways(&of<F>) {{ static_assert(sizeof f <= 96); new (bytes) F(std::move(f)); }}",
            f"  {name}(const {name} &o) : ways(o.ways) {{ ways->copy(bytes, o.bytes); }}",
            f"  {name} &operator=(const {name} &o) {{ if (this != &o) ways->end(bytes), ways = o.ways, ways->copy(bytes, o.bytes); return *this; }}",
            f"  ~{name}() {{ ways->end(bytes); }}", "  T operator()(T v) const { return ways->call(bytes, v); }", "};"])
        return [f"std::vector<{name}<T>> fs;", *self.some(2, 4, lambda i: f"fs.push_back({self.lambda_()});"),
                *self.some(1, 3, lambda _: self.edit("fs")), f"T v = {self.value(depth=1)};", "for (auto &f : fs) v = sin(f(v));", self.put("v")]

    def step_list_of_functions(self) -> list[str]:
        kind = self.random.choice(["list", "deque"])
        more = ["fs.push_back(fs.front());", "fs.pop_front(); fs.push_back({self});", "std::swap(fs.front(), fs.back());", "fs.reverse();",
                "fs.splice(fs.begin(), fs, std::prev(fs.end()));", "fs.insert(std::next(fs.begin()), fs.back());", "fs.front() = fs.back();"]
        allowed = [text for text in more if kind == "list" or ("reverse" not in text and "splice" not in text)]
        return [f"std::{kind}<std::function<T(T)>> fs;", *self.some(2, 4, lambda i: f"fs.{self.random.choice(['push_back', 'push_front'])}({self.lambda_()});"),
                *self.some(1, 3, lambda _: self.random.choice(allowed).replace("{self}", self.lambda_())),
                f"T v = {self.value(depth=1)};", "for (auto &f : fs) v = tanh(v + f(v));", self.put("v")]

    def step_map_of_variants(self) -> list[str]:
        keys = ['"one"', '"two"', '"a name that is long"']
        values = ["T({})", "1000L * k + 3", "std::vector<T>{{{}, b}}", "std::array<T, 2>{{{}, a}}"]
        sets = [f"m[{key}] = {self.random.choice(values).format(self.value(depth=1))};" for key in keys]
        more = self.some(1, 4, lambda _: self.random.choice([
            "m[{a}] = m[{b}];", "std::swap(m[{a}], m[{b}]);", "m.erase({a});", "m[{a}] = T(b);", "auto n{i} = m; n{i}[{a}] = m[{b}]; m.swap(n{i});",
            "m[{a}] = 7L * k;"]).format(a=self.random.choice(keys), b=self.random.choice(keys), i=self.random.randrange(10**6)))
        kind = self.random.choice(["map", "unordered_map"])
        return [f"std::{kind}<std::string, std::variant<long, T, std::vector<T>, std::array<T, 2>>> m;", *sets, *more, "T s = 0.1;",
                "for (auto *key : {" + ", ".join(keys) + "}) if (auto at = m.find(key); at != m.end()) s = tanh(0.5 * s + std::visit(overloaded{",
                "  [](long n) { return T(0.1 * (n & 7)); }, [](T v) { return v; }, [](const std::vector<T> &w) { return T(w[0] * w[1]); },",
                "  [](const std::array<T, 2> &w) { return T(w[0] - w[1]); }}, at->second));", self.put("s")]

    def step_mixed_records(self) -> list[str]:
        """Vectors of structures of integers, numbers, addresses and functions, moved about by the library."""
        name = self.name("Mixed")
        members = [("int n;", "{i}", "0.1 * (r.n & 7)"), ("long id;", "1000L * k + {i}", "0.1 * (r.id & 7)"),
                   ("unsigned long hash;", "0x9e3779b97f4a7c15u * (k + {i})", "0.1 * (r.hash >> 60)"),
                   ("bool on;", "{i} % 2 == 0", "(r.on ? 0.3 : 0.6)"), ("short s;", "{i} + 1", "0.1 * r.s"),
                   ("char tag;", "'a' + {i}", "0.2 * (r.tag - 'a')"), ("float gain;", "0.25f * {i} + 0.25f", "double(r.gain)"),
                   ("std::string label;", 'k % 2 ? "u" : "a label that is long"', "0.02 * r.label.size()")]
        numbers = [("T w;", "T({v})", "r.w"), ("T q[2];", "{{T({v}), a}}", "(r.q[0] - r.q[1])"), ("const T *p;", "&x[{i}]", "*r.p"),
                   ("T (*f)(T);", "{i} % 2 ? F::one : F::two", "r.f(T(0.3))"), ("std::vector<T> v;", "{{b, T({v})}}", "r.v.back()"),
                   ("std::function<T(T)> g;", "{l}", "r.g(T(0.4))")]
        picked = self.random.sample(members, self.random.randrange(1, 4)) + self.random.sample(numbers, self.random.randrange(1, 4))
        self.random.shuffle(picked)
        functions = f"{name}_f"
        self.declarations.append([
            f"template <class T> struct {functions} {{ static T one(T v) {{ return sin(v); }} static T two(T v) {{ return tanh(v) * 0.7; }} }};",
            f"template <class T> struct {name} {{", *("  " + declared for declared, _, _ in picked), "};"])

        def push(i: int) -> str:
            values = ", ".join(value.replace("{i}", str(i)).replace("{v}", self.value(depth=1)).replace("{l}", self.lambda_())
                               .replace("{{", "{").replace("}}", "}").replace("F::", f"{functions}<T>::") for _, value, _ in picked)
            return f"rs.push_back({name}<T>{{{values}}});"

        weights = " * ".join(f"({text})" for declared, _, text in picked if any(declared == m[0] for m in members))
        read = " + ".join(text for declared, _, text in picked if any(declared == m[0] for m in numbers))
        return [f"std::vector<{name}<T>> rs;", *(push(i) for i in range(self.random.randrange(2, 5))),
                *self.some(1, 4, lambda _: self.edit("rs")), "T s = 0.2;",
                f"for (auto &r : rs) s = sin(0.5 * s + T({weights}) * ({read}));", self.put("s")]

    def step_matrix(self) -> list[str]:
        return ["std::array<std::array<T, 3>, 3> m{};", "for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) m[i][j] = x[(i + j) % 6] * T(0.1 * i + 0.2);",
                f"m[1][2] = {self.value()};", self.random.choice(["std::swap(m[0], m[2]);", "auto n = m; n[0] = m[1]; m = n;", "m[k % 3][0] = a;"]),
                "T s = 0.0;", "for (auto &row : m) for (auto &e : row) s += e * m[0][1];", self.put("s")]

    def step_queue(self) -> list[str]:
        return ["auto less = [](const std::pair<T, int> &p, const std::pair<T, int> &q) { return value_of(p.first) < value_of(q.first); };",
                "std::priority_queue<std::pair<T, int>, std::vector<std::pair<T, int>>, decltype(less)> queue(less);",
                "for (int i = 0; i < k + 2; i++) queue.push({x[i % 6] + T(0.01 * i) * a, i});", "T s = b;",
                "while (!queue.empty()) { s = 0.5 * s + queue.top().first * T(0.1 * queue.top().second); queue.pop(); }", self.put("s")]

    def step_flow(self) -> list[str]:
        return [f"if ({self.condition()}) {{ {self.put(self.value())} }} else {{ {self.put(self.value())} }}",
                f"for (int i = 0; i < k; i++) {{ {self.put(self.value())} if (value_of(a) > 0.9) break; }}"]
