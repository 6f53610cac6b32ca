// What Rust programs do in passing: guards, swaps, clamps, cells, payloads of mixed kinds, printing, bits.
include!("check.rs");
use enzyme::{gradient, Active, Const, Duplicated};
use std::cell::{Cell, RefCell};

fn entropy(x: &[f64]) -> f64 {
    x.iter().map(|p| if *p > 0.0 { -p * p.ln() } else { 0.0 }).sum()
}

fn safe_division(x: &[f64]) -> f64 {
    let total: f64 = x.iter().sum();
    x.iter().map(|v| if total != 0.0 { v / total * v } else { 0.0 }).sum()
}

fn swapped(x: &[f64]) -> f64 {
    let mut now = [x[0], x[1], x[2], x[3]];
    let mut before = [0.0; 4];
    for k in 0..3 {
        std::mem::swap(&mut now, &mut before);
        for i in 0..4 {
            now[i] += before[i] * before[(i + k) % 4];
        }
    }
    now.iter().sum()
}

fn clamped(x: &[f64]) -> f64 {
    x.iter().map(|v| v.clamp(0.5, 1.0 + x[0]) * v).sum()
}

#[derive(Clone, Copy)]
enum Value {
    Count(u64),
    Real(f64),
    Pair(f64, u32),
    Nothing,
}

fn payloads(x: &[f64]) -> f64 {
    let table = [Value::Real(x[0]), Value::Count(3), Value::Pair(x[1], 2), Value::Nothing, Value::Real(x[2] * x[3])];
    let mut copies = [Value::Nothing; 5];
    for (i, v) in table.iter().enumerate() {
        copies[(i * 2) % 5] = *v;
    }
    copies
        .iter()
        .map(|v| match v {
            Value::Count(n) => *n as f64,
            Value::Real(r) => r * r,
            Value::Pair(r, n) => r.powi(*n as i32) * *n as f64,
            Value::Nothing => 1.0,
        })
        .product()
}

fn cells(x: &[f64]) -> f64 {
    let best = Cell::new(x[0]);
    let log = RefCell::new(Vec::new());
    let note = |v: f64| {
        best.set(best.get() * v);
        log.borrow_mut().push(v * v);
    };
    x.iter().for_each(|v| note(*v));
    let log = log.into_inner();
    best.get() + log.iter().sum::<f64>()
}

fn printed(x: &[f64]) -> f64 {
    let text = format!("{:.3} {}", x[0], x.len());
    if text.len() > 1000 {
        println!("{text} {:?}", x);
    }
    let scale: f64 = "2.5".parse().unwrap();
    x[0] * x[1] * scale
}

fn bits(x: &[f64]) -> f64 {
    x.iter().map(|v| f64::from_bits(v.to_bits()) * v.copysign(-1.0) + v.abs()).sum()
}

fn mixed_integers(x: &[f64]) -> f64 {
    let mut counts = vec![0usize; 4];
    for v in x {
        counts[(v * 3.0) as usize % 4] += 1;
    }
    x.iter().zip(counts.iter().cycle()).map(|(v, n)| v.powi(*n as i32) + (*n as u8 as f64) * v).sum()
}

fn labelled(x: &[f64]) -> f64 {
    let mut s = 0.0;
    'rows: for i in 0..x.len() {
        for j in 0..x.len() {
            if i * j > 6 {
                continue 'rows;
            }
            if s > 50.0 {
                break 'rows;
            }
            s += x[i] * x[j] * (i as f64 - j as f64).abs();
        }
    }
    s
}

fn tuples(x: &[f64]) -> f64 {
    let (low, high) = x.iter().fold((f64::MAX, f64::MIN), |(a, b), v| (a.min(*v), b.max(*v)));
    let ((a, b), c): ((f64, f64), f64) = ((low * high, low + high), x[1]);
    a * b.sqrt() - c
}

fn dynamic_state(x: &[f64]) -> f64 {
    trait Step {
        fn step(&mut self, v: f64) -> f64;
    }
    struct Leaky {
        state: f64,
    }
    struct Product {
        so_far: f64,
        count: u32,
    }
    impl Step for Leaky {
        fn step(&mut self, v: f64) -> f64 {
            self.state = 0.9 * self.state + v;
            self.state
        }
    }
    impl Step for Product {
        fn step(&mut self, v: f64) -> f64 {
            self.count += 1;
            self.so_far *= v;
            self.so_far / self.count as f64
        }
    }
    let mut steps: Vec<Box<dyn Step>> = vec![Box::new(Leaky { state: 1.0 }), Box::new(Product { so_far: 1.0, count: 0 })];
    x.iter().map(|v| steps.iter_mut().map(|s| s.step(*v)).sum::<f64>()).sum()
}

fn main() {
    let x = [0.9, 0.4, 1.3, 0.7, 0.6];
    check_slice!(entropy, x);
    check_slice!(safe_division, x);
    check_slice!(swapped, x);
    check_slice!(clamped, x);
    check_slice!(payloads, x);
    check_slice!(cells, x);
    check_slice!(printed, x);
    check_slice!(bits, x);
    check_slice!(mixed_integers, x);
    check_slice!(labelled, x);
    check_slice!(tuples, x);
    check_slice!(dynamic_state, x);
    let mut d = [0.0; 3];
    gradient!(entropy, Duplicated(&[0.5, 0.0, 1.0][..], &mut d[..]));
    check::close("entropy at 0", d[1], 0.0, 0.0);
    check::close("entropy", d[0], -0.5f64.ln() - 1.0, 1e-15);
    let mut d = [1.0; 2];
    gradient!(safe_division, Duplicated(&[1.0, -1.0][..], &mut d[..]));
    check::close("division by 0", d[0], 1.0, 0.0);
    let guard = |x: f64, w: f64| if x > 0.0 { x.ln() * w } else { w };
    let (_, (dx, dw)) = gradient!(guard, Active(0.0), Active(2.0));
    check::close("guard", dx, 0.0, 0.0);
    check::close("guard", dw, 1.0, 0.0);
    let names = vec!["a".to_string(), "bb".to_string()];
    let of_text = |x: f64, names: &[String]| names.iter().map(|n| x.powi(n.len() as i32)).sum::<f64>();
    let (_, (dx, _)) = gradient!(of_text, Active(3.0), Const(&names[..]));
    check::close("of_text", dx, 7.0, 1e-15);
    check::finish();
}
