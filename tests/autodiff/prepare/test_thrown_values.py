"""Exceptions become values: no landing pad stays, and each call that may throw is asked behind it."""

from enzyme_cc.autodiff.prepare.thrown_values import THROWS, catch_in_registers, catch_of_others
from enzyme_cc.ir import Call, Invoke, parse_module, verify_module
from enzyme_cc.ir.catches import CATCH, PUT, RAISE, TAKE, THROWN, goes_on_after

MODULE = """
declare i32 @__gxx_personality_v0(...)
declare void @others(double)
declare void @release(ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare i32 @llvm.eh.typeid.for.p0(ptr)
@_ZTIi = external constant ptr

define internal double @g(double %x, ptr %p) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @others(double %x) to label %fine unwind label %cleanup
fine:
  %negative = fcmp olt double %x, 0.0
  br i1 %negative, label %throw, label %done
throw:
  %o = call ptr @__cxa_allocate_exception(i64 4) nounwind
  call void @__cxa_throw(ptr %o, ptr @_ZTIi, ptr null) noreturn
  unreachable
done:
  ret double %x
cleanup:
  %e = landingpad { ptr, i32 } cleanup
  call void @release(ptr %p) nounwind
  resume { ptr, i32 } %e
}

define double @f(double %x, ptr %p) personality ptr @__gxx_personality_v0 {
entry:
  %y = invoke double @g(double %x, ptr %p) to label %done unwind label %pad
done:
  %r = phi double [ %y, %entry ], [ 7.0, %handler ]
  ret double %r
pad:
  %seen = phi double [ %x, %entry ]
  %e = landingpad { ptr, i32 } catch ptr @_ZTIi
  %s = extractvalue { ptr, i32 } %e, 1
  %t = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %met = icmp eq i32 %s, %t
  br i1 %met, label %handler, label %on
on:
  resume { ptr, i32 } %e
handler:
  %o = extractvalue { ptr, i32 } %e, 0
  %b = call ptr @__cxa_begin_catch(ptr %o)
  call void @__cxa_end_catch()
  br label %done
}
"""


def lowered(opaque=frozenset()):
    module = parse_module(MODULE)
    personality = catch_in_registers(module, module, set(opaque), set())
    verify_module(module)
    return module, personality


def called(function):
    return [i.called_name for i in function.instructions() if isinstance(i, Call)]


def test_functions_that_a_try_reaches_return_with_the_exception_set_aside():
    module, personality = lowered()
    g = module.functions["g"]
    assert personality is not None and g.personality is None
    assert not any(i.opcode in ("landingpad", "resume", "invoke") for i in g.instructions())
    assert called(g).count(THROWN) == 2 and called(g).count(PUT) == 2 and RAISE not in called(g)
    assert "release" in called(g)
    assert sorted(i.called_name for i in g.instructions() if isinstance(i, Call) and THROWS in i.fn_attributes) == [
        "__cxa_throw", "others"]


def test_the_function_with_the_catch_asks_which_clause_is_met_and_lets_others_out_in_earnest():
    module, _ = lowered()
    f = module.functions["f"]
    names = called(f)
    assert names[:2] == ["g", THROWN] and TAKE in names and RAISE in names and PUT not in names
    assert any(name.startswith("__enzyme_cc.match.") for name in names)
    [catch] = [i for i in f.instructions() if isinstance(i, Call) and i.called_name == CATCH]
    assert goes_on_after(catch)


def test_code_of_others_is_caught_where_it_is_called():
    module, personality = lowered()
    catch_of_others(module, personality)
    verify_module(module)
    assert not any(name in called(module.functions["g"]) for name in ("others", "__cxa_throw"))
    [trying] = [f for name, f in module.functions.items() if name.startswith("__enzyme_cc.try.others")]
    assert [i.called_function.name for i in trying.instructions() if isinstance(i, Invoke)] == ["others"]


def test_functions_without_a_catch_around_them_stay_as_they_are():
    module = parse_module(MODULE.split("define double @f")[0])
    assert catch_in_registers(module, module, set(), set()) is None
    assert "release" not in called(module.functions["g"])  # what only cleans up is dropped
