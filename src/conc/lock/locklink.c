/*
 * Do two fields lead there and back, like next and prev, child and parent? They do if a function
 * sets `a->there = b` and `b->back = a`, by stores of its own, of a function that it gives both,
 * or of one that makes b:
 *
 *     t->child[0] = grow(t);     struct tree *grow(struct tree *p) { ... t->parent = p; ... }
 */
#include "conc/lock/lockrel.h"

enum { MAX_SMALL = 200 };

struct reader {
    struct conc *c;
    func_id func;
    const struct prog_func *pf;
    struct finfo *info;
    uint32_t there, back;
};

struct link_store {
    uint32_t object, value; /* terms */
    uint32_t field;
};
typedef VEC(struct link_store) link_vec;

static struct reader reader_of(struct conc *c, func_id f, uint32_t there, uint32_t back)
{
    return (struct reader){c, f, &c->prog->funcs[f.i], finfo_of(c, f), there, back};
}

/* What is loaded twice from one place counts as one. */
static uint32_t name_of(const struct reader *k, uint32_t term)
{
    const uint32_t *t = tuples_at(&k->c->terms, term);
    if (t[0] == TERM_LOAD)
        return t[1] * 2 + 1;
    bool is_own =
        t[0] == TERM_REG && t[1] >= k->pf->reg_base && t[1] - k->pf->reg_base < k->pf->func->nregs;
    uint32_t def = is_own ? k->info->def[t[1] - k->pf->reg_base] : IR_NONE;
    if (def == IR_NONE || k->pf->stmts[def].op != IR_LOAD)
        return term * 2;
    return term_of(k->c, k->func, ir_args(k->pf->unit, k->pf->func, &k->pf->stmts[def])[0]) * 2 + 1;
}

static bool read_store(const struct reader *k, uint32_t stmt, struct link_store *out)
{
    const struct ir_stmt *s = &k->pf->stmts[stmt];
    if (s->op != IR_STORE)
        return false;
    const ir_ref *args = ir_args(k->pf->unit, k->pf->func, s);
    if (ref_kind(args[1]) != REF_REG && ref_kind(args[1]) != REF_SYM)
        return false;
    uint32_t address = term_of(k->c, k->func, args[0]);
    if (tuples_at(&k->c->terms, address)[0] == TERM_INDEX)
        address = tuples_at(&k->c->terms, address)[1];
    const uint32_t *t = tuples_at(&k->c->terms, address);
    out->field = t[0] == TERM_ADD ? t[2] : 0;
    out->object = t[0] == TERM_ADD ? t[1] : address;
    out->value = term_of(k->c, k->func, args[1]);
    return out->field == k->there || out->field == k->back;
}

/* A term of the callee in words of the caller: a parameter, or what is returned; PTA_NONE. */
static uint32_t seen_by_caller(const struct reader *k, const struct reader *callee, uint32_t call,
                               uint32_t term)
{
    const struct ir_stmt *s = &k->pf->stmts[call];
    const uint32_t *t = tuples_at(&k->c->terms, term);
    if (t[0] == TERM_PARAM)
        return t[1] == callee->func.i && t[2] + 1 < s->nargs
                   ? term_of(k->c, k->func, ir_args(k->pf->unit, k->pf->func, s)[t[2] + 1])
                   : PTA_NONE;
    for (uint32_t i = 0; s->dst != IR_NONE && i < callee->pf->func->nstmts; i++) {
        const struct ir_stmt *r = &callee->pf->stmts[i];
        if (r->op == IR_RET && r->nargs &&
            term_of(k->c, callee->func, ir_args(callee->pf->unit, callee->pf->func, r)[0]) == term)
            return term_of(k->c, k->func, ref_make(REF_REG, s->dst));
    }
    return PTA_NONE;
}

/* The links that a called function sets between what it is given and what it returns. */
static void read_call(const struct reader *k, uint32_t call, link_vec *out)
{
    struct conc *c = k->c;
    const struct ir_stmt *s = &k->pf->stmts[call];
    ir_ref target = s->op == IR_CALL ? ir_args(k->pf->unit, k->pf->func, s)[0] : (ir_ref){0};
    if (s->op != IR_CALL || ref_kind(target) != REF_SYM)
        return;
    func_id f = c->prog->syms[prog_sym_of(c->prog, k->pf->unit_index, ref_index(target)).i].func;
    if (f.i == IR_NONE || c->prog->funcs[f.i].func->nstmts > MAX_SMALL ||
        prog_func_is_library(c->prog, f))
        return;
    struct reader callee = reader_of(c, f, k->there, k->back);
    for (uint32_t i = 0; i < callee.pf->func->nstmts; i++) {
        struct link_store store;
        if (!read_store(&callee, i, &store))
            continue;
        store.object = seen_by_caller(k, &callee, call, store.object);
        store.value = seen_by_caller(k, &callee, call, store.value);
        if (store.object != PTA_NONE && store.value != PTA_NONE)
            vec_push(out, store);
    }
}

static bool links_both_ways(const struct reader *k)
{
    link_vec list = {0};
    bool is_found = false;
    for (uint32_t i = 0; i < k->pf->func->nstmts; i++) {
        struct link_store s;
        if (read_store(k, i, &s))
            vec_push(&list, s);
        read_call(k, i, &list);
    }
    for (size_t i = 0; i < list.n && !is_found; i++)
        for (size_t j = 0; j < list.n && !is_found; j++)
            is_found = list.at[i].field == k->there && list.at[j].field == k->back &&
                       name_of(k, list.at[i].object) == name_of(k, list.at[j].value) &&
                       name_of(k, list.at[i].value) == name_of(k, list.at[j].object);
    vec_release(&list);
    return is_found;
}

bool links_are_inverse(struct conc *c, uint32_t there, uint32_t back)
{
    struct idset seen = {0};
    bool is_found = false;
    for (uint32_t i = 0; i < c->frames.n && !is_found; i++) {
        func_id f = pta_inst_func(c->pta, c->frames.at[i].inst);
        struct reader k = reader_of(c, f, there, back);
        if (!idset_has(&seen, f.i) && !prog_func_is_library(c->prog, f))
            is_found = links_both_ways(&k);
        idset_add(&seen, f.i);
    }
    idset_release(&seen);
    return is_found;
}
