"""Random C functions that keep records in containers of bytes (containers.h): vectors, rings, heaps, tables, packets.

A record is drawn for each use: integers of every width, numbers, arrays of them, addresses of numbers, functions,
texts, tagged unions, structures within. The containers know its size only as the program runs.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from pathlib import Path

from generator import Function, Generator, Program, Scope, Statement

HERE = Path(__file__).parent

COPIES = [
    "memcpy(to, from, n)",
    "memcpy(to, from, n)",
    "memmove(to, from, n)",
    "for (size_t c = 0, c_n = (n); c < c_n; c++) ((char *)(to))[c] = ((const char *)(from))[c]",
    "copy_words(to, from, n)",
]
EXCHANGES = [
    "char c_t[128]; memcpy(c_t, a, n), memcpy(a, b, n), memcpy(b, c_t, n)",
    "char c_t[n]; memcpy(c_t, a, n), memmove(a, b, n), memcpy(b, c_t, n)",
    "char *c_t = malloc(n); memcpy(c_t, a, n), memmove(a, b, n), memcpy(b, c_t, n), free(c_t)",
    "for (char *p = a, *q = b; n--; p++, q++) { char t = *p; *p = *q, *q = t; }",
]
KEPT = ["static", "static", "__attribute__((noinline)) static"]

# Marks in both writings: $P and $C begin the names of the program's functions and of the containers, $R is the type of
# a number; $0, $1 values, $i, $j small integers, $t what is assigned to. Of the record: $r its type, $m its members'
# values, $c one of its numbers, $e what `e` comes to, $v what the record that `e` points to comes to, $A the same
# gathered in `acc`; $o an order, $k a filter, $w a visitor of it, whose sum is a struct $s.
VECTOR = [
    "{ struct $r e = $m; $Cvec_push(&v, &e); }",
    "for (int c = 0; c < k; c++) { struct $r e = $m; $Cvec_push(&v, &e); }",
    "{ struct $r e = $m; $Cvec_insert(&v, ($i) % v.count, &e); }",
    "if (v.count > 2) $Cvec_erase(&v, ($i) % v.count);",
    "{ struct $r e; if (v.count > 2 && $Cvec_pop(&v, &e)) $t = $e; }",
    "$Cvec_swap(&v, ($i) % v.count, ($j) % v.count);",
    "$Cexchange($Cvec_at(&v, ($i) % v.count), $Cvec_at(&v, 0), sizeof(struct $r));",
    "$Cvec_reverse(&v);",
    "$Cvec_rotate(&v);",
    "$Csort(v.data, v.count, v.size, $o);",
    "$Cinsertion_sort(v.data, v.count, v.size, $o);",
    "qsort(v.data, v.count, v.size, $o);",
    "{ struct $Cvec w = $Cvec_copy(&v); $Cvec_swap(&w, 0, ($i) % w.count); $Cvec_append(&v, &w); $Cvec_free(&w); }",
    "{ struct $r *e = $Cvec_at(&v, ($i) % v.count); e->$c = $0; }",
    "{ struct $r *e = $Cvec_at(&v, ($i) % v.count); $t = $v; }",
    "{ struct $r e; memcpy(&e, $Cvec_at(&v, ($i) % v.count), v.size); e.$c = $1; $Cvec_push(&v, &e); }",
    "$Cvec_filter(&v, $k); if (!v.count) { struct $r e = $m; $Cvec_push(&v, &e); }",
    "{ struct $s u = {$1, 1}; $Cvec_each(&v, $w, &u); $t = u.sum; }",
]
RING = [
    "{ struct $r e = $m; $Cring_push(&g, &e); }",
    "for (int c = 0; c < k + 2; c++) { struct $r e = $m; $Cring_push(&g, &e); }",
    "{ struct $r e; if ($Cring_take(&g, &e)) { $t = $e; $Cring_push(&g, &e); } }",
    "{ struct $r e; $Cring_take(&g, &e); e.$c = $0; $Cring_push(&g, &e); }",
    "$Cexchange($Cring_at(&g, ($i) % g.count), $Cring_at(&g, 0), g.size);",
    "{ struct $r *e = $Cring_at(&g, ($i) % g.count); $t = $v; }",
]
HEAP = [
    "{ struct $r e = $m; $Cheap_push(&h_, &e); }",
    "for (int c = 0; c < k + 1; c++) { struct $r e = $m; $Cheap_push(&h_, &e); }",
    "{ struct $r e; if ($Cheap_pop(&h_, &e)) { e.$c = $0; $Cheap_push(&h_, &e); } }",
    "{ struct $r e; if (h_.items.count > 1 && $Cheap_pop(&h_, &e)) $t = $e; }",
]
MAP = [
    "{ struct $r e = $m; $Cmap_put(&m_, 7 * ($i) + k, &e); }",
    "for (int c = 0; c < k + 1; c++) { struct $r e = $m; $Cmap_put(&m_, 5 * c, &e); }",
    "{ struct $r *e = $Cmap_get(&m_, 5 * ($i)); if (e) $t = $v; }",
    "{ struct $r *e = $Cmap_get(&m_, 0); if (e) e->$c = $0; }",
    "{ struct $r *e = $Cmap_get(&m_, 5); if (e) { struct $r old = *e; $Cmap_put(&m_, k, &old); } }",
]
DICT = [
    '{ struct $r e = $m; $Cdict_set(&d_, ($i) & 1 ? "one" : "two", &e); }',
    "for (int c = 0; c < k + 1; c++) { struct $r e = $m; $Cdict_set(&d_, d_names[c % 5], &e); }",
    '{ struct $r *e = $Cdict_find(&d_, d_names[($i) & 3]); if (e) $t = $v; }',
    '{ struct $r *e = $Cdict_find(&d_, "one"); if (e) e->$c = $0; }',
]
LIST = [
    "{ struct $r e = $m; $Clist_add(&l_, &e); }",
    "for (int c = 0; c < k + 1; c++) { struct $r e = $m; $Clist_add(&l_, &e); }",
    "{ struct $r e; if ($Clist_take(&l_, &e)) { $t = $e; e.$c = $0; $Clist_add(&l_, &e); } }",
    "$Clist_turn(&l_);",
    "if (l_.first != l_.last) $Cexchange(l_.first->bytes, l_.last->bytes, l_.size);",
]
PACKET = [
    "{ struct $r e = $m; $Cpacket_block(&p_, &e, sizeof e); }",
    "for (int c = 0; c < k; c++) { struct $r e = $m; $Cpacket_block(&p_, &e, sizeof e); }",
    "{ struct $r e; if ($Cpacket_unblock(&p_, &e)) { $t = $e; e.$c = $0; $Cpacket_block(&p_, &e, sizeof e); } }",
    "{ struct $Cpacket w = {NULL, 0, 0, 0}; int n = $i; $R one = $0, two[2] = {$1, $0}; long l = k + 7;"
    " $Cpacket_write(&w, &n, sizeof n); $Cpacket_write(&w, &one, sizeof one); $Cpacket_write(&w, &l, sizeof l);"
    " $Cpacket_write(&w, two, sizeof two); $Cpacket_read(&w, &n, sizeof n); $Cpacket_read(&w, &one, sizeof one);"
    " $Cpacket_read(&w, &l, sizeof l); $Cpacket_read(&w, two, sizeof two); $t = l & 1 && n < 9 ? one : two[1];"
    " $Cpacket_free(&w); }",
]
POOL = [
    "if (n_ < 6) { struct $r one = $m; places[n_] = $Cpool_take(&o_); *places[n_++] = one; }",
    "if (n_ < 6) { struct $r one = $m; places[n_] = $Cpool_take(&o_); $Ccopy(places[n_++], &one, sizeof one); }",
    "if (n_ > 1) { struct $r *e = places[--n_]; $t = $v; $Cpool_give(&o_, e); }",
    "$Cexchange(places[0], places[n_ - 1], sizeof **places);",
    "places[($i) % n_]->$c = $0;",
]
DEQUE = [
    "{ struct $r e = $m; $Cdeque_push(&q_, &e); }",
    "for (int c = 0; c < k; c++) { struct $r e = $m; $Cdeque_push(&q_, &e); }",
    "$Cexchange($Cdeque_at(&q_, ($i) % q_.count), $Cdeque_at(&q_, ($j) % q_.count), q_.size);",
    "{ struct $r *e = $Cdeque_at(&q_, ($i) % q_.count); $t = $v; e->$c = $1; }",
]


@dataclass(frozen=True, slots=True)
class Container:
    """How one begins, what is done with it, how it is read out and ends."""

    begin: str
    steps: list[str]
    end: str


FOLD = "acc = $A;"
CONTAINERS = [
    Container("struct $Cvec v = {NULL, 0, 0, sizeof(struct $r)};", VECTOR,
              f"for (size_t i = 0; i < v.count; i++) {{ struct $r *e = $Cvec_at(&v, i); {FOLD} }} $Cvec_free(&v);"),
    Container("struct $Cring g = {NULL, 0, 0, 0, sizeof(struct $r)};", RING,
              f"{{ struct $r one, *e = &one; while ($Cring_take(&g, e)) {FOLD} }} $Cring_free(&g);"),
    Container("struct $Cheap h_ = {{NULL, 0, 0, sizeof(struct $r)}, $o};", HEAP,
              f"{{ struct $r one, *e = &one; while ($Cheap_pop(&h_, e)) {FOLD} }} $Cheap_free(&h_);"),
    Container("struct $Cmap m_ = {NULL, 0, 0, sizeof(struct $r)};", MAP,
              f"for (long n = 0; n < 40; n++) {{ struct $r *e = $Cmap_get(&m_, n); if (e) {FOLD} }} $Cmap_free(&m_);"),
    Container('static const char *const d_names[] = {"one", "two", "three", "four", "five"};'
              " struct $Cdict d_ = {NULL, NULL, 0, 0, sizeof(struct $r)};", DICT,
              f"for (int n = 0; n < d_.count; n++) {{ struct $r *e = (struct $r *)d_.values + n; {FOLD} }}"
              " $Cdict_free(&d_);"),
    Container("struct $Clist l_ = {NULL, NULL, sizeof(struct $r)};", LIST,
              f"for (struct $Cnode *n = l_.first; n; n = n->next) {{ struct $r *e = (struct $r *)n->bytes; {FOLD} }}"
              " $Clist_free(&l_);"),
    Container("struct $Cpacket p_ = {NULL, 0, 0, 0};", PACKET,
              f"{{ struct $r one, *e = &one; while ($Cpacket_unblock(&p_, e) == sizeof one) {FOLD} }}"
              " $Cpacket_free(&p_);"),
    Container("struct $Cpool o_ = {NULL, NULL, sizeof(struct $r) + 8, 0, 8}; struct $r *places[6]; int n_ = 0;", POOL,
              f"for (int n = 0; n < n_; n++) {{ struct $r *e = places[n]; {FOLD} }} $Cpool_free(&o_);"),
    Container("struct $Cdeque q_ = {NULL, 0, sizeof(struct $r)};", DEQUE,
              f"for (size_t i = 0; i < q_.count; i++) {{ struct $r *e = $Cdeque_at(&q_, i); {FOLD} }}"
              " $Cdeque_free(&q_);"),
]


@dataclass(frozen=True, slots=True)
class Member:
    """A kind of member: its declaration and its value, where # is its name; what it adds to the number that a record
    comes to (in both writings), or what weighs such; and the number of it that can be assigned to."""

    declared: str
    value: str
    number: tuple[str, str] | None = None
    weight: str | None = None
    place: str | None = None


KEYS = [
    Member("int #", "$i + 3", weight="0.05 * (# & 7)"),
    Member("long #", "k * 1000003L + $i", weight="0.04 * (# & 15)"),
    Member("short #", "$j + 1", weight="0.1 * (# & 7)"),
]
NUMBERS = [
    Member("$R #", "$0", ("#", "#"), place="#"),
    Member("$R #", "$1", ("#", "#"), place="#"),
    Member("$R #[2]", "{$0, $1}", ("(#[0] - 0.5 * #[1])", "d_sub(#[0], d_mul(d_const(0.5), #[1]))"), place="#[1]"),
    Member("struct { int n; $R d; } #", "{$i, $0}", ("#.d", "#.d"), "0.1 * (#.n & 7)", "#.d"),
    Member("struct { $R d; short n; } #", "{$1, 7}", ("#.d", "#.d"), "0.1 * #.n", "#.d"),
]
OTHERS = [
    Member("unsigned long #", "($i + 1) * 0x9e3779b97f4a7c15u", weight="0.05 * (# >> 60)"),
    Member("char #", "'a' + (($i) & 7)", weight="0.1 * (# - 'a')"),
    Member("bool #", "($i) & 1", weight="(# ? 0.5 : 0.25)"),
    Member("size_t #", "$j + 2", weight="0.1 * (double)(# & 7)"),
    Member("float #", "0.25f * (($i) & 3)", weight="(double)#"),
    Member("const char *#", '($i) & 1 ? "word" : "a text"', weight="0.01 * (#[0] & 15)"),
    Member("int #[3]", "{1, $i, $j}", weight="0.1 * (#[1] & 7)"),
    Member("char #[12]", '"named"', weight="0.01 * (#[2] & 15)"),
    Member("void *#", "NULL", weight="(# ? 0.5 : 0.25)"),
    Member("$R *#", "&x[($i) & 3]", ("(*#)", "(*#)")),
    Member("const $R *#", "($j) & 1 ? &y[1] : &x[2]", ("(*#)", "(*#)")),
    Member("$R (*#)($R)", "$Pshapes[(unsigned)($i) % 3]", ("#(0.3)", "#(d_const(0.3))")),
    Member("struct $Ptagged #", "{2, {.i = $i}}", ("value_in(&#)", "d_value_in(&#)")),
    Member("struct $Ptagged #", "{0, {.d = $0}}", ("value_in(&#)", "d_value_in(&#)")),
]


class Record:
    """A drawn structure: what the program declares of it, how one is made, and the number that it comes to."""

    def __init__(self, name: str, draw: random.Random) -> None:
        kinds = draw.sample(KEYS + NUMBERS + OTHERS, draw.randrange(1, 5))
        kinds.insert(draw.randrange(len(kinds) + 1), draw.choice(NUMBERS))
        if draw.random() < 0.6:
            kinds.insert(0, draw.choice(KEYS))
        members = [(f"m{at}", kind) for at, kind in enumerate(kinds)]
        self.name = name
        self.made = "{" + ", ".join(kind.value for _, kind in members) + "}"
        self.places = [kind.place.replace("#", member) for member, kind in members if kind.place]
        self._key = next((member for member, kind in members if kind in KEYS), None)
        self._members = " ".join(kind.declared.replace("#", member) + ";" for member, kind in members)
        weights = [kind.weight.replace("#", f"e->{member}") for member, kind in members if kind.weight] or ["0.5"]
        plain, dual = "0.1", "d_const(0.1)"
        for member, kind in members:
            if kind.number:  # each integer weighs a number: where one is wrong, so is the sum
                weight = f"({weights[0]})"
                weights.append(weights.pop(0))
                one, other = (text.replace("#", f"e->{member}") for text in kind.number)
                plain, dual = f"({plain} + {weight} * {one})", f"d_add({dual}, d_mul(d_const({weight}), {other}))"
        self.comes_to = tuple(f"{sine}({text})" for sine, text in (("sin", plain), ("d_sin", dual)))

    def gathered(self, dual: bool, sum: str) -> str:
        """A sum that goes on with what the record that `e` points to comes to."""
        number = self.comes_to[dual]
        return f"d_sin(d_add(d_mul(d_const(0.5), {sum}), {number}))" if dual else f"sin(0.5 * {sum} + {number})"

    def declaration(self, dual: bool) -> str:
        """The structure, its order, its filter and its visitor, with marks."""
        own, value = f"$P{self.name}_", f"(e->{self.places[0]})" + (".v" if dual else "")
        type, key = ("long", f"e->{self._key}") if self._key else ("double", value)
        keeps = f"{key} & 1" if self._key else f"{value} > 0.0917"
        return "\n".join([
            f"struct {own}r {{ {self._members} }};", f"struct {own}s {{ $R sum; int n; }};",
            f"static int {own}o(const void *a, const void *b) {{ const struct {own}r *e = a; {type} one = {key}; e = b;"
            f" {type} two = {key}; return one < two ? -1 : one > two; }}",
            f"static bool {own}k(const void *a) {{ const struct {own}r *e = a; return {keeps}; }}",
            f"static void {own}w(void *a, void *user) {{ const struct {own}r *e = a; struct {own}s *u = user; u->n++;"
            f" u->sum = {self.gathered(dual, 'u->sum')}; }}",
        ])


@dataclass(slots=True)
class ContainerFunction(Function):
    """A function with the records that it uses before it."""

    records: list[Record] = field(default_factory=list)

    def source(self, dual: bool) -> list[str]:
        return [*(filled(record.declaration(dual), dual) for record in self.records), *Function.source(self, dual)]


@dataclass(slots=True)
class ContainerProgram(Program):
    """With the containers before the functions; `choices` are the definitions of KEPT, COPY and EXCHANGE."""

    choices: list[str] = field(default_factory=list)

    def support(self, plain: str) -> list[str]:
        containers = (HERE / "containers.h").read_text()
        return [*Program.support(self, plain), *self.choices, containers, re.sub(r"\bc_", "dc_", containers)]


Texts = tuple[str, str]
"""In both writings."""
_EVERYWHERE: dict[str, Texts] = {"P": ("", "d_"), "R": ("double", "dual"), "C": ("c_", "dc_")}


def filled(text: str, dual: bool, marks: dict[str, Texts] = _EVERYWHERE) -> str:
    """A text of marks in one of the writings; what they stand for may have marks, too."""
    while found := re.search(r"\$([A-Za-z01])", text):
        text = text.replace(found[0], (marks if found[1] in marks else _EVERYWHERE)[found[1]][dual])
    return text


class ContainerGenerator(Generator):
    """Of every five statements about two are uses of a container."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.records: list[Record] = []

    def statement(self, scope: Scope) -> Statement:
        if self.random.random() > 0.4 or scope.repeats > 20:
            return super().statement(scope)
        return self.container(scope)

    def container(self, scope: Scope) -> Statement:
        """One of them, with some of what is done with it, read out in the end."""
        self.cost += 60 * scope.repeats
        if not self.records or self.random.random() < 0.7:
            self.records.append(Record(f"{self.name}_{len(self.records)}", self.random))
        kind, record = self.random.choice(CONTAINERS), self.random.choice(self.records)
        drawn = [self.random.choice(kind.steps) for _ in range(self.random.randrange(1, 6))]
        steps = [self.step(text, record, scope) for text in (kind.steps[0], self.random.choice(kind.steps[:2]), *drawn)]
        plain, dual = self.step("{ " + kind.begin, record, scope)
        target, end = self.variable(scope, deep=False), self.step(kind.end, record, scope)
        body = [*(Statement(*texts) for texts in steps), Statement("double acc = 0.1;", "dual acc = d_const(0.1);"),
                Statement(*end)]
        return Statement(parts=[(plain, dual, body)],
                         tail=(f"{target.plain} = acc; }}", f"{target.dual} = acc; }}"))

    def step(self, text: str, record: Record, scope: Scope) -> Texts:
        """A text of marks in both writings."""
        values = [self.storable(scope, 1) for _ in range(2)]
        integers = [f"(unsigned)({self.integer(scope)})" for _ in range(2)]
        target, place = self.variable(scope, deep=False), self.random.choice(record.places)
        marks: dict[str, Texts] = {
            **{str(at): (value.plain, value.dual) for at, value in enumerate(values)},
            **{mark: (integer, integer) for mark, integer in zip("ij", integers, strict=True)},
            **{mark: (f"{record.name}_{mark}", f"d_{record.name}_{mark}") for mark in "rsokw"},
            "m": (record.made, record.made), "c": (place, place), "t": (target.plain, target.dual),
            "v": record.comes_to,
            "e": (record.comes_to[0].replace("e->", "e."), record.comes_to[1].replace("e->", "e.")),
            "A": (record.gathered(False, "acc"), record.gathered(True, "acc")),
        }
        return filled(text, False, marks), filled(text, True, marks)

    def function(self, number: int) -> None:
        self.records = []
        super().function(number)
        made = self.functions[f"f{number}"]
        self.functions[made.name] = ContainerFunction(
            made.name, made.attribute, made.body, made.result, made.cost, self.records)

    def program(self, count: int) -> ContainerProgram:
        drawn = super().program(count)
        choices = [f"#define {name} {self.random.choice(ways)}" for name, ways in (
            ("KEPT", KEPT), ("COPY(to, from, n)", COPIES), ("EXCHANGE(a, b, n)", EXCHANGES))]
        return ContainerProgram(drawn.functions, drawn.roots, choices)


def generate(seed: int, count: int) -> Program:
    """`count` functions drawn from this seed; the same seed gives the same program."""
    return ContainerGenerator(seed).program(count)
