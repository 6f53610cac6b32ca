use enzyme::{gradient, Duplicated};
fn f(x: &[f64]) -> f64 {
    let mut b: Vec<u8> = Vec::new();
    for v in x {
        b.extend_from_slice(&(v * v).to_be_bytes());
    }
    let mut s = 0.0;
    for (i, c) in b.chunks_exact(8).enumerate() {
        let mut a = [0u8; 8];
        a.copy_from_slice(c);
        s += f64::from_be_bytes(a) * (i as f64 + 1.0);
    }
    s
}
fn main() {
    let x = vec![0.7, 1.1];
    let mut dx = vec![0.0; 2];
    let _ = gradient!(f, Duplicated(&x[..], &mut dx[..]));
    let want = [1.4, 4.4];
    if (dx[0] - want[0]).abs() < 1e-6 && (dx[1] - want[1]).abs() < 1e-6 {
        println!("OK")
    } else {
        println!("WRONG {:?}", dx)
    }
}
