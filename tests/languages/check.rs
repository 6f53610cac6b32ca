// The same from Rust.
use enzyme::{gradient, jvp, Duplicated};

#[link(name = "objective", kind = "static")]
extern "C" {
    fn objective(n: i32, x: *const f64) -> f64;
}

fn at(x: &[f64]) -> f64 {
    unsafe { objective(x.len() as i32, x.as_ptr()) }
}

fn main() {
    let x = [0.3, 1.2, 0.8];
    let mut dx = [0.0; 3];
    gradient!(at, Duplicated(&x[..], &mut dx[..]));
    for i in 0..3 {
        let (mut v, mut above, mut below, h) = ([0.0; 3], x, x, 1e-5);
        v[i] = 1.0;
        let (_, tangent) = jvp!(at, Duplicated(&x[..], &v[..]));
        above[i] += h;
        below[i] -= h;
        println!("{:.9} {:.9} {:.9}", dx[i], tangent, (at(&above) - at(&below)) / (2.0 * h));
    }
}
