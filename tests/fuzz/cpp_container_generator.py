"""Random C++ functions that keep elements of mixed members in containers and do with them what programs do.

An element is a structure, a variant, a tagged union, a pair, an optional, a function or an object behind a smart
pointer; containers of all kinds, one within the other, are filled in loops, edited, sorted, emptied and read. Built on
cpp_generator.py, whose oracle it shares.
"""

# ruff: noqa: E501 - lines of C++ read better whole

from __future__ import annotations

from dataclasses import dataclass

import cpp_generator
from cpp_generator import Program, Steps


@dataclass(frozen=True, slots=True)
class Kind:
    """What a member can be: `make` of a number `v` and an index `i`, `read` of the member `M`, `change` of `M`."""

    type: str
    make: str
    read: str
    change: str = ""


NUMBERS = (
    Kind("T", "v", "M", "M = 0.5 * M + 0.3 * v;"),
    Kind("T", "T(v * 0.7)", "sin(M)", "M = sin(M * v);"),
    Kind("std::array<T, 2>", "{v, T(0.5 * v)}", "M[0] * M[1]", "std::swap(M[0], M[1]);"),
    Kind("std::vector<T>", "std::vector<T>(i % 3 + 1, v)", "sum_of(M)", "M.push_back(v);"),
    Kind("std::optional<T>", "i % 3 ? std::optional<T>(v) : std::nullopt", "M.value_or(T(0.25))", "if (i % 2) M.reset(); else M = v;"),
    Kind("std::pair<int, T>", "{i, v}", "M.second * T(0.1 * M.first)", "M.first++, M.second = v;"),
    Kind("std::tuple<T, short, T>", "{v, short(i), T(0.3 * v)}", "std::get<0>(M) + std::get<2>(M) * T(0.1 * std::get<1>(M))", "std::get<2>(M) = v;"),
    Kind("std::shared_ptr<T>", "std::make_shared<T>(v)", "(M ? *M : T(0.1))", "M = std::make_shared<T>(sin(v + *M));"),
    Kind("std::any", "i % 2 ? std::any(v) : std::any(i)", "(M.type() == typeid(T) ? std::any_cast<T>(M) : T(0.1 * std::any_cast<int>(M)))", "M = v;"),
    Kind("std::function<T(T)>", "i % 2 ? std::function<T(T)>([v](T w) { return T(sin(v + w)); }) : std::function<T(T)>([v, i, n = 7L * i](T w) { return T(v * w * (0.1 * i + 0.01 * n)); })", "M(T(0.4))", "M = [v](T w) { return T(cos(v * w)); };"),
    Kind("std::variant<int, T>", "i % 2 ? std::variant<int, T>(v) : std::variant<int, T>(i)", "(M.index() ? std::get<1>(M) : T(0.1 * std::get<0>(M)))", "M = v;"),
    Kind("std::variant<T, long, std::string>", "i % 3 == 0 ? std::variant<T, long, std::string>(v) : i % 3 == 1 ? std::variant<T, long, std::string>(7L * i) : std::variant<T, long, std::string>(std::string(i, 'u'))",
         "(M.index() == 0 ? std::get<0>(M) : M.index() == 1 ? T(0.01 * std::get<1>(M)) : T(0.1 * std::get<2>(M).size()))", "if (i % 2) M = std::string(20, 'w'); else M = v;"),
    Kind("std::variant<std::monostate, std::pair<T, int>, std::vector<T>>", "i % 3 == 0 ? std::variant<std::monostate, std::pair<T, int>, std::vector<T>>() : i % 3 == 1 ? std::variant<std::monostate, std::pair<T, int>, std::vector<T>>(std::pair<T, int>(v, i)) : std::variant<std::monostate, std::pair<T, int>, std::vector<T>>(std::vector<T>(2, v))",
         "(M.index() == 0 ? T(0.2) : M.index() == 1 ? std::get<1>(M).first * T(0.1 * std::get<1>(M).second) : sum_of(std::get<2>(M)))", "M = std::vector<T>{v, v};"),
    Kind("Cell<T>", "Cell<T>::made(v, i)", "M.read()", "M = Cell<T>::made(v, i + 1);"),
    Kind("const T *", "at + i % 6", "*M", "M = at + (i + 3) % 6;"),
)
"""Members that hold numbers, or may. Cell<T> is a tagged union; `at` is the row of inputs."""

OTHERS = (
    Kind("int", "i", "T(0.1 * M)", "M++;"), Kind("short", "short(2 * i)", "T(0.1 * M)", "M = short(i);"), Kind("char", "char('a' + i % 20)", "T(0.01 * M)", "M = 'z';"),
    Kind("bool", "i % 2 == 1", "(M ? T(0.3) : T(0.6))", "M = !M;"), Kind("long", "1000L * i", "T(1e-4 * M)", "M += 3;"), Kind("unsigned", "unsigned(i) * 2654435761u", "T(0.1 * (M >> 28))", "M ^= 0x55555555u;"),
    Kind("std::size_t", "std::size_t(i) << 33", "T(0.1 * double(M >> 33))", "M += std::size_t(1) << 34;"), Kind("float", "0.5f * i", "T(0.1 * M)", "M *= 0.5f;"),
    Kind("std::string", "std::string(i % 2 ? 3 : 20, char('a' + i % 9))", "T(0.01 * (M.size() + M[0] % 7))", "M += \"more text\";"),
    Kind("std::vector<int>", "std::vector<int>(i % 3, i)", "T(0.1 * M.size())", "M.push_back(i);"), Kind("std::optional<int>", "i % 2 ? std::optional<int>(i) : std::nullopt", "T(0.1 * M.value_or(7))", "M = 3;"),
    Kind("Colour", "Colour(i % 3)", "T(0.2 * int(M))", "M = Colour::green;"), Kind("double", "0.25 * i", "T(0.1 * M)", "M *= 0.5;"), Kind("int *", "counters + i % 4", "T(0.1 * *M)", "++*M;"),
)

CHOICES = ("int", "T", "long", "bool", "std::string", "std::vector<T>", "std::pair<T, int>", "std::array<T, 2>", "std::shared_ptr<T>", "std::function<T(T)>", "short", "std::optional<T>", "std::vector<int>", "Cell<T>")
"""Alternatives of variants, by their types."""


class ContainerSteps(Steps):
    """Draws one or two containers of elements."""

    COUNT = (1, 3)

    def draw_step(self) -> list[str]:
        element = self.random.choice([self.structure, self.structure, self.structure, self.variant, self.variant, self.object, self.member])()
        container = self.random.choice([self.vector, self.vector, self.deque, self.list, self.tree, self.table, self.heap, self.queues, self.nested, self.row, self.records])
        return ["{", f"  using I = {element}<T>; using E = typename I::E;", "  int counters[4] = {1, 2, 3, 4}; const T *at = x; T s = 0.1;", *(f"  {line}" for line in container()), f"  {self.put('s')}", "}"]

    # elements: declarations with E, make(v, i, at, counters), read(e), change(e, v, i, at), key(e)

    def declare(self, name: str, inside: list[str], make: list[str], read: list[str], change: list[str], key: str) -> str:
        stays = [self.random.choice(["STAYS ", "", ""]) for _ in range(3)]
        self.declarations.append([
            f"template <class T> struct {name} {{", *(f"  {line}" for line in inside),
            f"  {stays[0]}static E make(T v, int i, const T *at, int *counters) {{ (void)at, (void)counters; {' '.join(make)} }}",
            f"  {stays[1]}static T read(const E &e) {{ {' '.join(read)} }}",
            f"  {stays[2]}static void change(E &e, T v, int i, const T *at) {{ (void)at; {' '.join(change)} }}",
            f"  static double key(const E &e) {{ {key} }}", "};"])
        return name

    def structure(self) -> str:
        name = self.name("Item")
        kinds = self.random.sample(NUMBERS, self.random.randrange(1, 4)) + self.random.sample(OTHERS, self.random.randrange(0, 4))
        self.random.shuffle(kinds)
        members = [f"{kind.type} m{n};" for n, kind in enumerate(kinds)]
        reads = " + ".join(f"T(0.{self.random.randrange(2, 9)}) * ({kind.read.replace('M', f'e.m{n}')})" for n, kind in enumerate(kinds))
        changes = [kind.change.replace("M", f"e.m{n}") for n, kind in enumerate(kinds) if self.random.random() < 0.5]
        fills = self.random.choice([
            [f"return E{{{', '.join(self.made(kind) for kind in kinds)}}};"],
            ["E e{};", *(f"e.m{n} = {self.made(kind)};" for n, kind in enumerate(kinds)), "return e;"],
        ])
        integers = [f"e.m{n}" for n, kind in enumerate(kinds) if kind.type in ("int", "short", "long", "unsigned", "char")]
        numbers = [f"value_of(e.m{n})" for n, kind in enumerate(kinds) if kind.type == "T"]
        key = self.random.choice([*integers, *numbers, f"value_of({name}::read(e))"])
        return self.declare(name, [f"struct E {{ {' '.join(members)} }};"], fills, [f"return {reads};"], changes, f"return {key};")

    def made(self, kind: Kind) -> str:
        return f"{kind.type}{kind.make}" if kind.make.startswith("{") else f"{kind.type}({kind.make})" if kind.type in ("T", "float") else kind.make

    def alternative(self, type: str) -> tuple[str, str]:
        """How a variant is given this alternative, and what it is worth as `M`."""
        return {
            "int": ("3 * i", "T(0.1 * M)"), "T": ("v", "M"), "long": ("50L * i", "T(0.001 * M)"), "bool": ("i % 2 == 0", "(M ? T(0.3) : T(0.5))"), "short": ("short(i)", "T(0.1 * M)"),
            "std::string": ("std::string(i % 2 ? 4 : 30, 'q')", "T(0.01 * M.size())"), "std::vector<T>": ("std::vector<T>(i % 2 + 1, v)", "sum_of(M)"),
            "std::vector<int>": ("std::vector<int>(2, i)", "T(0.1 * M[1])"), "std::pair<T, int>": ("std::pair<T, int>(v, i)", "M.first * T(0.1 * M.second)"),
            "std::array<T, 2>": ("std::array<T, 2>{v, T(0.4 * v)}", "M[0] + M[1] * M[0]"), "std::shared_ptr<T>": ("std::make_shared<T>(v)", "*M"),
            "std::function<T(T)>": ("std::function<T(T)>([v, i](T w) { return T(sin(v * w) * (0.1 * i)); })", "M(T(0.7))"),
            "std::optional<T>": ("i % 2 ? std::optional<T>(v) : std::nullopt", "M.value_or(T(0.2))"), "Cell<T>": ("Cell<T>::made(v, i)", "M.read()"),
        }[type]

    def variant(self) -> str:
        name = self.name("Either")
        types = self.random.sample(CHOICES, self.random.randrange(2, 5))
        if not any("T" in type for type in types):
            types[0] = "T"
        tags = len(types)
        makes = [f"if (i % {tags} == {n}) return E(std::in_place_index<{n}>, {self.alternative(type)[0]});" for n, type in enumerate(types[:-1])]
        makes.append(f"return E(std::in_place_index<{tags - 1}>, {self.alternative(types[-1])[0]});")
        reads = [f"if (e.index() == {n}) {{ const auto &m = std::get<{n}>(e); (void)m; return {self.alternative(type)[1].replace('M', 'm')}; }}" for n, type in enumerate(types)]
        n = self.random.randrange(tags)
        changes = self.random.choice([[f"e.template emplace<{n}>({self.alternative(types[n])[0]});"], [f"if (i % 2) e = E(std::in_place_index<{n}>, {self.alternative(types[n])[0]});"],
                                      ["E other = e; e = std::move(other);", f"if (i > 1) e = make(v, i + {n}, at, nullptr);"]])
        return self.declare(name, [f"using E = std::variant<{', '.join(types)}>;"], makes, [*reads, "return T(0.0);"], changes, self.random.choice(["return double(e.index());", f"return value_of({name}::read(e));"]))

    def object(self) -> str:
        """Objects of two classes behind a smart pointer."""
        name, base = self.name("Owner"), self.name("Thing")
        kinds = [self.random.choice(NUMBERS[:9]), self.random.choice(OTHERS), self.random.choice(NUMBERS[:9])]
        self.random.shuffle(kinds)
        self.declarations.append([
            f"template <class T> struct {base} {{ virtual ~{base}() = default; virtual T eval() const = 0; virtual void step(T v, int i, const T *at) {{ (void)at, (void)i; weight = sin(weight + v); }} T weight = T(0.2); }};"])
        one = self.name("One")
        changes = " ".join(kind.change.replace("M", f"m{n}") for n, kind in enumerate(kinds))
        reads = " + ".join(f"T(0.4) * ({kind.read.replace('M', f'm{n}')})" for n, kind in enumerate(kinds))
        self.declarations.append([
            f"template <class T> struct {one} : {base}<T> {{", *(f"  {kind.type} m{n};" for n, kind in enumerate(kinds)),
            f"  {one}(T v, int i, const T *at, int *counters) : {', '.join(f'm{n}({self.made(kind)})' for n, kind in enumerate(kinds))} {{ (void)at, (void)counters; }}",
            f"  T eval() const override {{ return {reads}; }}", f"  void step(T v, int i, const T *at) override {{ (void)at, (void)i; {changes} }}", "};"])
        two = self.name("Two")
        self.declarations.append([
            f"template <class T> struct {two} : {base}<T> {{ int n; T v; {two}(T v, int n) : n(n), v(v) {{}} T eval() const override {{ return this->weight * v * T(0.1 * n); }} }};"])
        pointer = self.random.choice(["std::shared_ptr", "std::shared_ptr", base])
        if pointer == base:  # copied by a pointer of its own that never frees: arena-like
            return self.declare(name, [f"using E = {base}<T> *;"], [f"if (i % 2) return new {one}<T>(v, i, at, counters); return new {two}<T>(v, i);"],
                                ["return e->eval();"], ["e->step(v, i, at);"], "return value_of(e->eval());")
        return self.declare(name, [f"using E = std::shared_ptr<{base}<T>>;"], [f"if (i % 2) return std::make_shared<{one}<T>>(v, i, at, counters); return std::make_shared<{two}<T>>(v, i);"],
                            ["return e->eval();"], self.random.choice([["e->step(v, i, at);"], [f"e = std::make_shared<{two}<T>>(v, i + 1);"]]), "return value_of(e->eval());")

    def member(self) -> str:
        """One of the kinds of members, bare."""
        name = self.name("Bare")
        kind = self.random.choice(NUMBERS)
        return self.declare(name, [f"using E = {kind.type};"], [f"return {self.made(kind)};"], [f"return {kind.read.replace('M', 'e')};"], [kind.change.replace("M", "e")], f"return value_of({name}::read(e));")

    # what is done with containers

    def make(self, i: str = "i") -> str:
        return f"I::make(T({self.value(f'x[({i}) % 6]', depth=1)}), {i}, at, counters)"

    def changed(self, e: str, i: str = "k") -> str:
        return f"I::change({e}, T({self.value(depth=1)}), {i}, at);"

    def rounds(self) -> str:
        return self.random.choice(["k + 2", "k + 3", "3 * k + 2", "5", "9"])

    def drawn(self, texts: list[str], least: int = 1, most: int = 4) -> list[str]:
        chosen = [self.random.choice(texts) for _ in range(self.random.randrange(least, most + 1))]
        out = []
        for text in chosen:
            self.fresh += 1
            out.append(text.replace("NN", f"{self.fresh}"))
        return out

    @staticmethod
    def total(each: str, container: str = "es") -> str:
        return f"for ({each} : {container}) s = sin(s + I::read(e));"

    LESS = "[](const E &p, const E &q) { return I::key(p) < I::key(q); }"

    def vector(self) -> list[str]:
        less, odd = self.LESS, "[](const E &e) { return value_of(I::read(e)) > 0.3117; }"
        return [
            "std::vector<E> es;", self.random.choice([f"for (int i = 0; i < {self.rounds()}; i++) es.push_back({self.make()});", f"es.reserve(4); for (int i = 0; i < {self.rounds()}; i++) es.emplace_back({self.make()});",
                                                      f"for (int i = 0; i < {self.rounds()}; i++) es.insert(es.begin() + i / 2, {self.make()});"]),
            *self.drawn([
                f"std::sort(es.begin(), es.end(), {less});", f"std::stable_sort(es.begin(), es.end(), {less});", "std::reverse(es.begin(), es.end());", "std::rotate(es.begin(), es.begin() + 1, es.end());",
                "es.erase(es.begin() + es.size() / 2);", f"es.erase(std::remove_if(es.begin() + 1, es.end(), {odd}), es.end());", "auto copyNN = es; copyNN.insert(copyNN.end(), es.begin(), es.begin() + 1); es.swap(copyNN);",
                "std::swap(es.front(), es.back());", f"for (auto &e : es) {self.changed('e', 'int(&e - es.data())')}", f"es.insert(es.begin(), {self.make('k')});", "es.push_back(es[k % es.size()]);", "es.resize(es.size() / 2 + 1, es[0]);",
                f"std::partition(es.begin(), es.end(), {odd});", "es.shrink_to_fit(); es.push_back(es.front());", "es.assign(2, E(es.back()));", "std::deque<E> qNN(es.begin(), es.end()); qNN.push_front(qNN.back()); es.assign(qNN.begin(), qNN.end());",
                f"std::nth_element(es.begin(), es.begin() + es.size() / 2, es.end(), {less});", f"std::make_heap(es.begin(), es.end(), {less}); std::pop_heap(es.begin(), es.end(), {less}); if (es.size() > 1) es.pop_back();",
                f"es.push_back(*std::max_element(es.begin(), es.end(), {less}));", "auto oneNN = std::move(es.back()); es.pop_back(); es.insert(es.begin(), std::move(oneNN));", "std::vector<E> restNN(std::make_move_iterator(es.begin()), std::make_move_iterator(es.end())); es = std::move(restNN);",
                "for (std::size_t i = 1; i < es.size(); i++) for (std::size_t j = i; j > 0 && I::key(es[j]) < I::key(es[j - 1]); j--) std::swap(es[j], es[j - 1]);",
                "std::vector<int> orderNN(es.size()); std::iota(orderNN.begin(), orderNN.end(), 0); std::sort(orderNN.begin(), orderNN.end(), [&](int p, int q) { return I::key(es[p]) < I::key(es[q]); }); std::vector<E> toNN; for (int i : orderNN) toNN.push_back(es[i]); es = toNN;",
            ]), self.total("auto &e")]

    def deque(self) -> list[str]:
        return [
            "std::deque<E> es;", self.random.choice([f"for (int i = 0; i < {self.rounds()}; i++) es.push_back({self.make()});", f"for (int i = 0; i < {self.rounds()}; i++) if (i % 2) es.push_front({self.make()}); else es.push_back({self.make()});"]),
            *self.drawn([
                "es.push_back(std::move(es.front())); es.pop_front();", "es.push_front(es.back());", "if (es.size() > 1) es.pop_back();", f"std::sort(es.begin(), es.end(), {self.LESS});", "es.erase(es.begin() + es.size() / 2); es.push_front(es.empty() ? E() : es[0]);".replace("es.empty() ? E() : es[0]", "I::make(a, k, at, counters)"),
                f"es.insert(es.begin() + 1, {self.make('k')});", f"for (int i = 0; i < {self.rounds()}; i++) {{ es.push_back({self.make('i + 2')}); s = cos(s + I::read(es.front())); es.pop_front(); }}", "std::reverse(es.begin(), es.end());", self.changed("es.front()"), "auto copyNN = es; es = std::move(copyNN);",
            ]), self.total("auto &e")]

    def list(self) -> list[str]:
        if self.random.random() < 0.3:
            return ["std::forward_list<E> es;", f"for (int i = 0; i < {self.rounds()}; i++) es.push_front({self.make()});",
                    *self.drawn(["es.reverse();", f"es.sort({self.LESS});", f"es.insert_after(es.begin(), {self.make('k')});", "es.erase_after(es.before_begin()); es.push_front(I::make(b, k, at, counters));", self.changed("es.front()"), "std::forward_list<E> otherNN = es; es.splice_after(es.before_begin(), otherNN);"]),
                    self.total("auto &e")]
        return [
            "std::list<E> es;", f"for (int i = 0; i < {self.rounds()}; i++) es.{self.random.choice(['push_back', 'push_front', 'emplace_back'])}({self.make()});",
            *self.drawn([
                "es.reverse();", f"es.sort({self.LESS});", "es.splice(es.begin(), es, std::prev(es.end()));", "std::list<E> otherNN = es; es.splice(es.end(), otherNN);", "es.erase(std::next(es.begin()));es.push_back(I::make(a, 1, at, counters));", f"es.insert(std::next(es.begin()), {self.make('k')});",
                "es.remove_if([](const E &e) { return value_of(I::read(e)) > 0.7117; }); es.push_back(I::make(b, 2, at, counters));", "for (auto i = es.begin(); i != es.end();) if (es.size() > 2 && I::key(*i) > 0.2113) i = es.erase(i); else ++i;", "std::swap(es.front(), es.back());", f"for (auto &e : es) {self.changed('e')}",
            ]), self.total("auto &e")]

    def key(self) -> tuple[str, str]:
        return self.random.choice([("int", "i * 7 % 11"), ("int", "i"), ("std::string", 'std::to_string(i * 5 % 7)'), ("std::string", '"a longer key of number " + std::to_string(i)'), ("long", "1L * i * i"), ("std::pair<int, int>", "std::pair<int, int>(i % 2, i)")])

    def tree(self) -> list[str]:
        type, key = self.key()
        fill = self.random.choice([f"es[{key}] = {self.make()};" if self.random.random() < 0.3 else f"es.insert_or_assign({key}, {self.make()});", f"es.emplace({key}, {self.make()});", f"es.insert({{{key}, {self.make()}}});"])
        fill = fill.replace("es[", "es[", 1)
        return [
            f"std::map<{type}, E> es;", f"for (int i = 0; i < {self.rounds()}; i++) {fill}",
            *self.drawn([
                "if (es.size() > 1) es.erase(es.begin());", f"{{ int i = 2; if (auto f = es.find({key}); f != es.end()) {self.changed('f->second')} }}", "auto copyNN = es; es.swap(copyNN);", f"{{ int i = 1; if (auto n = es.extract({key})) es.insert(std::move(n)); }}",
                f"{{ int i = k; es.insert_or_assign({key}, {self.make()}); }}", f"for (auto &[q, e] : es) {self.changed('e')}", "std::vector<E> allNN; for (auto &[q, e] : es) allNN.push_back(e); for (auto &e : allNN) s = tanh(s + I::read(e));", "s = sin(s + I::read(es.rbegin()->second));",
            ]), self.random.choice([self.total("auto &[q, e]"), f"for (int i = 0; i < 12; i++) if (auto f = es.find({key}); f != es.end()) s = sin(s + I::read(f->second));"])]

    def table(self) -> list[str]:
        type, key = self.key()
        if "pair" in type:
            type, key = "unsigned", "3u * i"
        fill = self.random.choice([f"es.insert_or_assign({key}, {self.make()});", f"es.emplace({key}, {self.make()});", f"es.insert({{{key}, {self.make()}}});", f"if (!es.count({key})) es.try_emplace({key}, {self.make()});"])
        return [
            f"std::unordered_map<{type}, E> es;", f"for (int i = 0; i < {self.rounds()}; i++) {fill}",
            *self.drawn([
                "if (es.size() > 1) es.erase(es.begin());", f"{{ int i = 2; if (auto f = es.find({key}); f != es.end()) {self.changed('f->second')} }}", "auto copyNN = es; es.swap(copyNN);", "es.rehash(64);", f"{{ int i = 1; es.erase({key}); }}", f"for (auto &[q, e] : es) {self.changed('e')}",
                f"{{ int i = k; es.insert_or_assign({key}, {self.make()}); }}", "std::vector<E> allNN; for (auto &[q, e] : es) allNN.push_back(e); for (auto &e : allNN) s = tanh(s + I::read(e));",
            ]), self.random.choice([self.total("auto &[q, e]"), f"for (int i = 0; i < 12; i++) if (auto f = es.find({key}); f != es.end()) s = sin(s + I::read(f->second));"])]

    def heap(self) -> list[str]:
        again = f"if (I::key(e) > 0.3117 && n++ < 4) es.push({self.make('n')});"
        return [f"auto less = {self.LESS}; std::priority_queue<E, std::vector<E>, decltype(less)> es(less); int n = 0;", f"for (int i = 0; i < {self.rounds()}; i++) es.push({self.make()});",
                self.random.choice(["auto copy = es; while (!copy.empty()) { s = cos(s + I::read(copy.top())); copy.pop(); }", "", "es.pop();"]),
                f"while (!es.empty()) {{ E e = es.top(); es.pop(); s = sin(s + I::read(e)); {self.random.choice([again, ''])} }}"]

    def queues(self) -> list[str]:
        kind, next = self.random.choice([("std::queue<E>", "front"), ("std::stack<E>", "top"), ("std::stack<E, std::vector<E>>", "top")])
        return [f"{kind} es; int n = 0;", f"for (int i = 0; i < {self.rounds()}; i++) es.push({self.make()});", self.random.choice([self.changed(f"es.{next}()"), "{ auto copy = es; es.push(copy." + next + "()); }", ""]),
                f"while (!es.empty()) {{ E e = {self.random.choice([f'es.{next}()', f'std::move(es.{next}())'])}; es.pop(); s = sin(s + I::read(e)); if (I::key(e) > 0.2117 && n++ < 3) {{ es.push({self.make('n')}); {self.random.choice(['', 'es.push(e);'])} }} }}"]

    def nested(self) -> list[str]:
        outer, inner = self.random.choice([("std::map<int, {}>", "std::vector<E>"), ("std::unordered_map<int, {}>", "std::vector<E>"), ("std::vector<{}>", "std::vector<E>"), ("std::map<std::string, {}>", "std::list<E>"), ("std::unordered_map<std::string, {}>", "std::deque<E>"),
                                           ("std::vector<{}>", "std::pair<std::string, std::vector<E>>"), ("std::deque<{}>", "std::vector<E>"), ("std::vector<{}>", "std::optional<E>"), ("std::list<{}>", "std::vector<E>")])
        where, each = ("groups[i % 3]" if "int" in outer else "groups[std::to_string(i % 3)]", "auto &[q, es]") if "map" in outer else ("groups[i % groups.size()]", "auto &es")
        start = "" if "map" in outer else " groups(3);"
        push, total = ".push_back({})", self.total("auto &e")
        if "pair" in inner:
            push, total = ".second.push_back({})", self.total("auto &e", "es.second")
        if "optional" in inner:
            push, total = " = {}", "if (es) s = sin(s + I::read(*es));"
        if "list<{}" in outer:
            where = "(i % 2 ? groups.front() : groups.back())"
        return [f"{outer.format(inner)} groups;" if not start else f"{outer.format(inner)}{start}", f"for (int i = 0; i < {self.rounds()}; i++) {where}{push.format(self.make())};",
                *self.drawn(["auto copyNN = groups; std::swap(groups, copyNN);", f"for (int i = 0; i < 2; i++) {where}{push.format(self.make('i + k'))};", "{ int i = 1, j = 2; auto &g = " + where + f"; auto &h = {where.replace('i %', 'j %')}; if (&g != &h) std::swap(g, h); }}",
                             "{ int i = 1; auto one = std::move(" + where + "); " + where + " = one; }"], 0, 2), f"for ({each} : groups) {total}"]

    def row(self) -> list[str]:
        """Arrays whose size is known: of the language, of the library, on the heap."""
        begin, end = self.random.choice([("E es[4] = {I::make(a, 0, at, counters), I::make(b, 1, at, counters), I::make(c, 2, at, counters), I::make(a, k, at, counters)};", ""),
                                         ("std::array<E, 4> es{I::make(a, 0, at, counters), I::make(b, 1, at, counters), I::make(c, 2, at, counters), I::make(a, k, at, counters)};", ""),
                                         (f"std::allocator<E> room; E *p = room.allocate(4); for (int i = 0; i < 4; i++) new (p + i) E({self.make()}); struct Row {{ E *p; E &operator[](int i) {{ return p[i]; }} E *begin() {{ return p; }} E *end() {{ return p + 4; }} }} es{{p}};", "for (int i = 0; i < 4; i++) p[i].~E(); room.deallocate(p, 4);")])
        return [begin, *self.drawn(["std::swap(es[0], es[k % 4]);", "std::sort(std::begin(es), std::end(es), " + self.LESS + ");", "std::rotate(std::begin(es), std::begin(es) + 1, std::end(es));", "es[k % 4] = es[1];", self.changed("es[k % 4]"), "{ E t = std::move(es[1]); es[1] = std::move(es[2]); es[2] = std::move(t); }",
                                    "std::reverse(std::begin(es), std::end(es));", "for (int i = 0; i < k; i++) std::swap(es[i % 4], es[(i + 1) % 4]);", "es[0] = es[1]; es[1] = es[3];"]), self.total("auto &e"), end]

    def records(self) -> list[str]:
        """A structure of a container, its counts and an index; own tables that grow."""
        if self.random.random() < 0.5:
            return ["struct Slot { bool used = false; int key = 0; std::optional<E> e; }; std::vector<Slot> slots(4); int used = 0;",
                    "auto place = [](std::vector<Slot> &in, int key, E e) { std::size_t i = key * 2654435761u % in.size(); while (in[i].used && in[i].key != key) i = (i + 1) % in.size(); bool fresh = !in[i].used; in[i].used = true, in[i].key = key, in[i].e = std::move(e); return fresh; };",
                    f"for (int i = 0; i < {self.rounds()}; i++) {{ if (2 * used >= int(slots.size())) {{ std::vector<Slot> more(slots.size() * 2); for (auto &slot : slots) if (slot.used) place(more, slot.key, std::move(*slot.e)); slots.swap(more); }} used += place(slots, i * 3 % 7, {self.make()}); }}",
                    "for (auto &slot : slots) if (slot.used) s = sin(s + I::read(*slot.e));"]
        return ["struct Cache { std::list<std::pair<int, E>> order; std::unordered_map<int, typename std::list<std::pair<int, E>>::iterator> where; std::size_t most = 3; int hits = 0;",
                "  void put(int key, E e) { if (auto f = where.find(key); f != where.end()) { order.splice(order.begin(), order, f->second); order.front().second = std::move(e); hits++; return; } if (order.size() >= most) { where.erase(order.back().first); order.pop_back(); } order.push_front({key, std::move(e)}); where[key] = order.begin(); } } cache;",
                f"for (int i = 0; i < {self.rounds()}; i++) cache.put(i * 7 % 5, {self.make()});", "for (auto &[q, e] : cache.order) s = sin(s + I::read(e)); s = s + T(0.1 * cache.hits);"]


def generate(seed: int, count: int) -> Program:
    """`count` functions drawn from this seed; the same seed gives the same program."""
    return cpp_generator.generate(seed, count, ContainerSteps, ("containers.hpp",))
