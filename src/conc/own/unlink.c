/*
 * Nodes that a function takes off a list it walks: `prev->next = n->next`, `q->head = n->next`,
 * `n->prev->next = n->next`, `*n->prev = n->next` (sys/queue.h). Where all ways to a statement have
 * done so (but for those on which there is no node), the node is in nobody else's reach, as one
 * that was taken (A-TAKEN).
 *
 * The place that is overwritten must be the one that led to the node: where the walk began, the
 * link of the node before it, or the link of what the node itself knows as the one before.
 *
 * Helpers are seen through: one that takes a parameter off its list on all its ways, `list_del(n)`,
 * and one that joins what it is given as the nodes before and behind: `join(n->prev, n->next)`.
 *
 * Cost: one pass over the statements of a function when it is first asked about.
 */
#include "conc/own/fresh_int.h"
#include <stdlib.h>

enum { MAX_COPIES = 6, MAX_JOINS = 4, MAX_HELPER = 64, MAX_KEPT_DEPTH = 3, MAX_CALLS = 32 };

/* `*(parameter to + off) = parameter value`. */
struct joining {
    uint32_t to, value;
    int64_t off;
};

struct unlinking {
    uint32_t stmt, node;
};

struct unlink_list {
    const struct unlinking *at;
    size_t n;
    uint32_t params; /* bit k: parameter k is taken off its list on every way */
    uint32_t njoins;
    struct joining joins[MAX_JOINS]; /* made on every way */
};

bool address_split(struct conc *c, func_id f, ir_ref address, uint32_t *reg, int64_t *off)
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

/*
 * Is `*(before + off) = behind` the link that led to the node, if these are the node's own members
 * at `back` and `link`? A pair of links beside each other may be a record of its own, to which
 * others point instead of the node.
 */
static bool is_link_to(const struct prog_func *pf, int64_t off, int64_t back, int64_t link)
{
    int64_t apart = back - link, width = pf->unit->pointer_size;
    bool is_pair = apart == width || apart == -width;
    return back != link && (off == link || (is_pair && off == link - MIN(back, link)));
}

/* The register and offset that the value was loaded from. */
static bool is_loaded_from(struct conc *c, func_id f, ir_ref value, uint32_t *reg, int64_t *off)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *d = def_in_func(c, f, value);
    return d && d->op == IR_LOAD &&
           address_split(c, f, ir_args(pf->unit, pf->func, d)[0], reg, off);
}

/* The node whose links are the two values, stored as by `*(before + off) = behind`; IR_NO_REG. */
static uint32_t node_between(struct conc *c, func_id f, ir_ref before, int64_t off, ir_ref behind)
{
    uint32_t node, from;
    int64_t link, back;
    bool is_node = is_loaded_from(c, f, behind, &node, &link) &&
                   is_loaded_from(c, f, before, &from, &back) && from == node &&
                   is_link_to(&c->prog->funcs[f.i], off, back, link);
    return is_node ? node : IR_NO_REG;
}

static uint32_t unlinked_by_store(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->size != pf->unit->pointer_size)
        return IR_NO_REG;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    uint32_t node, to;
    int64_t link, off;
    if (!is_loaded_from(c, f, args[1], &node, &link))
        return IR_NO_REG;
    const struct ir_stmt *walk = def_in_func(c, f, ref_make(REF_REG, node));
    if (walk && walk->op == IR_PHI && begins_at(c, f, walk, args[0]))
        return node;
    if (!address_split(c, f, args[0], &to, &off) || to == node)
        return IR_NO_REG;
    if (off == link && is_behind(c, f, to, node))
        return node;
    return node_between(c, f, ref_make(REF_REG, to), off, args[1]);
}

static const struct unlink_list *unlinks_of(struct conc *c, func_id f, int depth);

/* The node that a helper takes off its list; IR_NO_REG. */
static uint32_t unlinked_by_call(struct conc *c, func_id f, uint32_t stmt, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    psym_id sym;
    func_id callee = callee_by_name(c, pf, stmt, &sym);
    if (callee.i == IR_NONE || c->prog->funcs[callee.i].func->nstmts > MAX_HELPER)
        return IR_NO_REG;
    const struct unlink_list *l = unlinks_of(c, callee, depth + 1);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s) + 1;
    uint32_t nargs = s->nargs - 1, node = IR_NO_REG;
    int64_t off;
    for (uint32_t k = 0; l->params >> k && k < nargs; k++)
        if (l->params >> k & 1 && address_split(c, f, args[k], &node, &off))
            return node;
    for (uint32_t i = 0; i < l->njoins; i++) {
        const struct joining *j = &l->joins[i];
        if (j->to < nargs && j->value < nargs)
            node = node_between(c, f, args[j->to], j->off, args[j->value]);
        if (node != IR_NO_REG)
            return node;
    }
    return IR_NO_REG;
}

/* Does the function come to the statement whenever it returns? */
static bool is_on_every_way(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_RET &&
            !cfg_dominates(info->cfg, info->block_of[stmt], info->block_of[i]))
            return false;
    return true;
}

static bool is_param(const struct prog_func *pf, uint32_t reg)
{
    return reg < pf->func->nparams && reg < 32;
}

/* What callers may see of the statement, which takes off `node` or none. */
static void add_to_summary(struct conc *c, func_id f, struct unlink_list *l, uint32_t stmt,
                           uint32_t node)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct joining j;
    if (node != IR_NO_REG && is_param(pf, node) && is_on_every_way(c, f, stmt))
        l->params |= 1u << node;
    if (s->op != IR_STORE || s->size != pf->unit->pointer_size || l->njoins == MAX_JOINS ||
        !address_split(c, f, args[0], &j.to, &j.off) || ref_kind(args[1]) != REF_REG)
        return;
    j.value = ref_index(args[1]);
    if (is_param(pf, j.to) && is_param(pf, j.value) && j.value != j.to &&
        is_on_every_way(c, f, stmt))
        l->joins[l->njoins++] = j;
}

static const struct unlink_list *unlinks_of(struct conc *c, func_id f, int depth)
{
    static const struct unlink_list nothing = {0};
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    if (info->unlinks)
        return info->unlinks; /* also while it is made: recursion adds nothing */
    if (depth > MAX_CALLS)
        return &nothing;
    struct unlink_list *l = info->unlinks = ARENA_NEW(&c->arena, struct unlink_list);
    VEC(struct unlinking) found = {0};
    for (uint32_t i = 0; info->cfg && i < pf->func->nstmts; i++) {
        uint32_t node = IR_NO_REG;
        if (pf->stmts[i].op == IR_STORE)
            node = unlinked_by_store(c, f, i);
        else if (pf->stmts[i].op == IR_CALL && !c->prog->classes)
            node = unlinked_by_call(c, f, i, depth);
        if (node != IR_NO_REG)
            vec_push(&found, ((struct unlinking){i, node}));
        if (pf->func->nstmts <= MAX_HELPER)
            add_to_summary(c, f, l, i, node);
    }
    struct unlinking *at = ARENA_ARRAY(&c->arena, struct unlinking, found.n + 1);
    for (size_t i = 0; i < found.n; i++)
        at[i] = found.at[i];
    l->at = at;
    l->n = found.n;
    vec_release(&found);
    return l;
}

uint32_t node_unlinked_by(struct conc *c, func_id f, uint32_t stmt)
{
    const struct unlink_list *l = unlinks_of(c, f, 0);
    for (size_t i = 0; i < l->n; i++)
        if (l->at[i].stmt == stmt)
            return l->at[i].node;
    return IR_NO_REG;
}

bool unlinks_node(struct conc *c, func_id f, uint32_t reg)
{
    const struct unlink_list *l = unlinks_of(c, f, 0);
    for (size_t i = 0; i < l->n; i++)
        if (reg == IR_NO_REG || l->at[i].node == reg)
            return true;
    return false;
}

/* Does the function store its parameter anywhere but in what it points to? */
static bool keeps_param(struct conc *c, func_id f, uint32_t param, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t reg, to;
    int64_t off;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        psym_id sym;
        func_id callee = callee_by_name(c, pf, i, &sym);
        if (s->op == IR_STORE && address_split(c, f, args[1], &reg, &off) && reg == param &&
            !(address_split(c, f, args[0], &to, &off) && to == param))
            return true;
        for (uint32_t k = 1; callee.i != IR_NONE && k < s->nargs; k++)
            if (address_split(c, f, args[k], &reg, &off) && reg == param &&
                (!depth || keeps_param(c, callee, k - 1, depth - 1)))
                return true;
    }
    return false;
}

bool is_put_back(struct conc *c, func_id f, uint32_t node)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct unlink_list *l = unlinks_of(c, f, 0);
    uint32_t reg, to;
    int64_t off;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        psym_id sym;
        func_id callee = callee_by_name(c, pf, i, &sym);
        bool is_later = false;
        for (size_t k = 0; k < l->n && !is_later; k++)
            is_later = l->at[k].node == node && comes_first(finfo_of(c, f), l->at[k].stmt, i);
        if (is_later && s->op == IR_STORE && address_split(c, f, args[1], &reg, &off) &&
            reg == node && !(address_split(c, f, args[0], &to, &off) && to == node))
            return true;
        for (uint32_t k = 1; is_later && callee.i != IR_NONE && k < s->nargs; k++)
            if (address_split(c, f, args[k], &reg, &off) && reg == node &&
                keeps_param(c, callee, k - 1, MAX_KEPT_DEPTH))
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

/* Is there a load of the same place that may come after this one? It finds another node. */
static bool is_loaded_later(struct conc *c, func_id f, uint32_t load)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t term = term_of(c, f, ref_make(REF_REG, pf->stmts[load].dst));
    for (uint32_t i = 0; tuples_at(&c->terms, term)[0] != TERM_REG && i < pf->func->nstmts; i++)
        if (i != load && pf->stmts[i].op == IR_LOAD && !comes_first(finfo_of(c, f), i, load) &&
            term_of(c, f, ref_make(REF_REG, pf->stmts[i].dst)) == term)
            return true;
    return false;
}

bool is_node_taken_off(struct conc *c, func_id f, uint32_t stmt)
{
    const struct ir_stmt *s = &c->prog->funcs[f.i].stmts[stmt];
    return (s->op == IR_PHI || s->op == IR_LOAD) && !c->prog->classes &&
           unlinks_node(c, f, s->dst) && (s->op == IR_PHI || !is_loaded_later(c, f, stmt));
}

bool is_before_home(struct conc *c, func_id f, const struct root *r, uint32_t stmt)
{
    const struct finfo *info = finfo_of(c, f);
    if (r->made_at == IR_NONE || !comes_first(info, r->made_at, stmt))
        return false;
    uint32_t maker = info->block_of[r->made_at], block = info->block_of[stmt];
    uint8_t *reached = xcalloc(c->prog->funcs[f.i].func->nblocks + 1, 1);
    bool is_before = true;
    for (size_t i = 0; i < r->home.n && is_before; i++) {
        mark_reached(c, f, maker, r->home.at[i], reached);
        bool is_later = info->block_of[r->home.at[i]] == block && r->home.at[i] < stmt;
        is_before = !is_later && (block == maker || !reached[block]);
    }
    free(reached);
    return is_before;
}
