#pragma once

// cpp-httplib, without a macro that it brings along from <resolv.h> and that Eigen uses as a name.

#include <httplib.h>

#undef _res
