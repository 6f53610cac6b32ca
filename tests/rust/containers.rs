// std's containers and adaptors on active values.
include!("check.rs");
use std::cell::RefCell;
use std::collections::{BinaryHeap, VecDeque};
use std::rc::Rc;

fn deque(x: &[f64]) -> f64 {
    let mut d: VecDeque<f64> = x.iter().copied().collect();
    let mut s = 0.0;
    while let Some(v) = d.pop_front() {
        s = s * 0.5 + v * v;
        if d.len() > 2 {
            let b = d.pop_back().unwrap();
            s += b * v;
        }
    }
    s
}
#[derive(PartialEq, PartialOrd)]
struct Key(f64);
impl Eq for Key {}
impl Ord for Key {
    fn cmp(&self, o: &Self) -> std::cmp::Ordering {
        self.0.partial_cmp(&o.0).unwrap()
    }
}
fn heap(x: &[f64]) -> f64 {
    let mut h: BinaryHeap<Key> = x.iter().map(|v| Key(v * v)).collect();
    let mut w = 1.0;
    let mut s = 0.0;
    while let Some(Key(v)) = h.pop() {
        s += w * v;
        w *= 0.7;
    }
    s
}
struct Node {
    value: f64,
    children: Vec<Rc<RefCell<Node>>>,
}
fn tree(x: &[f64]) -> f64 {
    let root = Rc::new(RefCell::new(Node { value: x[0], children: vec![] }));
    let mut last = root.clone();
    for v in &x[1..] {
        let n = Rc::new(RefCell::new(Node { value: *v, children: vec![] }));
        last.borrow_mut().children.push(n.clone());
        last.borrow_mut().value *= v;
        if *v > 0.5 {
            last = n;
        }
    }
    fn total(n: &Rc<RefCell<Node>>) -> f64 {
        let n = n.borrow();
        n.value * n.value + n.children.iter().map(total).sum::<f64>()
    }
    total(&root)
}
fn sorted_stable(x: &[f64]) -> f64 {
    let mut v: Vec<f64> = x.iter().map(|a| a * a).collect();
    v.sort_by(|a, b| b.partial_cmp(a).unwrap());
    v.iter().enumerate().map(|(i, a)| (i + 1) as f64 * a).sum()
}
fn edited(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.dedup();
    v.retain(|a| *a > 0.45);
    v.rotate_left(1);
    v.truncate(4);
    v.insert(1, x[0] * x[1]);
    v.swap(0, 2);
    let r = v.remove(1);
    v.extend_from_slice(&[r, x[2]]);
    v.reverse();
    v.iter().fold(0.0, |a, b| a * 0.5 + b)
}
fn nested(x: &[f64]) -> f64 {
    let n = 3;
    let mut a: Vec<Vec<f64>> =
        (0..n).map(|i| (0..n).map(|j| x[(i * n + j) % x.len()] + if i == j { 3.0 } else { 0.0 }).collect()).collect();
    let mut b: Vec<f64> = x[..n].to_vec();
    for k in 0..n {
        let p = (k..n).max_by(|&i, &j| a[i][k].abs().partial_cmp(&a[j][k].abs()).unwrap()).unwrap();
        a.swap(k, p);
        b.swap(k, p);
        for i in k + 1..n {
            let f = a[i][k] / a[k][k];
            for j in k..n {
                let t = a[k][j];
                a[i][j] -= f * t;
            }
            b[i] -= f * b[k];
        }
    }
    for i in (0..n).rev() {
        let s: f64 = (i + 1..n).map(|j| a[i][j] * b[j]).sum();
        b[i] = (b[i] - s) / a[i][i];
    }
    b.iter().map(|v| v * v).sum()
}
fn combined(x: &[f64]) -> f64 {
    let a: f64 = x.iter().zip(x.iter().skip(1)).map(|(a, b)| a * b).sum();
    let b: f64 = x.chunks(2).map(|c| c.iter().product::<f64>()).sum();
    let c: f64 = x.windows(3).map(|w| w[0] * w[1] - w[2]).fold(1.0, |p, q| p * q);
    let d: f64 = x.iter().rev().step_by(2).enumerate().map(|(i, v)| v.powi(i as i32 + 1)).sum();
    a + b + c + d
}
fn reduced(x: &[f64]) -> f64 {
    let e = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let f: f64 = x
        .iter()
        .scan(1.0, |s, v| {
            *s *= v;
            Some(*s)
        })
        .take_while(|v| v.abs() > 1e-3)
        .sum();
    e + f
}
fn partitioned(x: &[f64]) -> f64 {
    let (p, q): (Vec<f64>, Vec<f64>) =
        x.iter().flat_map(|v| [*v, v * v]).filter(|v| *v > 0.3).partition(|v: &f64| *v > 0.6);
    let h = p.iter().chain(q.iter()).cycle().take(9).map(|v| v * 0.5).sum::<f64>();
    h
}
fn stepped(x: &[f64]) -> f64 {
    let k = x.iter().min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
    let l = x.rchunks(2).map(|c| c[0]).last().unwrap();
    let m = x.chunks_exact(2).map(|c| c[0] / c[1]).sum::<f64>();
    let o = x.iter().try_fold(0.0, |s, v| if *v > 100.0 { None } else { Some(s + v * v) }).unwrap();
    l + m + o + *k
}
fn peeked(x: &[f64]) -> f64 {
    let r = x.iter().skip_while(|v| **v > 0.8).map(|v| v * 3.0).reduce(|a, b| a * b + 1.0).unwrap();
    let (u, w): (Vec<f64>, Vec<f64>) = x.iter().map(|v| (v.sin(), v.cos())).unzip();
    let t = u.iter().zip(&w).map(|(a, b)| a * b).sum::<f64>();
    let pk = {
        let mut it = x.iter().peekable();
        let mut s = 0.0;
        while let Some(v) = it.next() {
            if let Some(n) = it.peek() {
                s += v * **n;
            }
        }
        s
    };
    r + t + pk
}
fn split(x: &[f64]) -> f64 {
    let sp: f64 = {
        let (l, r) = x.split_at(2);
        l.iter().sum::<f64>() * r.iter().sum::<f64>()
    };
    sp
}
fn drained(x: &[f64]) -> f64 {
    let mut v: Vec<f64> = x.iter().map(|a| a * a).collect();
    let s: f64 = v.drain(1..3).map(|a| a * 2.0).sum();
    let w = v.split_off(1);
    let mut z = v;
    z.append(&mut w.clone());
    z.resize(8, x[0]);
    z.fill(x[1]);
    let b: Box<[f64]> = w.into_boxed_slice();
    s * b.iter().sum::<f64>() + z.iter().sum::<f64>()
}
fn mutable_iters(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.iter_mut().for_each(|a| *a *= *a);
    for (a, b) in v.iter_mut().zip(x) {
        *a += b.sin();
    }
    for c in v.chunks_mut(2) {
        c[0] *= 2.0;
        if let [a, b] = c {
            std::mem::swap(a, b);
        }
    }
    {
        let (l, r) = v.split_at_mut(2);
        for (a, b) in l.iter_mut().zip(r.iter_mut()) {
            *a *= *b;
            *b += 1.0;
        }
    }
    v.copy_within(1..3, 0);
    if let Some(f) = v.first_mut() {
        *f = f.sin();
    }
    if let Some(f) = v.last() {
        return v.iter().sum::<f64>() * f;
    }
    v.drain(..).sum()
}

fn main() {
    let x = [0.91, 0.43, 1.31, 0.72, 0.63];
    check_slice!(deque, x);
    check_slice!(heap, x);
    check_slice!(tree, x);
    check_slice!(sorted_stable, x);
    check_slice!(edited, x);
    check_slice!(nested, x);
    check_slice!(combined, x);
    check_slice!(reduced, x);
    check_slice!(partitioned, x);
    check_slice!(stepped, x);
    check_slice!(peeked, x);
    check_slice!(split, x);
    check_slice!(mutable_iters, x);
    check_slice!(drained, x);
    check::finish();
}
