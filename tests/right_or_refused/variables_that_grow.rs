// Vectors and tables in variables of the program and of its threads, whose memory is older than the derivative.
use enzyme::{gradient, jvp, Duplicated};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::sync::Mutex;
static SEEN: Mutex<Vec<f64>> = Mutex::new(Vec::new());
thread_local! {
    static MEMO: RefCell<HashMap<usize, f64>> = RefCell::new(HashMap::new());
    static BUFFER: RefCell<Vec<f64>> = const { RefCell::new(Vec::new()) };
    static LAST: Cell<f64> = const { Cell::new(0.0) };
}
#[inline(never)]
fn memo(i: usize, x: &[f64]) -> f64 {
    if let Some(v) = MEMO.with_borrow(|m| m.get(&i).copied()) {
        return v;
    }
    let r = if i == 0 { x[0] } else { memo(i - 1, x) * x[i % x.len()] + 1.0 };
    MEMO.with_borrow_mut(|m| m.insert(i, r));
    r
}
fn grown(x: &[f64]) -> f64 {
    SEEN.lock().unwrap().clear();
    MEMO.with_borrow_mut(|m| m.clear());
    BUFFER.with_borrow_mut(|b| b.resize(x.len(), 0.0));
    for (i, v) in x.iter().enumerate() {
        SEEN.lock().unwrap().push(v * v);
        BUFFER.with_borrow_mut(|b| b[i] = v * x[0]);
        LAST.set(v * 3.0);
    }
    let seen: f64 = SEEN.lock().unwrap().iter().sum();
    seen + memo(9, x) + memo(5, x) + BUFFER.with_borrow(|b| b.iter().product::<f64>()) + LAST.get()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(grown, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
