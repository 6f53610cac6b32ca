/* A structure of pointers that each language fills with functions of its own. */
struct laws {
  double (*law)(double x, double k);
  double k;
};
