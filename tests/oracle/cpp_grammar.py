"""Programs in C++: see grammar.py. Storage A holds N elements of type T, reached by A[i]; B is another."""

from __future__ import annotations

from collections.abc import Sequence

from grammar import N, Element, Grammar, Part

ELEMENTS = (
    Element("double", "using T = double;", "e = v;", "return e;", bits="&e"),
    Element("pair", "using T = std::pair<int, double>;", "e = {k, v};", "return e.second;", "e.first", "&e.second", plain=False),
    Element("tuple", "using T = std::tuple<double, int, float>;", "e = T(v, k, 0.5f * k);", "return std::get<0>(e);", "std::get<1>(e)",
            "&std::get<0>(e)", plain=False),
    Element("optional", "using T = std::optional<double>;", "if (k % 4 == 3) e.reset(); else e = v;", "return e.value_or(0.25);", "(int)e.has_value()",
            plain=False),
    Element("variant", "using T = std::variant<double, long, int>;", "if (k % 3 == 2) e = (long)k; else e = v;",
            "return std::visit([](auto u) { return (double)u; }, e);", "(int)e.index()", plain=False),
    Element("any", "using T = std::any;", "if (k % 3 == 2) e = k; else e = v;",
            "return e.type() == typeid(int) ? std::any_cast<int>(e) : std::any_cast<double>(e);", plain=False),
    Element("complex", "using T = std::complex<double>;", "e = {v, 0.5 * v};", "return std::norm(e);", bits="&e"),
    Element("record", "struct T { int id; double v; bool on; };", "e = T{k, v, k % 2 == 0};", "return e.v;", "e.id + e.on", "&e.v"),
    Element("cast", "struct T { std::uint64_t word; int id; };", "e = T{std::bit_cast<std::uint64_t>(v), k};", "return std::bit_cast<double>(e.word);",
            "e.id", "&e.word"),
    Element("words", "struct T { std::array<int, 2> w; int n; };", "std::memcpy(e.w.data(), &v, 8); e.n = k;",
            "double v; std::memcpy(&v, e.w.data(), 8); return v;", "e.n", "e.w.data()"),
    Element("owner", "struct T { int id = 0; std::vector<double> row; };", "e.id = k; e.row.assign(3, v); e.row[k % 3] *= 0.5;",
            "return e.row[0] + e.row[1] * e.row[2];", "e.id", plain=False),
    Element("shape", "struct Shape { virtual double area() const = 0; virtual int sides() const { return 1; } virtual ~Shape() = default; };\n"
            "struct Disk : Shape { double r; explicit Disk(double r) : r(r) {} double area() const override { return r * r; } };\n"
            "struct Box : Shape { int n; double a; Box(int n, double a) : n(n), a(a) {} double area() const override { return n * a; } "
            "int sides() const override { return n; } };\nusing T = std::shared_ptr<Shape>;",
            "if (k % 2) e = std::make_shared<Disk>(v); else e = std::make_shared<Box>(k + 1, v);", "return e->area();", "e->sides()", plain=False),
)

STORAGES = (
    Part("vector", "std::vector<T> A(N), B(N);", frozenset({"contiguous", "vector"})),
    Part("array", "std::array<T, N> A{}, B{};", frozenset({"contiguous"})),
    Part("deque", "std::deque<T> A(N), B(N);"),
    Part("map", "std::map<int, T> A, B;", frozenset({"keyed"})),
    Part("unordered_map", "std::unordered_map<int, T> A, B;", frozenset({"keyed"})),
    Part("unique", "auto A = std::make_unique<T[]>(N), B = std::make_unique<T[]>(N);"),
    Part("raw", "T A[N], B[N];", frozenset({"contiguous"})),
    Part("reserved", "std::vector<T> A, B(N); A.reserve(2); for (int i = 0; i < N; i++) A.push_back(T{});", frozenset({"contiguous", "vector"})),
)

MOVES = (
    Part("copy", "for (int i = 0; i < N; i++) B[i] = A[i]; for (int i = 0; i < N; i++) A[i] = B[N - 1 - i];"),
    Part("std_copy", "std::copy(std::begin(A), std::end(A), std::begin(B)); std::copy(std::begin(B), std::end(B), std::begin(A));",
         frozenset({"contiguous"})),
    Part("reverse", "std::reverse(std::begin(A), std::end(A));", frozenset({"contiguous"})),
    Part("rotate", "std::rotate(std::begin(A), std::begin(A) + 2, std::end(A));", frozenset({"contiguous"})),
    Part("sort", "std::sort(std::begin(A), std::end(A), [](const T &a, const T &b) { return value(a) < value(b); });", frozenset({"contiguous"})),
    Part("stable_sort", "std::stable_sort(std::begin(A), std::end(A), [](const T &a, const T &b) { return integer(a) < integer(b); });",
         frozenset({"integer", "contiguous"})),
    Part("swap", "for (int i = 0; i + 1 < N; i += 2) std::swap(A[i], A[i + 1]);"),
    Part("move", "for (int i = 0; i < N; i++) { T t = std::move(A[i]); A[i] = std::move(t); }"),
    Part("erase_insert", "T t = A[1]; A.erase(A.begin() + 1); A.insert(A.begin() + 3, t);", frozenset({"vector"})),
    Part("memcpy", "for (int i = 0; i < N; i++) { unsigned char raw[sizeof(T)]; std::memcpy(raw, &A[i], sizeof(T)); std::memcpy(&B[i], raw, sizeof(T)); } "
         "for (int i = 0; i < N; i++) A[i] = B[i];", frozenset({"plain"})),
    Part("list", "std::list<T> l; for (int i = 0; i < N; i++) l.push_front(A[i]); int i = 0; for (auto &e : l) A[i++] = e;"),
    Part("queue", "std::queue<T> q; for (int i = 0; i < N; i++) q.push(A[(i + 2) % N]); for (int i = 0; i < N; i++) { A[i] = q.front(); q.pop(); }"),
    Part("heap", "auto less = [](const T &a, const T &b) { return value(a) < value(b); }; std::priority_queue<T, std::vector<T>, decltype(less)> q(less); "
         "for (int i = 0; i < N; i++) q.push(A[i]); for (int i = 0; i < N; i++) { A[i] = q.top(); q.pop(); }"),
    Part("function", "std::function<T(int)> pick = [&](int i) { return A[(i + 1) % N]; }; for (int i = 0; i < N; i++) B[i] = pick(i); "
         "for (int i = 0; i < N; i++) A[i] = B[i];"),
    Part("map_by_name", "std::map<std::string, T> m; for (int i = 0; i < N; i++) m[std::to_string(i * 7)] = A[i]; int i = 0; for (auto &[k, e] : m) A[i++] = e;"),
    Part("permute", "std::vector<int> p(N); std::iota(p.begin(), p.end(), 0); std::sort(p.begin(), p.end(), [](int a, int b) { return a * 5 % N < b * 5 % N; }); "
         "for (int i = 0; i < N; i++) B[i] = A[p[i]]; for (int i = 0; i < N; i++) A[i] = B[i];"),
    Part("transform", "std::vector<double> t(N); for (int i = 0; i < N; i++) t[i] = value(A[i]); for (int i = 0; i < N; i++) put(A[i], t[i], i);"),
)

SINKS = (
    Part("squares", "for (int i = 0; i < N; i++) s += value(A[i]) * value(A[i]);"),
    Part("weighted", "for (int i = 0; i < N; i++) s += value(A[i]) * (1 + integer(A[i]) % 3);", frozenset({"integer"})),
    Part("integers", "for (int i = 0; i < N; i++) s += 0.01 * integer(A[i]);", frozenset({"integer"})),
    Part("accumulate", "std::vector<double> t(N); for (int i = 0; i < N; i++) t[i] = value(A[i]); s += std::inner_product(t.begin(), t.end(), t.begin(), 0.0);"),
    Part("largest", "double top = value(A[0]); for (int i = 1; i < N; i++) top = std::max(top, value(A[i])); s += top * top;"),
    Part("gather", "std::vector<int> idx; for (int i = 0; i < N; i++) idx.push_back((i * i + 1) % N); for (int i : idx) s += value(A[i]) * i;"),
    Part("prefix", "std::vector<int> at(N + 1), n(N); for (int i = 0; i < N; i++) n[i] = i % 3; std::partial_sum(n.begin(), n.end(), at.begin() + 1); "
         "for (int i = 0; i < N; i++) for (int j = at[i]; j < at[i + 1]; j++) s += value(A[j % N]) * 0.1 * j;"),
    Part("high_word", "for (int i = 0; i < N; i++) { std::uint32_t w[2]; std::memcpy(w, bits(A[i]), 8); s += (w[1] & 0xfffff) / 1048576.0; }",
         frozenset({"bits"})),
    Part("exponent", "for (int i = 0; i < N; i++) { std::uint64_t b; std::memcpy(&b, bits(A[i]), 8); s += (double)((long)(b >> 52 & 0x7ff) - 1023); }",
         frozenset({"bits"})),
    Part("hash", "std::unordered_set<double> seen; for (int i = 0; i < N; i++) seen.insert(value(A[i])); s += 0.1 * seen.size() * value(A[0]);"),
    Part("count_if", "std::vector<double> t; for (int i = 0; i < N; i++) t.push_back(value(A[i])); s += std::count_if(t.begin(), t.end(), [](double v) { return v > 1.4; });"),
)

ASIDES = (
    Part("ints", "std::vector<int> unrelated(N); for (int i = 0; i < N; i++) unrelated[i] = i * 7 % 5; for (int u : unrelated) s += u * 1e-3;"),
    Part("words", "std::array<std::uint64_t, 3> unrelated{1, 2, 3}; unrelated[1] ^= unrelated[2]; s += (double)unrelated[1] * 1e-3;"),
    Part("text", "std::string t = \"a\"; for (int i = 0; i < N; i++) t += std::to_string(i); s += 1e-3 * t.size();"),
)

_HEADERS = ("algorithm any array bit cmath complex cstdint cstdio cstring deque functional list map memory numeric optional queue string "
            "tuple unordered_map unordered_set utility variant vector")


def assemble(element: Element, storage: Part, moves: Sequence[Part], sinks: Sequence[Part], asides: Sequence[Part]) -> str:
    """The whole file."""
    body = "\n".join(f"  {{ {part.text} }}" for part in (*asides[:1], *moves, *sinks))
    includes = "\n".join(f"#include <{name}>" for name in _HEADERS.split())
    integer = f"static int integer(const T &e) {{ return {element.integer}; }}\n" if element.integer else ""
    bits = f"static void *bits(T &e) {{ return {element.bits}; }}\n" if element.bits else ""
    return f"""{includes}
constexpr int N = {N};
extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
{element.type}
static void put(T &e, double v, int k) {{ (void)k; {element.put} }}
static double value(const T &e) {{ {element.get} }}
{integer}{bits}double f(const double *x) {{
  double s = 0;
  {storage.text}
  for (int i = 0; i < N; i++) put(A[i], 1.3 + 0.11 * i + 0.3 * std::sin(x[i % 3] * (1 + i)), i);
{body}
  return s;
}}
int main() {{
  double x[3] = {{0.37, -0.82, 1.41}}, d[3] = {{0}};
  __enzyme_autodiff((void *)f, enzyme_dup, x, d);
  for (int i = 0; i < 3; i++) {{
    double v[3] = {{0}}, y[3];
    v[i] = 1;
    std::printf("%.17g %.17g", d[i], __enzyme_fwddiff((void *)f, enzyme_dup, x, v));
    for (double h = 1e-3; h > 5e-6; h /= 4) {{
      std::memcpy(y, x, sizeof y);
      y[i] = x[i] + h; double above = f(y);
      y[i] = x[i] - h; double below = f(y);
      std::printf(" %.17g", (above - below) / (2 * h));
    }}
    std::printf("\\n");
  }}
}}
"""


GRAMMAR = Grammar(".cpp", ELEMENTS, STORAGES, MOVES, SINKS, ASIDES, assemble)
