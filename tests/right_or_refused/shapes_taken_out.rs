// Shapes taken out of a vector: the tag of an enumeration is moved alone, and the 31 bytes behind it in one piece.
use enzyme::{gradient, jvp, Duplicated};
#[derive(Clone)]
enum Shape {
    Point,
    Line(f64),
    Pair { a: f64, b: f64, n: u32 },
    Many(Vec<f64>),
    Nest(Box<Shape>),
    Index(usize),
}
fn area(s: &Shape, x: &[f64]) -> f64 {
    match s {
        Shape::Point => 0.25,
        Shape::Line(v) => *v,
        Shape::Pair { a, b, n } => a * 0.5 + b * 0.25 * *n as f64,
        Shape::Many(v) => v.iter().fold(0.0, |s, q| s * 0.5 + q) * 0.5,
        Shape::Nest(inner) => area(inner, x) * 0.5,
        Shape::Index(i) => x[*i & 3],
    }
}
fn popped(x: &[f64]) -> f64 {
    let mut s = vec![Shape::Point, Shape::Line(x[0] * x[1]), Shape::Many(vec![x[2].sin(), x[1], x[2]]), Shape::Index(3)];
    let (i, j) = if x[0] > x[1] { (0, 3) } else { (1, 3) };
    s.swap(i, j);
    let first = area(&s[2], x);
    let last = s.pop().unwrap();
    first + area(&last, x) * 0.5
}
fn removed(x: &[f64]) -> f64 {
    let mut s = vec![Shape::Pair { a: x[0], b: x[1] * x[2], n: 3 }, Shape::Nest(Box::new(Shape::Line(x[3] * x[0]))), Shape::Line(x[2]), Shape::Point];
    let i = if x[1] > 1.0 { 1 } else { 0 };
    let out = s.swap_remove(i);
    let other = s.remove(0);
    s.insert(1, other);
    s.push(out);
    s.iter().enumerate().map(|(k, q)| area(q, x) * (k + 1) as f64 * 0.3).sum()
}
fn replaced(x: &[f64]) -> f64 {
    let mut s = [Shape::Line(x[0] * x[0]), Shape::Point];
    s[1] = std::mem::replace(&mut s[0], Shape::Many(vec![x[1] * x[2]; 2]));
    area(&s[0], x) + area(&s[1], x) * x[3]
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(popped, [0.7, 1.1, 0.4, 1.3], ok);
    check!(popped, [1.7, 1.1, 0.4, 1.3], ok);
    check!(removed, [0.7, 1.1, 0.4, 1.3], ok);
    check!(removed, [0.7, 0.9, 0.4, 1.3], ok);
    check!(replaced, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
