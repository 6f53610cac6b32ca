"""Shadows of words that hold now an address, now a number: what the code made for them does with the bits."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable

import llvmlite.binding as llvm
import pytest
from operation_modules import HEAD

from enzyme_cc import ir
from enzyme_cc.autodiff.shadow import mixed_words
from enzyme_cc.ir import Builder, Function, Value
from enzyme_cc.toolchain.llvm import LLVMModule

ADDRESS, OTHER_ADDRESS = 0x7F12_3456_7890, 0x0000_5555_0000_1234
NUMBERS = (0.0, -0.0, 1.0, -2.5, 1e300, -1e-300, 1.5e-309)


def bits(number: float) -> int:
    return struct.unpack("<Q", struct.pack("<d", number))[0]


class Word:
    """One word of shadow memory, and machine code that works on it with one argument, an i64."""

    def __init__(self, made: Callable[[ir.OwningModule, Builder, Value, Value], Value]) -> None:
        module = ir.parse_module(HEAD.partition("declare")[0])
        type = ir.function_type(ir.i64, (ir.ptr, ir.i64))
        function = Function.create(module, "on_word", type, "external", ["place", "given"])
        b = Builder(function.add_block("entry"))
        b.ret(made(module, b, *function.args))
        assert mixed_words.MARK in function.attributes or made is stored
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine()
        self._engine = llvm.create_mcjit_compiler(LLVMModule.from_text(module.print())._module, machine)
        self._engine.finalize_object()
        address = self._engine.get_function_address("on_word")
        self._call = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_void_p, ctypes.c_uint64)(address)

    def __call__(self, before: int, given: int) -> tuple[int, int]:
        """What it returns, and what lies there afterwards."""
        word = ctypes.c_uint64(before)
        return self._call(ctypes.addressof(word), given), word.value


def added(module: ir.OwningModule, b: Builder, place: Value, given: Value) -> Value:
    mixed_words.accumulate(module, b, place, b.bitcast(given, ir.f64), 8, is_shared=False)
    return given


def taken(module: ir.OwningModule, b: Builder, place: Value, given: Value) -> Value:
    return b.bitcast(mixed_words.take(b, place, 8), ir.i64)


def stored(module: ir.OwningModule, b: Builder, place: Value, given: Value) -> Value:
    return mixed_words.address_or_what_was(b, given, place, 8)


def test_the_adjoint_of_a_load_is_added_to_a_number_and_replaces_an_address_only_if_it_is_used() -> None:
    add = Word(added)
    for old in NUMBERS[2:6]:
        for d in (0.5, -3.0):
            assert add(bits(old), bits(d))[1] == bits(old + d)
    assert add(ADDRESS, bits(0.0))[1] == ADDRESS, "the pointer that was loaded had no adjoint"
    assert add(ADDRESS, bits(2.5))[1] == bits(2.5), "an address that is left there is no number"


@pytest.mark.parametrize("old", NUMBERS)
def test_the_adjoint_of_a_store_is_taken_once(old: float) -> None:
    take = Word(taken)
    d, left = take(bits(old), 0)
    expected = 0 if counts_as_address(bits(old)) else bits(old)
    assert d == expected and left == (bits(old) if counts_as_address(bits(old)) else 0)
    assert take(ADDRESS, 0) == (0, ADDRESS), "an address stays, and is no adjoint"


def counts_as_address(word: int) -> bool:
    """As the module says: the first 16 bits are zero, so numbers below 1.4e-309 count as addresses."""
    return word != 0 and word >> 48 == 0


def test_the_forward_sweep_brings_addresses_and_leaves_numbers() -> None:
    store = Word(stored)
    assert store(bits(1.5), ADDRESS)[0] == ADDRESS
    assert store(OTHER_ADDRESS, ADDRESS)[0] == ADDRESS
    assert store(bits(1.5), bits(7.0))[0] == bits(1.5), "the adjoint that is there stays"
    assert store(OTHER_ADDRESS, bits(7.0))[0] == 0, "of the address that was overwritten nothing stays"
