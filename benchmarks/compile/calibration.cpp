// A file as applications have them: reading JSON and text, reporting, options, and in the midst of it the objective
// of which a gradient is wanted (the bundle adjustment of ADBench; Srajer et al., 2018), a tenth of the code.
#include "check.h"
#include <algorithm>
#include <chrono>
#include <cstring>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

extern int enzyme_dup, enzyme_const;
template <typename... T> double __enzyme_autodiff(T...);

using json = nlohmann::json;

// -- what is read and written

struct Observation {
  int camera, point;
  double u, v, weight;
};

struct Problem {
  std::string name;
  std::vector<std::vector<double>> cameras, points;
  std::vector<Observation> observations;
  std::map<std::string, double> options;
};

static void from_json(const json &node, Observation &o) {
  o.camera = node.at("camera").get<int>();
  o.point = node.at("point").get<int>();
  o.u = node.at("feature").at(0).get<double>();
  o.v = node.at("feature").at(1).get<double>();
  o.weight = node.value("weight", 1.0);
}

static void to_json(json &node, const Observation &o) {
  node = json{{"camera", o.camera}, {"point", o.point}, {"feature", {o.u, o.v}}, {"weight", o.weight}};
}

static Problem read_problem(const std::string &text) {
  const json document = json::parse(text);
  Problem problem;
  problem.name = document.at("name").get<std::string>();
  problem.cameras = document.at("cameras").get<std::vector<std::vector<double>>>();
  problem.points = document.at("points").get<std::vector<std::vector<double>>>();
  for (const auto &node : document.at("observations"))
    problem.observations.push_back(node.get<Observation>());
  if (document.contains("options"))
    for (const auto &[key, setting] : document.at("options").items())
      problem.options[key] = setting.get<double>();
  return problem;
}

static std::string written(const Problem &problem) {
  json document;
  document["name"] = problem.name;
  document["cameras"] = problem.cameras;
  document["points"] = problem.points;
  document["observations"] = problem.observations;
  document["options"] = problem.options;
  return document.dump(2);
}

static std::map<std::string, double> read_settings(std::istream &stream) {
  static const std::regex line_form(R"(\s*([A-Za-z_]\w*)\s*=\s*([-+]?\d+(\.\d*)?([eE][-+]?\d+)?)\s*(#.*)?)");
  std::map<std::string, double> settings;
  for (std::string line; std::getline(stream, line);) {
    std::smatch match;
    if (std::regex_match(line, match, line_form))
      settings[match[1]] = std::stod(match[2]);
    else if (!line.empty() && line[0] != '#')
      std::cerr << "not understood: " << line << '\n';
  }
  return settings;
}

static void save_table(const std::string &path, const std::vector<std::string> &names,
                       const std::vector<std::vector<double>> &rows) {
  std::ofstream file(path);
  for (size_t i = 0; i < names.size(); i++)
    file << (i ? "," : "") << std::quoted(names[i]);
  file << '\n' << std::setprecision(17);
  for (const auto &row : rows) {
    std::ostringstream line;
    line << std::setprecision(17);
    for (size_t i = 0; i < row.size(); i++)
      line << (i ? "," : "") << row[i];
    file << line.str() << '\n';
  }
}

static std::unordered_map<int, std::set<int>> visibility(const Problem &problem) {
  std::unordered_map<int, std::set<int>> seen;
  for (const Observation &o : problem.observations)
    seen[o.camera].insert(o.point);
  return seen;
}

class Timer {
public:
  explicit Timer(std::string label) : label(std::move(label)), start(std::chrono::steady_clock::now()) {}
  ~Timer() {
    std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    if (spent.count() > 1)
      std::cerr << label << ": " << spent.count() << " s\n";
  }

private:
  std::string label;
  std::chrono::steady_clock::time_point start;
};

static Problem synthetic(int cameras, int points) {
  std::mt19937 random(7);
  std::normal_distribution<double> normal;
  Problem problem{"synthetic", {}, {}, {}, {{"robust", 1.5}}};
  for (int c = 0; c < cameras; c++) {
    std::vector<double> camera{0.1, 0.2, 0.3, 0, 0, -5, 1.5, 0.01, 0.02, 0.03, 0.001};
    for (double &x : camera)
      x += 0.05 * normal(random);
    problem.cameras.push_back(camera);
  }
  for (int p = 0; p < points; p++)
    problem.points.push_back({normal(random), normal(random), 0.5 * normal(random)});
  for (int c = 0; c < cameras; c++)
    for (int p = 0; p < points; p++)
      problem.observations.push_back({c, p, 0.3 * normal(random), 0.3 * normal(random), 0.8});
  return problem;
}

// -- the objective

static void rotate(const double *axis, const double *point, double *rotated) {
  double angle2 = axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2];
  double angle = std::sqrt(angle2), cosine = std::cos(angle), sine = std::sin(angle) / angle;
  double along = (axis[0] * point[0] + axis[1] * point[1] + axis[2] * point[2]) * (1 - cosine) / angle2;
  double cross[3] = {axis[1] * point[2] - axis[2] * point[1], axis[2] * point[0] - axis[0] * point[2],
                     axis[0] * point[1] - axis[1] * point[0]};
  for (int k = 0; k < 3; k++)
    rotated[k] = point[k] * cosine + cross[k] * sine + axis[k] * along;
}

static void project(const double *camera, const double *point, double *image) {
  double moved[3], rotated[3];
  for (int k = 0; k < 3; k++)
    moved[k] = point[k] - camera[3 + k];
  rotate(camera, moved, rotated);
  double x = rotated[0] / rotated[2], y = rotated[1] / rotated[2], r2 = x * x + y * y;
  double radial = 1 + camera[9] * r2 + camera[10] * r2 * r2;
  image[0] = x * radial * camera[6] + camera[7];
  image[1] = y * radial * camera[6] + camera[8];
}

static double objective(const double *cameras, const double *points, const Observation *observations, int count,
                        double robust) {
  double total = 0;
  for (int i = 0; i < count; i++) {
    const Observation &o = observations[i];
    double image[2];
    project(cameras + 11 * o.camera, points + 3 * o.point, image);
    double du = o.weight * (image[0] - o.u), dv = o.weight * (image[1] - o.v), s = du * du + dv * dv;
    total += robust * robust * std::log1p(s / (robust * robust));
  }
  return total;
}

// -- the program

static Problem problem;
static std::vector<double> points_flat;

static double value(const double *cameras) {
  return objective(cameras, points_flat.data(), problem.observations.data(), problem.observations.size(),
                   problem.options.at("robust"));
}

int main(int argc, char **argv) {
  Timer timer("calibration");
  problem = read_problem(written(synthetic(2, 10)));
  std::istringstream defaults("robust = 1.25 # of the loss\n\ntolerance=1e-8\n");
  for (const auto &[key, setting] : read_settings(defaults))
    problem.options[key] = setting;
  if (argc > 1) {
    std::ifstream file(argv[1]);
    std::stringstream text;
    text << file.rdbuf();
    problem = read_problem(text.str());
  }
  std::vector<double> cameras;
  for (const auto &camera : problem.cameras)
    cameras.insert(cameras.end(), camera.begin(), camera.end());
  for (const auto &point : problem.points)
    points_flat.insert(points_flat.end(), point.begin(), point.end());
  std::vector<double> gradient(cameras.size()), d_points(points_flat.size());
  __enzyme_autodiff((void *)objective, enzyme_dup, cameras.data(), gradient.data(), enzyme_dup, points_flat.data(),
                    d_points.data(), enzyme_const, problem.observations.data(), enzyme_const,
                    (int)problem.observations.size(), enzyme_const, problem.options.at("robust"));
  if (argc > 2)
    save_table(argv[2], {"camera", "gradient"}, {cameras, gradient});
  for (const auto &[camera, seen] : visibility(problem))
    std::cout << "camera " << camera << " sees " << seen.size() << " points\n";
  return check(value, cameras.size(), cameras.data(), gradient.data());
}
