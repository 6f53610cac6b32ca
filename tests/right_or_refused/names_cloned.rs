// Records with a name of their own beside numbers are cloned: no number is written to the copies of the names.
use enzyme::{gradient, jvp, Duplicated};
trait Shape {
    fn area(&self) -> f64;
    fn boxed(&self) -> Box<dyn Shape>;
}
#[derive(Clone)]
struct Named {
    name: String,
    sides: Vec<(f64, f64)>,
}
impl Shape for Named {
    fn area(&self) -> f64 {
        self.sides.iter().map(|s| s.0 * s.1).sum::<f64>() * self.name.len() as f64
    }
    fn boxed(&self) -> Box<dyn Shape> {
        Box::new(self.clone())
    }
}
fn fun(x: &[f64]) -> f64 {
    let first = Named { name: "abc".to_owned(), sides: vec![(x[0], x[1]), (x[2], x[3])] };
    let mut all: Vec<Box<dyn Shape>> = vec![first.boxed()];
    all.push(Box::new(Named { sides: x.windows(2).map(|w| (w[0], w[1])).collect(), ..first.clone() }));
    all.push(all[1].boxed());
    all.iter().enumerate().map(|(i, s)| s.area() * (i + 1) as f64).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(fun, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
