#include "conc/deadlock/region.h"
#include "conc/classes.h"
#include "conc/deadlock/lockorder.h"
#include "conc/lock/turn.h"
#include <stdlib.h>

/* What is done under the lock that one statement takes. */
struct content {
    struct race_side at;
    uint32_t stmt_id, accesses, shared;
    struct idset written; /* shared locations */
    struct idset atomics; /* statements that use shared places by atomic operations */
    struct idset plain;   /* shared locations that are used otherwise */
    bool is_unknown;      /* may do more than we see */
};

struct regions {
    VEC(struct lock_region) list;
};

struct walker {
    struct conc *c;
    struct map site_of; /* statement id -> content + 1 */
    VEC(struct content) contents;
    struct idset kept; /* places of locks that have another use */
    uint32_t fctx, frame;
    const struct prog_func *pf;
    bool is_library; /* pf */
    access_vec list;
    /* Most locks are needed wherever they are taken: what is done under them need not be known. */
    u32_vec open;     /* tokens of acquisitions that nothing needs so far */
    struct map hopes; /* places -> 1 no, 2 yes: may a lock there be taken for nothing? */
};

/* ---- where a held lock was taken ---- */

/*
 * The acquisitions that a lock may come from: the last one before the statement in its function,
 * else those before the calls that lead there, on all ways. Locks are told apart by their places.
 */
struct acquisition {
    uint32_t stmt_id, token;
};

struct acquisitions {
    VEC(struct acquisition) list; /* by statement */
    struct map above;             /* (function context, places) -> set of statement ids + 1 */
};

static int by_id(const void *pa, const void *pb)
{
    const struct acquisition *a = pa, *b = pb;
    if (a->stmt_id != b->stmt_id)
        return a->stmt_id < b->stmt_id ? -1 : 1;
    return (a->token > b->token) - (a->token < b->token);
}

/* Tokens name the locks of statements that give them back, too: those begin no region. */
static void list_acquisitions(struct conc *c)
{
    if (c->acquisitions)
        return;
    struct acquisitions *q = c->acquisitions = xcalloc(1, sizeof *q);
    for (uint32_t t = 0; t < tuples_count(&c->token_keys); t++)
        for (uint32_t i = c->token_site.at[t]; i; i = c->token_sites.at[i - 1].next)
            if (!site_only_gives_back(c, c->token_sites.at[i - 1].stmt_id))
                vec_push(&q->list, ((struct acquisition){c->token_sites.at[i - 1].stmt_id, t}));
    if (q->list.n)
        qsort(q->list.at, q->list.n, sizeof *q->list.at, by_id);
}

void acquisitions_free(struct conc *c)
{
    if (!c->acquisitions)
        return;
    vec_release(&c->acquisitions->list);
    map_release(&c->acquisitions->above);
    free(c->acquisitions);
}

static size_t first_from(const struct acquisitions *q, uint32_t stmt_id)
{
    size_t lo = 0, hi = q->list.n;
    while (lo < hi) {
        size_t mid = (lo + hi) / 2;
        if (q->list.at[mid].stmt_id < stmt_id)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

/* Those of the function itself, as a set; 0 if it has none: the last one that comes first, else
 * all. */
static uint32_t sites_in(struct conc *c, uint32_t fctx, uint32_t stmt, uint32_t locs)
{
    const struct prog_func *pf = frame_func(c, c->fctxs.at[fctx].frame);
    const struct acquisitions *q = c->acquisitions;
    struct finfo *info = finfo_of(c, func_of_fctx(c, fctx));
    size_t first = first_from(q, pf->stmt_base), end = first;
    uint32_t all = 0;
    while (end < q->list.n && q->list.at[end].stmt_id - pf->stmt_base < pf->func->nstmts)
        end++;
    for (size_t i = end; i > first; i--) {
        const struct acquisition *a = &q->list.at[i - 1];
        if (a->stmt_id - pf->stmt_base != stmt &&
            comes_first(info, a->stmt_id - pf->stmt_base, stmt) &&
            seqs_meet(&c->sets, token_at(c, a->token).locs, locs))
            return seqs_add(&c->sets, &a->stmt_id, 1);
    }
    for (size_t i = first; i < end; i++)
        if (q->list.at[i].stmt_id - pf->stmt_base != stmt &&
            seqs_meet(&c->sets, token_at(c, q->list.at[i].token).locs, locs))
            all = seqs_insert(&c->sets, all, q->list.at[i].stmt_id);
    return all;
}

uint32_t acquisition_before(struct conc *c, uint32_t fctx, uint32_t stmt, uint32_t locs)
{
    list_acquisitions(c);
    uint32_t set = sites_in(c, fctx, stmt, locs);
    const struct prog_func *pf = frame_func(c, c->fctxs.at[fctx].frame);
    if (seqs_at(&c->sets, set).n != 1)
        return PTA_NONE;
    uint32_t local = seqs_at(&c->sets, set).at[0] - pf->stmt_base;
    return comes_first(finfo_of(c, func_of_fctx(c, fctx)), local, stmt) ? local : PTA_NONE;
}

static uint32_t sites_of(struct conc *c, uint32_t fctx, uint32_t stmt, uint32_t locs)
{
    uint32_t own = sites_in(c, fctx, stmt, locs), all = 0;
    bool is_new;
    uint32_t *slot = own ? NULL : map_slot(&c->acquisitions->above, map_key2(fctx, locs), &is_new);
    if (own || !is_new)
        return own ? own : *slot - 1;
    *slot = 1; /* none, while it is being made */
    for (size_t i = 0; i < c->fctxs.at[fctx].callers.n; i++) {
        struct call_site at = c->fctxs.at[fctx].callers.at[i];
        all = seqs_union(&c->sets, all, sites_of(c, at.fctx, at.stmt, locs));
    }
    map_put(&c->acquisitions->above, map_key2(fctx, locs), all + 1);
    return all;
}

/* ---- accesses that need their locks ---- */

static void need_all_sites(struct conc *c, uint32_t token)
{
    for (uint32_t k = c->token_site.at[token]; k; k = c->token_sites.at[k - 1].next)
        idset_add(&c->needed_sites, c->token_sites.at[k - 1].stmt_id);
}

void regions_need(struct conc *c, const struct classes *k, const struct class *cl)
{
    list_acquisitions(c);
    for (uint32_t i = cl->first; i; i = k->members.at[i - 1].next) {
        const struct member *m = &k->members.at[i - 1];
        for (uint32_t j = 0; j < seqs_at(&c->sets, m->lockset).n; j++) {
            uint32_t token = seqs_at(&c->sets, m->lockset).at[j];
            struct seq sites =
                seqs_at(&c->sets, sites_of(c, m->fctx, m->stmt, token_at(c, token).locs));
            for (uint32_t n = 0; n < sites.n; n++)
                idset_add(&c->needed_sites, sites.at[n]);
            if (cl->seen_stmts > cl->count || !sites.n)
                need_all_sites(c, token); /* not every statement of the class is known */
        }
    }
}

/* ---- locks with another use ---- */

static void keep_locks(struct walker *w, uint32_t frame)
{
    struct conc *c = w->c;
    uint32_t n;
    inst_id inst = c->frames.at[frame].inst;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind == EFFECT_COND_WAIT || f->kind == EFFECT_COND_SIGNAL) {
                idset_union(&w->kept, pta_place(c->pta, inst, e[i].stmt, &f->obj));
                if (f->kind == EFFECT_COND_WAIT)
                    idset_union(&w->kept, pta_place(c->pta, inst, e[i].stmt, &f->obj2));
            }
            if (f->kind == EFFECT_LOCK && f->success != SUCCESS_ALWAYS)
                idset_union(&w->kept, pta_place(c->pta, inst, e[i].stmt, &f->obj));
        }
}

static bool is_plain_mutex(const struct walker *w, loc_id lock)
{
    return lock.i != PTA_NONE && !idset_has(&w->kept, lock.i) &&
           sync_at(w->c, lock.i) == PTA_NONE && turn_at(w->c, lock.i) == PTA_NONE &&
           !idset_has(&w->c->spin_locks, lock.i);
}

/* ---- which locks are in question ---- */

static void list_open(struct walker *w)
{
    struct conc *c = w->c;
    struct idset seen = {0};
    for (size_t i = 0; i < c->acquisitions->list.n; i++) {
        struct acquisition a = c->acquisitions->list.at[i];
        uint32_t local;
        struct seq s = seqs_at(&c->sets, token_at(c, a.token).locs);
        const struct prog_func *pf = prog_stmt(c->prog, a.stmt_id, &local);
        if (!idset_has(&c->needed_sites, a.stmt_id) && s.n &&
            is_plain_mutex(w, (loc_id){s.at[0]}) &&
            !prog_func_is_library(c->prog, c->prog->syms[pf->sym.i].func) &&
            idset_add(&seen, a.token))
            vec_push(&w->open, a.token);
    }
    idset_release(&seen);
}

static bool is_open(struct walker *w, uint32_t locs)
{
    bool is_new;
    uint32_t *slot = map_slot(&w->hopes, locs, &is_new);
    if (is_new) {
        *slot = 1;
        for (size_t i = 0; *slot == 1 && i < w->open.n; i++)
            if (seqs_meet(&w->c->sets, token_at(w->c, w->open.at[i]).locs, locs))
                *slot = 2;
    }
    return *slot == 2;
}

static bool has_open(struct walker *w, uint32_t lockset)
{
    struct seq s = seqs_at(&w->c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++)
        if (is_open(w, token_at(w->c, s.at[i]).locs))
            return true;
    return false;
}

/* Is such a lock held anywhere in the function context? */
static bool may_hold_open(struct walker *w, uint32_t fctx)
{
    const struct fctx *x = &w->c->fctxs.at[fctx];
    bool may = w->c->frames.at[x->frame].is_noisy || has_open(w, x->lockset);
    for (size_t i = 0; !may && i < x->entries.n; i++)
        may = has_open(w, x->entries.at[i].lockset);
    return may;
}

/* ---- what is inside ---- */

/* Input and output have an order that nobody declares. */
static bool does_io(const char *name)
{
    static const char *const parts[] = {"print", "puts",  "putc",  "write", "read", "send",
                                        "recv",  "log",   "flush", "getc",  "gets", "open",
                                        "close", "sleep", "poll",  "select"};
    static const char *const packages[] = {"java.io.", "java.nio.", "java.net.",
                                           "java.util.logging."};
    bool is_java = strchr(name, '.') != NULL;
    for (size_t i = 0; is_java && i < ARRAY_SIZE(packages); i++)
        if (strstr(name, packages[i]))
            return true;
    for (size_t i = 0; !is_java && i < ARRAY_SIZE(parts); i++)
        if (strstr(name, parts[i]))
            return true;
    return false;
}

static bool is_unknown_call(const struct walker *w, const struct pta_edge *e)
{
    if (e->kind == EDGE_EXTERNAL)
        return true;
    if (e->kind != EDGE_MODEL)
        return false;
    for (int i = 0; i < e->model->neffects; i++) {
        enum effect_kind kind = e->model->effects[i].kind;
        if (kind == EFFECT_LOCK || kind == EFFECT_JOIN || kind == EFFECT_SPAWN ||
            kind == EFFECT_SEM_WAIT || kind == EFFECT_SEM_POST || kind == EFFECT_BARRIER_WAIT ||
            kind == EFFECT_REGISTER || kind == EFFECT_EXIT)
            return true;
    }
    return does_io(w->c->prog->syms[e->target].name);
}

static struct content *content_of(struct walker *w, uint32_t stmt_id, uint32_t token,
                                  const struct race_side *side)
{
    bool is_new;
    uint32_t *slot = map_slot(&w->site_of, stmt_id, &is_new);
    if (is_new) {
        struct seq locs = seqs_at(&w->c->sets, token_at(w->c, token).locs);
        struct content k = {.stmt_id = stmt_id, .at = *side};
        k.at.loc = (loc_id){locs.n ? locs.at[0] : PTA_NONE};
        vec_push(&w->contents, k);
        *slot = (uint32_t)w->contents.n;
    }
    return &w->contents.at[*slot - 1];
}

static void add_access(struct walker *w, struct content *k, const struct access *a)
{
    struct conc *c = w->c;
    struct idset_iter it = idset_begin(a->locs);
    uint32_t loc;
    bool is_shared = false, is_any = false;
    while (idset_step(&it, &loc)) {
        is_any = true;
        if (!c->obj_shared[pta_loc(c->pta, (loc_id){loc})->obj.i])
            continue;
        is_shared = true;
        if (!(a->flags & ACC_ATOMIC))
            idset_add(&k->plain, loc);
        if (a->flags & ACC_WRITE)
            idset_add(&k->written, loc);
    }
    if (is_shared && a->flags & ACC_ATOMIC)
        idset_add(&k->atomics, w->pf->stmt_base + a->stmt);
    k->accesses += !w->is_library;
    k->shared += is_shared;
    k->is_unknown |= !is_any;
}

static void add_to(struct walker *w, struct content *k, uint32_t stmt)
{
    uint32_t n = 0;
    const struct pta_edge *e = w->pf->stmts[stmt].op == IR_CALL
                                   ? pta_edges(w->c->pta, w->c->frames.at[w->frame].inst, stmt, &n)
                                   : NULL;
    for (uint32_t i = 0; i < n; i++)
        k->is_unknown |= is_unknown_call(w, &e[i]);
    for (size_t i = 0; i < w->list.n; i++)
        add_access(w, k, &w->list.at[i]);
}

static bool is_held_in(struct conc *c, uint32_t lockset, const struct idset *places)
{
    for (uint32_t i = 0; i < seqs_at(&c->sets, lockset).n; i++) {
        struct seq s = seqs_at(&c->sets, token_at(c, seqs_at(&c->sets, lockset).at[i]).locs);
        for (uint32_t k = 0; k < s.n; k++)
            if (idset_has(places, s.at[k]))
                return true;
    }
    return false;
}

/* A lock that is given back where it is not held was kept for longer, to stop others: a gate. */
static void keep_gate(struct walker *w, const struct idset *places, const state_vec *states)
{
    struct conc *c = w->c;
    for (uint32_t e = 0; e < c->fctxs.at[w->fctx].entries.n; e++)
        for (size_t i = 0; i < states->n; i++) {
            struct entry entry = c->fctxs.at[w->fctx].entries.at[e];
            if (!is_held_in(c, held_locks(c, &entry, &states->at[i]), places))
                idset_union(&w->kept, places);
        }
}

/* Taking and giving back the lock itself is not inside. */
static bool is_lock_call(struct walker *w, uint32_t stmt, const state_vec *states)
{
    uint32_t n;
    bool is_unlock = false;
    inst_id inst = w->c->frames.at[w->frame].inst;
    if (w->pf->stmts[stmt].op != IR_CALL)
        return false;
    const struct pta_edge *e = pta_edges(w->c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind != EFFECT_UNLOCK)
                continue;
            keep_gate(w, pta_place(w->c->pta, inst, stmt, &f->obj), states);
            is_unlock = true;
        }
    return is_unlock;
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct walker *w = ctx;
    struct conc *c = w->c;
    const struct frame *f = &c->frames.at[w->frame];
    uint8_t flags = ir_op_info(w->pf->stmts[stmt].op)->flags;
    if ((w->pf->stmts[stmt].op != IR_CALL && !(flags & (OPF_READ | OPF_WRITE))) ||
        is_lock_call(w, stmt, states))
        return;
    bool is_listed = false;
    for (uint32_t e = 0; e < c->fctxs.at[w->fctx].entries.n; e++)
        for (size_t i = 0; i < states->n; i++) {
            struct entry entry = c->fctxs.at[w->fctx].entries.at[e];
            struct race_side side = {.inst = f->inst,
                                     .origin = f->origin,
                                     .stmt = stmt,
                                     .state = w->fctx,
                                     .entry = e,
                                     .lockset = held_locks(c, &entry, &states->at[i])};
            for (uint32_t k = 0; k < seqs_at(&c->sets, side.lockset).n; k++) {
                uint32_t token = seqs_at(&c->sets, side.lockset).at[k];
                if (!is_open(w, token_at(c, token).locs))
                    continue;
                if (!is_listed) {
                    vec_clear(&w->list);
                    accesses_of(c, f->inst, stmt, &w->list);
                    is_listed = true;
                }
                uint32_t sites = sites_of(c, w->fctx, stmt, token_at(c, token).locs);
                for (uint32_t n = 0; n < seqs_at(&c->sets, sites).n; n++)
                    if (!idset_has(&c->needed_sites, seqs_at(&c->sets, sites).at[n]))
                        add_to(w, content_of(w, seqs_at(&c->sets, sites).at[n], token, &side),
                               stmt);
            }
        }
}

/* ---- the list ---- */

/* Is it on the way of an initialiser of a class? Who uses the class first runs that, whoever it
 * is, and it may well know why it locks. */
static bool is_in_class_init(const struct conc *c, const struct race_side *at)
{
    enum { MAX_UP = 16 };
    uint32_t fctx = at->state;
    for (int n = 0; n < MAX_UP && c->prog->nclass_inits; n++) {
        if (func_is_class_init(c->prog, func_of_fctx(c, fctx)))
            return true;
        const struct fctx *x = &c->fctxs.at[fctx];
        if (!x->entries.n || x->entries.at[0].caller == PTA_NONE)
            break;
        fctx = x->entries.at[0].caller;
    }
    return false;
}

static enum region_reason reason_of(const struct content *k)
{
    if (!k->shared)
        return REGION_LOCAL;
    if (idset_is_empty(&k->written))
        return REGION_READ;
    return idset_intersects(&k->plain, &k->written) ? REGION_ORDERED : REGION_ATOMIC;
}

/* Several places, or one by several atomic operations, may have to change together. */
static bool may_be_atomic(const struct content *k)
{
    return idset_count(&k->written) > 1 ||
           (!idset_is_empty(&k->written) && idset_count(&k->atomics) > 1);
}

/* How many loops are around the statement, and how often they run it together. */
static void count_rounds(struct conc *c, func_id f, uint32_t stmt, struct lock_region *r)
{
    const struct finfo *info = finfo_of(c, f);
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    for (r->rounds = 1; loop != CFG_NONE; loop = info->cfg->loops[loop].parent) {
        int64_t n = loop_rounds(c, f, loop);
        r->rounds =
            r->rounds < 0 || n < 0 || n > INT32_MAX / MAX(r->rounds, 1) ? -1 : r->rounds * n;
        r->loops++;
    }
}

static void judge(struct walker *w, const struct content *k, bool with_atomic, struct regions *out)
{
    struct conc *c = w->c;
    uint32_t local;
    const struct prog_func *pf = prog_stmt(c->prog, k->stmt_id, &local);
    func_id f = c->prog->syms[pf->sym.i].func;
    bool is_atomic = may_be_atomic(k);
    if (k->is_unknown || !k->accesses || idset_has(&c->needed_sites, k->stmt_id) ||
        !is_plain_mutex(w, k->at.loc) || prog_func_is_library(c->prog, f) ||
        (is_atomic && !with_atomic) || is_in_class_init(c, &k->at))
        return;
    struct lock_region r = {
        .at = k->at, .stmt_id = k->stmt_id, .accesses = k->accesses, .may_be_atomic = is_atomic};
    count_rounds(c, f, local, &r);
    r.reason = reason_of(k);
    vec_push(&out->list, r);
}

static int by_stmt(const void *pa, const void *pb)
{
    const struct content *a = pa, *b = pb;
    return (a->stmt_id > b->stmt_id) - (a->stmt_id < b->stmt_id);
}

struct regions *regions_find(struct conc *c, bool with_atomic)
{
    struct regions *out = xcalloc(1, sizeof *out);
    struct walker w = {.c = c};
    list_acquisitions(c);
    for (uint32_t i = 0; i < c->frames.n; i++)
        keep_locks(&w, i);
    list_open(&w);
    for (uint32_t i = 0; i < c->fctxs.n && pta_norigins(c->pta) > 1; i++) {
        if (!c->fctxs.at[i].is_reached || !may_hold_open(&w, i))
            continue;
        w.fctx = i;
        w.frame = c->fctxs.at[i].frame;
        w.pf = frame_func(c, w.frame);
        w.is_library = prog_func_is_library(c->prog, func_of_fctx(c, i));
        flow_each(c, i, visit, &w);
    }
    if (w.contents.n)
        qsort(w.contents.at, w.contents.n, sizeof *w.contents.at, by_stmt);
    for (size_t i = 0; i < w.contents.n; i++) {
        judge(&w, &w.contents.at[i], with_atomic, out);
        idset_release(&w.contents.at[i].written);
        idset_release(&w.contents.at[i].atomics);
        idset_release(&w.contents.at[i].plain);
    }
    vec_release(&w.contents);
    vec_release(&w.list);
    vec_release(&w.open);
    map_release(&w.hopes);
    map_release(&w.site_of);
    idset_release(&w.kept);
    return out;
}

void regions_free(struct regions *r)
{
    if (r)
        vec_release(&r->list);
    free(r);
}

uint32_t regions_count(const struct regions *r)
{
    return (uint32_t)r->list.n;
}

const struct lock_region *regions_at(const struct regions *r, uint32_t i)
{
    return &r->list.at[i];
}
