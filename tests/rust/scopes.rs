// A gradient through threads: of a scope that write their parts of a slice, and whose results are joined.
include!("check.rs");
use std::sync::{LazyLock, Mutex, OnceLock};
use std::thread;

fn work(x: &[f64]) -> f64 {
    let (mut y, last) = (vec![0.0; x.len()], Mutex::new(1.0));
    let sum: f64 = thread::scope(|s| {
        for (from, to) in x.chunks(2).zip(y.chunks_mut(2)) {
            s.spawn(|| {
                for (a, b) in from.iter().zip(to) {
                    *b = a.sin() * a;
                    *last.lock().unwrap() *= *b;
                }
            });
        }
        let handles: Vec<_> = x.iter().map(|a| s.spawn(move || a * a)).collect();
        handles.into_iter().map(|h| h.join().unwrap()).sum()
    });
    let own = y[0] * sum;
    let product = thread::spawn(move || y.iter().map(|v| v + 1.0).product::<f64>()).join().unwrap();
    let last = *last.lock().unwrap();
    product + own * last
}

fn done_once(x: &[f64]) -> f64 {
    let (first, a) = (OnceLock::new(), x[1]);
    let later = LazyLock::new(move || a * a);
    x.iter().map(|v| v * *first.get_or_init(|| x[0] * x[0]) + *later).sum()
}

fn main() {
    check_slice!(done_once, [0.3, 1.2, 0.7, 2.1, 0.9]);
    check_slice!(work, [0.3, 1.2, 0.7, 2.1, 0.9]);
    check::finish();
}
