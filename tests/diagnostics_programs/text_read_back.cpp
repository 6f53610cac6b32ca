// C++'s ways from a number to text and back, each refused where the number is read.
// mention: is written here, by '<<'
// mention: is written here, by 'to_string'
#include <charconv>
#include <cstring>
#include <map>
#include <sstream>
#include <string>
#include <vector>
extern double __enzyme_autodiff(void *, ...);

static double by_streams(double x) {
  std::ostringstream out;
  out.precision(17);
  out << x * x << " " << x;
  std::istringstream in(out.str());
  double a, b;
  in >> a >> b; // expect: through text: the number that '>>' reads here may be one that depends
  return a * x + b;
}

static double by_strings(double x) {
  std::vector<std::string> words;
  for (int i = 0; i < 3; i++) words.push_back("v=" + std::to_string(x * i));
  double sum = 0;
  for (auto &word : words) sum += std::stod(word.substr(2)); // expect: the number that 'stod' reads
  return sum * x;
}

static double by_conversions(double x) {
  char text[64];
  auto end = std::to_chars(text, text + sizeof text, x);
  double y = 0;
  std::from_chars(text, end.ptr, y); // expect: the number that 'from_chars' reads
  return y * x;
}

static double by_bytes(double x) {
  std::stringstream both;
  double y = 0, z = x * x;
  both.write(reinterpret_cast<const char *>(&z), sizeof z);
  both.read(reinterpret_cast<char *>(&y), sizeof y); // expect: through bytes: the number that 'read' reads
  return y * x;
}

struct Cell {
  std::string text;
  void set(double v) { text = std::to_string(v); }
  double get() const {
    return std::strtod(text.c_str(), nullptr); // expect: the number that 'strtod' reads
  }
};
static double by_cells(double x) {
  std::map<std::string, Cell> cells;
  cells["a"].set(x * x);
  cells["b"].set(2);
  return cells["a"].get() * x;
}

int main() {
  return int(__enzyme_autodiff((void *)by_streams, 3.0) + __enzyme_autodiff((void *)by_strings, 3.0) +
             __enzyme_autodiff((void *)by_conversions, 3.0) + __enzyme_autodiff((void *)by_bytes, 3.0) +
             __enzyme_autodiff((void *)by_cells, 3.0));
}
