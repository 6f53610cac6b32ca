"""The package's C sources and the LLVM text beside them belong together."""

import re
import shutil

import pytest

from enzyme_cc import c_sources
from enzyme_cc.ir import parse_module
from enzyme_cc.toolchain.llvm import LLVMModule

DEFINED = re.compile(r"^define .*?@([\w.]+)\(", re.M)


@pytest.fixture(params=c_sources.SOURCES, ids=lambda source: source.path)
def source(request):
    return request.param


def test_the_text_was_made_from_its_sources(source):
    first = source.text_file.read_text().splitlines(keepends=True)[0]
    assert first == source.heading, "run `python -m enzyme_cc.c_sources`"


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="the text is that of clang 19")
def test_the_text_has_the_functions_of_its_sources(source):
    assert DEFINED.findall(source.compiled()) == DEFINED.findall(source.text_file.read_text())


def test_the_text_is_of_no_target(source):
    text = source.text_file.read_text()
    assert not re.search(r"^target |x86[-_]64|\"target-|dso_local|annotations", text, re.M)


def test_every_c_file_of_the_package_is_compiled_to_text_or_included():
    known = {file for source in c_sources.SOURCES for file in source.files}
    assert set(c_sources.PACKAGE.rglob("*.c")) <= known


SHARED = [source for source in c_sources.SOURCES if c_sources.defined(source.path)]


@pytest.mark.parametrize("source", SHARED, ids=lambda source: source.path)
def test_functions_for_derivatives_can_be_read_and_are_one_in_all_objects_and_know_no_types(source):
    text = source.text_file.read_text()
    assert not re.search(r"^define (?!linkonce_odr hidden |internal )", text, re.M)
    assert " weak " not in text.replace("extern_weak", "") and "!tbaa" not in text
    assert LLVMModule.from_text(parse_module(text).print()).text()


@pytest.mark.parametrize(("file", "name", "attributes"), [
    ("sorting", "order", '"enzyme_inactive"'),
    ("lazily_mapped", "lazily_mapped", "cold willreturn memory(inaccessiblemem: readwrite)"),
])
def test_what_c_cannot_say_of_functions_is_in_the_text(file, name, attributes):
    found = re.search(rf"^define .*@__enzyme_cc_{name}\(.*", c_sources.text(f"autodiff/runtime/{file}.c"), re.M)
    assert found and found.group(0).endswith(f" {attributes} {{")
