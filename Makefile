# What people and CI run. `make` lists the targets.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python

.PHONY: frameworks help demo demo-python test test-long check lint bench bench-compile bench-builds bench-checkpoints bench-python bench-gpu-counts bench-sparse cuda-packages fuzz clean sources bytecode

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 12

$(VENV)/base: pyproject.toml wrappers/bin/enzyme-clang
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	    apt-get install -qq -y python3-venv && $(PYTHON) -m venv $(VENV); }
	$(VENV)/bin/pip install --quiet --upgrade 'pip>=23'
	$(VENV)/bin/pip install --quiet --editable '.[demo]'
	touch $@

# Where no clang is installed, the one inside the ziglang package serves; it needs no root.
$(VENV)/clang: $(VENV)/base
	@$(RUN) -c 'from enzyme_cc.toolchain.compilers import find_clang; find_clang()' 2>/dev/null \
	    || $(VENV)/bin/pip install --quiet --editable '.[clang]'
	@touch $@

$(VENV)/test: $(VENV)/clang
	$(VENV)/bin/pip install --quiet --editable '.[clang,demo,test]'
	touch $@

# The frameworks whose doors the tests open; where one cannot be had its tests say so.
frameworks: $(VENV)/test
	@.ci/frameworks $(VENV)/bin/pip torch==2.13.0 numba scipy

# Bytecode for the wrappers, which start hundreds of times: pip makes it, an editable installation is without,
# and where PYTHONDONTWRITEBYTECODE is set Python would compile the sources anew at every start.
bytecode: $(VENV)/base
	@$(RUN) -m compileall -q enzyme_cc

demo: $(VENV)/clang build-packages bytecode  ## differentiate a simulation and watch gradient descent recover its initial state
	$(RUN) samples/demo.py

demo-python: $(VENV)/clang python-packages bytecode  ## fit Fortran in PyTorch, design a C++ lens in JAX, find an orbit in Numba
	@.ci/frameworks $(VENV)/bin/pip torch==2.13.0 'jax>=0.5' numba scipy
	$(RUN) samples/python/fit_conductivity/fit.py
	$(RUN) samples/python/design_lens/design.py
	$(RUN) samples/python/find_orbit/find.py

check: $(VENV)/test lint bytecode  ## lint, types, layers and unit tests, under two minutes
	$(RUN) -m pytest -n 2 --dist worksteal -m 'not slow and not long' --ignore=tests/programs

lint: $(VENV)/test  ## lint, types and layers only
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

# CUDA's headers, libdevice and ptxas, for tests of code for GPUs; where they cannot be had the tests say so.
cuda-packages: $(VENV)/test
	-$(VENV)/bin/pip install --quiet --editable '.[cuda]'

test: $(VENV)/test test-packages frameworks cuda-packages bytecode  ## every test
	$(RUN) -m pytest -n 2 --dist worksteal

test-long: $(VENV)/test long-packages sources frameworks bytecode  ## what takes long: real projects, the big programs at every -O level
	@.ci/frameworks $(VENV)/bin/pip 'jax>=0.5' 'tensorflow-cpu>=2.16'
	$(RUN) -m pytest -n 2 --dist worksteal -m long

# What tests/real_projects builds: zlib, Lua, SQLite, GSL, LAPACK, MINPACK and SUNDIALS as their authors released them.
sources:
	@.ci/sources $(VENV)/sources zlib lua5.4 sqlite3 gsl lapack minpack sundials

# What this machine lacks of compilers and the C library, installed where we may.
%-packages:
	@.ci/packages $*

bench: $(VENV)/test bytecode  ## gradient time, memory and compile time of every sample, as table, JSON and chart
	$(RUN) benchmarks/bench.py

bench-compile: $(VENV)/test long-packages bytecode  ## what derivatives cost at compile time, as table and JSON
	$(RUN) benchmarks/compile.py

bench-builds: $(VENV)/test test-packages sources bytecode  ## what the wrappers cost builds, for each build system
	$(RUN) benchmarks/builds.py

bench-checkpoints: $(VENV)/test bytecode  ## gradients of long simulations: whole tapes, bounded ones, and snapshots
	$(RUN) benchmarks/checkpoints.py

bench-python: $(VENV)/test frameworks bytecode  ## what a call from Python costs, and four models against PyTorch, JAX and Numba
	@.ci/frameworks $(VENV)/bin/pip 'jax>=0.5' 'tensorflow-cpu>=2.16'
	$(RUN) benchmarks/python_doors.py

bench-gpu-counts: $(VENV)/test cuda-packages bytecode  ## what gradients of GPU kernels cost, counted without a GPU
	$(RUN) benchmarks/gpu.py

bench-sparse: $(VENV)/test bytecode  ## sparse Hessians by the number of their elements, and whether memory is given back
	$(RUN) benchmarks/sparse.py

fuzz: $(VENV)/test bytecode  ## 10,000 generated programs in every language, each at every level, against their oracles
	$(RUN) tests/fuzz/ir_fuzz.py
	$(RUN) tests/fuzz/fuzz.py --figures fuzz-figures.json

clean:  ## remove what was built
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
