//! Deterministic test data, the same on every platform and as in samples/c/random.h.

#![allow(dead_code)] // a sample uses some of it

/// A 64-bit linear congruential generator.
pub struct Random(u64);

impl Random {
    pub fn new() -> Random {
        Random(88172645463325252)
    }

    pub fn uniform(&mut self, low: f64, high: f64) -> f64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        low + (high - low) * (self.0 >> 11) as f64 * 2f64.powi(-53)
    }

    /// Box and Muller, 1958.
    pub fn normal(&mut self) -> f64 {
        let radius = (-2.0 * self.uniform(1e-12, 1.0).ln()).sqrt();
        radius * (6.283185307179586 * self.uniform(0.0, 1.0)).cos()
    }

    pub fn normals(&mut self, n: usize, scale: f64) -> Vec<f64> {
        (0..n).map(|_| scale * self.normal()).collect()
    }
}
