!mod$ v1 sum:1ffc8593810171f4
module fit
integer(4),parameter::points=50_4
integer(4),parameter::unknowns=4_4
contains
elemental function model(t,a,b,c,d)
real(8),intent(in)::t
real(8),intent(in)::a
real(8),intent(in)::b
real(8),intent(in)::c
real(8),intent(in)::d
real(8)::model
end
subroutine residuals(p,t,y,r)
real(8),intent(in)::p(1_8:4_8)
real(8),intent(in)::t(1_8:50_8)
real(8),intent(in)::y(1_8:50_8)
real(8),intent(out)::r(1_8:50_8)
end
function half_squares(p,t,y)
real(8),intent(in)::p(1_8:4_8)
real(8),intent(in)::t(1_8:50_8)
real(8),intent(in)::y(1_8:50_8)
real(8)::half_squares
end
function solved(a,b) result(x)
real(8),intent(in)::a(:,:)
real(8),intent(in)::b(:)
real(8)::x(1_8:size(b,dim=1,kind=8))
end
end
