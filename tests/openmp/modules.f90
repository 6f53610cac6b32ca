! Module variables, derived types, array reductions, orphaned loops, ordered, workshare, simd and regions within regions in Fortran.
module state
  implicit none
  real(8) :: g
  real(8), allocatable :: w(:)
  type box
    real(8) :: a
    real(8), allocatable :: v(:)
  end type
end module
module k
  use state
  implicit none
contains
  subroutine globals(x, y, n)
    integer :: n, i
    real(8) :: x(n), y
    g = x(1)*2
    allocate(w(n))
    !$omp parallel do
    do i = 1, n
      w(i) = x(i)*g
    end do
    y = 0
    !$omp parallel do reduction(+:y) schedule(guided)
    do i = 1, n
      y = y + w(i)**2
    end do
    deallocate(w)
  end subroutine
  subroutine derived(x, y, n)
    integer :: n, i, j
    real(8) :: x(n), y, m(4,5), s
    type(box) :: b
    b%a = x(3)
    allocate(b%v(n))
    b%v = 0
    !$omp parallel do collapse(2) private(s)
    do j = 1, 5
      do i = 1, 4
        s = x(i)*x(j)
        m(i,j) = s*b%a
      end do
    end do
    !$omp parallel do schedule(static,2) lastprivate(s)
    do i = 1, n
      s = sin(x(i))*b%a
      b%v(i) = s*s
    end do
    y = sum(m*m)*sum(b%v) + s
  end subroutine
  subroutine arrayred(x, y, n)
    integer :: n, i
    real(8) :: x(n), y, h(3), p(3)
    h = 0
    !$omp parallel do reduction(+:h) private(p)
    do i = 1, n
      p = [x(i), x(i)**2, x(i)**3]
      h = h + p
    end do
    y = h(1)*h(2)*h(3)
  end subroutine
  subroutine sub(x, w, n)
    integer :: n, i
    real(8) :: x(:), w(:)
    !$omp do
    do i = 1, n
      w(i) = helper(x(i))
    end do
  end subroutine
  real(8) function helper(a)
    real(8), intent(in) :: a
    helper = a*a*sin(a)
  end function
  subroutine orphan(x, y, n)
    integer :: n, t, i
    real(8) :: x(n), y, v(n), s
    s = 0.5d0
    !$omp parallel
    do t = 1, 2
      call sub(x, v, n)
    end do
    !$omp end parallel
    !$omp parallel do ordered
    do i = 1, n
      !$omp ordered
      s = sin(s*v(i)) + x(i)
      !$omp end ordered
    end do
    !$omp parallel do reduction(*:s)
    do i = 1, 5
      s = s*(1 + 0.1d0*v(i))
    end do
    !$omp parallel workshare
    v = v*s
    !$omp end parallel workshare
    y = sum(v) + s
  end subroutine
  subroutine simple(x, y, n)
    integer :: n, i
    real(8) :: x(n), y
    real(4) :: c
    complex(8) :: z
    c = real(x(2), 4)
    z = cmplx(x(1), x(2), 8)
    y = 0
    !$omp parallel do firstprivate(c, z) reduction(+:y)
    do i = 1, n
      y = y + x(i)*abs(z*x(i))*(1 + 0*c)
    end do
    !$omp simd reduction(+:y)
    do i = 1, n
      y = y + x(i)**2
    end do
  end subroutine
  subroutine nested(x, y, n)
    integer :: n, i, j
    real(8) :: x(n), y, p
    y = 0
    !$omp parallel do num_threads(2) reduction(+:y) private(p)
    do i = 1, 5
      p = 0
      !$omp parallel do num_threads(2) reduction(+:p)
      do j = 1, 6
        p = p + x(i)*x(j)*x(i+j)
      end do
      y = y + p*p
    end do
  end subroutine
end module
program main
  use enzyme
  use k
  use omp_lib
  implicit none
  integer, parameter :: n = 17
  real(8) :: x(n), dx(n), y, dy, z(n), fd(n), h, a, b, dir(n), want
  integer :: i, t, which
  integer, parameter :: ts(4) = [1,2,4,7]
  logical :: bad
  bad = .false.
  do i = 1, n
    z(i) = 0.5d0 + 0.3d0*sin(1 + 2.1d0*i)
    dir(i) = cos(3.0d0*i)
  end do
  do which = 1, 6
    do i = 1, n
      h = 1d-5
      x = z; x(i) = z(i) + h; call prim(which, x, a)
      x = z; x(i) = z(i) - h; call prim(which, x, b)
      fd(i) = (a-b)/(2*h)
    end do
    want = sum(fd*dir)
    do t = 1, 4
      call omp_set_num_threads(ts(t))
      x = z; dx = 0; dy = 1
      if (which == 1) call enzyme_autodiff(globals, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 2) call enzyme_autodiff(derived, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 3) call enzyme_autodiff(arrayred, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 4) call enzyme_autodiff(orphan, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 6) call enzyme_autodiff(nested, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 5) call enzyme_autodiff(simple, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (maxval(abs(dx-fd)) > 1e-6*maxval(abs(fd))) then
        bad = .true.; print *, which, ts(t), 'reverse', maxval(abs(dx-fd)), dx(1:3), fd(1:3)
      end if
      x = z; dx = dir; dy = 0
      if (which == 1) call enzyme_fwddiff(globals, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 2) call enzyme_fwddiff(derived, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 3) call enzyme_fwddiff(arrayred, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 4) call enzyme_fwddiff(orphan, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 6) call enzyme_fwddiff(nested, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 5) call enzyme_fwddiff(simple, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (abs(dy-want) > 1e-6*abs(want)) then
        bad = .true.; print *, which, ts(t), 'forward', dy, want
      end if
    end do
  end do
  if (bad) stop 1
contains
  subroutine prim(which, x, y)
    integer :: which
    real(8) :: x(n), y
    if (which == 1) call globals(x, y, n)
    if (which == 2) call derived(x, y, n)
    if (which == 3) call arrayred(x, y, n)
    if (which == 4) call orphan(x, y, n)
    if (which == 5) call simple(x, y, n)
    if (which == 6) call nested(x, y, n)
  end subroutine
end program
