"""Warnings about calls through pointers of which it is not known what they may reach: where that is a function without
derivatives, the program ends (runtime/called_pointers.c)."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.function_sources import FunctionSources
from enzyme_cc.autodiff.facts.slice_facts import SliceFacts
from enzyme_cc.autodiff.interface.hooks import VIRTUAL
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.spoken_names import spoken
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare.callbacks import functions_addressed
from enzyme_cc.diagnostics import Diagnostic, Note, warning
from enzyme_cc.ir import Call, Function, FunctionType, Module, tbaa_access

UNKNOWN_POINTER = "unknown-pointer"
_MOST = 3
"""Functions or objects that a message names."""


class UnknownPointers:
    """Of one slice."""

    def __init__(self, context: SliceFacts) -> None:
        self._context = context
        self._sources: FunctionSources | None = None
        self._addressed: set[str] | None = None

    def warn(self, call: Call) -> None:
        """Say so, where a call that is differentiated may reach functions without derivatives."""
        said = self._said(call)
        if said is not None and said not in self._context.remarks:
            self._context.remarks.append(said)

    def _said(self, call: Call) -> Diagnostic | None:
        context = self._context
        program = context.program
        if program is None or call.callee.is_constant or any(VIRTUAL in name for name in program.functions):
            return None  # who asks for tables hands them over himself
        objects = context.options.without_code
        left_out = [f"'{spoken(name)}': {why}" for name, (type, why) in context.left_out.items()
                    if type is call.function_type]
        fits = (not left_out and _may_be_null(call)) or self._fits_any(call.function_type, program)
        if not fits:
            return warning(
                f"no function is known that this call through a pointer ({_described(call)}) may reach: where it is "
                "run, the program ends, for the derivative of what it calls is not known",
                location_of(call), code=UNKNOWN_POINTER,
                notes=[Note(f"cannot differentiate {each}") for each in left_out[:_MOST]],
                help=remedy("unknown pointer", call) if objects or context.options.foreign is not None else
                remedy("pointer set elsewhere", call),
            )
        if objects and self._is_open(call):
            named = ", ".join(f"'{name}'" for name in objects[:_MOST]) + (" and more" if len(objects) > _MOST else "")
            return warning(
                f"this call through a pointer ({_described(call)}) may reach functions of {named}, which "
                f"{'hold' if len(objects) > 1 else 'holds'} no bitcode: where it does, the program ends, for their "
                "derivatives are not known",
                location_of(call), code=UNKNOWN_POINTER, help=remedy("unknown pointer", call),
            )
        return None

    def _fits_any(self, type: FunctionType, program: Module) -> bool:
        """Whether functions of a type are at hand whose addresses are taken; of those that are requested it is not
        sure."""
        candidates = self._context.models.candidates(type)
        requested = self._context.outside.entries
        if any(function not in requested for function in candidates):
            return True
        if self._addressed is None:
            self._addressed = {function.name for function in functions_addressed(program)}
        return any(self._context.original_name(function) in self._addressed for function in candidates)

    def _is_open(self, call: Call) -> bool:
        if self._sources is None:
            module, models = self._context.module, self._context.models
            taken = {function.name for function in models.addresses_taken()}
            entries = {f.name for f in self._context.outside.entries if isinstance(f, Function)}
            inside = {name for name in module.functions if name.startswith(COPY)}
            self._sources = FunctionSources(module, {}, inside, entries, taken)
        return self._sources.is_open(call)


def _may_be_null(call: Call) -> bool:
    """Whether the program compares the pointer with null, and so has an answer where nothing sets it."""
    return any(
        isinstance(user, ir.ICmp) and any(isinstance(operand, ir.ConstantNull) for operand in user.operands)
        for user in call.callee.users
    )


_AS_IN_C = {"ptr": "void *", "i1": "bool", "i8": "char", "i16": "short", "i32": "int", "i64": "long",
            "x86_fp80": "long double", "fp128": "__float128"}


def _described(call: Call) -> str:
    """The type of what is called, and where the pointer is kept, as far as it is known."""
    type = call.function_type
    parameters = [_AS_IN_C.get(str(each), str(each)) for each in type.params] + (["..."] if type.vararg else [])
    text = f"'{_AS_IN_C.get(str(type.ret), str(type.ret))} (*)({', '.join(parameters) or 'void'})'"
    kept = _kept_in(call)
    return f"{text}, {kept}" if kept else text


def _kept_in(call: Call) -> str:
    load = call.callee
    tag = load.metadata.get("tbaa") if isinstance(load, ir.Load) else None
    if not isinstance(load, ir.Load) or load.function is None or tag is None:
        return ""
    table = load.function.parent.metadata
    access = tbaa_access(table, tag)
    if access is None or access.base == access.access:
        vtable = load.pointer.operands[0] if isinstance(load.pointer, ir.GetElementPtr) else load.pointer
        of_object = vtable.metadata.get("tbaa") if isinstance(vtable, ir.Load) else None
        found = tbaa_access(table, of_object) if of_object is not None else None
        return "a virtual function" if found is not None and found.access == "vtable pointer" else ""
    record = spoken("_Z" + access.base[4:]) if access.base.startswith("_ZTS") else access.base
    member = _member(table, record.rpartition("::")[2], access.offset)
    return f"the member '{member}' of '{record}'" if member else f"a member of '{record}'"


def _member(table: ir.MetadataTable, record: str, offset: int) -> str:
    """The name of a record's member at an offset in bytes, by debug information."""
    for number, text in table.texts.items():
        if "DICompositeType" in text and f'name: "{record}"' in text and "elements:" in text:
            elements = table.node(ir.MetadataRef(number)).fields.get("elements")
            for element in table.node(elements).operands if isinstance(elements, ir.Metadata) else ():
                fields = table.node(element).fields if isinstance(element, ir.MetadataRef) else {}
                if fields.get("tag") == "DW_TAG_member" and int(str(fields.get("offset") or 0)) == 8 * offset:
                    return str(fields.get("name") or "")
    return ""
