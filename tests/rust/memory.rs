// Memory that the function owns: Vec with growth, Box, nested vectors, options, structures, maps.
include!("check.rs");
use enzyme::{gradient, Active, Const, Duplicated};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;

fn grown(x: &[f64]) -> f64 {
    let mut v = Vec::new();
    for a in x {
        v.push(a * a);
    }
    v.push(1.0);
    v.iter().zip(x).map(|(a, b)| a * b).sum::<f64>() * v[v.len() - 1]
}

fn grown_from_few_bytes(x: &[f64]) -> f64 {
    // a block has room for more than one byte: what lies behind in its shadow is no derivative
    #[inline(never)]
    fn packet(v: f64, bytes: &mut Vec<u8>) {
        bytes.extend_from_slice(&v.to_ne_bytes());
    }
    x.iter().map(|a| {
        let mut bytes: Vec<u8> = vec![7];
        packet(a.sin(), &mut bytes);
        a * bytes.len() as f64
    }).sum()
}

fn pushed(v: &mut Vec<f64>) -> f64 {
    for i in 1..3 {
        v.push(v[0] * v[i]);
    }
    v.iter().enumerate().map(|(i, a)| (i + 1) as f64 * a).sum()
}

#[repr(align(64))]
#[derive(Clone, Copy)]
struct Line([f64; 8]);

fn lines_of_a_cache(x: &[f64]) -> f64 {
    let mut lines: Vec<Line> = Vec::new();
    for (i, a) in x.iter().enumerate() {
        let mut line = [*a; 8];
        line[i % 8] *= *a;
        lines.push(Line(line));
        lines.push(Line([a.sin(); 8]));
    }
    let aligned = lines.iter().filter(|line| (*line as *const Line as usize) % 64 == 0).count();
    aligned as f64 * lines.iter().map(|line| line.0.iter().map(|a| a * a).sum::<f64>()).sum::<f64>()
}

fn leave_numbers_in_freed_memory() {
    let large: Vec<f64> = (0..4000).map(|i| i as f64 + 0.5).collect();
    let kept = Box::new(x_behind(&large));
    drop(large);
    assert!(*kept > 0.0);
}

#[inline(never)]
fn x_behind(x: &[f64]) -> f64 {
    x[x.len() - 1]
}

fn sized(x: &[f64]) -> f64 {
    let mut v = vec![0.0; x.len()];
    for (i, a) in x.iter().enumerate() {
        v[i] = a.sin();
        if i > 0 {
            v[i] += 0.5 * v[i - 1];
        }
    }
    v.into_iter().map(|a| a * a).sum()
}

fn collected(x: &[f64]) -> f64 {
    let squares: Vec<f64> = x.iter().map(|a| a * a).collect();
    let halves: Vec<f64> = squares.iter().filter(|a| **a > 0.2).map(|a| a.sqrt() + 0.5 * a).collect();
    halves.iter().sum::<f64>() * squares.len() as f64
}

fn copied(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let w = v.clone();
    v.extend_from_slice(&w);
    v.extend(x.iter().map(|a| 2.0 * a));
    v.truncate(x.len() * 2 + 1);
    v.insert(0, x[1] * x[2]);
    v.pop();
    v.iter().enumerate().map(|(i, a)| i as f64 * a * a).sum()
}

fn boxed(x: &[f64]) -> f64 {
    let b = Box::new(x[0] * x[1]);
    let c = Box::new([x[0], x[1], *b]);
    c.iter().product::<f64>() + *b
}

fn nested(x: &[f64]) -> f64 {
    let n = x.len();
    let mut m = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..n {
            m[i][j] = x[i] * x[j] + i as f64;
        }
    }
    let mut y = vec![0.0; n];
    for (yi, row) in y.iter_mut().zip(&m) {
        *yi = row.iter().zip(x).map(|(a, b)| a * b).sum();
    }
    y.iter().sum()
}

struct Particle {
    mass: f64,
    at: [f64; 2],
    name: u32,
}

fn structures(x: &[f64]) -> f64 {
    let particles: Vec<Particle> =
        x.chunks_exact(2).enumerate().map(|(i, c)| Particle { mass: 1.0 + c[0] * c[0], at: [c[0], c[1]], name: i as u32 }).collect();
    let mut energy = 0.0;
    for a in &particles {
        for b in &particles {
            if a.name < b.name {
                let d = ((a.at[0] - b.at[0]).powi(2) + (a.at[1] - b.at[1]).powi(2)).sqrt();
                energy -= a.mass * b.mass / d;
            }
        }
    }
    energy
}

fn option(x: &[f64]) -> f64 {
    let find = |limit: f64| x.iter().copied().find(|a| *a > limit);
    let mut best: Option<f64> = None;
    for a in x {
        best = Some(best.map_or(*a, |b| if *a > b { *a } else { b }));
    }
    find(0.5).unwrap_or(1.0) * best.unwrap() + find(100.0).unwrap_or(3.0) * x[0]
}

fn last_of_list(x: &[f64]) -> f64 {
    enum List {
        End,
        Node(f64, Box<List>),
    }
    fn total(list: &List) -> f64 {
        match list {
            List::End => 0.0,
            List::Node(value, rest) => value * value + 0.5 * total(rest),
        }
    }
    let mut list = List::End;
    for a in x {
        list = List::Node(*a, Box::new(list));
    }
    total(&list)
}

fn shared(x: &[f64]) -> f64 {
    let a = Rc::new(x[0] * x[1]);
    let b = Rc::clone(&a);
    *a * *b + x[2] * Rc::strong_count(&a) as f64
}

fn queued(x: &[f64]) -> f64 {
    let mut q: VecDeque<f64> = x.iter().copied().collect();
    let mut s = 0.0;
    while let Some(a) = q.pop_front() {
        s += a * a * (q.len() + 1) as f64;
    }
    s
}

fn main() {
    let x = [0.9, 0.4, 1.3, 0.7, 0.6, 2.0];
    check_slice!(grown, x);
    leave_numbers_in_freed_memory();
    check_slice!(grown_from_few_bytes, x);
    check_slice!(lines_of_a_cache, x);
    check_slice!(sized, x);
    check_slice!(collected, x);
    check_slice!(copied, x);
    check_slice!(boxed, x);
    check_slice!(nested, x);
    check_slice!(structures, x);
    check_slice!(option, x);
    check_slice!(last_of_list, x);
    check_slice!(shared, x);
    check_slice!(queued, x);
    {
        fn of_vec(v: &Vec<f64>, a: f64) -> f64 {
            v.iter().map(|b| a * b * b).sum()
        }
        let v = x.to_vec();
        let mut dv = vec![0.0; 6];
        let (_, (_, da)) = gradient!(of_vec, Duplicated(&v, &mut dv), Active(2.0));
        check::gradient("of_vec", |y| of_vec(&y.to_vec(), 2.0), &x, &dv);
        check::close("of_vec a", da, x.iter().map(|b| b * b).sum(), 1e-12);
    }
    {
        let names: HashMap<&str, usize> = [("one", 1), ("two", 2)].into();
        let table: BTreeMap<u32, f64> = [(1, 10.0), (2, 20.0)].into();
        let scaled = |y: &[f64], k: u32| y[1] * y[1] * table[&k];
        let k = names["two"] as u32;
        let mut dx = [0.0; 6];
        gradient!(scaled, Duplicated(&x[..], &mut dx[..]), Const(k));
        check::gradient("scaled", |y| scaled(y, k), &x, &dx);
    }
    {
        // what the function lets grow has its gradient where it lies then: a + 2 b + 3 a b + 4 a a b
        let (mut v, mut dv) = (vec![2.0, 3.0], vec![0.0; 2]);
        gradient!(pushed, Duplicated(&mut v, &mut dv));
        check::close("pushed a", dv[0], 58.0, 1e-13);
        check::close("pushed b", dv[1], 24.0, 1e-13);
    }
    check::finish();
}
