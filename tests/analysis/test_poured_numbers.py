"""Where numbers are copied to."""

from enzyme_cc.analysis.call_models import CallModels, callee_of
from enzyme_cc.analysis.points_to import Summaries
from enzyme_cc.analysis.poured_numbers import CopiesOf, PouredNumbers, given_back
from enzyme_cc.ir import Call, parse_module

TEXT = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @pour(ptr %to, ptr %from, i64 %size) {{
  %buffer = alloca [64 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %buffer, ptr %from, i64 %size, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %buffer, i64 %size, i1 false)
  ret void
}}
define void @caller(ptr %numbers, i64 %size) {{
  %first = alloca [64 x double]
  %second = alloca [64 x double]
  %end = getelementptr i8, ptr %first, i64 %size
  %middle = getelementptr i8, ptr %first, i64 72
  %next = getelementptr i8, ptr %middle, i64 %size
  call void @pour(ptr {to}, ptr {source}, i64 %size)
  ret void
}}
"""


def poured(to: str, source: str, numbers: str) -> set[str]:
    """The names of what is poured to in `caller`, where numbers are accessed in one of its objects."""
    module = parse_module(TEXT.format(to=to, source=source))
    models = CallModels()
    summaries = Summaries(models)
    functions, objects = {}, {}
    for function in module.functions.values():
        if not function.has_body:
            continue
        memory = summaries.points_to(function)
        calls = [i for i in function.instructions() if isinstance(i, Call)]
        copies = {call: (call.args[1], call.args[0]) for call in calls if not callee_of(call).has_body}
        named = {str(value.name): memory.object_of(value) for value in (*function.args, *function.instructions())}
        if function.name == "caller":
            objects = {name: index for name, index in named.items() if index is not None}
        functions[function] = CopiesOf(
            memory, module.datalayout, copies, frozenset(copies),
            [(call, callee_of(call)) for call in calls if callee_of(call).has_body],
            1 << objects[numbers] if function.name == "caller" else 0, 0)
    found = PouredNumbers(functions).of(module.functions["caller"])
    return {name for name, index in objects.items() if found >> index & 1}


def test_numbers_that_a_callee_copies_through_a_buffer_are_poured_to_the_other_object() -> None:
    assert poured("%second", "%first", "first") == {"second"}


def test_what_lies_along_one_array_and_is_moved_within_it_is_not_poured() -> None:
    assert poured("%first", "%end", "first") == set()
    assert poured("%middle", "%next", "first") == set()


def test_what_is_moved_from_one_member_to_another_is_poured() -> None:
    assert poured("%first", "%middle", "first") == {"first"}
    assert poured("%end", "%next", "first") == {"first"}


def test_an_object_of_which_nothing_is_known_may_hold_numbers() -> None:
    assert poured("%second", "%first", "numbers") == {"second"}


def test_objects_of_a_callee_that_are_not_told_apart_are_all_of_the_callers() -> None:
    module = parse_module(TEXT.format(to="%first", source="%second"))
    summaries = Summaries(CallModels())
    caller, callee = (summaries.points_to(module.functions[name]) for name in ("caller", "pour"))
    call = next(i for i in module.functions["caller"].instructions() if isinstance(i, Call))
    assert given_back(caller, callee, call, -1) == -1
    assert given_back(caller, callee, call, 0) == 0
