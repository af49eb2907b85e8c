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
    struct key128 key = key_str(a->at.function ? a->at.function : "");
    return key_mix(key, key_str(a->verb ? a->verb : ""));
}

static struct key128 loose_key(const struct finding *f)
{
    struct key128 a = loose_side(&f->access[0]), b = loose_side(&f->access[1]);
    bool is_swapped = key_cmp(a, b) > 0;
    struct key128 key = key_mix(key_str(f->rule), key_str(f->variable));
    return key_mix(key_mix(key, is_swapped ? b : a), is_swapped ? a : b);
}

struct comparison {
    struct finding *now;
    uint32_t nnow;
    const struct report *old;
    bool *is_taken; /* by index in old */
};

/* Pairs what is not paired yet, each old finding at most once, in the order of the reports. */
static void pair_by(struct comparison *c, struct key128 (*key_of)(const struct finding *))
{
    VEC(struct entry) left = {0};
    for (uint32_t i = 0; i < c->old->nfindings; i++)
        if (!c->is_taken[i])
            vec_push(&left, ((struct entry){key_of(&c->old->findings[i]), i}));
    if (left.n > 0)
        qsort(left.at, left.n, sizeof *left.at, by_key);
    for (uint32_t i = 0; i < c->nnow; i++) {
        struct finding *f = &c->now[i];
        struct entry wanted = {key_of(f), 0};
        size_t low = 0, high = left.n;
        if (f->baseline == BASELINE_UNCHANGED)
            continue;
        while (low < high) {
            size_t middle = low + (high - low) / 2;
            if (by_key(&left.at[middle], &wanted) < 0)
                low = middle + 1;
            else
                high = middle;
        }
        while (low < left.n && key_eq(left.at[low].key, wanted.key) &&
               c->is_taken[left.at[low].index])
            low++;
        if (low == left.n || !key_eq(left.at[low].key, wanted.key))
            continue;
        c->is_taken[left.at[low].index] = true;
        f->baseline = BASELINE_UNCHANGED;
    }
    vec_release(&left);
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
        pair_by(&c, exact_key);
        pair_by(&c, loose_key);
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
