#include "report/suppress.h"
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
    return NULL;
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
    return !(end - at >= 2 && at[0] == '/' && (at[1] == '/' || at[1] == '*')) && *at != '*';
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

static const char *read_reason(struct arena *arena, const char *at, const char *end, char opener)
{
    if (opener == '"') {
        const char *quote = memchr(at, '"', (size_t)(end - at));
        end = quote ? quote : end;
    }
    const char *close = memmem(at, (size_t)(end - at), "*/", 2);
    end = close ? close : end;
    while (at < end && (isspace((unsigned char)*at) || *at == ':' || *at == '-'))
        at++;
    while (end > at && isspace((unsigned char)end[-1]))
        end--;
    return end > at ? arena_printf(arena, "%.*s", (int)(end - at), at) : NULL;
}

static void scan_line(struct arena *arena, struct source_cache *sources, const char *file,
                      uint32_t number, suppression_vec *out)
{
    static const char marker[] = "heddle: ignore";
    struct source_line line = source_line(sources, file, number);
    const char *found = find_in(line, 0, marker);
    const char *opener = found ? opener_before(line, found) : NULL;
    if (!opener)
        return;
    const char *at = found + strlen(marker), *end = line.text + line.len;
    if (at < end && (isalnum((unsigned char)*at) || *at == '_' || *at == '-'))
        return;
    struct suppression s = {.is_in_source = true};
    s.at = (struct place_ref){
        .file = file, .line = number, .column = (uint32_t)(opener - line.text) + 1};
    s.rule = read_rules(arena, &at, end);
    s.reason = read_reason(arena, at, end, *opener);
    s.line =
        *opener == '/' && is_blank(line.text, opener) ? next_code(sources, file, number) : number;
    vec_push(out, s);
}

void suppress_scan(struct arena *arena, struct source_cache *sources, const char *file,
                   suppression_vec *out)
{
    uint32_t n = source_line_count(sources, file);
    /* One look at the whole text: few files have any. */
    struct source_line first = source_line(sources, file, 1), last = source_line(sources, file, n);
    if (n == 0 ||
        !memmem(first.text, (size_t)(last.text + last.len - first.text), "heddle: ignore", 14))
        return;
    for (uint32_t i = 1; i <= n; i++)
        scan_line(arena, sources, file, i, out);
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

static bool is_at(const struct suppression *s, const char *file, uint32_t line)
{
    return file && line && line == s->line && strcmp(file, s->at.file) == 0;
}

static bool comment_covers(const struct suppression *s, const struct finding *f)
{
    if (is_at(s, f->allocated_at.file, f->allocated_at.line))
        return true;
    for (int i = 0; i < 2; i++)
        if (is_at(s, f->access[i].at.file, f->access[i].at.line) ||
            is_at(s, f->access[i].at.file, f->access[i].function_line))
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

void suppress_describe(struct strbuf *out, const struct suppression *s)
{
    struct strbuf parts = {0};
    add_part(&parts, "id", s->id);
    add_part(&parts, "rule", s->rule);
    add_part(&parts, "variable", s->variable);
    add_part(&parts, "file", s->file);
    add_part(&parts, "function", s->function);
    strbuf_adds(out, parts.len ? strbuf_str(&parts) : "every rule");
    strbuf_release(&parts);
}
