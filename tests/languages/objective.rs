// In Rust: a Vec, iterators and closures, a trait object, an enum, bounds checks.
use std::slice;

trait Shape {
    fn at(&self, v: f64) -> f64;
}
struct Bump;
struct Wave {
    rate: f64,
}
impl Shape for Bump {
    fn at(&self, v: f64) -> f64 {
        (-v * v).exp()
    }
}
impl Shape for Wave {
    fn at(&self, v: f64) -> f64 {
        v * (self.rate * v).sin()
    }
}
enum Weight {
    One,
    Times(f64),
}

fn weighted(w: &Weight, v: f64) -> f64 {
    match w {
        Weight::One => v,
        Weight::Times(f) => f * v,
    }
}

#[no_mangle]
pub unsafe extern "C" fn objective(n: i32, x: *const f64) -> f64 {
    let x = slice::from_raw_parts(x, n as usize);
    let shapes: [Box<dyn Shape>; 2] = [Box::new(Bump), Box::new(Wave { rate: 1.5 })];
    let terms: Vec<f64> = x.iter().enumerate().map(|(i, v)| shapes[i % 2].at(*v)).collect();
    let weights = [Weight::One, Weight::Times(x[0])];
    let pairs: f64 = terms.windows(2).map(|w| w[0] * w[1]).sum();
    pairs + terms.iter().zip(weights.iter().cycle()).map(|(t, w)| weighted(w, *t)).sum::<f64>()
}
