/*
 * Memory that each thread gets for itself and keeps behind what is its own: lists, trees, tables,
 * arrays that grow.
 *
 *     struct worker { pthread_t thread; struct node *head; } workers[N];
 *     run(w): n = malloc(...); n->next = w->head; w->head = n;   for (n = w->head; n; n = n->next)
 *
 * Kinds of objects that only threads of one kind make, and whose addresses are only ever stored
 *   1. into objects of such kinds,
 *   2. into variables of functions and thread-local ones that nobody else knows of, or
 *   3. by those threads, into places of which no two threads ever use one (the roots).
 * What a thread finds in its own places was put there by itself, and leads to what it has made: two
 * of these threads never meet at such an object (by induction over the steps that lead to it).
 *
 * Others, the creator say, may find such objects, too, if wherever they load the address of one
 * from a root, its thread has been joined, or runs not yet (afterjoin.c): they come after it then.
 * So that nobody knows what a second thread finds at the same root, the threads are made by one
 * loop that runs once. What others store is nothing that the threads load, and goes into no such
 * object.
 *
 * Places that are apart only for the time of a step between barriers are not the thread's own.
 *
 * Cost: one pass over all loads and stores of pointers when first asked; each kind of object is
 * judged once, by comparing its uses, of which there are few.
 */
#include "conc/element/index_int.h"
#include <stdlib.h>

enum { MAX_TARGETS = 48, MAX_USES = 48, MAX_KINDS = 8, MAX_HOLDERS = 24, MAX_SOURCES = 4 };
enum { SEVERAL = UINT32_MAX };

enum grown_kind { GROWN_NOT = 1, GROWN_AMONG_THREADS, GROWN };

/* A load or store of the address of an object. */
struct use_of {
    uint32_t frame, stmt, next;
    bool is_store;
};

struct grown {
    struct map copied; /* object -> index + 1 of a copy of its content among the uses */
    struct idset torn; /* objects that are copied in ways which are not followed */
    uint32_t *runs;    /* instance -> origin + 1 that alone runs it; 0: none, SEVERAL */
    bool *makes;       /* origin -> are there objects that it alone makes? */
    struct map last;   /* object -> index + 1 of a use */
    VEC(struct use_of) uses;
    struct idset lost;   /* objects that are known in ways which are not followed */
    struct map set_seen; /* large sets that were looked at */
    struct map kinds;    /* object -> enum grown_kind */
};

/* ---- who knows of an object ---- */

/* The origin whose threads alone make such objects; PTA_NONE. */
static uint32_t maker_of(const struct index *x, const struct grown *g, obj_id obj)
{
    const struct pta_obj *o = pta_obj(x->c->pta, obj);
    uint32_t by = o->kind == OBJ_HEAP && o->inst.i != PTA_NONE ? g->runs[o->inst.i] : 0;
    if (!by || by == SEVERAL)
        return PTA_NONE;
    const struct birth *b = &x->v->births[by - 1];
    return b->is_known && !(b->effect->flags & (EFF_JOINED | EFF_COPIES)) ? by - 1 : PTA_NONE;
}

static void add_use(struct grown *g, struct map *of, obj_id obj, uint32_t frame, uint32_t stmt,
                    bool is_store)
{
    bool is_new;
    uint32_t *last = map_slot(of, obj.i, &is_new);
    if (is_new)
        *last = 0;
    const struct use_of *u = *last ? &g->uses.at[*last - 1] : NULL;
    if (u && u->frame == frame && u->stmt == stmt && u->is_store == is_store)
        return;
    struct use_of use = {frame, stmt, *last, is_store};
    vec_push(&g->uses, use);
    *last = (uint32_t)g->uses.n;
}

/* Nobody follows where these go. */
static void lose(struct index *x, struct idset *lost, const struct idset *values)
{
    struct idset_iter it = idset_begin(values);
    uint32_t loc;
    while (idset_step(&it, &loc))
        idset_add(lost, pta_loc(x->c->pta, (loc_id){loc})->obj.i);
}

static void see_values(struct index *x, struct grown *g, uint32_t frame, uint32_t stmt,
                       ir_ref value, bool is_store)
{
    const struct idset *values = pta_value(x->c->pta, x->c->frames.at[frame].inst, value);
    bool is_new;
    uint32_t loc;
    if (idset_count(values) > MAX_TARGETS) {
        map_slot(&g->set_seen, (uintptr_t)values, &is_new);
        if (is_new)
            lose(x, &g->lost, values);
        return;
    }
    struct idset_iter it = idset_begin(values);
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(x->c->pta, (loc_id){loc})->obj;
        uint32_t maker = maker_of(x, g, obj);
        if (maker == PTA_NONE)
            continue;
        g->makes[maker] = true;
        add_use(g, &g->last, obj, frame, stmt, is_store);
    }
}

/* A copy of memory: whatever lies in there goes elsewhere. */
static void see_copy(struct index *x, struct grown *g, uint32_t frame, uint32_t stmt, ir_ref from)
{
    const struct idset *source = pta_value(x->c->pta, x->c->frames.at[frame].inst, from);
    struct idset_iter it = idset_begin(source);
    uint32_t loc;
    if (idset_count(source) > MAX_TARGETS)
        lose(x, &g->torn, source);
    else
        while (idset_step(&it, &loc))
            add_use(g, &g->copied, pta_loc(x->c->pta, (loc_id){loc})->obj, frame, stmt, true);
}

/* Arguments that a library function keeps or hands on. */
static void see_calls(struct index *x, struct grown *g, uint32_t frame)
{
    uint32_t n;
    inst_id inst = x->c->frames.at[frame].inst;
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct pta_edge *e = pta_inst_edges(x->c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            bool is_kept = f->kind == EFFECT_ASSIGN && f->ret.kind != PLACE_RET;
            for (uint32_t a = 0; is_kept && a + 1 < pf->stmts[e[i].stmt].nargs; a++)
                lose(x, &g->lost, pta_value(x->c->pta, inst, call_arg(pf, e[i].stmt, (int32_t)a)));
        }
}

static void see_frame(struct index *x, struct grown *g, uint32_t frame)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    inst_id inst = x->c->frames.at[frame].inst;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        if (s->op == IR_LOAD && s->size == pf->unit->pointer_size) {
            see_values(x, g, frame, i, ref_make(REF_REG, s->dst), false);
        } else if (s->op == IR_STORE && s->size == pf->unit->pointer_size) {
            see_values(x, g, frame, i, args[1], true);
        } else if (s->op == IR_MEMCOPY) {
            see_copy(x, g, frame, i, args[1]);
        } else if (s->op == IR_RMW || s->op == IR_CMPXCHG) {
            lose(x, &g->lost, pta_value(x->c->pta, inst, args[1]));
            if (s->op == IR_CMPXCHG)
                lose(x, &g->lost, pta_value(x->c->pta, inst, args[2]));
        }
    }
    see_calls(x, g, frame);
}

/* What threads and handlers are given. */
static void see_entries(struct index *x, struct grown *g)
{
    for (uint32_t o = 0; o < pta_norigins(x->c->pta); o++) {
        inst_id entry = pta_origin(x->c->pta, (origin_id){o})->entry;
        const struct prog_func *pf = &x->c->prog->funcs[pta_inst_func(x->c->pta, entry).i];
        for (uint32_t i = 0; i < pf->func->nparams; i++)
            lose(x, &g->lost, pta_value(x->c->pta, entry, ref_make(REF_REG, i)));
    }
}

static struct grown *grown_of(struct index *x)
{
    if (x->grown)
        return x->grown;
    struct conc *c = x->c;
    struct grown *g = x->grown = xcalloc(1, sizeof *g);
    g->makes = xcalloc(pta_norigins(c->pta) + 1, sizeof *g->makes);
    g->runs = xcalloc(pta_ninsts(c->pta) + 1, sizeof *g->runs);
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t *by = &g->runs[c->frames.at[f].inst.i], origin = c->frames.at[f].origin.i + 1;
        *by = !*by || *by == origin ? origin : SEVERAL;
    }
    for (uint32_t f = 0; f < c->frames.n; f++)
        see_frame(x, g, f);
    see_entries(x, g);
    return g;
}

void grown_free(struct grown *g)
{
    if (!g)
        return;
    free(g->runs);
    free(g->makes);
    map_release(&g->last);
    map_release(&g->copied);
    idset_release(&g->torn);
    vec_release(&g->uses);
    idset_release(&g->lost);
    map_release(&g->set_seen);
    map_release(&g->kinds);
    free(g);
}

/* ---- judging a kind of objects ---- */

/* Where the address of an object is loaded from or stored to, by the threads or by others. */
struct root {
    uint32_t frame, stmt;
    ir_ref address;
    bool is_store;
};

struct judged {
    struct index *x;
    struct grown *g;
    uint32_t origin;
    uint32_t nobjs, nholders, nroots;
    obj_id objs[MAX_KINDS];      /* found through each other */
    obj_id holders[MAX_HOLDERS]; /* other objects that keep their addresses */
    struct root roots[MAX_USES];
};

static bool is_among(const obj_id *objs, uint32_t n, obj_id obj)
{
    for (uint32_t i = 0; i < n; i++)
        if (objs[i].i == obj.i)
            return true;
    return false;
}

static const struct idset *places_at(const struct judged *j, uint32_t frame, ir_ref address)
{
    return pta_value(j->x->c->pta, j->x->c->frames.at[frame].inst, address);
}

static bool is_by_threads(const struct judged *j, const struct root *r)
{
    return index_origin(j->x, r->frame).i == j->origin;
}

/* Is it a variable of one thread alone? */
static bool is_private(const struct judged *j, uint32_t frame, obj_id obj)
{
    const struct pta_obj *o = pta_obj(j->x->c->pta, obj);
    if (o->kind == OBJ_TLS)
        return !j->x->c->obj_escapes[obj.i];
    return o->kind == OBJ_STACK && o->inst.i != PTA_NONE && !j->x->c->obj_escapes[obj.i] &&
           j->g->runs[o->inst.i] == index_origin(j->x, frame).i + 1;
}

/* Sorts the objects at an address in. *some: one is a root, *all: each is. False: too many. */
static bool sort_places(struct judged *j, uint32_t frame, ir_ref address, bool *some, bool *all)
{
    struct idset_iter it = idset_begin(places_at(j, frame, address));
    uint32_t loc;
    *some = false;
    *all = true;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(j->x->c->pta, (loc_id){loc})->obj;
        bool is_own = is_among(j->objs, j->nobjs, obj);
        if (!is_own && maker_of(j->x, j->g, obj) == j->origin) {
            if (j->nobjs == MAX_KINDS)
                return false;
            j->objs[j->nobjs++] = obj;
            is_own = true;
        } else if (!is_own && !is_among(j->holders, j->nholders, obj)) {
            if (j->nholders == MAX_HOLDERS)
                return false;
            j->holders[j->nholders++] = obj;
        }
        bool is_root = !is_own && !is_private(j, frame, obj);
        *some |= is_root;
        *all &= is_root;
    }
    return true;
}

/* Does somebody else put the address of an object into such an object? Lists that are joined. */
static bool is_linked_by_others(const struct judged *j, const struct root *r)
{
    struct idset_iter it = idset_begin(places_at(j, r->frame, r->address));
    uint32_t loc;
    while (r->is_store && !is_by_threads(j, r) && idset_step(&it, &loc))
        if (is_among(j->objs, j->nobjs, pta_loc(j->x->c->pta, (loc_id){loc})->obj))
            return true;
    return false;
}

static bool add_root(struct judged *j, struct root r, int depth);

/* The addresses that callers give, or that are chosen from. */
static bool add_sources(struct judged *j, const struct root *r, int depth)
{
    const struct prog_func *pf = frame_func(j->x->c, r->frame);
    struct root from = *r;
    uint32_t n;
    if (ref_kind(r->address) != REF_REG || depth == MAX_SOURCES)
        return false;
    if (ref_index(r->address) < pf->func->nparams) {
        const struct call_in *in = frame_callers(j->x->c, r->frame, &n);
        for (uint32_t i = 0; i < n; i++) {
            const struct pta_edge *e = edge_of_call(j->x->c, &in[i]);
            from.frame = in[i].frame;
            from.stmt = e->stmt;
            from.address =
                call_arg(frame_func(j->x->c, in[i].frame), e->stmt, (int32_t)ref_index(r->address));
            if (e->model || ref_is_none(from.address) || !add_root(j, from, depth + 1))
                return false;
        }
        return n > 0;
    }
    const struct ir_stmt *s = def_in(pf, index_info(j->x, r->frame), r->address);
    if (!s || (s->op != IR_PHI && s->op != IR_SELECT && s->op != IR_COPY))
        return false;
    for (uint32_t i = s->op == IR_SELECT; i < s->nargs; i += s->op == IR_PHI ? 2 : 1) {
        from.address = prog_args(pf, s)[i];
        if (from.address.bits != r->address.bits && !add_root(j, from, depth + 1))
            return false;
    }
    return true;
}

/* Adds what is a root of the places at the address; false if it is too much. */
static bool add_root(struct judged *j, struct root r, int depth)
{
    bool some, all;
    if (!sort_places(j, r.frame, r.address, &some, &all) || is_linked_by_others(j, &r))
        return false;
    if (some && !all && depth < MAX_SOURCES && add_sources(j, &r, depth))
        return true;
    for (uint32_t i = 0; i < j->nroots; i++)
        if (j->roots[i].frame == r.frame && j->roots[i].address.bits == r.address.bits &&
            j->roots[i].is_store == r.is_store)
            return true;
    if (some && j->nroots == MAX_USES)
        return false;
    if (some)
        j->roots[j->nroots++] = r;
    return true;
}

static bool add_use_of(struct judged *j, const struct use_of *u)
{
    const struct prog_func *pf = frame_func(j->x->c, u->frame);
    const struct ir_stmt *s = &pf->stmts[u->stmt];
    struct root to = {u->frame, u->stmt, prog_args(pf, s)[0], u->is_store}, from = to;
    if (s->op == IR_MEMCOPY) {
        from.address = prog_args(pf, s)[1];
        from.is_store = false;
        return add_root(j, to, 0) && add_root(j, from, 0);
    }
    return add_root(j, to, 0);
}

static bool add_uses(struct judged *j, const struct map *of, obj_id obj)
{
    for (uint32_t i = map_get(of, obj.i, 0); i; i = j->g->uses.at[i - 1].next)
        if (!add_use_of(j, &j->g->uses.at[i - 1]))
            return false;
    return true;
}

/* All kinds of objects that lead to the first one, and where their addresses are at the roots. */
static bool collect(struct judged *j)
{
    for (uint32_t n = 0, h = 0; n < j->nobjs || h < j->nholders;) {
        bool is_obj = n < j->nobjs;
        obj_id obj = is_obj ? j->objs[n++] : j->holders[h++];
        if (idset_has(&j->g->torn, obj.i) || (is_obj && idset_has(&j->g->lost, obj.i)) ||
            !add_uses(j, &j->g->copied, obj) || (is_obj && !add_uses(j, &j->g->last, obj)))
            return false;
    }
    return true;
}

static bool may_meet(const struct judged *j, const struct root *a, const struct root *b)
{
    struct idset_iter it = idset_begin(places_at(j, a->frame, a->address));
    uint32_t loc, other;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(j->x->c->pta, (loc_id){loc})->obj;
        struct idset_iter in = idset_begin(places_at(j, b->frame, b->address));
        while (idset_step(&in, &other))
            if (pta_loc(j->x->c->pta, (loc_id){other})->obj.i == obj.i)
                return true;
    }
    return false;
}

static struct element element_of(const struct judged *j, const struct root *r)
{
    const struct prog_func *pf = frame_func(j->x->c, r->frame);
    const struct ir_stmt *s = &pf->stmts[r->stmt];
    int64_t size = pf->unit->pointer_size;
    if (s->op == IR_MEMCOPY &&
        (!ir_ref_int(pf->unit, prog_args(pf, s)[2], &size) || size > INT32_MAX))
        size = 0;
    return (struct element){r->frame, r->stmt, r->address, r->address, (uint32_t)size};
}

static bool roots_apart(const struct judged *j, const struct root *a, const struct root *b)
{
    struct element at_a = element_of(j, a), at_b = element_of(j, b);
    return !may_meet(j, a, b) || elements_apart(j->x, &at_a, &at_b);
}

/* Are all threads made by one loop that runs once? */
static bool is_one_generation(struct index *x, uint32_t origin)
{
    const struct generation *g = generation_of(x, (origin_id){origin});
    return g->is_known && g->loop != CFG_NONE && x->c->frames.at[g->frame].is_once &&
           index_info(x, g->frame)->cfg->loops[g->loop].parent == CFG_NONE;
}

static enum grown_kind compare_roots(struct judged *j)
{
    enum grown_kind kind = is_one_generation(j->x, j->origin) ? GROWN : GROWN_AMONG_THREADS;
    for (uint32_t i = 0; i < j->nroots; i++) {
        const struct root *a = &j->roots[i];
        bool a_own = is_by_threads(j, a);
        for (uint32_t k = 0; k < j->nroots; k++) {
            const struct root *b = &j->roots[k];
            if (!is_by_threads(j, b))
                continue;
            if (a_own && a->is_store && !roots_apart(j, a, b))
                return GROWN_NOT;
            if (!a_own && a->is_store && may_meet(j, a, b))
                return GROWN_NOT;
            if (!a_own && !a->is_store && b->is_store && kind == GROWN && !roots_apart(j, a, b))
                kind = GROWN_AMONG_THREADS;
        }
    }
    return kind;
}

static enum grown_kind kind_of(struct index *x, struct grown *g, obj_id obj)
{
    uint32_t known = map_get(&g->kinds, obj.i, 0);
    if (known || x->split.n || x->nesting)
        return known ? known : GROWN_NOT;
    struct judged j = {.x = x, .g = g, .origin = maker_of(x, g, obj), .nobjs = 1, .objs = {obj}};
    map_put(&g->kinds, obj.i, GROWN_NOT); /* what leads back here */
    if (j.origin == PTA_NONE || !collect(&j))
        return GROWN_NOT;
    bool was_lasting = x->is_lasting;
    x->is_lasting = true;
    enum grown_kind kind = compare_roots(&j);
    x->is_lasting = was_lasting;
    map_put(&g->kinds, obj.i, kind);
    return kind;
}

/* ---- pairs ---- */

/* The roots that an access may be to. */
static bool find_roots(struct judged *j, const struct element *e, struct root out[MAX_USES],
                       uint32_t *n)
{
    struct root r = {e->frame, e->stmt, e->address, true};
    j->nroots = 0;
    if (ref_is_none(e->address) || !add_root(j, r, 0))
        return false;
    memcpy(out, j->roots, j->nroots * sizeof *out);
    *n = j->nroots;
    return true;
}

/* `*at`, in a function that goes down a tree: where a thread keeps its own, or a place in the tree.
 * Are the places where two threads keep theirs apart? */
static bool kept_apart(struct index *x, struct grown *g, obj_id obj, enum grown_kind least,
                       const struct element *a, const struct element *b)
{
    struct judged j = {.x = x, .g = g, .origin = maker_of(x, g, obj), .nobjs = 1, .objs = {obj}};
    struct root of_a[MAX_USES], of_b[MAX_USES];
    uint32_t n, m;
    if (x->holder_depth || !collect(&j) || !find_roots(&j, a, of_a, &n) ||
        !find_roots(&j, b, of_b, &m))
        return false;
    bool is_apart = true;
    for (uint32_t i = 0; i < j.nobjs && is_apart; i++)
        is_apart = kind_of(x, g, j.objs[i]) >= least;
    x->holder_depth++;
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < m && is_apart; k++) {
            struct element at_a = *a, at_b = *b;
            at_a.frame = of_a[i].frame, at_a.stmt = of_a[i].stmt;
            at_b.frame = of_b[k].frame, at_b.stmt = of_b[k].stmt;
            at_a.address = at_a.base = of_a[i].address;
            at_b.address = at_b.base = of_b[k].address;
            bool is_same = at_a.address.bits == a->address.bits && at_a.frame == a->frame &&
                           at_b.address.bits == b->address.bits && at_b.frame == b->frame;
            is_apart = !is_same && elements_apart(x, &at_a, &at_b);
        }
    x->holder_depth--;
    return is_apart;
}

static bool has_many(const struct index *x, const struct element *e)
{
    return idset_count(pta_value(x->c->pta, x->c->frames.at[e->frame].inst, e->base)) > MAX_TARGETS;
}

/* Objects that an address leads to. */
static void add_objects(const struct index *x, const struct element *e, struct idset *out)
{
    struct idset_iter it =
        idset_begin(pta_value(x->c->pta, x->c->frames.at[e->frame].inst, e->base));
    uint32_t loc;
    while (idset_step(&it, &loc))
        idset_add(out, pta_loc(x->c->pta, (loc_id){loc})->obj.i);
}

bool grown_apart(struct index *x, const struct element *a, const struct element *b)
{
    struct conc *c = x->c;
    uint32_t by_a = index_origin(x, a->frame).i, by_b = index_origin(x, b->frame).i;
    if (c->prog->classes || c->opt.mode == MODE_SOUND || ref_is_none(a->base) ||
        ref_is_none(b->base))
        return false;
    struct grown *g = grown_of(x);
    if ((!g->makes[by_a] && !g->makes[by_b]) || has_many(x, a) || has_many(x, b))
        return false;
    enum grown_kind least = by_a == by_b ? GROWN_AMONG_THREADS : GROWN;
    struct idset of_a = {0}, of_b = {0}, both = {0};
    uint32_t own = PTA_NONE;
    bool is_apart = true, has_others = false, has_own = false;
    add_objects(x, a, &of_a);
    add_objects(x, b, &of_b);
    idset_copy(&both, &of_a);
    idset_intersect(&both, &of_b);
    idset_union(&of_a, &of_b);
    for (uint32_t i = idset_first(&of_a); i != IDSET_END && is_apart; i = idset_next(&of_a, i)) {
        uint32_t maker = maker_of(x, g, (obj_id){i});
        bool is_own = maker != PTA_NONE && (maker == by_a || maker == by_b);
        has_others |= !is_own && idset_has(&both, i);
        if (!is_own)
            continue;
        own = i;
        has_own |= idset_has(&both, i);
        is_apart = !idset_has(&both, i) || kind_of(x, g, (obj_id){i}) >= least;
    }
    idset_release(&of_a);
    idset_release(&of_b);
    idset_release(&both);
    return is_apart && own != PTA_NONE && (has_own || has_others) &&
           (!has_others || kept_apart(x, g, (obj_id){own}, least, a, b));
}
