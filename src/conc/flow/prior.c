/*
 * Threads that somebody starts before main: a constructor of the program or of a C++ variable, or
 * the initialiser of a class of the JVM, which nobody calls. These functions are roots of the
 * first origin beside its entry; what they leave alive would never be seen by main.
 *
 * A constructor has ended when the entry begins. A class is initialised at its first use: the
 * entry, or what it calls once, is searched for the statements that are first to use the class,
 * themselves or by what they call or start (a `begin`); statements before these do not meet the
 * thread. At a begin everything that the initialiser leaves alive is started; what the initialiser
 * does itself is done before anybody uses the class, so it is not entered with what is alive there.
 *
 * Cost: the edges of the call graph, once for each class whose initialiser starts threads.
 */
#include "conc/flow/flow_int.h"
#include "link/classes.h"
#include <stdlib.h>

enum { MAX_PRIORS = 64, MAX_BEGINS = 64, MAX_DOWN = 32 };

struct user {
    uint32_t func, next; /* who uses, one more + 1 */
};

struct seeker {
    struct conc *c;
    uint32_t *head; /* function -> newest of its users + 1 */
    VEC(struct user) users;
    bool *may; /* function -> runs the initialiser, if it has not run */
};

/* ---- which roots start threads ---- */

static uint32_t spawns_of_root(struct conc *c, uint32_t root)
{
    struct idset seen = {0};
    u32_vec work = {0};
    uint32_t spawns = 0;
    vec_push(&work, root);
    idset_add(&seen, root);
    while (work.n) {
        uint32_t n, f = vec_pop(&work);
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++) {
            if (e[i].kind == EDGE_SPAWN)
                spawns = seqs_union(&c->sets, spawns, c->descendants[e[i].target]);
            if (e[i].kind != EDGE_CALL)
                continue;
            uint32_t callee = frame_find(c, c->frames.at[f].origin, (inst_id){e[i].target});
            if (callee != PTA_NONE && c->frames.at[callee].is_noisy && idset_add(&seen, callee))
                vec_push(&work, callee);
        }
    }
    vec_release(&work);
    idset_release(&seen);
    return spawns;
}

/* ---- who uses a class ---- */

static void add_user(struct seeker *k, func_id used, func_id by)
{
    if (used.i == IR_NONE)
        return;
    vec_push(&k->users, ((struct user){by.i, k->head[used.i]}));
    k->head[used.i] = (uint32_t)k->users.n;
}

/* The initialiser of the class, or of the next one above that has one; IR_NONE. */
static func_id next_initialiser(const struct conc *c, class_id *class)
{
    const struct class_table *classes = c->prog->classes;
    while (class->i != IR_NONE) {
        psym_id init = class_initialiser(classes, *class);
        *class = class_info(classes, *class)->super;
        if (init.i != IR_NONE && c->prog->syms[init.i].func.i != IR_NONE)
            return c->prog->syms[init.i].func;
    }
    return (func_id){IR_NONE};
}

static class_id class_used(const struct conc *c, const struct prog_func *pf, uint32_t stmt)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op != IR_CLASSINIT || !c->prog->classes)
        return (class_id){IR_NONE};
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(prog_args(pf, s)[0]));
    return classes_of_sym(c->prog->classes, sym);
}

/* The function that an edge of the call graph leads to, in this thread or in a new one. */
static func_id edge_target(const struct conc *c, const struct pta_edge *e)
{
    if (e->kind == EDGE_CALL)
        return pta_inst_func(c->pta, (inst_id){e->target});
    if (e->kind == EDGE_SPAWN)
        return pta_inst_func(c->pta, pta_origin(c->pta, (origin_id){e->target})->entry);
    return (func_id){IR_NONE};
}

static void add_users_of(struct seeker *k, func_id f)
{
    const struct prog_func *pf = &k->c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        class_id class = class_used(k->c, pf, i);
        while (class.i != IR_NONE)
            add_user(k, next_initialiser(k->c, &class), f);
    }
}

static void index_users(struct seeker *k)
{
    struct conc *c = k->c;
    bool *seen = xcalloc(c->prog->nfuncs + 1, sizeof *seen);
    k->head = xcalloc(c->prog->nfuncs + 1, sizeof *k->head);
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        func_id func = c->frames.at[f].func;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++)
            add_user(k, edge_target(c, &e[i]), func);
        if (!seen[func.i])
            add_users_of(k, func);
        seen[func.i] = true;
    }
    free(seen);
}

static void find_users(struct seeker *k, func_id init)
{
    u32_vec work = {0};
    if (!k->head)
        index_users(k);
    free(k->may);
    k->may = xcalloc(k->c->prog->nfuncs + 1, sizeof *k->may);
    k->may[init.i] = true;
    vec_push(&work, init.i);
    while (work.n)
        for (uint32_t u = k->head[vec_pop(&work)]; u; u = k->users.at[u - 1].next) {
            uint32_t user = k->users.at[u - 1].func;
            if (!k->may[user])
                vec_push(&work, user);
            k->may[user] = true;
        }
    vec_release(&work);
}

/* ---- which statements are first ---- */

static bool may_begin(const struct seeker *k, uint32_t frame, uint32_t stmt)
{
    const struct conc *c = k->c;
    class_id class = class_used(c, frame_func(c, frame), stmt);
    while (class.i != IR_NONE) {
        func_id init = next_initialiser(c, &class);
        if (init.i != IR_NONE && k->may[init.i])
            return true;
    }
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        func_id target = edge_target(c, &e[i]);
        if (target.i != IR_NONE && k->may[target.i])
            return true;
    }
    return false;
}

/* Statements of the frame that may begin, but for those that come after another; false if there are
 * too many of them. */
static bool find_begins(const struct seeker *k, uint32_t frame, u32_vec *out)
{
    struct conc *c = k->c;
    const struct prog_func *pf = frame_func(c, frame);
    const struct cfg *cfg = finfo_of(c, c->frames.at[frame].func)->cfg;
    for (uint32_t i = 0; i < cfg->norder; i++) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + cfg->order[i]];
        for (uint32_t s = b->first; s < b->first + b->count; s++) {
            bool is_later = stmt_is_dead(c, frame, s) || !may_begin(k, frame, s);
            for (size_t o = 0; o < out->n && !is_later; o++)
                is_later = stmt_dominates(c, c->frames.at[frame].func, out->at[o], s);
            if (!is_later)
                vec_push(out, s);
            if (out->n > MAX_BEGINS)
                return false;
        }
    }
    return out->n > 0;
}

/* The one frame that the statement calls, and nothing else does; PTA_NONE. */
static uint32_t only_callee(const struct conc *c, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    if (n != 1 || e->kind != EDGE_CALL)
        return PTA_NONE;
    uint32_t callee = frame_find(c, c->frames.at[frame].origin, (inst_id){e->target});
    bool is_once = callee != PTA_NONE && c->frames.at[callee].is_once;
    return is_once ? callee : PTA_NONE;
}

static void add_prior(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t root, uint32_t spawns)
{
    c->frames.at[frame].has_prior = c->frames.at[frame].is_noisy = true;
    vec_push(&c->priors, ((struct prior){frame, stmt, root, spawns, 0}));
}

/* Down from the entry as long as one call made once is the first use. */
static void place_initialiser(struct seeker *k, uint32_t entry, uint32_t root, uint32_t spawns)
{
    u32_vec begins = {0};
    uint32_t frame = entry;
    find_users(k, k->c->frames.at[root].func);
    bool is_known = find_begins(k, frame, &begins);
    for (int depth = 0; is_known && begins.n == 1 && depth < MAX_DOWN; depth++) {
        uint32_t callee = only_callee(k->c, frame, begins.at[0]);
        u32_vec inside = {0};
        bool is_inside = callee != PTA_NONE && find_begins(k, callee, &inside);
        if (!is_inside) {
            vec_release(&inside);
            break;
        }
        vec_release(&begins);
        begins = inside;
        frame = callee;
    }
    for (size_t i = 0; i < begins.n && is_known; i++)
        add_prior(k->c, frame, begins.at[i], root, spawns);
    if (!is_known)
        add_prior(k->c, entry, PRIOR_ENTRY, root, spawns);
    vec_release(&begins);
}

bool func_is_class_init(const struct prog *p, func_id f)
{
    for (uint32_t i = p->nctors - p->nclass_inits; i < p->nctors; i++)
        if (p->ctors[i].i == f.i)
            return true;
    return false;
}

void priors_find(struct conc *c)
{
    struct seeker k = {.c = c};
    uint32_t entry = pta_norigins(c->pta)
                         ? frame_find(c, (origin_id){0}, pta_origin(c->pta, (origin_id){0})->entry)
                         : PTA_NONE;
    uint32_t nroots = 0;
    for (uint32_t f = 0; f < c->frames.n && entry != PTA_NONE; f++) {
        const struct frame *root = &c->frames.at[f];
        if (root->caller != PTA_NONE || root->origin.i || f == entry || !root->is_noisy)
            continue;
        uint32_t spawns = spawns_of_root(c, f);
        if (spawns && func_is_class_init(c->prog, root->func) && ++nroots <= MAX_PRIORS)
            place_initialiser(&k, entry, f, spawns);
        else if (spawns)
            add_prior(c, entry, PRIOR_ENTRY, f, spawns);
    }
    vec_release(&k.users);
    free(k.head);
    free(k.may);
}

/* ---- variables of a class that is being initialised ---- */

/* The initialiser that alone, at the end of all its calls, calls the frame; PTA_NONE. */
static uint32_t initialiser_above(const struct conc *c, uint32_t frame)
{
    for (int up = 0; up < MAX_DOWN; up++) {
        const struct frame *f = &c->frames.at[frame];
        if (f->caller == PTA_NONE) {
            const char *name = c->prog->syms[c->prog->funcs[f->func.i].sym.i].name;
            const char *selector = method_selector(name);
            return selector && strncmp(selector, "<clinit>", 8) == 0 ? frame : PTA_NONE;
        }
        if (f->ncallers != 1)
            return PTA_NONE;
        frame = f->caller;
    }
    return PTA_NONE;
}

/* Who reads or writes a variable of a class waits until its initialiser has ended, but for the
 * thread that runs it. */
bool init_comes_first(const struct conc *c, uint32_t frame, ir_ref address, uint32_t other)
{
    if (!c->prog->nclass_inits || ref_kind(address) != REF_SYM)
        return false;
    uint32_t root = initialiser_above(c, frame);
    if (root == PTA_NONE || initialiser_above(c, other) == root)
        return false;
    psym_id sym = prog_sym_of(c->prog, frame_func(c, frame)->unit_index, ref_index(address));
    class_id class = classes_of_method(c->prog->classes, c->prog->syms[sym.i].name);
    psym_id init =
        class.i == IR_NONE ? (psym_id){IR_NONE} : class_initialiser(c->prog->classes, class);
    return init.i != IR_NONE && c->prog->syms[init.i].func.i == c->frames.at[root].func.i;
}

/* ---- in the flow ---- */

/* Is the origin made at one place, which is come by once, in the first origin? */
static bool is_started_once(struct conc *c, uint32_t origin)
{
    const struct pta_creation *made = pta_creations(c->pta, (origin_id){origin});
    if (pta_origin(c->pta, (origin_id){origin})->ncreations != 1)
        return false;
    uint32_t frame = frame_find(c, (origin_id){0}, made->inst);
    return frame != PTA_NONE && runs_once(c, frame, made->stmt);
}

/* An initialiser runs once, however often a begin is come by: what it started is not there yet. */
static void start_left(struct walk *w, uint32_t stmt, struct state *s, uint32_t left)
{
    struct conc *c = w->c;
    struct state before = *s;
    for (uint32_t i = 0; i < seqs_at(&c->sets, left).n; i++) {
        uint32_t word = seqs_at(&c->sets, left).at[i];
        if (is_started_once(c, word / 2))
            before.live.gen = seqs_minus(&c->sets, before.live.gen, seqs_insert(&c->sets, 0, word));
    }
    for (uint32_t i = 0; i < seqs_at(&c->sets, left).n; i++)
        record_call(w, stmt == PRIOR_ENTRY ? 0 : stmt, seqs_at(&c->sets, left).at[i] / 2, true,
                    &before, 0);
    s->live.gen = seqs_union(&c->sets, s->live.gen, left);
}

void prior_step(struct walk *w, uint32_t stmt, state_vec *states)
{
    for (size_t i = 0; i < w->c->priors.n; i++) {
        struct prior p = w->c->priors.at[i];
        for (size_t k = 0; k < states->n && p.frame == w->frame && p.stmt == stmt; k++)
            start_left(w, stmt, &states->at[k], p.left);
    }
}

uint32_t prior_left(struct conc *c, uint32_t fctx)
{
    uint32_t left = 0;
    for (size_t i = 0; i < c->fctxs.at[fctx].exits.n; i++)
        left = seqs_union(&c->sets, left, c->fctxs.at[fctx].exits.at[i].live.gen);
    return live_origins_only(c, left);
}

uint32_t prior_spawns(struct conc *c, uint32_t frame)
{
    uint32_t set = 0;
    for (size_t i = 0; i < c->priors.n && c->frames.at[frame].has_prior; i++)
        if (c->priors.at[i].frame == frame)
            set = seqs_union(&c->sets, set, c->priors.at[i].spawns);
    return set;
}
