// Compares derivatives with central differences; a program that includes this ends with `finish()`.
#[allow(dead_code)]
mod check {
    use std::cell::Cell;

    thread_local! { static WRONG: Cell<u32> = const { Cell::new(0) }; }

    pub fn close(name: &str, got: f64, expected: f64, tolerance: f64) {
        if !((got - expected).abs() <= tolerance * (1.0 + expected.abs())) {
            println!("{name}: {got:?} instead of {expected:?}");
            WRONG.with(|w| w.set(w.get() + 1));
        }
    }

    pub fn slope(f: impl Fn(f64) -> f64, x: f64) -> f64 {
        let h = 1e-4 * (1.0 + x.abs());
        (8.0 * (f(x + h) - f(x - h)) - (f(x + 2.0 * h) - f(x - 2.0 * h))) / (12.0 * h)
    }

    pub fn gradient(name: &str, f: impl Fn(&[f64]) -> f64, x: &[f64], got: &[f64]) {
        for i in 0..x.len() {
            let along = |v: f64| {
                let mut moved = x.to_vec();
                moved[i] = v;
                f(&moved)
            };
            close(&format!("{name}[{i}]"), got[i], slope(along, x[i]), 1e-7);
        }
    }

    pub fn finish() {
        let wrong = WRONG.with(|w| w.get());
        if wrong > 0 {
            println!("{wrong} wrong");
            std::process::exit(1);
        }
        println!("ok");
    }
}
#[allow(unused_macros)]
macro_rules! check_slice {
    // A function of one slice: value, gradient in reverse mode, and every direction in forward mode.
    ($function:expr, $x:expr) => {{
        let x: &[f64] = &$x;
        let name = stringify!($function);
        let mut dx = vec![0.0; x.len()];
        let (value, _) = enzyme::gradient!($function, enzyme::Duplicated(x, &mut dx[..]));
        check::close(name, value, $function(x), 1e-15);
        check::gradient(name, |y| $function(y), x, &dx);
        for i in 0..x.len() {
            let mut seed = vec![0.0; x.len()];
            seed[i] = 1.0;
            let (value, tangent) = enzyme::jvp!($function, enzyme::Duplicated(x, &seed[..]));
            check::close(name, value, $function(x), 1e-15);
            check::close(&format!("{name} tangent {i}"), tangent, dx[i], 1e-12);
        }
    }};
}
#[allow(unused_macros)]
macro_rules! check_number {
    ($function:expr, $x:expr) => {{
        let (x, name) = ($x, stringify!($function));
        let (value, (slope,)) = enzyme::gradient!($function, enzyme::Active(x));
        check::close(name, value, $function(x), 1e-15);
        check::close(name, slope, check::slope($function, x), 1e-7);
        let (value, tangent) = enzyme::jvp!($function, enzyme::Duplicated(x, 1.0));
        check::close(name, value, $function(x), 1e-15);
        check::close(&format!("{name} tangent"), tangent, slope, 1e-13);
    }};
}
