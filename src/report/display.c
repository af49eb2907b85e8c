/*
 * The tables are the ranges that matter on terminals, not the whole of Unicode: a wrong width
 * shifts a caret, a missed control character would let a file name write to the user's terminal.
 * So widths are approximate and the list of hidden characters is generous.
 */
#include "report/display.h"

struct range {
    uint32_t first, last;
};

static const struct range wide_ranges[] = {
    {0x1100, 0x115f}, {0x2e80, 0x303e},   {0x3041, 0x33ff},   {0x3400, 0x4dbf},   {0x4e00, 0x9fff},
    {0xa000, 0xa4cf}, {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe30, 0xfe6f},   {0xff00, 0xff60},
    {0xffe0, 0xffe6}, {0x1f300, 0x1f64f}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd},
};

static const struct range combining_ranges[] = {
    {0x0300, 0x036f}, {0x0483, 0x0489}, {0x0591, 0x05bd}, {0x0610, 0x061a},
    {0x064b, 0x065f}, {0x0e31, 0x0e31}, {0x0e34, 0x0e3a}, {0x1ab0, 0x1aff},
    {0x1dc0, 0x1dff}, {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f},
};

/* Invisible characters that change how their neighbours are shown (bidi, joiners, separators,
 * tags). */
static const struct range hidden_ranges[] = {
    {0x0000, 0x001f}, {0x007f, 0x009f}, {0x00ad, 0x00ad},   {0x061c, 0x061c},
    {0x115f, 0x1160}, {0x180e, 0x180e}, {0x200b, 0x200f},   {0x2028, 0x202e},
    {0x2060, 0x206f}, {0x3164, 0x3164}, {0xfdd0, 0xfdef},   {0xfeff, 0xfeff},
    {0xfff0, 0xfffb}, {0xfffe, 0xffff}, {0xe0000, 0xe0fff}, {0xf0000, 0x10ffff},
};

static bool in_ranges(uint32_t c, const struct range *ranges, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (c >= ranges[i].first && c <= ranges[i].last)
            return true;
    return false;
}

static uint32_t char_width(uint32_t c)
{
    if (c < 0x300)
        return 1;
    if (in_ranges(c, combining_ranges, ARRAY_SIZE(combining_ranges)))
        return 0;
    return in_ranges(c, wide_ranges, ARRAY_SIZE(wide_ranges)) ? 2 : 1;
}

/* Bytes of the sequence that starts with `lead`, 0 if none does. */
static size_t sequence_length(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead <= 0xdf)
        return 2;
    if (lead >= 0xe0 && lead <= 0xef)
        return 3;
    return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

uint32_t utf8_next(const char *s, size_t len, size_t *used)
{
    static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char lead = (unsigned char)s[0];
    size_t n = sequence_length(lead);
    *used = 1;
    if (n == 1)
        return lead;
    if (n == 0 || n > len)
        return DISPLAY_BAD;
    uint32_t c = lead & (0x7fu >> n);
    for (size_t i = 1; i < n; i++) {
        unsigned char next = (unsigned char)s[i];
        if ((next & 0xc0) != 0x80)
            return DISPLAY_BAD;
        c = c << 6 | (next & 0x3f);
    }
    if (c < smallest[n] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
        return DISPLAY_BAD;
    *used = n;
    return c;
}

static uint32_t add_escape(struct strbuf *out, uint32_t value)
{
    size_t before = out->len;
    if (value < 0x100)
        strbuf_addf(out, "\\x%02x", (unsigned)value);
    else if (value < 0x10000)
        strbuf_addf(out, "\\u%04x", (unsigned)value);
    else
        strbuf_addf(out, "\\U%08x", (unsigned)value);
    return (uint32_t)(out->len - before);
}

uint32_t display_add(struct strbuf *out, const char *s, size_t len)
{
    uint32_t width = 0;
    size_t plain = 0; /* start of what is not written yet */
    for (size_t i = 0, used; i < len; i += used) {
        uint32_t c = utf8_next(s + i, len - i, &used);
        bool is_bad = c == DISPLAY_BAD;
        if (c >= 0x20 && c < 0x7f) {
            width++;
        } else if (!is_bad && !in_ranges(c, hidden_ranges, ARRAY_SIZE(hidden_ranges))) {
            width += char_width(c);
        } else {
            strbuf_add(out, s + plain, i - plain);
            width += add_escape(out, is_bad ? (unsigned char)s[i] : c);
            plain = i + used;
        }
    }
    strbuf_add(out, s + plain, len - plain);
    return width;
}

uint32_t display_adds(struct strbuf *out, const char *s)
{
    return display_add(out, s, strlen(s));
}

uint32_t display_width(const char *s, size_t len)
{
    uint32_t width = 0;
    for (size_t i = 0, used; i < len; i += used)
        width += char_width(utf8_next(s + i, len - i, &used));
    return width;
}

size_t display_fit(const char *s, size_t len, uint32_t columns)
{
    uint32_t width = 0;
    size_t i = 0;
    for (size_t used; i < len; i += used) {
        width += char_width(utf8_next(s + i, len - i, &used));
        if (width > columns)
            break;
    }
    return i;
}

/* The last place not after `at` where a character starts. */
static size_t char_border(const char *s, size_t at)
{
    while (at > 0 && ((unsigned char)s[at] & 0xc0) == 0x80)
        at--;
    return at;
}

void display_short_name(struct strbuf *out, const char *name)
{
    enum { LIMIT = 120, HEAD = 80, TAIL = 37 };
    size_t len = strlen(name);
    if (len <= LIMIT) {
        strbuf_add(out, name, len);
        return;
    }
    size_t tail = char_border(name, len - TAIL);
    strbuf_add(out, name, char_border(name, HEAD));
    strbuf_adds(out, "...");
    strbuf_add(out, name + tail, len - tail);
}
