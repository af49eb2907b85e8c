/*
 * Source excerpts: a few lines, tabs expanded, common indentation removed, long lines cut to a
 * window around the access, the access underlined.
 */
#include "report/display.h"
#include "report/text_int.h"
#include <ctype.h>

#define LINES_BEFORE   2
#define LINES_AFTER    1
#define MAX_SLICE      4096 /* bytes that are looked at; minified lines have megabytes */
#define MAX_COLUMNS    160  /* without a terminal width */
#define FEWEST_COLUMNS 10

struct shown_line {
    struct strbuf text; /* safe, tabs expanded */
    uint32_t width;
    uint32_t indent; /* leading blank columns */
    uint32_t caret;  /* column of the access, UINT32_MAX if not here */
    uint32_t mark;   /* columns to underline */
    bool is_blank;
};

/* A very long line is looked at near the access only. */
static struct source_line slice(struct source_line line, size_t focus, size_t *skipped)
{
    *skipped = 0;
    if (line.len <= MAX_SLICE)
        return line;
    size_t start = focus > MAX_SLICE / 2 ? MIN(focus, line.len) - MAX_SLICE / 2 : 0;
    while (start > 0 && start < line.len && ((unsigned char)line.text[start] & 0xc0) == 0x80)
        start++;
    *skipped = start;
    return (struct source_line){line.text + start, MIN(line.len - start, MAX_SLICE)};
}

static uint32_t word_length(struct source_line line, size_t at)
{
    size_t end = at;
    while (end < line.len && (isalnum((unsigned char)line.text[end]) || line.text[end] == '_'))
        end++;
    return end > at ? (uint32_t)(end - at) : 1;
}

/* `column` counts bytes from 1; 0: nothing to mark. */
static void render(struct shown_line *shown, struct source_line whole, uint32_t column)
{
    size_t skipped, focus = column ? column - 1 : 0;
    struct source_line line = slice(whole, focus, &skipped);
    *shown = (struct shown_line){.caret = UINT32_MAX, .is_blank = true};
    focus -= MIN(focus, skipped);
    for (size_t i = 0, used = 1; i < line.len; i += used) {
        if (column && shown->caret == UINT32_MAX && i >= focus) {
            shown->caret = shown->width;
            shown->mark = word_length(line, i);
        }
        if (line.text[i] == '\t') {
            used = 1;
            do
                strbuf_addc(&shown->text, ' ');
            while (++shown->width % DISPLAY_TAB);
            continue;
        }
        utf8_next(line.text + i, line.len - i, &used);
        if (line.text[i] != ' ' && shown->is_blank) {
            shown->is_blank = false;
            shown->indent = shown->width;
        }
        shown->width += display_add(&shown->text, line.text + i, used);
    }
    if (column && shown->caret == UINT32_MAX && focus == line.len)
        shown->caret = shown->width, shown->mark = 1;
}

/* Prints columns [from, to) of a line, with dots where something was cut off. */
static void put_window(struct text *t, const struct shown_line *shown, uint32_t from, uint32_t to)
{
    const char *text = strbuf_str(&shown->text);
    size_t start = display_fit(text, shown->text.len, from);
    size_t len = display_fit(text + start, shown->text.len - start, to - from);
    if (shown->is_blank)
        return;
    strbuf_add(t->out, text + start, len);
}

struct window {
    uint32_t from, columns; /* of the text */
    bool is_cut_left;
};

/* Where to start so that the access is in view; `dedent` columns are blank in all lines. */
static struct window choose_window(const struct shown_line *marked, uint32_t dedent,
                                   uint32_t columns)
{
    struct window w = {dedent, columns, false};
    if (marked->caret == UINT32_MAX || marked->caret < dedent)
        return w;
    if (marked->caret - dedent + MIN(marked->mark, columns / 2) > columns - 3 &&
        marked->caret > dedent + columns / 2) {
        w.from = marked->caret - columns / 2;
        w.is_cut_left = true;
    }
    return w;
}

static void put_line(struct text *t, const struct shown_line *shown, struct window w)
{
    if (w.is_cut_left && !shown->is_blank)
        text_raw(t, "...");
    uint32_t from = w.from + (w.is_cut_left ? 3 : 0);
    uint32_t to = w.from + w.columns;
    bool is_cut_right = shown->width > to;
    if (shown->width > from)
        put_window(t, shown, from, is_cut_right ? to - 3 : shown->width);
    if (is_cut_right)
        text_raw(t, "...");
    while (t->out->len > 0 && t->out->buf[t->out->len - 1] == ' ')
        t->out->buf[--t->out->len] = '\0';
}

static void put_gutter(struct text *t, uint32_t indent, uint32_t digits, uint32_t number,
                       bool is_marked)
{
    text_spaces(t, indent);
    if (is_marked)
        text_style(t, STYLE_MARK);
    text_raw(t, is_marked ? "> " : "  ");
    if (is_marked)
        text_style(t, STYLE_PLAIN);
    text_style(t, STYLE_LABEL);
    if (number)
        text_rawf(t, "%*u | ", (int)digits, number);
    else
        text_rawf(t, "%*s | ", (int)digits, "");
    text_style(t, STYLE_PLAIN);
}

static void put_caret(struct text *t, const struct shown_line *shown, struct window w)
{
    uint32_t left = w.from + w.columns - shown->caret;
    text_spaces(t, shown->caret - w.from);
    text_style(t, STYLE_MARK);
    strbuf_addc(t->out, '^');
    for (uint32_t i = 1; i < MIN(shown->mark, left); i++)
        strbuf_addc(t->out, '~');
    text_style(t, STYLE_PLAIN);
    text_newline(t);
}

static uint32_t digits_of(uint32_t n)
{
    uint32_t digits = 1;
    for (; n >= 10; n /= 10)
        digits++;
    return digits;
}

static uint32_t common_indent(const struct shown_line *lines, uint32_t n)
{
    uint32_t least = UINT32_MAX;
    for (uint32_t i = 0; i < n; i++)
        if (!lines[i].is_blank)
            least = MIN(least, lines[i].indent);
    return least == UINT32_MAX ? 0 : least;
}

void text_excerpt(struct text *t, const struct place_ref *at, uint32_t indent)
{
    struct shown_line lines[LINES_BEFORE + 1 + LINES_AFTER];
    uint32_t count = source_line_count(t->sources, at->file);
    if (at->line == 0 || at->line > count)
        return;
    uint32_t first = at->line > LINES_BEFORE ? at->line - LINES_BEFORE : 1;
    uint32_t last = (uint32_t)MIN((uint64_t)at->line + LINES_AFTER, count), n = last - first + 1;
    for (uint32_t i = 0; i < n; i++) {
        struct source_line line = source_line(t->sources, at->file, first + i);
        render(&lines[i], line, first + i == at->line ? at->column : 0);
    }
    uint32_t digits = digits_of(last), gutter = indent + 2 + digits + 3;
    uint32_t width = MIN(text_width(t), MAX_COLUMNS);
    uint32_t columns = width > gutter + FEWEST_COLUMNS ? width - gutter : FEWEST_COLUMNS;
    struct window w = choose_window(&lines[at->line - first], common_indent(lines, n), columns);
    for (uint32_t i = 0; i < n; i++) {
        bool is_marked = first + i == at->line;
        put_gutter(t, indent, digits, first + i, is_marked);
        put_line(t, &lines[i], w);
        text_newline(t);
        if (is_marked && lines[i].caret != UINT32_MAX && lines[i].caret >= w.from) {
            put_gutter(t, indent, digits, 0, false);
            put_caret(t, &lines[i], w);
        }
        strbuf_release(&lines[i].text);
    }
}
