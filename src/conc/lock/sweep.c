/*
 * All locks of an array: `for (i = 0; i < N; i++) lock(&a[i].lock);`, or of the objects that an
 * array has pointers to (`&a[i]->lock`), which one statement has made. Who comes out of such a loop
 * holds them all until the first is given back, in a loop of the same kind or else. In lock sets
 * that is one lock, named by the place of all the elements; who holds an element holds it shared.
 *
 * Conditions: there is one such array, whose locks are given back by index only; the loop counts
 * from its first element, or down to it, takes a lock in every round, does nothing else to locks,
 * and is left by its condition only. That it goes as far as the array does is assumed, unless
 * constants say otherwise (A-ALL-LOCKS).
 */
#include "conc/flow/flow_int.h"

/* A loop: place of the locks + 1, and whether it takes them or gives them back; 0: neither. */
enum { SWEEP_UNLOCKS = 1 };

struct loop_bounds {
    int64_t start, step, bound; /* counted while below the bound, or above it */
    bool has_bound;
    bool is_odd; /* left by another comparison with a constant */
};

/* The constant that is added to the register in a value; false if it is no such sum. */
static bool is_register_plus(const struct walk *w, ir_ref value, uint32_t reg, int64_t *added)
{
    const struct ir_stmt *s = def_in(w->pf, w->info, value);
    *added = 0;
    if (ref_kind(value) == REF_REG && ref_index(value) == reg)
        return true;
    if (!s || s->op != IR_ADD)
        return false;
    const ir_ref *args = prog_args(w->pf, s);
    return ref_kind(args[0]) == REF_REG && ref_index(args[0]) == reg &&
           ir_ref_int(w->pf->unit, args[1], added);
}

/* The comparison that ends the loop, as a bound that is not reached. */
static void find_bound(const struct walk *w, uint32_t header, uint32_t phi, struct loop_bounds *out)
{
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + header];
    for (uint32_t i = 0; i < b->count; i++) {
        const struct ir_stmt *s = &w->pf->stmts[b->first + i];
        const ir_ref *args = ir_args(w->pf->unit, w->pf->func, s);
        int64_t bound, added;
        if (s->op != IR_CMP || !ir_ref_int(w->pf->unit, args[1], &bound))
            continue;
        bool is_next = s->sub == CMP_SLE || s->sub == CMP_ULE || s->sub == CMP_SGE;
        out->has_bound = is_register_plus(w, args[0], phi, &added);
        out->is_odd |= !out->has_bound;
        out->bound = bound - added + (is_next ? out->step : 0);
    }
}

/* Does the register count the rounds of the loop, one by one from a constant? */
static bool counts_rounds(const struct walk *w, uint32_t loop, uint32_t reg,
                          struct loop_bounds *out)
{
    uint32_t header = w->info->cfg->loops[loop].header, def = w->info->def[reg];
    const struct ir_stmt *phi = def == IR_NONE ? NULL : &w->pf->stmts[def];
    if (!phi || phi->op != IR_PHI || phi->nargs != 4 || w->info->block_of[def] != header)
        return false;
    const ir_ref *args = ir_args(w->pf->unit, w->pf->func, phi);
    for (uint32_t k = 0; k < 4; k += 2) {
        ir_ref next = args[2 - k];
        uint32_t at = ref_kind(next) == REF_REG ? w->info->def[ref_index(next)] : IR_NONE;
        if (at == IR_NONE || w->pf->stmts[at].op != IR_ADD ||
            !ir_ref_int(w->pf->unit, args[k], &out->start))
            continue;
        const ir_ref *sum = ir_args(w->pf->unit, w->pf->func, &w->pf->stmts[at]);
        if (ref_kind(sum[0]) == REF_REG && ref_index(sum[0]) == reg &&
            ir_ref_int(w->pf->unit, sum[1], &out->step) && (out->step == 1 || out->step == -1)) {
            find_bound(w, header, reg, out);
            return true;
        }
    }
    return false;
}

/* Up from the first element, or down to it, as far as is known over all of them. */
static bool covers(const struct conc *c, const struct pta_loc *l, const struct loop_bounds *b)
{
    uint64_t size = pta_obj(c->pta, l->obj)->size;
    int64_t last = size ? (int64_t)((size - 1 - (uint64_t)l->off) / l->stride) : 0;
    if (c->opt.mode == MODE_SOUND && (!size || !b->has_bound))
        return false;
    if (b->is_odd)
        return false;
    return b->step > 0 ? b->start == 0 && (!b->has_bound || b->bound > last)
                       : b->has_bound && b->bound == -1 && b->start >= last;
}

/* Is one of the locks given back somewhere by a place of its own, `unlock(&a[0])`, as far as all
 * such places are known? */
static bool is_given_back_alone(const struct conc *c, uint32_t loc)
{
    const struct pta_loc *all = pta_loc(c->pta, (loc_id){loc});
    for (uint32_t f = 0; f < c->frames.n; f++) {
        struct seq s = seqs_at(&c->sets, c->frames.at[f].releases);
        for (uint32_t i = 0; i < s.n; i++)
            if (s.at[i] == PLACE_UNKNOWN ||
                (s.at[i] != loc && pta_loc(c->pta, (loc_id){s.at[i]})->obj.i == all->obj.i))
                return true;
    }
    return false;
}

/* Is the array named, or the pointer to it one to a known place? Not `group->locks`, which may be
 * anywhere in the array. */
static bool begins_at_known(const struct walk *w, ir_ref ref)
{
    const struct ir_stmt *s;
    while ((s = def_in(w->pf, w->info, ref)) && (s->op == IR_ADDR || s->op == IR_COPY))
        ref = prog_args(w->pf, s)[0];
    if (ref_kind(ref) != REF_REG)
        return true;
    uint32_t loc = idset_only(pta_value(w->c->pta, w->inst, ref));
    return loc != IDSET_END && !pta_loc(w->c->pta, (loc_id){loc})->stride;
}

/* Is the address, somewhere at `l`, in the rounds of the loop that of every element? */
static bool goes_over_all(const struct walk *w, uint32_t loop, const struct pta_loc *l,
                          uint32_t address, ir_ref ref)
{
    struct conc *c = w->c;
    struct loop_bounds bounds = {0};
    int64_t off;
    const uint32_t *t = tuples_at(&c->terms, term_strip(c, address, &off));
    if (!l->stride || l->ext || l->off < 0 || !obj_is_unique(c, l->obj) || t[0] != TERM_INDEX ||
        t[2] != l->stride)
        return false;
    const uint32_t *base = tuples_at(&c->terms, t[1]), *i = tuples_at(&c->terms, t[3]);
    if (base[0] == TERM_INDEX || i[0] != TERM_REG || i[1] < w->pf->reg_base ||
        i[1] - w->pf->reg_base >= w->pf->func->nregs)
        return false;
    return begins_at_known(w, ref) && counts_rounds(w, loop, i[1] - w->pf->reg_base, &bounds) &&
           covers(c, l, &bounds);
}

/* Where the pointer was loaded from that the address is computed from; NONE. */
static ir_ref loaded_from(const struct walk *w, ir_ref ref)
{
    const struct ir_stmt *s;
    while ((s = def_in(w->pf, w->info, ref)) && (s->op == IR_ADDR || s->op == IR_COPY))
        ref = prog_args(w->pf, s)[0];
    return s && s->op == IR_LOAD ? prog_args(w->pf, s)[0] : (ir_ref){0};
}

/* The one place of all locks that the effect is about in the rounds of the loop, in an array or
 * behind the pointers of one: `lock(&a[i]->lock)`; PTA_NONE. */
static uint32_t swept_by(const struct walk *w, uint32_t loop, uint32_t stmt, const struct place *at)
{
    struct conc *c = w->c;
    const struct ir_stmt *call = &w->pf->stmts[stmt];
    uint32_t loc = idset_only(pta_place(c->pta, w->inst, stmt, at));
    if (loc == IDSET_END || at->kind != PLACE_ARG || (uint32_t)at->index + 1 >= call->nargs ||
        is_given_back_alone(c, loc))
        return PTA_NONE;
    ir_ref ref = prog_args(w->pf, call)[at->index + 1];
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    if (l->stride)
        return goes_over_all(w, loop, l, term_of_place(c, w->func, stmt, at), ref) ? loc : PTA_NONE;
    ir_ref from = c->opt.mode == MODE_SOUND ? (ir_ref){0} : loaded_from(w, ref);
    uint32_t held = from.bits ? idset_only(pta_value(c->pta, w->inst, from)) : IDSET_END;
    if (held == IDSET_END || pta_obj(c->pta, l->obj)->kind != OBJ_HEAP || l->ext)
        return PTA_NONE;
    const struct pta_loc *array = pta_loc(c->pta, (loc_id){held});
    return goes_over_all(w, loop, array, term_of(c, w->func, from), from) ? loc : PTA_NONE;
}

/* Is the block run in every round of the loop, and the loop left by its condition only? */
static bool is_in_every_round(const struct walk *w, uint32_t loop, uint32_t block)
{
    const struct cfg *cfg = w->info->cfg;
    uint32_t header = cfg->loops[loop].header;
    for (uint32_t b = 0; b < cfg->nblocks; b++) {
        if (cfg->rpo[b] == CFG_NONE || !cfg_in_loop(cfg, b, loop))
            continue;
        const struct ir_block *at = &w->pf->unit->blocks[w->pf->func->first_block + b];
        const uint32_t *succ = ir_succs(w->pf->unit, w->pf->func, at);
        for (uint32_t i = 0; i < at->nsuccs; i++)
            if ((succ[i] == header && !cfg_dominates(cfg, block, b)) ||
                (b != header && !cfg_in_loop(cfg, succ[i], loop)))
                return false;
    }
    return true;
}

/* Does anything else in the loop change locks? One that is taken and given back is none of all. */
static bool does_more(const struct walk *w, uint32_t loop, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(w->c->pta, w->inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].stmt == stmt || !cfg_in_loop(w->info->cfg, w->info->block_of[e[i].stmt], loop))
            continue;
        if (e[i].kind != EDGE_MODEL)
            return true;
        for (int k = 0; k < e[i].model->neffects; k++) {
            enum effect_kind kind = e[i].model->effects[k].kind;
            if (kind == EFFECT_LOCK || kind == EFFECT_UNLOCK || kind == EFFECT_COND_WAIT)
                return true;
        }
    }
    return false;
}

static uint32_t find_sweep(const struct walk *w, uint32_t loop)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(w->c->pta, w->inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t block = w->info->block_of[e[i].stmt];
        if (e[i].kind != EDGE_MODEL || w->info->cfg->loop[block] != loop)
            continue;
        for (int k = 0; k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            bool locks =
                f->kind == EFFECT_LOCK && f->success == SUCCESS_ALWAYS && f->mode == LOCK_EXCLUSIVE;
            if (!locks && f->kind != EFFECT_UNLOCK)
                continue;
            uint32_t loc = swept_by(w, loop, e[i].stmt, &f->obj);
            if (loc != PTA_NONE && is_in_every_round(w, loop, block) &&
                !does_more(w, loop, e[i].stmt))
                return (loc + 1) << 1 | (locks ? 0 : SWEEP_UNLOCKS);
        }
    }
    return 0;
}

/* Without the locks of single elements: those that were taken in the loop. */
static uint32_t without_elements(struct conc *c, uint32_t lockset, uint32_t loc)
{
    for (uint32_t i = seqs_at(&c->sets, lockset).n; i > 0; i--) {
        uint32_t token = seqs_at(&c->sets, lockset).at[i - 1];
        struct seq locs = seqs_at(&c->sets, token_at(c, token).locs);
        if (locs.n == 1 && locs.at[0] == loc)
            lockset = lockset_release(c, lockset, token);
    }
    return lockset;
}

void sweep_edge(const struct walk *w, struct state *s, uint32_t from, uint32_t to)
{
    struct conc *c = w->c;
    const struct cfg *cfg = w->info->cfg;
    uint32_t loop = cfg->loop[from];
    if (loop == CFG_NONE || cfg->loops[loop].header != from || cfg_in_loop(cfg, to, loop))
        return;
    bool is_new;
    uint32_t *slot = map_slot(&c->sweeps, map_key2(w->inst.i, from), &is_new);
    if (is_new)
        *slot = find_sweep(w, loop);
    if (!*slot)
        return;
    uint32_t loc = (*slot >> 1) - 1, key[KEY_WIDTH];
    bool unlocks = *slot & SWEEP_UNLOCKS;
    key_get(c, s->key, key);
    key[KEY_LOCKS] = without_elements(c, key[KEY_LOCKS], loc);
    if (!unlocks) {
        uint32_t stmt = w->pf->unit->blocks[w->pf->func->first_block + from].first;
        uint32_t token = token_of_place(c, (loc_id){loc}, w->pf->stmt_base + stmt);
        key[KEY_LOCKS] = lockset_acquire(c, key[KEY_LOCKS], token);
        idset_add(&c->swept, loc);
    }
    s->key = key_make(c, key);
}

uint32_t sweep_of(const struct conc *c, uint32_t loc)
{
    const struct pta_loc *at = pta_loc(c->pta, (loc_id){loc});
    struct idset_iter it = idset_begin(&c->swept);
    for (uint32_t other; idset_step(&it, &other);) {
        const struct pta_loc *all = pta_loc(c->pta, (loc_id){other});
        if (other == loc || (all->obj.i == at->obj.i && all->stride && !at->stride &&
                             at->off >= all->off && (at->off - all->off) % all->stride == 0))
            return other;
    }
    return PTA_NONE;
}
