// C++: std::vector, templates over the datatype, MPI through a class, exceptions around.
#include "check.h"
#include <vector>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#define WORLD MPI_COMM_WORLD
template <typename T> MPI_Datatype type_of();
template <> MPI_Datatype type_of<double>() { return MPI_DOUBLE; }
template <> MPI_Datatype type_of<float>() { return MPI_FLOAT; }
template <> MPI_Datatype type_of<int>() { return MPI_INT; }

class Communicator {
  MPI_Comm comm_;
public:
  explicit Communicator(MPI_Comm c) : comm_(c) {}
  int rank() const { int r; MPI_Comm_rank(comm_, &r); return r; }
  int size() const { int r; MPI_Comm_size(comm_, &r); return r; }
  template <typename T> void send(const std::vector<T> &v, int to, int tag = 0) const {
    int n = v.size();
    MPI_Send(&n, 1, MPI_INT, to, tag, comm_);
    MPI_Send(v.data(), n, type_of<T>(), to, tag + 1, comm_);
  }
  template <typename T> std::vector<T> receive(int from, int tag = 0) const {
    int n;
    MPI_Recv(&n, 1, MPI_INT, from, tag, comm_, MPI_STATUS_IGNORE);
    std::vector<T> v(n);
    MPI_Recv(v.data(), n, type_of<T>(), from, tag + 1, comm_, MPI_STATUS_IGNORE);
    return v;
  }
  template <typename T> T sum(T mine) const { T all; MPI_Allreduce(&mine, &all, 1, type_of<T>(), MPI_SUM, comm_); return all; }
};

class Field {
  std::vector<double> u, v;
  std::array<MPI_Request, 4> requests;
  int left, right;
public:
  Field(const double *x) : u(N + 2), v(N + 2) {
    for (int k = 0; k < N; k++) u[k + 1] = x[k];
    left = rank ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  }
  void step() {
    MPI_Irecv(&u[0], 1, MPI_DOUBLE, left, 0, WORLD, &requests[0]);
    MPI_Irecv(&u[N + 1], 1, MPI_DOUBLE, right, 1, WORLD, &requests[1]);
    MPI_Isend(&u[N], 1, MPI_DOUBLE, right, 0, WORLD, &requests[2]);
    MPI_Isend(&u[1], 1, MPI_DOUBLE, left, 1, WORLD, &requests[3]);
    for (int k = 2; k < N; k++) v[k] = u[k] + 0.1 * (u[k - 1] - 2 * u[k] + u[k + 1]);
    MPI_Waitall(4, requests.data(), MPI_STATUSES_IGNORE);
    v[1] = u[1] + 0.1 * (u[0] - 2 * u[1] + u[2]);
    v[N] = u[N] + 0.1 * (u[N - 1] - 2 * u[N] + u[N + 1]) * u[N];
    std::swap(u, v);
  }
  double energy() const { double s = 0; for (int k = 1; k <= N; k++) s += k * u[k] * u[k]; return s; }
};

static double field(const double *x) {
  Field f(x);
  for (int t = 0; t < 5; t++) f.step();
  double s = f.energy();
  return Communicator(WORLD).sum(s) * s;
}
static double vectors(const double *x) {
  Communicator c(WORLD);
  double s = 0;
  if (c.rank() == 0) {
    for (int r = 1; r < c.size(); r++) {
      auto v = c.receive<double>(r);
      auto w = c.receive<float>(r, 4);
      for (size_t k = 0; k < v.size(); k++) s += v[k] * v[k] * (k + 1) + (w.empty() ? 0 : w[0]);
    }
  } else {
    std::vector<double> v;
    std::vector<float> w(1, 1.5f);
    for (int k = 0; k < rank + 1; k++) v.push_back(sin(x[k]) * x[0]);
    c.send(v, 0);
    c.send(w, 0, 4);
  }
  return s;
}
struct Message { virtual ~Message() = default; virtual void pass(double *y) const = 0; };
struct Shift : Message { void pass(double *y) const override {
  MPI_Sendrecv_replace(y, 2, MPI_DOUBLE, (rank + 1) % size, 0, (rank + size - 1) % size, 0, WORLD, MPI_STATUS_IGNORE); } };
struct Sum : Message { void pass(double *y) const override { MPI_Allreduce(MPI_IN_PLACE, y, 2, MPI_DOUBLE, MPI_SUM, WORLD); } };
static double virtuals(const double *x) {
  std::unique_ptr<Message> m[2] = {std::make_unique<Shift>(), std::make_unique<Sum>()};
  double y[2] = {x[0] * x[1], sin(x[2])};
  for (int t = 0; t < 4; t++) { m[t % 2]->pass(y); y[0] *= 0.5 * x[3]; y[1] += y[0]; }
  return y[0] * y[1];
}
// Numbers that only copies and messages touch, beside nodes of a tree.
static double copied(const double *x) {
  std::map<int, std::vector<double>> boxes;
  for (int k = 0; k < N; k++) boxes[k % 2].push_back(x[k] * x[k]);
  std::vector<double> all, sums(N);
  for (int k = 0; k < 2; k++) all.insert(all.end(), boxes[k].begin(), boxes[k].end());
  MPI_Allreduce(all.data(), sums.data(), N, MPI_DOUBLE, MPI_SUM, WORLD);
  double s = 0;
  for (double v : sums) s += std::sin(v);
  return s * s;
}
int main(int c, char **v) {
  begin(&c, &v);
  CHECK(field);
  CHECK(vectors);
  CHECK(virtuals);
  CHECK(copied);
  return end();
}
