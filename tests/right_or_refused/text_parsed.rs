use enzyme::{gradient, Duplicated};
fn f(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for (i, v) in x.iter().enumerate() {
        let t = format!("{:e}", v * v);
        s += t.parse::<f64>().unwrap() * (i as f64 + 1.0);
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
