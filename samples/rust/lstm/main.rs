//! The loss of a stacked LSTM over a character sequence, as in ADBench (Srajer et al., 2018), and its gradient.
//!
//! Each layer has b cells with elementwise gates; samples/c/lstm has the formulas in full. The state is changed in
//! place at every character, so it has a shadow even though it starts constant.
//!
//! Usage: lstm [layers characters b]   or   lstm bench [layers characters b]
use enzyme::{gradient, Const, Duplicated};
use random::Random;

#[path = "../bench.rs"]
mod bench;
#[path = "../random.rs"]
mod random;

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// One layer: 4 b weights, then 4 b biases; b hidden values, then b cell values.
fn layer(parameters: &[f64], state: &mut [f64], input: &[f64]) {
    let b = input.len();
    let (weight, bias) = parameters.split_at(4 * b);
    let gate = |gate: usize, i: usize, x: f64| x * weight[gate * b + i] + bias[gate * b + i];
    let (hidden, cell) = state.split_at_mut(b);
    for (i, ((hidden, cell), input)) in hidden.iter_mut().zip(cell).zip(input).enumerate() {
        let forget = sigmoid(gate(0, i, *input));
        let take_in = sigmoid(gate(1, i, *hidden));
        let let_out = sigmoid(gate(2, i, *input));
        let change = gate(3, i, *hidden).tanh();
        *cell = *cell * forget + take_in * change;
        *hidden = let_out * cell.tanh();
    }
}

struct Network {
    b: usize,
    sequence: Vec<f64>,
}

fn predict(b: usize, main: &[f64], extra: &[f64], state: &mut [f64], input: &[f64], scaled: &mut [f64], y: &mut [f64]) {
    for ((scaled, x), e) in scaled.iter_mut().zip(input).zip(extra) {
        *scaled = x * e;
    }
    let mut input: &[f64] = scaled;
    for (parameters, state) in main.chunks_exact(8 * b).zip(state.chunks_exact_mut(2 * b)) {
        layer(parameters, state, input);
        input = &state[..b];
    }
    let (scale, shift) = extra[b..].split_at(b);
    for (((y, x), scale), shift) in y.iter_mut().zip(input).zip(scale).zip(shift) {
        *y = x * scale + shift;
    }
}

/// The mean of -<gold, y - log(sum e^y + 2)> over predictions y of the next character.
fn loss(main: &[f64], extra: &[f64], state: &mut [f64], network: &Network) -> f64 {
    let b = network.b;
    let (mut scaled, mut prediction) = (vec![0.0; b], vec![0.0; b]);
    let mut total = 0.0;
    let characters = network.sequence.chunks_exact(b);
    for (input, gold) in characters.clone().zip(characters.skip(1)) {
        predict(b, main, extra, state, input, &mut scaled, &mut prediction);
        let log_sum = (prediction.iter().map(|y| y.exp()).sum::<f64>() + 2.0).ln();
        total += gold.iter().zip(&prediction).map(|(gold, y)| gold * (y - log_sum)).sum::<f64>();
    }
    -total / (network.sequence.len() - b) as f64
}

struct Problem {
    network: Network,
    /// Main and extra parameters and the state at the start, and the derivatives by each.
    inputs: [Vec<f64>; 3],
    derivatives: [Vec<f64>; 3],
    state: Vec<f64>,
    value: f64,
}

impl Problem {
    fn new(layers: usize, c: usize, b: usize) -> Problem {
        let mut random = Random::new();
        let inputs = [random.normals(8 * layers * b, 1.0), random.normals(3 * b, 1.0), random.normals(2 * layers * b, 0.5)];
        let bits = (0..c * b).map(|_| if random.uniform(0.0, 1.0) < 0.5 { 1.0 } else { 0.0 });
        let network = Network { b, sequence: bits.collect() };
        Problem { network, derivatives: inputs.clone(), state: inputs[2].clone(), inputs, value: 0.0 }
    }

    fn primal(&mut self) {
        let [main, extra, start] = &self.inputs;
        self.state.copy_from_slice(start);
        self.value = loss(main, extra, &mut self.state, &self.network);
    }

    fn gradient(&mut self) {
        let [main, extra, start] = &self.inputs;
        self.state.copy_from_slice(start);
        self.derivatives.iter_mut().for_each(|d| d.fill(0.0));
        let [d_main, d_extra, d_state] = &mut self.derivatives;
        (self.value, _) = gradient!(
            loss,
            Duplicated(&main[..], &mut d_main[..]),
            Duplicated(&extra[..], &mut d_extra[..]),
            Duplicated(&mut self.state[..], &mut d_state[..]),
            Const(&self.network)
        );
    }

    /// Central difference in one input.
    fn difference(&mut self, group: usize, i: usize) -> f64 {
        let (h, kept) = (1e-5, self.inputs[group][i]);
        let [up, down] = [kept + h, kept - h].map(|v| {
            self.inputs[group][i] = v;
            self.primal();
            self.value
        });
        self.inputs[group][i] = kept;
        (up - down) / (2.0 * h)
    }
}

fn main() {
    let mode = bench::mode();
    let (c, b) = if mode.is_none() { (20, 5) } else { (4096, 14) };
    let mut problem = Problem::new(bench::size(0, 2), bench::size(1, c), bench::size(2, b));
    if let Some(mode) = mode {
        return bench::run(&mode, "lstm", &mut problem, Problem::primal, Problem::gradient);
    }
    problem.primal();
    println!("loss = {:.8}", problem.value);
    problem.gradient();
    for (group, name) in ["main", "extra", "start"].into_iter().enumerate() {
        let gradient = problem.derivatives[group].clone();
        for (i, got) in gradient.iter().enumerate() {
            let want = problem.difference(group, i);
            assert!((got - want).abs() < 1e-10 * want.abs().max(1.0), "{name}[{i}]: {got} instead of {want}");
        }
        let norm = gradient.iter().map(|g| g * g).sum::<f64>().sqrt();
        println!("{name:<5} {:4} numbers, |gradient| = {norm:.5e}, first = {:.5e}", gradient.len(), gradient[0]);
    }
    println!("check: ok");
}
