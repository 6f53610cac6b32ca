"""The verifier names each way of breaking the rules, and LLVM agrees that they are broken."""

import pytest

from enzyme_cc.ir import (
    BinaryOp,
    Br,
    Builder,
    Cast,
    IRError,
    Load,
    Phi,
    Ret,
    Select,
    Store,
    f32,
    f64,
    fp_constant,
    i1,
    i32,
    i64,
    int_constant,
    parse_module,
    ptr,
    verify_function,
    verify_module,
)

TEXT = """
define double @f(ptr %p, double %x, i1 %c) {
entry:
  %a = fadd double %x, 1.0
  br i1 %c, label %left, label %right
left:
  %b = fmul double %a, %a
  br label %join
right:
  br label %join
join:
  %m = phi double [ %b, %left ], [ %a, %right ]
  store double %m, ptr %p, align 8
  ret double %m
}
define void @other() {
  ret void
}
"""


def no_terminator(f, v):
    v["left"].terminator.remove()


def terminator_inside(f, v):
    v["left"].insert(0, Br(v["join"]))


def late_phi(f, v):
    v["join"].insert(2, Phi(f64, [(v["a"], v["left"]), (v["a"], v["right"])]))


def missing_entry(f, v):
    v["m"].remove_incoming(v["left"])


def two_values_for_a_block(f, v):
    v["m"].add_incoming(v["x"], v["left"])


def phi_of_another_type(f, v):
    v["m"].set_operand(0, int_constant(i64, 1))


def not_dominated(f, v):
    v["join"].terminator.set_operand(0, v["b"])


def used_before_defined(f, v):
    a = v["a"]
    a.detach()
    v["left"].insert(1, a)


def phi_edge_not_dominated(f, v):
    v["m"].set_incoming(1, v["b"], v["right"])


def branch_into_another_function(f, v):
    v["right"].terminator.set_operand(0, f.parent.functions["other"].entry)


def branch_to_the_entry(f, v):
    v["right"].terminator.set_operand(0, f.entry)
    v["m"].remove_incoming(v["right"])


def operand_of_no_function(f, v):
    v["join"].terminator.set_operand(0, BinaryOp("fadd", v["x"], v["x"]))


def users_recorded_wrongly(f, v):
    v["b"].operands[0] = v["x"]


def twice(f, v):
    v["left"].instructions.insert(0, v["a"])


def mixed_types(f, v):
    v["left"].insert(0, BinaryOp("fadd", v["x"], int_constant(i64, 1)))


def float_opcode_of_integers(f, v):
    v["left"].insert(0, BinaryOp("fmul", int_constant(i64, 1), int_constant(i64, 1)))


def wrong_return(f, v):
    v["join"].terminator.remove()
    v["join"].append(Ret(int_constant(i32, 1)))


def wrong_condition(f, v):
    v["entry"].terminator.set_operand(0, v["x"])


def load_of_no_pointer(f, v):
    v["left"].insert(0, Load(f64, v["x"]))


def store_to_no_pointer(f, v):
    v["left"].insert(0, Store(v["x"], v["x"]))


def widening_truncation(f, v):
    v["left"].insert(0, Cast("fptrunc", fp_constant(f32, 1.0), f64))


def bitcast_between_sizes(f, v):
    v["left"].insert(0, Cast("bitcast", v["x"], i32))


def select_of_two_types(f, v):
    v["left"].insert(0, Select(v["c"], v["x"], v["p"]))


def wrong_argument(f, v):
    b = Builder(v["left"], 0)
    call = b.call(f, [v["p"], v["x"], v["c"]])
    call.set_operand(1, v["p"])


def lost_parent(f, v):
    v["b"].parent = v["right"]


BREAKS = [
    no_terminator,
    terminator_inside,
    late_phi,
    missing_entry,
    two_values_for_a_block,
    phi_of_another_type,
    not_dominated,
    used_before_defined,
    phi_edge_not_dominated,
    branch_into_another_function,
    branch_to_the_entry,
    operand_of_no_function,
    users_recorded_wrongly,
    twice,
    mixed_types,
    float_opcode_of_integers,
    wrong_return,
    wrong_condition,
    load_of_no_pointer,
    store_to_no_pointer,
    widening_truncation,
    bitcast_between_sizes,
    select_of_two_types,
    wrong_argument,
    lost_parent,
]


@pytest.mark.parametrize("break_it", BREAKS, ids=lambda f: f.__name__)
def test_broken_functions_are_refused(break_it):
    module = parse_module(TEXT)
    f = module.functions["f"]
    verify_function(f)
    values = (
        {i.name: i for i in f.instructions()} | {b.name: b for b in f.blocks} | {a.name: a for a in f.args}
    )
    break_it(f, values)
    with pytest.raises(IRError, match="@f"):
        verify_module(module)


def test_use_in_an_unreachable_block_is_allowed():
    f = parse_module(TEXT).functions["f"]
    dead = f.add_block("dead")
    use = BinaryOp("fadd", f.blocks[1].instructions[0], f.args[1])
    dead.append(use)
    dead.append(Ret(use))
    verify_function(f)
    assert ptr is f.args[0].type and i1 is f.args[2].type


def test_the_result_of_an_invoke_exists_on_its_normal_edge_only():
    text = """
define i32 @f() personality ptr @p {
  %x = invoke i32 @f()
          to label %ok unwind label %pad
ok:
  ret i32 %x
pad:
  %l = landingpad { ptr, i32 }
          cleanup
  %y = add i32 USE, 1
  ret i32 %y
}
declare i32 @p(...)
"""
    verify_function(_parsed(text.replace("USE", "1")))
    with pytest.raises(IRError, match="dominate"):
        verify_function(_parsed(text.replace("USE", "%x")))


def _parsed(text):
    f = parse_module(text).functions["f"]
    assert f.blocks
    return f
