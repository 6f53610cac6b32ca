
// Calls that stay calls: structures, enumerations, vectors and closures handed down, back, out and on.
#[derive(Clone, Copy)]
struct Pack<T> { key: u16, a: T, n: i32, b: [T; 2] }
#[inline(never)] fn packed<T: Num>(a: T, b: T, n: i32) -> Pack<T> { Pack { key: n as u16 & 7, a, n, b: [b, a * b] } }
#[inline(never)] fn turned<T: Num>(p: Pack<T>) -> Pack<T> { Pack { a: p.b[1], n: p.n + 1, b: [p.a.sin(), p.b[0]], ..p } }
#[inline(never)] fn change<T: Num>(p: &mut Pack<T>, by: T) { std::mem::swap(&mut p.a, &mut p.b[0]); p.a = p.a * by; p.n -= 1; }
#[inline(never)] fn out<T: Num>(v: T, one: &mut T, two: &mut T, n: &mut i32) { *one = v.sin(); *two = *one * v; *n += 1; }
#[inline(never)] fn three<T: Num>(v: T, n: usize) -> (T, usize, T) { (v.cos(), n + 1, v * v * T::c(0.25)) }
#[inline(never)] fn chosen<'a, T>(one: &'a mut T, two: &'a mut T, k: usize) -> &'a mut T { if k & 1 == 0 { one } else { two } }
#[inline(never)] fn grown<T: Num>(mut v: Vec<T>, w: T, n: usize) -> Vec<T> {
    for _ in 0..n { let last = v[v.len() - 1]; v.push((last + w).tanh()); }
    v
}
#[inline(never)] fn fill<T: Num>(to: &mut Vec<T>, x: &[T], n: usize) { to.clear(); to.extend((0..n).map(|i| x[i % x.len()])); }
#[inline(never)] fn split<T: Num>(v: &mut [T]) -> (&mut [T], &mut [T]) { let half = v.len() / 2; v.split_at_mut(half) }
#[inline(never)] fn mixed<T: Num>(one: &mut [T], two: &mut [T]) { for (a, b) in one.iter_mut().zip(two) { *a = (*a * *b).sin(); std::mem::swap(a, b); } }
#[inline(never)] fn down<T: Num>(x: &[T], n: usize) -> T { if n == 0 { T::c(0.1) } else { x[n % 6] * T::c(0.5) + down(x, n - 1) * T::c(0.5) } }
#[inline(never)] fn even<T: Num>(v: &mut [T], n: usize) { if n > 0 { v[0] = v[1].sin(); odd(v, n - 1) } }
#[inline(never)] fn odd<T: Num>(v: &mut [T], n: usize) { if n > 0 { v[1] = (v[0] + v[1]) * T::c(0.5); even(v, n - 1) } }
type Unary<T> = Box<dyn Fn(T) -> T>;
#[inline(never)] fn line<T: Num>(slope: T, at: T) -> Unary<T> { Box::new(move |v| (slope * v + at).tanh()) }
#[inline(never)] fn composed<T: Num>(f: Unary<T>, g: Unary<T>) -> Unary<T> { Box::new(move |v| f(g(v))) }
#[inline(never)] fn twice<T: Num>(f: &dyn Fn(T) -> T, v: T) -> T { f(f(v)) }
#[inline(never)] fn each<T: Num>(v: &mut [T], f: &mut dyn FnMut(T) -> T) { for e in v { *e = f(*e); } }
#[inline(never)] fn given<T: Num, F: FnOnce(T) -> T>(f: F, v: T) -> T { f(v) }
#[inline(never)] fn shaped<T: Num>(k: usize, a: T, b: T) -> Shape<T> {
    match k & 3 {
        0 => Shape::Line(a),
        1 => Shape::Pair { a, b, n: 3 },
        2 => Shape::Many(vec![a, b]),
        _ => Shape::Nest(Box::new(shaped(k - 1, b, a))),
    }
}
#[inline(never)] fn parted<T: Num>(s: Shape<T>) -> Result<T, Shape<T>> { match s { Shape::Line(v) => Ok(v), other => Err(other) } }
#[inline(never)] fn maybe<T: Num>(v: T) -> Option<T> { if v.val() > 0.0131 { Some(v.sqrt()) } else { None } }
#[inline(never)] fn table<T: Num>(x: &[T], n: usize) -> HashMap<u32, T> { (0..n).map(|i| (7 * i as u32 % 31, x[i % 6])).collect() }
#[inline(never)] fn entry<T: Num>(m: &mut HashMap<u32, T>, key: u32, v: T) -> &mut T { m.entry(key).or_insert(v) }
#[inline(never)] fn sorted<T: Num>(v: &mut [Pack<T>], less: fn(&Pack<T>, &Pack<T>) -> bool) {
    for i in 1..v.len() { let mut j = i; while j > 0 && less(&v[j], &v[j - 1]) { v.swap(j, j - 1); j -= 1; } }
}
#[inline(never)] fn by_key<T: Num>(p: &Pack<T>, q: &Pack<T>) -> bool { p.key < q.key }
#[inline(never)] fn by_value<T: Num>(p: &Pack<T>, q: &Pack<T>) -> bool { p.a.val() < q.a.val() }
#[inline(never)] fn copied<T: Copy>(from: &[T], to: &mut [T]) {
    let n = std::mem::size_of_val(from);
    assert!(n <= std::mem::size_of_val(to));
    unsafe { std::ptr::copy_nonoverlapping(from.as_ptr() as *const u8, to.as_mut_ptr() as *mut u8, n) }
}
enum Tree<T> { Leaf, Fork(Box<(Tree<T>, T, u8, Tree<T>)>) }
#[inline(never)] fn planted<T: Num>(x: &[T], n: usize) -> Tree<T> {
    if n == 0 { Tree::Leaf } else { Tree::Fork(Box::new((planted(x, n - 1), x[n % 6], n as u8, planted(x, n / 2)))) }
}
#[inline(never)] fn sap<T: Num>(t: &Tree<T>) -> T {
    match t { Tree::Leaf => T::c(0.2), Tree::Fork(f) => (f.1 + sap(&f.0) * T::c(0.5) - sap(&f.3) * T::c(0.25)).sin() }
}
#[inline(never)] fn node<T: Num>(k: usize, w: T) -> Box<dyn Node<T>> {
    match k % 3 {
        0 => Box::new(Scale(w)),
        1 => Box::new(Wave { phase: w, kind: k as u8 }),
        _ => Box::new(Chain(vec![node(0, w), node(1, w * T::c(0.5))])),
    }
}
#[inline(never)] fn trained<T: Num>(n: &mut dyn Node<T>, v: T) -> T { n.set(v); n.eval(v) }
