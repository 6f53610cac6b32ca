// More of the standard library: hash maps, sorting, caught panics, statics, reference-counted lists, closures in boxes.
include!("check.rs");
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

fn hash_map(x: &[f64]) -> f64 {
    let mut sums: HashMap<usize, f64> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        *sums.entry(i % 2).or_insert(0.0) += v * v;
    }
    sums.values().map(|v| v.sqrt()).sum()
}

// Maps that grow move their records, which lie before the bytes that tell which are used.
fn grown_map(x: &[f64]) -> f64 {
    let mut squares: HashMap<usize, f64> = HashMap::new();
    for i in 0..8 {
        *squares.entry(i).or_insert(1.0) += x[i % 3] * x[i % 3];
    }
    (0..8).map(|i| squares[&i] * i as f64).sum()
}

fn sorted_unstable(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.sort_unstable_by(|a, b| b.total_cmp(a));
    v[0] * v[1] + v[2]
}

fn caught(x: &[f64]) -> f64 {
    let product = std::panic::catch_unwind(|| x[0] * x[1]);
    product.unwrap() + x[2]
}

struct Node {
    value: f64,
    next: Option<Rc<RefCell<Node>>>,
}

fn shared_list(x: &[f64]) -> f64 {
    let mut head: Option<Rc<RefCell<Node>>> = None;
    for v in x {
        head = Some(Rc::new(RefCell::new(Node { value: *v, next: head.take() })));
    }
    let mut sum = 0.0;
    let mut at = head;
    while let Some(node) = at {
        sum += node.borrow().value * node.borrow().value;
        node.borrow_mut().value = 0.0;
        at = node.borrow().next.clone();
    }
    sum
}

fn boxed_closures(x: &[f64]) -> f64 {
    let steps: Vec<Box<dyn Fn(f64) -> f64 + '_>> =
        vec![Box::new(|v| v * x[1]), Box::new(f64::sin), Box::new(|v| v.powf(x[2]))];
    steps.iter().fold(x[0], |a, step| step(a))
}

static WEIGHTS: [f64; 3] = [1.0, 2.0, 3.0];
const TERMS: &[(f64, u32)] = &[(1.5, 2), (2.5, 3)];
thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

fn statics(x: &[f64]) -> f64 {
    CALLS.with(|n| n.set(n.get() + 1));
    x.iter().zip(&WEIGHTS).map(|(a, w)| a * w).sum::<f64>()
        + TERMS.iter().map(|(a, n)| a * x[0].powi(*n as i32)).sum::<f64>()
}

#[derive(Clone, Copy)]
struct Complex {
    re: f64,
    im: f64,
}
impl std::ops::Mul for Complex {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}
impl std::ops::AddAssign for Complex {
    fn add_assign(&mut self, o: Complex) {
        self.re += o.re;
        self.im += o.im;
    }
}

fn fourier(x: &[f64]) -> f64 {
    let n = x.len();
    let mut total = 0.0;
    for k in 0..n {
        let mut s = Complex { re: 0.0, im: 0.0 };
        for (j, v) in x.iter().enumerate() {
            let (sin, cos) = (-2.0 * std::f64::consts::PI * (j * k) as f64 / n as f64).sin_cos();
            s += Complex { re: *v, im: v * 0.5 } * Complex { re: cos, im: sin };
        }
        total += s.re.hypot(s.im) * (k + 1) as f64;
    }
    total
}

// A panic that is caught: what was done before it counts, and what is dropped on the way.
struct Thrice<'a>(&'a std::cell::Cell<f64>);
impl Drop for Thrice<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() * 3.0);
    }
}

#[inline(never)]
fn powers(x: &[f64], n: usize) -> f64 {
    if n > 3 {
        panic!("deep");
    }
    if n > 0 { x[n - 1] * powers(x, n - 1) } else { x[0] }
}

fn panicked(x: &[f64]) -> f64 {
    let total = std::cell::Cell::new(x[0]);
    for n in 2..5 {
        let power = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let _thrice = Thrice(&total);
            total.set(total.get() * x[1]);
            powers(x, n)
        }));
        total.set(total.get() + power.unwrap_or(x[2] * x[2]));
    }
    total.get()
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    check_slice!(panicked, [0.3, 1.2, 0.7]);
    let x = [0.9, 0.4, 1.3, 0.7];
    check_slice!(hash_map, x);
    check_slice!(grown_map, x);
    check_slice!(sorted_unstable, x);
    check_slice!(caught, x);
    check_slice!(shared_list, x);
    check_slice!(boxed_closures, x);
    check_slice!(statics, x);
    check_slice!(fourier, x);
    check::finish();
}
