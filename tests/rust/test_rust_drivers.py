"""The ways to enzyme-rustc and around it: as rustc's linker, `cargo check`, doctests, the speed of cargo, refusals."""

from __future__ import annotations

import os
import re
import resource
import shutil
import statistics
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_cc.toolchain.rust_compilers import MACROS_LIBRARY, crate_library, find_rustc

pytestmark = pytest.mark.slow

REPOSITORY = Path(__file__).resolve().parents[2]
CRATE = REPOSITORY / "enzyme_cc" / "rust" / "enzyme"
FEATURES = ['--cfg=feature="alloc"', '--cfg=feature="std"']


def macros_of(library: str) -> Path:
    """The crate of procedural macros beside the crate `enzyme`."""
    return Path(library).with_name(MACROS_LIBRARY)

HOOKS = """
use std::os::raw::{c_int, c_void};
extern "C" {
    fn __enzyme_autodiff(f: *const c_void, ...) -> f64;
    static enzyme_dup: c_int;
}
extern "C" fn cubes(x: &[f64; 3]) -> f64 { x.iter().map(|v| v * v * v).sum() }
extern "C" fn square(x: f64) -> f64 { x * x }
fn main() {
    let mut d = [0.0; 3];
    let slope = unsafe {
        __enzyme_autodiff(cubes as *const c_void, enzyme_dup, &[1.0, 2.0, 3.0], &mut d);
        __enzyme_autodiff(square as *const c_void, 2.0f64)
    };
    println!("{slope} {d:?}");
}
"""


@pytest.fixture
def linker(tmp_path: Path) -> Callable[[str], Path]:
    """A wrapper under its own name, where rustc starts it as a linker."""

    def linker(name: str) -> Path:
        import sys

        path = tmp_path / "bin" / name
        path.parent.mkdir(exist_ok=True)
        text = (REPOSITORY / "wrappers" / "bin" / name).read_text()
        path.write_text(f"#!{sys.executable}\n" + text.partition("\n")[2])
        path.chmod(0o755)
        return path

    return linker


@pytest.mark.parametrize("words", [[], ["-O"], ["-O", "-Clinker-plugin-lto"]], ids=["debug", "release", "lto"])
@pytest.mark.parametrize("name", ["enzyme-clang", "enzyme-rustc"])
def test_as_the_linker_of_rustc(name: str, words: list[str], run: Callable, linker: Callable, tmp_path: Path) -> None:
    (tmp_path / "hooks.rs").write_text(HOOKS)
    (tmp_path / "plain.rs").write_text('fn main() { println!("plain"); }\n')
    for source, printed in (("hooks.rs", "4 [3.0, 12.0, 27.0]\n"), ("plain.rs", "plain\n")):
        built = run("rustc", "--edition=2021", *words, f"-Clinker={linker(name)}", source)
        assert (built.returncode, built.stderr) == (0, "")
        assert run(tmp_path / source.removesuffix(".rs")).stdout == printed


def test_a_refusal_at_rustcs_link_names_the_source(run: Callable, linker: Callable, tmp_path: Path) -> None:
    (tmp_path / "hooks.rs").write_text(HOOKS.replace("x * x }", "unsafe { unheard_of(x) } }").replace(
        "extern \"C\" {", "extern \"C\" {\n    fn unheard_of(x: f64) -> f64;"))
    built = run("rustc", "--edition=2021", f"-Clinker={linker('enzyme-clang')}", "hooks.rs")
    assert built.returncode == 1
    assert "hooks.rs:9:" in built.stderr and "'unheard_of'" in built.stderr


def project(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def test_libraries_of_a_workspace_through_the_linker(run: Callable, linker: Callable, tmp_path: Path) -> None:
    manifest = '[package]\nname = "{}"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\n'
    project(tmp_path, {
        "Cargo.toml": '[workspace]\nmembers = ["app", "physics"]\nresolver = "2"\n',
        "physics/Cargo.toml": manifest.format("physics"),
        "physics/src/lib.rs": "#[inline(never)]\npub fn potential(x: &[f64]) -> f64 { x.windows(2)"
                              ".map(|w| (w[1] - w[0]).powi(2)).sum() }\n",
        "app/Cargo.toml": manifest.format("app") + 'physics = { path = "../physics" }\n'
                          f'enzyme = {{ path = "{CRATE}" }}\n',
        "app/src/main.rs": "fn main() { let mut d = [0.0; 3]; enzyme::gradient!(physics::potential, "
                           "enzyme::Duplicated(&[1.0, 2.0, 4.0][..], &mut d[..])); println!(\"{d:?}\"); }\n",
    })
    flags = f"-Clinker={linker('enzyme-clang')} -Clinker-plugin-lto"
    ran = run("cargo", "run", "--offline", "-q", RUSTC="rustc", RUSTFLAGS=flags)
    assert (ran.returncode, ran.stdout) == (0, "[-2.0, -2.0, 4.0]\n"), ran.stderr


def test_cargo_check_knows_the_crate(run: Callable, tmp_path: Path) -> None:
    project(tmp_path, {
        "Cargo.toml": '[package]\nname = "checked"\nversion = "0.1.0"\nedition = "2021"\n',
        "src/lib.rs": "pub fn slope(x: f64) -> f64 { enzyme::gradient!(f64::sin, enzyme::Active(x)).1.0 }\n",
        "src/main.rs": "fn main() { println!(\"{}\", checked::slope(0.0)); }\n",
    })
    checked = run("cargo", "check", "--offline", "-q")
    assert (checked.returncode, checked.stderr) == (0, "")
    assert run("cargo", "run", "--offline", "-q").stdout == "1\n"


def test_a_crate_that_includes_a_file_from_elsewhere(run: Callable, tmp_path: Path) -> None:
    project(tmp_path, {
        "shared/slope.rs": "fn slope(x: f64) -> f64 { enzyme::gradient!(|v: f64| v * v, enzyme::Active(x)).1.0 }\n",
        "src/main.rs": 'include!("../shared/slope.rs");\nfn main() { println!("{}", slope(3.0)); }\n',
    })
    assert run("enzyme-rustc", "--edition=2021", "src/main.rs").returncode == 0
    assert run(tmp_path / "main").stdout == "6\n"


@pytest.mark.slow
def test_the_examples_in_the_crates_documentation(run: Callable, wrapper: Path) -> None:
    """rustdoc compiles examples by what --test-builder names, an option that is not stable yet."""
    library = crate_library(find_rustc(), FEATURES)
    ran = run("rustdoc", "--test", CRATE / "src" / "lib.rs", "--crate-name=enzyme", "--edition=2021",
              f"--extern=enzyme={library}", f"--extern=enzyme_macros={macros_of(library)}",
              f"-Ldependency={Path(library).parent}", *FEATURES, "-Zunstable-options", "--test-builder", wrapper,
              RUSTC_BOOTSTRAP="1")
    assert "8 passed" in ran.stdout, ran.stdout + ran.stderr


def test_the_crates_documentation_is_without_warnings(run: Callable, tmp_path: Path) -> None:
    made = run("rustdoc", CRATE / "src" / "lib.rs", "--crate-name=enzyme", "--edition=2021", "-Dwarnings",
               *FEATURES, f"--extern=enzyme_macros={macros_of(crate_library(find_rustc(), FEATURES))}", "-o", "doc")
    assert (made.returncode, made.stderr) == (0, "")


@pytest.fixture
def shell(tmp_path: Path) -> Callable[..., str]:
    """The wrapper's shell part: which of rustc and Python it starts with these words, and what rustc gets."""
    direct = tmp_path / "rustup" / "toolchains" / "some" / "bin" / "rustc"
    proxy = tmp_path / "bin" / "rustc"
    python = tmp_path / "python3"
    scripts = {direct: 'echo rustc "$@"', proxy: 'echo proxy "$@"', python: 'wait; echo python "$6"'}
    for path, script in scripts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
    (tmp_path / "bin" / "rustup").symlink_to("rustc")
    wrapper = tmp_path / "wrapper" / "bin" / "enzyme-rustc"
    wrapper.parent.mkdir(parents=True)
    shutil.copy(REPOSITORY / "wrappers" / "bin" / "enzyme-rustc", wrapper)
    wrapper.with_name("enzyme-config").write_text(f"#!{python}\n")
    packages = wrapper.parent.parent / "lib" / "python3.11" / "site-packages"
    packages.mkdir(parents=True)
    (packages / "enzyme_cc").symlink_to(REPOSITORY / "enzyme_cc")

    def start(*words: str, as_wrapper: bool = False, **environment: str) -> str:
        known = {"PATH": f"{tmp_path / 'bin'}:/usr/bin:/bin", "RUSTUP_HOME": str(tmp_path / "rustup"),
                 "RUSTUP_TOOLCHAIN": "some", **environment}
        ran = subprocess.run([wrapper, *([direct] if as_wrapper else []), *words], env=known, capture_output=True,
                             text=True, cwd=tmp_path, timeout=20)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    return start


@pytest.mark.parametrize("as_wrapper", [False, True], ids=["RUSTC", "RUSTC_WRAPPER"])
def test_cargos_questions_start_nothing_but_rustc(as_wrapper: bool, shell: Callable[..., str]) -> None:
    """The shell half of the wrapper answers them; a folder that looks like rustup's holds the rustc."""
    for question in (["-vV"], ["-V"], ["-", "--crate-name", "___", "--print=cfg"]):
        printed = shell(*question, as_wrapper=as_wrapper, PATH="bin")
        assert printed == f"rustc {' '.join(question)}\n"


def test_a_library_that_the_shell_compiles_is_differentiated_for_its_user(run: Callable, tmp_path: Path) -> None:
    wrapper = str(REPOSITORY / "wrappers" / "bin" / "enzyme-rustc")
    project(tmp_path, {
        "model.rs": "#[inline(never)]\npub fn cube(x: f64) -> f64 { x * x * x }\n",
        "main.rs": "fn twice(x: f64) -> f64 { 2.0 * model::cube(x) }\n"
                   'fn main() { println!("{}", enzyme::gradient!(twice, enzyme::Active(3.0)).1.0); }\n',
    })
    for words in ("--crate-type lib model.rs", "--crate-type bin main.rs --extern model=libmodel.rlib"):
        built = run(wrapper, "--edition=2021", *words.split())
        assert (built.returncode, built.stderr) == (0, "")
    assert run(tmp_path / "main").stdout == "54\n"


ALONE = ["--crate-name", "one", "--edition=2021", "src/one.rs", "--error-format=json", "--crate-type", "bin",
         "--emit=dep-info,link", "-C", "debuginfo=2", "--check-cfg", "cfg(docsrs,test)", "-L", "dependency=deps"]


@pytest.mark.parametrize("as_wrapper", [False, True], ids=["RUSTC", "RUSTC_WRAPPER"])
def test_a_crate_of_one_file_is_rustcs_at_once(as_wrapper: bool, shell: Callable[..., str], tmp_path: Path) -> None:
    project(tmp_path, {"src/one.rs": "mod inline { pub fn one() -> f64 { 1.0 } }\nfn main() {}\n"})
    assert shell(*ALONE, as_wrapper=as_wrapper) == f"rustc {' '.join(ALONE)}\n"
    library = " ".join(ALONE).replace("bin", "lib").split()
    printed = shell(*library, as_wrapper=as_wrapper).splitlines()
    assert f"rustc {' '.join(library)}" in printed
    assert any(re.fullmatch(r"python enzyme-started=\d+", line) for line in printed), "to write its command down"


@pytest.mark.parametrize("more", [
    "--extern a=liba.rlib", "-lm", "-l m", "-Clink-arg=-lm", "-C link-args=-lm", "-Clinker=enzyme-clang",
    "--enzyme-verbose", "-Clinker-plugin-lto", "@words", "two.rs", "--crate-type cdylib", "--crate-type staticlib",
    "--print=cfg", "--test",
])
def test_a_crate_that_its_command_connects_with_others_is_left_to_python(
    more: str, shell: Callable[..., str], tmp_path: Path
) -> None:
    project(tmp_path, {"src/one.rs": "fn main() {}\n"})
    assert shell(*ALONE, *more.split()) == "python enzyme-started=\n"


@pytest.mark.parametrize("source", [
    "mod two;\nfn main() {}\n", 'include!("two.rs");\n', "use enzyme::gradient;\nfn main() {}\n",
    'extern "C" { fn __enz(); }\nfn main() {}\n', '#[path = "t.rs"] mod two;\n', '#![crate_type = "cdylib"]\n',
    '#[link(name = "m")] unsafe extern {}\n', None,
])
def test_a_crate_that_its_source_connects_with_others_is_left_to_python(
    source: str | None, shell: Callable[..., str], tmp_path: Path
) -> None:
    if source is not None:
        project(tmp_path, {"src/one.rs": source})
    assert shell(*ALONE) == "python enzyme-started=\n"


@pytest.mark.parametrize("environment", [{"ENZYME_RUSTC": "rustc"}, {"ENZYME_WHEN": "never"}])
def test_a_crate_of_one_file_where_the_environment_decides(
    environment: dict[str, str], shell: Callable[..., str], tmp_path: Path
) -> None:
    project(tmp_path, {"src/one.rs": "fn main() {}\n"})
    assert shell(*ALONE, **environment) == "python enzyme-started=\n"


@pytest.mark.slow
def test_cargo_builds_what_asks_for_nothing_in_nearly_rustcs_time(run: Callable, tmp_path: Path) -> None:
    """Processor time of a whole `cargo build` from nothing, of as many as a busy machine needs to show it: by the best
    of each, or by the pairs, as what runs beside the one runs beside the other."""
    functions = "".join(
        f"pub fn work{i}(r: &[Vec<f64>]) -> Result<f64, String> {{\n"
        f"    let mut c: Vec<f64> = r.iter().flatten().filter(|v| **v > {i}.0).copied().collect();\n"
        f'    if c.is_empty() {{ return Err(format!("nothing above {{}}: {{:?}}", {i}, r)); }}\n'
        "    c.sort_by(|a, b| a.total_cmp(b));\n"
        f"    Ok(c.windows(2).map(|w| w[0] * w[1] + {i}.0).sum())\n}}\n"
        for i in range(12)
    )
    calls = " ".join(f'println!("{{:?}}", inner::work{i}(&[]));' for i in range(12))
    project(tmp_path, {
        "Cargo.toml": '[package]\nname = "plain"\nversion = "0.1.0"\nedition = "2021"\n',
        "src/main.rs": f"mod inner;\nfn main() {{ {calls} }}\n",
        "src/inner.rs": functions,
    })
    seconds: dict[str, list[float]] = {"rustc": [], "enzyme-rustc": []}
    for tries in range(16):
        for name, times in seconds.items():
            shutil.rmtree(tmp_path / "target", ignore_errors=True)
            words = {} if name == "enzyme-rustc" else {"RUSTC": "rustc"}
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            assert run("cargo", "build", "--offline", "-q", **words).returncode == 0
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            times.append(sum(after[:2]) - sum(before[:2]))
        pairs = [ours / theirs for theirs, ours in zip(*seconds.values(), strict=True)]
        best = min(seconds["enzyme-rustc"]) / min(seconds["rustc"])
        if tries >= 3 and min(best, statistics.median(pairs)) <= 1.15:
            return
    pytest.fail(f"{best} {pairs} {seconds}")


def test_what_is_built_again_is_built_incrementally(run: Callable, tmp_path: Path) -> None:
    project(tmp_path, {
        "Cargo.toml": '[package]\nname = "plain"\nversion = "0.1.0"\nedition = "2021"\n',
        "src/main.rs": 'fn main() { println!("one"); }\n',
    })
    assert run("cargo", "run", "--offline", "-q").stdout == "one\n"
    assert any((tmp_path / "target" / "debug" / "incremental").iterdir())
    fresh = run("cargo", "build", "--offline", "-v")
    assert "Fresh plain" in fresh.stderr
    (tmp_path / "src" / "main.rs").write_text('fn main() { println!("two"); }\n')
    os.utime(tmp_path / "src" / "main.rs")
    assert run("cargo", "run", "--offline", "-q").stdout == "two\n"


REFUSED = {
    "assembly": ('let mut y = x[0]; unsafe { std::arch::asm!("addsd {0}, {0}", inout(xmm_reg) y) }; y * x[1]',
                 "inline assembly"),
    "a channel": ("let (s, r) = std::sync::mpsc::channel(); s.send(x[0]).unwrap(); r.recv().unwrap() * x[1]",
                  "through 'std::sync::mpsc': what a channel carries"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_right_is_refused(what: str, run: Callable, tmp_path: Path) -> None:
    body, said = REFUSED[what]
    (tmp_path / "refused.rs").write_text(
        f"fn f(x: &[f64]) -> f64 {{ {body} }}\n"
        "fn main() { let mut d = [0.0; 2];\n"
        "    enzyme::gradient!(f, enzyme::Duplicated(&[1.0, 2.0][..], &mut d[..])); println!(\"{d:?}\"); }\n"
    )
    built = run("enzyme-rustc", "--edition=2021", "-O", "refused.rs")
    assert built.returncode == 1
    assert said in built.stderr and ".rs:" in built.stderr
    assert not (tmp_path / "refused").exists()
