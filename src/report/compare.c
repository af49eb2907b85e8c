#include "report/compare.h"
#include "base/map.h"
#include "report/fingerprint.h"
#include <stdlib.h>

/* A finding of the old report, by a key under which the new one is looked for. */
struct entry {
    struct key128 key;
    uint32_t index;
};

static int by_key(const void *x, const void *y)
{
    const struct entry *a = x, *b = y;
    int c = key_cmp(a->key, b->key);
    return c ? c : (a->index > b->index) - (a->index < b->index);
}

static struct key128 exact_key(const struct finding *f)
{
    return f->fingerprint;
}

static struct key128 loose_side(const struct access_info *a)
{
    struct key128 key = stable_key(a->at.function);
    return key_mix(key, key_str(a->verb ? verb_in_keys(a->verb) : ""));
}

static struct key128 loose_key(const struct finding *f)
{
    struct key128 a = loose_side(&f->access[0]), b = loose_side(&f->access[1]);
    bool is_swapped = key_cmp(a, b) > 0;
    struct key128 key = key_mix(key_str(f->rule), stable_key(f->variable));
    return key_mix(key_mix(key, is_swapped ? b : a), is_swapped ? a : b);
}

struct comparison {
    struct finding *now;
    uint32_t nnow;
    const struct report *old;
    bool *is_taken; /* by index in old */
};
typedef VEC(struct entry) entry_vec;

static void mark(struct comparison *c, uint32_t old, uint32_t now)
{
    c->is_taken[old] = true;
    c->now[now].baseline = BASELINE_UNCHANGED;
}

/* ---- who of equal ones is who ---- */

static bool is_same(const char *a, const char *b)
{
    return strcmp(a ? a : "", b ? b : "") == 0;
}

static bool same_locks(const struct access_info *a, const struct access_info *b)
{
    if (a->nlocks != b->nlocks)
        return false;
    for (uint32_t i = 0; i < a->nlocks; i++)
        if (!is_same(a->locks[i].name, b->locks[i].name))
            return false;
    return true;
}

/* How much one side looks like another: thread and file first, then the neighbours. */
static uint32_t likeness_of_side(const struct access_info *a, const struct access_info *b)
{
    bool is_same_thread = a->thread && b->thread && is_same(a->thread->name, b->thread->name);
    return 16 * is_same_thread + 16 * is_same(a->at.file, b->at.file) +
           8 * key_eq(loose_side(a), loose_side(b)) + 4 * (a->before && a->before == b->before) +
           4 * (a->after && a->after == b->after) + 2 * same_locks(a, b);
}

static uint32_t likeness(const struct finding *a, const struct finding *b)
{
    uint32_t straight = likeness_of_side(&a->access[0], &b->access[0]) +
                        likeness_of_side(&a->access[1], &b->access[1]);
    uint32_t crossed = likeness_of_side(&a->access[0], &b->access[1]) +
                       likeness_of_side(&a->access[1], &b->access[0]);
    return 2 * MAX(straight, crossed) + key_eq(a->fingerprint, b->fingerprint);
}

struct candidate {
    uint32_t likeness, old, now;
};

static int by_likeness(const void *x, const void *y)
{
    const struct candidate *a = x, *b = y;
    if (a->likeness != b->likeness)
        return a->likeness > b->likeness ? -1 : 1;
    if (a->old != b->old)
        return a->old < b->old ? -1 : 1;
    return (a->now > b->now) - (a->now < b->now);
}

/* Pairs the findings of one class, the most alike first. */
static void pair_class(struct comparison *c, const struct entry *old, size_t nold,
                       const struct entry *now, size_t nnow)
{
    enum { MOST = 1 << 16 };
    VEC(struct candidate) all = {0};
    for (size_t i = 0; i < nold && nold * nnow <= MOST; i++)
        for (size_t k = 0; k < nnow; k++) {
            uint32_t how = likeness(&c->old->findings[old[i].index], &c->now[now[k].index]);
            vec_push(&all, ((struct candidate){how, old[i].index, now[k].index}));
        }
    if (all.n)
        qsort(all.at, all.n, sizeof *all.at, by_likeness);
    for (size_t i = 0; i < all.n; i++)
        if (!c->is_taken[all.at[i].old] && c->now[all.at[i].now].baseline == BASELINE_NEW)
            mark(c, all.at[i].old, all.at[i].now);
    vec_release(&all);
    for (size_t i = 0, k = 0; nold * nnow > MOST && i < nold && k < nnow; i++, k++)
        mark(c, old[i].index, now[k].index);
}

/* Pairs what is not paired yet and has the same key, each old finding at most once. */
static void pair_by(struct comparison *c, struct key128 (*key_of)(const struct finding *))
{
    entry_vec old = {0}, now = {0};
    for (uint32_t i = 0; i < c->old->nfindings; i++)
        if (!c->is_taken[i])
            vec_push(&old, ((struct entry){key_of(&c->old->findings[i]), i}));
    for (uint32_t i = 0; i < c->nnow; i++)
        if (c->now[i].baseline == BASELINE_NEW)
            vec_push(&now, ((struct entry){key_of(&c->now[i]), i}));
    if (old.n)
        qsort(old.at, old.n, sizeof *old.at, by_key);
    if (now.n)
        qsort(now.at, now.n, sizeof *now.at, by_key);
    for (size_t i = 0, k = 0, i_end, k_end; i < old.n && k < now.n; i = i_end, k = k_end) {
        for (i_end = i; i_end < old.n && key_eq(old.at[i_end].key, old.at[i].key); i_end++)
            ;
        for (k_end = k; k_end < now.n && key_eq(now.at[k_end].key, now.at[k].key); k_end++)
            ;
        int order = key_cmp(old.at[i].key, now.at[k].key);
        if (order == 0)
            pair_class(c, old.at + i, i_end - i, now.at + k, k_end - k);
        i_end = order > 0 ? i : i_end;
        k_end = order < 0 ? k : k_end;
    }
    vec_release(&old);
    vec_release(&now);
}

/* What the earlier report itself called fixed was not there then. */
static uint32_t drop_absent(struct comparison *c)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < c->old->nfindings; i++) {
        c->is_taken[i] = c->old->findings[i].baseline == BASELINE_FIXED;
        n += !c->is_taken[i];
    }
    return n;
}

struct compare_counts report_compare(struct report *now, struct report *old)
{
    struct compare_counts counts = {0};
    struct finding *all = ARENA_ARRAY(&now->arena, struct finding, now->nfindings + old->nfindings);
    struct comparison c = {all, 0, old, xcalloc(old->nfindings + 1, sizeof(bool))};
    for (uint32_t i = 0; i < now->nfindings; i++) {
        if (now->findings[i].baseline == BASELINE_FIXED)
            continue;
        all[c.nnow] = now->findings[i];
        all[c.nnow++].baseline = BASELINE_NEW;
    }
    if (drop_absent(&c) > 0) {
        pair_by(&c, loose_key); /* the numbers of equal ones change when one is added */
        pair_by(&c, exact_key); /* locals that have another name now */
    }
    for (uint32_t i = 0; i < c.nnow; i++)
        *(all[i].baseline == BASELINE_NEW ? &counts.fresh : &counts.unchanged) += 1;
    uint32_t n = c.nnow;
    for (uint32_t i = 0; i < old->nfindings; i++) {
        if (c.is_taken[i])
            continue;
        all[n] = old->findings[i];
        all[n].suppression = NULL; /* nothing is left to be suppressed */
        all[n++].baseline = BASELINE_FIXED;
        counts.fixed++;
    }
    free(c.is_taken);
    now->findings = all;
    now->nfindings = n;
    now->ngroups = report_order(all, n);
    arena_adopt(&now->arena, &old->arena);
    return counts;
}
