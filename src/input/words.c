#include "input/words.h"
#include "base/os.h"
#include <ctype.h>
#include <stdlib.h>

struct splitter {
    const char *at, *end;
    struct strbuf word;
    bool in_word;
};

static void take_double_quoted(struct splitter *s)
{
    while (s->at < s->end && *s->at != '"') {
        if (*s->at == '\\' && s->at + 1 < s->end && strchr("\"\\$`\n", s->at[1])) {
            s->at++;
            if (*s->at == '\n') {
                s->at++;
                continue;
            }
        }
        strbuf_addc(&s->word, *s->at++);
    }
    s->at += s->at < s->end;
}

static void take_single_quoted(struct splitter *s)
{
    while (s->at < s->end && *s->at != '\'')
        strbuf_addc(&s->word, *s->at++);
    s->at += s->at < s->end;
}

static void take_backslash(struct splitter *s)
{
    if (s->at < s->end && *s->at != '\n')
        strbuf_addc(&s->word, *s->at);
    s->at += s->at < s->end;
}

/* One character outside quotes; false at the end of a word. */
static bool take_char(struct splitter *s)
{
    char c = *s->at++;

    if (isspace((unsigned char)c))
        return !s->in_word;
    if (c == '\\' && s->at < s->end && *s->at == '\n') {
        s->at++;
        return true;
    }
    s->in_word = true;
    if (c == '"')
        take_double_quoted(s);
    else if (c == '\'')
        take_single_quoted(s);
    else if (c == '\\')
        take_backslash(s);
    else
        strbuf_addc(&s->word, c);
    return true;
}

void words_split(const char *text, size_t len, str_vec *out, struct arena *arena)
{
    struct splitter s = {.at = text, .end = text + len};

    while (s.at < s.end) {
        s.in_word = false;
        strbuf_clear(&s.word);
        while (s.at < s.end && take_char(&s))
            ;
        if (s.in_word)
            vec_push(out, arena_strdup(arena, strbuf_str(&s.word)));
    }
    strbuf_release(&s.word);
}

static void expand_word(const char *word, const char *dir, int depth, str_vec *out,
                        struct arena *arena)
{
    struct mapped_file file;
    str_vec inner = {0};
    char *path;

    if (word[0] != '@' || !word[1] || depth == 0) {
        vec_push(out, word);
        return;
    }
    path = os_join_path(dir, word + 1);
    if (os_is_file(path) && os_map_file(path, &file, NULL)) {
        words_split((const char *)file.data, file.len, &inner, arena);
        os_unmap_file(&file);
        for (size_t i = 0; i < inner.n; i++)
            expand_word(inner.at[i], dir, depth - 1, out, arena);
        vec_release(&inner);
    } else {
        vec_push(out, word);
    }
    free(path);
}

void words_expand(const char *const *argv, size_t n, const char *dir, str_vec *out,
                  struct arena *arena)
{
    for (size_t i = 0; i < n; i++)
        expand_word(argv[i], dir, 8, out, arena);
}

static bool is_plain(const char *word)
{
    for (const char *c = word; *c; c++)
        if (!isalnum((unsigned char)*c) && !strchr("_-+=./,:@%^", *c))
            return false;
    return *word != '\0';
}

void words_quote(const char *const *argv, size_t n, struct strbuf *out)
{
    for (size_t i = 0; i < n; i++) {
        if (i > 0)
            strbuf_addc(out, ' ');
        if (is_plain(argv[i])) {
            strbuf_adds(out, argv[i]);
            continue;
        }
        strbuf_addc(out, '\'');
        for (const char *c = argv[i]; *c; c++) {
            if (*c == '\'')
                strbuf_adds(out, "'\\''");
            else
                strbuf_addc(out, *c);
        }
        strbuf_addc(out, '\'');
    }
}

bool str_starts(const char *s, const char *prefix)
{
    return strncmp(s, prefix, strlen(prefix)) == 0;
}

bool str_ends(const char *s, const char *suffix)
{
    size_t len = strlen(s), tail = strlen(suffix);

    return len >= tail && strcmp(s + len - tail, suffix) == 0;
}

const char *path_base(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

const char *path_ext(const char *path)
{
    const char *base = path_base(path), *dot = strrchr(base, '.');

    return dot && dot > base ? dot : "";
}

/* Appends one component to an absolute path, "." and ".." being taken at their word. */
static void add_component(struct strbuf *out, const char *name, size_t len)
{
    if (len == 0 || (len == 1 && name[0] == '.'))
        return;
    if (len == 2 && name[0] == '.' && name[1] == '.') {
        while (out->len > 0 && out->buf[out->len - 1] != '/')
            out->len--;
        out->len -= out->len > 0;
        if (out->buf)
            out->buf[out->len] = '\0';
        return;
    }
    strbuf_addc(out, '/');
    strbuf_add(out, name, len);
}

static void add_components(struct strbuf *out, const char *path)
{
    while (*path) {
        size_t len = strcspn(path, "/");

        add_component(out, path, len);
        path += len + (path[len] == '/');
    }
}

char *path_absolute(const char *dir, const char *path, struct arena *arena)
{
    struct strbuf out = {0};
    char *result;

    if (path[0] != '/')
        add_components(&out, dir);
    add_components(&out, path);
    if (out.len == 0)
        strbuf_addc(&out, '/');
    result = arena_strdup(arena, strbuf_str(&out));
    strbuf_release(&out);
    return result;
}

const char *path_below(const char *root, const char *path)
{
    size_t len = root ? strlen(root) : 0;

    while (len > 1 && root[len - 1] == '/')
        len--;
    if (len == 0 || strncmp(root, path, len) != 0 || path[len] != '/')
        return path;
    return path + len + 1;
}

bool path_has_suffix(const char *path, const char *suffix)
{
    size_t len = strlen(path), tail = strlen(suffix);

    if (tail == 0 || !str_ends(path, suffix))
        return false;
    return len == tail || path[len - tail - 1] == '/';
}

unsigned words_distance(const char *a, const char *b)
{
    enum { LIMIT = 64 };
    unsigned rows[3][LIMIT + 1]; /* of the table: this one and the two before */
    size_t m = strlen(a), n = strlen(b);

    if (n > LIMIT || m > LIMIT)
        return LIMIT;
    for (size_t j = 0; j <= n; j++)
        rows[0][j] = (unsigned)j;
    for (size_t i = 1; i <= m; i++) {
        unsigned *row = rows[i % 3], *above = rows[(i - 1) % 3];

        row[0] = (unsigned)i;
        for (size_t j = 1; j <= n; j++) {
            unsigned change = above[j - 1] + (a[i - 1] != b[j - 1]);

            row[j] = MIN(change, MIN(above[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = MIN(row[j], rows[(i - 2) % 3][j - 2] + 1);
        }
    }
    return rows[m % 3][n];
}
