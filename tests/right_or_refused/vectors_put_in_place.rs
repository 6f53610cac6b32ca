// A vector takes the place of a number in an enumeration: the word that is moved is now a number, now an address, and
// comes from memory that carries no derivative.
use enzyme::{gradient, jvp, Duplicated};
use std::collections::BTreeMap;
enum Shape {
    Point,
    Line(f64),
    Pair { a: f64, b: f64, n: u8 },
    Nest(Box<Shape>),
    Many(Vec<f64>),
    Index(usize),
}
fn area(s: &Shape, x: &[f64]) -> f64 {
    match s {
        Shape::Point => 0.25,
        Shape::Line(v) => *v,
        Shape::Pair { a, b, n } => *a * 0.5 + *b * 0.25 * *n as f64,
        Shape::Nest(inner) => 0.5 * area(inner, x),
        Shape::Many(v) => fold(v) * 0.5,
        Shape::Index(i) => x[*i & 3],
    }
}
fn fold(v: &[f64]) -> f64 {
    match v {
        [] => 0.0,
        [first, rest @ ..] => *first * 0.5 + fold(rest) * 0.5,
    }
}
fn replaced(x: &[f64]) -> f64 {
    let (mut held, mut sum) = (0.3, -0.6);
    for _ in 0..3 {
        if (1.054 * x[0]).sin() - (x[0] + x[1]) > 0.1142 {
        } else {
            let mut s = [Shape::Line(x[0] * 0.4995), Shape::Point];
            s[1] = std::mem::replace(&mut s[0], Shape::Many(vec![0.156_f64.sin(); 2]));
            held = area(&s[0], x) + area(&s[1], x) * 0.5;
        }
        sum = ((1.0 + x[1] * x[1]).sqrt() - x[0] * x[2]) * (1.0 + held * held).sqrt() * 0.0666;
    }
    (sum.cos() * x[0].cos()).sin()
}
fn kept(x: &[f64]) -> f64 {
    let mut m = BTreeMap::new();
    for n in 0..4 {
        m.insert(7 * n % 5, x[n as usize]);
    }
    m.values().fold(0.0, |s, v| s * 0.5 + *v * 0.5)
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(replaced, [0.7, 1.1, 0.4, 1.3], ok);
    check!(kept, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
