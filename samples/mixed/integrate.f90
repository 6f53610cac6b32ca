! The classical Runge-Kutta method for any system: the states after each step, one column each.
subroutine integrate(states, steps, h, start, rates, f, path) bind(c)
  use iso_c_binding
  implicit none
  integer(c_int), value :: states, steps
  real(c_double), value :: h
  real(c_double), intent(in) :: start(states), rates(*)
  real(c_double), intent(out) :: path(states, steps)
  interface
    subroutine f(rates, state, change) bind(c)
      import
      real(c_double), intent(in) :: rates(*), state(*)
      real(c_double), intent(out) :: change(*)
    end subroutine
  end interface
  real(c_double) :: y(states), k1(states), k2(states), k3(states), k4(states)
  integer :: i
  y = start
  do i = 1, steps
    call f(rates, y, k1)
    call f(rates, y + h / 2 * k1, k2)
    call f(rates, y + h / 2 * k2, k3)
    call f(rates, y + h * k3, k4)
    y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    path(:, i) = y
  end do
end subroutine
