// What stands in the way is said in the words of Rust.
// mention: by to_bits and from_bits
// mention: note: hand the f64 itself on
// mention: note: write it in Rust, or
// mention: it is done in the library's code, library/std/
use enzyme::{gradient, Active};
use std::arch::asm;
static mut KEPT: u32 = 0;
fn halved(x: f64) -> f64 {
    unsafe {
        KEPT = x.to_bits() as u32;
        KEPT as f64 * 1e-9 * x // expect: the integer is made of the bits of a number
    }
}
fn printed(x: f64) -> f64 {
    let text = format!("{x}");
    text.parse::<f64>().unwrap() * x // expect: the number that 'parse' reads
}
fn assembled(x: f64) -> f64 {
    let y: f64;
    unsafe {
        asm!("sqrtsd {}, {}", out(xmm_reg) y, in(xmm_reg) x); // expect: inline assembly
    }
    y * x
}
fn sent(x: f64) -> f64 {
    let (sender, receiver) = std::sync::mpsc::channel(); // expect: through .std::sync::mpsc.
    let worker = std::thread::spawn(move || sender.send(x * x).unwrap());
    let y: f64 = receiver.recv().unwrap();
    worker.join().unwrap();
    y
}
fn main() {
    println!("{:?} {:?}", gradient!(halved, Active(2.0)), gradient!(printed, Active(2.0)));
    println!("{:?} {:?}", gradient!(assembled, Active(2.0)), gradient!(sent, Active(2.0)));
}
