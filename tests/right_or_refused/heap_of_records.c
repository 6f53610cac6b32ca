// As the other, with doubles alone, which are told from addresses as the program runs.
#define SIZE double
#include "heap_of_records_and_floats.c"
