!mod$ v1 sum:588f09244aee0b5b
!need$ 72d07276529809c8 i iso_fortran_env
module random
use,intrinsic::iso_fortran_env,only:int64
private::int64
integer(8),private::state
contains
function uniform(low,high)
real(8),intent(in)::low
real(8),intent(in)::high
real(8)::uniform
end
function normals(n,scale) result(a)
integer(4),intent(in)::n
real(8),intent(in)::scale
real(8)::a(1_8:int(n,kind=8))
end
end
