"""What the builder makes is valid IR, computes what its name says, and folds only what is constant."""

import ctypes

import llvmlite.binding as llvm
import pytest

from enzyme_cc.ir import (
    BasicBlock,
    Builder,
    Function,
    IRError,
    Module,
    Value,
    clone_function,
    f32,
    f64,
    fp_constant,
    function_type,
    i1,
    i8,
    i16,
    i32,
    i64,
    int_constant,
    null,
    parse_module,
    ptr,
    struct_type,
    vector_type,
    verify_function,
    void,
)

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()


def new(ret=f64, params=(f64, f64), names=None):
    f = Function.create(Module(), "f", function_type(ret, params), "external", names)
    return f, Builder(f.add_block("entry"))


def run(function: Function, result, *args):
    """Compile the function's module and call it."""
    verify_function(function)
    module = llvm.parse_assembly(str(function.parent), llvm.create_context())
    module.verify()
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    kinds = [ctypes.c_double if isinstance(a, float) else ctypes.c_int64 for a in args]
    return ctypes.CFUNCTYPE(result, *kinds)(engine.get_function_address(function.name))(*args)


@pytest.mark.parametrize(
    ("opcode", "expected"), [("fadd", 7.5), ("fsub", 2.5), ("fmul", 12.5), ("fdiv", 2.0), ("frem", 0.0)]
)
def test_floating_point_arithmetic(opcode, expected):
    f, b = new()
    b.fast = ("contract",)
    b.ret(getattr(b, opcode)(*f.args))
    assert f"{opcode} contract double %0, %1" in str(f)
    assert run(f, ctypes.c_double, 5.0, 2.5) == expected


INTEGERS = [0, 1, -1, 2, 7, -8, 63, 2**62, -(2**63), 2**63 - 1]


@pytest.mark.parametrize(
    "opcode", ["add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "shl", "lshr", "ashr", "and", "or", "xor"]
)
def test_integer_folding_agrees_with_the_machine(opcode):
    f, b = new(i64, (i64, i64))
    b.ret(b.binary(opcode, *f.args))
    module = llvm.parse_assembly(str(f.parent), llvm.create_context())
    engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine())
    machine = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)(
        engine.get_function_address("f")
    )
    for x in INTEGERS:
        for y in INTEGERS:
            if "div" in opcode or "rem" in opcode:
                if y == 0 or (x, y) == (-(2**63), -1):
                    continue
            if opcode in ("shl", "lshr", "ashr") and not 0 <= y < 64:
                continue
            _, fresh = new(i64, ())
            folded = fresh.binary(opcode, int_constant(i64, x), int_constant(i64, y))
            assert folded.is_constant and folded.value == machine(x, y), (opcode, x, y)
            half = fresh.binary(opcode, fresh.freeze(int_constant(i64, x)), int_constant(i64, y))
            if not half.is_constant:
                continue
            assert half.value == machine(x, y)


def test_identities_return_the_operand():
    f, b = new(i64, (i64, i1))
    x, zero, one = f.args[0], int_constant(i64, 0), int_constant(i64, 1)
    for same in (
        b.add(x, zero),
        b.add(zero, x),
        b.sub(x, zero),
        b.mul(x, one),
        b.mul(one, x),
        b.or_(x, zero),
        b.and_(x, int_constant(i64, -1)),
        b.shl(x, zero),
        b.sdiv(x, one),
        b.cast("zext", x, i64),
        b.select(f.args[1], x, x),
        b.select(int_constant(i1, 1), x, zero),
    ):
        assert same is x
    assert b.mul(x, zero) is zero and b.gep(f64, null(), [zero]) is null()
    assert b.block.instructions == []


@pytest.mark.parametrize(
    ("predicate", "expected"),
    [
        ("eq", 0),
        ("ne", 1),
        ("slt", 1),
        ("sle", 1),
        ("sgt", 0),
        ("ult", 0),
        ("ule", 0),
        ("ugt", 1),
        ("uge", 1),
    ],
)
def test_comparisons_of_constants(predicate, expected):
    _, b = new()
    assert b.icmp(predicate, int_constant(i64, -1), int_constant(i64, 1)) is int_constant(i1, expected)


def test_a_loop_sums_what_is_in_memory():
    f, b = new(f64, (ptr, i64), ["p", "n"])
    entry = b.block
    loop, done = f.add_block("loop"), f.add_block("done")
    b.br(loop)
    b.position_at_end(loop)
    i = b.phi(i64, [(int_constant(i64, 0), entry)], "i")
    total = b.phi(f64, [(fp_constant(f64, 0.0), entry)], "total")
    x = b.load(f64, b.gep(f64, f.args[0], [i], inbounds=True), align=8)
    more = b.fadd(total, x, "more")
    following = b.add(i, int_constant(i64, 1), flags=("nuw", "nsw"))
    i.add_incoming(following, loop)
    total.add_incoming(more, loop)
    b.cond_br(b.icmp("ult", following, f.args[1]), loop, done)
    b.position_at_end(done)
    b.ret(more)
    data = (ctypes.c_double * 4)(1, 2, 3, 4.5)
    assert run(f, ctypes.c_double, ctypes.addressof(data), 4) == 10.5


def test_every_kind_of_instruction_is_accepted_by_llvm(canonical):
    f, b = new(f64, (ptr, i64, f64, i32), ["p", "i", "x", "k"])
    p, i, x, k = f.args
    other, last = f.add_block("other"), f.add_block("last")
    pair, v4 = struct_type((f64, i32)), vector_type(f64, 4)
    slot = b.alloca(pair, align=8)
    b.alloca(i8, size=i, align=16)
    b.memset(slot, int_constant(i8, 0), int_constant(i64, 16), align=8)
    b.memcpy(slot, p, int_constant(i64, 16), align=(8, None))
    b.memmove(p, slot, i, volatile=True)
    b.store(x, b.gep(pair, slot, [int_constant(i32, 0), int_constant(i32, 1)], inbounds=True), volatile=True)
    aggregate = b.insert_value(b.load(pair, slot), k, 1)
    field = b.extract_value(aggregate, 0)
    vector = b.splat(field, v4)
    vector = b.insert_element(vector, x, k)
    vector = b.shuffle_vector(vector, vector, [0, 5, -1, 2])
    lane = b.extract_element(b.fneg(vector), int_constant(i32, 1))
    b.atomic_rmw("fadd", p, x, "seq_cst", align=8)
    b.fence()
    small = b.fptrunc(x, f32)
    sums = [
        b.fpext(small, f64),
        b.sitofp(i, f64),
        b.uitofp(k, f64),
        lane,
        b.sitofp(b.fptosi(x, i64), f64),
        b.uitofp(b.fptoui(x, i16), f64),
        b.bitcast(b.ptrtoint(b.inttoptr(i), i64), f64),
        b.sitofp(b.sext(b.trunc(i, i8), i32), f64),
        b.sitofp(b.zext(b.not_(b.trunc(i, i8)), i64), f64),
    ]
    total = x
    for one in sums:
        total = b.fadd(total, b.freeze(one))
    fabs = b.intrinsic("llvm.fabs.f64", function_type(f64, [f64]), [total])
    chosen = b.select(b.fcmp("olt", fabs, x), fabs, x)
    b.switch(i, other, [(int_constant(i64, 1), last), (int_constant(i64, 2), last)])
    b.position_at_end(other)
    b.unreachable()
    b.position_at_end(last)
    b.ret(chosen)
    verify_function(f)
    canonical(str(f.parent))


def test_calls_take_type_and_convention_from_the_callee():
    module = Module()
    callee = module.get_or_declare("g", function_type(f64, [f64, i32]), ["nounwind"])
    callee.cc = "fastcc"
    assert module.get_or_declare("g", function_type(void)) is callee
    f = Function.create(module, "f", function_type(f64, [f64]), "external")
    b = Builder(f.add_block("entry"))
    call = b.call(
        callee,
        [f.args[0], int_constant(i32, 1)],
        arg_attributes=[("noundef",), ()],
        fn_attributes=("nounwind", '"k"="v"'),
    )
    b.ret(call)
    assert call.called_function is callee and call.args == (f.args[0], int_constant(i32, 1))
    assert call.has_attribute("nounwind") and not call.has_attribute("readnone")
    assert "call fastcc double @g(double noundef %0, i32 1) #" in str(module)
    with pytest.raises(IRError, match="arguments"):
        b.call(callee, [])
    with pytest.raises(IRError, match="function type"):
        b.call(null(), [])
    llvm.parse_assembly(str(module), llvm.create_context()).verify()


def test_the_position_moves_with_what_is_built():
    f, b = new()
    last = b.ret(f.args[0])
    b.position_before(last)
    first = b.fadd(*f.args)
    second = b.fmul(first, first)
    b.position_after(first)
    between = b.fneg(first)
    b.position_at_start(b.block)
    start = b.fneg(f.args[0])
    b.position_before_terminator(b.block)
    end = b.fneg(second)
    assert f.entry.instructions == [start, first, between, second, end, last]


def test_a_debug_location_is_given_to_everything_built():
    f, b = new()
    b.debug_location = f.parent.metadata.add("!{}")
    b.ret(b.fadd(*f.args))
    assert all(i.metadata["dbg"] is b.debug_location for i in f.instructions())


def test_a_clone_computes_the_same_and_shares_nothing(compile_text, canonical):
    module = parse_module(compile_text("clang-19", "linked.c", ["-O2", "-g"]))
    for name in [n for n, f in module.functions.items() if f.has_body]:
        original = module.functions[name]
        original.blocks  # noqa: B018
        before = str(original)
        value_map: dict[Value, Value] = {}
        copy = clone_function(original, name + ".copy", value_map)
        verify_function(copy)
        assert copy.linkage == "internal" and len(copy.blocks) == len(original.blocks)
        assert all(value_map[i] in set(copy.instructions()) for i in original.instructions())
        assert {i.debug_location for i in copy.instructions()} == {
            i.debug_location for i in original.instructions()
        }
        assert isinstance(value_map[original.entry], BasicBlock)
        for block in list(copy.blocks):
            for instruction in block.instructions:
                instruction.drop_operands()
        copy.blocks.clear()
        assert str(original) == before
        module.remove(copy)
        clone_function(original, name + ".kept")
    canonical(str(module))


def test_cloning_computed_gotos_keeps_them_inside_the_copy(canonical):
    module = parse_module("""
define i32 @f(i1 %c) {
  %p = select i1 %c, ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)
  %q = getelementptr i8, ptr blockaddress(@f, %a), i64 0
  indirectbr ptr %q, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}
""")
    clone_function(module.functions["f"], "g")
    assert "getelementptr i8, ptr blockaddress(@g, %a), i64 0" in canonical(str(module))
