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

struct moments {
    struct conc *c;
    const struct idset *users;
    uint32_t fctx, stmt;
    uint32_t once; /* what all that is written once is written under; PTA_NONE: nothing is */
    bool is_late, is_plain;
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

/* What is held that only the first to come gets, and others wait for; PTA_NONE. */
static uint32_t once_held(const struct conc *c, uint32_t lockset)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++) {
        struct lock_token t = token_at(c, s.at[i]);
        uint32_t sync = t.unique ? sync_at(c, seqs_at(&c->sets, t.locs).at[0]) : PTA_NONE;
        if (sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_ONCE)
            return sync;
    }
    return PTA_NONE;
}

static void visit_write(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct moments *m = ctx;
    struct conc *c = m->c;
    const struct fctx *x = &c->fctxs.at[m->fctx];
    for (size_t i = 0; stmt == m->stmt && i < states->n; i++)
        for (size_t e = 0; e < x->entries.n; e++) {
            struct entry entry = c->fctxs.at[m->fctx].entries.at[e];
            uint32_t live = live_apply(c, entry.live, states->at[i].live);
            uint32_t once = once_held(c, held_locks(c, &entry, &states->at[i]));
            m->is_plain |= once == PTA_NONE;
            m->is_late |= once == PTA_NONE ? may_be_taken(c, live, m->users)
                                           : m->once != PTA_NONE && m->once != once;
            if (once != PTA_NONE)
                m->once = once;
        }
}

static bool is_fresh_there(struct conc *c, uint32_t fctx, uint32_t stmt, int operand)
{
    const struct prog_func *pf = frame_func(c, c->fctxs.at[fctx].frame);
    if (pf->stmts[stmt].op != IR_STORE)
        return false;
    ir_ref ref = prog_args(pf, &pf->stmts[stmt])[operand];
    return ownership_at(c, fctx, stmt, term_of(c, func_of_fctx(c, fctx), ref), ref) == OWN_FRESH;
}

static void add_moments(struct moments *m, const struct write_record *w)
{
    const struct fctx_index *index = fctx_index(m->c);
    m->stmt = w->stmt;
    for (uint32_t x = index->first[w->frame]; x && !m->is_late; x = index->next[x - 1]) {
        m->fctx = x - 1;
        if (m->c->fctxs.at[x - 1].is_reached && !is_fresh_there(m->c, x - 1, w->stmt, 0))
            flow_each(m->c, x - 1, visit_write, m);
    }
}

static bool is_null_at_first(const struct conc *c, const struct pta_loc *at)
{
    const struct pta_obj *o = pta_obj(c->pta, at->obj);
    int64_t value;
    return o->kind != OBJ_GLOBAL ||
           (sym_initial_value(&c->prog->syms[o->site], (uint64_t)at->off, POINTER, &value) &&
            !value);
}

/* Is nothing stored there that may come between two who take the lock? What is made once is the
 * only thing that is ever there. */
static bool is_settled(struct conc *c, const struct idset *users, const struct pta_loc *at)
{
    const struct write_log *log = write_log_of(c);
    struct moments m = {.c = c, .users = users, .once = PTA_NONE};
    uint32_t seen = 0;
    for (uint32_t i = log->last[at->obj.i]; i && !m.is_late; i = log->writes.at[i - 1].next) {
        const struct write_record *w = &log->writes.at[i - 1];
        if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, at, POINTER))
            continue;
        if (seen++ == MAX_STORES)
            return false;
        add_moments(&m, w);
    }
    return !m.is_late && (m.once == PTA_NONE || (!m.is_plain && is_null_at_first(c, at)));
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

/* ---- tables of locks ---- */

/* Is each pointer in the variable one to a new object, known to nobody when it is put there? */
static bool has_own_in_each(struct conc *c, obj_id table)
{
    const struct write_log *log = write_log_of(c);
    const struct fctx_index *index = fctx_index(c);
    uint32_t seen = 0;
    for (uint32_t i = log->last[table.i]; i; i = log->writes.at[i - 1].next) {
        const struct write_record *w = &log->writes.at[i - 1];
        if (seen++ == MAX_STORES)
            return false;
        for (uint32_t x = index->first[w->frame]; x; x = index->next[x - 1])
            if (c->fctxs.at[x - 1].is_reached && !is_fresh_there(c, x - 1, w->stmt, 1))
                return false;
    }
    return pta_obj(c->pta, table)->kind == OBJ_GLOBAL && seen;
}

bool lock_names_differ(struct conc *c, uint32_t a, uint32_t b)
{
    const uint32_t *s = tuples_at(&c->terms, a), *t = tuples_at(&c->terms, b);
    if (s[0] != TERM_LOAD || t[0] != TERM_LOAD)
        return false;
    s = tuples_at(&c->terms, s[1]), t = tuples_at(&c->terms, t[1]);
    if (s[0] != TERM_SYM || t[0] != TERM_SYM || s[1] != t[1] || s[2] == t[2])
        return false;
    obj_id table = pta_sym_obj(c->pta, (psym_id){s[1]});
    return table.i != PTA_NONE && has_own_in_each(c, table);
}
