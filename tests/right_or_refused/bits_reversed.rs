use enzyme::{gradient, Duplicated};
#[derive(Clone, Copy)]
union U {
    d: f64,
    b: u64,
}
fn f(x: &[f64]) -> f64 {
    let mut v: Vec<u64> = x.iter().map(|t| t.to_bits()).collect();
    v.reverse();
    let s: f64 = v
        .iter()
        .map(|&b| f64::from_bits(b))
        .enumerate()
        .map(|(i, t)| t * t * (i + 1) as f64)
        .sum();
    let u = U { d: x[0] * 2.0 };
    let w = unsafe { U { b: u.b }.d };
    let bytes: Vec<u8> = x.iter().flat_map(|t| t.to_ne_bytes()).collect();
    let back: f64 = bytes
        .chunks_exact(8)
        .map(|c| f64::from_ne_bytes(c.try_into().unwrap()))
        .sum();
    s + w + back
}
fn main() {
    let x = vec![0.7, 1.1, 0.4];
    let mut dx = vec![0.0; 3];
    let _ = gradient!(f, Duplicated(&x[..], &mut dx[..]));
    let mut ok = true;
    for i in 0..3 {
        let h = 1e-6;
        let mut p = x.clone();
        p[i] += h;
        let mut m = x.clone();
        m[i] -= h;
        let d = (f(&p) - f(&m)) / (2.0 * h);
        if (d - dx[i]).abs() > 1e-5 {
            ok = false;
            println!("{} {}", d, dx[i])
        }
    }
    println!("{}", if ok { "OK" } else { "WRONG" });
}
