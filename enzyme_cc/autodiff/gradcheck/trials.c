/* Trial runs of the program's function, in children of the keeper. */

/* ---- numbers in memory */

/* x87's extended format, read and written without the type, which other machines do not have. */
static double get_extended(const char *place) {
  uint64_t mantissa;
  uint16_t high;
  memcpy(&mantissa, place, 8);
  memcpy(&high, place + 8, 2);
  int exponent = high & 0x7fff;
  if (!mantissa) return 0;
  if (exponent == 0x7fff) return mantissa << 1 ? NAN : high >> 15 ? -INFINITY : INFINITY;
  double value = (double)mantissa;
  for (exponent -= 16383 + 63; exponent > 0 && value < 1e300; exponent--) value *= 2;
  for (; exponent < 0 && value > 1e-300; exponent++) value /= 2;
  return high >> 15 ? -value : value;
}

static void put_extended(char *place, double value) {
  uint64_t bits, mantissa = 0;
  uint16_t high = 0;
  memcpy(&bits, &value, 8);
  int exponent = (int)(bits >> 52 & 0x7ff);
  if (exponent) {
    mantissa = (uint64_t)1 << 63 | bits << 11;
    high = (uint16_t)(exponent == 0x7ff ? 0x7fff : exponent - 1023 + 16383);
  }
  high |= (uint16_t)(bits >> 63 << 15);
  memcpy(place, &mantissa, 8);
  memcpy(place + 8, &high, 2);
}

static double get(const char *place, int kind) {
  float single;
  double number;
  switch (kind) {
  case FLOAT: memcpy(&single, place, 4); return single;
  case DOUBLE: memcpy(&number, place, 8); return number;
  case LONG_DOUBLE: return get_extended(place);
  }
  return 0;
}

static void move(char *place, int kind, double by) {
  float single;
  double number = get(place, kind) + by;
  if (kind == FLOAT) single = (float)number, memcpy(place, &single, 4);
  else if (kind == DOUBLE) memcpy(place, &number, 8);
  else if (kind == LONG_DOUBLE) put_extended(place, number);
}

/* Of a number and a NaN, the number `a`. (The program may not be linked with the mathematical library.) */
static double larger(double a, double b) { return b > a ? b : a; }
static double magnitude(double a) { return a < 0 ? -a : a; }

/* ---- what bytes look like */

static int looks_like(const char *place, int kind) {
  double size = magnitude(get(place, kind));
  return kind == DOUBLE ? size > 1e-30 && size < 1e30 : size > 1e-9 && size < 1e9;
}

/* Whether two values of one place are numbers close to each other. */
static int close_numbers(const void *a, const void *b, int kind) {
  if (!looks_like(a, kind) || !looks_like(b, kind)) return 0;
  double x = get(a, kind), y = get(b, kind);
  return magnitude(x - y) <= 0.3 * larger(magnitude(x), magnitude(y));
}

/* ---- one trial */

static uint64_t random_state;
static int in_keeper;

/* Plus or minus 0.5 to 1.5. */
static double chance(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  double number = 0.5 + (double)(random_state >> 11) * 0x1p-53;
  return random_state & 1 ? number : -number;
}

static int succeeded(int child) {
  int status = 0;
  if (child < 0) return 0;
  while (waitpid(child, &status, 0) < 0) {}
  return status == 0;
}

struct check {
  struct site *site;
  struct shared *shared;
  void *arguments;
  record_function *record;
  primal_function *primal;
  derive_function *derive;
  int call, keeper, to_keeper, from_keeper;
  long offsets[64];
};

enum { ALL = -1, RESULT = -2, GUESSED = -3, PROBES = -4 };
enum { FORGET, KEEP, PROBE };

/* Whether a cell or a number takes part: all of them, those of one argument, or all but those guessed. */
static int takes_part(int part, int argument, int guessed) {
  return part == ALL || (part == GUESSED ? !guessed : part == argument);
}

/* In a child: run the function a step along the direction, and sum up what it computes. In forward mode `part`
 * chooses among the results, else among what is moved. To PROBE, the traced copy runs. */
static void run(struct check *check, double step, int part, int keep) {
  struct shared *shared = check->shared;
  struct site *site = check->site;
  double results[MOST_NUMBERS], moved[MOST_NUMBERS];
  int inputs = site->forward ? ALL : part, outputs = site->forward ? part : ALL;
  for (int i = 0; i < site->numbers; i++)
    moved[i] = takes_part(inputs, site->owners[i], 0) ? shared->direction[i] : 0;
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    if (cell->read_first && step != 0 && cell->kind < BITS4 && takes_part(inputs, cell->argument, cell->guessed))
      move(cell->primal, cell->kind, step * cell->direction);
  }
  (keep == PROBE ? check->record : check->primal)(check->arguments, step, moved, results);
  if (keep == PROBE) return;
  double total = 0, rest = 0, all = 0;
  for (long i = -(long)site->results; i < shared->cells; i++) {
    double term;
    if (i < 0) {
      if (!takes_part(outputs, RESULT, 0)) continue;
      term = shared->weight[-i - 1] * results[-i - 1];
    } else {
      struct cell *cell = &shared->cell[i];
      if (cell->weight == 0 || cell->freed || !takes_part(outputs, cell->argument, 0)) continue;
      term = cell->weight * get(cell->primal, cell->kind);
    }
    double before = total, corrected = term - rest;   /* compensated */
    total = before + corrected;
    rest = (total - before) - corrected;
    all += magnitude(term);
  }
  shared->sum = total;
  shared->sum_size = all;
  if (keep == KEEP) {
    for (int i = 0; i < site->results; i++) shared->results[i] = results[i];
    for (long i = 0; i < shared->cells; i++) {
      struct cell *cell = &shared->cell[i];
      if (!cell->written || cell->freed) continue;
      if (cell->kind < BITS4) cell->base = get(cell->primal, cell->kind);
      else memcpy(&cell->bits, cell->primal, (size_t)size_of(cell->kind));
    }
    for (long i = 0; i < shared->constants; i++)
      if (readable(shared->constant[i].primal))
        shared->constant[i].base = get(shared->constant[i].primal, shared->constant[i].kind);
  }
  shared->done = 1;
}

/* What differs from the base run: bytes that are numbers after all, and what must not change. */
static void compare_with_base(struct check *check) {
  struct shared *shared = check->shared;
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    if (!cell->written || cell->freed || cell->kind < BITS4) continue;
    uint64_t now = 0;
    memcpy(&now, cell->primal, (size_t)size_of(cell->kind));
    if (now == cell->bits) continue;
    if (cell->kind == BITS8 && close_numbers(&cell->bits, &now, DOUBLE)) cell->kind = DOUBLE, cell->guessed = 1;
    else if (cell->kind == BITS4 && close_numbers(&cell->bits, &now, FLOAT)) cell->kind = FLOAT, cell->guessed = 1;
  }
  for (long i = 0; i < shared->constants; i++) {
    struct constant *constant = &shared->constant[i];
    if (readable(constant->primal) && get(constant->primal, constant->kind) != constant->base) constant->varies = 1;
  }
}

static int in_child(int *child) {
  *child = fork();
  if (*child) return 0;
  alarm(SECONDS);
  return 1;
}

static int trial(struct check *check, double step, int part, double *sum, double *size) {
  struct shared *shared = check->shared;
  shared->done = 0;
  int child;
  if (in_child(&child)) {
    run(check, step, part, FORGET);
    _exit(0);
  }
  if (!succeeded(child) || !shared->done) return 0;
  *sum = shared->sum;
  if (shared->sum_size > *size) *size = shared->sum_size;
  return 1;
}

/* ---- directions */

/* How far the number may sensibly be moved. */
static double scale(double value, double typical) {
  double size = magnitude(value);
  if (!(size < 1e300)) return 1;
  if (size < 1e-3 * typical) size = 1e-3 * typical;
  return size > 0 ? size : 1;
}

/* Two arguments may have one shadow, in which their derivatives add up: both move alike, and it counts once. */
static void find_twins(struct shared *shared) {
  int *at = pages(TABLE * sizeof *at, MAP_PRIVATE);
  if (!at) return;
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    uint64_t slot = hash(cell->shadow) >> 41;
    while (at[slot] && shared->cell[at[slot] - 1].shadow != cell->shadow) slot = (slot + 1) % TABLE;
    if (at[slot]) {
      cell->twin = 1;
      cell->direction = shared->cell[at[slot] - 1].direction;
    } else {
      at[slot] = (int)i + 1;
    }
  }
  munmap(at, TABLE * sizeof *at);
}

/* Bytes that are read and never used as a number where that is seen: a number if they look like one. */
static void guess_inputs(struct shared *shared) {
  for (long i = 0, all = shared->cells; i < all; i++) {
    struct cell *cell = &shared->cell[i];
    if (cell->kind < BITS4 || !cell->read_first) continue;
    if (cell->kind == BITS8 && looks_like(cell->primal, DOUBLE)) cell->kind = DOUBLE, cell->guessed = 1;
    else if (cell->kind == BITS4 && looks_like(cell->primal, FLOAT)) cell->kind = FLOAT, cell->guessed = 1;
  }
}

static void choose(struct check *check, const double *values, const double *tangents) {
  struct shared *shared = check->shared;
  struct site *site = check->site;
  int forward = site->forward;
  double typical = 0, most = 0;
  long counted = 0;
  guess_inputs(shared);
  for (long i = 0; i < shared->cells; i++) {
    double value = shared->cell[i].read_first ? get(shared->cell[i].primal, shared->cell[i].kind) : 0;
    if (magnitude(value) < 1e150) typical += magnitude(value), counted++;
  }
  if (counted) typical /= (double)counted;
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    if (cell->kind == FLOAT) shared->single = 1;
    double reach = cell->read_first ? scale(get(cell->primal, cell->kind), typical) : 1;
    cell->before = get(cell->shadow, cell->kind);
    cell->direction = forward ? cell->before : chance() * reach;
    double relative = magnitude(cell->direction) / reach;
    if (forward && cell->read_first && relative > most) most = relative;
  }
  for (int i = 0; i < site->numbers; i++) {
    double reach = scale(values[i], 0);
    shared->direction[i] = forward ? tangents[i] : chance() * reach;
    if (forward && magnitude(tangents[i]) / reach > most) most = magnitude(tangents[i]) / reach;
  }
  for (int i = 0; i < site->results; i++) shared->weight[i] = forward || check->derive ? chance() : site->seeded;
  if (!forward) find_twins(shared);
  shared->unit = most > 0 ? 1 / most : 1;
}

/* Of cells that are written. In reverse mode the shadow before the derivative ran: the adjoint given. */
static void weigh(struct check *check) {
  struct shared *shared = check->shared;
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    if (cell->kind >= BITS4) continue;
    if (cell->guessed && !cell->read_first) cell->before = get(cell->shadow, cell->kind);
    if (check->derive) cell->before = cell->written && !check->site->forward ? chance() : 0;
    cell->weight = !cell->written ? 0 : check->site->forward ? chance() : cell->before;
  }
}

/* In a child: run the functions of a custom rule on adjoints chosen here. */
static void derive(struct check *check) {
  struct shared *shared = check->shared;
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    if (cell->kind < BITS4 && !cell->twin) move(cell->shadow, cell->kind, cell->before - get(cell->shadow, cell->kind));
  }
  check->derive(check->arguments, shared->weight, shared->derivatives);
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    if (!cell->freed) cell->after = get(cell->shadow, cell->kind);
  }
  shared->done = 1;
}

/* ---- the keeper */

enum { NO_MEMORY = 1, TOO_MUCH, NO_END, NO_REPEAT, NO_TRACE, NO_RULE };

static void run_steps(struct check *check, int part) {
  struct shared *shared = check->shared;
  for (int i = 0; i < STEPS; i++) {
    struct run *made = &shared->run[i];
    double step = steps[i] * shared->unit;
    made->size = 0;
    made->ran = trial(check, step, part, &made->plus, &made->size) && trial(check, -step, part, &made->minus, &made->size);
  }
}

static int first_trials(struct check *check, const double *values, const double *tangents) {
  struct shared *shared = check->shared;
  int child;
  if (in_child(&child)) {
    cell_table = pages(TABLE * sizeof *cell_table, MAP_PRIVATE);
    stored = pages(2 * MOST_POINTERS * sizeof *stored, MAP_PRIVATE);
    seen = pages(2 * MOST_POINTERS * sizeof *seen, MAP_PRIVATE);
    functions = pages(2 * MOST_FUNCTIONS * sizeof *functions, MAP_PRIVATE);
    if (!cell_table || !stored || !seen || !functions) _exit(2);
    learn_functions(check->site->functions, check->site->function_count);
    recording = shared;
    double still[MOST_NUMBERS] = {0}, results[MOST_NUMBERS];
    check->record(check->arguments, 0, still, results);
    shared->recorded = 1;
    _exit(0);
  }
  int recorded = succeeded(child);
  if (shared->too_many) return TOO_MUCH;
  int traced = recorded && shared->recorded;
  choose(check, values, tangents);
  shared->done = 0;
  if (in_child(&child)) {
    run(check, 0, ALL, KEEP);
    _exit(0);
  }
  if (!succeeded(child) || !shared->done) return NO_END;
  if (!traced) return NO_TRACE;
  if (in_child(&child)) {
    run(check, 1e-3 * shared->unit, ALL, FORGET);
    compare_with_base(check);
    _exit(0);
  }
  succeeded(child);
  weigh(check);
  double size = 0, again;
  if (!trial(check, 0, ALL, &shared->base, &size) || !trial(check, 0, ALL, &again, &size)) return NO_END;
  if (again != shared->base && again == again) return NO_REPEAT;
  shared->size = size;
  if (check->derive) {
    shared->done = 0;
    if (in_child(&child)) {
      derive(check);
      _exit(0);
    }
    if (!succeeded(child) || !shared->done) return NO_RULE;
  }
  run_steps(check, ALL);
  return 0;
}

/* Which probes see numbers that change as the inputs do, and whether the smallest steps go another way through the
 * program, as iterations do that stop at a tolerance. */
static void run_probes(struct check *check) {
  static const double at[4] = {0, 1e-3, 1e-8, -1e-8};
  struct shared *shared = check->shared;
  int child;
  for (int i = 0; i < 4; i++) {
    if (in_child(&child)) {
      functions = pages(2 * MOST_FUNCTIONS * sizeof *functions, MAP_PRIVATE);
      if (!functions) _exit(2);
      learn_functions(check->site->functions, check->site->function_count);
      probing = i == 0 ? NOTE_PROBES : i == 1 ? COMPARE_PROBES : NOT_PROBING;
      probed = shared;
      run(check, at[i] * shared->unit, ALL, PROBE);
      shared->events[i] = events;
      _exit(0);
    }
    succeeded(child);
  }
}

/* Runs the first trials, then more for each part that it is asked for, until the pipe is closed. */
static void keep(struct check *check, int commands, int answers, const double *values, const double *tangents) {
  int nowhere = open("/dev/null", O_WRONLY), part;
  in_keeper = 1;
  for (int i = 0; i < 64; i++)  /* output goes nowhere */
    if (i != answers && i != nowhere && (i == 1 || i == 2 || (i > 2 && (fcntl(i, F_GETFL) & O_ACCMODE) == O_WRONLY)))
      dup2(nowhere, i);
  check->shared->failed = first_trials(check, values, tangents);
  char done = 1;
  write(answers, &done, 1);
  while (read(commands, &part, sizeof part) == sizeof part) {
    if (part == PROBES) run_probes(check);
    else run_steps(check, part);
    write(answers, &done, 1);
  }
  _exit(0);
}

/* Forks the keeper and waits until its first trials are done. */
static int start_keeper(struct check *check, const double *values, const double *tangents) {
  int commands[2], answers[2];
  if (pipe(commands)) return 0;
  if (pipe(answers)) {
    close(commands[0]), close(commands[1]);
    return 0;
  }
  for (int i = 0; i < 64; i++) check->offsets[i] = lseek(i, 0, SEEK_CUR);
  check->keeper = fork();
  if (!check->keeper) {
    close(commands[1]), close(answers[0]);
    keep(check, commands[0], answers[1], values, tangents);
  }
  close(commands[0]), close(answers[1]);
  check->to_keeper = commands[1];
  check->from_keeper = answers[0];
  char done;
  int made = check->keeper > 0 && read(check->from_keeper, &done, 1) == 1;
  /* files that are open are shared with children, and so are the places in them */
  for (int i = 0; i < 64; i++)
    if (check->offsets[i] >= 0 && i != check->to_keeper && i != check->from_keeper) lseek(i, check->offsets[i], SEEK_SET);
  return made;
}

static int ask_keeper(struct check *check, int part) {
  char done;
  return write(check->to_keeper, &part, sizeof part) == sizeof part && read(check->from_keeper, &done, 1) == 1;
}

static void dismiss_keeper(struct check *check) {
  close(check->to_keeper), close(check->from_keeper);
  if (check->keeper > 0) succeeded(check->keeper);
}
