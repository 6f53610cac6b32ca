"""What CUDA's device code calls, put in terms that the rules know, in a slice that no pass has touched yet.

libdevice's functions stay calls by name, but for those that one instruction or intrinsic of LLVM's computes to the bit.
A shuffle of a double is two of the words that it is made of; it becomes one of the number, whose transposed map is
known (rules/cuda.py). The headers of clang have a function for it, which is met before it is inlined.
"""

from __future__ import annotations

import re

from enzyme_cc import ir
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Builder, Function, Module, Value
from enzyme_cc.rules import cuda

_PURE = ("nounwind", "willreturn", "nosync", "nofree", "nocallback")
_EXCHANGE = ("nounwind", "convergent", "nocallback", "memory(inaccessiblemem: readwrite)")
_MODES = {"": "idx", "_up": "up", "_down": "down", "_xor": "bfly"}
_OF_DOUBLES = re.compile(r"_Z\d+__shfl(|_up|_down|_xor)_syncjd[ij]i")
_OF_FLOATS = re.compile(r"llvm\.nvvm\.shfl\.sync\.(idx|up|down|bfly)\.f32")


def is_device_code(module: Module) -> bool:
    """Whether a module is for a GPU."""
    return (module.triple or "").startswith("nvptx")


def name_device_functions(module: Module) -> None:
    """Rewrite the calls of a slice."""
    if not is_device_code(module):
        return
    for function in list(module.functions.values()):
        name = function.name
        if name.startswith(cuda.PREFIX) and function.is_declaration:
            _lower(module, function, name.removeprefix(cuda.PREFIX))
        elif function.has_body and (found := _OF_DOUBLES.fullmatch(name.removeprefix(COPY))):
            _shuffle_doubles(module, function, _MODES[found[1]])
        elif found := _OF_FLOATS.fullmatch(name):
            shuffle = _shuffle(module, found[1], "f32")
            for call in _calls(module, function):
                mask, value, lane, clamp = call.args
                _replace(call, Builder.before(call).call(shuffle, (value, mask, lane, clamp)))


_ASSEMBLY = re.compile(r'asm (?:sideeffect )?"(.*?)", "([^"]*)"', re.S)
_BARRIER = re.compile(r"(?:bar|barrier)(?:\.cta)?\.sync(?:\.aligned)? (\$?\d+)(?:, ?(\$?\d+))?")
_HALVES = {
    "cvt.f32.f16 $0, $1": ("fpext", "half"), "cvt.rn.f16.f32 $0, $1": ("fptrunc", "half"),
    "neg.f16 $0,$1": ("fneg", "half"), "add.f16 $0,$1,$2": ("fadd", "half"), "sub.f16 $0,$1,$2": ("fsub", "half"),
    "mul.f16 $0,$1,$2": ("fmul", "half"), "fma.rn.f16 $0,$1,$2,$3": ("fma", "half"),
    "neg.f16x2 $0,$1": ("fneg", "two"), "add.f16x2 $0,$1,$2": ("fadd", "two"),
    "sub.f16x2 $0,$1,$2": ("fsub", "two"), "mul.f16x2 $0,$1,$2": ("fmul", "two"),
    "fma.rn.f16x2 $0,$1,$2,$3": ("fma", "two"),
}
"""Instructions of PTX, as cuda_fp16.h writes them, and what they are to LLVM."""
OTHER_BARRIER = "__enzyme_cc_other_barrier"


def lower_device_assembly(module: Module) -> None:
    """Put instructions of LLVM in place of assembly of a slice that is a barrier, or arithmetic of halves."""
    if not is_device_code(module):
        return
    for function in list(module.functions.values()):
        if not function.has_body or (function.body_text is not None and " asm " not in function.body_text):
            continue
        calls = [i for i in function.instructions() if isinstance(i, ir.Call) and isinstance(i.callee, ir.InlineAsm)]
        for call in calls:
            found = _ASSEMBLY.match(call.callee.ref())
            if found is None:
                continue
            text = re.sub(r"\\0[0-9A-F]|[{};]", " ", found[1])
            text = re.sub(r"\s+", " ", text).strip()
            if barrier := _BARRIER.fullmatch(text):
                _lower_barrier(module, call, [b for b in barrier.groups() if b is not None])
            elif text in _HALVES:
                _lower_half(call, *_HALVES[text])
            elif re.search(r"\b(?:bar|barrier|mbarrier)\.", text):
                other = module.get_or_declare(OTHER_BARRIER, ir.function_type(ir.void, ()))
                Builder.before(call).call(other, ())


def _lower_barrier(module: Module, call: ir.Call, words: list[str]) -> None:
    """`bar.sync a, b` as the intrinsic of it."""
    given = [call.args[int(w[1:])] if w.startswith("$") else ir.int_constant(ir.i32, int(w)) for w in words]
    name = "llvm.nvvm.barrier.cta.sync.aligned." + ("all" if len(given) == 1 else "count")
    callee = module.get_or_declare(name, ir.function_type(ir.void, [ir.i32] * len(given)))
    callee.attributes = ("convergent", "nounwind")
    Builder.before(call).call(callee, given)
    call.remove()


def _lower_half(call: ir.Call, operation: str, width: str) -> None:
    b = Builder.before(call)
    type: ir.Type = ir.half if width == "half" else ir.vector_type(ir.half, 2)
    given = [arg if arg.type.is_float else b.bitcast(arg, type) for arg in call.args]
    if operation == "fpext":
        made: Value = b.fpext(given[0], ir.f32)
    elif operation == "fptrunc":
        made = b.fptrunc(given[0], ir.half)
    elif operation == "fneg":
        made = b.fneg(given[0])
    elif operation == "fma":
        name = "llvm.fma." + ("f16" if width == "half" else "v2f16")
        made = b.intrinsic(name, ir.function_type(type, [type] * 3), given)
    else:
        made = b.binary(operation, given[0], given[1])
    _replace(call, made if made.type is call.type else b.bitcast(made, call.type))


def _calls(module: Module, callee: Function) -> list[ir.Call]:
    return [
        i for function in module.functions.values() if function.has_body
        and (function.body_text is None or callee.name in function.body_text)
        for i in function.instructions() if isinstance(i, ir.Call) and i.callee is callee
    ]


def _replace(call: ir.Call, value: Value) -> None:
    call.replace_all_uses_with(value)
    call.remove()


def _lower(module: Module, function: Function, name: str) -> None:
    """Put instructions in place of calls of a function of libdevice, or say what it does not do."""
    type = function.function_type
    if name in cuda.EXACT_INTRINSICS:
        intrinsic = cuda.EXACT_INTRINSICS[name]
        flags = (ir.int_constant(ir.i1, 0),) if name in ("clz", "clzll", "abs", "llabs") else ()
        known = ir.i64 if name in ("popcll", "clzll") else type.ret
        callee = module.get_or_declare(
            intrinsic, ir.function_type(known, (*type.params, *(f.type for f in flags))))
        for call in _calls(module, function):
            b = Builder.before(call)
            _replace(call, b.cast("trunc", b.call(callee, (*call.args, *flags)), type.ret))
    elif name in cuda.BIT_CASTS or name in cuda.OPERATIONS:
        for call in _calls(module, function):
            opcode = cuda.OPERATIONS.get(name, "bitcast")
            _replace(call, Builder.before(call).cast(opcode, call.args[0], type.ret, flags=()))
    elif name in cuda.HALVES:
        for call in _calls(module, function):
            b = Builder.before(call)
            word = b.lshr(b.bitcast(call.args[0], ir.i64), ir.int_constant(ir.i64, cuda.HALVES[name]))
            _replace(call, b.trunc(word, ir.i32))
    elif name == "hiloint2double":
        for call in _calls(module, function):
            b = Builder.before(call)
            high = b.shl(b.zext(call.args[0], ir.i64), ir.int_constant(ir.i64, 32))
            _replace(call, b.bitcast(b.or_(high, b.zext(call.args[1], ir.i64)), ir.f64))
    else:
        pointers = any(parameter.is_pointer for parameter in type.params)
        function.attributes = (*_PURE, "memory(argmem: readwrite)" if pointers else "memory(none)")


def _shuffle(module: Module, mode: str, type: str) -> Function:
    number = ir.f64 if type == "f64" else ir.f32
    name = f"__enzyme_cc_shuffle_{mode}_{type}"
    made = module.get_or_declare(name, ir.function_type(number, (number, ir.i32, ir.i32, ir.i32)))
    made.attributes = _EXCHANGE
    return made


def _shuffle_doubles(module: Module, function: Function, mode: str) -> None:
    """Give one of the functions of clang's headers, (mask, value, lane, width), the body that it stands for."""
    shuffle = _shuffle(module, mode, "f64")
    dbg = next((i.metadata["dbg"] for i in function.instructions() if "dbg" in i.metadata), None)
    function.remove_body()
    b = Builder(function.add_block("entry"))
    b.debug_location = dbg
    mask, value, lane, width = function.args
    clamp = b.shl(b.sub(ir.int_constant(ir.i32, 32), width), ir.int_constant(ir.i32, 8))
    if mode != "up":
        clamp = b.or_(clamp, ir.int_constant(ir.i32, 31))
    b.ret(b.call(shuffle, (value, mask, lane, clamp)))
