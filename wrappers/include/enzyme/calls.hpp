// How <enzyme/enzyme> calls the hooks: what is differentiated, and the way of values there and back.
#ifndef ENZYME_CALLS
#define ENZYME_CALLS

#include <enzyme/activities.hpp>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

extern int enzyme_const;
extern int enzyme_dup;
extern int enzyme_dupnoneed;
extern int enzyme_nofree;
extern int enzyme_primal_return;
extern int enzyme_tape;
extern int enzyme_width;

namespace enzyme::detail {

// The hooks are recognised by their names; their parameters are what each call gives.
template <class R, class... A> R __enzyme_autodiff(A...);
template <class R, class... A> R __enzyme_fwddiff(A...);
template <class R, class... A> R __enzyme_augmentfwd(A...);
template <class R, class... A> R __enzyme_reverse(A...);
void __enzyme_freetape(void *);
struct Split;

// ---- values on their way through a hook

// Numbers and pointers go as they are, all else (and what is active, whose shadow lies beside it) by its address.
template <class A>
inline constexpr bool by_address =
    kind_of<A> == Kind::active || std::is_reference_v<typename A::type> ||
    std::is_member_pointer_v<std::remove_cv_t<typename A::type>> ||
    !std::is_scalar_v<std::remove_cv_t<typename A::type>>;

template <class A>
using Passed = std::conditional_t<by_address<A>, std::remove_reference_t<typename A::type> *, typename A::type>;

template <class A> ENZYME_INLINE Passed<A> passed(std::remove_reference_t<typename A::type> &value) {
  if constexpr (by_address<A>)
    return __builtin_addressof(value);
  else
    return value;
}

template <class A> ENZYME_INLINE decltype(auto) received(Passed<A> &value) {
  if constexpr (!by_address<A>)
    return static_cast<typename A::type &&>(value);
  else if constexpr (std::is_reference_v<typename A::type>)
    return static_cast<typename A::type>(*value);
  else
    return static_cast<typename A::type &>(*value);
}

// Room for an object, of zeros: what is added to from there on, or put there.
template <class T> union Room {
  T value;
  ENZYME_INLINE Room() { zero(); }
  ENZYME_INLINE ~Room() {}
  ENZYME_INLINE void zero() { std::memset(static_cast<void *>(this), 0, sizeof *this); }
  ENZYME_INLINE T taken() {
    T result(std::move(value));
    value.~T();
    return result;
  }
};

[[noreturn]] inline void stop(const char *what, const char *where) {
  std::fprintf(stderr, "enzyme: %s; in %s\n", what, where);
  std::abort();
}

// A shadow that is a class by value is a copy. In reverse mode that is right for a view, since what it leads to is
// added to, but numbers in it would be lost.
template <class A>
inline constexpr bool may_be_lost =
    has_shadow<A> && std::is_class_v<typename A::type> && std::is_trivially_copyable_v<typename A::type>;

template <class A, bool = may_be_lost<A>> struct Watch {
  ENZYME_INLINE explicit Watch(const A &) {}
  ENZYME_INLINE void check(const A &) {}
};
template <class A> struct Watch<A, true> {
  unsigned char before[sizeof(A::shadow)];
  ENZYME_INLINE explicit Watch(const A &a) { std::memcpy(before, &a.shadow, sizeof before); }
  ENZYME_INLINE void check(const A &a) {
    if (std::memcmp(before, &a.shadow, sizeof before) != 0)
      detail::stop("derivatives went into the copy of a shadow that was given by value: give "
                   "Duplicated<T &>(value, shadow), or Active<T>(value)", __PRETTY_FUNCTION__);
  }
};

// An argument with all that the hook wants of it.
template <class A, std::size_t N> struct Held {
  A given;
  Watch<A> watch;
  ENZYME_INLINE explicit Held(A &&a) : given(static_cast<A &&>(a)), watch(given) {}
  ENZYME_INLINE Passed<A> primal() { return detail::passed<A>(given.value); }
  template <std::size_t lane> ENZYME_INLINE Passed<A> shadow() {
    if constexpr (!Of<A>::is_batch)
      return detail::passed<A>(given.shadow);
    else if constexpr (std::is_reference_v<typename A::type>)
      return given.shadow[lane];
    else
      return detail::passed<A>(given.shadow[lane]);
  }
};

template <class T, std::size_t N> struct Held<Active<T>, N> {
  Active<T> given;
  Room<T> shadows[N];
  ENZYME_INLINE explicit Held(Active<T> &&a) : given(static_cast<Active<T> &&>(a)) {}
  ENZYME_INLINE T *primal() { return __builtin_addressof(given.value); }
  template <std::size_t lane> ENZYME_INLINE T *shadow() { return __builtin_addressof(shadows[lane].value); }
};

// A container that keeps its size as an integer, not as the distance of two pointers, has a shadow without any.
template <class R>
auto check_size(const R &value, const R &shadow, int) -> decltype(void(value.size() == shadow.size())) {
  if (value.size() != shadow.size())
    detail::stop("f returns a container that keeps its size as an integer, and integers have no shadow: let f fill an "
                 "argument that is Duplicated, whose shadow has the same size", __PRETTY_FUNCTION__);
}
template <class R> void check_size(const R &, const R &, ...) {}

// Where a result goes, and its shadows.
template <class R, Kind kind, std::size_t N> struct Result {
  Room<R> value;
  Room<R> shadows[N];
  ENZYME_INLINE R *primal() { return __builtin_addressof(value.value); }
  template <std::size_t lane> ENZYME_INLINE R *shadow() { return __builtin_addressof(shadows[lane].value); }
  void check_sizes() {
    for (auto &shadow : shadows) detail::check_size(value.value, shadow.value, 0);
  }
  // Before it is seeded, the shadow of a class of numbers has zeros only.
  void check_numbers() {
    for (auto &shadow : shadows)
      for (std::size_t i = 0; i < sizeof shadow; i++)
        if (reinterpret_cast<const unsigned char *>(&shadow)[i])
          detail::stop("f's result has pointers in it, which are no numbers: say augmented<Duplicated<R>>, and put the "
                       "adjoint into the shadow that it returns", __PRETTY_FUNCTION__);
  }
  void destroy() {
    value.value.~R();
    if constexpr (kind != Kind::constant)
      for (auto &shadow : shadows) shadow.value.~R();
  }
};

template <Kind kind, std::size_t N> struct Result<void, kind, N> {
  void destroy() {}
};

template <class H> struct Holds;
template <class A, std::size_t N> struct Holds<Held<A, N>> {
  static constexpr Kind kind = kind_of<A>;
  using Lanes = std::make_index_sequence<N>;
};
template <class R, Kind k, std::size_t N> struct Holds<Result<R, k, N>> {
  static constexpr Kind kind = k;
  using Lanes = std::make_index_sequence<N>;
};

// One value for a single direction, an array of them for several.
template <class T, std::size_t N> using PerLane = std::conditional_t<N == 1, T, std::array<T, N>>;

template <std::size_t N, class Get, std::size_t... lane>
ENZYME_INLINE auto per_lane(Get get, std::index_sequence<lane...>) {
  using T = decltype(get(std::size_t()));
  if constexpr (N == 1)
    return get(0);
  else
    return std::array<T, N>{{get(lane)...}};
}
template <std::size_t N, class Get> ENZYME_INLINE auto per_lane(Get get) {
  return detail::per_lane<N>(get, std::make_index_sequence<N>());
}

template <class T, std::size_t N> ENZYME_INLINE tuple<PerLane<T, N>> derivative(Held<Active<T>, N> &a) {
  return tuple<PerLane<T, N>>(detail::per_lane<N>([&](std::size_t lane) -> T { return a.shadows[lane].value; }));
}
template <class A, std::size_t N> ENZYME_INLINE tuple<> derivative(Held<A, N> &a) {
  a.watch.check(a.given);
  return {};
}

template <class... H> ENZYME_INLINE auto gradient(H &...a) { return std::tuple_cat(detail::derivative(a)...); }

// ---- what is differentiated: one function for each callable's type and kinds of arguments, of which it is the first

// The object that a pointer to a member is applied to: itself, or behind a pointer.
template <class T> ENZYME_INLINE decltype(auto) object(T &&object) {
  if constexpr (std::is_pointer_v<std::remove_cv_t<std::remove_reference_t<T>>>)
    return *object;
  else
    return static_cast<T &&>(object);
}

template <class F, class First, class... Rest>
ENZYME_INLINE decltype(auto) member(F f, First &&first, Rest &&...rest) {
  if constexpr (std::is_member_function_pointer_v<F>)
    return (detail::object(static_cast<First &&>(first)).*f)(static_cast<Rest &&>(rest)...);
  else
    return (detail::object(static_cast<First &&>(first)).*f);
}

template <class F, class... Given> ENZYME_INLINE decltype(auto) invoked(F &&f, Given &&...given) {
  if constexpr (std::is_member_pointer_v<std::remove_cv_t<std::remove_reference_t<F>>>)
    return detail::member(f, static_cast<Given &&>(given)...);
  else
    return f(static_cast<Given &&>(given)...);
}

template <class... A> using Invoked = std::is_invocable<decltype(detail::received<A>(std::declval<Passed<A> &>()))...>;

// Where f takes a reference, a pointer may be given, as the hooks would have it.
template <class P> struct Pointed {
  P pointer;
  ENZYME_INLINE operator P() const { return pointer; }
  ENZYME_INLINE operator std::remove_pointer_t<P> &() const { return *pointer; }
};

template <class A> ENZYME_INLINE decltype(auto) loosely(Passed<A> &value) {
  if constexpr (std::is_pointer_v<Passed<A>> && !by_address<A> && std::is_object_v<std::remove_pointer_t<Passed<A>>>)
    return Pointed<Passed<A>>{value};
  else
    return detail::received<A>(value);
}

template <class... A>
using InvokedLoosely = std::is_invocable<decltype(detail::loosely<A>(std::declval<Passed<A> &>()))...>;

template <class... A> ENZYME_INLINE decltype(auto) applied(Passed<A> &...a) {
  if constexpr (Invoked<A...>::value)
    return detail::invoked(detail::received<A>(a)...);
  else
    return detail::invoked(detail::loosely<A>(a)...);
}

template <class... A> using ResultOf = std::decay_t<decltype(detail::applied<A...>(std::declval<Passed<A> &>()...))>;

template <class R, class... A> R returned(Passed<A>... a) { return detail::applied<A...>(a...); }
template <class R, class... A> void into(R *r, Passed<A>... a) {
  ::new (static_cast<void *>(r)) R(detail::applied<A...>(a...));
}

// ---- the call of a hook

// Pointers to types of no linkage, those of lambdas, may not be in the hook's own type.
template <class T> ENZYME_INLINE auto plain(T value) {
  if constexpr (std::is_pointer_v<T> && std::is_object_v<std::remove_pointer_t<T>>)
    return const_cast<void *>(static_cast<const volatile void *>(value));
  else
    return value;
}

template <Hook hook, class R, class... Raw> ENZYME_INLINE R asked(Raw... raw) {
  if constexpr (hook == Hook::reverse)
    return detail::__enzyme_autodiff<R>(detail::plain(raw)...);
  else if constexpr (hook == Hook::forward)
    return detail::__enzyme_fwddiff<R>(detail::plain(raw)...);
  else if constexpr (hook == Hook::augmented)
    return detail::__enzyme_augmentfwd<R>(detail::plain(raw)...);
  else
    return detail::__enzyme_reverse<R>(detail::plain(raw)...);
}

template <int left, Hook hook, class R, class First, class... Rest>
ENZYME_INLINE R arranged(First first, Rest... rest);

template <int left, Hook hook, class R, class H, std::size_t... lane, class... Rest>
ENZYME_INLINE R with_shadows(int marker, H *held, std::index_sequence<lane...>, Rest... rest) {
  return detail::arranged<left, hook, R>(rest..., marker, held->primal(), held->template shadow<lane>()...);
}

// Takes the first `left` arguments, one at a time, from the front and puts what the hook wants of them at the end.
template <int left, Hook hook, class R, class First, class... Rest>
ENZYME_INLINE R arranged(First first, Rest... rest) {
  if constexpr (left == 0) {
    return detail::asked<hook, R>(first, rest...);
  } else {
    using H = Holds<std::remove_pointer_t<First>>;
    if constexpr (H::kind == Kind::constant)
      return detail::arranged<left - 1, hook, R>(rest..., enzyme_const, first->primal());
    else if constexpr (H::kind == Kind::unneeded)
      return detail::with_shadows<left - 1, hook, R>(enzyme_dupnoneed, first, typename H::Lanes(), rest...);
    else
      return detail::with_shadows<left - 1, hook, R>(enzyme_dup, first, typename H::Lanes(), rest...);
  }
}

// f's result is returned by the derivative; `flags` are markers of the whole call.
template <Hook hook, class H, class R, std::size_t N, class... A, class... Flags>
ENZYME_INLINE H through_result(Held<A, N> *...a, Flags... flags) {
  void *whole = reinterpret_cast<void *>(&returned<R, A...>);
  if constexpr (N == 1)
    return detail::arranged<sizeof...(A), hook, H>(a..., whole, flags...);
  else
    return detail::arranged<sizeof...(A), hook, H>(a..., whole, enzyme_width, int(N), flags...);
}

// f's result is put into memory.
template <Hook hook, class H, class R, Kind kind, std::size_t N, class... A, class... Flags>
ENZYME_INLINE H through_memory(Result<R, kind, N> *r, Held<A, N> *...a, Flags... flags) {
  void *whole = reinterpret_cast<void *>(&into<R, A...>);
  if constexpr (N == 1)
    return detail::arranged<sizeof...(A) + 1, hook, H>(r, a..., whole, flags...);
  else
    return detail::arranged<sizeof...(A) + 1, hook, H>(r, a..., whole, enzyme_width, int(N), flags...);
}

}  // namespace enzyme::detail

#endif
