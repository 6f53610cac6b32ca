"""Random Fortran subroutines that keep records in containers of one's own (fortran_containers.f90).

Growing arrays, sorted and packed ones, rings, tables, chains, trees by pointers and by indices, lists of `class(*)`,
rows of rows, bytes by `transfer`, C addresses. The rest is drawn by fortran_generator.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import fortran_generator
from fortran_generator import Generator, Statement

CONTAINERS = (Path(__file__).parent / "fortran_containers.f90").read_text()

ENTRIES = [
    "call append(v, $e)",
    "v = [v, $e]",
    "do m = 1, n; call append(v, made_entry($0, $1, m)); end do",
    "e = v(modulo($i, size(v)) + 1); call change(e, $0); v = [v, e]",
    "call change(v(modulo($i, size(v)) + 1), $0)",
    "call swap(v(1), v(size(v)))",
    "v(modulo($i, size(v)) + 1) = v(modulo($j, size(v)) + 1)",
    "v([1, size(v)]) = v([size(v), 1])",
    "v = v(size(v):1:-1)",
    "v = cshift(v, 1)",
    "v = v(order(v))",
    "call insertion_sort(v)",
    "call quick_sort(v)",
    "if (size(v) > 2) call drop(v, $i)",
    "v = pack(v, v%ok); if (size(v) == 0) v = [$e]",
    "where (v%ok) v%v = v%v*0.5d0",
    "v%v = cshift(v%v, 1); v%w(1) = $0",
    "s = 0.5d0*s + worth(v(modulo($i, size(v)) + 1))",
    "m = minloc(v%id, 1); s = 0.5d0*s + v(m)%v; v(m) = entry()",
    "u = v; call append(u, $e); v = u",
    "e = v(1) + v(size(v)); v(1) = e",
    "v = [v, spread($e, 1, 2)]; v = v(1:min(8, size(v)))",
    "call move_alloc(v, u); allocate (v(1)); v(1) = u(1); if (n > 1) v = [u, v]",
]
VECTOR = [
    "call v%push($e)",
    "do m = 1, n; call v%push(made_entry($0, $1, m)); end do",
    "call v%insert(modulo($i, v%count) + 1, $e)",
    "e = v%pop(); s = 0.5d0*s + worth(e); call change(e, $0); call v%push(e)",
    "u = v; call u%push($e); v = u",
    "call swap(v%items(1), v%items(v%count))",
    "s = 0.5d0*s + v%sum()",
    "v%items(1) = v%items(v%count)",
]
RING = [
    "call ring_put(r, $e)",
    "do m = 1, n + 2; call ring_put(r, made_entry($0, $1, m)); end do",
    "if (ring_take(r, e)) s = 0.5d0*s + worth(e)",
    "if (ring_take(r, e)) then; call change(e, $0); call ring_put(r, e); end if",
    "q = r; r = ring(); do while (ring_take(q, e)); call ring_put(r, e); end do",
]
TABLE = [
    "call table_set(t, 'k'//achar(48 + $i), $e)",
    "do m = 1, n + 1; call table_set(t, 'k'//achar(48 + modulo(7*m, 5)), made_entry($0, $1, m)); end do",
    "call table_set(t, 'one', $e); call change(t%values(table_place(t, 'one')), $0)",
    "call table_set(t, 'two', $e); e = t%values(table_place(t, 'two')); call table_set(t, 'k1', e)",
]
CHAIN = [
    "call chain_append(c, $e)",
    "do m = 1, n + 1; call chain_append(c, made_entry($0, $1, m)); end do",
    "if (allocated(c)) call change(c%e, $0)",
    "if (allocated(c)) then; s = 0.5d0*s + worth(c%e); call move_alloc(c%next, d); call move_alloc(d, c); end if",
    "allocate (d); d%e = $e; call move_alloc(c, d%next); call move_alloc(d, c)",
    "if (allocated(c)) then; d = c; call chain_append(d, $e); c = d; deallocate (d); end if",
]
LEAVES = [
    "call leaf_add(t, $j + n, $e)",
    "do m = 1, n + 2; call leaf_add(t, modulo(7*m, 5), made_entry($0, $1, m)); end do",
    "if (associated(t)) call change(t%e, $0)",
    "if (associated(t)) then; p => t%left; t%left => t%right; t%right => p; end if",
]
PLANTED = [
    "call planted_add(t, root, $j + n, $0)",
    "do m = 1, n + 2; call planted_add(t, root, modulo(7*m, 5), $0*m*0.2d0); end do",
    "if (root > 0) s = 0.5d0*s + t(root)%v",
    "if (root > 0) t(size(t))%v = $1",
]
ANYTHING = [
    "call any_append(v, $0)",
    "call any_append(v, $e)",
    "call any_append(v, $i)",
    "call any_append(v, made($i, $0))",
    "call any_append(v, row([$0, $1], 2, 'two'))",
    "call any_append(v, $1); call move_alloc(v(1)%it, a); call move_alloc(v(size(v))%it, v(1)%it)"
    "; call move_alloc(a, v(size(v))%it)",
    "call any_append(v, $e); v(1) = v(size(v))",
]
LINKS = [
    "allocate (p); allocate (p%it, source=$0); p%next => h; h => p",
    "allocate (p); allocate (p%it, source=$e); p%next => h; h => p",
    "allocate (p); allocate (p%it, source=made($i, $1)); p%next => h; h => p",
    "allocate (p); allocate (p%it, source=$i); p%next => h; h => p",
]
ROWS = [
    "v = [v, row([$0, $1], 2, 'new')]",
    "k = modulo($i, size(v)) + 1; v(k)%v = [v(k)%v, $0]; v(k)%used = v(k)%used + 1",
    "call move_alloc(v(1)%v, z); call move_alloc(v(size(v))%v, v(1)%v); call move_alloc(z, v(size(v))%v)"
    "; if (.not. allocated(v(1)%v)) v(1)%v = [$0]",
    "x = v(1); v(1) = v(size(v)); v(size(v)) = x",
    "k = modulo($i, size(v)) + 1; v(k)%v = v(k)%v(size(v(k)%v):1:-1); v(k)%name = v(k)%name//'x'",
    "k = modulo($i, size(v)) + 1; s = 0.5d0*s + sum(v(k)%v)/len(v(k)%name)",
]
BYTES = [
    "e = $e; b = [b, transfer(e, b)]",
    "do m = 1, n; e = made_entry($0, $1, m); b = [b, transfer(e, b)]; end do",
    "if (size(b) > k) then; e = transfer(b(k + 1:2*k), e); call change(e, $0); b(1:k) = transfer(e, b); end if",
    "if (size(b) > k) then; b = cshift(b, k); end if",
    "if (size(b) > k) then; c = b(1:k); b(1:k) = b(k + 1:2*k); b(k + 1:2*k) = c; end if",
]
SMALL = [
    "v = [v, small(int($i, 2), $0, wave)]",
    "v = [v, small(int($j, 2), $1, square)]",
    "e = v(1); v(1) = v(size(v)); v(size(v)) = e",
    "v(modulo($i, size(v)) + 1)%h => square",
    "v = v(size(v):1:-1)",
    "v(1)%v = v(1)%h($0)",
]
ADDRESSES = [
    "allocate (p); p = $e; v = [v, c_loc(p)]",
    "call c_f_pointer(v(modulo($i, size(v)) + 1), p); call change(p, $0)",
    "v = cshift(v, 1)",
    "call c_f_pointer(v(1), p); s = 0.5d0*s + worth(p)",
]


@dataclass(frozen=True, slots=True)
class Container:
    """What it declares, how it begins, what is done with it, and how it is read out; `$f` gathers what `e` is worth."""

    declared: tuple[str, ...]
    begin: str
    steps: list[str]
    end: str


KEPT = [
    Container(("type(entry), allocatable :: v(:), u(:)",), "v = [$e]", ENTRIES,
              "do m = 1, size(v); e = v(m); $f; end do"),
    Container(("type(vector) :: v, u",), "call v%push($e)", VECTOR, "do while (v%count > 0); e = v%pop(); $f; end do"),
    Container(("type(ring) :: r, q",), "r = ring()", RING, "do while (ring_take(r, e)); $f; end do"),
    Container(("type(table) :: t",), "call table_set(t, 'one', $e)", TABLE,
              "do m = 1, size(t%keys); if (t%keys(m) == '') cycle; e = t%values(m); $f; end do"),
    Container(("type(chain), allocatable :: c, d",), "call chain_append(c, $e)", CHAIN, "s = s + chain_sum(c)"),
    Container(("type(leaf), pointer :: t, p",), "t => null()", LEAVES, "call leaf_end(t, s)"),
    Container(("type(planted), allocatable :: t(:)", "integer :: root"), "root = 0", PLANTED,
              "if (root > 0) s = s + dot_product(t%v, [(0.3d0*m, m = 1, size(t))])"),
    Container(("type(anything), allocatable :: v(:)", "class(*), allocatable :: a"), "call any_append(v, $0)", ANYTHING,
              "do m = 1, size(v); s = sin(0.6d0*s + told_of(v(m)%it)); end do"),
    Container(("type(link), pointer :: h, p",), "h => null()", LINKS,
              "do while (associated(h)); s = sin(0.6d0*s + told_of(h%it)); p => h%next; deallocate (h%it); "
              "deallocate (h); h => p; end do"),
    Container(("type(row), allocatable :: v(:)", "type(row) :: x", "real(8), allocatable :: z(:)"),
              "v = [row([$0], 1, 'one')]", ROWS, "do m = 1, size(v); s = sin(0.6d0*s + sum(v(m)%v)); end do"),
    Container(("integer(1), allocatable :: b(:), c(:)",), "e = $e; b = transfer(e, [0_1]); k = size(b)", BYTES,
              "do m = 0, size(b)/k - 1; e = transfer(b(m*k + 1:m*k + k), e); $f; end do"),
    Container(("type(small), allocatable :: v(:)", "type(small) :: e"), "v = [small(2_2, $0, square)]", SMALL,
              "do m = 1, size(v); s = sin(0.6d0*s + v(m)%n*v(m)%h(v(m)%v)); end do"),
    Container(("type(c_ptr), allocatable :: v(:)", "type(entry), pointer :: p"), "allocate (p); p = $e; v = [c_loc(p)]",
              ADDRESSES, "do m = 1, size(v); call c_f_pointer(v(m), p); e = p; $f; end do"),
]


class ContainerGenerator(Generator):
    """Most statements keep records in a container."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.kinds = [self.kept]*12
        self.kinds += [self.arithmetic, self.branch, self.boxes, self.allocated, self.moved, self.copies]

    def kept(self) -> Statement:
        kept = self.random.choice(KEPT)
        steps = [line for _ in range(self.random.randint(2, 5)) for line in self.step(self.random.choice(kept.steps))]
        own = any(declared.endswith(":: e") for declared in kept.declared)
        return self.block(
            (*kept.declared, *(() if own else ("type(entry) :: e",)), "integer :: n, m, k", "real(8) :: s"),
            "s = 0.1d0", *self.lines(kept.begin), f"do n = 1, {self.random.randint(1, 3)}",
            *(f"  {line}" for line in steps), "end do",
            *self.lines(kept.end.replace("$f", "s = sin(0.6d0*s + worth(e))")), self.put("s"))

    def step(self, text: str) -> Sequence[str]:
        if self.random.random() < 0.2:
            return [f"if ({self.number()} > {self.constant()}*0.3d0) then", *self.lines(text), "end if"]
        return self.lines(text)

    def lines(self, text: str) -> Sequence[str]:
        """The statements of a template, each on a line."""
        while "$e" in text:
            made = f"made_entry({self.value(1)}, {self.value(1)}, {self.random.randint(0, 4)})"
            text = text.replace("$e", made, 1)
        for name in "01":
            text = text.replace(f"${name}", self.value(1))
        for name in "ij":
            text = text.replace(f"${name}", str(self.random.randint(1, 3)))
        return text.split("; ")


@dataclass(frozen=True, slots=True)
class Program(fortran_generator.Program):
    """With the containers."""

    def source(self) -> str:
        text = fortran_generator.Program.source(self)
        return text.replace("module generated\n  use shapes", f"{CONTAINERS}module generated\n  use containers", 1)

    def only(self, roots: Sequence[str]) -> Program:
        return replace(self, functions={name: self.functions[name] for name in roots})


def generate(seed: int, count: int) -> Program:
    """A program with this many subroutines."""
    functions = {}
    for number in range(count):
        random = Random(f"fortran containers {seed} {number}")
        generator = ContainerGenerator(random)
        functions[f"f{number}"] = tuple(random.choice(generator.kinds)() for _ in range(random.randint(1, 3)))
    return Program(functions)
