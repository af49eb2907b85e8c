/*
 * Frames that call each other in large circles: parsers, interpreters, whatever goes through tables
 * of functions. Locks in them are followed from the guess that a call back into the circle gives
 * back what it takes. The guess only adds states to those that are found, so nothing is missed;
 * where it is wrong, a lock counts as not held. Without it every frame would wait for the exits of
 * all others and be done again for each of them.
 */
#include "conc/conc_int.h"
#include "ir/cfg.h"

enum { MIN_CIRCLE = 12 }; /* smaller ones are followed to the end */

static struct scc find_circles(struct conc *c, struct arena *a)
{
    uint32_t n = (uint32_t)c->frames.n;
    uint32_t *first = ARENA_ARRAY(a, uint32_t, n + 1);
    u32_vec edges = {0};
    for (uint32_t f = 0; f < n; f++) {
        uint32_t count;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &count);
        first[f] = (uint32_t)edges.n;
        for (uint32_t i = 0; i < count; i++) {
            if (e[i].kind != EDGE_CALL)
                continue;
            uint32_t callee = frame_find(c, c->frames.at[f].origin, (inst_id){e[i].target});
            if (callee != PTA_NONE)
                vec_push(&edges, callee);
            c->frames.at[f].is_recursive |= callee == f;
        }
    }
    first[n] = (uint32_t)edges.n;
    uint32_t *targets = arena_memdup(a, edges.at, edges.n * sizeof *edges.at);
    vec_release(&edges);
    return scc_build(a, n, first, targets);
}

void tangles_find(struct conc *c)
{
    struct arena a;
    arena_init(&a, "tangles");
    struct scc scc = find_circles(c, &a);
    uint32_t *size = ARENA_ARRAY(&a, uint32_t, scc.ncomps + 1);
    for (uint32_t f = 0; f < c->frames.n; f++)
        size[scc.comp[f]]++;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        c->frames.at[f].circle = scc.comp[f];
        c->frames.at[f].is_recursive |= size[scc.comp[f]] > 1;
        c->frames.at[f].is_tangled = size[scc.comp[f]] >= MIN_CIRCLE;
    }
    arena_release(&a);
}

/* All calls from outside into the circle of the frame: is there one only? */
bool only_caller(struct conc *c, uint32_t frame, uint32_t *caller, uint32_t *stmt)
{
    const struct frame *self = &c->frames.at[frame];
    uint32_t found = 0;
    if (!self->is_recursive && self->ncallers == 1) {
        *caller = self->caller, *stmt = self->call_stmt;
        return self->caller != PTA_NONE;
    }
    for (uint32_t f = 0; f < c->frames.n && self->is_recursive; f++) {
        uint32_t n;
        if (c->frames.at[f].circle != self->circle)
            continue;
        if (c->frames.at[f].caller == PTA_NONE)
            return false; /* a thread begins in the circle */
        const struct call_in *calls = frame_callers(c, f, &n);
        for (uint32_t i = 0; i < n; i++) {
            if (c->frames.at[calls[i].frame].circle == self->circle)
                continue;
            *caller = calls[i].frame, *stmt = edge_of_call(c, &calls[i])->stmt;
            found++;
        }
    }
    return found == 1;
}
