/*
 * How a function can be left: exits that differ in locks, in what the result tells of a try, or in
 * a flag behind a parameter are kept apart, up to a cap.
 */
#include "conc/flow_int.h"

enum { MAX_EXITS = 6 };

static bool same_exit(const struct exit_state *a, const struct exit_state *b)
{
    return a->lockset == b->lockset && a->try_token == b->try_token &&
           a->try_success == b->try_success && a->is_throw == b->is_throw && a->truth == b->truth &&
           a->cell == b->cell;
}

/* Exits that only a flag behind a parameter keeps apart come together. */
static void exits_forget_cells(struct conc *c, struct fctx *f)
{
    size_t n = 0;
    for (size_t i = 0; i < f->exits.n; i++) {
        struct exit_state x = f->exits.at[i];
        size_t k = 0;
        x.cell = 0;
        while (k < n && !same_exit(&f->exits.at[k], &x))
            k++;
        if (k < n)
            f->exits.at[k].live = live_join(c, f->exits.at[k].live, x.live);
        else
            f->exits.at[n++] = x;
    }
    f->exits.n = n;
}

/* At the cap: one normal exit that claims only what all claim. Exceptional exits stay apart. */
static void exits_fall_together(struct conc *c, struct fctx *f)
{
    for (int is_throw = 0; is_throw < 2; is_throw++) {
        struct exit_state *all = NULL;
        size_t kept = 0;
        for (size_t i = 0; i < f->exits.n; i++) {
            struct exit_state x = f->exits.at[i];
            if (x.is_throw == is_throw && all) {
                all->lockset = lockset_meet(c, all->lockset, x.lockset);
                all->live = live_join(c, all->live, x.live);
                continue;
            }
            f->exits.at[kept] = x;
            if (x.is_throw == is_throw) {
                all = &f->exits.at[kept];
                all->try_token = PTA_NONE;
                all->try_success = all->truth = all->cell = 0;
            }
            kept++;
        }
        f->exits.n = kept;
    }
}

void exit_add(struct walk *w, struct exit_state x)
{
    struct conc *c = w->c;
    struct fctx *f = &c->fctxs.at[w->fctx];
    for (size_t i = 0; i < f->exits.n; i++) {
        struct exit_state *old = &f->exits.at[i];
        if (!same_exit(old, &x))
            continue;
        struct effect_pair live = live_join(c, old->live, x.live);
        f->is_dirty |= !live_equal(live, old->live);
        old->live = live;
        return;
    }
    vec_push(&f->exits, x);
    f->is_dirty = true;
    if (f->exits.n > MAX_EXITS)
        exits_forget_cells(c, f);
    if (f->exits.n > MAX_EXITS)
        exits_fall_together(c, f);
}
