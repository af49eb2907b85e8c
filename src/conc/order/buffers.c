/*
 * Two buffers that change places under a lock:
 *
 *     lock();                              lock();
 *     add(front);                          full = front; front = spare; spare = full;
 *     unlock();                            unlock();
 *                                          write_out(full);
 *
 * Both variables begin at different buffers and are only ever exchanged, under a lock, by one
 * thread. What it reaches by `spare`, or by what it has just put there, is not what `front`
 * leads to until it exchanges them again: others who use `front` under the lock are elsewhere.
 */
#include "conc/order/buffers.h"
#include "conc/element/index_int.h"
#include "conc/lock/turn.h"

enum { MAX_STEPS = 12 };

struct exchange {
    loc_id front, spare;
    uint32_t frame, front_stmt, spare_stmt; /* the two stores */
};

/* The one place of a variable that the address set stands for; PTA_NONE. */
static uint32_t variable_at(struct conc *c, uint32_t frame, ir_ref ref)
{
    return one_place(c, pta_value(c->pta, c->frames.at[frame].inst, ref));
}

/* The load of a variable that an address starts from, in its function; IR_NONE. */
static uint32_t load_behind(struct conc *c, uint32_t frame, ir_ref ref)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    for (int i = 0; i < MAX_STEPS && ref_kind(ref) == REF_REG; i++) {
        uint32_t def = info->def[ref_index(ref)];
        if (def == IR_NONE)
            return IR_NONE;
        const struct ir_stmt *s = &pf->stmts[def];
        if (s->op == IR_LOAD)
            return def;
        if (s->op != IR_ADDR && s->op != IR_COPY)
            return IR_NONE;
        ref = prog_args(pf, s)[0];
    }
    return IR_NONE;
}

static uint32_t variable_of_load(struct conc *c, uint32_t frame, uint32_t load)
{
    const struct prog_func *pf = frame_func(c, frame);
    return load == IR_NONE ? PTA_NONE : variable_at(c, frame, prog_args(pf, &pf->stmts[load])[0]);
}

/* Where in which variable it points to at first; false if that is not known. */
static bool first_target(const struct conc *c, loc_id at, psym_id *sym, int64_t *offset)
{
    const struct pta_loc *l = pta_loc(c->pta, at);
    const struct pta_obj *o = pta_obj(c->pta, l->obj);
    if (o->kind != OBJ_GLOBAL)
        return false;
    const struct prog_sym *s = &c->prog->syms[o->site];
    for (uint32_t i = 0; i < s->sym->ninits; i++) {
        const struct ir_init *init = &s->unit->inits[s->sym->first_init + i];
        if (init->offset == (uint64_t)l->off)
            return prog_ref_address(c->prog, s->unit_index, init->value, sym, offset);
    }
    return false;
}

struct start {
    bool is_stored;
    uint32_t frame;
    ir_ref value;
};

/* The only store of the other variable's content, in *stmt; others before the thread begins. */
static bool find_store(struct index *x, loc_id to, loc_id from, uint32_t frame, uint32_t *stmt,
                       struct start *start)
{
    struct conc *c = x->c;
    *stmt = IR_NONE;
    for (uint32_t i = values_last_write(x->v, pta_loc(c->pta, to)->obj); i;
         i = x->v->log->writes.at[i - 1].next) {
        const struct write_record w = x->v->log->writes.at[i - 1];
        const struct prog_func *pf = frame_func(c, w.frame);
        if (!pta_overlap(pta_loc(c->pta, w.loc), w.size, pta_loc(c->pta, to), 8))
            continue;
        if (pf->stmts[w.stmt].op != IR_STORE)
            return false;
        ir_ref value = prog_args(pf, &pf->stmts[w.stmt])[1];
        if (w.frame == frame &&
            variable_of_load(c, frame, load_behind(c, frame, value)) == from.i) {
            if (*stmt != IR_NONE)
                return false;
            *stmt = w.stmt;
            continue;
        }
        bool is_first = value_is_creator(x->v, w.frame, c->frames.at[frame].origin.i) &&
                        runs_once(c, w.frame, w.stmt) && !start->is_stored;
        if (!is_first)
            return false;
        *start = (struct start){true, w.frame, value};
    }
    return *stmt != IR_NONE;
}

static bool starts_differ(struct conc *c, const struct exchange *e, const struct start *f,
                          const struct start *s)
{
    psym_id a, b;
    int64_t m, n;
    if (f->is_stored != s->is_stored)
        return false;
    if (!f->is_stored)
        return first_target(c, e->front, &a, &m) && first_target(c, e->spare, &b, &n) &&
               (a.i != b.i || m != n);
    struct idset p = {0}, q = {0};
    add_objects_at(c, pta_value(c->pta, c->frames.at[f->frame].inst, f->value), &p);
    add_objects_at(c, pta_value(c->pta, c->frames.at[s->frame].inst, s->value), &q);
    bool differ = !idset_is_empty(&p) && !idset_is_empty(&q) && !idset_intersects(&p, &q);
    idset_release(&p);
    idset_release(&q);
    return differ;
}

/* Do the two variables change places in this frame, and in no other way, by one thread? */
static bool find_exchange(struct index *x, struct exchange *e)
{
    struct conc *c = x->c;
    struct start front = {0}, spare = {0};
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[e->frame].inst));
    return !conc_origin_is_many(c, c->frames.at[e->frame].origin) &&
           find_store(x, e->front, e->spare, e->frame, &e->front_stmt, &front) &&
           find_store(x, e->spare, e->front, e->frame, &e->spare_stmt, &spare) &&
           info->block_of[e->front_stmt] == info->block_of[e->spare_stmt] &&
           starts_differ(c, e, &front, &spare);
}

/* ---- the lock around it ---- */

struct holding {
    struct conc *c;
    uint32_t fctx, stmt, guards;
    bool is_shared; /* one of the user's guards is held whenever the statement runs */
};

static void see_locks(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct holding *h = ctx;
    const struct fctx *f = &h->c->fctxs.at[h->fctx];
    if (stmt != h->stmt)
        return;
    for (size_t k = 0; k < f->entries.n; k++)
        for (size_t i = 0; i < states->n; i++) {
            struct entry e = f->entries.at[k];
            struct seq held = seqs_at(&h->c->sets, held_locks(h->c, &e, &states->at[i]));
            bool has = false;
            for (uint32_t t = 0; t < held.n; t++) {
                struct lock_token token = token_at(h->c, held.at[t]);
                struct seq locs = seqs_at(&h->c->sets, token.locs);
                has |= token.unique && token.mode == LOCK_EXCLUSIVE && locs.n == 1 &&
                       guards_have_unique(h->c, h->guards, (loc_id){locs.at[0]});
            }
            h->is_shared &= has;
        }
}

static bool is_under(struct conc *c, const struct exchange *e, uint32_t guards)
{
    struct holding h = {.c = c, .stmt = e->front_stmt, .guards = guards, .is_shared = true};
    bool is_reached = false;
    for (h.fctx = 0; h.fctx < c->fctxs.n; h.fctx++)
        if (c->fctxs.at[h.fctx].frame == e->frame && c->fctxs.at[h.fctx].is_reached) {
            is_reached = true;
            flow_each(c, h.fctx, see_locks, &h);
        }
    return is_reached && h.is_shared;
}

/* ---- who uses which ---- */

/* Does a way lead from the exchange to the statement without the load of the variable? */
static bool is_stale(struct conc *c, const struct exchange *e, uint32_t load, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, e->frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[e->frame].inst));
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_found = false;
    uint32_t from = MAX(e->front_stmt, e->spare_stmt);
    while (!is_found) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + info->block_of[from]];
        uint32_t i = from;
        while (i < b->first + b->count && i != load && i != stmt)
            i++;
        is_found = i == stmt;
        for (uint32_t k = 0; i == b->first + b->count && k < b->nsuccs; k++) {
            uint32_t next = ir_succs(pf->unit, pf->func, b)[k];
            if (idset_add(&seen, next))
                vec_push(&work, next);
        }
        if (!work.n)
            break;
        from = pf->unit->blocks[pf->func->first_block + vec_pop(&work)].first;
    }
    idset_release(&seen);
    vec_release(&work);
    return is_found;
}

/* The variable that the loaded value is put into, in the function; PTA_NONE. */
static uint32_t put_into(struct conc *c, uint32_t frame, uint32_t load)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    for (uint32_t i = load + 1; i < pf->func->nstmts; i++) {
        const ir_ref *args = prog_args(pf, &pf->stmts[i]);
        if (pf->stmts[i].op == IR_STORE && info->block_of[i] == info->block_of[load] &&
            ref_kind(args[1]) == REF_REG && ref_index(args[1]) == pf->stmts[load].dst)
            return variable_at(c, frame, args[0]);
    }
    return PTA_NONE;
}

/* `user` goes through the front variable under a lock; has `owner` the other buffer? */
static bool has_other(struct index *x, const struct buffer_side *user,
                      const struct buffer_side *owner)
{
    struct conc *c = x->c;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[owner->frame].inst));
    uint32_t used = load_behind(c, user->frame, user->address);
    uint32_t front = variable_of_load(c, user->frame, used);
    uint32_t load = load_behind(c, owner->frame, owner->address);
    uint32_t from = variable_of_load(c, owner->frame, load);
    if (front == PTA_NONE || from == PTA_NONE || !user->guards ||
        !turn_lock_is_kept(c, user->frame, used, user->stmt))
        return false;
    bool is_kept = from == front; /* `full`, not `spare` */
    uint32_t spare = is_kept ? put_into(c, owner->frame, load) : from;
    struct exchange e = {.front = {front}, .spare = {spare}, .frame = owner->frame};
    if (spare == PTA_NONE || spare == front || !find_exchange(x, &e) ||
        !is_under(c, &e, user->guards))
        return false;
    uint32_t last = MAX(e.front_stmt, e.spare_stmt);
    if (!is_kept)
        return !is_stale(c, &e, load, owner->stmt);
    return info->block_of[load] == info->block_of[last] && load < last &&
           (info->block_of[owner->stmt] != info->block_of[last] || owner->stmt > last);
}

bool buffers_apart(struct index *x, const struct buffer_side *a, const struct buffer_side *b)
{
    return has_other(x, a, b) || has_other(x, b, a);
}
