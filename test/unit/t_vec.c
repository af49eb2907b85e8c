#include "base/vec.h"
#include "unit.h"

static void test_push_pop(void **state)
{
    VEC(uint32_t) v = {0};
    for (uint32_t i = 0; i < 1000; i++)
        vec_push(&v, i * 3);
    assert_int_equal(v.n, 1000);
    for (uint32_t i = 0; i < 1000; i++)
        assert_int_equal(v.at[i], i * 3);
    assert_int_equal(vec_last(&v), 2997);
    assert_int_equal(vec_pop(&v), 2997);
    assert_int_equal(v.n, 999);
    vec_clear(&v);
    assert_int_equal(v.n, 0);
    vec_release(&v);
    assert_null(v.at);
}

static void test_extend_is_zeroed(void **state)
{
    VEC(struct {
        char name[24];
        int x;
    })
    v = {0};
    assert_int_equal(vec_extend(&v, 0), 0); /* nothing to clear, nowhere */
    size_t first = vec_extend(&v, 10);
    assert_int_equal(first, 0);
    memset(v.at, 0xff, 10 * sizeof *v.at);
    vec_clear(&v);
    assert_int_equal(vec_extend(&v, 5), 0);
    assert_int_equal(vec_extend(&v, 100), 5);
    for (size_t i = 0; i < v.n; i++) {
        assert_int_equal(v.at[i].x, 0);
        assert_int_equal(v.at[i].name[23], 0);
    }
    vec_release(&v);
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_push_pop), UNIT(test_extend_is_zeroed)};
    return UNIT_RUN(tests);
}
