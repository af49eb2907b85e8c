/*
 * Signal handlers that wait for locks. A handler runs in the middle of a thread; if that thread
 * holds the lock, nobody ever gives it back. Programs that block signals anywhere are taken to
 * block them where they must (A-SIGMASK).
 */
#include "conc/deadlock/issue_int.h"

static bool is_in_handler(const struct finder *f, const struct wait *w)
{
    return pta_origin_is_handler(f->c->pta, wait_origin(f->order, w));
}

static bool blocks_signals(const struct conc *c)
{
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++) {
            if (e[i].kind != EDGE_MODEL && e[i].kind != EDGE_EXTERNAL)
                continue;
            const char *name = c->prog->syms[e[i].target].name;
            if (!strcmp(name, "pthread_sigmask") || !strcmp(name, "sigprocmask"))
                return true;
        }
    }
    return false;
}

/* A lock that its holder may take again, or that is only tried, harms nobody. */
static bool is_wanted(const struct finder *f, const struct wait *w)
{
    if (w->kind != WAIT_LOCK || w->is_recursive || !token_at(f->c, w->token).unique)
        return false;
    struct seq locs = seqs_at(&f->c->sets, token_at(f->c, w->token).locs);
    enum lock_kind kind = lock_kind_of(f->order->kinds, locs.at[0]);
    return kind != LOCK_REENTRANT && kind != LOCK_CHECKED;
}

static bool are_both_shared(const struct conc *c, const struct wait *a, const struct wait *b)
{
    return token_at(c, a->token).mode == LOCK_SHARED && token_at(c, b->token).mode == LOCK_SHARED;
}

/* Somebody else who takes the lock while the handler is installed. */
static const struct wait *find_holder(const struct finder *f, const struct wait *w)
{
    struct conc *c = f->c;
    uint32_t locs = token_at(c, w->token).locs;
    for (size_t i = 0; i < f->order->waits.n; i++) {
        const struct wait *v = &f->order->waits.at[i];
        if (is_wanted(f, v) && !v->is_masked && !is_in_handler(f, v) && !are_both_shared(c, v, w) &&
            seqs_meet(&c->sets, token_at(c, v->token).locs, locs) &&
            live_has(c, v->live, wait_origin(f->order, w)))
            return v;
    }
    return NULL;
}

void handlers_check(struct finder *f)
{
    bool is_blocked = false, is_known = false;
    for (size_t i = 0; i < f->order->waits.n && !is_blocked; i++) {
        const struct wait *w = &f->order->waits.at[i];
        const struct wait *v = is_in_handler(f, w) && is_wanted(f, w) ? find_holder(f, w) : NULL;
        if (!v)
            continue;
        if (!is_known)
            is_blocked = f->c->opt.mode != MODE_SOUND && blocks_signals(f->c);
        is_known = true;
        struct issue_side sides[2] = {side_of_wait(f, w), side_of_wait(f, v)};
        sides[1].what = "lock";
        struct issue issue = {.kind = ISSUE_HANDLER, .lock = sides[0].at.loc, .is_unique = true};
        if (!is_blocked)
            issue_add(f, issue, sides, 2);
    }
}
