/* Traces of probabilistic programs, for models without calls of the same function in a loop: the functions that
   __enzyme_trace and its kin tell of choices, calls and gradients. A choice is a double. */
#ifndef SAMPLES_TRACES_H
#define SAMPLES_TRACES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CHOICES = 8 };

struct choice {
    char address[24];
    double value, log_probability, gradient;
};

struct trace {
    int count;
    struct choice choices[MOST_CHOICES];
    char call[24];
    struct trace *of_call;
};

static struct choice *choice_at(struct trace *trace, const char *address) {
    for (int i = 0; i < trace->count; i++)
        if (!strcmp(trace->choices[i].address, address)) return &trace->choices[i];
    return NULL;
}

/* A value of at most eight bytes comes in the bits of the pointer. */
static double value_in(void *bits) {
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

void *__enzyme_newtrace(void) {
    void *trace = calloc(1, sizeof(struct trace));
    if (!trace) abort();
    return trace;
}
void __enzyme_freetrace(void *trace) {
    if (trace) __enzyme_freetrace(((struct trace *)trace)->of_call);
    free(trace);
}
void *__enzyme_get_trace(void *trace, const char *call) { return ((struct trace *)trace)->of_call; }
uint64_t __enzyme_get_choice(void *trace, const char *address, void *to, uint64_t bytes) {
    memcpy(to, &choice_at(trace, address)->value, bytes);
    return bytes;
}
bool __enzyme_has_call(void *trace, const char *call) { return !strcmp(((struct trace *)trace)->call, call); }
bool __enzyme_has_choice(void *trace, const char *address) { return choice_at(trace, address); }
void __enzyme_insert_call(void *trace, const char *call, void *of_call) {
    struct trace *t = trace;
    strncpy(t->call, call, sizeof t->call - 1);
    t->of_call = of_call;
}
void __enzyme_insert_choice(void *trace, const char *address, double log_probability, void *value, uint64_t bytes) {
    struct trace *t = trace;
    struct choice *choice = choice_at(t, address);
    if (!choice) {
        if (t->count == MOST_CHOICES) abort();
        choice = &t->choices[t->count++];
        strncpy(choice->address, address, sizeof choice->address - 1);
    }
    choice->value = value_in(value);
    choice->log_probability += log_probability;
}
void __enzyme_insert_gradient_choice(void *trace, const char *address, void *gradient, uint64_t bytes) {
    choice_at(trace, address)->gradient += value_in(gradient);
}
void __enzyme_insert_argument(void *trace, const char *name, void *value, uint64_t bytes) {}
void __enzyme_insert_return(void *trace, void *value, uint64_t bytes) {}
void __enzyme_insert_function(void *trace, void *function) {}
void __enzyme_insert_gradient_argument(void *trace, const char *name, void *gradient, uint64_t bytes) {}

#endif
