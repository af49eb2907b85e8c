#include "report/declare.h"
#include "base/strbuf.h"
#include <ctype.h>
#include <string.h>

enum block_kind { BLOCK_SPACE /* file, namespace */, BLOCK_TYPE, BLOCK_CODE };

/* What was seen of a declaration or statement so far. */
struct head {
    uint32_t first;               /* line of its first token, 0: none yet */
    uint32_t parens;              /* open ones */
    uint32_t angles;              /* open ones, as far as they look like type arguments */
    bool has_group;               /* a pair of parentheses after a name */
    bool has_type;                /* class, struct, ... */
    bool has_name;                /* of the type */
    bool has_value;               /* after `=` */
    bool has_colon;               /* after a group: initialisers of a constructor */
    bool is_space;                /* namespace, extern "C" */
    bool is_attribute;            /* the group to come is that of an attribute */
    uint32_t attribute;           /* depth of the group of an attribute, 0: none */
    uint64_t made;                /* bit n: `new` stands behind n open parentheses */
    uint32_t value;               /* line of the first `=` */
    uint32_t type;                /* declaration + 1 of the type that stands before, C */
    uint32_t type_from, type_len; /* name of the type in the text */
    size_t names;                 /* length of the scanner's list of names at its start */
};

struct block {
    enum block_kind kind;
    struct head head;     /* of what it is the body of */
    bool goes_on;         /* the head goes on behind it */
    uint32_t declaration; /* index + 1, 0: none */
    size_t class_len;     /* of the scanner's class name outside of it */
    size_t names_len;     /* of its list of names, likewise */
};

struct scanner {
    const char *text, *at, *end;
    bool is_java;
    uint32_t line;
    struct arena *arena;
    declaration_vec *out;
    VEC(struct block) blocks;
    VEC(size_t) conditions; /* open blocks at each open #if */
    struct head head;
    struct strbuf class, names;
    const char *word; /* the token before: a word */
    size_t word_len;
    const char *indexed; /* the word before the last `[` */
    size_t indexed_len;
    char last;     /* its first character */
    bool is_fresh; /* only blanks since the line began */
};

/* ---- tokens ---- */

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || (c & 0x80);
}

static bool is_next(const struct scanner *s, const char *what)
{
    size_t len = strlen(what);
    return (size_t)(s->end - s->at) >= len && memcmp(s->at, what, len) == 0;
}

static void skip_to(struct scanner *s, const char *to)
{
    for (; s->at < to; s->at++)
        s->line += *s->at == '\n';
}

static void skip_past(struct scanner *s, const char *what, size_t len)
{
    const char *found = memmem(s->at, (size_t)(s->end - s->at), what, len);
    skip_to(s, found ? found + len : s->end);
}

static void skip_quoted(struct scanner *s, char quote)
{
    if (s->is_java && is_next(s, "\"\"\"")) {
        s->at += 3;
        skip_past(s, "\"\"\"", 3);
        return;
    }
    for (s->at++; s->at < s->end && *s->at != quote && *s->at != '\n'; s->at++)
        if (*s->at == '\\' && s->at + 1 < s->end) {
            s->at++;
            s->line += *s->at == '\n';
        }
    s->at += s->at < s->end && *s->at == quote;
}

/* R"x( ... )x" */
static void skip_raw(struct scanner *s)
{
    enum { MAX_DELIMITER = 16 };
    const char *from = s->at + 2;
    const char *open = memchr(from, '(', MIN((size_t)(s->end - from), MAX_DELIMITER + 1));
    if (!open) {
        s->at++;
        skip_quoted(s, '"');
        return;
    }
    struct strbuf close = {0};
    strbuf_addf(&close, ")%.*s\"", (int)(open - from), from);
    skip_past(s, strbuf_str(&close), close.len);
    strbuf_release(&close);
}

/* Branches of #if close and open what they like: all begin with the blocks of the first. */
static void meet_condition(struct scanner *s)
{
    const char *at = s->at + 1;
    while (at < s->end && (*at == ' ' || *at == '\t'))
        at++;
    size_t left = (size_t)(s->end - at);
    if (left > 2 && memcmp(at, "if", 2) == 0)
        vec_push(&s->conditions, s->blocks.n);
    else if (left > 4 && memcmp(at, "el", 2) == 0 && s->conditions.n)
        s->blocks.n = MIN(s->blocks.n, vec_last(&s->conditions));
    else if (left >= 5 && memcmp(at, "endif", 5) == 0 && s->conditions.n)
        s->conditions.n--;
}

static void skip_directive(struct scanner *s)
{
    meet_condition(s);
    while (s->at < s->end && *s->at != '\n') {
        if (*s->at == '\\' && s->at + 1 < s->end)
            s->line += *++s->at == '\n';
        s->at++;
    }
}

/* Blanks, comments, directives; false at the end. */
static bool skip_blank(struct scanner *s)
{
    for (; s->at < s->end; s->at++) {
        if (*s->at == '\n') {
            s->line++;
            s->is_fresh = true;
        } else if (is_next(s, "//")) {
            const char *end = memchr(s->at, '\n', (size_t)(s->end - s->at));
            s->at = (end ? end : s->end) - 1;
        } else if (is_next(s, "/*")) {
            s->at += 2;
            skip_past(s, "*/", 2);
            s->at--;
        } else if (*s->at == '#' && s->is_fresh && !s->is_java) {
            skip_directive(s);
            s->at--;
        } else if (!isspace((unsigned char)*s->at)) {
            s->is_fresh = false;
            return true;
        }
    }
    return false;
}

static bool is(const struct scanner *s, const char *word)
{
    return s->word && s->word_len == strlen(word) && memcmp(s->word, word, s->word_len) == 0;
}

static bool is_one_of(const struct scanner *s, const char *const *words)
{
    for (; *words; words++)
        if (is(s, *words))
            return true;
    return false;
}

/* ---- declarations ---- */

static enum block_kind place_of(const struct scanner *s)
{
    return s->blocks.n ? vec_last(&s->blocks).kind : BLOCK_SPACE;
}

static void cut(struct strbuf *s, size_t len)
{
    if (len < s->len) {
        s->len = len;
        s->buf[len] = '\0';
    }
}

static void begin(struct scanner *s)
{
    s->head = (struct head){.names = s->head.names};
    cut(&s->names, s->head.names);
}

static uint32_t declare(struct scanner *s, enum declaration_kind kind)
{
    uint32_t head = s->head.value ? s->head.value : s->line;
    struct declaration d = {kind, s->head.first, head, s->line, NULL, NULL};
    if (s->is_java) {
        d.class = arena_strdup(s->arena, strbuf_str(&s->class));
        d.names = kind == DECLARED_VARIABLE
                      ? arena_strdup(s->arena, strbuf_str(&s->names) + s->head.names)
                      : NULL;
    }
    vec_push(s->out, d);
    return (uint32_t)s->out->n;
}

static void enter_class(struct scanner *s)
{
    enum { MAX_CLASS_NAME = 4096 }; /* each declaration keeps a copy: classes nest as they like */
    const struct head *h = &s->head;
    if (s->class.len > MAX_CLASS_NAME)
        return;
    bool is_outer = s->class.len == 0 || s->class.buf[s->class.len - 1] == '.';
    strbuf_adds(&s->class, is_outer ? "" : "$");
    if (!h->has_name)
        strbuf_addc(&s->class, '?');
    else /* a local class has a number before its name */
        strbuf_addf(&s->class, "%s%.*s", place_of(s) == BLOCK_CODE ? "?" : "", (int)h->type_len,
                    s->text + h->type_from);
}

static bool is_made(const struct scanner *s)
{
    return s->is_java && s->head.parens < 64 && s->head.made >> s->head.parens & 1 &&
           s->last == ')';
}

static void open_block(struct scanner *s)
{
    const struct head *h = &s->head;
    bool is_type =
        is_made(s) || (h->has_type && !h->parens && !h->has_value && (s->is_java || !h->has_group));
    bool is_value = h->parens || h->has_value || (h->has_colon && is_word(s->last));
    struct block b = {BLOCK_CODE, *h, is_value || is_made(s), 0, s->class.len, s->names.len};
    if (is_type) {
        b.kind = BLOCK_TYPE;
        b.goes_on |= !s->is_java;
        if (s->is_java)
            enter_class(s);
        b.declaration = declare(s, DECLARED_TYPE);
    } else if (h->is_space && !is_value && !h->has_group) {
        b.kind = BLOCK_SPACE;
    } else if (place_of(s) != BLOCK_CODE && h->has_group && !is_value) {
        b.declaration = declare(s, DECLARED_FUNCTION);
    }
    vec_push(&s->blocks, b);
    s->head = (struct head){.names = s->names.len};
}

static void close_block(struct scanner *s)
{
    if (!s->blocks.n)
        return begin(s);
    struct block b = vec_last(&s->blocks);
    s->blocks.n--;
    cut(&s->class, b.class_len);
    cut(&s->names, b.goes_on ? b.names_len : b.head.names);
    if (b.declaration)
        s->out->at[b.declaration - 1].last = s->line;
    s->head = b.goes_on ? b.head : (struct head){.names = b.head.names};
    s->head.made = 0;
    if (b.kind == BLOCK_TYPE && !s->is_java)
        s->head.type = b.declaration;
}

static void end_statement(struct scanner *s)
{
    if (s->head.parens) /* for (;;) */
        return;
    bool is_prototype = s->head.has_group && !s->head.has_value;
    if (s->head.type)
        s->out->at[s->head.type - 1].last = s->line;
    else if (s->head.first && place_of(s) != BLOCK_CODE && !is_prototype)
        declare(s, DECLARED_VARIABLE);
    begin(s);
}

/* The word before ends a declarator of Java. */
static void note_name(struct scanner *s)
{
    bool is_indexed = s->last == ']'; /* `int more[];` */
    const char *name = is_indexed ? s->indexed : s->word;
    size_t len = is_indexed ? s->indexed_len : s->word_len;
    if (!s->is_java || !name || s->head.parens || s->head.angles || s->head.has_value)
        return;
    strbuf_addf(&s->names, "%s%.*s", s->names.len > s->head.names ? "," : "", (int)len, name);
}

/* ---- words and marks ---- */

/* `record Name(...)` of Java, where a method or variable may have that name, too. */
static bool is_record(const struct scanner *s)
{
    const char *next = s->at;
    while (next < s->end && isspace((unsigned char)*next))
        next++;
    return s->is_java && is(s, "record") && next > s->at && next < s->end && is_word(*next);
}

static void meet_word(struct scanner *s)
{
    static const char *const types[] = {"class", "struct", "union", "enum", "interface", NULL};
    static const char *const attributes[] = {"__attribute__", "alignas",     "_Alignas",
                                             "__declspec",    "__attribute", NULL};
    static const char *const no_names[] = {"final", "alignas", "class", "__attribute__", NULL};
    struct head *h = &s->head;
    const char *from = s->at;
    bool is_part = s->last == '.', is_annotation = s->last == '@',
         is_number = isdigit((unsigned char)*from);
    while (s->at < s->end && (is_word(*s->at) || (is_number && *s->at == '\'' && !s->is_java)))
        s->at++;
    s->word = from;
    s->word_len = (size_t)(s->at - from);
    s->last = *from;
    if (!is_part)
        h->is_attribute = (is_annotation && !is(s, "interface")) || is_one_of(s, attributes);
    if (is(s, "new") && h->parens < 64)
        h->made |= UINT64_C(1) << h->parens;
    if (h->parens || h->has_value)
        return;
    if (!is_part && !h->is_attribute && (is_one_of(s, types) || is_record(s)))
        h->has_type = true;
    else if (h->has_type && !h->has_name && !is_one_of(s, no_names)) {
        h->has_name = true;
        h->type_from = (uint32_t)(from - s->text);
        h->type_len = (uint32_t)s->word_len;
    } else if (is(s, "namespace") || is(s, "extern"))
        h->is_space = true;
}

static void open_paren(struct scanner *s)
{
    struct head *h = &s->head;
    h->parens++;
    if (h->attribute)
        return;
    if (h->is_attribute)
        h->attribute = h->parens;
    else if (h->parens == 1 && s->word && !h->has_value)
        h->has_group = true;
    h->is_attribute = false;
}

static void close_paren(struct scanner *s)
{
    struct head *h = &s->head;
    if (h->attribute == h->parens)
        h->attribute = 0;
    h->parens -= h->parens > 0;
    if (h->parens < 63)
        h->made &= (UINT64_C(2) << h->parens) - 1;
}

static void meet_value(struct scanner *s)
{
    note_name(s);
    if (s->head.parens)
        return;
    s->head.has_value = true;
    s->head.value = s->head.value ? s->head.value : s->line;
}

static void meet_comma(struct scanner *s)
{
    note_name(s);
    if (!s->head.parens && !s->head.angles && place_of(s) != BLOCK_CODE)
        s->head.has_value = false;
}

/* `package a.b;`: what stands before the names of all classes of the file. */
static bool read_package(struct scanner *s)
{
    if (!s->is_java || s->blocks.n || !is(s, "package"))
        return false;
    const char *end = memchr(s->at, ';', (size_t)(s->end - s->at));
    strbuf_clear(&s->class);
    for (; end && s->at < end; s->at++) {
        s->line += *s->at == '\n';
        if (!isspace((unsigned char)*s->at))
            strbuf_addc(&s->class, *s->at);
    }
    strbuf_addc(&s->class, '.');
    begin(s);
    return true;
}

static void meet_mark(struct scanner *s)
{
    static const char *const access[] = {"public", "protected", "private", NULL};
    char c = *s->at++;
    struct head *h = &s->head;
    switch (c) {
    case '{':
        open_block(s);
        break;
    case '}':
        close_block(s);
        break;
    case ';':
        note_name(s);
        end_statement(s);
        break;
    case '(':
        open_paren(s);
        break;
    case ')':
        close_paren(s);
        break;
    case '=':
        meet_value(s);
        break;
    case ',':
        meet_comma(s);
        break;
    case '[':
        s->indexed = s->word ? s->word : s->indexed;
        s->indexed_len = s->word ? s->word_len : s->indexed_len;
        break;
    case '<':
        h->angles++;
        break;
    case '>':
        h->angles -= h->angles > 0 && s->last != '-';
        break;
    case ':':
        h->has_colon |= h->has_group && !h->parens;
        if (is_one_of(s, access) && !h->parens)
            begin(s);
        break;
    default:
        break;
    }
    s->word = NULL;
    s->last = c;
}

static void meet_token(struct scanner *s)
{
    if (!s->head.first && *s->at != '}' && *s->at != ';')
        s->head.first = s->line;
    if (is_next(s, "R\"") && !s->is_java) {
        skip_raw(s);
    } else if (*s->at == '"' || *s->at == '\'') {
        skip_quoted(s, *s->at);
    } else if (is_word(*s->at)) {
        meet_word(s);
        if (read_package(s))
            s->word = NULL;
        return;
    } else {
        meet_mark(s);
        return;
    }
    s->word = NULL;
    s->last = '"';
}

void declarations_of(struct arena *arena, const char *text, size_t len, bool is_java,
                     declaration_vec *out)
{
    struct scanner s = {.text = text,
                        .at = text,
                        .end = text + len,
                        .is_java = is_java,
                        .line = 1,
                        .arena = arena,
                        .out = out,
                        .is_fresh = true};
    while (skip_blank(&s))
        meet_token(&s);
    vec_release(&s.blocks);
    vec_release(&s.conditions);
    strbuf_release(&s.class);
    strbuf_release(&s.names);
}

void declarations_by_line(const declaration_vec *all, u32_vec *by_line)
{
    for (size_t i = 0; i < all->n; i++) {
        const struct declaration *d = &all->at[i];
        while (by_line->n <= d->head)
            vec_push(by_line, 0);
        for (uint32_t line = d->first; line <= d->head; line++) {
            uint32_t *best = &by_line->at[line];
            if (!*best || d->first >= all->at[*best - 1].first)
                *best = (uint32_t)i + 1;
        }
    }
}
