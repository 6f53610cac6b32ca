// Interpreters, dyn shapes, root finding, recursion, text beside, options and results.
include!("check.rs");
#[derive(Debug, Clone)]
enum Expr {
    Const(f64),
    Var(usize),
    Add(Box<Expr>, Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
    Sin(Box<Expr>),
    Pow(Box<Expr>, i32),
}
use Expr::*;
fn eval(e: &Expr, x: &[f64]) -> Result<f64, String> {
    Ok(match e {
        Const(c) => *c,
        Var(i) => *x.get(*i).ok_or_else(|| format!("no variable {i}"))?,
        Add(a, b) => eval(a, x)? + eval(b, x)?,
        Mul(a, b) => eval(a, x)? * eval(b, x)?,
        Sin(a) => eval(a, x)?.sin(),
        Pow(a, n) => eval(a, x)?.powi(*n),
    })
}
fn interpreter(x: &[f64]) -> f64 {
    let e = Add(
        Box::new(Mul(Box::new(Var(0)), Box::new(Sin(Box::new(Var(1)))))),
        Box::new(Pow(Box::new(Add(Box::new(Var(2)), Box::new(Const(0.5)))), 3)),
    );
    eval(&e, x).unwrap() + eval(&Var(7), x).unwrap_or(0.0)
}
trait Shape {
    fn area(&self) -> f64;
    fn scale(&mut self, s: f64);
    fn name(&self) -> &'static str {
        "shape"
    }
}
struct Circle {
    r: f64,
}
struct Rect {
    w: f64,
    h: f64,
}
impl Shape for Circle {
    fn area(&self) -> f64 {
        std::f64::consts::PI * self.r * self.r
    }
    fn scale(&mut self, s: f64) {
        self.r *= s;
    }
}
impl Shape for Rect {
    fn area(&self) -> f64 {
        self.w * self.h
    }
    fn scale(&mut self, s: f64) {
        self.w *= s;
        self.h *= s;
    }
    fn name(&self) -> &'static str {
        "rect"
    }
}
fn shapes(x: &[f64]) -> f64 {
    let mut v: Vec<Box<dyn Shape>> = vec![Box::new(Circle { r: x[0] }), Box::new(Rect { w: x[1], h: x[2] })];
    for s in v.iter_mut() {
        s.scale(x[3]);
    }
    v.iter().map(|s| s.area() * s.name().len() as f64).sum()
}
fn newton<F: Fn(f64) -> f64, G: Fn(f64) -> f64>(f: F, df: G, x0: f64) -> Option<f64> {
    let mut x = x0;
    for _ in 0..50 {
        let d = f(x) / df(x);
        x -= d;
        if d.abs() < 1e-14 {
            return Some(x);
        }
    }
    None
}
fn root(x: &[f64]) -> f64 {
    match newton(|t| t * t * t - x[0] * t - x[1], |t| 3.0 * t * t - x[0], 2.0) {
        Some(r) => r * x[2],
        None => 0.0,
    }
}
fn fib(n: u32, a: f64, b: f64) -> f64 {
    if n == 0 {
        a
    } else if n == 1 {
        b
    } else {
        fib(n - 1, a, b) * 0.5 + fib(n - 2, a, b).sin()
    }
}
fn recursion(x: &[f64]) -> f64 {
    fib(8, x[0], x[1])
}
fn parse(s: &str) -> Result<f64, std::num::ParseFloatError> {
    s.parse::<f64>()
}
fn strings(x: &[f64]) -> f64 {
    let k: f64 = "1.5,2.5,3.5".split(',').map(|s| parse(s).unwrap()).sum();
    let label = format!("{:>8.3}|{:e}", x[0], x[1]);
    k * x[0] * x[1] + if label.contains('|') { x[2] } else { 0.0 }
}
fn options(x: &[f64]) -> f64 {
    let first: Option<&f64> = x.iter().find(|v| **v > 0.9);
    let last = x.iter().rev().find(|v| **v < 0.0).copied();
    let both = first
        .zip(last.as_ref())
        .map(|(a, b)| a * b)
        .filter(|p| *p < 0.0)
        .unwrap_or(1.0);
    let m = x.iter().copied().reduce(f64::max).map_or(0.0, |m| m * m);
    both + m
        + last
            .and_then(|l| if l < -0.5 { Some(l.exp()) } else { None })
            .unwrap_or_default()
}
fn main() {
    check_slice!(interpreter, [0.5, -1.0, 2.0]);
    check_slice!(shapes, [0.5, 1.0, 2.0, 1.5]);
    check_slice!(root, [0.5, 1.0, 2.0]);
    check_slice!(recursion, [0.5, 1.0]);
    check_slice!(strings, [0.5, 1.0, 2.0]);
    check_slice!(options, [0.5, 1.0, -2.0, 0.3]);
    check::finish();
}
