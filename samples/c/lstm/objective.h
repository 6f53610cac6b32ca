/* Loss of a stacked LSTM over a character sequence, as in ADBench (Srajer et al., 2018).

   Each layer has b cells with a forget, an input, an output and a change gate. Gates are elementwise:

     f = S(x w_f + c_f),  i = S(h w_i + c_i),  o = S(x w_o + c_o),  g = tanh(h w_g + c_g)
     cell <- cell f + i g,   h <- o tanh(cell),   S(x) = 1 / (1 + e^-x)

   where x is the layer's input and h its hidden state. The input of the first layer is scaled, the output of the
   last is scaled and shifted to a prediction y; the loss is the mean of -<gold, y - log(sum e^y + 2)>.

   main_params: for each layer 4 b weights, then 4 b biases. extra_params: 3 b. state: for each layer b hidden,
   then b cell values, changed in place. sequence: c characters of b numbers. */
#ifndef LSTM_OBJECTIVE_H
#define LSTM_OBJECTIVE_H

#include <math.h>
#include <stdlib.h>

#ifndef RESTRICT
#define RESTRICT restrict
#endif

static double sigmoid(double x) { return 1 / (1 + exp(-x)); }

static double log_sum_exp2(int n, const double *RESTRICT x) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += exp(x[i]);
    return log(sum + 2);
}

static void lstm_cell(int b, const double *RESTRICT weight, const double *RESTRICT bias, double *RESTRICT hidden,
                      double *RESTRICT cell, const double *RESTRICT input) {
    for (int i = 0; i < b; i++) {
        double forget = sigmoid(input[i] * weight[i] + bias[i]);
        double in = sigmoid(hidden[i] * weight[b + i] + bias[b + i]);
        double out = sigmoid(input[i] * weight[2 * b + i] + bias[2 * b + i]);
        double change = tanh(hidden[i] * weight[3 * b + i] + bias[3 * b + i]);
        cell[i] = cell[i] * forget + in * change;
        hidden[i] = out * tanh(cell[i]);
    }
}

static void lstm_predict(int layers, int b, const double *RESTRICT main_params,
                         const double *RESTRICT extra_params, double *RESTRICT state,
                         const double *RESTRICT input, double *RESTRICT scaled, double *RESTRICT prediction) {
    for (int i = 0; i < b; i++) scaled[i] = input[i] * extra_params[i];
    const double *layer_input = scaled;
    for (int layer = 0; layer < layers; layer++) {
        const double *weight = &main_params[8 * b * layer];
        double *hidden = &state[2 * b * layer];
        lstm_cell(b, weight, weight + 4 * b, hidden, hidden + b, layer_input);
        layer_input = hidden;
    }
    for (int i = 0; i < b; i++)
        prediction[i] = layer_input[i] * extra_params[b + i] + extra_params[2 * b + i];
}

static void lstm_objective(int layers, int c, int b, const double *RESTRICT main_params,
                           const double *RESTRICT extra_params, double *RESTRICT state,
                           const double *RESTRICT sequence, double *RESTRICT loss) {
    double *scaled = malloc((size_t)b * sizeof(double));
    double *prediction = malloc((size_t)b * sizeof(double));
    double total = 0;
    for (int t = 0; t + 1 < c; t++) {
        const double *gold = &sequence[(t + 1) * b];
        lstm_predict(layers, b, main_params, extra_params, state, &sequence[t * b], scaled, prediction);
        double lse = log_sum_exp2(b, prediction);
        for (int i = 0; i < b; i++) total += gold[i] * (prediction[i] - lse);
    }
    *loss = -total / ((c - 1) * b);
    free(scaled);
    free(prediction);
}

#endif
