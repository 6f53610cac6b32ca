! Sections of any stride, masked assignment, locations, shifts, products, allocation, pointers.
#include "check.inc"
module array_operations
  implicit none
contains
  subroutine sections(x, y)
    real(8) :: x(12), y(6), a(3, 4)
    a = reshape(x, [3, 4])
    call noncontig(a(2, :), y(1:3:2))
    call explicit(2, a(1:3:2, 3), y(2))
    call explicit(4, a(3, :), y(4))
    y(5:6) = [sum(a(::2, ::3)), product(a(2:3, 2))]
  end subroutine

  subroutine noncontig(v, r)
    real(8), intent(in) :: v(:)
    real(8), intent(out) :: r(:)
    r(1) = sum(v**2)
    r(2) = v(size(v))*v(1)
  end subroutine

  subroutine explicit(n, v, r)
    integer, intent(in) :: n
    real(8) :: v(n), r
    r = dot_product(v, v)
    v(1) = v(1)*2
    r = r + v(1)
  end subroutine

  subroutine whereis(x, y)
    real(8) :: x(6), y(6), t(6)
    integer :: i
    where (x > 0.9d0)
      y = log(x)
    elsewhere (x > 0.5d0)
      y = x**2
    elsewhere
      y = -x
    end where
    t = y
    forall (i = 1:6, x(i) > 0.4d0) y(i) = t(i)*t(7 - i)
    where (t < 0) y = y + 1
  end subroutine

  subroutine concurrent(x, y)
    real(8) :: x(6), y(6), s, t
    integer :: i, j
    s = 0
    do concurrent (i = 1:6) local(t)
      t = x(i)**2
      y(i) = t + sin(t)
    end do
    do concurrent (i = 1:3, j = 1:2, i /= j)
      y(i + 3*(j - 1)) = y(i + 3*(j - 1))*x(i)
    end do
    do concurrent (i = 1:6) reduce(+:s)
      s = s + y(i)*x(7 - i)
    end do
    y(1) = y(1) + s
  end subroutine

  subroutine locs(x, y)
    real(8) :: x(6), y(6), a(2, 3)
    integer :: k(2), m
    a = reshape(x, [2, 3])
    k = maxloc(a)
    y(1) = a(k(1), k(2))**2
    m = minloc(x, 1)
    y(2) = x(m)*x(findloc(x > 0.5d0, .true., 1))
    y(3:4) = minval(a, dim=2)
    y(5) = maxval(x, mask=x < 1d0)
    y(6) = count(x > 0.5d0)*x(1) + merge(x(2), x(3), any(x > 2d0)) + merge(x(4), x(5), all(x > -2d0))
  end subroutine

  subroutine shifts(x, y)
    real(8) :: x(6), y(6), a(2, 3), p(4)
    logical :: m(6)
    a = reshape(x, [2, 3])
    a = cshift(a, 1, dim=2)*eoshift(a, -1, boundary=x(1), dim=1)
    m = [.true., .false., .true., .true., .false., .true.]
    p = pack(x**2, m)
    y = unpack(p, m, 3*x)
    y = y + reshape(transpose(a), [6]) + pack(a, .true.)
    y(1) = y(1) + norm2(x) + sum(norm2(a, dim=1))
  end subroutine

  subroutine mats(x, y)
    real(8) :: x(12), y(6), a(3, 4), b(4, 2), c(3, 2)
    real(8), allocatable :: d(:, :)
    a = reshape(x, [3, 4])
    b = reshape(x(1:8)**2, [4, 2])
    c = matmul(a, b)
    d = matmul(a(1:2, ::2), b(3:4, :))
    y = reshape(c, [6]) + [d, d(1:1, :)]
    y(1:3) = y(1:3) + matmul(a, x(1:4)) + matmul(x(1:2), reshape(x(1:6), [2, 3]))
    y(4) = y(4) + dot_product(a(:, 1), a(:, 2)) + sum(spread(x(1:3), 2, 2)*reshape(x(1:6), [3, 2]))
  end subroutine

  subroutine autos(n, x, y)
    integer, intent(in) :: n
    real(8) :: x(n), y(n), w(n, n), v(0:n - 1)
    integer :: i
    do i = 1, n
      w(:, i) = x*x(i)
    end do
    v = [(x(i)**i, i = 1, n)]
    y = matmul(w, v)
    y = y/sum(y)
  end subroutine

  subroutine autos6(x, y)
    real(8) :: x(6), y(6)
    call autos(6, x, y)
  end subroutine

  subroutine allocs(x, y)
    real(8) :: x(4), y(4)
    real(8), allocatable :: a(:), b(:), c(:), g(:)
    integer :: i
    allocate (a, source=x)
    allocate (b, mold=a)
    b = a**2
    call move_alloc(b, c)
    c = [c, a]
    allocate (g(0))
    do i = 1, 4
      g = [g, c(i)*c(9 - i)]
    end do
    y = g
    deallocate (a)
    allocate (a(-1:2))
    a = y
    y(1) = a(-1)*a(ubound(a, 1))
  end subroutine

  subroutine pointers(x, y)
    real(8), target :: x(6)
    real(8) :: y(4)
    real(8), pointer :: p(:), q(:), m(:, :)
    real(8), target :: buf(6), other(6)
    p => x(1:6:2)
    q => x(6:1:-2)
    y(1:3) = p*q
    buf = x**2
    m(1:2, 1:3) => buf
    y(4) = sum(m(1, :)*m(2, :))
    p => buf
    q => other
    q = p
    call swap(p, q)
    p = p*x(1)
    y(4) = y(4) + sum(other) + sum(buf)
  end subroutine

  subroutine swap(a, b)
    real(8), pointer :: a(:), b(:), t(:)
    t => a
    a => b
    b => t
  end subroutine
end module

program main
  use enzyme
  use check
  use array_operations
  implicit none
  VERIFY("sections", sections, 12, 6)
  VERIFY("where", whereis, 6, 6)
  VERIFY("concurrent", concurrent, 6, 6)
  VERIFY("locs", locs, 6, 6)
  VERIFY("shifts", shifts, 6, 6)
  VERIFY("mats", mats, 12, 6)
  VERIFY("autos", autos6, 6, 6)
  VERIFY("allocs", allocs, 4, 4)
  VERIFY("pointers", pointers, 6, 4)
  call finish
end program
