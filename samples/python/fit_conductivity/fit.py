"""The conductivity along a rod, from a few noisy thermometers: a Fortran simulation inside a PyTorch training loop.

A small network gives the conductivity at each place, the simulation in heat.f90 the temperatures, and Adam trains the
network, and the rate of loss, through both. Draws into the folder `demo`.
"""

import sys
import time
from pathlib import Path

import matplotlib
import torch

import enzyme_cc
from enzyme_cc.torch import differentiable

matplotlib.use("Agg")
from matplotlib import pyplot

HERE = Path(__file__).resolve().parent
CELLS, FRAMES, EVERY, STEP, LOSS = 50, 40, 150, 1e-4, 0.8
PROTOTYPE = ("void conduct(const double conductivity[n], double loss, double step, int every, int n, int frames, "
             "double u[n][frames])")


def main(folder: Path) -> int:
    torch.manual_seed(1)
    torch.set_num_threads(1)  # the tensors are small
    torch.set_default_dtype(torch.float64)
    program = enzyme_cc.build(HERE / "heat.f90", flags=["-O3"])
    conduct = differentiable(program.function(PROTOTYPE))

    place = (torch.arange(CELLS) + 0.5) / CELLS
    truth = 0.4 + 0.5 * torch.exp(-((place - 0.35) / 0.12) ** 2) - 0.25 * torch.sigmoid((place - 0.7) * 30)
    sensors = torch.arange(2, CELLS, 4)
    clean = conduct(truth, LOSS, STEP, EVERY, FRAMES).u
    measured = clean[sensors] + 0.002 * torch.randn(len(sensors), FRAMES)

    network = torch.nn.Sequential(torch.nn.Linear(1, 24), torch.nn.Tanh(), torch.nn.Linear(24, 24), torch.nn.Tanh(),
                                  torch.nn.Linear(24, 1), torch.nn.Softplus())
    loss_rate = torch.nn.Parameter(torch.tensor(0.2))
    optimiser = torch.optim.Adam([*network.parameters(), loss_rate], lr=0.02)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, 1000)
    costs, start = [], time.perf_counter()
    for _ in range(1000):
        optimiser.zero_grad()
        conductivity = network(place[:, None] * 4 - 2)[:, 0]
        cost = ((conduct(conductivity, loss_rate, STEP, EVERY, FRAMES).u[sensors] - measured) ** 2).mean()
        cost.backward()
        optimiser.step()
        scheduler.step()
        costs.append(cost.item())
    seconds = time.perf_counter() - start

    found = conductivity.detach()
    error = ((found - truth).abs() / truth).mean().item()
    print(f"conductivity: mean error {100 * error:.1f} %; rate of loss {loss_rate.item():.3f}, really {LOSS}")
    print(f"cost {costs[0]:.2e} -> {costs[-1]:.2e}; {len(costs)} steps in {seconds:.1f} s")
    draw(folder / "fit_conductivity.png", place, truth, found, clean, sensors, costs)
    good = error < 0.08 and abs(loss_rate.item() - LOSS) < 0.1
    print("check: ok" if good else "check: the conductivity was not found")
    return not good


def draw(path: Path, place: torch.Tensor, truth: torch.Tensor, found: torch.Tensor, clean: torch.Tensor,
         sensors: torch.Tensor, costs: list[float]) -> None:
    figure, (left, middle, right) = pyplot.subplots(1, 3, figsize=(14, 3.8), layout="constrained")
    left.plot(place, truth, "k--", label="true")
    left.plot(place, found, label="found")
    left.set(title="conductivity", xlabel="place along the rod", ylim=(0, 1.2))
    left.legend()
    image = middle.imshow(clean, cmap="inferno", aspect="auto", origin="lower", extent=(0, FRAMES, 0, 1))
    middle.hlines(place[sensors], 0, FRAMES, "w", "dotted", linewidth=0.7)
    middle.set(title="temperature, and where it is measured", xlabel="frame", ylabel="place along the rod")
    figure.colorbar(image, ax=middle)
    right.semilogy(costs)
    right.set(title="cost", xlabel="step of Adam")
    right.grid(alpha=0.3)
    figure.savefig(path, dpi=110)
    print(f"picture: {path}")


if __name__ == "__main__":
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parents[2] / "demo"
    into.mkdir(exist_ok=True)
    sys.exit(main(into))
