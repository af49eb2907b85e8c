/*
 * Threads that are cancelled while they have a lock. pthread_cancel takes effect at the next call
 * of the thread that is a cancellation point; what it has locked then stays locked:
 *
 *     lock(&m);  write(log, ...);  unlock(&m);           cancel(t);  join(t);  lock(&m);
 *
 * Said if nobody registers handlers that clean up or keeps cancellation away, and somebody else
 * wants the lock: another thread, or the one that cancels, afterwards. Functions that unwind are
 * left out: their destructors run.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/lock/turn.h"

struct cancelled {
    struct uses *u;
    struct conc *c;
    uint32_t origin;        /* that is cancelled */
    struct stmt_point from; /* by whom */
    struct idset alive;     /* origins that may run there */
    uint32_t fctx;          /* at whose cancellation points we look */
};

/* POSIX: functions that are cancellation points whenever they block. */
static bool is_cancellation_point(const char *name)
{
    static const char *const names[] = {"accept",
                                        "clock_nanosleep",
                                        "close",
                                        "connect",
                                        "fsync",
                                        "mq_receive",
                                        "mq_send",
                                        "msgrcv",
                                        "msgsnd",
                                        "nanosleep",
                                        "open",
                                        "pause",
                                        "poll",
                                        "pread",
                                        "pselect",
                                        "pthread_cond_timedwait",
                                        "pthread_cond_wait",
                                        "pthread_join",
                                        "pthread_testcancel",
                                        "pwrite",
                                        "read",
                                        "readv",
                                        "recv",
                                        "recvfrom",
                                        "recvmsg",
                                        "select",
                                        "sem_timedwait",
                                        "sem_wait",
                                        "send",
                                        "sendmsg",
                                        "sendto",
                                        "sigsuspend",
                                        "sigwait",
                                        "sleep",
                                        "system",
                                        "usleep",
                                        "wait",
                                        "waitpid",
                                        "write",
                                        "writev"};
    for (size_t i = 0; i < ARRAY_SIZE(names); i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

static const char *model_name(const struct conc *c, const struct pta_edge *e)
{
    return e->kind == EDGE_MODEL ? c->prog->syms[e->target].name : "";
}

/* Does the program clean up after who is cancelled, or keep it away? */
static bool is_prepared(const struct conc *c)
{
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++) {
            const char *name = model_name(c, &e[i]);
            if (strstr(name, "_register_cancel") || strstr(name, "_cleanup_push") ||
                strncmp(name, "pthread_setcancel", 17) == 0)
                return true;
        }
    }
    return false;
}

static bool unwinds(const struct conc *c, uint32_t fctx)
{
    const struct prog_func *pf = frame_func(c, c->fctxs.at[fctx].frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_INVOKE)
            return true;
    return false;
}

/* May the thread that waits do so after the other one was cancelled? */
static bool may_come(const struct cancelled *k, const struct wait *w)
{
    struct conc *c = k->c;
    uint32_t by = wait_origin(k->u->f->order, w).i;
    if (by == k->origin)
        return conc_origin_is_many(c, (origin_id){by});
    if (by == fctx_origin(c, k->from.fctx))
        return stmt_may_follow(c, k->from, (struct stmt_point){w->fctx, w->stmt});
    return idset_has(&k->alive, by);
}

static bool is_wanted(const struct cancelled *k, uint32_t locs)
{
    const struct lock_order *o = k->u->f->order;
    for (size_t i = 0; i < o->waits.n; i++) {
        const struct wait *w = &o->waits.at[i];
        if (w->kind == WAIT_LOCK && seqs_meet(&k->c->sets, token_at(k->c, w->token).locs, locs) &&
            may_come(k, w))
            return true;
    }
    return false;
}

static void check_held(const struct cancelled *k, const struct wait *at)
{
    struct conc *c = k->c;
    struct seq held = seqs_at(&c->sets, at->lockset);
    for (uint32_t i = 0; i < held.n; i++) {
        struct lock_token t = token_at(c, seqs_at(&c->sets, at->lockset).at[i]);
        struct seq locs = seqs_at(&c->sets, t.locs);
        if (!t.unique || locs.n != 1 || sync_at(c, locs.at[0]) != PTA_NONE ||
            turn_at(c, locs.at[0]) != PTA_NONE || idset_has(&c->spin_locks, locs.at[0]) ||
            !is_wanted(k, t.locs))
            continue;
        struct issue_side side = side_at(k->u->f, at->fctx, at->stmt, at->lockset, "cancellation");
        side.at.loc = (loc_id){locs.at[0]};
        struct issue issue = {.kind = ISSUE_LEAK, .lock = side.at.loc, .is_unique = true};
        issue_add(k->u->f, issue, &side, 1);
    }
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    const struct cancelled *k = ctx;
    uint32_t n;
    const struct fctx *x = &k->c->fctxs.at[k->fctx];
    const struct pta_edge *e = pta_edges(k->c->pta, k->c->frames.at[x->frame].inst, stmt, &n);
    if (!n || !is_cancellation_point(model_name(k->c, e)))
        return;
    for (size_t i = 0; i < states->n; i++) {
        struct wait w = wait_make(k->c, k->fctx, stmt, &states->at[i]);
        for (uint32_t j = 0; j < x->entries.n; j++) {
            struct wait full = wait_entered(k->c, &w, j);
            check_held(k, &full);
        }
    }
}

static void check_origin(struct cancelled *k)
{
    struct conc *c = k->c;
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        k->fctx = x;
        if (c->fctxs.at[x].is_reached && fctx_origin(c, x) == k->origin && !unwinds(c, x))
            flow_each(c, x, visit, k);
    }
}

static void see_alive(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct cancelled *k = ctx;
    for (size_t i = 0; stmt == k->from.stmt && i < states->n; i++) {
        uint32_t live = wait_make(k->c, k->from.fctx, stmt, &states->at[i]).live;
        for (uint32_t o = 0; o < pta_norigins(k->c->pta); o++)
            if (live_has(k->c, live, (origin_id){o}))
                idset_add(&k->alive, o);
    }
}

static void check_cancel(struct uses *u, uint32_t fctx, uint32_t stmt)
{
    struct conc *c = u->c;
    const struct place handle = {.kind = PLACE_ARG};
    uint32_t all = joined_origins(c, c->fctxs.at[fctx].frame, stmt, &handle);
    struct seq who = seqs_at(&c->sets, all);
    if (who.n != 1 || who.at[0] / 2 == fctx_origin(c, fctx))
        return; /* not known who */
    struct cancelled k = {.u = u, .c = c, .origin = who.at[0] / 2, .from = {fctx, stmt}};
    flow_each(c, fctx, see_alive, &k);
    check_origin(&k);
    idset_release(&k.alive);
}

void cancels_check(struct uses *u)
{
    struct conc *c = u->c;
    bool is_first = true;
    for (uint32_t x = 0; x < c->fctxs.n && !c->prog->classes; x++) {
        uint32_t n;
        const struct pta_edge *e =
            pta_inst_edges(c->pta, c->frames.at[c->fctxs.at[x].frame].inst, &n);
        for (uint32_t i = 0; c->fctxs.at[x].is_reached && i < n; i++) {
            if (strcmp(model_name(c, &e[i]), "pthread_cancel") != 0)
                continue;
            if (is_first && is_prepared(c))
                return;
            is_first = false;
            check_cancel(u, x, e[i].stmt);
        }
    }
}
