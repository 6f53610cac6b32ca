!mod$ v1 sum:81383dceee99df0a
module projection
integer(4),parameter::camera_size=11_4
integer(4),parameter::point_size=3_4
integer(4),parameter::columns=15_4
type::camera
real(8)::rotation(1_8:3_8)
real(8)::centre(1_8:3_8)
real(8)::focal
real(8)::principal(1_8:2_8)
real(8)::radial(1_8:2_8)
end type
contains
pure function cross(a,b) result(c)
real(8),intent(in)::a(1_8:3_8)
real(8),intent(in)::b(1_8:3_8)
real(8)::c(1_8:3_8)
end
pure function rotated(x,r) result(y)
real(8),intent(in)::x(1_8:3_8)
real(8),intent(in)::r(1_8:3_8)
real(8)::y(1_8:3_8)
end
pure function drawn(cam,x) result(at)
type(camera),intent(in)::cam
real(8),intent(in)::x(1_8:3_8)
real(8)::at(1_8:2_8)
end
subroutine reprojection_error(cam,x,weight,measured,error)
type(camera),intent(in)::cam
real(8),intent(in)::x(1_8:3_8)
real(8),intent(in)::weight
real(8),intent(in)::measured(1_8:2_8)
real(8),intent(out)::error(1_8:2_8)
end
end
