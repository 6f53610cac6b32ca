use enzyme::{gradient, Duplicated};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;
#[derive(Clone, Debug)]
enum Op {
    Const(f64),
    Scale(f64, usize),
    Apply(fn(f64) -> f64),
    Nested(Vec<Op>),
    Text(String),
}
fn run(ops: &[Op], x: &[f64], mut v: f64) -> f64 {
    for o in ops {
        v = match o {
            Op::Const(c) => v + c,
            Op::Scale(k, i) => v * k + x[*i],
            Op::Apply(g) => g(v),
            Op::Nested(o) => run(o, x, v) * 0.5,
            Op::Text(t) => v + t.len() as f64,
        }
    }
    v
}
fn sq(v: f64) -> f64 {
    v * v
}
fn f(x: &[f64]) -> f64 {
    let mut ops = vec![
        Op::Const(x[0]),
        Op::Text("abc".to_string()),
        Op::Scale(x[1], 2),
        Op::Apply(sq),
        Op::Apply(f64::sin),
    ];
    let inner = ops.clone();
    ops.push(Op::Nested(inner));
    ops.rotate_left(1);
    ops.swap(0, 3);
    let o: Vec<Op> = ops.iter().rev().cloned().collect();
    let q: VecDeque<Op> = o.into();
    let (a, b) = q.as_slices();
    run(a, x, x[2]) + run(b, x, 1.0)
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
    let _: Option<(Rc<RefCell<i32>>, HashMap<i32, f64>, BTreeMap<i32, i32>)> = None;
}
