/* What reaches a terminal; paths and URIs. */
#include "report/display.h"
#include "report/path.h"
#include "unit.h"

static void check_shown(const char *raw, const char *shown, uint32_t width)
{
    struct strbuf out = {0};
    assert_int_equal(display_adds(&out, raw), width);
    assert_string_equal(strbuf_str(&out), shown);
    strbuf_release(&out);
}

static void test_safe(void **state)
{
    check_shown("plain", "plain", 5);
    check_shown("", "", 0);
    check_shown("\x1b[31m", "\\x1b[31m", 8);
    check_shown("a\nb\tc\x7f", "a\\x0ab\\x09c\\x7f", 15);
    check_shown("\xc2\x9b", "\\x9b", 4);       /* C1: control sequence introducer */
    check_shown("\xe2\x80\xae", "\\u202e", 6); /* right-to-left override */
    check_shown("\xf3\xa0\x80\x81", "\\U000e0001", 10);
    check_shown("gr\xc3\xbc\xc3\x9f", "gr\xc3\xbc\xc3\x9f", 4);
    check_shown("\xe4\xb8\xad", "\xe4\xb8\xad", 2);
    check_shown("e\xcc\x81", "e\xcc\x81", 1);
}

static void test_broken_utf8(void **state)
{
    check_shown("\xff", "\\xff", 4);
    check_shown("\xc3(", "\\xc3(", 5);
    check_shown("\xc0\xaf", "\\xc0\\xaf", 8);           /* overlong */
    check_shown("\xed\xa0\x80", "\\xed\\xa0\\x80", 12); /* surrogate */
    check_shown("\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80", 16);
    check_shown("\xe2\x82", "\\xe2\\x82", 8); /* cut off */
}

/* Random bytes: always printable, always the width it says. */
static void test_random_bytes(void **state)
{
    struct unit_random random = {7};
    for (int round = 0; round < 2000; round++) {
        struct strbuf out = {0};
        char bytes[64];
        size_t len = unit_random(&random, sizeof bytes);
        for (size_t i = 0; i < len; i++)
            bytes[i] = (char)unit_random(&random, 256);
        uint32_t width = display_add(&out, bytes, len);
        assert_int_equal(width, display_width(strbuf_str(&out), out.len));
        for (size_t i = 0, used; i < out.len; i += used) {
            uint32_t c = utf8_next(out.buf + i, out.len - i, &used);
            assert_true(c != DISPLAY_BAD && c >= 0x20 && !(c >= 0x7f && c < 0xa0));
        }
        strbuf_release(&out);
    }
}

static void test_fit(void **state)
{
    const char *s = "ab\xe4\xb8\xad"
                    "c";
    assert_int_equal(display_fit(s, 6, 0), 0);
    assert_int_equal(display_fit(s, 6, 2), 2);
    assert_int_equal(display_fit(s, 6, 3), 2); /* half a wide character is none */
    assert_int_equal(display_fit(s, 6, 4), 5);
    assert_int_equal(display_fit(s, 6, 99), 6);
}

static void test_short_names(void **state)
{
    struct strbuf name = {0}, out = {0};
    for (int i = 0; i < 200; i++)
        strbuf_adds(&name, "\xc3\xa4");
    display_short_name(&out, strbuf_str(&name));
    assert_true(out.len <= 125);
    assert_non_null(strstr(strbuf_str(&out), "..."));
    for (size_t i = 0, used; i < out.len; i += used)
        assert_true(utf8_next(out.buf + i, out.len - i, &used) != DISPLAY_BAD);
    strbuf_clear(&out);
    display_short_name(&out, "short");
    assert_string_equal(strbuf_str(&out), "short");
    strbuf_release(&name);
    strbuf_release(&out);
}

static void check_path(const char *root, const char *path, const char *shown)
{
    struct strbuf out = {0};
    path_add_shown(&out, root, path);
    assert_string_equal(strbuf_str(&out), shown);
    strbuf_release(&out);
}

static void test_paths(void **state)
{
    check_path("/src/demo", "/src/demo/a/b.c", "a/b.c");
    check_path("/src/demo/", "/src/demo/a/../b.c", "b.c");
    check_path("/src/demo", "/src/demonstration/b.c", "/src/demonstration/b.c");
    check_path("/src/demo", "/src/demo", "/src/demo");
    check_path("/src/demo", "a//./b.c", "a/b.c");
    check_path("/src/demo", "../../../../etc/x", "/etc/x");
    check_path("/src/demo", "../demo/b.c", "b.c");
    check_path("/", "/usr/x.h", "usr/x.h");
    check_path(NULL, "/usr//lib/../x.h", "/usr/x.h");
    check_path(NULL, "../../x.h", "../../x.h");
    check_path(NULL, "a/../../x.h", "../x.h");
    check_path(NULL, ".", ".");
    check_path(NULL, "/..", "/");
}

static void test_uris(void **state)
{
    struct strbuf out = {0};
    path_add_uri(&out, "a b/c#d?e%f:g\xff[]~.c");
    assert_string_equal(strbuf_str(&out), "a%20b/c%23d%3Fe%25f%3Ag%FF%5B%5D~.c");
    strbuf_release(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_safe),        UNIT(test_broken_utf8), UNIT(test_random_bytes), UNIT(test_fit),
        UNIT(test_short_names), UNIT(test_paths),       UNIT(test_uris),
    };
    return UNIT_RUN(tests);
}
