// Numbers in slices, vectors and records, read only for their bits: a logarithm by the bits as an integer, mantissa and
// exponent counted with, and magnitudes by masks.
use enzyme::{gradient, jvp, Duplicated, Mirror};

#[derive(Clone, Copy)]
struct Sample {
    count: u64,
    value: f64,
    kind: u32,
    weight: f32,
}
unsafe impl Mirror for Sample {}

fn fast_log2(v: f32) -> f32 {
    let i = v.to_bits();
    i as f32 * 1.1920929e-7 - 126.94269504
}

fn logarithms(x: &Vec<f32>) -> f32 {
    x.iter().map(|v| fast_log2(*v)).sum()
}

fn mantissas(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for v in x {
        let bits = v.to_bits();
        let exponent = (bits >> 52) as i64 - 1023;
        sum += exponent as f64 + (bits & ((1 << 52) - 1)) as f64 / (1u64 << 52) as f64;
    }
    sum
}

fn samples(x: &[Sample]) -> f64 {
    x.iter()
        .map(|s| {
            let magnitude = f64::from_bits(s.value.to_bits() & !(1 << 63));
            let log2 = s.weight.to_bits() as f32 * 1.1920929e-7 - 127.0;
            s.count as f64 * magnitude + s.kind as f64 * log2 as f64
        })
        .sum()
}

fn check(what: &str, found: f64, expected: f64) {
    if (found - expected).abs() > 1e-6 {
        println!("WRONG {what}: {found} is not {expected}");
        std::process::exit(1);
    }
}

fn main() {
    // Piecewise linear in x: of slope 1 / 2^e between 2^e and 2^(e + 1).
    let x = vec![1.5f32, 2.25, 3.0, 0.75];
    let mut dx = vec![0.0; 4];
    gradient!(logarithms, Duplicated(&x, &mut dx));
    let (_, tangent) = jvp!(logarithms, Duplicated(&x, &vec![1.0, 2.0, 3.0, 4.0]));
    for (i, slope) in [1.0, 0.5, 0.5, 2.0].iter().enumerate() {
        check("logarithm", dx[i] as f64, *slope);
    }
    check("logarithms", tangent as f64, 1.0 + 1.0 + 1.5 + 8.0);

    let x = [1.5, 2.25, 5.0];
    let mut dx = [0.0; 3];
    gradient!(mantissas, Duplicated(&x[..], &mut dx[..]));
    let (_, tangent) = jvp!(mantissas, Duplicated(&x[..], &[1.0, 2.0, 3.0][..]));
    for (i, slope) in [1.0, 0.5, 0.25].iter().enumerate() {
        check("mantissa", dx[i], *slope);
    }
    check("mantissas", tangent, 1.0 + 1.0 + 0.75);

    let x = [Sample { count: 3, value: -1.5, kind: 2, weight: 2.5 }, Sample { count: 4, value: 2.0, kind: 5, weight: 1.25 }];
    let mut dx = [Sample { count: 0, value: 0.0, kind: 0, weight: 0.0 }; 2];
    gradient!(samples, Duplicated(&x[..], &mut dx[..]));
    check("first value", dx[0].value, -3.0);
    check("second value", dx[1].value, 4.0);
    check("first weight", dx[0].weight as f64, 1.0);
    check("second weight", dx[1].weight as f64, 5.0);
    let tangents = [Sample { count: 0, value: 1.0, kind: 0, weight: 2.0 }, Sample { count: 0, value: 3.0, kind: 0, weight: 4.0 }];
    let (_, tangent) = jvp!(samples, Duplicated(&x[..], &tangents[..]));
    check("samples", tangent, -3.0 + 12.0 + 2.0 + 20.0);
    println!("OK");
}
