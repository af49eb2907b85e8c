/*
 * Objects that are got at without looking where they are taken from. Who takes an object out of a
 * list, under a lock, has it alone as far as those are concerned who look for it there under the
 * lock (A-TAKEN). Another way leads to the same object:
 *
 *   named     it is, or is an element of, a variable that the access names: `jobs[i].state`;
 *   steady    its address was found, link by link, in places that nothing is ever removed from: a
 *             table that is filled before there are threads, a list of all objects.
 *
 * That is no such look, with two exceptions: the function puts the object where it is taken from,
 * itself or by a call, before or after the access while it holds the lock; or the object says that
 * nobody has it, by a flag that takers set.
 *
 * A place is steady if whatever is stored there is stored while there is one thread, or into an
 * object that nobody else knows, or puts something in front of a list: `n->next = all; all = n`.
 *
 * Cost: the writes to a place are looked at once, those of a frame with its states; the puts of an
 * object and the calls of the function once for each access of this kind under such a lock.
 */
#include "conc/element/value_int.h"
#include "conc/flow/flow_int.h"
#include "conc/lock/lockrel.h"
#include "conc/own/fresh_int.h"
#include <stdlib.h>

enum { MAX_STRIP = 8, MAX_VALUES = 8, MAX_WRITES_OF_PLACE = 16, MAX_PUT_DEPTH = 3, MAX_OBJS = 8 };

struct elsewhere {
    uint32_t *first, *next; /* frame -> its first context, context -> the next of its frame; + 1 */
    struct map steady;      /* location -> 1 no, 2 yes */
    struct map marks;       /* location -> what takers store there, enum mark, + 1 */
};

static struct elsewhere *elsewhere_of(struct conc *c)
{
    if (c->elsewhere)
        return c->elsewhere;
    struct elsewhere *e = c->elsewhere = ARENA_NEW(&c->arena, struct elsewhere);
    e->first = ARENA_ARRAY(&c->arena, uint32_t, c->frames.n + 1);
    e->next = ARENA_ARRAY(&c->arena, uint32_t, c->fctxs.n + 1);
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        e->next[x] = e->first[c->fctxs.at[x].frame];
        e->first[c->fctxs.at[x].frame] = x + 1;
    }
    return e;
}

void elsewhere_free(struct elsewhere *e)
{
    if (e)
        map_release(&e->steady), map_release(&e->marks);
}

/* What an address is computed from. */
static ir_ref strip(const struct prog_func *pf, const struct finfo *info, ir_ref ref)
{
    for (int i = 0; i < MAX_STRIP; i++) {
        const struct ir_stmt *s = def_in(pf, info, ref);
        if (!s || (s->op != IR_ADDR && s->op != IR_COPY && s->op != IR_CAST))
            break;
        ref = prog_args(pf, s)[0];
    }
    return ref;
}

/* ---- places that nothing is removed from ---- */

/* Is the write made while other threads may be there, to what they may know? */
static bool is_late(struct conc *c, uint32_t frame, uint32_t stmt, ir_ref address)
{
    const struct elsewhere *e = elsewhere_of(c);
    for (uint32_t x = e->first[frame]; x; x = e->next[x - 1])
        if (c->fctxs.at[x - 1].is_reached && store_is_late(c, x - 1, stmt, address))
            return true;
    return false;
}

/* Are there objects, in both sets, that are the same? */
static bool share_objects(const struct conc *c, const struct idset *a, const struct idset *b)
{
    struct idset_iter it = idset_begin(a);
    for (uint32_t i; idset_step(&it, &i);) {
        struct idset_iter at = idset_begin(b);
        for (uint32_t k; idset_step(&at, &k);)
            if (pta_loc(c->pta, (loc_id){i})->obj.i == pta_loc(c->pta, (loc_id){k})->obj.i)
                return true;
    }
    return false;
}

/* Is the value loaded from something else than what it points to: from where a list begins? */
static bool is_loaded_from_outside(const struct conc *c, inst_id inst, const struct ir_stmt *load)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    const struct idset *from = pta_value(c->pta, inst, prog_args(pf, load)[0]);
    const struct idset *to = pta_value(c->pta, inst, ref_make(REF_REG, load->dst));
    return !idset_is_empty(from) && !idset_is_empty(to) && !share_objects(c, from, to);
}

/* Does the store put something in front of a list: does the function store what is there now, as
 * it was loaded from the same address, in what it stores? Or is it that store, into a link? */
static bool puts_in_front(struct conc *c, uint32_t frame, uint32_t stmt)
{
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, f);
    const ir_ref *args = prog_args(pf, &pf->stmts[stmt]);
    const struct ir_stmt *own = def_in(pf, info, args[1]);
    if (own && own->op == IR_LOAD)
        return is_loaded_from_outside(c, inst, own) &&
               share_objects(c, pta_value(c->pta, inst, args[0]), pta_value(c->pta, inst, args[1]));
    ir_ref node = strip(pf, info, args[1]);
    uint32_t head = term_of(c, f, args[0]);
    for (uint32_t i = 0; ref_kind(node) == REF_REG && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_STORE || !comes_first(info, i, stmt) ||
            strip(pf, info, prog_args(pf, s)[0]).bits != node.bits)
            continue;
        const struct ir_stmt *old = def_in(pf, info, prog_args(pf, s)[1]);
        if (old && old->op == IR_LOAD && term_of(c, f, prog_args(pf, old)[0]) == head &&
            is_loaded_from_outside(c, inst, old))
            return true;
    }
    return false;
}

static bool find_steady(struct conc *c, loc_id loc)
{
    uint32_t last, n = 0;
    const struct write_record *list = writes_to_obj(c, pta_loc(c->pta, loc)->obj, &last);
    for (uint32_t i = last; i; i = list[i - 1].next) {
        const struct write_record *w = &list[i - 1];
        if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, pta_loc(c->pta, loc), 8))
            continue;
        const struct prog_func *pf = frame_func(c, w->frame);
        const struct ir_stmt *s = &pf->stmts[w->stmt];
        bool is_store = s->op == IR_STORE;
        ir_ref address = s->op == IR_CALL ? (ir_ref){0} : prog_args(pf, s)[0];
        if (n++ == MAX_WRITES_OF_PLACE || (is_late(c, w->frame, w->stmt, address) &&
                                           !(is_store && puts_in_front(c, w->frame, w->stmt))))
            return false;
    }
    return n > 0;
}

static bool is_steady(struct conc *c, uint32_t loc)
{
    struct elsewhere *e = elsewhere_of(c);
    uint32_t known = map_get(&e->steady, loc, 0);
    if (!known) {
        known = find_steady(c, (loc_id){loc}) ? 2 : 1;
        map_put(&e->steady, loc, known);
    }
    return known == 2;
}

static bool are_steady(struct conc *c, const struct idset *locs)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc))
        if (n++ == MAX_VALUES || !is_steady(c, loc))
            return false;
    return n > 0;
}

/* ---- how the access gets there ---- */

/* Values that an address may be computed from, to be looked at. */
struct origins {
    ir_ref value[MAX_VALUES];
    bool is_on_way[MAX_VALUES]; /* not of the object: of a place on the way to it */
    uint32_t n, next;
};

static bool add_value(struct origins *o, ir_ref value, bool is_on_way)
{
    for (uint32_t i = 0; i < o->n; i++)
        if (o->value[i].bits == value.bits) {
            o->is_on_way[i] &= is_on_way;
            return true;
        }
    if (o->n == MAX_VALUES)
        return false;
    o->value[o->n] = value;
    o->is_on_way[o->n++] = is_on_way;
    return true;
}

/* Is it, whatever it points to, something that there is one of, and that is put nowhere else? */
static bool is_of_one(struct conc *c, const struct idset *locs)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc))
        if (n++ == MAX_VALUES || !obj_is_unique(c, pta_loc(c->pta, (loc_id){loc})->obj))
            return false;
    return n > 0;
}

/* Is the object named, or found in steady places? */
static bool is_reached_otherwise(struct conc *c, inst_id inst, ir_ref address)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    struct origins o = {.n = 0};
    add_value(&o, strip(pf, info, address), false);
    for (; o.next < o.n; o.next++) {
        ir_ref value = o.value[o.next];
        int64_t number;
        const struct ir_stmt *s = def_in(pf, info, value);
        bool is_const = ref_kind(value) == REF_SYM || ref_kind(value) == REF_ADDR;
        if (is_const || (s && s->op == IR_ALLOCA))
            continue;
        if (s && s->op == IR_LOAD) {
            ir_ref from = prog_args(pf, s)[0];
            if (!are_steady(c, pta_value(c->pta, inst, from)) ||
                !add_value(&o, strip(pf, info, from), true))
                return false;
        } else if (s && s->op == IR_PHI) {
            for (uint32_t i = 0; i < s->nargs; i += 2)
                if (!add_value(&o, strip(pf, info, prog_args(pf, s)[i]), o.is_on_way[o.next]))
                    return false;
        } else if (!(ir_ref_int(pf->unit, value, &number) && !number) &&
                   !(o.is_on_way[o.next] && is_of_one(c, pta_value(c->pta, inst, value)))) {
            return false;
        }
    }
    return true;
}

/* ---- puts under the same lock ---- */

struct put_search {
    struct conc *c;
    uint32_t frame;
    struct idset insts, stmts; /* that put the object: instances, and statements of this frame */
};

/* Does the statement give locks back? */
static bool gives_back(const struct put_search *p, uint32_t stmt)
{
    const struct conc *c = p->c;
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[p->frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            enum effect_kind kind = e[i].model->effects[k].kind;
            if (kind == EFFECT_UNLOCK || kind == EFFECT_COND_WAIT)
                return true;
        }
        uint32_t callee = e[i].kind != EDGE_CALL ? PTA_NONE
                                                 : frame_find(c, c->frames.at[p->frame].origin,
                                                              (inst_id){e[i].target});
        if (callee != PTA_NONE && c->frames.at[callee].releases)
            return true;
    }
    return false;
}

static bool calls_put(const struct put_search *p, uint32_t inst, int depth)
{
    uint32_t n;
    if (idset_has(&p->insts, inst))
        return true;
    const struct pta_edge *e = pta_inst_edges(p->c->pta, (inst_id){inst}, &n);
    for (uint32_t i = 0; depth < MAX_PUT_DEPTH && i < n; i++)
        if (e[i].kind == EDGE_CALL && calls_put(p, e[i].target, depth + 1))
            return true;
    return false;
}

/* Does the statement put the object, itself or by a call that gives no lock back? */
static bool puts_it(const struct put_search *p, uint32_t stmt)
{
    uint32_t n;
    if (idset_has(&p->stmts, stmt))
        return true;
    const struct pta_edge *e = pta_edges(p->c->pta, p->c->frames.at[p->frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL && calls_put(p, e[i].target, 0))
            return true;
    return false;
}

/* Does one of them put the object on a way from the statement on, or (`is_back`) on a way to it,
 * before a lock is given back? */
static bool is_put_near(const struct put_search *p, uint32_t stmt, bool is_back)
{
    const struct prog_func *pf = frame_func(p->c, p->frame);
    const struct finfo *info = finfo_of(p->c, p->c->frames.at[p->frame].func);
    bool *seen = xcalloc(pf->func->nblocks + 1, sizeof *seen), is_put = false;
    u32_vec work = {0};
    vec_push(&work, stmt);
    while (work.n && !is_put) {
        uint32_t at = vec_pop(&work), b = info->block_of[at];
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        uint32_t end = is_back ? at - block->first : block->first + block->count - at - 1;
        bool is_first = at == stmt, is_over = false;
        for (uint32_t i = is_first; i <= end && !is_put && !is_over; i++) {
            uint32_t s = is_back ? at - i : at + i;
            is_over = pf->stmts[s].op == IR_CALL && gives_back(p, s);
            is_put = !is_over && puts_it(p, s);
        }
        uint32_t first = info->cfg->pred_first[b];
        uint32_t n = is_back ? info->cfg->pred_first[b + 1] - first : block->nsuccs;
        for (uint32_t i = 0; i < n && !is_over; i++) {
            uint32_t to =
                is_back ? info->cfg->preds[first + i] : ir_succs(pf->unit, pf->func, block)[i];
            const struct ir_block *next = &pf->unit->blocks[pf->func->first_block + to];
            if (!seen[to])
                vec_push(&work, is_back ? next->first + next->count - 1 : next->first);
            seen[to] = true;
        }
    }
    vec_release(&work);
    free(seen);
    return is_put;
}

/* Does the function put one of the objects where it is taken from, under the lock that it holds at
 * the statement? */
static bool is_put_here(struct conc *c, uint32_t frame, uint32_t stmt, const struct idset *locs)
{
    struct put_search p = {.c = c, .frame = frame};
    struct idset_iter it = idset_begin(locs);
    bool is_put = false;
    uint32_t nobjs = 0;
    for (uint32_t loc; !is_put && idset_step(&it, &loc);) {
        uint32_t last;
        const struct put *list = puts_of(c, pta_loc(c->pta, (loc_id){loc})->obj, &last);
        is_put = nobjs++ == MAX_OBJS || !list;
        for (uint32_t i = last; i && !is_put; i = list[i - 1].next) {
            idset_add(&p.insts, c->frames.at[list[i - 1].frame].inst.i);
            if (list[i - 1].frame == frame)
                idset_add(&p.stmts, list[i - 1].stmt);
        }
    }
    is_put = is_put || is_put_near(&p, stmt, false) || is_put_near(&p, stmt, true);
    idset_release(&p.insts);
    idset_release(&p.stmts);
    return is_put;
}

/* ---- elements that say that they are free ---- */

enum mark { MARK_NONE, MARK_ZERO, MARK_NONZERO, MARK_ANY };

/* Is the address that of a part of what the function takes out of somewhere? */
static bool is_of_taken(struct conc *c, func_id f, ir_ref address)
{
    const struct finfo *info = finfo_of(c, f);
    ir_ref base = strip(&c->prog->funcs[f.i], info, address);
    uint32_t def = ref_kind(base) == REF_REG ? info->def[ref_index(base)] : IR_NONE;
    return def != IR_NONE && stmt_takes(c, f, def);
}

/* What is stored in the place, of an object that is being taken: is it zero? */
static enum mark find_mark(struct conc *c, uint32_t loc)
{
    unsigned mark = MARK_NONE;
    uint32_t last, n = 0;
    const struct write_record *list = writes_to_obj(c, pta_loc(c->pta, (loc_id){loc})->obj, &last);
    for (uint32_t i = last; i; i = list[i - 1].next) {
        const struct write_record *w = &list[i - 1];
        const struct prog_func *pf = frame_func(c, w->frame);
        const struct ir_stmt *s = &pf->stmts[w->stmt];
        int64_t value;
        if (s->op != IR_STORE ||
            !pta_overlap(pta_loc(c->pta, w->loc), w->size, pta_loc(c->pta, (loc_id){loc}), 1) ||
            !is_of_taken(c, c->frames.at[w->frame].func, prog_args(pf, s)[0]))
            continue;
        if (n++ == MAX_WRITES_OF_PLACE || !ir_ref_int(pf->unit, prog_args(pf, s)[1], &value))
            return MARK_ANY;
        mark |= value ? MARK_NONZERO : MARK_ZERO;
    }
    return (enum mark)mark;
}

static enum mark mark_at(struct conc *c, uint32_t loc)
{
    struct elsewhere *e = elsewhere_of(c);
    uint32_t known = map_get(&e->marks, loc, 0);
    if (!known) {
        known = (uint32_t)find_mark(c, loc) + 1;
        map_put(&e->marks, loc, known);
    }
    return (enum mark)(known - 1);
}

/* Does the way to the access ask a flag of the same element, which who takes it sets otherwise:
 * `if (!b->in_use) clear(b)`? */
static bool is_told_free(struct conc *c, uint32_t frame, const struct access *a)
{
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, f);
    uint32_t block = info->block_of[a->stmt];
    int64_t off;
    uint32_t element = term_strip(c, term_of(c, f, a->address), &off);
    for (uint32_t b = block; b != info->cfg->idom[b] && info->cfg->idom[b] != CFG_NONE;) {
        b = info->cfg->idom[b];
        const struct ir_block *at = &pf->unit->blocks[pf->func->first_block + b];
        const struct ir_stmt *t = &pf->stmts[at->first + at->count - 1];
        bool if_true = false;
        ir_ref value =
            t->op == IR_BRANCH ? tested_flag(c, f, prog_args(pf, t)[0], &if_true) : (ir_ref){0};
        const struct ir_stmt *load = def_in(pf, info, value);
        if (!load || load->op != IR_LOAD ||
            term_strip(c, term_of(c, f, prog_args(pf, load)[0]), &off) != element)
            continue;
        uint32_t loc = idset_only(pta_value(c->pta, inst, prog_args(pf, load)[0]));
        uint32_t zero = ir_succs(pf->unit, pf->func, at)[if_true ? 1 : 0];
        uint32_t other = ir_succs(pf->unit, pf->func, at)[if_true ? 0 : 1];
        if (loc == IDSET_END || zero == other)
            continue;
        if ((cfg_dominates(info->cfg, zero, block) && mark_at(c, loc) == MARK_NONZERO) ||
            (cfg_dominates(info->cfg, other, block) && mark_at(c, loc) == MARK_ZERO))
            return true;
    }
    return false;
}

bool is_met_elsewhere(struct conc *c, uint32_t frame, const struct access *a)
{
    if (ref_is_none(a->address) || a->is_behind || c->prog->classes)
        return false;
    return is_reached_otherwise(c, c->frames.at[frame].inst, a->address) &&
           !is_put_here(c, frame, a->stmt, a->locs) && !is_told_free(c, frame, a);
}
