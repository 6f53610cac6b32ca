//! Lennard-Jones clusters: forces are minus the gradient of the energy, and thirteen atoms relax to the icosahedron.
//!
//! E = sum over pairs of 4 (r^-12 - r^-6), with energies known for small clusters (Hoare and Pal 1971):
//! 2 atoms -1, 3 atoms -3, 4 atoms -6, 13 atoms -44.3268.

use enzyme::{gradient, Duplicated};

fn energy(atoms: &[[f64; 3]]) -> f64 {
    let mut total = 0.0;
    for (i, a) in atoms.iter().enumerate() {
        for b in &atoms[..i] {
            let r2: f64 = a.iter().zip(b).map(|(p, q)| (p - q).powi(2)).sum();
            let r6 = 1.0 / (r2 * r2 * r2);
            total += 4.0 * (r6 * r6 - r6);
        }
    }
    total
}

/// Minus the forces.
fn slopes(atoms: &[[f64; 3]]) -> Vec<[f64; 3]> {
    let mut shadow = vec![[0.0; 3]; atoms.len()];
    gradient!(energy, Duplicated(atoms, &mut shadow[..]));
    shadow
}

/// Steepest descent that halves its step when the energy grows.
fn relax(atoms: &mut Vec<[f64; 3]>) -> f64 {
    let (mut h, mut now): (f64, f64) = (0.01, energy(atoms));
    for _ in 0..20_000 {
        let g = slopes(atoms);
        let size = g.iter().flatten().map(|v| v * v).sum::<f64>().sqrt();
        if size < 1e-9 {
            break;
        }
        let limit = h.min(0.1 / size);
        let moved: Vec<[f64; 3]> =
            atoms.iter().zip(&g).map(|(a, f)| std::array::from_fn(|k| a[k] - limit * f[k])).collect();
        let next = energy(&moved);
        if next < now {
            (*atoms, now, h) = (moved, next, h * 1.1);
        } else {
            h *= 0.5;
        }
    }
    now
}

fn start(n: usize) -> Vec<[f64; 3]> {
    let golden = (1.0 + 5f64.sqrt()) / 2.0;
    let mut atoms = vec![[0.0; 3]];
    for (a, b) in [(1.0, golden), (1.0, -golden), (-1.0, golden), (-1.0, -golden)] {
        atoms.extend([[0.0, a, b], [a, b, 0.0], [b, 0.0, a]]);
    }
    atoms.truncate(n);
    atoms.iter().enumerate().map(|(i, p)| p.map(|v| v * (0.55 + 0.003 * i as f64))).collect()
}

fn main() {
    println!("{:>5} {:>12} {:>12}", "atoms", "energy", "known");
    let mut fine = true;
    for (n, known) in [(2, -1.0), (3, -3.0), (4, -6.0), (13, -44.3268)] {
        let mut atoms = start(n);
        let found = relax(&mut atoms);
        println!("{n:>5} {found:>12.4} {known:>12.4}");
        fine &= (found - known).abs() < 1e-3;
    }
    let atoms = start(13);
    let total = slopes(&atoms).iter().fold([0.0; 3], |s, g| std::array::from_fn(|k| s[k] + g[k]));
    fine &= total.iter().all(|v| v.abs() < 1e-9);
    println!("check: {}", if fine { "ok" } else { "WRONG" });
    std::process::exit(!fine as i32);
}
