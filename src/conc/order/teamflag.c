/*
 * A flag between two threads of one team: one thread writes data, then sets an atomic variable;
 * another one waits until it finds it set. Both are one origin, so the order of origins (sync.c)
 * does not tell; the conditions that single out the setting thread do (pin.c).
 *
 *   writer   runs in the thread that sets the flag and never after it
 *   flag     zero at first, set by that one store, released: by its order or a fence before it
 *   reader   is reached only where a load of the flag was not zero, acquired likewise
 */
#include "conc/element/index_int.h"

struct flag {
    struct index *x;
    uint32_t frame;
    const struct prog_func *pf;
    const struct finfo *info;
    uint32_t store, loc;
};

static bool is_fence(const struct flag *f, uint32_t stmt)
{
    uint32_t n;
    if (f->pf->stmts[stmt].op == IR_FENCE)
        return f->pf->stmts[stmt].sub >= ORDER_ACQ_REL;
    if (f->pf->stmts[stmt].op != IR_CALL)
        return false;
    const struct pta_edge *e = pta_edges(f->x->c->pta, f->x->c->frames.at[f->frame].inst, stmt, &n);
    return n == 1 && e->kind == EDGE_MODEL && model_has(e->model, EFFECT_FENCE);
}

/* A fence on every way from the one to the other; `first` only has to come before it. */
static bool has_fence_between(const struct flag *f, uint32_t first, uint32_t then)
{
    for (uint32_t i = 0; i < f->pf->func->nstmts; i++)
        if (is_fence(f, i) && comes_first(f->info, i, then) &&
            (first == IR_NONE || comes_first(f->info, first, i)))
            return true;
    return false;
}

/* Can control get from one statement to the other? Not by a new round of `loop`. */
static bool leads_to(const struct flag *f, uint32_t from, uint32_t to, uint32_t loop)
{
    uint32_t start = f->info->block_of[from], end = f->info->block_of[to];
    struct idset seen = {0};
    u32_vec work = {0};
    if (start == end && from < to)
        return true;
    vec_push(&work, start);
    while (work.n && !idset_has(&seen, end)) {
        const struct ir_block *b = &f->pf->unit->blocks[f->pf->func->first_block + vec_pop(&work)];
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t s = ir_succs(f->pf->unit, f->pf->func, b)[i];
            bool is_again = loop != CFG_NONE && s == f->info->cfg->loops[loop].header;
            if (!is_again && idset_add(&seen, s))
                vec_push(&work, s);
        }
    }
    bool is_reached = idset_has(&seen, end);
    idset_release(&seen);
    vec_release(&work);
    return is_reached;
}

/* The loop whose one iteration the element is in, whatever thread runs it (a section). */
static uint32_t loop_of_section(const struct flag *f, const struct element *e)
{
    struct pins pins = find_pins(f->x, e);
    for (uint32_t i = 0; i < pins.n; i++) {
        const struct poly *p = &pins.at[i];
        if (p->n == 1 && !p->term[0].sym[1] &&
            value_symbol_at(f->x->v, p->term[0].sym[0])[0] == VALUE_PART) {
            uint32_t loop = f->info->cfg->loop[f->info->block_of[f->store]];
            while (loop != CFG_NONE && f->info->cfg->loops[loop].parent != CFG_NONE)
                loop = f->info->cfg->loops[loop].parent;
            return loop;
        }
    }
    return CFG_NONE;
}

static bool is_set_here(struct flag *f, uint32_t stmt)
{
    struct conc *c = f->x->c;
    const struct ir_stmt *s = &f->pf->stmts[stmt];
    int64_t value;
    if (s->op != IR_STORE || s->sub == ORDER_NONE)
        return false;
    const ir_ref *args = ir_args(f->pf->unit, f->pf->func, s);
    f->store = stmt;
    f->loc = one_place(c, pta_value(c->pta, c->frames.at[f->frame].inst, args[0]));
    return f->loc != PTA_NONE && ir_ref_int(f->pf->unit, args[1], &value) && value;
}

/* Zero until the store, as far as the team is concerned. */
static bool is_clear_before(const struct flag *f)
{
    struct values *v = f->x->v;
    const struct pta *p = f->x->c->pta;
    const struct pta_loc *l = pta_loc(p, (loc_id){f->loc});
    const struct pta_obj *o = pta_obj(p, l->obj);
    bool is_cleared = o->kind == OBJ_GLOBAL && !f->x->c->prog->syms[o->site].sym->ninits;
    for (uint32_t i = values_last_write(v, l->obj); i; i = v->log->writes.at[i - 1].next) {
        const struct write_record *w = &v->log->writes.at[i - 1];
        const struct prog_func *pf = frame_func(f->x->c, w->frame);
        if (!pta_overlap(pta_loc(p, w->loc), w->size, l, 1) ||
            (w->frame == f->frame && w->stmt == f->store))
            continue;
        int64_t value;
        if (pf->stmts[w->stmt].op != IR_STORE ||
            !ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, &pf->stmts[w->stmt])[1], &value) ||
            value || !value_is_creator(v, w->frame, index_origin(f->x, f->frame).i))
            return false;
        is_cleared = true;
    }
    return is_cleared;
}

/* A load of the flag, or what a loop had of it, beginning with zero. */
static uint32_t load_of(const struct flag *f, ir_ref value, int depth)
{
    uint32_t def = ref_kind(value) == REF_REG ? f->info->def[ref_index(value)] : IR_NONE;
    if (def == IR_NONE || depth > 2)
        return IR_NONE;
    const struct ir_stmt *s = &f->pf->stmts[def];
    const ir_ref *args = ir_args(f->pf->unit, f->pf->func, s);
    inst_id inst = f->x->c->frames.at[f->frame].inst;
    if (s->op == IR_LOAD)
        return s->sub != ORDER_NONE &&
                       one_place(f->x->c, pta_value(f->x->c->pta, inst, args[0])) == f->loc
                   ? def
                   : IR_NONE;
    uint32_t found = IR_NONE;
    for (uint32_t i = 0; s->op == IR_PHI && i < s->nargs; i += 2) {
        int64_t zero;
        if (ir_ref_int(f->pf->unit, args[i], &zero) && !zero)
            continue;
        uint32_t load = load_of(f, args[i], depth + 1);
        if (load == IR_NONE || (found != IR_NONE && found != load))
            return IR_NONE;
        found = load;
    }
    return found;
}

/* Is the statement reached only if the flag was found set? */
static bool is_after_test(const struct flag *f, uint32_t stmt)
{
    const struct cfg *cfg = f->info->cfg;
    func_id func = pta_inst_func(f->x->c->pta, f->x->c->frames.at[f->frame].inst);
    uint32_t block = f->info->block_of[stmt];
    for (int i = 0; i < MAX_PIN_DEPTH && block && cfg->idom[block] != CFG_NONE; i++) {
        uint32_t from = cfg->idom[block];
        const struct ir_block *b = &f->pf->unit->blocks[f->pf->func->first_block + from];
        uint32_t last = b->first + b->count - 1;
        const uint32_t *succ = ir_succs(f->pf->unit, f->pf->func, b);
        if (f->pf->stmts[last].op == IR_BRANCH && succ[0] != succ[1] &&
            is_entered_from(cfg, block, from)) {
            ir_ref cond = ir_args(f->pf->unit, f->pf->func, &f->pf->stmts[last])[0];
            bool if_true;
            ir_ref value = tested_flag(f->x->c, func, cond, &if_true);
            uint32_t load = load_of(f, value, 0);
            if (load != IR_NONE && (succ[0] == block) == if_true &&
                (f->pf->stmts[load].sub >= ORDER_ACQUIRE || has_fence_between(f, last, stmt)))
                return true;
        }
        block = from;
    }
    return false;
}

static bool is_before(struct flag *f, const struct element *writer, const struct element *reader)
{
    uint32_t w = stmt_in_frame(f->x, writer, f->frame), r = stmt_in_frame(f->x, reader, f->frame);
    if (w == IR_NONE || r == IR_NONE)
        return false;
    for (uint32_t i = 0; i < f->pf->func->nstmts; i++) {
        struct element set = {.frame = f->frame, .stmt = i};
        if (!is_set_here(f, i) || !is_after_test(f, r) ||
            (f->pf->stmts[i].sub <= ORDER_ACQUIRE && !has_fence_between(f, IR_NONE, i)) ||
            !is_one_thread(f->x, writer, &set) || leads_to(f, i, w, loop_of_section(f, writer)) ||
            !is_clear_before(f))
            continue;
        return true;
    }
    return false;
}

bool flags_apart(struct index *x, const struct element *a, const struct element *b)
{
    if (index_origin(x, a->frame).i != index_origin(x, b->frame).i)
        return false;
    uint32_t frame = a->frame;
    while (stmt_in_frame(x, b, frame) == IR_NONE) {
        const struct frame *f = &x->c->frames.at[frame];
        if (f->caller == PTA_NONE || f->ncallers != 1)
            return false;
        frame = f->caller;
    }
    struct flag f = {x, frame, frame_func(x->c, frame), index_info(x, frame), 0, 0};
    return is_before(&f, a, b) || is_before(&f, b, a);
}
