use enzyme::{Active, Const, gradient, jvp, Duplicated};
#[allow(dead_code)]
struct Layer {
    weights: Vec<f64>,
    next: Option<Box<Layer>>,
}
unsafe impl enzyme::Mirror for Layer {}
fn run(layer: &Layer, x: f64) -> f64 {
    let sum: f64 = layer.weights.iter().map(|w| (w * x).tanh()).sum();
    match &layer.next {
        Some(next) => run(next, sum),
        None => sum,
    }
}
fn dynamic(x: &[f64]) -> f64 {
    let steps: Vec<Box<dyn Fn(f64) -> f64 + '_>> = vec![Box::new(|v| v * x[0]), Box::new(|v| v.sin() + x[1])];
    steps.iter().fold(1.5, |v, step| step(v))
}
fn scale(x: &mut [f64], k: f64) {
    let owned = x.to_vec();
    for (a, b) in x.iter_mut().zip(&owned) {
        *a *= k * b;
    }
}
fn mixed(x: &[f64]) -> f64 {
    let folded = x.iter().fold(x[0].to_bits(), |all, v| (all >> 1) + (v.to_bits() >> 1));
    f64::from_bits(folded) + x[0]
}
fn main() {
    let layers = Layer { weights: vec![0.5, 0.3], next: Some(Box::new(Layer { weights: vec![0.7], next: None })) };
    let mut shadow = Layer { weights: vec![0.0, 0.0], next: Some(Box::new(Layer { weights: vec![0.0], next: None })) };
    let _ = gradient!(run, Duplicated(&layers, &mut shadow), Active(0.8));
    let x = [0.5, 1.5];
    let mut dx = [0.0; 2];
    let _ = gradient!(dynamic, Duplicated(&x[..], &mut dx[..]));
    let _ = jvp!(dynamic, Duplicated(&x[..], &[1.0, 2.0][..]));
    let (mut y, mut dy) = ([0.5, 1.5, 2.5], [1.0, 1.0, 1.0]);
    let _ = gradient!(scale, Duplicated(&mut y[..], &mut dy[..]), Const(1.5));
    let _ = gradient!(mixed, Duplicated(&x[..], &mut dx[..]));
    println!("{} {}", shadow.weights[0], dx[0]);
}
