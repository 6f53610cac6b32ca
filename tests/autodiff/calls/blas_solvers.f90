! Programs of Fortran's around BLAS and LAPACK, called by implicit and explicit interfaces, with assumed-size arrays.
#include "check.inc"
module blas_solvers_parts
  implicit none
contains
  ! n by reference, assumed size, in place, a leading dimension that is not the number of rows
  subroutine advance(n, a, lda, v, w, steps)
    integer, intent(in) :: n, lda, steps
    real(8) :: a(lda, *), v(*), w(*)
    integer :: k
    do k = 1, steps
      call dgemv('N', n, n, 1d0, a, lda, v, 1, 0d0, w, 1)
      call dscal(n, 0.5d0, w, 1)
      call dcopy(n, w, 1, v, 1)
      a(1, 1:n) = a(1, 1:n)*0.9d0
    end do
  end subroutine

  subroutine f_advance(x, y)
    real(8) :: x(12), y(3)
    real(8) :: a(5, 3), v(3), w(3)
    a = 0
    a(1:3, :) = reshape(x(1:9), [3, 3])
    v = x(10:12)
    call advance(3, a, 5, v, w, 4)
    y = v
  end subroutine

  subroutine f_solve(x, y)
    real(8) :: x(12), y(3)
    real(8) :: a(3, 3), b(3, 2)
    integer :: pivots(3), info, i
    real(8), external :: ddot, dnrm2
    a = reshape(x(1:9), [3, 3])
    do i = 1, 3
      a(i, i) = a(i, i) + 2
    end do
    b(:, 1) = x(10:12)
    b(:, 2) = x(1:3)
    call dgesv(3, 2, a, 3, pivots, b, 3, info)
    y(1) = ddot(3, b(1, 1), 1, b(1, 2), 1)
    y(2) = dnrm2(6, b, 1)
    y(3) = a(3, 3)*b(1, 1)
  end subroutine

  ! a query for the work space, factors by QR, Q applied, R solved
  subroutine f_least_squares(x, y)
    real(8) :: x(14), y(2)
    real(8) :: a(4, 2), b(4, 1), tau(2), question(1)
    real(8), allocatable :: work(:)
    integer :: info, lwork
    a = reshape(x(1:8), [4, 2])
    a(1, 1) = a(1, 1) + 1
    b(:, 1) = x(9:12)*x(13)
    call dgeqrf(4, 2, a, 4, tau, question, -1, info)
    lwork = max(64, int(question(1)))
    allocate(work(lwork))
    call dgeqrf(4, 2, a, 4, tau, work, lwork, info)
    call dormqr('L', 'T', 4, 1, 2, a, 4, tau, b, 4, work, lwork, info)
    call dtrsm('L', 'U', 'N', 'N', 2, 1, x(14), a, 4, b, 4)
    y = b(1:2, 1)
  end subroutine

  subroutine f_complex(x, y)
    real(8) :: x(12), y(3)
    complex(8) :: a(2, 2), b(2, 2), c(2, 2), v(2), alpha
    complex(8), external :: zdotc, zdotu
    alpha = cmplx(x(9), x(10), 8)
    a = reshape([cmplx(x(1), x(2), 8), cmplx(x(3), x(4), 8), cmplx(x(5), x(6), 8), cmplx(x(7), x(8), 8)], [2, 2])
    b = transpose(a)
    c = (1d0, -0.5d0)
    call zgemm('C', 'T', 2, 2, 2, alpha, a, 2, b, 2, (0.5d0, 0d0), c, 2)
    v = [cmplx(x(11), x(12), 8), (0.2d0, 0.1d0)]
    call ztrsv('U', 'C', 'N', 2, a, 2, v, 1)
    y(1) = real(zdotc(4, c, 1, a, 1))
    y(2) = aimag(zdotu(2, v, 1, c, 1))
    y(3) = abs(c(2, 1))**2
  end subroutine

  ! in blocks of one array: Cholesky's factorisation with calls of level 3
  subroutine f_blocked(x, y)
    real(8) :: x(10), y(2)
    real(8) :: a(4, 4), total
    integer :: i, j, k, info
    k = 0
    do j = 1, 4
      do i = j, 4
        k = k + 1
        a(i, j) = x(k)*0.3d0 + merge(3d0, 0d0, i == j)
        a(j, i) = a(i, j)
      end do
    end do
    do k = 1, 3, 2
      call dpotrf('L', 2, a(k, k), 4, info)
      if (k == 3) exit
      call dtrsm('R', 'L', 'T', 'N', 2, 2, 1d0, a(k, k), 4, a(k + 2, k), 4)
      call dsyrk('L', 'N', 2, 2, -1d0, a(k + 2, k), 4, 1d0, a(k + 2, k + 2), 4)
    end do
    total = 1
    do k = 1, 4
      total = total*a(k, k)
    end do
    y(1) = total**2
    y(2) = a(4, 1) + a(4, 2)*a(4, 3)
  end subroutine

  subroutine f_spectrum(x, y)
    real(8) :: x(9), y(4)
    real(8) :: a(3, 3), w(3), work(200), s(3), u(1, 1)
    integer :: info, i
    a = reshape(x, [3, 3])
    do i = 1, 3
      a(i, i) = a(i, i) + i
    end do
    call dsyev('N', 'U', 3, a, 3, w, work, 200, info)
    y(1) = w(1)
    y(2) = w(3)
    a = reshape(x, [3, 3])
    do i = 1, 3
      a(i, i) = a(i, i) + i
    end do
    call dgesvd('N', 'N', 3, 3, a, 3, s, u, 1, u, 1, work, 200, info)
    y(3) = s(1)
    y(4) = s(3)
  end subroutine
end module

program blas_solvers
  use check
  use blas_solvers_parts
  use enzyme
  implicit none
  VERIFY("n by reference", f_advance, 12, 3)
  VERIFY("gesv", f_solve, 12, 3)
  VERIFY("least squares", f_least_squares, 14, 2)
  VERIFY("complex", f_complex, 12, 3)
  VERIFY("blocks", f_blocked, 10, 2)
  VERIFY("spectrum", f_spectrum, 9, 4)
  call finish
end program
