/*
 * Threads that never come to a barrier because of their number.
 *
 *     for (i = 0; i < 4; i++) create(worker, i);     worker(me): if (me == 0) return;  wait(&b);
 *
 * The thread that round k made stays away if, on every way to the waits, there is a branch whose
 * one side leads to none of them, and which compares values that are known for k (value.h) so that
 * it takes that side. Such a thread is surely absent; what is not decided counts as coming.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/element/value.h"
#include "ir/cfg.h"

enum { MAX_ROUNDS = 64, MAX_UP = 16, MAX_BETWEEN = 64 };

struct absence {
    struct conc *c;
    struct values *v;
    uint32_t frame;
    const struct prog_func *pf;
    const struct finfo *info;
    struct idset waits; /* blocks */
    uint32_t round;     /* symbol: the round of the loop that made the thread */
};

static const struct ir_block *block_at(const struct absence *a, uint32_t b)
{
    return &a->pf->unit->blocks[a->pf->func->first_block + b];
}

/* Does a way lead from the block to one of the waits? */
static bool leads_there(const struct absence *a, uint32_t from)
{
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_there = false;
    vec_push(&work, from);
    while (work.n && !is_there) {
        uint32_t b = vec_pop(&work);
        const struct ir_block *block = block_at(a, b);
        is_there = idset_has(&a->waits, b);
        for (uint32_t i = 0; i < block->nsuccs && idset_add(&seen, b); i++)
            vec_push(&work, ir_succs(a->pf->unit, a->pf->func, block)[i]);
    }
    vec_release(&work);
    idset_release(&seen);
    return is_there;
}

static bool is_before_all(const struct absence *a, uint32_t b)
{
    struct idset_iter it = idset_begin(&a->waits);
    uint32_t wait;
    while (idset_step(&it, &wait))
        if (b == wait || !cfg_dominates(a->info->cfg, b, wait))
            return false;
    return true;
}

/* What the branch at the end of the block is decided by; NULL if it is no comparison. */
static const struct ir_stmt *comparison_of(const struct absence *a, uint32_t b)
{
    const struct ir_block *block = block_at(a, b);
    const struct ir_stmt *last = &a->pf->stmts[block->first + block->count - 1];
    if (last->op != IR_BRANCH || block->nsuccs != 2)
        return NULL;
    func_id f = pta_inst_func(a->c->pta, a->c->frames.at[a->frame].inst);
    const struct ir_stmt *cmp = def_in_func(a->c, f, prog_args(a->pf, last)[0]);
    return cmp && cmp->op == IR_CMP ? cmp : NULL;
}

/* Adds the rounds whose threads take a side of the branch that leads to no wait. */
static void add_absent(struct absence *a, uint32_t b, int64_t rounds, struct idset *out)
{
    const struct ir_stmt *cmp = comparison_of(a, b);
    const uint32_t *succs = ir_succs(a->pf->unit, a->pf->func, block_at(a, b));
    if (!cmp || !is_before_all(a, b) || leads_there(a, succs[0]) == leads_there(a, succs[1]))
        return;
    enum truth away = leads_there(a, succs[0]) ? TRUTH_ZERO : TRUTH_NONZERO;
    struct poly p = value_of(a->v, a->frame, prog_args(a->pf, cmp)[0]);
    struct poly q = value_of(a->v, a->frame, prog_args(a->pf, cmp)[1]);
    for (int64_t k = 0; k < rounds && !p.is_unknown && !q.is_unknown; k++) {
        struct poly number = poly_int(k);
        struct poly x = value_replace(a->v, &p, a->round, &number);
        struct poly y = value_replace(a->v, &q, a->round, &number);
        if (value_decided(a->v, (enum ir_cmp)cmp->sub, &x, &y) == away)
            idset_add(out, (uint32_t)k);
    }
}

/* Does every call of the frame, however deep, come from the one above it? */
static bool is_reached_through(struct conc *c, uint32_t frame, uint32_t above)
{
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_only = true;
    vec_push(&work, frame);
    while (work.n && is_only) {
        uint32_t n, at = vec_pop(&work);
        if (at == above || !idset_add(&seen, at))
            continue;
        const struct call_in *in = frame_callers(c, at, &n);
        is_only = n > 0 && idset_count(&seen) < MAX_BETWEEN;
        for (uint32_t i = 0; i < n && is_only; i++)
            vec_push(&work, in[i].frame);
    }
    vec_release(&work);
    idset_release(&seen);
    return is_only;
}

/* The loop that makes the threads of the origin, one in each round: where they are created, or
 * where that function is called (a vector makes room, or has it). */
static bool find_loop(struct absence *a, const struct birth *made, uint32_t *frame, uint32_t *loop)
{
    struct conc *c = a->c;
    uint32_t stmt = made->stmt;
    *frame = made->frame;
    for (int up = 0; made->is_known && !made->is_several && up < MAX_UP; up++) {
        uint32_t n;
        const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[*frame].inst));
        *loop = info->cfg->loop[info->block_of[stmt]];
        if (*loop != CFG_NONE)
            return is_reached_through(c, made->frame, *frame);
        const struct call_in *in = frame_callers(c, *frame, &n);
        if (!n)
            return false;
        *frame = in->frame;
        stmt = edge_of_call(c, in)->stmt;
    }
    return false;
}

int64_t threads_absent(struct conc *c, uint32_t frame, const uint32_t *stmts, size_t n,
                       int64_t threads)
{
    struct absence a = {.c = c, .frame = frame, .pf = frame_func(c, frame)};
    struct idset absent = {0};
    uint32_t maker, loop;
    a.info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    a.v = values_new(c);
    if (threads <= MAX_ROUNDS &&
        find_loop(&a, &a.v->births[c->frames.at[frame].origin.i], &maker, &loop) &&
        loop_rounds_in(c, maker, loop) == threads) {
        a.round = value_symbol(a.v, VALUE_ROUND, maker, loop, 0);
        for (size_t i = 0; i < n; i++)
            idset_add(&a.waits, a.info->block_of[stmts[i]]);
        for (uint32_t b = 0; b < a.info->cfg->nblocks; b++)
            if (a.info->cfg->rpo[b] != CFG_NONE)
                add_absent(&a, b, threads, &absent);
    }
    int64_t count = idset_count(&absent);
    idset_release(&absent);
    idset_release(&a.waits);
    values_free(a.v);
    return count;
}
