! Sorting, sparse products, a recursive Fourier transform, interpolation, matrix exponentials, statistics.
#include "check.inc"
module ordinary_state
  implicit none
  real(8), allocatable :: work(:)
  integer :: calls = 0
end module
module ordinary_codes
  use, intrinsic :: iso_fortran_env, only: dp => real64
  use ordinary_state
  implicit none
  type :: csr
    integer, allocatable :: ptr(:), col(:)
    real(dp), allocatable :: val(:)
  end type
contains
  subroutine blocks(x, y)
    real(dp) :: x(4), y(4)
    integer :: i
    associate (a => x(1:2), b => x(3:4))
      y(1:2) = a*b
      block
        real(dp) :: t(2)
        t = a + b
        y(3:4) = t**2
      end block
    end associate
    do concurrent (i=1:4) local(calls)
      y(i) = y(i)*2
    end do
  end subroutine

  subroutine module_array(x, y)
    real(dp) :: x(3), y(3)
    if (allocated(work)) deallocate (work)
    allocate (work(3))
    work = x
    call bump
    y = work
    deallocate (work)
  end subroutine

  subroutine bump
    integer :: i
    do i = 2, size(work)
      work(i) = work(i)*work(i - 1)
    end do
    calls = calls + 1
  end subroutine

  subroutine sorting(x, y)
    real(dp) :: x(6), y(6), t
    integer :: i, j
    y = x
    do i = 2, 6
      t = y(i)
      j = i - 1
      do while (j >= 1)
        if (y(j) <= t) exit
        y(j + 1) = y(j)
        j = j - 1
      end do
      y(j + 1) = t
    end do
    do i = 1, 6
      y(i) = y(i)*i
    end do
  end subroutine

  subroutine sparse(x, y)
    real(dp) :: x(6), y(3)
    type(csr) :: m
    m%ptr = [1, 3, 4, 6]
    m%col = [1, 3, 2, 1, 3]
    allocate (m%val(5))
    m%val = x(1:5)*x(6)
    call spmv(m, x(1:3), y)
  end subroutine

  subroutine spmv(m, v, r)
    type(csr), intent(in) :: m
    real(dp), intent(in) :: v(:)
    real(dp), intent(out) :: r(:)
    integer :: i, k
    do i = 1, size(m%ptr) - 1
      r(i) = 0
      do k = m%ptr(i), m%ptr(i + 1) - 1
        r(i) = r(i) + m%val(k)*v(m%col(k))
      end do
    end do
  end subroutine

  recursive subroutine fft(z, sign)
    complex(dp), intent(inout) :: z(:)
    real(dp), intent(in) :: sign
    complex(dp), allocatable :: even(:), odd(:)
    complex(dp) :: t
    integer :: n, k
    n = size(z)
    if (n <= 1) return
    allocate (even(n/2), odd(n/2))
    even = z(1::2)
    odd = z(2::2)
    call fft(even, sign)
    call fft(odd, sign)
    do k = 1, n/2
      t = exp(cmplx(0, sign*2*acos(-1d0)*(k - 1)/n, dp))*odd(k)
      z(k) = even(k) + t
      z(k + n/2) = even(k) - t
    end do
  end subroutine

  subroutine spectrum(x, y)
    real(dp) :: x(8), y(8)
    complex(dp) :: z(8)
    z = cmplx(x, 0d0, dp)
    call fft(z, -1d0)
    y = abs(z)**2
  end subroutine

  subroutine interpolate(x, y)
    real(dp) :: x(5), y(2)
    real(dp), parameter :: grid(5) = [0d0, 0.25d0, 0.5d0, 0.75d0, 1d0]
    integer :: i
    do i = 1, 4
      if (grid(i) <= 0.6d0 .and. 0.6d0 < grid(i + 1)) then
        y(1) = x(i) + (x(i + 1) - x(i))*(0.6d0 - grid(i))/(grid(i + 1) - grid(i))
        exit
      end if
    end do
    y(2) = sum([(x(i)*i, i=1, 5)])
  end subroutine

  subroutine expm(x, y)
    real(dp) :: x(4), y(4)
    real(dp) :: a(2, 2), term(2, 2), total(2, 2)
    integer :: k
    a = reshape(x, [2, 2])
    total = 0
    term = 0
    do k = 1, 2
      total(k, k) = 1
      term(k, k) = 1
    end do
    do k = 1, 12
      term = matmul(term, a)/k
      total = total + term
    end do
    y = reshape(total, [4])
  end subroutine

  subroutine stats(x, y)
    real(dp) :: x(6), y(3), mean
    integer :: ierr
    real(dp), allocatable :: d(:)
    allocate (d(size(x)), stat=ierr)
    if (ierr /= 0) error stop "no memory"
    mean = sum(x)/size(x)
    d = x - mean
    y(1) = sqrt(sum(d**2)/(size(x) - 1))
    y(2) = sum(d**3)/y(1)**3
    y(3) = maxval(abs(d)) - minval(d) + count(d > 0)
  end subroutine
end module

program main
  use enzyme
  use check
  use ordinary_codes
  implicit none
  VERIFY("blocks", blocks, 4, 4)
  VERIFY("module array", module_array, 3, 3)
  VERIFY("sorting", sorting, 6, 6)
  VERIFY("sparse", sparse, 6, 3)
  VERIFY("spectrum", spectrum, 8, 8)
  VERIFY("interpolate", interpolate, 5, 2)
  VERIFY("expm", expm, 4, 4)
  VERIFY("stats", stats, 6, 3)
  call finish
end program
