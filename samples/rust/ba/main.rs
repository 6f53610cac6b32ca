//! The sparse Jacobian of bundle adjustment, as in ADBench (Srajer et al., 2018): for every observation both rows of
//! d error / d (camera, point, weight). Reverse mode runs twice per observation, once for each residual.
//!
//! A camera has a rotation r as an angle-axis vector, a centre C, a focal length f, a principal point and a radial
//! distortion k1, k2. A point X is seen at Y = R(r) (X - C), p = (Y0, Y1) / Y2, s = |p|^2, and its projection is
//! f (1 + k1 s + k2 s^2) p + principal. The error is weight * (projection - measured).
//!
//! Usage: ba [cameras points observations]   or   ba bench [cameras points observations]
use enzyme::{gradient, Active, Const, Duplicated};
use random::Random;
use std::array::from_fn;
use std::ops::{Add, Mul, Sub};

#[path = "../bench.rs"]
mod bench;
#[path = "../random.rs"]
mod random;

#[derive(Clone, Copy)]
struct Vector([f64; 3]);

impl Add for Vector {
    type Output = Vector;
    fn add(self, other: Vector) -> Vector {
        Vector(from_fn(|i| self.0[i] + other.0[i]))
    }
}

impl Sub for Vector {
    type Output = Vector;
    fn sub(self, other: Vector) -> Vector {
        Vector(from_fn(|i| self.0[i] - other.0[i]))
    }
}

impl Mul<f64> for Vector {
    type Output = Vector;
    fn mul(self, factor: f64) -> Vector {
        Vector(self.0.map(|v| v * factor))
    }
}

impl Vector {
    fn dot(self, other: Vector) -> f64 {
        self.0.iter().zip(other.0).map(|(a, b)| a * b).sum()
    }

    fn cross(self, other: Vector) -> Vector {
        let ([a0, a1, a2], [b0, b1, b2]) = (self.0, other.0);
        Vector([a1 * b2 - a2 * b1, a2 * b0 - a0 * b2, a0 * b1 - a1 * b0])
    }

    /// By Rodrigues' formula, around the axis r by the angle |r|.
    fn rotated(self, r: Vector) -> Vector {
        let square = r.dot(r);
        if square > 0.0 {
            let theta = square.sqrt();
            let (axis, (sin, cos)) = (r * (1.0 / theta), theta.sin_cos());
            self * cos + axis.cross(self) * sin + axis * (axis.dot(self) * (1.0 - cos))
        } else {
            self + r.cross(self) // the limit of small angles
        }
    }
}

const CAMERA: usize = 11;
const COLUMNS: usize = CAMERA + 3 + 1;

/// What the error of one observation depends on: rotation, centre, focal length, principal point, distortion.
type Camera = [f64; CAMERA];

fn project(camera: &Camera, point: &[f64; 3]) -> [f64; 2] {
    let &[r0, r1, r2, c0, c1, c2, focal, principal0, principal1, k1, k2] = camera;
    let [y0, y1, y2] = (Vector(*point) - Vector([c0, c1, c2])).rotated(Vector([r0, r1, r2])).0;
    let (u, v) = (y0 / y2, y1 / y2);
    let s = u * u + v * v;
    let distortion = 1.0 + k1 * s + k2 * s * s;
    [focal * distortion * u + principal0, focal * distortion * v + principal1]
}

fn reprojection_error(camera: &Camera, point: &[f64; 3], weight: f64, measured: &[f64; 2], error: &mut [f64; 2]) {
    let projection = project(camera, point);
    *error = from_fn(|i| weight * (projection[i] - measured[i]));
}

struct Observation {
    camera: usize,
    point: usize,
    weight: f64,
    measured: [f64; 2],
}

/// Both rows of an observation's Jacobian.
fn differentiate(
    camera: &Camera, point: &[f64; 3], o: &Observation, error: &mut [f64; 2], rows: &mut [[f64; COLUMNS]; 2],
) {
    for (i, row) in rows.iter_mut().enumerate() {
        row.fill(0.0);
        let (d_camera, rest) = row.split_first_chunk_mut::<CAMERA>().unwrap();
        let (d_point, d_weight) = rest.split_first_chunk_mut::<3>().unwrap();
        let mut d_error = [f64::from(i == 0), f64::from(i == 1)];
        let (_, (_, _, by_weight, ..)) = gradient!(
            reprojection_error,
            Duplicated(camera, d_camera),
            Duplicated(point, d_point),
            Active(o.weight),
            Const(&o.measured),
            Duplicated(&mut *error, &mut d_error)
        );
        d_weight[0] = by_weight;
    }
}

struct Problem {
    cameras: Vec<Camera>,
    points: Vec<[f64; 3]>,
    observations: Vec<Observation>,
    errors: Vec<[f64; 2]>,
    jacobian: Vec<[[f64; COLUMNS]; 2]>,
}

impl Problem {
    fn new(cameras: usize, points: usize, observations: usize) -> Problem {
        let mut random = Random::new();
        let mut camera = || {
            let mut camera = [0.0; CAMERA];
            for i in 0..3 {
                camera[i] = random.uniform(-0.3, 0.3);
                camera[3 + i] = random.uniform(-1.0, 1.0);
            }
            for (i, (low, high)) in [(400., 600.), (-5., 5.), (-5., 5.), (-0.1, 0.1), (-0.01, 0.01)].iter().enumerate() {
                camera[6 + i] = random.uniform(*low, *high);
            }
            camera
        };
        let cameras: Vec<Camera> = (0..cameras).map(|_| camera()).collect();
        let mut point = || [(-3.0, 3.0), (-3.0, 3.0), (8.0, 12.0)].map(|(low, high)| random.uniform(low, high));
        let points: Vec<[f64; 3]> = (0..points).map(|_| point()).collect();
        let mut observe = |i| {
            let (camera, point, weight) = (i % cameras.len(), i * 7919 % points.len(), random.uniform(0.5, 1.0));
            let measured = project(&cameras[camera], &points[point]).map(|v| v + random.normal());
            Observation { camera, point, weight, measured }
        };
        let seen = (0..observations).map(&mut observe).collect();
        let (errors, jacobian) = (vec![[0.0; 2]; observations], vec![[[0.0; COLUMNS]; 2]; observations]);
        Problem { cameras, points, observations: seen, errors, jacobian }
    }

    fn primal(&mut self) {
        for (o, error) in self.observations.iter().zip(&mut self.errors) {
            reprojection_error(&self.cameras[o.camera], &self.points[o.point], o.weight, &o.measured, error);
        }
    }

    fn gradient(&mut self) {
        for ((o, error), rows) in self.observations.iter().zip(&mut self.errors).zip(&mut self.jacobian) {
            differentiate(&self.cameras[o.camera], &self.points[o.point], o, error, rows);
        }
    }

    /// Both rows of one column of an observation by central differences.
    fn difference(&self, o: &Observation, column: usize) -> [f64; 2] {
        let moved = |by: f64| {
            let (mut camera, mut point, mut weight) = (self.cameras[o.camera], self.points[o.point], o.weight);
            *camera.iter_mut().chain(&mut point).chain([&mut weight]).nth(column).unwrap() += by;
            let mut error = [0.0; 2];
            reprojection_error(&camera, &point, weight, &o.measured, &mut error);
            error
        };
        let h = if column == 6 { 5e-3 } else { 1e-5 };
        let (up, down) = (moved(h), moved(-h));
        from_fn(|row| (up[row] - down[row]) / (2.0 * h))
    }
}

fn main() {
    let mode = bench::mode();
    let (cameras, points, observations) = if mode.is_none() { (3, 20, 40) } else { (49, 7776, 31843) };
    let mut problem = Problem::new(bench::size(0, cameras), bench::size(1, points), bench::size(2, observations));
    if let Some(mode) = mode {
        return bench::run(&mode, "ba", &mut problem, Problem::primal, Problem::gradient);
    }
    problem.cameras[0][..3].fill(0.0); // the first camera takes the small-angle branch
    problem.primal();
    let square: f64 = problem.errors.iter().flatten().map(|e| e * e).sum();
    println!("{} observations, |errors|^2 = {square:.5e}", problem.observations.len());
    problem.gradient();
    for (o, rows) in problem.observations.iter().zip(&problem.jacobian) {
        for column in if o.camera == 0 { 3 } else { 0 }..COLUMNS {
            let want = problem.difference(o, column);
            for row in 0..2 {
                let (got, want) = (rows[row][column], want[row]);
                assert!((got - want).abs() < 2e-7 * want.abs().max(1.0), "column {column}: {got} instead of {want}");
            }
        }
    }
    for (o, rows) in problem.jacobian.iter().take(2).enumerate() {
        for (row, numbers) in rows.iter().enumerate() {
            let text: Vec<String> = numbers.iter().map(|v| format!("{:.4e}", v + 0.0)).collect();
            println!("observation {o} row {row}: {}", text.join(" "));
        }
    }
    println!("check: ok");
}
