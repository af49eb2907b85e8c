#include "model/name.h"
#include <ctype.h>
#include <stdlib.h>

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || (c & 0x80);
}

static bool is_plain(const char *s)
{
    while (is_word(*s))
        s++;
    return !*s;
}

/* Does `word` stand at s as a whole word, seen from the start of the string? */
static bool word_at(const char *start, const char *s, const char *word)
{
    size_t len = strlen(word);
    return !strncmp(s, word, len) && (s == start || !is_word(s[-1]));
}

/*
 * After "operator": the symbol that names it, which must not be taken for brackets. A demangler
 * puts a space between operator< and its template arguments.
 */
static size_t operator_symbol(const char *s)
{
    if (!strncmp(s, "()", 2) || !strncmp(s, "[]", 2))
        return 2;
    size_t n = 0;
    while (n < 3 && s[n] && strchr("<>=-!+*/%^&|~,", s[n]))
        n++;
    return n;
}

/* Skips one lexical step: an operator's name or one character. */
static size_t step(const char *start, const char *s)
{
    if (*s == 'o' && word_at(start, s, "operator") && !is_word(s[8]))
        return 8 + operator_symbol(s + 8);
    return 1;
}

static bool opens(char c)
{
    return c == '<' || c == '(' || c == '[';
}
static bool closes(char c)
{
    return c == '>' || c == ')' || c == ']';
}

/* What a canonical name leaves out at s, in bytes. */
static size_t noise(const char *start, const char *s)
{
    static const char *const inline_namespaces[] = {"__cxx11::", "__1::", "_V2::", "__debug::"};
    if (!strncmp(s, "[abi:", 5)) {
        const char *end = strchr(s, ']');
        return end ? (size_t)(end - s) + 1 : 0;
    }
    if (s - start < 2 || s[-1] != ':')
        return 0;
    for (size_t i = 0; i < ARRAY_SIZE(inline_namespaces); i++)
        if (!strncmp(s, inline_namespaces[i], strlen(inline_namespaces[i])))
            return strlen(inline_namespaces[i]);
    return 0;
}

static size_t squeeze(char *out, const char *in)
{
    size_t n = 0;
    for (const char *s = in; *s;) {
        size_t skip = noise(in, s);
        if (skip) {
            s += skip;
            continue;
        }
        if (*s == ' ' || *s == '\t') {
            while (*s == ' ' || *s == '\t')
                s++;
            char before = n ? out[n - 1] : 0;
            if (n && ((is_word(before) && is_word(*s)) || (before == '<' && *s == '<')))
                out[n++] = ' ';
            continue;
        }
        out[n++] = *s++;
    }
    out[n] = 0;
    return n;
}

/* Offset of the parameter list, or len if there is none; and where the name itself begins. */
static size_t find_params(const char *s, size_t len, size_t *begin)
{
    int depth = 0;
    bool seen_operator = false;
    *begin = 0;
    for (size_t i = 0; i < len;) {
        if (depth == 0 && s[i] == '(' && i > *begin &&
            strncmp(s + i, "(anonymous namespace)", 21) != 0 &&
            (is_word(s[i - 1]) || closes(s[i - 1]) || seen_operator))
            return i;
        size_t n = step(s, s + i);
        if (n > 1) {
            seen_operator |= depth == 0;
            i += n;
            continue;
        }
        if (opens(s[i]))
            depth++;
        else if (closes(s[i]) && depth > 0 && !(s[i] == '>' && i && s[i - 1] == '-'))
            depth--;
        else if (s[i] == ' ' && depth == 0 && !seen_operator)
            *begin = i + 1;
        i++;
    }
    return len;
}

static size_t end_of_params(const char *s, size_t at, size_t len)
{
    int depth = 0;
    for (size_t i = at; i < len; i++) {
        if (s[i] == '(')
            depth++;
        else if (s[i] == ')' && --depth == 0)
            return i + 1;
    }
    return len;
}

/* Tells wildcards from stars that belong to a type. */
static void mark_stars(char *s, size_t len)
{
    int depth = 0;
    for (size_t i = 0; i < len; i++) {
        if (opens(s[i]))
            depth++;
        else if (closes(s[i]) && depth > 0)
            depth--;
        if (s[i] != '*')
            continue;
        char before = i ? s[i - 1] : 0;
        bool is_type =
            depth > 0 && (is_word(before) || closes(before) || before == '*' || before == '&');
        if (!is_type)
            s[i] = CNAME_STAR;
    }
}

/* A method of a class file, a/B.m(I)V: its descriptor is part of the name. */
static bool is_class_method(const char *s)
{
    const char *slash = strchr(s, '/'), *dot = slash ? strchr(slash, '.') : NULL;
    const char *bracket = strchr(s, '(');
    return dot && bracket && dot < bracket;
}

struct cname cname_make(const char *pretty, bool is_pattern)
{
    size_t len = strlen(pretty);
    struct cname c = {.text = xmalloc(len + 1)};
    if (is_plain(pretty) || is_class_method(pretty)) {
        memcpy(c.text, pretty, len + 1);
        c.len = c.name_len = len;
        return c;
    }
    c.len = squeeze(c.text, pretty);
    size_t begin, params = find_params(c.text, c.len, &begin);
    size_t end = params < c.len ? end_of_params(c.text, params, c.len) : c.len;
    memmove(c.text, c.text + begin, end - begin);
    c.len = end - begin;
    c.name_len = params - begin;
    c.text[c.len] = 0;
    if (is_pattern)
        mark_stars(c.text, c.len);
    return c;
}

void cname_release(struct cname *c)
{
    free(c->text);
    *c = (struct cname){0};
}

bool cname_has_star(const struct cname *pattern, size_t *prefix)
{
    const char *star = memchr(pattern->text, CNAME_STAR, pattern->len);
    *prefix = star ? (size_t)(star - pattern->text) : pattern->len;
    return star != NULL;
}

size_t cname_fixed(const struct cname *pattern)
{
    size_t n = 0;
    for (size_t i = 0; i < pattern->len; i++)
        n += pattern->text[i] != CNAME_STAR;
    return n;
}

/* depth[i] is the number of brackets open before byte i; an arrow's '>' closes nothing. */
static void fill_depths(const char *s, size_t len, int *depth)
{
    int d = 0;
    for (size_t i = 0; i < len;) {
        size_t n = step(s, s + i);
        for (size_t k = 0; k < n && i + k < len; k++)
            depth[i + k] = d;
        if (n == 1) {
            if (opens(s[i]))
                d++;
            else if (closes(s[i]) && d > 0 && !(s[i] == '>' && i && s[i - 1] == '-'))
                depth[i] = d--;
        }
        i += n;
    }
    depth[len] = d;
}

/* From every reachable position on to all positions that balanced text leads to. */
static void match_star(bool *reach, const int *depth, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        if (!reach[i])
            continue;
        for (size_t j = i + 1; j <= len && depth[j - 1] >= depth[i]; j++) {
            /* Byte j - 1 must not close the bracket that we started in. */
            if (depth[j] < depth[i])
                break;
            if (depth[j] == depth[i]) {
                if (reach[j])
                    break; /* its own extension covers the rest */
                reach[j] = true;
            }
        }
    }
}

static void match_literal(bool *reach, const char *s, size_t len, char c)
{
    for (size_t i = len; i-- > 0;)
        reach[i + 1] = reach[i] && s[i] == c;
    reach[0] = false;
}

/* All positions reachable at once: no backtracking, so no pattern is slow. */
static bool match_text(const char *pat, size_t plen, const char *s, size_t len)
{
    int *depth = xmalloc((len + 1) * sizeof *depth);
    bool *reach = xcalloc(len + 1, sizeof *reach);
    fill_depths(s, len, depth);
    reach[0] = true;
    for (size_t i = 0; i < plen; i++) {
        if (pat[i] == CNAME_STAR)
            match_star(reach, depth, len);
        else
            match_literal(reach, s, len, pat[i]);
    }
    bool matches = reach[len];
    free(depth);
    free(reach);
    return matches;
}

bool cname_match(const struct cname *pattern, const struct cname *subject)
{
    size_t len = subject->len, plen = pattern->len;
    if (pattern->name_len == pattern->len)
        len = subject->name_len;
    else if (subject->name_len == subject->len)
        plen = pattern->name_len; /* only the name is known */
    const char *star = memchr(pattern->text, CNAME_STAR, plen);
    size_t prefix = star ? (size_t)(star - pattern->text) : plen;
    if (prefix > len || memcmp(pattern->text, subject->text, prefix) != 0)
        return false;
    size_t suffix = 0;
    while (suffix < plen - prefix && pattern->text[plen - 1 - suffix] != CNAME_STAR)
        suffix++;
    if (prefix + suffix > len ||
        memcmp(pattern->text + plen - suffix, subject->text + len - suffix, suffix) != 0)
        return false;
    return match_text(pattern->text, plen, subject->text, len);
}
