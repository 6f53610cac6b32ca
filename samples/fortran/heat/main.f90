! Heat conduction run backwards: which initial temperature leads to the one that was measured?
!
! u_t = k(x) u_xx on a rod with cold ends, explicit steps in time. The misfit at the final time is minimised over
! the initial temperature by gradient descent; the gradient comes from reverse mode through all time steps.
include "../plot.inc"

module rod
  implicit none
  integer, parameter :: cells = 40, steps = 60
  real(8), parameter :: ratio = 0.4d0
contains
  subroutine conduct(u, conductivity)
    real(8), intent(inout) :: u(:)
    real(8), intent(in) :: conductivity(:)
    real(8), allocatable :: flux(:)
    integer :: t, n
    n = size(u)
    allocate (flux(n))
    do t = 1, steps
      flux(2:n - 1) = conductivity(2:n - 1)*(u(1:n - 2) - 2*u(2:n - 1) + u(3:n))
      u(2:n - 1) = u(2:n - 1) + ratio*flux(2:n - 1)
      u(1) = 0
      u(n) = 0
    end do
  end subroutine

  subroutine misfit(start, conductivity, measured, value)
    real(8), intent(in) :: start(cells), conductivity(cells), measured(cells)
    real(8), intent(out) :: value
    real(8) :: u(cells)
    u = start
    call conduct(u, conductivity)
    value = 0.5d0*sum((u - measured)**2)
  end subroutine
end module

program heat
  use enzyme
  use plot
  use rod
  implicit none
  real(8) :: start(cells), truth(cells), measured(cells), conductivity(cells)
  real(8) :: gradient(cells), gradient_k(cells), value, seed, above, below, first
  real(8), parameter :: pi = acos(-1d0)
  integer :: i, iteration
  logical :: ok
  type(picture) :: rod_drawn
  do i = 1, cells
    truth(i) = sin(pi*(i - 1)/(cells - 1)) + 0.3d0*sin(3*pi*(i - 1)/(cells - 1))
    conductivity(i) = 1 + 0.2d0*cos(2*pi*i/cells)
  end do
  measured = truth
  call conduct(measured, conductivity)

  start = 0
  first = 0
  do iteration = 0, 400
    gradient = 0
    seed = 1
    call enzyme_autodiff(misfit, enzyme_dup, start, gradient, enzyme_const, conductivity, &
                         enzyme_const, measured, enzyme_dup, value, seed)
    if (iteration == 0) first = value
    if (mod(iteration, 100) == 0) print '(a,i4,a,es10.2)', "iteration", iteration, "  misfit", value
    start = start - gradient
  end do
  print '(a,f8.4)', "largest error of the initial temperature", maxval(abs(start - truth))
  ok = value < 1d-6*first
  rod_drawn = picture(left=1d0, right=real(cells, 8), bottom=0d0, top=1.1d0)
  call rod_drawn%draw([(real(i, 8), i=1, cells)], measured, ".")
  call rod_drawn%draw([(real(i, 8), i=1, cells)], truth, "o")
  call rod_drawn%draw([(real(i, 8), i=1, cells)], start, "+")
  call rod_drawn%show("temperature along the rod: . measured at the end, o true at the start, + recovered")

  ! The same misfit by the conductivity, against a central difference in one cell.
  start = 0.9d0*truth
  gradient_k = 0
  seed = 1
  call enzyme_autodiff(misfit, enzyme_const, start, enzyme_dup, conductivity, gradient_k, &
                       enzyme_const, measured, enzyme_dup, value, seed)
  conductivity(12) = conductivity(12) + 1d-5
  call misfit(start, conductivity, measured, above)
  conductivity(12) = conductivity(12) - 2d-5
  call misfit(start, conductivity, measured, below)
  print '(a,f12.8)', "by the conductivity of cell 12", gradient_k(12)
  ok = ok .and. abs(gradient_k(12) - (above - below)/2d-5) < 1d-8
  if (.not. ok) error stop "check: failed"
  print '(a)', "check: ok"
end program
