// Traits, enums, closures, iterators, panics, slices, generics, strings.
#![crate_type = "lib"]
use std::collections::HashMap;

pub trait Shape { fn area(&self) -> f64; fn name(&self) -> String { "shape".to_string() } }
pub struct Circle(pub f64);
pub struct Polygon { points: Vec<(f64, f64)> }
impl Shape for Circle { fn area(&self) -> f64 { std::f64::consts::PI * self.0 * self.0 } }
impl Shape for Polygon {
    fn area(&self) -> f64 {
        self.points.iter().zip(self.points.iter().skip(1)).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>() / 2.0
    }
    fn name(&self) -> String { format!("polygon of {}", self.points.len()) }
}
pub enum Expression { Number(f64), Add(Box<Expression>, Box<Expression>), Variable(&'static str), Nothing }
pub fn evaluate(e: &Expression, values: &HashMap<String, f64>) -> Result<f64, String> {
    match e {
        Expression::Number(x) => Ok(*x),
        Expression::Add(a, b) => Ok(evaluate(a, values)? + evaluate(b, values)?),
        Expression::Variable(name) => values.get(*name).copied().ok_or_else(|| format!("no {name}")),
        Expression::Nothing => Err("nothing".into()),
    }
}
pub fn total(shapes: &[Box<dyn Shape>]) -> f64 { shapes.iter().map(|s| s.area()).fold(0.0, f64::max) }
#[no_mangle] pub extern "C" fn dot(n: usize, x: *const f64, y: *const f64) -> f64 {
    let (x, y) = unsafe { (std::slice::from_raw_parts(x, n), std::slice::from_raw_parts(y, n)) };
    x.iter().zip(y).map(|(a, b)| a * b).sum()
}
pub fn checked(a: i32, b: i32, v: &mut [u8]) -> i32 { v[a as usize] = b as u8; a.checked_mul(b).unwrap_or(i32::MAX) / b }
pub static mut COUNTER: u128 = 7;
pub fn wide(a: u128) -> u128 { unsafe { COUNTER += a; COUNTER.rotate_left(3) } }
