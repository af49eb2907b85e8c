#include "report/fingerprint.h"
#include "base/map.h"
#include <stdlib.h>

/* Numbers that javac gives to classes without a name (`A$1`, `A$1Local`), accessors (`access$000`)
 * and the like go up by one when another is written before: they say nothing. */
struct key128 stable_key(const char *s)
{
    struct strbuf name = {0};
    if (!s || !strchr(s, '$'))
        return key_str(s ? s : "");
    while (*s) {
        size_t len = strcspn(s, "$");
        len += s[len] == '$';
        strbuf_add(&name, s, len);
        s += len;
        if (len && s[-1] == '$')
            s += strspn(s, "0123456789");
    }
    struct key128 key = key_str(strbuf_str(&name));
    strbuf_release(&name);
    return key;
}

static struct key128 mix_str(struct key128 key, const char *s)
{
    return key_mix(key, stable_key(s));
}

/* Without folders: an id is the same from whatever folder heddle is started, with or without
 * --source-root and --src, and after a file has moved. */
static const char *file_name(const char *path)
{
    const char *slash = path ? strrchr(path, '/') : NULL;
    return slash ? slash + 1 : path;
}

const char *verb_in_keys(const char *verb)
{
    return verb && strcmp(verb, VERB_FREE) == 0 ? "write" : verb;
}

static struct key128 side_key(const struct access_info *access)
{
    struct key128 key = key_str("side");
    const struct place_ref *at = access->implicit.file ? &access->implicit : &access->at;
    key = mix_str(key, file_name(at->file));
    key = mix_str(key, at->function);
    key = mix_str(key, verb_in_keys(access->verb));
    key = mix_str(key, access->target);
    if (access->thread) {
        key = mix_str(key, access->thread->kind);
        key = mix_str(key, access->thread->name);
    }
    return key;
}

struct key128 fingerprint_of(const struct finding *f)
{
    struct key128 a = side_key(&f->access[0]), b = side_key(&f->access[1]);
    bool is_swapped = key_cmp(a, b) > 0;
    struct key128 key = mix_str(key_str("heddle/v1"), f->rule);
    key = mix_str(key, f->stable_name ? f->stable_name : f->variable);
    return key_mix(key_mix(key, is_swapped ? b : a), is_swapped ? a : b);
}

struct key128 group_key_of(const struct finding *f)
{
    struct key128 key = mix_str(key_str("group"), f->rule);
    key = mix_str(key, f->variable);
    key = mix_str(key, f->object);
    /* `static int count` of two files, or of two functions, are two variables. */
    key = mix_str(key, file_name(f->allocated_at.file));
    return mix_str(key, f->allocated_at.function);
}

/* ---- order ---- */

static int str_cmp(const char *a, const char *b)
{
    if (!a || !b)
        return (a != NULL) - (b != NULL);
    return strcmp(a, b);
}

static int u32_cmp(uint32_t a, uint32_t b)
{
    return (a > b) - (a < b);
}

static int place_cmp(const struct place_ref *a, const struct place_ref *b)
{
    int c = str_cmp(a->file, b->file);
    c = c ? c : u32_cmp(a->line, b->line);
    c = c ? c : u32_cmp(a->column, b->column);
    return c ? c : str_cmp(a->function, b->function);
}

static int places_cmp(const struct finding *a, const struct finding *b)
{
    int c = place_cmp(&a->access[0].at, &b->access[0].at);
    c = c ? c : place_cmp(&a->access[1].at, &b->access[1].at);
    c = c ? c : str_cmp(a->access[0].verb, b->access[0].verb);
    c = c ? c : str_cmp(a->access[1].verb, b->access[1].verb);
    return c ? c : str_cmp(a->variable, b->variable);
}

/* ---- copies ---- */

static bool is_twin(const struct finding *a, const struct finding *b)
{
    return key_eq(a->fingerprint, b->fingerprint) && key_eq(a->group, b->group) &&
           places_cmp(a, b) == 0 && a->access[0].thread == b->access[0].thread &&
           a->access[1].thread == b->access[1].thread;
}

uint32_t report_fold_twins(struct finding *findings, uint32_t n)
{
    struct map first = {0}; /* key and lines -> place in what is kept + 1 */
    uint32_t kept = 0;
    for (uint32_t i = 0; i < n; i++) {
        const struct finding *f = &findings[i];
        const struct place_ref *a = &f->access[0].at, *b = &f->access[1].at;
        uint64_t hash = hash_mix64(map_key2(a->line, a->column) + f->fingerprint.lo + f->group.lo) +
                        hash_mix64(map_key2(b->line, b->column));
        bool is_new;
        uint32_t *slot = map_slot(&first, hash >> 1, &is_new);
        struct finding *other = is_new ? NULL : &findings[*slot - 1];
        if (other && is_twin(f, other)) {
            if (f->confidence > other->confidence)
                *other = *f;
            continue;
        }
        if (is_new)
            *slot = kept + 1;
        findings[kept++] = *f;
    }
    map_release(&first);
    return kept;
}

static int by_fingerprint(const void *x, const void *y)
{
    const struct finding *a = x, *b = y;
    int c = key_cmp(a->fingerprint, b->fingerprint);
    return c ? c : places_cmp(a, b);
}

/* The first of equal ones keeps its key, so that a second one does not rename it. */
static void number_equal(struct finding *findings, uint32_t n)
{
    struct key128 last = {0};
    uint64_t ordinal = 0;
    qsort(findings, n, sizeof *findings, by_fingerprint);
    for (uint32_t i = 0; i < n; i++) {
        bool is_same = i > 0 && key_eq(findings[i].fingerprint, last);
        last = findings[i].fingerprint;
        ordinal = is_same ? ordinal + 1 : 0;
        if (ordinal > 0)
            findings[i].fingerprint = key_mix_u64(last, ordinal);
    }
}

static int by_group(const void *x, const void *y)
{
    const struct finding *a = x, *b = y;
    int c = key_cmp(a->group, b->group);
    if (c == 0)
        c = (a->confidence < b->confidence) - (a->confidence > b->confidence);
    c = c ? c : places_cmp(a, b);
    return c ? c : key_cmp(a->fingerprint, b->fingerprint);
}

struct group_span {
    const struct finding *first; /* its best */
    uint32_t count;
};

static int by_rank(const void *x, const void *y)
{
    const struct finding *a = ((const struct group_span *)x)->first;
    const struct finding *b = ((const struct group_span *)y)->first;
    int c = (a->confidence < b->confidence) - (a->confidence > b->confidence);
    c = c ? c : places_cmp(a, b);
    return c ? c : key_cmp(a->group, b->group);
}

uint32_t report_order(struct finding *findings, uint32_t n)
{
    VEC(struct group_span) groups = {0};
    if (n == 0)
        return 0;
    number_equal(findings, n);
    qsort(findings, n, sizeof *findings, by_group);
    struct finding *copy = xmalloc(n * sizeof *copy);
    memcpy(copy, findings, n * sizeof *copy);
    for (uint32_t i = 0; i < n; i++) {
        if (i == 0 || !key_eq(copy[i].group, copy[i - 1].group))
            vec_push(&groups, ((struct group_span){&copy[i], 0}));
        vec_last(&groups).count++;
    }
    qsort(groups.at, groups.n, sizeof *groups.at, by_rank);
    struct finding *next = findings;
    for (size_t g = 0; g < groups.n; g++) {
        for (uint32_t i = 0; i < groups.at[g].count; i++) {
            *next = groups.at[g].first[i];
            next++->group_index = (uint32_t)g;
        }
    }
    uint32_t ngroups = (uint32_t)groups.n;
    vec_release(&groups);
    free(copy);
    return ngroups;
}
