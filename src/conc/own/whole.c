/*
 * Lists that are taken as a whole, under a lock, and walked afterwards:
 *
 *   lock; list = q->head; q->head = NULL; unlock;
 *   while (list) { next = list->next; use(list); free(list); list = next; }
 *
 * What is linked behind a node that was taken goes with it, if the place it was found at holds
 * nothing of it any more (A-TAKEN). The walk may turn the list round first: `list->next = turned;
 * turned = list`. Who puts one of the nodes somewhere gives it another link.
 *
 * Or the list was made of nodes that were taken off another one, one by one: `*pp = e->next;
 * e->next = dead; dead = e`.
 *
 * A value of the walk is null, what was taken, the link of another one, or a phi of such; links are
 * at one offset. Neither what was taken nor a link is given to anybody else but as the node that
 * the walk has come to: who has them has all that is behind.
 *
 * Cost: the uses of the values of one walk, in a pass over the function; asked for once a phi.
 */
#include "conc/conc_int.h"

enum { MAX_WALK = 16, MAX_WHOLE_DEPTH = 3 };

struct whole {
    struct conc *c;
    func_id f;
    const struct prog_func *pf;
    const struct finfo *info;
    uint32_t regs[MAX_WALK]; /* values of the walk */
    uint32_t n;
    uint32_t nodes;   /* bit i: regs[i] is a phi, the node at hand */
    uint32_t joining; /* bit i: it was taken off another list */
    int64_t link;
    bool is_taken;
};

/* Is the place that the statement loads from emptied afterwards? */
static bool is_emptied(struct conc *c, func_id f, uint32_t load)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t address = term_of(c, f, prog_args(pf, &pf->stmts[load])[0]);
    int64_t value;
    for (uint32_t i = 0; term_is_stored(c, f, address) && i < pf->func->nstmts; i++) {
        const ir_ref *args = prog_args(pf, &pf->stmts[i]);
        if (pf->stmts[i].op == IR_STORE && comes_first(finfo_of(c, f), load, i) &&
            ir_ref_int(pf->unit, args[1], &value) && !value && term_of(c, f, args[0]) == address)
            return true;
    }
    return false;
}

static bool call_takes_all(struct conc *c, func_id f, uint32_t call, int depth);

/* Is the result of the statement the first node of a list that nobody else has any more? */
static bool takes_all(struct conc *c, func_id f, uint32_t stmt, int depth)
{
    const struct ir_stmt *s = &c->prog->funcs[f.i].stmts[stmt];
    if (s->op == IR_CALL)
        return call_takes(c, f, stmt, depth) && call_takes_all(c, f, stmt, depth);
    return stmt_takes(c, f, stmt) && take_is_locked(c, f, stmt) &&
           (s->op == IR_RMW || (s->op == IR_LOAD && is_emptied(c, f, stmt)));
}

/* Does the function return null or such a list, whichever way it goes? */
static bool call_takes_all(struct conc *c, func_id f, uint32_t call, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    ir_ref target = prog_args(pf, &pf->stmts[call])[0];
    if (ref_kind(target) != REF_SYM || depth > MAX_WHOLE_DEPTH)
        return false;
    func_id callee = c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(target)).i].func;
    if (callee.i == IR_NONE)
        return false;
    const struct prog_func *to = &c->prog->funcs[callee.i];
    bool is_found = false;
    for (uint32_t i = 0; i < to->func->nstmts; i++) {
        const struct ir_stmt *s = &to->stmts[i];
        int64_t value;
        if (s->op != IR_RET || !s->nargs || ir_ref_int(to->unit, prog_args(to, s)[0], &value))
            continue;
        ir_ref result = prog_args(to, s)[0];
        uint32_t def =
            ref_kind(result) == REF_REG ? finfo_of(c, callee)->def[ref_index(result)] : IR_NONE;
        if (def == IR_NONE || !takes_all(c, callee, def, depth + 1))
            return false;
        is_found = true;
    }
    return is_found;
}

/* Which value of the walk the register is; as many as there are if it is none. */
static uint32_t index_in_walk(const struct whole *w, uint32_t reg)
{
    uint32_t i = 0;
    while (i < w->n && w->regs[i] != reg)
        i++;
    return i;
}

static bool is_of_walk(const struct whole *w, ir_ref value)
{
    return ref_kind(value) == REF_REG && index_in_walk(w, ref_index(value)) < w->n;
}

static bool add_value(struct whole *w, ir_ref value)
{
    int64_t number;
    if (ref_kind(value) != REF_REG)
        return ir_ref_int(w->pf->unit, value, &number) && !number;
    if (is_of_walk(w, value))
        return true;
    if (w->n == MAX_WALK)
        return false;
    w->regs[w->n++] = ref_index(value);
    return true;
}

/* Does the function put the first before the second, and both before the block is left? */
static bool is_on_way(const struct whole *w, uint32_t first, uint32_t second, uint32_t block)
{
    return comes_first(w->info, first, second) &&
           cfg_dominates(w->info->cfg, w->info->block_of[second], block);
}

/* Is what the node was loaded from set to what is behind it, by a statement before `link`? */
static bool is_taken_off(const struct whole *w, uint32_t load, uint32_t link, uint32_t block)
{
    uint32_t place = term_of(w->c, w->f, prog_args(w->pf, &w->pf->stmts[load])[0]), base;
    int64_t off;
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        const ir_ref *args = prog_args(w->pf, s);
        const struct ir_stmt *rest = s->op == IR_STORE ? def_in(w->pf, w->info, args[1]) : NULL;
        if (rest && rest->op == IR_LOAD && comes_first(w->info, load, i) &&
            is_on_way(w, i, link, block) && term_of(w->c, w->f, args[0]) == place &&
            address_split(w->c, w->f, prog_args(w->pf, rest)[0], &base, &off) &&
            base == w->pf->stmts[load].dst && off == w->link)
            return true;
    }
    return false;
}

/*
 * A node that was taken off another list, and its link turned to the walk, before it comes into it
 * by a phi, from the block.
 */
static bool joins_walk(struct whole *w, ir_ref value, uint32_t block)
{
    uint32_t load = ref_kind(value) == REF_REG ? w->info->def[ref_index(value)] : IR_NONE, base;
    int64_t off;
    if (load == IR_NONE || w->pf->stmts[load].op != IR_LOAD || !take_is_locked(w->c, w->f, load))
        return false;
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        const ir_ref *args = prog_args(w->pf, s);
        if (s->op == IR_STORE && address_split(w->c, w->f, args[0], &base, &off) &&
            base == ref_index(value) && off == w->link && is_of_walk(w, args[1]) &&
            is_taken_off(w, load, i, block))
            return true;
    }
    return false;
}

/* What the value is made of becomes part of the walk; false if it is none. */
static bool look_into(struct whole *w, uint32_t at)
{
    uint32_t def = w->info->def[w->regs[at]], base;
    if (def == IR_NONE || w->joining >> at & 1)
        return def != IR_NONE;
    const struct ir_stmt *s = &w->pf->stmts[def];
    const ir_ref *args = prog_args(w->pf, s);
    if (takes_all(w->c, w->f, def, 0)) {
        w->is_taken = true;
        return true;
    }
    if (s->op == IR_COPY || s->op == IR_CAST || s->op == IR_INTTOPTR)
        return add_value(w, args[0]);
    if (s->op == IR_PHI) {
        w->nodes |= 1u << at;
        for (uint32_t i = 0; i < s->nargs; i += 2) {
            bool is_joining = joins_walk(w, args[i], ref_index(args[i + 1]));
            if (!add_value(w, args[i]))
                return false;
            if (is_joining)
                w->joining |= 1u << index_in_walk(w, ref_index(args[i]));
            w->is_taken |= is_joining;
        }
        return true;
    }
    int64_t off;
    return s->op == IR_LOAD && s->sub == ORDER_NONE &&
           address_split(w->c, w->f, args[0], &base, &off) && off == w->link &&
           add_value(w, ref_make(REF_REG, base));
}

/* Is the place in a node stored, or given to a function? */
static bool is_given_away(const struct whole *w, uint32_t place)
{
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        for (uint32_t k = 0; k < s->nargs; k++)
            if (prog_args(w->pf, s)[k].bits == ref_make(REF_REG, place).bits &&
                (s->op == IR_CALL || (s->op == IR_STORE && k == 1)))
                return true;
    }
    return false;
}

/* Does the call give the memory back? Then nobody gets at what is behind the node. */
static bool is_free(const struct whole *w, const struct ir_stmt *s)
{
    ir_ref callee = prog_args(w->pf, s)[0];
    if (ref_kind(callee) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(w->c->prog, w->pf->unit_index, ref_index(callee));
    const struct model_fn *m = pta_model_of(w->c->pta, sym);
    return m && model_has(m, EFFECT_FREE);
}

/* Does the statement keep the value to the walk, as its operand `k`? */
static bool keeps_to_walk(const struct whole *w, const struct ir_stmt *s, uint32_t k)
{
    const ir_ref *args = prog_args(w->pf, s);
    uint32_t base;
    int64_t off;
    switch (s->op) {
    case IR_CMP:
    case IR_BRANCH:
    case IR_LOAD:
        return true;
    case IR_CALL:
        return is_free(w, s);
    case IR_ADDR:
        return !is_given_away(w, s->dst);
    case IR_PHI:
    case IR_COPY:
    case IR_CAST:
    case IR_INTTOPTR:
        return is_of_walk(w, ref_make(REF_REG, s->dst));
    case IR_STORE:
        return k == 0 || (address_split(w->c, w->f, args[0], &base, &off) &&
                          is_of_walk(w, ref_make(REF_REG, base)) && off == w->link);
    default:
        return false;
    }
}

/* Are what was taken and the links given to nobody else? */
static bool are_kept(const struct whole *w)
{
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        for (uint32_t k = 0; k < s->nargs; k++)
            for (uint32_t r = 0; r < w->n; r++)
                if (prog_args(w->pf, s)[k].bits == ref_make(REF_REG, w->regs[r]).bits &&
                    !(w->nodes >> r & 1) && !keeps_to_walk(w, s, k))
                    return false;
    }
    return true;
}

/* The offset of the link by which the phi goes on to the next node. */
static bool find_link(struct whole *w, const struct ir_stmt *phi)
{
    uint32_t base;
    for (uint32_t i = 0; i < phi->nargs; i += 2) {
        const struct ir_stmt *s = def_in(w->pf, w->info, prog_args(w->pf, phi)[i]);
        if (s && s->op == IR_LOAD &&
            address_split(w->c, w->f, prog_args(w->pf, s)[0], &base, &w->link) && base == phi->dst)
            return true;
    }
    return false;
}

bool walks_whole_list(struct conc *c, func_id f, uint32_t phi)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct whole w = {.c = c, .f = f, .pf = pf, .info = finfo_of(c, f)};
    if (c->prog->classes || !(pf->stmts[phi].flags & IRF_PTR) || !find_link(&w, &pf->stmts[phi]) ||
        !add_value(&w, ref_make(REF_REG, pf->stmts[phi].dst)))
        return false;
    for (uint32_t i = 0; i < w.n; i++)
        if (!look_into(&w, i))
            return false;
    return w.is_taken && are_kept(&w);
}
