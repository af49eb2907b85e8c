#include "base/hash.h"
#include "unit.h"

/* Keys are written to disk: these values may only change together with the cache's version. */
static void test_values_are_stable(void **state)
{
    char hex[KEY_HEX_SIZE];
    key_hex(key_str("heddle"), hex);
    assert_int_equal(strlen(hex), 32);
    assert_string_equal(hex, "01e949a3c423ed801054413ec3b56729");
    key_hex(key_mix_u64(key_mix(key_str("a"), key_str("b")), 7), hex);
    assert_string_equal(hex, "ae98c394f6921fdf0af373b78a7e8b6c");
}

static void test_mix_depends_on_order(void **state)
{
    struct key128 a = key_str("a"), b = key_str("b");
    assert_false(key_eq(key_mix(a, b), key_mix(b, a)));
    assert_false(key_eq(key_mix_u64(a, 1), key_mix_u64(a, 2)));
    assert_true(key_eq(key_str("a"), hash128("a", 1)));
    assert_true(hash64("ab", 2) != hash64("ba", 2));
}

static void test_order(void **state)
{
    struct key128 low = {.hi = 1, .lo = 9}, high = {.hi = 2, .lo = 0}, mid = {.hi = 1, .lo = 10};
    assert_true(key_cmp(low, high) < 0 && key_cmp(high, low) > 0);
    assert_true(key_cmp(low, mid) < 0 && key_cmp(mid, low) > 0);
    assert_int_equal(key_cmp(mid, mid), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_values_are_stable),
                                       UNIT(test_mix_depends_on_order), UNIT(test_order)};
    return UNIT_RUN(tests);
}
