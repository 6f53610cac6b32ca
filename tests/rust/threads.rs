// Threads that differentiated code starts and joins: scopes, handles, locks, counters; with 1, 2, 4 and 7 threads.
include!("check.rs");
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

const THREADS: [usize; 4] = [1, 2, 4, 7];

fn in_chunks(x: &[f64]) -> f64 {
    let mut total = 0.0;
    for threads in THREADS {
        let n = x.len().div_ceil(threads);
        let mut y = vec![0.0; x.len()];
        thread::scope(|s| {
            for (a, b) in x.chunks(n).zip(y.chunks_mut(n)) {
                s.spawn(move || {
                    for (from, to) in a.iter().zip(b) {
                        *to = from.sin() * from;
                    }
                });
            }
        });
        total += y.iter().enumerate().map(|(i, v)| v * i as f64).sum::<f64>();
    }
    total
}

fn neighbours(x: &[f64]) -> f64 {
    let n = x.len();
    let (mut u, mut w) = (x.to_vec(), vec![0.0; n]);
    for threads in THREADS {
        let chunk = n.div_ceil(threads);
        thread::scope(|s| {
            for (k, part) in w.chunks_mut(chunk).enumerate() {
                let u = &u;
                s.spawn(move || {
                    for (j, to) in part.iter_mut().enumerate() {
                        let i = k * chunk + j;
                        *to = u[i] + 0.1 * (u[(i + n - 1) % n] - 2.0 * u[i] + u[(i + 1) % n]) * u[i];
                    }
                });
            }
        });
        std::mem::swap(&mut u, &mut w);
    }
    u.iter().map(|v| v * v).sum()
}

fn of_handles(x: &[f64]) -> f64 {
    let parts: Vec<Vec<f64>> = thread::scope(|s| {
        let handles: Vec<_> = x.chunks(2).map(|c| s.spawn(move || c.iter().map(|v| v.exp()).collect())).collect();
        let own: f64 = x.iter().sum();
        let mut parts: Vec<Vec<f64>> = handles.into_iter().map(|h| h.join().unwrap()).collect();
        parts.push(vec![own]);
        parts
    });
    parts.concat().iter().zip(x.iter().cycle()).map(|(a, b)| a * b).sum()
}

fn shared(x: &[f64]) -> f64 {
    let (x, total, count) = (Arc::new(x.to_vec()), Arc::new(Mutex::new(1.0)), Arc::new(AtomicUsize::new(0)));
    let handles: Vec<_> = (0..3)
        .map(|_| {
            let (x, total, count) = (Arc::clone(&x), Arc::clone(&total), Arc::clone(&count));
            thread::spawn(move || {
                let mut largest = 0.0;
                loop {
                    let i = count.fetch_add(1, Ordering::Relaxed);
                    let Some(v) = x.get(i) else { return largest * 0.0 };
                    *total.lock().unwrap() *= v.cos() + 2.0;
                    largest = v.max(largest);
                }
            })
        })
        .collect();
    let nothing: f64 = handles.into_iter().map(|h| h.join().unwrap()).sum();
    let total = *total.lock().unwrap();
    total * x[0] + nothing
}

fn moved(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    for _ in 0..3 {
        v = thread::spawn(move || v.iter().map(|a| a.sin() + a).collect::<Vec<f64>>()).join().unwrap();
    }
    v.iter().product()
}

fn arrays(x: &[f64]) -> f64 {
    let a = [x[0], x[1], x[2], x[3]];
    let b = thread::spawn(move || a.map(|v| v * v)).join().unwrap();
    b.iter().sum::<f64>() * b[1]
}

fn main() {
    let x = [0.3, 1.2, 0.7, 2.1, 0.9];
    check_slice!(in_chunks, x);
    check_slice!(neighbours, x);
    check_slice!(of_handles, x);
    check_slice!(shared, x);
    check_slice!(moved, x);
    check_slice!(arrays, x);
    check::finish();
}
