// Words of std's Result that are a number in one variant and a string's capacity in the other, loaded at once.
use enzyme::{gradient, jvp, Duplicated};
struct Stats {
    sum: f64,
    max: f64,
    n: usize,
}
fn gathered(x: &[f64]) -> f64 {
    let mut parts: Vec<Result<Stats, String>> = Vec::new();
    for v in x {
        parts.push(Ok(Stats { sum: v * v, max: *v, n: 1 }));
    }
    let mut ok: Vec<Stats> = Vec::new();
    for p in parts {
        if let Ok(s) = p {
            ok.push(s);
        }
    }
    let mut total = 0.0;
    for s in &ok {
        total += s.sum * s.max / s.n as f64;
    }
    total
}
macro_rules! check {
    ($f:ident, $x:expr, $ok:ident) => {
        let x: [f64; 4] = $x;
        let mut dx = vec![0.0; x.len()];
        let (y, _) = gradient!($f, Duplicated(&x[..], &mut dx[..]));
        $ok &= y == $f(&x);
        for i in 0..x.len() {
            let h = 1e-6;
            let (mut p, mut m, mut t) = (x.to_vec(), x.to_vec(), vec![0.0; x.len()]);
            p[i] += h;
            m[i] -= h;
            t[i] = 1.0;
            let d = ($f(&p) - $f(&m)) / (2.0 * h);
            let (_, forward) = jvp!($f, Duplicated(&x[..], &t[..]));
            if (d - dx[i]).abs() > 1e-6 * (1.0 + d.abs()) || (d - forward).abs() > 1e-6 * (1.0 + d.abs()) {
                $ok = false;
                println!("{} {} {}", d, dx[i], forward)
            }
        }
    };
}
fn main() {
    let mut ok = true;
    check!(gathered, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
