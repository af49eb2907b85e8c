/* Names of functions that compilers make, as readers know them. */
#include "report/finding.h"
#include "report/pretty.h"
#include "unit.h"

static void names(void **state)
{
    static const struct {
        const char *name, *shown;
    } cases[] = {
        {"todo[abi:cxx11]", "todo"},
        {"a[abi:x", "a[abi:x"},
        {"main", "main"},
        {"main::$_0::operator()", "main::lambda"},
        {"main::$_12", "main::lambda"},
        {"run(int)::'lambda2'(int (*)(char))::operator()", "run(int)::lambda"},
        {"A::f()::'lambda'()::operator()() const", "A::f()::lambda() const"},
        {"f::{lambda(int)#2}::operator()", "f::lambda"},
        {"Bank.lambda$main$0", "Bank.main.lambda"},
        {"a.b.C$D.lambda$put$all$31", "a.b.C$D.put$all.lambda"},
        {"Bank$$Lambda$1.arg0", "Bank.lambda.arg0"},
        {"main.omp_outlined_debug__", "main"},
        {"main.omp_outlined.3", "main"},
        {"__omp_offloading_fe00_b4e133_main_l13_debug__", "main"},
        {"__omp_offloading_10_2_do_it_l7", "do_it"},
        {".omp_task_entry.", "OpenMP task"},
        {".omp_outlined.", "OpenMP task"},
        /* nothing that a compiler made */
        {"price$", "price$"},
        {"a$_b", "a$_b"},
        {"X.lambda$", "X.lambda$"},
        {"X.lambda$main$x", "X.lambda$main$x"},
        {"f::'lambda'(int", "f::'lambda'(int"},
        {"{lambda", "{lambda"},
        {"", ""},
    };
    struct arena arena;
    arena_init(&arena, "test");
    for (size_t i = 0; i < ARRAY_SIZE(cases); i++)
        assert_string_equal(pretty_for_reader(&arena, cases[i].name), cases[i].shown);
    assert_null(pretty_for_reader(&arena, NULL));
    arena_release(&arena);
}

static void bridges(void **state)
{
    assert_true(pretty_is_bridge("Bank$$Lambda$1.run", NULL));
    assert_true(pretty_is_bridge("main.omp_outlined", "main.omp_outlined_debug__"));
    assert_true(pretty_is_bridge(".omp_task_entry.", ".omp_outlined."));
    assert_false(pretty_is_bridge("main.omp_outlined", "work"));
    assert_false(pretty_is_bridge("main", "work"));
    assert_false(pretty_is_bridge(NULL, NULL));
}

static void libraries(void **state)
{
    assert_true(place_is_library(&(struct place_ref){.file = "/usr/include/c++/12/thread"}));
    assert_true(place_is_library(&(struct place_ref){.function = "java.util.HashMap.put"}));
    assert_false(place_is_library(&(struct place_ref){.file = "src/a.c", .function = "javaish"}));
    assert_false(place_is_library(&(struct place_ref){0}));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(names), cmocka_unit_test(bridges),
                                       cmocka_unit_test(libraries)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
