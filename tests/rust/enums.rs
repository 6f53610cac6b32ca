// Enumerations whose variants hold numbers or boxes in the same place.
include!("check.rs");
#[derive(Debug, Clone)]
enum Term {
    Number(f64),
    Sum(Box<Term>, Box<Term>),
    Sine(Box<Term>),
}
use Term::*;
fn eval(t: &Term) -> f64 {
    match t {
        Number(v) => *v,
        Sum(a, b) => eval(a) + 3.0 * eval(b),
        Sine(a) => eval(a).sin(),
    }
}
fn cloned(x: &[f64]) -> f64 {
    let t = Sum(Box::new(Number(x[0])), Box::new(Sine(Box::new(Number(x[1])))));
    let u = t.clone();
    eval(&u) * eval(&t)
}
#[derive(Clone)]
enum Chain {
    End(f64),
    Minus(Box<Chain>),
}
fn last(c: &Chain) -> f64 {
    match c {
        Chain::End(v) => *v,
        Chain::Minus(c) => -last(c),
    }
}
fn chain(x: f64) -> f64 {
    let c = Chain::Minus(Box::new(Chain::Minus(Box::new(Chain::End(x * x)))));
    let d = c.clone();
    last(&d)
}
// A Vec of them as a stack.
#[derive(Clone)]
enum Item {
    Num(f64),
    Add(Box<Item>, Box<Item>),
    Mul(Box<Item>, Box<Item>),
    Vecs(Vec<f64>),
    Int(i64),
}
fn value(e: &Item) -> f64 {
    match e {
        Item::Num(v) => *v,
        Item::Add(a, b) => value(a) + value(b),
        Item::Mul(a, b) => value(a) * value(b),
        Item::Vecs(v) => v.iter().map(|v| v * v).sum(),
        Item::Int(i) => *i as f64,
    }
}
fn stack(x: &[f64]) -> f64 {
    let mut stack: Vec<Item> = Vec::new();
    for (i, v) in x.iter().enumerate() {
        stack.push(Item::Num(*v));
        stack.push(Item::Vecs(x[..=i].to_vec()));
        if i > 0 {
            let (b, a) = (stack.pop().unwrap(), stack.pop().unwrap());
            stack.push(if i % 2 == 0 { Item::Add(Box::new(a), Box::new(b)) } else { Item::Mul(Box::new(a), Box::new(b)) });
        }
        stack.push(Item::Int(i as i64 - 1));
        let copy = stack[stack.len() / 2].clone();
        stack.push(copy);
        let last = stack.len() - 1;
        stack.swap(0, last);
    }
    stack.drain(1..3);
    stack.iter().enumerate().map(|(i, e)| value(e) * (i + 1) as f64).sum()
}
// A swap in registers, one word of three at a time: each is now a number, now an address, a capacity or a length.
enum Part {
    Pair { a: f64, b: f64, n: u8 },
    Nest(Box<Part>),
    Many(Vec<f64>),
    Place(usize),
}
#[inline(never)]
fn size(s: &Part, x: &[f64]) -> f64 {
    match s {
        Part::Pair { a, b, n } => a * 0.5 + b * (0.25 * *n as f64),
        Part::Nest(inner) => 0.5 * size(inner, x),
        Part::Many(v) => v.iter().fold(0.3, |sum, e| (sum * e).cos()),
        Part::Place(i) => x[*i & 3],
    }
}
#[inline(never)]
fn part(k: usize, a: f64, b: f64) -> Part {
    match k & 3 {
        1 => Part::Pair { a, b, n: 3 },
        2 => Part::Many(vec![a, b]),
        3 => Part::Nest(Box::new(part(k - 1, b, a))),
        _ => Part::Place(k),
    }
}
fn parts(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for k in 0..8 {
        let (mut s, mut t) = (part(k / 2, x[1] * x[2], x[3]), part(k + 1, x[0], x[1] * x[3]));
        std::mem::swap(&mut s, &mut t);
        sum += (k + 1) as f64 * size(&s, x) + 0.5 * size(&t, x);
    }
    sum
}
#[inline(never)]
fn root(v: f64) -> Option<f64> {
    // LLVM takes the root of what is not positive, too: None has room for it.
    if v > 0.0131 { Some(v.sqrt()) } else { None }
}
fn roots(x: &[f64]) -> f64 {
    root(x[0]).or(root(x[1])).unwrap_or(x[2]) + root(x[0]).unwrap_or(3.0 * x[0])
}
fn main() {
    check_slice!(roots, [-1.0, 0.5, 2.0]);
    check_slice!(roots, [-1.0, -0.5, 2.0]);
    check_slice!(parts, [0.3, 0.7, -0.4, 1.1]);
    check_slice!(stack, [0.5, -1.25, 0.75]);
    check_slice!(cloned, [0.5, -1.0]);
    check_number!(chain, 1.5);
    check::finish();
}
