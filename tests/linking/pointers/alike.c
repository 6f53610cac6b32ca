/* Functions of the same type in LLVM, and of other ones in C: nobody calls them, and one cannot be differentiated. */
static double norm(double x, void *context) { return ((float *)context)[0] + ((int *)context)[1] * x; }
static double cleared(double x, void *context) { return ((char **)context)[0][0] = (char)x; }
void *unused[] = {norm, cleared};
