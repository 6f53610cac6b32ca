!mod$ v1 sum:9f7774b26d78bff1
module gravity
type::body
real(8)::place(1_8:2_8)
real(8)::velocity(1_8:2_8)
real(8)::mass
end type
contains
subroutine accelerate(bodies,h)
type(body),intent(inout)::bodies(:)
real(8),intent(in)::h
end
subroutine move(bodies,h,steps)
type(body),intent(inout)::bodies(1_8:3_8)
real(8),intent(in)::h
integer(4),intent(in)::steps
end
function at(x,y,vx,vy,mass)
real(8),intent(in)::x
real(8),intent(in)::y
real(8),intent(in)::vx
real(8),intent(in)::vy
real(8),intent(in)::mass
type(body)::at
end
subroutine arrival(velocity,place)
real(8),intent(in)::velocity(1_8:2_8)
real(8),intent(out)::place(1_8:2_8)
end
subroutine energy(velocity,value)
real(8),intent(in)::velocity(1_8:2_8)
real(8),intent(out)::value
end
end
