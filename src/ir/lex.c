/* Lexer of the text form. Every name is interned, so that the parser compares and indexes ids. */
#include "ir/text_int.h"

void lex_init(struct lexer *l, struct intern *names, const char *text, size_t len)
{
    *l = (struct lexer){.next = text, .end = text + len, .line = 1, .names = names};
}

void lex_release(struct lexer *l)
{
    strbuf_release(&l->buf);
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_name_start(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$';
}

static bool is_name_char(char c)
{
    return is_name_start(c) || is_digit(c);
}

bool lex_is_plain_name(const char *s)
{
    if (!is_name_start(*s))
        return false;
    while (is_name_char(*s))
        s++;
    return *s == '\0';
}

static void skip_blanks(struct lexer *l)
{
    while (l->next < l->end && (*l->next == ' ' || *l->next == '\t' || *l->next == '\r'))
        l->next++;
    if (l->next < l->end && *l->next == '#')
        while (l->next < l->end && *l->next != '\n')
            l->next++;
}

bool lex_looks_at(struct lexer *l, char c)
{
    skip_blanks(l);
    return l->next < l->end && *l->next == c;
}

void lex_skip_line(struct lexer *l)
{
    while (l->next < l->end && *l->next != '\n')
        l->next++;
    if (l->next < l->end) {
        l->next++;
        l->line++;
    }
}

static void problem(struct lexer *l, const char *what)
{
    l->problem = what;
    l->next = l->end;
}

static int hex_digit(char c)
{
    if (is_digit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

static void name_token(struct lexer *l, struct token *t, enum token_kind kind, const char *s,
                       size_t len)
{
    t->kind = kind;
    t->id = intern_add(l->names, s, len);
    t->text = intern_str(l->names, t->id);
}

/* One escape after the backslash; 0 if it is unknown or stands for NUL. */
static char read_escape(struct lexer *l)
{
    char c = *l->next++;
    switch (c) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case '"':
    case '\\':
        return c;
    case 'x':
        if (l->end - l->next >= 2 && hex_digit(l->next[0]) >= 0 && hex_digit(l->next[1]) >= 0) {
            l->next += 2;
            return (char)(hex_digit(l->next[-2]) << 4 | hex_digit(l->next[-1]));
        }
        return 0;
    default:
        return 0;
    }
}

/* After the opening quote. */
static void read_string(struct lexer *l, struct token *t, enum token_kind kind)
{
    strbuf_clear(&l->buf);
    while (l->next < l->end && *l->next != '"' && *l->next != '\n') {
        char c = *l->next++;
        if (c == '\\' && l->next < l->end)
            c = read_escape(l);
        if (c == '\0') {
            problem(l, "bad character in a string");
            return;
        }
        strbuf_addc(&l->buf, c);
    }
    if (l->next == l->end || *l->next != '"') {
        problem(l, "string without end");
        return;
    }
    l->next++;
    name_token(l, t, kind, strbuf_str(&l->buf), l->buf.len);
}

static void read_name(struct lexer *l, struct token *t, enum token_kind kind)
{
    const char *start = l->next;
    while (l->next < l->end && is_name_char(*l->next))
        l->next++;
    if (start == l->next)
        problem(l, "name missing");
    else
        name_token(l, t, kind, start, (size_t)(l->next - start));
}

static void read_int(struct lexer *l, struct token *t)
{
    unsigned base = 10;
    t->kind = TOKEN_INT;
    if (l->end - l->next > 2 && l->next[0] == '0' && l->next[1] == 'x') {
        base = 16;
        t->is_hex = true;
        l->next += 2;
    }
    const char *digits = l->next;
    for (; l->next < l->end; l->next++) {
        int digit = hex_digit(*l->next);
        if (digit < 0 || (unsigned)digit >= base)
            break;
        if (t->magnitude > (UINT64_MAX - (unsigned)digit) / base) {
            problem(l, "number too large");
            return;
        }
        t->magnitude = t->magnitude * base + (unsigned)digit;
    }
    if (l->next == digits || (l->next < l->end && is_name_char(*l->next)))
        problem(l, "bad number");
}

static void read_token(struct lexer *l, struct token *t)
{
    char c = *l->next;
    if (is_digit(c) || (c == '-' && l->end - l->next > 1 && is_digit(l->next[1]))) {
        t->is_negative = c == '-';
        l->next += t->is_negative;
        read_int(l, t);
    } else if (is_name_start(c)) {
        read_name(l, t, TOKEN_WORD);
    } else if (c == '%') {
        l->next++;
        read_name(l, t, TOKEN_REG);
    } else if (c == '@' && l->end - l->next > 1 && l->next[1] == '"') {
        l->next += 2;
        read_string(l, t, TOKEN_SYM);
    } else if (c == '@') {
        l->next++;
        read_name(l, t, TOKEN_SYM);
    } else if (c == '"') {
        l->next++;
        read_string(l, t, TOKEN_STRING);
    } else if (c != '\0' && strchr("(){}[]=,:*+-!", c)) {
        l->next++;
        t->kind = TOKEN_PUNCT;
        t->punct = c;
    } else {
        problem(l, "unexpected character");
    }
}

struct token lex_next(struct lexer *l)
{
    skip_blanks(l);
    struct token t = {.line = l->line, .start = l->next};
    if (l->next == l->end)
        return t;
    if (*l->next == '\n') {
        t.kind = TOKEN_NEWLINE;
        l->next++;
        l->line++;
        return t;
    }
    read_token(l, &t);
    if (l->problem)
        t.kind = TOKEN_END;
    return t;
}
