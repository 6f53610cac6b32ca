! Registrations without C: variables with initial targets, a call; rules with descriptors, values, seeds and tapes. The
! rules are ten times too large, which shows that they are what is called.
module registrations
  use iso_c_binding
  implicit none
  type of_total
    procedure(total), pointer, nopass :: primal
    procedure(total_augmented), pointer, nopass :: augmented
    procedure(total_reverse), pointer, nopass :: reverse
  end type
  type of_total_forward
    procedure(total), pointer, nopass :: primal
    procedure(total_forward), pointer, nopass :: forward
  end type
  type of_scaled
    procedure(scaled), pointer, nopass :: primal
    procedure(scaled_augmented), pointer, nopass :: augmented
    procedure(scaled_reverse), pointer, nopass :: reverse
  end type
  type of_weighed
    procedure(weighed), pointer, nopass :: primal
    procedure(weighed_augmented), pointer, nopass :: augmented
    procedure(weighed_reverse), pointer, nopass :: reverse
  end type
  type of_weighed_forward
    procedure(weighed), pointer, nopass :: primal
    procedure(weighed_forward), pointer, nopass :: forward
  end type
  type of_product
    procedure(product_of), pointer, nopass :: primal
    procedure(product_augmented), pointer, nopass :: augmented
    procedure(product_reverse), pointer, nopass :: reverse
  end type
  type pair
    real(8), pointer :: primal, shadow
  end type
  type(of_total) :: of_total__enzyme_register_gradient = of_total(total, total_augmented, total_reverse)
  type(of_total_forward) :: of_total__enzyme_register_derivative = of_total_forward(total, total_forward)
  type(of_scaled) :: of_scaled__enzyme_register_gradient = of_scaled(scaled, scaled_augmented, scaled_reverse)
  type(of_weighed) :: of_weighed__enzyme_register_gradient = of_weighed(weighed, weighed_augmented, weighed_reverse)
  type(of_weighed_forward) :: of_weighed__enzyme_register_derivative = of_weighed_forward(weighed, weighed_forward)
  type(of_product) :: of_product__enzyme_register_gradient = of_product(product_of, product_augmented, product_reverse)
  procedure(like_pointer), pointer :: any__enzyme_function_like__log1p => like_pointer
  procedure(noise), pointer :: any__enzyme_inactivefn => noise
  integer(c_int), bind(C, name="enzyme_math_log1p") :: like_log1p
  real(8), target :: table(2) = [1d0, 2d0], gain = 2, gain_bar = 0
  real(8), pointer :: any__enzyme_inactive_global(:) => table
  type(pair) :: any__enzyme_shadow_global = pair(gain, gain_bar)
  integer, target :: calls(3) = 0
contains
  ! y grows by squares of some elements of x, which is an array section of a loop; integers have shadows.
  subroutine total(x, k, y)
    real(8), intent(in) :: x(:)
    integer, intent(in) :: k(:)
    real(8), intent(inout) :: y
    y = y + sum(x(k)**2)
  end subroutine
  subroutine total_augmented(x, dx, k, dk, y, dy)
    real(8) :: x(:), dx(:)
    integer :: k(:), dk(:)
    real(8) :: y, dy
    y = y + sum(x(k)**2)
  end subroutine
  subroutine total_reverse(x, dx, k, dk, y, dy)
    real(8) :: x(:), dx(:)
    integer :: k(:), dk(:)
    real(8) :: y, dy
    dx(k) = dx(k) + 20*x(k)*dy
  end subroutine
  subroutine total_forward(x, dx, k, dk, y, dy)
    real(8) :: x(:), dx(:)
    integer :: k(:), dk(:)
    real(8) :: y, dy
    y = y + sum(x(k)**2)
    dy = dy + sum(20*x(k)*dx(k))
  end subroutine

  ! An allocatable; an integer that has no shadow, since no derivative flows through it; a tape.
  subroutine scaled(n, a, s)
    integer, intent(in) :: n
    real(8), allocatable, intent(inout) :: a(:)
    real(8), intent(in) :: s
    a(:n) = s*a(:n)
  end subroutine
  function scaled_augmented(n, a, da, s, ds) result(tape)
    integer :: n
    real(8), allocatable :: a(:), da(:)
    real(8) :: s, ds
    type(c_ptr) :: tape
    if (size(a) /= size(da)) error stop 3
    a(:n) = s*a(:n)
    calls(1) = calls(1) + 1
    tape = c_loc(calls(1))
  end function
  subroutine scaled_reverse(n, a, da, s, ds, tape)
    integer :: n
    real(8), allocatable :: a(:), da(:)
    real(8) :: s, ds
    type(c_ptr), value :: tape
    integer, pointer :: count
    if (size(a) /= size(da)) error stop 4
    call c_f_pointer(tape, count)
    calls(2) = count
    ds = ds + 10*sum(a(:n)/s*da(:n))
    da(:n) = s*da(:n)
  end subroutine

  ! A function with an integer and a real passed by value, and the adjoint of its result.
  real(8) function weighed(n, x, w)
    integer, value :: n
    real(8), intent(in) :: x(:)
    real(8), value :: w
    weighed = w*sum(x(:n)**2)
  end function
  real(8) function weighed_augmented(n, x, dx, w)
    integer, value :: n
    real(8) :: x(:), dx(:)
    real(8), value :: w
    weighed_augmented = w*sum(x(:n)**2)
  end function
  real(8) function weighed_reverse(n, x, dx, w, seed)
    integer, value :: n
    real(8) :: x(:), dx(:)
    real(8), value :: w, seed
    dx(:n) = dx(:n) + 20*w*x(:n)*seed
    weighed_reverse = 10*sum(x(:n)**2)*seed
  end function
  real(8) function weighed_forward(n, x, dx, w, dw)
    integer, value :: n
    real(8) :: x(:), dx(:)
    real(8), value :: w, dw
    weighed_forward = 10*(2*w*sum(x(:n)*dx(:n)) + dw*sum(x(:n)**2))
  end function

  ! An array that may be constant where it is called.
  subroutine product_of(x, w, y)
    real(8), intent(in) :: x(:), w(:)
    real(8), intent(inout) :: y
    y = y + sum(x*w)
  end subroutine
  subroutine product_augmented(x, dx, w, dw, y, dy)
    real(8) :: x(:), dx(:), w(:), dw(:), y, dy
    y = y + sum(x*w)
  end subroutine
  subroutine product_reverse(x, dx, w, dw, y, dy)
    real(8) :: x(:), dx(:), w(:), dw(:), y, dy
    dx = dx + 10*w*dy
    dw = dw + 10*x*dy
    calls(3) = calls(3) + int(sum(dw))
  end subroutine
  subroutine with_constants(x, w, y)
    real(8), intent(in) :: x(:), w(:)
    real(8), intent(out) :: y
    y = 0
    call product_of(x(3:1:-1), w(3:1:-1), y)
    call product_of(x, w, y)
  end subroutine

  real(8) function like_pointer(x)
    real(8), intent(in) :: x
    like_pointer = 2*log(1 + x)
  end function
  real(8) function like_call(x)
    real(8), intent(in) :: x
    like_call = 3*log(1 + x)
  end function
  real(8) function noise(x)
    real(8), intent(in) :: x
    noise = 5*x
  end function

  subroutine sections(m, y)
    real(8), intent(in) :: m(:, :)
    real(8), intent(out) :: y
    integer, save :: k(2, 3) = reshape([1, 2, 2, 3, 3, 1], [2, 3])
    integer :: i
    y = 0
    do i = 1, 3
      call total(m(:, i), k(:, i), y)
      call total(m(i, 3:i:-1), k(1:0, i), y)
      call total(m(i, 3:1:-1), k(2:2, i), y)
    end do
  end subroutine

  subroutine others(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    real(8), allocatable :: w(:)
    w = [x(1), x(2)]
    call scaled(2, w, x(3))
    y = sum(w**2) + weighed(2, x, x(3)) + like_pointer(x(1)) + like_call(x(2)) + noise(x(3)) + gain*x(1) &
        + table(1)*x(2)
  end subroutine
end module

program main
  use registrations
  use enzyme
  use check, only: near, finish
  implicit none
  integer, parameter :: k(2, 3) = reshape([1, 2, 2, 3, 3, 1], [2, 3])
  real(8) :: m(3, 3), dm(3, 3), expected(3, 3), x(3) = [1d0, 2d0, 3d0], dx(3), y, dy
  integer :: i, j
  call enzyme_function_like(like_call, like_log1p)
  m = reshape([(0.5d0 + 0.1d0*i, i = 1, 9)], [3, 3])
  dm = 0; dy = 1
  expected = 0
  do i = 1, 3
    do j = 1, 2
      expected(k(j, i), i) = expected(k(j, i), i) + 20*m(k(j, i), i)
    end do
    expected(i, 4 - k(2, i)) = expected(i, 4 - k(2, i)) + 20*m(i, 4 - k(2, i))
  end do
  call enzyme_autodiff(sections, enzyme_dup, m, dm, enzyme_dup, y, dy)
  do i = 1, 3
    do j = 1, 3
      call near("descriptors of a loop", dm(i, j), expected(i, j), 1d-12)
    end do
  end do
  dm = m
  call enzyme_fwddiff(sections, enzyme_dup, m, dm, enzyme_dup, y, dy)
  call near("descriptors forwards", dy, sum(m*expected), 1d-12)
  dx = 0; dy = 1
  call enzyme_autodiff(others, enzyme_dup, x, dx, enzyme_dup, y, dy)
  call near("the value", y, 45d0 + 15d0 + 2*log(2d0) + 3*log(3d0) + 15d0 + 2d0 + 2d0, 1d-12)
  call near("x(1)", dx(1), 18d0 + 60d0 + 0.5d0 + 2d0, 1d-12)
  call near("x(2)", dx(2), 36d0 + 120d0 + 1/3d0 + 1d0, 1d-12)
  call near("x(3)", dx(3), 300d0 + 50d0, 1d-12)
  call near("a shadow", gain_bar, 1d0, 1d-12)
  call near("calls", 1d0*calls(1), 1d0, 0d0)
  call near("a tape", 1d0*calls(2), 1d0, 0d0)
  dx = [0d0, 0d0, 1d0]; gain_bar = 0
  call enzyme_fwddiff(others, enzyme_dup, x, dx, enzyme_dup, y, dy)
  call near("forwards", dy, 30d0 + 50d0, 1d-12)
  dx = 0; dy = 1
  call enzyme_autodiff(with_constants, enzyme_dup, x, dx, enzyme_const, [3d0, 4d0, 5d0], enzyme_dup, y, dy)
  call near("a constant array", dx(1), 60d0, 1d-12)
  call near("a constant array", dx(3), 100d0, 1d-12)
  call near("its shadow while a rule runs", 1d0*calls(3), 120d0, 0d0)
  call finish
end program
