//! A trimmed mean of residuals, sorted with `sort_by` in the function that is differentiated.
use enzyme::{gradient, Const, Duplicated};

fn trimmed_loss(parameters: &[f64], inputs: &[f64]) -> f64 {
    let mut residuals: Vec<(f64, usize)> = inputs
        .iter()
        .enumerate()
        .map(|(i, x)| ((parameters[0] * x + parameters[1] * (parameters[2] * x).sin() - x.cos()).powi(2), i))
        .collect();
    residuals.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
    let kept = residuals.len() * 4 / 5;
    residuals[..kept].iter().map(|(r, i)| r * (1.0 + *i as f64 * 0.01)).sum::<f64>() / kept as f64
}

fn main() {
    let inputs: Vec<f64> = (0..60).map(|i| 0.05 * i as f64 - 1.0).collect();
    let parameters = [0.4, 0.9, 1.7];
    let mut slope = [0.0; 3];
    let _ = gradient!(trimmed_loss, Duplicated(&parameters[..], &mut slope[..]), Const(&inputs[..]));
    for k in 0..3 {
        let moved = |h: f64| {
            let mut p = parameters;
            p[k] += h;
            trimmed_loss(&p, &inputs)
        };
        let difference = (moved(1e-6) - moved(-1e-6)) / 2e-6;
        println!("gradient {:.12}, differences {:.12}", slope[k], difference);
        assert!((slope[k] - difference).abs() <= 1e-5 * (slope[k].abs() + 1e-3));
    }
}
