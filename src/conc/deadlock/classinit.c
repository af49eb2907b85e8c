/*
 * Classes of the JVM whose initialisers need each other. Whoever first uses a class initialises it
 * and its superclass, with the class's own lock held; others wait. If the initialiser of A uses B
 * and that of B uses A, a thread that begins with A and one that begins with B wait for each other.
 *
 * Nodes are classes, an edge leads to every class that the initialiser of a class, or what it
 * calls, uses, and to the superclass. Two classes of one strongly connected component are an issue
 * if two threads can begin with them at the same time. A thread that is started after its creator
 * has used a class from which the component is reached finds it initialised.
 */
#include "conc/deadlock/issue_int.h"
#include "link/classes.h"

enum { MAX_STEPS = 2000000, MAX_USES = 2000, MAX_UP = 16, MAX_DEEP = 2 };

struct needed {
    uint32_t from, to;    /* nodes */
    uint32_t frame, stmt; /* where `to` is used; stmt IR_NONE: it is the superclass */
};

/* A use of a class that may begin its initialisation, not made by an initialiser. */
struct beginning {
    uint32_t node;
    struct wait at;
};

struct inits {
    struct finder *f;
    struct conc *c;
    const struct class_table *classes;
    struct map node_of; /* class -> node + 1 */
    u32_vec class_of;   /* node -> class */
    VEC(struct needed) needed;
    uint32_t *first; /* node -> its first of `needed`; one more */
    uint32_t *comp;  /* node -> component */
    uint32_t steps;
    VEC(struct beginning) beginnings;
    uint32_t fctx; /* being read */
};

static uint32_t node_of(struct inits *k, class_id class)
{
    bool is_new;
    uint32_t *slot = map_slot(&k->node_of, class.i, &is_new);
    if (is_new) {
        vec_push(&k->class_of, class.i);
        *slot = (uint32_t)k->class_of.n;
    }
    return *slot - 1;
}

static func_id initialiser_of(const struct inits *k, class_id class)
{
    psym_id sym = class_initialiser(k->classes, class);
    return sym.i == IR_NONE ? (func_id){IR_NONE} : k->c->prog->syms[sym.i].func;
}

/* The class of the application that a statement may initialise; IR_NONE. */
static class_id class_used_at(const struct inits *k, const struct prog_func *pf, uint32_t stmt)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op != IR_CLASSINIT)
        return (class_id){IR_NONE};
    psym_id sym = prog_sym_of(k->c->prog, pf->unit_index, ref_index(prog_args(pf, s)[0]));
    class_id class = classes_of_sym(k->classes, sym);
    bool is_ours = class.i != IR_NONE && class_info(k->classes, class)->record &&
                   !class_info(k->classes, class)->is_library;
    return is_ours ? class : (class_id)
    {
        IR_NONE
    };
}

/* ---- what initialisers use ---- */

static void read_frame(struct inits *k, uint32_t node, uint32_t frame, u32_vec *work,
                       struct idset *seen)
{
    struct conc *c = k->c;
    const struct prog_func *pf = frame_func(c, frame);
    uint32_t n;
    for (uint32_t i = 0; i < pf->func->nstmts; i++, k->steps++) {
        class_id class = class_used_at(k, pf, i);
        if (class.i != IR_NONE && class.i != k->class_of.at[node])
            vec_push(&k->needed, ((struct needed){node, node_of(k, class), frame, i}));
    }
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind != EDGE_CALL)
            continue;
        uint32_t callee = frame_find(c, c->frames.at[frame].origin, (inst_id){e[i].target});
        if (callee != PTA_NONE && idset_add(seen, callee))
            vec_push(work, callee);
    }
}

static void read_class(struct inits *k, uint32_t node)
{
    struct conc *c = k->c;
    class_id class = {k->class_of.at[node]}, super = class_info(k->classes, class)->super;
    func_id f = initialiser_of(k, class);
    inst_id inst = f.i == IR_NONE
                       ? (inst_id){PTA_NONE}
                       : pta_find_inst(c->pta, f, pta_origin(c->pta, (origin_id){0})->ctx);
    uint32_t frame = inst.i == PTA_NONE ? PTA_NONE : frame_find(c, (origin_id){0}, inst);
    struct idset seen = {0};
    u32_vec work = {0};
    if (super.i != IR_NONE && !class_info(k->classes, super)->is_library)
        vec_push(&k->needed, ((struct needed){node, node_of(k, super), frame, IR_NONE}));
    if (frame != PTA_NONE)
        vec_push(&work, frame);
    while (work.n && k->steps < MAX_STEPS)
        read_frame(k, node, vec_pop(&work), &work, &seen);
    vec_release(&work);
    idset_release(&seen);
}

/* All classes that have an initialiser, and all that these use. */
static void read_classes(struct inits *k)
{
    for (uint32_t i = 0; i < classes_count(k->classes); i++)
        if (initialiser_of(k, (class_id){i}).i != IR_NONE &&
            !class_info(k->classes, (class_id){i})->is_library)
            node_of(k, (class_id){i});
    for (uint32_t node = 0; node < k->class_of.n; node++)
        read_class(k, node);
}

static void find_components(struct inits *k, struct arena *scratch)
{
    uint32_t n = (uint32_t)k->class_of.n, at = 0;
    uint32_t *targets = ARENA_ARRAY(scratch, uint32_t, k->needed.n + 1);
    k->first = ARENA_ARRAY(scratch, uint32_t, n + 2);
    for (uint32_t node = 0; node < n; node++) { /* read in the order of nodes */
        k->first[node] = at;
        for (; at < k->needed.n && k->needed.at[at].from == node; at++)
            targets[at] = k->needed.at[at].to;
    }
    k->first[n] = at;
    k->comp = scc_build(scratch, n, k->first, targets).comp;
}

/* The edge into `to` of a way from `from`, in their component; NULL if there is none. */
static const struct needed *edge_into(const struct inits *k, uint32_t from, uint32_t to)
{
    struct idset seen = {0};
    u32_vec work = {0};
    const struct needed *found = NULL;
    vec_push(&work, from);
    idset_add(&seen, from);
    while (work.n && !found) {
        uint32_t node = vec_pop(&work);
        for (uint32_t i = k->first[node]; i < k->first[node + 1] && !found; i++) {
            const struct needed *e = &k->needed.at[i];
            if (e->to == to)
                found = e;
            else if (k->comp[e->to] == k->comp[to] && idset_add(&seen, e->to))
                vec_push(&work, e->to);
        }
    }
    vec_release(&work);
    idset_release(&seen);
    return found;
}

/* Is the component reached from the class? */
static bool leads_to(const struct inits *k, class_id class, uint32_t component)
{
    struct idset seen = {0};
    u32_vec work = {0};
    uint32_t start = map_get(&k->node_of, class.i, 0);
    bool is_found = false;
    if (start)
        vec_push(&work, start - 1);
    while (work.n && !is_found) {
        uint32_t node = vec_pop(&work);
        is_found = k->comp[node] == component;
        for (uint32_t i = k->first[node]; i < k->first[node + 1]; i++)
            if (idset_add(&seen, k->needed.at[i].to))
                vec_push(&work, k->needed.at[i].to);
    }
    vec_release(&work);
    idset_release(&seen);
    return is_found;
}

/* ---- who begins ---- */

static bool has_others(const struct inits *k, uint32_t node)
{
    for (uint32_t i = k->first[node]; i < k->first[node + 1]; i++)
        if (k->comp[k->needed.at[i].to] == k->comp[node] && k->needed.at[i].to != node)
            return true;
    return false;
}

/* Is the function run by an initialiser, as far as its first callers say? */
static bool is_of_initialiser(const struct inits *k, uint32_t frame)
{
    struct conc *c = k->c;
    for (int up = 0; up < MAX_UP && c->frames.at[frame].caller != PTA_NONE; up++)
        frame = c->frames.at[frame].caller;
    const char *name = c->prog->syms[frame_func(c, frame)->sym.i].name;
    const char *selector = method_selector(name);
    return selector && strncmp(selector, "<clinit>", 8) == 0;
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct inits *k = ctx;
    struct conc *c = k->c;
    class_id class = class_used_at(k, frame_func(c, c->fctxs.at[k->fctx].frame), stmt);
    uint32_t node = class.i == IR_NONE ? 0 : map_get(&k->node_of, class.i, 0);
    if (!node || !states->n || !has_others(k, node - 1) || k->beginnings.n >= MAX_USES)
        return;
    struct wait w = wait_make(c, k->fctx, stmt, &states->at[0]);
    for (uint32_t i = 0; i < c->fctxs.at[k->fctx].entries.n; i++)
        vec_push(&k->beginnings, ((struct beginning){node - 1, wait_entered(c, &w, i)}));
}

static bool uses_classes(const struct inits *k, const struct prog_func *pf)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (class_used_at(k, pf, i).i != IR_NONE)
            return true;
    return false;
}

static void find_beginnings(struct inits *k)
{
    struct conc *c = k->c;
    for (k->fctx = 0; k->fctx < c->fctxs.n; k->fctx++) {
        const struct fctx *x = &c->fctxs.at[k->fctx];
        if (x->is_reached && uses_classes(k, frame_func(c, x->frame)) &&
            !is_of_initialiser(k, x->frame))
            flow_each(c, k->fctx, visit, k);
    }
}

/* ---- what is done before ---- */

static bool initialises(const struct inits *k, uint32_t frame, uint32_t stmt, uint32_t component,
                        int depth);

/* Does the function, on every path, use a class that leads to the component? */
static bool always_initialises(const struct inits *k, uint32_t frame, uint32_t component, int depth)
{
    const struct prog_func *pf = frame_func(k->c, frame);
    const struct finfo *info =
        finfo_of(k->c, pta_inst_func(k->c->pta, k->c->frames.at[frame].inst));
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (cfg_post_dominates(info->cfg, info->block_of[i], 0) &&
            initialises(k, frame, i, component, depth))
            return true;
    return false;
}

static bool initialises(const struct inits *k, uint32_t frame, uint32_t stmt, uint32_t component,
                        int depth)
{
    struct conc *c = k->c;
    const struct prog_func *pf = frame_func(c, frame);
    class_id class = class_used_at(k, pf, stmt);
    uint32_t n;
    if (class.i != IR_NONE)
        return leads_to(k, class, component);
    if (pf->stmts[stmt].op != IR_CALL || depth >= MAX_DEEP)
        return false;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    if (n != 1 || e->kind != EDGE_CALL)
        return false;
    uint32_t callee = frame_find(c, c->frames.at[frame].origin, (inst_id){e->target});
    return callee != PTA_NONE && always_initialises(k, callee, component, depth + 1);
}

/* Before the statement, in its function or in the first callers of that? */
static bool is_initialised_at(const struct inits *k, uint32_t frame, uint32_t stmt,
                              uint32_t component)
{
    struct conc *c = k->c;
    for (int up = 0; up < MAX_UP && frame != PTA_NONE; up++) {
        func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
        const struct prog_func *pf = &c->prog->funcs[f.i];
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            if (stmt_dominates(c, f, i, stmt) && initialises(k, frame, i, component, 0))
                return true;
        if (c->frames.at[frame].caller == PTA_NONE) {
            const char *name = c->prog->syms[pf->sym.i].name; /* its class is ready: main's */
            class_id own = c->frames.at[frame].origin.i ? (class_id){IR_NONE}
                                                        : classes_of_method(k->classes, name);
            return own.i != IR_NONE && leads_to(k, own, component);
        }
        stmt = c->frames.at[frame].call_stmt;
        frame = c->frames.at[frame].caller;
    }
    return false;
}

/* Is the component initialised whenever the thread comes there? */
static bool is_late(const struct inits *k, const struct beginning *b)
{
    struct conc *c = k->c;
    uint32_t component = k->comp[b->node];
    if (is_initialised_at(k, c->fctxs.at[b->at.fctx].frame, b->at.stmt, component))
        return true;
    origin_id origin = wait_origin(k->f->order, &b->at);
    const struct pta_creation *made = pta_creations(c->pta, origin);
    uint32_t n = pta_origin(c->pta, origin)->ncreations;
    for (uint32_t i = 0; i < n; i++) {
        bool is_done = false;
        for (uint32_t o = 0; o < pta_norigins(c->pta) && !is_done; o++) {
            uint32_t frame = frame_find(c, (origin_id){o}, made[i].inst);
            is_done = frame != PTA_NONE && is_initialised_at(k, frame, made[i].stmt, component);
        }
        if (!is_done)
            return false;
    }
    return n > 0;
}

/* ---- issues ---- */

static const char *name_of_class(const struct inits *k, uint32_t node)
{
    const char *name = class_info(k->classes, (class_id){k->class_of.at[node]})->name;
    return arena_printf(&k->c->arena, "initialisation of %s", name);
}

/* The thread of `by`, where its initialisation comes to class `e->to`. */
static struct issue_side side_of(const struct inits *k, const struct beginning *by,
                                 const struct needed *e)
{
    struct conc *c = k->c;
    struct issue_side s = side_at(k->f, by->at.fctx, by->at.stmt, by->at.lockset, "wait");
    for (uint32_t x = 0; e->stmt != IR_NONE && x < c->fctxs.n; x++)
        if (c->fctxs.at[x].frame == e->frame && c->fctxs.at[x].is_reached) {
            s = side_at(k->f, x, e->stmt, 0, "wait");
            s.at.origin = wait_origin(k->f->order, &by->at);
            break;
        }
    s.name = name_of_class(k, e->to);
    return s;
}

static void report(struct inits *k, const struct beginning *a, const struct beginning *b)
{
    const struct needed *there = edge_into(k, a->node, b->node);
    const struct needed *back = edge_into(k, b->node, a->node);
    if (!there || !back)
        return;
    struct issue_side sides[2] = {side_of(k, a, there), side_of(k, b, back)};
    struct issue issue = {.kind = ISSUE_INIT, .lock = {PTA_NONE}, .is_unique = true};
    issue_add(k->f, issue, sides, 2);
}

static void check_pairs(struct inits *k)
{
    struct idset told = {0};
    for (size_t i = 0; i < k->beginnings.n; i++) {
        const struct beginning *a = &k->beginnings.at[i];
        if (idset_has(&told, k->comp[a->node]) || is_late(k, a))
            continue;
        for (size_t j = i + 1; j < k->beginnings.n; j++) {
            const struct beginning *b = &k->beginnings.at[j];
            if (b->node == a->node || k->comp[b->node] != k->comp[a->node] ||
                !waits_can_meet(k->f, &a->at, &b->at) || is_late(k, b))
                continue;
            report(k, a, b);
            idset_add(&told, k->comp[a->node]);
            break;
        }
    }
    idset_release(&told);
}

void class_inits_check(struct finder *f)
{
    struct inits k = {.f = f, .c = f->c, .classes = f->c->prog->classes};
    struct arena scratch;
    if (!k.classes)
        return;
    arena_init(&scratch, "class initialisers");
    read_classes(&k);
    find_components(&k, &scratch);
    find_beginnings(&k);
    check_pairs(&k);
    map_release(&k.node_of);
    vec_release(&k.class_of);
    vec_release(&k.needed);
    vec_release(&k.beginnings);
    arena_release(&scratch);
}
