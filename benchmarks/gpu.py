"""What gradients of GPU kernels cost, without a GPU: `python benchmarks/gpu.py [kernel ...]`.

Counts of gradient over primal, by the interpreter of PTX (tests/gpu/): instructions of warps, sectors of 32 bytes of
global memory, and how many atomic operations and allocations a gradient has; then registers and spills, by ptxas, for
three architectures. Printed as a table, and written to bench/gpu.json.
"""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests" / "gpu"
sys.path.insert(0, str(TESTS))
ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang++"
RESULTS = ROOT / "bench" / "gpu.json"
ARCHITECTURES = ("sm_70", "sm_80", "sm_90")
_ENTRY = re.compile(
    r"Compiling entry function '_Z\d+(\w+?)_(primal|gradient)\w*'.*?(\d+) bytes spill stores.*?Used (\d+) registers",
    re.S)


def ptx_of(source: Path, architecture: str, toolkit: str, folder: str) -> Path:
    """The device code of a source, with its requests answered."""
    output = Path(folder) / f"{source.stem}.{architecture}.ptx"
    words = ["-O2", "--cuda-device-only", "-S", "-Wno-unknown-cuda-version", str(source), "-o", str(output)]
    subprocess.run([str(ENZYME_CLANG), f"--cuda-path={toolkit}", f"--cuda-gpu-arch={architecture}", *words], check=True)
    return output


def registers(ptx: Path, architecture: str, toolkit: str) -> dict[tuple[str, str], tuple[int, int]]:
    """(kernel, primal or gradient) -> registers, and bytes that are spilled."""
    done = subprocess.run([f"{toolkit}/bin/ptxas", "-v", f"-arch={architecture}", str(ptx), "-o", "/dev/null"],
                          check=True, capture_output=True, text=True)
    return {(k, which): (int(used), int(spilled)) for k, which, spilled, used in _ENTRY.findall(done.stderr)}


def main() -> None:
    """Print the table and write the file."""
    from device_kernels import Runner
    from kernel_cases import FILES

    from enzyme_cc.toolchain import cuda_toolkit

    toolkit = cuda_toolkit.of_packages()
    if toolkit is None:
        sys.exit(f"no CUDA: {cuda_toolkit.INSTALL}")
    wanted = set(sys.argv[1:])
    rows: dict[str, dict[str, object]] = {}
    print(f"{'kernel':20} {'insns':>6} {'sectors':>8} {'atomics':>8} {'shared':>7} {'mallocs':>8}  registers (spilled)")
    with tempfile.TemporaryDirectory() as folder:
        for file, cases in FILES.items():
            source = TESTS / "kernels" / f"{file}.cu"
            made = {a: ptx_of(source, a, toolkit, folder) for a in ARCHITECTURES}
            used = {a: registers(ptx, a, toolkit) for a, ptx in made.items()}
            runner = Runner(made[ARCHITECTURES[0]].read_text())
            for number, case in enumerate(cases):
                if wanted and case.kernel not in wanted:
                    continue
                counts = runner.check(case).counts
                primal, gradient = counts["primal"], counts["gradient"]
                row = {
                    "instructions": gradient.instructions / primal.instructions,
                    "sectors": gradient.sectors / max(primal.sectors, 1),
                    "atomics": gradient.atomics, "shared_atomics": gradient.shared_atomics,
                    "mallocs": gradient.mallocs,
                    "registers": {a: {which: used[a].get((case.kernel, which)) for which in ("primal", "gradient")}
                                  for a in ARCHITECTURES},
                }
                name = case.kernel if cases[number - 1].kernel != case.kernel else f"{case.kernel} {number}"
                rows[name] = row
                said = "  ".join(f"{a}: " + " -> ".join(f"{r[0]} ({r[1]})" for r in row["registers"][a].values() if r)
                                 for a in ARCHITECTURES)
                print(f"{name:20} {row['instructions']:6.2f} {row['sectors']:8.2f} {row['atomics']:8} "
                      f"{row['shared_atomics']:7} {row['mallocs']:8}  {said}")
    means = {what: math.exp(sum(math.log(max(row[what], 1e-3)) for row in rows.values()) / len(rows))
             for what in ("instructions", "sectors")}
    spilled = [
        name for name, row in rows.items() for a in ARCHITECTURES
        if (pair := row["registers"][a]) and pair["primal"] and pair["gradient"]
        and pair["gradient"][1] and not pair["primal"][1]]
    print(f"geometric means: instructions {means['instructions']:.2f}, sectors {means['sectors']:.2f}; "
          f"spills that the primal has not: {', '.join(spilled) or 'none'}")
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps({"kernels": rows, "geometric_means": means, "spilled": spilled}, indent=1))


if __name__ == "__main__":
    main()
