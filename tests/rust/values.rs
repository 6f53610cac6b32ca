// Values with shadows of their own: seeds, several directions, structures and containers by value, derived shadows.
#![deny(unsafe_code)]
include!("check.rs");
use enzyme::{gradient, jvp, lanes, Active, Const, Dual, DualOnly, Dualv, Duplicated, Mirror, Number, Shadow};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

fn close(name: &str, got: f64, expected: f64) {
    check::close(name, got, expected, 1e-14);
}

#[derive(Shadow, Clone, Copy, Debug, PartialEq)]
struct Orbit {
    at: [f64; 2],
    going: (f64, f64),
    steps: u32,
    is_closed: bool,
}

fn kick(o: Orbit, g: f64) -> Orbit {
    let r = (o.at[0] * o.at[0] + o.at[1] * o.at[1]).sqrt();
    let pull = -g / (r * r * r);
    let going = (o.going.0 + pull * o.at[0], o.going.1 + pull * o.at[1]);
    Orbit { at: [o.at[0] + going.0, o.at[1] + going.1], going, steps: o.steps + 1, ..o }
}

fn structures() {
    let o = Orbit { at: [1.0, 2.0], going: (0.5, -0.25), steps: 3, is_closed: true };
    let seed = Orbit { at: [1.0, 0.0], going: (0.0, 0.0), steps: 9, is_closed: false };
    let along = Orbit { at: [1.0, 0.0], ..o.zeroed() };
    let (value, tangent) = jvp!(kick, Dual(o, along), Dual(0.3, 0.0));
    assert_eq!((value, value.steps, tangent.steps, tangent.is_closed), (kick(o, 0.3), 4, 4, true));
    let (_, (d, dg)) = gradient!(kick, Active(o), Active(0.3); seed = seed);
    assert_eq!((d.steps, d.is_closed), (3, true));
    close("transposed", d.at[0], tangent.at[0]);
    let x = |x: f64| kick(Orbit { at: [x, 2.0], ..o }, 0.3).at[0];
    check::close("by x", d.at[0], check::slope(x, 1.0), 1e-8);
    check::close("by g", dg, check::slope(|g| kick(o, g).at[0], 0.3), 1e-8);
    let (_, (rows, by_g)) = gradient!(kick, Active(o), Active(0.3); seeds = [seed, Orbit { at: [0.0, 1.0], ..seed.zeroed() }]);
    close("row", rows[0].at[0], d.at[0]);
    close("row of g", by_g[0], dg);
    check::close("second row", by_g[1], check::slope(|g| kick(o, g).at[1], 0.3), 1e-8);
    let (_, columns) = jvp!(kick, Dual(o, [along, o.zeroed()]), Dual(0.3, [0.0, 1.0]));
    close("column", columns[0].at[0], tangent.at[0]);
    close("column of g", columns[1].at[1], by_g[1]);
    assert_eq!(columns[1].steps, 4);
}

#[derive(Shadow, Clone, Debug)]
enum Expr<'n> {
    Value(f64),
    Named { name: &'n str, value: f64 },
    Sum(Vec<Expr<'n>>),
    Product(Box<Expr<'n>>, Box<Expr<'n>>),
    #[allow(dead_code)]
    Nothing,
}

fn evaluate(e: &Expr) -> f64 {
    match e {
        Expr::Value(v) => *v,
        Expr::Named { name, value } => value * name.len() as f64,
        Expr::Sum(terms) => terms.iter().map(evaluate).sum(),
        Expr::Product(a, b) => evaluate(a) * evaluate(b),
        Expr::Nothing => 0.0,
    }
}

fn leaves(e: &mut Expr) -> Vec<f64> {
    let mut found = Vec::new();
    e.numbers(&mut |n| {
        if let Number::F64(x) = n {
            found.push(*x)
        }
    });
    found
}

fn trees() {
    use Expr::*;
    let e = Product(
        Box::new(Sum(vec![Value(2.0), Named { name: "abc", value: 5.0 }, Nothing])),
        Box::new(Product(Box::new(Value(3.0)), Box::new(Value(4.0)))),
    );
    let mut d = e.zeroed();
    let (value, _) = gradient!(evaluate, Duplicated(&e, &mut d));
    close("tree", value, 204.0);
    assert_eq!(leaves(&mut d), [12.0, 36.0, 68.0, 51.0]);
    d.clear();
    assert_eq!(leaves(&mut d), [0.0; 4]);
}

#[derive(Shadow, Clone, Debug)]
struct Model<T, const N: usize>
where
    T: Copy + Into<f64>,
{
    layers: Vec<[T; N]>,
    bias: Option<Box<T>>,
    names: Vec<String>,
    by_name: HashMap<String, f64>,
    by_number: BTreeMap<u8, Vec<f64>>,
    cell: Cell<f64>,
    shared: Rc<RefCell<f64>>,
}

fn run<T: Copy + Into<f64>, const N: usize>(m: &Model<T, N>, x: f64) -> f64 {
    let mut y = x;
    for layer in &m.layers {
        y = layer.iter().fold(0.0, |sum, w| sum + (*w).into() * y);
    }
    let bias = m.bias.as_ref().map_or(0.0, |b| (**b).into());
    let shared = *m.shared.borrow();
    y * m.by_name["gain"] + bias * m.by_number[&2][1] + m.cell.get() * shared * m.names.len() as f64
}

fn containers() {
    let m = Model {
        layers: vec![[1.0, 2.0], [3.0, -1.0]],
        bias: Some(Box::new(0.5)),
        names: vec!["a".into(), "b".into(), "c".into()],
        by_name: [("gain".to_string(), 2.0), ("loss".to_string(), 7.0)].into(),
        by_number: (0..9).map(|k| (k, vec![k as f64, 10.0 * k as f64])).collect(),
        cell: Cell::new(1.5),
        shared: Rc::new(RefCell::new(4.0)),
    };
    let mut d = m.zeroed();
    let (value, (_, dx)) = gradient!(run, Duplicated(&m, &mut d), Active(0.5));
    close("model", value, 6.0 + 10.0 + 18.0);
    close("by x", dx, 12.0);
    assert_eq!(d.layers, [[2.0, 2.0], [3.0, 3.0]]);
    assert_eq!((d.bias.clone(), d.by_name["gain"], d.by_name["loss"]), (Some(Box::new(20.0)), 3.0, 0.0));
    assert_eq!((&d.by_number[&2][..], d.by_number[&3][1]), (&[0.0, 0.5][..], 0.0));
    assert_eq!((d.cell.get(), *d.shared.borrow()), (12.0, 4.5));
    let mut along = m.zeroed();
    along.by_name.insert("gain".to_string(), 1.0);
    along.layers[0][1] = 1.0;
    let (_, slope) = jvp!(run, Dual(&m, &along), Dual(0.5, 0.0));
    close("model forward", slope, 3.0 + 2.0);
    let mut step = m.clone();
    let mut rates = Vec::new();
    d.numbers(&mut |n| if let Number::F64(x) = n { rates.push(*x) });
    let mut rate = rates.iter();
    step.shared = Rc::new(RefCell::new(4.0));
    step.numbers(&mut |n| if let Number::F64(x) = n { *x -= 0.1 * rate.next().unwrap() });
    close("step", step.layers[1][0], 3.0 - 0.3);
}

fn grow(v: &mut Vec<f64>, x: f64) -> f64 {
    for i in 0..6 {
        let last = v[v.len() - 1];
        v.push(last * x + i as f64);
    }
    v.iter().sum()
}

fn by_value() {
    let owned = |v: Vec<f64>, b: Box<(f64, i32)>, [s, t]: [f64; 2]| {
        let mut v = v;
        v.push(s);
        v.iter().map(|x| x * x).sum::<f64>() * b.0 * b.1 as f64 + t
    };
    let (value, (v, b, st)) = gradient!(owned, Active(vec![1.0, 2.0]), Active(Box::new((3.0, 2))), Active([4.0, 5.0]));
    close("owned", value, 21.0 * 6.0 + 5.0);
    assert_eq!((v, b, st), (vec![12.0, 24.0], Box::new((42.0, 2)), [48.0, 1.0]));
    let (_, slope) =
        jvp!(owned, Dual(vec![1.0, 2.0], vec![1.0, 0.0]), Dual(Box::new((3.0, 2)), Box::new((1.0, 0))), Dual([4.0, 5.0], [0.0; 2]));
    close("owned forward", slope, 12.0 + 42.0);
    let maybe = |x: Option<&[f64]>, y: Option<&mut f64>| {
        let s = x.map_or(1.0, |x| x[0] * x[1]);
        if let Some(y) = y {
            *y *= s;
        }
        s
    };
    let (x, mut dx, mut y, mut dy) = ([3.0, 4.0], [0.0; 2], 2.0, 1.0);
    gradient!(maybe, Duplicated(Some(&x[..]), Some(&mut dx[..])), Duplicated(Some(&mut y), Some(&mut dy)));
    assert_eq!((dx, y, dy), ([4.0 + 8.0, 3.0 + 6.0], 24.0, 12.0));
    gradient!(maybe, Duplicated(None::<&[f64]>, None::<&mut [f64]>), Duplicated(Some(&mut y), Some(&mut dy)));
    for spare in [0, 3, 20] {
        let mut v = Vec::with_capacity(1 + spare);
        v.push(0.5);
        let mut d = vec![7.0; spare + 1]; // with rubbish behind its end, or no room at all
        d.truncate(1);
        d[0] = 0.0;
        if spare == 20 {
            d = vec![0.0];
        }
        let (_, (_, dx)) = gradient!(grow, Duplicated(&mut v, &mut d), Active(1.1));
        let by_x = check::slope(|x| grow(&mut vec![0.5], x), 1.1);
        let by_first = check::slope(|first| grow(&mut vec![first], 1.1), 0.5);
        check::close("grown by x", dx, by_x, 1e-8);
        check::close("grown by the first", d[0], by_first, 1e-8);
        let mut v = vec![0.5];
        let mut t = v.zeroed();
        let (_, slope) = jvp!(grow, Dual(&mut v, &mut t), Dual(1.1, 1.0));
        check::close("grown forward", slope, by_x, 1e-8);
    }
}

#[derive(Mirror)]
struct View<'a> {
    data: &'a mut [f32],
    stride: usize,
}

fn through(v: &mut View) -> f32 {
    for i in (0..v.data.len()).step_by(v.stride) {
        v.data[i] *= v.data[0] + 1.0;
    }
    v.data.iter().sum()
}

fn directions() {
    let f = |x: &[f64], y: &mut [f64], k: f64| {
        y[0] = k * x[0] * x[1];
        y[1] += x[1].sin();
        y[0] + y[1]
    };
    let (x, y) = ([1.5, 0.5], [9.0, 2.0]);
    let (mut out, mut t) = (y, [0.0, 0.0, 0.0, 1.0]);
    let ([a, b], eye) = ([[0.0; 2]; 2], [1.0, 0.0, 0.0, 1.0]);
    let (value, slopes) = jvp!(f, Dualv(&x[..], &eye[..]), Dualv(&mut out[..], &mut t[..]), Dual(2.0, [0.0, 1.0]));
    close("value", value, 1.5 + 2.0 + 0.5f64.sin());
    close("first", slopes[0], 1.0);
    close("second", slopes[1], 3.0 + 0.75 + 0.5f64.cos() + 1.0);
    check::close("out", t[3], 0.5f64.cos() + 1.0, 1e-14);
    let (mut a, mut b, mut out) = (a, b, y);
    let (mut da, mut db) = ([1.0, 0.0], [0.0, 1.0]);
    let ((), (_, _, dk)) = gradient!(
        |x: &[f64], y: &mut [f64], k: f64| { f(x, y, k); },
        Duplicated(&x[..], [&mut a[..], &mut b[..]]),
        Duplicated(&mut out[..], [&mut da[..], &mut db[..]]),
        Active(2.0)
    );
    assert_eq!((a, dk, da, db), ([1.0, 3.0], [0.75, 0.0], [0.0, 0.0], [0.0, 1.0]));
    close("second row", b[1], 0.5f64.cos());
    let five: [f64; 15] = std::array::from_fn(|i| (i % 4 == 0) as u8 as f64);
    let (_, five) = jvp!(|x: &[f64]| [x[0] * x[1], x[2]], DualOnly(&[2.0, 3.0, 4.0][..], lanes::<5, _>(&five)));
    assert_eq!(five[..2], [[3.0, 0.0], [2.0, 0.0]]);
    let (mut p, mut d) = ([1.0f32, 2.0, 3.0], [1.0f32, 0.0, 0.0]);
    let (mut view, mut along) = (View { data: &mut p, stride: 2 }, View { data: &mut d, stride: 0 });
    let (value, slope) = jvp!(through, Dual(&mut view, &mut along));
    assert_eq!((value, slope, d[2]), (2.0 + 2.0 + 9.0, 3.0 + 9.0, 9.0));
}

fn shapes() {
    let refused = |call: &dyn Fn()| std::panic::catch_unwind(std::panic::AssertUnwindSafe(call)).is_err();
    std::panic::set_hook(Box::new(|_| ()));
    let map: HashMap<i32, f64> = (0..40).map(|k| (k, 1.0)).collect();
    let other: HashMap<i32, f64> = (0..40).map(|k| (k, 0.0)).collect();
    let sum = |m: &HashMap<i32, f64>| m.values().map(|v| v * v).sum::<f64>();
    assert!(refused(&|| { gradient!(sum, Duplicated(&map, &mut other.clone())); }));
    assert!(!refused(&|| { gradient!(sum, Duplicated(&map, &mut map.zeroed())); }));
    let shared = Rc::new(1.0);
    assert!(refused(&|| { [shared.clone(), shared.clone()].zeroed(); }));
    assert!(refused(&|| { gradient!(|v: &[f64]| v[0], Duplicated(&[1.0, 2.0][..], &mut [0.0][..])); }));
    assert!(refused(&|| { jvp!(|v: &[f64], n: usize| v[n], Dual(&[1.0][..], &[1.0][..]), Const(3)); }));
    let _ = std::panic::take_hook();
}

fn main() {
    structures();
    trees();
    containers();
    by_value();
    directions();
    shapes();
    check::finish();
}
