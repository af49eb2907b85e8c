/*
 * Joins by a destructor that runs when the last reference is dropped: that of the state which an
 * asynchronous call shares with its future. The library drops references all the time while it
 * moves a future from a result into a container; those it moved from are empty, and nobody waits.
 * The wait counts where the user's code ends the life of a future, or of what is full of them, and
 * has not given it away before.
 */
#include "conc/deadlock/lockorder.h"

enum {
    MAX_UP = 16,     /* calls inside the library */
    MAX_LOOKED = 64, /* callers of one join */
};

struct climb {
    struct conc *c;
    uint32_t looked;
};

/* `std::vector<...>::clear`, `std::future<int>::~future`. */
static bool ends_life(const char *name)
{
    static const char *const ends[] = {"~", "clear", "pop", "erase", "reset"};
    const char *own = name;
    for (const char *at = name; at && (at = strstr(at, "::")); own = at)
        at += 2;
    for (size_t i = 0; own && i < ARRAY_SIZE(ends); i++)
        if (strncmp(own, ends[i], strlen(ends[i])) == 0)
            return true;
    return false;
}

/* Does a call by the user, however far up, end the life of what the library drops here? */
static bool is_ended_by_user(struct climb *k, uint32_t fctx, int depth)
{
    struct conc *c = k->c;
    func_id callee = func_of_fctx(c, fctx);
    bool ends = ends_life(c->prog->syms[c->prog->funcs[callee.i].sym.i].pretty);
    for (size_t i = 0; i < c->fctxs.at[fctx].callers.n; i++) {
        struct call_site at = c->fctxs.at[fctx].callers.at[i];
        func_id caller = func_of_fctx(c, at.fctx);
        if (++k->looked > MAX_LOOKED)
            return true;
        if (prog_func_is_library(c->prog, caller)
                ? depth >= MAX_UP || is_ended_by_user(k, at.fctx, depth + 1)
                : ends && !variable_is_passed_on(c, caller, at.stmt))
            return true;
    }
    return false;
}

bool join_is_of_moved(struct conc *c, uint32_t fctx, uint32_t stmt, const struct effect *e)
{
    struct climb k = {c, 0};
    func_id f = func_of_fctx(c, fctx);
    if (e->obj2.kind != PLACE_NONE)
        return holder_gave_away(c, f, stmt, e);
    return c->frames.at[c->fctxs.at[fctx].frame].is_last && prog_func_is_library(c->prog, f) &&
           !is_ended_by_user(&k, fctx, 0);
}
