#include "base/json.h"
#include <math.h>

void json_init(struct json *j, struct strbuf *out, bool compact)
{
    *j = (struct json){.out = out, .compact = compact};
    j->first[0] = j->is_array[0] = true;
}

static void new_line(struct json *j)
{
    if (j->compact)
        return;
    strbuf_addc(j->out, '\n');
    for (int i = 0; i < j->depth; i++)
        strbuf_adds(j->out, "  ");
}

/* Length of the valid UTF-8 sequence at s, 0 if there is none (RFC 3629, table 3-7 of Unicode). */
static size_t utf8_length(const unsigned char *s)
{
    size_t len = s[0] < 0x80 ? 1 : s[0] < 0xc2 ? 0 : s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : 4;
    if (s[0] > 0xf4)
        return 0;
    for (size_t i = 1; i < len; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    }
    bool is_overlong = (s[0] == 0xe0 && s[1] < 0xa0) || (s[0] == 0xf0 && s[1] < 0x90);
    bool is_surrogate = s[0] == 0xed && s[1] >= 0xa0;
    bool is_too_large = s[0] == 0xf4 && s[1] >= 0x90;
    return is_overlong || is_surrogate || is_too_large ? 0 : len;
}

static void add_control(struct strbuf *out, unsigned char c)
{
    static const char short_forms[] = "\bb\ff\nn\rr\tt";
    for (const char *p = short_forms; *p; p += 2) {
        if ((unsigned char)*p == c) {
            strbuf_addc(out, '\\');
            strbuf_addc(out, p[1]);
            return;
        }
    }
    strbuf_addf(out, "\\u%04x", c);
}

/* DEL and C1 (U+0080 to U+009F): JSON allows them, terminals obey them. */
static bool is_late_control(const unsigned char *s)
{
    return s[0] == 0x7f || (s[0] == 0xc2 && s[1] < 0xa0);
}

static void add_quoted(struct strbuf *out, const char *text)
{
    const unsigned char *s = (const unsigned char *)text, *plain = s;
    strbuf_addc(out, '"');
    while (*s) {
        size_t len = *s < 0x80 ? 1 : utf8_length(s);
        bool is_plain = len > 0 && *s >= 0x20 && *s != '"' && *s != '\\' && !is_late_control(s);
        if (is_plain) {
            s += len;
            continue;
        }
        strbuf_add(out, plain, (size_t)(s - plain));
        if (len == 0)
            strbuf_adds(out, "\xef\xbf\xbd");
        else if (*s == '"' || *s == '\\')
            strbuf_addf(out, "\\%c", *s);
        else
            add_control(out, len == 2 ? s[1] : s[0]);
        s += len ? len : 1;
        plain = s;
    }
    strbuf_add(out, plain, (size_t)(s - plain));
    strbuf_addc(out, '"');
}

/* What comes before every value: comma, new line, key. */
static void begin_value(struct json *j, const char *key)
{
    if (!key != j->is_array[j->depth])
        BUG("json: %s", key ? "key inside an array" : "value without key in an object");
    if (!j->first[j->depth])
        strbuf_addc(j->out, ',');
    if (j->depth > 0)
        new_line(j);
    j->first[j->depth] = false;
    if (key) {
        add_quoted(j->out, key);
        strbuf_adds(j->out, j->compact ? ":" : ": ");
    }
}

static void open_level(struct json *j, const char *key, bool is_array)
{
    begin_value(j, key);
    if (j->depth + 1 >= (int)ARRAY_SIZE(j->first))
        BUG("json: nested too deeply");
    j->depth++;
    j->first[j->depth] = true;
    j->is_array[j->depth] = is_array;
    strbuf_addc(j->out, is_array ? '[' : '{');
}

void json_object(struct json *j, const char *key)
{
    open_level(j, key, false);
}

void json_array(struct json *j, const char *key)
{
    open_level(j, key, true);
}

void json_end(struct json *j)
{
    if (j->depth == 0)
        BUG("json: end without begin");
    bool is_empty = j->first[j->depth], is_array = j->is_array[j->depth];
    j->depth--;
    if (!is_empty)
        new_line(j);
    strbuf_addc(j->out, is_array ? ']' : '}');
}

void json_str(struct json *j, const char *key, const char *value)
{
    if (!value) {
        json_null(j, key);
        return;
    }
    begin_value(j, key);
    add_quoted(j->out, value);
}

void json_strf(struct json *j, const char *key, const char *fmt, ...)
{
    struct strbuf text = {0};
    va_list args;
    va_start(args, fmt);
    strbuf_vaddf(&text, fmt, args);
    va_end(args);
    json_str(j, key, strbuf_str(&text));
    strbuf_release(&text);
}

void json_int(struct json *j, const char *key, int64_t value)
{
    begin_value(j, key);
    strbuf_addi(j->out, value);
}

void json_num(struct json *j, const char *key, double value, int decimals)
{
    if (!isfinite(value)) { /* JSON has no word for it */
        json_null(j, key);
        return;
    }
    begin_value(j, key);
    strbuf_addf(j->out, "%.*f", decimals, value);
}

void json_bool(struct json *j, const char *key, bool value)
{
    begin_value(j, key);
    strbuf_adds(j->out, value ? "true" : "false");
}

void json_null(struct json *j, const char *key)
{
    begin_value(j, key);
    strbuf_adds(j->out, "null");
}
