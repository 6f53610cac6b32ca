"""Build systems with several languages in one project: CMake with C, C++ and Fortran, cargo over C and Fortran."""

from __future__ import annotations

from pathlib import Path

import pytest
from several_languages import HERE, Build, check

pytestmark = pytest.mark.slow

CMAKE = """
cmake_minimum_required(VERSION 3.20)
project(mixed C CXX Fortran)
add_library(objective STATIC chain.c shape.f90)
add_library(other STATIC objective.cpp)
add_executable(from_c check.c)
target_link_libraries(from_c PRIVATE objective m)
add_executable(from_fortran check.f90)
target_link_libraries(from_fortran PRIVATE other)
"""


@pytest.mark.parametrize("kind", ["Debug", "Release"])
def test_cmake(kind: str, build: Build, tmp_path: Path) -> None:
    (tmp_path / "CMakeLists.txt").write_text(CMAKE)
    build(f"""
        cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE={kind} -DCMAKE_C_COMPILER=enzyme-clang \
            -DCMAKE_CXX_COMPILER=enzyme-clang++ -DCMAKE_Fortran_COMPILER=enzyme-flang
        cmake --build build""")
    check(build("build/from_c"))
    check(build("build/from_fortran"))


MANIFEST = """
[package]
name = "{name}"
version = "0.1.0"
edition = "2021"
[dependencies]
{dependencies}
"""
BUILD_SCRIPT = """
use std::{env, process::Command};

fn run(program: &str, words: &[&str]) {
    assert!(Command::new(program).args(words).status().unwrap().success());
}

fn main() {
    let out = env::var("OUT_DIR").unwrap();
    let (c, f, library) = (format!("{out}/chain.o"), format!("{out}/shape.o"), format!("{out}/libobjective.a"));
    run("enzyme-clang", &["-O2", "-fPIC", "-c", "chain.c", "-o", &c]);
    run("enzyme-flang", &["-O2", "-fPIC", "-c", "shape.f90", "-o", &f]);
    run("ar", &["rcs", &library, &c, &f]);
    println!("cargo:rustc-link-search=native={out}");
    println!("cargo:rustc-link-lib=static=objective");
}
"""


@pytest.mark.parametrize("profile", ["", "--release"])
def test_cargo_with_a_crate_that_compiles_c_and_fortran(profile: str, build: Build, tmp_path: Path) -> None:
    asks = (HERE / "check.rs").read_text()
    asks = asks[: asks.index("#[link")] + "use objective_sys::objective;\n" + asks[asks.index("fn at("):]
    files = {
        "Cargo.toml": '[workspace]\nmembers = ["app", "objective-sys"]\nresolver = "2"\n',
        "app/Cargo.toml": MANIFEST.format(name="app", dependencies='objective-sys = { path = "../objective-sys" }'),
        "app/src/main.rs": asks,
        "objective-sys/Cargo.toml": MANIFEST.format(name="objective-sys", dependencies="").replace(
            "[dependencies]", 'build = "build.rs"\n'),
        "objective-sys/build.rs": BUILD_SCRIPT,
        "objective-sys/src/lib.rs": 'extern "C" { pub fn objective(n: i32, x: *const f64) -> f64; }\n',
        "objective-sys/chain.c": (HERE / "chain.c").read_text(),
        "objective-sys/shape.f90": (HERE / "shape.f90").read_text(),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    check(build(f"enzyme-flang --version > said\nRUSTC=enzyme-rustc cargo run --offline -q {profile}"))


LAWS = """
#[inline(never)]
pub fn pair(a: f64, b: f64) -> f64 { (a * b).sin() + a }
pub trait Law { fn at(&self, r: f64) -> f64; }
pub struct Spring(pub f64);
impl Law for Spring { fn at(&self, r: f64) -> f64 { 0.5 * self.0 * r * r } }
"""
KERNEL = """
use laws::{pair, Law, Spring};
#[no_mangle]
pub unsafe extern "C" fn objective(n: i32, x: *const f64) -> f64 {
    let (x, law) = (std::slice::from_raw_parts(x, n as usize), Spring(3.0));
    let mut sum = 0.0;
    for i in 0..x.len() { for j in 0..i { sum += law.at(x[i] - x[j]) + pair(x[i], x[j]); } }
    sum
}
"""


@pytest.mark.parametrize("profile", ["debug", "release"])
def test_fortran_reaches_through_a_staticlib_into_the_crate_below_it(
    profile: str, build: Build, tmp_path: Path
) -> None:
    files = {
        "Cargo.toml": '[workspace]\nmembers = ["kernel", "laws"]\nresolver = "2"\n',
        "laws/Cargo.toml": MANIFEST.format(name="laws", dependencies=""),
        "laws/src/lib.rs": LAWS,
        "kernel/Cargo.toml": MANIFEST.format(name="kernel", dependencies='laws = { path = "../laws" }')
        + '[lib]\ncrate-type = ["staticlib", "lib"]\n',
        "kernel/src/lib.rs": KERNEL,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    check(build(f"""
        RUSTC=enzyme-rustc cargo build --offline -q {"--release" if profile == "release" else ""}
        cp target/{profile}/libkernel.a libelsewhere.a
        enzyme-flang -O1 check.f90 libelsewhere.a -o check
        ./check"""))
