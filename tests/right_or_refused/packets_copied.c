// As the other, but that nothing is read from the buffer that was copied.
#define NOT_READ
#include "packets_copied_and_read.c"
