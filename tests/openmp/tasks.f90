! Fortran: tasks and groups of them, atomics of all kinds, reductions of arrays and simd, fields that change places.
module work
  implicit none
  integer, parameter :: n = 19
contains
  subroutine tasks(x, y)
    real(8) :: x(n), y, a, b, c
    a = 0
    b = 0
    c = x(3)
    !$omp parallel
    !$omp single
    !$omp task shared(a) firstprivate(c)
    a = x(1)**2 * c
    !$omp end task
    !$omp task shared(b) if(c > 100)
    b = sin(x(2))
    !$omp end task
    !$omp taskwait
    y = a * b
    !$omp end single
    !$omp end parallel
    y = y + a + b
  end subroutine
  recursive function halves(x, from, to) result(s)
    real(8) :: x(n), s, left, right
    integer :: from, to, middle
    if (to - from < 4) then
      s = product(1 + 0.1d0 * x(from:to))
      return
    end if
    middle = (from + to) / 2
    !$omp task shared(left)
    left = halves(x, from, middle)
    !$omp end task
    !$omp task shared(right)
    right = halves(x, middle + 1, to)
    !$omp end task
    !$omp taskwait
    s = left * right
  end function
  subroutine recursion(x, y)
    real(8) :: x(n), y
    !$omp parallel
    !$omp single
    y = halves(x, 1, n)
    !$omp end single
    !$omp end parallel
  end subroutine
  subroutine loops(x, y)
    real(8) :: x(n), y, w(n)
    integer :: i
    !$omp parallel
    !$omp single
    do i = 1, n
      !$omp task firstprivate(i)
      w(i) = x(i)**2 * x(1)
      !$omp end task
    end do
    !$omp taskwait
    !$omp taskgroup
    do i = 1, n
      !$omp task firstprivate(i)
      w(i) = w(i) * x(i)
      !$omp end task
    end do
    !$omp end taskgroup
    !$omp end single
    !$omp end parallel
    y = sum(w * w)
  end subroutine
  subroutine atomics(x, y)
    real(8) :: x(n), y, total, largest, product_, before, seen
    integer :: i, at
    real(8) :: places(n)
    total = 0
    largest = 0
    product_ = 1
    y = 0
    at = 0
    places = 0
    !$omp parallel do private(before)
    do i = 1, n
      !$omp atomic capture
      before = total
      total = total + x(i)
      !$omp end atomic
      !$omp atomic
      y = y + (before * x(i) + 0.5d0 * x(i)**2) ! the square of the sum by two, in whatever order
      !$omp atomic
      product_ = product_ * (1 + 0.1d0 * x(i))
      !$omp atomic
      largest = max(largest, x(i)**2)
    end do
    !$omp parallel private(seen)
    !$omp atomic read
    seen = product_
    !$omp barrier
    !$omp single
    !$omp atomic write
    total = seen * largest
    !$omp end single
    !$omp end parallel
    y = y + total * product_
  end subroutine
  subroutine reductions(x, y)
    real(8) :: x(n), y, h(4)
    real(8) :: total, largest
    integer :: i
    h = 1
    total = 0
    largest = -1d9
    !$omp parallel do reduction(+:h) reduction(+:total) reduction(max:largest) schedule(dynamic, 2)
    do i = 1, n
      h(mod(i, 4) + 1) = h(mod(i, 4) + 1) + x(i)**2
      total = total - x(i) * x(2)
      largest = max(largest, x(i) * x(3))
    end do
    y = product(h) * largest + total
    !$omp parallel do simd reduction(min:y) reduction(*:h) if(n > 3)
    do i = 1, 8
      h(2) = h(2) * (1 + 0.01d0 * along(x(i)))
      y = min(y, 1d3 * x(i))
    end do
    y = y + h(2)
  end subroutine
  real(8) function along(a)
    real(8), intent(in) :: a
    along = a * cos(a)
  end function
  subroutine swapped(x, y)  ! a time loop whose fields change places
    real(8), target :: x(n), one(n), other(n)
    real(8), pointer :: now(:), next(:), hold(:)
    real(8) :: y
    integer :: i, t
    one = x
    other = x
    now => one
    next => other
    do t = 1, 5
      !$omp parallel do schedule(static, 4)
      do i = 2, n - 1
        next(i) = now(i) + 0.1d0 * (now(i - 1) * now(i + 1) - now(i)**2)
      end do
      hold => now
      now => next
      next => hold
    end do
    y = sum(now * next)
  end subroutine
end module
program main
  use enzyme
  use work
  use omp_lib
  implicit none
  real(8) :: x(n), dx(n), y, dy, z(n), differences(n), direction(n), above, below
  integer :: i, t, which
  integer, parameter :: teams(4) = [1, 2, 4, 7]
  logical :: bad
  bad = .false.
  do i = 1, n
    z(i) = 0.5d0 + 0.3d0 * sin(1 + 2.1d0 * i)
    direction(i) = cos(3d0 * i)
  end do
  do which = 1, 6
    call omp_set_num_threads(1)
    do i = 1, n
      x = z
      x(i) = z(i) + 1d-5
      call primal(above)
      x(i) = z(i) - 1d-5
      call primal(below)
      differences(i) = (above - below) / 2d-5
    end do
    do t = 1, 8
      call omp_set_num_threads(teams(mod(t, 4) + 1))
      x = z; dx = 0; dy = 1
      if (which == 1) call enzyme_autodiff(tasks, enzyme_dup, x, dx, enzyme_dup, y, dy)
      if (which == 2) call enzyme_autodiff(recursion, enzyme_dup, x, dx, enzyme_dup, y, dy)
      if (which == 3) call enzyme_autodiff(loops, enzyme_dup, x, dx, enzyme_dup, y, dy)
      if (which == 4) call enzyme_autodiff(atomics, enzyme_dup, x, dx, enzyme_dup, y, dy)
      if (which == 5) call enzyme_autodiff(reductions, enzyme_dup, x, dx, enzyme_dup, y, dy)
      if (which == 6) call enzyme_autodiff(swapped, enzyme_dup, x, dx, enzyme_dup, y, dy)
      call check('reverse', maxval(abs(dx - differences)))
      x = z; dx = direction; dy = 0
      if (which == 1) call enzyme_fwddiff(tasks, enzyme_dup, x, dx, enzyme_dup, y, dy)
      if (which == 2) call enzyme_fwddiff(recursion, enzyme_dup, x, dx, enzyme_dup, y, dy)
      if (which == 3) call enzyme_fwddiff(loops, enzyme_dup, x, dx, enzyme_dup, y, dy)
      if (which == 4) call enzyme_fwddiff(atomics, enzyme_dup, x, dx, enzyme_dup, y, dy)
      if (which == 5) call enzyme_fwddiff(reductions, enzyme_dup, x, dx, enzyme_dup, y, dy)
      if (which == 6) call enzyme_fwddiff(swapped, enzyme_dup, x, dx, enzyme_dup, y, dy)
      call check('forward', abs(dy - sum(differences * direction)))
    end do
  end do
  if (bad) stop 1
contains
  subroutine check(mode, off)
    character(*), intent(in) :: mode
    real(8), intent(in) :: off
    if (off <= 1d-6 * (1 + maxval(abs(differences)))) return
    bad = .true.
    print *, which, mode, omp_get_max_threads(), off
  end subroutine
  subroutine primal(r)
    real(8), intent(out) :: r
    if (which == 1) call tasks(x, r)
    if (which == 2) call recursion(x, r)
    if (which == 3) call loops(x, r)
    if (which == 4) call atomics(x, r)
    if (which == 5) call reductions(x, r)
    if (which == 6) call swapped(x, r)
  end subroutine
end program
