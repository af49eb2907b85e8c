/*
 * Variables of the creator as they are when it creates threads. Loops that share out their body
 * have their outer counters in memory: the threads see its content, the creator what it loaded.
 *
 *   - what is such a variable, or the counter of a loop around the creation, at most? A condition
 *     was true for it on the way.
 *   - what the threads see is what the creator loaded last: `half = len / 2` goes with `len`.
 */
#include "conc/element/index_int.h"
#include <stdlib.h>

/* The place that a register was loaded from, as a value; unknown if it was not. */
static struct poly loaded_from(struct index *x, uint32_t frame, ir_ref ref)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t def = ref_kind(ref) == REF_REG ? index_info(x, frame)->def[ref_index(ref)] : IR_NONE;
    if (def != IR_NONE && pf->stmts[def].op == IR_SEXT) {
        ref = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
        def = ref_kind(ref) == REF_REG ? index_info(x, frame)->def[ref_index(ref)] : IR_NONE;
    }
    if (def == IR_NONE || pf->stmts[def].op != IR_LOAD)
        return poly_unknown();
    return value_of(x->v, frame, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]);
}

/* May one of these statements of the block, or what it calls, write to the place? */
static bool writes_in(struct index *x, uint32_t frame, uint32_t block, uint32_t from, uint32_t end,
                      obj_id obj)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
    from = MAX(from, b->first);
    end = MIN(end, b->first + b->count);
    for (uint32_t i = values_last_write(x->v, obj); i; i = x->v->log->writes.at[i - 1].next) {
        const struct write_record *w = &x->v->log->writes.at[i - 1];
        struct element e = {.frame = w->frame, .stmt = w->stmt};
        uint32_t at = stmt_in_frame(x, &e, frame);
        if (at == IR_NONE || (at >= from && at < end))
            return true;
    }
    return false;
}

/* May the place be written on the way from the end of `from` to the statement? */
static bool writes_between(struct index *x, uint32_t frame, uint32_t from, uint32_t stmt,
                           obj_id obj)
{
    const struct finfo *info = index_info(x, frame);
    uint8_t *seen = xcalloc(frame_func(x->c, frame)->func->nblocks + 1, 1);
    u32_vec work = {0};
    bool found = writes_in(x, frame, info->block_of[stmt], 0, stmt, obj);
    seen[from] = 1;
    vec_push(&work, info->block_of[stmt]);
    while (work.n && !found) {
        uint32_t at = vec_pop(&work);
        for (uint32_t k = info->cfg->pred_first[at]; k < info->cfg->pred_first[at + 1]; k++) {
            uint32_t before = info->cfg->preds[k];
            if (seen[before])
                continue;
            seen[before] = 1;
            found |= writes_in(x, frame, before, 0, UINT32_MAX, obj);
            vec_push(&work, before);
        }
    }
    free(seen);
    vec_release(&work);
    return found;
}

/* What `branch`, taken to `block`, says that the variable is at most. */
static struct poly bound_of_branch(struct index *x, uint32_t frame, const struct ir_stmt *branch,
                                   bool is_true, const struct poly *variable)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    ir_ref cond = ir_args(pf->unit, pf->func, branch)[0];
    uint32_t def = ref_kind(cond) == REF_REG ? index_info(x, frame)->def[ref_index(cond)] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_CMP || !is_true)
        return poly_unknown();
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    uint32_t sub = pf->stmts[def].sub;
    bool is_less = sub == CMP_SLT || sub == CMP_ULT || sub == CMP_SLE || sub == CMP_ULE;
    struct poly at = loaded_from(x, frame, args[0]), max = value_of(x->v, frame, args[1]);
    if (!is_less || at.is_unknown || !poly_equal(&at, variable))
        return poly_unknown();
    max.constant -= sub == CMP_SLT || sub == CMP_ULT;
    return max;
}

/* The same for a variable of the creator, by the branches before the creation. */
static struct poly bound_of_variable(struct index *x, const struct birth *made, uint32_t reg,
                                     const struct poly *variable)
{
    const struct prog_func *pf = frame_func(x->c, made->frame);
    const struct cfg *cfg = index_info(x, made->frame)->cfg;
    struct idset_iter it = idset_begin(
        pta_value(x->c->pta, x->c->frames.at[made->frame].inst, ref_make(REF_REG, reg)));
    uint32_t loc, other, block = index_info(x, made->frame)->block_of[made->stmt];
    if (!idset_step(&it, &loc) || idset_step(&it, &other))
        return poly_unknown();
    for (int i = 0; i < MAX_PIN_DEPTH && block && cfg->idom[block] != CFG_NONE; i++) {
        uint32_t from = cfg->idom[block];
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + from];
        const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
        const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
        struct poly max = poly_unknown();
        if (t->op == IR_BRANCH && is_entered_from(cfg, block, from) && succ[0] != succ[1])
            max = bound_of_branch(x, made->frame, t, succ[0] == block, variable);
        if (!max.is_unknown)
            return writes_between(x, made->frame, from, made->stmt,
                                  pta_loc(x->c->pta, (loc_id){loc})->obj)
                       ? poly_unknown()
                       : max;
        block = from;
    }
    return poly_unknown();
}

static struct poly bound_of_round(struct index *x, const struct birth *made, uint32_t loop)
{
    const struct finfo *info = index_info(x, made->frame);
    struct round_bound b[MAX_BOUNDS];
    if (!cfg_in_loop(info->cfg, info->block_of[made->stmt], loop) ||
        !value_round_bounds(x->v, made->frame, loop, b) || b[0].scale != 1)
        return poly_unknown();
    return b[0].max;
}

struct poly upper_at_creation(struct index *x, origin_id o, uint32_t sym)
{
    const struct birth *made = &x->v->births[o.i];
    uint32_t s[4], at;
    memcpy(s, value_symbol_at(x->v, sym), sizeof s);
    if (!made->is_known || made->is_several)
        return poly_unknown();
    if (s[0] == VALUE_ROUND && s[1] == made->frame)
        return bound_of_round(x, made, s[2]);
    struct poly variable = s[0] == VALUE_CONTENT ? value_poly(x->v, s[1]) : poly_unknown();
    if (variable.is_unknown || !poly_is_symbol(&variable, &at))
        return poly_unknown();
    const uint32_t *base = value_symbol_at(x->v, at);
    return base[0] == VALUE_REGISTER && base[1] == made->frame
               ? bound_of_variable(x, made, base[2], &variable)
               : poly_unknown();
}

/* ---- what the creator loaded ---- */

enum { MAX_TRIED = 8 };

/* Does the load see what the threads see, which are made after it? */
static bool is_last_load(struct index *x, const struct birth *made, uint32_t load, obj_id obj)
{
    const struct finfo *info = index_info(x, made->frame);
    uint32_t block = info->block_of[load];
    if (!comes_first(info, load, made->stmt))
        return false;
    if (block == info->block_of[made->stmt])
        return !writes_in(x, made->frame, block, load, made->stmt, obj);
    return !writes_in(x, made->frame, block, load, UINT32_MAX, obj) &&
           !writes_between(x, made->frame, block, made->stmt, obj);
}

/* The variable of the creator whose content the symbol is; its register, IR_NO_REG. */
static uint32_t variable_of(struct index *x, const struct birth *made, uint32_t sym, obj_id *obj)
{
    uint32_t s[4], at, loc, other;
    memcpy(s, value_symbol_at(x->v, sym), sizeof s);
    struct poly variable = s[0] == VALUE_CONTENT ? value_poly(x->v, s[1]) : poly_unknown();
    if (variable.is_unknown || !poly_is_symbol(&variable, &at))
        return IR_NO_REG;
    const uint32_t *base = value_symbol_at(x->v, at);
    if (base[0] != VALUE_REGISTER || base[1] != made->frame)
        return IR_NO_REG;
    struct idset_iter it = idset_begin(
        pta_value(x->c->pta, x->c->frames.at[base[1]].inst, ref_make(REF_REG, base[2])));
    if (!idset_step(&it, &loc) || idset_step(&it, &other))
        return IR_NO_REG;
    *obj = pta_loc(x->c->pta, (loc_id){loc})->obj;
    return base[2];
}

/* Are the two apart with one of the creator's loads in place of what the threads see? */
static bool apart_by_load(struct index *x, const struct element *a, const struct element *b,
                          const struct poly *at_a, const struct poly *at_b, uint32_t sym)
{
    const struct birth *made = &x->v->births[index_origin(x, a->frame).i];
    const struct prog_func *pf = frame_func(x->c, made->frame);
    obj_id obj = {0};
    uint32_t reg = variable_of(x, made, sym, &obj), tried = 0;
    for (uint32_t i = 0; reg != IR_NO_REG && i < made->stmt && tried < MAX_TRIED; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_LOAD ||
            ir_args(pf->unit, pf->func, s)[0].bits != ref_make(REF_REG, reg).bits ||
            !is_last_load(x, made, i, obj))
            continue;
        x->seen.sym = sym;
        x->seen.loaded = value_of(x->v, made->frame, ref_make(REF_REG, s->dst));
        bool is_apart = index_differs(x, a, b, at_a, at_b) ||
                        (x->c->opt.mode != MODE_SOUND && dims_apart(x, x->v, a, b));
        x->seen.sym = 0;
        if (is_apart)
            return true;
        tried++;
    }
    return false;
}

bool loads_apart(struct index *x, const struct element *a, const struct element *b,
                 const struct poly *at_a, const struct poly *at_b)
{
    const struct birth *made = &x->v->births[index_origin(x, a->frame).i];
    if (index_origin(x, a->frame).i != index_origin(x, b->frame).i || !made->is_known ||
        made->is_several || !generation_of(x, index_origin(x, a->frame))->is_at_once)
        return false;
    const struct poly *sides[] = {at_a, at_b};
    for (int side = 0; side < 2; side++)
        for (uint32_t i = 0; i < sides[side]->n && !sides[side]->is_unknown; i++)
            for (int k = 0; k < POLY_DEGREE && sides[side]->term[i].sym[k]; k++)
                if (apart_by_load(x, a, b, at_a, at_b, sides[side]->term[i].sym[k]))
                    return true;
    return false;
}
