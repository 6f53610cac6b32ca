// What generated Rust programs stand on: numbers that are f64 or dual, and the types that hold them.
#![allow(dead_code, unused_variables, unused_mut, unused_assignments)]
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::ops::{Add, Mul, Neg, Sub};
use std::rc::Rc;

trait Num: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self> + 'static {
    fn c(v: f64) -> Self;
    fn val(self) -> f64;
    fn sin(self) -> Self;
    fn cos(self) -> Self;
    fn exp(self) -> Self;
    fn sqrt(self) -> Self;
    fn atan(self) -> Self;
    fn tanh(self) -> Self;
    fn over(self, by: Self) -> Self;
    fn as_bytes(self) -> Self; // out to bytes and back; what a dual number keeps
    fn as_words(self) -> Self;
    fn at(self) -> usize {
        (self.val() * 8.0) as i64 as usize & 3
    }
}
impl Num for f64 {
    fn c(v: f64) -> f64 { v }
    fn val(self) -> f64 { self }
    fn sin(self) -> f64 { f64::sin(self) }
    fn cos(self) -> f64 { f64::cos(self) }
    fn exp(self) -> f64 { f64::exp(self) }
    fn sqrt(self) -> f64 { f64::sqrt(self) }
    fn atan(self) -> f64 { f64::atan(self) }
    fn tanh(self) -> f64 { f64::tanh(self) }
    fn over(self, by: f64) -> f64 { self / by }
    fn as_bytes(self) -> f64 {
        let mut packet: Vec<u8> = vec![7];
        packet.extend_from_slice(&self.to_ne_bytes());
        f64::from_ne_bytes(packet[1..].try_into().unwrap())
    }
    fn as_words(self) -> f64 { f64::from_bits(u64::from_be(self.to_bits().to_be())) }
}
#[derive(Clone, Copy, Debug)]
struct Dual { v: f64, d: f64 }
impl Add for Dual { type Output = Dual; fn add(self, o: Dual) -> Dual { Dual { v: self.v + o.v, d: self.d + o.d } } }
impl Sub for Dual { type Output = Dual; fn sub(self, o: Dual) -> Dual { Dual { v: self.v - o.v, d: self.d - o.d } } }
impl Mul for Dual {
    type Output = Dual;
    fn mul(self, o: Dual) -> Dual { Dual { v: self.v * o.v, d: self.d * o.v + self.v * o.d } }
}
impl Neg for Dual { type Output = Dual; fn neg(self) -> Dual { Dual { v: -self.v, d: -self.d } } }
impl Num for Dual {
    fn c(v: f64) -> Dual { Dual { v, d: 0.0 } }
    fn val(self) -> f64 { self.v }
    fn sin(self) -> Dual { Dual { v: self.v.sin(), d: self.v.cos() * self.d } }
    fn cos(self) -> Dual { Dual { v: self.v.cos(), d: -self.v.sin() * self.d } }
    fn exp(self) -> Dual { Dual { v: self.v.exp(), d: self.v.exp() * self.d } }
    fn sqrt(self) -> Dual { Dual { v: self.v.sqrt(), d: self.d / (2.0 * self.v.sqrt()) } }
    fn atan(self) -> Dual { Dual { v: self.v.atan(), d: self.d / (1.0 + self.v * self.v) } }
    fn tanh(self) -> Dual { let t = self.v.tanh(); Dual { v: t, d: (1.0 - t * t) * self.d } }
    fn over(self, o: Dual) -> Dual { let q = self.v / o.v; Dual { v: q, d: (self.d - q * o.d) / o.v } }
    fn as_bytes(self) -> Dual { self }
    fn as_words(self) -> Dual { self }
}

#[derive(Clone, Copy)]
struct Mixed<T> { tag: u8, u: T, n: i32, w: [T; 2] }
#[derive(Clone)]
enum Shape<T> { Point, Line(T), Pair { a: T, b: T, n: u8 }, Nest(Box<Shape<T>>), Many(Vec<T>), Index(usize) }
fn area<T: Num>(s: &Shape<T>, x: &[T]) -> T {
    match s {
        Shape::Point => T::c(0.25),
        Shape::Line(v) => *v,
        Shape::Pair { a, b, n } => *a * T::c(0.5) + *b * T::c(0.25 * *n as f64),
        Shape::Nest(inner) => T::c(0.5) * area(inner, x),
        Shape::Many(v) => fold(v) * T::c(0.5),
        Shape::Index(i) => x[*i & 3],
    }
}
fn fold<T: Num>(v: &[T]) -> T {
    match v {
        [] => T::c(0.0),
        [first, rest @ ..] => *first * T::c(0.5) + fold(rest) * T::c(0.5),
    }
}
trait Node<T> {
    fn eval(&self, at: T) -> T;
    fn set(&mut self, v: T) {}
}
struct Scale<T>(T);
struct Wave<T> { phase: T, kind: u8 }
struct Chain<T>(Vec<Box<dyn Node<T>>>);
impl<T: Num> Node<T> for Scale<T> {
    fn eval(&self, at: T) -> T { (self.0 * at).tanh() }
    fn set(&mut self, v: T) { self.0 = v; }
}
impl<T: Num> Node<T> for Wave<T> {
    fn eval(&self, at: T) -> T { if self.kind > 1 { (at + self.phase).sin() } else { (at * self.phase).cos() } }
}
impl<T: Num> Node<T> for Chain<T> {
    fn eval(&self, at: T) -> T { self.0.iter().fold(at, |v, node| node.eval(v)) }
    fn set(&mut self, v: T) { for node in &mut self.0 { node.set(v); } }
}
struct List<T> { head: Option<Box<Link<T>>> }
struct Link<T> { value: T, next: Option<Box<Link<T>>> }
impl<T: Num> List<T> {
    fn push(&mut self, value: T) { let next = self.head.take(); self.head = Some(Box::new(Link { value, next })); }
    fn pop(&mut self) -> Option<T> {
        self.head.take().map(|link| { self.head = link.next; link.value })
    }
    fn reverse(&mut self) {
        let (mut done, mut rest) = (None, self.head.take());
        while let Some(mut link) = rest { rest = link.next.take(); link.next = done; done = Some(link); }
        self.head = done;
    }
    fn sum(&self) -> T {
        let (mut total, mut at) = (T::c(0.0), &self.head);
        while let Some(link) = at { total = total * T::c(0.5) + link.value; at = &link.next; }
        total
    }
}
struct Steps<T> { at: T, left: usize }
impl<T: Num> Iterator for Steps<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        if self.left == 0 { return None; }
        self.left -= 1;
        self.at = (self.at * T::c(0.7) + T::c(0.2)).sin();
        Some(self.at)
    }
}
fn positive<T: Num>(v: T) -> Result<T, i32> { if v.val() > 0.0 { Ok(v.sqrt()) } else { Err(v.at() as i32) } }
fn both<T: Num>(a: T, b: T) -> Result<T, i32> { Ok(positive(a)? + positive(b)?) }
fn bell<T: Num>(x: T) -> T { (-(x * x)).exp() }
fn bend<T: Num>(x: T) -> T { x.over(T::c(1.0) + x * x) }
fn wave<T: Num>(x: T) -> T { (x * T::c(2.0)).sin() }

const INPUTS: usize = 6;
type Program = (&'static str, fn(&[f64]) -> f64, fn(&[Dual]) -> Dual, fn(&[f64], &mut [f64]) -> f64, fn(&[f64], &[f64]) -> (f64, f64));
fn differs(name: &str, what: &str, point: usize, got: f64, want: f64, scale: f64) {
    if !((got - want).abs() <= 1e-8 * scale) {
        println!("mismatch {name} {what} point {point}: got {got:?} want {want:?}");
    }
}
fn compare(programs: &[Program]) {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let mut state: u64 = 88172645463325252;
    let mut draw = || {
        state ^= state << 13; state ^= state >> 7; state ^= state << 17;
        (state >> 11) as f64 / 4503599627370496.0 - 1.0
    };
    let mut compared = 0;
    for (name, plain, oracle, reverse, forward) in programs {
        if !wanted.is_empty() && !wanted.iter().any(|w| w == name) { continue; }
        eprintln!("{name}");
        for point in 0..3 {
            let x: Vec<f64> = (0..INPUTS).map(|_| draw()).collect();
            let direction: Vec<f64> = (0..INPUTS).map(|_| draw()).collect();
            let value = plain(&x);
            let mut want = vec![];
            for e in 0..INPUTS {
                let dual: Vec<Dual> = (0..INPUTS).map(|i| Dual { v: x[i], d: (i == e) as u8 as f64 }).collect();
                let got = oracle(&dual);
                differs(name, "oracle", point, got.v, value, 1e-3);
                want.push(got.d);
            }
            let scale = want.iter().fold(1e-3, |s: f64, w| s.max(w.abs()));
            let mut gradient = vec![0.0; INPUTS];
            let primal = reverse(&x, &mut gradient);
            if primal.to_bits() != value.to_bits() { println!("mismatch {name} primal of reverse: got {primal:?} want {value:?}"); }
            for e in 0..INPUTS { differs(name, "reverse", point, gradient[e], want[e], scale); }
            let (primal, tangent) = forward(&x, &direction);
            if primal.to_bits() != value.to_bits() { println!("mismatch {name} primal of forward: got {primal:?} want {value:?}"); }
            let along: f64 = want.iter().zip(&direction).map(|(w, d)| w * d).sum();
            differs(name, "forward", point, tangent, along, scale);
        }
        compared += 1;
    }
    println!("compared {compared} functions");
}
