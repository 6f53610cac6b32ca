"""What takes the place of requests in a sanitized program: the function itself, with labels on what is active."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from enzyme_cc import c_sources, ir
from enzyme_cc.autodiff.facts.request_results import entry_result_type
from enzyme_cc.autodiff.interface.hooks import FORWARD, VIRTUAL, Request
from enzyme_cc.autodiff.interface.refusals import hook_word, location_of
from enzyme_cc.autodiff.sanitize.instrumented import Instrumented
from enzyme_cc.autodiff.sanitize.labels import RUNTIME, SANITIZED, lanes_of, runtime_call
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, error
from enzyme_cc.ir import Builder, Function, Module, Type, Value

_RUNTIME = "autodiff/sanitize/runtime.c"


@dataclass
class Sanitized:
    """The functions, and the names of what takes the requests' places."""

    module: Module
    names: list[str] = field(default_factory=list)


def sanitized(program: Module, requests: Sequence[Request], first: int, text: str) -> Sanitized:
    """Of the requests' slice, as text: each request's function, followed. Raises DiagnosticError."""
    wrong = [_virtual(request) for request in requests if request.hook == VIRTUAL]
    if wrong:
        raise DiagnosticError(wrong)
    module = ir.parse_module(text)
    whole = Instrumented(module, program, first)
    whole.instrument()
    table, count = whole.table(f"{SANITIZED}{first}")
    made = Sanitized(module)
    for number, request in enumerate(requests, first):
        made.names.append(_Entry(whole, request, table, count).build(number))
    module.named_metadata.pop("llvm.dbg.cu", None)
    for value in (*module.functions.values(), *module.globals.values()):
        value.metadata.pop("dbg", None)
    for function in module.functions.values():
        if function.has_body:
            for instruction in function.instructions():
                instruction.metadata.pop("dbg", None)
                instruction.debug_records = []
    return made


def runtime_text(program: Module, head: str) -> str:
    """The run time, for a program that does not have it yet."""
    found = program.functions.get(RUNTIME + "begin")
    return "" if found is not None and found.has_body else head + c_sources.text(_RUNTIME)


def _virtual(request: Request) -> Diagnostic:
    return error(
        f"{hook_word(request)} is not followed by --enzyme-sanitize: it hands out derivatives that are called later",
        location_of(request.call), code="sanitize",
    )


@dataclass
class _Entry:
    """The function that a request's call becomes."""

    whole: Instrumented
    request: Request
    table: Value
    count: int

    def build(self, number: int) -> str:
        """Make it, and say its name."""
        request, module = self.request, self.whole.module
        function = self.whole.functions[request.function.name]
        types: list[Type] = []
        primals: list[int] = []
        for argument, type in zip(request.arguments, request.function.function_type.params, strict=True):
            primals.append(len(types))
            types += [type] * (1 + (request.width if argument.activity.has_shadow else 0))
        result = entry_result_type(request)
        name = module.unique_name(f"{SANITIZED}request.{number}.{request.function.name}")
        entry = Function.create(module, name, ir.function_type(result, types), "external")
        entry.visibility = "hidden"
        b = Builder(entry.add_block("entry"))
        runtime_call(module, b, "begin", self.table, ir.int_constant(ir.i64, self.count))
        labels = runtime_call(module, b, "arguments", function)
        offset = 0
        for argument, type in zip(request.arguments, request.function.function_type.params, strict=True):
            active = argument.activity.has_adjoint or argument.activity.has_shadow
            offset += self.label(b, labels, offset, type, active)
        returned = b.call(
            function, [entry.args[n] for n in primals], arg_attributes=[a.attributes for a in function.args])
        if result.is_void:
            b.ret()
            return name
        primal = request.primal_result and not returned.type.is_void
        value: Value = ir.zero(result)
        if primal:
            value = returned if result is returned.type and self.results() == 1 else b.insert_value(value, returned, 0)
        b.ret(value)
        return name

    def results(self) -> int:
        """How many results the hook has."""
        request = self.request
        count = int(request.primal_result)
        if request.hook == FORWARD:
            return count + request.width
        return count + sum(a.activity.name == "OUT" for a in request.arguments) * request.width

    def label(self, b: Builder, labels: Value, offset: int, type: Type, active: bool) -> int:
        """Write the labels of one argument; how many."""
        module = self.whole.module
        if type is ir.i1 or type.is_metadata or type.is_token:
            return 0
        size = module.datalayout.store_size(type)
        at = b.gep(ir.i64, labels, (ir.int_constant(ir.i64, offset),)) if offset else labels
        n = ir.int_constant(ir.i64, size)
        if not active:
            runtime_call(module, b, "copy", at, ir.null(), n)
        elif type.is_pointer:
            runtime_call(module, b, "address", at, n)
        elif type.is_fp:
            counts = lanes_of(type, module.datalayout)
            runtime_call(module, b, "number", at, *(ir.int_constant(ir.i64, k) for k in counts))
        else:
            runtime_call(module, b, "structure", at, n)
        return size
