/*
 * How a function can be left: exits that differ in locks, in what the result tells of a try, or in
 * a flag behind a parameter are kept apart, up to a cap. And calls that may do nothing at all.
 */
#include "conc/flow/flow_int.h"

enum { MAX_EXITS = 6 };

static bool same_exit(const struct exit_state *a, const struct exit_state *b)
{
    return a->lockset == b->lockset && a->try_token == b->try_token &&
           a->try_success == b->try_success && a->try_kept == b->try_kept &&
           a->is_throw == b->is_throw && a->truth == b->truth && a->cell == b->cell;
}

/* Exits that only a flag behind a parameter keeps apart come together. */
static void exits_forget_cells(struct conc *c, struct fctx *f)
{
    size_t n = 0;
    for (size_t i = 0; i < f->exits.n; i++) {
        struct exit_state x = f->exits.at[i];
        size_t k = 0;
        x.cell = 0;
        while (k < n && !same_exit(&f->exits.at[k], &x))
            k++;
        if (k < n)
            f->exits.at[k].live = live_join(c, f->exits.at[k].live, x.live);
        else
            f->exits.at[n++] = x;
    }
    f->exits.n = n;
}

/* At the cap: one normal exit that claims only what all claim. Exceptional exits stay apart. */
static void exits_fall_together(struct conc *c, struct fctx *f)
{
    for (int is_throw = 0; is_throw < 2; is_throw++) {
        struct exit_state *all = NULL;
        size_t kept = 0;
        for (size_t i = 0; i < f->exits.n; i++) {
            struct exit_state x = f->exits.at[i];
            if (x.is_throw == is_throw && all) {
                all->lockset = lockset_meet(c, all->lockset, x.lockset);
                all->live = live_join(c, all->live, x.live);
                continue;
            }
            f->exits.at[kept] = x;
            if (x.is_throw == is_throw) {
                all = &f->exits.at[kept];
                all->try_token = PTA_NONE;
                all->try_success = all->try_kept = all->truth = all->cell = 0;
            }
            kept++;
        }
        f->exits.n = kept;
    }
}

/* Is the exit what callers in the circle have guessed (guess_exit)? */
static bool is_as_guessed(struct conc *c, const struct fctx *f, const struct exit_state *x)
{
    uint32_t more = seqs_minus(&c->sets, x->live.gen, c->frames.at[f->frame].spawns);
    return !x->is_throw && x->lockset == f->lockset && !x->live.kill && !more;
}

/* In a large circle of calls there is one exit of each kind, which claims what all claim. */
static void exit_unite(struct conc *c, struct fctx *f, struct exit_state x)
{
    bool is_first = !f->is_done;
    x.try_token = PTA_NONE;
    x.try_success = x.try_kept = x.cell = 0;
    for (size_t i = 0; i < f->exits.n; i++) {
        struct exit_state *old = &f->exits.at[i], was = *old;
        if (old->is_throw != x.is_throw)
            continue;
        old->lockset = lockset_meet(c, old->lockset, x.lockset);
        old->live = live_join(c, old->live, x.live);
        old->truth = old->truth == x.truth ? x.truth : TRUTH_UNKNOWN;
        bool is_changed = !same_exit(old, &was) || !live_equal(old->live, was.live);
        f->is_dirty |= is_changed && !(is_first && is_as_guessed(c, f, old));
        return;
    }
    vec_push(&f->exits, x);
    f->is_dirty |= !(is_first && is_as_guessed(c, f, &x));
}

struct state guess_exit(struct conc *c, uint32_t frame, struct state s)
{
    s.live.gen = seqs_union(&c->sets, s.live.gen, c->frames.at[frame].spawns);
    return s;
}

void exit_add(struct walk *w, struct exit_state x)
{
    struct conc *c = w->c;
    struct fctx *f = &c->fctxs.at[w->fctx];
    if (c->frames.at[w->frame].is_tangled) {
        exit_unite(c, f, x);
        return;
    }
    for (size_t i = 0; i < f->exits.n; i++) {
        struct exit_state *old = &f->exits.at[i];
        if (!same_exit(old, &x))
            continue;
        struct effect_pair live = live_join(c, old->live, x.live);
        f->is_dirty |= !live_equal(live, old->live);
        old->live = live;
        return;
    }
    vec_push(&f->exits, x);
    f->is_dirty = true;
    if (f->exits.n > MAX_EXITS)
        exits_forget_cells(c, f);
    if (f->exits.n > MAX_EXITS)
        exits_fall_together(c, f);
}

/* ---- empty functions in place of locks ---- */

static bool does_nothing(const struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op != IR_RET && pf->stmts[i].op != IR_COPY)
            return false;
    return true;
}

/*
 * A-NO-LOCK: a portable runtime's table of functions has locks for programs with threads and empty
 * functions for those without. Where a call may take or give back a lock or do nothing at all, it
 * does the former.
 */
bool stands_for_lock(const struct walk *w, const struct pta_edge *e, uint32_t n,
                     const struct pta_edge *empty)
{
    struct conc *c = w->c;
    if (n < 2 || c->opt.mode == MODE_SOUND ||
        !does_nothing(c, pta_inst_func(c->pta, (inst_id){empty->target})))
        return false;
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind != EDGE_CALL)
            continue;
        uint32_t frame = frame_find(c, c->frames.at[w->frame].origin, (inst_id){e[i].target});
        if (frame != PTA_NONE && c->frames.at[frame].is_noisy)
            return true;
    }
    return false;
}

/* ---- flags that say what is held ---- */

/*
 * `if (owns) unlock()` in a library, or in a destructor: the flag says whether the lock is held, so
 * where it is held it is given back. Is this the exit that keeps what another one gives back?
 */
bool keeps_needlessly(const struct conc *c, uint32_t fctx, func_id callee,
                      const struct exit_state *x)
{
    const struct fctx *f = &c->fctxs.at[fctx];
    if (x->lockset != f->lockset || f->exits.n < 2 || !prog_func_gives_back(c->prog, callee))
        return false;
    uint32_t held = seqs_at(&c->sets, x->lockset).n;
    for (size_t i = 0; i < f->exits.n; i++)
        if (f->exits.at[i].is_throw == x->is_throw &&
            seqs_at(&c->sets, f->exits.at[i].lockset).n < held)
            return true;
    return false;
}

static bool is_giving(const struct effect *e)
{
    switch (e->kind) {
    case EFFECT_UNLOCK:
    case EFFECT_RELEASE:
    case EFFECT_EMPTIED:
    case EFFECT_HELD:
    case EFFECT_OWNER:
    case EFFECT_ATOMIC:
    case EFFECT_FENCE:
    case EFFECT_ASSIGN:
    case EFFECT_READ:
    case EFFECT_NORETURN:
    case EFFECT_THROW:
        return true;
    default:
        return false;
    }
}

/*
 * A function that does nothing but give back: plain stores and calls into the program are those of
 * the library only, and nothing waits (a destructor that joins gives nothing back).
 */
static bool only_gives(const struct conc *c, func_id f, int depth)
{
    enum { MAX_DOWN = 4 };
    const struct prog_func *pf = &c->prog->funcs[f.i];
    bool is_library = prog_func_is_library(c->prog, f);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op == IR_STORE && s->sub == ORDER_NONE && !is_library)
            return false;
        if (s->op != IR_CALL)
            continue;
        ir_ref target = prog_args(pf, s)[0];
        if (ref_kind(target) != REF_SYM)
            return false;
        psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(target));
        const struct model_fn *m = pta_model_of(c->pta, sym);
        for (int k = 0; m && k < m->neffects; k++)
            if (!is_giving(&m->effects[k]))
                return false;
        func_id callee = m ? (func_id){IR_NONE} : c->prog->syms[sym.i].func;
        if (callee.i != IR_NONE && ((!is_library && !prog_func_is_library(c->prog, callee)) ||
                                    depth > MAX_DOWN || !only_gives(c, callee, depth + 1)))
            return false;
    }
    return true;
}

bool gives_needlessly(const struct walk *w, uint32_t stmt, uint32_t fctx, func_id callee,
                      uint32_t held)
{
    const struct conc *c = w->c;
    return !held && c->fctxs.at[fctx].is_foreign && prog_func_gives_back(c->prog, w->func) &&
           only_gives(c, callee, 0) && w->info->cfg &&
           !cfg_post_dominates(w->info->cfg, w->info->block_of[stmt], 0);
}
