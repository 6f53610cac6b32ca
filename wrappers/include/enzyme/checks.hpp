// What <enzyme/enzyme> takes: arguments and results as they are given, defaults, and the words of what is wrong.
#ifndef ENZYME_CHECKS
#define ENZYME_CHECKS

#include <enzyme/calls.hpp>

namespace enzyme::detail {

// ---- arguments and results as they are given

template <class T> struct Given {  // T is what a forwarding reference is deduced as
  using Bare = std::remove_cv_t<std::remove_reference_t<T>>;
  using Plain = std::conditional_t<std::is_scalar_v<std::decay_t<T>> || std::is_array_v<std::remove_reference_t<T>> ||
                                       std::is_function_v<std::remove_reference_t<T>>,
                                   std::decay_t<T>, T>;
  using type = typename std::conditional_t<kind_of<Bare> == Kind::none, std::enable_if<true, Const<Plain>>,
                                           std::enable_if<true, Bare>>::type;
};
template <class T> using Shown = typename Given<T>::type;

template <class T> inline constexpr bool is_number_v = __is_floating_point(T);  // _Float16 too

// Of integers and pointers only: numbers may have several representations of one value.
template <class T>
inline constexpr bool has_no_numbers = std::is_class_v<T> && std::has_unique_object_representations_v<T>;

// What a result is where nothing is said of it. An object in reverse mode has no sensible default.
template <Hook hook, class R, std::size_t N> constexpr auto usual() {
  if constexpr (std::is_void_v<R> || std::is_integral_v<R> || std::is_enum_v<R> || std::is_null_pointer_v<R>)
    return std::enable_if<true, Const<R>>();
  else if constexpr (hook == Hook::forward && N == 1)
    return std::enable_if<true, DuplicatedNoNeed<R>>();
  else if constexpr (hook == Hook::forward)
    return std::enable_if<true, BatchDuplicatedNoNeed<R, N>>();
  else if constexpr (is_number_v<R>)
    return std::enable_if<true, Active<R>>();
  else if constexpr (hook == Hook::reverse)
    return std::enable_if<true,
                          std::conditional_t<std::is_pointer_v<R> || std::is_member_pointer_v<R>, Const<R>, void>>();
  else if constexpr (std::is_trivially_destructible_v<R> && !std::is_pointer_v<R> && !has_no_numbers<R>)
    return std::enable_if<true, Active<R>>();
  else
    return std::enable_if<true, Duplicated<R>>();
}

struct Unsaid {};

template <class Said, Hook hook, class R, std::size_t N>
using ResultActivity =
    std::conditional_t<std::is_same_v<Said, Unsaid>, typename decltype(usual<hook, R, N>())::type, Said>;

template <class T> constexpr void check_active() {
  static_assert(!std::is_pointer_v<T> && !std::is_reference_v<T>,
                "enzyme: a pointer or a reference cannot be Active: give Duplicated with the shadow");
  static_assert(!std::is_integral_v<T> && !std::is_enum_v<T>, "enzyme: an integer cannot be Active: give Const");
  static_assert(!has_no_numbers<T>, "enzyme: a class without numbers cannot be Active: give Duplicated with the shadow "
                                    "of what its pointers lead to");
  static_assert(std::is_trivially_destructible_v<T> && !std::is_polymorphic_v<T>,
                "enzyme: Active is for numbers and classes of numbers; of a class that owns memory give "
                "Duplicated<T &>(object, shadow)");
}

template <class A, Hook hook, std::size_t N> constexpr bool check_argument() {
  using T = typename A::type;
  constexpr Kind kind = kind_of<A>;
  constexpr bool is_forward = hook == Hook::forward;
  static_assert(!(is_forward && kind == Kind::active),
                "enzyme: Active has no meaning in forward mode: give Duplicated with the tangent");
  if constexpr (kind == Kind::active) check_active<T>();
  if constexpr (has_shadow<A>) {
    static_assert(Of<A>::width == N, "enzyme: this call has several directions: each argument with a shadow is a "
                                     "BatchDuplicated<T, N> of the same N");
    static_assert(is_forward || !is_number_v<T>,
                  "enzyme: in reverse mode a number by value is Active: its derivative is returned");
    static_assert(!std::is_integral_v<T> && !std::is_enum_v<T>, "enzyme: an integer has no shadow: give Const");
    static_assert(is_forward || std::is_reference_v<T> || std::is_trivially_copyable_v<T>,
                  "enzyme: in reverse mode the shadow of an object is added to: give Duplicated<T &>, so that it is "
                  "yours and not a copy");
  }
  return true;
}

template <class A, class R, Hook hook, std::size_t N> constexpr bool check_result() {
  constexpr Kind kind = kind_of<A>;
  static_assert(!std::is_void_v<A>,
                "enzyme: f returns an object: say which derivative is meant, autodiff<Reverse, Active<R>> for that of "
                "the sum of its numbers, autodiff<Reverse, Const<R>> if it carries none; or take enzyme::augmented and "
                "give enzyme::reverse the adjoint of each number");
  static_assert(std::is_void_v<A> || kind != Kind::none,
                "enzyme: what stands behind the mode is the activity of f's result: Active<R>, Duplicated<R>, "
                "DuplicatedNoNeed<R>, BatchDuplicated<R, N>, Const<R>");
  if constexpr (kind != Kind::none) {
    static_assert(std::is_same_v<typename Of<A>::type, R>, "enzyme: the activity of f's result names another type than "
                                                           "f returns");
    if constexpr (kind == Kind::active) check_active<R>();
    static_assert(!(hook == Hook::forward && kind == Kind::active),
                  "enzyme: Active has no meaning in forward mode: say Duplicated<R> or DuplicatedNoNeed<R>");
    static_assert(!(hook == Hook::reverse && has_shadow<A>),
                  "enzyme: in reverse mode the adjoint of a result that is Duplicated has to be set before the reverse "
                  "sweep: take enzyme::augmented and enzyme::reverse, or say Active<R> or Const<R>");
    static_assert(!has_shadow<A> || Of<A>::width == N, "enzyme: this call has several directions: f's result is "
                                                       "BatchDuplicated<R, N> or BatchDuplicatedNoNeed<R, N>");
    static_assert(!(has_shadow<A> && (std::is_integral_v<R> || std::is_enum_v<R> || std::is_void_v<R>)),
                  "enzyme: f's result carries no derivative: say Const<R>");
  }
  return true;
}

template <class... A> constexpr bool check_call() {
  constexpr bool is_invoked = Invoked<A...>::value || InvokedLoosely<A...>::value;
  static_assert(is_invoked, "enzyme: the function cannot be called with these arguments: see that each is Active<T>, "
                            "Duplicated<T>, Const<T> with the T that it takes");
  return is_invoked;
}

template <class T> using IsResult = std::enable_if_t<kind_of<T> != Kind::none>;

}  // namespace enzyme::detail

#endif
