// Errors in boxes, lists and trees of boxes, shared cells, closures in a Vec, values by name.
include!("check.rs");
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

fn boxed_error(x: &[f64]) -> f64 {
    #[derive(Debug)]
    enum Bad {
        Negative(#[allow(dead_code)] f64),
        Empty,
    }
    impl std::fmt::Display for Bad {
        fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
            write!(f, "{self:?}")
        }
    }
    impl std::error::Error for Bad {}
    fn root(v: f64) -> Result<f64, Box<dyn std::error::Error>> {
        if v < 0.0 {
            Err(Box::new(Bad::Negative(v)))
        } else {
            Ok(v.sqrt())
        }
    }
    fn first(x: &[f64]) -> Result<f64, Bad> {
        x.first().copied().ok_or(Bad::Empty)
    }
    fn all(x: &[f64]) -> Result<f64, Box<dyn std::error::Error>> {
        let n: f64 = "3.5".parse()?;
        let mut s = first(x)? * n;
        for v in x {
            s += root(*v)? * root(v + 1.0)?;
        }
        let c: Result<Vec<f64>, _> = x.iter().map(|v| root(*v)).collect();
        Ok(s + c?.iter().product::<f64>())
    }
    let o = x.get(1).and_then(|v| if *v > 0.0 { Some(v.ln()) } else { None }).unwrap_or_default();
    let q = x.get(50).map_or(2.0, |v| *v);
    all(x).unwrap() + o * q + all(&[-1.0, x[0]]).unwrap_or(x[0] * x[1])
}

struct Node {
    value: f64,
    next: Option<Box<Node>>,
}
fn linked_list(x: &[f64]) -> f64 {
    let mut head: Option<Box<Node>> = None;
    for v in x {
        head = Some(Box::new(Node { value: v * v, next: head }));
    }
    let mut prev = None;
    let mut cur = head;
    while let Some(mut n) = cur {
        cur = n.next.take();
        n.next = prev;
        prev = Some(n);
    }
    let mut node = &mut prev;
    let mut w = 1.0;
    while let Some(n) = node {
        n.value *= w;
        w += 0.5;
        node = &mut n.next;
    }
    let mut s = 0.0;
    let mut at = &prev;
    while let Some(n) = at {
        s = s * 0.7 + n.value * n.value;
        at = &n.next;
    }
    s
}

fn rc_refcell(x: &[f64]) -> f64 {
    let total = Rc::new(RefCell::new(0.0));
    let shared: Vec<Rc<RefCell<f64>>> = x.iter().map(|v| Rc::new(RefCell::new(*v))).collect();
    for (i, s) in shared.iter().enumerate() {
        let other = shared[(i + 1) % shared.len()].clone();
        *s.borrow_mut() *= *other.borrow();
        *total.borrow_mut() += *s.borrow() * 2.0;
    }
    let t = *total.borrow();
    t * t
}

#[derive(Default)]
struct Tree {
    value: f64,
    left: Option<Box<Tree>>,
    right: Option<Box<Tree>>,
}
impl Tree {
    fn insert(node: &mut Option<Box<Tree>>, v: f64) {
        match node {
            None => *node = Some(Box::new(Tree { value: v, ..Default::default() })),
            Some(n) => {
                if v < n.value {
                    Self::insert(&mut n.left, v)
                } else {
                    Self::insert(&mut n.right, v)
                }
            }
        }
    }
    fn walk(node: &Option<Box<Tree>>, out: &mut Vec<f64>) {
        if let Some(n) = node {
            Self::walk(&n.left, out);
            out.push(n.value);
            Self::walk(&n.right, out);
        }
    }
}
fn binary_tree(x: &[f64]) -> f64 {
    let mut root = None;
    for v in x {
        Tree::insert(&mut root, *v * 2.0);
    }
    let mut out = vec![];
    Tree::walk(&root, &mut out);
    out.iter().enumerate().map(|(i, v)| (i + 1) as f64 * v * v).sum()
}

enum E {
    Num(f64),
    Var(usize),
    Add(Box<E>, Box<E>),
    Mul(Box<E>, Box<E>),
    Fun(&'static str, Box<E>),
}
fn eval(e: &E, x: &[f64]) -> f64 {
    match e {
        E::Num(v) => *v,
        E::Var(i) => x[*i],
        E::Add(a, b) => eval(a, x) + eval(b, x),
        E::Mul(a, b) => eval(a, x) * eval(b, x),
        E::Fun("sin", a) => eval(a, x).sin(),
        E::Fun(_, a) => eval(a, x).exp(),
    }
}
fn expression(x: &[f64]) -> f64 {
    let e = E::Add(
        Box::new(E::Mul(Box::new(E::Var(0)), Box::new(E::Fun("sin", Box::new(E::Var(1)))))),
        Box::new(E::Fun("exp", Box::new(E::Mul(Box::new(E::Num(0.5)), Box::new(E::Var(2)))))),
    );
    eval(&e, x)
}

fn dyn_fns(x: &[f64]) -> f64 {
    let k = x[0];
    let fs: Vec<Box<dyn Fn(f64) -> f64>> =
        vec![Box::new(|v| v.sin()), Box::new(move |v| v * k), Box::new(f64::exp), Box::new(move |v| v.powf(k))];
    fs.iter().fold(x[1], |v, f| f(v)) + fs.iter().zip(x).map(|(f, v)| f(*v)).sum::<f64>()
}

fn hash_params(x: &[f64]) -> f64 {
    let names = ["mass", "length", "g", "damping", "force"];
    let p: HashMap<&str, f64> = names.iter().copied().zip(x.iter().copied()).collect();
    let get = |k: &str| *p.get(k).unwrap_or(&0.0);
    get("mass") * get("length").sin()
        + get("g") / p["damping"]
        + get("none")
        + p.values().map(|v| v * v).sum::<f64>() * p["force"]
}

fn softmax(x: &[f64]) -> f64 {
    let m = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    let e: Vec<f64> = x.iter().map(|v| (v - m).exp()).collect();
    let s: f64 = e.iter().sum();
    -(e[2] / s).ln() + m + s.ln()
}

fn main() {
    let x = [0.91, 0.43, 1.31, 0.72, 0.63];
    check_slice!(boxed_error, x);
    check_slice!(linked_list, x);
    check_slice!(rc_refcell, x);
    check_slice!(binary_tree, x);
    check_slice!(expression, x);
    check_slice!(dyn_fns, x);
    check_slice!(hash_params, x);
    check_slice!(softmax, x);
    check::finish();
}
