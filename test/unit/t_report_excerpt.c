/* Source lines and excerpts: every kind of file that can stand behind a name. */
#include "base/os.h"
#include "report/display.h"
#include "report/source.h"
#include "report/text_int.h"
#include "unit.h"
#include <stdlib.h>
#include <sys/stat.h>

static int make_dir(void **state)
{
    struct diag d = {{0}};
    *state = os_temp_dir("heddle-test", &d);
    return *state ? 0 : -1;
}

static int remove_dir(void **state)
{
    os_remove_tree(*state);
    free(*state);
    return 0;
}

static void put_file(void **state, const char *name, const void *data, size_t len)
{
    struct diag d = {{0}};
    char *path = os_join_path(*state, name);
    assert_true(os_write_file(path, data, len, &d));
    free(path);
}

static void check_line(struct source_cache *c, const char *file, uint32_t line, const char *text)
{
    struct source_line got = source_line(c, file, line);
    if (!text) {
        assert_null(got.text);
        return;
    }
    assert_non_null(got.text);
    assert_int_equal(got.len, strlen(text));
    assert_memory_equal(got.text, text, got.len);
}

static void test_lines(void **state)
{
    put_file(state, "lf.c", "one\ntwo\n\nfour", 13);
    put_file(state, "crlf.c", "\xef\xbb\xbfone\r\ntwo\r\n", 13);
    put_file(state, "empty.c", "", 0);
    struct source_cache *c = source_cache_new(*state);
    check_line(c, "lf.c", 1, "one");
    check_line(c, "lf.c", 3, "");
    check_line(c, "lf.c", 4, "four");
    check_line(c, "lf.c", 5, NULL);
    check_line(c, "lf.c", 0, NULL);
    check_line(c, "crlf.c", 1, "one");
    check_line(c, "crlf.c", 2, "two");
    check_line(c, "crlf.c", 3, NULL);
    check_line(c, "empty.c", 1, NULL);
    check_line(c, NULL, 1, NULL);
    assert_int_equal(source_line_count(c, "lf.c"), 4);
    source_cache_free(c);
}

static void test_not_text(void **state)
{
    put_file(state, "binary.c",
             "\x7f"
             "ELF\0\0\0\n\n",
             9);
    char *pipe = os_join_path(*state, "pipe.c");
    assert_int_equal(mkfifo(pipe, 0600), 0);
    struct source_cache *c = source_cache_new(*state);
    check_line(c, "binary.c", 1, NULL);
    check_line(c, "absent.c", 1, NULL);
    check_line(c, "pipe.c", 1, NULL); /* does not wait for a writer */
    check_line(c, ".", 1, NULL);
    source_cache_free(c);
    c = source_cache_new(NULL);
    check_line(c, "binary.c", 1, NULL);
    source_cache_free(c);
    free(pipe);
}

static void test_utf16_columns(void **state)
{
    /* one byte, two bytes, four bytes (two units), one byte */
    put_file(state, "u.c", "a\xc3\xa4\xf0\x9f\x98\x80z\n", 9);
    struct source_cache *c = source_cache_new(*state);
    const uint32_t expected[][2] = {{0, 0}, {1, 1}, {2, 2}, {4, 3}, {8, 5}, {9, 6}, {99, 99}};
    for (size_t i = 0; i < ARRAY_SIZE(expected); i++) {
        struct place_ref at = {"u.c", 1, expected[i][0], NULL};
        assert_int_equal(source_utf16_column(c, &at), expected[i][1]);
    }
    struct place_ref unknown = {"absent.c", 1, 7, NULL};
    assert_int_equal(source_utf16_column(c, &unknown), 7);
    source_cache_free(c);
}

static char *excerpt(void **state, const char *file, uint32_t line, uint32_t column, int width)
{
    struct strbuf out = {0};
    struct text_options options = {.width = width};
    struct text t = {&options, &out, source_cache_new(*state)};
    struct place_ref at = {file, line, column, "f"};
    text_excerpt(&t, &at, 0);
    source_cache_free(t.sources);
    return out.buf ? strbuf_detach(&out) : xstrdup("");
}

static void check_excerpt(void **state, const char *file, uint32_t line, uint32_t column,
                          const char *expected)
{
    char *got = excerpt(state, file, line, column, 80);
    assert_string_equal(got, expected);
    free(got);
}

static void test_excerpts(void **state)
{
    const char text[] = "int x;\nvoid f(void)\n{\n\tx = y_1 + 2;\n}\n";
    put_file(state, "a.c", text, sizeof text - 1);
    check_excerpt(state, "a.c", 1, 5,
                  "> 1 | int x;\n"
                  "    |     ^\n"
                  "  2 | void f(void)\n");
    check_excerpt(state, "a.c", 4, 6,
                  "  2 | void f(void)\n"
                  "  3 | {\n"
                  "> 4 |         x = y_1 + 2;\n"
                  "    |             ^~~\n"
                  "  5 | }\n");
    check_excerpt(state, "a.c", 5, 2, /* just behind the end */
                  "  3 | {\n"
                  "  4 |         x = y_1 + 2;\n"
                  "> 5 | }\n"
                  "    |  ^\n");
    check_excerpt(state, "a.c", 5, 0, "  3 | {\n  4 |         x = y_1 + 2;\n> 5 | }\n");
    check_excerpt(state, "a.c", 5, 99, "  3 | {\n  4 |         x = y_1 + 2;\n> 5 | }\n");
    check_excerpt(state, "a.c", 6, 1, "");
    check_excerpt(state, "a.c", 0, 0, "");
    check_excerpt(state, "absent.c", 1, 1, "");
}

static void test_common_indentation_goes(void **state)
{
    const char text[] = "\t\ta();\n\n\t\tb();\n\t\t\tc();\n";
    put_file(state, "a.c", text, sizeof text - 1);
    check_excerpt(state, "a.c", 3, 3,
                  "  1 | a();\n"
                  "  2 |\n"
                  "> 3 | b();\n"
                  "    | ^\n"
                  "  4 |         c();\n");
}

/* The access stays in view, no line is wider than asked for, however long it is. */
static void test_long_lines(void **state)
{
    enum { LENGTH = 3000000 };
    char *line = xmalloc(LENGTH);
    memset(line, 'x', LENGTH);
    const uint32_t columns[] = {1, 60, 75, 80, 4096, 5000, 1500000, LENGTH - 5, LENGTH};
    for (size_t i = 0; i < ARRAY_SIZE(columns); i++) {
        memset(line, 'x', LENGTH);
        line[columns[i] - 1] = '@';
        put_file(state, "long.c", line, LENGTH);
        char *got = excerpt(state, "long.c", 1, columns[i], 80);
        char *mark = strchr(got, '@'), *end = strchr(got, '\n');
        assert_non_null(mark);
        assert_true(mark < end && end - got <= 80);
        char *caret = strchr(end + 1, '^');
        assert_non_null(caret);
        assert_int_equal(caret - (end + 1), mark - got);
        free(got);
    }
    free(line);
}

static void test_hostile_source(void **state)
{
    const char text[] = "a\x1b[2J\xff\xe2\x80\xae b\rc;\n";
    put_file(state, "evil.c", text, sizeof text - 1);
    check_excerpt(state, "evil.c", 1, 1,
                  "> 1 | a\\x1b[2J\\xff\\u202e b\\x0dc;\n"
                  "    | ^\n");
}

/* Any bytes in the file, any place: only text comes out, and never too wide. */
static void test_random_sources(void **state)
{
    struct unit_random random = {11};
    static const char palette[] = "ab_ \t\t  \n\n\r;(\x1b\xc3\xa4\xff\xe4\xb8\xad";
    for (int round = 0; round < 300; round++) {
        char text[400];
        for (size_t i = 0; i < sizeof text; i++)
            text[i] = palette[unit_random(&random, sizeof palette - 1)];
        put_file(state, "r.c", text, sizeof text);
        uint32_t line = 1 + unit_random(&random, 12), column = unit_random(&random, 90);
        char *got = excerpt(state, "r.c", line, column, 50);
        for (const char *at = got; *at;) {
            size_t len = strcspn(at, "\n");
            assert_true(display_width(at, len) <= 50);
            for (size_t i = 0, used; i < len; i += used) {
                uint32_t c = utf8_next(at + i, len - i, &used);
                assert_true(c != DISPLAY_BAD && c >= 0x20 && c != 0x7f);
            }
            at += len + 1;
        }
        free(got);
    }
}

#define IN_DIR(f) cmocka_unit_test_setup_teardown(f, make_dir, remove_dir)

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_DIR(test_lines),         IN_DIR(test_not_text),
        IN_DIR(test_excerpts),      IN_DIR(test_common_indentation_goes),
        IN_DIR(test_long_lines),    IN_DIR(test_hostile_source),
        IN_DIR(test_utf16_columns), IN_DIR(test_random_sources),
    };
    return UNIT_RUN(tests);
}
