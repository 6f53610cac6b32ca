!mod$ v1 sum:285cacfd3e2be2f1
!need$ 588f09244aee0b5b n random
!need$ 81383dceee99df0a n projection
!need$ f0f7bc7072f34fb8 n enzyme
module problem
use random,only:uniform
use random,only:normals
use projection,only:camera_size
use projection,only:point_size
use projection,only:columns
use projection,only:camera
use projection,only:cross
use projection,only:rotated
use projection,only:drawn
use projection,only:reprojection_error
use enzyme,only:enzyme_autodiff
use enzyme,only:enzyme_fwddiff
use enzyme,only:enzyme_fwddiff_real8
use enzyme,only:enzyme_fwddiff_real4
use enzyme,only:enzyme_const
use enzyme,only:enzyme_dup
use enzyme,only:enzyme_dupnoneed
use enzyme,only:enzyme_out
use enzyme,only:enzyme_dupv
use enzyme,only:enzyme_dupnoneedv
use enzyme,only:enzyme_width
use enzyme,only:enzyme_primal_return
use enzyme,only:enzyme_const_return
use enzyme,only:enzyme_noret
use enzyme,only:enzyme_runtime_activity
use enzyme,only:enzyme_strong_zero
integer(4)::cameras
integer(4)::points
integer(4)::observations
type(camera),allocatable::cams(:)
real(8),allocatable::x(:,:)
real(8),allocatable::weight(:)
real(8),allocatable::measured(:,:)
real(8),allocatable::errors(:,:)
real(8),allocatable::jacobian(:,:,:)
integer(4),allocatable::seen_by(:)
integer(4),allocatable::seen(:)
contains
subroutine make()
end
subroutine run_primal()
end
subroutine run_gradient()
end
end
