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

/* All calls from outside into the circle: is there one only? */
static bool only_call_into(struct conc *c, uint32_t circle, uint32_t *caller, uint32_t *stmt)
{
    uint32_t found = 0;
    for (uint32_t f = 0; f < c->frames.n && found < 2; f++) {
        uint32_t n;
        if (c->frames.at[f].circle != circle)
            continue;
        if (c->frames.at[f].caller == PTA_NONE)
            return false; /* a thread begins in the circle */
        const struct call_in *calls = frame_callers(c, f, &n);
        for (uint32_t i = 0; i < n; i++) {
            if (c->frames.at[calls[i].frame].circle == circle)
                continue;
            *caller = calls[i].frame, *stmt = edge_of_call(c, &calls[i])->stmt;
            found++;
        }
    }
    return found == 1;
}

bool only_caller(struct conc *c, uint32_t frame, uint32_t *caller, uint32_t *stmt)
{
    const struct frame *self = &c->frames.at[frame];
    if (!self->is_recursive) {
        if (self->ncallers != 1 || self->caller == PTA_NONE)
            return false;
        *caller = self->caller, *stmt = self->call_stmt;
        return true;
    }
    /* A circle is looked at once: large ones have most of the frames of a program. */
    uint64_t key = map_key2(self->circle, 0);
    if (!map_get(&c->circle_calls, key, 0)) {
        uint32_t from = PTA_NONE, at = 0;
        bool is_one = only_call_into(c, self->circle, &from, &at);
        map_put(&c->circle_calls, key, is_one ? 2 : 1);
        map_put(&c->circle_calls, map_key2(self->circle, 1), from);
        map_put(&c->circle_calls, map_key2(self->circle, 2), at);
    }
    if (map_get(&c->circle_calls, key, 0) != 2)
        return false;
    *caller = map_get(&c->circle_calls, map_key2(self->circle, 1), 0);
    *stmt = map_get(&c->circle_calls, map_key2(self->circle, 2), 0);
    return true;
}
