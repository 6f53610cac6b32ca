/* What the differences say of a derivative.
 *
 * Central differences at steps each a tenth of the one before. Two that follow each other tell how far they are from
 * their limit: the smallest such distance is the error of the best difference. A derivative is right if it agrees
 * with the best within that error, or with any within a tolerance. At a kink, where the one-sided differences of two
 * steps agree, any value between them is right. Where the function jumps, or differences do not settle, nothing can be
 * said; nor where it is a staircase, as what counts with the bits of numbers is: a slope over larger steps, none over
 * smaller ones.
 */

enum verdict { RIGHT, WRONG, ROUNDING, JUMPS, UNSETTLED, NO_TRIAL, NO_TRIAL_ENDS, ANOTHER_WAY, FREES, EDGE, STAIRS, KINK };
struct judged { enum verdict verdict; double expected, error, low, high; };

/* Differences at one step: central, and to each side. */
struct slopes { double middle, ahead, behind; };

static int near(double a, double b, double distance) { return magnitude(a - b) <= distance; }

/* Whether the function rises by about the same to both sides. */
static int is_straight(struct slopes at) { return near(at.ahead, at.behind, 0.4 * magnitude(at.middle)); }

static struct judged judge(const struct shared *shared, double found, int level) {
  double tolerance = level == 2 ? 0.1 : level ? 5e-3 : 2e-6;
  double precision = level == 2 ? 1e-3 : level ? 1e-7 : 2e-16;
  double best = INFINITY, expected = NAN, closest = INFINITY, nearest = NAN, before = NAN, most = 0, least = 0;
  double rise = 0, of_rise = 0;  /* the slope of a staircase, if it is one, and how far two differences are apart */
  int ran = 0, ended = 0, resolved = 0, zero = 1, agrees = 0, kink = 0, stairs = 0;
  double below = 0, above = 0;  /* the one-sided differences at a kink */
  struct slopes last = {NAN, NAN, NAN};
  for (int i = 0; i < STEPS; i++) {
    const struct run *run = &shared->run[i];
    if (!run->ran) continue;
    ended = 1;
    double step = steps[i] * shared->unit, moved = run->plus - run->minus, difference = moved / (2 * step);
    if (!(magnitude(difference) < INFINITY)) continue;
    ran = 1;
    double size = larger(magnitude(difference), magnitude(found)), noise = precision * run->size / step;
    if (!most) most = magnitude(moved);
    least = magnitude(moved);
    double wrong = magnitude(difference - found);
    if (!(size <= 2 * noise)) zero = 0;
    if (noise > 0.1 * size && size > 0) {  /* nothing but rounding */
      before = NAN;
      continue;
    }
    resolved = 1;
    if (wrong <= tolerance * size) agrees = 1;
    if (!(wrong >= closest)) closest = wrong, nearest = difference;
    if (before == before) {
      double error = magnitude(before - difference) + noise;
      /* cubes and the like: their limit is known from two */
      if (steps[i] < 2e-4 && magnitude(difference + (difference - before) / 99 - found) <= 0.2 * tolerance * size)
        agrees = 1;
      if (error < best) best = error, expected = difference;
    }
    before = difference;
    struct slopes now = {difference, (run->plus - shared->base) / step, (shared->base - run->minus) / step};
    double low = now.ahead < now.behind ? now.ahead : now.behind, high = now.ahead < now.behind ? now.behind : now.ahead;
    double apart = high - low, slack = 1e-4 * size;
    if (steps[i] < 2e-4 && apart > 1e-3 * size + 20 * noise && found > low - slack && found < high + slack
        && near(now.ahead, last.ahead, 0.1 * apart + 20 * noise) && near(now.behind, last.behind, 0.1 * apart + 20 * noise))
      kink = 1, below = low, above = high;
    double changed = magnitude(last.middle - difference);
    int straight = is_straight(now) && is_straight(last);
    int elsewhere = rise && !near(rise, difference, 0.25 * larger(magnitude(rise), magnitude(difference)));
    if (difference && straight && changed <= 0.2 * magnitude(difference) && !(rise && of_rise <= changed) && !elsewhere)
      rise = difference, of_rise = changed;
    int flat = run->plus == shared->base && run->minus == shared->base;
    if (elsewhere && 2 * step * magnitude(rise) > 50 * precision * run->size
        && (flat || (straight && changed <= 0.01 * magnitude(difference))))
      stairs = 1;
    last = now;
  }
  if (expected != expected) expected = nearest;
  double size = larger(magnitude(expected), magnitude(found));
  struct judged made = {WRONG, expected, size > 0 ? magnitude(expected - found) / size : 0, 0, 0};
  int jumps = most > 0 && least > 0.5 * most, settled;
  double loose = level ? 0.2 : 0.02;
  settled = best <= loose * magnitude(expected) || (best <= loose * magnitude(found) && least <= 1e-3 * most);
  if (!ended) made.verdict = NO_TRIAL_ENDS;
  else if (!ran) made.verdict = found != found ? RIGHT : NO_TRIAL;  /* the function itself is not finite there */
  else if (stairs && near(rise, found, 3 * of_rise + tolerance * magnitude(rise)))
    made = (struct judged){RIGHT, rise, magnitude(rise - found) / larger(magnitude(rise), magnitude(found)), 0, 0}, agrees = 0;
  else if (stairs) made.verdict = STAIRS, made.expected = rise;
  else if (!resolved) made.verdict = found == 0 || (zero && found == found) ? RIGHT : ROUNDING;
  else if (agrees || (settled && magnitude(expected - found) <= 3 * best)) made.verdict = RIGHT;
  else if (jumps) made.verdict = JUMPS;
  else if (kink) made.verdict = KINK, made.low = below, made.high = above;
  else if (!settled) made.verdict = UNSETTLED;
  if (made.verdict == RIGHT && agrees) made.expected = nearest, made.error = size > 0 ? closest / size : 0;
  return made;
}
