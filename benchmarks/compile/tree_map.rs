//! A portfolio valued from a BTreeMap of discount factors by maturity.
use enzyme::{gradient, Const, Duplicated};
use std::collections::BTreeMap;

fn present_value(rates: &[f64], flows: &[f64]) -> f64 {
    let mut discounts: BTreeMap<u32, f64> = BTreeMap::new();
    for (year, rate) in rates.iter().enumerate() {
        discounts.insert(365 * (1 + year as u32), (-(rate * (1 + year) as f64)).exp());
    }
    let mut total = 0.0;
    for ((days, discount), flow) in discounts.iter().zip(flows) {
        total += flow * discount * (1.0 + *days as f64 * 1e-5);
    }
    if let Some(last) = discounts.get(&(365 * rates.len() as u32)) {
        total += 100.0 * last;
    }
    total
}

fn main() {
    let rates: Vec<f64> = (0..12).map(|i| 0.02 + 0.001 * i as f64).collect();
    let flows = vec![5.0; 12];
    let mut slope = vec![0.0; 12];
    let _ = gradient!(present_value, Duplicated(&rates[..], &mut slope[..]), Const(&flows[..]));
    for k in 0..12 {
        let moved = |h: f64| {
            let mut r = rates.clone();
            r[k] += h;
            present_value(&r, &flows)
        };
        let difference = (moved(1e-6) - moved(-1e-6)) / 2e-6;
        println!("gradient {:.10}, differences {:.10}", slope[k], difference);
        assert!((slope[k] - difference).abs() <= 1e-5 * (slope[k].abs() + 1e-3));
    }
}
