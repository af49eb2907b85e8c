/*
 * Interrupts of the JVM. A thread is interrupted by somebody who calls for it: `interrupt`,
 * `shutdownNow`, `cancel`. Where no code that is reached does, nothing is thrown that says so, and
 * the handlers of InterruptedException are never entered (A-UNINTERRUPTED):
 *
 *     try { t.join(); u.join(); } catch (InterruptedException e) { }
 *
 * has joined both. That a handler itself interrupts its thread again does not count: first somebody
 * else must have done so. Likewise for barriers, which are broken by an interrupt, a reset, or a
 * wait that ends in time.
 *
 * Clients of open programs may do anything.
 */
#include "conc/conc_int.h"
#include "link/classes.h"
#include <stdlib.h>

/* Does the way lead to a handler of interrupts: the first one on from a block that does nothing but
 * ask whether the exception is one? */
static bool is_for_interrupt(void *context, const struct ir_block *b, uint32_t way)
{
    const struct prog_func *pf = context;
    const struct ir_stmt *s = &pf->stmts[b->first];
    uint32_t nphis = 0; /* several ways lead there: `finally` around what is caught */
    while (nphis < b->count && s->op == IR_PHI)
        nphis++, s++;
    if (way || b->count != nphis + 2 || s->op != IR_COPY || !s->aux) /* a cast (link/objects.c) */
        return false;
    const char *name = ir_str(pf->unit, pf->unit->syms[s->aux - 1].name);
    uint8_t last = s[1].op;
    return (last == IR_BRANCH || last == IR_JUMP) &&
           (strcmp(name, "java/lang/InterruptedException") == 0 ||
            strcmp(name, "java/util/concurrent/BrokenBarrierException") == 0);
}

/* Marks the blocks that are reached without an interrupt; false if all are. */
static bool find_reached(const struct prog_func *pf, bool *reached)
{
    return blocks_reached(pf, is_for_interrupt, (void *)pf, reached);
}

/* A call by which a thread may come to be interrupted, or a barrier broken. */
static bool interrupts(const struct conc *c, const struct pta_edge *e)
{
    static const char *const selectors[] = {"interrupt()V",
                                            "shutdownNow()Ljava/util/List;",
                                            "cancel(Z)Z",
                                            "reset()V",
                                            "await(JLjava/util/concurrent/TimeUnit;)I",
                                            "<init>(ILjava/lang/Runnable;)V"};
    if (e->kind != EDGE_MODEL && e->kind != EDGE_EXTERNAL)
        return false;
    const char *name = c->prog->syms[e->target].name, *selector = method_selector(name);
    if (!selector)
        return false;
    for (size_t i = 0; i < ARRAY_SIZE(selectors); i++)
        if (strcmp(selector, selectors[i]) == 0)
            return true;
    bool is_timed_all = strncmp(selector, "invokeAll(", 10) == 0 && strstr(selector, "TimeUnit");
    return is_timed_all || strncmp(selector, "invokeAny(", 10) == 0 ||
           strncmp(name, "java/lang/InterruptedException.", 31) == 0 ||
           strncmp(name, "java/util/concurrent/BrokenBarrierException.", 44) == 0;
}

static bool is_harness(const struct prog_func *pf, const struct conc *c)
{
    const char *name = c->prog->syms[pf->sym.i].name;
    return name && strncmp(name, "heddle.open", 11) == 0;
}

/* Is the frame of the program, and does nothing in its reached part interrupt anybody? */
static bool is_calm(struct conc *c, uint32_t frame, const bool *reached)
{
    uint32_t n;
    inst_id inst = c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    if (is_harness(frame_func(c, frame), c))
        return false;
    for (uint32_t i = 0; i < n; i++)
        if (reached[info->block_of[e[i].stmt]] && interrupts(c, &e[i]))
            return false;
    return true;
}

bool interrupts_find(struct conc *c)
{
    uint32_t nblocks = 0, n = (uint32_t)c->frames.n;
    bool any = false, is_all_calm = c->prog->classes && c->opt.mode != MODE_SOUND;
    for (uint32_t f = 0; f < n && is_all_calm; f++)
        nblocks = MAX(nblocks, frame_func(c, f)->func->nblocks);
    bool *reached = xcalloc(nblocks + 1, sizeof *reached);
    for (uint32_t f = 0; f < n && is_all_calm; f++) {
        memset(reached, 0, nblocks + 1);
        any |= find_reached(frame_func(c, f), reached);
        is_all_calm = is_calm(c, f, reached);
    }
    c->is_uninterrupted = is_all_calm;
    for (uint32_t f = 0; f < n && any && is_all_calm; f++) {
        memset(reached, 0, nblocks + 1);
        if (find_reached(frame_func(c, f), reached))
            frame_add_dead(c, f, reached);
    }
    free(reached);
    return any && is_all_calm;
}
