//! Huber's loss: squares of small residuals, absolute values of large ones.
use std::slice;

fn rho(residual: f64, threshold: f64) -> f64 {
    match residual.abs() {
        small if small <= threshold => 0.5 * small * small,
        large => threshold * (large - 0.5 * threshold),
    }
}

/// # Safety
/// Both arrays hold `n` numbers.
#[no_mangle]
pub unsafe extern "C" fn huber(n: usize, path: *const f64, observed: *const f64, threshold: f64) -> f64 {
    let (path, observed) = (slice::from_raw_parts(path, n), slice::from_raw_parts(observed, n));
    path.iter().zip(observed).map(|(a, b)| rho(a - b, threshold)).sum()
}
