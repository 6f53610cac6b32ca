// Roots and norms at the edges of their domains, and extremes of zeros of different sign, differentiated twice.
include!("check.rs");

fn roots(x: f64) -> f64 {
    let v = [x, 2.0 * x, x];
    x.sqrt() + x.cbrt() + x.powf(0.3) + x.hypot(x) + v.iter().map(|a| a * a).sum::<f64>().sqrt()
        + (1.0 + x).asin() + (x as f32).sqrt() as f64
}

fn sides(x: f64) -> f64 {
    let (above, below) = (x * x, -x * x);
    above.max(below) + below.max(above) - 2.0 * above.min(below) + below.abs() + below.clamp(0.0, 1.0)
        + if below < 0.0 { -below } else { below } + if below > above { below } else { above }
}

fn slope_forward(x: f64) -> f64 {
    enzyme::jvp!(sides, enzyme::Duplicated(x, 1.0)).1
}

fn slope_reverse(x: f64) -> f64 {
    let (_, (slope,)) = enzyme::gradient!(sides, enzyme::Active(x));
    slope
}

fn main() {
    let (_, (slope,)) = enzyme::gradient!(roots, enzyme::Active(0.0));
    check::close("roots, reverse", slope, 0.0, 0.0);
    check::close("roots, forward", enzyme::jvp!(roots, enzyme::Duplicated(0.0, 1.0)).1, 0.0, 0.0);
    for (name, slope) in [("forward", slope_forward as fn(f64) -> f64), ("reverse", slope_reverse)] {
        check::close(name, slope(0.0), 0.0, 0.0);
    }
    let second = 14.0;
    check::close("forward, forward", enzyme::jvp!(slope_forward, enzyme::Duplicated(0.0, 1.0)).1, second, 1e-15);
    check::close("forward, reverse", enzyme::jvp!(slope_reverse, enzyme::Duplicated(0.0, 1.0)).1, second, 1e-15);
    let (_, (found,)) = enzyme::gradient!(slope_forward, enzyme::Active(0.0));
    check::close("reverse, forward", found, second, 1e-15);
    let (_, (found,)) = enzyme::gradient!(slope_reverse, enzyme::Active(0.0));
    check::close("reverse, reverse", found, second, 1e-15);
    check::finish();
}
