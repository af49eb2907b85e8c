/*
 * Rings: slots that go back and forth between two sides. One side waits until there is a free slot,
 * fills it and says so; the other one waits for a full slot, empties it and says that.
 *
 *     tail = q->tail;                              head = q->head;
 *     if (tail - load_acquire(&q->head) == N)      if (head == load_acquire(&q->tail))
 *         return false;                                return false;
 *     q->slot[tail % N] = item;                    item = q->slot[head % N];
 *     store_release(&q->tail, tail + 1);           store_release(&q->head, head + 1);
 *
 * What stands between waiting and telling uses a slot that the other side does not have: that the
 * numbers say so is assumption A-RING. The index must come from the counter that the same side
 * moves on. Two semaphores, or one counter that one side adds to and the other subtracts from, do
 * the same. Each side must be one thread, or several that keep each other out; relaxed accesses say
 * nothing of the slots.
 */
#include "conc/conc_int.h"

enum { MAX_SLICE = 12, MAX_DOMINATORS = 64 };

/* What a statement stands between, in its function. */
struct between {
    struct idset waits;           /* atomic counters and semaphores that were waited for */
    struct idset tells;           /* those that are changed afterwards */
    struct idset adds, subtracts; /* counters that are changed so, by one atomic operation */
    struct idset semaphores;      /* those of all of them that are */
    struct idset index;           /* places that the index is loaded from */
};

struct spot {
    struct conc *c;
    inst_id inst;
    func_id func;
    const struct prog_func *pf;
    struct finfo *info;
    uint32_t stmt;
};

static bool is_arithmetic(uint8_t op)
{
    return op == IR_ADD || op == IR_SUB || op == IR_AND || op == IR_UREM || op == IR_SREM ||
           op == IR_ZEXT || op == IR_SEXT || op == IR_TRUNC || op == IR_COPY || op == IR_XOR ||
           op == IR_CMP;
}

/* Is the value computed from what the statement gives? */
static bool depends(const struct spot *s, ir_ref ref, uint32_t from, int depth)
{
    const struct ir_stmt *def = def_in(s->pf, s->info, ref);
    if (!def || depth > MAX_SLICE)
        return false;
    if (def == &s->pf->stmts[from])
        return true;
    const ir_ref *args = ir_args(s->pf->unit, s->pf->func, def);
    for (uint32_t i = 0; is_arithmetic(def->op) && i < def->nargs; i++)
        if (depends(s, args[i], from, depth + 1))
            return true;
    return false;
}

/* Is the spot reached by this way out of the branch only? (Not once more round a loop.) */
static bool leads_to(const struct cfg *cfg, uint32_t branch, uint32_t succ, uint32_t block)
{
    return cfg_dominates(cfg, succ, block) && !cfg_dominates(cfg, succ, branch);
}

/* Does what the load found decide whether the spot is reached? */
static bool decides(const struct spot *s, uint32_t load)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t at = s->info->block_of[s->stmt];
    for (int n = 0; n < MAX_DOMINATORS && at != CFG_NONE && cfg->idom[at] != at; n++) {
        at = cfg->idom[at];
        const struct ir_block *b = &s->pf->unit->blocks[s->pf->func->first_block + at];
        const struct ir_stmt *t = &s->pf->stmts[b->first + b->count - 1];
        const uint32_t *succ = ir_succs(s->pf->unit, s->pf->func, b);
        uint32_t block = s->info->block_of[s->stmt];
        if (t->op == IR_BRANCH &&
            leads_to(cfg, at, succ[0], block) != leads_to(cfg, at, succ[1], block) &&
            depends(s, ir_args(s->pf->unit, s->pf->func, t)[0], load, 0))
            return true;
    }
    return false;
}

/* Places that the value of an index is loaded from. */
static void find_sources(const struct spot *s, ir_ref ref, int depth, struct idset *out)
{
    const struct ir_stmt *def = def_in(s->pf, s->info, ref);
    if (!def || depth > MAX_SLICE)
        return;
    const ir_ref *args = ir_args(s->pf->unit, s->pf->func, def);
    if (def->op == IR_LOAD)
        idset_union(out, pta_value(s->c->pta, s->inst, args[0]));
    for (uint32_t i = 0; is_arithmetic(def->op) && i < def->nargs; i++)
        find_sources(s, args[i], depth + 1, out);
}

/* The same for the indices in an address: of an array, or of the library's. */
static void find_indices(const struct spot *s, ir_ref address, int depth, struct idset *out)
{
    const struct ir_stmt *def = def_in(s->pf, s->info, address);
    if (!def || depth > MAX_SLICE)
        return;
    const ir_ref *args = ir_args(s->pf->unit, s->pf->func, def);
    if (def->op == IR_ADDR || def->op == IR_COPY)
        find_indices(s, args[0], depth + 1, out);
    for (uint32_t i = 3; def->op == IR_ADDR && i < def->nargs; i += 3)
        find_sources(s, args[i], 0, out);
    for (uint32_t i = 2; def->op == IR_CALL && i < def->nargs; i++)
        find_sources(s, args[i], 0, out);
}

static bool is_acquire(const struct ir_stmt *s)
{
    return s->sub >= ORDER_ACQUIRE && s->sub != ORDER_RELEASE;
}

static bool is_release(const struct ir_stmt *s)
{
    return s->sub >= ORDER_RELEASE;
}

static void note_atomic(const struct spot *s, uint32_t stmt, struct between *out)
{
    const struct ir_stmt *i = &s->pf->stmts[stmt];
    const ir_ref *args = ir_args(s->pf->unit, s->pf->func, i);
    bool is_before = comes_first(s->info, stmt, s->stmt);
    bool is_after = comes_first(s->info, s->stmt, stmt);
    if (i->op == IR_LOAD && is_acquire(i) && is_before && decides(s, stmt))
        idset_union(&out->waits, pta_value(s->c->pta, s->inst, args[0]));
    bool changes = (i->op == IR_STORE || i->op == IR_RMW) && is_release(i);
    if (!changes || !is_after)
        return;
    const struct idset *places = pta_value(s->c->pta, s->inst, args[0]);
    idset_union(&out->tells, places);
    if (i->op == IR_RMW && i->aux == RMW_ADD)
        idset_union(&out->adds, places);
    if (i->op == IR_RMW && i->aux == RMW_SUB)
        idset_union(&out->subtracts, places);
}

static void note_call(const struct spot *s, uint32_t stmt, struct between *out)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(s->c->pta, s->inst, stmt, &n);
    for (int k = 0; n == 1 && e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *f = &e->model->effects[k];
        bool waits = f->kind == EFFECT_SEM_WAIT && f->success == SUCCESS_ALWAYS &&
                     comes_first(s->info, stmt, s->stmt);
        bool tells = f->kind == EFFECT_SEM_POST && comes_first(s->info, s->stmt, stmt);
        if (!waits && !tells)
            continue;
        const struct idset *places = pta_place(s->c->pta, s->inst, stmt, &f->obj);
        idset_union(waits ? &out->waits : &out->tells, places);
        idset_union(&out->semaphores, places);
    }
}

static struct between between_of(struct conc *c, uint32_t frame, uint32_t stmt)
{
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    struct spot s = {c, inst, f, &c->prog->funcs[f.i], finfo_of(c, f), stmt};
    struct between out = {0};
    for (uint32_t i = 0; i < s.pf->func->nstmts; i++) {
        if (s.pf->stmts[i].op == IR_CALL)
            note_call(&s, i, &out);
        else
            note_atomic(&s, i, &out);
    }
    const struct ir_stmt *at = &s.pf->stmts[stmt];
    for (uint32_t i = at->op == IR_CALL; i < at->nargs; i++)
        find_indices(&s, ir_args(s.pf->unit, s.pf->func, at)[i], 0, &out.index);
    return out;
}

static void between_release(struct between *b)
{
    idset_release(&b->waits);
    idset_release(&b->tells);
    idset_release(&b->adds);
    idset_release(&b->subtracts);
    idset_release(&b->semaphores);
    idset_release(&b->index);
}

/*
 * Something that a tells and b waits for: a semaphore, or a counter that a's index comes from;
 * `but` is another one. IDSET_END: none. Not what b tells itself: who gives a permit back to its
 * own side, as one does with a lock, leaves the slot to others of that side, not to a.
 */
static uint32_t told_to(const struct between *a, const struct between *b, uint32_t but)
{
    struct idset_iter it = idset_begin(&a->tells);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        bool is_semaphore = idset_has(&a->semaphores, loc);
        if (loc != but && idset_has(&b->waits, loc) && !idset_has(&b->tells, loc) &&
            (is_semaphore || idset_has(&a->index, loc)))
            return loc;
    }
    return IDSET_END;
}

/* One counter of full slots; the two indices have nothing in common. */
static bool count_together(const struct between *a, const struct between *b)
{
    struct idset_iter it = idset_begin(&a->adds);
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (idset_has(&a->waits, loc) && idset_has(&b->waits, loc) &&
            idset_has(&b->subtracts, loc) && !idset_intersects(&a->index, &b->index))
            return true;
    return false;
}

/* Has the function anything to wait for, and to tell? */
static bool may_pass_on(struct conc *c, uint32_t frame)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    bool waits = false, tells = false;
    for (uint32_t i = 0; !info->passes_on && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const struct model_fn *m = NULL;
        ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
        if (ref_kind(callee) == REF_SYM)
            m = pta_model_of(c->pta, prog_sym_of(c->prog, pf->unit_index, ref_index(callee)));
        waits |= (s->op == IR_LOAD && is_acquire(s)) || (m && model_has(m, EFFECT_SEM_WAIT));
        tells |= ((s->op == IR_STORE || s->op == IR_RMW) && is_release(s)) ||
                 (m && model_has(m, EFFECT_SEM_POST));
    }
    if (!info->passes_on)
        info->passes_on = waits && tells ? 2 : 1;
    return info->passes_on == 2;
}

/* Does one thread only run the function? Else another one may have told of its own slot first. */
static bool is_alone(const struct conc *c, uint32_t frame)
{
    const struct frame *f = &c->frames.at[frame];
    func_id func = pta_inst_func(c->pta, f->inst);
    for (uint32_t i = 0; i < c->frames.n; i++)
        if (pta_inst_func(c->pta, c->frames.at[i].inst).i == func.i &&
            c->frames.at[i].origin.i != f->origin.i)
            return false;
    return !conc_origin_is_many(c, f->origin);
}

/* Is the side one thread, or several that keep each other out? */
static bool is_one_side(struct conc *c, const struct ring_side *s)
{
    return guards_exclude(c, s->guards, s->guards) || is_alone(c, s->frame);
}

bool rings_apart(struct conc *c, const struct ring_side *a, const struct ring_side *b)
{
    if (c->opt.mode == MODE_SOUND || !may_pass_on(c, a->frame) || !may_pass_on(c, b->frame) ||
        !is_one_side(c, a) || !is_one_side(c, b))
        return false;
    struct between x = between_of(c, a->frame, a->stmt), y = between_of(c, b->frame, b->stmt);
    uint32_t there = told_to(&x, &y, IDSET_END);
    bool is_apart = there != IDSET_END && told_to(&y, &x, there) != IDSET_END;
    is_apart = is_apart || count_together(&x, &y) || count_together(&y, &x);
    between_release(&x);
    between_release(&y);
    return is_apart;
}
