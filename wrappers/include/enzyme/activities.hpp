// Modes and activities of <enzyme/enzyme>: what a call's arguments and f's result are.
#ifndef ENZYME_ACTIVITIES
#define ENZYME_ACTIVITIES

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

#define ENZYME_INLINE __attribute__((always_inline)) inline

namespace enzyme {

using std::forward_as_tuple;
using std::get;
using std::tuple;
using std::tuple_cat;
using std::tuple_size;
using std::tuple_size_v;

template <bool with_primal = false> struct ReverseMode {};
using Reverse = ReverseMode<false>;
using ReverseWithPrimal = ReverseMode<true>;
struct ForwardMode {};
using Forward = ForwardMode;
struct ForwardWithPrimal {};

template <class T> struct Active {
  using type = T;
  T value;
  ENZYME_INLINE explicit Active(T v) : value(std::move(v)) {}
  ENZYME_INLINE operator T &() { return value; }
};

template <class T> struct Duplicated {
  using type = T;
  T value;
  T shadow;
  ENZYME_INLINE Duplicated(T v, T s) : value(static_cast<T &&>(v)), shadow(static_cast<T &&>(s)) {}
};

template <class T> struct DuplicatedNoNeed {
  using type = T;
  T value;
  T shadow;
  ENZYME_INLINE DuplicatedNoNeed(T v, T s) : value(static_cast<T &&>(v)), shadow(static_cast<T &&>(s)) {}
};

namespace detail {

// What an array has of a shadow: there are no arrays of references.
template <class T> using Kept = std::conditional_t<std::is_reference_v<T>, std::remove_reference_t<T> *, T>;

template <class T, class S> ENZYME_INLINE Kept<T> kept(S &&s) {
  if constexpr (std::is_reference_v<T>)
    return &s;
  else
    return static_cast<S &&>(s);
}

template <class T, std::size_t N> struct Batch {
  using type = T;
  T value;
  std::array<Kept<T>, N> shadow;
  template <class... S, class = std::enable_if_t<sizeof...(S) == N && (std::is_convertible_v<S, T> && ...)>>
  ENZYME_INLINE Batch(T v, S &&...s)
      : value(static_cast<T &&>(v)), shadow{{detail::kept<T>(static_cast<S &&>(s))...}} {}
  ENZYME_INLINE Batch(T v, std::array<Kept<T>, N> s)
      : value(static_cast<T &&>(v)), shadow(std::move(s)) {}
};

}  // namespace detail

template <class T, std::size_t N> struct BatchDuplicated : detail::Batch<T, N> { using detail::Batch<T, N>::Batch; };
template <class T, std::size_t N> struct BatchDuplicatedNoNeed : detail::Batch<T, N> {
  using detail::Batch<T, N>::Batch;
};
template <class T, std::size_t N> BatchDuplicated(T, std::array<T, N>) -> BatchDuplicated<T, N>;
template <class T, std::size_t N> BatchDuplicatedNoNeed(T, std::array<T, N>) -> BatchDuplicatedNoNeed<T, N>;

template <class T> struct Const {
  using type = T;
  T value;
  ENZYME_INLINE explicit Const(T v) : value(static_cast<T &&>(v)) {}
  ENZYME_INLINE operator T &() { return value; }
};

template <> struct Const<void> { using type = void; };

struct Keep {};  // reverse<Keep>(tape, seed): the tape stays, to be reversed again

namespace detail {

enum class Hook { reverse, forward, augmented, adjoint };
enum class Kind { active, duplicated, unneeded, constant, none };

// What an argument or a result is, by the wrapper that it is given in.
template <class A> struct Of {
  static constexpr Kind kind = Kind::none;
  static constexpr std::size_t width = 1;
  static constexpr bool is_batch = false;
};
template <Kind k, class T, std::size_t N = 0> struct Activity {
  using type = T;
  static constexpr Kind kind = k;
  static constexpr std::size_t width = N ? N : 1;
  static constexpr bool is_batch = N != 0;
};
template <class T> struct Of<Active<T>> : Activity<Kind::active, T> {};
template <class T> struct Of<Duplicated<T>> : Activity<Kind::duplicated, T> {};
template <class T> struct Of<DuplicatedNoNeed<T>> : Activity<Kind::unneeded, T> {};
template <class T> struct Of<Const<T>> : Activity<Kind::constant, T> {};
template <class T, std::size_t N> struct Of<BatchDuplicated<T, N>> : Activity<Kind::duplicated, T, N> {};
template <class T, std::size_t N> struct Of<BatchDuplicatedNoNeed<T, N>> : Activity<Kind::unneeded, T, N> {};

template <class A> inline constexpr Kind kind_of = Of<A>::kind;
template <class A>
inline constexpr bool has_shadow = kind_of<A> == Kind::duplicated || kind_of<A> == Kind::unneeded;

// How many directions a call has: as many as its batches.
template <class... A> constexpr std::size_t width_of() {
  std::size_t width = 1;
  ((width = Of<A>::width > width ? Of<A>::width : width), ...);
  return width;
}

}  // namespace detail
}  // namespace enzyme

#endif
