// The log marginal likelihood of a Gaussian process by Eigen's Cholesky factorisation (Rasmussen and Williams, 2006,
// algorithm 2.1), differentiated by the logarithms of its hyperparameters.
#include "check.h"
#include <Eigen/Dense>
#include <random>
#include <vector>

extern int enzyme_dup, enzyme_const;
template <typename... T> double __enzyme_autodiff(T...);

struct Data {
  Eigen::MatrixXd inputs;  // a row for each observation
  Eigen::VectorXd outputs;
};

static double squared_distance(const Data &data, int i, int j, const Eigen::VectorXd &scales) {
  return ((data.inputs.row(i) - data.inputs.row(j)).transpose().array() / scales.array()).square().sum();
}

static Eigen::MatrixXd covariance(const Data &data, const Eigen::VectorXd &scales, double amplitude, double noise) {
  const int n = data.inputs.rows();
  Eigen::MatrixXd K(n, n);
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++) {
      double r2 = squared_distance(data, i, j, scales);
      K(i, j) = K(j, i) = amplitude * std::exp(-0.5 * r2) + (i == j ? noise + 1e-8 : 0.0);
    }
  return K;
}

static double negative_log_likelihood(const double *theta, const Data &data) {
  const int n = data.inputs.rows(), d = data.inputs.cols();
  Eigen::Map<const Eigen::VectorXd> parameters(theta, d + 3);
  const Eigen::VectorXd scales = parameters.head(d).array().exp();
  const Eigen::MatrixXd K = covariance(data, scales, std::exp(parameters(d)), std::exp(parameters(d + 1)));
  const Eigen::LLT<Eigen::MatrixXd> factor(K);
  const Eigen::VectorXd centred = data.outputs.array() - parameters(d + 2);
  const Eigen::VectorXd weights = factor.solve(centred);
  const Eigen::MatrixXd L = factor.matrixL();
  return 0.5 * centred.dot(weights) + L.diagonal().array().log().sum() + 0.5 * n * std::log(2 * M_PI);
}

static Data observations() {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> uniform(-1, 1);
  const int n = 40, d = 3;
  Data data{Eigen::MatrixXd(n, d), Eigen::VectorXd(n)};
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < d; j++)
      data.inputs(i, j) = uniform(random);
    data.outputs(i) = std::sin(3 * data.inputs(i, 0)) + data.inputs(i, 1) * data.inputs(i, 2) + 0.1 * uniform(random);
  }
  return data;
}

static const Data data = observations();

static double value(const double *theta) { return negative_log_likelihood(theta, data); }

int main() {
  const double theta[6] = {-0.3, 0.1, 0.2, 0.4, -2.0, 0.05};
  double gradient[6] = {0};
  __enzyme_autodiff((void *)negative_log_likelihood, enzyme_dup, theta, gradient, enzyme_const, &data);
  return check(value, 6, theta, gradient);
}
