/*
 * How many contexts a program gets. Contexts tell objects of one class apart, and origins threads;
 * in a program of ten thousand methods and a hundred threads the same number for each would
 * multiply to more than anyone can pay for. So there are two levels: a program starts at the one
 * that fits its size, and begins again at the other if there get to be too many instances after
 * all, where methods and threads share contexts. That costs precision, never coverage. Counts, not
 * time, decide: equal input, equal result.
 */
#include "pta/pta_int.h"

enum {
    CLONE_BUDGET = 60000,  /* contexts of all methods, at the first level */
    LARGE_PROGRAM = 10000, /* functions: not worth a try at the first level */
};

struct level {
    uint32_t instances;  /* when to give up */
    uint32_t max_clones; /* contexts of one method before receivers share one */
    uint32_t min_clones; /* the same in a large program */
    uint32_t receivers;  /* threads told apart by receiver at one creation */
    bool keeps_calls;    /* creations in a wrapper are told apart by who calls it */
};

static const struct level *level_of(const struct pta *p)
{
    static const struct level levels[] = {
        {80000, 24, 4, 24, true},
        {UINT32_MAX, 1, 1, 0, false},
    };
    return &levels[MIN(p->level, ARRAY_SIZE(levels) - 1)];
}

uint32_t first_level(const struct prog *prog, const struct pta_options *opt)
{
    return prog->classes && (prog->nfuncs > LARGE_PROGRAM || opt->crowded) ? 1 : 0;
}

bool is_over_budget(struct pta *p)
{
    return p->is_method && (p->insts.n > level_of(p)->instances || is_crowded(p));
}

uint32_t method_clones(const struct pta *p)
{
    const struct level *l = level_of(p);
    uint32_t share = CLONE_BUDGET / (p->prog->nfuncs + 1);
    return MAX(MIN(share, l->max_clones), l->min_clones);
}

uint32_t receiver_origins(const struct pta *p)
{
    return level_of(p)->receivers;
}

bool origins_keep_calls(const struct pta *p)
{
    return level_of(p)->keeps_calls;
}
