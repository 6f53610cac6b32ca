// The bytes of numbers in hexadecimal digits out of a table of one's own, and back.
use enzyme::{gradient, jvp, Duplicated};
const HEX: &[u8; 16] = b"0123456789abcdef";
fn f(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        let mut t = String::new();
        for b in v.to_be_bytes() {
            t.push(HEX[(b >> 4) as usize] as char);
            t.push(HEX[(b & 15) as usize] as char);
        }
        let w = t.chars().fold(0u64, |w, c| w << 4 | c.to_digit(16).unwrap() as u64);
        s += f64::from_bits(w).powi(2);
    }
    s
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(f, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
