/*
 * Threads that take several permits of one semaphore, one after the other.
 *
 *     acquire(&tapes);  ...  acquire(&tapes);  copy();  release(&tapes);  release(&tapes);
 *
 * With three tapes and three threads each may hold one and wait for another. Who waits for m
 * permits and holds h, like each of t others, waits for ever if what they leave is less than m.
 *
 * 1. Permits: a constant, at least two. Nobody gives back what it has not taken: what others give
 *    ends the wait.
 * 2. Held is what is held on every way there, through calls; a loop counts for its rounds if they
 *    are known. Exceptions are left out: a wait that is interrupted takes nothing.
 */
#include "conc/deadlock/lockuse.h"
#include <stdlib.h>

enum { MAX_DEPTH = 12, MAX_PERMITS = 1 << 16, MAX_HELD = 1 << 20 };

/* What a function does to the permits, beyond what is held at its begin. */
struct change {
    int64_t sum, low;  /* at the end, at least; the least on the way */
    int64_t held;      /* most that a wait finds held; -1: it does not wait */
    int64_t wanted;    /* by that wait */
    uint32_t fctx, at; /* where it is */
    bool is_unknown;
};

struct counter {
    struct uses *u;
    struct conc *c;
    uint32_t loc;
    struct idset above; /* function contexts that lead to a use of the semaphore */
    struct map known;   /* function context -> index + 1 in `changes` */
    VEC(struct change) changes;
    int depth;
};

struct walk_in {
    struct counter *k;
    uint32_t fctx;
    const struct prog_func *pf;
    const struct finfo *info;
    int64_t *in;            /* of blocks; INT64_MAX: not reached */
    int64_t *rounds;        /* of headers: what all rounds of the loop add */
    uint32_t *calls, *next; /* statement -> first of its calls + 1; call -> next one + 1 */
    struct change sum;
};

static struct change change_of(struct counter *k, uint32_t fctx);

/* A constant argument, or 1 if there is none; -1 if it is not known. */
static int64_t count_of(const struct prog_func *pf, uint32_t stmt, const struct effect *e)
{
    int64_t n = 1;
    if (e->size.kind == PLACE_NONE)
        return 1;
    if (e->size.kind == PLACE_INT)
        return e->size.index;
    ir_ref arg = e->size.kind == PLACE_ARG ? call_arg(pf, stmt, e->size.index) : (ir_ref){0};
    return arg.bits && ir_ref_int(pf->unit, arg, &n) && n > 0 && n < MAX_PERMITS ? n : -1;
}

static void meet_wait(struct walk_in *w, int64_t held, int64_t wanted, uint32_t fctx, uint32_t at)
{
    if (held <= w->sum.held)
        return;
    w->sum.held = held;
    w->sum.wanted = wanted;
    w->sum.fctx = fctx;
    w->sum.at = at;
}

static int64_t step_model(struct walk_in *w, uint32_t stmt, const struct effect *e, int64_t held)
{
    struct conc *c = w->k->c;
    inst_id inst = c->frames.at[c->fctxs.at[w->fctx].frame].inst;
    if ((e->kind != EFFECT_SEM_WAIT && e->kind != EFFECT_SEM_POST) ||
        !idset_has(pta_place(c->pta, inst, stmt, &e->obj), w->k->loc))
        return held;
    int64_t n = count_of(w->pf, stmt, e);
    bool is_try = e->kind == EFFECT_SEM_WAIT && (e->success || e->flags & EFF_TIMED);
    w->sum.is_unknown |= is_try || n < 0 || idset_count(pta_place(c->pta, inst, stmt, &e->obj)) > 1;
    if (e->kind == EFFECT_SEM_WAIT)
        meet_wait(w, held, n, w->fctx, stmt);
    return e->kind == EFFECT_SEM_WAIT ? held + n : held - n;
}

static int64_t step_calls(struct walk_in *w, uint32_t stmt, int64_t held)
{
    struct counter *k = w->k;
    int64_t after = held;
    bool is_first = true;
    for (uint32_t i = w->calls[stmt]; i; i = w->next[i - 1]) {
        struct call_record r = k->c->fctxs.at[w->fctx].calls.at[i - 1];
        struct change s = change_of(k, r.callee);
        w->sum.is_unknown |= s.is_unknown;
        w->sum.low = MIN(w->sum.low, held + s.low);
        if (s.held >= 0)
            meet_wait(w, held + s.held, s.wanted, s.fctx, s.at);
        after = is_first ? held + s.sum : MIN(after, held + s.sum);
        is_first = false;
    }
    return after;
}

static int64_t run_block(struct walk_in *w, uint32_t block)
{
    struct conc *c = w->k->c;
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + block];
    inst_id inst = c->frames.at[c->fctxs.at[w->fctx].frame].inst;
    int64_t held = w->in[block];
    for (uint32_t i = b->first; i < b->first + b->count; i++) {
        uint32_t n;
        if (w->pf->stmts[i].op != IR_CALL)
            continue;
        const struct pta_edge *e = pta_edges(c->pta, inst, i, &n);
        for (uint32_t j = 0; j < n; j++)
            for (int m = 0; e[j].kind == EDGE_MODEL && m < e[j].model->neffects; m++)
                held = step_model(w, i, &e[j].model->effects[m], held);
        held = step_calls(w, i, held);
        w->sum.low = MIN(w->sum.low, held);
    }
    return held;
}

static void enter(struct walk_in *w, uint32_t to, int64_t held)
{
    w->in[to] = w->in[to] == INT64_MAX ? held : MIN(w->in[to], held);
}

/* What a round of the loop adds is held by its waits as often as there are rounds before, and by
 * whoever leaves the loop, where its rounds are counted. */
static void close_round(struct walk_in *w, uint32_t header, int64_t held)
{
    struct conc *c = w->k->c;
    uint32_t loop = w->info->cfg->loop[header];
    int64_t more = held - w->in[header];
    if (!more)
        return;
    bool is_loop = loop != CFG_NONE && w->info->cfg->loops[loop].header == header;
    int64_t rounds = is_loop ? loop_rounds_in(c, c->fctxs.at[w->fctx].frame, loop) : -1;
    if (rounds < 0 || rounds > MAX_PERMITS) {
        w->sum.is_unknown = true;
        return;
    }
    bool is_inside = w->sum.fctx == w->fctx && w->sum.held >= 0 &&
                     cfg_in_loop(w->info->cfg, w->info->block_of[w->sum.at], loop);
    if (is_inside && more > 0 && rounds > 1)
        w->sum.held = MIN(w->sum.held + more * (rounds - 1), MAX_HELD);
    w->rounds[header] = MAX(MIN(more * rounds, MAX_HELD), -MAX_HELD);
}

/* What comes out of a loop by its header has all rounds in it. */
static int64_t held_behind(const struct walk_in *w, uint32_t block, uint32_t to, int64_t held)
{
    uint32_t loop = w->info->cfg->loop[block];
    bool leaves = loop != CFG_NONE && w->info->cfg->loops[loop].header == block &&
                  !cfg_in_loop(w->info->cfg, to, loop);
    return leaves ? held + w->rounds[block] : held;
}

/* Twice: what a loop adds is known when its end was seen. */
static void run_blocks(struct walk_in *w)
{
    const struct cfg *cfg = w->info->cfg;
    bool has_end = false;
    w->sum = (struct change){.held = -1};
    for (uint32_t b = 0; b < cfg->nblocks; b++)
        w->in[b] = INT64_MAX;
    w->in[0] = 0;
    for (uint32_t at = 0; at < cfg->norder; at++) {
        uint32_t block = cfg->order[at];
        const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + block];
        const struct ir_stmt *last = &w->pf->stmts[b->first + b->count - 1];
        if (w->in[block] == INT64_MAX)
            continue;
        int64_t held = run_block(w, block);
        if (last->op == IR_RET) {
            w->sum.sum = has_end ? MIN(w->sum.sum, held) : held;
            has_end = true;
        }
        for (uint32_t i = 0; i < (last->op == IR_INVOKE ? 1 : b->nsuccs); i++) {
            uint32_t to = ir_succs(w->pf->unit, w->pf->func, b)[i];
            if (cfg->rpo[to] > cfg->rpo[block])
                enter(w, to, held_behind(w, block, to, held));
            else
                close_round(w, to, held);
        }
    }
}

static void index_calls(struct walk_in *w)
{
    const struct fctx *x = &w->k->c->fctxs.at[w->fctx];
    w->calls = xcalloc(w->pf->func->nstmts + 1, sizeof *w->calls);
    w->next = xcalloc(x->calls.n + 1, sizeof *w->next);
    for (size_t i = x->calls.n; i > 0; i--) {
        const struct call_record *r = &x->calls.at[i - 1];
        if (r->is_spawn)
            continue;
        w->next[i - 1] = w->calls[r->stmt];
        w->calls[r->stmt] = (uint32_t)i;
    }
}

static struct change change_new(struct counter *k, uint32_t fctx)
{
    struct conc *c = k->c;
    func_id f = func_of_fctx(c, fctx);
    struct walk_in w = {
        .k = k, .fctx = fctx, .pf = &c->prog->funcs[f.i], .info = finfo_of(c, f), .sum = {0}};
    w.sum.held = -1;
    w.sum.is_unknown = k->depth >= MAX_DEPTH || w.info->cfg->is_irreducible;
    if (w.sum.is_unknown || !c->fctxs.at[fctx].is_reached)
        return w.sum;
    w.in = xcalloc(w.info->cfg->nblocks + 1, sizeof *w.in);
    w.rounds = xcalloc(w.info->cfg->nblocks + 1, sizeof *w.rounds);
    index_calls(&w);
    k->depth++;
    run_blocks(&w);
    run_blocks(&w);
    k->depth--;
    free(w.in);
    free(w.rounds);
    free(w.calls);
    free(w.next);
    return w.sum;
}

static struct change change_of(struct counter *k, uint32_t fctx)
{
    uint32_t known = map_get(&k->known, fctx, 0);
    if (!idset_has(&k->above, fctx))
        return (struct change){.held = -1};
    if (known)
        return k->changes.at[known - 1];
    /* While it is in work: recursion. */
    vec_push(&k->changes, ((struct change){.held = -1, .is_unknown = true}));
    uint32_t at = (uint32_t)k->changes.n;
    map_put(&k->known, fctx, at);
    struct change s = change_new(k, fctx);
    k->changes.at[at - 1] = s;
    return s;
}

/* ---- all threads ---- */

static void report(struct uses *u, const struct change *s, uint32_t loc)
{
    struct issue_side side = side_at(u->f, s->fctx, s->at, 0, "wait");
    struct issue issue = {.kind = ISSUE_SEVERAL, .lock = {loc}, .is_unique = true};
    side.at.loc = (loc_id){loc};
    issue_add(u->f, issue, &side, 1);
}

static void add_above(struct counter *k, uint32_t fctx)
{
    u32_vec work = {0};
    if (idset_add(&k->above, fctx))
        vec_push(&work, fctx);
    while (work.n) {
        const struct fctx *x = &k->c->fctxs.at[vec_pop(&work)];
        for (size_t i = 0; i < x->callers.n; i++)
            if (idset_add(&k->above, x->callers.at[i].fctx))
                vec_push(&work, x->callers.at[i].fctx);
    }
    vec_release(&work);
}

static void find_above(struct counter *k)
{
    const struct uses *u = k->u;
    for (size_t i = 0; i < u->list.n; i++) {
        const struct use *use = &u->list.at[i];
        bool is_semaphore = use->kind == USE_SEM_WAIT || use->kind == USE_SEM_POST;
        if (is_semaphore && post_may_be_for(use, k->loc)) {
            add_above(k, use->at.fctx);
            add_above(k, use->at.inner_fctx);
        }
    }
}

static int64_t permits_of(struct conc *c, uint32_t loc)
{
    struct idset places = {0};
    idset_add(&places, loc);
    int64_t permits = semaphore_value(c, &places);
    idset_release(&places);
    return permits;
}

static void check_semaphore(struct uses *u, uint32_t loc)
{
    struct counter k = {.u = u, .c = u->c, .loc = loc};
    struct change worst = {.held = -1};
    int64_t threads = 0, permits = -1;
    bool is_known = true;
    find_above(&k);
    for (uint32_t x = 0; x < u->c->fctxs.n && is_known; x++) {
        if (!u->c->fctxs.at[x].is_reached || !fctx_is_start(&u->c->fctxs.at[x]))
            continue;
        struct change s = change_of(&k, x);
        is_known = !s.is_unknown && s.low >= 0;
        if (s.held < 1)
            continue;
        if (permits < 0)
            permits = permits_of(u->c, loc);
        if (permits < 2 || permits > MAX_PERMITS)
            break;
        struct tally n = origin_tally(u->c, u->c->frames.at[u->c->fctxs.at[x].frame].origin);
        threads += n.most == TALLY_UNKNOWN ? permits : n.most;
        if (worst.held < 0 || s.held < worst.held)
            worst = s;
    }
    is_known &= permits > 1 && permits <= MAX_PERMITS;
    int64_t holders = worst.held > 0 ? MIN(threads, permits / worst.held) : 0;
    if (is_known && holders > 1 && permits - holders * worst.held < worst.wanted)
        report(u, &worst, loc);
    idset_release(&k.above);
    map_release(&k.known);
    vec_release(&k.changes);
}

void several_permits_check(struct uses *u)
{
    struct idset seen = {0};
    for (size_t i = u->begin[USE_SEM_WAIT]; i < u->begin[USE_SEM_WAIT + 1]; i++) {
        const struct use *use = &u->list.at[i];
        if (use->loc != PTA_NONE && idset_add(&seen, use->loc))
            check_semaphore(u, use->loc);
    }
    idset_release(&seen);
}
