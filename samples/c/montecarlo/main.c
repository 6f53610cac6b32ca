/* Sensitivities of an Asian option's price by Monte Carlo: paths of geometric Brownian motion, each with its own
   random numbers, and the mean of what the option pays.

   The hand-written version carries the four tangents of a path's number along, then adds up what they pay (pathwise
   sensitivities; Glasserman, Monte Carlo Methods in Financial Engineering, section 7.2).
   Usage: montecarlo [paths steps]   or   montecarlo bench [paths steps] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

extern int enzyme_const, enzyme_out;
struct sensitivities {
    double spot, rate, volatility, time;
};
struct sensitivities __enzyme_autodiff(void *, ...);

/* A normal number of a path's own stream, by the sum of twelve uniform ones less six. */
static double next_normal(uint64_t *state) {
    double sum = -6;
    for (int i = 0; i < 12; i++) {
        *state = *state * 6364136223846793005u + 1442695040888963407u;
        sum += (double)(*state >> 11) * 0x1p-53;
    }
    return sum;
}

static double price(double spot, double rate, double volatility, double time, double strike, int paths, int steps) {
    double sum = 0, dt = time / steps, drift = (rate - 0.5 * volatility * volatility) * dt;
    double noise = volatility * sqrt(dt);
    for (int p = 0; p < paths; p++) {
        uint64_t state = (uint64_t)p * 2654435761u + 12345u;
        double s = spot, mean = 0;
        for (int t = 0; t < steps; t++) {
            s *= exp(drift + noise * next_normal(&state));
            mean += s;
        }
        mean /= steps;
        if (mean > strike) sum += mean - strike;
    }
    return exp(-rate * time) * sum / paths;
}

struct problem {
    double spot, rate, volatility, time, strike, value;
    int paths, steps;
    struct sensitivities d;
};

static void run_primal(void *problem) {
    struct problem *p = problem;
    p->value = price(p->spot, p->rate, p->volatility, p->time, p->strike, p->paths, p->steps);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    p->d = __enzyme_autodiff((void *)price, enzyme_out, p->spot, enzyme_out, p->rate, enzyme_out, p->volatility,
                             enzyme_out, p->time, enzyme_const, p->strike, enzyme_const, p->paths, enzyme_const,
                             p->steps);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    double dt = p->time / p->steps, volatility = p->volatility, noise = volatility * sqrt(dt);
    double drift = (p->rate - 0.5 * volatility * volatility) * dt, paid = 0, by_start = 0, by_drift = 0, by_noise = 0;
    for (int path = 0; path < p->paths; path++) {
        uint64_t state = (uint64_t)path * 2654435761u + 12345u;
        double s = p->spot, mean = 0, walk = 0, mean_drift = 0, mean_noise = 0;
        for (int t = 0; t < p->steps; t++) {
            double z = next_normal(&state);
            s *= exp(drift + noise * z);
            walk += z;
            mean += s;
            mean_drift += s * (t + 1);
            mean_noise += s * walk;
        }
        if (mean / p->steps > p->strike) {
            paid += mean / p->steps - p->strike;
            by_start += mean / p->steps / p->spot;
            by_drift += mean_drift / p->steps;
            by_noise += mean_noise / p->steps;
        }
    }
    double factor = exp(-p->rate * p->time) / p->paths;
    p->value = factor * paid;
    p->d.spot = factor * by_start;
    p->d.rate = factor * by_drift * dt - p->time * p->value;
    p->d.volatility = factor * (by_noise * sqrt(dt) - by_drift * volatility * dt);
    p->d.time = factor * (by_drift * drift + by_noise * noise / 2) / p->time - p->rate * p->value;
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv), paths = size_arg(argc, argv, 0, benching ? 10000 : 500);
    int steps = size_arg(argc, argv, 1, benching ? 50 : 12);
    struct problem p = {100, 0.05, 0.2, 1, 100, 0, paths, steps, {0, 0, 0, 0}};
    if (benching)
        return bench_run(argv[1], (struct bench_case){"montecarlo", run_primal, run_gradient, run_hand, &p});

    run_gradient(&p);
    struct sensitivities got = p.d;
    run_hand(&p);
    printf("price %.8f\nby spot %.8f, rate %.7f, volatility %.7f, time %.7f\n", p.value, got.spot, got.rate,
           got.volatility, got.time);
    expect_near("spot", 0, got.spot, p.d.spot, 1e-11);
    expect_near("rate", 0, got.rate, p.d.rate, 1e-10);
    expect_near("volatility", 0, got.volatility, p.d.volatility, 1e-10);
    expect_near("time", 0, got.time, p.d.time, 1e-10);
    return check_result();
}
