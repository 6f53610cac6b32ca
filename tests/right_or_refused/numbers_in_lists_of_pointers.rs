// Numbers kept in a list of pointers by transmute, and taken out as numbers again.
use enzyme::{gradient, jvp, Duplicated};
fn boxed(d: f64) -> *const () { unsafe { std::mem::transmute::<f64, *const ()>(d) } }
fn unboxed(p: *const ()) -> f64 { unsafe { std::mem::transmute::<*const (), f64>(p) } }
struct List { items: Vec<*const ()> }
impl List { #[inline(never)] fn add(&mut self, p: *const ()) { self.items.push(p) } #[inline(never)] fn get(&self, i: usize) -> *const () { self.items[i] } }
fn f(x: &[f64]) -> f64 {
    let mut l = List { items: Vec::new() };
    for v in x { l.add(boxed(v * x[0])) }
    let mut s = 0.5;
    for i in 0..x.len() { s += unboxed(l.get(i)) * s }
    s
}
include!("compared.inc");
fn main() { let mut ok = true; check!(f, [0.7, 1.3, 0.9, 1.1], ok); println!("{}", if ok { "OK" } else { "WRONG" }) }
