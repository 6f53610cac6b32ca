"""The C code between XLA's buffers and a function: an entry that XLA calls itself.

Buffers come in this order: the inputs; then the cotangents of the smooth outputs (reverse, second), the vectors or
tangents of the floating inputs (second, forward, twice), the cotangents' tangents (second), the tangents along the
other direction and the tangents' own (twice). What goes out: the outputs; or the gradients of the floating inputs; or
the tangents of the smooth outputs; or the gradients' tangents and then those; or the tangents' tangents.
"""

from __future__ import annotations

import os

import jax

from enzyme_cc.python.calls import RESULT
from enzyme_cc.python.entries import FORWARD, REVERSE, SECOND, TWICE, VALUE, EntryCode, Slot
from enzyme_cc.python.extents import QUOTIENTS, in_c, size_of, solution
from enzyme_cc.python.prototype import Parameter

_START = """
#include "%s"
extern void *calloc(unsigned long, unsigned long), *memcpy(void *, const void *, unsigned long);
extern void free(void *);
static void *made(void **all, int *count, unsigned long bytes, const void *from) {
  void *memory = calloc(bytes ? bytes : 1, 1);
  if (memory && from) memcpy(memory, from, bytes);
  return all[(*count)++] = memory;
}
XLA_FFI_Error *enzyme_cc_xla(XLA_FFI_CallFrame *frame) {
  if (frame->extension_start && frame->extension_start->type == XLA_FFI_Extension_Metadata) {
    XLA_FFI_Metadata *told = ((XLA_FFI_Metadata_Extension *)frame->extension_start)->metadata;
    told->api_version.major_version = XLA_FFI_API_MAJOR;
    told->api_version.minor_version = XLA_FFI_API_MINOR;
    return 0;
  }
  XLA_FFI_Buffer **in = (XLA_FFI_Buffer **)frame->args.args, **out = (XLA_FFI_Buffer **)frame->rets.rets;
  int count = 0;
  void *all[%d];
"""
_END = """
  int missing = 0;
  for (int i = 0; i < count; i++) missing |= !all[i];
  if (!missing) %s;
  for (int i = 0; i < count; i++) free(all[i]);
  if (!missing) return 0;
  XLA_FFI_Error_Create_Args error = {XLA_FFI_Error_Create_Args_STRUCT_SIZE, 0, "out of memory",
                                     XLA_FFI_Error_Code_RESOURCE_EXHAUSTED};
  return frame->api->XLA_FFI_Error_Create(&error);
}
"""


class HandlerCode(EntryCode):
    """An entry with the function that XLA calls."""

    def text(self) -> str:
        header = os.path.join(jax.ffi.include_dir(), "xla", "ffi", "api", "c_api.h")
        lines = [QUOTIENTS + _START % (header, len(self.slots) + 1)]
        for place, name, axis in solution(self.prototype.inputs):
            if not isinstance(axis, Parameter):
                extent = self.prototype.inputs[place].extents[axis]
                lines.append(f"  long n_{name} = {size_of(extent, name, f'in[{place}]->dims[{axis}]')};")
        lines += [self._slot(slot) for slot in self.slots]
        given = [slot.ident for slot in self.slots]
        return super().text() + "\n".join(lines) + _END % f"{self.core}({', '.join(given)})"

    # -- where buffers are -----------------------------------------------------------------------------

    @property
    def _smooth(self) -> list[str]:
        """The outputs with derivatives, the result first; its name is empty."""
        result = self.prototype.result
        found = [""] if result is not None and result.is_active else []
        return found + [p.name for p in self.prototype.outputs if p.type.is_active]

    def _incoming(self) -> dict[tuple[str, str], int]:
        """The places of the incoming buffers, by parameter and role."""
        named = [(p.name, "") for p in self.prototype.inputs]
        if self.kind.name in (REVERSE, SECOND):
            named += [(name, "d") for name in self._smooth]
        if self.kind.name in (FORWARD, SECOND, TWICE):
            named += [(name, "t") for name in self.kind.active]
        if self.kind.name == TWICE:
            named += [(name, role) for role in "uw" for name in self.kind.active]
        if self.kind.name == SECOND:
            named += [(name, "e") for name in self._smooth]
        return {key: place for place, key in enumerate(named)}

    def _outgoing(self) -> dict[tuple[str, str], int]:
        """The places of the outgoing ones."""
        fields = ([""] if self.prototype.result is not None else []) + [p.name for p in self.prototype.outputs]
        named = {
            VALUE: [(name, "") for name in fields],
            REVERSE: [(name, "d") for name in self.kind.active],
            FORWARD: [(name, "t") for name in self._smooth],
            SECOND: [(name, "e") for name in self.kind.active] + [(name, "t") for name in self._smooth],
            TWICE: [(name, "w") for name in self._smooth],
        }[self.kind.name]
        return {key: place for place, key in enumerate(named)}

    def _bytes(self, slot: Slot) -> str:
        parameter = next((p for p in self.prototype.parameters if p.name == slot.parameter), None)
        extents = [in_c(extent) for extent in parameter.extents] if parameter is not None else []
        return " * ".join([f"sizeof({slot.c})", *extents])

    def _slot(self, slot: Slot) -> str:
        """The declaration of what stands for a slot: a buffer, memory of this call, or a size."""
        key = (slot.parameter, slot.role)
        parameter = next((p for p in self.prototype.parameters if p.name == slot.parameter), None)
        if parameter is not None and parameter.filled:
            return f"  {slot.c} {slot.ident} = n_{slot.parameter};"
        incoming, outgoing = self._incoming().get(key), self._outgoing().get(key)
        if slot.by_value and not self._by_address(slot):
            return f"  {slot.c} {slot.ident} = *({slot.c} *)in[{incoming}]->data;"
        source = f"in[{incoming}]->data" if incoming is not None else "0"
        if outgoing is not None:  # which begins as what comes in, or as zeros
            begin = f"memcpy({slot.ident}, {source}" if incoming is not None else f"__builtin_memset({slot.ident}, 0"
            return f"  {slot.c} *{slot.ident} = out[{outgoing}]->data;\n  {begin}, {self._bytes(slot)});"
        is_read = parameter is not None and not parameter.is_output and slot.role in ("", "t", "u", "w")
        if incoming is not None and is_read:  # cotangents are used up, and what goes out is changed
            return f"  {slot.c} *{slot.ident} = {source};"
        return f"  {slot.c} *{slot.ident} = made(all, &count, {self._bytes(slot)}, {source});"


def refusal(parameters: tuple[Parameter, ...]) -> str:
    """Why a function with these parameters cannot be an operation of XLA; empty where it can."""
    found = solution([p for p in parameters if p.is_input])
    told = {name for _, name, axis in found if not isinstance(axis, Parameter)}
    for p in parameters:
        for extent in p.extents:
            if not set(extent.names) <= told:
                return f"the shapes of the inputs do not tell the extent '{extent.text}' of '{p.name}'"
    return ""


__all__ = ["RESULT", "HandlerCode", "refusal"]
