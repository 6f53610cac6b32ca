"""Bits of numbers in Rust that functions which are not inlined store and change: right or refused, never lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

PROGRAM = """{body}
#[inline(never)] fn run(x: &[f64]) -> f64 {{ total(x) }}
fn main() {{
    let x = [0.75, 1.25, 1.5, 2.0];
    let mut d = [0.0; 4];
    enzyme::gradient!(run, enzyme::Duplicated(&x[..], &mut d[..]));
    for (v, d) in x.iter().zip(d) {{ assert!((d - 3.0 * v * v).abs() < 1e-4, "{{d}}"); }}
}}
"""
TAKE_AND_GIVE = """
#[inline(never)] fn take(x: &[f64]) -> Vec<u64> {{ x.iter().map(|v| {code}).collect() }}
#[inline(never)] fn give(w: &[u64]) -> Vec<f64> {{ w.iter().map(|w| {back}).collect() }}
fn total(x: &[f64]) -> f64 {{ give(&take(x)).iter().zip(x).map(|(a, b)| a * b).sum() }}
"""
MOVED = TAKE_AND_GIVE.format(code="(v * v).to_bits()", back="f64::from_bits(*w)")
SWAPPED = TAKE_AND_GIVE.format(code="(v * v).to_bits().swap_bytes()", back="f64::from_bits(w.swap_bytes())")
KEYS = TAKE_AND_GIVE.format(code="(v * v).to_bits() ^ 1 << 63 | 1", back="f64::from_bits(w ^ 1 << 63)")
FLIPPED = """
#[inline(never)] fn flip(words: &mut [u64]) { for w in words.iter_mut() { *w = !*w; } }
fn total(x: &[f64]) -> f64 {
    let mut words: Vec<u64> = x.iter().map(|v| (v * v).to_bits()).collect();
    flip(&mut words);
    flip(&mut words);
    words.iter().zip(x).map(|(w, v)| f64::from_bits(*w) * v).sum()
}
"""
BYTES = """
#[inline(never)] fn encode(x: &[f64]) -> Vec<u8> {
    let mut out = Vec::new();
    for v in x { for b in (v * v).to_le_bytes() { out.push(b ^ 3); } }
    out
}
#[inline(never)] fn decode(bytes: &[u8]) -> Vec<f64> {
    bytes.chunks(8).map(|c| f64::from_le_bytes(std::array::from_fn(|k| c[k] ^ 3))).collect()
}
fn total(x: &[f64]) -> f64 { decode(&encode(x)).iter().zip(x).map(|(a, b)| a * b).sum() }
"""
BIG_ENDIAN = """
#[inline(never)] fn encode(x: &[f64]) -> Vec<u8> {
    let mut out = Vec::new();
    for v in x { out.extend((v * v).to_be_bytes()); }
    out
}
#[inline(never)] fn decode(bytes: &[u8]) -> Vec<f64> {
    bytes.chunks_exact(8).map(|c| f64::from_be_bytes(c.try_into().unwrap())).collect()
}
fn total(x: &[f64]) -> f64 { decode(&encode(x)).iter().zip(x).map(|(a, b)| a * b).sum() }
"""
PACKED = """
#[inline(never)] fn pack(a: f32, b: f32) -> u64 { (a.to_bits() as u64) << 32 | b.to_bits() as u64 }
#[inline(never)] fn unpack(w: u64) -> (f32, f32) { (f32::from_bits((w >> 32) as u32), f32::from_bits(w as u32)) }
fn total(x: &[f64]) -> f64 {
    let words: Vec<u64> = x.iter().map(|v| pack((v * v * v) as f32, 1.0)).collect();
    words.iter().map(|w| { let (a, b) = unpack(*w); (a * b) as f64 }).sum()
}
"""
BEHIND_DYN = """
trait Codec { fn code(&self, words: &mut [u64]); }
struct Not;
struct Turn(u32);
impl Codec for Not { #[inline(never)] fn code(&self, words: &mut [u64]) { for w in words { *w = !*w; } } }
impl Codec for Turn {
    #[inline(never)] fn code(&self, words: &mut [u64]) { for w in words { *w = w.rotate_left(self.0); } }
}
fn total(x: &[f64]) -> f64 {
    let codecs: Vec<Box<dyn Codec>> = vec![Box::new(Not), Box::new(Turn(32))];
    let mut words: Vec<u64> = x.iter().map(|v| (v * v).to_bits()).collect();
    for k in [0, 1, 0, 1] { codecs[k].code(&mut words); }
    words.iter().zip(x).map(|(w, v)| f64::from_bits(*w) * v).sum()
}
"""


@pytest.mark.parametrize("body, level", [
    (MOVED, ["-O"]), (SWAPPED, ["-O"]), (KEYS, []), (FLIPPED, ["-O"]), (BYTES, ["-O"]), (PACKED, ["-O"]),
    (BIG_ENDIAN, []), (BEHIND_DYN, []),
], ids=["moved", "swapped", "keys", "flipped", "bytes", "packed", "big-endian", "dyn"])
def test_it_is_right_or_refused(body: str, level: list[str], run: Callable, tmp_path: Path) -> None:
    (tmp_path / "bits.rs").write_text(PROGRAM.format(body=body))
    built = run("enzyme-rustc", "--edition=2021", *level, "bits.rs")
    if built.returncode:
        assert body is not MOVED, built.stderr
        assert "\nbits.rs:" in f"\n{built.stderr}" and "error: cannot differentiate" in built.stderr, built.stderr
    else:
        ran = run(tmp_path / "bits")
        assert ran.returncode == 0 or (ran.returncode == -6 and "enzyme-cc: cannot differentiate" in ran.stderr), ran
