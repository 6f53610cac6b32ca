/* Before and after each derivative, what is printed, and the account at the end. */

static int busy[2], checks, failures;
static int requests[2], right[2], wrong[2];   /* of requests, and of custom rules */
enum { SEEN = 1, RIGHT_ONCE = 2, WRONG_ONCE = 4 };

static void count(struct site *site, int what) {
  int *account = what == SEEN ? requests : what == RIGHT_ONCE ? right : wrong;
  if (what == RIGHT_ONCE && site->seen & WRONG_ONCE) return;
  if (!(site->seen & what)) account[site->rule]++;
  site->seen |= what;
  if (what == WRONG_ONCE) {
    if (!site->rule) failures++;
    if (site->seen & RIGHT_ONCE) right[site->rule]--, site->seen &= ~RIGHT_ONCE;
  }
}

static void account(int rule, const char *one, const char *several) {
  int checked = right[rule] + wrong[rule], left = requests[rule] - checked;
  dprintf(2, "%d %s checked, %d wrong", checked, checked == 1 ? one : several, wrong[rule]);
  if (left) dprintf(2, ", %d not checked", left);
}

static void at_exit(void) {
  fflush(0);
  dprintf(2, "enzyme-cc: gradcheck: ");
  account(0, "request", "requests");
  if (requests[1]) dprintf(2, "; "), account(1, "custom rule", "custom rules");
  dprintf(2, "\n");
  if (!failures && !wrong[1]) return;
  if (failures) dprintf(2, "enzyme-cc: gradcheck: %d of %d checks failed\n", failures, checks);
  _exit(1);
}

static void say(struct check *check, const char *verdict) {
  struct site *site = check->site;
  dprintf(2, "%s: gradcheck: %s: %s'%s', call %d", site->where, verdict, site->what, site->function, check->call);
}

static void note(struct check *check) { dprintf(2, "%s: note: gradcheck: ", check->site->where); }

static void finish(struct check *check) {
  int rule = check->site->rule;
  if (check->keeper) dismiss_keeper(check);
  if (check->shared) munmap(check->shared, sizeof *check->shared);
  free(check);
  __atomic_store_n(&busy[rule], 0, __ATOMIC_RELEASE);
}

static void not_checked(struct check *check, const char *why) {
  say(check, "not checked");
  dprintf(2, ": %s\n", why);
}

static const char *const reasons[] = {
  [NO_MEMORY] = "there is no memory, or no process, for the trial runs; allow more of them",
  [TOO_MUCH] = "it uses more numbers than there is room for (2 million); check it on a smaller problem",
  [NO_END] = "the trial run of the function did not come to its end within 60 s: it stops the program, is too slow, or "
             "needs threads that a forked process lacks; check it on a smaller problem, or with one thread",
  [NO_REPEAT] = "the function gives another result each time; give it a fixed seed",
  [NO_TRACE] = "the traced run of the function did not come to its end within 60 s: check it on a smaller problem, or "
               "with one thread",
  [NO_RULE] = "the functions of the rule do not come to their end on adjoints that are not those of this run",
};

static struct check *start(struct site *site, void *arguments, record_function *record, primal_function *primal,
                           derive_function *derive, const double *values, const double *tangents) {
  const char *wanted = getenv("ENZYME_GRADCHECK_CALLS");
  int most = wanted ? atoi(wanted) : 3;
  if (in_keeper || site->calls >= most || __atomic_exchange_n(&busy[site->rule], 1, __ATOMIC_ACQUIRE)) return 0;
  struct check *check = calloc(1, sizeof *check);
  check->site = site;
  check->arguments = arguments;
  check->record = record;
  check->primal = primal;
  check->derive = derive;
  check->call = ++site->calls;
  random_state = 0x243F6A8885A308D3u + (uint64_t)check->call;
  static int registered;
  if (!__atomic_exchange_n(&registered, 1, __ATOMIC_ACQ_REL)) atexit(at_exit);
  if (!site->rule) checks++;
  count(site, SEEN);
  struct shared *shared = check->shared = pages(sizeof *shared, MAP_SHARED);
  int failed = !shared || !start_keeper(check, values, tangents) ? NO_MEMORY : shared->failed;
  if (!failed) return check;
  not_checked(check, reasons[failed]);
  finish(check);
  return 0;
}

/* Before the derivative runs. 0 if this call is not checked. */
SHARED void *__enzyme_cc_check_before(struct site *site, void *arguments, record_function *record,
                                      primal_function *primal, const double *values, const double *tangents) {
  return start(site, arguments, record, primal, 0, values, tangents);
}

/* The same product as the trials', taken from the derivative. `derivatives` are the adjoints of the numbers among
 * the arguments in reverse mode, the tangents of the results in forward mode. */
static double product(struct check *check, int part) {
  struct shared *shared = check->shared;
  const double *derivatives = shared->derivatives;
  struct site *site = check->site;
  double total = 0, rest = 0;
  int numbers = site->forward ? site->results : site->numbers;
  for (long i = -(long)numbers; i < shared->cells; i++) {
    double term;
    if (i < 0) {
      long at = -i - 1;
      if (!takes_part(part, site->forward ? RESULT : site->owners[at], 0)) continue;
      term = (site->forward ? shared->weight[at] : shared->direction[at]) * derivatives[at];
    } else {
      struct cell *cell = &shared->cell[i];
      if (cell->kind >= BITS4 || cell->twin || cell->freed) continue;
      if (!takes_part(part, cell->argument, cell->guessed)) continue;
      if (site->forward && !cell->written) continue;
      double now = cell->after;
      term = site->forward ? cell->weight * now : cell->direction * (cell->written ? now : now - cell->before);
    }
    double before = total, corrected = term - rest;
    total = before + corrected;
    rest = (total - before) - corrected;
  }
  return total;
}

static const char *name_of(struct check *check, int argument) {
  return argument >= 0 && check->site->names[argument] ? check->site->names[argument] : "?";
}

/* Whether an argument has anything that is moved, or in forward mode written. */
static int takes_any_part(struct check *check, int argument) {
  struct shared *shared = check->shared;
  struct site *site = check->site;
  if (argument == RESULT) return 1;
  for (int i = 0; !site->forward && i < site->numbers; i++)
    if (site->owners[i] == argument) return 1;
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    if (cell->argument == argument && cell->kind < BITS4 && (site->forward ? cell->written : cell->read_first)) return 1;
  }
  return 0;
}

/* Which arguments (in forward mode: outputs) are wrong. */
static void name_arguments(struct check *check, int level) {
  struct shared *shared = check->shared;
  struct site *site = check->site;
  int last = -1, worst = ALL, candidates = 0;
  double most = 0, expected = 0, found = 0;
  for (long i = 0; i < shared->cells; i++)
    if (shared->cell[i].argument > last) last = shared->cell[i].argument;
  for (int i = 0; !site->forward && i < site->numbers; i++)
    if (site->owners[i] > last) last = site->owners[i];
  for (int argument = site->forward && site->results ? RESULT : 0; argument <= last; argument++) {
    if (argument == ALL || !takes_any_part(check, argument)) continue;
    candidates++;
    double derivative = product(check, argument);
    if (!ask_keeper(check, argument)) return;
    struct judged judged = judge(shared, derivative, level);
    double size = magnitude(judged.expected - derivative);
    if (judged.verdict == WRONG && (size > most || derivative != derivative))
      most = size, worst = argument, expected = judged.expected, found = derivative;
  }
  if (worst == ALL || candidates < 2) return;
  note(check);
  if (worst == RESULT) dprintf(2, "most of it in the result");
  else dprintf(2, "most of it %s argument %d ('%s')", site->forward ? "in what is written through" : "by", worst + 1, name_of(check, worst));
  dprintf(2, ": derivative %.9g, finite differences %.9g\n", found, expected);
}

/* What is said of a probe: of an edge, behind the name of the function. */
static const char *note_of(struct check *check, int probe) {
  const char *text = check->site->probes[probe];
  while (check->shared->edge[probe] && *text++) {}
  return text;
}

/* The probe of a function that is called at the edge of its domain, which differences do not see; -1 of none. */
static int met_edge(struct check *check) {
  if (!ask_keeper(check, PROBES)) return -1;
  for (int i = 0; i < MOST_PROBES && check->site->probes[i]; i++)
    if (check->shared->suspect[i] && check->shared->edge[i]) return i;
  return -1;
}

/* What may be the reason: memory declared constant that is not, bytes, and what the program says of its functions. */
static void name_suspects(struct check *check) {
  struct shared *shared = check->shared;
  int named[64] = {0};
  for (long i = 0; i < shared->constants; i++) {
    struct constant *constant = &shared->constant[i];
    if (!constant->varies || !constant->read_after || constant->argument < 1) continue;
    int argument = constant->argument - 1;
    if (argument < 64 && named[argument]++) continue;
    note(check);
    if (argument >= 0x7ffe) {
      dprintf(2, "a global variable that is declared inactive holds numbers that depend on what is differentiated, and they are read again: they carry no derivative there\n");
      continue;
    }
    dprintf(2, "argument %d ('%s') is enzyme_const, but the function writes numbers there that depend on what is differentiated, and reads them again: pass it as enzyme_dup, with a shadow of zeros\n",
            argument + 1, name_of(check, argument));
  }
  for (int i = 0, said = 0; i < MOST_PROBES && check->site->probes[i] && said < 4; i++)
    if (shared->suspect[i]) dprintf(2, "%s\n", note_of(check, i)), said++;
}

/* "The primal inside the derivative is the program": its results and what it wrote. 1 if so. */
static int same_primal(struct check *check, int level) {
  struct shared *shared = check->shared;
  double tolerance = level == 2 ? 0.1 : level ? 1e-2 : 1e-6, most = 0, mine = 0, theirs = 0, typical = 0;
  long argument = RESULT;
  for (long i = 0; i < shared->cells; i++)
    if (shared->cell[i].written && magnitude(shared->cell[i].base) < 1e150)
      typical = larger(typical, magnitude(shared->cell[i].base));
  for (long i = -(long)(check->site->primal ? check->site->results : 0); i < shared->cells; i++) {
    struct cell *cell = i < 0 ? 0 : &shared->cell[i];
    if (cell && (!cell->written || cell->freed || cell->kind >= BITS4 || cell->guessed)) continue;
    if (cell && !check->site->names[cell->argument]) continue;
    double base = cell ? cell->base : shared->results[-i - 1], now = cell ? get(cell->primal, cell->kind) : shared->primal[-i - 1];
    double size = larger(magnitude(base), magnitude(now)), off = magnitude(base - now);
    if (base != base && now != now) continue;
    if (off <= tolerance * size || off <= 1e-9 * typical) continue;
    if (base == now || (size > 0 && off / size <= most)) continue;
    most = off / size, mine = now, theirs = base;
    argument = cell ? cell->argument : RESULT;
  }

  if (most == 0) return 1;
  say(check, "MISMATCH");
  dprintf(2, ": the derivative computes %.9g ", mine);
  if (argument == RESULT) dprintf(2, "as the function's result");
  else dprintf(2, "in what argument %ld ('%s') points to", argument + 1, name_of(check, (int)argument));
  dprintf(2, ", the function itself %.9g\n", theirs);
  return 0;
}

/* Compare, and say what came of it. */
static void conclude(struct check *check) {
  struct shared *shared = check->shared;
  struct site *site = check->site;
  int level = shared->single > site->single ? shared->single : site->single, moved = 0;
  double found = product(check, ALL);
  struct judged judged = judge(shared, found, level);
  if (judged.verdict != RIGHT && judged.verdict != KINK && judged.verdict != WRONG && !site->forward) {  /* bytes that only look like numbers? */
    for (long i = 0; i < shared->cells; i++) moved |= shared->cell[i].guessed && shared->cell[i].read_first;
    if (moved && ask_keeper(check, GUESSED)) {
      found = product(check, GUESSED);
      judged = judge(shared, found, level);
    }
  }
  int says_nothing = judged.verdict == JUMPS || judged.verdict == UNSETTLED || judged.verdict == NO_TRIAL;
  int edge = says_nothing ? met_edge(check) : -1;
  if (edge >= 0) judged.verdict = EDGE;
  if (judged.verdict == WRONG && ask_keeper(check, PROBES)) {
    const long *events = shared->events;
    if (events[2] != events[0] && events[3] != events[0] && events[2] && events[3]) judged.verdict = ANOTHER_WAY;
  }
  if (judged.verdict == WRONG || judged.verdict == UNSETTLED) {
    for (long i = 0; i < shared->cells && !site->forward; i++)
      if (shared->cell[i].freed && shared->cell[i].read_first) judged.verdict = FREES;
  }
  switch (judged.verdict) {
  case EDGE:
    say(check, "not checked");
    dprintf(2, ": at the edge of %s's domain (derivative %.6g): check it at another point\n", site->probes[edge], found);
    dprintf(2, "%s\n", note_of(check, edge));
    break;
  case FREES:
    not_checked(check, "the function frees memory in which its caller holds numbers, whose gradient does not lie there");
    break;
  case NO_TRIAL: not_checked(check, "the function is not finite around here: check it at another point"); break;
  case NO_TRIAL_ENDS:
    not_checked(check, "the function stops the program, or does not end, a step away from this point: check it at another");
    break;
  case ROUNDING:
      say(check, "not checked");
    dprintf(2, ": finite differences do not resolve it (derivative %.6g): too small beside the result's rounding errors\n", found);
    break;
  case JUMPS:
      say(check, "not checked");
    dprintf(2, ": the function jumps here (derivative %.6g): check it at another point\n", found);
    break;
  case STAIRS:
    say(check, "not checked");
    dprintf(2, ": over larger steps the slope is about %.6g, near this point it is not (derivative %.6g): does the function "
               "round, or count with bits of numbers? --enzyme-sanitize tells where\n", judged.expected, found);
    break;
  case UNSETTLED:
      say(check, "not checked");
    dprintf(2, ": differences do not settle (derivative %.6g, about %.6g): is there a kink at this point, or noise? "
               "Check it at another point, or on a smaller problem\n", found, judged.expected);
    break;
  case ANOTHER_WAY:
    say(check, "not checked");
    dprintf(2, ": the smallest steps already take another way through the program (derivative %.9g, differences %.9g): an "
               "iteration that stops at a tolerance? Check it with a fixed number of iterations\n", found, judged.expected);
    break;
  case WRONG:
    count(site, WRONG_ONCE);
    say(check, "MISMATCH");
    dprintf(2, ": derivative %.9g, finite differences %.9g, relative error %.1e\n", found, judged.expected, judged.error);
    name_arguments(check, level);
    name_suspects(check);
    if (site->rule) site->calls = 1 << 30;  /* said once */
    break;
  case RIGHT:
  case KINK:
    if (!check->derive && !same_primal(check, level)) {
      count(site, WRONG_ONCE);
      name_suspects(check);
      break;
    }
    count(site, RIGHT_ONCE);
    if (site->rule) break;
    say(check, "ok");
    if (judged.verdict == KINK)
      dprintf(2, ": derivative %.9g, at a kink with the slopes %.9g and %.9g to its sides\n", found, judged.low, judged.high);
    else
      dprintf(2, ": derivative %.9g, finite differences %.9g, relative error %.1e\n", found, judged.expected, judged.error);
  }
  finish(check);
}

/* After the derivative ran; `primal` is its primal result, if it returns one. */
SHARED void __enzyme_cc_check_after(struct check *check, const double *derivatives, const double *primal) {
  struct shared *shared = check->shared;
  struct site *site = check->site;
  int numbers = site->forward ? site->results : site->numbers;
  memcpy(shared->derivatives, derivatives, (size_t)numbers * sizeof *derivatives);
  if (site->primal) memcpy(shared->primal, primal, (size_t)site->results * sizeof *primal);
  for (long i = 0; i < shared->cells; i++)
    if (!shared->cell[i].freed) shared->cell[i].after = get(shared->cell[i].shadow, shared->cell[i].kind);
  conclude(check);
}

/* Where a custom rule of reverse mode is called: `derive` calls its functions, in a child. */
SHARED void __enzyme_cc_check_rule(struct site *site, void *arguments, record_function *record,
                                   primal_function *primal, derive_function *derive, const double *values) {
  struct check *check = start(site, arguments, record, primal, derive, values, values);
  if (check) conclude(check);
}
