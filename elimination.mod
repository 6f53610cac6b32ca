!mod$ v1 sum:17e95856e6c5e431
module elimination
contains
subroutine solve(n,a,b,x,log_det)
integer(4),intent(in)::n
real(8),intent(in)::a(1_8:int(n,kind=8),1_8:int(n,kind=8))
real(8),intent(in)::b(1_8:int(n,kind=8))
real(8),intent(out)::x(1_8:int(n,kind=8))
real(8),intent(out)::log_det
end
end
