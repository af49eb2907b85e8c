#include "report/suppress.h"
#include "report/declare.h"
#include "report/rules.h"
#include <ctype.h>
#include <stdlib.h>

/* ---- comments ---- */

static const char *find_in(struct source_line line, size_t from, const char *word)
{
    return from >= line.len ? NULL : memmem(line.text + from, line.len - from, word, strlen(word));
}

/* Start of the comment or of the string of an annotation that the marker stands in. */
static const char *opener_before(struct source_line line, const char *marker)
{
    static const char *const openers[] = {"//", "/*", "\""};
    size_t before = (size_t)(marker - line.text);
    for (size_t i = 0; i < ARRAY_SIZE(openers); i++) {
        const char *found = memmem(line.text, before, openers[i], strlen(openers[i]));
        if (found)
            return found;
    }
    const char *at = line.text;
    while (at < marker && isspace((unsigned char)*at))
        at++;
    return at < marker && *at == '*' ? at : NULL; /* the middle of a long comment */
}

static bool is_blank(const char *from, const char *to)
{
    for (; from < to; from++)
        if (!isspace((unsigned char)*from))
            return false;
    return true;
}

static bool is_code(struct source_line line)
{
    const char *at = line.text, *end = line.text + line.len;
    while (at < end && isspace((unsigned char)*at))
        at++;
    if (at == end)
        return false;
    if (*at == '*') /* the middle of a comment, or a store behind a pointer */
        return end - at >= 2 && !isspace((unsigned char)at[1]) && at[1] != '/';
    return !(end - at >= 2 && at[0] == '/' && (at[1] == '/' || at[1] == '*'));
}

/* The next line with code, not far away. */
static uint32_t next_code(struct source_cache *sources, const char *file, uint32_t line)
{
    enum { FAR = 8 };
    for (uint32_t i = line + 1; i <= line + FAR; i++) {
        struct source_line text = source_line(sources, file, i);
        if (!text.text)
            break;
        if (is_code(text))
            return i;
    }
    return line + 1;
}

/* "[a, b]" after the marker as "a,b"; NULL if there is none. *at moves behind it. */
static const char *read_rules(struct arena *arena, const char **at, const char *end)
{
    const char *close = *at < end && **at == '[' ? memchr(*at, ']', (size_t)(end - *at)) : NULL;
    if (!close)
        return NULL;
    char *rules = arena_alloc(arena, (size_t)(close - *at) + 1);
    size_t n = 0;
    for (const char *c = *at + 1; c < close; c++)
        if (!isspace((unsigned char)*c))
            rules[n++] = *c;
    rules[n] = '\0';
    *at = close + 1;
    return n ? rules : NULL;
}

/* In one line, without the stars at the edge of a long comment. */
static const char *read_reason(struct arena *arena, const char *at, const char *end)
{
    struct strbuf text = {0};
    while (at < end && (isspace((unsigned char)*at) || *at == ':' || *at == '-'))
        at++;
    for (; at < end; at++) {
        if (*at == '\n') {
            while (at + 1 < end && (isspace((unsigned char)at[1]) || at[1] == '*'))
                at++;
            strbuf_addc(&text, ' ');
        } else if (*at != '\r') {
            strbuf_addc(&text, *at);
        }
    }
    while (text.len > 0 && isspace((unsigned char)text.buf[text.len - 1]))
        text.buf[--text.len] = '\0';
    const char *reason = text.len ? arena_strdup(arena, strbuf_str(&text)) : NULL;
    strbuf_release(&text);
    return reason;
}

static const char marker[] = "heddle: ignore";

static bool is_marker(const char *at, const char *end)
{
    size_t len = strlen(marker);
    if ((size_t)(end - at) < len || memcmp(at, marker, len) != 0)
        return false;
    at += len;
    return !(at < end && (isalnum((unsigned char)*at) || *at == '_' || *at == '-'));
}

/* The end of the comment or string that begins at the opener; `last` is the end of the text. What
 * has not ended after a few screens ends with its line: a comment that is all markers would be read
 * once for each of them. */
static const char *end_of_remark(struct source_line line, const char *opener, const char *at,
                                 const char *last)
{
    enum { MAX_REMARK = 4096 };
    const char *end = line.text + line.len, *close = NULL;
    if (*opener == '"')
        close = memchr(at, '"', (size_t)(end - at));
    else if (*opener == '*' || opener[1] == '*')
        close = memmem(at, MIN((size_t)(last - at), MAX_REMARK), "*/", 2);
    return close ? close : end;
}

/* A macro is not the place where it is used; what it annotates, the compiler tells. */
static bool is_macro(struct source_line line)
{
    const char *at = line.text;
    while (at < line.text + line.len && isspace((unsigned char)*at))
        at++;
    return at < line.text + line.len && *at == '#';
}

static void scan_line(struct arena *arena, struct source_cache *sources, const char *file,
                      uint32_t number, const char *last, suppression_vec *out)
{
    struct source_line line = source_line(sources, file, number);
    const char *found = find_in(line, 0, marker);
    const char *opener = found ? opener_before(line, found) : NULL;
    if (!opener || !is_marker(found, line.text + line.len) || (*opener == '"' && is_macro(line)))
        return;
    const char *at = found + strlen(marker), *end = end_of_remark(line, opener, at, last);
    struct suppression s = {.is_in_source = true, .line = number};
    s.at = (struct place_ref){
        .file = file, .line = number, .column = (uint32_t)(opener - line.text) + 1};
    uint32_t lines = 0;
    for (const char *c = at; c < end; c++)
        lines += *c == '\n';
    s.rule = read_rules(arena, &at, end);
    s.reason = read_reason(arena, at, end);
    if (*opener != '"' && is_blank(line.text, opener))
        s.line = next_code(sources, file, number + lines);
    vec_push(out, s);
}

/* What the lines of the comments declare. */
static void find_declarations(struct arena *arena, const char *file, const char *text,
                              const char *end, suppression_vec *out, size_t from)
{
    const char *dot = strrchr(file, '.');
    declaration_vec all = {0};
    u32_vec by_line = {0};
    declarations_of(arena, text, (size_t)(end - text), dot && strcmp(dot, ".java") == 0, &all);
    declarations_by_line(&all, &by_line);
    for (size_t i = from; i < out->n; i++) {
        uint32_t line = out->at[i].line, found = line < by_line.n ? by_line.at[line] : 0;
        out->at[i].declaration =
            found ? arena_memdup(arena, &all.at[found - 1], sizeof *all.at) : NULL;
    }
    vec_release(&by_line);
    vec_release(&all);
}

void suppress_scan(struct arena *arena, struct source_cache *sources, const char *file,
                   suppression_vec *out)
{
    uint32_t n = source_line_count(sources, file);
    /* One look at the whole text: few files have any. */
    struct source_line first = source_line(sources, file, 1), last = source_line(sources, file, n);
    if (n == 0 ||
        !memmem(first.text, (size_t)(last.text + last.len - first.text), marker, strlen(marker)))
        return;
    size_t before = out->n;
    for (uint32_t i = 1; i <= n; i++)
        scan_line(arena, sources, file, i, last.text + last.len, out);
    if (out->n > before)
        find_declarations(arena, file, first.text, last.text + last.len, out, before);
}

void suppress_read(struct arena *arena, const char *text, struct suppression *s)
{
    const char *at = text + strlen(marker), *end = text + strlen(text);
    s->is_in_source = true;
    s->rule = read_rules(arena, &at, end);
    s->reason = read_reason(arena, at, end);
}

bool suppress_is_text(const char *text)
{
    return is_marker(text, text + strlen(text));
}

/* ---- matching ---- */

bool suppress_glob(const char *pattern, const char *text)
{
    const char *star = NULL, *retry = NULL;
    while (*text) {
        if (*pattern == '*') {
            star = ++pattern;
            retry = text;
        } else if (*pattern == '?' || *pattern == *text) {
            pattern++;
            text++;
        } else if (star) {
            pattern = star;
            text = ++retry;
        } else {
            return false;
        }
    }
    while (*pattern == '*')
        pattern++;
    return *pattern == '\0';
}

bool suppress_is_day(const char *text)
{
    static const char shape[] = "dddd-dd-dd";
    if (strlen(text) != strlen(shape))
        return false;
    for (size_t i = 0; i < strlen(shape); i++)
        if (shape[i] == 'd' ? !isdigit((unsigned char)text[i]) : text[i] != '-')
            return false;
    static const long days[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    long year = strtol(text, NULL, 10), month = strtol(text + 5, NULL, 10);
    long day = strtol(text + 8, NULL, 10);
    bool is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if (month < 1 || month > 12 || day < 1)
        return false;
    return day <= days[month - 1] - (month == 2 && !is_leap);
}

static bool has_rule(const char *rules, const char *rule)
{
    size_t len = strlen(rule);
    for (const char *at = rules; *at; at += strcspn(at, ","), at += *at == ',')
        if (strcspn(at, ",") == len && memcmp(at, rule, len) == 0)
            return true;
    return false;
}

/* Lines of the file in which the comment stands. */
struct lines {
    const char *file;
    uint32_t first, last;
};

static bool is_in(const struct lines *l, const char *file, uint32_t line)
{
    return file && line && l->first <= line && line <= l->last && strcmp(file, l->file) == 0;
}

static const struct access_info *side_at(const struct finding *f, uint32_t i)
{
    return i < 2 ? &f->access[i] : &f->more[i - 2];
}

/* Of a deadlock, the places where the locks were taken belong to it as much as the waits. */
static bool is_taken_in(const struct finding *f, const struct access_info *a, const struct lines *l)
{
    for (uint32_t i = 0; i < a->nlocks && strcmp(f->rule, "deadlock") == 0; i++)
        if (is_in(l, a->locks[i].acquired_at.file, a->locks[i].acquired_at.line))
            return true;
    return false;
}

static bool has_access_in(const struct finding *f, const struct lines *l)
{
    for (uint32_t i = 0; i < 2 + f->nmore; i++) {
        const struct access_info *a = side_at(f, i);
        if (is_in(l, a->at.file, a->at.line) || is_taken_in(f, a, l))
            return true;
    }
    return false;
}

/* An access in a function that is defined there. */
static bool has_function_in(const struct finding *f, const struct lines *l)
{
    for (uint32_t i = 0; i < 2 + f->nmore; i++)
        if (is_in(l, side_at(f, i)->at.file, side_at(f, i)->function_line))
            return true;
    return false;
}

static bool has_member_in(const struct finding *f, const struct lines *l)
{
    for (uint32_t i = 0; i < f->nmembers; i++)
        if (is_in(l, f->members[i].file, f->members[i].line))
            return true;
    return false;
}

/* What follows the class in the name of a field of Java; NULL if it is of another one. Numbers of
 * classes without a name are not told by sources. */
static const char *after_class(const char *variable, const char *class)
{
    for (; *class; class ++) {
        if (*class == '?' && isdigit((unsigned char)*variable))
            variable += strspn(variable, "0123456789");
        else if (*class == *variable)
            variable++;
        else
            return NULL;
    }
    return variable;
}

static bool is_field_of(const char *variable, const struct declaration *d)
{
    const char *field = after_class(variable, d->class);
    if (d->kind == DECLARED_TYPE)
        return field && (*field == '.' || *field == '$');
    size_t len = field && *field == '.' ? strcspn(field + 1, ".[ ") : 0;
    for (const char *at = d->names; len && at && *at; at += *at == ',') {
        size_t n = strcspn(at, ",");
        if (n == len && memcmp(at, field + 1, n) == 0)
            return true;
        at += n;
    }
    return false;
}

static bool declaration_covers(const struct suppression *s, const struct finding *f)
{
    const struct declaration *d = s->declaration;
    struct lines all = {s->at.file, d->first, d->last}, head = {s->at.file, d->first, d->head};
    if (d->kind == DECLARED_FUNCTION)
        return has_access_in(f, &all) || has_function_in(f, &head);
    if (d->kind == DECLARED_TYPE && has_access_in(f, &all))
        return true;
    if (d->class && is_field_of(f->variable, d))
        return true;
    bool is_variable = d->kind == DECLARED_VARIABLE || f->is_global;
    return (is_variable && is_in(&all, f->allocated_at.file, f->allocated_at.line)) ||
           has_member_in(f, &all);
}

static bool comment_covers(const struct suppression *s, const struct finding *f)
{
    struct lines own = {s->at.file, s->line, s->line};
    return is_in(&own, f->allocated_at.file, f->allocated_at.line) || has_access_in(f, &own) ||
           has_function_in(f, &own) || has_member_in(f, &own) ||
           (s->declaration && declaration_covers(s, f));
}

/* Is the function the annotated method, a lambda in it, or in the annotated class? */
static bool is_in_symbol(const char *function, const char *symbol)
{
    size_t len = strlen(symbol);
    const char *dot = strchr(symbol, '.');
    if (!function)
        return false;
    if (!dot)
        return strncmp(function, symbol, len) == 0 &&
               (function[len] == '.' || function[len] == '$');
    size_t class = (size_t)(dot - symbol) + 1, name = strcspn(dot + 1, "(");
    if (strcmp(function, symbol) == 0)
        return true;
    return strncmp(function, symbol, class) == 0 && strncmp(function + class, "lambda$", 7) == 0 &&
           strncmp(function + class + 7, dot + 1, name) == 0 && function[class + 7 + name] == '$';
}

/* `a/B.count:I` and `a.B.count`; of a class any of its fields. */
static bool is_variable_of(const char *variable, const char *symbol)
{
    const char *end = strchr(symbol, ':');
    size_t len = end ? (size_t)(end - symbol) : strlen(symbol);
    for (size_t i = 0; i < len; i++)
        if (variable[i] != (symbol[i] == '/' ? '.' : symbol[i]))
            return false;
    return end ? !variable[len] || strchr(".[ ", variable[len])
               : variable[len] == '.' || variable[len] == '$';
}

static bool annotation_covers(const struct suppression *s, const struct finding *f)
{
    bool is_method = strchr(s->symbol, '(');
    if (!is_method && is_variable_of(f->variable, s->symbol))
        return true;
    for (uint32_t i = 0; !strchr(s->symbol, ':') && i < 2 + f->nmore; i++)
        if (is_in_symbol(side_at(f, i)->symbol, s->symbol))
            return true;
    return false;
}

static bool one_side(const struct suppression *s, const struct access_info *a)
{
    return (!s->file || (a->at.file && suppress_glob(s->file, a->at.file))) &&
           (!s->function || (a->at.function && suppress_glob(s->function, a->at.function)));
}

static bool entry_covers(const struct suppression *s, const struct finding *f)
{
    char hex[KEY_HEX_SIZE];
    key_hex(f->fingerprint, hex);
    if (s->id && strncmp(hex, s->id, strlen(s->id)) != 0)
        return false;
    if (s->variable && !suppress_glob(s->variable, f->variable))
        return false;
    return one_side(s, &f->access[0]) || one_side(s, &f->access[1]);
}

static bool covers(const struct suppression *s, const struct finding *f)
{
    if (s->is_expired || (s->rule && !has_rule(s->rule, f->rule)))
        return false;
    if (s->symbol)
        return annotation_covers(s, f);
    return s->is_in_source ? comment_covers(s, f) : entry_covers(s, f);
}

void suppress_apply(struct report *report, const struct suppression *list, size_t n,
                    const char *today)
{
    struct suppression *all = arena_memdup(&report->arena, list, n * sizeof *list);
    struct finding *findings =
        arena_memdup(&report->arena, report->findings, report->nfindings * sizeof *findings);
    for (size_t i = 0; i < n; i++)
        all[i].is_expired = all[i].until && strcmp(all[i].until, today) < 0;
    for (uint32_t i = 0; i < report->nfindings; i++)
        for (size_t k = 0; k < n; k++) {
            if (!covers(&all[k], &findings[i]))
                continue;
            all[k].uses++;
            if (!findings[i].suppression)
                findings[i].suppression = &all[k];
        }
    report->findings = findings;
    report->suppressions = all;
    report->nsuppressions = (uint32_t)n;
}

/* ---- words ---- */

static void add_part(struct strbuf *out, const char *name, const char *value)
{
    if (value)
        strbuf_addf(out, "%s%s `%s`", out->len ? ", " : "", name, value);
}

/* `a.B.count` for `a/B.count:I`. */
static void add_symbol(struct strbuf *out, const char *symbol)
{
    struct strbuf name = {0};
    for (; symbol && *symbol && *symbol != ':' && *symbol != '('; symbol++)
        strbuf_addc(&name, *symbol == '/' ? '.' : *symbol);
    add_part(out, "annotation of", name.len ? strbuf_str(&name) : NULL);
    strbuf_release(&name);
}

void suppress_describe(struct strbuf *out, const struct suppression *s)
{
    struct strbuf parts = {0};
    add_part(&parts, "id", s->id);
    add_part(&parts, s->rule && !rule_is_known(s->rule) ? "unknown rule" : "rule", s->rule);
    add_part(&parts, "variable", s->variable);
    add_part(&parts, "file", s->file);
    add_part(&parts, "function", s->function);
    add_symbol(&parts, s->symbol);
    strbuf_adds(out, parts.len ? strbuf_str(&parts) : "every rule");
    strbuf_release(&parts);
}
