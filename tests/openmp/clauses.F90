! Clauses and constructs in their rarer forms in Fortran: schedules, operators, lastprivate, derived types, time loops.
module k
  implicit none
  integer, parameter :: dp = 8, n = 20
  real(dp), save :: tp(4) = 0, acc = 0
  integer, save :: members = 0
  !$omp threadprivate(tp, acc)
  type part
    real(dp) :: r(2), v(2)
    integer :: id
  end type
  type cellt
    real(dp), allocatable :: a(:)
    real(dp), pointer :: p(:) => null()
  end type
contains
  subroutine scheds(x, y)
    real(dp) :: x(n), y, p, mn, mx
    integer :: i, ia, io, ie
    logical :: la, lo
    y = 0; p = 1; mn = 1d9; mx = -1d9; ia = 7; io = 0; ie = 0; la = .true.; lo = .false.
    !$omp parallel do schedule(runtime) reduction(+:y)
    do i = 1, n
      y = y + x(i)*x(mod(i*3,n)+1)
    end do
    !$omp parallel do schedule(guided,2) reduction(*:p) reduction(min:mn) reduction(max:mx)
    do i = n, 1, -1
      p = p*(1 + 0.1d0*x(i)); mn = min(mn, x(i)*x(2)); mx = max(mx, x(i)*x(1))
    end do
    !$omp parallel do schedule(auto) reduction(+:y) reduction(iand:ia) reduction(ior:io) reduction(ieor:ie) reduction(.and.:la) reduction(.or.:lo)
    do i = 1, n, 2
      y = y - x(i)**3; ia = iand(ia, ior(i,1)); io = ior(io, i); ie = ieor(ie, i)
      la = la .and. x(i) > 0; lo = lo .or. x(i) > 0.75d0
    end do
    y = y*p*mn*mx*ia + io*x(1) + ie*x(2)
    if (la) y = y + x(3)
    if (lo) y = y*x(4)
  end subroutine
  subroutine lastp(x, y)
    real(dp) :: x(n), y, l, m(2)
    integer :: i
    l = x(1)
    !$omp parallel do firstprivate(l) lastprivate(l, m) schedule(static,3)
    do i = 1, n
      if (i == n) l = l*x(i)
      m(1) = x(i); m(2) = x(i)**2
    end do
    y = l*m(1) + m(2)
    !$omp parallel
    !$omp sections lastprivate(l)
    !$omp section
    l = x(2)
    !$omp section
    l = x(3)*x(4)
    !$omp end sections
    !$omp end parallel
    y = y + l*l
  end subroutine
  subroutine coll(x, y)
    real(dp) :: x(n), y, a(4,3,2)
    integer :: i, j, k
    !$omp parallel do collapse(3) schedule(dynamic,2)
    do k = 1, 2
      do j = 1, 3
        do i = 1, 4
          a(i,j,k) = x(i)*x(j+4)*x(k+8)
        end do
      end do
    end do
    !$omp end parallel do
    y = sum(a*a)
    !$omp parallel do private(i, j) reduction(+:y)
    do k = 1, 2
      do j = 2, 3
        do i = 2, 4
          y = y + a(i-1,j,k)*a(i,j-1,k)
        end do
      end do
    end do
  end subroutine
  subroutine time(x, y)
    real(dp) :: x(n), y
    real(dp), allocatable :: u(:), v(:), t(:)
    integer :: i, s
    allocate(u(n), v(n))
    u = x; v = 0
    do s = 1, 6
      !$omp parallel do default(none) shared(u, v, x)
      do i = 2, n-1
        v(i) = u(i) + 0.1d0*(u(i-1) - 2*u(i) + u(i+1))*x(i)
      end do
      !$omp end parallel do
      v(1) = u(1)*u(2); v(n) = u(n)
      call move_alloc(u, t); call move_alloc(v, u); call move_alloc(t, v)
    end do
    !$omp parallel do
    do i = 1, n
      u(i) = sin(u(i))*u(i)
    end do
    y = sum(u**2) + dot_product(u, v)
  end subroutine
  subroutine tpriv(x, y)
    real(dp) :: x(n), y
    integer :: i
    y = 0
    tp = x(1:4); acc = x(5)
    !$omp parallel copyin(tp) reduction(+:y)
    acc = 0
    !$omp do
    do i = 1, n
      call addto(x(i))
    end do
    !$omp end do
    y = y + acc
    !$omp end parallel
  end subroutine
  subroutine addto(v)
    real(dp), intent(in) :: v
    acc = acc + v*tp(2)*tp(1)
  end subroutine
  subroutine derived(x, y)
    real(dp) :: x(n), y, f(2), d(2)
    type(part), allocatable :: p(:)
    integer :: i, j, s
    allocate(p(8))
    do i = 1, 8
      p(i)%r = [x(i) + i, x(i+8)]; p(i)%v = 0; p(i)%id = i
    end do
    do s = 1, 3
      !$omp parallel do private(f, d, j) schedule(dynamic)
      do i = 1, 8
        f = 0
        do j = 1, 8
          if (i == j) cycle
          d = p(i)%r - p(j)%r
          f = f + d/(sum(d*d) + 0.1d0)
        end do
        p(i)%v = p(i)%v + 0.1d0*f
      end do
      !$omp parallel do
      do i = 1, 8
        p(i)%r = p(i)%r + 0.1d0*p(i)%v
      end do
    end do
    y = 0
    !$omp parallel do reduction(+:y)
    do i = 1, 8
      y = y + sum(p(i)%v**2) + p(i)%r(1)*p(i)%id
    end do
  end subroutine
  subroutine comps(x, y)
    real(dp), target :: x(n)
    real(dp) :: y
    type(cellt) :: c(3)
    integer :: i, j
    do i = 1, 3
      allocate(c(i)%a(4)); c(i)%a = 0
      c(i)%p => x(i:)
    end do
    !$omp parallel do private(j)
    do i = 1, 3
      do j = 1, 4
        c(i)%a(j) = c(i)%p(j)*x(j+8)
      end do
    end do
    y = 0
    !$omp parallel do reduction(+:y)
    do i = 1, 3
      y = y + product(c(i)%a) + norm2(c(i)%a) + maxval(c(i)%a)
    end do
  end subroutine
  subroutine atoms(x, y)
    real(dp) :: x(n), y, h(5), old, mx
    integer :: i, cnt, iold
    h = 0; cnt = 0; mx = 0
    !$omp parallel do private(old, iold)
    do i = 1, n
      !$omp atomic update
      h(mod(i,5)+1) = h(mod(i,5)+1) + x(i)**2
      !$omp atomic capture
      cnt = cnt + 1
      iold = cnt
      !$omp end atomic
      !$omp atomic
      mx = max(mx, x(i)*x(1))
      !$omp critical (two)
      y = y + 0*iold
      !$omp end critical (two)
    end do
    y = product(h)*mx
  end subroutine
  subroutine ord(x, y)
    real(dp) :: x(n), y
    integer :: i
    y = 0.3d0
    !$omp parallel do ordered schedule(dynamic)
    do i = 1, n
      !$omp ordered
      y = sin(y)*x(i) + y
      !$omp end ordered
    end do
    !$omp parallel
    !$omp masked
    y = y*x(1)
    !$omp end masked
    !$omp barrier
    !$omp single
    y = y*y
    !$omp end single
    !$omp end parallel
  end subroutine
  recursive real(dp) function fib(x, m) result(r)
    real(dp) :: x(n), a, b
    integer :: m
    if (m < 2) then
      r = cos(x(m+1))
      return
    end if
    !$omp task shared(a) if(m > 3)
    a = fib(x, m-1)
    !$omp end task
    !$omp task shared(b) depend(out:b)
    b = fib(x, m-2)
    !$omp end task
    !$omp taskwait
    r = a*b + a
  end function
  subroutine fibs(x, y)
    real(dp) :: x(n), y
    !$omp parallel
    !$omp master
    y = fib(x, 6)
    !$omp end master
    !$omp end parallel
  end subroutine
  subroutine ws(x, y)
    real(dp) :: x(n), y, a(n), b(n), s
    !$omp parallel workshare
    a = x*x
    where (a > 0.3d0)
      b = a*x
    elsewhere
      b = sin(a)
    end where
    !$omp end parallel workshare
    s = 0
    !$omp parallel
    !$omp workshare
    a = b + 1
    !$omp end workshare
    !$omp single
    s = sum(a*b)
    !$omp end single
    !$omp end parallel
    y = s
  end subroutine
  subroutine cplx(x, y)
    real(dp) :: x(n), y
    complex(dp) :: s, p
    integer :: i
    s = 0; p = 1
    !$omp parallel do reduction(+:s) reduction(*:p)
    do i = 1, n-1
      s = s + cmplx(x(i), x(i+1), dp)**2
      p = p*(1 + 0.1d0*cmplx(x(i), x(i+1), dp))
    end do
    y = abs(s) + real(s*p) + aimag(p)
  end subroutine
  subroutine orph(x, y)
    real(dp) :: x(n), y, w(n), v(n)
    !$omp parallel shared(w, v)
    call fill(x, w)
    call fill(w, v)
    !$omp end parallel
    y = sum(v*x)
  end subroutine
  subroutine sects(x, y)
    real(dp) :: x(n), y, h(6)
    integer :: i
    h = 0.1d0
    !$omp parallel do reduction(+:h(2:5))
    do i = 1, n
      h(mod(i,4)+2) = h(mod(i,4)+2) + x(i)*x(n+1-i)
    end do
    y = sum(h*h)
  end subroutine
  subroutine team(x, y)
    ! how many threads run it, forwards in the derivative, is left in members
    real(dp) :: x(n), y
    integer :: i
    members = 0
    !$omp parallel reduction(+:y)
    !$omp atomic
    members = members + 1
    !$omp do
    do i = 1, n
      y = y + sin(x(i))*x(1)
    end do
    !$omp end do
    !$omp end parallel
  end subroutine
  subroutine fill(a, b)
    real(dp) :: a(n), b(n)
    integer :: i
    !$omp do schedule(dynamic,3)
    do i = 1, n
      b(i) = a(i)*a(i) + sin(a(i))
    end do
    !$omp end do
  end subroutine
end module
program main
  use enzyme
  use k
  use omp_lib
  implicit none
  real(dp) :: x(n), dx(n), y, dy, z(n), fd(n), h, a, b, dir(n), want
  integer :: i, t, r
  integer, parameter :: ts(4) = [1,2,4,7]
  logical :: bad
  bad = .false.
  do i = 1, n
    z(i) = 0.5_dp + 0.3_dp*sin(1 + 2.1_dp*i)
    dir(i) = cos(3.0_dp*i)
  end do
#define T(f, name) \
  call diffs(f); \
  do t = 1, 8; \
    call omp_set_num_threads(ts(mod(t-1, 4) + 1)); \
    x = z; dx = 0; dy = 1; y = 0; \
    call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy); \
    call say(name, 'rev', maxval(abs(dx-fd))); \
    x = z; dx = dir; dy = 0; y = 0; \
    call enzyme_fwddiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy); \
    call say(name, 'fwd', abs(dy-sum(fd*dir))); \
  end do
  T(scheds, 'scheds')
  T(lastp, 'lastp')
  T(coll, 'coll')
  T(time, 'time')
  T(tpriv, 'tpriv')
  T(derived, 'derived')
  T(comps, 'comps')
  T(atoms, 'atoms')
  T(ord, 'ord')
  T(fibs, 'fibs')
  T(ws, 'ws')
  T(cplx, 'cplx')
  T(orph, 'orph')
  T(sects, 'sects')
  T(team, 'team')
  do t = 1, 4
    call omp_set_num_threads(ts(t))
    x = z; dx = 0; dy = 1; y = 0
    call enzyme_autodiff(team, enzyme_dup, x, dx, enzyme_dup, y, dy)
    if (members /= ts(t)) bad = .true.
    if (members /= ts(t)) print *, 'threads of the derivative', members, ts(t)
  end do
  if (bad) stop 1
contains
  subroutine diffs(f)
    external f
    call omp_set_num_threads(1)
    do i = 1, n
      h = 1e-5_dp
      x = z; x(i) = z(i) + h; a = 0; call f(x, a)
      x = z; x(i) = z(i) - h; b = 0; call f(x, b)
      fd(i) = (a-b)/(2*h)
    end do
  end subroutine
  subroutine say(name, mode, off)
    character(*) :: name, mode
    real(dp) :: off
    if (off <= 1e-6_dp*(1 + maxval(abs(fd)))) return
    bad = .true.
    print *, name, ' ', mode, omp_get_max_threads(), off, maxval(abs(fd)), dx(1:3), fd(1:3)
  end subroutine
end program
