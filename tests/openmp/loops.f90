! Parallel loops and regions of Fortran: reductions, private variables, critical, single, master, sections, atomics.
module k
  implicit none
  integer, parameter :: dp = 8
contains
  subroutine red(x, y, n)
    integer :: n, i
    real(dp) :: x(n), y, c, m
    y = 0; c = x(2); m = 0
    !$omp parallel do reduction(+:y) firstprivate(c) schedule(dynamic,2)
    do i = 1, n
      y = y + x(i)*sin(x(mod(i*7,n)+1))*c
    end do
    !$omp parallel do reduction(max:m)
    do i = 1, n
      m = max(m, x(i))
    end do
    y = y*m
  end subroutine
  subroutine region(x, y, n)
    integer :: n, i, t
    real(dp) :: x(n), y, w(n), v(n), p, s
    s = 0
    !$omp parallel private(p)
    p = 0
    !$omp do
    do i = 1, n
      w(i) = x(i)**2
    end do
    !$omp end do
    !$omp do schedule(static,3)
    do i = 1, n
      v(i) = w(i)*w(mod(i,n)+1)
      p = p + v(i)
    end do
    !$omp end do nowait
    !$omp critical
    s = s + p
    !$omp end critical
    !$omp barrier
    !$omp single
    w(1) = s
    !$omp end single
    !$omp master
    v(1) = w(1)*2
    !$omp end master
    !$omp end parallel
    y = s*w(1) + v(1)
    do t = 1, 3
      !$omp parallel do
      do i = 1, n
        w(i) = sin(w(i)) + x(i)
      end do
    end do
    y = y + sum(w*w)
  end subroutine
  subroutine atom(x, y, n)
    integer :: n, i
    real(dp) :: x(n), y, h(3)
    h = 0
    !$omp parallel do if(n > 3) num_threads(3)
    do i = 1, n
      !$omp atomic
      h(mod(i,3)+1) = h(mod(i,3)+1) + x(i)**2
    end do
    y = h(1)*h(2)*h(3)
    !$omp parallel
    !$omp sections
    !$omp section
    h(1) = y*x(1)
    !$omp section
    h(2) = y*x(2)
    !$omp end sections
    !$omp end parallel
    y = y + h(1)*h(2)
  end subroutine
end module
program main
  use enzyme
  use k
  use omp_lib
  implicit none
  integer, parameter :: n = 23
  real(dp) :: x(n), dx(n), y, dy, z(n), fd(n), h, a, b, dir(n), want
  integer :: i, t, which
  integer, parameter :: ts(4) = [1,2,4,7]
  logical :: bad
  bad = .false.
  do i = 1, n
    z(i) = 0.5_dp + 0.3_dp*sin(1 + 2.1_dp*i)
    dir(i) = cos(3.0_dp*i)
  end do
  do which = 1, 3
    do i = 1, n
      h = 1e-5_dp
      x = z; x(i) = z(i) + h; call prim(which, x, a)
      x = z; x(i) = z(i) - h; call prim(which, x, b)
      fd(i) = (a-b)/(2*h)
    end do
    want = sum(fd*dir)
    do t = 1, 4
      call omp_set_num_threads(ts(t))
      x = z; dx = 0; dy = 1
      if (which == 1) call enzyme_autodiff(red, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 2) call enzyme_autodiff(region, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 3) call enzyme_autodiff(atom, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (maxval(abs(dx-fd)) > 1e-6*maxval(abs(fd))) then
        bad = .true.; print *, which, ts(t), 'reverse', maxval(abs(dx-fd)), dx(1:3), fd(1:3)
      end if
      x = z; dx = dir; dy = 0
      if (which == 1) call enzyme_fwddiff(red, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 2) call enzyme_fwddiff(region, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (which == 3) call enzyme_fwddiff(atom, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n)
      if (abs(dy-want) > 1e-6*abs(want)) then
        bad = .true.; print *, which, ts(t), 'forward', dy, want
      end if
    end do
  end do
  if (bad) stop 1
contains
  subroutine prim(which, x, y)
    integer :: which
    real(dp) :: x(n), y
    if (which == 1) call red(x, y, n)
    if (which == 2) call region(x, y, n)
    if (which == 3) call atom(x, y, n)
  end subroutine
end program
