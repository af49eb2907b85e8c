#include "report/display.h"
#include "report/text_int.h"
#include <ctype.h>

void text_style(struct text *t, enum style style)
{
    static const char *const codes[] = {
        [STYLE_PLAIN] = "\033[0m",  [STYLE_HEAD] = "\033[1;31m", [STYLE_NAME] = "\033[1m",
        [STYLE_PLACE] = "\033[36m", [STYLE_LABEL] = "\033[2m",   [STYLE_MARK] = "\033[1;32m",
        [STYLE_GOOD] = "\033[32m",
    };
    if (t->options->color)
        strbuf_adds(t->out, codes[style]);
}

void text_raw(struct text *t, const char *s)
{
    strbuf_adds(t->out, s);
}

void text_rawf(struct text *t, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    strbuf_vaddf(t->out, fmt, ap);
    va_end(ap);
}

uint32_t text_safe(struct text *t, const char *s)
{
    return display_adds(t->out, s);
}

void text_spaces(struct text *t, uint32_t n)
{
    while (n-- > 0)
        strbuf_addc(t->out, ' ');
}

void text_newline(struct text *t)
{
    strbuf_addc(t->out, '\n');
}

uint32_t text_width(const struct text *t)
{
    enum { NARROWEST = 20 };
    if (t->options->width <= 0)
        return UINT32_MAX;
    return (uint32_t)MAX(t->options->width, NARROWEST);
}

/* Little would be left beside the labels of a narrow terminal: there they stand in the text. */
uint32_t text_label_end(const struct text *t)
{
    enum { NARROW = 48 };
    return TEXT_INDENT + (text_width(t) < NARROW ? 2 : TEXT_LABEL);
}

/* Length of a package with its dots in front of a class (`a.b.` of `a.b.Main`), 0: none. One word
 * may be a variable as well. */
static size_t package_at(const char *s)
{
    size_t len = 0, words = 0;
    for (;;) {
        size_t word = islower((unsigned char)s[len]) ? 1 : 0;
        while (word && (islower((unsigned char)s[len + word]) ||
                        isdigit((unsigned char)s[len + word]) || s[len + word] == '_'))
            word++;
        if (!word || s[len + word] != '.')
            break;
        len += word + 1;
        words++;
    }
    return words > 1 && isupper((unsigned char)s[len]) ? len : 0;
}

static bool is_name_char(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '/' || c == '$';
}

static void hide_packages(struct strbuf *out, const char *sentence)
{
    for (const char *s = sentence; *s; s++) {
        if (s == sentence || !is_name_char(s[-1]))
            s += package_at(s);
        strbuf_addc(out, *s);
    }
}

/* Names stand between backticks; very long ones lose their middle. */
static void shorten_names(struct strbuf *out, const char *sentence)
{
    const char *open, *close;
    while ((open = strchr(sentence, '`')) && (close = strchr(open + 1, '`'))) {
        struct strbuf name = {0};
        strbuf_add(&name, open + 1, (size_t)(close - open) - 1);
        strbuf_add(out, sentence, (size_t)(open - sentence) + 1);
        display_short_name(out, strbuf_str(&name));
        strbuf_addc(out, '`');
        strbuf_release(&name);
        sentence = close + 1;
    }
    strbuf_adds(out, sentence);
}

void text_names(const struct text *t, struct strbuf *out, const char *sentence)
{
    struct strbuf shorter = {0};
    if (!t->options->verbose)
        shorten_names(&shorter, sentence);
    else
        strbuf_adds(&shorter, sentence);
    if (t->hides_packages)
        hide_packages(out, strbuf_str(&shorter));
    else
        strbuf_adds(out, strbuf_str(&shorter));
    strbuf_release(&shorter);
}

struct prose {
    struct text *t;
    enum style style;
    bool in_name;
};

/* A backtick opens or closes a name; names are set off by their own style. */
static void prose_word(struct prose *p, const char *word, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        bool is_tick = word[i] == '`';
        if (is_tick && !p->in_name)
            text_style(p->t, STYLE_NAME);
        strbuf_addc(p->t->out, word[i]);
        if (is_tick && p->in_name) {
            text_style(p->t, STYLE_PLAIN);
            if (p->style != STYLE_PLAIN)
                text_style(p->t, p->style);
        }
        p->in_name ^= is_tick;
    }
}

static void prose_break(struct prose *p, uint32_t indent)
{
    text_style(p->t, STYLE_PLAIN);
    text_newline(p->t);
    text_spaces(p->t, indent);
    if (p->style != STYLE_PLAIN)
        text_style(p->t, p->style);
    if (p->in_name)
        text_style(p->t, STYLE_NAME);
}

void text_prose(struct text *t, enum style style, uint32_t at, uint32_t indent,
                const char *sentence)
{
    struct strbuf names = {0}, safe = {0};
    struct prose p = {t, style, false};
    uint32_t width = text_width(t);
    bool at_start = true;
    text_names(t, &names, sentence);
    display_adds(&safe, strbuf_str(&names));
    strbuf_release(&names);
    if (style != STYLE_PLAIN)
        text_style(t, style);
    for (const char *s = strbuf_str(&safe); *s;) {
        size_t len = strcspn(s, " ");
        uint32_t columns = display_width(s, len);
        if (!at_start && (uint64_t)at + 1 + columns > width) {
            prose_break(&p, indent);
            at = indent;
        } else if (!at_start) {
            strbuf_addc(t->out, ' ');
            at++;
        }
        prose_word(&p, s, len);
        at += columns;
        at_start = false;
        s += len + strspn(s + len, " ");
    }
    text_style(t, STYLE_PLAIN);
    text_newline(t);
    strbuf_release(&safe);
}

void text_linef(struct text *t, uint32_t indent, const char *fmt, ...)
{
    struct strbuf line = {0};
    va_list ap;
    va_start(ap, fmt);
    strbuf_vaddf(&line, fmt, ap);
    va_end(ap);
    text_spaces(t, indent);
    text_prose(t, STYLE_PLAIN, indent, indent + 2, strbuf_str(&line));
    strbuf_release(&line);
}

void text_labelled(struct text *t, const char *label, const char *sentence)
{
    uint32_t column = text_label_end(t), used = (uint32_t)strlen(label);
    uint32_t wide = column - TEXT_INDENT; /* the label column */
    text_spaces(t, TEXT_INDENT);
    if (used > 0) {
        text_style(t, STYLE_LABEL);
        text_raw(t, label);
        text_style(t, STYLE_PLAIN);
    }
    text_spaces(t, used < wide ? wide - used : 1);
    text_prose(t, STYLE_PLAIN, MAX(column, TEXT_INDENT + used + 1), column, sentence);
}
