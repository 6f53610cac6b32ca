//! A shot with air drag that has to hit a target: Newton's method on the angle, the derivative through Runge and
//! Kutta's fourth-order integrator.
//!
//! x'' = -k |v| x', y'' = -g - k |v| y'. The fall is interpolated between the last two steps.

use enzyme::{gradient, jvp, Active, Const, Duplicated};
use std::ops::{Add, Mul};

#[derive(Clone, Copy)]
struct State {
    at: [f64; 2],
    speed: [f64; 2],
}
impl Add for State {
    type Output = State;
    fn add(self, o: State) -> State {
        let sum = |a: [f64; 2], b: [f64; 2]| [a[0] + b[0], a[1] + b[1]];
        State { at: sum(self.at, o.at), speed: sum(self.speed, o.speed) }
    }
}
impl Mul<f64> for State {
    type Output = State;
    fn mul(self, s: f64) -> State {
        State { at: self.at.map(|v| v * s), speed: self.speed.map(|v| v * s) }
    }
}

fn change(s: State, drag: f64) -> State {
    let size = s.speed[0].hypot(s.speed[1]);
    State { at: s.speed, speed: [-drag * size * s.speed[0], -9.81 - drag * size * s.speed[1]] }
}

fn step(s: State, drag: f64, h: f64) -> State {
    let k1 = change(s, drag);
    let k2 = change(s + k1 * (h / 2.0), drag);
    let k3 = change(s + k2 * (h / 2.0), drag);
    let k4 = change(s + k3 * h, drag);
    s + (k1 + (k2 + k3) * 2.0 + k4) * (h / 6.0)
}

/// How far a shot flies before it is back at height 0.
fn range(angle: f64, speed: f64, drag: f64, h: f64) -> f64 {
    let mut s = State { at: [0.0; 2], speed: [speed * angle.cos(), speed * angle.sin()] };
    loop {
        let next = step(s, drag, h);
        if next.at[1] < 0.0 {
            let t = s.at[1] / (s.at[1] - next.at[1]);
            return s.at[0] + t * (next.at[0] - s.at[0]);
        }
        s = next;
    }
}

fn main() {
    let (speed, drag, h, target) = (50.0, 0.004, 0.01, 100.0);
    let mut angle = 0.3;
    println!("{:>5} {:>9} {:>10} {:>9}", "step", "angle", "range", "slope");
    for n in 0..6 {
        let (reached, (slope, _, _, _)) = gradient!(range, Active(angle), Const(speed), Const(drag), Const(h));
        println!("{n:>5} {angle:>9.6} {reached:>10.5} {slope:>9.4}");
        angle -= (reached - target) / slope;
    }
    let (_, (by_angle, by_speed, by_drag, _)) =
        gradient!(range, Active(angle), Active(speed), Active(drag), Const(h));
    println!("range by angle {by_angle:.4}, by speed {by_speed:.4}, by drag {by_drag:.2}");
    let (_, forwards) = jvp!(range, Duplicated(angle, 1.0), Duplicated(speed, 1.0), Duplicated(drag, 1.0), Const(h));
    let close = |a: f64, b: f64| (a - b).abs() < 1e-6 * (1.0 + b.abs());
    let difference = (range(angle, speed + 1e-4, drag, h) - range(angle, speed - 1e-4, drag, h)) / 2e-4;
    let fine = close(forwards, by_angle + by_speed + by_drag)
        && close(range(angle, speed, drag, h), target)
        && close(by_speed, difference);
    println!("check: {}", if fine { "ok" } else { "WRONG" });
    std::process::exit(!fine as i32);
}
