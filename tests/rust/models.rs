// Structures, integrators, returned closures, generic numbers, arrays by value, networks; gradient! and jvp!.
include!("check.rs");
use enzyme::{gradient, jvp, Active, Const, Duplicated};
#[derive(Clone, Copy, Debug, Default)]
struct State {
    p: [f64; 2],
    v: [f64; 2],
}
struct Params {
    k: f64,
    m: f64,
    drag: f64,
}
fn accel(s: &State, q: &Params) -> [f64; 2] {
    let r = (s.p[0].powi(2) + s.p[1].powi(2)).sqrt();
    std::array::from_fn(|i| -q.k * s.p[i] / (q.m * r.powi(3)) - q.drag * s.v[i])
}
impl State {
    fn axpy(&self, h: f64, d: &State) -> State {
        State {
            p: std::array::from_fn(|i| self.p[i] + h * d.p[i]),
            v: std::array::from_fn(|i| self.v[i] + h * d.v[i]),
        }
    }
    fn slope(&self, q: &Params) -> State {
        State {
            p: self.v,
            v: accel(self, q),
        }
    }
}
fn rk4(mut s: State, q: &Params, h: f64, n: usize) -> State {
    for _ in 0..n {
        let k1 = s.slope(q);
        let k2 = s.axpy(h / 2.0, &k1).slope(q);
        let k3 = s.axpy(h / 2.0, &k2).slope(q);
        let k4 = s.axpy(h, &k3).slope(q);
        s = s
            .axpy(h / 6.0, &k1)
            .axpy(h / 3.0, &k2)
            .axpy(h / 3.0, &k3)
            .axpy(h / 6.0, &k4);
    }
    s
}
fn orbit(x: &[f64]) -> f64 {
    let e = rk4(
        State {
            p: [x[0], x[1]],
            v: [x[2], x[3]],
        },
        &Params {
            k: x[4],
            m: 1.0,
            drag: x[5],
        },
        0.05,
        40,
    );
    e.p[0] * e.p[1] + e.v[0]
}
fn compose(a: f64) -> impl Fn(f64) -> f64 {
    move |x| (a * x).sin()
}
fn boxed(a: f64, n: usize) -> Box<dyn Fn(f64) -> f64> {
    if n % 2 == 0 {
        Box::new(move |x| a * x)
    } else {
        Box::new(move |x| x / a)
    }
}
fn functions(x: &[f64]) -> f64 {
    let f = compose(x[0]);
    let fs: Vec<Box<dyn Fn(f64) -> f64>> = (0..3).map(|n| boxed(x[1], n)).collect();
    fs.iter().fold(x[2], |v, g| g(f(v)) + v)
}
trait Number: Copy + std::ops::Add<Output = Self> + std::ops::Mul<Output = Self> {
    const ONE: Self;
    fn half(self) -> Self;
}
impl Number for f64 {
    const ONE: f64 = 1.0;
    fn half(self) -> f64 {
        self * 0.5
    }
}
impl Number for f32 {
    const ONE: f32 = 1.0;
    fn half(self) -> f32 {
        self * 0.5
    }
}
fn series<T: Number>(x: T, n: usize) -> T {
    (0..n).fold(T::ONE, |s, _| s.half() * x + T::ONE)
}
fn generic(x: &[f64]) -> f64 {
    series(x[0], 6) * series(x[1], 3)
}
fn update(x: &mut [f64], y: &[f64]) {
    for i in 1..x.len() {
        x[i] = x[i - 1] * y[i] + x[i];
    }
    x.swap(0, 1);
}
fn by_value(v: [f64; 3], k: f64) -> [f64; 2] {
    [v[0] * v[1] * k, v[2].exp() / k]
}
fn value_of(v: [f64; 3], k: f64) -> f64 {
    let [a, b] = by_value(v, k);
    a * b
}
struct Net {
    w: Vec<Vec<f64>>,
    b: Vec<f64>,
}
unsafe impl enzyme::Mirror for Net {}
fn net(n: &Net, x: &[f64]) -> f64 {
    n.w.iter()
        .zip(&n.b)
        .map(|(row, b)| (row.iter().zip(x).map(|(w, x)| w * x).sum::<f64>() + b).tanh())
        .sum()
}
fn sq32(x: f32, y: f32) -> f32 {
    x * x * y
}
fn main() {
    check_slice!(orbit, [1.0, 0.2, -0.1, 0.9, 1.1, 0.05]);
    check_slice!(functions, [1.0, 0.7, 0.4]);
    check_slice!(generic, [1.0, 0.7]);
    let (mut x, y) = ([1.0, 2.0, 3.0], [0.5, 1.5, -1.0]);
    let (mut dx, mut dy) = ([0.0, 0.0, 1.0], [0.0; 3]);
    gradient!(
        update,
        Duplicated(&mut x[..], &mut dx[..]),
        Duplicated(&y[..], &mut dy[..])
    );
    // x2' = (x0 y1 + x1) y2 + x2
    for (g, w) in dx.iter().zip([1.5 * -1.0, -1.0, 1.0]) {
        check::close("dx", *g, w, 1e-14);
    }
    for (g, w) in dy.iter().zip([0.0, -1.0, 1.0 * 1.5 + 2.0]) {
        check::close("dy", *g, w, 1e-14);
    }
    let (v, (dv, dk)) = gradient!(value_of, Active([1.0, 2.0, 0.5]), Active(3.0));
    let e = 0.5f64.exp();
    check::close("value", v, 2.0 * e, 1e-14);
    for (g, w) in dv.iter().zip([2.0 * e, e, 2.0 * e]) {
        check::close("dv", *g, w, 1e-14);
    }
    check::close("dk", dk, 0.0, 1e-14);
    let n = Net {
        w: vec![vec![0.1, 0.2], vec![-0.3, 0.4], vec![0.5, 0.6]],
        b: vec![0.1, 0.2, 0.3],
    };
    let mut dn = Net {
        w: vec![vec![0.0; 2]; 3],
        b: vec![0.0; 3],
    };
    let xs = [1.0, -2.0];
    gradient!(net, Duplicated(&n, &mut dn), Const(&xs[..]));
    for i in 0..3 {
        let z: f64 = n.w[i][0] - 2.0 * n.w[i][1] + n.b[i];
        let s = 1.0 - z.tanh().powi(2);
        check::close("w0", dn.w[i][0], s, 1e-13);
        check::close("w1", dn.w[i][1], -2.0 * s, 1e-13);
        check::close("b", dn.b[i], s, 1e-13);
    }
    let (v, t) = jvp!(sq32, Duplicated(3.0f32, 1.0f32), Duplicated(2.0f32, 0.5f32));
    check::close("f32", v as f64, 18.0, 1e-6);
    check::close("f32t", t as f64, 16.5, 1e-6);
    check::finish();
}
