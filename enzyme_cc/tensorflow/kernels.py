"""The C code between TensorFlow's tensors and a function: an operation and its kernel, which TensorFlow calls itself.

They are registered through TensorFlow's C interface, looked up in the library that is loaded, so that to build one
neither TensorFlow's headers nor a C++ compiler are needed. What comes in and goes out:

    value     inputs                                                   -> outputs
    reverse   inputs, cotangents                                       -> gradients
    forward   inputs, tangents                                         -> tangents of the outputs
    second    inputs, cotangents, tangents, the cotangents' tangents   -> gradients, their tangents, the outputs'
    twice     inputs, tangents, others, the tangents' own tangents     -> tangents of the outputs' tangents

Cotangents are those of the smooth outputs, tangents and gradients those of the active inputs. Tensors lie in C's order;
to a Fortran function they go with the axes turned round.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_cc.python.arrays import offset_of_data
from enzyme_cc.python.calls import RESULT
from enzyme_cc.python.entries import FORWARD, REVERSE, SECOND, TWICE, VALUE, CallKind, EntryCode, Slot
from enzyme_cc.python.extents import QUOTIENTS, in_c, size_of, solution
from enzyme_cc.python.function import ProgramFunction
from enzyme_cc.python.primitives import Primitives
from enzyme_cc.python.prototype import Parameter

_TYPES = {"f4": (1, "float"), "f8": (2, "double"), "i4": (3, "int32"), "u1": (4, "uint8"), "i2": (5, "int16"),
          "i1": (6, "int8"), "c8": (8, "complex64"), "i8": (9, "int64"), "b1": (10, "bool"), "u2": (17, "uint16"),
          "c16": (18, "complex128"), "u4": (22, "uint32"), "u8": (23, "uint64")}
"""TensorFlow's numbers and names of types, by NumPy's."""

_START = """
extern void *dlopen(const char *, int) __attribute__((weak)), *dlsym(void *, const char *) __attribute__((weak));
extern void *calloc(unsigned long, unsigned long), *memcpy(void *, const void *, unsigned long);
extern void *memset(void *, int, unsigned long);
extern void free(void *);
extern int snprintf(char *, unsigned long, const char *, ...);
#define API(R, name, ...) static R (*name)(__VA_ARGS__);
#define API_OF_TENSORFLOW \\
  API(void *, TF_NewStatus, void) API(void, TF_DeleteStatus, void *) API(int, TF_GetCode, const void *) \\
  API(void, TF_SetStatus, void *, int, const char *) API(void *, TF_NewOpDefinitionBuilder, const char *) \\
  API(void, TF_OpDefinitionBuilderAddInput, void *, const char *) \\
  API(void, TF_OpDefinitionBuilderAddOutput, void *, const char *) \\
  API(void, TF_OpDefinitionBuilderAddAttr, void *, const char *) \\
  API(void, TF_OpDefinitionBuilderSetShapeInferenceFunction, void *, void (*)(void *, void *)) \\
  API(void, TF_ShapeInferenceContextSetUnknownShape, void *, void *) \\
  API(void, TF_RegisterOpDefinition, void *, void *) \\
  API(void *, TF_NewKernelBuilder, const char *, const char *, void *, void *, void *) \\
  API(void, TF_RegisterKernelBuilder, const char *, void *, void *) \\
  API(void, TF_GetInput, void *, int, void **, void *) API(void *, TF_TensorData, const void *) \\
  API(void *, TF_AllocateOutput, void *, int, int, const long *, int, unsigned long, void *) \\
  API(int, TF_NumDims, const void *) API(long, TF_Dim, const void *, int) API(void, TF_DeleteTensor, void *) \\
  API(void, TF_OpKernelContext_Failure, void *, void *)
API_OF_TENSORFLOW
#undef API
#define API(R, name, ...) complete &= (name = dlsym(library, #name)) != 0;

enum { INVALID = 3, EXHAUSTED = 8, UNIMPLEMENTED = 12 };
struct call { void *context, *status, *in[%(inputs)d + 1], *made[%(slots)d + 1]; int inputs, count; };
static void fail(struct call *c, int code, const char *text) {
  if (!TF_GetCode(c->status)) TF_SetStatus(c->status, code, text);
}
static void begin(struct call *c, void *context, int inputs) {
  c->context = context, c->status = TF_NewStatus(), c->count = c->inputs = 0;
  while (c->inputs < inputs && !TF_GetCode(c->status)) TF_GetInput(context, c->inputs, &c->in[c->inputs], c->status),
    c->inputs += !TF_GetCode(c->status);
}
static void end(struct call *c) {
  for (int i = 0; i < c->inputs; i++) TF_DeleteTensor(c->in[i]);
  for (int i = 0; i < c->count; i++) free(c->made[i]);
  if (TF_GetCode(c->status)) TF_OpKernelContext_Failure(c->context, c->status);
  TF_DeleteStatus(c->status);
}
static int has_axes(struct call *c, int input, int axes, const char *name, const char *declared) {
  char text[400];
  if (TF_GetCode(c->status)) return 0;
  if (TF_NumDims(c->in[input]) == axes) return 1;
  snprintf(text, sizeof text, "%%s: a tensor of rank %%d is wanted (%%s), not of rank %%d", name, axes, declared,
           TF_NumDims(c->in[input]));
  return fail(c, INVALID, text), 0;
}
static void holds(struct call *c, long wanted, long found, const char *name, int axis, const char *declared) {
  char text[400];
  if (wanted == found) return;
  snprintf(text, sizeof text, "%%s: %%ld elements are wanted along axis %%d of %%s; there are %%ld", name, wanted, axis,
           declared, found);
  fail(c, INVALID, text);
}
static void counts(struct call *c, long found, unsigned long most, const char *name) {
  char text[200];
  if (found >= 0 && (unsigned long)found <= most) return;
  snprintf(text, sizeof text, "%%s: %%ld elements are not what its type can count", name, found);
  fail(c, INVALID, text);
}
static void *filled(void *memory, const void *from, unsigned long bytes) {
  if (memory && bytes) from ? memcpy(memory, from, bytes) : memset(memory, 0, bytes);
  return memory;
}
static void *made(struct call *c, const void *from, unsigned long bytes) {
  void *memory = calloc(bytes ? bytes : 1, 1);
  if (!memory) return fail(c, EXHAUSTED, "out of memory"), (void *)0;
  c->made[c->count++] = memory;
  return from ? filled(memory, from, bytes) : memory;
}
static void *given(struct call *c, int place, int type, const long *shape, int axes, const void *from,
                   unsigned long bytes) {
  void *tensor = TF_AllocateOutput(c->context, place, type, shape, axes, bytes, c->status), *memory;
  if (TF_GetCode(c->status) || !tensor) return 0;
  memory = filled(TF_TensorData(tensor), from, bytes);
  TF_DeleteTensor(tensor);
  return memory;
}
static void compute(void *kernel, void *context) {
  struct call call, *c = &call;
  begin(c, context, %(inputs)d);
"""
_END = """
  if (!TF_GetCode(c->status)) %(call)s;
done:
  end(c);
}
static void refuse(void *kernel, void *context) {
  struct call call, *c = &call;
  begin(c, context, 0);
  fail(c, UNIMPLEMENTED, "%(function)s: third derivatives are not there");
  end(c);
}
static void offer(const char *name, const char *const *in, const char *const *out, const char *attribute,
                  void (*run)(void *, void *)) {
  void *status = TF_NewStatus(), *definition = TF_NewOpDefinitionBuilder(name);
  if (attribute) TF_OpDefinitionBuilderAddAttr(definition, attribute);
  for (; *in; in++) TF_OpDefinitionBuilderAddInput(definition, *in);
  for (; *out; out++) TF_OpDefinitionBuilderAddOutput(definition, *out);
  TF_OpDefinitionBuilderSetShapeInferenceFunction(definition, TF_ShapeInferenceContextSetUnknownShape);
  TF_RegisterOpDefinition(definition, status);
  if (!TF_GetCode(status)) TF_RegisterKernelBuilder(name, TF_NewKernelBuilder(name, "CPU", 0, run, 0), status);
  TF_DeleteStatus(status);
}
__attribute__((constructor)) static void register_operation(void) {
  static const char *const in[] = {%(in)s 0}, *const out[] = {%(out)s 0}, *const x[] = {"x: T", 0},
                    *const y[] = {"y: T", 0};
  int complete = dlopen && dlsym;
  void *library = complete ? dlopen("libtensorflow_framework.so.2", 2 | 4) : 0;  // RTLD_NOW | RTLD_NOLOAD
  if (!library) return;
  API_OF_TENSORFLOW
  if (!complete) return;
  offer("%(name)s", in, out, 0, compute);
  offer("%(name)sRefused", x, y, "T: type", refuse);
}
"""


class KernelCode(EntryCode):
    """An entry with the kernel that TensorFlow calls."""

    def __init__(self, function: ProgramFunction, kind: CallKind) -> None:
        super().__init__(function.prototype, function.target, kind, offset_of_data())
        self.primitives = Primitives(function)
        self.name = ""

    def named(self, name: str) -> KernelCode:
        """Under the operation's name, which is made of what the code does."""
        self.name = name
        return self

    def text(self) -> str:
        """The C file."""
        incoming, outgoing = self._incoming(), self._outgoing()
        words = {"inputs": len(incoming), "slots": len(self.slots), "name": self.name}
        lines = [QUOTIENTS + _START % words, *self._sizes()]
        lines += [self._slot(slot, incoming.get(key), outgoing.get(key)) for slot in self.slots
                  for key in ((slot.parameter or RESULT, slot.role),)]
        words["call"] = f"{self.core}({', '.join(slot.ident for slot in self.slots)})"
        words["in"] = "".join(f'"{_spec("i", place, self._dtype(key[0]))}", ' for key, place in incoming.items())
        words["out"] = "".join(f'"{_spec("o", place, self._dtype(key[0]))}", ' for key, place in outgoing.items())
        words["function"] = self.prototype.name
        return super().text() + "\n".join(lines) + _END % words

    # -- where tensors are -----------------------------------------------------------------------------

    def _incoming(self) -> dict[tuple[str, str], int]:
        """The places of the tensors that come in, by name and role."""
        p, active = self.primitives, self.kind.active
        inputs, cotangents = [(name, "") for name in p.names], [(name, "d") for name in p.smooth]
        tangents, turned = [(name, "t") for name in active], [(name, "e") for name in p.smooth]
        return _places({VALUE: inputs, REVERSE: inputs + cotangents, FORWARD: inputs + tangents,
                        SECOND: inputs + cotangents + tangents + turned,
                        TWICE: inputs + [(name, role) for role in "tuw" for name in active]}[self.kind.name])

    def _outgoing(self) -> dict[tuple[str, str], int]:
        """Those of the tensors that go out."""
        p, active = self.primitives, self.kind.active
        gradients, products = [(name, "d") for name in active], [(name, "e") for name in active]
        moved = [(name, "t") for name in p.smooth]
        return _places({VALUE: [(name, "") for name in p.fields], REVERSE: gradients, FORWARD: moved,
                        SECOND: gradients + products + moved,
                        TWICE: [(name, "w") for name in p.smooth]}[self.kind.name])

    def _dtype(self, name: str) -> str:
        return self.primitives.dtypes[name]

    def _parameter_named(self, name: str) -> Parameter | None:
        return next((p for p in self.prototype.parameters if p.name == name), None)

    # -- text ------------------------------------------------------------------------------------------

    def _axis(self, parameter: Parameter, axis: int) -> int:
        return len(parameter.extents) - 1 - axis if self.target.fortran else axis

    def _sizes(self) -> list[str]:
        """Ranks are held against the prototype, sizes read from the shapes, and then all extents held against them."""
        inputs = self.prototype.inputs
        lines = [f'  if (!has_axes(c, {place}, {len(p.extents)}, "{p.name}", "{p.declared()}")) goto done;'
                 for place, p in enumerate(inputs)]
        for place, name, value in solution(inputs):
            if isinstance(value, Parameter):
                lines.append(f"  long n_{name} = *({value.type.c} *)TF_TensorData(c->in[{place}]);")
                continue
            parameter, axis = inputs[place], value
            dimension = f"TF_Dim(c->in[{place}], {self._axis(parameter, axis)})"
            lines.append(f"  long n_{name} = {size_of(parameter.extents[axis], name, dimension)};")
        for place, p in enumerate(inputs):
            lines += [f'  holds(c, {in_c(extent)}, TF_Dim(c->in[{place}], {self._axis(p, axis)}), "{p.name}", {axis}, '
                      f'"{p.declared()}");' for axis, extent in enumerate(p.extents)]
        for p in self.prototype.parameters:
            if p.filled:
                lines.append(f'  counts(c, n_{p.name}, {2 ** (8 * p.type.bytes - (p.type.kind == "i")) - 1}ul, '
                             f'"{p.name}");')
        for p in self.prototype.outputs:
            lines += [f'  counts(c, {in_c(extent)}, {2**63 - 1}ul, "{p.name}");' for extent in p.extents]
        return [*lines, "  if (TF_GetCode(c->status)) goto done;"]

    def _slot(self, slot: Slot, incoming: int | None, outgoing: int | None) -> str:
        """The declaration of what stands for a slot: a tensor, memory of this call, or a size."""
        parameter = self._parameter_named(slot.parameter)
        if parameter is not None and parameter.filled:
            return f"  {slot.c} {slot.ident} = n_{slot.parameter};"
        source = f"TF_TensorData(c->in[{incoming}])" if incoming is not None else "0"
        if slot.by_value and not self._by_address(slot):
            return f"  {slot.c} {slot.ident} = *({slot.c} *){source};"
        extents = [in_c(extent) for extent in parameter.extents] if parameter is not None else []
        size = " * ".join([f"sizeof({slot.c})", *(f"({extent})" for extent in extents)])
        pointer = f"  {slot.c} *{slot.ident} = "
        if outgoing is not None:
            number, _ = _TYPES[slot.dtype]
            turned = extents[::-1] if self.target.fortran else extents
            return (f"  long s_{slot.ident}[] = {{{', '.join([*turned, '0'])}}};\n"
                    f"{pointer}given(c, {outgoing}, {number}, s_{slot.ident}, {len(extents)}, {source}, {size});")
        is_read = parameter is not None and not parameter.is_output and slot.role in ("", "t", "u", "w")
        if incoming is not None and is_read:
            return f"{pointer}{source};"
        return f"{pointer}made(c, {source}, {size});"


def unsolved(function: ProgramFunction) -> str:
    """Why the function cannot be an operation: an extent that the inputs do not tell; empty where they tell all."""
    prototype = function.prototype
    known = {name for _, name, _ in solution(prototype.inputs)}
    for p in prototype.parameters:
        for extent in p.extents:
            if not set(extent.names) <= known:
                return f"the inputs do not tell the extent '{extent.text}' of '{p.name}'"
    return ""


def _places(keys: Sequence[tuple[str, str]]) -> dict[tuple[str, str], int]:
    return {key: place for place, key in enumerate(keys)}


def _spec(letter: str, place: int, dtype: str) -> str:
    return f"{letter}{place}: {_TYPES[dtype][1]}"
