/*
 * Waits are read off the states before every statement that may block (flow.c), then lifted to
 * where the user's code stands, then turned into edges between locks. Nothing here decides what
 * is a deadlock: deadlock.c does.
 */
#include "conc/deadlock/lockorder.h"
#include <stdlib.h>

enum {
    MAX_LIFT = 8,    /* calls a wait is lifted over, */
    MAX_INSIDE = 24, /* and inside of a library, where the user's line is what tells something */
    MAX_LIFTED = 48, /* callers of one wait */
    MAX_WAITS = 400000,
    MAX_PLACES = 4, /* locks that one pointer may be, before it says nothing */
    MAX_HELD = 8,
    MAX_ALL_PLACES = 16,
    WAIT_KEY = 10,
};

struct collector {
    struct lock_order *o;
    struct conc *c;
    uint32_t fctx, frame;
    func_id func;
    const struct prog_func *pf;
    uint32_t lifted; /* so far, of one wait */
};

origin_id wait_origin(const struct lock_order *o, const struct wait *w)
{
    return o->c->frames.at[o->c->fctxs.at[w->fctx].frame].origin;
}

/* ---- what a token stands for ---- */

/* The variable that a closed address names, among the places the token may be. */
static uint32_t named_place(struct conc *c, const struct lock_token *t)
{
    if (t->term == PTA_NONE)
        return PTA_NONE;
    const uint32_t *term = tuples_at(&c->terms, t->term);
    if (term[0] != TERM_SYM)
        return PTA_NONE;
    obj_id obj = pta_sym_obj(c->pta, (psym_id){term[1]});
    struct seq s = seqs_at(&c->sets, t->locs);
    for (uint32_t i = 0; i < s.n; i++) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){s.at[i]});
        if (l->obj.i == obj.i && !l->stride && l->off == (int32_t)term[2])
            return s.at[i];
    }
    return PTA_NONE;
}

/* The places that lie in objects which the set points to; all of them if none does. */
static uint32_t places_in(struct conc *c, uint32_t locs, const struct idset *points_to)
{
    struct idset objs = {0};
    u32_vec kept = {0};
    struct idset_iter it = idset_begin(points_to);
    uint32_t loc;
    while (idset_step(&it, &loc))
        idset_add(&objs, pta_loc(c->pta, (loc_id){loc})->obj.i);
    struct seq s = seqs_at(&c->sets, locs);
    for (uint32_t i = 0; i < s.n; i++)
        if (idset_has(&objs, pta_loc(c->pta, (loc_id){s.at[i]})->obj.i))
            vec_push(&kept, s.at[i]);
    if (kept.n)
        locs = seqs_add(&c->sets, kept.at, (uint32_t)kept.n);
    vec_release(&kept);
    idset_release(&objs);
    return locs;
}

/* What the pointer of a variable, by whose name a lock is known, may point to; NULL. */
static const struct idset *named_target(struct conc *c, const struct lock_token *t)
{
    const uint32_t *term = t->term != PTA_NONE ? tuples_at(&c->terms, t->term) : NULL;
    if (term && term[0] == TERM_ADD)
        term = tuples_at(&c->terms, term[1]);
    const uint32_t *from = term && term[0] == TERM_LOAD ? tuples_at(&c->terms, term[1]) : NULL;
    if (!from || from[0] != TERM_SYM)
        return NULL;
    const u32_vec *all = pta_obj_locs(c->pta, pta_sym_obj(c->pta, (psym_id){from[1]}));
    for (size_t i = 0; i < all->n; i++) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){all->at[i]});
        if (!l->stride && l->off == (int32_t)from[2])
            return pta_content(c->pta, (loc_id){all->at[i]});
    }
    return NULL;
}

uint32_t token_places(struct conc *c, uint32_t token, uint32_t *out, uint32_t max, bool *is_unique)
{
    struct lock_token t = token_at(c, token);
    uint32_t named = named_place(c, &t);
    struct seq s = seqs_at(&c->sets, t.locs);
    *is_unique = t.unique;
    if (named != PTA_NONE) {
        *is_unique = obj_is_unique(c, pta_loc(c->pta, (loc_id){named})->obj);
        out[0] = named;
        return 1;
    }
    const struct idset *target = s.n > 1 ? named_target(c, &t) : NULL;
    if (target) {
        s = seqs_at(&c->sets, places_in(c, t.locs, target));
        *is_unique = s.n == 1 && !pta_loc(c->pta, (loc_id){s.at[0]})->stride &&
                     obj_is_unique(c, pta_loc(c->pta, (loc_id){s.at[0]})->obj);
    }
    if (!s.n || s.n > max) /* the mark of locks that were not kept has no place */
        return 0;
    memcpy(out, s.at, s.n * sizeof *out);
    return s.n;
}

/* ---- lifting ---- */

static void add_wait(struct lock_order *o, const struct wait *w)
{
    uint32_t key[WAIT_KEY] = {w->kind,
                              w->fctx,
                              w->stmt,
                              w->lockset,
                              w->token,
                              w->live,
                              w->relation | (uint32_t)w->is_held << 8,
                              w->shown_fctx,
                              w->shown_stmt,
                              w->places};
    bool fresh;
    if (o->waits.n >= MAX_WAITS) {
        o->cut++;
        return;
    }
    tuples_add(&o->wait_keys, key, &fresh);
    if (fresh)
        vec_push(&o->waits, *w);
}

struct wait wait_entered(struct conc *c, const struct wait *w, uint32_t entry)
{
    struct entry e = c->fctxs.at[w->fctx].entries.at[entry];
    struct wait full = *w;
    full.entry = entry;
    full.lockset = lockset_join(c, w->lockset, e.lockset);
    full.live = live_apply(c, e.live, w->change);
    if (w->shown_fctx == w->fctx)
        full.shown_lockset = lockset_join(c, w->shown_lockset, e.lockset);
    return full;
}

static void add_waits(struct conc *c, struct lock_order *o, const struct wait *w)
{
    for (uint32_t i = 0; i < c->fctxs.at[w->fctx].entries.n; i++) {
        struct wait full = wait_entered(c, w, i);
        if (!wait_is_after_once(c, &full) && !wait_is_of_inserted(c, &full))
            add_wait(o, &full);
    }
}

static bool mentions_param(const struct conc *c, uint32_t term, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nparams; i++) {
        uint32_t key[4] = {TERM_PARAM, f.i, i, 0};
        uint32_t param = tuples_find(&c->terms, key);
        if (param != TUPLES_NONE && term_contains(c, term, param))
            return true;
    }
    return false;
}

/* Would the callers know better which lock it is? */
static bool is_named_by_caller(struct conc *c, uint32_t token, func_id f)
{
    struct lock_token t = token_at(c, token);
    if (t.unique)
        return false;
    return t.term == PTA_NONE || mentions_param(c, t.term, f);
}

/* A held lock whose name was lost on the way, and that may be a sibling of the wanted one. */
static bool has_lost_sibling(struct conc *c, const struct wait *w, uint32_t lockset)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++) {
        struct lock_token h = token_at(c, s.at[i]);
        if (!h.unique && h.term == PTA_NONE &&
            (w->kind == WAIT_JOIN || seqs_meet(&c->sets, h.locs, token_at(c, w->token).locs)))
            return true;
    }
    return false;
}

/* Does the function take the lock for its caller, and nothing before it? */
static bool is_wrapper(const struct conc *c, const struct wait *w)
{
    const struct fctx *x = &c->fctxs.at[w->fctx];
    if (w->lockset != x->lockset)
        return false;
    for (size_t i = 0; i < x->exits.n; i++)
        if (seqs_at(&c->sets, x->exits.at[i].lockset).n > seqs_at(&c->sets, x->lockset).n)
            return true;
    return false;
}

/* Is it a lock that a parameter leads to, which the function takes for its caller? */
static bool is_taken_for_caller(struct conc *c, const struct wait *w, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[w->stmt];
    bool is_atomic = s->op == IR_RMW || s->op == IR_CMPXCHG;
    if ((s->op != IR_CALL && !is_atomic) || c->prog->classes || !is_wrapper(c, w))
        return false;
    for (uint32_t i = is_atomic ? 0 : 1; i < (is_atomic ? 1 : s->nargs); i++)
        if (mentions_param(c, term_of(c, f, prog_args(pf, s)[i]), f))
            return true;
    return false;
}

static bool wants_caller(struct conc *c, const struct wait *w)
{
    const struct fctx *x = &c->fctxs.at[w->fctx];
    func_id f = func_of_fctx(c, w->fctx);
    if (!x->callers.n)
        return false;
    if (prog_func_is_library(c->prog, f))
        return true;
    if (w->kind == WAIT_JOIN)
        return false;
    if (is_named_by_caller(c, w->token, f) || is_taken_for_caller(c, w, f) ||
        has_lost_sibling(c, w, w->lockset))
        return true;
    for (size_t i = 0; i < x->entries.n; i++)
        if (has_lost_sibling(c, w, x->entries.at[i].lockset))
            return true;
    return false;
}

static uint32_t token_to_caller(struct conc *c, uint32_t token, func_id callee, func_id caller,
                                uint32_t stmt)
{
    uint32_t one = seqs_add(&c->sets, &token, 1);
    return seqs_at(&c->sets, lockset_to_caller(c, one, 0, callee, caller, stmt)).at[0];
}

static struct effect_pair composed(struct conc *c, struct effect_pair first,
                                   struct effect_pair then)
{
    uint32_t kept = seqs_minus(&c->sets, first.gen, then.kill);
    return (struct effect_pair){seqs_union(&c->sets, first.kill, then.kill),
                                seqs_union(&c->sets, kept, then.gen)};
}

/* Library code that says by its name what its locks are like. */
static void read_library_name(struct conc *c, struct wait *w, func_id f)
{
    const char *pretty = c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
    if (pretty && prog_func_is_library(c->prog, f) && strstr(pretty, "recursive"))
        w->is_recursive = true;
}

static void show(struct wait *w)
{
    w->shown_fctx = w->fctx;
    w->shown_stmt = w->stmt;
    w->shown_lockset = w->lockset;
    w->shown_token = w->token;
}

/* A lock in the object that a parameter points to is in what this call gives for it: those of its
 * places that are left. */
static uint32_t places_by_call(struct conc *c, const struct wait *w, inst_id caller,
                               const struct prog_func *pf, uint32_t stmt)
{
    struct lock_token wanted = token_at(c, w->token);
    uint32_t locs = w->places ? w->places : wanted.locs;
    const uint32_t *t = wanted.term != PTA_NONE ? tuples_at(&c->terms, wanted.term) : NULL;
    if (t && t[0] == TERM_ADD)
        t = tuples_at(&c->terms, t[1]);
    if (!t || t[0] != TERM_PARAM || seqs_at(&c->sets, locs).n < 2 || pf->stmts[stmt].op != IR_CALL)
        return w->places;
    ir_ref arg = call_arg(pf, stmt, (int32_t)t[2]);
    if (ref_kind(arg) == REF_NONE)
        return w->places;
    uint32_t left = places_in(c, locs, pta_value(c->pta, caller, arg));
    return left == locs ? w->places : left;
}

struct wait wait_seen_by_caller(struct conc *c, const struct wait *w, uint32_t caller,
                                const struct call_record *r)
{
    struct wait up = *w;
    func_id callee = func_of_fctx(c, w->fctx), from = func_of_fctx(c, caller);
    up.fctx = caller;
    up.stmt = r->stmt;
    up.lockset = lockset_to_caller(c, w->lockset, r->lockset, callee, from, r->stmt);
    up.lockset = lockset_join(c, up.lockset, r->inert);
    if (w->kind != WAIT_JOIN && w->kind != WAIT_NOTHING) {
        up.token = token_to_caller(c, w->token, callee, from, r->stmt);
        up.places = places_by_call(c, w, c->frames.at[c->fctxs.at[caller].frame].inst,
                                   &c->prog->funcs[from.i], r->stmt);
    }
    up.change = composed(c, r->live, w->change);
    up.live = live_apply(c, c->fctxs.at[caller].live_in, up.change);
    if (w->shown_fctx == w->fctx && (is_wrapper(c, w) || prog_func_is_library(c->prog, callee)))
        show(&up);
    return up;
}

/* How the wanted lock stands to the held ones of its kind, as far as this function can tell. */
static void relate(struct conc *c, struct wait *w)
{
    bool is_first = true;
    if (w->kind == WAIT_JOIN || (w->relation != REL_UNKNOWN && w->relation != REL_BROKEN))
        return; /* the innermost function that knows decides */
    struct lock_token wanted = token_at(c, w->token);
    for (uint32_t i = 0; !wanted.unique && i < seqs_at(&c->sets, w->lockset).n; i++) {
        uint32_t held = seqs_at(&c->sets, w->lockset).at[i];
        if (token_at(c, held).locs != wanted.locs)
            continue;
        struct relation_query q = {w->fctx, w->stmt, held, w->token};
        uint8_t r = (uint8_t)lock_relation(c, &q);
        w->relation = is_first || r == w->relation ? r : REL_UNKNOWN;
        is_first = false;
    }
}

/* Is the held one `x != NULL ? x : other`, and `x` wanted? */
static bool is_wanted_unless_null(struct conc *c, struct lock_token held, struct lock_token wanted)
{
    func_id f;
    ir_ref x;
    return !held.unique && held.term != PTA_NONE && wanted.term != PTA_NONE &&
           seqs_meet(&c->sets, held.locs, wanted.locs) && lock_unless_null(c, held.term, &f, &x) &&
           term_of(c, f, x) == wanted.term;
}

/* Does the function itself hold the lock that it or a callee wants again? */
static bool holds_already(struct conc *c, const struct wait *w)
{
    struct lock_token wanted = token_at(c, w->token);
    for (uint32_t i = 0; i < seqs_at(&c->sets, w->lockset).n; i++) {
        uint32_t held = seqs_at(&c->sets, w->lockset).at[i];
        struct lock_token h = token_at(c, held);
        bool is_upgrade = h.mode == LOCK_SHARED && wanted.mode != LOCK_SHARED;
        struct relation_query q = {w->fctx, w->stmt, held, w->token};
        if (is_upgrade)
            continue;
        if (h.locs == wanted.locs &&
            ((h.unique && wanted.unique) || lock_relation(c, &q) == REL_SAME))
            return true;
        if (is_wanted_unless_null(c, h, wanted))
            return true;
    }
    return false;
}

/* Does it hold the lock as one of two that were put in order by a comparison? */
static bool is_chosen(struct conc *c, const struct wait *w)
{
    return seqs_at(&c->sets, w->lockset).n > 1 &&
           lockset_has_chosen(c, w->lockset, token_at(c, w->token),
                              c->frames.at[c->fctxs.at[w->fctx].frame].inst);
}

static void lift(struct collector *k, struct wait w, int depth)
{
    struct conc *c = k->c;
    read_library_name(c, &w, func_of_fctx(c, w.fctx));
    relate(c, &w);
    if (w.is_recursive && !w.is_held && w.kind == WAIT_LOCK)
        w.is_held = holds_already(c, &w) || is_chosen(c, &w);
    bool is_inside = prog_func_is_library(c->prog, func_of_fctx(c, w.fctx));
    if (depth >= (is_inside ? MAX_INSIDE : MAX_LIFT) || !wants_caller(c, &w)) {
        add_waits(c, k->o, &w);
        return;
    }
    for (size_t i = 0; i < c->fctxs.at[w.fctx].callers.n; i++) {
        struct call_site at = c->fctxs.at[w.fctx].callers.at[i];
        for (size_t j = 0; j < c->fctxs.at[at.fctx].calls.n; j++) {
            struct call_record r = c->fctxs.at[at.fctx].calls.at[j];
            if (r.is_spawn || r.stmt != at.stmt || r.callee != w.fctx)
                continue;
            if (++k->lifted > MAX_LIFTED) {
                k->o->cut++;
                return;
            }
            lift(k, wait_seen_by_caller(c, &w, at.fctx, &r), depth + 1);
        }
    }
}

/* ---- finding them ---- */

struct wait wait_make(struct conc *c, uint32_t fctx, uint32_t stmt, const struct state *s)
{
    struct wait w = {.kind = WAIT_NOTHING,
                     .fctx = fctx,
                     .stmt = stmt,
                     .lockset = state_locks(c, s),
                     .token = PTA_NONE,
                     .change = s->live,
                     .live = live_apply(c, c->fctxs.at[fctx].live_in, s->live),
                     .inner_fctx = fctx,
                     .inner_stmt = stmt};
    return w;
}

static void found(struct collector *k, enum wait_kind kind, uint32_t stmt, const struct state *s,
                  uint32_t token, const struct effect *e)
{
    struct conc *c = k->c;
    struct wait w = wait_make(c, k->fctx, stmt, s);
    w.kind = kind;
    w.token = token;
    w.is_recursive = e && e->flags & EFF_RECURSIVE;
    w.is_masked = e && e->flags & EFF_IRQ;
    if (kind == WAIT_AGAIN)
        w.lockset = lockset_release(c, w.lockset, token);
    k->lifted = 0;
    show(&w);
    lift(k, w, 0);
}

static bool releases_in_block(struct collector *k, uint32_t block)
{
    struct conc *c = k->c;
    inst_id inst = c->frames.at[k->frame].inst;
    const struct ir_block *b = &k->pf->unit->blocks[k->pf->func->first_block + block];
    for (uint32_t i = b->first; i < b->first + b->count; i++) {
        uint32_t n;
        const struct pta_edge *e = pta_edges(c->pta, inst, i, &n);
        for (uint32_t j = 0; j < n; j++) {
            if (e[j].kind == EDGE_CALL) {
                uint32_t f = frame_find(c, c->frames.at[k->frame].origin, (inst_id){e[j].target});
                if (f != PTA_NONE && c->frames.at[f].is_noisy)
                    return true;
            }
            for (int m = 0; e[j].kind == EDGE_MODEL && m < e[j].model->neffects; m++)
                if (e[j].model->effects[m].kind == EFFECT_UNLOCK)
                    return true;
        }
    }
    return false;
}

/* Is the loop left only when the try has succeeded? Others give up, or wait long enough. */
static bool is_left_by(const struct collector *k, const struct cfg *cfg, uint32_t loop,
                       uint32_t result)
{
    for (uint32_t b = 0; b < k->pf->func->nblocks; b++) {
        const struct ir_block *block = &k->pf->unit->blocks[k->pf->func->first_block + b];
        const uint32_t *succ = ir_succs(k->pf->unit, k->pf->func, block);
        const struct ir_stmt *last = &k->pf->stmts[block->first + block->count - 1];
        bool is_exit = false;
        if (cfg->rpo[b] == CFG_NONE || !cfg_in_loop(cfg, b, loop))
            continue;
        for (uint32_t i = 0; i < block->nsuccs; i++)
            is_exit |= !cfg_in_loop(cfg, succ[i], loop);
        if (!is_exit)
            continue;
        if (last->op != IR_BRANCH)
            return false;
        ir_ref tested = tested_value(k->c, k->func, ir_args(k->pf->unit, k->pf->func, last)[0]);
        if (ref_kind(tested) != REF_REG || ref_index(tested) != result)
            return false;
    }
    return true;
}

/* A try, or a wait with a time limit, in a loop that gives nothing back meanwhile waits like any
 * other. */
static bool is_spinning(struct collector *k, uint32_t stmt)
{
    struct finfo *info = finfo_of(k->c, k->func);
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    const struct ir_stmt *s = &k->pf->stmts[stmt];
    uint32_t result = s->op == IR_CMPXCHG ? s->aux : s->dst;
    if (loop == CFG_NONE || !is_left_by(k, info->cfg, loop, result))
        return false;
    for (uint32_t b = 0; b < k->pf->func->nblocks; b++)
        if (info->cfg->rpo[b] != CFG_NONE && cfg_in_loop(info->cfg, b, loop) &&
            releases_in_block(k, b))
            return false;
    return true;
}

static bool is_lock_semaphore(struct conc *c, inst_id inst, uint32_t stmt, const struct effect *e)
{
    uint32_t loc = idset_only(pta_place(c->pta, inst, stmt, &e->obj));
    uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
    return sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_SEM_LOCK;
}

static void read_effect(struct collector *k, uint32_t stmt, const struct effect *e,
                        const struct state *s)
{
    struct conc *c = k->c;
    inst_id inst = c->frames.at[k->frame].inst;
    if (!has_arg(frame_func(c, k->frame), stmt, &e->obj))
        return;
    bool is_lock = e->kind == EFFECT_LOCK || e->kind == EFFECT_ONCE ||
                   (e->kind == EFFECT_SEM_WAIT && is_lock_semaphore(c, inst, stmt, e));
    bool blocks = e->success == SUCCESS_ALWAYS && !(e->flags & EFF_TIMED);
    if (is_lock && (blocks || is_spinning(k, stmt)))
        found(k, WAIT_LOCK, stmt, s, token_make(c, k->frame, stmt, &e->obj, e->mode), e);
    if (e->kind == EFFECT_COND_WAIT)
        found(k, WAIT_AGAIN, stmt, s, token_make(c, k->frame, stmt, &e->obj2, LOCK_EXCLUSIVE), e);
    if (e->kind == EFFECT_JOIN && !(e->flags & (EFF_TIMED | EFF_GIVES_UP)) &&
        !join_is_of_moved(c, k->fctx, stmt, e))
        found(k, WAIT_JOIN, stmt, s, joined_origins(c, k->frame, stmt, &e->handle), e);
}

static void read_atomics(struct collector *k, uint32_t stmt, const state_vec *states)
{
    enum sync_event event;
    sync_event_at(k->c, k->c->frames.at[k->frame].inst, stmt, &event);
    if (event != EVENT_TAKE || !is_spinning(k, stmt))
        return;
    ir_ref place = ir_args(k->pf->unit, k->pf->func, &k->pf->stmts[stmt])[0];
    uint32_t token = token_of_ref(k->c, k->frame, stmt, place);
    for (size_t i = 0; i < states->n; i++)
        found(k, WAIT_LOCK, stmt, &states->at[i], token, NULL);
}

static bool has_hidden_lock(const struct effect *e)
{
    return (e->kind == EFFECT_READ || e->kind == EFFECT_WRITE) && e->obj2.kind != PLACE_NONE;
}

/* Locks that a library function has while it works (`under`). What it asks of another object comes
 * later in its list: it has the locks of those before. */
static void read_hidden_locks(struct collector *k, uint32_t stmt, const struct model_fn *m,
                              struct state s)
{
    struct conc *c = k->c;
    inst_id inst = c->frames.at[k->frame].inst;
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (!has_hidden_lock(e) || idset_is_empty(pta_place(c->pta, inst, stmt, &e->obj2)))
            continue;
        const struct effect taking = {.kind = EFFECT_LOCK, .flags = EFF_RECURSIVE};
        uint32_t token = token_make(c, k->frame, stmt, &e->obj2, LOCK_EXCLUSIVE);
        found(k, WAIT_LOCK, stmt, &s, token, &taking);
        state_set_locks(c, &s, lockset_acquire(c, state_locks(c, &s), token));
    }
}

/* A call that comes back when all that it has started is over: `parallel().forEach`,
 * `invokeAndWait`. */
static void read_joined_start(struct collector *k, uint32_t stmt, uint32_t origin,
                              const state_vec *states)
{
    struct conc *c = k->c;
    const struct effect waits = {.kind = EFFECT_JOIN};
    uint32_t one = 2 * origin + LIVE_ONE;
    if (!(pta_origin(c->pta, (origin_id){origin})->flags & EFF_JOINED))
        return;
    for (size_t i = 0; i < states->n; i++)
        found(k, WAIT_JOIN, stmt, &states->at[i], seqs_add(&c->sets, &one, 1), &waits);
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct collector *k = ctx;
    uint32_t n;
    if (k->pf->stmts[stmt].op != IR_CALL) {
        read_atomics(k, stmt, states);
        return;
    }
    const struct pta_edge *e = pta_edges(k->c->pta, k->c->frames.at[k->frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        for (int m = 0; e[i].kind == EDGE_MODEL && m < e[i].model->neffects; m++)
            for (size_t s = 0; s < states->n; s++)
                read_effect(k, stmt, &e[i].model->effects[m], &states->at[s]);
        if (e[i].kind == EDGE_SPAWN)
            read_joined_start(k, stmt, e[i].target, states);
        for (size_t s = 0; e[i].kind == EDGE_MODEL && s < states->n; s++)
            read_hidden_locks(k, stmt, e[i].model, states->at[s]);
    }
}

static bool may_wait(const struct conc *c, uint32_t frame)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind == EDGE_SPAWN &&
            pta_origin(c->pta, (origin_id){e[i].target})->flags & EFF_JOINED)
            return true;
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            enum effect_kind kind = e[i].model->effects[k].kind;
            if (kind == EFFECT_LOCK || kind == EFFECT_ONCE || kind == EFFECT_SEM_WAIT ||
                kind == EFFECT_COND_WAIT || kind == EFFECT_JOIN ||
                has_hidden_lock(&e[i].model->effects[k]))
                return true;
        }
    }
    return false;
}

static bool has_atomic_lock(struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    enum sync_event event;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_RMW && pf->stmts[i].op != IR_CMPXCHG)
            continue;
        sync_event_at(c, c->frames.at[frame].inst, i, &event);
        if (event == EVENT_TAKE)
            return true;
    }
    return false;
}

static void collect_waits(struct lock_order *o)
{
    struct conc *c = o->c;
    struct collector k = {.o = o, .c = c};
    for (uint32_t i = 0; i < c->fctxs.n; i++) {
        uint32_t frame = c->fctxs.at[i].frame;
        bool is_cut = !c->fctxs.at[i].block_in && c->frames.at[frame].is_noisy;
        if (!c->fctxs.at[i].is_reached || is_cut)
            continue;
        if (!may_wait(c, frame) && !has_atomic_lock(c, frame))
            continue;
        k.fctx = i;
        k.frame = frame;
        k.func = func_of_fctx(c, i);
        k.pf = frame_func(c, frame);
        flow_each(c, i, visit, &k);
    }
}

static void index_waits(struct lock_order *o)
{
    uint32_t n = (uint32_t)o->c->fctxs.n;
    o->waits_of = xcalloc(n + 2, sizeof *o->waits_of);
    o->by_fctx = xcalloc(o->waits.n + 1, sizeof *o->by_fctx);
    uint32_t *at = o->waits_of + 1; /* where the next one of a context goes */
    for (size_t i = 0; i < o->waits.n; i++)
        at[o->waits.at[i].fctx + 1]++;
    for (uint32_t i = 0; i < n; i++)
        at[i + 1] += at[i];
    for (uint32_t i = 0; i < o->waits.n; i++)
        o->by_fctx[at[o->waits.at[i].fctx]++] = i;
}

const uint32_t *waits_of_fctx(const struct lock_order *o, uint32_t fctx, uint32_t *n)
{
    *n = o->waits_of[fctx + 1] - o->waits_of[fctx];
    return o->by_fctx + o->waits_of[fctx];
}

/* ---- nodes and edges ---- */

static uint32_t node_of_end(struct lock_order *o, uint32_t origin)
{
    bool fresh;
    uint32_t *slot = map_slot(&o->node_of_end, origin, &fresh);
    if (fresh) {
        vec_push(&o->nodes, ((struct order_node){{PTA_NONE}, origin, true}));
        *slot = (uint32_t)o->nodes.n;
    }
    return *slot - 1;
}

/* An element that is known and any element of the same array are one node. */
static uint32_t array_around(const struct lock_order *o, uint32_t loc)
{
    const struct conc *c = o->c;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    if (l->stride || !idset_has(&o->wild, l->obj.i))
        return loc;
    const u32_vec *all = pta_obj_locs(c->pta, l->obj);
    for (size_t i = 0; i < all->n; i++) {
        const struct pta_loc *a = pta_loc(c->pta, (loc_id){all->at[i]});
        if (a->stride && map_get(&o->node_of, all->at[i], 0) && pta_overlap(a, 1, l, 1))
            return all->at[i];
    }
    return loc;
}

/* Whether a lock is single does not depend on who names it. */
static uint32_t node_of_place(struct lock_order *o, uint32_t loc)
{
    const struct pta_loc *at = pta_loc(o->c->pta, (loc_id){loc});
    uint32_t around = array_around(o, loc);
    bool fresh;
    uint32_t *slot = map_slot(&o->node_of, around, &fresh);
    if (fresh) {
        bool is_unique = around == loc && !at->stride && obj_is_unique(o->c, at->obj);
        vec_push(&o->nodes, ((struct order_node){{around}, PTA_NONE, is_unique}));
        *slot = (uint32_t)o->nodes.n;
    }
    return *slot - 1;
}

/* Arrays first, so that known elements find them. */
static void find_arrays(struct lock_order *o)
{
    struct conc *c = o->c;
    for (uint32_t i = 0; i < tuples_count(&c->token_keys); i++) {
        struct seq s = seqs_at(&c->sets, token_at(c, i).locs);
        for (uint32_t k = 0; s.n <= MAX_PLACES && k < s.n; k++) {
            const struct pta_loc *l = pta_loc(c->pta, (loc_id){s.at[k]});
            if (!l->stride)
                continue;
            idset_add(&o->wild, l->obj.i);
            node_of_place(o, s.at[k]);
        }
    }
}

static uint8_t relation_of(struct lock_order *o, const struct wait *w, uint32_t held)
{
    struct relation_query q = {w->fctx, w->stmt, held, w->token};
    if (w->relation != REL_UNKNOWN && token_at(o->c, held).locs == token_at(o->c, w->token).locs)
        return w->relation;
    return (uint8_t)lock_relation(o->c, &q);
}

static void add_edge(struct lock_order *o, uint32_t wait, uint32_t held, uint32_t from, uint32_t to,
                     bool is_guess)
{
    struct conc *c = o->c;
    const struct wait *w = &o->waits.at[wait];
    struct order_edge e = {.from = from, .to = to, .wait = wait, .held = held};
    e.is_guess = is_guess;
    e.held_shared = held != PTA_NONE && token_at(c, held).mode == LOCK_SHARED;
    e.wanted_shared = w->kind != WAIT_JOIN && token_at(c, w->token).mode == LOCK_SHARED;
    if (from == to && held != PTA_NONE)
        e.relation = o->nodes.at[from].is_unique && !is_guess ? REL_SAME : relation_of(o, w, held);
    else if (is_guess && held != PTA_NONE && w->kind == WAIT_LOCK &&
             seqs_meet(&c->sets, token_at(c, held).locs, token_at(c, w->token).locs))
        e.relation = relation_of(o, w, held);
    if (from != to && e.relation == REL_SAME)
        return; /* two names of one lock */
    vec_push(&o->edges, e);
}

/* The places of the wanted lock, as far as the calls that lead to it tell them apart. */
static uint32_t wanted_places(struct conc *c, const struct wait *w, uint32_t *out, uint32_t max)
{
    uint32_t all[MAX_ALL_PLACES], n = 0;
    bool is_unique;
    uint32_t m = token_places(c, w->token, all, w->places ? MAX_ALL_PLACES : max, &is_unique);
    for (uint32_t i = 0; i < m && n < max; i++)
        if (!w->places || seqs_has(&c->sets, w->places, all[i]))
            out[n++] = all[i];
    return n;
}

static void edges_between(struct lock_order *o, uint32_t wait, uint32_t held)
{
    struct conc *c = o->c;
    uint32_t from[MAX_PLACES], to[MAX_PLACES];
    bool is_unique;
    uint32_t n = token_places(c, held, from, MAX_PLACES, &is_unique);
    uint32_t m = wanted_places(c, &o->waits.at[wait], to, MAX_PLACES);
    if (!n || !m) {
        o->cut++;
        return;
    }
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < m; k++) {
            uint32_t a = node_of_place(o, from[i]);
            uint32_t b = node_of_place(o, to[k]);
            bool is_guess = n > 1 || m > 1;
            if (a == b && is_guess && !(n == m && i == k))
                continue;
            add_edge(o, wait, held, a, b, is_guess);
        }
}

/* Do all callers hold the lock as one of two that were put in order by a comparison? The callee
 * has no names for those. */
static bool is_chosen_by_callers(struct lock_order *o, const struct wait *w)
{
    struct conc *c = o->c;
    bool is_any = false;
    for (size_t i = 0; i < c->fctxs.at[w->fctx].callers.n; i++) {
        struct call_site at = c->fctxs.at[w->fctx].callers.at[i];
        for (size_t j = 0; j < c->fctxs.at[at.fctx].calls.n; j++) {
            struct call_record r = c->fctxs.at[at.fctx].calls.at[j];
            if (r.stmt != at.stmt || r.callee != w->fctx)
                continue;
            if (r.is_spawn || seqs_at(&c->sets, r.lockset).n + seqs_at(&c->sets, r.inert).n < 2)
                return false;
            uint32_t token = token_to_caller(c, w->token, func_of_fctx(c, w->fctx),
                                             func_of_fctx(c, at.fctx), r.stmt);
            if (!lockset_has_chosen(c, lockset_join(c, r.lockset, r.inert), token_at(c, token),
                                    c->frames.at[c->fctxs.at[at.fctx].frame].inst))
                return false;
            is_any = true;
        }
    }
    return is_any;
}

/* Has its holder the lock already, and may take it again? Then it does not wait at all. */
static bool is_taken_again(struct lock_order *o, const struct wait *w)
{
    struct conc *c = o->c;
    if (!w->is_recursive || w->is_held || holds_already(c, w))
        return w->is_recursive;
    return is_chosen(c, w) || (seqs_at(&c->sets, w->lockset).n > 1 && is_chosen_by_callers(o, w));
}

static void edges_of_lock(struct lock_order *o, uint32_t wait)
{
    if (is_taken_again(o, &o->waits.at[wait]))
        return;
    struct seq s = seqs_at(&o->c->sets, o->waits.at[wait].lockset);
    for (uint32_t i = 0; i < s.n && i < MAX_HELD; i++)
        if (!i || s.at[i] != s.at[i - 1])
            edges_between(o, wait, s.at[i]);
}

/* A stage of a future is begun when the one before it is done: it waits without a thread. */
static bool is_stage(const struct conc *c, const struct wait *w)
{
    func_id f = func_of_fctx(c, w->inner_fctx);
    const struct ir_sym *sym = c->prog->syms[c->prog->funcs[f.i].sym.i].sym;
    return c->prog->classes && sym && sym->flags & SYMF_ARTIFICIAL;
}

static void edges_of_join(struct lock_order *o, uint32_t wait)
{
    struct conc *c = o->c;
    if (is_stage(c, &o->waits.at[wait]))
        return;
    struct seq joined = seqs_at(&c->sets, o->waits.at[wait].token);
    struct seq s = seqs_at(&c->sets, o->waits.at[wait].lockset);
    for (uint32_t i = 0; i < s.n && i < MAX_HELD; i++) {
        uint32_t from[MAX_PLACES];
        bool is_unique;
        uint32_t n = token_places(c, s.at[i], from, MAX_PLACES, &is_unique);
        for (uint32_t k = 0; k < joined.n && n == 1; k++)
            add_edge(o, wait, s.at[i], node_of_place(o, from[0]), node_of_end(o, joined.at[k] / 2),
                     joined.n > 1);
    }
}

/* Does the statement wait for what the thread itself has made, and for nobody else? */
static bool joins_own_children(const struct conc *c, const struct wait *w)
{
    uint32_t n;
    inst_id inst = c->frames.at[c->fctxs.at[w->fctx].frame].inst;
    const struct pta_edge *e = pta_edges(c->pta, inst, w->stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_JOIN &&
                e[i].model->effects[k].flags & EFF_CHILDREN)
                return true;
    return false;
}

/* Does the wait keep the thread from its end until the other one has come to its own? Tasks of a
 * recursion wait for those that they have made, which never wait for them. */
static bool waits_for_end(const struct conc *c, const struct wait *w, uint32_t waiter,
                          uint32_t joined)
{
    bool is_below = seqs_has(&c->sets, c->descendants[waiter], 2 * joined + LIVE_ONE);
    bool is_above = seqs_has(&c->sets, c->descendants[joined], 2 * waiter + LIVE_ONE);
    return waiter != joined && !(is_below && is_above) && (is_below || !joins_own_children(c, w));
}

/* Who is joined by somebody that holds a lock "holds" its own end while it waits for locks. */
static void edges_from_end(struct lock_order *o, uint32_t wait)
{
    struct conc *c = o->c;
    const struct wait *w = &o->waits.at[wait];
    uint32_t end = map_get(&o->node_of_end, wait_origin(o, w).i, 0);
    uint32_t to[MAX_PLACES];
    if (!end)
        return;
    if (w->kind == WAIT_JOIN) {
        struct seq joined = seqs_at(&c->sets, w->token);
        for (uint32_t k = 0; k < joined.n; k++)
            if (waits_for_end(c, w, wait_origin(o, w).i, joined.at[k] / 2))
                add_edge(o, wait, PTA_NONE, end - 1, node_of_end(o, joined.at[k] / 2),
                         joined.n > 1);
        return;
    }
    uint32_t n = wanted_places(c, w, to, MAX_PLACES);
    for (uint32_t i = 0; i < n; i++)
        add_edge(o, wait, PTA_NONE, end - 1, node_of_place(o, to[i]), n > 1);
}

/* Who is joined by somebody that is joined himself has an end of its own, too. */
static void find_ends_behind(struct lock_order *o)
{
    enum { MAX_CHAIN = 8 };
    size_t before = SIZE_MAX;
    for (int n = 0; n < MAX_CHAIN && o->node_of_end.n != before; n++) {
        before = o->node_of_end.n;
        for (size_t i = 0; i < o->waits.n; i++) {
            const struct wait *w = &o->waits.at[i];
            if (w->kind != WAIT_JOIN || !map_get(&o->node_of_end, wait_origin(o, w).i, 0))
                continue;
            struct seq joined = seqs_at(&o->c->sets, w->token);
            for (uint32_t k = 0; k < joined.n; k++)
                node_of_end(o, joined.at[k] / 2);
        }
    }
}

/* Tasks of an executor with one thread wait for it before they begin: for its lock. */
static void add_starts(struct lock_order *o)
{
    struct conc *c = o->c;
    for (uint32_t i = 0; i < c->fctxs.n; i++) {
        const struct fctx *x = &c->fctxs.at[i];
        origin_id origin = c->frames.at[x->frame].origin;
        if (!x->is_reached || !fctx_is_start(x) || !map_get(&o->node_of_end, origin.i, 0))
            continue;
        uint32_t locks = lockset_of_origin(c, origin);
        for (uint32_t k = 0; k < seqs_at(&c->sets, locks).n; k++) {
            struct wait w = {.kind = WAIT_LOCK,
                             .fctx = i,
                             .token = seqs_at(&c->sets, locks).at[k],
                             .live = c->fctxs.at[i].live_in,
                             .inner_fctx = i};
            show(&w);
            vec_push(&o->waits, w);
        }
    }
}

static int by_nodes(const void *pa, const void *pb)
{
    const struct order_edge *a = pa, *b = pb;
    if (a->from != b->from)
        return a->from < b->from ? -1 : 1;
    if (a->to != b->to)
        return a->to < b->to ? -1 : 1;
    if (a->wait != b->wait)
        return a->wait < b->wait ? -1 : 1;
    return a->held < b->held ? -1 : a->held > b->held;
}

void lock_order_build(struct lock_order *o, struct conc *c)
{
    memset(o, 0, sizeof *o);
    o->c = c;
    tuples_init(&o->wait_keys, WAIT_KEY);
    o->kinds = lock_kinds_find(c);
    collect_waits(o);
    index_waits(o);
    find_arrays(o);
    for (uint32_t i = 0; i < o->waits.n; i++)
        if (o->waits.at[i].kind == WAIT_JOIN)
            edges_of_join(o, i);
        else
            edges_of_lock(o, i);
    find_ends_behind(o);
    add_starts(o);
    for (uint32_t i = 0; i < o->waits.n; i++)
        edges_from_end(o, i);
    if (o->edges.n)
        qsort(o->edges.at, o->edges.n, sizeof *o->edges.at, by_nodes);
}

void lock_order_release(struct lock_order *o)
{
    vec_release(&o->waits);
    vec_release(&o->nodes);
    vec_release(&o->edges);
    tuples_release(&o->wait_keys);
    free(o->waits_of);
    free(o->by_fctx);
    map_release(&o->node_of);
    map_release(&o->node_of_end);
    idset_release(&o->wild);
    lock_kinds_free(o->kinds);
}
