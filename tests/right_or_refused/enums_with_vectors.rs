use enzyme::{gradient, Duplicated};
use std::collections::HashMap;
#[derive(Clone)]
enum E {
    Num(f64),
    Add(Box<E>, Box<E>),
    Mul(Box<E>, Box<E>),
    Vecs(Vec<f64>),
    Int(i64),
}
fn ev(e: &E) -> f64 {
    match e {
        E::Num(d) => *d,
        E::Add(a, b) => ev(a) + ev(b),
        E::Mul(a, b) => ev(a) * ev(b),
        E::Vecs(v) => v.iter().map(|t| t * t).sum(),
        E::Int(i) => *i as f64,
    }
}
fn f(x: &[f64]) -> f64 {
    let mut st: Vec<E> = Vec::new();
    st.push(E::Num(x[0]));
    st.push(E::Int(3));
    st.push(E::Vecs(x.to_vec()));
    st.push(E::Num(x[1]));
    let b = st.pop().unwrap();
    let a = st.pop().unwrap();
    st.push(E::Mul(Box::new(a.clone()), Box::new(b)));
    st.swap(0, 2);
    let mut s = 0.0;
    let fs: Vec<Box<dyn Fn(f64) -> f64>> = vec![
        Box::new(|v| v * v),
        Box::new(move |v| v + 1.0),
        Box::new(|v: f64| v.sin()),
    ];
    for (e, g) in st.iter().zip(fs.iter()) {
        s += g(ev(e));
    }
    s
}
fn main() {
    let x = vec![0.7, 1.1];
    let mut dx = vec![0.0; 2];
    let _ = gradient!(f, Duplicated(&x[..], &mut dx[..]));
    let mut ok = true;
    for i in 0..2 {
        let h = 1e-6;
        let mut p = x.clone();
        p[i] += h;
        let mut m = x.clone();
        m[i] -= h;
        let d = (f(&p) - f(&m)) / (2.0 * h);
        if (d - dx[i]).abs() > 1e-6 {
            ok = false;
            println!("{} {}", d, dx[i])
        }
    }
    println!("{}", if ok { "OK" } else { "WRONG" });
    let _: HashMap<i32, f64> = HashMap::new();
}
