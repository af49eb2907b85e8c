/*
 * Crowds: threads that share one origin. A server of a database has a dozen kinds of threads that
 * each reach most of the program, and told apart they would need a copy of it each, in the pointers
 * and in all that follows. So once a large program has too many instances, the threads with the
 * most of them become one origin, which begins in a function of ours that calls the entry of any
 * of them (`heddle.crowd`, made by the front end), and the analysis begins again.
 *
 * A crowd is many threads: it runs beside itself, and nobody waits for its end, because who waits
 * for one kind of thread has not waited for the others. That costs precision, not coverage.
 */
#include "pta/pta_int.h"
#include <stdlib.h>

enum {
    CROWDED = 40000, /* instances of all origins */
    SHARE = 40,      /* who has more than one of so many of them joins the crowd */
    MAX_GATHERINGS = 3,
    CROWD_CALL = 0, /* the statement of heddle.crowd that calls */
};

static uint32_t crowded_from(const struct pta *p)
{
    return p->opt.crowded ? p->opt.crowded : CROWDED;
}

/* Not what ends with the statement that starts it. */
static bool can_join(const struct origin_state *o)
{
    return o->creations.n && !o->pub.is_crowd && !(o->pub.flags & (EFF_JOINED | EFF_CALLER_TOO));
}

static uint64_t creation_key(const struct pta *p, uint32_t origin)
{
    const uint32_t *key = tuples_at(&p->origin_keys, origin);
    return map_key2(key[0], key[1]);
}

uint32_t crowd_gather(struct pta *p, struct map *members)
{
    uint32_t *size = xcalloc(p->origins.n + 1, sizeof *size), found = 0, old = 0;
    uint32_t large = crowded_from(p) / SHARE;
    for (size_t i = 0; i < p->insts.n; i++)
        size[p->insts.at[i].origin]++;
    for (uint32_t o = 0; o < p->origins.n; o++) {
        old |= p->origins.at[o].pub.is_crowd;
        found += size[o] > large && can_join(&p->origins.at[o]);
    }
    for (uint32_t o = 0; found + old > 1 && o < p->origins.n; o++)
        if (size[o] > large && can_join(&p->origins.at[o]))
            map_put(members, creation_key(p, o), 1);
    free(size);
    return found + old > 1 ? found : 0;
}

/* Asked again and again while the pointers are solved; looks for members only once. */
bool is_crowded(struct pta *p)
{
    if (p->gatherings == 0 || p->gatherings > MAX_GATHERINGS || p->insts.n <= crowded_from(p))
        return false;
    if (!p->has_gathered) {
        p->has_gathered = true;
        p->is_crowded =
            prog_find(p->prog, "heddle.crowd").i != IR_NONE && crowd_gather(p, p->crowd) > 0;
    }
    return p->is_crowded;
}

bool crowd_has(const struct pta *p, uint32_t stmt_id, func_id func)
{
    return p->crowd && map_get(p->crowd, map_key2(stmt_id, func.i), 0);
}

origin_id crowd_origin(struct pta *p)
{
    func_id func = p->prog->syms[prog_find(p->prog, "heddle.crowd").i].func;
    origin_id o = origin_entry(p, func, "thread", EFF_MANY);
    p->origins.at[o.i].pub.is_crowd = true;
    return o;
}

inst_id crowd_calls(struct pta *p, origin_id crowd, func_id func)
{
    inst_id entry = p->origins.at[crowd.i].pub.entry;
    inst_id target = inst_make(p, func, p->origins.at[crowd.i].pub.ctx);
    if (call_edge(p, entry, CROWD_CALL, EDGE_CALL, target.i, NULL)) {
        uint32_t result = inst_result(p, entry, CROWD_CALL);
        const struct template *t = template_of(p, func);
        if (result != PTA_NONE)
            edge_add(p, p->insts.at[target.i].nodes + t->ret_slot, result);
    }
    return target;
}
