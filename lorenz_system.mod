!mod$ v1 sum:45f3e7b28f3a0bd3
module lorenz_system
type::parameters
real(8)::s
real(8)::r
real(8)::b
end type
contains
pure function slope(u,p) result(du)
real(8),intent(in)::u(1_8:3_8)
type(parameters),intent(in)::p
real(8)::du(1_8:3_8)
end
subroutine advance(u,p,h,n)
real(8),intent(inout)::u(1_8:3_8)
type(parameters),intent(in)::p
real(8),intent(in)::h
integer(4),intent(in)::n
end
subroutine distance(p,target,value)
type(parameters),intent(in)::p
real(8),intent(in)::target(1_8:3_8)
real(8),intent(out)::value
end
end
