"""Random Fortran subroutines y = f(x): classes, pointers, allocatables, sections, module variables, intrinsics.

A subroutine keeps its numbers in `w`, bounded by `tanh` or `sin`, and is a row of BLOCK constructs, each of which draws
one feature. The oracle is the central difference of the subroutine itself; where two step widths disagree, as at a
kink, a number is not compared. See languages.py for the interface.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

INPUTS = 4
NUMBERS = 6

LIBRARY = """\
module shapes
  implicit none
  real(8) :: kept(4) = 0.25d0
  type base
    real(8) :: a = 1
  contains
    procedure :: f => base_f
    procedure :: g => base_g
  end type
  type, extends(base) :: child
    real(8) :: b = 0.5d0
    integer :: n = 2
  contains
    procedure :: f => child_f
  end type
  type, extends(child) :: wide
    real(8) :: c(3) = 0.3d0
  contains
    procedure :: f => wide_f
  end type
  type, extends(base) :: owner
    real(8), allocatable :: v(:)
  contains
    procedure :: f => owner_f
    procedure :: g => owner_g
  end type
  type box
    class(base), allocatable :: p
    integer :: tag = 0
  end type
  type node
    class(base), pointer :: item => null()
    type(node), pointer :: next => null()
  end type
  type holder
    procedure(fun), pointer, nopass :: h => square
    real(8) :: scale = 1
  end type
  abstract interface
    real(8) function fun(t)
      real(8), intent(in) :: t
    end function
  end interface
contains
  real(8) function base_f(this, t)
    class(base), intent(in) :: this
    real(8), intent(in) :: t
    base_f = this%a*sin(t)
  end function
  real(8) function base_g(this)
    class(base), intent(in) :: this
    base_g = this%a**2 + this%f(this%a)
  end function
  real(8) function child_f(this, t)
    class(child), intent(in) :: this
    real(8), intent(in) :: t
    child_f = this%base%f(t) + this%b*t**this%n
  end function
  real(8) function wide_f(this, t)
    class(wide), intent(in) :: this
    real(8), intent(in) :: t
    wide_f = this%child%f(t) + sum(this%c*[t, t*t, 1d0])
  end function
  real(8) function owner_f(this, t)
    class(owner), intent(in) :: this
    real(8), intent(in) :: t
    owner_f = this%a*t
    if (allocated(this%v)) owner_f = owner_f + dot_product(this%v, this%v)
  end function
  real(8) function owner_g(this)
    class(owner), intent(in) :: this
    owner_g = this%a - 0.5d0
  end function
  real(8) function square(t)
    real(8), intent(in) :: t
    square = t*t
  end function
  real(8) function wave(t)
    real(8), intent(in) :: t
    wave = cos(1.3d0*t)
  end function
  function made(kind, t) result(s)
    integer, intent(in) :: kind
    real(8), intent(in) :: t
    class(base), allocatable :: s
    select case (modulo(kind, 4))
    case (0)
      allocate (s, source=base(t))
    case (1)
      allocate (child :: s)
    case (2)
      allocate (s, source=wide(a=t, b=t*t, n=3, c=[t, 1d0, t*0.5d0]))
    case default
      allocate (owner :: s)
    end select
    s%a = t
    select type (s)
    type is (child)
      s%b = t + 0.1d0
    type is (owner)
      s%v = [t, 2*t, t*t]
    end select
  end function
  real(8) function told(p) result(r)
    class(base), intent(in) :: p
    select type (p)
    type is (base)
      r = p%a
    class is (child)
      r = p%b*p%a
    type is (owner)
      r = p%a**3
    class default
      r = 100
    end select
  end function
  subroutine scaled(v, by)
    real(8), intent(inout) :: v(:)
    real(8), intent(in) :: by
    v = v*by
  end subroutine
end module
"""

MAIN = """\
program main
  use enzyme
  use generated
  implicit none
  integer :: compared = 0
{calls}
  print '(a,i0,a)', 'compared ', compared, ' functions'
contains
  logical function asked(name)
    character(*), intent(in) :: name
    character(32) :: word
    integer :: k
    asked = command_argument_count() == 0
    do k = 1, command_argument_count()
      call get_command_argument(k, word)
      if (word == name) asked = .true.
    end do
  end function
  subroutine check(name, f, ft, df, primal)
    character(*), intent(in) :: name
    external :: f
    real(8), intent(in) :: ft(:), df(:), primal(2)
    real(8) :: x(4), y(1), wide_step, small_step, d
    integer :: k
    compared = compared + 1
    call start(x)
    kept = 0.25d0
    call f(x, y)
    if (any(abs(primal - y(1)) > 1d-11*(1 + abs(y(1))))) print '(a,3es25.16)', 'mismatch '//name//' primal', primal, y
    do k = 1, 4
      wide_step = slope(f, k, 1d-4)
      small_step = slope(f, k, 1d-5)
      d = small_step + (small_step - wide_step)/99
      if (abs(wide_step - small_step) > 1d-4*(1 + abs(d))) cycle
      if (.not. abs(ft(k) - d) <= 2d-5*(1 + abs(d))) print '(a,i2,2es25.16)', 'mismatch '//name//' forward', k, ft(k), d
      if (.not. abs(df(k) - d) <= 2d-5*(1 + abs(d))) print '(a,i2,2es25.16)', 'mismatch '//name//' reverse', k, df(k), d
    end do
  end subroutine
  real(8) function slope(f, k, h)
    external :: f
    integer, intent(in) :: k
    real(8), intent(in) :: h
    real(8) :: x(4), above(1), below(1)
    call start(x)
    x(k) = x(k) + h
    kept = 0.25d0
    call f(x, above)
    x(k) = x(k) - 2*h
    kept = 0.25d0
    call f(x, below)
    slope = (above(1) - below(1))/(2*h)
  end function
  subroutine start(x)
    real(8), intent(out) :: x(4)
    x = [0.71d0, 0.34d0, -0.42d0, 0.93d0]
  end subroutine
{drivers}
end program
"""

DRIVER = """\
  subroutine drive_{name}
    real(8) :: x(4), t(4), dx(4), y(1), dy(1), ft(4), primal(2)
    integer :: k
    if (.not. asked('{name}')) return
    write (0, '(a)') '{name}'
    call start(x)
    do k = 1, 4
      t = 0
      t(k) = 1
      dy = 0
      kept = 0.25d0
      call enzyme_fwddiff({name}, enzyme_dup, x, t, enzyme_dup, y, dy)
      ft(k) = dy(1)
    end do
    primal(1) = y(1)
    dx = 0
    dy = 1
    kept = 0.25d0
    call enzyme_autodiff({name}, enzyme_dup, x, dx, enzyme_dup, y, dy)
    primal(2) = y(1)
    call check('{name}', {name}, ft, dx, primal)
  end subroutine
"""

Statement = tuple[str, ...]


class Generator:
    """Draws the statements of one subroutine."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.kinds: list[Callable[[], Statement]] = [
            self.arithmetic, self.branch, self.pointer, self.list_of_objects, self.boxes, self.made_object,
            self.sections, self.allocated, self.module_variable, self.internal_loop, self.procedures, self.unlimited,
            self.copies, self.intrinsics, self.moved, self.printed, self.array_of_class,
        ]

    def number(self) -> str:
        return f"w({self.random.randint(1, NUMBERS)})"

    def constant(self) -> str:
        return f"{self.random.uniform(0.3, 1.4):.3f}d0"

    def value(self, depth: int = 2) -> str:
        if depth == 0 or self.random.random() < 0.25:
            return self.number() if self.random.random() < 0.8 else self.constant()
        x, y = self.value(depth - 1), self.value(depth - 1)
        return self.random.choice([
            f"({x} + {y})", f"({x} - {y})", f"{x}*{y}", f"sin({x})", f"exp(-({x})**2)", f"({x})/(1.5d0 + ({y})**2)",
            f"sqrt(1 + ({x})**2)", f"atan2({x}, 2 + ({y})**2)", f"log(2 + ({x})**2)", f"({x})**2",
        ])

    def put(self, value: str) -> str:
        return f"{self.number()} = {self.random.choice(('tanh', 'sin'))}({value})"

    def type(self) -> str:
        return self.random.choice(("base", "child", "wide", "owner"))

    def block(self, declarations: Sequence[str], *lines: str) -> Statement:
        return ("block", *(f"  {d}" for d in declarations), *(f"  {line}" for line in lines), "end block")

    def arithmetic(self) -> Statement:
        return (self.put(self.value(3)),)

    def branch(self) -> Statement:
        return (f"if ({self.number()} > {self.constant()}) then", f"  {self.put(self.value())}",
                "else", f"  {self.put(self.value())}", "end if")

    def pointer(self) -> Statement:
        kind, other = self.type(), self.type()
        return self.block(
            (f"type({kind}), target :: o", f"type({other}), target :: q", "class(base), pointer :: p"),
            f"o%a = {self.value()}", f"q%a = {self.value()}", "p => o",
            *((f"if ({self.number()} > 0.4d0) p => q",) if self.random.random() < 0.5 else ()),
            self.put(f"p%f({self.value()}) + p%g() + told(p)"))

    def list_of_objects(self) -> Statement:
        n = self.random.randint(2, 4)
        return self.block(
            ("type(node), pointer :: head, n", "integer :: i", "real(8) :: s"), "head => null()",
            f"do i = 1, {n}", "  allocate (n)",
            f"  allocate (n%item, source=made(i + {self.random.randint(0, 3)}, {self.value()}*i))",
            "  n%next => head", "  head => n", "end do", "s = 0", "n => head", "do while (associated(n))",
            f"  s = s + n%item%f({self.value()}) + told(n%item)", "  n => n%next", "end do",
            "do while (associated(head))", "  n => head%next", "  deallocate (head%item)", "  deallocate (head)",
            "  head => n", "end do", self.put("s"))

    def boxes(self) -> Statement:
        i, j = self.random.sample(range(1, 4), 2)
        return self.block(
            ("type(box) :: b(3), t", "integer :: i", "real(8) :: s"), "do i = 1, 3",
            f"  b(i)%p = made(i + {self.random.randint(0, 3)}, {self.value()} + 0.1d0*i)", "  b(i)%tag = i", "end do",
            f"t = b({i})", f"b({i}) = b({j})", f"b({j}) = t", "s = 0", "do i = 1, 3",
            f"  s = s + b(i)%tag*b(i)%p%f({self.value()})", "end do", self.put("s*0.2d0"))

    def made_object(self) -> Statement:
        return self.block(
            ("class(base), allocatable :: o, q",), f"o = made({self.random.randint(0, 7)}, {self.value()})",
            self.random.choice(("q = o", "allocate (q, source=o)", "allocate (q, mold=o)")), f"q%a = {self.value()}",
            self.put(f"o%f({self.value()}) + q%g() + told(q)"))

    def sections(self) -> Statement:
        first, step = self.random.randint(1, 2), self.random.randint(1, 2)
        return (f"w({first}::{step}) = {self.constant()}*w({first}::{step})*{self.value(1)}",
                f"w = cshift(w, {self.random.randint(1, 5)})", f"call scaled(w(1:{NUMBERS}:2), {self.constant()})",
                self.put(f"sum(w(2:5)*w(5:2:-1)) + maxval(w(1:3))*{self.constant()}"))

    def allocated(self) -> Statement:
        n = self.random.randint(2, 5)
        return self.block(
            ("real(8), allocatable :: v(:), m(:, :)", "integer :: i"),
            f"v = [({self.value()}*i, i = 1, {n})]", f"v = [v, {self.value()}]", f"allocate (m({n + 1}, 2))",
            f"m(:, 1) = v*{self.value(1)}", "m(:, 2) = m(:, 1)**2 - v",
            self.put(f"sum(matmul(transpose(m), v))*0.1d0 + dot_product(m(:, 1), v)/{n}"))

    def module_variable(self) -> Statement:
        k = self.random.randint(1, 4)
        return (f"kept({k}) = {self.value()}", self.put(f"kept({k})*kept({self.random.randint(1, 4)}) + sum(kept)"))

    def internal_loop(self) -> Statement:
        return self.block(
            ("integer :: i, j", "real(8) :: s"), "s = 0", f"outer: do i = 1, {self.random.randint(2, 4)}",
            f"  do j = i, {self.random.randint(3, 6)}",
            f"    if (mod(i + j, {self.random.randint(2, 4)}) == 0) cycle outer",
            f"    s = s + {self.value()}*w(j)/(i + j)", f"    if (s > {self.constant()}*4) exit outer", "  end do",
            "end do outer", self.put("s"))

    def procedures(self) -> Statement:
        return self.block(
            ("type(holder) :: h(2), t", "procedure(fun), pointer :: g"), f"h(1)%scale = {self.value()}",
            self.random.choice(("h(2)%h => wave", f"if ({self.number()} > 0.2d0) h(2)%h => wave")),
            "t = h(1)", "h(1) = h(2)", "h(2) = t", "g => h(1)%h",
            self.put(f"h(1)%scale*h(1)%h({self.value()}) + h(2)%h({self.number()})*g({self.number()})"))

    def unlimited(self) -> Statement:
        return self.block(
            ("class(*), allocatable :: u",),
            self.random.choice((f"u = {self.value()}", f"allocate (u, source={self.value()})",
                                f"allocate (u, source=made(1, {self.value()}))")),
            "select type (u)", "type is (real(8))", f"  {self.put('u*u')}",
            "class is (base)", f"  {self.put('u%a + u%g()')}",
            "class default", f"  {self.number()} = 100", "end select")

    def copies(self) -> Statement:
        kind = self.random.choice(("wide", "owner"))
        return self.block(
            (f"type({kind}) :: o(2), q", "type(child) :: c"), f"o(1)%a = {self.value()}", f"o(2)%a = {self.value()}",
            *((f"o(1)%v = [{self.value()}, {self.value()}]",) if kind == "owner" else (f"o(1)%c(2) = {self.value()}",)),
            "q = o(1)", "o(1) = o(2)", "o(2) = q", f"c = child({self.value()}, {self.value()}, 3)",
            self.put(f"o(2)%f({self.number()}) + o(1)%g() + c%base%f({self.number()})"))

    def intrinsics(self) -> Statement:
        return (self.put(self.random.choice([
            f"norm2(w) + {self.value()}", f"product(1 + 0.1d0*w)*{self.value()}",
            f"sum(merge(w, w**2, w > {self.constant()}))",
            f"sum(pack(w, w > 0.1d0))*{self.value(1)}", "sum(reshape(w, [2, 3])*spread(w(1:3), 1, 2))",
            f"minval(w) + maxval(w*{self.constant()})",
            f"sign({self.value()}, {self.number()}) + mod({self.value()}, 3d0)",
            f"hypot({self.value()}, 1.2d0) + erf({self.value()}) + gamma(1.5d0 + ({self.number()})**2)",
            f"sum(transfer(transfer(w, [0_8]), w))*{self.constant()}",
            f"real(exp(cmplx({self.value()}, {self.value()}, 8)))",
        ])),)

    def moved(self) -> Statement:
        return self.block(
            ("class(base), allocatable :: o, q", "real(8), allocatable :: v(:), z(:)"),
            f"o = made({self.random.randint(0, 3)}, {self.value()})", "call move_alloc(o, q)",
            f"o = made({self.random.randint(0, 3)}, {self.value()})", f"v = w*{self.constant()}",
            "call move_alloc(v, z)",
            self.put(f"q%f({self.value()})*o%g() + sum(z)"))

    def printed(self) -> Statement:
        return self.block(
            ("character(40) :: s",), f"write (s, '(f12.4)') {self.value()}",
            f"if (index(s, '*') > 0) {self.number()} = 0",
            self.put(self.value()))

    def array_of_class(self) -> Statement:
        kind = self.random.choice(("child", "wide"))
        return self.block(
            ("class(base), allocatable :: v(:)", "integer :: i", "real(8) :: s"),
            f"allocate ({kind} :: v(3))", "s = 0",
            "do i = 1, 3", f"  v(i)%a = {self.value()}*i", f"  s = s + v(i)%f({self.value()})", "end do",
            self.put("s*0.3d0"))


@dataclass(frozen=True, slots=True)
class Program:
    """Subroutines by name; each is a program of its own."""

    functions: dict[str, tuple[Statement, ...]]

    @property
    def roots(self) -> list[str]:
        return list(self.functions)

    def source(self) -> str:
        lines = [LIBRARY, "module generated", "  use shapes", "  implicit none", "contains"]
        for name, statements in self.functions.items():
            lines += [f"  subroutine {name}(x, y)", f"    real(8) :: x({INPUTS}), y(1), w({NUMBERS})",
                      "    w = [x, x(1)*x(2), 0.5d0]"]
            lines += [f"    {line}" for statement in statements for line in statement]
            lines += [f"    y(1) = dot_product(w, [{', '.join(f'{0.4 + 0.1 * k:.1f}d0' for k in range(NUMBERS))}])",
                      "  end subroutine"]
        lines.append("end module")
        calls = "\n".join(f"  call drive_{name}" for name in self.roots)
        drivers = "".join(DRIVER.format(name=name) for name in self.roots)
        return "\n".join([*lines, MAIN.format(calls=calls, drivers=drivers)])

    def only(self, roots: Sequence[str]) -> Program:
        return Program({name: self.functions[name] for name in roots})

    def smaller(self) -> Iterator[Program]:
        """Without one half, then without one of the statements of a subroutine."""
        for name, statements in self.functions.items():
            half = len(statements) // 2
            cuts = [statements[:half], statements[half:]] if half else []
            cuts += [statements[:k] + statements[k + 1:] for k in range(len(statements))]
            for cut in cuts:
                yield replace(self, functions={**self.functions, name: cut})


def generate(seed: int, count: int) -> Program:
    """A program with this many subroutines."""
    functions = {}
    for number in range(count):
        random = Random(f"fortran {seed} {number}")
        generator = Generator(random)
        functions[f"f{number}"] = tuple(random.choice(generator.kinds)() for _ in range(random.randint(2, 5)))
    return Program(functions)
