/*
 * What a record holds when it is handed on: `struct range left = {r->a, r->lo, mid}; f(&left)`, or
 * `new Sorter(a, lo, mid).run()`, where the constructor stores what it is given. The task of a Java
 * thread is one that the thread's record holds.
 */
#include "conc/element/index_int.h"

enum { MAX_BASE = 16, MAX_SETTER_DEPTH = 4, NOT_SET = -1, UNCLEAR = -2 };

ir_ref setter_base(struct conc *c, func_id f, ir_ref address, int64_t *off)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    *off = 0;
    for (int i = 0; i < MAX_BASE && ref_kind(address) == REF_REG; i++) {
        uint32_t def = finfo_of(c, f)->def[ref_index(address)];
        const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
        int64_t more;
        if (!s || s->op != IR_ADDR || s->nargs != 2 ||
            !ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, s)[1], &more))
            break;
        *off += more;
        address = ir_args(pf->unit, pf->func, s)[0];
    }
    return address;
}

/* Is the statement on the way that every call of the function takes first? */
static bool is_always_run(const struct prog_func *pf, uint32_t stmt)
{
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block];
    for (uint32_t i = 0; i < pf->func->nblocks; i++) {
        if (stmt >= b->first && stmt < b->first + b->count)
            return true;
        if (b->nsuccs != 1)
            return false;
        b = &pf->unit->blocks[pf->func->first_block + ir_succs(pf->unit, pf->func, b)[0]];
    }
    return false;
}

static bool is_store_at(struct conc *c, func_id f, const struct ir_stmt *s, ir_ref base,
                        int64_t off)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    int64_t at;
    return s->op == IR_STORE &&
           setter_base(c, f, ir_args(pf->unit, pf->func, s)[0], &at).bits == base.bits && at == off;
}

/* May it write base + off in another way than a plain store: a copy, an element of an array? */
static bool writes_over(struct conc *c, func_id f, const struct ir_stmt *s, ir_ref base,
                        int64_t off)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    int64_t at, len;
    uint32_t flags = ir_op_info(s->op)->flags;
    if (!(flags & OPF_WRITE) || !(flags & OPF_ADDRESS))
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    ir_ref to = setter_base(c, f, args[0], &at);
    if (to.bits == base.bits) {
        bool is_bulk = s->op == IR_MEMSET || s->op == IR_MEMCOPY;
        bool is_told = is_bulk && ir_ref_int(pf->unit, args[2], &len);
        return s->op != IR_STORE && (!is_told || (off >= at && off - at < len));
    }
    for (int i = 0; i < MAX_BASE && ref_kind(to) == REF_REG && to.bits != base.bits; i++) {
        uint32_t def = finfo_of(c, f)->def[ref_index(to)];
        if (def == IR_NONE || pf->stmts[def].op != IR_ADDR)
            break;
        to = setter_base(c, f, ir_args(pf->unit, pf->func, &pf->stmts[def])[0], &at);
    }
    return to.bits == base.bits;
}

static int32_t setter_param(struct conc *, inst_id, uint32_t param, int64_t off, int depth);

/*
 * Which argument of the call ends up at `base` + off, by what the called function does; NOT_SET,
 * UNCLEAR.
 */
static int32_t set_by_call(struct conc *c, inst_id inst, uint32_t stmt, ir_ref base, int64_t off,
                           int depth)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    int32_t found = NOT_SET;
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t k = 0; e[i].kind == EDGE_CALL && !e[i].model && k + 1 < pf->stmts[stmt].nargs;
             k++) {
            if (call_arg(pf, stmt, (int32_t)k).bits != base.bits)
                continue;
            int32_t set = setter_param(c, (inst_id){e[i].target}, k, off, depth + 1);
            if (set != NOT_SET && found != NOT_SET && found != set)
                return UNCLEAR;
            found = set != NOT_SET ? set : found;
        }
    return found;
}

/* Which of its parameters the function stores at `param` + off. */
static int32_t setter_param(struct conc *c, inst_id inst, uint32_t param, int64_t off, int depth)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    int32_t found = NOT_SET;
    if (param >= pf->func->nparams || depth > MAX_SETTER_DEPTH)
        return UNCLEAR;
    ir_ref base = ref_make(REF_REG, param);
    for (uint32_t i = 0; i < pf->func->nstmts && found != UNCLEAR; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        ir_ref value = {0};
        if (writes_over(c, f, s, base, off))
            return UNCLEAR;
        if (is_store_at(c, f, s, base, off)) {
            value = ir_args(pf->unit, pf->func, s)[1];
        } else if (s->op == IR_CALL) {
            int32_t set = set_by_call(c, inst, i, base, off, depth);
            if (set == NOT_SET)
                continue;
            value = set == UNCLEAR ? value : call_arg(pf, i, set);
        } else {
            continue;
        }
        bool is_plain = found == NOT_SET && ref_kind(value) == REF_REG &&
                        ref_index(value) < pf->func->nparams && is_always_run(pf, i);
        found = is_plain ? (int32_t)ref_index(value) : UNCLEAR;
    }
    return found;
}

ir_ref setter_member(struct conc *c, uint32_t frame, uint32_t call, ir_ref record, int64_t off)
{
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    int64_t start;
    ir_ref base = setter_base(c, f, record, &start), found = {0};
    uint32_t set_at = IR_NONE;
    for (uint32_t i = 0; ref_kind(base) == REF_REG && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        ir_ref value;
        if (is_store_at(c, f, s, base, start + off)) {
            value = ir_args(pf->unit, pf->func, s)[1];
        } else if (s->op == IR_CALL && i != call) {
            int32_t set = set_by_call(c, inst, i, base, start + off, 0);
            if (set == NOT_SET)
                continue;
            value = set == UNCLEAR ? (ir_ref){0} : call_arg(pf, i, set);
        } else {
            continue;
        }
        if (!ref_is_none(found) || ref_is_none(value) || !comes_first(finfo_of(c, f), i, call))
            return (ir_ref){0};
        found = value;
        set_at = i;
    }
    for (uint32_t i = 0; !ref_is_none(found) && i < pf->func->nstmts; i++)
        if (writes_over(c, f, &pf->stmts[i], base, start + off) &&
            !comes_first(finfo_of(c, f), i, set_at))
            return (ir_ref){0};
    return found;
}

/* Of an effect that runs a method: the object, an operand of the call; NONE if it is not clear. */
static ir_ref receiver_of(struct conc *c, uint32_t frame, uint32_t call, const struct effect *e)
{
    const struct prog_func *pf = frame_func(c, frame);
    if (e->fn.kind != PLACE_METHOD || e->fn.base != PLACE_ARG || e->fn.inside || e->fn.each)
        return (ir_ref){0};
    ir_ref holder = call_arg(pf, call, e->fn.index);
    if (e->fn.depth == 0)
        return holder;
    return e->fn.depth == 1 ? setter_member(c, frame, call, holder, e->fn.offset) : (ir_ref){0};
}

ir_ref setter_record(struct conc *c, uint32_t frame, uint32_t call, const struct effect *made,
                     const struct model_fn *through)
{
    const struct prog_func *pf = frame_func(c, frame);
    ir_ref found = {0};
    if (made && made->fn.kind == PLACE_METHOD)
        return receiver_of(c, frame, call, made);
    if (made && made->nargs && made->args[0].kind == PLACE_ARG)
        return call_arg(pf, call, made->args[0].index);
    if (!through || made)
        return call_arg(pf, call, 0);
    for (int i = 0; i < through->neffects; i++) {
        if (through->effects[i].kind != EFFECT_CALL)
            continue;
        ir_ref next = receiver_of(c, frame, call, &through->effects[i]);
        if (ref_is_none(next) || (!ref_is_none(found) && found.bits != next.bits))
            return (ir_ref){0};
        found = next;
    }
    return found;
}
