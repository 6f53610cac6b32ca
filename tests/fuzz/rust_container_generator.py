"""Random Rust functions that keep records in containers: the library's, and one's own (rust_containers.rs).

A record is drawn for each use: numbers beside integers, options, enumerations, text, boxes, shared cells, closures.
"""

# ruff: noqa: E501 - lines of Rust read better whole

from __future__ import annotations

import re
from dataclasses import dataclass

from rust_generator import TEMPLATES, Generator, Program

COPIED = ["Entry<T>", "Tagged<T>", "Perhaps<T>", "(T, u8)"]
RECORDS = [*COPIED, "Named<T>", "Held<T>", "Shared<T>", "Called<T>", "Vec<T>"]

# $r is a new record, $0 and $1 numbers, $i and $j small integers; `n` counts the rounds, `s` gathers.
VEC = [
    "v.push($r);",
    "for m in 0..n + 1 { v.push(R::made($0, $1, m)); }",
    "let at = $i % v.len(); v.insert(at, $r);",
    "let at = $i % v.len(); let r = v.remove(at); s = s * T::c(0.5) + r.sum(); v.push(r);",
    "let at = $i % v.len(); let mut r = v.swap_remove(at); r.set($0); v.push(r);",
    "let (a, b) = ($i % v.len(), $j % v.len()); v.swap(a, b);",
    "let (a, b) = ($i % v.len(), $j % v.len()); let r = v[a].clone(); v[b] = r;",
    "v.rotate_left(1); v.reverse();",
    "let (a, b) = v.split_at_mut(1); if let Some(r) = b.last_mut() { std::mem::swap(&mut a[0], r); }",
    "v.sort_by_key(|r| r.key());",
    "v.sort_by(|a, b| b.key().cmp(&a.key()));",
    "v = merged(&v, &|r| r.key());",
    "v.retain(|r| r.key() != $j); v.push($r);",
    "let rest = v.split_off(v.len() / 2); v.splice(0..0, rest);",
    "let r = $r; v.extend(std::iter::repeat(r).take($i));",
    "let w: Vec<R> = v.drain(..1).collect(); v.extend(w.into_iter().map(|mut r| { r.set($0); r }));",
    "v.dedup_by_key(|r| r.key());",
    "for r in v.iter_mut().filter(|r| r.key() > 0) { r.set($0); }",
    "s = s * T::c(0.5) + v.iter().map(|r| r.sum()).fold(T::c(0.0), |a, b| a * T::c(0.4) + b);",
    "if let Some(r) = v.iter().find(|r| r.key() == $j) { s = s * T::c(0.5) + r.sum(); }",
    "let at = $i % v.len(); let r = std::mem::replace(&mut v[at], $r); s = s * T::c(0.5) + r.sum();",
    "let w = v.clone(); v.extend_from_slice(&w[..1]);",
    "v.truncate(9); let r = v.pop().unwrap(); v.insert(0, r);",
]
GROWN = [
    "v.push($r);",
    "for m in 0..n + 1 { v.push(R::made($0, $1, m)); }",
    "let at = $i % v.len; v.insert(at, $r);",
    "let at = $i % v.len; let mut r = v.remove(at); s = s * T::c(0.5) + r.sum(); r.set($0); v.push(r);",
    "let r = v.pop().unwrap(); s = s * T::c(0.5) + r.sum(); v.push(r);",
    "let (a, b) = ($i % v.len, $j % v.len); v.all().swap(a, b);",
    "v.all().sort_by_key(|r| r.key());",
    "v.all().rotate_right(1);",
    "for r in v.all() { r.set($0); }",
    "let mut w = Grown::new(); for r in v.all().iter().rev() { w.push(r.clone()); } v = w;",
]
ERASED = [
    "v.push(&$r);",
    "for m in 0..n + 1 { v.push(&R::made($0, $1, m)); }",
    "let (a, b) = ($i % v.count(), $j % v.count()); v.swap(a, b);",
    "let at = $i % v.count(); let mut r: R = v.get(at); r.set($0); v.put(at, r);",
    "let at = $i % v.count(); s = s * T::c(0.5) + v.get::<R>(at).sum();",
    "v.turn();",
    "let at = $i % v.count(); v.double(at);",
]
RING = [
    "if let Some(r) = v.push($r) { s = s * T::c(0.5) + r.sum(); }",
    "for m in 0..n + 1 { v.push(R::made($0, $1, m)); }",
    "if let Some(mut r) = v.pop() { r.set($0); v.push(r); }",
    "v.slots.swap($i, $j);  if v.slots[v.head].is_none() { v = Ring::new(); v.push($r); }",
    "for r in v.slots.iter_mut().flatten() { r.set($1); }",
]
SLAB = [
    "let at = v.add($r); if at > 2 { v.take(at - 1); }",
    "for m in 0..n + 1 { v.add(R::made($0, $1, m)); }",
    "if let Some(mut r) = v.take($i) { s = s * T::c(0.5) + r.sum(); r.set($0); v.add(r); }",
    "if let Some(Slot::Used(r)) = v.slots.get_mut($j) { r.set($0); }",
]
HASHED = [
    "if let Some(r) = v.insert($i, $r) { s = s * T::c(0.5) + r.sum(); }",
    "for m in 0..n + 1 { v.insert(7 * m as u32, R::made($0, $1, m)); }",
    "if let Some(r) = v.get(7 * $i) { r.set($0); }",
    "if let Some(r) = v.get(0).cloned() { v.insert(3 + $j, r); }",
]
MAP = [
    "if let Some(r) = v.insert($i, $r) { s = s * T::c(0.5) + r.sum(); }",
    "for m in 0..n + 1 { v.insert(7 * m as u32 % 5, R::made($0, $1, m)); }",
    "if let Some(r) = v.get_mut(&$j) { r.set($0); }",
    "v.entry($i).or_insert_with(|| $r).set($1);",
    "if let Some(r) = v.remove(&$i) { s = s * T::c(0.5) + r.sum(); v.insert($j + 1, r); }",
    "if let Some(r) = v.get(&$i).cloned() { v.insert($j, r); }",
    "let w = v.clone(); for (k, r) in w { v.entry(k + 3).or_insert(r); }",
    "for (k, r) in v.iter_mut() { if k & 1 == 0 { r.set($0); } }",
]
NAMED = [
    "v.insert(format!(\"k{}\", $i), $r);",
    "for m in 0..n + 1 { v.entry([\"one\", \"two\", \"three\"][m % 3].to_string()).or_insert_with(|| R::made($0, $1, m)); }",
    "if let Some(r) = v.get_mut(\"two\") { r.set($0); }",
    "if let Some(r) = v.remove(\"one\") { s = s * T::c(0.5) + r.sum(); v.insert(\"k0\".into(), r); }",
]
DEQUE = [
    "v.push_back($r);",
    "v.push_front($r);",
    "for m in 0..n + 1 { v.push_back(R::made($0, $1, m)); if v.len() > 4 { v.pop_front(); } }",
    "if let Some(mut r) = v.pop_front() { r.set($0); s = s * T::c(0.5) + r.sum(); v.push_back(r); }",
    "v.rotate_left(1); let at = v.len() - 1; v.swap(0, at);",
    "v.make_contiguous().sort_by_key(|r| r.key());",
    "let at = $i % v.len(); v[at].set($0);",
]
HEAP = [
    "v.push(Keyed($j + n as i64, $r));",
    "for m in 0..n + 1 { v.push(Keyed(7 * m as i64 % 5, R::made($0, $1, m))); }",
    "if let Some(Keyed(k, mut r)) = v.pop() { r.set($0); s = s * T::c(0.5) + r.sum(); v.push(Keyed(k / 2, r)); }",
    "if let Some(r) = v.peek() { s = s * T::c(0.5) + r.1.sum(); }",
]
SEARCH = [
    "v.add($j + n as i64, $r);",
    "for m in 0..n + 1 { v.add(7 * m as i64 % 5, R::made($0, $1, m)); }",
    "v.turn();",
    "v.visit(&mut |r| s = s * T::c(0.5) + r.sum());",
]
CHAINED = [
    "v.push($r);",
    "v.append($r);",
    "for m in 0..n + 1 { v.push(R::made($0, $1, m)); }",
    "if let Some(mut r) = v.pop() { s = s * T::c(0.5) + r.sum(); r.set($0); v.append(r); }",
    "v.sort(|r| r.key());",
    "if let Some(joint) = &mut v.first { joint.r.set($0); }",
]
ANYTHING = [
    "v.push(Box::new($r));",
    "v.push(Box::new($0)); v.push(Box::new(n as i32));",
    "v.push(Box::new($1)); let at = $i % v.len(); v.swap(at, 0);",
    "for o in v.iter_mut() { if let Some(r) = o.downcast_mut::<R>() { r.set($0); } else if let Some(k) = o.downcast_mut::<i32>() { *k += 1; } }",
    "for o in &v { if let Some(u) = o.downcast_ref::<T>() { s = s * T::c(0.5) + *u; } else if let Some(k) = o.downcast_ref::<i32>() { s = s * T::c(0.1 * *k as f64); } }",
]
SHARED = [
    "v.borrow_mut().push($r);",
    "let w = v.clone(); for m in 0..n + 1 { w.borrow_mut().push(R::made($0, $1, m)); }",
    "let r = v.borrow().last().cloned(); if let Some(mut r) = r { r.set($0); let at = $i % v.borrow().len(); v.borrow_mut()[at] = r; }",
    "let w = v.replace(vec![$r]); s = s * T::c(0.5) + w[0].sum(); v.borrow_mut().extend(w.into_iter().take(2));",
    "let w = Rc::new(RefCell::new(v.borrow().clone())); w.borrow_mut()[0].set($1); v.swap(&w);",
]


@dataclass(frozen=True, slots=True)
class Container:
    """How one begins, what is done with it, how it is read out, and whether its records are only copied."""

    begin: str
    steps: list[str]
    end: str
    copied: bool = False


CONTAINERS = [
    Container("let mut v: Vec<R> = vec![$r];", VEC, "for r in &v { $f }"),
    Container("let mut v: Vec<R> = vec![$r];", VEC, "for r in v { $f }"),
    Container("let mut v: Grown<R> = Grown::new(); v.push($r);", GROWN, "for r in v.all() { $f }"),
    Container("let mut v = Erased::of::<R>(); v.push(&$r);", ERASED, "for m in 0..v.count() { let r: R = v.get(m); $f }", True),
    Container("let mut v: Ring<R, 4> = Ring::new();", RING, "while let Some(r) = v.pop() { $f }"),
    Container("let mut v: Slab<R> = Slab { slots: vec![], free: 0 };", SLAB, "for slot in &v.slots { if let Slot::Used(r) = slot { $f } }"),
    Container("let mut v: Hashed<R> = Hashed { slots: vec![], used: 0 };", HASHED, "for k in 0..40 { if let Some(r) = v.get(k) { $f } }"),
    Container("let mut v: HashMap<u32, R> = HashMap::new();", MAP, "for k in 0..20 { if let Some(r) = v.get(&k) { $f } }"),
    Container("let mut v: BTreeMap<u32, R> = BTreeMap::new();", MAP, "for (_, r) in &v { $f }"),
    Container("let mut v: BTreeMap<String, R> = BTreeMap::new();", NAMED, "for r in v.values() { $f }"),
    Container("let mut v: HashMap<String, R> = HashMap::new();", NAMED, "let mut all: Vec<_> = v.into_iter().collect(); all.sort_by(|a, b| a.0.cmp(&b.0)); for (_, r) in all { $f }"),
    Container("let mut v: VecDeque<R> = VecDeque::from([$r]);", DEQUE, "for r in &v { $f }"),
    Container("let mut v: BinaryHeap<Keyed<R>> = BinaryHeap::new();", HEAP, "for Keyed(_, r) in v.into_vec() { $f }"),
    Container("let mut v: Search<R> = Search::Leaf;", SEARCH, "v.visit(&mut |r| { $f });"),
    Container("let mut v: Chained<R> = Chained { first: None, len: 0 };", CHAINED, "while let Some(r) = v.pop() { $f }"),
    Container("let mut v: Vec<Box<dyn Any>> = vec![];", ANYTHING, "for o in v { if let Ok(r) = o.downcast::<R>() { $f } }"),
    Container("let v: Rc<RefCell<Vec<R>>> = Rc::new(RefCell::new(vec![$r]));", SHARED, "for r in v.borrow().iter() { $f }"),
]


class ContainerProgram(Program):
    """With the containers."""

    supports = ("rust_support.rs", "rust_containers.rs")


class ContainerGenerator(Generator):
    """Most templates keep records in a container."""

    def template(self) -> str:
        draw = self.random
        if draw.random() < 0.25:
            return draw.choice(TEMPLATES)
        kept = draw.choice(CONTAINERS)
        record = draw.choice(COPIED if kept.copied else RECORDS)
        steps = " ".join(self.step(draw.choice(kept.steps)) for _ in range(draw.randrange(2, 6)))
        begin = self.filled(kept.begin)
        end = kept.end.replace("$f", "s = (s * T::c(0.6) + r.sum()).sin();")
        text = f"let mut s = T::c(0.1); {begin} for n in 0..{draw.randrange(1, 4)} {{ {steps} }} {end} $t = s;"
        return re.sub(r"\bR\b", record, re.sub(r"\bR::", f"<{record}>::", text))

    def step(self, text: str) -> str:
        text = self.filled(text)
        return f"if {self.condition()} {{ {text} }}" if self.random.random() < 0.2 else f"{{ {text} }}"

    def filled(self, text: str) -> str:
        values = {"$0": self.value, "$1": self.value, "$i": self.index, "$j": self.index}
        while "$r" in text:
            text = text.replace("$r", f"R::made({self.value()}, {self.value()}, {self.index()})", 1)
        for name, draw in values.items():
            text = text.replace(name, draw())
        return text

    def index(self) -> str:
        return str(self.random.randrange(4))


def generate(seed: int, count: int) -> Program:
    """`count` functions drawn from this seed; the same seed gives the same program."""
    generator = ContainerGenerator(seed)
    for number in range(count):
        generator.function(number)
    return ContainerProgram(generator.functions, list(generator.functions))
