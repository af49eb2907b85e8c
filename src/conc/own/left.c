/*
 * Things that a function looks at and takes on some ways only:
 *
 *   lock(); p = q->head; if (p && p->uses == 1) q->head = p->next; unlock();
 *   if (p) use(p);
 *
 * A way on which the thing stays where it was found, and is used once the lock was given back,
 * means that it was not taken: the next one finds it, too. Ways are followed one by one, with what
 * their branches have told: a flag that says whether it was taken is believed. Where there are too
 * many ways, all are taken to be good.
 *
 * Cost: at most MAX_BLOCKS blocks for a load whose place is stored to.
 */
#include "conc/conc_int.h"

enum { MAX_BLOCKS = 600, MAX_LONG = 40, MAX_NAMES = 8, MAX_TOLD = 16, MAX_STRIP = 16 };

/* What a way has told of a register. */
struct told {
    uint32_t reg;
    bool is_set;
};

struct way {
    uint32_t names[MAX_NAMES]; /* registers that hold what was loaded */
    uint32_t nnames;
    struct told told[MAX_TOLD];
    uint32_t ntold;
    uint32_t blocks[MAX_LONG];
    uint32_t nblocks;
    bool is_unlocked;
};

struct looked {
    struct conc *c;
    func_id f;
    const struct prog_func *pf;
    const struct finfo *info;
    uint32_t load, address;
    uint32_t left; /* blocks that may be looked at still */
};

static bool is_name(const struct way *w, ir_ref ref)
{
    for (uint32_t i = 0; ref_kind(ref) == REF_REG && i < w->nnames; i++)
        if (w->names[i] == ref_index(ref))
            return true;
    return false;
}

/* Is the address one in what was loaded? */
static bool is_inside(const struct looked *l, const struct way *w, ir_ref ref)
{
    for (int i = 0; i < MAX_STRIP; i++) {
        const struct ir_stmt *s = def_in(l->pf, l->info, ref);
        if (is_name(w, ref))
            return true;
        if (!s || (s->op != IR_ADDR && s->op != IR_COPY && s->op != IR_CAST))
            return false;
        ref = prog_args(l->pf, s)[0];
    }
    return false;
}

static const struct told *told_of(const struct looked *l, const struct way *w, ir_ref value)
{
    uint32_t term = term_of(l->c, l->f, value);
    for (uint32_t i = 0; ref_kind(value) == REF_REG && i < w->ntold; i++)
        if (w->told[i].reg == ref_index(value) ||
            term_of(l->c, l->f, ref_make(REF_REG, w->told[i].reg)) == term)
            return &w->told[i];
    return NULL;
}

static void tell(struct way *w, uint32_t reg, bool is_set)
{
    if (w->ntold < MAX_TOLD)
        w->told[w->ntold++] = (struct told){reg, is_set};
}

static bool stores_there(const struct looked *l, const struct ir_stmt *s)
{
    return (s->op == IR_STORE || s->op == IR_CMPXCHG || s->op == IR_RMW) &&
           term_of(l->c, l->f, prog_args(l->pf, s)[0]) == l->address;
}

/* Does the statement use what was loaded? */
static bool uses(const struct looked *l, const struct way *w, const struct ir_stmt *s)
{
    const ir_ref *args = prog_args(l->pf, s);
    if (s->op == IR_LOAD || s->op == IR_STORE || s->op == IR_RMW || s->op == IR_MEMSET)
        return is_inside(l, w, args[0]);
    if (s->op == IR_MEMCOPY)
        return is_inside(l, w, args[0]) || is_inside(l, w, args[1]);
    for (uint32_t i = 0; (s->op == IR_CALL || s->op == IR_RET) && i < s->nargs; i++)
        if (is_inside(l, w, args[i]))
            return true;
    return false;
}

/* A function that is given what was loaded, or where, may take it off its place. */
static bool may_take(const struct looked *l, const struct way *w, const struct ir_stmt *s)
{
    const ir_ref *args = prog_args(l->pf, s);
    uint32_t base = term_base(l->c, l->address);
    for (uint32_t i = 1; s->op == IR_CALL && i < s->nargs; i++)
        if (is_inside(l, w, args[i]) || term_base(l->c, term_of(l->c, l->f, args[i])) == base)
            return true;
    return false;
}

/* What the phis of a block are, when it is entered from another one. */
static void enter(const struct looked *l, struct way *w, const struct ir_block *b, uint32_t from)
{
    for (uint32_t i = b->first; i < b->first + b->count && l->pf->stmts[i].op == IR_PHI; i++) {
        const struct ir_stmt *s = &l->pf->stmts[i];
        const ir_ref *args = prog_args(l->pf, s);
        for (uint32_t k = 0; k + 1 < s->nargs; k += 2) {
            int64_t number;
            const struct told *t = NULL;
            if (ref_index(args[k + 1]) != from)
                continue;
            if (is_inside(l, w, args[k])) {
                if (w->nnames < MAX_NAMES)
                    w->names[w->nnames++] = s->dst;
            } else if (ir_ref_int(l->pf->unit, args[k], &number)) {
                tell(w, s->dst, number != 0);
            } else if ((t = told_of(l, w, args[k]))) {
                tell(w, s->dst, t->is_set);
            }
        }
    }
}

static bool way_leaves(struct looked *l, struct way w, uint32_t block, uint32_t from);

/* Goes on to the i-th block behind a block, if the way has not been there. */
static bool goes_on(struct looked *l, const struct way *w, const struct ir_block *b, uint32_t at,
                    uint32_t i)
{
    uint32_t to = ir_succs(l->pf->unit, l->pf->func, b)[i];
    struct way next = *w;
    for (uint32_t k = 0; k < w->nblocks; k++)
        if (w->blocks[k] == to)
            return false;
    const struct ir_block *then = &l->pf->unit->blocks[l->pf->func->first_block + to];
    enter(l, &next, then, at);
    return way_leaves(l, next, to, then->first);
}

/* Is the value a number that the function keeps: how many there are? */
static bool is_count(const struct looked *l, ir_ref value)
{
    const struct ir_stmt *s = def_in(l->pf, l->info, value);
    return s && s->op == IR_LOAD &&
           term_is_stored(l->c, l->f, term_of(l->c, l->f, prog_args(l->pf, s)[0]));
}

/* Does a count of one or more go the same way as none does? The answer changes next to k only. */
static bool goes_with_none(enum ir_cmp how, int64_t k)
{
    bool if_none = ir_cmp_holds(how, 0, k);
    int64_t near[] = {1, k > 1 ? k - 1 : 1, k > 1 ? k : 1, k >= 1 && k < INT64_MAX ? k + 1 : 1,
                      INT64_MAX};
    for (size_t i = 0; i < sizeof near / sizeof *near; i++)
        if (ir_cmp_holds(how, near[i], k) == if_none)
            return true;
    return false;
}

/* The way of a branch, or of a switch, that is gone where the count is zero, but where it is one or
 * more never: there is nothing to be taken there. As many as there are ways if it is none. */
static uint32_t way_of_none(const struct looked *l, const struct ir_block *b,
                            const struct ir_stmt *last)
{
    const ir_ref *args = prog_args(l->pf, last);
    const struct ir_stmt *cmp = last->op == IR_BRANCH ? def_in(l->pf, l->info, args[0]) : NULL;
    int64_t k;
    if (last->op == IR_SWITCH && is_count(l, args[0])) {
        for (uint32_t i = 1; i < last->nargs; i++)
            if (ir_ref_int(l->pf->unit, args[i], &k) && !k)
                return i;
    } else if (cmp && cmp->op == IR_CMP && is_count(l, prog_args(l->pf, cmp)[0]) &&
               ir_ref_int(l->pf->unit, prog_args(l->pf, cmp)[1], &k) &&
               !goes_with_none(cmp->sub, k)) {
        return ir_cmp_holds(cmp->sub, 0, k) ? 0 : 1;
    }
    return b->nsuccs;
}

/* Both ways of a branch, or the one that is left by what is told. */
static bool branches(struct looked *l, struct way *w, const struct ir_block *b, uint32_t at,
                     const struct ir_stmt *branch)
{
    ir_ref cond = prog_args(l->pf, branch)[0];
    bool if_true = true, is_found = false;
    ir_ref value = tested_flag(l->c, l->f, cond, &if_true);
    if (ref_kind(value) != REF_REG) {
        value = cond;
        if_true = true;
    }
    const struct told *t = told_of(l, w, value);
    uint32_t none = way_of_none(l, b, branch);
    for (uint32_t i = 0; i < 2 && !is_found; i++) {
        bool is_set = (i == 0) == if_true;
        struct way next = *w;
        if (i == none || (t && t->is_set != is_set) || (!is_set && is_name(w, value)))
            continue; /* nobody uses what is null */
        if (!t && ref_kind(value) == REF_REG)
            tell(&next, ref_index(value), is_set);
        is_found = goes_on(l, &next, b, at, i);
    }
    return is_found;
}

/* Is there a use without a store, from the statement of the block on? */
static bool way_leaves(struct looked *l, struct way w, uint32_t block, uint32_t from)
{
    const struct ir_block *b = &l->pf->unit->blocks[l->pf->func->first_block + block];
    const struct ir_stmt *last = &l->pf->stmts[b->first + b->count - 1];
    bool is_found = false;
    if (!l->left || w.nblocks == MAX_LONG)
        return false;
    l->left--;
    w.blocks[w.nblocks++] = block;
    for (uint32_t i = from; i < b->first + b->count; i++) {
        const struct ir_stmt *s = &l->pf->stmts[i];
        if (i == l->load || stores_there(l, s))
            return false;
        if (w.is_unlocked && uses(l, &w, s))
            return true;
        bool is_unlock = s->op == IR_CALL && call_gives_back(l->c, l->f, i);
        if (!is_unlock && !w.is_unlocked && may_take(l, &w, s))
            return false;
        w.is_unlocked |= is_unlock;
    }
    if (last->op == IR_BRANCH)
        return branches(l, &w, b, block, last);
    uint32_t none = last->op == IR_SWITCH ? way_of_none(l, b, last) : b->nsuccs;
    for (uint32_t i = 0; i < b->nsuccs && !is_found; i++)
        is_found = i != none && goes_on(l, &w, b, block, i);
    return is_found;
}

bool is_left_in_place(struct conc *c, func_id f, uint32_t load, uint32_t address)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    uint32_t known = map_get(&info->left, load, 0);
    if (known || c->prog->classes)
        return known == 2;
    struct looked l = {c, f, pf, info, load, address, MAX_BLOCKS};
    struct way w = {.names = {pf->stmts[load].dst}, .nnames = 1};
    bool is_left = way_leaves(&l, w, info->block_of[load], load + 1) && l.left;
    map_put(&info->left, load, is_left ? 2 : 1);
    return is_left;
}
