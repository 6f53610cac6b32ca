#include "laws.h"
#include <stdlib.h>

struct node *plugins;
void add(law f, void *context) {
  struct node *node = malloc(sizeof *node);
  *node = (struct node){f, context, plugins};
  plugins = node;
}
