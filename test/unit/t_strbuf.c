#include "base/diag.h"
#include "base/strbuf.h"
#include "unit.h"
#include <stdlib.h>

static void test_append(void **state)
{
    struct strbuf s = {0};
    assert_string_equal(strbuf_str(&s), "");
    strbuf_clear(&s);
    strbuf_adds(&s, "ab");
    strbuf_addc(&s, 'c');
    strbuf_addf(&s, "%d-%s", 12, "x");
    strbuf_add(&s, "\0z", 2);
    assert_int_equal(s.len, 9);
    assert_memory_equal(s.buf, "abc12-x\0z", 10);
    strbuf_clear(&s);
    assert_string_equal(strbuf_str(&s), "");
    strbuf_release(&s);
}

static void test_numbers(void **state)
{
    struct strbuf s = {0};
    const int64_t values[] = {0, 7, -10, 1234567890, INT64_MAX, INT64_MIN};
    for (size_t i = 0; i < ARRAY_SIZE(values); i++) {
        strbuf_addi(&s, values[i]);
        strbuf_addc(&s, ' ');
    }
    assert_string_equal(strbuf_str(&s),
                        "0 7 -10 1234567890 9223372036854775807 -9223372036854775808 ");
    strbuf_release(&s);
}

static void test_long_format(void **state)
{
    struct strbuf s = {0};
    for (int width = 0; width < 300; width++)
        strbuf_addf(&s, "%*d", width, 7);
    assert_int_equal(s.len, 300 * 299 / 2 + 1);
    assert_int_equal(s.buf[s.len], '\0');
    assert_int_equal(strlen(s.buf), s.len);
    strbuf_release(&s);
}

static void test_detach(void **state)
{
    struct strbuf s = {0};
    char *empty = strbuf_detach(&s);
    assert_string_equal(empty, "");
    free(empty);
    strbuf_adds(&s, "text");
    char *text = strbuf_detach(&s);
    assert_string_equal(text, "text");
    assert_null(s.buf);
    free(text);
}

static void test_diag(void **state)
{
    struct diag d = {{0}};
    assert_string_equal(diag_str(&d), "");
    assert_false(diag_set(&d, "no such file: '%s'", "x"));
    assert_false(diag_prefix(&d, "cannot read '%s': ", "y"));
    assert_string_equal(diag_str(&d), "cannot read 'y': no such file: 'x'");
    diag_set(&d, "again: %s", diag_str(&d));
    assert_string_equal(diag_str(&d), "again: cannot read 'y': no such file: 'x'");
    diag_prefix(&d, "%s!", diag_str(&d));
    assert_false(diag_set(NULL, "nobody listens"));
    assert_false(diag_prefix(NULL, "nobody listens"));
    diag_release(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_append), UNIT(test_numbers),
                                       UNIT(test_long_format), UNIT(test_detach), UNIT(test_diag)};
    return UNIT_RUN(tests);
}
