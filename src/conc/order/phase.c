/* Barriers as phases: see phase.h. */
#include "conc/order/phase.h"
#include "conc/order/rally.h"
#include <stdlib.h>

enum {
    PHASE_EXACT = 12,
    PHASE_PERIOD = 48,
    PHASE_LONGEST = 52, /* period: what is left of a word */
    MAX_BARRIERS = 16,
};

/* Set of numbers of waits: bit k for k; from PHASE_EXACT on all numbers with that remainder. */
typedef uint64_t phase_set;
#define PHASE_NONE_YET ((phase_set)1) /* {0} */

/* One function of one origin, seen from one barrier. */
struct passage {
    bool is_noisy;       /* it or what it calls waits there */
    phase_set *from_top; /* by block: waits since the function's entry, at the block's start */
    phase_set *to_end;   /* by block: waits until the function's return, at the block's end */
    phase_set whole;     /* waits from entry to return */
    phase_set before;    /* waits before the entry */
    phase_set after;     /* waits after the return */
};

struct barrier {
    uint32_t id;              /* location, or hash of a hidden object's name */
    bool is_team;             /* belongs to the threads of one parallel region */
    unsigned period;          /* numbers from PHASE_EXACT on are equal if they differ by that */
    struct passage *passages; /* by frame */
};

/* A statement that comes behind the wait at a barrier made by hand. */
struct point {
    inst_id inst;
    uint32_t stmt, barrier;
};

struct phases {
    struct conc *c;
    VEC(struct point) points;
    struct barrier barriers[MAX_BARRIERS];
    uint32_t nbarriers;
};

static phase_set wrap(const struct barrier *b, unsigned n)
{
    return PHASE_NONE_YET << (n < PHASE_EXACT ? n : PHASE_EXACT + (n - PHASE_EXACT) % b->period);
}

/* All sums of a number of each set. */
static phase_set sums(const struct barrier *b, phase_set one, phase_set other)
{
    if (one == PHASE_NONE_YET)
        return other;
    if (other == PHASE_NONE_YET)
        return one;
    phase_set out = 0;
    for (phase_set x = one; x; x &= x - 1)
        for (phase_set y = other; y; y &= y - 1)
            out |= wrap(b, (unsigned)__builtin_ctzll(x) + (unsigned)__builtin_ctzll(y));
    return out;
}

/* ---- which barrier ---- */

static const struct effect *wait_of(const struct pta_edge *e)
{
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++)
        if (e->model->effects[k].kind == EFFECT_BARRIER_WAIT)
            return &e->model->effects[k];
    return NULL;
}

static uint32_t name_id(const char *name)
{
    return (uint32_t)hash64(name, strlen(name)) | 0x80000000u;
}

static const struct idset *barrier_locs(struct conc *c, uint32_t frame, uint32_t stmt,
                                        const struct effect *e)
{
    return pta_place(c->pta, c->frames.at[frame].inst, stmt, &e->obj);
}

/* The one barrier that the call waits at; 0 if it may be one of several. */
static uint32_t barrier_id(struct conc *c, uint32_t frame, uint32_t stmt, const struct effect *e)
{
    uint32_t loc, id = 0, n = 0;
    if (e->obj.kind == PLACE_STATIC)
        return name_id(e->obj.name);
    struct idset_iter it = idset_begin(barrier_locs(c, frame, stmt, e));
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        if (!l->stride && !l->ext && obj_is_unique(c, l->obj))
            id = loc + 1;
        n++;
    }
    return n == 1 ? id : 0;
}

/* Waits at `barrier` done by the call. */
static phase_set waits_of(struct conc *c, const struct barrier *b, uint32_t frame, uint32_t stmt,
                          const struct effect *e)
{
    uint32_t id = barrier_id(c, frame, stmt, e);
    if (id)
        return id == b->id ? 2 : 1;
    bool may_be = !b->is_team && idset_has(barrier_locs(c, frame, stmt, e), b->id - 1);
    return may_be ? 3 : 1;
}

/* ---- counting ---- */

static bool is_point(const struct phases *p, const struct barrier *b, uint32_t frame, uint32_t stmt)
{
    for (size_t i = 0; i < p->points.n; i++)
        if (p->points.at[i].barrier == b->id && p->points.at[i].stmt == stmt &&
            p->points.at[i].inst.i == p->c->frames.at[frame].inst.i)
            return true;
    return false;
}

/* Waits done by a statement; 0 if it is not known to come back. */
static phase_set passage_of_stmt(struct phases *p, const struct barrier *b, uint32_t frame,
                                 uint32_t stmt)
{
    struct conc *c = p->c;
    if (p->points.n && is_point(p, b, frame, stmt))
        return 2;
    if (frame_func(c, frame)->stmts[stmt].op != IR_CALL)
        return PHASE_NONE_YET;
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    phase_set out = 0;
    for (uint32_t i = 0; i < n; i++) {
        const struct effect *w = wait_of(&e[i]);
        if (w) {
            out |= waits_of(c, b, frame, stmt, w);
        } else if (e[i].kind == EDGE_CALL) {
            uint32_t callee = frame_find(c, c->frames.at[frame].origin, (inst_id){e[i].target});
            bool is_noisy = callee != PTA_NONE && b->passages[callee].is_noisy;
            out |= is_noisy ? b->passages[callee].whole : PHASE_NONE_YET;
        } else {
            out |= PHASE_NONE_YET;
        }
    }
    return n ? out : PHASE_NONE_YET;
}

static phase_set passage_of_block(struct phases *p, const struct barrier *b, uint32_t frame,
                                  uint32_t block, uint32_t from, uint32_t to)
{
    phase_set out = PHASE_NONE_YET;
    const struct prog_func *pf = frame_func(p->c, frame);
    const struct ir_block *blk = &pf->unit->blocks[pf->func->first_block + block];
    for (uint32_t i = MAX(from, blk->first); i < MIN(to, blk->first + blk->count); i++)
        out = sums(b, passage_of_stmt(p, b, frame, i), out);
    return out;
}

static struct finfo *info_of(struct phases *p, uint32_t frame)
{
    return finfo_of(p->c, pta_inst_func(p->c->pta, p->c->frames.at[frame].inst));
}

/* How many of the block's successors it can go on to: not to what handles exceptions of a call that
 * does not throw. */
static uint32_t nways(struct phases *p, uint32_t frame, const struct ir_block *b)
{
    const struct prog_func *pf = frame_func(p->c, frame);
    uint32_t last = b->first + b->count - 1;
    bool is_sure =
        pf->stmts[last].op == IR_INVOKE && b->count > 1 && !call_may_throw(p->c, frame, last - 1);
    return is_sure ? MIN(b->nsuccs, 1) : b->nsuccs;
}

/* One sweep over a function; true if something changed. */
static bool count_in_function(struct phases *p, struct barrier *b, uint32_t frame)
{
    const struct prog_func *pf = frame_func(p->c, frame);
    const struct cfg *cfg = info_of(p, frame)->cfg;
    struct passage *q = &b->passages[frame];
    bool changed = false;
    q->from_top[0] |= PHASE_NONE_YET;
    for (uint32_t i = 0; i < cfg->norder; i++) {
        uint32_t at = cfg->order[i];
        const struct ir_block *blk = &pf->unit->blocks[pf->func->first_block + at];
        phase_set out = sums(b, passage_of_block(p, b, frame, at, 0, UINT32_MAX), q->from_top[at]);
        for (uint32_t k = 0; k < nways(p, frame, blk); k++) {
            phase_set *next = &q->from_top[ir_succs(pf->unit, pf->func, blk)[k]];
            changed |= (out & ~*next) != 0;
            *next |= out;
        }
        uint8_t op = pf->stmts[blk->first + blk->count - 1].op;
        if (op == IR_RET || op == IR_THROW) {
            changed |= (out & ~q->whole) != 0;
            q->whole |= out;
            q->to_end[at] |= PHASE_NONE_YET;
        }
    }
    for (uint32_t i = cfg->norder; i > 0; i--) {
        uint32_t at = cfg->order[i - 1];
        const struct ir_block *blk = &pf->unit->blocks[pf->func->first_block + at];
        for (uint32_t k = 0; k < nways(p, frame, blk); k++) {
            uint32_t next = ir_succs(pf->unit, pf->func, blk)[k];
            phase_set in =
                sums(b, passage_of_block(p, b, frame, next, 0, UINT32_MAX), q->to_end[next]);
            changed |= (in & ~q->to_end[at]) != 0;
            q->to_end[at] |= in;
        }
    }
    return changed;
}

/* ---- whole program ---- */

static bool is_noisy(struct phases *p, const struct barrier *b, uint32_t frame)
{
    struct conc *c = p->c;
    uint32_t n;
    for (size_t i = 0; i < p->points.n; i++)
        if (p->points.at[i].barrier == b->id &&
            p->points.at[i].inst.i == c->frames.at[frame].inst.i)
            return true;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct effect *w = wait_of(&e[i]);
        if (w && waits_of(c, b, frame, e[i].stmt, w) != PHASE_NONE_YET)
            return true;
        if (e[i].kind != EDGE_CALL)
            continue;
        uint32_t callee = frame_find(c, c->frames.at[frame].origin, (inst_id){e[i].target});
        if (callee != PTA_NONE && b->passages[callee].is_noisy)
            return true;
    }
    return false;
}

static void find_noisy(struct phases *p, struct barrier *b)
{
    bool again = true;
    while (again) {
        again = false;
        for (uint32_t f = (uint32_t)p->c->frames.n; f > 0; f--)
            if (!b->passages[f - 1].is_noisy && is_noisy(p, b, f - 1))
                b->passages[f - 1].is_noisy = again = true;
    }
    for (uint32_t f = 0; f < p->c->frames.n; f++) {
        uint32_t n = frame_func(p->c, f)->func->nblocks + 1;
        if (!b->passages[f].is_noisy)
            continue;
        b->passages[f].from_top = ARENA_ARRAY(&p->c->arena, phase_set, n);
        b->passages[f].to_end = ARENA_ARRAY(&p->c->arena, phase_set, n);
    }
}

static phase_set since_entry(struct phases *p, const struct barrier *b, uint32_t frame,
                             uint32_t stmt)
{
    const struct passage *q = &b->passages[frame];
    if (!q->is_noisy)
        return PHASE_NONE_YET;
    uint32_t block = info_of(p, frame)->block_of[stmt];
    return sums(b, passage_of_block(p, b, frame, block, 0, stmt), q->from_top[block]);
}

static phase_set until_return(struct phases *p, const struct barrier *b, uint32_t frame,
                              uint32_t stmt)
{
    const struct passage *q = &b->passages[frame];
    if (!q->is_noisy)
        return PHASE_NONE_YET;
    uint32_t block = info_of(p, frame)->block_of[stmt];
    return sums(b, passage_of_block(p, b, frame, block, stmt + 1, UINT32_MAX), q->to_end[block]);
}

/* From callers to callees; true if something changed. */
static bool spread(struct phases *p, struct barrier *b, uint32_t frame)
{
    struct conc *c = p->c;
    const struct passage *q = &b->passages[frame];
    uint32_t n;
    bool changed = false;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t callee = e[i].kind == EDGE_CALL
                              ? frame_find(c, c->frames.at[frame].origin, (inst_id){e[i].target})
                              : PTA_NONE;
        if (callee == PTA_NONE)
            continue;
        struct passage *to = &b->passages[callee];
        phase_set before = sums(b, since_entry(p, b, frame, e[i].stmt), q->before);
        phase_set after = sums(b, until_return(p, b, frame, e[i].stmt), q->after);
        changed |= (before & ~to->before) || (after & ~to->after);
        to->before |= before;
        to->after |= after;
    }
    return changed;
}

static void solve(struct phases *p, struct barrier *b)
{
    uint32_t n = (uint32_t)p->c->frames.n;
    b->passages = ARENA_ARRAY(&p->c->arena, struct passage, n + 1);
    find_noisy(p, b);
    bool again = true;
    while (again) { /* sets only grow, there are few numbers */
        again = false;
        for (uint32_t f = n; f > 0; f--)
            if (b->passages[f - 1].is_noisy)
                again |= count_in_function(p, b, f - 1);
    }
    for (uint32_t f = 0; f < n; f++)
        if (p->c->frames.at[f].caller == PTA_NONE)
            b->passages[f].before = b->passages[f].after = PHASE_NONE_YET;
    for (again = true; again;) {
        again = false;
        for (uint32_t f = 0; f < n; f++)
            again |= spread(p, b, f);
    }
}

static void add_barrier(struct phases *p, uint32_t id, bool is_team)
{
    for (uint32_t i = 0; i < p->nbarriers; i++)
        if (p->barriers[i].id == id)
            return;
    if (id && p->nbarriers < MAX_BARRIERS)
        p->barriers[p->nbarriers++] =
            (struct barrier){.id = id, .is_team = is_team, .period = PHASE_PERIOD};
}

/* Waits in a round of the loop, if few and the same in all of them; 0 if not known. */
static unsigned waits_of_round(const struct passage *q, uint32_t header)
{
    phase_set s = q->from_top[header], later = s & (s - 1);
    if (!later)
        return 0;
    return (unsigned)(__builtin_ctzll(later) - __builtin_ctzll(s));
}

/* The same barrier counted by a period that the waits of a round divide. */
static void add_period(struct phases *p, uint32_t barrier, unsigned waits)
{
    const struct barrier *b = &p->barriers[barrier];
    unsigned period = PHASE_LONGEST / waits * waits;
    for (uint32_t i = 0; i < p->nbarriers; i++)
        if (p->barriers[i].id == b->id && p->barriers[i].period % waits == 0)
            return;
    if (p->nbarriers == MAX_BARRIERS)
        return;
    p->barriers[p->nbarriers] = (struct barrier){b->id, b->is_team, period, NULL};
    solve(p, &p->barriers[p->nbarriers++]);
}

static void add_periods(struct phases *p, uint32_t barrier)
{
    for (uint32_t f = 0; f < p->c->frames.n; f++) {
        const struct passage *q = &p->barriers[barrier].passages[f];
        const struct cfg *cfg = q->is_noisy ? info_of(p, f)->cfg : NULL;
        for (uint32_t l = 0; cfg && l < cfg->nloops; l++) {
            unsigned waits = waits_of_round(q, cfg->loops[l].header);
            if (waits && waits <= PHASE_EXACT)
                add_period(p, barrier, waits);
        }
    }
}

static void add_rally(struct phases *p, uint32_t frame, const struct rally *r)
{
    const struct prog_func *pf = frame_func(p->c, frame);
    struct point at = {p->c->frames.at[frame].inst, r->point, r->counter + 1};
    if (r->point != IR_NONE)
        vec_push(&p->points, at);
    for (at.stmt = 0; r->point == IR_NONE && at.stmt < pf->func->nstmts; at.stmt++)
        if (pf->stmts[at.stmt].op == IR_RET)
            vec_push(&p->points, at);
    add_barrier(p, r->counter + 1, false);
}

struct phases *phases_new(struct conc *c)
{
    struct phases *p = ARENA_ARRAY(&c->arena, struct phases, 1);
    p->c = c;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++) {
            const struct effect *w = wait_of(&e[i]);
            if (w)
                add_barrier(p, barrier_id(c, f, e[i].stmt, w), w->obj.kind == PLACE_STATIC);
        }
        struct rally r;
        if (rally_find(c, f, &r))
            add_rally(p, f, &r);
    }
    uint32_t n = p->nbarriers;
    for (uint32_t i = 0; i < n; i++)
        solve(p, &p->barriers[i]);
    for (uint32_t i = 0; i < n; i++)
        add_periods(p, i);
    return p;
}

void phases_free(struct phases *p)
{
    if (p) /* all else lives in the arena */
        vec_release(&p->points);
}

/* ---- asking ---- */

/* Does the frame's thread wait at the barrier at all? */
static bool takes_part(struct phases *p, const struct barrier *b, uint32_t frame)
{
    origin_id o = p->c->frames.at[frame].origin;
    uint32_t entry = frame_find(p->c, o, pta_origin(p->c->pta, o)->entry);
    return entry != PTA_NONE && b->passages[entry].is_noisy;
}

/* A team's barrier holds only its own threads: not those of another run of the region. */
static bool is_one_team(struct phases *p, uint32_t frame_a, uint32_t frame_b)
{
    origin_id o = p->c->frames.at[frame_a].origin;
    const struct pta_origin *origin = pta_origin(p->c->pta, o);
    if (o.i != p->c->frames.at[frame_b].origin.i || origin->ncreations != 1)
        return false;
    const struct pta_creation *made = pta_creations(p->c->pta, o);
    for (uint32_t i = 0; i < pta_norigins(p->c->pta); i++)
        if (frame_find(p->c, (origin_id){i}, made->inst) != PTA_NONE &&
            conc_origin_is_many(p->c, (origin_id){i}))
            return false;
    return true;
}

/* `in_team`: both threads are known to be of one team, whatever else runs. */
static bool are_apart(struct phases *p, uint32_t frame_a, uint32_t stmt_a, uint32_t frame_b,
                      uint32_t stmt_b, bool in_team)
{
    for (uint32_t i = 0; i < p->nbarriers; i++) {
        const struct barrier *b = &p->barriers[i];
        const struct passage *x = &b->passages[frame_a], *y = &b->passages[frame_b];
        if (!takes_part(p, b, frame_a) || !takes_part(p, b, frame_b) ||
            (in_team ? !b->is_team : b->is_team && !is_one_team(p, frame_a, frame_b)))
            continue;
        phase_set done_a = sums(b, since_entry(p, b, frame_a, stmt_a), x->before);
        phase_set done_b = sums(b, since_entry(p, b, frame_b, stmt_b), y->before);
        phase_set left_a = sums(b, until_return(p, b, frame_a, stmt_a), x->after);
        phase_set left_b = sums(b, until_return(p, b, frame_b, stmt_b), y->after);
        if ((done_a && done_b && !(done_a & done_b)) || (left_a && left_b && !(left_a & left_b)))
            return true;
    }
    return false;
}

bool phases_apart(struct phases *p, uint32_t frame_a, uint32_t stmt_a, uint32_t frame_b,
                  uint32_t stmt_b)
{
    return are_apart(p, frame_a, stmt_a, frame_b, stmt_b, false);
}

bool phases_apart_in_team(struct phases *p, uint32_t frame_a, uint32_t stmt_a, uint32_t frame_b,
                          uint32_t stmt_b)
{
    return are_apart(p, frame_a, stmt_a, frame_b, stmt_b, true);
}

static bool may_wait(struct phases *p, uint32_t frame, uint32_t block, uint32_t from, uint32_t to)
{
    for (uint32_t i = 0; i < p->nbarriers; i++)
        if (passage_of_block(p, &p->barriers[i], frame, block, from, to) != PHASE_NONE_YET)
            return true;
    return false;
}

bool phases_must_wait(struct phases *p, uint32_t frame, uint32_t stmt)
{
    for (uint32_t i = 0; i < p->nbarriers; i++) {
        phase_set waits = p->barriers[i].is_team ? passage_of_stmt(p, &p->barriers[i], frame, stmt)
                                                 : PHASE_NONE_YET;
        if (waits && !(waits & PHASE_NONE_YET))
            return true;
    }
    return false;
}

bool phases_between(struct phases *p, uint32_t frame, uint32_t from, uint32_t to)
{
    const struct cfg *cfg = info_of(p, frame)->cfg;
    const uint32_t *block_of = info_of(p, frame)->block_of;
    uint32_t first = block_of[from], last = block_of[to];
    if (first == last && from < to)
        return may_wait(p, frame, first, from, to);
    if (!cfg_dominates(cfg, first, last) || may_wait(p, frame, last, 0, to) ||
        may_wait(p, frame, first, from, UINT32_MAX))
        return true;
    /* Backwards from `to`; every way ends in the block of `from`. */
    uint8_t *seen = xcalloc(frame_func(p->c, frame)->func->nblocks + 1, 1);
    u32_vec work = {0};
    bool found = false;
    seen[first] = 1;
    vec_push(&work, last);
    while (work.n && !found) {
        uint32_t at = vec_pop(&work);
        for (uint32_t k = cfg->pred_first[at]; k < cfg->pred_first[at + 1]; k++) {
            uint32_t before = cfg->preds[k];
            if (seen[before])
                continue;
            seen[before] = 1;
            found |= may_wait(p, frame, before, 0, UINT32_MAX);
            vec_push(&work, before);
        }
    }
    free(seen);
    vec_release(&work);
    return found;
}

/* ---- rounds of a loop ---- */

/* Waits since the top of the round, by block; false if a loop inside waits, too. */
static bool count_in_round(struct phases *p, const struct barrier *b, uint32_t frame, uint32_t loop,
                           phase_set *since_top, phase_set *whole)
{
    const struct prog_func *pf = frame_func(p->c, frame);
    const struct cfg *cfg = info_of(p, frame)->cfg;
    uint32_t header = cfg->loops[loop].header;
    *whole = 0;
    since_top[header] = PHASE_NONE_YET;
    for (uint32_t i = 0; i < cfg->norder; i++) {
        uint32_t at = cfg->order[i];
        if (!cfg_in_loop(cfg, at, loop))
            continue;
        const struct ir_block *blk = &pf->unit->blocks[pf->func->first_block + at];
        phase_set own = passage_of_block(p, b, frame, at, 0, UINT32_MAX);
        if (own != PHASE_NONE_YET && cfg->loop[at] != loop)
            return false;
        phase_set out = sums(b, own, since_top[at]);
        for (uint32_t k = 0; k < blk->nsuccs; k++) {
            uint32_t next = ir_succs(pf->unit, pf->func, blk)[k];
            if (next == header)
                *whole |= out;
            else
                since_top[next] |= out;
        }
    }
    return true;
}

/* Are all numbers of the set closer together than that? */
static bool is_narrow(phase_set s, unsigned width)
{
    return s && 63 - (unsigned)__builtin_clzll(s) - (unsigned)__builtin_ctzll(s) < width;
}

/* Waits of each round, if all wait equally often, fewer times than is counted exactly, and waits
 * done in the round before the statement; false if that is not clear. */
static bool waits_in_round(struct phases *p, const struct barrier *b, uint32_t frame, uint32_t loop,
                           uint32_t stmt, phase_set *whole, phase_set *before)
{
    uint32_t block = info_of(p, frame)->block_of[stmt];
    phase_set *since_top = xcalloc(frame_func(p->c, frame)->func->nblocks + 1, sizeof *since_top);
    bool is_known = b->passages[frame].is_noisy &&
                    count_in_round(p, b, frame, loop, since_top, whole) && *whole &&
                    !(*whole & (*whole - 1)) && *whole != PHASE_NONE_YET &&
                    *whole < PHASE_NONE_YET << PHASE_EXACT;
    if (is_known)
        *before = sums(b, passage_of_block(p, b, frame, block, 0, stmt), since_top[block]);
    free(since_top);
    return is_known;
}

/* Both are in one part of a round. */
static bool is_in_step_at(struct phases *p, const struct barrier *b, uint32_t frame_a,
                          uint32_t frame_b, uint32_t loop, uint32_t stmt_a, uint32_t stmt_b)
{
    phase_set whole_a, whole_b, done_a, done_b;
    return waits_in_round(p, b, frame_a, loop, stmt_a, &whole_a, &done_a) &&
           waits_in_round(p, b, frame_b, loop, stmt_b, &whole_b, &done_b) && whole_a == whole_b &&
           is_narrow(done_a | done_b, (unsigned)__builtin_ctzll(whole_a));
}

bool phases_in_step(struct phases *p, uint32_t frame, uint32_t loop, uint32_t a, uint32_t b)
{
    const struct finfo *info = info_of(p, frame);
    if (!cfg_in_loop(info->cfg, info->block_of[a], loop) ||
        !cfg_in_loop(info->cfg, info->block_of[b], loop) || info->cfg->is_irreducible)
        return false;
    for (uint32_t i = 0; i < p->nbarriers; i++)
        if (is_in_step_at(p, &p->barriers[i], frame, frame, loop, a, b))
            return true;
    return false;
}

/* Waits done when the loop is entered. */
static phase_set waits_before_loop(struct phases *p, const struct barrier *b, uint32_t frame,
                                   uint32_t loop)
{
    const struct cfg *cfg = info_of(p, frame)->cfg;
    const struct passage *q = &b->passages[frame];
    uint32_t header = cfg->loops[loop].header;
    phase_set out = 0;
    for (uint32_t k = cfg->pred_first[header]; k < cfg->pred_first[header + 1]; k++) {
        uint32_t at = cfg->preds[k];
        if (!cfg_in_loop(cfg, at, loop))
            out |= sums(b, passage_of_block(p, b, frame, at, 0, UINT32_MAX), q->from_top[at]);
    }
    return sums(b, out, q->before);
}

bool phases_in_step_of_two(struct phases *p, uint32_t frame_a, uint32_t frame_b, uint32_t loop,
                           uint32_t a, uint32_t b)
{
    const struct finfo *info = info_of(p, frame_a);
    if (info != info_of(p, frame_b) || !cfg_in_loop(info->cfg, info->block_of[a], loop) ||
        !cfg_in_loop(info->cfg, info->block_of[b], loop) || info->cfg->is_irreducible)
        return false;
    for (uint32_t i = 0; i < p->nbarriers; i++) {
        const struct barrier *at = &p->barriers[i];
        if (at->is_team || !is_in_step_at(p, at, frame_a, frame_b, loop, a, b))
            continue;
        phase_set done_a = waits_before_loop(p, at, frame_a, loop);
        phase_set done_b = waits_before_loop(p, at, frame_b, loop);
        if (done_a == done_b && is_narrow(done_a, 1) && done_a < PHASE_NONE_YET << PHASE_EXACT)
            return true;
    }
    return false;
}
