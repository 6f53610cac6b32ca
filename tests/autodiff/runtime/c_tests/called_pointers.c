#include "runtime/called_pointers.c"
#include "check.h"

static void hidden(void) {}
static void known(void) {}

int main(int count, char **words) {
  const struct left_out left_out[] = {{known, "known", "it calls 'native', whose code was not at hand"}, {0}};
  void (*volatile function)(void) = count == 1 ? hidden : words[1][0] == 'k' ? known : NULL;
  const void *table[4] = {hidden, hidden, hidden, table};
  __enzyme_cc_require_derivatives(table, (void *)function, "", left_out);
  if (count > 1 && words[1][0] == 'a')
    __enzyme_cc_require_derivatives(NULL, "somewhere", "", left_out);
  __enzyme_cc_require_derivatives(function == known ? (const void *const *)known : NULL, (void *)function, "pot.c:3:5: ", left_out);
}
