!mod$ v1 sum:d1be138b1598a820
module plot
type::picture
real(8)::left
real(8)::right
real(8)::bottom
real(8)::top
character(72_4,1),private::rows(1_8:18_8)=[CHARACTER(KIND=1,LEN=72)::"                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        ","                                                                        "]
contains
procedure::draw
procedure::show
end type
private::draw
private::show
contains
subroutine draw(this,x,y,symbol)
class(picture),intent(inout)::this
real(8),intent(in)::x(:)
real(8),intent(in)::y(:)
character(1_8,1),intent(in)::symbol
end
subroutine show(this,caption)
class(picture),intent(in)::this
character(*,1),intent(in)::caption
end
end
