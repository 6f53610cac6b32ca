/* OpenMP, where it is on: outlined functions, captured variables, runtime calls. */
double sum(int n, const double *x) {
    double total = 0;
#pragma omp parallel for reduction(+ : total) schedule(dynamic, 4)
    for (int i = 0; i < n; i++) total += x[i];
    return total;
}
