// Hash tables of numbers and of vectors: the code that lets one grow moves the entries of the other, whatever they are.
use enzyme::{gradient, jvp, Duplicated};
use std::collections::{HashMap, HashSet};
fn grown_together(x: &[f64]) -> f64 {
    let mut numbers: HashMap<u32, f64> = HashMap::new();
    let mut lists: HashMap<u32, Vec<u32>> = HashMap::new();
    let mut seen: HashSet<u32> = HashSet::new();
    for i in 0..6u32 {
        numbers.insert(i, x[i as usize % 4] * i as f64);
        lists.entry(i / 2).or_default().push(i);
    }
    let (mut sum, mut todo) = (0.0, vec![0u32]);
    while let Some(k) = todo.pop() {
        if seen.insert(k) {
            sum += numbers[&k] * numbers[&k];
            todo.extend(lists.get(&k).into_iter().flatten());
        }
    }
    sum
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(grown_together, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
