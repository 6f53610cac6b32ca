"""Invokes become calls where their landing pads only clean up."""

from enzyme_cc.ir import Call, Invoke, parse_module, verify_module
from enzyme_cc.ir.invokes import call_instead, drop_cleanups, give_own_successor

HEAD = """
declare i32 @__gxx_personality_v0(...)
declare double @g(double)
declare void @release(ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @__cxa_rethrow()
declare void @exit(i32)
declare void @__cxa_throw(ptr, ptr, ptr)
declare i32 @llvm.eh.typeid.for.p0(ptr)
@_ZTIi = external constant ptr
"""


def function(pad: str, rest: str = "") -> str:
    return HEAD + f"""
define double @f(double %x, ptr %p) personality ptr @__gxx_personality_v0 {{
entry:
  %y = invoke double @g(double %x) to label %more unwind label %pad
more:
  %z = invoke double @g(double %y) to label %done unwind label %pad
done:
  %r = phi double [ %z, %more ]
  ret double %r
pad:
  %seen = phi double [ 0.0, %entry ], [ %y, %more ]
{pad}
{rest}
}}
"""


CLEANUP = """
  %e = landingpad { ptr, i32 } cleanup
  call void @release(ptr %p)
  resume { ptr, i32 } %e
"""
RETHROW = """
  %e = landingpad { ptr, i32 } catch ptr null
  %o = extractvalue { ptr, i32 } %e, 0
  %b = call ptr @__cxa_begin_catch(ptr %o)
  call void @release(ptr %p)
  invoke void @__cxa_rethrow() to label %never unwind label %out
never:
  unreachable
out:
  %again = landingpad { ptr, i32 } cleanup
  call void @__cxa_end_catch()
  resume { ptr, i32 } %again
"""
CATCH = """
  %e = landingpad { ptr, i32 } catch ptr @_ZTIi
  %s = extractvalue { ptr, i32 } %e, 1
  %t = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %match = icmp eq i32 %s, %t
  br i1 %match, label %handler, label %on
on:
  resume { ptr, i32 } %e
handler:
  %o = extractvalue { ptr, i32 } %e, 0
  %b = call ptr @__cxa_begin_catch(ptr %o)
  call void @__cxa_end_catch()
  ret double %seen
"""
EXITING = """
  %e = landingpad { ptr, i32 } catch ptr null
  call void @exit(i32 1)
  unreachable
"""


def invokes(f) -> list[Invoke]:
    return [i for i in f.instructions() if isinstance(i, Invoke)]


def test_cleanups_and_rethrows_are_dropped_with_the_personality():
    for pad in (CLEANUP, RETHROW):
        module = parse_module(function(pad))
        f = module.functions["f"]
        assert drop_cleanups(f)
        assert not invokes(f) and f.personality is None
        assert [b.name for b in f.blocks] == ["entry", "more", "done"]
        assert [i.called_function.name for i in f.instructions() if isinstance(i, Call)] == ["g", "g"]
        verify_module(module)


def test_handlers_that_go_on_or_end_the_program_otherwise_stay():
    for pad in (CATCH, EXITING):
        module = parse_module(function(pad))
        f = module.functions["f"]
        assert not drop_cleanups(f)
        assert len(invokes(f)) == 2
        verify_module(module)


def test_an_invoke_gets_a_successor_of_its_own():
    module = parse_module(function(CLEANUP))
    f = module.functions["f"]
    invoke = invokes(f)[1]
    between = give_own_successor(invoke)
    assert invoke.normal_dest is between and between.successors[0].name == "done"
    verify_module(module)
    call_instead(invoke)
    verify_module(module)
