!mod$ v1 sum:da44c4d0a1756f41
module rod
integer(4),parameter::cells=40_4
integer(4),parameter::steps=60_4
real(8),parameter::ratio=4.0000000000000002220446049250313080847263336181640625e-1_8
contains
subroutine conduct(u,conductivity)
real(8),intent(inout)::u(:)
real(8),intent(in)::conductivity(:)
end
subroutine misfit(start,conductivity,measured,value)
real(8),intent(in)::start(1_8:40_8)
real(8),intent(in)::conductivity(1_8:40_8)
real(8),intent(in)::measured(1_8:40_8)
real(8),intent(out)::value
end
end
