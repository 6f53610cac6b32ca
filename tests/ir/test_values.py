"""Users, names and replacement of values."""

import pytest

from enzyme_cc.ir import (
    BinaryOp,
    Builder,
    Function,
    IRError,
    Module,
    f64,
    fp_constant,
    function_type,
    i64,
    int_constant,
    is_negative_zero,
    is_zero_constant,
    parse_module,
    vector_type,
    verify_function,
    zero,
)
from enzyme_cc.ir.structure import remove_instructions, split_block

LOOP = """
define double @f(ptr %0, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %p = getelementptr double, ptr %0, i64 %i
  %x = load double, ptr %p, align 8
  %more = fadd double %sum, %x
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret double %more
}
"""


def named(function):
    return {i.name: i for i in function.instructions() if i.name} | {b.name: b for b in function.blocks}


def test_users_count_operand_slots_and_phi_blocks():
    f = parse_module(LOOP).functions["f"]
    v = named(f)
    assert v["i"].users == {v["p"]: 1, v["next"]: 1}
    assert v["more"].users == {v["sum"]: 1, v["exit"].terminator: 1}
    assert v["loop"].users == {v["i"]: 1, v["sum"]: 1, v["entry"].terminator: 1, v["loop"].terminator: 1}
    twice = BinaryOp("fmul", v["x"], v["x"])
    assert v["x"].users[twice] == 2
    twice.set_operand(0, v["sum"])
    assert v["x"].users[twice] == 1
    twice.drop_operands()
    assert twice not in v["x"].users and twice not in v["sum"].users


def test_constants_record_no_users():
    f = parse_module(LOOP).functions["f"]
    start = named(f)["i"].operands[0]
    assert start is int_constant(i64, 0) and start.users == {} and start.is_constant
    assert f.users == {}


def test_replacing_a_value_moves_every_use():
    f = parse_module(LOOP).functions["f"]
    v = named(f)
    v["x"].replace_all_uses_with(fp_constant(f64, 2.0))
    assert not v["x"].users
    v["x"].remove()
    assert "load" not in str(f) and "fadd double %sum, 2.000000e+00" in str(f)
    verify_function(f)


def test_replacing_a_block_reaches_terminators_and_phis():
    f = parse_module(LOOP).functions["f"]
    v = named(f)
    new = f.insert_block(1, "preheader")
    v["entry"].terminator.set_operand(0, new)
    Builder(new).br(v["loop"])
    for phi in v["loop"].phis:
        phi.replace_operand(v["entry"], new)
    verify_function(f)
    assert v["loop"].predecessors == [new, v["loop"]]
    assert v["entry"].successors == [new]


def test_removing_a_used_instruction_is_refused():
    f = parse_module(LOOP).functions["f"]
    with pytest.raises(AssertionError, match="users"):
        named(f)["x"].remove()


def test_removing_many_instructions_that_use_each_other():
    f = parse_module(LOOP).functions["f"]
    v = named(f)
    v["more"].replace_operand(v["x"], fp_constant(f64, 1.0))
    remove_instructions(v["loop"], {v["x"], v["p"]})
    verify_function(f)


def test_splitting_and_removing_blocks():
    f = parse_module(LOOP).functions["f"]
    v = named(f)
    tail = split_block(v["loop"], 3, "tail")
    verify_function(f)
    assert v["loop"].successors == [tail] and tail.successors == [v["loop"], v["exit"]]
    assert v["i"].incoming_for(tail) is v["next"]
    with pytest.raises(IRError):
        v["i"].incoming_for(v["loop"])
    unreachable = f.add_block("dead")
    Builder(unreachable).br(v["loop"])
    for phi in v["loop"].phis:
        phi.add_incoming(zero(phi.type), unreachable)
    verify_function(f)
    unreachable.remove()
    verify_function(f)


def test_equal_names_are_printed_apart_and_odd_ones_quoted(canonical):
    module = Module()
    f = Function.create(module, 'odd "name"', function_type(f64, [f64, f64]), "external", ["x", "x"])
    b = Builder(f.add_block("x"))
    one = b.fadd(f.args[0], f.args[1], name="x")
    two = b.fadd(one, one, name="x.1")
    three = b.fmul(two, two, name="é b")
    b.ret(b.fmul(three, one))
    text = canonical(str(module))
    assert '%"\\C3\\A9 b" = fmul double %x.1, %x.1' in text.replace("%x.13", "%x.1")
    assert '@"odd \\22name\\22"' in text
    assert canonical(str(parse_module(str(module)))) == text


def test_unnamed_values_are_numbered_in_order():
    f = parse_module(LOOP.replace("%i,", "%1,").replace("%i =", "%1 =").replace("%i\n", "%1\n")).functions[
        "f"
    ]
    assert f.args[0].ref() == "%0" and f.args[1].ref() == "%n"
    assert f.blocks[1].instructions[0].ref() == "%1"
    assert f.unique_name("p") == "p.1" and f.unique_name("p") == "p.2" and f.unique_name("new") == "new"


def test_constants_are_shared_and_wrapped():
    assert int_constant(i64, 2**64 - 1) is int_constant(i64, -1)
    assert int_constant(i64, -1).unsigned == 2**64 - 1
    assert fp_constant(f64, 1.0) is fp_constant(f64, 1.0)
    assert (
        fp_constant(f64, 0.1).ref() == "1.000000e-01"
        and fp_constant(f64, 1 / 3).ref() == "0x3FD5555555555555"
    )
    v = vector_type(f64, 4)
    assert fp_constant(v, 2.0).ref() == "splat (double 2.000000e+00)"
    assert is_zero_constant(zero(v)) and is_zero_constant(fp_constant(f64, 0.0))
    assert not is_zero_constant(fp_constant(f64, -0.0)) and is_negative_zero(fp_constant(f64, -0.0))
    assert is_negative_zero(fp_constant(v, -0.0))
