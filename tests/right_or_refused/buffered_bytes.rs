// Numbers as bytes through the buffers of std::io: what the library keeps of them it lends out and moves.
use enzyme::{gradient, jvp, Duplicated};
use std::io::{BufReader, BufWriter, Cursor, LineWriter, Read, Write};
fn buffered(x: &[f64]) -> f64 {
    let (mut all, mut small) = (BufWriter::new(Vec::new()), BufWriter::with_capacity(12, Vec::new()));
    let mut lines = LineWriter::new(Cursor::new(Vec::new()));
    for v in x {
        all.write_all(&v.to_le_bytes()).unwrap();
        small.write_all(&(v * v).to_le_bytes()).unwrap();
        lines.write_all(&v.to_le_bytes()).unwrap();
    }
    lines.flush().unwrap();
    let bytes = [all.into_inner().unwrap(), small.into_inner().unwrap(), lines.get_ref().get_ref().clone()].concat();
    let (mut reader, mut number, mut sum, mut place) = (BufReader::new(&bytes[..]), [0u8; 8], 0.0, 1.0);
    while reader.read_exact(&mut number).is_ok() {
        sum += f64::from_le_bytes(number).powi(2) * place;
        place += 1.0;
    }
    sum
}
include!("compared.inc");
fn main() {
    let mut ok = true;
    check!(buffered, [0.7, 1.1, 0.4, 1.3], ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
