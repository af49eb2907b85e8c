#include "base/json.h"
#include "unit.h"
#include <math.h>

static void write_sample(struct json *j)
{
    json_object(j, NULL);
    json_str(j, "name", "x");
    json_array(j, "list");
    json_int(j, NULL, -3);
    json_num(j, NULL, 0.125, 2);
    json_object(j, NULL);
    json_end(j);
    json_array(j, NULL);
    json_end(j);
    json_end(j);
    json_bool(j, "yes", true);
    json_null(j, "none");
    json_strf(j, "made", "%d%%", 7);
    json_end(j);
}

static void test_compact(void **state)
{
    struct strbuf out = {0};
    struct json j;
    json_init(&j, &out, true);
    write_sample(&j);
    assert_string_equal(strbuf_str(&out), "{\"name\":\"x\",\"list\":[-3,0.12,{},[]],\"yes\":true,"
                                          "\"none\":null,\"made\":\"7%\"}");
    strbuf_release(&out);
}

static void test_indented(void **state)
{
    struct strbuf out = {0};
    struct json j;
    json_init(&j, &out, false);
    write_sample(&j);
    assert_string_equal(strbuf_str(&out),
                        "{\n  \"name\": \"x\",\n  \"list\": [\n    -3,\n    0.12,\n"
                        "    {},\n    []\n  ],\n  \"yes\": true,\n"
                        "  \"none\": null,\n  \"made\": \"7%\"\n}");
    strbuf_release(&out);
}

static void check_escaped(const char *text, const char *expected)
{
    struct strbuf out = {0};
    struct json j;
    json_init(&j, &out, true);
    json_str(&j, NULL, text);
    assert_string_equal(strbuf_str(&out), expected);
    strbuf_release(&out);
}

static void test_escapes(void **state)
{
    check_escaped("a\"b\\c/", "\"a\\\"b\\\\c/\"");
    check_escaped("\n\t\r\b\f\x01\x1f", "\"\\n\\t\\r\\b\\f\\u0001\\u001f\"");
    check_escaped("\x7f|\xc2\x80|\xc2\x9b|\xc2\xa0", "\"\\u007f|\\u0080|\\u009b|\xc2\xa0\"");
    check_escaped(NULL, "null");
}

#define U_FFFD "\xef\xbf\xbd"

static void test_utf8(void **state)
{
    check_escaped("\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80",
                  "\"\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80\"");
    check_escaped("\xff", "\"" U_FFFD "\"");
    check_escaped("\xc3", "\"" U_FFFD "\"");                       /* cut off */
    check_escaped("\xe2\x82", "\"" U_FFFD U_FFFD "\"");            /* cut off */
    check_escaped("\xc0\xaf", "\"" U_FFFD U_FFFD "\"");            /* overlong */
    check_escaped("\xed\xa0\x80", "\"" U_FFFD U_FFFD U_FFFD "\""); /* surrogate */
    check_escaped("\xf4\x90\x80\x80x", "\"" U_FFFD U_FFFD U_FFFD U_FFFD "x\"");
}

static void test_no_infinity(void **state)
{
    struct strbuf out = {0};
    struct json j;
    json_init(&j, &out, true);
    json_array(&j, NULL);
    json_num(&j, NULL, INFINITY, 2);
    json_num(&j, NULL, NAN, 2);
    json_end(&j);
    assert_string_equal(strbuf_str(&out), "[null,null]");
    strbuf_release(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_compact), UNIT(test_indented), UNIT(test_escapes),
                                       UNIT(test_utf8), UNIT(test_no_infinity)};
    return UNIT_RUN(tests);
}
