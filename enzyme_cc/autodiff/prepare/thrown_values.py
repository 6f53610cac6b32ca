"""Exceptions as ordinary control flow: what is thrown and caught inside of a slice is a value, and both sweeps of a
derivative go the way that the program went, no further than it came.

Functions that a `try` with a `catch` reaches (`inside`) return when an exception leaves them, with the exception set
aside in a variable of the run time (runtime/exceptions.c); behind each call that may reach one it is asked whether one
is on its way. From all other functions an exception leaves as it ever did. A handler is found by throwing the
exception once more in a function that has the clauses of the landing pad: the language's own run time decides.

Code that is not ours throws in earnest. Calls of it are marked, and get a function that catches in their place when
derivatives are made (`catch_of_others`): until then analyses see what the program calls.

`new` that finds no memory is no exception here: it leaves the derivative, whatever the program would do.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare.parallel_regions import PARALLEL
from enzyme_cc.autodiff.prepare.thread_marks import THREAD
from enzyme_cc.ir import BasicBlock, Builder, Function, Module, Type, Value
from enzyme_cc.ir.catches import CATCH, INACTIVE, MATCH, PUT, RAISE, TAKE, TEXT, THROWN
from enzyme_cc.ir.exceptions import LandingPad, Resume
from enzyme_cc.ir.invokes import (
    call_instead,
    catches_want_of_memory,
    catching_pads,
    drop_cleanups,
    drop_unwinding_of,
)
from enzyme_cc.ir.structure import remove_unreachable_blocks, split_block, terminator_of
from enzyme_cc.rules import functions as kinds
from enzyme_cc.rules import known, lookup

THROWS = '"enzyme_cc_throws"'
"""Marks calls of code that is not ours and may throw, where that is to be caught."""

_CXX = "__gxx_personality_v0"
_TYPE_NUMBER = "llvm.eh.typeid.for"
_CLEANUP = -1
"""The selector of an exception that no clause of the pad catches."""
_PAD = ir.struct_type([ir.ptr, ir.i32])
_THROWING = ("__cxa_throw", "__cxa_rethrow", "_d_throw_exception")
_CALLING_BACK = (kinds.CALLBACK, kinds.SORT, kinds.SEARCH)
_OF_SUCCESS = ("noreturn", "willreturn", "memory(", "readnone", "readonly", "nofree", "nosync")
"""Promises that do not hold of a function that returns with an exception set aside."""


def reached_by_tries(module: Module, roots: Iterable[Function]) -> set[Function]:
    """The functions whose exceptions a `catch` of one of the given functions may meet: those need their cleanups."""
    functions = list(roots)
    inside = _inside(functions, functions, set())
    return inside | {function for function in functions if catching_pads(function)} if inside else set()


def catch_in_registers(module: Module, program: Module, opaque: set[str], left_alone: set[str]) -> ir.Constant | None:
    """Take all landing pads out of the functions of a slice of a program; the personality with which others' code is
    to be caught, None if nothing is.

    `opaque` are functions of the program itself that are called, `left_alone` those that others call.
    """
    functions = [function for function in module.functions.values() if function.has_body and function.blocks]
    opened = [function for function in functions if not _is_opaque(function, opaque)]
    for function in opened:
        drop_unwinding_of(function, catches_want_of_memory)
    alone = {module.functions[name] for name in left_alone if name in module.functions}
    alone |= {f for f in functions if f not in opened} | _called_by_others(functions)
    taken = [f for f in opened if f.name.startswith(COPY) and f.linkage == "external"]
    inside = _inside(opened, taken, alone)
    for function in functions:
        if function not in inside:
            drop_cleanups(function)
    personality = None
    catchers = [function for function in opened if function in inside or catching_pads(function)]
    for function in catchers:
        if function.personality is not None and (personality is None or function.personality.ref() == "@" + _CXX):
            personality = function.personality
    if personality is None:
        return None
    types = {function.function_type for function in inside if function in taken}
    numbers: dict[str, int] = {}
    for function in functions:
        if all(kind == "catch" for pad in _pads(function) for kind in _landing_pad(pad).clauses):
            _Lowering(module, program, function, inside, types, opaque, numbers).run()
    return personality


def catch_of_others(module: Module, personality: ir.Constant | None) -> None:
    """Let each marked call be made by a function that catches."""
    made: dict[object, Function] = {}
    if personality is None:
        return
    for function in list(module.functions.values()):
        for call in [i for i in function.instructions() if isinstance(i, ir.Call)] if function.has_body else ():
            if THROWS in call.fn_attributes:
                args = list(call.args) if call.called_function is not None else [*call.args, call.callee]
                key = (call.called_function, tuple(a.type for a in args), str(call.arg_attributes), call.cc)
                if key not in made:
                    made[key] = _catching(module, call, personality)
                b = Builder.before(call)
                call.replace_all_uses_with(b.call(made[key], args))
                call.remove()


def raise_what_was_thrown(module: Module, b: Builder) -> None:
    """At the end of an entry function: let an exception that left the derivative leave it in earnest."""
    if PUT not in module.functions:
        return
    block = b.block
    assert block is not None and block.parent is not None
    thrown, fine = block.parent.add_block("thrown"), block.parent.add_block("fine")
    b.cond_br(b.icmp("ne", b.call(_runtime(module, THROWN), ()), ir.int_constant(ir.i32, 0)), thrown, fine)
    b.position_at_end(thrown)
    b.call(_raise(module), (b.call(_runtime(module, TAKE), ()),))
    b.unreachable()
    b.position_at_end(fine)


# ---- which functions, which calls


def _inside(functions: list[Function], taken: list[Function], alone: set[Function]) -> set[Function]:
    inside: set[Function] = set()
    types: set[ir.FunctionType] = set()
    work: list[ir.Call] = []
    for function in functions:
        pads = catching_pads(function)
        for block in function.blocks if pads else ():
            terminator = block.terminator
            if isinstance(terminator, ir.Invoke) and terminator.unwind_dest in pads:
                work.append(terminator)
    while work:
        call = work.pop()
        if not _unwinds(call):
            continue
        callee = call.called_function
        found = [] if callee is None else [callee]
        if callee is None and call.function_type not in types:
            types.add(call.function_type)
            found = [f for f in taken if f.function_type is call.function_type]
        for function in found:
            if function.has_body and function not in inside | alone and "nounwind" not in function.attributes:
                inside.add(function)
                work += [i for i in function.instructions() if isinstance(i, ir.Call)]
    return inside


def _is_opaque(function: Function, opaque: set[str]) -> bool:
    return function.name.removeprefix(COPY) in opaque


def _called_by_others(functions: list[Function]) -> set[Function]:
    """What library functions and new threads call: exceptions would have to pass them."""
    found: set[Function] = set()
    for function in functions:
        for call in function.instructions():
            if not isinstance(call, ir.Call) or call.called_function is None:
                continue
            if {PARALLEL, THREAD} & set(call.fn_attributes):
                found.add(call.called_function)
            elif not call.called_function.has_body:
                for argument in call.args:
                    if isinstance(argument, Function):
                        copy = function.parent.functions.get(COPY + argument.name)
                        found |= {copy} if copy is not None else set()
    return found


def _unwinds(call: ir.Call) -> bool:
    callee = call.called_function
    return not (
        "nounwind" in call.fn_attributes
        or isinstance(call.callee, ir.InlineAsm)
        or {PARALLEL, THREAD} & set(call.fn_attributes)
        or (callee is not None and "nounwind" in callee.attributes)
    )


def _throws_in_earnest(call: ir.Call, opaque: set[str]) -> bool:
    """Whether a call may run code that is not ours and throws. Functions of C do not."""
    callee = call.called_function
    if not _unwinds(call) or callee is None:
        return _unwinds(call)
    if callee.has_body:
        return _is_opaque(callee, opaque)
    name = callee.name
    if name.startswith(("llvm.", "__enzyme_")) or lookup(name) is not None:
        return False
    info = known(name)
    if info is None or info.noreturn or info.kind in _CALLING_BACK or name in _THROWING:
        return True
    return info.kind == kinds.INACTIVE and name.startswith("_") and not name.startswith("__cxa_")


def _is_standard(clause: Value, program: Module) -> bool:
    """Whether a clause catches no class that is not derived from std::exception."""
    while isinstance(clause, ir.GlobalVariable) and clause.name.startswith(("_ZTIN", *(f"_ZTI{n}" for n in range(10)))):
        if clause.name.startswith("_ZTINSt"):
            return True
        table = program.globals[clause.name].initializer if clause.name in program.globals else None
        if not isinstance(table, ir.ConstantAggregate) or len(table.elements) != 3:
            return False  # a class without a base, or with several
        clause = table.elements[2]
    return True


def _call_for_texts(module: Module, function: Function) -> None:
    """`what()` of caught exceptions gives text, whichever class says it."""
    for call in list(function.instructions()):
        if isinstance(call, ir.Call) and call.called_function is None and call.type.is_pointer and len(call.args) == 1:
            value = call.args[0]
            if isinstance(value, ir.Call) and value.called_name == CATCH and _is_entry(call.callee, value, _WHAT):
                b = Builder.before(call)
                call.replace_all_uses_with(b.call(_runtime(module, TEXT), (call.callee, value)))
                call.remove()


_WHAT = 16
"""Where the address of `what` lies in the tables of std::exception and what is derived from it."""


def _is_entry(pointer: Value, this: Value, place: int) -> bool:
    """Whether a function is loaded from a place in an object's table of virtual functions."""
    if not isinstance(pointer, ir.Load) or not isinstance(pointer.pointer, ir.GetElementPtr):
        return False
    step = pointer.pointer
    table, size = step.operands[0], 8 if step.source_type.is_pointer else 1
    return (
        len(step.operands) == 2
        and isinstance(step.operands[1], ir.ConstantInt)
        and step.operands[1].value * size == place
        and isinstance(table, ir.Load) and table.pointer is this
    )


# ---- lowering


def _pads(function: Function) -> list[BasicBlock]:
    return [block for block in function.blocks if isinstance(block.instructions[block.first_non_phi], LandingPad)]


def _landing_pad(block: BasicBlock) -> LandingPad:
    pad = block.instructions[block.first_non_phi]
    assert isinstance(pad, LandingPad)
    return pad


class _Lowering:
    """The lowering of one function. `types` are those of functions inside that calls through pointers may reach."""

    def __init__(
        self, module: Module, program: Module, function: Function, inside: set[Function],
        types: set[ir.FunctionType], opaque: set[str], numbers: dict[str, int],
    ) -> None:
        self.program = program
        self.module = module
        self.function = function
        self.inside = inside
        self.types = types
        self.opaque = opaque
        self.numbers = numbers
        self._passing: BasicBlock | None = None

    def run(self) -> None:
        function = self.function
        pads = _pads(function)
        if all(_is_standard(clause, self.program) for pad in pads for clause in _landing_pad(pad).operands):
            _call_for_texts(self.module, function)
        is_inside = function in self.inside
        asked: set[ir.Instruction] = set()
        for block in list(function.blocks):
            terminator = terminator_of(block)
            if isinstance(terminator, ir.Invoke):
                asked.add(self._caught(block, terminator))
        for block in list(function.blocks):
            for index in range(len(block.instructions) - 1, -1, -1):
                call = block.instructions[index]
                if not isinstance(call, ir.Call) or call in asked:
                    continue
                in_earnest = is_inside and _throws_in_earnest(call, self.opaque)
                if in_earnest:
                    call.fn_attributes += (THROWS,)
                if in_earnest or self._throws_values(call):
                    self._forget_promises(call)
                    rest = split_block(block, index + 1, "returned")
                    self._ask(block, call, self._pass_on(), rest)
        for pad in pads:
            self._take(pad)
        for call in [i for i in function.instructions() if isinstance(i, ir.Call)]:
            if call.called_name.startswith(_TYPE_NUMBER):
                call.replace_all_uses_with(ir.int_constant(ir.i32, self._number(call.args[0])))
                call.remove()
        for block in list(function.blocks):
            resume = terminator_of(block)
            if isinstance(resume, Resume):
                builder = Builder.before(resume)
                exception = builder.extract_value(resume.operands[0], 0)
                resume.remove()
                self._leave(block, exception, builder.debug_location)
        if pads or is_inside or self._passing is not None:
            function.personality = None
            function.attributes = tuple(a for a in function.attributes if not a.startswith(_OF_SUCCESS))
            remove_unreachable_blocks(function)
        if is_inside:
            function.ret_attributes = tuple(a for a in function.ret_attributes if a in ("signext", "zeroext", "inreg"))
            for argument in function.args:
                argument.attributes = tuple(a for a in argument.attributes if a != "returned")

    def _throws_values(self, call: ir.Call) -> bool:
        callee = call.called_function
        if not _unwinds(call):
            return False
        return call.function_type in self.types if callee is None else callee in self.inside

    def _caught(self, block: BasicBlock, invoke: ir.Invoke) -> ir.Call:
        """A call in place of an invoke, and the question behind it that leads to the pad."""
        in_earnest = _throws_in_earnest(invoke, self.opaque)
        throws = in_earnest or self._throws_values(invoke)
        pad, normal = invoke.unwind_dest, invoke.normal_dest
        arriving = [(phi, phi.incoming_for(block)) for phi in pad.phis] if throws else []
        call = call_instead(invoke)
        if throws:
            if in_earnest:
                call.fn_attributes += (THROWS,)
            self._forget_promises(call)
            self._ask(block, call, pad, normal)
            for phi, value in arriving:
                phi.add_incoming(value, block)
        return call

    def _forget_promises(self, call: ir.Call) -> None:
        call.tail = None
        call.fn_attributes = tuple(a for a in call.fn_attributes if not a.startswith(_OF_SUCCESS))
        call.ret_attributes = tuple(a for a in call.ret_attributes if a in ("signext", "zeroext", "inreg"))

    def _ask(self, block: BasicBlock, call: ir.Call, thrown: BasicBlock, fine: BasicBlock) -> None:
        """Instead of the branch that ends a block: whether an exception is on its way."""
        terminator_of(block).remove()
        builder = Builder(block)
        builder.debug_location = call.metadata.get("dbg")
        answer = builder.call(_runtime(self.module, THROWN), ())
        builder.cond_br(builder.icmp("ne", answer, ir.int_constant(ir.i32, 0)), thrown, fine)

    def _pass_on(self) -> BasicBlock:
        """The block in which an exception leaves the function."""
        if self._passing is None:
            block = self._passing = self.function.add_block(self.function.unique_name("thrown"))
            self._leave(block, Builder(block).call(_runtime(self.module, TAKE), ()), None)
        return self._passing

    def _leave(self, block: BasicBlock, exception: Value, location: object) -> None:
        builder = Builder(block)
        builder.debug_location = location  # type: ignore[assignment]  # metadata of an instruction
        if self.function not in self.inside:
            builder.call(_raise(self.module), (exception,))
            builder.unreachable()
            return
        builder.call(_runtime(self.module, PUT), (exception,))
        result = self.function.function_type.ret
        builder.ret(None if result.is_void else ir.zero(result))

    def _take(self, block: BasicBlock) -> None:
        """A landing pad is the exception that was set aside, and which clause it meets."""
        pad = _landing_pad(block)
        builder = Builder.before(pad)
        exception = builder.call(_runtime(self.module, TAKE), ())
        met: Value = ir.int_constant(ir.i32, _CLEANUP)
        if pad.operands and isinstance(pad.operands[0], ir.ConstantNull):
            met = ir.int_constant(ir.i32, self._number(pad.operands[0]))
        elif pad.operands:
            met = builder.call(self._match(pad), (exception,))
        both = builder.insert_value(builder.insert_value(ir.poison(pad.type), exception, 0), met, 1)
        pad.replace_all_uses_with(both)
        pad.remove()

    def _number(self, type_info: Value) -> int:
        return self.numbers.setdefault(type_info.ref(), len(self.numbers) + 1)

    def _match(self, pad: LandingPad) -> Function:
        """The function that tells which clause of a pad an exception meets."""
        assert self.function.personality is not None
        name = MATCH + ".".join(str(self._number(clause)) for clause in pad.operands)
        made = self.module.functions.get(name)
        if made is not None:
            return made
        made = Function.create(self.module, name, ir.function_type(ir.i32, [ir.ptr]), "internal")
        made.attributes = (INACTIVE, "noinline", "uwtable")
        made.personality = self.function.personality
        entry, over, caught = (made.add_block(n) for n in ("entry", "over", "caught"))
        entry.append(ir.Invoke(
            _AGAIN, self.module.get_or_declare("_Unwind_Resume_or_Rethrow", _AGAIN), made.args,
            destinations=(over, caught), opcode="invoke"))
        Builder(over).ret(ir.int_constant(ir.i32, _CLEANUP))
        clauses = list(zip(pad.clauses, pad.operands, strict=True))
        here = LandingPad(_PAD, [*clauses, ("catch", _anything(self.module, made.personality))], True)
        caught.append(here)
        builder = Builder(caught)
        met: Value = ir.int_constant(ir.i32, _CLEANUP)
        found = builder.extract_value(here, 1)
        type_number = self.module.get_or_declare(f"{_TYPE_NUMBER}.p0", ir.function_type(ir.i32, [ir.ptr]))
        for _, type_info in reversed(clauses):
            number = ir.int_constant(ir.i32, self._number(type_info))
            if isinstance(type_info, ir.ConstantNull):  # catch (...)
                met = number
                continue
            same = builder.icmp("eq", found, builder.call(type_number, (type_info,)))
            met = builder.select(same, number, met)
        builder.ret(met)
        return made


_AGAIN = ir.function_type(ir.i32, [ir.ptr])
_TYPES: dict[str, tuple[Type, tuple[Type, ...]]] = {
    THROWN: (ir.i32, ()), TAKE: (ir.ptr, ()), PUT: (ir.void, (ir.ptr,)),
    TEXT: (ir.ptr, (ir.ptr, ir.ptr)),
}


def _runtime(module: Module, name: str) -> Function:
    return module.get_or_declare(name, ir.function_type(*_TYPES[name]), ("nounwind",))


def _raise(module: Module) -> Function:
    """The function that throws in earnest; nobody catches: the end of the program, as the language wants it."""
    made = module.functions.get(RAISE)
    if made is None:
        made = Function.create(module, RAISE, ir.function_type(ir.void, [ir.ptr]), "internal")
        made.attributes = (INACTIVE, "noinline", "noreturn", "cold", "uwtable")
        builder = Builder(made.add_block("entry"))
        builder.call(module.get_or_declare("_Unwind_Resume_or_Rethrow", _AGAIN), made.args)
        if "__cxa_begin_catch" in module.functions:
            begin = module.functions["__cxa_begin_catch"]
            builder.call(begin, made.args)
            builder.call(module.get_or_declare("_ZSt9terminatev", ir.function_type(ir.void, [])), ())
        builder.unreachable()
    return made


def _anything(module: Module, personality: ir.Constant) -> Value:
    """What catches all that the language throws. D's personality takes a clause without a class for a broken table,
    and ends the process."""
    if personality.ref() != "@_d_eh_personality":
        return ir.null()
    return module.globals.get(_THROWABLE) or module.add_global(_THROWABLE, ir.i8, linkage="external")


_THROWABLE = "_D6object9Throwable7__ClassZ"


def _catching(module: Module, call: ir.Call, personality: ir.Constant) -> Function:
    """A function that makes a call and sets aside what it throws."""
    callee = call.called_function
    params = [a.type for a in call.args] + ([] if callee is not None else [ir.ptr])
    made = Function.create(
        module, module.unique_name("__enzyme_cc.try." + (callee.name if callee is not None else "pointer")),
        ir.function_type(call.type, params), "internal",
    )
    made.attributes = ("uwtable",)
    made.personality = personality
    entry, fine, caught = (made.add_block(n) for n in ("entry", "fine", "caught"))
    invoke = ir.Invoke(
        call.function_type, callee if callee is not None else made.args[-1], made.args[: call.arg_count],
        None if call.type.is_void else "result", cc=call.cc, ret_attributes=call.ret_attributes,
        arg_attributes=call.arg_attributes, fn_attributes=tuple(a for a in call.fn_attributes if a != THROWS),
        destinations=(fine, caught), opcode="invoke",
    )
    entry.append(invoke)
    Builder(fine).ret(None if call.type.is_void else invoke)
    pad = LandingPad(_PAD, [("catch", _anything(module, personality))], False)
    caught.append(pad)
    builder = Builder(caught)
    builder.call(_runtime(module, PUT), (builder.extract_value(pad, 0),))
    builder.ret(None if call.type.is_void else ir.zero(call.type))
    return made
