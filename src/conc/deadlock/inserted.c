/*
 * Destructors that run because something is put into a container. The library's code that puts a
 * node into a map can end the node's life, too: where the key is there already. So its destructor
 * seems to run under the lock of whoever inserts:
 *
 *     lock(&m); conns.emplace(id, std::move(c)); unlock(&m);      Connection::~Connection: lock(&m)
 *
 * What was moved in has left nothing behind to end, and what is inserted is new as a rule; an
 * element that was moved out before it is erased is empty. A wait of such a destructor counts only
 * if somebody else ends the life of an object under one of those locks. Assignments do, which may
 * replace an older object. (A-INSERTED)
 */
#include "conc/deadlock/lockuse.h"

enum { MAX_CLIMBED = 256 };

struct climb {
    struct conc *c;
    uint32_t lockset;  /* inherited from the callers */
    struct idset seen; /* 2 * function context + is it a library's, below a destructor? */
    u32_vec work;
    bool is_any; /* insertion */
};

/* The name of the function itself, behind all scopes. */
static const char *own_part(const char *name)
{
    const char *own = name;
    int depth = 0;
    for (const char *at = name; at && *at && *at != '('; at++) {
        depth += *at == '<' ? 1 : *at == '>' ? -1 : 0;
        if (!depth && at[0] == ':' && at[1] == ':')
            own = at + 2;
    }
    return own ? own : "";
}

static const char *own_name(const struct conc *c, uint32_t fctx)
{
    func_id f = func_of_fctx(c, fctx);
    return own_part(c->prog->syms[c->prog->funcs[f.i].sym.i].pretty);
}

static bool inserts(const char *own)
{
    static const char *const names[] = {"emplace", "insert", "push", "try_emplace", "operator[]"};
    for (size_t i = 0; i < ARRAY_SIZE(names); i++)
        if (strncmp(own, names[i], strlen(names[i])) == 0)
            return strncmp(own, "insert_or", strlen("insert_or")) != 0;
    return false;
}

/* The function that is called by name; NULL. */
static const struct prog_sym *callee_of(const struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    ir_ref callee =
        pf->stmts[stmt].op == IR_CALL ? prog_args(pf, &pf->stmts[stmt])[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return NULL;
    return &c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(callee)).i];
}

static const char *callee_name(const struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_sym *callee = callee_of(c, f, stmt);
    return callee ? callee->name : "";
}

static bool is_given(const struct prog_func *pf, uint32_t stmt, ir_ref variable)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    for (uint32_t i = 1; s->op == IR_CALL && i < s->nargs; i++)
        if (prog_args(pf, s)[i].bits == variable.bits)
            return true;
    return false;
}

/* Is it assigned to a local variable that was only just made, with nothing in it:
 * `std::shared_ptr<T> gone; ... gone = std::move(at->second)`? */
static bool fills_empty(struct conc *c, struct call_site at)
{
    func_id f = func_of_fctx(c, at.fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    ir_ref variable = call_arg(pf, at.stmt, 0);
    const struct ir_stmt *def = def_in_func(c, f, variable);
    bool is_made = false;
    if (!def || def->op != IR_ALLOCA || !strstr(callee_name(c, f, at.stmt), "aSE"))
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const char *name = callee_name(c, f, i);
        if (i == at.stmt || !is_given(pf, i, variable))
            continue;
        bool is_maker = strstr(name, "C1Ev") || strstr(name, "C2Ev");
        bool is_first =
            is_maker && stmt_dominates(c, f, i, at.stmt) &&
            info->cfg->loop[info->block_of[i]] == info->cfg->loop[info->block_of[at.stmt]];
        is_made |= is_first;
        bool is_end = strstr(name, "D1Ev") || strstr(name, "D2Ev");
        if (!is_first && !is_end && !stmt_dominates(c, f, at.stmt, i))
            return false;
    }
    return is_made;
}

/* Is it the end of a local smart pointer that was put into a container before? What it had has
 * gone there, or is there, too. */
static bool ends_inserted(struct conc *c, struct call_site at)
{
    func_id f = func_of_fctx(c, at.fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    ir_ref variable = call_arg(pf, at.stmt, 0);
    const struct ir_stmt *def = def_in_func(c, f, variable);
    const char *name = callee_name(c, f, at.stmt);
    bool is_pointer = strstr(name, "unique_ptr") || strstr(name, "shared_ptr");
    if (!def || def->op != IR_ALLOCA || !is_pointer ||
        !(strstr(name, "D1Ev") || strstr(name, "D2Ev")))
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct prog_sym *callee = callee_of(c, f, i);
        if (callee && is_given(pf, i, variable) && call_arg(pf, i, 0).bits != variable.bits &&
            inserts(own_part(callee->pretty)) && stmt_dominates(c, f, i, at.stmt))
            return true;
    }
    return false;
}

/* Does the call move a smart pointer, or the like, out of an element of a container? */
static bool moves_element(struct conc *c, inst_id inst, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const char *name = callee_name(c, pta_inst_func(c->pta, inst), stmt);
    if (s->nargs != 3 || strncmp(name, "_ZNSt", 5) ||
        (!strstr(name, "aSEOS") && !strstr(name, "C1EOS") && !strstr(name, "C2EOS") &&
         !strstr(name, "4swapERS")))
        return false;
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, prog_args(pf, s)[2]));
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++)
        if (!obj_is_of_container(c, pta_loc(c->pta, (loc_id){loc})->obj))
            return false;
    return n > 0;
}

/* Was the element emptied that the call takes out: `dying = std::move(at->second); erase(at)`? */
static bool erases_moved(struct conc *c, uint32_t fctx, struct call_site at)
{
    func_id f = func_of_fctx(c, at.fctx);
    inst_id inst = c->frames.at[c->fctxs.at[at.fctx].frame].inst;
    if (strncmp(own_name(c, fctx), "erase", 5) && strncmp(own_name(c, fctx), "pop", 3))
        return false;
    for (uint32_t i = 0; i < c->prog->funcs[f.i].func->nstmts; i++)
        if (i != at.stmt && stmt_dominates(c, f, i, at.stmt) && moves_element(c, inst, i))
            return true;
    return false;
}

/* Does the caller hold one of the locks at the call, not only inherit it? */
static bool holds_at_call(const struct climb *k, struct call_site at)
{
    struct conc *c = k->c;
    const struct fctx *x = &c->fctxs.at[at.fctx];
    struct seq s = seqs_at(&c->sets, k->lockset);
    for (size_t i = 0; i < x->calls.n; i++)
        for (uint32_t t = 0; t < s.n && x->calls.at[i].stmt == at.stmt; t++)
            if (locks_meet(c, x->calls.at[i].lockset, token_at(c, s.at[t]).locs))
                return true;
    return false;
}

/* Goes on with the callers; false if one of them calls under the locks, and inserts nothing. */
static bool climb_on(struct climb *k, uint32_t fctx, bool is_below)
{
    struct conc *c = k->c;
    bool is_library = prog_func_is_library(c->prog, func_of_fctx(c, fctx));
    const struct fctx *x = &c->fctxs.at[fctx];
    for (size_t i = 0; i < x->callers.n; i++) {
        struct call_site at = x->callers.at[i];
        bool in_library = prog_func_is_library(c->prog, func_of_fctx(c, at.fctx));
        bool ends_life = !is_library && in_library && own_name(c, fctx)[0] == '~';
        if (is_below && !in_library &&
            (inserts(own_name(c, fctx)) || erases_moved(c, fctx, at) || fills_empty(c, at) ||
             ends_inserted(c, at))) {
            k->is_any = true;
            continue;
        }
        if (holds_at_call(k, at))
            return false;
        uint32_t key = 2 * at.fctx + (in_library && (is_below || ends_life));
        if (idset_add(&k->seen, key))
            vec_push(&k->work, key);
    }
    return true;
}

bool wait_is_of_inserted(struct conc *c, const struct wait *w)
{
    const struct fctx *x = &c->fctxs.at[w->fctx];
    struct climb k = {.c = c};
    k.lockset = lockset_join(c, x->lockset, x->entries.at[w->entry].lockset);
    if (c->prog->classes || c->opt.mode == MODE_SOUND || !seqs_at(&c->sets, k.lockset).n)
        return false;
    vec_push(&k.work, 2 * w->fctx);
    bool is_other = false;
    while (k.work.n && !is_other) {
        uint32_t key = vec_pop(&k.work);
        is_other = idset_count(&k.seen) > MAX_CLIMBED || !climb_on(&k, key / 2, key & 1);
    }
    idset_release(&k.seen);
    vec_release(&k.work);
    return !is_other && k.is_any;
}
