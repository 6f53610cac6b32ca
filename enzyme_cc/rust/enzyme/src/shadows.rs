//! Making shadows: values of the same shape whose numbers are 0.

use crate::Mirror;
#[cfg(feature = "alloc")]
use alloc::{boxed::Box, rc::Rc, string::String, sync::Arc, vec::Vec};
use core::cell::{Cell, RefCell};
use core::marker::PhantomData;

/// A number in a value, where it lies.
#[derive(Debug)]
pub enum Number<'n> {
    /// Of 32 bits.
    F32(&'n mut f32),
    /// Of 64 bits.
    F64(&'n mut f64),
}

/// Is handed the numbers of a value one after another.
pub type Visit<'v, 'f> = &'v mut (dyn FnMut(Number) + 'f);

/// Data of which a shadow can be made; `#[derive(Shadow)]` for types of one's own.
///
/// ```
/// use enzyme::{gradient, Duplicated, Shadow};
///
/// #[derive(Shadow)]
/// struct Layer {
///     weights: Vec<f64>,
///     bias: f64,
///     name: String,
/// }
///
/// fn apply(layer: &Layer) -> f64 {
///     layer.weights.iter().map(|w| w * w).sum::<f64>() + layer.bias
/// }
///
/// let layer = Layer { weights: vec![1.0, 2.0], bias: 3.0, name: "first".into() };
/// let mut gradient = layer.zeroed();
/// gradient!(apply, Duplicated(&layer, &mut gradient));
/// assert_eq!((gradient.weights, gradient.bias), (vec![2.0, 4.0], 1.0));
/// ```
#[diagnostic::on_unimplemented(
    message = "no shadow of `{Self}` can be made",
    label = "`{Self}` is not known to consist of numbers, and of what holds or counts them",
    note = "put `#[derive(enzyme::Shadow)]` on the type; a `&` inside of a value has no shadow"
)]
pub trait Shadow: Mirror + Sized {
    /// A value of the same shape in memory of its own, with the same contents.
    fn twin(&self) -> Self;
    /// Hands the floating-point numbers over, each where it lies, in an order that the shape gives.
    fn numbers(&mut self, visit: Visit);
    /// Makes all numbers 0.
    fn clear(&mut self) {
        self.numbers(&mut |number| match number {
            Number::F32(x) => *x = 0.0,
            Number::F64(x) => *x = 0.0,
        });
    }
    /// A shadow: of the same shape, its numbers 0, all else the same.
    fn zeroed(&self) -> Self {
        let mut made = self.twin();
        made.clear();
        made
    }
}

impl Shadow for f32 {
    fn twin(&self) -> Self {
        *self
    }
    fn numbers(&mut self, visit: Visit) {
        visit(Number::F32(self))
    }
}

impl Shadow for f64 {
    fn twin(&self) -> Self {
        *self
    }
    fn numbers(&mut self, visit: Visit) {
        visit(Number::F64(self))
    }
}

macro_rules! without_numbers {
    ($($name:ty)*) => { $(
        impl Shadow for $name {
            fn twin(&self) -> Self {
                self.clone()
            }
            fn numbers(&mut self, _: Visit) {}
        }
    )* };
}
without_numbers!(() i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char &str
                 core::time::Duration core::num::NonZeroU32 core::num::NonZeroU64 core::num::NonZeroUsize
                 core::cmp::Ordering);

impl<T: Shadow> Shadow for core::ops::Range<T> {
    fn twin(&self) -> Self {
        self.start.twin()..self.end.twin()
    }
    fn numbers(&mut self, visit: Visit) {
        self.start.numbers(visit);
        self.end.numbers(visit);
    }
}

impl<T: Copy> Shadow for core::num::Wrapping<T> {
    fn twin(&self) -> Self {
        *self
    }
    fn numbers(&mut self, _: Visit) {}
}

#[cfg(feature = "alloc")]
without_numbers!(String);

impl<T: ?Sized> Shadow for PhantomData<T> {
    fn twin(&self) -> Self {
        PhantomData
    }
    fn numbers(&mut self, _: Visit) {}
}

impl<T: Shadow, const N: usize> Shadow for [T; N] {
    fn twin(&self) -> Self {
        self.each_ref().map(T::twin)
    }
    fn numbers(&mut self, visit: Visit) {
        self.iter_mut().for_each(|element| element.numbers(visit));
    }
}

/// The capacity is the same too, and holds zeros.
#[cfg(feature = "alloc")]
impl<T: Shadow> Shadow for Vec<T> {
    fn twin(&self) -> Self {
        let mut made = Vec::with_capacity(self.capacity());
        made.spare_capacity_mut().fill_with(core::mem::MaybeUninit::zeroed);
        made.extend(self.iter().map(T::twin));
        made
    }
    fn numbers(&mut self, visit: Visit) {
        self.iter_mut().for_each(|element| element.numbers(visit));
    }
}

#[cfg(feature = "alloc")]
impl<T: Shadow> Shadow for Box<T> {
    fn twin(&self) -> Self {
        Box::new((**self).twin())
    }
    fn numbers(&mut self, visit: Visit) {
        (**self).numbers(visit)
    }
}

#[cfg(feature = "alloc")]
impl<T: Shadow> Shadow for Box<[T]> {
    fn twin(&self) -> Self {
        self.iter().map(T::twin).collect()
    }
    fn numbers(&mut self, visit: Visit) {
        self.iter_mut().for_each(|element| element.numbers(visit));
    }
}

impl<T: Shadow> Shadow for Option<T> {
    fn twin(&self) -> Self {
        self.as_ref().map(T::twin)
    }
    fn numbers(&mut self, visit: Visit) {
        if let Some(value) = self {
            value.numbers(visit);
        }
    }
}

impl<T: Shadow, E: Shadow> Shadow for Result<T, E> {
    fn twin(&self) -> Self {
        self.as_ref().map(T::twin).map_err(E::twin)
    }
    fn numbers(&mut self, visit: Visit) {
        match self {
            Ok(value) => value.numbers(visit),
            Err(error) => error.numbers(visit),
        }
    }
}

impl<T: Shadow + Copy> Shadow for Cell<T> {
    fn twin(&self) -> Self {
        Cell::new(self.get())
    }
    fn numbers(&mut self, visit: Visit) {
        self.get_mut().numbers(visit)
    }
}

impl<T: Shadow> Shadow for RefCell<T> {
    fn twin(&self) -> Self {
        RefCell::new(self.borrow().twin())
    }
    fn numbers(&mut self, visit: Visit) {
        self.get_mut().numbers(visit)
    }
}

macro_rules! shared {
    ($($pointer:ident)*) => { $(
        /// Panics when another pointer leads to the same value: the two would need one shadow.
        #[cfg(feature = "alloc")]
        impl<T: Shadow> Shadow for $pointer<T> {
            fn twin(&self) -> Self {
                let alone = $pointer::strong_count(self) == 1 && $pointer::weak_count(self) == 0;
                assert!(alone, "a shadow of a value that several pointers lead to; hand it over by a reference");
                $pointer::new((**self).twin())
            }
            fn numbers(&mut self, visit: Visit) {
                $pointer::get_mut(self).expect("a value that only one pointer leads to").numbers(visit)
            }
        }
    )* };
}
shared!(Rc Arc);

macro_rules! tuples {
    ($(($($name:ident $place:tt)*))*) => { $(
        impl<$($name: Shadow),*> Shadow for ($($name,)*) {
            fn twin(&self) -> Self {
                ($(self.$place.twin(),)*)
            }
            fn numbers(&mut self, visit: Visit) {
                $(self.$place.numbers(visit);)*
            }
        }
    )* };
}
tuples!((A 0) (A 0 B 1) (A 0 B 1 C 2) (A 0 B 1 C 2 D 3) (A 0 B 1 C 2 D 3 E 4) (A 0 B 1 C 2 D 3 E 4 F 5)
        (A 0 B 1 C 2 D 3 E 4 F 5 G 6) (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7));

#[cfg(feature = "std")]
mod maps {
    use super::{Shadow, Visit};
    use core::hash::{BuildHasher, Hash};
    use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

    impl<K: Clone, S: Clone> Shadow for HashSet<K, S> {
        fn twin(&self) -> Self {
            self.clone()
        }
        fn numbers(&mut self, _: Visit) {}
    }

    impl<K: Clone> Shadow for BTreeSet<K> {
        fn twin(&self) -> Self {
            self.clone()
        }
        fn numbers(&mut self, _: Visit) {}
    }

    /// `clone` alone leaves each entry in the place where it was.
    impl<K: Hash + Eq + Clone, V: Shadow + Clone, S: BuildHasher + Clone> Shadow for HashMap<K, V, S> {
        fn twin(&self) -> Self {
            self.clone()
        }
        fn numbers(&mut self, visit: Visit) {
            self.values_mut().for_each(|value| value.numbers(visit));
        }
    }

    impl<K: Ord + Clone, V: Shadow + Clone> Shadow for BTreeMap<K, V> {
        fn twin(&self) -> Self {
            self.clone()
        }
        fn numbers(&mut self, visit: Visit) {
            self.values_mut().for_each(|value| value.numbers(visit));
        }
    }
}
