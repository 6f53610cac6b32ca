// Numbers beside the capacities of vectors and strings: elements that leave, that are kept and that are joined.
use enzyme::{gradient, jvp, Duplicated};
#[derive(Clone)]
enum Item {
    Number(f64),
    Row(Vec<f64>),
    Name(String),
    Pair(u32, f64),
    Nothing,
}
fn of(item: &Item) -> f64 {
    match item {
        Item::Number(v) => v * v,
        Item::Row(v) => v.iter().map(|x| x * x).sum(),
        Item::Name(s) => s.len() as f64,
        Item::Pair(n, v) => *n as f64 * v,
        Item::Nothing => 1.5,
    }
}
fn value(items: &[Item]) -> f64 {
    items.iter().enumerate().map(|(i, item)| of(item) * (i + 1) as f64).sum()
}
fn items(x: &[f64]) -> Vec<Item> {
    let mut v = Vec::new();
    for (i, a) in x.iter().enumerate() {
        v.push(Item::Number(*a));
        v.push(Item::Row(x[i..].to_vec()));
        v.push(Item::Name("abc".repeat(i + 1)));
        v.push(Item::Pair(i as u32 + 1, a * a));
        if i % 2 == 0 {
            v.push(Item::Nothing)
        }
    }
    v
}
fn kept(x: &[f64]) -> f64 {
    let mut v = items(x);
    v.retain(|i| !matches!(i, Item::Nothing));
    value(&v)
}
fn drained(x: &[f64]) -> f64 {
    let mut v = items(x);
    let d: Vec<Item> = v.drain(1..4).collect();
    v.extend(d);
    let mut w = items(&x[1..]);
    v.append(&mut w);
    v.truncate(11);
    v.dedup_by(|a, b| matches!((a, b), (Item::Number(_), Item::Number(_))));
    value(&v)
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(kept, [0.7, 1.1, 0.4, 1.3], ok);
    check!(drained, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
