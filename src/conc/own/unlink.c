/*
 * Nodes that a function takes off a list it walks: `prev->next = n->next`, `q->head = n->next`,
 * `n->prev->next = n->next`. Where all ways to a statement have done so (but for those on which
 * there is no node), the node is in nobody else's reach, as one that was taken (A-TAKEN).
 *
 * The place that is overwritten must be the one that led to the node: where the walk began, the
 * link of the node before it, or the link of what the node itself knows as the one before.
 */
#include "conc/conc_int.h"
#include <stdlib.h>

enum { MAX_COPIES = 6 };

/* The register and offset that an address is made of; false if it is not one register. */
static bool split(struct conc *c, func_id f, ir_ref address, uint32_t *reg, int64_t *off)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    *off = 0;
    for (int i = 0; i < MAX_COPIES && ref_kind(address) == REF_REG; i++) {
        const struct ir_stmt *d = def_in_func(c, f, address);
        int64_t more;
        bool is_sum = d && d->op == IR_ADDR && d->nargs == 2 &&
                      ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, d)[1], &more);
        if (!is_sum && !(d && d->op == IR_COPY)) {
            *reg = ref_index(address);
            return true;
        }
        *off += is_sum ? more : 0;
        address = ir_args(pf->unit, pf->func, d)[0];
    }
    return false;
}

/* Does the phi that walks begin with what is stored at the address? */
static bool begins_at(struct conc *c, func_id f, const struct ir_stmt *phi, ir_ref address)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const ir_ref *args = ir_args(pf->unit, pf->func, phi);
    uint32_t place = term_of(c, f, address);
    for (uint32_t i = 0; i < phi->nargs; i += 2) {
        const struct ir_stmt *d = def_in_func(c, f, args[i]);
        if (d && d->op == IR_LOAD && term_of(c, f, ir_args(pf->unit, pf->func, d)[0]) == place)
            return true;
    }
    return false;
}

/* Is the register the one that comes behind the node: a phi that the node goes into? */
static bool is_behind(struct conc *c, func_id f, uint32_t prev, uint32_t node)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *d = def_in_func(c, f, ref_make(REF_REG, prev));
    for (uint32_t i = 0; d && d->op == IR_PHI && i < d->nargs; i += 2)
        if (ir_args(pf->unit, pf->func, d)[i].bits == ref_make(REF_REG, node).bits)
            return true;
    return false;
}

uint32_t node_unlinked_by(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op != IR_STORE || s->size != pf->unit->pointer_size)
        return IR_NO_REG;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    const struct ir_stmt *next = def_in_func(c, f, args[1]);
    uint32_t node, to;
    int64_t link, off;
    if (!next || next->op != IR_LOAD ||
        !split(c, f, ir_args(pf->unit, pf->func, next)[0], &node, &link))
        return IR_NO_REG;
    const struct ir_stmt *walk = def_in_func(c, f, ref_make(REF_REG, node));
    if (walk && walk->op == IR_PHI && begins_at(c, f, walk, args[0]))
        return node;
    if (!split(c, f, args[0], &to, &off) || to == node || off != link)
        return IR_NO_REG;
    if (is_behind(c, f, to, node))
        return node;
    const struct ir_stmt *before = def_in_func(c, f, ref_make(REF_REG, to));
    uint32_t from;
    bool is_own = before && before->op == IR_LOAD &&
                  split(c, f, ir_args(pf->unit, pf->func, before)[0], &from, &off);
    return is_own && from == node && off != link ? node : IR_NO_REG;
}

bool unlinks_node(struct conc *c, func_id f, uint32_t reg)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        uint32_t node = node_unlinked_by(c, f, i);
        if (node != IR_NO_REG && (reg == IR_NO_REG || node == reg))
            return true;
    }
    return false;
}

/* The successor where the node was found to be null; IR_NONE. */
static uint32_t null_way(struct conc *c, func_id f, const struct ir_block *b, uint32_t reg)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
    bool if_true = false;
    ir_ref value = {0};
    if (t->op == IR_BRANCH)
        value = tested_flag(c, f, ir_args(pf->unit, pf->func, t)[0], &if_true);
    if (ref_kind(value) != REF_REG || ref_index(value) != reg)
        return IR_NONE;
    return ir_succs(pf->unit, pf->func, b)[if_true ? 1 : 0];
}

/* Is the node taken off between the first statement of the block and `until`? */
static bool is_done_in(struct conc *c, func_id f, const struct ir_block *b, uint32_t reg,
                       uint32_t until)
{
    for (uint32_t i = b->first; i < b->first + b->count && i < until; i++)
        if (node_unlinked_by(c, f, i) == reg)
            return true;
    return false;
}

bool is_unlinked_at(struct conc *c, func_id f, uint32_t reg, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    if (info->def[reg] == IR_NONE)
        return false;
    uint32_t start = info->block_of[info->def[reg]], goal = info->block_of[stmt];
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    bool is_missed = false;
    u32_vec work = {0};
    vec_push(&work, start);
    while (work.n && !is_missed) {
        uint32_t block = vec_pop(&work);
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
        if (block == goal && stmt > info->def[reg] && !is_done_in(c, f, b, reg, stmt))
            is_missed = true;
        if (is_done_in(c, f, b, reg, b->first + b->count))
            continue;
        uint32_t null = null_way(c, f, b, reg);
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t s = ir_succs(pf->unit, pf->func, b)[i];
            if (s == null || s == start || seen[s])
                continue;
            seen[s] = 1;
            vec_push(&work, s);
        }
    }
    vec_release(&work);
    free(seen);
    return !is_missed;
}
