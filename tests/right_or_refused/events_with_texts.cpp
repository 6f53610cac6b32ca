// Events in a priority queue that are one of two structures: a count lies where the other has a number, and a text with it.
#include <queue>
#include <string>
#include <variant>
#include <vector>
#define N 4
#include "check.h"

struct Arrival { double time; int who; };
struct Departure { double time, cost; std::string note; };
struct Event {
  double time;
  std::variant<Arrival, Departure> what;
  bool operator<(const Event &other) const { return time > other.time; }
};

static double f(double *x, int n) {
  std::priority_queue<Event> queue;
  for (int i = 0; i < n; i++) queue.push({x[i] + i, Arrival{x[i] * 2, i}});
  double waited = 0, paid = 0;
  for (int step = 0; !queue.empty() && step < 30; step++) {
    Event event = queue.top();
    queue.pop();
    if (auto arrival = std::get_if<Arrival>(&event.what)) {
      waited += arrival->time * (arrival->who + 1);
      queue.push({event.time + 1.5 + 0.1 * arrival->time,
                  Departure{event.time, 0.1 * arrival->time * arrival->time, std::string(20 + arrival->who, 'n')}});
    } else {
      auto &departure = std::get<Departure>(event.what);
      paid += departure.cost * (event.time - departure.time) * departure.note.size() * 0.05;
      if (departure.note.size() % 2 && step < 12)
        queue.push({event.time + 2, Arrival{departure.cost, int(departure.note.size()) - 20}});
    }
  }
  return waited + paid;
}
