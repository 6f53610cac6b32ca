/* The LSTM's gradient by hand: per step and layer eight numbers a cell are kept (input, old hidden and cell
   state, the four gates, tanh of the cell), and the derivatives of sigmoid and tanh are taken from their
   results. d_state starts at zero and ends as the gradient in the initial state. */
#ifndef LSTM_HAND_H
#define LSTM_HAND_H

#include <string.h>

#include "objective.h"

struct lstm_kept {
    double input, hidden, cell, forget, in, out, change, tanh_cell;
};

static double lstm_hand(int layers, int c, int b, const double *restrict main_params,
                        const double *restrict extra_params, double *restrict state,
                        const double *restrict sequence, double *restrict d_main, double *restrict d_extra,
                        double *restrict d_state) {
    size_t step = (size_t)(layers * b);
    struct lstm_kept *tape = malloc((size_t)(c - 1) * step * sizeof *tape);
    double *softmax = malloc((size_t)(c - 1) * (size_t)b * sizeof(double));
    double *last = malloc((size_t)(c - 1) * (size_t)b * sizeof(double));
    double *input = malloc((size_t)b * sizeof(double));
    double *d_input = calloc((size_t)b, sizeof(double));
    double total = 0, scale = -1.0 / ((c - 1) * b);

    for (int t = 0; t + 1 < c; t++) {
        const double *gold = &sequence[(t + 1) * b];
        double sum = 2, *y = &softmax[t * b];
        for (int i = 0; i < b; i++) input[i] = sequence[t * b + i] * extra_params[i];
        for (int l = 0; l < layers; l++) {
            const double *w = &main_params[8 * b * l], *bias = w + 4 * b;
            double *hidden = &state[2 * b * l], *cell = hidden + b;
            for (int i = 0; i < b; i++) {
                struct lstm_kept k = {.input = input[i], .hidden = hidden[i], .cell = cell[i]};
                k.forget = sigmoid(k.input * w[i] + bias[i]);
                k.in = sigmoid(k.hidden * w[b + i] + bias[b + i]);
                k.out = sigmoid(k.input * w[2 * b + i] + bias[2 * b + i]);
                k.change = tanh(k.hidden * w[3 * b + i] + bias[3 * b + i]);
                cell[i] = k.cell * k.forget + k.in * k.change;
                k.tanh_cell = tanh(cell[i]);
                input[i] = hidden[i] = k.out * k.tanh_cell;
                tape[(size_t)t * step + (size_t)(l * b + i)] = k;
            }
        }
        for (int i = 0; i < b; i++) {
            last[t * b + i] = input[i];
            double prediction = input[i] * extra_params[b + i] + extra_params[2 * b + i];
            y[i] = exp(prediction);
            sum += y[i];
            total += gold[i] * prediction;
        }
        double gold_sum = 0, lse = log(sum);
        for (int i = 0; i < b; i++) gold_sum += gold[i];
        total -= gold_sum * lse;
        for (int i = 0; i < b; i++) y[i] = gold[i] - gold_sum * y[i] / sum; /* d total / d prediction */
    }

    for (int t = c - 2; t >= 0; t--) {
        for (int i = 0; i < b; i++) {
            double d_y = scale * softmax[t * b + i];
            d_extra[b + i] += d_y * last[t * b + i];
            d_extra[2 * b + i] += d_y;
            d_input[i] = d_y * extra_params[b + i];
        }
        for (int l = layers - 1; l >= 0; l--) {
            const double *w = &main_params[8 * b * l];
            double *d_w = &d_main[8 * b * l], *d_bias = d_w + 4 * b;
            double *d_hidden = &d_state[2 * b * l], *d_cell = d_hidden + b;
            for (int i = 0; i < b; i++) {
                struct lstm_kept k = tape[(size_t)t * step + (size_t)(l * b + i)];
                double d_h = d_hidden[i] + d_input[i];
                double d_c = d_cell[i] + d_h * k.out * (1 - k.tanh_cell * k.tanh_cell);
                double d_f = d_c * k.cell * k.forget * (1 - k.forget);
                double d_i = d_c * k.change * k.in * (1 - k.in);
                double d_o = d_h * k.tanh_cell * k.out * (1 - k.out);
                double d_g = d_c * k.in * (1 - k.change * k.change);
                d_w[i] += d_f * k.input, d_bias[i] += d_f;
                d_w[b + i] += d_i * k.hidden, d_bias[b + i] += d_i;
                d_w[2 * b + i] += d_o * k.input, d_bias[2 * b + i] += d_o;
                d_w[3 * b + i] += d_g * k.hidden, d_bias[3 * b + i] += d_g;
                d_cell[i] = d_c * k.forget;
                d_hidden[i] = d_i * w[b + i] + d_g * w[3 * b + i];
                d_input[i] = d_f * w[i] + d_o * w[2 * b + i];
            }
        }
        for (int i = 0; i < b; i++) d_extra[i] += d_input[i] * sequence[t * b + i];
    }
    free(tape);
    free(softmax);
    free(last);
    free(input);
    free(d_input);
    return total * scale;
}

#endif
