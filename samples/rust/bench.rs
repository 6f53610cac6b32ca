//! The bench modes of the samples: median seconds of primal and gradient, and peak memory. As samples/c/bench.h.
//!
//!   ./prog bench [sizes]            one JSON line with both, timed in the same run
//!   ./prog bench-primal [sizes]     the primal alone (one call), so that its peak memory can be read
//!   ./prog bench-gradient [sizes]   the gradient alone, for the same reason
use std::env::args;
use std::time::Instant;

/// The bench mode that the first argument names.
pub fn mode() -> Option<String> {
    args().nth(1).filter(|word| word.starts_with("bench"))
}

/// Size number i (from 0) of the command line, after the mode if there is one.
pub fn size(i: usize, otherwise: usize) -> usize {
    let given = args().nth(1 + usize::from(mode().is_some()) + i);
    given.map_or(otherwise, |word| word.parse().expect("a size is a whole number"))
}

/// Runs a mode on a problem.
pub fn run<P>(mode: &str, name: &str, problem: &mut P, primal: fn(&mut P), gradient: fn(&mut P)) {
    match mode {
        "bench" => {
            let (primal, gradient) = (median(problem, primal), median(problem, gradient));
            println!(
                r#"{{"sample": "{name}", "primal_s": {primal:.9e}, "gradient_s": {gradient:.9e}, "peak_kb": {}}}"#,
                peak_kb()
            );
            return;
        }
        "bench-primal" => primal(problem),
        "bench-gradient" => gradient(problem),
        _ => panic!("no such mode: {mode}"),
    }
    println!(r#"{{"sample": "{name}", "mode": "{mode}", "peak_kb": {}}}"#, peak_kb());
}

/// Over repeats; the first call warms caches and pages and is not counted.
fn median<P>(problem: &mut P, run: fn(&mut P)) -> f64 {
    run(problem);
    let mut seconds = Vec::new();
    while seconds.len() < 200 && (seconds.len() < 5 || seconds.iter().sum::<f64>() < 0.8) {
        let start = Instant::now();
        run(problem);
        seconds.push(start.elapsed().as_secs_f64());
    }
    seconds.sort_by(f64::total_cmp);
    seconds[seconds.len() / 2]
}

/// Peak resident memory of this program, in kB.
fn peak_kb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
