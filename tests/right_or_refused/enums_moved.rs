// Numbers, vectors and strings in the elements of vectors that grow, whose elements move and leave.
use enzyme::{gradient, jvp, Duplicated};
#[derive(Clone)]
enum Item {
    Number(f64),
    Row(Vec<f64>),
    Name(String),
}
fn items(x: &[f64]) -> Vec<Item> {
    vec![Item::Number(x[0]), Item::Row(x.to_vec()), Item::Name("ab".into()), Item::Number(x[1])]
}
fn value(items: &[Item]) -> f64 {
    let of = |item: &Item| match item {
        Item::Number(v) => v * v,
        Item::Row(v) => v.iter().sum(),
        Item::Name(s) => s.len() as f64,
    };
    items.iter().enumerate().map(|(i, item)| of(item) * (i + 1) as f64).sum()
}
fn spliced(x: &[f64]) -> f64 {
    let mut v = items(x);
    v.splice(0..0, vec![Item::Number(x[2]), Item::Name(String::new())]);
    v.remove(2);
    value(&v)
}
fn moved_back(x: &[f64]) -> f64 {
    let mut v = items(x);
    let rest = v.split_off(2);
    v.splice(0..0, rest);
    v.insert(1, Item::Number(x[2]));
    let e = v.remove(2);
    v.push(e);
    value(&v)
}
fn rotated(x: &[f64]) -> f64 {
    let mut v = items(x);
    v.rotate_left(1);
    let rest = v.split_off(2);
    v.splice(0..0, rest);
    v.insert(1, Item::Number(x[2]));
    let e = v.remove(2);
    v.push(e);
    v.dedup_by(|a, b| matches!((a, b), (Item::Name(_), Item::Name(_))));
    value(&v)
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(spliced, [0.7, 1.1, 0.4, 1.3], ok);
    check!(moved_back, [0.7, 1.1, 0.4, 1.3], ok);
    check!(rotated, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
