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
fn main() {
    check_slice!(cloned, [0.5, -1.0]);
    check_number!(chain, 1.5);
    check::finish();
}
