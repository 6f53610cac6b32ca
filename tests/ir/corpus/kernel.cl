/* OpenCL for a GPU: address spaces, kernels, barriers, work-group memory. */
kernel void axpy(global double *y, constant double *x, local float *t, double a) {
    size_t i = get_global_id(0);
    t[i] = x[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    y[i] += a * x[i] + t[i];
}
