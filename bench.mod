!mod$ v1 sum:1ec417ebede64252
!need$ 72d07276529809c8 i iso_fortran_env
module bench
use,intrinsic::iso_fortran_env,only:int64
private::int64
private::work
abstract interface
subroutine work()
end
end interface
private::median
private::peak_kb
private::word
contains
function bench_asked()
logical(4)::bench_asked
end
function size_argument(i,otherwise)
integer(4),intent(in)::i
integer(4),intent(in)::otherwise
integer(4)::size_argument
end
subroutine bench_run(name,primal,gradient)
character(*,1),intent(in)::name
procedure(work)::primal
procedure(work)::gradient
end
function median(run)
procedure(work)::run
real(8)::median
end
function peak_kb()
integer(4)::peak_kb
end
function word(i)
integer(4),intent(in)::i
character(32_4,1)::word
end
end
