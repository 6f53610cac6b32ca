#include "laws.h"
#include <string.h>

law named(const char *name) {
  for (int i = 0; i < count; i++)
    if (!strcmp(table[i].name, name)) return table[i].f;
  return 0;
}
