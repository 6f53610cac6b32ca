!mod$ v1 sum:630e3a27bb6fb675
module recurrent
contains
elemental function sigmoid(x)
real(8),intent(in)::x
real(8)::sigmoid
end
pure subroutine step(b,weight,bias,hidden,cell,input)
integer(4),intent(in)::b
real(8),intent(in)::weight(1_8:int(b,kind=8),1_8:4_8)
real(8),intent(in)::bias(1_8:int(b,kind=8),1_8:4_8)
real(8),intent(inout)::hidden(1_8:int(b,kind=8))
real(8),intent(inout)::cell(1_8:int(b,kind=8))
real(8),intent(in)::input(1_8:int(b,kind=8))
end
subroutine objective(layers,c,b,main,extra,state,sequence,loss)
integer(4),intent(in)::layers
integer(4),intent(in)::c
integer(4),intent(in)::b
real(8),intent(in)::main(1_8:int(b,kind=8),1_8:4_8,1_8:2_8,1_8:int(layers,kind=8))
real(8),intent(in)::extra(1_8:int(b,kind=8),1_8:3_8)
real(8),intent(inout)::state(1_8:int(b,kind=8),1_8:2_8,1_8:int(layers,kind=8))
real(8),intent(in)::sequence(1_8:int(b,kind=8),1_8:int(c,kind=8))
real(8),intent(out)::loss
end
end
