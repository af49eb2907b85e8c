/*
 * Initialisers of classes that wait for a thread which needs the class: `static { t.start();
 * t.join(); }`, a parallel stream in an initialiser. Until the initialiser is over, other threads
 * wait where they first use the class: at its static methods (the bodies of lambdas in it are
 * such), its static fields, its constructors.
 */
#include "conc/deadlock/issue_int.h"
#include "link/classes.h"

enum { MAX_UP = 16 };

struct init_wait {
    struct finder *f;
    struct conc *c;
    const struct class_table *classes;
    const struct wait *join;
    class_id class;
};

/* The class of the application whose initialiser runs the function, as far as its first callers
 * say; IR_NONE. */
static class_id class_being_made(const struct init_wait *k, uint32_t frame)
{
    struct conc *c = k->c;
    for (int up = 0; up < MAX_UP && c->frames.at[frame].caller != PTA_NONE; up++)
        frame = c->frames.at[frame].caller;
    const char *name = c->prog->syms[frame_func(c, frame)->sym.i].name;
    const char *selector = method_selector(name);
    class_id class = {IR_NONE};
    if (selector && strncmp(selector, "<clinit>", 8) == 0)
        class = classes_of_method(k->classes, name);
    if (class.i != IR_NONE && class_info(k->classes, class)->is_library)
        class.i = IR_NONE;
    return class;
}

static bool is_static_method(const struct init_wait *k, const struct prog_func *pf)
{
    const char *name = k->c->prog->syms[pf->sym.i].name, *selector = method_selector(name);
    struct class_method m;
    return selector && classes_of_method(k->classes, name).i == k->class.i &&
           strncmp(selector, "<clinit>", 8) != 0 &&
           class_own_method(k->classes, k->class, selector, &m) && m.flags & METHODF_STATIC;
}

/* Where the function first needs the class; IR_NONE. */
static uint32_t use_in(const struct init_wait *k, const struct prog_func *pf)
{
    if (is_static_method(k, pf))
        return 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_CLASSINIT)
            continue;
        psym_id sym = prog_sym_of(k->c->prog, pf->unit_index, ref_index(prog_args(pf, s)[0]));
        class_id used = classes_of_sym(k->classes, sym);
        if (used.i != IR_NONE && class_is_subtype(k->classes, used, k->class, false))
            return i;
    }
    return IR_NONE;
}

static void report(struct init_wait *k, uint32_t fctx, uint32_t stmt)
{
    struct issue issue = {.kind = ISSUE_INIT, .lock = {PTA_NONE}, .is_unique = true};
    struct issue_side sides[2] = {side_of_wait(k->f, k->join),
                                  side_at(k->f, fctx, stmt, 0, "wait")};
    const char *name = class_info(k->classes, k->class)->name;
    sides[1].name = arena_printf(&k->c->arena, "initialisation of %s", name);
    issue_add(k->f, issue, sides, 2);
}

/* The first place at which the thread needs the class. */
static void check_origin(struct init_wait *k, uint32_t origin)
{
    struct conc *c = k->c;
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        uint32_t frame = c->fctxs.at[x].frame;
        if (c->frames.at[frame].origin.i != origin || !c->fctxs.at[x].is_reached)
            continue;
        uint32_t stmt = use_in(k, frame_func(c, frame));
        if (stmt != IR_NONE) {
            report(k, x, stmt);
            return;
        }
    }
}

void init_waits_check(struct finder *f)
{
    struct init_wait k = {.f = f, .c = f->c, .classes = f->c->prog->classes};
    for (size_t i = 0; k.classes && i < f->order->waits.n; i++) {
        k.join = &f->order->waits.at[i];
        if (k.join->kind != WAIT_JOIN)
            continue;
        k.class = class_being_made(&k, k.c->fctxs.at[k.join->fctx].frame);
        struct seq joined = seqs_at(&k.c->sets, k.join->token);
        if (k.class.i != IR_NONE && joined.n == 1)
            check_origin(&k, joined.at[0] / 2);
    }
}
