use enzyme::{gradient, Duplicated};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
struct Node {
    val: f64,
    kids: Vec<Rc<RefCell<Node>>>,
}
trait Layer {
    fn fwd(&self, v: &[f64]) -> Vec<f64>;
}
struct Dense {
    w: Vec<Vec<f64>>,
    b: Vec<f64>,
}
struct Act(Box<dyn Fn(f64) -> f64>);
impl Layer for Dense {
    fn fwd(&self, v: &[f64]) -> Vec<f64> {
        self.w
            .iter()
            .zip(&self.b)
            .map(|(r, b)| r.iter().zip(v).map(|(a, c)| a * c).sum::<f64>() + b)
            .collect()
    }
}
impl Layer for Act {
    fn fwd(&self, v: &[f64]) -> Vec<f64> {
        v.iter().map(|&t| (self.0)(t)).collect()
    }
}
fn total(n: &Rc<RefCell<Node>>) -> f64 {
    let n = n.borrow();
    n.val * n.val + n.kids.iter().map(total).sum::<f64>()
}
fn f(x: &[f64]) -> f64 {
    let leaf = Rc::new(RefCell::new(Node {
        val: x[0],
        kids: vec![],
    }));
    let root = Rc::new(RefCell::new(Node {
        val: x[1],
        kids: vec![leaf.clone(), leaf.clone()],
    }));
    leaf.borrow_mut().val *= x[2];
    let net: Vec<Box<dyn Layer>> = vec![
        Box::new(Dense {
            w: vec![x.to_vec(), vec![1.0, x[0], 2.0]],
            b: vec![x[1], 0.5],
        }),
        Box::new(Act(Box::new(|t| t.tanh()))),
    ];
    let mut v = x.to_vec();
    for l in &net {
        v = l.fwd(&v);
    }
    let mut m: HashMap<u32, f64> = HashMap::new();
    for i in 0..3 {
        *m.entry(i % 2).or_insert(0.0) += x[i as usize];
    }
    total(&root) + v.iter().sum::<f64>() + m[&0] * m[&1]
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
}
