"""Puts requests with structures by value in terms of addresses.

For a function that takes or returns structures by value a function is made that takes their addresses, that of its
result last, and calls it. The request is for that one: a structure that is `enzyme_out` is duplicated, with a shadow of
zeros; so is the result, whose shadow is the tangent forwards, and one in every number backwards. In reverse mode in two
calls the first one returns the shadow of a result with pointers in it, and the second one is given the adjoint of one
with numbers in it. The hook's results are put together in memory as C lays out a structure of them, in the order that
call_sites.py has for numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.call_sites import one_of
from enzyme_cc.autodiff.facts.request_results import (
    declared_type,
    has_tangent,
    hook_result_type,
    out_type,
    results_text,
)
from enzyme_cc.autodiff.interface.by_reference import taking_addresses
from enzyme_cc.autodiff.interface.hooks import (
    ADJOINT,
    AUGMENTED,
    VIRTUAL,
    Request,
    RequestedArgument,
    hook_calls,
)
from enzyme_cc.autodiff.interface.refusals import (
    no_result,
    result_of_unknown_numbers,
    shadow_of_numbers,
    wrong_result,
)
from enzyme_cc.autodiff.interface.requests import read_request
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.autodiff.interface.structures import (
    GivenStructure,
    Structure,
    content_size,
    contents,
    returned_structure,
    scalars,
    structure_name,
)
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError
from enzyme_cc.ir import Builder, Module, Type, Value
from enzyme_cc.ir.invokes import give_own_successor


def take_structures(module: Module) -> list[Diagnostic]:
    """Put the requests of a module in terms of addresses. What is wrong with some of them, which stay, and warnings."""
    said: list[Diagnostic] = []
    for call, hook in list(hook_calls(module)):
        if hook == VIRTUAL:
            continue
        try:
            request = read_request(call, hook)
            if request.by_value:
                said += _InMemory(module, request).written()
        except DiagnosticError as problem:
            if not _is_read_later(call, hook):
                said += problem.diagnostics
    return said


def _is_read_later(call: ir.Call, hook: str) -> bool:
    """Whether reading the request again tells what is wrong with it."""
    try:
        read_request(call, hook)
    except DiagnosticError:
        return True
    return False


_WORDS = {"x86_fp80": "long double", "ptr": "void *"}


@dataclass
class _Part:
    """One of the results of a hook: where it lies, or the number that it is."""

    type: Type
    size: int
    align: int
    name: str = ""
    structure: Structure | None = None
    offset: int = 0


@dataclass
class _InMemory:
    """One request being put in terms of addresses."""

    module: Module
    request: Request
    parts: list[_Part] = field(default_factory=list)
    in_registers: int = 0
    """How many results are no structures."""

    def __post_init__(self) -> None:
        self.layout = self.module.datalayout
        self.result = returned_structure(self.request.function)
        self.b = Builder.before(self.request.call)

    def written(self) -> list[Diagnostic]:
        """Replace the call of the hook; warnings. Raises DiagnosticError."""
        request = self.request
        warnings = self._warnings()
        declared = declared_type(request)
        self._lay_out(declared)
        in_memory = [part for part in self.parts if part.structure is not None]
        end = max((part.offset + part.size for part in self.parts), default=0)
        if declared is not None and in_memory:
            self._check(declared, end)
        elif declared is not None and not self.parts:
            warnings.append(no_result(request))
        whole: Value | None = None
        if in_memory or (declared is not None and not self.parts):
            size = max(end, self.layout.size(declared) if declared is not None else 0)
            whole = request.result_pointer or self._local(ir.array_type(ir.i8, size), 16, "derivatives")
            self.b.memset(whole, ir.int_constant(ir.i8, 0), ir.int_constant(ir.i64, size))
        self._replace(whole, declared if whole is not None else None)
        return warnings

    def _warnings(self) -> list[Diagnostic]:
        """Of structures of pointers and numbers in registers, the derivatives of whose numbers go nowhere."""
        if self.request.is_forward or self.request.hook == ADJOINT:
            return []
        return [
            shadow_of_numbers(self.request, argument.parameter)
            for argument in self.request.arguments
            if argument.activity.has_shadow and (whole := argument.parameter.structure) is not None
            and isinstance(argument.shadows[0], GivenStructure) and argument.shadows[0].address is None
            and contents(whole, self.layout).numbers
        ]

    # ---- what the hook returns

    def _lay_out(self, declared: Type | None) -> None:
        """The results in their order, each where C has it in a structure of all of them."""
        request, function = self.request, self.request.function
        lanes = range(request.width)
        plain = function.function_type.ret
        returns = self.result is not None or not plain.is_void
        is_augmented = request.hook == AUGMENTED
        if is_augmented and request.tape is None:
            self._add(ir.ptr, None)
        if (request.primal_result or is_augmented) and returns:
            self._add(plain, self.result)
        if is_augmented or request.is_forward:
            if (self._has_returned_shadow() if is_augmented else self._has_tangent()) and not request.no_result:
                for _ in lanes:
                    self._add(plain, self.result)
        else:
            for argument in request.arguments:
                if argument.activity is Activity.OUT:
                    for _ in lanes:
                        type = argument.parameter.type
                        self._add(out_type(type, self.layout), _structure_of(argument, self.layout))
        end = 0
        for part in self.parts:
            part.offset = -(-end // part.align) * part.align
            end = part.offset + part.size
        self.in_registers = sum(part.structure is None for part in self.parts)
        if is_augmented and declared is not None:
            self._leave_out(content_size(declared, self.layout))

    def _leave_out(self, wanted: int) -> None:
        """Of a tape and what follows it, what nobody declares to want."""
        for count, part in enumerate(self.parts, 1):
            if part.offset + content_size(part.type, self.layout) == wanted:
                del self.parts[count:]

    def _has_tangent(self) -> bool:
        if self.result is not None:
            return self._is_active_result()
        return has_tangent(self.request.function.function_type.ret, self.layout)

    def _has_returned_shadow(self) -> bool:
        """Whether the forward sweep makes a shadow of the result that the caller can use."""
        if self.result is not None:
            return contents(self.result, self.layout).pointers
        return self.request.function.function_type.ret.is_pointer

    def _is_active_result(self) -> bool:
        assert self.result is not None
        held = contents(self.result, self.layout)
        return held.numbers or held.pointers or held.bytes

    def _add(self, type: Type, whole: Structure | None) -> None:
        if whole is not None:
            self.parts.append(_Part(whole.type, whole.size, whole.align, whole.name, whole))
        else:
            self.parts.append(_Part(type, self.layout.size(type), self.layout.align(type)))

    def _check(self, declared: Type, end: int) -> None:
        """Refuse a hook that is declared to return another structure."""
        layout = self.layout
        align = max(part.align for part in self.parts)
        whole = -(-end // align) * align
        last = self.parts[-1]
        least = last.offset + content_size(last.type, layout)
        wrong = not (least <= layout.size(declared) and content_size(declared, layout) <= whole)
        if self.request.result_pointer is not None:
            wrong |= layout.size(declared) != whole
        theirs = {at: type for at, type in scalars(declared, layout) if type.is_fp or type.is_pointer}
        for part in self.parts:
            for at, type in scalars(part.type, layout):
                found = theirs.get(part.offset + at)
                wrong |= (type.is_fp or type.is_pointer) and found is not None and found is not type
        if wrong:
            texts = [part.name or results_text(part.type) for part in self.parts]
            made = texts[0] if len(texts) == 1 else f"a structure of {', '.join(texts[:-1])} and {texts[-1]}"
            raise DiagnosticError(wrong_result(
                self.request, made, structure_name(declared) or results_text(declared), self._written()))

    def _written(self) -> str:
        """What the hook should return, as C writes it; empty where a structure has no name."""
        words = [part.name or _WORDS.get(str(part.type), str(part.type)) for part in self.parts]
        if any("{" in word or "[" in word or "<" in word for word in words):
            return ""
        return words[0] if len(words) == 1 else "struct { " + "".join(
            f"{word} {chr(ord('a') + place)}; " for place, word in enumerate(words)) + "}"

    # ---- the request in other words

    def _replace(self, whole: Value | None, declared: Type | None) -> None:
        request, call = self.request, self.request.call
        function = taking_addresses(self.module, request.function)
        args: list[Value] = [function]
        hidden = {"enzyme_primal_return"} if self.result is not None else set()
        args += [self._marker(flag) for flag in sorted(request.flags - hidden)]
        if request.width > 1:
            args += [self._marker("enzyme_width"), ir.int_constant(ir.i32, request.width)]
        places = iter([part for part in self.parts if part.structure is not None])
        primal = self._local_result(whole, places)
        shadows = [self._shadow_of_result(whole, places, lane) for lane in range(request.width)] if primal else []
        for argument in request.arguments:
            args += self._argument(argument, whole, places)
        if primal is not None:
            args += [self._marker("enzyme_dup"), primal, *shadows]
        elif request.hook == ADJOINT:
            args += request.seeds
        if request.tape is not None:
            args += [self._marker("enzyme_tape"), request.tape]
        if request.allocated is not None:
            args += [self._marker("enzyme_allocated"), request.allocated]
        if whole is None and request.result_pointer is not None:
            args.insert(0, request.result_pointer)
        made = self._called(args, call.type if whole is None else None)
        if isinstance(made, ir.Invoke):
            location, self.b = self.b.debug_location, Builder(give_own_successor(made), 0)
            self.b.debug_location = location
        if whole is not None:
            self._put_numbers(made, whole)
            if declared is not None and request.result_pointer is None:
                call.replace_all_uses_with(self.b.load(declared, whole))
        elif not call.type.is_void:
            call.replace_all_uses_with(made)
        call.remove()

    def _local_result(self, whole: Value | None, places) -> Value | None:
        """Where the result of the function goes."""
        if self.result is None:
            return None
        if self.request.hook == AUGMENTED or self.request.primal_result:
            part = next(places, None)
            if part is not None:
                return self._at(whole, part)
        return self._zeros(self.result, "result")

    def _zeros(self, structure: Structure, name: str) -> Value:
        made = self._local(structure.type, structure.align, name)
        self.b.memset(made, ir.int_constant(ir.i8, 0), ir.int_constant(ir.i64, structure.size))
        return made

    def _shadow_of_result(self, whole: Value | None, places, lane: int) -> Value:
        """The tangent, what the forward sweep makes, or the adjoint: what is given, or one in every number, that of
        the sum of all of them."""
        request, result = self.request, self.result
        assert result is not None
        if (request.is_forward or request.hook == AUGMENTED) and not request.no_result:
            returned = self._has_tangent() if request.is_forward else self._has_returned_shadow()
            part = next(places, None) if returned else None
            if part is not None:
                return self._at(whole, part)
        if (request.is_forward or request.hook == AUGMENTED) or request.no_result:
            return self._zeros(result, "shadow")
        if request.hook == ADJOINT and not request.seeds:
            return self._zeros(result, "seed")
        seed = self._local(result.type, result.align, "seed")
        size = ir.int_constant(ir.i64, result.size)
        if request.hook == ADJOINT:
            self.b.memcpy(seed, self._in_memory(result, request.seeds[lane]), size)  # the sweep leaves zeros there
            return seed
        if contents(result, self.layout).bytes:
            raise DiagnosticError(result_of_unknown_numbers(request))
        name = self.module.unique_name(f"__enzyme_cc.seed.{request.function.name}")
        ones = self.module.add_global(name, result.type, one_of(result.type), constant=True)
        self.b.memcpy(seed, ones, size)
        return seed

    def _argument(self, argument: RequestedArgument, whole: Value | None, places) -> list[Value]:
        primal = self._address(argument, argument.primal)
        by_value = _structure_of(argument, self.layout)
        if by_value is not None and argument.activity is Activity.OUT:
            lanes = range(self.request.width)
            if self.request.hook == AUGMENTED:  # the adjoint has the sums
                shadows = [self._zeros(by_value, "shadow") for _ in lanes]
            else:
                shadows = [self._at(whole, next(places)) for _ in lanes]
            return [self._marker("enzyme_dup"), primal, *shadows]
        marker = {Activity.CONST: "enzyme_const", Activity.OUT: "enzyme_out", Activity.DUP_NONEED: "enzyme_dupnoneed"
                  }.get(argument.activity, "enzyme_dup")
        if argument.stride is not None:
            return [self._marker(f"{marker}v"), argument.stride, primal, *argument.shadows]
        return [self._marker(marker), primal, *(self._address(argument, s) for s in argument.shadows)]

    def _address(self, argument: RequestedArgument, given: Value) -> Value:
        """The value of an argument, of a structure its address."""
        if not isinstance(given, GivenStructure):
            return given
        whole = argument.parameter.structure
        assert whole is not None
        if given.address is not None:
            if given is argument.primal and self.request.call.args.count(given.address) > 1:
                copy = self._local(whole.type, whole.align, "structure")  # each has its own
                self.b.memcpy(copy, given.address, ir.int_constant(ir.i64, whole.size))
                return copy
            return given.address
        return self._in_memory(whole, given)

    def _in_memory(self, whole: Structure, given: Value) -> Value:
        """The address of a structure, of pieces that of a copy."""
        assert isinstance(given, GivenStructure)
        if given.address is not None:
            return given.address
        size = max(whole.size, *(at + self.layout.store_size(piece.type) for at, piece in given.pieces))
        type = whole.type if size == whole.size else ir.array_type(ir.i8, size)
        local = self._local(type, whole.align, "structure")
        for at, piece in given.pieces:
            self.b.store(piece, self.b.gep(ir.i8, local, (ir.int_constant(ir.i64, at),)), align=1)
        return local

    def _local(self, type: Type, align: int, name: str) -> Value:
        """A variable of the function that calls the hook."""
        entry = Builder(self.b.function.entry, 0)
        made = entry.alloca(type, align=align, name=name)
        if self.b.block is entry.block and self.b.index is not None:
            self.b.index += 1
        return made

    def _at(self, whole: Value | None, part: _Part) -> Value:
        assert whole is not None
        return self.b.gep(ir.i8, whole, (ir.int_constant(ir.i64, part.offset),))

    def _marker(self, name: str) -> Value:
        found = self.module.globals.get(name)
        return found or self.module.add_global(name, ir.i32, None, linkage="external")

    def _called(self, args: list[Value], type: Type | None) -> ir.Call:
        """The call of the hook with other arguments, in place of the old one; `type` is what it returns, if not what
        the derivative does."""
        call = self.request.call
        attributes: list[tuple[str, ...]] = [()] * len(args)
        if type is not None and self.request.result_pointer is not None:
            attributes[0] = call.arg_attributes[0]
        made = self._insert(args, attributes, type or ir.void)
        if type is None:
            returned = hook_result_type(read_request(made, self.request.hook))
            if not returned.is_void:
                made.remove()
                made = self._insert(args, attributes, returned)
        return made

    def _insert(self, args: list[Value], attributes: list, type: Type) -> ir.Call:
        call = self.request.call
        function_type = ir.function_type(type, [arg.type for arg in args])
        if not isinstance(call, ir.Invoke):
            return self.b.call(call.callee, args, function_type, arg_attributes=attributes)
        made = ir.Invoke(function_type, call.callee, args, arg_attributes=attributes,
                         destinations=(call.normal_dest, call.unwind_dest), opcode="invoke")
        self.b.insert(made)
        return made

    def _put_numbers(self, made: ir.Call, whole: Value) -> None:
        """Put the results that are numbers beside those that are structures."""
        numbers = [part for part in self.parts if part.structure is None]
        for index, part in enumerate(numbers):
            alone = self.in_registers == 1
            self.b.store(made if alone else self.b.extract_value(made, index), self._at(whole, part))


def _structure_of(argument: RequestedArgument, layout: ir.DataLayout) -> Structure | None:
    """The structure by value that an argument is."""
    if argument.of_class is not None:
        type = argument.of_class
        return Structure(type, layout.size(type), layout.align(type), structure_name(type))
    return argument.parameter.structure
