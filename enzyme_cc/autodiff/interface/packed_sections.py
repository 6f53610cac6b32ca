"""Sections in the two halves of reverse mode, which must lie where they are in both.

flang packs a section with strides for a call: its memory is gone afterwards, and what the tape says of it leads
elsewhere. So it is told that the section is contiguous, where the procedure goes by the strides in the descriptor;
these must then be the same in the shadow's. To a dummy of explicit shape packed memory is handed over as long as its
address stays in registers, which the second call then gives anew. Else, and where a dummy is CONTIGUOUS, the program
ends with a message.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.descriptor_headers import is_descriptor, rank_of
from enzyme_cc.autodiff.interface.described_arguments import packing_before, packing_of
from enzyme_cc.autodiff.interface.hooks import Request
from enzyme_cc.ir import Builder, Function, Module, Type, Value
from enzyme_cc.rules import known, lookup
from enzyme_cc.rules.blas_names import is_name

_DIMENSIONS, _STRIDE = 7, 2
_PACKED = (b"enzyme-cc: a section with strides is packed for the procedure, which cannot be done for a derivative in "
           b"two calls: give it contiguous memory\n")
_STRIDES = b"enzyme-cc: the shadow of a section has other strides than the section, in a derivative in two calls\n"


def keep_in_place(request: Request) -> None:
    """Let what one of the halves is handed lie in the program's own memory."""
    module: Module = request.function.parent  # type: ignore[assignment]  # a whole module, outside of ir
    for index, descriptors in request.shapes.items():
        packing = [question for descriptor in descriptors for question in packing_of(descriptor)]
        if packing and _ignores_strides(request.function.args[index], set()):
            _refuse_packing(module, packing)
            continue
        for question in packing:
            question.replace_all_uses_with(ir.int_constant(ir.i1, 1))
        rank = rank_of(described_type(descriptors[0]))
        for shadow in descriptors[1:] if packing and rank else ():
            Builder.before(request.call).call(_same_strides(module, rank), (descriptors[0], shadow))
    for index, descriptors in request.addresses.items():
        packing = [question for descriptor in descriptors for question in packing_of(descriptor)]
        if packing and _is_kept(request.function.args[index], set()):
            _refuse_packing(module, packing)


def check_addresses(request: Request) -> None:
    """Likewise of a hook without explicit interface, which is handed addresses only."""
    module: Module = request.function.parent  # type: ignore[assignment]  # a whole module, outside of ir
    for argument in request.arguments if request.is_half else ():
        packing = [question for value in (argument.primal, *argument.shadows) for question in packing_before(value)]
        parameter = argument.parameter.first
        if packing and parameter.type.is_pointer and _is_kept(request.function.args[parameter.index], set()):
            _refuse_packing(module, packing)


def described_type(descriptor: Value) -> Type:
    """The type of the descriptor that flang makes for a call, also where it may be null."""
    values = [value for value, _ in descriptor.incoming] if isinstance(descriptor, ir.Phi) else [descriptor]
    return next(value.allocated_type for value in values if isinstance(value, ir.Alloca))


# ---- what a procedure does


def _parameters(call: ir.Call, pointer: Value) -> list[ir.Argument] | None:
    """What a value becomes in the function that a call calls, None if its code is not at hand."""
    callee = call.called_function
    if callee is None or not callee.has_body:
        return None
    assert callee.blocks is not None  # read now
    return [p for p, a in zip(callee.args, call.args, strict=False) if a is pointer]


def _ignores_strides(descriptor: Value, seen: set[Value]) -> bool:
    """Whether a procedure takes what a descriptor describes for contiguous, as it does of a CONTIGUOUS dummy: elements
    of others are addressed in bytes."""
    if descriptor in seen:
        return False
    seen.add(descriptor)
    for user in descriptor.users:
        if isinstance(user, (ir.Phi, ir.Select)):
            if _ignores_strides(user, seen):
                return True
        elif isinstance(user, ir.GetElementPtr):
            path = [i.value if isinstance(i, ir.ConstantInt) else None for i in user.operands[1:]]
            if path == [0, 0] and any(_is_counted(base, descriptor) for base in user.users):
                return True
        elif isinstance(user, ir.Load):
            copies = [store.pointer for store in user.users if isinstance(store, ir.Store)]
            if (_is_counted(user, descriptor) if user.type.is_pointer else any(
                    _ignores_strides(copy, seen) for copy in copies)):
                return True
        elif isinstance(user, ir.Call):
            copies = [user.args[0]] if (user.called_name or "").startswith("llvm.memcpy.") else []
            copies += _parameters(user, descriptor) or []
            if any(_ignores_strides(each, seen) for each in copies):
                return True
    return False


def _is_counted(base: Value, descriptor: Value) -> bool:
    """Whether elements are counted from an address, not bytes, or whether it is handed on as that of the first one."""
    for user in base.users if isinstance(base, ir.Load) else ():
        if isinstance(user, ir.GetElementPtr) and user.source_type is not ir.i8:
            return True
        if isinstance(user, ir.Call) and not (user.called_name or "").startswith(("llvm.", "_Fortran")):
            return True
        if isinstance(user, ir.InsertValue) and not _uses_strides(descriptor):
            return True
    return False


def _uses_strides(descriptor: Value) -> bool:
    """Whether the strides in a descriptor are made use of."""
    for user in descriptor.users:
        if isinstance(user, ir.GetElementPtr) and is_descriptor(user.source_type):
            path = [i.value if isinstance(i, ir.ConstantInt) else None for i in user.operands[1:]]
            if len(path) == 4 and path[1] == _DIMENSIONS and path[3] == _STRIDE and any(
                    load.users for load in user.users):
                return True
    return False


def _is_kept(pointer: Value, seen: set[Value]) -> bool:
    """Whether a procedure may put an address into memory, as into a descriptor for another procedure."""
    if pointer in seen:
        return False
    seen.add(pointer)
    for user in pointer.users:
        if isinstance(user, (ir.GetElementPtr, ir.Phi, ir.Select, ir.Cast)):
            if _is_kept(user, seen):
                return True
        elif isinstance(user, ir.InsertValue) or (isinstance(user, ir.Store) and user.value is pointer):
            return True
        elif isinstance(user, ir.Call):
            parameters = _parameters(user, pointer)
            if any(_is_kept(parameter, seen) for parameter in parameters or ()):
                return True
            if parameters is None and not _only_reads_now(user.called_function):
                return True
    return False


def _only_reads_now(function: Function | None) -> bool:
    """Whether a library function keeps no address beyond its call."""
    return function is not None and (function.name.startswith(("llvm.", "_Fortran")) or bool(
        lookup(function.name) or known(function.name) or is_name(function.name)))


# ---- checks in the program


def _refuse_packing(module: Module, packing: list[ir.Call]) -> None:
    """End the program where a section is packed."""
    for question in packing:
        builder = Builder()
        builder.position_after(question)
        builder.debug_location = Builder.before(question).debug_location
        builder.call(_unless(module), (question,))


def _unless(module: Module) -> Function:
    """(contiguous): ends the program if not."""
    name = "enzyme_cc.contiguous"
    found = module.functions.get(name)
    if found is None:
        found = Function.create(module, name, ir.function_type(ir.void, (ir.i1,)), "internal")
        blocks = [found.add_block(each) for each in ("entry", "wrong", "done")]
        Builder(blocks[0]).cond_br(found.args[0], blocks[2], blocks[1])
        _end(module, Builder(blocks[1]), _PACKED)
        Builder(blocks[2]).ret()
    return found


def _same_strides(module: Module, rank: int) -> Function:
    """(descriptor, that of the shadow): ends the program if strides differ in some dimension of several elements."""
    name = f"enzyme_cc.same_strides.{rank}"
    found = module.functions.get(name)
    if found is not None:
        return found
    made = Function.create(module, name, ir.function_type(ir.void, (ir.ptr, ir.ptr)), "internal")
    entry, compare, wrong, done = (made.add_block(each) for each in ("entry", "compare", "wrong", "done"))
    b = Builder(entry)
    null = ir.null()
    b.cond_br(b.or_(b.icmp("eq", made.args[0], null), b.icmp("eq", made.args[1], null)), done, compare)
    b = Builder(compare)
    differs: Value = ir.int_constant(ir.i1, 0)
    for dimension in range(rank):
        extent, stride = (24 + 24 * dimension + 8 * number for number in (1, 2))
        first, second = (_load(b, descriptor, stride) for descriptor in made.args)
        is_long = b.icmp("sgt", _load(b, made.args[0], extent), ir.int_constant(ir.i64, 1))
        differs = b.or_(differs, b.and_(is_long, b.icmp("ne", first, second)))
    b.cond_br(differs, wrong, done)
    _end(module, Builder(wrong), _STRIDES)
    Builder(done).ret()
    return made


def _load(b: Builder, pointer: Value, at: int) -> Value:
    return b.load(ir.i64, b.gep(ir.i8, pointer, (ir.int_constant(ir.i64, at),)))


def _end(module: Module, b: Builder, text: bytes) -> None:
    constant = ir.array_of_bytes(text)
    message = module.add_global(module.unique_name("enzyme_cc.message"), constant.type, constant, constant=True)
    write = module.get_or_declare("write", ir.function_type(ir.i64, (ir.i32, ir.ptr, ir.i64)))
    b.call(write, (ir.int_constant(ir.i32, 2), message, ir.int_constant(ir.i64, len(text))))
    b.call(module.get_or_declare("abort", ir.function_type(ir.void, ())), ())
    b.insert(ir.Unreachable())
