/*
 * How often a thread comes to statements. Calls are followed down from where the thread begins;
 * inside of a function the ways through it are compared, a loop counts for all of its rounds.
 * Ways that exclude each other (a vector that has room, or grows) count once.
 */
#include "conc/deadlock/tally.h"
#include "conc/deadlock/thrown.h"
#include <stdlib.h>

enum { MAX_FRAMES = 4000, MAX_DEPTH = 40, IN_WORK = 1, BEGIN = 2 };
static const int64_t NEVER = INT64_MAX; /* no way at all */

/* What a frame does on the way to the statements: one of them, or a call that leads there. */
struct step {
    uint32_t frame, stmt;
    uint32_t callee; /* frame, PTA_NONE: the statement itself */
    int64_t each;
};

struct counting {
    struct conc *c;
    VEC(struct step) steps; /* by frame and statement */
    struct idset above;     /* frames that lead there, and those of the statements */
    struct thrown thrown;
    struct map known; /* frame -> IN_WORK, or BEGIN + index in `ranges` */
    VEC(struct tally) ranges;
    int depth;
};

static struct tally tally_unknown(void)
{
    return (struct tally){0, TALLY_UNKNOWN};
}

static int64_t at_most(int64_t a)
{
    return MIN(a, TALLY_MANY);
}

static struct tally plus(struct tally a, struct tally b)
{
    if (a.most == TALLY_UNKNOWN || b.most == TALLY_UNKNOWN)
        return tally_unknown();
    return (struct tally){at_most(a.least + b.least), at_most(a.most + b.most)};
}

struct tally tally_times(struct tally a, struct tally b)
{
    if (a.most == TALLY_UNKNOWN || b.most == TALLY_UNKNOWN)
        return tally_unknown();
    return (struct tally){at_most(a.least * b.least), at_most(a.most * b.most)};
}

struct tally tally_plus(struct tally a, struct tally b)
{
    return plus(a, b);
}

/* ---- ways through a function ---- */

struct ways {
    struct conc *c;
    struct thrown *thrown;
    uint32_t frame;
    const struct prog_func *pf;
    const struct cfg *cfg;
    struct tally *weight; /* of blocks */
    int64_t *value;       /* of what comes from a block on */
    bool ends_thread;     /* an exception that is not caught here does */
    bool is_endless;      /* no way leads to the end: those into loops count instead */
    int64_t *until;       /* 0: the block is left so before anything counts; NEVER */
};

static int64_t better(int64_t a, int64_t b, bool is_most)
{
    if (a == NEVER || b == NEVER)
        return a == NEVER ? b : a;
    return is_most ? MAX(a, b) : MIN(a, b);
}

/* Does the call at the end of the block throw in the user's code? */
static bool is_thrown(const struct ways *w, const struct ir_block *b)
{
    return b->count > 1 && throws_below(w->thrown, w->frame, b->first + b->count - 2);
}

/* What comes after a block: to the end of the function, or of a round of the loop. */
static int64_t value_after(const struct ways *w, uint32_t block, uint32_t loop, bool is_most)
{
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + block];
    const struct ir_stmt *last = &w->pf->stmts[b->first + b->count - 1];
    const uint32_t *succs = ir_succs(w->pf->unit, w->pf->func, b);
    bool is_end = last->op == IR_RET || (is_most && !b->nsuccs) ||
                  (w->ends_thread && stmt_throws_anew(w->c, w->frame, b->first + b->count - 1));
    int64_t best = is_end ? 0 : NEVER;
    for (uint32_t i = 0; i < b->nsuccs; i++) {
        uint32_t to = succs[i];
        bool is_back = w->cfg->rpo[to] <= w->cfg->rpo[block];
        bool is_out = loop != CFG_NONE && !cfg_in_loop(w->cfg, to, loop);
        bool is_inner = is_back && (loop == CFG_NONE || to != w->cfg->loops[loop].header);
        bool is_exception = i && last->op == IR_INVOKE;
        bool is_last = w->is_endless && loop == CFG_NONE && is_back;
        if (!is_most && !is_last && (is_out || is_inner || (is_exception && !is_thrown(w, b))))
            continue; /* the round is not over; or only the library throws, if anybody */
        best = better(best, is_back || is_out ? 0 : w->value[to], is_most);
    }
    return best;
}

static int64_t value_of(struct ways *w, uint32_t first, uint32_t loop, bool is_most)
{
    for (uint32_t at = w->cfg->norder; at-- > w->cfg->rpo[first];) {
        uint32_t b = w->cfg->order[at];
        if (loop != CFG_NONE && !cfg_in_loop(w->cfg, b, loop))
            continue;
        int64_t after = value_after(w, b, loop, is_most);
        int64_t own = is_most ? w->weight[b].most : w->weight[b].least;
        w->value[b] = after == NEVER ? NEVER : at_most(after + own);
        if (!is_most)
            w->value[b] = better(w->value[b], w->until[b], false);
    }
    return w->value[first];
}

/* Does the block, of a loop, leave it without being its begin or its end? */
static bool breaks_out(const struct ways *w, uint32_t b, uint32_t loop)
{
    const struct ir_block *block = &w->pf->unit->blocks[w->pf->func->first_block + b];
    const struct ir_stmt *last = &w->pf->stmts[block->first + block->count - 1];
    const uint32_t *succs = ir_succs(w->pf->unit, w->pf->func, block);
    bool is_out = false, is_end = b == w->cfg->loops[loop].header;
    for (uint32_t i = 0; i < (last->op == IR_INVOKE ? 1 : block->nsuccs); i++) {
        is_out |= !cfg_in_loop(w->cfg, succs[i], loop);
        is_end |= succs[i] == w->cfg->loops[loop].header;
    }
    return is_out && !is_end;
}

/* Is the loop left elsewhere than where its rounds are counted? */
static bool is_left_early(const struct ways *w, uint32_t loop)
{
    for (uint32_t b = 0; b < w->cfg->nblocks; b++)
        if (w->cfg->rpo[b] != CFG_NONE && cfg_in_loop(w->cfg, b, loop) &&
            (breaks_out(w, b, loop) || w->until[b] != NEVER))
            return true;
    return false;
}

static bool has_weight_in(const struct ways *w, uint32_t loop)
{
    for (uint32_t b = 0; b < w->cfg->nblocks; b++)
        if (w->weight[b].most && w->cfg->rpo[b] != CFG_NONE && cfg_in_loop(w->cfg, b, loop))
            return true;
    return false;
}

/* All rounds of the loop become a part of its header. */
static bool fold_loop(struct ways *w, uint32_t loop)
{
    uint32_t header = w->cfg->loops[loop].header;
    if (!has_weight_in(w, loop))
        return true;
    int64_t rounds = loop_rounds_in(w->c, w->frame, loop);
    if (rounds < 0)
        return false;
    struct tally all = {value_of(w, header, loop, false), value_of(w, header, loop, true)};
    all.least = all.least == NEVER || is_left_early(w, loop) ? 0 : all.least;
    for (uint32_t b = 0; b < w->cfg->nblocks; b++)
        if (w->cfg->rpo[b] != CFG_NONE && cfg_in_loop(w->cfg, b, loop))
            w->weight[b] = (struct tally){0, 0};
    w->weight[header] = tally_times(all, (struct tally){rounds, rounds});
    return true;
}

static struct tally ways_through(struct ways *w)
{
    bool is_known = !w->cfg->is_irreducible;
    for (uint32_t loop = w->cfg->nloops; loop-- > 0 && is_known;)
        is_known = fold_loop(w, loop);
    if (!is_known)
        return tally_unknown();
    struct tally all = {value_of(w, 0, CFG_NONE, false), value_of(w, 0, CFG_NONE, true)};
    w->is_endless = all.least == NEVER;
    if (w->is_endless) /* `up.count_down(); for (;;) serve();` */
        all.least = value_of(w, 0, CFG_NONE, false);
    all.least = all.least == NEVER ? 0 : all.least;
    return all;
}

/* ---- calls ---- */

static struct tally tally_of_frame(struct counting *k, uint32_t frame);

/* Of the steps at one statement, from the i-th on, one is taken. *end: the first of the next. */
static struct tally tally_at(struct counting *k, size_t i, size_t *end)
{
    struct conc *c = k->c;
    struct step first = k->steps.at[i];
    struct tally best = {NEVER, 0};
    uint32_t n, calls = 0;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[first.frame].inst, first.stmt, &n);
    for (uint32_t j = 0; j < n; j++)
        calls += e[j].kind == EDGE_CALL;
    for (; i < k->steps.n; i++) {
        struct step s = k->steps.at[i];
        if (s.frame != first.frame || s.stmt != first.stmt)
            break;
        struct tally t =
            s.callee == PTA_NONE ? (struct tally){s.each, s.each} : tally_of_frame(k, s.callee);
        calls -= s.callee != PTA_NONE;
        if (t.most == TALLY_UNKNOWN)
            best = t;
        else if (best.most != TALLY_UNKNOWN)
            best = (struct tally){MIN(best.least, t.least), MAX(best.most, t.most)};
    }
    if (calls)
        best.least = 0; /* others that it may call do not lead there */
    *end = i;
    return best;
}

static size_t first_step(const struct counting *k, uint32_t frame)
{
    size_t lo = 0, hi = k->steps.n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (k->steps.at[mid].frame < frame)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

/* Ways out of the middle of a block, by exceptions that end the thread, before all that counts. */
static void find_ends(struct counting *k, struct ways *w, const struct finfo *info)
{
    size_t at = first_step(k, w->frame);
    for (uint32_t b = 0; b < w->cfg->nblocks; b++)
        w->until[b] = NEVER;
    for (uint32_t i = 0; w->ends_thread && i < w->pf->func->nstmts; i++) {
        while (at < k->steps.n && k->steps.at[at].frame == w->frame && k->steps.at[at].stmt < i)
            at++;
        uint32_t last = at && k->steps.at[at - 1].frame == w->frame ? k->steps.at[at - 1].stmt : i;
        bool is_after = last < i && info->block_of[last] == info->block_of[i];
        /* Of a call that counts, its own number says what comes before it throws. */
        bool is_step =
            at < k->steps.n && k->steps.at[at].frame == w->frame && k->steps.at[at].stmt == i;
        if (!is_after && !is_step && throws_out(w->thrown, w->frame, i))
            w->until[info->block_of[i]] = 0;
    }
}

static struct tally tally_new(struct counting *k, uint32_t frame)
{
    struct conc *c = k->c;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    struct ways w = {
        .c = c, .thrown = &k->thrown, .frame = frame, .pf = frame_func(c, frame), .cfg = info->cfg};
    struct tally all = {0, 0};
    if (c->frames.at[frame].is_repeated || c->frames.at[frame].is_recursive)
        return tally_unknown();
    w.weight = xcalloc(w.cfg->nblocks + 1, sizeof *w.weight);
    w.value = xcalloc(w.cfg->nblocks + 1, sizeof *w.value);
    w.until = xcalloc(w.cfg->nblocks + 1, sizeof *w.until);
    w.ends_thread = ends_thread(c, frame, 0);
    find_ends(k, &w, info);
    for (size_t i = first_step(k, frame), end;
         i < k->steps.n && k->steps.at[i].frame == frame && all.most != TALLY_UNKNOWN; i = end) {
        struct tally t = tally_at(k, i, &end);
        uint32_t block = info->block_of[k->steps.at[i].stmt];
        w.weight[block] = plus(w.weight[block], t);
        all = plus(all, t);
    }
    if (all.most != TALLY_UNKNOWN)
        all = ways_through(&w);
    free(w.weight);
    free(w.value);
    free(w.until);
    return all;
}

static struct tally tally_of_frame(struct counting *k, uint32_t frame)
{
    uint32_t known = map_get(&k->known, frame, 0);
    if (known)
        return known == IN_WORK ? tally_unknown() : k->ranges.at[known - BEGIN];
    if (k->depth >= MAX_DEPTH)
        return tally_unknown();
    map_put(&k->known, frame, IN_WORK);
    k->depth++;
    struct tally t = tally_new(k, frame);
    k->depth--;
    map_put(&k->known, frame, BEGIN + (uint32_t)k->ranges.n);
    vec_push(&k->ranges, t);
    return t;
}

/* All calls that lead to the statements; false if there are too many. */
static bool collect_calls(struct counting *k)
{
    u32_vec work = {0};
    struct idset_iter it = idset_begin(&k->above);
    uint32_t frame;
    while (idset_step(&it, &frame))
        vec_push(&work, frame);
    while (work.n && k->steps.n < MAX_FRAMES) {
        uint32_t n, callee = vec_pop(&work);
        const struct call_in *calls = frame_callers(k->c, callee, &n);
        for (uint32_t i = 0; i < n && k->steps.n < MAX_FRAMES; i++) {
            const struct pta_edge *e = edge_of_call(k->c, &calls[i]);
            vec_push(&k->steps, ((struct step){calls[i].frame, e->stmt, callee, 0}));
            if (idset_add(&k->above, calls[i].frame))
                vec_push(&work, calls[i].frame);
        }
    }
    vec_release(&work);
    return k->steps.n < MAX_FRAMES;
}

static int by_stmt(const void *pa, const void *pb)
{
    const struct step *a = pa, *b = pb;
    if (a->frame != b->frame)
        return a->frame < b->frame ? -1 : 1;
    if (a->stmt != b->stmt)
        return a->stmt < b->stmt ? -1 : 1;
    return a->callee < b->callee ? -1 : a->callee > b->callee;
}

/* From where the thread begins, and from what the library calls by itself, once. */
static struct tally tally_from_starts(struct counting *k, origin_id origin)
{
    struct conc *c = k->c;
    struct tally all = {0, 0};
    uint32_t frame, start = frame_find(c, origin, pta_origin(c->pta, origin)->entry);
    struct idset_iter it = idset_begin(&k->above);
    while (idset_step(&it, &frame)) {
        uint32_t n;
        frame_callers(c, frame, &n);
        if (frame != start && n)
            continue;
        struct tally t = tally_of_frame(k, frame);
        if (frame != start)
            t.least = 0;
        all = frame == start || c->frames.at[frame].is_once ? plus(all, t) : tally_unknown();
    }
    return all;
}

struct tally tally_count(struct conc *c, const struct tally_stmt *at, size_t n)
{
    struct counting k = {.c = c, .thrown = {.c = c}};
    struct tally all = {0, 0};
    for (size_t i = 0; i < n; i++) {
        idset_add(&k.above, at[i].frame);
        vec_push(&k.steps, ((struct step){at[i].frame, at[i].stmt, PTA_NONE, at[i].each}));
    }
    if (n)
        all = collect_calls(&k) ? all : tally_unknown();
    if (n && all.most != TALLY_UNKNOWN) {
        qsort(k.steps.at, k.steps.n, sizeof *k.steps.at, by_stmt);
        all = tally_from_starts(&k, c->frames.at[at[0].frame].origin);
    }
    vec_release(&k.steps);
    vec_release(&k.ranges);
    idset_release(&k.above);
    map_release(&k.known);
    map_release(&k.thrown.known);
    return all;
}
