// Reverse mode in two calls, of <enzyme/enzyme>.
#ifndef ENZYME_TAPES
#define ENZYME_TAPES

#include <enzyme/checks.hpp>

namespace enzyme {

namespace detail {

// ---- two calls

// What a tape owns: the arguments and the result have the same addresses in both calls.
template <class R, class RA, std::size_t N, class... A> struct Recorded {
  static constexpr Kind kind = kind_of<RA> == Kind::constant ? Kind::constant : Kind::duplicated;
  tuple<Held<A, N>...> arguments;
  Result<R, kind, N> result;
  bool has_result = false, has_tape = false;
  void *tape = nullptr;

  explicit Recorded(A &&...a) : arguments(static_cast<A &&>(a)...) {}
  Recorded(const Recorded &) = delete;
  ~Recorded() {
    if (has_tape) detail::__enzyme_freetape(tape);
    if (has_result) result.destroy();
  }
};

template <class R, class RA, std::size_t N, class F, class... A, std::size_t... i>
ENZYME_INLINE void swept(Recorded<R, RA, N, F, A...> &to, Held<F, N> *f, std::index_sequence<i...>) {
  if constexpr (std::is_void_v<R>) {
    to.tape = detail::through_result<Hook::augmented, void *, R, N, F, A...>(f, &std::get<i + 1>(to.arguments)...);
    to.has_tape = true;
  } else {
    constexpr Kind kind = Recorded<R, RA, N, F, A...>::kind;
    to.tape = detail::through_memory<Hook::augmented, void *, R, kind, N, F, A...>(
        &to.result, f, &std::get<i + 1>(to.arguments)...);
    to.has_tape = to.has_result = true;
    if constexpr (has_shadow<RA>) to.result.check_sizes();
    if constexpr (kind_of<RA> == Kind::active) to.result.check_numbers();
  }
}

template <class T, std::size_t N> ENZYME_INLINE void clear(Held<Active<T>, N> &a) {
  for (auto &shadow : a.shadows) shadow.zero();
}
template <class A, std::size_t N> ENZYME_INLINE void clear(Held<A, N> &) {}

template <class R, class RA, std::size_t N, class... A, std::size_t... i, class... Flags>
ENZYME_INLINE auto swept_back(Recorded<R, RA, N, A...> &from, std::index_sequence<i...>, Flags... flags) {
  (detail::clear(std::get<i>(from.arguments)), ...);
  if constexpr (std::is_void_v<R>) {
    detail::through_result<Hook::adjoint, void, R, N, A...>(&std::get<i>(from.arguments)..., flags..., enzyme_tape,
                                                            from.tape);
  } else {
    constexpr Kind kind = Recorded<R, RA, N, A...>::kind;
    detail::through_memory<Hook::adjoint, void, R, kind, N, A...>(&from.result, &std::get<i>(from.arguments)...,
                                                                  flags..., enzyme_tape, from.tape);
  }
  using Gradient = decltype(detail::gradient(std::get<i>(from.arguments)...));
  return tuple<Gradient>(detail::gradient(std::get<i>(from.arguments)...));
}

}  // namespace detail

// What the forward sweep of a call has kept for the reverse one. It owns the arguments that were given by value, and
// the result. A tape that is not reversed is given back as it ends.
template <class R, class RA, std::size_t N, class... A> class Tape {
 public:
  Tape(Tape &&other) noexcept : recorded(std::exchange(other.recorded, nullptr)) {}
  Tape &operator=(Tape &&other) noexcept {
    delete std::exchange(recorded, std::exchange(other.recorded, nullptr));
    return *this;
  }
  ~Tape() { delete recorded; }

  // Whether it can be reversed.
  explicit operator bool() const { return recorded && recorded->has_tape; }

 private:
  using Recorded = detail::Recorded<R, RA, N, A...>;
  explicit Tape(A &&...a) : recorded(new Recorded(static_cast<A &&>(a)...)) {}

  Recorded *recorded;

  friend struct detail::Split;
};

namespace detail {

struct Split {
  template <class Said, class F, class... A> static ENZYME_INLINE auto augmented(F f, A... a) {
    if constexpr (check_call<F, A...>()) {
      constexpr std::size_t N = width_of<Said, F, A...>();
      using R = ResultOf<F, A...>;
      using RA = ResultActivity<Said, Hook::augmented, R, N>;
      if constexpr (check_argument<F, Hook::augmented, N>() && (check_argument<A, Hook::augmented, N>() && ...) &&
                    check_result<RA, R, Hook::augmented, N>())
        return recorded<R, RA, N, F, A...>(f, static_cast<A &&>(a)...);
    }
  }

  // A pointer to a function is handed over by a copy that goes nowhere else, so that it is seen which one it is.
  template <class R, class RA, std::size_t N, class F, class... A>
  static ENZYME_INLINE auto recorded(F &f, A &&...a) {
    constexpr auto rest = std::index_sequence_for<A...>();
    if constexpr (by_address<F>) {
      Tape<R, RA, N, F, A...> tape(static_cast<F &&>(f), static_cast<A &&>(a)...);
      detail::swept<R, RA, N, F, A...>(*tape.recorded, &std::get<0>(tape.recorded->arguments), rest);
      return shown<R, RA, N>(tape);
    } else {
      Tape<R, RA, N, F, A...> tape(F(f), static_cast<A &&>(a)...);
      Held<F, N> pointer{F(f)};
      detail::swept<R, RA, N, F, A...>(*tape.recorded, &pointer, rest);
      return shown<R, RA, N>(tape);
    }
  }

  template <class R, class RA, std::size_t N, class Made> static ENZYME_INLINE auto shown(Made &tape) {
    auto &record = *tape.recorded;
    if constexpr (std::is_void_v<R>) {
      return tuple<Made>(std::move(tape));
    } else if constexpr (!has_shadow<RA>) {
      return tuple<Made, R>(std::move(tape), record.result.value.value);
    } else if constexpr (N == 1) {
      using Shown = std::conditional_t<std::is_class_v<R>, R &, R>;
      return tuple<Made, Shown, Shown>(std::move(tape), record.result.value.value, record.result.shadows[0].value);
    } else {
      using Shown = std::conditional_t<std::is_class_v<R>, R &, R>;
      using Shadow = std::conditional_t<std::is_class_v<R>, R *, R>;
      return tuple<Made, Shown, std::array<Shadow, N>>(
          std::move(tape), record.result.value.value, detail::per_lane<N>([&](std::size_t lane) -> Shadow {
            if constexpr (std::is_class_v<R>)
              return &record.result.shadows[lane].value;
            else
              return record.result.shadows[lane].value;
          }));
    }
  }

  template <class Keeping, class R, class RA, std::size_t N, class... A, class... Seed>
  static ENZYME_INLINE auto reverse(Tape<R, RA, N, A...> &tape, const Seed &...seed) {
    if (!tape)
      detail::stop("a tape is reversed that is empty: it has been reversed before, without enzyme::Keep, or moved from",
           __PRETTY_FUNCTION__);
    auto &record = *tape.recorded;
    (put_seed<R, N>(record, seed), ...);
    constexpr auto all = std::index_sequence_for<A...>();
    if constexpr (std::is_same_v<Keeping, Keep>) {
      return detail::swept_back<R, RA, N, A...>(record, all, enzyme_nofree);
    } else {
      auto result = detail::swept_back<R, RA, N, A...>(record, all);
      record.has_tape = false;
      return result;
    }
  }

  template <class R, std::size_t N, class Record> static ENZYME_INLINE void put_seed(Record &record, const R &seed) {
    static_assert(N == 1, "enzyme: this tape has several directions: give enzyme::reverse a std::array of N seeds");
    record.result.shadows[0].value = seed;
  }
  template <class R, std::size_t N, class Record>
  static ENZYME_INLINE void put_seed(Record &record, const std::array<R, N> &seeds) {
    for (std::size_t lane = 0; lane < N; lane++) record.result.shadows[lane].value = seeds[lane];
  }
};

}  // namespace detail

// The forward sweep of reverse mode in two calls: the tape, f's result, if there is one, and, where that is Duplicated,
// its shadow, which the adjoint is put into; of a class a reference to it, as long as the tape lives.
template <class F, class... A> ENZYME_INLINE auto augmented(F &&f, A &&...a) {
  return detail::Split::augmented<detail::Unsaid, detail::Shown<F>, detail::Shown<A>...>(
      detail::Shown<F>(static_cast<F &&>(f)), detail::Shown<A>(static_cast<A &&>(a))...);
}

// The same, with the activity of f's result.
template <class R, class F, class... A, class = detail::IsResult<R>> ENZYME_INLINE auto augmented(F &&f, A &&...a) {
  return detail::Split::augmented<R, detail::Shown<F>, detail::Shown<A>...>(
      detail::Shown<F>(static_cast<F &&>(f)), detail::Shown<A>(static_cast<A &&>(a))...);
}

// The reverse sweep, given the adjoint of f's result if that is Active (in several directions a std::array of them):
// what autodiff<Reverse> returns. The tape is empty then, but for reverse<Keep>.
template <class Keeping = void, class R, class RA, std::size_t N, class... A, class... Seed>
ENZYME_INLINE auto reverse(Tape<R, RA, N, A...> &tape, const Seed &...seed) {
  static_assert(std::is_void_v<Keeping> || std::is_same_v<Keeping, Keep>,
                "enzyme: reverse<Keep>(tape, seed) keeps the tape; there is no other choice");
  if constexpr (detail::kind_of<RA> == detail::Kind::active) {
    using Wanted = detail::PerLane<R, N>;
    static_assert(sizeof...(Seed) == 1,
                  "enzyme: reverse(tape, seed) takes one seed, the adjoint of the function's result");
    constexpr bool is_seed = (std::is_convertible_v<const Seed &, Wanted> && ...);
    static_assert(is_seed, "enzyme: the seed is of another type than the function's result: in several directions it "
                           "is a std::array<R, N>");
    if constexpr (is_seed && sizeof...(Seed) == 1)
      return detail::Split::reverse<Keeping>(tape, static_cast<Wanted>(seed)...);
  } else {
    static_assert(sizeof...(Seed) == 0,
                  "enzyme: the result of this tape's function takes no seed: the adjoint of one that is Duplicated is "
                  "put into its shadow, and one that is Const, or void, has none");
    if constexpr (sizeof...(Seed) == 0) return detail::Split::reverse<Keeping>(tape);
  }
}

template <class Keeping = void, class R, class RA, std::size_t N, class... A, class... Seed>
ENZYME_INLINE auto reverse(Tape<R, RA, N, A...> &&tape, const Seed &...seed) {
  return reverse<Keeping>(tape, seed...);
}

}  // namespace enzyme

#endif
