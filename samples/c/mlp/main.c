/* A small neural network trained by its own gradient: y = W2 tanh(W1 x + b1) + b2, mean square error over a batch.

   It learns f(x, y) = sin(2 x) cos(y) on points of a square by gradient descent with momentum. The first gradient is
   checked against central finite differences, and the training must bring the loss down.
   Usage: mlp [hidden points epochs]   or   mlp bench [hidden points] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

enum { IN = 2 };

struct layer {
    int in, out;
    double *weight, *bias; /* weight: out rows of in */
};

struct network {
    struct layer hidden, output;
};

static void affine(const struct layer *l, const double *x, double *y) {
    for (int i = 0; i < l->out; i++) {
        double sum = l->bias[i];
        for (int j = 0; j < l->in; j++) sum += l->weight[i * l->in + j] * x[j];
        y[i] = sum;
    }
}

static double loss(const struct network *net, int points, const double *x, const double *wanted) {
    double sum = 0, activation[net->hidden.out], y;
    for (int p = 0; p < points; p++) {
        affine(&net->hidden, &x[IN * p], activation);
        for (int i = 0; i < net->hidden.out; i++) activation[i] = tanh(activation[i]);
        affine(&net->output, activation, &y);
        sum += (y - wanted[p]) * (y - wanted[p]);
    }
    return sum / points;
}

/* All numbers of a network lie in one array, so that a gradient step is one loop; its shadow looks the same. */
static int parameter_count(int hidden) { return hidden * (IN + 2) + 1; }

static struct network network_in(double *numbers, int hidden) {
    double *after = numbers + hidden * IN;
    return (struct network){{IN, hidden, numbers, after}, {hidden, 1, after + hidden, after + 2 * hidden}};
}

struct problem {
    int hidden, points, count;
    double *parameters, *gradient, *x, *wanted, value;
    struct network net, shadow;
};

static void run_primal(void *problem) {
    struct problem *p = problem;
    p->value = loss(&p->net, p->points, p->x, p->wanted);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    memset(p->gradient, 0, (size_t)p->count * sizeof(double));
    __enzyme_autodiff((void *)loss, enzyme_dup, &p->net, &p->shadow, enzyme_const, p->points, enzyme_const, p->x,
                      enzyme_const, p->wanted);
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv);
    int hidden = size_arg(argc, argv, 0, benching ? 64 : 12);
    int points = size_arg(argc, argv, 1, benching ? 10000 : 100);
    int epochs = size_arg(argc, argv, 2, 400), count = parameter_count(hidden);
    struct problem p = {hidden, points, count, normals((size_t)count, 0.7), zeros((size_t)count),
                        zeros((size_t)(IN * points)), zeros((size_t)points), 0, {{0}, {0}}, {{0}, {0}}};
    p.net = network_in(p.parameters, hidden);
    p.shadow = network_in(p.gradient, hidden);
    for (int i = 0; i < points; i++) {
        p.x[IN * i] = uniform(-1.5, 1.5), p.x[IN * i + 1] = uniform(-1.5, 1.5);
        p.wanted[i] = sin(2 * p.x[IN * i]) * cos(p.x[IN * i + 1]);
    }
    if (benching) return bench_run(argv[1], (struct bench_case){"mlp", run_primal, run_gradient, NULL, &p});

    run_gradient(&p);
    for (int i = 0; i < count; i++) {
        const double h = 1e-5, kept = p.parameters[i];
        p.parameters[i] = kept + h;
        run_primal(&p);
        double up = p.value;
        p.parameters[i] = kept - h;
        run_primal(&p);
        p.parameters[i] = kept;
        expect_near("gradient", i, p.gradient[i], (up - p.value) / (2 * h), 1e-8);
    }

    double *momentum = zeros((size_t)count), first = 0;
    for (int epoch = 0; epoch <= epochs; epoch++) {
        run_primal(&p);
        if (epoch == 0) first = p.value;
        if (epoch % 100 == 0) printf("epoch %3d: loss %.6f\n", epoch, p.value);
        run_gradient(&p);
        for (int i = 0; i < count; i++) {
            momentum[i] = 0.9 * momentum[i] - 0.02 * p.gradient[i];
            p.parameters[i] += momentum[i];
        }
    }
    if (!(p.value < 0.02 * first)) {
        fprintf(stderr, "training went from %g to %g only\n", first, p.value);
        mismatches++;
    }
    return check_result();
}
