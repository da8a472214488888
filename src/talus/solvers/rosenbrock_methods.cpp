#include "talus/solvers/rosenbrock.h"

namespace talus::solvers {

const RosenbrockMethod& semi_implicit_euler() {
  static const RosenbrockMethod method{
      .name = "semi-implicit-euler", .stages = 1, .order = 1, .gamma = 1, .b = {1}, .d = {1}};
  return method;
}

// L. F. Shampine, Implementation of Rosenbrock methods, ACM Trans. Math. Software 8 (1982) 93-113.
const RosenbrockMethod& rosenbrock_shampine() {
  static const RosenbrockMethod method{.name = "rosenbrock-shampine",
                                       .stages = 4,
                                       .order = 4,
                                       .error_order = 3,
                                       .gamma = 1.0 / 2,
                                       .a = {{{}, {2}, {48.0 / 25, 6.0 / 25}, {48.0 / 25, 6.0 / 25}}},
                                       .C = {{{}, {-8}, {372.0 / 25, 12.0 / 5}, {-112.0 / 125, -54.0 / 125, -2.0 / 5}}},
                                       .b = {19.0 / 9, 1.0 / 2, 25.0 / 108, 125.0 / 108},
                                       .e = {17.0 / 54, 7.0 / 36, 0, 125.0 / 108},
                                       .c = {0, 1, 3.0 / 5, 3.0 / 5},
                                       .d = {1.0 / 2, -3.0 / 2, 121.0 / 50, 29.0 / 250}};
  return method;
}

// Hairer & Wanner, Solving Ordinary Differential Equations II, IV.10 (RODAS). Tests check the order conditions.
const RosenbrockMethod& rosenbrock_l_stable() {
  static const RosenbrockMethod method{
      .name = "rosenbrock-l-stable",
      .stages = 6,
      .order = 4,
      .error_order = 3,
      .gamma = 0.25,
      .a = {{{},
             {1.544},
             {0.9466785280815826, 0.2557011698983284},
             {3.314825187068521, 2.896124015972201, 0.9986419139977817},
             {1.221224509226641, 6.019134481288629, 12.53708332932087, -0.6878860361058950},
             {1.221224509226641, 6.019134481288629, 12.53708332932087, -0.6878860361058950, 1}}},
      .C = {{{},
             {-5.6688},
             {-2.430093356833875, -0.2063599157091915},
             {-0.1073529058151375, -9.594562251023355, -20.47028614809616},
             {7.496443313967647, -10.24680431464352, -33.99990352819905, 11.70890893206160},
             {8.083246795921522, -7.981132988064893, -31.52159432874371, 16.31930543123136, -6.058818238834054}}},
      .b = {1.221224509226641, 6.019134481288629, 12.53708332932087, -0.6878860361058950, 1, 1},
      .e = {0, 0, 0, 0, 0, 1},
      .c = {0, 0.386, 0.21, 0.63, 1, 1},
      .d = {0.25, -0.1043, 0.1035, -0.03620000000000023, 0, 0}};
  return method;
}

}  // namespace talus::solvers
