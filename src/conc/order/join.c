/*
 * What has ended after a wait: for a thread by its handle, for all tasks, for the tasks that the
 * caller itself made.
 *
 * A task that waits for its children knows nothing of those of its peers: other instances of
 * itself may have made the same kind. Both are one origin here. So such a wait takes the origin
 * away and puts its peer in its place, which counts only where elements cannot tell the work of
 * two peers apart (assumption A-DIVIDE: tasks that recur divide the arrays they work on).
 */
#include "conc/conc_int.h"

enum { MAX_UP = 24 };

/* The element for instances of the origin that somebody else made. */
static uint32_t live_peer(const struct conc *c, origin_id o)
{
    return 2 * (pta_norigins(c->pta) + (uint32_t)c->syncs.n) + o.i;
}

/* Where the call that creates a thread puts its handle, as a term of its function; PTA_NONE. */
static uint32_t handle_made_at(struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].model && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            ir_ref at = f->kind == EFFECT_SPAWN && f->handle.kind == PLACE_DEREF
                            ? call_arg(&c->prog->funcs[pta_inst_func(c->pta, inst).i], stmt,
                                       f->handle.index)
                            : (ir_ref){0};
            if (!ref_is_none(at))
                return term_of(c, pta_inst_func(c->pta, inst), at);
        }
    return PTA_NONE;
}

/* Is the handle of the first thread overwritten by that of the second? The function makes each of
 * them once. */
static bool is_overwritten_by(struct conc *c, inst_id inst, origin_id first, origin_id second)
{
    const struct pta_creation *a = pta_creations(c->pta, first);
    const struct pta_creation *b = pta_creations(c->pta, second);
    func_id f = pta_inst_func(c->pta, inst);
    if (pta_origin(c->pta, first)->ncreations != 1 || pta_origin(c->pta, second)->ncreations != 1 ||
        a->inst.i != inst.i || b->inst.i != inst.i || stmt_in_loop(c, f, a->stmt) ||
        stmt_in_loop(c, f, b->stmt) || !comes_first(finfo_of(c, f), a->stmt, b->stmt))
        return false;
    uint32_t place = handle_made_at(c, inst, a->stmt);
    return place != PTA_NONE && place == handle_made_at(c, inst, b->stmt);
}

/* Where the join's handle is read from the place; IR_NONE if it comes from elsewhere. */
static uint32_t handle_read_at(struct conc *c, func_id f, uint32_t stmt, const struct place *handle,
                               uint32_t place)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    if (handle->kind != PLACE_ARG && handle->kind != PLACE_DEREF)
        return IR_NONE;
    ir_ref joined = call_arg(pf, stmt, handle->index);
    if (handle->kind == PLACE_DEREF)
        return !ref_is_none(joined) && term_of(c, f, joined) == place ? stmt : IR_NONE;
    const struct ir_stmt *load = def_in(pf, info, joined);
    bool is_there = load && load->op == IR_LOAD && term_of(c, f, prog_args(pf, load)[0]) == place;
    return is_there ? info->def[ref_index(joined)] : IR_NONE;
}

/* Is what the creation puts into the place there still, as far as the function's stores tell? */
static bool is_kept_there(struct conc *c, func_id f, uint32_t made, uint32_t place)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_STORE && !comes_first(info, i, made) &&
            term_of(c, f, prog_args(pf, &pf->stmts[i])[0]) == place)
            return false;
    return true;
}

/* Is the handle of the first thread not in the place of the second one's when that is read: was it
 * overwritten, or is it put there later? */
static bool is_elsewhere(struct conc *c, inst_id inst, origin_id o, origin_id found, uint32_t read)
{
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    return is_overwritten_by(c, inst, o, found) ||
           (is_overwritten_by(c, inst, found, o) &&
            comes_first(info, read, pta_creations(c->pta, o)->stmt));
}

/* Of threads whose handles are put into one place by the function, the one that is there when the
 * join's handle is read from it; the set itself if that is not clear. */
static uint32_t found_there(struct conc *c, uint32_t frame, uint32_t stmt,
                            const struct place *handle, uint32_t made)
{
    struct seq s = seqs_at(&c->sets, made);
    inst_id inst = c->frames.at[frame].inst;
    func_id f = c->frames.at[frame].func;
    for (uint32_t i = 0; i < s.n && live_is_origin(c, s.at[i]); i++) {
        const struct pta_creation *by = pta_creations(c->pta, (origin_id){s.at[i] / 2});
        uint32_t others = 0, found = s.at[i];
        if (pta_origin(c->pta, (origin_id){s.at[i] / 2})->ncreations != 1 || by->inst.i != inst.i)
            continue;
        uint32_t place = handle_made_at(c, inst, by->stmt);
        uint32_t read = handle_read_at(c, f, stmt, handle, place);
        if (place == PTA_NONE || read == IR_NONE || !comes_first(finfo_of(c, f), by->stmt, read) ||
            !is_kept_there(c, f, by->stmt, place))
            continue;
        for (uint32_t k = 0; k < s.n && live_is_origin(c, s.at[k]); k++)
            others += i != k &&
                      is_elsewhere(c, inst, (origin_id){s.at[k] / 2}, (origin_id){found / 2}, read);
        if (others == s.n - 1)
            return seqs_add(&c->sets, &found, 1);
    }
    return made;
}

/* The one origin that is joined: what the handle may be, of what this function made. */
static uint32_t joined_now(struct conc *c, uint32_t frame, uint32_t stmt,
                           const struct place *handle, uint32_t origins, uint32_t gen)
{
    uint32_t made_here = seqs_intersect(&c->sets, origins, gen);
    if (seqs_at(&c->sets, made_here).n > 1)
        made_here = found_there(c, frame, stmt, handle, made_here);
    if (seqs_at(&c->sets, made_here).n == 1)
        return made_here;
    return seqs_at(&c->sets, origins).n == 1 ? origins : 0;
}

static bool is_for_one(const struct conc *c, uint32_t token)
{
    uint32_t local;
    const struct prog_func *pf = prog_stmt(c->prog, c->token_stmt.at[token], &local);
    ir_ref callee = ir_args(pf->unit, pf->func, &pf->stmts[local])[0];
    if (pf->stmts[local].op != IR_CALL || ref_kind(callee) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
    const struct model_fn *m = pta_model_of(c->pta, sym);
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_LOCK && m->effects[i].flags & EFF_ONE_RUNS)
            return true;
    return false;
}

/* Is one of the locks held one that only one thread of a team gets? */
static bool is_chosen_one(struct conc *c, const struct state *s)
{
    struct seq held = seqs_at(&c->sets, state_locks(c, s));
    for (uint32_t i = 0; i < held.n; i++)
        if (is_for_one(c, held.at[i]))
            return true;
    return false;
}

static bool is_made_by(const struct conc *c, origin_id child, origin_id parent)
{
    const struct pta_creation *made = pta_creations(c->pta, child);
    for (uint32_t i = 0; i < pta_origin(c->pta, child)->ncreations; i++)
        if (frame_find(c, parent, made[i].inst) != PTA_NONE)
            return true;
    return false;
}

/* May several instances of the origin run, so that another one's children are no children here? */
static bool has_peers(struct conc *c, origin_id o)
{
    const struct pta_origin *origin = pta_origin(c->pta, o);
    const struct pta_creation *made = pta_creations(c->pta, o);
    if (origin->flags & EFF_MANY || origin->ncreations > 1)
        return true;
    return origin->ncreations && stmt_in_loop(c, pta_inst_func(c->pta, made->inst), made->stmt);
}

/* What was registered under a handle that is an object of the program. */
static uint32_t cancelled_origins(struct conc *c, uint32_t frame, uint32_t stmt,
                                  const struct place *place)
{
    const struct idset *objects = pta_place(c->pta, c->frames.at[frame].inst, stmt, place);
    uint32_t set = joined_origins(c, frame, stmt, place), loc, held;
    struct idset_iter it = idset_begin(objects);
    while (idset_step(&it, &loc)) {
        struct idset_iter in = idset_begin(pta_content(c->pta, (loc_id){loc}));
        while (idset_step(&in, &held)) {
            const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){held})->obj);
            if (o->kind == OBJ_HANDLE && !pta_origin(c->pta, (origin_id){o->site})->is_crowd)
                set = seqs_insert(&c->sets, set, 2 * o->site + LIVE_ONE);
        }
    }
    return set;
}

/* The same with what peers of the origins may have made: all of them are over. */
static uint32_t with_peers(struct conc *c, uint32_t set)
{
    u32_vec peers = {0};
    struct seq s = seqs_at(&c->sets, set);
    for (uint32_t i = 0; i < s.n && live_is_origin(c, s.at[i]); i++)
        vec_push(&peers, live_peer(c, (origin_id){s.at[i] / 2}));
    for (size_t i = 0; i < peers.n; i++)
        set = seqs_insert(&c->sets, set, peers.at[i]);
    vec_release(&peers);
    return set;
}

/* Threads of others that the origin has waited for before it ended, and those that they have: one
 * of each, if one instance of the origin has ended. */
static uint32_t waited_for(struct conc *c, origin_id o, bool is_all)
{
    uint32_t over = c->exit_over[o.i], set = 0;
    for (bool is_more = over != 0; is_more;) { /* grows until nothing is new */
        uint32_t before = over;
        struct seq s = seqs_at(&c->sets, before);
        u32_vec origins = {0};
        for (uint32_t i = 0; i < s.n && live_is_origin(c, s.at[i]); i++)
            vec_push(&origins, s.at[i] / 2);
        for (size_t i = 0; i < origins.n; i++)
            over = seqs_union(&c->sets, over, c->exit_over[origins.at[i]]);
        vec_release(&origins);
        is_more = over != before;
    }
    u32_vec one = {0};
    struct seq s = seqs_at(&c->sets, over);
    for (uint32_t i = 0; i < s.n && live_is_origin(c, s.at[i]); i++)
        if (is_all || (s.at[i] & 1) == LIVE_ONE)
            vec_push(&one, s.at[i]);
    set = one.n ? seqs_add(&c->sets, one.at, (uint32_t)one.n) : 0;
    vec_release(&one);
    return set;
}

/* What the origin leaves behind. Who asks for a result and gets one knows that it was not ended by
 * an exception, which would have come instead. */
static uint32_t left_by(const struct conc *c, origin_id o, const struct effect *e, bool is_thrown)
{
    bool is_result = e->ret.kind != PLACE_NONE && !is_thrown && c->prog->classes;
    return is_result ? c->return_live[o.i] : c->exit_live[o.i];
}

static uint32_t ended_with(struct conc *c, origin_id o, const struct effect *e, bool is_all,
                           bool is_thrown)
{
    uint32_t dead = c->descendants[o.i], more = 2 * o.i + LIVE_MORE;
    if (!(e->flags & EFF_DEEP))
        dead = seqs_minus(&c->sets, dead, left_by(c, o, e, is_thrown));
    else
        dead = with_peers(c, dead);
    dead = seqs_union(&c->sets, dead, waited_for(c, o, is_all));
    if (is_all)
        return seqs_insert(&c->sets, dead, more);
    return seqs_minus(&c->sets, dead, seqs_add(&c->sets, &more, 1));
}

/* Is the origin made in rounds of that loop, as far as is seen? */
static bool is_made_in_loop(struct conc *c, origin_id o, origin_id self, uint32_t top,
                            uint32_t loop)
{
    const struct pta_creation *made = pta_creations(c->pta, o);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[top].inst));
    for (uint32_t i = 0; i < pta_origin(c->pta, o)->ncreations; i++) {
        uint32_t frame = frame_find(c, self, made[i].inst), stmt = made[i].stmt;
        for (int up = 0; up < MAX_UP && frame != PTA_NONE && frame != top; up++) {
            const struct frame *f = &c->frames.at[frame];
            if (f->ncallers > 1)
                return true; /* perhaps */
            stmt = f->call_stmt;
            frame = f->caller;
        }
        if (frame == top && cfg_in_loop(info->cfg, info->block_of[stmt], loop))
            return true;
    }
    return false;
}

/* Is the origin made by the frame, or by what it calls, as far as is seen? */
static bool is_made_below(struct conc *c, origin_id o, uint32_t top)
{
    const struct pta_creation *made = pta_creations(c->pta, o);
    for (uint32_t i = 0; i < pta_origin(c->pta, o)->ncreations; i++) {
        uint32_t frame = frame_find(c, c->frames.at[top].origin, made[i].inst);
        for (int up = 0; up < MAX_UP && frame != PTA_NONE && frame != top; up++)
            frame = c->frames.at[frame].ncallers > 1 ? top : c->frames.at[frame].caller;
        if (frame == top)
            return true; /* or perhaps */
    }
    return false;
}

/* Does the library call the frame for every element, and are the origins made elsewhere? */
static bool is_called_for_each(struct conc *c, uint32_t frame, uint32_t origins)
{
    const struct frame *f = &c->frames.at[frame];
    bool is_repeated = f->is_repeated;
    struct seq o = seqs_at(&c->sets, origins);
    for (uint32_t i = 0; i < o.n && is_repeated; i++)
        is_repeated = !is_made_below(c, (origin_id){o.at[i] / 2}, frame);
    return is_repeated;
}

/*
 * Is the wait made by a function that is called in one place only, in a loop, and not for threads
 * that the same loop makes? `for (auto &f : futures) f.get();`
 */
static bool is_called_in_loop(struct conc *c, uint32_t frame, uint32_t origins)
{
    origin_id self = c->frames.at[frame].origin;
    for (int up = 0; up < MAX_UP; up++) {
        const struct frame *f = &c->frames.at[frame];
        if (f->caller == PTA_NONE || f->ncallers != 1)
            return false;
        if (is_called_for_each(c, frame, origins))
            return true;
        const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[f->caller].inst));
        uint32_t loop = info->cfg->loop[info->block_of[f->call_stmt]];
        frame = f->caller;
        if (loop == CFG_NONE)
            continue;
        struct seq o = seqs_at(&c->sets, origins);
        for (uint32_t i = 0; i < o.n; i++)
            if (is_made_in_loop(c, (origin_id){o.at[i] / 2}, self, frame, loop))
                return false;
        return true;
    }
    return false;
}

static bool has_effect(struct conc *c, inst_id inst, uint32_t stmt, enum effect_kind kind,
                       uint32_t flag)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].model && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind == kind && (f->flags & flag) == flag)
                return true;
        }
    return false;
}

/* Where the group begins whose end the statement waits for; IR_NONE. */
static uint32_t group_begin(struct conc *c, inst_id inst, uint32_t stmt)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    uint32_t begin = IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_CALL || i == stmt || !comes_first(info, i, stmt) ||
            !has_effect(c, inst, i, EFFECT_GROUP, 0) ||
            (begin != IR_NONE && !comes_first(info, begin, i)))
            continue;
        bool is_over = false;
        for (uint32_t k = 0; k < pf->func->nstmts && !is_over; k++)
            is_over = k != stmt && pf->stmts[k].op == IR_CALL && comes_first(info, i, k) &&
                      comes_first(info, k, stmt) && has_effect(c, inst, k, EFFECT_JOIN, EFF_DEEP);
        if (!is_over)
            begin = i;
    }
    return begin;
}

/* Was the origin made before the group began that the statement waits for? */
static bool is_before_group(struct conc *c, inst_id inst, uint32_t begin, origin_id o)
{
    const struct pta_creation *made = pta_creations(c->pta, o);
    uint32_t n = begin == IR_NONE ? 0 : pta_origin(c->pta, o)->ncreations;
    for (uint32_t i = 0; i < n; i++)
        if (made[i].inst.i != inst.i ||
            !comes_first(finfo_of(c, pta_inst_func(c->pta, inst)), made[i].stmt, begin))
            return false;
    return n > 0;
}

bool is_outside_group(struct conc *c, inst_id inst, uint32_t stmt, origin_id o)
{
    return is_before_group(c, inst, group_begin(c, inst, stmt), o);
}

/* Does the function wait for such a thread on every way from the one statement to the other? */
static bool is_joined_between(struct conc *c, uint32_t frame, uint32_t from, uint32_t to,
                              origin_id o)
{
    inst_id inst = c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(c, c->frames.at[frame].func);
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind == EDGE_CALL && comes_first(info, from, e[i].stmt) &&
            comes_first(info, e[i].stmt, to))
            return true; /* perhaps */
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind == EFFECT_JOIN && comes_first(info, from, e[i].stmt) &&
                comes_first(info, e[i].stmt, to) &&
                seqs_has(&c->sets, joined_by(c, frame, e[i].stmt, f), 2 * o.i + LIVE_ONE))
                return true;
        }
    }
    return false;
}

/* What the joined thread may have made and waited for, but the function has made one, too, that it
 * has not waited for: both halves of a recursion. */
static uint32_t without_own(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t dead,
                            uint32_t joined, origin_id over)
{
    inst_id inst = c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(c, c->frames.at[frame].func);
    u32_vec own = {0};
    struct seq s = seqs_at(&c->sets, dead);
    for (uint32_t i = 0; i < s.n && live_is_origin(c, s.at[i]); i++) {
        origin_id o = {s.at[i] / 2};
        const struct pta_creation *made = pta_creations(c->pta, o);
        bool is_own = false;
        for (uint32_t k = 0; k < pta_origin(c->pta, o)->ncreations && !is_own; k++)
            is_own = made[k].inst.i == inst.i && made[k].effect->kind == EFFECT_SPAWN &&
                     !(made[k].effect->flags & EFF_JOINED) &&
                     comes_first(info, made[k].stmt, stmt) &&
                     !stmt_in_loop(c, c->frames.at[frame].func, made[k].stmt) &&
                     !seqs_has(&c->sets, joined, 2 * o.i + LIVE_ONE) && is_made_by(c, o, over) &&
                     !is_joined_between(c, frame, made[k].stmt, stmt, o);
        if (is_own)
            vec_push(&own, s.at[i]);
    }
    if (own.n)
        dead = seqs_minus(&c->sets, dead, seqs_add(&c->sets, own.at, (uint32_t)own.n));
    vec_release(&own);
    return dead;
}

struct ended join_ended(struct conc *c, const struct state *s, uint32_t frame, uint32_t stmt,
                        const struct effect *e, bool is_thrown)
{
    origin_id self = c->frames.at[frame].origin;
    func_id func = pta_inst_func(c->pta, c->frames.at[frame].inst);
    bool is_cancel = e->kind == EFFECT_CANCEL, is_of_children = e->flags & EFF_CHILDREN;
    bool is_all = is_cancel || e->flags & EFF_ALL;
    uint32_t all =
        is_cancel ? cancelled_origins(c, frame, stmt, &e->handle) : joined_by(c, frame, stmt, e);
    uint32_t one = joined_now(c, frame, stmt, &e->handle, all, s->live.gen);
    if (stmt_in_loop(c, func, stmt) || is_all || (!one && is_called_in_loop(c, frame, all)))
        one = all; /* a different handle each time round; counted by LIVE_MORE */
    bool has_others = is_of_children && has_peers(c, self) && !is_chosen_one(c, s);
    struct ended out = {0, 0};
    uint32_t begin = e->flags & EFF_DEEP ? group_begin(c, c->frames.at[frame].inst, stmt) : IR_NONE;
    struct seq o = seqs_at(&c->sets, one);
    for (uint32_t i = 0; i < o.n; i++) {
        origin_id origin = {o.at[i] / 2};
        if ((is_of_children && !is_made_by(c, origin, self)) ||
            is_before_group(c, c->frames.at[frame].inst, begin, origin))
            continue;
        uint32_t dead = ended_with(c, origin, e, is_all, is_thrown);
        if (!is_all && !c->prog->classes)
            dead = without_own(c, frame, stmt, dead, one, origin);
        out.dead = seqs_union(&c->sets, out.dead, dead);
        if (has_others)
            out.peers = seqs_insert(&c->sets, out.peers, live_peer(c, origin));
    }
    return out;
}

uint32_t live_with_peers(struct conc *c, uint32_t live, bool is_divided)
{
    struct seq s = seqs_at(&c->sets, live);
    uint32_t n = s.n, first = live_peer(c, (origin_id){0}), out;
    while (n && s.at[n - 1] >= first)
        n--;
    if (n == s.n)
        return live;
    u32_vec peers = {0};
    for (uint32_t i = n; i < s.n && !is_divided; i++)
        vec_push(&peers, 2 * (s.at[i] - first) + LIVE_ONE);
    out = seqs_add(&c->sets, s.at, n);
    for (size_t i = 0; i < peers.n; i++)
        out = seqs_insert(&c->sets, out, peers.at[i]);
    vec_release(&peers);
    return out;
}
