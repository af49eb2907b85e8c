/*
 * Locks that are found through variables of the program: `pthread_mutex_lock(log->lock)` with
 * `static struct log *log`, `locks[LOCK_LIST]` with a table of pointers. Who takes such a lock by
 * the same way takes the same lock, as long as nobody puts another one there: the variable is
 * settled if it is written only while no other thread is there that takes the lock in this way, in
 * what runs once (pthread_once), or in an object that nobody else knows yet.
 */
#include "conc/element/value.h"
#include "conc/flow/flow_int.h"
#include <stdlib.h>

enum {
    MAX_PLACES = 8,  /* where a pointer on the way may be */
    MAX_STORES = 16, /* of one of them */
    POINTER = 8,     /* bytes */
};

/* Bytes on the way to a lock: offsets in objects. */
struct way {
    struct conc *c;
    const struct idset *users; /* origins that take the lock */
    uint32_t n;
    struct pta_loc at[MAX_PLACES];
};

/* ---- who writes a variable, and when ---- */

struct moment {
    struct conc *c;
    const struct idset *users;
    uint32_t fctx, stmt;
    bool is_late;
};

/* Is one of them there, beside who writes? */
static bool may_be_taken(struct conc *c, uint32_t live, const struct idset *users)
{
    struct seq s = seqs_at(&c->sets, live_with_peers(c, live, false));
    for (uint32_t i = 0; i < s.n && live_is_origin(c, s.at[i]); i++)
        if (idset_has(users, s.at[i] / 2))
            return true;
    return false;
}

/* Is a lock held that only the first to come gets, and others wait for? */
static bool holds_once(const struct conc *c, uint32_t lockset)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++) {
        struct lock_token t = token_at(c, s.at[i]);
        uint32_t sync = t.unique ? sync_at(c, seqs_at(&c->sets, t.locs).at[0]) : PTA_NONE;
        if (sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_ONCE)
            return true;
    }
    return false;
}

static void visit_write(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct moment *m = ctx;
    struct conc *c = m->c;
    const struct fctx *x = &c->fctxs.at[m->fctx];
    if (stmt != m->stmt)
        return;
    for (size_t i = 0; i < states->n; i++)
        for (size_t e = 0; e < x->entries.n && !m->is_late; e++) {
            struct entry entry = c->fctxs.at[m->fctx].entries.at[e];
            uint32_t live = live_apply(c, entry.live, states->at[i].live);
            m->is_late = may_be_taken(c, live, m->users) &&
                         !holds_once(c, held_locks(c, &entry, &states->at[i]));
        }
}

static bool is_fresh_there(struct conc *c, uint32_t fctx, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, c->fctxs.at[fctx].frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op != IR_STORE)
        return false;
    ir_ref address = prog_args(pf, s)[0];
    uint32_t term = term_of(c, func_of_fctx(c, fctx), address);
    return ownership_at(c, fctx, stmt, term, address) == OWN_FRESH;
}

static bool is_written_late(struct conc *c, const struct idset *users, const struct write_record *w)
{
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        struct moment m = {c, users, x, w->stmt, false};
        if (c->fctxs.at[x].frame != w->frame || !c->fctxs.at[x].is_reached ||
            is_fresh_there(c, x, w->stmt))
            continue;
        flow_each(c, x, visit_write, &m);
        if (m.is_late)
            return true;
    }
    return false;
}

static bool is_settled(struct conc *c, const struct idset *users, const struct pta_loc *at)
{
    const struct write_log *log = write_log_of(c);
    uint32_t seen = 0;
    for (uint32_t i = log->last[at->obj.i]; i; i = log->writes.at[i - 1].next) {
        const struct write_record *w = &log->writes.at[i - 1];
        if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, at, POINTER))
            continue;
        if (seen++ == MAX_STORES || is_written_late(c, users, w))
            return false;
    }
    return true;
}

/* ---- the way to the lock ---- */

static bool add_place(struct way *w, obj_id obj, int64_t off)
{
    struct pta_loc at = {.obj = obj, .off = (int32_t)off};
    if (w->n == MAX_PLACES || off != at.off)
        return false;
    w->at[w->n++] = at;
    return true;
}

/* What the pointers at these places lead to; false if that may change. */
static bool follow(struct way *w, int64_t off)
{
    struct conc *c = w->c;
    struct way to = {.c = c, .users = w->users};
    for (uint32_t i = 0; i < w->n; i++) {
        const u32_vec *all = pta_obj_locs(c->pta, w->at[i].obj);
        if (!is_settled(c, w->users, &w->at[i]))
            return false;
        for (size_t k = 0; k < all->n; k++) {
            if (!pta_overlap(pta_loc(c->pta, (loc_id){all->at[k]}), POINTER, &w->at[i], POINTER))
                continue;
            struct idset_iter it = idset_begin(pta_content(c->pta, (loc_id){all->at[k]}));
            for (uint32_t loc; idset_step(&it, &loc);) {
                const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
                if (l->stride || !add_place(&to, l->obj, l->off + off))
                    return false;
            }
        }
    }
    *w = to;
    return true;
}

/* The places that the term means, if all that is loaded on the way is settled. */
static bool find_places(struct way *w, uint32_t term, int64_t off)
{
    struct conc *c = w->c;
    const uint32_t *t = tuples_at(&c->terms, term);
    uint32_t from = t[1];
    if (t[0] == TERM_ADD)
        return find_places(w, from, off + (int32_t)t[2]);
    if (t[0] == TERM_LOAD)
        return find_places(w, from, 0) && follow(w, off);
    if (t[0] != TERM_SYM || c->prog->syms[from].is_tls)
        return false;
    obj_id obj = pta_sym_obj(c->pta, (psym_id){from});
    return obj.i != PTA_NONE && obj_is_unique(c, obj) && add_place(w, obj, off + (int32_t)t[2]);
}

/* The same way in one form: an element by a constant number is a place like any other. NONE if
 * anything else than variables and offsets is in it. */
static uint32_t plain_way(struct conc *c, uint32_t term)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    uint32_t kind = t[0], word = t[2];
    int64_t off = (int32_t)word;
    if (kind == TERM_SYM)
        return term;
    if (kind == TERM_INDEX) {
        const uint32_t *index = tuples_at(&c->terms, t[3]);
        off *= (int32_t)index[1];
        if (index[0] != TERM_INT)
            return PTA_NONE;
    } else if ((kind != TERM_ADD && kind != TERM_LOAD) || term_is_flag(c, term)) {
        return PTA_NONE;
    }
    uint32_t from = plain_way(c, t[1]);
    if (from == PTA_NONE)
        return PTA_NONE;
    return kind == TERM_LOAD ? term_kept_at(c, from) : term_add(c, from, off);
}

/* ---- who takes the lock ---- */

struct use_of_name {
    uint32_t func, name;
};
typedef VEC(struct use_of_name) use_vec;

static int by_func(const void *pa, const void *pb)
{
    const struct use_of_name *a = pa, *b = pb;
    if (a->func != b->func)
        return a->func < b->func ? -1 : 1;
    return a->name < b->name ? -1 : a->name > b->name;
}

static void find_uses(struct conc *c, use_vec *uses)
{
    for (uint32_t token = 0; token < tuples_count(&c->token_keys); token++) {
        uint32_t term = token_at(c, token).term, local;
        uint32_t name = term == PTA_NONE ? PTA_NONE : plain_way(c, term);
        uint32_t site = name == PTA_NONE ? 0 : c->token_site.at[token];
        for (; site; site = c->token_sites.at[site - 1].next) {
            const struct prog_func *pf =
                prog_stmt(c->prog, c->token_sites.at[site - 1].stmt_id, &local);
            vec_push(uses, ((struct use_of_name){(uint32_t)(pf - c->prog->funcs), name}));
        }
    }
    if (uses->n)
        qsort(uses->at, uses->n, sizeof *uses->at, by_func);
}

static struct idset *users_of(struct conc *c, uint32_t name)
{
    bool is_new;
    uint32_t *slot = map_slot(&c->lock_user_of, name, &is_new);
    if (is_new) {
        vec_push(&c->lock_users, ((struct idset){0}));
        *slot = (uint32_t)c->lock_users.n;
    }
    return &c->lock_users.at[*slot - 1];
}

/* name -> origins in which a function takes the lock by it: of all names at once */
static void find_users(struct conc *c)
{
    use_vec uses = {0};
    find_uses(c, &uses);
    for (uint32_t f = 0; uses.n && f < c->frames.n; f++) {
        uint32_t func = c->frames.at[f].func.i;
        size_t lo = 0, hi = uses.n;
        while (lo < hi) {
            size_t mid = (lo + hi) / 2;
            *(uses.at[mid].func < func ? &lo : &hi) = uses.at[mid].func < func ? mid + 1 : mid;
        }
        for (; lo < uses.n && uses.at[lo].func == func; lo++)
            idset_add(users_of(c, uses.at[lo].name), c->frames.at[f].origin.i);
    }
    vec_release(&uses);
    c->has_lock_users = true;
}

uint32_t lock_name(struct conc *c, uint32_t term)
{
    bool is_new;
    uint32_t known = *map_slot(&c->lock_names, term, &is_new);
    if (!is_new)
        return known - 1;
    uint32_t name = plain_way(c, term);
    if (name != PTA_NONE && !c->has_lock_users)
        find_users(c);
    if (name != PTA_NONE) {
        struct way w = {.c = c, .users = users_of(c, name)};
        if (!find_places(&w, name, 0))
            name = PTA_NONE;
    }
    map_put(&c->lock_names, term, name + 1);
    return name;
}
