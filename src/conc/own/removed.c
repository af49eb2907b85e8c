/*
 * Entries that a function looks for and takes out: by their address or by a key that they carry.
 *
 *   for (p = &list; *p; p = &(*p)->next) if (*p == c) { *p = c->next; break; }
 *   for (i = 0; i < n; i++) if (table[i] && table[i]->id == id) { table[i] = NULL; break; }
 *
 * Where what was looked for is found, the place it was found at is overwritten on every way to the
 * end; if it is not found, it is not there. So the caller has it for itself from then on, as
 * something that was taken (A-TAKEN: entries are there once, and keys belong to one entry), if
 * threads of one kind only take entries out: one of another kind may have been faster.
 */
#include "conc/own/fresh_int.h"
#include <stdlib.h>

enum { MAX_FOUND = 8 };

/* A search: what is compared with the parameter. */
struct search {
    struct conc *c;
    func_id f;
    const struct prog_func *pf;
    struct finfo *info;
    uint32_t param;
    bool by_key;
    int64_t key;                        /* offset of the key in the entry */
    uint32_t found[MAX_FOUND], nfound;  /* registers that are the entry */
    uint32_t place[MAX_FOUND], nplaces; /* terms of the addresses that they are loaded from */
};

static bool is_param(const struct search *k, ir_ref ref)
{
    for (int i = 0; i < 4 && ref_kind(ref) == REF_REG; i++) {
        const struct ir_stmt *d = def_in(k->pf, k->info, ref);
        if (ref_index(ref) == k->param)
            return true;
        if (!d || (d->op != IR_COPY && d->op != IR_SEXT && d->op != IR_ZEXT))
            return false;
        ref = prog_args(k->pf, d)[0];
    }
    return false;
}

static void add_found(struct search *k, uint32_t reg)
{
    const struct ir_stmt *d = def_in(k->pf, k->info, ref_make(REF_REG, reg));
    if (k->nfound < MAX_FOUND)
        k->found[k->nfound++] = reg;
    if (d && d->op == IR_LOAD && k->nplaces < MAX_FOUND)
        k->place[k->nplaces++] = term_of(k->c, k->f, prog_args(k->pf, d)[0]);
}

static bool is_place(const struct search *k, ir_ref address)
{
    uint32_t term = term_of(k->c, k->f, address);
    for (uint32_t i = 0; i < k->nplaces; i++)
        if (k->place[i] == term)
            return true;
    return false;
}

/* Is it the entry, or loaded from where that is? */
static bool is_entry(const struct search *k, uint32_t reg)
{
    for (uint32_t i = 0; i < k->nfound; i++)
        if (k->found[i] == reg)
            return true;
    const struct ir_stmt *d = def_in(k->pf, k->info, ref_make(REF_REG, reg));
    return d && d->op == IR_LOAD && is_place(k, prog_args(k->pf, d)[0]);
}

/* What the parameter is compared with: an entry, or a member of one. */
static bool see_comparison(struct search *k, ir_ref other)
{
    int64_t off;
    const struct ir_stmt *d = def_in(k->pf, k->info, other);
    if (ref_kind(other) != REF_REG)
        return false;
    if (!k->by_key) {
        add_found(k, ref_index(other));
        return true;
    }
    while (d && (d->op == IR_COPY || d->op == IR_SEXT || d->op == IR_ZEXT))
        d = def_in(k->pf, k->info, prog_args(k->pf, d)[0]);
    ir_ref address = d && d->op == IR_LOAD ? prog_args(k->pf, d)[0] : (ir_ref){0};
    const struct ir_stmt *sum = def_in(k->pf, k->info, address);
    off = 0;
    if (sum && sum->op == IR_ADDR && sum->nargs == 2 &&
        ir_ref_int(k->pf->unit, prog_args(k->pf, sum)[1], &off))
        address = prog_args(k->pf, sum)[0];
    if (ref_kind(address) != REF_REG || (k->nfound && off != k->key))
        return false;
    k->key = off;
    add_found(k, ref_index(address));
    return true;
}

/* Is the statement the comparison? *other: what with. */
static bool is_comparison(const struct search *k, const struct ir_stmt *s, ir_ref *other)
{
    if (!s || s->op != IR_CMP || (s->sub != CMP_EQ && s->sub != CMP_NE))
        return false;
    const ir_ref *args = prog_args(k->pf, s);
    bool is_left = is_param(k, args[0]);
    *other = is_left ? args[1] : args[0];
    return is_left || is_param(k, args[1]);
}

/* ---- ways ---- */

static bool clears(const struct search *k, uint32_t stmt)
{
    const struct ir_stmt *s = &k->pf->stmts[stmt];
    if (s->op != IR_STORE || s->size != k->pf->unit->pointer_size)
        return false;
    uint32_t node = node_unlinked_by(k->c, k->f, stmt);
    return is_place(k, prog_args(k->pf, s)[0]) || (node != IR_NO_REG && is_entry(k, node));
}

/* The successor where there is no entry; IR_NONE. */
static uint32_t way_without(const struct search *k, const struct ir_block *b)
{
    const struct ir_stmt *t = &k->pf->stmts[b->first + b->count - 1];
    bool if_true = false;
    ir_ref value = {0};
    if (t->op == IR_BRANCH)
        value = tested_flag(k->c, k->f, prog_args(k->pf, t)[0], &if_true);
    if (ref_kind(value) != REF_REG || !is_entry(k, ref_index(value)))
        return IR_NONE;
    return ir_succs(k->pf->unit, k->pf->func, b)[if_true ? 1 : 0];
}

/* Is the place overwritten on every way from the block to the end of the function, and to the
 * statement? */
static bool is_always_cleared(const struct search *k, uint32_t from, uint32_t stmt)
{
    uint8_t *seen = xcalloc(k->pf->func->nblocks + 1, 1);
    u32_vec work = {0};
    bool is_missed = false;
    vec_push(&work, from);
    seen[from] = 1;
    while (work.n && !is_missed) {
        const struct ir_block *b = &k->pf->unit->blocks[k->pf->func->first_block + vec_pop(&work)];
        bool is_done = false;
        for (uint32_t i = b->first; i < b->first + b->count; i++) {
            is_done |= clears(k, i);
            is_missed |= (k->pf->stmts[i].op == IR_RET || i == stmt) && !is_done;
        }
        uint32_t none = way_without(k, b);
        for (uint32_t i = 0; !is_done && i < b->nsuccs; i++) {
            uint32_t to = ir_succs(k->pf->unit, k->pf->func, b)[i];
            if (to != none && !seen[to])
                vec_push(&work, to);
            seen[to] = 1;
        }
    }
    vec_release(&work);
    free(seen);
    return !is_missed;
}

/* Has the loop been gone through wherever the statement is reached? */
static bool is_behind(const struct search *k, uint32_t loop, uint32_t stmt)
{
    const struct cfg *cfg = k->info->cfg;
    uint32_t block = k->info->block_of[stmt];
    return !cfg_in_loop(cfg, block, loop) && cfg_dominates(cfg, cfg->loops[loop].header, block);
}

/* The comparison that the branch depends on: itself, or as the last part of `a && b`; NULL. */
static const struct ir_stmt *comparison_of(const struct search *k, const struct ir_stmt *branch)
{
    ir_ref other;
    const struct ir_stmt *d =
        branch->op == IR_BRANCH ? def_in(k->pf, k->info, prog_args(k->pf, branch)[0]) : NULL;
    if (is_comparison(k, d, &other))
        return d;
    for (uint32_t i = 0; d && d->op == IR_PHI && i < d->nargs; i += 2)
        if (is_comparison(k, def_in(k->pf, k->info, prog_args(k->pf, d)[i]), &other))
            return def_in(k->pf, k->info, prog_args(k->pf, d)[i]);
    return NULL;
}

/* Is the search made whenever the function is called, and over when it comes to the statement, if
 * there is one, and is what is found taken out? */
static bool is_taken_out(const struct search *k, uint32_t stmt)
{
    bool is_searched = false;
    for (uint32_t b = 0; b < k->pf->func->nblocks; b++) {
        const struct ir_block *block = &k->pf->unit->blocks[k->pf->func->first_block + b];
        const struct ir_stmt *t = &k->pf->stmts[block->first + block->count - 1];
        const struct ir_stmt *cmp = comparison_of(k, t);
        if (!cmp)
            continue;
        uint32_t loop = k->info->cfg->loop[b];
        uint32_t equal = ir_succs(k->pf->unit, k->pf->func, block)[cmp->sub == CMP_EQ ? 0 : 1];
        if (loop == CFG_NONE ||
            !cfg_post_dominates(k->info->cfg, k->info->cfg->loops[loop].header, 0) ||
            !is_always_cleared(k, equal, stmt) || (stmt != IR_NONE && !is_behind(k, loop, stmt)))
            return false;
        is_searched = true;
    }
    return is_searched;
}

static bool search_is_good(struct search *k, uint32_t stmt)
{
    ir_ref other;
    for (uint32_t i = 0; i < k->pf->func->nstmts; i++)
        if (is_comparison(k, &k->pf->stmts[i], &other) && !see_comparison(k, other))
            return false;
    return k->nfound && is_taken_out(k, stmt);
}

/* 0: not known yet, 1: none; else (parameter << 1 | by key) + 2. */
static uint32_t find_removed(struct conc *c, func_id f, int64_t *key)
{
    enum { MAX_STMTS = 200 };
    const struct prog_func *pf = &c->prog->funcs[f.i];
    bool stores = false;
    for (uint32_t i = 0; i < pf->func->nstmts && pf->func->nstmts <= MAX_STMTS; i++)
        stores |= pf->stmts[i].op == IR_STORE && pf->stmts[i].size == pf->unit->pointer_size;
    for (uint32_t i = 0; stores && i < 2 * pf->func->nparams && i < 2 * MAX_PARAMS; i++) {
        struct search k = {
            .c = c, .f = f, .pf = pf, .info = finfo_of(c, f), .param = i / 2, .by_key = i % 2};
        if (search_is_good(&k, IR_NONE)) {
            *key = k.key;
            return i + 2;
        }
    }
    return 1;
}

/* Is the function called by threads of one origin only? */
static bool is_of_one_origin(const struct conc *c, func_id f)
{
    uint32_t origin = PTA_NONE;
    for (uint32_t i = 0; i < c->frames.n; i++) {
        if (pta_inst_func(c->pta, c->frames.at[i].inst).i != f.i)
            continue;
        if (origin != PTA_NONE && origin != c->frames.at[i].origin.i)
            return false;
        origin = c->frames.at[i].origin.i;
    }
    return true;
}

static uint32_t removed_by(struct conc *c, func_id f)
{
    struct finfo *info = finfo_of(c, f);
    if (!info->removes)
        info->removes = c->prog->classes || c->opt.mode == MODE_SOUND
                            ? 1
                            : find_removed(c, f, &info->removed_key);
    if (info->removes > 1 && !is_of_one_origin(c, f))
        info->removes = 1;
    return info->removes;
}

/* The function that a call names, if it takes an entry out; none: IR_NONE. */
static func_id remover_at(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return (func_id){IR_NONE};
    func_id g = c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(callee)).i].func;
    return g.i != IR_NONE && removed_by(c, g) > 1 ? g : (func_id){IR_NONE};
}

bool func_removes(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (removed_by(c, f) > 1)
        return true;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (remover_at(c, f, i).i != IR_NONE)
            return true;
    return false;
}

/* Is the argument the root, or its key? */
static bool is_of_root(struct conc *c, func_id f, const struct root *r, func_id remover, ir_ref arg)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, remover);
    if (!(info->removes & 1)) /* by its address */
        return term_of(c, f, arg) == r->term;
    uint32_t def = ref_kind(arg) == REF_REG ? finfo_of(c, f)->def[ref_index(arg)] : IR_NONE;
    return def != IR_NONE && pf->stmts[def].op == IR_LOAD &&
           term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]) ==
               term_add(c, r->term, info->removed_key);
}

/* Has the function itself looked for what it is given, and taken it out, before the statement? */
static bool removes_itself(struct conc *c, func_id f, const struct root *r, uint32_t stmt)
{
    uint32_t removed = removed_by(c, f);
    if (removed < 2 || removed & 1 || !take_is_locked(c, f, 0) || r->published.n)
        return false;
    struct search k = {.c = c,
                       .f = f,
                       .pf = &c->prog->funcs[f.i],
                       .info = finfo_of(c, f),
                       .param = (removed - 2) / 2};
    return term_of(c, f, ref_make(REF_REG, k.param)) == r->term && search_is_good(&k, stmt);
}

bool is_removed_at(struct conc *c, func_id f, const struct root *r, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    if (removes_itself(c, f, r, stmt))
        return true;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_CALL || i == stmt || !comes_first(info, i, stmt))
            continue;
        func_id g = remover_at(c, f, i);
        if (g.i == IR_NONE || (!take_is_locked(c, g, 0) && !take_is_locked(c, f, i)) ||
            !is_of_root(c, f, r, g, call_arg(pf, i, (int32_t)(finfo_of(c, g)->removes - 2) / 2)))
            continue;
        bool is_out = false; /* put somewhere again */
        for (size_t k = 0; k < r->published.n; k++) {
            uint32_t at = r->published.at[k];
            is_out |=
                at != i && at != stmt && !comes_first(info, at, i) && !comes_first(info, stmt, at);
        }
        if (!is_out)
            return true;
    }
    return false;
}
