!mod$ v1 sum:dfc46872167d3372
!need$ 588f09244aee0b5b n random
!need$ 630e3a27bb6fb675 n recurrent
!need$ f0f7bc7072f34fb8 n enzyme
module problem
use random,only:uniform
use random,only:normals
use recurrent,only:sigmoid
use recurrent,only:step
use recurrent,only:objective
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
integer(4)::layers
integer(4)::c
integer(4)::b
real(8),allocatable::main(:,:,:,:)
real(8),allocatable::extra(:,:)
real(8),allocatable::start(:,:,:)
real(8),allocatable::state(:,:,:)
real(8),allocatable::sequence(:,:)
real(8),allocatable::d_main(:,:,:,:)
real(8),allocatable::d_extra(:,:)
real(8),allocatable::d_state(:,:,:)
real(8)::loss
contains
subroutine make()
end
subroutine run_primal()
end
subroutine run_gradient()
end
end
