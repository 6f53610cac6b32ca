// A hash of numbers that are read for their bits only, in a vector of which nothing else says that it has numbers.
use enzyme::{gradient, Duplicated};

fn hash(x: &Vec<f32>) -> f32 {
    let mut hash = 2166136261u32;
    for v in x {
        hash = (hash ^ v.to_bits()).wrapping_mul(16777619);
    }
    hash as f32 * 1e-9
}

fn main() {
    let x = vec![1.5f32, 2.25, 3.0];
    let mut dx = vec![0.0; 3];
    gradient!(hash, Duplicated(&x, &mut dx));
    println!("WRONG {dx:?}");
}
