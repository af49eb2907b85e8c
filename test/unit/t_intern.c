#include "base/intern.h"
#include "unit.h"
#include <stdio.h>

static void test_equal_strings_equal_ids(void **state)
{
    struct intern t;
    char name[32];
    intern_init(&t);
    assert_int_equal(intern_adds(&t, ""), 0);
    const char *first = intern_str(&t, intern_adds(&t, "n0"));
    for (int round = 0; round < 2; round++) {
        for (uint32_t i = 0; i < 5000; i++) {
            snprintf(name, sizeof name, "n%" PRIu32, i);
            assert_int_equal(intern_adds(&t, name), i + 1);
        }
    }
    assert_ptr_equal(intern_str(&t, 1), first);
    assert_string_equal(intern_str(&t, 5000), "n4999");
    uint32_t id = 0;
    assert_true(intern_find(&t, "n17", &id));
    assert_int_equal(id, 18);
    assert_false(intern_find(&t, "n5000", &id));
    intern_release(&t);
    assert_false(intern_find(&t, "n17", &id));
}

static void test_prefixes_and_nul(void **state)
{
    struct intern t;
    intern_init(&t);
    uint32_t ab = intern_add(&t, "abc", 2), abc = intern_adds(&t, "abc");
    assert_int_not_equal(ab, abc);
    assert_string_equal(intern_str(&t, ab), "ab");
    assert_int_equal(intern_adds(&t, "ab"), ab);
    assert_int_equal(intern_add(&t, "ab\0c", 4), ab); /* a name ends at its first NUL */
    assert_int_equal(intern_add(&t, "", 0), 0);
    intern_release(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_equal_strings_equal_ids),
                                       UNIT(test_prefixes_and_nul)};
    return UNIT_RUN(tests);
}
