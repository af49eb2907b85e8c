/*
 * Destructors that run because something is put into a container. The library's code that puts a
 * node into a map can end the node's life, too: where the key is there already. So its destructor
 * seems to run under the lock of whoever inserts:
 *
 *     lock(&m); conns.emplace(id, std::move(c)); unlock(&m);      Connection::~Connection: lock(&m)
 *
 * What was moved in has left nothing behind to end, and what is inserted is new as a rule, unless
 * the program asks whether it was; an element is empty if just that one was moved out before it is
 * erased. A wait of such a destructor counts only
 * if somebody else ends the life of an object under one of those locks. Assignments do, which may
 * replace an older object. (A-INSERTED)
 */
#include "conc/deadlock/lockuse.h"

enum { MAX_CLIMBED = 256, MAX_STEPS = 8 };

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

/* Does the function use the second half of what the call returns: `emplace(...).second`? */
static bool asks_if_new(struct conc *c, func_id f, uint32_t call)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t all = pf->stmts[call].dst, half = IR_NO_REG;
    if (all == IR_NO_REG)
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool is_copy = s->op == IR_COPY && !(s->flags & IRF_PTR);
        for (uint32_t k = 0; k < s->nargs; k++) {
            ir_ref arg = prog_args(pf, s)[k];
            if (ref_kind(arg) != REF_REG)
                continue;
            if (is_copy && ref_index(arg) == all)
                half = s->dst;
            else if (half != IR_NO_REG && ref_index(arg) == half)
                return true;
        }
    }
    return false;
}

/* May what is inserted end in the call, as the program asks whether it was there already? What is
 * copied from a variable lives on there. */
static bool may_drop(struct conc *c, func_id f, uint32_t call)
{
    const struct prog_sym *callee = callee_of(c, f, call);
    const char *own = callee && callee->pretty ? own_part(callee->pretty) : "";
    bool is_copied = strstr(own, ">&>") || strstr(own, ">&,") || strstr(own, "> const&>");
    return !is_copied && asks_if_new(c, f, call);
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
            return !asks_if_new(c, f, i);
    }
    return false;
}

/* ---- elements that are moved out ---- */

static const char *own_callee(const struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_sym *callee = callee_of(c, f, stmt);
    return own_part(callee && callee->pretty ? callee->pretty : "");
}

static bool is_named(const char *own, const char *name)
{
    size_t n = strlen(name);
    return strncmp(own, name, n) == 0 && (!own[n] || own[n] == '(' || own[n] == '[');
}

/* Which element of a container: by an iterator, a variable; by a key; or the one at an end. */
struct element {
    ir_ref iterator, container, key;
    const char *end; /* "front", "back", "top" */
};

/* The statement that makes a register, behind offsets; IR_NONE. */
static uint32_t maker_of(struct conc *c, func_id f, ir_ref *ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    for (int step = 0; step < MAX_STEPS && ref_kind(*ref) == REF_REG; step++) {
        uint32_t def = info->def[ref_index(*ref)];
        if (def == IR_NONE || (pf->stmts[def].op != IR_ADDR && pf->stmts[def].op != IR_COPY))
            return def;
        *ref = prog_args(pf, &pf->stmts[def])[0];
    }
    return IR_NONE;
}

/* What a reference stands for: `*it`, `it->second`, `map[k]`, `queue.front()`. */
static bool find_element(struct conc *c, func_id f, ir_ref ref, struct element *out)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t made = maker_of(c, f, &ref);
    if (made == IR_NONE || !callee_of(c, f, made))
        return false;
    const char *own = own_callee(c, f, made);
    static const char *const ends[] = {"front", "back", "top"};
    *out = (struct element){.container = call_arg(pf, made, 0)};
    for (size_t i = 0; i < ARRAY_SIZE(ends); i++)
        if (is_named(own, ends[i]))
            out->end = ends[i];
    if (strncmp(own, "operator->", 10) == 0 || strncmp(own, "operator*", 9) == 0)
        out->iterator = out->container;
    else if (strncmp(own, "operator[]", 10) == 0 || is_named(own, "at"))
        out->key = call_arg(pf, made, 1);
    return out->end || out->key.bits || def_in_func(c, f, out->iterator);
}

/* Is what may be moved away the life of something: a smart pointer, a thread, a future? */
static bool moves_life(const char *name)
{
    static const char *const kinds[] = {"_ZNSt10unique_ptr", "_ZNSt10shared_ptr", "_ZNSt6thread",
                                        "_ZNSt7jthread",     "_ZNSt6future",      "_ZNSt8function"};
    for (size_t i = 0; i < ARRAY_SIZE(kinds); i++)
        if (strncmp(name, kinds[i], strlen(kinds[i])) == 0)
            return strstr(name, "aSEOS") || strstr(name, "C1EOS") || strstr(name, "C2EOS");
    return false;
}

/* Does the call move a smart pointer, or the like, out of an element of a container? */
static bool moves_element(struct conc *c, inst_id inst, uint32_t stmt, struct element *out)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->nargs != 3 || !moves_life(callee_name(c, f, stmt)))
        return false;
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, prog_args(pf, s)[2]));
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++)
        if (!obj_is_of_container(c, pta_loc(c->pta, (loc_id){loc})->obj))
            return false;
    return n > 0 && find_element(c, f, prog_args(pf, s)[2], out);
}

/* The iterator variable that an argument is a copy of, perhaps as a const_iterator. */
static ir_ref iterator_given(struct conc *c, func_id f, ir_ref arg)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t made = maker_of(c, f, &arg);
    if (made != IR_NONE && pf->stmts[made].op == IR_LOAD) {
        arg = prog_args(pf, &pf->stmts[made])[0];
        made = maker_of(c, f, &arg);
    }
    if (made == IR_NONE || pf->stmts[made].op != IR_ALLOCA)
        return (ir_ref){0};
    ir_ref from = arg;
    uint32_t makers = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const char *name = callee_name(c, f, i);
        if (call_arg(pf, i, 0).bits != arg.bits || pf->stmts[i].nargs != 3 ||
            !(strstr(name, "C1E") || strstr(name, "C2E")))
            continue;
        from = call_arg(pf, i, 1);
        makers++;
    }
    return makers > 1 ? (ir_ref){0} : from;
}

static bool is_same_place(struct conc *c, func_id f, ir_ref a, ir_ref b)
{
    uint32_t term = term_of(c, f, a);
    return a.bits && (a.bits == b.bits || (term != PTA_NONE && term == term_of(c, f, b)));
}

/* Does the statement change the variable or the container? What only looks is const, a comparison,
 * or gives an element. */
static bool changes(struct conc *c, func_id f, uint32_t stmt, ir_ref what)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    static const char *const looks[] = {"operator", "front", "back",  "top",  "at",
                                        "begin",    "end",   "empty", "size", "find"};
    if (s->op == IR_STORE) {
        ir_ref to = prog_args(pf, s)[0];
        return is_same_place(c, f, what, to) ||
               (maker_of(c, f, &to) != IR_NONE && to.bits == what.bits);
    }
    if (s->op != IR_CALL && s->op != IR_INVOKE)
        return false;
    if (!call_arg(pf, stmt, 0).bits || !is_same_place(c, f, what, call_arg(pf, stmt, 0)))
        return false;
    const char *name = callee_name(c, f, stmt), *own = own_callee(c, f, stmt);
    if (strncmp(name, "_ZNK", 4) == 0)
        return false;
    for (size_t i = 0; i < ARRAY_SIZE(looks); i++)
        if (strncmp(own, looks[i], strlen(looks[i])) == 0)
            return strncmp(own, "operator++", 10) == 0 || strncmp(own, "operator--", 10) == 0 ||
                   strncmp(own, "operator+=", 10) == 0 || strncmp(own, "operator-=", 10) == 0 ||
                   is_named(own, "operator=");
    return true;
}

/* Has it become no other one from the one statement to the other, in one round? */
static bool stays(struct conc *c, func_id f, uint32_t from, uint32_t to, ir_ref what)
{
    const struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (info->cfg->loop[info->block_of[from]] != info->cfg->loop[info->block_of[to]])
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (i != from && i != to && comes_first(info, from, i) && !comes_first(info, to, i) &&
            changes(c, f, i, what))
            return false;
    return true;
}

/* Does the call take out the element that is called so? */
static bool takes_end(const char *own, const char *end)
{
    if (is_named(own, "pop")) /* of a queue the first one, else the top */
        return strcmp(end, "back") != 0;
    return strcmp(end, "front") == 0 ? is_named(own, "pop_front")
                                     : strcmp(end, "back") == 0 && is_named(own, "pop_back");
}

/* Is it the element that was moved away there that the call takes out? */
static bool takes_out(struct conc *c, func_id f, uint32_t from, uint32_t stmt,
                      const struct element *moved)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const char *own = own_callee(c, f, stmt);
    bool is_there = is_same_place(c, f, moved->container, call_arg(pf, stmt, 0));
    if (moved->end) {
        bool is_end = takes_end(own, moved->end);
        return is_end && is_there && stays(c, f, from, stmt, moved->container);
    }
    if (pf->stmts[stmt].nargs != 3 || !is_named(own, "erase"))
        return false;
    ir_ref arg = call_arg(pf, stmt, 1);
    if (moved->key.bits)
        return is_there && is_same_place(c, f, moved->key, arg) &&
               stays(c, f, from, stmt, moved->key);
    return iterator_given(c, f, arg).bits == moved->iterator.bits &&
           stays(c, f, from, stmt, moved->iterator);
}

/* Was the element emptied that the call takes out: `dying = std::move(at->second); erase(at)`? */
static bool erases_moved(struct conc *c, uint32_t fctx, struct call_site at)
{
    func_id f = func_of_fctx(c, at.fctx);
    inst_id inst = c->frames.at[c->fctxs.at[at.fctx].frame].inst;
    struct element moved;
    if (strncmp(own_name(c, fctx), "erase", 5) && strncmp(own_name(c, fctx), "pop", 3))
        return false;
    for (uint32_t i = 0; i < c->prog->funcs[f.i].func->nstmts; i++)
        if (i != at.stmt && stmt_dominates(c, f, i, at.stmt) && moves_element(c, inst, i, &moved) &&
            takes_out(c, f, i, at.stmt, &moved))
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
            ((inserts(own_name(c, fctx)) && !may_drop(c, func_of_fctx(c, at.fctx), at.stmt)) ||
             erases_moved(c, fctx, at) || fills_empty(c, at) || ends_inserted(c, at))) {
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
