#include "base/map.h"
#include "unit.h"

static void test_put_and_get(void **state)
{
    struct map m = {0};
    assert_int_equal(map_get(&m, 1, 77), 77);
    for (uint32_t i = 0; i < 20000; i++)
        map_put(&m, map_key2(i, i * 7), i + 1);
    assert_int_equal(m.n, 20000);
    assert_true(m.n <= m.cap / 4 * 3);
    for (uint32_t i = 0; i < 20000; i++) {
        assert_int_equal(map_get(&m, map_key2(i, i * 7), 0), i + 1);
        assert_int_equal(map_get(&m, map_key2(i, i * 7 + 1), 0), 0);
    }
    map_put(&m, map_key2(3, 21), 5);
    assert_int_equal(map_get(&m, map_key2(3, 21), 0), 5);
    assert_int_equal(m.n, 20000);
    assert_int_equal(map_get(&m, MAP_NO_KEY, 12), 12);
    map_clear(&m);
    assert_int_equal(map_get(&m, map_key2(3, 21), 9), 9);
    map_put(&m, 0, 4);
    assert_int_equal(map_get(&m, 0, 9), 4);
    map_release(&m);
}

static void test_slot(void **state)
{
    struct map m = {0};
    struct unit_random r = {3};
    uint32_t counts[100] = {0};
    bool fresh;
    for (int i = 0; i < 5000; i++) {
        uint32_t key = unit_random(&r, 100);
        uint32_t *slot = map_slot(&m, key, &fresh);
        assert_int_equal(fresh, counts[key] == 0);
        assert_int_equal(*slot, counts[key]);
        *slot = ++counts[key];
    }
    map_clear(&m);
    assert_int_equal(*map_slot(&m, 5, &fresh), 0); /* fresh values are 0 after a clear, too */
    assert_true(fresh);
    map_release(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_put_and_get), UNIT(test_slot)};
    return UNIT_RUN(tests);
}
