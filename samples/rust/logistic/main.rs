//! Logistic regression by gradient descent: the loss is generic over the regulariser, the data are constant.
//!
//! loss(w) = mean of log(1 + exp(-y <w, x>)) + strength * penalty(w), y = -1 or 1.

use enzyme::{gradient, Active, Const, Duplicated};

struct Sample {
    features: [f64; 3],
    label: f64,
}

trait Penalty {
    fn of(&self, w: &[f64]) -> f64;
}
struct Ridge;
struct Elastic {
    mix: f64,
}
impl Penalty for Ridge {
    fn of(&self, w: &[f64]) -> f64 {
        w.iter().map(|v| v * v).sum()
    }
}
impl Penalty for Elastic {
    fn of(&self, w: &[f64]) -> f64 {
        w.iter().map(|v| self.mix * v.abs() + (1.0 - self.mix) * v * v).sum()
    }
}

fn loss<P: Penalty>(w: &[f64], data: &[Sample], strength: f64, penalty: &P) -> f64 {
    let fit: f64 = data
        .iter()
        .map(|s| {
            let margin: f64 = s.features.iter().zip(w).map(|(a, b)| a * b).sum::<f64>() * s.label;
            (-margin).exp().ln_1p()
        })
        .sum();
    fit / data.len() as f64 + strength * penalty.of(w)
}

fn train<P: Penalty>(data: &[Sample], penalty: &P) -> ([f64; 3], f64) {
    let mut w = [0.1, -0.1, 0.1];
    let mut by_strength = 0.0;
    for _ in 0..400 {
        let mut dw = [0.0; 3];
        let (_, (_, _, d, _)) =
            gradient!(loss::<P>, Duplicated(&w[..], &mut dw[..]), Const(data), Active(0.01), Const(penalty));
        by_strength = d;
        w.iter_mut().zip(dw).for_each(|(v, d)| *v -= 0.5 * d);
    }
    (w, by_strength)
}

fn wrong_slopes<P: Penalty>(w: &[f64; 3], data: &[Sample], penalty: &P) -> usize {
    let mut dw = [0.0; 3];
    gradient!(loss::<P>, Duplicated(&w[..], &mut dw[..]), Const(data), Const(0.01), Const(penalty));
    let differs = |i: &usize| {
        let at = |h: f64| {
            let mut v = *w;
            v[*i] += h;
            loss(&v, data, 0.01, penalty)
        };
        ((at(1e-5) - at(-1e-5)) / 2e-5 - dw[*i]).abs() > 1e-8
    };
    (0..3).filter(differs).count()
}

fn main() {
    let mut seed = 12345u64;
    let mut uniform = || {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 11) as f64 / (1u64 << 53) as f64 * 2.0 - 1.0
    };
    let data: Vec<Sample> = (0..200)
        .map(|_| {
            let features = [1.0, uniform(), uniform()];
            let side = 0.3 + 2.0 * features[1] - features[2] + 0.4 * uniform();
            Sample { features, label: side.signum() }
        })
        .collect();
    let elastic = Elastic { mix: 0.5 };
    let (ridge, by_ridge) = train(&data, &Ridge);
    let (mixed, by_mixed) = train(&data, &elastic);
    println!("{:>8} {:>9} {:>9} {:>9} {:>9} {:>16}", "penalty", "w0", "w1", "w2", "loss", "d loss/d strength");
    for (name, w, by, end) in [("ridge", &ridge, by_ridge, loss(&ridge, &data, 0.01, &Ridge)),
                               ("elastic", &mixed, by_mixed, loss(&mixed, &data, 0.01, &elastic))] {
        println!("{name:>8} {:>9.4} {:>9.4} {:>9.4} {end:>9.4} {by:>16.4}", w[0], w[1], w[2]);
    }
    let wrong = wrong_slopes(&ridge, &data, &Ridge) + wrong_slopes(&mixed, &data, &elastic);
    println!("check: {}", if wrong == 0 { "ok" } else { "WRONG" });
    std::process::exit(wrong as i32);
}
