! Sparse Jacobians and Hessians by the module's procedures, against closed forms; VALUE dummies, sums, integers of 8 bytes.
module sparse_matrices
  use, intrinsic :: iso_c_binding
  use check, only: near
  use enzyme, only: enzyme_sparse, enzyme_sparse_free
  implicit none
contains
  subroutine residual(u, k, r, n)
    integer, value :: n
    real(8), value :: k
    real(8), intent(in) :: u(n)
    real(8), intent(out) :: r(n)
    integer :: i
    do i = 1, n
      r(i) = k*u(i)**2
      if (i > 1) r(i) = r(i) - exp(u(i - 1))
    end do
  end subroutine

  real(8) function energy(u, n)
    integer, intent(in) :: n
    real(8), intent(in) :: u(n)
    real(8) :: t(n)
    t = u**2
    energy = sum(t(2:)*u(:n - 1)) + dot_product(u, u)
  end function

  subroutine compare(name, j, dense)
    character(*), intent(in) :: name
    type(enzyme_sparse), intent(in) :: j
    real(8), intent(in) :: dense(:, :)
    real(8) :: found(size(dense, 1), size(dense, 2))
    integer(c_int64_t), pointer :: starts(:), indices(:)
    real(c_double), pointer :: values(:)
    integer :: i, k
    found = 0
    call c_f_pointer(j%starts, starts, [j%rows + 1])
    call c_f_pointer(j%indices, indices, [j%entries])
    call c_f_pointer(j%values, values, [j%entries])
    do i = 1, int(j%rows)
      do k = int(starts(i)) + 1, int(starts(i + 1))
        found(i, indices(k) + 1) = values(k)
      end do
    end do
    do i = 1, size(dense, 1)
      do k = 1, size(dense, 2)
        call near(name, found(i, k), dense(i, k), 1d-12)
      end do
    end do
    call enzyme_sparse_free(j%starts)
    call enzyme_sparse_free(j%indices)
    call enzyme_sparse_free(j%values)
  end subroutine
end module

program main
  use, intrinsic :: iso_c_binding
  use check
  use enzyme, only: enzyme_sparse, enzyme_sparse_jacobian, enzyme_sparse_hessian, enzyme_input, enzyme_output, enzyme_const
  use sparse_matrices, only: residual, energy, compare_sparse => compare
  implicit none
  integer, parameter :: n = 5
  integer(c_int64_t) :: long = n
  real(8) :: u(n), r(n), dense(n, n)
  type(enzyme_sparse) :: j
  integer :: i
  u = [(0.3d0*i, i=1, n)]
  call enzyme_sparse_jacobian(residual, j, enzyme_input, u, size(u), enzyme_const, 2d0, enzyme_output, r, long, &
                              enzyme_const, n)
  dense = 0
  do i = 1, n
    dense(i, i) = 4*u(i)
    if (i > 1) dense(i, i - 1) = -exp(u(i - 1))
  end do
  call compare_sparse("jacobian", j, dense)
  call near("result", r(2), 2*u(2)**2 - exp(u(1)), 1d-12)
  call enzyme_sparse_hessian(energy, j, enzyme_input, u, n, enzyme_const, n)
  dense = 0
  do i = 1, n
    dense(i, i) = 2
    if (i > 1) then
      dense(i, i) = 2 + 2*u(i - 1)
      dense(i, i - 1) = 2*u(i)
      dense(i - 1, i) = 2*u(i)
    end if
  end do
  call compare_sparse("hessian", j, dense)
  call finish
end program
