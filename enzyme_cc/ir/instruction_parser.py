"""Reads single instructions: one method for each opcode, chosen by a table."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.ir import exceptions, types
from enzyme_cc.ir import instructions as kinds
from enzyme_cc.ir.calls import Bundle, Call, CallBr, Invoke
from enzyme_cc.ir.constant_parser import VALUE_WORDS, ConstantParser
from enzyme_cc.ir.constants import (
    BlockAddress,
    ConstantAggregate,
    ConstantInt,
    ConstantSplat,
    Poison,
    Undef,
    ValueAsMetadata,
)
from enzyme_cc.ir.function import BasicBlock, Function, Instruction, LocalValue, OwningModule, Phi
from enzyme_cc.ir.lexer import END
from enzyme_cc.ir.opcodes import BINARY, CASTS
from enzyme_cc.ir.types import FunctionType, Type, VectorType
from enzyme_cc.ir.values import Value

_FAST = frozenset(kinds.FAST_MATH_FLAGS)
_ARITHMETIC_FLAGS = _FAST | {"nuw", "nsw", "exact", "disjoint", "nneg", "samesign"}
_GEP_FLAGS = frozenset(("inbounds", "nuw", "nusw"))
_CallKind = type[Call]


class ForwardReference(LocalValue):
    """Stands for a local value that the text names before it defines it; the parser replaces it."""

    __slots__ = ()

    @property
    def function(self) -> None:
        return None


class InstructionParser(ConstantParser):
    """Reads one instruction after another; each method begins after the opcode.

    `locals` maps a token (`%x`) to its value. A name that is not there yet gets a ForwardReference, or a
    block without a parent, which whoever reads the definition settles.
    """

    __slots__ = ("forward", "function", "locals", "wrapped")

    def __init__(self, module: OwningModule, function: Function, text: str) -> None:
        super().__init__(module, text, function.ref())
        self.function = function
        self.locals: dict[str, Value] = {}
        self.forward: dict[str, ForwardReference] = {}
        self.wrapped: list[ValueAsMetadata] = []

    # -- operands

    def value(self, type: Type) -> Value:
        token = self.tokens[self.pos]
        if token[0] == "%":
            self.pos += 1
            found = self.locals.get(token)
            if found is None:
                if type.is_label:
                    found = BasicBlock()
                else:
                    found = self.forward[token] = ForwardReference(type, token)
                self.locals[token] = found
            elif found.type is not type:
                self.fail(f"{token} is {found.type}, not {type}")
            return found
        if type.is_metadata:
            wrapper = self.metadata_operand()
            if isinstance(wrapper, ValueAsMetadata):
                self.wrapped.append(wrapper)
            return wrapper
        return self.constant(type)

    def _block_address(self) -> BlockAddress:
        address = super()._block_address()
        if address.function is not self.function:
            self.module.foreign_addresses.append(address)
        return address

    def block(self) -> BasicBlock:
        """A block's name without `label`."""
        token = self.take()
        found = self.locals.get(token)
        if found is None:
            found = self.locals[token] = BasicBlock()
        elif found.__class__ is not BasicBlock:
            self.fail(f"{token} is no block")
        return found

    def labelled_block(self) -> BasicBlock:
        self.expect("label")
        return self.block()

    def words(self, allowed: frozenset[str]) -> tuple[str, ...]:
        token = self.tokens[self.pos]
        if token not in allowed:
            return ()
        found = []
        while token in allowed:
            found.append(token)
            self.pos += 1
            token = self.tokens[self.pos]
        return tuple(found)

    # -- arithmetic and conversions

    def _binary(self) -> Instruction:
        opcode = self.tokens[self.pos - 1]
        flags = self.words(_ARITHMETIC_FLAGS)
        type = self.type()
        left = self.value(type)
        self.expect(",")
        return kinds.BinaryOp(opcode, left, self.value(type), None, flags)

    def _fneg(self) -> Instruction:
        flags = self.words(_FAST)
        return kinds.UnaryOp("fneg", self.typed_value(), None, flags)

    def _freeze(self) -> Instruction:
        return kinds.Freeze(self.typed_value())

    def _cast(self) -> Instruction:
        opcode = self.tokens[self.pos - 1]
        flags = self.words(_ARITHMETIC_FLAGS)
        value = self.typed_value()
        self.expect("to")
        return kinds.Cast(opcode, value, self.type(), None, flags)

    def _comparison(self) -> Instruction:
        opcode = self.tokens[self.pos - 1]
        flags = self.words(_ARITHMETIC_FLAGS)
        predicate = self.take()
        type = self.type()
        left = self.value(type)
        self.expect(",")
        kind = kinds.ICmp if opcode == "icmp" else kinds.FCmp
        return kind(predicate, left, self.value(type), None, flags)

    def _select(self) -> Instruction:
        flags = self.words(_FAST)
        condition = self.typed_value()
        self.expect(",")
        if_true = self.typed_value()
        self.expect(",")
        return kinds.Select(condition, if_true, self.typed_value(), None, flags)

    def _phi(self) -> Instruction:
        flags = self.words(_FAST)
        type = self.type()
        incoming = []
        tokens = self.tokens
        while tokens[self.pos] == "[":
            self.pos += 1
            value = self.value(type)
            self.expect(",")
            incoming.append((value, self.block()))
            self.expect("]")
            # The comma may also begin the metadata attachments.
            if tokens[self.pos] == "," and tokens[self.pos + 1] == "[":
                self.pos += 1
        return Phi(type, incoming, None, flags)

    # -- memory

    def _atomic_tail(self) -> tuple[str | None, str | None]:
        """(ordering, syncscope) of an access marked atomic."""
        scope = None
        if self.accept("syncscope"):
            self.expect("(")
            scope = self.take()[1:-1]
            self.expect(")")
        return self.take(), scope

    def _align(self) -> int | None:
        tokens = self.tokens
        if tokens[self.pos] == "," and tokens[self.pos + 1] == "align":
            self.pos += 2
            return self.number()
        return None

    def _load(self) -> Instruction:
        atomic = self.accept("atomic")
        volatile = self.accept("volatile")
        type = self.type()
        self.expect(",")
        pointer = self.typed_value()
        ordering, scope = self._atomic_tail() if atomic else (None, None)
        return kinds.Load(
            type, pointer, volatile=volatile, align=self._align(), ordering=ordering, syncscope=scope
        )

    def _store(self) -> Instruction:
        atomic = self.accept("atomic")
        volatile = self.accept("volatile")
        value = self.typed_value()
        self.expect(",")
        pointer = self.typed_value()
        ordering, scope = self._atomic_tail() if atomic else (None, None)
        return kinds.Store(
            value, pointer, volatile=volatile, align=self._align(), ordering=ordering, syncscope=scope
        )

    def _gep(self) -> Instruction:
        flags = self.words(_GEP_FLAGS)
        source = self.type()
        self.expect(",")
        pointer = self.typed_value()
        indices = []
        tokens = self.tokens
        while tokens[self.pos] == "," and tokens[self.pos + 1][0] != "!":
            self.pos += 1
            indices.append(self.typed_value())
        return kinds.GetElementPtr(source, pointer, indices, None, flags)

    def _alloca(self) -> Instruction:
        flags = self.words(frozenset(("inalloca", "swifterror")))
        type = self.type()
        size, align, addrspace = None, None, 0
        tokens = self.tokens
        while tokens[self.pos] == "," and tokens[self.pos + 1][0] != "!":
            self.pos += 1
            if self.accept("align"):
                align = self.number()
            elif self.accept("addrspace"):
                self.expect("(")
                addrspace = self.number()
                self.expect(")")
            else:
                size = self.typed_value()
        return kinds.Alloca(type, size, align=align, addrspace=addrspace, flags=flags)

    def _atomicrmw(self) -> Instruction:
        volatile = self.accept("volatile")
        operation = self.take()
        pointer = self.typed_value()
        self.expect(",")
        value = self.typed_value()
        ordering, scope = self._atomic_tail()
        assert ordering is not None
        return kinds.AtomicRMW(
            operation, pointer, value, ordering, volatile=volatile, align=self._align(), syncscope=scope
        )

    def _cmpxchg(self) -> Instruction:
        weak = self.accept("weak")
        volatile = self.accept("volatile")
        pointer = self.typed_value()
        self.expect(",")
        expected = self.typed_value()
        self.expect(",")
        new = self.typed_value()
        ordering, scope = self._atomic_tail()
        assert ordering is not None
        return kinds.CmpXchg(
            pointer,
            expected,
            new,
            ordering,
            self.take(),
            weak=weak,
            volatile=volatile,
            align=self._align(),
            syncscope=scope,
        )

    def _fence(self) -> Instruction:
        ordering, scope = self._atomic_tail()
        assert ordering is not None
        return kinds.Fence(ordering, scope)

    def _va_arg(self) -> Instruction:
        pointer = self.typed_value()
        self.expect(",")
        return kinds.VAArg(pointer, self.type())

    # -- aggregates and vectors

    def _indices(self) -> tuple[int, ...]:
        found = []
        while self.tokens[self.pos] == "," and self.tokens[self.pos + 1][0] != "!":
            self.pos += 1
            found.append(self.number())
        return tuple(found)

    def _extractvalue(self) -> Instruction:
        value = self.typed_value()
        return kinds.ExtractValue(value, self._indices())

    def _insertvalue(self) -> Instruction:
        aggregate = self.typed_value()
        self.expect(",")
        value = self.typed_value()
        return kinds.InsertValue(aggregate, value, self._indices())

    def _extractelement(self) -> Instruction:
        vector = self.typed_value()
        self.expect(",")
        return kinds.ExtractElement(vector, self.typed_value())

    def _insertelement(self) -> Instruction:
        vector = self.typed_value()
        self.expect(",")
        value = self.typed_value()
        self.expect(",")
        return kinds.InsertElement(vector, value, self.typed_value())

    def _shufflevector(self) -> Instruction:
        first = self.typed_value()
        self.expect(",")
        second = self.typed_value()
        self.expect(",")
        mask = self.typed_constant()
        vector = mask.type
        assert isinstance(vector, VectorType)
        if isinstance(mask, ConstantAggregate):
            lanes = [element.value if isinstance(element, ConstantInt) else -1 for element in mask.elements]
        else:
            lane = 0
            if isinstance(mask, ConstantSplat) and isinstance(mask.element, ConstantInt):
                lane = mask.element.value
            elif isinstance(mask, (Undef, Poison)):
                lane = -1
            lanes = [lane] * vector.count
        return kinds.ShuffleVector(first, second, lanes)

    # -- calls

    def _tail_call(self) -> Instruction:
        tail = self.tokens[self.pos - 1]
        self.expect("call")
        return self._call(tail)

    def _call(self, tail: str | None = None, opcode: str = "call") -> Instruction:
        flags = self.words(_FAST)
        cc = self.calling_convention()
        ret_attributes = self.attributes_before_call_type()
        addrspace = 0
        if self.accept("addrspace"):
            self.expect("(")
            addrspace = self.number()
            self.expect(")")
        type = self.type()
        callee_type = types.pointer_type(addrspace)
        callee = self.value(callee_type)
        self.expect("(")
        args: list[Value] = []
        arg_attributes: list[tuple[str, ...]] = []
        tokens = self.tokens
        while tokens[self.pos] != ")":
            arg_type = self.type()
            arg_attributes.append(() if arg_type.is_metadata else self._argument_attributes())
            args.append(self.value(arg_type))
            if tokens[self.pos] == ",":
                self.pos += 1
        self.pos += 1
        if type.__class__ is not FunctionType:
            type = types.function_type(type, tuple([arg.type for arg in args]))
        fn_attributes = self._call_attributes()
        bundles = self._bundles() if tokens[self.pos] == "[" else ()
        assert isinstance(type, FunctionType)
        if opcode == "call":
            return Call(
                type,
                callee,
                args,
                None,
                flags=flags,
                tail=tail,
                cc=cc,
                addrspace=addrspace,
                ret_attributes=ret_attributes,
                arg_attributes=arg_attributes,
                fn_attributes=fn_attributes,
                bundles=bundles,
            )
        self.expect("to")
        destinations = [self.labelled_block()]
        kind: _CallKind = Invoke
        if opcode == "invoke":
            self.expect("unwind")
            destinations.append(self.labelled_block())
        else:
            kind = CallBr
            destinations += self._block_list()
        return kind(
            type,
            callee,
            args,
            None,
            flags=flags,
            cc=cc,
            addrspace=addrspace,
            ret_attributes=ret_attributes,
            arg_attributes=arg_attributes,
            fn_attributes=fn_attributes,
            bundles=bundles,
            destinations=destinations,
            opcode=opcode,
        )

    def attributes_before_call_type(self) -> tuple[str, ...]:
        token = self.tokens[self.pos]
        if token in self.types or token == "addrspace":
            return ()
        found = []
        while not self.at_type() and self.tokens[self.pos] != "addrspace":
            if self.tokens[self.pos] is END:
                self.fail("expected a type")
            found.append(self.attribute())
        return tuple(found)

    def _argument_attributes(self) -> tuple[str, ...]:
        token = self.tokens[self.pos]
        if not (token[0].isalpha() or token[0] == '"') or token in VALUE_WORDS or token.startswith('c"'):
            return ()
        found = []
        while (
            (token[0].isalpha() or token[0] == '"')
            and token not in VALUE_WORDS
            and not token.startswith('c"')
        ):
            found.append(self.attribute())
            token = self.tokens[self.pos]
        return tuple(found)

    def _call_attributes(self) -> tuple[str, ...]:
        """`#N` or attribute words after the arguments, up to bundles, `to` or the next instruction."""
        token = self.tokens[self.pos]
        if token in OPCODES or token == ",":
            return ()
        found: list[str] = []
        following = self.tokens[self.pos + 1]
        while True:
            if token[0] == "#":
                if not token[1:].isdigit():  # a debug record
                    break
                found += self.attribute_group()
            elif (
                (token[0].isalpha() or token[0] == '"')
                and token[-1] != ":"
                and token != "to"
                and not (token in OPCODES and following != "(")
            ):
                found.append(self.attribute())
            else:
                break
            token, following = self.tokens[self.pos], self.tokens[self.pos + 1]
        return tuple(found)

    def _bundles(self) -> tuple[Bundle, ...]:
        self.expect("[")
        found = []
        while not self.accept("]"):
            tag = self.take()
            self.expect("(")
            values = []
            while not self.accept(")"):
                values.append(self.typed_value())
                self.accept(",")
            found.append((tag[1:-1], tuple(values)))
            self.accept(",")
        return tuple(found)

    def _block_list(self) -> list[BasicBlock]:
        self.expect("[")
        found = []
        while not self.accept("]"):
            found.append(self.labelled_block())
            self.accept(",")
        return found

    def _invoke(self) -> Instruction:
        return self._call(None, "invoke")

    def _callbr(self) -> Instruction:
        return self._call(None, "callbr")

    # -- control flow

    def _ret(self) -> Instruction:
        if self.tokens[self.pos] == "void":
            self.pos += 1
            return kinds.Ret()
        return kinds.Ret(self.typed_value())

    def _br(self) -> Instruction:
        if self.accept("label"):
            return kinds.Br(self.block())
        condition = self.typed_value()
        self.expect(",")
        if_true = self.labelled_block()
        self.expect(",")
        return kinds.CondBr(condition, if_true, self.labelled_block())

    def _switch(self) -> Instruction:
        value = self.typed_value()
        self.expect(",")
        default = self.labelled_block()
        self.expect("[")
        cases = []
        while not self.accept("]"):
            constant = self.typed_constant()
            assert isinstance(constant, ConstantInt)
            self.expect(",")
            cases.append((constant, self.labelled_block()))
        return kinds.Switch(value, default, cases)

    def _indirectbr(self) -> Instruction:
        address = self.typed_value()
        self.expect(",")
        return kinds.IndirectBr(address, self._block_list())

    def _unreachable(self) -> Instruction:
        return kinds.Unreachable()

    # -- exceptions

    def _resume(self) -> Instruction:
        return exceptions.Resume(self.typed_value())

    def _landingpad(self) -> Instruction:
        type = self.type()
        cleanup = self.accept("cleanup")
        clauses = []
        while self.tokens[self.pos] in ("catch", "filter"):
            clause = self.take()
            clauses.append((clause, self.typed_value()))
        return exceptions.LandingPad(type, clauses, cleanup)

    def _unwind(self) -> BasicBlock | None:
        self.expect("unwind")
        if self.accept("to"):
            self.expect("caller")
            return None
        return self.labelled_block()

    def _catchswitch(self) -> Instruction:
        self.expect("within")
        parent = self.value(types.token)
        handlers = self._block_list()
        return exceptions.CatchSwitch(parent, handlers, self._unwind())

    def _funclet_pad(self) -> Instruction:
        opcode = self.tokens[self.pos - 1]
        self.expect("within")
        parent = self.value(types.token)
        self.expect("[")
        args = []
        while not self.accept("]"):
            args.append(self.typed_value())
            self.accept(",")
        kind = exceptions.CatchPad if opcode == "catchpad" else exceptions.CleanupPad
        return kind(opcode, parent, args)

    def _catchret(self) -> Instruction:
        self.expect("from")
        pad = self.value(types.token)
        self.expect("to")
        return exceptions.CatchRet(pad, self.labelled_block())

    def _cleanupret(self) -> Instruction:
        self.expect("from")
        pad = self.value(types.token)
        return exceptions.CleanupRet(pad, self._unwind())


_Read = Callable[[InstructionParser], Instruction]
OPCODES: dict[str, _Read] = {
    **dict.fromkeys(BINARY, InstructionParser._binary),
    **dict.fromkeys(CASTS, InstructionParser._cast),
    **dict.fromkeys(("icmp", "fcmp"), InstructionParser._comparison),
    **dict.fromkeys(("tail", "musttail", "notail"), InstructionParser._tail_call),
    **dict.fromkeys(("catchpad", "cleanuppad"), InstructionParser._funclet_pad),
    **{
        opcode: getattr(InstructionParser, "_" + opcode)
        for opcode in (
            "fneg freeze select phi load store alloca atomicrmw cmpxchg fence va_arg "
            "extractvalue insertvalue extractelement insertelement shufflevector call invoke callbr "
            "ret br switch indirectbr unreachable resume landingpad catchswitch catchret cleanupret"
        ).split()
    },
    "getelementptr": InstructionParser._gep,
}
