// Functions of numbers: the methods of f64, branches, loops, recursion, closures.
include!("check.rs");

fn polynomial(x: f64) -> f64 {
    3.0 * x.powi(4) - 2.0 * x.powi(-2) + x
}

fn transcendental(x: f64) -> f64 {
    x.sin() * x.exp() + x.ln() / x.sqrt() + x.powf(1.7) + x.tanh() + x.atan2(2.0) + x.hypot(3.0) + x.cbrt()
}

fn more_methods(x: f64) -> f64 {
    x.mul_add(x, 2.0) + x.recip() + x.ln_1p() + x.exp_m1() + x.abs() + x.log10() + x.exp2() + x.sinh() + x.acos() * 0.5
}

fn limited(x: f64) -> f64 {
    x.max(0.5) * x.min(7.0) + (x * x).clamp(0.0, 100.0) + x.signum() * x + x.rem_euclid(3.0) + x.floor() * x
}

fn guarded(x: f64) -> f64 {
    let w = if x > 0.0 { x.ln() * x } else { x };
    if x == 0.0 { 0.0 } else { w / x + w }
}

fn series(x: f64) -> f64 {
    let mut sum = 0.0;
    let mut term: f64 = 1.0;
    let mut n = 1u32;
    while term.abs() > 1e-12 {
        sum += term;
        term *= x / n as f64;
        n += 1;
    }
    sum
}

fn recursive(x: f64, n: u32) -> f64 {
    if n == 0 { x } else { recursive(x.sin() + 0.1 * x, n - 1) * 1.1 }
}

fn of_two(x: f64, y: f64) -> f64 {
    x * y.sin() + x / y
}

fn single(x: f32, y: f32) -> f32 {
    (x * y).sqrt() + x.sin() * y
}

fn matched(x: f64, kind: i32) -> f64 {
    match kind {
        0 => x,
        1 => x * x,
        2..=4 => x.powi(kind + 1),
        _ => 1.0 / x,
    }
}

fn newton(a: f64) -> f64 {
    let mut x = a;
    loop {
        let next = 0.5 * (x + a / x);
        if (next - x).abs() < 1e-15 * x {
            break next;
        }
        x = next;
    }
}

fn main() {
    for x in [0.3, 0.7, 0.95] {
        check_number!(polynomial, x);
        check_number!(transcendental, x);
        check_number!(more_methods, x);
        check_number!(limited, x);
        check_number!(guarded, x);
        check_number!(series, x);
        check_number!(newton, x);
        check_number!(|v: f64| recursive(v, 5), x);
        let scale = 2.5;
        check_number!(|v: f64| (v * scale).cos() * scale, x);
        for kind in 0..6 {
            let (value, (slope, _)) = enzyme::gradient!(matched, enzyme::Active(x), enzyme::Const(kind));
            check::close("matched", value, matched(x, kind), 1e-15);
            check::close("matched", slope, check::slope(|v| matched(v, kind), x), 1e-7);
        }
        let (_, (dx, dy)) = enzyme::gradient!(of_two, enzyme::Active(x), enzyme::Active(2.0));
        check::close("of_two x", dx, check::slope(|v| of_two(v, 2.0), x), 1e-7);
        check::close("of_two y", dy, check::slope(|v| of_two(x, v), 2.0), 1e-7);
        let (_, t) = enzyme::jvp!(of_two, enzyme::Duplicated(x, 1.0), enzyme::Duplicated(2.0, -1.0));
        check::close("of_two jvp", t, dx - dy, 1e-13);
    }
    let (value, (dx, dy)) = enzyme::gradient!(single, enzyme::Active(2.0f32), enzyme::Active(3.0f32));
    check::close("single", value as f64, single(2.0, 3.0) as f64, 1e-7);
    check::close("single x", dx as f64, 3.0 / (2.0 * 6f64.sqrt()) + 3.0 * 2f64.cos(), 1e-6);
    check::close("single y", dy as f64, 2.0 / (2.0 * 6f64.sqrt()) + 2f64.sin(), 1e-6);
    check::finish();
}
