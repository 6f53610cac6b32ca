! Heat conduction along a rod in conservation form, with loss to the surroundings: explicit steps, one frame in `every`.
! The left end is held at temperature 1, the right end is insulated.
subroutine conduct(conductivity, loss, step, every, n, frames, u)
  implicit none
  integer, intent(in) :: every, n, frames
  real(8), intent(in) :: conductivity(n), loss, step
  real(8), intent(out) :: u(n, frames)
  real(8) :: now(n), flux(0:n), dx
  integer :: frame, k, i
  dx = 1d0 / n
  now = 0
  do frame = 1, frames
    do k = 1, every
      flux(0) = 2 * conductivity(1) * (now(1) - 1) / dx
      do i = 1, n - 1
        flux(i) = 0.5d0 * (conductivity(i) + conductivity(i + 1)) * (now(i + 1) - now(i)) / dx
      end do
      flux(n) = 0
      now = now + step * ((flux(1:n) - flux(0:n - 1)) / dx - loss * now)
    end do
    u(:, frame) = now
  end do
end subroutine
