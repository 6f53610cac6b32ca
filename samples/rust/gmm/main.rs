//! The log posterior of a Gaussian mixture with a Wishart prior, as in ADBench (Srajer et al., 2018), and its gradient.
//!
//! Points x_i in d dimensions, components with log weights alpha, means mu and inverse covariance factors Q_k: lower
//! triangular, exp(q) on the diagonal and l below it, column by column (samples/c/gmm has the formula in full).
//!
//! Usage: gmm [d k n]   or   gmm bench [d k n]
use enzyme::{gradient, Const, Duplicated};
use random::Random;
use std::f64::consts::PI;

#[path = "../bench.rs"]
mod bench;
#[path = "../random.rs"]
mod random;

/// Numbers in one factor: d on the diagonal, d (d - 1) / 2 below.
fn icf_size(d: usize) -> usize {
    d * (d + 1) / 2
}

fn log_sum_exp(x: &[f64]) -> f64 {
    let largest = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    x.iter().map(|v| (v - largest).exp()).sum::<f64>().ln() + largest
}

fn square_norm(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum()
}

/// out = Q v with Q's diagonal and its packed strictly lower part.
fn multiply_triangular(diagonal: &[f64], mut lower: &[f64], v: &[f64], out: &mut [f64]) {
    for ((out, q), v) in out.iter_mut().zip(diagonal).zip(v) {
        *out = q * v;
    }
    for (i, v) in v.iter().enumerate() {
        let below = &mut out[i + 1..];
        let (column, rest) = lower.split_at(below.len());
        for (out, l) in below.iter_mut().zip(column) {
            *out += l * v;
        }
        lower = rest;
    }
}

fn log_multivariate_gamma(a: f64, d: usize) -> f64 {
    extern "C" {
        fn lgamma(x: f64) -> f64;
    }
    let terms = (1..=d).map(|j| unsafe { lgamma(a + 0.5 * (1.0 - j as f64)) });
    0.25 * (d * (d - 1)) as f64 * PI.ln() + terms.sum::<f64>()
}

fn log_wishart_prior(d: usize, gamma: f64, m: usize, q_sum: &[f64], q_exp: &[f64], icf: &[f64]) -> f64 {
    let degrees = (d + m + 1) as f64;
    let normalisation =
        degrees * d as f64 * (gamma.ln() - 0.5 * 2f64.ln()) - log_multivariate_gamma(0.5 * degrees, d);
    let components = q_sum.iter().zip(q_exp.chunks_exact(d)).zip(icf.chunks_exact(icf_size(d)));
    let prior = components.map(|((q_sum, q_exp), icf)| {
        0.5 * gamma * gamma * (square_norm(q_exp) + square_norm(&icf[d..])) - m as f64 * q_sum - normalisation
    });
    prior.sum()
}

struct Prior {
    gamma: f64,
    m: usize,
}

fn log_posterior(alphas: &[f64], means: &[f64], icf: &[f64], x: &[f64], prior: &Prior) -> f64 {
    let k = alphas.len();
    let d = means.len() / k;
    let n = (x.len() / d) as f64;
    let factors = icf.chunks_exact(icf_size(d));
    let q_sum: Vec<f64> = factors.clone().map(|icf| icf[..d].iter().sum()).collect();
    let q_exp: Vec<f64> = factors.clone().flat_map(|icf| icf[..d].iter().map(|q| q.exp())).collect();
    let (mut centered, mut whitened, mut terms) = (vec![0.0; d], vec![0.0; d], vec![0.0; k]);
    let mut total = 0.0;
    for point in x.chunks_exact(d) {
        let components = means.chunks_exact(d).zip(factors.clone()).zip(q_exp.chunks_exact(d));
        for (i, ((mean, icf), q_exp)) in components.enumerate() {
            for ((c, x), mean) in centered.iter_mut().zip(point).zip(mean) {
                *c = x - mean;
            }
            multiply_triangular(q_exp, &icf[d..], &centered, &mut whitened);
            terms[i] = alphas[i] + q_sum[i] - 0.5 * square_norm(&whitened);
        }
        total += log_sum_exp(&terms);
    }
    total - n * log_sum_exp(alphas) - 0.5 * n * d as f64 * (2.0 * PI).ln()
        + log_wishart_prior(d, prior.gamma, prior.m, &q_sum, &q_exp, icf)
}

struct Problem {
    /// Log weights, means and factors, and after them the derivatives by each.
    parameters: [Vec<f64>; 3],
    derivatives: [Vec<f64>; 3],
    x: Vec<f64>,
    prior: Prior,
    value: f64,
}

impl Problem {
    fn new(d: usize, k: usize, n: usize) -> Problem {
        let mut random = Random::new();
        let parameters = [random.normals(k, 1.0), random.normals(d * k, 1.0), random.normals(k * icf_size(d), 0.3)];
        let derivatives = parameters.clone();
        Problem { parameters, derivatives, x: random.normals(n * d, 1.0), prior: Prior { gamma: 1.0, m: 0 }, value: 0.0 }
    }

    fn primal(&mut self) {
        let [alphas, means, icf] = &self.parameters;
        self.value = log_posterior(alphas, means, icf, &self.x, &self.prior);
    }

    fn gradient(&mut self) {
        let [alphas, means, icf] = &self.parameters;
        self.derivatives.iter_mut().for_each(|d| d.fill(0.0));
        let [d_alphas, d_means, d_icf] = &mut self.derivatives;
        (self.value, _) = gradient!(
            log_posterior,
            Duplicated(&alphas[..], &mut d_alphas[..]),
            Duplicated(&means[..], &mut d_means[..]),
            Duplicated(&icf[..], &mut d_icf[..]),
            Const(&self.x[..]),
            Const(&self.prior)
        );
    }

    /// Central difference in one parameter.
    fn difference(&mut self, group: usize, i: usize) -> f64 {
        let (h, kept) = (1e-5, self.parameters[group][i]);
        let [up, down] = [kept + h, kept - h].map(|v| {
            self.parameters[group][i] = v;
            self.primal();
            self.value
        });
        self.parameters[group][i] = kept;
        (up - down) / (2.0 * h)
    }
}

fn main() {
    let mode = bench::mode();
    let small = mode.is_none();
    let (d, k, n) = if small { (4, 5, 100) } else { (20, 50, 10000) };
    let mut problem = Problem::new(bench::size(0, d), bench::size(1, k), bench::size(2, n));
    if let Some(mode) = mode {
        return bench::run(&mode, "gmm", &mut problem, Problem::primal, Problem::gradient);
    }
    problem.primal();
    println!("log posterior = {:.6e}", problem.value);
    problem.gradient();
    for (group, name) in ["alphas", "means", "icf"].into_iter().enumerate() {
        let gradient = problem.derivatives[group].clone();
        for (i, got) in gradient.iter().enumerate() {
            let want = problem.difference(group, i);
            assert!((got - want).abs() < 1e-6 * want.abs().max(1.0), "{name}[{i}]: {got} instead of {want}");
        }
        let norm = square_norm(&gradient).sqrt();
        println!("{name:<8} {:4} numbers, |gradient| = {norm:.5e}, first = {:.5e}", gradient.len(), gradient[0]);
    }
    println!("check: ok");
}
