"""The door to PyTorch, by torch's own checkers: gradcheck and gradgradcheck, torch.func, torch.compile, opcheck.

Where torch is not installed none of this is tested, and says so.
"""

from __future__ import annotations

import importlib.util
from typing import Any

import pytest

import enzyme_cc

missing = "" if importlib.util.find_spec("torch") else "PYTORCH IS NOT TESTED: pip install torch (CPU)"
pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing), reason=missing)]

CODE = """
#include <complex.h>
#include <math.h>
double energy(const double *x, double k, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += k * x[i] * x[i] * sin(x[i]);
  return sum;
}
double step(const double *x, const double *a, int m, int n, double *y, int *count) {
  double sum = 0;
  *count = m;
  for (int i = 0; i < m; i++) {
    y[i] = 0;
    for (int j = 0; j < n; j++) y[i] += a[i * n + j] * x[j] * x[j];
    sum += sin(y[i]);
  }
  return sum;
}
float cube(float x, const float *y) { return x * x * x * *y; }
double complex form(const double complex *z, int n) {
  double complex sum = 0;
  for (int i = 0; i < n; i++) sum += z[i] * z[i] * conj(z[n - 1]);
  return sum;
}
"""


@pytest.fixture(scope="module")
def layers() -> dict[str, Any]:
    from enzyme_cc.torch import differentiable

    program = enzyme_cc.build(code=CODE, language="c")
    return {name: differentiable(program.function(prototype)) for name, prototype in {
        "energy": "double energy(const double x[n], double k, int n)",
        "step": "double step(const double x[n], const double a[m][n], int m, int n, double y[m], int *count)",
        "cube": "float cube(float x, const float *y)",
        "form": "double complex form(const double complex z[n], int n)",
    }.items()}


def tensor(*numbers: Any, of: str = "float64") -> Any:
    import torch

    return torch.tensor(numbers if len(numbers) != 1 else numbers[0], dtype=getattr(torch, of), requires_grad=True)


def test_torchs_checkers(layers: dict[str, Any]) -> None:
    from torch.autograd import gradcheck, gradgradcheck

    x, k = tensor(0.3, -1.2, 2.5), tensor(1.5)
    assert gradcheck(layers["energy"], (x, k), check_forward_ad=True, check_batched_forward_grad=True,
                     check_batched_grad=True)
    assert gradgradcheck(layers["energy"], (x, k), check_fwd_over_rev=True)


@pytest.mark.long
def test_torchs_checkers_with_several_outputs_and_complex_numbers(layers: dict[str, Any]) -> None:
    from torch.autograd import gradcheck, gradgradcheck

    x = tensor(0.3, -1.2, 2.5)

    def smooth(*given: Any) -> Any:
        found = layers["step"](*given)
        return found.result, found.y

    a = tensor([[1.0, 2.0, 0.5], [0.3, -1.0, 0.2]])
    assert gradcheck(smooth, (x, a), check_forward_ad=True)
    assert gradgradcheck(smooth, (x, a), check_fwd_over_rev=True)
    assert gradcheck(smooth, (x, a.detach()), check_forward_ad=True)
    assert layers["step"](x, a).count == 2
    assert gradcheck(layers["form"], (tensor(1 + 2j, 0.5 - 1j, of="complex128"),), check_forward_ad=True)


def test_float_numbers(layers: dict[str, Any]) -> None:
    import torch

    x, y = tensor(2.0, of="float32"), tensor(3.0, of="float32")
    found = layers["cube"](x, y)
    by_x, by_y = torch.autograd.grad(found, (x, y))
    assert found.dtype == by_x.dtype == by_y.dtype == torch.float32
    assert (found.item(), by_x.item(), by_y.item()) == (24.0, 36.0, 8.0)
    tangent = torch.func.jvp(lambda x: layers["cube"](x, y.detach()), (x.detach(),), (torch.tensor(1.0),))[1]
    assert tangent.item() == 36 and tangent.dtype == torch.float32


def test_torch_func(layers: dict[str, Any]) -> None:
    import torch
    from torch.func import grad, hessian, jacfwd, jacrev, jvp, vmap

    energy = layers["energy"]
    x, k = tensor(0.3, -1.2, 2.5).detach(), tensor(1.5).detach()
    by_x = k * (2 * x * x.sin() + x**2 * x.cos())
    second = torch.diag(k * (2 * x.sin() + 4 * x * x.cos() - x**2 * x.sin()))
    torch.testing.assert_close(grad(energy)(x, k), by_x)
    torch.testing.assert_close(hessian(energy)(x, k), second)
    torch.testing.assert_close(jacrev(jacrev(energy))(x, k), second)
    torch.testing.assert_close(jacfwd(jacfwd(energy))(x, k), second)
    torch.testing.assert_close(torch.autograd.functional.hvp(lambda x: energy(x, k), x, x)[1], second @ x)
    for way in ("reverse-mode", "forward-mode"):
        found = torch.autograd.functional.hessian(lambda x: energy(x, k), x, vectorize=True,
                                                  outer_jacobian_strategy=way)
        torch.testing.assert_close(found.detach(), second)
    x.requires_grad_()
    (by_x_itself,) = torch.autograd.grad(energy(x, k), x, create_graph=True)
    (product,) = torch.autograd.grad(by_x_itself, x, x, create_graph=True)
    with pytest.raises(NotImplementedError, match="third derivatives are not there"):
        torch.autograd.grad(product.sum(), x)
    x = x.detach()
    torch.testing.assert_close(jacrev(jacfwd(energy))(x, k), second)
    torch.testing.assert_close(jvp(energy, (x, k), (torch.ones_like(x), torch.zeros_like(k)))[1], by_x.sum())
    both = vmap(grad(energy), in_dims=(0, None))(torch.stack([x, 2 * x]), k)
    torch.testing.assert_close(both[0], by_x)


def test_torch_compile(layers: dict[str, Any]) -> None:
    import torch

    x, k = tensor(0.3, -1.2, 2.5), tensor(1.5)
    compiled = torch.compile(lambda x, k: layers["energy"](x, k) * 2 + x.sum(), backend="aot_eager", fullgraph=True)
    found = torch.autograd.grad(compiled(x, k), (x, k))
    expected = torch.autograd.grad(layers["energy"](x, k) * 2 + x.sum(), (x, k))
    torch.testing.assert_close(found, expected)
    assert set(torch.library.opcheck(layers["energy"]._operators._value, ([x, k], [])).values()) == {"SUCCESS"}


@pytest.mark.parametrize("transform", ["jvp", "grad", "dual"])
def test_transforms_in_what_torch_compiles(layers: dict[str, Any], transform: str) -> None:
    import torch
    from torch.autograd import forward_ad

    def directional(x: Any) -> Any:
        with forward_ad.dual_level():
            return forward_ad.unpack_dual(layers["energy"](forward_ad.make_dual(x, x), 1.5)).tangent

    x = tensor(0.3, -1.2, 2.5).detach()
    slope = 1.5 * (2 * x * x.sin() + x * x * x.cos())
    done, wanted = {
        "jvp": (lambda x: torch.func.jvp(lambda x: layers["energy"](x, 1.5), (x,), (x,))[1], slope @ x),
        "grad": (lambda x: torch.func.grad(lambda x: layers["energy"](x, 1.5))(x), slope),
        "dual": (directional, slope @ x),
    }[transform]
    torch.testing.assert_close(torch.compile(done, backend="aot_eager")(x), wanted)


def test_a_module_with_parameters_learns(layers: dict[str, Any]) -> None:
    import torch

    class Model(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.x = torch.nn.Parameter(torch.tensor([0.5, -0.4], dtype=torch.float64))
            self.energy = layers["energy"]

        def forward(self, k: float) -> Any:
            return (self.energy(self.x, k) - 1.0) ** 2

    model = Model()
    optimiser = torch.optim.SGD(model.parameters(), 0.05)
    first = model(2.0).item()
    for _ in range(50):
        optimiser.zero_grad()
        model(2.0).backward()
        optimiser.step()
    assert model(2.0).item() < 1e-3 * first
    assert "double energy(const double x[n], double k, int n)" in repr(model)


def test_tensors_that_do_not_lie_as_the_function_reads_them(layers: dict[str, Any]) -> None:
    import torch

    step, energy = layers["step"], layers["energy"]
    x, a, c = tensor(0.3, -1.2), tensor([[1.0, 0.3], [2.0, -1.0], [0.5, 0.2]]), torch.rand(3, 2, dtype=torch.float64)
    expected = torch.autograd.grad((a @ x**2 * c[:, 0]).sum(), (x, a))
    crossed = a.detach().t().contiguous().requires_grad_()
    by_x, by_crossed = torch.autograd.grad(step(x, crossed.t()).y, (x, crossed), c[:, 0])
    torch.testing.assert_close((by_x, by_crossed.t()), expected)
    kept = c[:, 0].contiguous()
    y = step(x, a).y
    for _ in range(2):  # the cotangent is not used up
        torch.testing.assert_close(torch.autograd.grad(y, (x, a), kept, retain_graph=True), expected)
    torch.testing.assert_close(torch.autograd.grad(step(x, a).y.sum(), x)[0], 2 * x * a.sum(0))  # one number, expanded
    number = tensor(2.0)
    by_number = torch.autograd.grad(energy(number.expand(3), 1.0), number)[0]
    assert by_number.item() == pytest.approx(3 * (4 * torch.sin(number) + 4 * torch.cos(number)).item())
    negative = torch.complex(x.detach(), -x.detach()).conj().imag
    assert negative.is_neg()
    assert energy(negative, 1.0).item() == pytest.approx(energy(x, 1.0).item())
    with torch.device("meta"):
        assert energy(x, 1.0).device.type == "cpu"


def test_copies_of_a_module(layers: dict[str, Any]) -> None:
    import copy
    import pickle

    x = tensor(0.3, -1.2)
    for copied in (copy.deepcopy(layers["energy"]), pickle.loads(pickle.dumps(layers["energy"]))):
        assert copied(x, 2.0).item() == layers["energy"](x, 2.0).item()
    found = layers["energy"].function.value_and_grad(x.detach().numpy(), 2.0)
    assert pickle.loads(pickle.dumps(found[1])).k == found[1].k


def test_contiguous_tensors_are_not_copied() -> None:
    import torch

    from enzyme_cc.torch import differentiable

    where = differentiable(enzyme_cc.build(language="c", code="""
    double where(const double *x, const double *m, long *at, int n) {
      at[0] = (long)x, at[1] = (long)m;
      return x[0] * m[n - 1];
    }""").function("double where(const double x[n], const double m[n][2], long at[2], int n)"))
    x, m = torch.rand(3, dtype=torch.float64), torch.rand(3, 2, dtype=torch.float64)
    assert where(x, m).at.tolist() == [x.data_ptr(), m.data_ptr()]
    assert where(x[1:], m[1:]).at.tolist() == [x[1:].data_ptr(), m[1:].data_ptr()]
    assert where(x[1:], m.t().contiguous().t()[1:]).at[1] != m.data_ptr()
    assert torch.func.vmap(lambda x: where(x, m).at)(x[None])[0, 0] == x.data_ptr()


def test_wrong_tensors(layers: dict[str, Any]) -> None:
    import torch

    energy, x = layers["energy"], tensor(0.3, -1.2, 2.5)
    for given, message in ((x.float(), "x: expected scalar type Double but found Float"),
                           (x.to("meta"), "x: expected a tensor on the cpu, but it is on meta"),
                           (x.to_sparse(), "x: expected a dense tensor"), (1.0, "x: expected a Tensor")):
        with pytest.raises(RuntimeError, match=message):
            energy(given, 1.0)
    with pytest.raises(ValueError, match="x: a tensor of 1 dimensions is wanted"):
        energy(x[None], 1.0)
    with pytest.raises(TypeError, match="the argument 'k' is missing"):
        energy(x)
    twice = torch.stack([x, x], 1)[:, 0]
    assert energy(twice, 1.0).item() == pytest.approx(energy(x, 1.0).item())
