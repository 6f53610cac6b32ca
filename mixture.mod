!mod$ v1 sum:2f72f2ff32d55271
module mixture
real(8),parameter::pi=3.141592653589793115997963468544185161590576171875_8
intrinsic::acos
contains
pure function log_sum_exp(x)
real(8),intent(in)::x(:)
real(8)::log_sum_exp
end
pure function log_wishart_prior(d,k,gamma,m,q_sum,q,icf)
integer(4),intent(in)::d
integer(4),intent(in)::k
real(8),intent(in)::gamma
integer(4),intent(in)::m
real(8),intent(in)::q_sum(1_8:int(k,kind=8))
real(8),intent(in)::q(1_8:int(d,kind=8),1_8:int(k,kind=8))
real(8),intent(in)::icf(1_8:int(d*(d+1_4)/2_4,kind=8),1_8:int(k,kind=8))
real(8)::log_wishart_prior
end
subroutine objective(d,k,n,alphas,means,icf,x,gamma,m,value)
integer(4),intent(in)::d
integer(4),intent(in)::k
integer(4),intent(in)::n
real(8),intent(in)::alphas(1_8:int(k,kind=8))
real(8),intent(in)::means(1_8:int(d,kind=8),1_8:int(k,kind=8))
real(8),intent(in)::icf(1_8:int(d*(d+1_4)/2_4,kind=8),1_8:int(k,kind=8))
real(8),intent(in)::x(1_8:int(d,kind=8),1_8:int(n,kind=8))
real(8),intent(in)::gamma
integer(4),intent(in)::m
real(8),intent(out)::value
end
end
