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
 * nobody has it, by a flag that was looked at under the same lock, not given back since. All who
 * take the object set the flag before they give the lock back, and nobody clears it but with a put.
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

enum {
    MAX_STRIP = 8,
    MAX_VALUES = 8,
    MAX_WRITES_OF_PLACE = 16,
    MAX_PUT_DEPTH = 3,
    MAX_OBJS = 8,
    MAX_TAKES = 32
};

/* One instance takes the object there; IR_NONE: in a way that no statement stands for. */
struct take {
    uint32_t next; /* of the same object, index + 1 */
    uint32_t frame, stmt;
};

struct elsewhere {
    uint32_t *first, *next; /* frame -> its first context, context -> the next of its frame; + 1 */
    struct map steady;      /* location -> 1 no, 2 yes */
    struct map marks;       /* location -> what takers store there, enum mark, + 1 */
    uint32_t *last;         /* object -> its newest take, + 1; NULL: not asked for yet */
    uint8_t *ntakes;        /* object -> how many are kept; one more than MAX_TAKES says it all */
    VEC(struct take) takes;
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
        map_release(&e->steady), map_release(&e->marks), vec_release(&e->takes);
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
    struct map tried; /* instance -> levels of calls that were looked at and put nothing, + 1 */
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

static bool calls_put(struct put_search *p, uint32_t inst, uint32_t levels)
{
    uint32_t n;
    if (idset_has(&p->insts, inst))
        return true;
    if (map_get(&p->tried, inst, 0) > levels)
        return false;
    map_put(&p->tried, inst, levels + 1);
    const struct pta_edge *e = pta_inst_edges(p->c->pta, (inst_id){inst}, &n);
    for (uint32_t i = 0; levels && i < n; i++)
        if (e[i].kind == EDGE_CALL && calls_put(p, e[i].target, levels - 1))
            return true;
    return false;
}

/* Does the statement put the object, itself or by a call that gives no lock back? */
static bool puts_it(struct put_search *p, uint32_t stmt)
{
    uint32_t n;
    if (idset_has(&p->stmts, stmt))
        return true;
    const struct pta_edge *e = pta_edges(p->c->pta, p->c->frames.at[p->frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL && calls_put(p, e[i].target, MAX_PUT_DEPTH))
            return true;
    return false;
}

/* Does one of them put the object on a way from the statement on, or (`is_back`) on a way to it,
 * before a lock is given back? */
static bool is_put_near(struct put_search *p, uint32_t stmt, bool is_back)
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
    map_release(&p.tried);
    return is_put;
}

/* ---- elements that say that they are free ---- */

enum mark { MARK_NONE, MARK_ZERO, MARK_NONZERO };

static void note_take(struct elsewhere *e, uint32_t obj, uint32_t frame, uint32_t stmt)
{
    struct take t = {e->last[obj], frame, stmt};
    if (e->ntakes[obj] > MAX_TAKES ||
        (t.next && e->takes.at[t.next - 1].frame == frame && e->takes.at[t.next - 1].stmt == stmt))
        return;
    e->ntakes[obj]++;
    vec_push(&e->takes, t);
    e->last[obj] = (uint32_t)e->takes.n;
}

/* Notes what the statement takes, for all instances of the function. */
static void note_takes_at(struct conc *c, struct elsewhere *e, func_id f, uint32_t stmt,
                          bool is_any)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    ir_ref result = ref_make(REF_REG, pf->stmts[stmt].dst);
    for (uint32_t i = first_frame(c, f); i; i = c->next_frame[i - 1]) {
        struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[i - 1].inst, result));
        for (uint32_t loc; idset_step(&it, &loc);)
            note_take(e, pta_loc(c->pta, (loc_id){loc})->obj.i, i - 1, is_any ? IR_NONE : stmt);
    }
}

/* What all functions take, and where. */
static void find_takes(struct conc *c, struct elsewhere *e)
{
    e->last = ARENA_ARRAY(&c->arena, uint32_t, pta_nobjs(c->pta) + 1);
    e->ntakes = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(c->pta) + 1);
    for (uint32_t i = 0; i < c->prog->nfuncs; i++) {
        func_id f = {i};
        const struct prog_func *pf = &c->prog->funcs[i];
        if (!first_frame(c, f))
            continue;
        bool is_any = func_removes(c, f) || func_copies_out(c, f);
        for (uint32_t k = 0; k < pf->func->nstmts; k++) {
            const struct ir_stmt *s = &pf->stmts[k];
            if (s->dst == IR_NO_REG)
                continue;
            if ((is_any && s->op == IR_LOAD) || stmt_claims(c, f, k) ||
                is_node_taken_off(c, f, k) || (s->op == IR_PHI && walks_whole_list(c, f, k)))
                note_takes_at(c, e, f, k, true);
            else if (stmt_takes(c, f, k))
                note_takes_at(c, e, f, k, false);
        }
    }
}

/* What must come on every way, before a lock is taken or given back. */
struct section {
    struct conc *c;
    uint32_t frame, from;
    bool is_back;
    uint32_t element; /* term of the object that it is about */
    uint32_t goal;    /* a statement; IR_NONE: one that puts the object, or marks it */
    uint32_t flag;    /* location of the mark; NONE: no mark will do */
    enum mark mark;
};

static uint32_t term_of_element(struct conc *c, uint32_t frame, ir_ref ref)
{
    int64_t off;
    return term_strip(c, term_of(c, c->frames.at[frame].func, ref), &off);
}

/* Does the store put the element where others may find it? */
static bool stores_element(const struct section *s, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(s->c, s->frame);
    ir_ref value = prog_args(pf, &pf->stmts[stmt])[1];
    if (pf->stmts[stmt].size != pf->unit->pointer_size ||
        term_of_element(s->c, s->frame, value) != s->element)
        return false;
    struct idset_iter it = idset_begin(pta_value(s->c->pta, s->c->frames.at[s->frame].inst, value));
    for (uint32_t loc, last; idset_step(&it, &loc);) {
        const struct put *list = puts_of(s->c, pta_loc(s->c->pta, (loc_id){loc})->obj, &last);
        for (uint32_t i = list ? last : 0; i; i = list[i - 1].next)
            if (list[i - 1].frame == s->frame && list[i - 1].stmt == stmt)
                return true;
    }
    return false;
}

static bool stores_mark(const struct section *s, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(s->c, s->frame);
    const ir_ref *args = prog_args(pf, &pf->stmts[stmt]);
    int64_t value;
    return s->flag != PTA_NONE && ir_ref_int(pf->unit, args[1], &value) &&
           !value == (s->mark == MARK_ZERO) &&
           idset_has(pta_value(s->c->pta, s->c->frames.at[s->frame].inst, args[0]), s->flag) &&
           term_of_element(s->c, s->frame, args[0]) == s->element;
}

static bool is_goal(const struct section *s, uint32_t stmt)
{
    if (s->goal != IR_NONE || frame_func(s->c, s->frame)->stmts[stmt].op != IR_STORE)
        return stmt == s->goal;
    return stores_mark(s, stmt) || stores_element(s, stmt);
}

/* May the statement take or give back a lock, or make a turn of somebody else's? */
static bool changes_locks(const struct section *s, uint32_t stmt)
{
    const struct conc *c = s->c;
    const struct ir_stmt *at = &frame_func(c, s->frame)->stmts[stmt];
    if (at->op != IR_CALL)
        return at->op == IR_RMW || at->op == IR_CMPXCHG ||
               ((at->op == IR_STORE || at->op == IR_LOAD) && at->sub != ORDER_NONE);
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[s->frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            enum effect_kind kind = e[i].model->effects[k].kind;
            if (kind == EFFECT_LOCK || kind == EFFECT_UNLOCK || kind == EFFECT_COND_WAIT ||
                kind == EFFECT_SEM_WAIT || kind == EFFECT_SEM_POST)
                return true;
        }
        uint32_t callee = e[i].kind != EDGE_CALL ? PTA_NONE
                                                 : frame_find(c, c->frames.at[s->frame].origin,
                                                              (inst_id){e[i].target});
        if (callee != PTA_NONE && c->frames.at[callee].is_noisy)
            return true;
    }
    return false;
}

/* Is it over there, without the goal? */
static bool is_missed(const struct section *s, uint32_t stmt)
{
    const struct ir_stmt *at = &frame_func(s->c, s->frame)->stmts[stmt];
    return changes_locks(s, stmt) || at->op == IR_RET || (s->is_back && !stmt) ||
           (!s->is_back && stmt == s->from);
}

/* The way from the block on which there is no element; IR_NONE. */
static uint32_t way_of_none(const struct section *s, const struct ir_block *block)
{
    const struct prog_func *pf = frame_func(s->c, s->frame);
    const struct ir_stmt *t = &pf->stmts[block->first + block->count - 1];
    bool if_true = false;
    if (t->op != IR_BRANCH || s->is_back)
        return IR_NONE;
    func_id f = s->c->frames.at[s->frame].func;
    ir_ref value = tested_flag(s->c, f, prog_args(pf, t)[0], &if_true);
    if (ref_is_none(value) || term_of(s->c, f, value) != s->element)
        return IR_NONE;
    return if_true ? 1 : 0;
}

/* Does every way from the statement, or to it, meet the goal before locks change? */
static bool always_meets(const struct section *s)
{
    const struct prog_func *pf = frame_func(s->c, s->frame);
    const struct finfo *info = finfo_of(s->c, s->c->frames.at[s->frame].func);
    bool *seen = xcalloc(pf->func->nblocks + 1, sizeof *seen), is_missing = false;
    u32_vec work = {0};
    vec_push(&work, s->from);
    for (bool is_first = true; work.n && !is_missing; is_first = false) {
        uint32_t at = vec_pop(&work), b = info->block_of[at];
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        uint32_t end = s->is_back ? at - block->first : block->first + block->count - at - 1;
        bool is_met = false;
        for (uint32_t i = is_first; i <= end && !is_missing && !is_met; i++) {
            uint32_t stmt = s->is_back ? at - i : at + i;
            is_met = is_goal(s, stmt);
            is_missing = !is_met && is_missed(s, stmt);
        }
        uint32_t first = info->cfg->pred_first[b], none = way_of_none(s, block);
        uint32_t n = s->is_back ? info->cfg->pred_first[b + 1] - first : block->nsuccs;
        for (uint32_t i = 0; i < n && !is_met; i++) {
            uint32_t to =
                s->is_back ? info->cfg->preds[first + i] : ir_succs(pf->unit, pf->func, block)[i];
            const struct ir_block *next = &pf->unit->blocks[pf->func->first_block + to];
            if (!seen[to] && i != none) {
                vec_push(&work, s->is_back ? next->first + next->count - 1 : next->first);
                seen[to] = true;
            }
        }
    }
    vec_release(&work);
    free(seen);
    return !is_missing;
}

/* Is the object put, where its flag is changed, before anybody can look at it? */
static bool is_put_with(struct conc *c, uint32_t frame, uint32_t stmt, ir_ref address)
{
    struct section s = {c,       frame,   stmt, false, term_of_element(c, frame, address),
                        IR_NONE, PTA_NONE};
    if (always_meets(&s))
        return true;
    s.is_back = true;
    return stmt && always_meets(&s);
}

/* Does everybody who takes the object store the mark, or put it again, before locks change? */
static bool all_takes_mark(struct conc *c, uint32_t loc, enum mark mark)
{
    struct elsewhere *e = elsewhere_of(c);
    uint32_t obj = pta_loc(c->pta, (loc_id){loc})->obj.i;
    if (!e->last)
        find_takes(c, e);
    if (!e->last[obj] || e->ntakes[obj] > MAX_TAKES)
        return false;
    for (uint32_t i = e->last[obj]; i; i = e->takes.at[i - 1].next) {
        struct take t = e->takes.at[i - 1];
        if (t.stmt == IR_NONE)
            return false;
        ir_ref taken = ref_make(REF_REG, frame_func(c, t.frame)->stmts[t.stmt].dst);
        struct section s = {c,       t.frame, t.stmt, false, term_of_element(c, t.frame, taken),
                            IR_NONE, loc,     mark};
        if (!always_meets(&s))
            return false;
    }
    return true;
}

/* Is anything else stored there only while the object is put, or known to nobody? */
static bool only_puts_clear(struct conc *c, uint32_t loc, enum mark mark)
{
    uint32_t last, n = 0;
    const struct write_record *list = writes_to_obj(c, pta_loc(c->pta, (loc_id){loc})->obj, &last);
    for (uint32_t i = last; i; i = list[i - 1].next) {
        const struct write_record *w = &list[i - 1];
        const struct prog_func *pf = frame_func(c, w->frame);
        const struct ir_stmt *s = &pf->stmts[w->stmt];
        int64_t value;
        if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, pta_loc(c->pta, (loc_id){loc}), 1))
            continue;
        if (n++ == MAX_WRITES_OF_PLACE)
            return false;
        bool is_store = s->op == IR_STORE;
        ir_ref address = s->op == IR_CALL ? (ir_ref){0} : prog_args(pf, s)[0];
        bool is_mark = is_store && ir_ref_int(pf->unit, prog_args(pf, s)[1], &value) &&
                       !value == (mark == MARK_ZERO);
        if (!is_mark && is_late(c, w->frame, w->stmt, address) &&
            !(is_store && is_put_with(c, w->frame, w->stmt, address)))
            return false;
    }
    return true;
}

/* What is stored in the place of every object that is taken, as long as it is: is it zero? */
static enum mark find_mark(struct conc *c, uint32_t loc)
{
    for (enum mark mark = MARK_ZERO; mark <= MARK_NONZERO; mark++)
        if (all_takes_mark(c, loc, mark) && only_puts_clear(c, loc, mark))
            return mark;
    return MARK_NONE;
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
        enum mark mark = cfg_dominates(info->cfg, zero, block)    ? MARK_NONZERO
                         : cfg_dominates(info->cfg, other, block) ? MARK_ZERO
                                                                  : MARK_NONE;
        struct section kept = {c, frame, a->stmt, true, element, (uint32_t)(load - pf->stmts)};
        if (mark != MARK_NONE && always_meets(&kept) && mark_at(c, loc) == mark)
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
