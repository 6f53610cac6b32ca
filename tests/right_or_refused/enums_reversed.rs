// Elements of 32 bytes that are swapped word by word: in one word some hold a number, others an address.
use enzyme::{gradient, jvp, Duplicated};
#[derive(Clone)]
enum Item {
    Number(f64),
    Row(Vec<f64>),
    Name(String),
    Pair(Box<(f64, Item)>),
    Nothing,
}
fn value(item: &Item) -> f64 {
    match item {
        Item::Number(v) => v * v,
        Item::Row(v) => v.iter().product(),
        Item::Name(s) => s.len() as f64,
        Item::Pair(p) => p.0 * value(&p.1),
        Item::Nothing => 0.0,
    }
}
fn reversed(x: &[f64]) -> f64 {
    let mut v = vec![Item::Number(x[0]), Item::Row(x.to_vec()), Item::Name("abc".into()), Item::Nothing];
    v.push(Item::Pair(Box::new((x[1], Item::Row(vec![x[2], x[3]])))));
    v.reverse();
    let again = v.clone();
    v.extend(again);
    v.iter().enumerate().map(|(i, item)| (i + 1) as f64 * value(item)).sum()
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(reversed, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
