// Records, and containers of one's own that keep them: what generated Rust programs grow, turn, sort, empty and read.
use std::alloc::{alloc, dealloc, realloc, Layout};
use std::any::Any;
use std::collections::BinaryHeap;

trait Record<T: Num>: Clone {
    fn made(a: T, b: T, n: usize) -> Self;
    fn sum(&self) -> T;
    fn set(&mut self, v: T);
    fn key(&self) -> i64;
}
#[derive(Clone, Copy)]
struct Entry<T> { id: u16, v: T, ok: bool, w: [T; 2] }
#[derive(Clone, Copy)]
enum Tagged<T> { Empty, Count(u64), Number(T), Pair(T, u8, T) }
#[derive(Clone, Copy)]
struct Perhaps<T> { o: Option<T>, n: i64, r: Result<T, u8> }
#[derive(Clone)]
struct Named<T> { name: String, v: T, tags: Vec<u32> }
#[derive(Clone)]
struct Held<T> { b: Box<T>, f: fn(T) -> T, k: u8, s: Option<Box<[T; 2]>> }
#[derive(Clone)]
struct Shared<T> { c: Rc<Cell<T>>, n: u32 }
#[derive(Clone)]
struct Called<T> { f: Rc<dyn Fn(T) -> T>, k: usize, at: T }

impl<T: Num> Record<T> for Entry<T> {
    fn made(a: T, b: T, n: usize) -> Self { Entry { id: n as u16, v: a, ok: n & 1 == 0, w: [b, a * b * T::c(0.5)] } }
    fn sum(&self) -> T { if self.ok { self.v + self.w[1] } else { self.w[0] * T::c(0.2 * self.id as f64) } }
    fn set(&mut self, v: T) { self.ok = !self.ok; self.w[0] = self.v; self.v = v; }
    fn key(&self) -> i64 { self.id as i64 }
}
impl<T: Num> Record<T> for Tagged<T> {
    fn made(a: T, b: T, n: usize) -> Self {
        match n % 4 {
            0 => Tagged::Number(a),
            1 => Tagged::Pair(a, n as u8, b),
            2 => Tagged::Count(n as u64 + 3),
            _ => Tagged::Empty,
        }
    }
    fn sum(&self) -> T {
        match self {
            Tagged::Empty => T::c(0.2),
            Tagged::Count(n) => T::c(*n as f64 * 0.1),
            Tagged::Number(v) => *v,
            Tagged::Pair(a, n, b) => *a * T::c(*n as f64 * 0.1) + *b,
        }
    }
    fn set(&mut self, v: T) {
        match self {
            Tagged::Pair(_, n, b) => { *n += 1; *b = v; }
            Tagged::Count(n) if *n > 5 => *n = 1,
            _ => *self = Tagged::Number(v),
        }
    }
    fn key(&self) -> i64 { match self { Tagged::Count(n) => *n as i64, Tagged::Pair(_, n, _) => -(*n as i64), _ => 0 } }
}
impl<T: Num> Record<T> for Perhaps<T> {
    fn made(a: T, b: T, n: usize) -> Self {
        Perhaps { o: if n & 1 == 0 { Some(a) } else { None }, n: n as i64 - 1, r: if n < 3 { Ok(b) } else { Err(n as u8) } }
    }
    fn sum(&self) -> T { self.o.unwrap_or(T::c(0.3)) + self.r.unwrap_or_else(|n| T::c(n as f64 * 0.1)) * T::c(0.5) }
    fn set(&mut self, v: T) { if self.n > 0 { self.r = self.o.replace(v).ok_or(2); } else { self.o = None; self.n = 4; } }
    fn key(&self) -> i64 { self.n }
}
impl<T: Num> Record<T> for Named<T> {
    fn made(a: T, b: T, n: usize) -> Self { Named { name: format!("r{}", 7 * n % 5), v: a + b, tags: vec![n as u32; n % 3] } }
    fn sum(&self) -> T { self.v * T::c(0.3 + 0.1 * (self.tags.len() + self.name.len()) as f64) }
    fn set(&mut self, v: T) { self.v = v; self.name.push('x'); self.tags.push(1); }
    fn key(&self) -> i64 { self.name.as_bytes()[1] as i64 }
}
impl<T: Num> Record<T> for Held<T> {
    fn made(a: T, b: T, n: usize) -> Self {
        let s = if n > 1 { Some(Box::new([a, b])) } else { None };
        Held { b: Box::new(a), f: if n & 1 == 0 { bell } else { wave }, k: n as u8, s }
    }
    fn sum(&self) -> T { (self.f)(*self.b) + self.s.as_ref().map_or(T::c(0.1), |s| s[self.k as usize & 1]) }
    fn set(&mut self, v: T) { if let Some(s) = self.s.take() { self.b = Box::new(s[1] * v); } else { *self.b = v; } }
    fn key(&self) -> i64 { -(self.k as i64) }
}
impl<T: Num> Record<T> for Shared<T> {
    fn made(a: T, b: T, n: usize) -> Self { Shared { c: Rc::new(Cell::new(a * b)), n: n as u32 } }
    fn sum(&self) -> T { self.c.get() * T::c(0.2 + 0.1 * self.n as f64) }
    fn set(&mut self, v: T) { self.c.set(self.c.get() * T::c(0.5) + v); self.n ^= 1; }
    fn key(&self) -> i64 { self.n as i64 }
}
impl<T: Num> Record<T> for Called<T> {
    fn made(a: T, b: T, n: usize) -> Self {
        let f: Rc<dyn Fn(T) -> T> = match n % 3 {
            0 => Rc::new(move |v| (v * a).sin()),
            1 => Rc::new(move |v| v * b * T::c(n as f64 * 0.3)),
            _ => Rc::new(bend),
        };
        Called { f, k: n, at: b }
    }
    fn sum(&self) -> T { (self.f)(self.at) }
    fn set(&mut self, v: T) { if self.k & 1 == 0 { let f = self.f.clone(); self.f = Rc::new(move |u| f(u * v)); } self.at = v; }
    fn key(&self) -> i64 { self.k as i64 % 3 }
}
impl<T: Num> Record<T> for (T, u8) {
    fn made(a: T, b: T, n: usize) -> Self { (a * T::c(0.5) + b, n as u8) }
    fn sum(&self) -> T { self.0 * T::c(0.1 + 0.2 * self.1 as f64) }
    fn set(&mut self, v: T) { *self = (v, self.1 / 2); }
    fn key(&self) -> i64 { self.1 as i64 }
}
impl<T: Num> Record<T> for Vec<T> {
    fn made(a: T, b: T, n: usize) -> Self { if n == 0 { vec![] } else { [a, b].repeat(n) } }
    fn sum(&self) -> T { fold(self) }
    fn set(&mut self, v: T) { if self.len() > 3 { self.truncate(1); } self.insert(0, v); }
    fn key(&self) -> i64 { self.len() as i64 }
}

struct Grown<R> { data: *mut R, len: usize, room: usize } // a vector as one writes it by hand
impl<R: Clone> Grown<R> {
    fn new() -> Self { Grown { data: std::ptr::null_mut(), len: 0, room: 0 } }
    fn push(&mut self, r: R) {
        unsafe {
            if self.len == self.room {
                let room = if self.room == 0 { 2 } else { 2 * self.room };
                let to = Layout::array::<R>(room).unwrap();
                self.data = if self.room == 0 { alloc(to) } else {
                    realloc(self.data as *mut u8, Layout::array::<R>(self.room).unwrap(), to.size())
                } as *mut R;
                self.room = room;
            }
            self.data.add(self.len).write(r);
        }
        self.len += 1;
    }
    fn pop(&mut self) -> Option<R> {
        if self.len == 0 { return None; }
        self.len -= 1;
        unsafe { Some(self.data.add(self.len).read()) }
    }
    fn insert(&mut self, at: usize, r: R) {
        self.push(r.clone());
        unsafe {
            std::ptr::drop_in_place(self.data.add(self.len - 1));
            std::ptr::copy(self.data.add(at), self.data.add(at + 1), self.len - 1 - at);
            self.data.add(at).write(r);
        }
    }
    fn remove(&mut self, at: usize) -> R {
        unsafe {
            let r = self.data.add(at).read();
            std::ptr::copy(self.data.add(at + 1), self.data.add(at), self.len - 1 - at);
            self.len -= 1;
            r
        }
    }
    fn all(&mut self) -> &mut [R] {
        if self.room == 0 { &mut [] } else { unsafe { std::slice::from_raw_parts_mut(self.data, self.len) } }
    }
}
impl<R> Drop for Grown<R> {
    fn drop(&mut self) {
        unsafe {
            for n in 0..self.len { std::ptr::drop_in_place(self.data.add(n)); }
            if self.room > 0 { dealloc(self.data as *mut u8, Layout::array::<R>(self.room).unwrap()); }
        }
    }
}
struct Erased { data: Vec<u8>, size: usize } // records by their bytes: of which type, only the user knows
impl Erased {
    fn of<R: Copy>() -> Self { Erased { data: vec![], size: std::mem::size_of::<R>() } }
    fn count(&self) -> usize { self.data.len() / self.size }
    fn push<R: Copy>(&mut self, r: &R) {
        let bytes = unsafe { std::slice::from_raw_parts(r as *const R as *const u8, self.size) };
        self.data.extend_from_slice(bytes);
    }
    fn get<R: Copy>(&self, at: usize) -> R {
        unsafe { (self.data[at * self.size..(at + 1) * self.size].as_ptr() as *const R).read_unaligned() }
    }
    fn put<R: Copy>(&mut self, at: usize, r: R) {
        unsafe { (self.data.as_mut_ptr().add(at * self.size) as *mut R).write_unaligned(r); }
    }
    fn swap(&mut self, one: usize, two: usize) {
        for n in 0..self.size { self.data.swap(one * self.size + n, two * self.size + n); }
    }
    fn turn(&mut self) { let size = self.size; self.data.rotate_left(size); }
    fn double(&mut self, at: usize) { self.data.extend_from_within(at * self.size..(at + 1) * self.size); }
}
struct Ring<R, const N: usize> { slots: [Option<R>; N], head: usize, len: usize }
impl<R, const N: usize> Ring<R, N> {
    fn new() -> Self { Ring { slots: std::array::from_fn(|_| None), head: 0, len: 0 } }
    fn push(&mut self, r: R) -> Option<R> {
        let old = if self.len == N { self.pop() } else { None };
        self.slots[(self.head + self.len) % N] = Some(r);
        self.len += 1;
        old
    }
    fn pop(&mut self) -> Option<R> {
        let r = self.slots[self.head].take()?;
        self.head = (self.head + 1) % N;
        self.len -= 1;
        Some(r)
    }
}
enum Slot<R> { Free(usize), Used(R) }
struct Slab<R> { slots: Vec<Slot<R>>, free: usize }
impl<R> Slab<R> {
    fn add(&mut self, r: R) -> usize {
        let at = self.free;
        if at < self.slots.len() {
            if let Slot::Free(next) = std::mem::replace(&mut self.slots[at], Slot::Used(r)) { self.free = next; }
        } else {
            self.slots.push(Slot::Used(r));
            self.free = at + 1;
        }
        at
    }
    fn take(&mut self, at: usize) -> Option<R> {
        let slot = self.slots.get_mut(at)?;
        if let Slot::Free(_) = slot { return None; }
        match std::mem::replace(slot, Slot::Free(self.free)) {
            Slot::Used(r) => { self.free = at; Some(r) }
            Slot::Free(_) => None,
        }
    }
}
struct Hashed<R> { slots: Vec<Option<(u32, R)>>, used: usize }
impl<R> Hashed<R> {
    fn place(slots: &[Option<(u32, R)>], key: u32) -> usize {
        let mut at = key.wrapping_mul(2654435761) as usize % slots.len();
        while let Some((k, _)) = &slots[at] { if *k == key { break; } at = (at + 1) % slots.len(); }
        at
    }
    fn insert(&mut self, key: u32, r: R) -> Option<R> {
        if 2 * self.used >= self.slots.len() {
            let room = 2 * self.slots.len() + 3;
            let old = std::mem::replace(&mut self.slots, (0..room).map(|_| None).collect());
            for slot in old.into_iter().flatten() { let at = Self::place(&self.slots, slot.0); self.slots[at] = Some(slot); }
        }
        let at = Self::place(&self.slots, key);
        let before = self.slots[at].replace((key, r));
        if before.is_none() { self.used += 1; }
        before.map(|(_, r)| r)
    }
    fn get(&mut self, key: u32) -> Option<&mut R> {
        if self.slots.is_empty() { return None; }
        let at = Self::place(&self.slots, key);
        self.slots[at].as_mut().map(|slot| &mut slot.1)
    }
}
enum Search<R> { Leaf, Fork(Box<(Search<R>, R, i64, Search<R>)>) }
impl<R> Search<R> {
    fn add(&mut self, key: i64, r: R) {
        match self {
            Search::Leaf => *self = Search::Fork(Box::new((Search::Leaf, r, key, Search::Leaf))),
            Search::Fork(f) if key < f.2 => f.0.add(key, r),
            Search::Fork(f) if key > f.2 => f.3.add(key, r),
            Search::Fork(f) => f.1 = r,
        }
    }
    fn visit(&self, see: &mut dyn FnMut(&R)) {
        if let Search::Fork(f) = self { f.0.visit(see); see(&f.1); f.3.visit(see); }
    }
    fn turn(&mut self) {
        if let Search::Fork(f) = self {
            if let Search::Fork(mut l) = std::mem::replace(&mut f.0, Search::Leaf) {
                f.0 = std::mem::replace(&mut l.3, Search::Leaf);
                std::mem::swap(f, &mut l);
                f.3 = Search::Fork(l);
            }
        }
    }
}
struct Chained<R> { first: Option<Box<Joint<R>>>, len: usize }
struct Joint<R> { r: R, next: Option<Box<Joint<R>>> }
impl<R> Chained<R> {
    fn push(&mut self, r: R) { let next = self.first.take(); self.first = Some(Box::new(Joint { r, next })); self.len += 1; }
    fn append(&mut self, r: R) {
        let mut at = &mut self.first;
        while let Some(joint) = at { at = &mut joint.next; }
        *at = Some(Box::new(Joint { r, next: None }));
        self.len += 1;
    }
    fn pop(&mut self) -> Option<R> {
        self.first.take().map(|joint| { self.first = joint.next; self.len -= 1; joint.r })
    }
    fn sort(&mut self, key: fn(&R) -> i64) {
        let (mut sorted, mut rest): (Option<Box<Joint<R>>>, _) = (None, self.first.take());
        while let Some(mut joint) = rest {
            rest = joint.next.take();
            let mut at = &mut sorted;
            while at.as_ref().map_or(false, |other| key(&other.r) < key(&joint.r)) { at = &mut at.as_mut().unwrap().next; }
            joint.next = at.take();
            *at = Some(joint);
        }
        self.first = sorted;
    }
}
struct Keyed<R>(i64, R);
impl<R> PartialEq for Keyed<R> { fn eq(&self, o: &Self) -> bool { self.0 == o.0 } }
impl<R> Eq for Keyed<R> {}
impl<R> PartialOrd for Keyed<R> { fn partial_cmp(&self, o: &Self) -> Option<std::cmp::Ordering> { Some(self.cmp(o)) } }
impl<R> Ord for Keyed<R> { fn cmp(&self, o: &Self) -> std::cmp::Ordering { self.0.cmp(&o.0) } }
fn merged<R: Clone>(v: &[R], key: &dyn Fn(&R) -> i64) -> Vec<R> {
    if v.len() < 2 { return v.to_vec(); }
    let (a, b) = (merged(&v[..v.len() / 2], key), merged(&v[v.len() / 2..], key));
    let (mut i, mut j, mut out) = (0, 0, Vec::with_capacity(v.len()));
    while i < a.len() || j < b.len() {
        if j == b.len() || (i < a.len() && key(&a[i]) <= key(&b[j])) { out.push(a[i].clone()); i += 1; }
        else { out.push(b[j].clone()); j += 1; }
    }
    out
}
