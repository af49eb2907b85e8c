#ifndef UNIT_H
#define UNIT_H
/*
 * What every unit test needs: cmocka with the headers it wants before it, and a random number
 * generator that gives the same numbers everywhere.
 *
 *     static void test_x(void **state) { ... }
 *     int main(void) { const struct CMUnitTest tests[] = {UNIT(test_x)}; return UNIT_RUN(tests); }
 */
#include "base/common.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#define UNIT(f)         cmocka_unit_test(f)
#define UNIT_RUN(tests) cmocka_run_group_tests(tests, NULL, NULL)

/* Under a sanitizer everything takes many times as long: tests of speed ask for this. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define UNIT_SANITIZED true
#else
#define UNIT_SANITIZED false
#endif

struct unit_random {
    uint64_t state;
};

static inline uint32_t unit_random(struct unit_random *r, uint32_t below)
{
    r->state = r->state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((r->state >> 33) % below);
}

#endif
