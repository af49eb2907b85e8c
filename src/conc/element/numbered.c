/*
 * Records of the JVM that a loop numbers, each once, and puts into a queue, and that threads take
 * out of it for themselves (take.c):
 *
 *     for (int i = 0; i < n; i++)              Job j = queue.take();
 *         queue.put(new Job(i));               result[j.number] = ...;
 *
 * Two threads that have taken one have two, made in two rounds: their numbers differ, like those
 * that an atomic counter gives out (TICKET). Conditions:
 *
 *   - the record is made in a loop that runs once, and its number, which nobody changes, grows with
 *     the rounds of that loop;
 *   - one statement of the program puts it somewhere, and who takes it does not hand it on;
 *   - others that the thread may have taken have a constant number, which a test on the way to the
 *     load excludes: `if (j.number < 0) return;`.
 */
#include "conc/element/value_int.h"
#include "conc/own/fresh_int.h"

enum { MAX_RECORDS = 4, MAX_TESTS = 32, MAX_UP = 4 };

/* ---- who takes it ---- */

/* The frame and register that an address is a constant beyond. */
static bool base_of(const struct values *v, const struct poly *at, uint32_t *frame, uint32_t *reg)
{
    struct poly base = *at;
    uint32_t sym;
    base.constant = 0;
    if (!poly_is_symbol(&base, &sym))
        return false;
    const uint32_t *s = value_symbol_at(v, sym);
    *frame = s[1];
    *reg = s[2];
    return s[0] == VALUE_REGISTER;
}

/* Is the register let out by calls only, and by none of the functions that they really mean? */
static bool stays_in_calls(struct conc *c, uint32_t frame, const struct root *r)
{
    const struct prog_func *pf = frame_func(c, frame);
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    for (size_t i = 0; i < r->published.n; i++) {
        uint32_t n, stmt = r->published.at[i];
        const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
        if (pf->stmts[stmt].op != IR_CALL)
            return false;
        for (uint32_t k = 0; k < n; k++)
            for (uint32_t a = 0; a + 1 < pf->stmts[stmt].nargs; a++)
                if (term_base(c, term_of(c, f, call_arg(pf, stmt, (int32_t)a))) == r->term &&
                    (e[k].kind != EDGE_CALL || e[k].model ||
                     param_is_let_go(c, pta_inst_func(c->pta, (inst_id){e[k].target}), a)))
                    return false;
    }
    return true;
}

/* Has the frame taken what the register holds, and keeps it for itself? */
static bool is_kept(struct conc *c, uint32_t frame, uint32_t reg)
{
    const struct prog_func *pf = frame_func(c, frame);
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    uint32_t def = reg < pf->func->nparams ? IR_NONE : finfo_of(c, f)->def[reg];
    if (def == IR_NONE || !takes_alone(c, f, def))
        return false;
    const struct root *r =
        root_of(fresh_of(c, f, 0), term_base(c, term_of(c, f, ref_make(REF_REG, reg))));
    return r && r->is_taken && !r->held.n && stays_in_calls(c, frame, r);
}

/* ---- who puts it ---- */

static bool points_to(const struct conc *c, uint32_t frame, ir_ref ref, uint32_t loc)
{
    return ref_kind(ref) == REF_REG &&
           idset_has(pta_value(c->pta, c->frames.at[frame].inst, ref), loc);
}

static uint32_t puts_by_calls(const struct conc *c, uint32_t frame, uint32_t loc)
{
    const struct prog_func *pf = frame_func(c, frame);
    uint32_t n, puts = 0;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && e[i].model && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if ((f->kind == EFFECT_ASSIGN || f->kind == EFFECT_SPAWN ||
                 f->kind == EFFECT_REGISTER) &&
                f->ret.kind != PLACE_RET && f->src.kind == PLACE_ARG &&
                (uint32_t)f->src.index + 1 < pf->stmts[e[i].stmt].nargs)
                puts += points_to(c, frame, call_arg(pf, e[i].stmt, f->src.index), loc);
        }
    return puts;
}

/* Does one statement alone put the record where others find it? */
static bool is_put_once(const struct conc *c, uint32_t loc)
{
    uint32_t puts = 0;
    for (uint32_t f = 0; f < c->frames.n && puts < 2; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            puts += pf->stmts[i].op == IR_STORE &&
                    points_to(c, f, prog_args(pf, &pf->stmts[i])[1], loc);
        puts += puts_by_calls(c, f, loc);
    }
    return puts == 1;
}

/* ---- who makes it ---- */

/* The one frame that allocates the object, and the statement. */
static bool maker_of(const struct conc *c, obj_id obj, uint32_t *frame, uint32_t *stmt)
{
    const struct pta_obj *o = pta_obj(c->pta, obj);
    uint32_t n = 0;
    for (uint32_t p = 0; o->kind == OBJ_HEAP && p < pta_norigins(c->pta); p++) {
        uint32_t f = frame_find(c, (origin_id){p}, o->inst);
        if (f != PTA_NONE)
            *frame = f, n++;
    }
    if (n != 1)
        return false;
    *stmt = o->site - frame_func(c, *frame)->stmt_base;
    return *stmt < frame_func(c, *frame)->func->nstmts;
}

/* The first statement in the same round that is given the new object and is not what fills it. */
static uint32_t handing_on(struct values *v, uint32_t frame, uint32_t made)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    func_id f = pta_inst_func(v->c->pta, v->c->frames.at[frame].inst);
    const struct root *r =
        root_of(fresh_of(v->c, f, 0),
                term_base(v->c, term_of(v->c, f, ref_make(REF_REG, pf->stmts[made].dst))));
    return r && r->published.n == 1 && !r->held.n ? r->published.at[0] : IR_NONE;
}

/* What the record has there when it is put: a polynomial in the rounds of a loop, or a constant. */
static bool number_of(struct values *v, obj_id obj, int64_t off, uint32_t size, struct poly *out,
                      int depth)
{
    uint32_t frame, made;
    if (!maker_of(v->c, obj, &frame, &made) ||
        !makes_memory(v->c, frame_func(v->c, frame), &frame_func(v->c, frame)->stmts[made]))
        return false;
    uint32_t put = handing_on(v, frame, made);
    ir_ref record = ref_make(REF_REG, frame_func(v->c, frame)->stmts[made].dst);
    struct slot slot = {.at = opaque(v, frame, ref_index(record)),
                        .locs = pta_value(v->c->pta, v->c->frames.at[frame].inst, record),
                        .size = size};
    slot.at.constant = off;
    return put != IR_NONE && value_stored(v, frame, put, &slot, out, depth + 1) && !out->is_unknown;
}

/* Is it a number of its own in every round of a loop that runs once? *loop: that one's symbol. */
static bool is_by_round(struct values *v, obj_id obj, const struct poly *p, uint32_t *round)
{
    uint32_t frame, made;
    if (p->n != 1 || p->term[0].sym[1] || !maker_of(v->c, obj, &frame, &made))
        return false;
    const uint32_t *s = value_symbol_at(v, p->term[0].sym[0]);
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    for (int i = 0; i < MAX_UP && info->cfg->loop[info->block_of[made]] == CFG_NONE; i++) {
        if (!only_caller(v->c, frame, &frame, &made))
            return false;
        info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    }
    uint32_t loop = info->cfg->loop[info->block_of[made]];
    *round = p->term[0].sym[0];
    return s[0] == VALUE_ROUND && s[1] == frame && s[2] == loop && loop != CFG_NONE &&
           info->cfg->loops[loop].parent == CFG_NONE && v->c->frames.at[frame].is_once;
}

/* ---- those that stand for the end ---- */

/* Does a test on every way to the load, of the same number, lead elsewhere if it is this one? */
static bool is_excluded(struct conc *c, uint32_t frame, uint32_t load, int64_t number)
{
    const struct prog_func *pf = frame_func(c, frame);
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    const struct finfo *info = finfo_of(c, f);
    uint32_t term = term_of(c, f, ref_make(REF_REG, pf->stmts[load].dst));
    uint32_t block = info->block_of[load];
    if (tuples_at(&c->terms, term)[0] != TERM_LOAD)
        return false;
    for (int i = 0; i < MAX_TESTS && block && info->cfg->idom[block] != CFG_NONE; i++) {
        uint32_t from = info->cfg->idom[block];
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + from];
        const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
        const struct ir_stmt *cmp =
            t->op == IR_BRANCH ? def_in(pf, info, prog_args(pf, t)[0]) : NULL;
        const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
        bool is_one_way = info->cfg->pred_first[block + 1] - info->cfg->pred_first[block] == 1;
        int64_t k;
        if (cmp && cmp->op == IR_CMP && is_one_way && succ[0] != succ[1] &&
            (cmp->sub < CMP_ULT || cmp->sub >= CMP_SLT) &&
            term_of(c, f, prog_args(pf, cmp)[0]) == term &&
            ir_ref_int(pf->unit, prog_args(pf, cmp)[1], &k) &&
            ir_cmp_holds(cmp->sub, number, k) != (succ[0] == block))
            return true;
        block = from;
    }
    return false;
}

/* ---- the number ---- */

/* Is one store alone, that of the maker, ever made there? */
static bool is_stored_once(struct values *v, obj_id obj, int64_t off, uint32_t size)
{
    struct pta_loc at = {.obj = obj, .off = (int32_t)off};
    uint32_t n = 0;
    for (uint32_t i = values_last_write(v, obj); i && n < 2; i = v->log->writes.at[i - 1].next) {
        const struct write_record *w = &v->log->writes.at[i - 1];
        n += pta_overlap(pta_loc(v->c->pta, w->loc), w->size, &at, size);
    }
    return n == 1;
}

bool numbered_value(struct values *v, uint32_t frame, uint32_t load, uint32_t size,
                    const struct poly *at, struct poly *out, int depth)
{
    struct conc *c = v->c;
    uint32_t taker, reg, loc, n = 0, round = 0;
    if (!c->prog->classes || c->opt.mode == MODE_SOUND || !base_of(v, at, &taker, &reg) ||
        !is_kept(c, taker, reg))
        return false;
    struct idset_iter it =
        idset_begin(pta_value(c->pta, c->frames.at[taker].inst, ref_make(REF_REG, reg)));
    struct poly found = {0}, p;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        if (n++ == MAX_RECORDS || !is_stored_once(v, obj, at->constant, size) ||
            !number_of(v, obj, at->constant, size, &p, depth))
            return false;
        if (poly_is_int(&p) && is_excluded(c, frame, load, p.constant))
            continue;
        if (round || !is_by_round(v, obj, &p, &round) || !is_put_once(c, loc))
            return false;
        found = p;
    }
    if (!round)
        return false;
    const uint32_t *s = value_symbol_at(v, round);
    struct poly key = poly_int((int64_t)s[1] << 24 | s[2]);
    struct poly nth = poly_symbol(value_symbol(v, VALUE_TICKET, value_intern(v, &key), 0, 0));
    *out = value_replace(v, &found, round, &nth);
    return !out->is_unknown;
}
