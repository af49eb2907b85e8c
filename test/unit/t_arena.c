#include "base/arena.h"
#include "unit.h"

static void test_alignment_and_content(void **state)
{
    struct arena a;
    struct unit_random r = {1};
    char *kept[300];
    size_t size[300];
    arena_init(&a, "test");
    for (int i = 0; i < 300; i++) {
        size[i] = unit_random(&r, i % 50 == 0 ? 100000 : 200);
        kept[i] = arena_alloc(&a, size[i]);
        assert_int_equal((uintptr_t)kept[i] % 16, 0);
        memset(kept[i], i, size[i]);
    }
    for (int i = 0; i < 300; i++) {
        for (size_t k = 0; k < size[i]; k++)
            assert_int_equal((unsigned char)kept[i][k], i & 255);
    }
    assert_true(a.used <= a.reserved);
    arena_release(&a);
    assert_int_equal(a.reserved, 0);
    assert_string_equal(a.name, "test");
}

static void test_zeroed_after_reset(void **state)
{
    struct arena a;
    arena_init(&a, "test");
    for (int round = 0; round < 5; round++) {
        for (int i = 0; i < 100; i++) {
            unsigned char *p = arena_zalloc(&a, 120);
            for (int k = 0; k < 120; k++)
                assert_int_equal(p[k], 0);
            memset(p, 0xee, 120);
        }
        arena_reset(&a);
        assert_int_equal(a.used, 0);
    }
    arena_release(&a);
}

static void test_adopt_keeps_objects(void **state)
{
    struct arena into, from, empty;
    arena_init(&into, "into");
    arena_init(&from, "from");
    arena_init(&empty, "empty");
    char *a = arena_strdup(&into, "one"), *b = arena_strdup(&from, "two");
    void *large = arena_zalloc(&from, 1 << 21);
    size_t used = into.used + from.used;
    arena_adopt(&into, &from);
    arena_adopt(&into, &empty);
    assert_null(from.blocks);
    assert_int_equal(into.used, used);
    memset(large, 1, 1 << 21);
    char *c = arena_printf(&into, "%s-%s-%d", a, b, 3);
    assert_string_equal(c, "one-two-3");
    assert_int_equal(strlen(arena_printf(&into, "%300d", 1)), 300);
    arena_adopt(&empty, &into); /* into an arena without blocks */
    assert_string_equal(c, "one-two-3");
    arena_release(&empty);
    arena_release(&into);
}

static void test_empty_requests(void **state)
{
    struct arena a = {0};
    assert_non_null(arena_alloc(&a, 0));
    assert_non_null(arena_memdup(&a, NULL, 0));
    assert_ptr_not_equal(arena_alloc(&a, 0), arena_alloc(&a, 0));
    arena_reset(&a);
    arena_release(&a);
    arena_reset(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_alignment_and_content),
                                       UNIT(test_zeroed_after_reset),
                                       UNIT(test_adopt_keeps_objects), UNIT(test_empty_requests)};
    return UNIT_RUN(tests);
}
