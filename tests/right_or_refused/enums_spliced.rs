// Elements of three words, of which the second is a number or an address: what is split off goes in elsewhere.
use enzyme::{gradient, jvp, Duplicated};
#[derive(Clone)]
enum Item {
    Number(f64),
    Row(Vec<f64>),
    Nothing,
}
fn of(item: &Item) -> f64 {
    match item {
        Item::Number(v) => v * v,
        Item::Row(v) => v.iter().map(|x| x * x).sum(),
        Item::Nothing => 1.5,
    }
}
fn spliced(x: &[f64]) -> f64 {
    let mut v = Vec::new();
    for (i, a) in x.iter().enumerate() {
        v.push(Item::Number(*a));
        v.push(Item::Row(x[i..].to_vec()));
        v.push(Item::Nothing);
    }
    v.insert(3, Item::Number(x[1] * x[2]));
    let s = v.swap_remove(2);
    v.insert(0, s);
    let rest = v.split_off(v.len() - 3);
    v.splice(1..1, rest);
    v.rotate_left(2);
    v.iter().enumerate().map(|(i, item)| of(item) * (i + 1) as f64).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(spliced, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
