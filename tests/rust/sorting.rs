// Stable sorts: of pairs, and of structures by a key that is computed.
include!("check.rs");

fn sort_pair(x: &[f64]) -> f64 {
    let mut v: Vec<(usize, f64)> = x.iter().map(|a| a * a).enumerate().collect();
    v.sort_by(|a, b| b.1.partial_cmp(&a.1).unwrap());
    v.iter().enumerate().map(|(i, (k, a))| (i + 1) as f64 * a * (*k as f64 + 1.0)).sum()
}

#[derive(Clone, Debug)]
struct Item {
    name: u32,
    weight: f64,
    value: f64,
}
fn sort_struct(x: &[f64]) -> f64 {
    let mut v: Vec<Item> = x
        .windows(2)
        .enumerate()
        .map(|(i, w)| Item { name: i as u32, weight: w[0] * w[1], value: w[0] + w[1] })
        .collect();
    v.sort_by(|a, b| (a.value / a.weight).partial_cmp(&(b.value / b.weight)).unwrap());
    v.iter().enumerate().map(|(i, a)| (i + 1) as f64 * a.value * a.weight + a.name as f64 * a.value).sum()
}

fn main() {
    let x = [0.91, 0.43, 1.31, 0.72, 0.63];
    check_slice!(sort_pair, x);
    check_slice!(sort_struct, x);
    check::finish();
}
