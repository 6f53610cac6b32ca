// Stages behind `dyn` that keep numbers of their own, are cloned, nested, rotated and dropped from a list.
use enzyme::{gradient, jvp, Duplicated};
use std::rc::Rc;
use std::cell::RefCell;
trait Layer { fn run(&mut self, v: f64) -> f64; fn name(&self) -> &str { "layer" } fn copy(&self) -> Box<dyn Layer>; }
#[derive(Clone)] struct Gain(f64);
#[derive(Clone)] struct Delay { line: Vec<f64>, at: usize }
#[derive(Clone)] struct Shared { log: Rc<RefCell<Vec<f64>>>, k: f64 }
struct Chain(Vec<Box<dyn Layer>>);
impl Layer for Gain { fn run(&mut self, v: f64) -> f64 { self.0 *= 1.1; v * self.0 } fn copy(&self) -> Box<dyn Layer> { Box::new(self.clone()) } fn name(&self) -> &str { "gain" } }
impl Layer for Delay {
    fn run(&mut self, v: f64) -> f64 { let o = std::mem::replace(&mut self.line[self.at], v); self.at = (self.at + 1) % self.line.len(); o + 0.5 * v }
    fn copy(&self) -> Box<dyn Layer> { Box::new(self.clone()) }
}
impl Layer for Shared {
    fn run(&mut self, v: f64) -> f64 { self.log.borrow_mut().push(v); v + self.k * self.log.borrow().iter().sum::<f64>() }
    fn copy(&self) -> Box<dyn Layer> { Box::new(self.clone()) }
}
impl Layer for Chain {
    fn run(&mut self, v: f64) -> f64 { self.0.iter_mut().fold(v, |s, l| l.run(s)) }
    fn copy(&self) -> Box<dyn Layer> { Box::new(Chain(self.0.iter().map(|l| l.copy()).collect())) }
    fn name(&self) -> &str { "chain" }
}
fn fun(x: &[f64]) -> f64 {
    let log = Rc::new(RefCell::new(vec![x[0]]));
    let mut inner = Chain(vec![Box::new(Gain(x[1])), Box::new(Shared { log: log.clone(), k: x[2] })]);
    let mut all: Vec<Box<dyn Layer>> = vec![Box::new(Delay { line: vec![x[3]; 2], at: 0 }), inner.copy(), Box::new(Gain(x[0]))];
    all.push(inner.copy());
    all.swap(0, 2);
    all.rotate_left(1);
    let mut y = 0.0;
    for (i, a) in x.iter().enumerate() {
        let mut v = *a;
        for l in all.iter_mut() { v = l.run(v); if l.name() == "chain" { y += v * i as f64; } }
        y += v;
    }
    y += inner.run(x[2]);
    all.retain(|l| l.name() != "gain");
    let s = log.borrow().iter().map(|v| v * v).sum::<f64>();
    y * all.len() as f64 + s
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(fun, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
