#include "cli/refine.h"
#include "base/strbuf.h"
#include <stdlib.h>

enum { MAX_SITES = 16, MAX_DEPTH = 3, MAX_ROUNDS = 4 };

const uint8_t *refine_depths(struct refinement *r, const struct prog *prog)
{
    if (!r->depth) {
        r->depth = xmalloc(prog->nstmts + 1);
        memset(r->depth, 1, prog->nstmts + 1);
        intern_init(&r->seen);
    }
    return r->depth;
}

/* Is it the first time that an object of this name is in a race? */
static bool is_new(struct refinement *r, const uint32_t *sites, uint32_t n)
{
    struct strbuf name = {0};
    for (uint32_t i = 0; i < n; i++)
        strbuf_addf(&name, "%u ", sites[i]);
    uint32_t id;
    bool fresh = !intern_find(&r->seen, strbuf_str(&name), &id);
    if (fresh)
        intern_adds(&r->seen, strbuf_str(&name));
    strbuf_release(&name);
    return fresh;
}

bool refine(struct refinement *r, const struct prog *prog, const struct pta *pta,
            const struct conc *conc)
{
    bool any = false;
    if (++r->rounds >= MAX_ROUNDS)
        return false;
    uint8_t *wanted = xcalloc(prog->nstmts + 1, 1); /* a site grows by one a round */
    for (uint32_t i = 0; i < conc_nraces(conc); i++) {
        uint32_t sites[MAX_SITES];
        uint32_t n = pta_obj_sites(pta, conc_race(conc, i)->obj, sites, MAX_SITES);
        bool counts = n && is_new(r, sites, n);
        for (uint32_t k = 0; counts && k < n; k++)
            wanted[sites[k]] = 1;
    }
    for (uint32_t i = 0; i < prog->nstmts; i++)
        if (wanted[i] && r->depth[i] < MAX_DEPTH) {
            r->depth[i]++;
            any = true;
        }
    free(wanted);
    return any;
}

void refine_release(struct refinement *r)
{
    if (r->depth)
        intern_release(&r->seen);
    free(r->depth);
}
