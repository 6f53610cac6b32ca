// Reverse mode in two calls: time steps, kept tapes, several directions, other threads, what is refused at run time.
include!("check.rs");
use enzyme::{augmented, gradient, jvp, reverse, Active, Const, Duplicated, DuplicatedNoNeed, Shadow, Tape};
use std::panic::{catch_unwind, AssertUnwindSafe};

fn step(u: &mut [f64], viscosity: f64, dt: f64) {
    let old = u.to_vec();
    let n = u.len();
    for i in 0..n {
        let (left, right) = (old[(i + n - 1) % n], old[(i + 1) % n]);
        u[i] += dt * (viscosity * (left - 2.0 * old[i] + right) - old[i] * (right - left) / 2.0);
    }
}

fn start() -> Vec<f64> {
    (0..12).map(|i| (i as f64).sin()).collect()
}

fn final_energy(viscosity: f64) -> f64 {
    let mut u = start();
    (0..20).for_each(|_| step(&mut u, viscosity, 0.1));
    u.iter().map(|v| v * v).sum()
}

fn time_steps() {
    let (mut u, mut viscosity_bar) = (start(), 0.0);
    let mut u_bar = u.zeroed();
    let mut tapes = Vec::new();
    for _ in 0..20 {
        let made = augmented!(step, Duplicated(&mut u[..], &mut u_bar[..]), Active(0.3), Const(0.1));
        tapes.push(made.1);
    }
    u_bar = u.iter().map(|v| 2.0 * v).collect(); // other memory than before: the tapes say so
    let wrong = catch_unwind(AssertUnwindSafe(|| {
        reverse!(&tapes[19], Duplicated(&mut u[..], &mut u_bar[..]), Active(0.3), Const(0.1))
    }));
    assert!(wrong.unwrap_err().downcast_ref::<&str>().unwrap().contains("other memory"));
    tapes.clear();
    u.copy_from_slice(&start());
    for _ in 0..20 {
        tapes.push(augmented!(step, Duplicated(&mut u[..], &mut u_bar[..]), Active(0.3), Const(0.1)).1);
    }
    u_bar.iter_mut().zip(&u).for_each(|(bar, v)| *bar = 2.0 * v);
    while let Some(tape) = tapes.pop() {
        let (_, by_viscosity, _) = reverse!(tape, Duplicated(&mut u[..], &mut u_bar[..]), Active(0.3), Const(0.1));
        viscosity_bar += by_viscosity;
    }
    check::close("by viscosity", viscosity_bar, check::slope(final_energy, 0.3), 1e-9);
}

#[derive(Shadow, Clone, Copy, Debug)]
struct Rates {
    birth: f64,
    death: [f64; 2],
    kinds: usize,
}

fn growth(x: &[f64], r: Rates) -> (f64, [f64; 2]) {
    let s: f64 = x.iter().map(|v| (v * r.birth).exp()).sum();
    (s * r.kinds as f64, [s * r.death[0], x[0] * r.death[1] * r.death[1]])
}

fn kept() {
    let (mut x, mut dx) = ([0.5, -0.25, 1.0], [0.0; 3]);
    let r = Rates { birth: 0.5, death: [2.0, 3.0], kinds: 2 };
    let (value, tape) = augmented!(growth, Duplicated(&x[..], &mut dx[..]), Active(r));
    let (made, _) = jvp!(|x: &[f64; 3], r: Rates| growth(x, r), enzyme::Dual(&x, &[0.0; 3]), Const(r));
    assert_eq!(value, made);
    x = [9.0; 3]; // what was read is on the tape
    let seeds = [(1.0, [0.0, 0.0]), (0.0, [1.0, 0.0]), (0.0, [0.0, 1.0])];
    let mut rows = Vec::new();
    for seed in seeds {
        dx = [0.0; 3];
        let (_, dr) = reverse!(&tape, Duplicated(&x[..], &mut dx[..]), Active(r); seed = seed);
        rows.push((dx, dr));
    }
    drop(tape);
    x = [0.5, -0.25, 1.0];
    for (seed, (row, dr)) in seeds.iter().zip(&rows) {
        dx = [0.0; 3];
        let (_, (_, again)) = gradient!(growth, Duplicated(&x[..], &mut dx[..]), Active(r); seed = *seed);
        assert_eq!((dx, again.birth, again.death, dr.kinds), (*row, dr.birth, dr.death, 2));
    }
    check::close("by birth", rows[0].1.birth, check::slope(|birth| growth(&x, Rates { birth, ..r }).0, 0.5), 1e-9);
    check::close("by death", rows[2].1.death[1], 2.0 * 0.5 * 3.0, 1e-14);
}

fn directions() {
    let f = |x: &f64, y: f64| (x * y, x.sin() + y);
    let (x, mut a, mut b) = (0.5, 0.0, 0.0);
    let (value, tape) = augmented!(f, Duplicated(&x, [&mut a, &mut b]), Active(2.0));
    let (_, dy) = reverse!(tape, Duplicated(&x, [&mut a, &mut b]), Active(2.0); seeds = [(1.0, 0.0), (0.0, 3.0)]);
    assert_eq!((value, a, dy), ((1.0, 0.5f64.sin() + 2.0), 2.0, [0.5, 3.0]));
    check::close("b", b, 3.0 * 0.5f64.cos(), 1e-15);
    let (_, tape) = augmented!(|x: f64, y: f64| [x * y, x + y, x / y], Active(6.0), Active(2.0); width = 3);
    let eye = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let (dx, dy) = reverse!(tape, Active(6.0), Active(2.0); seeds = eye);
    assert_eq!((dx, dy), ([2.0, 1.0, 0.5], [6.0, 1.0, -1.5]));
}

fn generic<F: Fn(f64) -> f64 + Sync>(f: &F, at: f64) -> f64 {
    let (_, tape): (f64, Tape<&F, f64, enzyme::Single>) = augmented!(f, Active(at));
    let (slope,) = reverse!(tape, Active(at));
    slope
}

fn elsewhere() {
    let scale = 3.0;
    check::close("generic", generic(&|x: f64| scale * x * x, 2.0), 12.0, 0.0);
    let x: Vec<f64> = (0..50).map(|i| i as f64 / 10.0).collect();
    let mut d = x.zeroed();
    let product = |x: &Vec<f64>, w: &mut f64| {
        let sum: f64 = x.iter().map(|v| v.sin() * *w).sum();
        *w = sum;
        sum * scale
    };
    let (mut w, mut dw) = (0.5, 1.0);
    let (value, tape) = augmented!(product, Duplicated(&x, &mut d), DuplicatedNoNeed(&mut w, &mut dw));
    std::thread::scope(|threads| {
        threads.spawn(|| reverse!(tape, Duplicated(&x, &mut d), DuplicatedNoNeed(&mut w, &mut dw)));
    });
    let sines: f64 = x.iter().map(|v| v.sin()).sum();
    check::close("product", value, 1.5 * sines, 1e-14);
    check::close("on a thread", d[7], 0.5 * 4.0 * x[7].cos(), 1e-14);
    check::close("through w", dw, 4.0 * sines, 1e-14);
}

fn misuse() {
    let said = |call: &mut dyn FnMut()| {
        let panic = catch_unwind(AssertUnwindSafe(call)).unwrap_err();
        panic.downcast_ref::<String>().cloned().unwrap_or_else(|| panic.downcast_ref::<&str>().unwrap().to_string())
    };
    let (x, mut d) = ([1.0, 2.0], [0.0; 2]);
    let f = |x: &[f64], n: usize| x[n] * x[0];
    let panicked = said(&mut || { augmented!(f, Duplicated(&x[..], &mut d[..]), Const(7)); });
    assert!(panicked.contains("index out of bounds"));
    let (_, tape) = augmented!(f, Duplicated(&x[..], &mut d[..]), Const(1));
    let panicked = said(&mut || { reverse!(&tape, Const(&x[..]), Const(1)); });
    assert!(panicked.contains("is reversed with the arguments"), "{panicked}");
    let shorter = said(&mut || { reverse!(&tape, Duplicated(&x[..1], &mut d[..1]), Const(1)); });
    assert!(shorter.contains("other memory"));
    assert!(format!("{tape:?}").contains("Duplicated"));
    reverse!(tape, Duplicated(&x[..], &mut d[..]), Const(1));
    assert_eq!(d, [2.0, 1.0]);
}

fn main() {
    std::panic::set_hook(Box::new(|_| ()));
    time_steps();
    kept();
    directions();
    elsewhere();
    misuse();
    check::finish();
}
