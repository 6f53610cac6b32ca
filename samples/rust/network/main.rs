//! A small neural network that learns the two moons: layers are an enum, the loss walks boxed buffers.
//!
//! Mean of log(1 + exp(-y f(x))) over the points, minimised by Adam (Kingma and Ba 2015).

use enzyme::{gradient, Const, Duplicated};

#[derive(Clone, Copy)]
enum Layer {
    Dense { inputs: usize, outputs: usize },
    Tanh,
}
use Layer::{Dense, Tanh};

const LAYERS: [Layer; 5] =
    [Dense { inputs: 2, outputs: 8 }, Tanh, Dense { inputs: 8, outputs: 6 }, Tanh, Dense { inputs: 6, outputs: 1 }];

impl Layer {
    fn weights(&self) -> usize {
        match *self {
            Dense { inputs, outputs } => (inputs + 1) * outputs,
            Tanh => 0,
        }
    }

    fn apply(&self, w: &[f64], x: Vec<f64>) -> Vec<f64> {
        match *self {
            Dense { inputs, .. } => w
                .chunks_exact(inputs + 1)
                .map(|row| row[inputs] + row.iter().zip(&x).map(|(a, b)| a * b).sum::<f64>())
                .collect(),
            Tanh => x.into_iter().map(f64::tanh).collect(),
        }
    }
}

fn answer(w: &[f64], point: &[f64; 2]) -> f64 {
    let mut rest = w;
    let mut x = point.to_vec();
    for layer in &LAYERS {
        let (own, others) = rest.split_at(layer.weights());
        x = layer.apply(own, x);
        rest = others;
    }
    x[0]
}

fn loss(w: &[f64], points: &[([f64; 2], f64)]) -> f64 {
    points.iter().map(|(x, y)| (-y * answer(w, x)).exp().ln_1p()).sum::<f64>() / points.len() as f64
}

fn main() {
    let points: Vec<([f64; 2], f64)> = (0..60)
        .map(|i| {
            let t = std::f64::consts::PI * (i / 2) as f64 / 29.0;
            if i % 2 == 0 { ([t.cos(), t.sin()], 1.0) } else { ([1.0 - t.cos(), 0.4 - t.sin()], -1.0) }
        })
        .collect();
    let count: usize = LAYERS.iter().map(Layer::weights).sum();
    let mut w: Vec<f64> = (0..count).map(|i| ((i * 7919 % 101) as f64 / 50.5 - 1.0) * 0.7).collect();
    let (mut mean, mut square) = (vec![0.0; count], vec![0.0; count]);
    println!("{count} weights\n{:>5} {:>10} {:>6}", "step", "loss", "right");
    let mut wrong_slopes = 0;
    for step in 1..=300 {
        let mut dw = vec![0.0; count];
        let (value, _) = gradient!(loss, Duplicated(&w[..], &mut dw[..]), Const(&points[..]));
        if step == 1 || step % 60 == 0 {
            let right = points.iter().filter(|(x, y)| answer(&w, x) * y > 0.0).count();
            println!("{step:>5} {value:>10.6} {right:>6}");
            for i in (0..count).step_by(5) {
                let at = |h: f64| {
                    let mut v = w.clone();
                    v[i] += h;
                    loss(&v, &points)
                };
                wrong_slopes += (((at(1e-5) - at(-1e-5)) / 2e-5 - dw[i]).abs() > 1e-8) as i32;
            }
        }
        for i in 0..count {
            mean[i] = 0.9 * mean[i] + 0.1 * dw[i];
            square[i] = 0.999 * square[i] + 0.001 * dw[i] * dw[i];
            let (m, s) = (mean[i] / (1.0 - 0.9f64.powi(step)), square[i] / (1.0 - 0.999f64.powi(step)));
            w[i] -= 0.05 * m / (s.sqrt() + 1e-8);
        }
    }
    println!("check: {}", if wrong_slopes == 0 { "ok" } else { "WRONG" });
    std::process::exit(wrong_slopes);
}
