// Shapes behind trait objects are boxed anew: the tag of an Option beside its number is moved as a word.
use enzyme::{gradient, jvp, Duplicated};
trait Shape {
    fn area(&self) -> f64;
    fn scale(&mut self, k: f64);
    fn boxed(&self) -> Box<dyn Shape>;
}
#[derive(Clone)]
struct Disc {
    r: f64,
}
#[derive(Clone)]
struct Polygon {
    p: Vec<(f64, f64)>,
    closed: bool,
}
struct Group {
    s: Vec<Box<dyn Shape>>,
    k: Option<f64>,
}
impl Shape for Disc {
    fn area(&self) -> f64 {
        3.1 * self.r * self.r
    }
    fn scale(&mut self, k: f64) {
        self.r *= k
    }
    fn boxed(&self) -> Box<dyn Shape> {
        Box::new(self.clone())
    }
}
impl Shape for Polygon {
    fn area(&self) -> f64 {
        let n = self.p.len();
        let sum: f64 = (0..n).map(|i| self.p[i].0 * self.p[(i + 1) % n].1 - self.p[i].1 * self.p[(i + 1) % n].0).sum();
        sum * if self.closed { 0.5 } else { 1.0 }
    }
    fn scale(&mut self, k: f64) {
        for q in &mut self.p {
            q.0 *= k;
            q.1 *= k
        }
    }
    fn boxed(&self) -> Box<dyn Shape> {
        Box::new(self.clone())
    }
}
impl Shape for Group {
    fn area(&self) -> f64 {
        self.s.iter().map(|s| s.area()).sum::<f64>() * self.k.unwrap_or(1.0)
    }
    fn scale(&mut self, k: f64) {
        self.k = Some(self.k.take().map_or(k, |old| old * k));
    }
    fn boxed(&self) -> Box<dyn Shape> {
        Box::new(Group { s: self.s.iter().map(|s| s.boxed()).collect(), k: self.k })
    }
}
fn fun(x: &[f64]) -> f64 {
    let polygon = Polygon { p: vec![(0.0, 0.1), (x[1], 0.2), (x[2], x[3])], closed: true };
    let mut g = Group { s: vec![Box::new(Disc { r: x[0] }), Box::new(polygon)], k: None };
    let mut c = g.boxed();
    g.s.swap(0, 1);
    g.s[0].scale(x[0]);
    c.scale(x[1]);
    c.scale(x[2]);
    g.s.push(c);
    g.s.iter().enumerate().map(|(i, s)| s.area() * (i + 1) as f64).sum::<f64>() + g.area()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(fun, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
