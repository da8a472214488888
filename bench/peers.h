#pragma once

// Solvers of other projects, on the same problems, for comparison in one run.

#include <Eigen/Dense>

namespace talus::bench {

/// ODE's Dantzig solver (DART's copy) for the LCP with bounds [0, infinity). False if it gave up.
bool ode_dantzig(const Eigen::MatrixXd& A, const Eigen::VectorXd& b, Eigen::VectorXd& z);

/// Siconos's Lemke solver. False if it gave up.
bool siconos_lemke(const Eigen::MatrixXd& M, const Eigen::VectorXd& q, Eigen::VectorXd& z);

}  // namespace talus::bench
