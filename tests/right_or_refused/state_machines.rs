// Enumerations that a loop hands on by value: their payload is now a number, now an address, in one register.
use enzyme::{gradient, jvp, Duplicated};
enum State {
    Idle,
    Heat { temperature: f64, steps: usize },
    Hold(f64, Vec<f64>),
    Done(Box<f64>),
}
impl State {
    fn next(self, u: f64) -> State {
        match self {
            State::Idle => State::Heat { temperature: u, steps: 0 },
            State::Heat { temperature, steps } if steps >= 2 => State::Hold(temperature * u, vec![temperature]),
            State::Heat { temperature, steps } => State::Heat { temperature: temperature + u, steps: steps + 1 },
            State::Hold(t, mut v) => {
                v.push(t * u);
                if v.len() > 2 {
                    State::Done(Box::new(v.iter().sum()))
                } else {
                    State::Hold(t - u, v)
                }
            }
            done @ State::Done(_) => done,
        }
    }
}
fn f(x: &[f64]) -> f64 {
    let mut s = State::Idle;
    for k in 0..10 {
        s = s.next(x[k % x.len()]);
    }
    match s {
        State::Done(v) => *v * *v,
        State::Hold(t, _) => t,
        _ => -1.0,
    }
}
enum Job {
    Idle,
    Run(f64),
    Wait(Vec<f64>),
}
struct Machine {
    job: Job,
    ticks: usize,
    out: f64,
}
impl Machine {
    fn tick(&mut self, u: f64) {
        self.ticks += 1;
        self.job = match std::mem::replace(&mut self.job, Job::Idle) {
            Job::Idle => Job::Run(u),
            Job::Run(v) if self.ticks % 3 == 0 => Job::Wait(vec![v, u]),
            Job::Run(v) => {
                self.out += v * u;
                Job::Run(v * 0.9)
            }
            Job::Wait(v) => {
                self.out += v.iter().product::<f64>();
                Job::Idle
            }
        };
    }
}
fn ticked(x: &[f64]) -> f64 {
    let mut m = Machine { job: Job::Idle, ticks: 0, out: 0.0 };
    for k in 0..11 {
        m.tick(x[k % x.len()] + k as f64 * 0.1);
    }
    m.out + match m.job {
        Job::Run(v) => v,
        Job::Wait(v) => v[0],
        Job::Idle => 0.0,
    }
}
macro_rules! check {
    ($f:ident, $ok:ident) => {
        let x = vec![0.7, 1.1, 0.4];
        let mut dx = vec![0.0; 3];
        let (y, _) = gradient!($f, Duplicated(&x[..], &mut dx[..]));
        $ok &= y == $f(&x);
        for i in 0..3 {
            let h = 1e-6;
            let (mut p, mut m, mut t) = (x.clone(), x.clone(), vec![0.0; 3]);
            p[i] += h;
            m[i] -= h;
            t[i] = 1.0;
            let d = ($f(&p) - $f(&m)) / (2.0 * h);
            let (_, forward) = jvp!($f, Duplicated(&x[..], &t[..]));
            if (d - dx[i]).abs() > 1e-5 || (d - forward).abs() > 1e-5 {
                $ok = false;
                println!("{} {} {}", d, dx[i], forward)
            }
        }
    };
}
fn main() {
    let mut ok = true;
    check!(f, ok);
    check!(ticked, ok);
    println!("{}", if ok { "OK" } else { "WRONG" });
}
