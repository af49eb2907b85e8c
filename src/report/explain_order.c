/*
 * Which call keeps a thread away from a point of its creator: its creation, if the point cannot
 * come after it, else a join. The order facts themselves are conc's; this finds the call to name.
 */
#include "report/explain_int.h"
#include "report/words.h"
#include <stdlib.h>

/* A statement in some instance, and all instances that lead to it by calls. */
struct target {
    inst_id inst;
    uint32_t stmt;
    struct idset above;
};

struct caller {
    uint32_t callee, caller;
};
typedef VEC(struct caller) caller_vec;

static int by_callee(const void *x, const void *y)
{
    const struct caller *a = x, *b = y;
    return (a->callee > b->callee) - (a->callee < b->callee);
}

static void list_callers(const struct pta *pta, caller_vec *out)
{
    for (uint32_t i = 0; i < pta_ninsts(pta); i++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(pta, (inst_id){i}, &n);
        for (uint32_t k = 0; k < n; k++)
            if (e[k].kind == EDGE_CALL)
                vec_push(out, ((struct caller){e[k].target, i}));
    }
    if (out->n)
        qsort(out->at, out->n, sizeof *out->at, by_callee);
}

static size_t first_caller(const caller_vec *all, uint32_t callee)
{
    size_t low = 0, high = all->n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (all->at[middle].callee < callee)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void find_above(const caller_vec *callers, struct target *t)
{
    u32_vec work = {0};
    idset_add(&t->above, t->inst.i);
    vec_push(&work, t->inst.i);
    for (size_t at = 0; at < work.n; at++)
        for (size_t i = first_caller(callers, work.at[at]);
             i < callers->n && callers->at[i].callee == work.at[at]; i++)
            if (idset_add(&t->above, callers->at[i].caller))
                vec_push(&work, callers->at[i].caller);
    vec_release(&work);
}

/* The statements of an instance that are the target or lead to it. */
static void list_marks(const struct pta *pta, inst_id in, const struct target *t, u32_vec *out)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(pta, in, &n);
    if (in.i == t->inst.i)
        vec_push(out, t->stmt);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL && idset_has(&t->above, e[i].target))
            vec_push(out, e[i].stmt);
}

/* A callee that leads to both; PTA_NONE if there is none. */
static uint32_t common_callee(const struct pta *pta, inst_id in, const struct target *a,
                              const struct target *b, const struct idset *seen)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(pta, in, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL && idset_has(&a->above, e[i].target) &&
            idset_has(&b->above, e[i].target) && !idset_has(seen, e[i].target))
            return e[i].target;
    return PTA_NONE;
}

static uint32_t block_of(const struct prog_func *pf, uint32_t stmt)
{
    const struct ir_block *blocks = pf->unit->blocks + pf->func->first_block;
    uint32_t b = 0;
    while (b + 1 < pf->func->nblocks && blocks[b + 1].first <= stmt)
        b++;
    return b;
}

/* Marks the blocks that can follow a block. */
static void mark_followers(const struct prog_func *pf, uint32_t block, bool *marked)
{
    const struct ir_block *blocks = pf->unit->blocks + pf->func->first_block;
    u32_vec work = {0};
    vec_push(&work, block);
    for (size_t at = 0; at < work.n; at++) {
        const struct ir_block *b = &blocks[work.at[at]];
        const uint32_t *succs = pf->unit->succs + pf->func->first_succ + b->succ;
        for (uint32_t i = 0; i < b->nsuccs; i++)
            if (!marked[succs[i]]) {
                marked[succs[i]] = true;
                vec_push(&work, succs[i]);
            }
    }
    vec_release(&work);
}

/* Can one of the later statements come after one of the earlier ones? */
static bool can_follow(const struct prog_func *pf, const u32_vec *earlier, const u32_vec *later)
{
    bool *marked = xcalloc(pf->func->nblocks + 1, sizeof *marked), can = false;
    for (size_t i = 0; i < earlier->n; i++)
        mark_followers(pf, block_of(pf, earlier->at[i]), marked);
    for (size_t k = 0; k < later->n && !can; k++) {
        uint32_t block = block_of(pf, later->at[k]);
        can = marked[block];
        for (size_t i = 0; i < earlier->n; i++)
            can |= block_of(pf, earlier->at[i]) == block && earlier->at[i] < later->at[k];
    }
    free(marked);
    return can;
}

enum when { WHEN_UNKNOWN, WHEN_BEFORE, WHEN_MAYBE_AFTER };

/* Where the point stands to the creation, in the innermost function that leads to both. */
static enum when compare_points(const struct explaining *x, inst_id entry, struct target *made,
                                struct target *point)
{
    const struct pta *pta = x->e->pta;
    struct idset seen = {0};
    u32_vec creations = {0}, points = {0};
    inst_id in = entry;
    for (uint32_t next; (next = common_callee(pta, in, made, point, &seen)) != PTA_NONE;) {
        idset_add(&seen, next);
        in.i = next;
    }
    list_marks(pta, in, made, &creations);
    list_marks(pta, in, point, &points);
    enum when when = WHEN_UNKNOWN;
    if (creations.n && points.n)
        when = can_follow(func_of(&x->g, in), &creations, &points) ? WHEN_MAYBE_AFTER : WHEN_BEFORE;
    vec_release(&creations);
    vec_release(&points);
    idset_release(&seen);
    return when;
}

static enum when when_is(const struct explaining *x, const struct explain_point *p,
                         const struct pta_creation *made)
{
    const struct pta *pta = x->e->pta;
    caller_vec callers = {0};
    struct target creation = {.inst = made->inst, .stmt = made->stmt};
    struct target point = {.inst = p->inst, .stmt = p->stmt};
    list_callers(pta, &callers);
    find_above(&callers, &creation);
    find_above(&callers, &point);
    enum when when = compare_points(x, pta_origin(pta, p->by)->entry, &creation, &point);
    idset_release(&creation.above);
    idset_release(&point.above);
    vec_release(&callers);
    return when;
}

bool explain_order(const struct explaining *x, const struct explain_point *p, origin_id other,
                   struct strbuf *out)
{
    const struct pta *pta = x->e->pta;
    const struct pta_origin *o = pta_origin(pta, other);
    const struct thread_info *t = &x->g.threads[other.i];
    const struct pta_creation *made = pta_creations(pta, other);
    if (o->ncreations != 1 || t->parent != &x->g.threads[p->by.i])
        return false;
    enum when when = when_is(x, p, made);
    if (when == WHEN_UNKNOWN || (when == WHEN_MAYBE_AFTER && !t->njoins))
        return false;
    words_thread(out, t);
    if (when == WHEN_BEFORE) {
        strbuf_adds(out, " is created later, at ");
        words_place(out, &t->created_at);
        return true;
    }
    strbuf_adds(out, " was joined before, at ");
    for (uint32_t i = 0; i < t->njoins; i++) {
        strbuf_adds(out, i ? " or " : "");
        words_place(out, &t->joins[i].at);
    }
    return true;
}
