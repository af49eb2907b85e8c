/*
 * Ownership: memory that only one thread can know of.
 *
 *   fresh   made in this activation (allocation, pool, stack variable, or handed in fresh by the
 *           caller) and not published yet: no other thread can touch it. Initialisation before
 *           publication is therefore no race.
 *   own     handed to the origin at its creation, fresh at that moment: every instance of the
 *           origin has another one. Its creator may still touch it, other instances cannot. Also a
 *           thread-local variable by its name, whoever else may have its address.
 *
 * Both are properties of a root: the register or parameter an address is computed from by adding
 * offsets, never by loading. A root is published by the first statement that lets it out: stored
 * as a value, returned, merged with other values, given to a function that does so or to unknown
 * code. What is stored into fresh memory is out when that memory is, or when what is stored there
 * is let out. A compare-exchange, the creation of a thread, or a function that says so by its
 * result publishes where it has succeeded (outcome.c). An access is fresh if no publication can
 * come before it on a path that does not make the memory anew. That a pool hands out memory nobody
 * else uses is assumption A-POOL-OWNER.
 */
#include "conc/own/fresh_int.h"
#include "link/classes.h"
#include <stdlib.h>

enum {
    OWN_BITS = 3,
    ESCAPE_DEPTH = 40,
    MAX_LOADS = 8,
    MAX_PHIS = 3,
    MAX_HOLDERS = 6,
    MAX_METHODS = 256, /* that a call of the JVM may mean */
    MAX_CONTENT_DEPTH = 3,
    MAX_CARRIED = 2,
};

/* Is a method of the argument, or of what it holds, run by another thread? */
static bool runs_method_of(const struct effect *e, int32_t arg)
{
    return (e->kind == EFFECT_SPAWN || e->kind == EFFECT_REGISTER) && e->fn.kind == PLACE_METHOD &&
           e->fn.index == arg && (e->fn.base == PLACE_NONE || e->fn.base == PLACE_ARG);
}

static bool model_lets_out(const struct model_fn *m, int32_t arg)
{
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (e->kind == EFFECT_BODY)
            return true;
        bool takes = e->kind == EFFECT_ASSIGN || e->kind == EFFECT_SPAWN ||
                     e->kind == EFFECT_REGISTER || e->kind == EFFECT_TLS_SET ||
                     e->kind == EFFECT_CALL || e->kind == EFFECT_ONCE;
        if (!takes)
            continue;
        if (runs_method_of(e, arg))
            return true;
        if (e->src.kind == PLACE_ARG && e->src.index == arg && e->ret.kind != PLACE_RET)
            return true;
        for (int k = 0; k < e->nargs; k++)
            if (e->args[k].index <= arg &&
                (e->args[k].kind == PLACE_REST ||
                 (e->args[k].index == arg && e->args[k].kind != PLACE_DEREF)))
                return true;
        if (e->kind == EFFECT_REGISTER && e->handle.kind == PLACE_ARG && e->handle.index == arg)
            return true;
    }
    return false;
}

/* Does the model keep or copy what is stored behind the argument? */
static bool model_opens(const struct model_fn *m, int32_t arg)
{
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        bool is_copied = e->kind == EFFECT_COPY && e->src.kind == PLACE_ARG;
        bool is_kept = e->kind == EFFECT_ASSIGN && e->src.kind == PLACE_DEREF;
        if ((is_copied || is_kept) && e->src.index == arg)
            return true;
        for (int k = 0; k < e->nargs; k++)
            if (e->args[k].kind == PLACE_DEREF && e->args[k].index == arg)
                return true;
    }
    return false;
}

/* What becomes of a parameter: kept to the function, stored inside of itself (the ends of an empty
 * list), its content let out, returned to the caller only (perhaps with its content let out, too),
 * or let out itself. */
enum escape { ESCAPE_NONE, ESCAPE_HOME, ESCAPE_CONTENT, ESCAPE_RETURNED, ESCAPE_ITSELF };
static enum escape param_escapes(struct conc *c, func_id f, uint32_t param, int depth);

/* What a function does with its argument number `arg` (0-based). */
static enum escape sym_lets_out(struct conc *c, psym_id sym, uint32_t arg, int depth)
{
    const struct model_fn *m = pta_model_of(c->pta, sym);
    if (m && model_lets_out(m, (int32_t)arg))
        return ESCAPE_ITSELF;
    if (m && !model_is_conditional(m)) /* else the body counts in other calls */
        return model_opens(m, (int32_t)arg) ? ESCAPE_CONTENT : ESCAPE_NONE;
    func_id f = c->prog->syms[sym.i].func;
    return f.i == IR_NONE ? ESCAPE_ITSELF : param_escapes(c, f, arg, depth + 1);
}

/* The methods that a call of this one may mean, as a sequence. */
static uint32_t targets_of(struct conc *c, psym_id declared)
{
    bool is_new;
    uint32_t *slot = map_slot(&c->call_targets, declared.i, &is_new);
    const char *name = c->prog->syms[declared.i].name, *selector = method_selector(name);
    class_id class = selector ? classes_of_method(c->prog->classes, name) : (class_id){IR_NONE};
    if (is_new) {
        u32_vec methods = {0};
        if (class.i != IR_NONE)
            classes_methods_of(c->prog->classes, class, selector, &methods);
        *slot = seqs_add(&c->sets, methods.at, (uint32_t)methods.n);
        vec_release(&methods);
    }
    return *slot;
}

/* The worst of what all methods that may be meant do. */
static enum escape virtual_lets_out(struct conc *c, psym_id declared, uint32_t arg, int depth)
{
    enum escape worst = ESCAPE_NONE;
    uint32_t targets = targets_of(c, declared), n = seqs_at(&c->sets, targets).n;
    if (!n || n > MAX_METHODS)
        return ESCAPE_ITSELF;
    for (uint32_t i = 0; i < n && worst != ESCAPE_ITSELF; i++)
        worst =
            MAX(worst, sym_lets_out(c, (psym_id){seqs_at(&c->sets, targets).at[i]}, arg, depth));
    return worst;
}

/* The worst of what all functions do that a pointer may mean. */
static enum escape pointer_lets_out(struct conc *c, func_id f, uint32_t stmt, uint32_t arg,
                                    int depth)
{
    enum escape worst = ESCAPE_NONE;
    uint32_t seen = 0;
    for (uint32_t i = first_frame(c, f); i; i = c->next_frame[i - 1]) {
        uint32_t n;
        const struct pta_edge *e = pta_edges(c->pta, c->frames.at[i - 1].inst, stmt, &n);
        for (uint32_t k = 0; k < n && worst != ESCAPE_ITSELF; k++) {
            if (e[k].kind != EDGE_CALL || ++seen > MAX_METHODS)
                return ESCAPE_ITSELF;
            func_id to = pta_inst_func(c->pta, (inst_id){e[k].target});
            worst = MAX(worst, param_escapes(c, to, arg, depth + 1));
        }
    }
    return seen ? worst : ESCAPE_ITSELF;
}

static enum escape call_lets_out(struct conc *c, const struct prog_func *pf, uint32_t stmt,
                                 uint32_t arg, int depth)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    bool is_virtual = c->prog->classes && s->flags & IRF_VIRTUAL && s->aux;
    if (ref_kind(callee) == REF_SYM) {
        psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
        /* Of a library's method without code only the name is known. */
        bool is_known = pta_model_of(c->pta, sym) || c->prog->syms[sym.i].func.i != IR_NONE;
        if (is_known || !is_virtual)
            return sym_lets_out(c, sym, arg, depth);
    }
    if (!is_virtual && !c->prog->classes && ref_kind(callee) != REF_SYM)
        return pointer_lets_out(c, (func_id){(uint32_t)(pf - c->prog->funcs)}, stmt, arg, depth);
    if (!is_virtual)
        return ESCAPE_ITSELF;
    return virtual_lets_out(c, prog_sym_of(c->prog, pf->unit_index, s->aux - 1), arg, depth);
}

bool call_lets_go(struct conc *c, func_id f, uint32_t stmt, uint32_t arg)
{
    return call_lets_out(c, &c->prog->funcs[f.i], stmt, arg, 0) == ESCAPE_ITSELF;
}

/* ---- roots of a function ---- */

struct root *root_of(struct fresh_info *info, uint32_t term)
{
    uint32_t id = map_get(&info->by_term, term, 0);
    return id ? &info->roots.at[id - 1] : NULL;
}

/* The new root, NULL if there is one already. */
struct root *add_root(struct fresh_info *info, uint32_t term, uint32_t made_at, bool is_taken)
{
    bool fresh;
    uint32_t *slot = map_slot(&info->by_term, term, &fresh);
    if (!fresh)
        return NULL;
    struct root r = {.term = term, .made_at = made_at, .is_taken = is_taken};
    vec_push(&info->roots, r);
    *slot = (uint32_t)info->roots.n;
    return &vec_last(&info->roots);
}

/* The root an operand is computed from, NULL if it is none of the function's. */
struct root *operand_root(struct conc *c, func_id f, struct fresh_info *info, ir_ref ref)
{
    if (ref_kind(ref) != REF_REG)
        return NULL;
    return root_of(info, term_base(c, term_of(c, f, ref)));
}

struct fresh_info *fresh_of(struct conc *c, func_id f, int depth);

/* Is the value, or what a phi takes it from, also let out otherwise than by returning it? */
static bool is_let_out(struct conc *c, func_id f, struct fresh_info *info, ir_ref value, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct root *r = operand_root(c, f, info, value);
    for (size_t k = 0; r && k < r->published.n; k++) {
        uint8_t op = pf->stmts[r->published.at[k]].op;
        if (op != IR_RET && op != IR_PHI)
            return true;
    }
    uint32_t def = ref_kind(value) == REF_REG ? finfo_of(c, f)->def[ref_index(value)] : IR_NONE;
    if (r || def == IR_NONE || pf->stmts[def].op != IR_PHI || depth > MAX_PHIS)
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    for (uint32_t i = 0; i < pf->stmts[def].nargs; i += 2)
        if (is_let_out(c, f, info, args[i], depth + 1))
            return true;
    return false;
}

/* Does a function that returns what it has made also let it out otherwise? */
static bool lets_out_result(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct fresh_info *info = fresh_of(c, f, 0);
    for (uint32_t i = 0; info->is_done && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op == IR_RET && s->nargs &&
            is_let_out(c, f, info, ir_args(pf->unit, pf->func, s)[0], 0))
            return true;
    }
    return false;
}

bool makes_memory(struct conc *c, const struct prog_func *pf, const struct ir_stmt *s)
{
    if (s->op == IR_ALLOCA || s->op == IR_NEW)
        return true;
    if (s->op != IR_CALL || s->dst == IR_NO_REG)
        return false;
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    if (ref_kind(callee) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
    func_id f = c->prog->syms[sym.i].func;
    if (!pta_returns_fresh(c->pta, sym))
        return false;
    return f.i == IR_NONE || pta_model_of(c->pta, sym) || !lets_out_result(c, f);
}

/* The root whose memory an operand was loaded from, as an address; NULL. */
struct root *content_root(struct conc *c, func_id f, struct fresh_info *info, ir_ref ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const uint32_t *def = finfo_of(c, f)->def;
    for (int i = 0; i < MAX_LOADS && ref_kind(ref) == REF_REG; i++) {
        if (def[ref_index(ref)] == IR_NONE)
            return NULL;
        const struct ir_stmt *s = &pf->stmts[def[ref_index(ref)]];
        bool is_load = s->op == IR_LOAD && s->size >= pf->unit->pointer_size;
        bool is_same = s->op == IR_ADDR || s->op == IR_COPY || s->op == IR_CAST ||
                       s->op == IR_PTRTOINT || s->op == IR_INTTOPTR;
        ir_ref receiver = receiver_given_back(c, pf, s);
        if (!is_load && !is_same && !receiver.bits)
            return NULL;
        ref = receiver.bits ? receiver : ir_args(pf->unit, pf->func, s)[0];
        struct root *r = is_load ? operand_root(c, f, info, ref) : NULL;
        if (r)
            return r;
    }
    return NULL;
}

static void note(u32_vec *list, uint32_t stmt)
{
    if (!list->n || vec_last(list) != stmt)
        vec_push(list, stmt);
}

static void let_out(struct conc *c, func_id f, struct fresh_info *info, ir_ref ref, uint32_t stmt)
{
    struct root *r = operand_root(c, f, info, ref);
    struct root *owner = r ? NULL : content_root(c, f, info, ref);
    if (r)
        note(&r->published, stmt);
    if (owner)
        note(&owner->opened, stmt);
}

/* Is the root the container that the function is a member of? */
static bool is_this_container(const struct conc *c, func_id f, const struct root *r)
{
    const uint32_t *t = tuples_at(&c->terms, r->term);
    return c->opt.mode != MODE_SOUND && t[0] == TERM_PARAM && t[1] == f.i && t[2] == 0 &&
           prog_func_is_container(c->prog, f);
}

/* A member of a container stores its address nowhere but in nodes and tables of the container. */
static void scan_store(struct conc *c, func_id f, struct fresh_info *info, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[stmt]);
    struct root *r = operand_root(c, f, info, args[1]);
    struct root *into = operand_root(c, f, info, args[0]);
    if (r && (r == into || is_this_container(c, f, r))) {
        r->knows_itself = true;
        note(&r->home, stmt);
        return;
    }
    if (!r || !into) {
        let_out(c, f, info, args[1], stmt);
        return;
    }
    struct hold h = {stmt, (uint32_t)(into - info->roots.at)};
    vec_push(&r->held, h);
}

func_id callee_by_name(const struct conc *c, const struct prog_func *pf, uint32_t stmt,
                       psym_id *sym)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    *sym = (psym_id){IR_NONE};
    if (ref_kind(callee) != REF_SYM)
        return (func_id){IR_NONE};
    *sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
    return c->prog->syms[sym->i].func;
}

/*
 * A member of a container keeps the container's address for the container only (A-CONTAINER), also
 * if it hands it to a helper that makes a node or links it.
 */
static bool is_container_of_call(const struct conc *c, func_id f, uint32_t stmt, uint32_t param,
                                 const struct root *r)
{
    psym_id sym;
    func_id callee = callee_by_name(c, &c->prog->funcs[f.i], stmt, &sym);
    if (c->opt.mode == MODE_SOUND || sym.i == IR_NONE)
        return false;
    bool is_member = callee.i != IR_NONE && prog_func_is_container(c->prog, callee);
    return (is_member && !param) ||
           ((is_member || callee.i == IR_NONE) && is_this_container(c, f, r));
}

/* Does the method call itself with the parameter that it has got, and nothing comes back? What
 * becomes of it there is what becomes of it here. */
static bool is_handed_to_itself(struct conc *c, func_id f, uint32_t stmt, uint32_t param)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    psym_id sym;
    if (!c->prog->classes || callee_by_name(c, pf, stmt, &sym).i != f.i || s->dst != IR_NO_REG ||
        param >= pf->func->nparams || pta_model_of(c->pta, sym))
        return false;
    if (s->flags & IRF_VIRTUAL && s->aux) {
        psym_id declared = prog_sym_of(c->prog, pf->unit_index, s->aux - 1);
        if (seqs_at(&c->sets, targets_of(c, declared)).n != 1)
            return false;
    }
    return term_of(c, f, call_arg(pf, stmt, (int32_t)param)) ==
           term_of(c, f, ref_make(REF_REG, param));
}

static void scan_call(struct conc *c, func_id f, struct fresh_info *info, uint32_t stmt, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    for (uint32_t i = 1; i < s->nargs; i++) {
        ir_ref arg = ir_args(pf->unit, pf->func, s)[i];
        struct root *r = operand_root(c, f, info, arg);
        struct root *owner = r ? r : content_root(c, f, info, arg);
        if (!owner || is_handed_to_itself(c, f, stmt, i - 1))
            continue;
        enum escape how = call_lets_out(c, pf, stmt, i - 1, depth);
        bool is_same = how == ESCAPE_RETURNED && s->dst != IR_NO_REG &&
                       operand_root(c, f, info, ref_make(REF_REG, s->dst)) == r;
        if (how == ESCAPE_RETURNED && s->dst != IR_NO_REG && !is_same)
            how = ESCAPE_ITSELF;
        if (r && how == ESCAPE_ITSELF && !is_container_of_call(c, f, stmt, i - 1, r))
            note(&r->published, stmt);
        else if (how > ESCAPE_HOME)
            note(&owner->opened, stmt);
        if (r && how == ESCAPE_HOME) {
            r->knows_itself = true;
            note(&r->home, stmt);
        }
    }
}

/* `prev = n` when a walk goes on: that is the node of the round before. */
static bool is_left_behind(struct conc *c, func_id f, struct fresh_info *info, ir_ref ref,
                           uint32_t stmt)
{
    const struct finfo *facts = finfo_of(c, f);
    const struct root *r = operand_root(c, f, info, ref);
    return r && r->is_node && c->prog->funcs[f.i].stmts[stmt].op == IR_PHI &&
           facts->block_of[stmt] == facts->block_of[r->made_at];
}

/* Which operands of a statement it lets out. */
static void scan_stmt(struct conc *c, func_id f, struct fresh_info *info, uint32_t stmt, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct root *from;
    switch (s->op) {
    case IR_ADDR:
    case IR_LOAD:
    case IR_CMP:
    case IR_MEMSET:
    case IR_COPY:
    case IR_CAST:
    case IR_PTRTOINT: /* the result has the same root */
    case IR_INTTOPTR:
    case IR_VASTART:
    case IR_BRANCH:
        return;
    case IR_MEMCOPY:
        from = operand_root(c, f, info, args[1]);
        if (from)
            note(&from->opened, stmt);
        return;
    case IR_STORE:
        scan_store(c, f, info, stmt);
        return;
    case IR_CMPXCHG:
        let_out(c, f, info, args[2], stmt);
        return;
    case IR_CALL:
        scan_call(c, f, info, stmt, depth);
        return;
    case IR_PHI:
        from = operand_root(c, f, info, ref_make(REF_REG, s->dst));
        if (from && !from->is_node && !from->is_choice)
            return; /* another name */
        /* fall through */
    default:
        for (uint32_t i = s->op == IR_RMW; i < s->nargs; i++)
            if (!is_left_behind(c, f, info, args[i], stmt))
                let_out(c, f, info, args[i], stmt);
        return;
    }
}

static void add_made(struct conc *c, func_id f, struct fresh_info *info, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->dst == IR_NO_REG)
        return;
    bool is_taken = takes_alone(c, f, stmt) || slot_is_own(c, f, stmt);
    ir_ref owner = owner_of_result(c, f, stmt);
    uint32_t maker = s->op == IR_CALL ? shared_maker(c, f, stmt) : IR_NONE;
    if (maker != IR_NONE)
        owner = call_arg(pf, stmt, 0);
    uint32_t term = term_of(c, f, ref_make(REF_REG, s->dst));
    if (owner.bits) /* an element is a part of its node */
        term = term_base(c, term);
    struct root *r = NULL;
    if (is_taken || owner.bits || makes_memory(c, pf, s))
        r = add_root(info, term, stmt, is_taken || owner.bits);
    if (r) { /* else it is an iterator that was moved on */
        r->owner = owner;
        r->shared_at = maker == IR_NONE ? 0 : maker + 1;
    }
    if (is_node_taken_off(c, f, stmt) && take_is_locked(c, f, stmt)) {
        r = add_root(info, term, stmt, true);
        if (r)
            r->is_node = true;
    }
    if (!is_taken && !owner.bits && s->op == IR_CALL && call_claims(c, f, stmt)) {
        r = add_root(info, term, stmt, true);
        if (r)
            r->is_claimed = true;
    }
}

/* What the function lets out of its parameters it has let out, too, where it has called itself. */
static void let_out_by_itself(struct conc *c, func_id f, struct fresh_info *info)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        for (uint32_t k = 0; pf->stmts[i].op == IR_CALL && k + 1 < pf->stmts[i].nargs; k++) {
            struct root *r = is_handed_to_itself(c, f, i, k)
                                 ? root_of(info, term_of(c, f, ref_make(REF_REG, k)))
                                 : NULL;
            if (r && (r->published.n || r->opened.n || r->held.n))
                note(&r->published, i);
        }
}

struct fresh_info *fresh_of(struct conc *c, func_id f, int depth)
{
    struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (info->fresh)
        return info->fresh;
    struct fresh_info *fresh = info->fresh = ARENA_NEW(&c->arena, struct fresh_info);
    for (uint32_t i = 0; i < pf->func->nparams && i < MAX_PARAMS; i++)
        add_root(fresh, term_of(c, f, ref_make(REF_REG, i)), IR_NONE, false);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        add_made(c, f, fresh, i);
    copied_find(c, f, fresh);
    fresh_choices(c, f, fresh);
    fresh_renewed(c, f, fresh);
    fresh_names(c, f, fresh);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        scan_stmt(c, f, fresh, i, depth);
    let_out_by_itself(c, f, fresh);
    copied_let_out(fresh);
    fresh_judge_choices(c, f, fresh);
    fresh_judge_renewed(c, f, fresh);
    fresh->is_done = true;
    return fresh;
}

/*
 * Is what the holder holds out of reach but through `r` itself? (An object that makes a listener
 * which knows it, and keeps the listener.)
 */
static bool stays_home(const struct fresh_info *info, const struct root *r, uint32_t holder,
                       int depth)
{
    const struct root *h = &info->roots.at[holder];
    if (h == r)
        return true;
    if (depth > MAX_HOLDERS || h->made_at == IR_NONE || h->is_taken || h->published.n ||
        h->opened.n)
        return false;
    for (size_t i = 0; i < h->held.n; i++)
        if (!stays_home(info, r, h->held.at[i].root, depth + 1))
            return false;
    return h->held.n > 0;
}

static bool is_returned_only(const struct prog_func *pf, const struct root *r)
{
    for (size_t i = 0; i < r->published.n; i++)
        if (pf->stmts[r->published.at[i]].op != IR_RET)
            return false;
    return true;
}

static enum escape param_escapes(struct conc *c, func_id f, uint32_t param, int depth)
{
    /* A call may pass more than is declared: variable arguments, an old prototype. */
    if (param >= MIN(MAX_PARAMS, c->prog->funcs[f.i].func->nparams) || depth > ESCAPE_DEPTH)
        return ESCAPE_ITSELF;
    struct fresh_info *info = fresh_of(c, f, depth);
    if (!info->is_done)
        return ESCAPE_ITSELF; /* recursion: assume the worst */
    struct root *r = root_of(info, term_of(c, f, ref_make(REF_REG, param)));
    if (!r || !is_returned_only(&c->prog->funcs[f.i], r))
        return ESCAPE_ITSELF;
    for (size_t i = 0; i < r->held.n; i++)
        if (!stays_home(info, r, r->held.at[i].root, 0))
            return ESCAPE_ITSELF;
    if (r->knows_itself && (r->published.n || r->opened.n))
        return ESCAPE_ITSELF;
    if (r->published.n)
        return ESCAPE_RETURNED;
    return r->opened.n ? ESCAPE_CONTENT : r->knows_itself ? ESCAPE_HOME : ESCAPE_NONE;
}

bool param_is_let_go(struct conc *c, func_id f, uint32_t param)
{
    return param_escapes(c, f, param, 0) == ESCAPE_ITSELF;
}

/* ---- published before this statement? ---- */

static enum ownership root_ownership(struct conc *c, func_id f, uint32_t mask, struct root *r,
                                     uint32_t stmt, int depth);

/* Does the statement call a member of the container that the root is? */
bool calls_member(struct conc *c, func_id f, uint32_t stmt, const struct root *r)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    for (uint32_t i = 1; s->op == IR_CALL && i < s->nargs; i++)
        if (operand_root(c, f, fresh_of(c, f, 0), ir_args(pf->unit, pf->func, s)[i]) == r)
            return is_container_of_call(c, f, stmt, i - 1, r);
    return false;
}

bool opening_lets_out(struct conc *c, func_id f, const struct root *r, uint32_t stmt)
{
    return r->knows_itself && !is_before_home(c, f, r, stmt) && !is_this_container(c, f, r) &&
           !calls_member(c, f, stmt, r);
}

/* Where the root is let out: by itself, with what it holds if it holds itself, or with what holds
 * it. */
static void collect_outings(struct conc *c, func_id f, uint32_t mask, struct root *r, int depth,
                            u32_vec *out)
{
    struct fresh_info *info = fresh_of(c, f, 0);
    for (size_t i = 0; i < r->published.n; i++)
        vec_push(out, r->published.at[i]);
    for (size_t i = 0; i < r->opened.n; i++)
        if (opening_lets_out(c, f, r, r->opened.at[i]))
            vec_push(out, r->opened.at[i]);
    for (size_t i = 0; i < r->held.n; i++) {
        struct hold h = r->held.at[i];
        struct root *holder = &info->roots.at[h.root];
        if (stays_home(info, r, h.root, 0))
            continue;
        if (depth > MAX_HOLDERS ||
            root_ownership(c, f, mask, holder, h.stmt, depth + 1) != OWN_FRESH) {
            vec_push(out, h.stmt);
            continue;
        }
        for (size_t k = 0; k < holder->opened.n; k++)
            vec_push(out, holder->opened.at[k]);
        collect_outings(c, f, mask, holder, depth + 1, out);
    }
}

struct outings *outings_of(struct conc *c, func_id f, uint32_t mask, struct root *r, int depth)
{
    if (!r->held.n)
        mask = 0; /* does not depend on the parameters */
    for (size_t i = 0; i < r->outings.n; i++)
        if (r->outings.at[i].mask == mask)
            return &r->outings.at[i];
    struct outings o = {.mask = mask};
    struct finfo *info = finfo_of(c, f);
    collect_outings(c, f, mask, r, depth, &o.at);
    o.reached = ARENA_ARRAY(&c->arena, uint8_t, c->prog->funcs[f.i].func->nblocks + 1);
    uint32_t maker = r->made_at == IR_NONE ? IR_NONE : info->block_of[r->made_at];
    for (size_t i = 0; i < o.at.n; i++) {
        bool remade = info->block_of[o.at.at[i]] == maker && r->made_at > o.at.at[i];
        if (!remade)
            mark_reached(c, f, maker, o.at.at[i], o.reached);
    }
    vec_push(&r->outings, o);
    return &vec_last(&r->outings);
}

/* What a compare-exchange found is stored where it was expected if it has failed. */
static bool is_store_of_failure(const struct prog_func *pf, uint32_t exchange, uint32_t stmt)
{
    const struct ir_stmt *x = &pf->stmts[exchange], *s = &pf->stmts[stmt];
    return x->op == IR_CMPXCHG && s->op == IR_STORE && x->dst != IR_NO_REG &&
           ir_args(pf->unit, pf->func, s)[1].bits == ref_make(REF_REG, x->dst).bits;
}

static bool is_published(struct conc *c, func_id f, uint32_t mask, struct root *r, uint32_t stmt,
                         int depth)
{
    const struct outings *o = outings_of(c, f, mask, r, depth);
    struct finfo *info = finfo_of(c, f);
    uint32_t block = info->block_of[stmt];
    bool made_here =
        r->made_at != IR_NONE && info->block_of[r->made_at] == block && r->made_at < stmt;
    if (o->reached[block] && !made_here)
        return true;
    for (size_t i = 0; i < o->at.n; i++) {
        uint32_t at = o->at.at[i];
        if (info->block_of[at] == block && at < stmt && (!made_here || at > r->made_at) &&
            !is_store_of_failure(&c->prog->funcs[f.i], at, stmt))
            return true;
    }
    return false;
}

/* ---- masks: what the parameters of a function context are ---- */

static unsigned mask_get(uint32_t mask, uint32_t param)
{
    return mask >> (OWN_BITS * param) & ((1u << OWN_BITS) - 1);
}

/* A constructor gets an object that nobody has seen, also from that of a derived class. */
static bool is_constructor(struct conc *c, func_id f)
{
    const struct prog_sym *sym = &c->prog->syms[c->prog->funcs[f.i].sym.i];
    if (c->prog->classes) {
        const char *selector = method_selector(sym->name);
        return selector && strncmp(selector, "<init>", 6) == 0;
    }
    uint8_t *is = &finfo_of(c, f)->constructs;
    if (!*is)
        *is = prog_func_is_constructor(c->prog, f) ? 2 : 1;
    return *is == 2;
}

/* Of what belongs to an object alone: it is in the hands of who has that (A-UNIQUE-OWNER). */
static enum ownership owned_ownership(struct conc *c, func_id f, uint32_t mask,
                                      const struct root *r, uint32_t stmt, int depth)
{
    struct root *owner = operand_root(c, f, fresh_of(c, f, 0), r->owner);
    if (!owner || owner == r || depth > MAX_HOLDERS ||
        owner_is_opened(c, f, owner, r->made_at, stmt))
        return OWN_NONE;
    enum ownership own = root_ownership(c, f, mask, owner, r->made_at, depth + 1);
    if (own == OWN_FRESH && root_ownership(c, f, mask, owner, stmt, depth + 1) == OWN_FRESH &&
        owner_keeps_content(c, f, owner, stmt))
        return OWN_FRESH;
    return own == OWN_FRESH || own == OWN_TAKEN || own == OWN_ORIGIN ? OWN_TAKEN : OWN_NONE;
}

/* Of what was made for a shared pointer: fresh until the pointer is copied or moved. */
static enum ownership shared_ownership(struct conc *c, func_id f, uint32_t mask,
                                       const struct root *r, uint32_t stmt, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    struct root *owner = operand_root(c, f, fresh_of(c, f, 0), r->owner);
    uint32_t maker = r->shared_at - 1, last = info->block_of[stmt];
    if (!owner || owner == r || depth > MAX_HOLDERS ||
        root_ownership(c, f, mask, owner, stmt, depth + 1) != OWN_FRESH)
        return OWN_NONE;
    uint8_t *reached = xcalloc(pf->func->nblocks + 1, 1);
    bool is_shared = false;
    for (size_t i = 0; i < owner->opened.n && !is_shared; i++) {
        uint32_t at = owner->opened.at[i];
        psym_id sym;
        func_id callee = callee_by_name(c, pf, at, &sym);
        if (at == maker || (callee.i != IR_NONE && asks_shared_pointer(c, callee)))
            continue;
        mark_reached(c, f, info->block_of[maker], at, reached);
        bool is_later = info->block_of[at] == last && at < stmt;
        bool is_made_since = info->block_of[maker] == last && maker < stmt && at < maker;
        is_shared =
            (is_later && !is_made_since) || (reached[last] && last != info->block_of[maker]);
    }
    free(reached);
    return is_shared ? OWN_NONE : OWN_FRESH;
}

/* Is the node off its list at the statement? */
static bool is_node_off_at(struct conc *c, func_id f, const struct root *r, uint32_t stmt)
{
    const struct ir_stmt *s = &c->prog->funcs[f.i].stmts[r->made_at];
    return (s->op == IR_PHI || comes_first(finfo_of(c, f), r->made_at, stmt)) &&
           is_unlinked_at(c, f, s->dst, stmt);
}

static enum ownership root_ownership(struct conc *c, func_id f, uint32_t mask, struct root *r,
                                     uint32_t stmt, int depth)
{
    const uint32_t *t = tuples_at(&c->terms, r->term);
    enum ownership own = r->is_taken ? OWN_TAKEN : OWN_FRESH;
    if (r->is_claimed)
        own = OWN_CLAIMED;
    if (r->is_void || (r->is_node && !is_node_off_at(c, f, r, stmt)))
        return OWN_NONE;
    if (r->owner.bits)
        own = r->shared_at ? shared_ownership(c, f, mask, r, stmt, depth)
                           : owned_ownership(c, f, mask, r, stmt, depth);
    if (t[0] == TERM_PARAM)
        own = t[1] == f.i && t[2] < MAX_PARAMS ? (enum ownership)mask_get(mask, t[2]) : OWN_NONE;
    if (own == OWN_NONE && r->made_at == IR_NONE && t[1] == f.i && t[2] == 0 &&
        is_constructor(c, f))
        own = OWN_FRESH;
    if (own == OWN_NONE && t[0] == TERM_PARAM && t[2] == 1 && func_is_deleter(c, f))
        own = OWN_LAST; /* A-UNIQUE-OWNER */
    if ((own == OWN_FRESH || own == OWN_TAKEN || own == OWN_CLAIMED) &&
        is_published(c, f, mask, r, stmt, depth))
        own = OWN_NONE;
    if ((own == OWN_NONE || own == OWN_ORIGIN) && is_removed_at(c, f, r, stmt))
        return OWN_TAKEN;
    return own; /* what is the origin's own stays so, whatever it does with it */
}

bool root_is_fresh(struct conc *c, func_id f, struct root *r, uint32_t stmt)
{
    return root_ownership(c, f, 0, r, stmt, 0) == OWN_FRESH;
}

/* Where a member has the value from: the container that it asked for it by another member, or where
 * it was loaded from, although that may have changed since; PTA_NONE. */
static uint32_t value_source(struct conc *c, func_id f, uint32_t term)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const uint32_t *t = tuples_at(&c->terms, term);
    uint32_t reg = t[0] == TERM_REG && t[1] >= pf->reg_base ? t[1] - pf->reg_base : IR_NO_REG;
    uint32_t def = reg < pf->func->nregs ? finfo_of(c, f)->def[reg] : IR_NONE;
    psym_id sym;
    if (def == IR_NONE)
        return PTA_NONE;
    func_id callee = callee_by_name(c, pf, def, &sym);
    bool is_asked = callee.i != IR_NONE && prog_func_is_container(c->prog, callee);
    if (!is_asked && pf->stmts[def].op != IR_LOAD)
        return PTA_NONE;
    ir_ref from = is_asked ? call_arg(pf, def, 0) : ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    return ref_kind(from) == REF_REG ? term_base(c, term_of(c, f, from)) : PTA_NONE;
}

/* A container owns what its words point to: it is as much one's own as the container is. */
static enum ownership content_ownership(struct conc *c, func_id f, uint32_t mask, uint32_t base,
                                        uint32_t stmt)
{
    uint32_t asked = PTA_NONE;
    if (!prog_func_is_container(c->prog, f))
        return OWN_NONE;
    bool is_content = false;
    for (int i = 0; i < MAX_LOADS; i++) {
        if (tuples_at(&c->terms, base)[0] == TERM_LOAD)
            base = term_base(c, tuples_at(&c->terms, base)[1]);
        else if ((asked = value_source(c, f, base)) != PTA_NONE)
            base = asked;
        else
            break;
        is_content = true;
    }
    struct root *r = is_content ? root_of(fresh_of(c, f, 0), base) : NULL;
    enum ownership own = r && tuples_at(&c->terms, base)[0] == TERM_PARAM
                             ? root_ownership(c, f, mask, r, stmt, 0)
                             : OWN_NONE;
    return own == OWN_FRESH || own == OWN_TAKEN ? own : OWN_NONE;
}

/* Is it found through a parameter whose last reference was dropped, directly or along a list? */
static bool is_part_of_last(struct conc *c, func_id f, uint32_t mask, uint32_t base)
{
    for (uint32_t i = 0; mask && i < MAX_PARAMS && i < c->prog->funcs[f.i].func->nparams; i++) {
        uint32_t param = term_of(c, f, ref_make(REF_REG, i));
        if (mask_get(mask, i) == OWN_LAST &&
            (term_contains(c, base, param) || walks_from(c, base, param) != WALK_NONE))
            return true;
    }
    return false;
}

static enum ownership base_ownership(struct conc *c, func_id f, uint32_t mask, uint32_t base,
                                     uint32_t stmt)
{
    struct root *r = root_of(fresh_of(c, f, 0), base);
    enum ownership own = r ? root_ownership(c, f, mask, r, stmt, 0) : OWN_NONE;
    if (own == OWN_NONE)
        own = content_ownership(c, f, mask, base, stmt);
    if (own == OWN_FRESH || own == OWN_LAST || own == OWN_KEPT)
        return own;
    enum ownership reference = reference_at(c, f, stmt, base);
    if (own == OWN_TAKEN) /* who drops the last reference meets no other user, either */
        return reference == OWN_LAST ? OWN_LAST : own;
    if (reference == OWN_NONE && own == OWN_NONE && is_part_of_last(c, f, mask, base))
        return OWN_LAST;
    return reference == OWN_NONE ? own : reference;
}

/* The load that an address is computed from by adding offsets; NULL. */
static const struct ir_stmt *base_load(struct conc *c, func_id f, ir_ref ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    for (int i = 0; i < 8 && ref_kind(ref) == REF_REG && info->def[ref_index(ref)] != IR_NONE;
         i++) {
        const struct ir_stmt *s = &pf->stmts[info->def[ref_index(ref)]];
        if (s->op == IR_LOAD)
            return s;
        ir_ref receiver = receiver_given_back(c, pf, s);
        if (s->op != IR_ADDR && s->op != IR_COPY && !receiver.bits)
            return NULL;
        ref = receiver.bits ? receiver : ir_args(pf->unit, pf->func, s)[0];
    }
    return NULL;
}

/* Was the object made by the same call as one of the owners, as another one? */
static bool is_made_with(const struct pta *p, uint32_t loc, const struct idset *owners)
{
    obj_id part = pta_loc(p, (loc_id){loc})->obj;
    struct idset_iter it = idset_begin(owners);
    bool found = false;
    uint32_t owner;
    while (idset_step(&it, &owner)) {
        obj_id o = pta_loc(p, (loc_id){owner})->obj;
        const struct pta_obj *a = pta_obj(p, o), *b = pta_obj(p, part);
        if (o.i == part.i || b->kind != OBJ_HEAP)
            return false;
        found |= a->kind == OBJ_HEAP && a->site == b->site && a->ctx == b->ctx;
    }
    return found;
}

/*
 * Memory that a library made along with what points to it (a task and the block of its shared
 * variables) belongs to whoever has that, and so does what an object has for itself (owned.c): the
 * root of the owner, NULL.
 */
static struct root *owner_root(struct conc *c, inst_id inst, struct fresh_info *info, ir_ref ref,
                               int depth)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *load = base_load(c, f, ref);
    if (!load)
        return NULL;
    ir_ref from = ir_args(pf->unit, pf->func, load)[0];
    struct root *r = operand_root(c, f, info, from);
    const struct idset *owners = pta_value(c->pta, inst, from);
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, ref_make(REF_REG, load->dst)));
    uint32_t loc, n = 0;
    if (!r && c->prog->classes && depth < MAX_CONTENT_DEPTH)
        r = owner_root(c, inst, info, from, depth + 1);
    for (; r && idset_step(&it, &loc); n++)
        if (!is_made_with(c->pta, loc, owners) &&
            !(c->prog->classes && is_content(c, pta_loc(c->pta, (loc_id){loc})->obj)))
            return NULL;
    return n ? r : NULL;
}

/* Does the statement store what another member of the record holds? */
static bool stores_other(struct conc *c, func_id f, uint32_t stmt, const struct ir_stmt *load)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op != IR_STORE)
        return false;
    const struct ir_stmt *other = base_load(c, f, ir_args(pf->unit, pf->func, s)[1]);
    int64_t a, b;
    return other &&
           (term_strip(c, term_of(c, f, ir_args(pf->unit, pf->func, load)[0]), &a),
            term_strip(c, term_of(c, f, ir_args(pf->unit, pf->func, other)[0]), &b), a != b);
}

/* Did the function let out what it loads from the root before the statement? */
static bool is_opened_before(struct conc *c, func_id f, const struct root *r, uint32_t stmt,
                             const struct ir_stmt *load)
{
    const struct finfo *info = finfo_of(c, f);
    uint8_t *reached = xcalloc(c->prog->funcs[f.i].func->nblocks + 1, 1);
    uint32_t maker = r->made_at == IR_NONE ? IR_NONE : info->block_of[r->made_at];
    uint32_t block = info->block_of[stmt];
    bool is_opened = false;
    for (size_t i = 0; i < r->opened.n && !is_opened; i++) {
        uint32_t at = r->opened.at[i];
        if (stores_other(c, f, at, load))
            continue;
        mark_reached(c, f, maker, at, reached);
        is_opened =
            (info->block_of[at] == block && at < stmt) || (reached[block] && block != maker);
    }
    free(reached);
    return is_opened;
}

/* Is it memory that no thread was started with? */
static bool is_given_to_none(const struct conc *c, obj_id obj)
{
    struct idset_iter it;
    for (uint32_t o = 1; o < pta_norigins(c->pta); o++) {
        inst_id entry = pta_origin(c->pta, (origin_id){o})->entry;
        const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, entry).i];
        for (uint32_t i = 0; i < pf->func->nparams; i++) {
            it = idset_begin(pta_value(c->pta, entry, ref_make(REF_REG, i)));
            for (uint32_t loc; idset_step(&it, &loc);)
                if (pta_loc(c->pta, (loc_id){loc})->obj.i == obj.i)
                    return false;
        }
    }
    return pta_obj(c->pta, obj)->kind == OBJ_HEAP;
}

/* Are all the objects put into memory once, and (`is_fresh`) no thread started with them? */
static bool are_handed_once(struct conc *c, const struct idset *locs, bool is_fresh)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        if (!is_handed_once(c, obj) || (is_fresh && !is_given_to_none(c, obj)))
            return false;
    }
    return n > 0;
}

/* What a record that was taken carries belongs to the taker, too, if it was handed out once, and
 * what that carries. What a record carries that nobody else knows is known to nobody else then. */
static enum ownership carried_ownership(struct conc *c, uint32_t fctx, ir_ref ref, uint32_t stmt,
                                        int depth)
{
    inst_id inst = c->frames.at[c->fctxs.at[fctx].frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *load = base_load(c, f, ref);
    if (!load || c->prog->classes || c->opt.mode == MODE_SOUND || depth > MAX_CARRIED)
        return OWN_NONE;
    ir_ref from = ir_args(pf->unit, pf->func, load)[0];
    struct root *r = operand_root(c, f, fresh_of(c, f, 0), from);
    enum ownership own = r ? root_ownership(c, f, c->fctxs.at[fctx].mask, r, stmt, 0)
                           : carried_ownership(c, fctx, from, stmt, depth + 1);
    bool is_fresh = own == OWN_FRESH && !(r && r->owner.bits);
    if ((own != OWN_TAKEN && own != OWN_CLAIMED && own != OWN_FRESH) ||
        (r && is_opened_before(c, f, r, stmt, load)) ||
        !are_handed_once(c, pta_value(c->pta, inst, ref_make(REF_REG, load->dst)), is_fresh))
        return OWN_NONE;
    return is_fresh ? OWN_FRESH : OWN_TAKEN;
}

static bool is_of_thread(const struct conc *c, uint32_t base)
{
    const uint32_t *t = tuples_at(&c->terms, base);
    return t[0] == TERM_SYM && c->prog->syms[t[1]].is_tls;
}

/* As base_ownership, also of what was made along with its owner; `base` is the base of `ref`. */
static enum ownership ref_ownership(struct conc *c, uint32_t fctx, ir_ref ref, uint32_t base,
                                    uint32_t stmt)
{
    inst_id inst = c->frames.at[c->fctxs.at[fctx].frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    uint32_t mask = c->fctxs.at[fctx].mask;
    if (is_of_thread(c, base) || is_made_by_thread(c, f, ref))
        return OWN_ORIGIN;
    enum ownership own = base_ownership(c, f, mask, base, stmt);
    if (own != OWN_NONE)
        return own;
    const struct ir_stmt *load = base_load(c, f, ref);
    if (load && mask_get(mask, 0) == OWN_FRESH &&
        is_captured(c, inst, prog_args(&c->prog->funcs[f.i], load)[0]))
        return OWN_FRESH;
    struct root *r = owner_root(c, inst, fresh_of(c, f, 0), ref, 0);
    return r ? root_ownership(c, f, mask, r, stmt, 0) : carried_ownership(c, fctx, ref, stmt, 0);
}

enum ownership ownership_at(struct conc *c, uint32_t fctx, uint32_t stmt, uint32_t address,
                            ir_ref ref)
{
    return ref_ownership(c, fctx, ref, term_base(c, address), stmt);
}

static bool is_call_of_helper(struct conc *c, func_id f, uint32_t stmt)
{
    psym_id sym;
    func_id callee = callee_by_name(c, &c->prog->funcs[f.i], stmt, &sym);
    return callee.i != IR_NONE && prog_func_is_container(c->prog, f) &&
           prog_func_is_of_helper(c->prog, callee);
}

/*
 * Of a helper of a container, a variable of the member that uses it: it knows the container, so
 * that what it leads to is no more one's own than the container is.
 */
static enum ownership ownership_with_container(struct conc *c, func_id f, uint32_t mask,
                                               uint32_t stmt, enum ownership own)
{
    struct root *r = root_of(fresh_of(c, f, 0), term_of(c, f, ref_make(REF_REG, 0)));
    if (own != OWN_FRESH && own != OWN_TAKEN)
        return own;
    return r ? root_ownership(c, f, mask, r, stmt, 0) : OWN_NONE;
}

static uint32_t mask_of_args(struct conc *c, uint32_t fctx, uint32_t stmt)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[c->fctxs.at[fctx].frame].inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    uint32_t mask = 0;
    for (uint32_t i = 0; i < MAX_PARAMS && i + 1 < s->nargs; i++) {
        ir_ref arg = ir_args(pf->unit, pf->func, s)[i + 1];
        uint32_t base = term_base(c, term_of(c, f, arg));
        if (ref_kind(arg) != REF_REG && !is_of_thread(c, base))
            continue;
        enum ownership own = ref_ownership(c, fctx, arg, base, stmt);
        if (i == 0 && is_call_of_helper(c, f, stmt))
            own = ownership_with_container(c, f, c->fctxs.at[fctx].mask, stmt, own);
        mask |= (uint32_t)own << (OWN_BITS * i);
    }
    return mask;
}

const struct model_fn *called_back_by(const struct conc *c, inst_id caller, uint32_t stmt,
                                      func_id callee)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, caller, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL && e[i].model && !model_has(e[i].model, EFFECT_BODY) &&
            pta_inst_func(c->pta, (inst_id){e[i].target}).i == callee.i)
            return e[i].model;
    return NULL;
}

/* What the callee gets of a library function is an argument of that, or nobody's in particular. */
static uint32_t mask_of_callback(uint32_t args, const struct model_fn *m)
{
    uint32_t mask = 0;
    bool is_known = false;
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (e->kind != EFFECT_CALL)
            continue;
        uint32_t own = 0;
        int first = e->fn.kind == PLACE_METHOD; /* the receiver comes before the arguments */
        if (first && (e->fn.base == PLACE_NONE || e->fn.base == PLACE_ARG) && !e->fn.depth)
            own = mask_get(args, (uint32_t)e->fn.index);
        for (int k = 0; k < e->nargs && first + k < MAX_PARAMS; k++)
            if (e->args[k].kind == PLACE_ARG && e->args[k].index < MAX_PARAMS)
                own |= mask_get(args, (uint32_t)e->args[k].index) << (OWN_BITS * (first + k));
        mask = is_known && mask != own ? 0 : own;
        is_known = true;
    }
    return mask;
}

uint32_t mask_for_call(struct conc *c, uint32_t fctx, uint32_t stmt, func_id callee)
{
    bool is_new;
    uint64_t key = map_key2(c->fctxs.at[fctx].owner, stmt);
    uint32_t *slot = map_slot(&c->call_masks, key, &is_new);
    if (is_new) {
        uint32_t mask = mask_of_args(c, fctx, stmt);
        slot = map_slot(&c->call_masks, key, &is_new);
        *slot = mask;
    }
    uint32_t n = MIN(c->prog->funcs[callee.i].func->nparams, MAX_PARAMS), mask = *slot;
    const struct model_fn *m =
        mask ? called_back_by(c, c->frames.at[c->fctxs.at[fctx].frame].inst, stmt, callee) : NULL;
    if (m)
        mask = mask_of_callback(mask, m);
    return mask & ((1u << OWN_BITS * n) - 1);
}

/* Memory made for this one creation: by an allocation or variable of the same loop iteration. */
static bool is_made_for(struct conc *c, func_id f, struct root *r, uint32_t stmt)
{
    struct finfo *info = finfo_of(c, f);
    if (r->made_at == IR_NONE || r->is_taken || is_published(c, f, 0, r, stmt, 0))
        return false;
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    bool same_loop = info->cfg->loop[info->block_of[r->made_at]] == loop;
    return same_loop && c->prog->funcs[f.i].stmts[r->made_at].op != IR_ALLOCA;
}

uint32_t mask_for_origin(struct conc *c, origin_id o)
{
    const struct pta_origin *origin = pta_origin(c->pta, o);
    uint32_t mask = 0;
    const struct pta_creation *made = pta_creations(c->pta, o);
    for (uint32_t i = 1; i < origin->ncreations; i++)
        if (made[i].stmt != made->stmt ||
            pta_inst_func(c->pta, made[i].inst).i != pta_inst_func(c->pta, made->inst).i)
            return 0; /* not the same statement in another context */
    if (!origin->ncreations)
        return 0;
    func_id f = pta_inst_func(c->pta, made->inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct fresh_info *info = fresh_of(c, f, 0);
    int first = made->effect->fn.kind == PLACE_METHOD; /* the receiver comes before them */
    for (int i = 0; i < made->effect->nargs && first + i < MAX_PARAMS; i++) {
        const struct place *arg = &made->effect->args[i];
        if (arg->kind == PLACE_DEREF && made->effect->then.kind == PLACE_VIRTUAL)
            mask |= (uint32_t)OWN_ORIGIN << (OWN_BITS * (first + i)); /* deleted by the thread */
        if (arg->kind != PLACE_ARG)
            continue;
        struct root *r = operand_root(c, f, info, call_arg(pf, made->stmt, arg->index));
        if (r && is_made_for(c, f, r, made->stmt))
            mask |= (uint32_t)OWN_ORIGIN << (OWN_BITS * (first + i));
    }
    return mask;
}

void fresh_release(struct conc *c, struct finfo *info)
{
    (void)c;
    if (!info->fresh)
        return;
    for (size_t i = 0; i < info->fresh->roots.n; i++) {
        struct root *r = &info->fresh->roots.at[i];
        for (size_t k = 0; k < r->outings.n; k++)
            vec_release(&r->outings.at[k].at);
        vec_release(&r->published);
        vec_release(&r->opened);
        vec_release(&r->home);
        vec_release(&r->held);
        vec_release(&r->outings);
    }
    vec_release(&info->fresh->roots);
    map_release(&info->fresh->by_term);
}
