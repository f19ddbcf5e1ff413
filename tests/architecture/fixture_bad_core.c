/* Calls what the rules may not call: core_symbols.sh must refuse it (see tests/CMakeLists.txt). */
#include <stdlib.h>

void *fixture_bad_core(size_t bytes);

void *fixture_bad_core(size_t bytes)
{
    return malloc(bytes);
}
