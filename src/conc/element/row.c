/* Objects made for one thread each, and arrays of arrays: see index_int.h. */
#include "conc/element/index_int.h"
#include "conc/order/phase.h"

/* ---- objects made for one thread each ---- */

bool makes_object(struct index *x, uint32_t frame, uint32_t stmt)
{
    uint32_t n, fresh = 0;
    uint8_t op = frame_func(x->c, frame)->stmts[stmt].op;
    if (op == IR_ALLOCA)
        return true;
    if (op != IR_CALL)
        return false;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        psym_id sym = {e[i].target};
        if (e[i].kind == EDGE_CALL)
            sym = x->c->prog->funcs[pta_inst_func(x->c->pta, (inst_id){e[i].target}).i].sym;
        else if (e[i].kind != EDGE_MODEL)
            return false;
        fresh += pta_returns_fresh(x->c->pta, sym);
    }
    return n && fresh == n;
}

struct poly allocated_size(struct index *x, uint32_t frame, uint32_t reg)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t n, def = index_info(x, frame)->def[reg];
    if (def == IR_NONE || pf->stmts[def].op != IR_CALL)
        return poly_unknown();
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, def, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++) {
        const struct effect *f = &e->model->effects[i];
        if (f->kind != EFFECT_ALLOC || (f->size.kind != PLACE_ARG && f->size.kind != PLACE_PROD))
            continue;
        struct poly size = value_of(x->v, frame, call_arg(pf, def, f->size.index));
        if (f->size.kind == PLACE_ARG)
            return size;
        struct poly each = value_of(x->v, frame, call_arg(pf, def, f->size.index2));
        return poly_mul(&size, &each);
    }
    return poly_unknown();
}

/* Does the register hold a fresh object made by a function that `frame` calls? */
static bool is_part_made(struct index *x, uint32_t callee, uint32_t reg, uint32_t frame)
{
    const struct frame *f = &x->c->frames.at[callee];
    uint32_t def = finfo_of(x->c, pta_inst_func(x->c->pta, f->inst))->def[reg];
    return f->caller == frame && f->ncallers == 1 && def != IR_NONE &&
           makes_object(x, callee, def) &&
           !stmt_in_loop(x->c, pta_inst_func(x->c->pta, f->inst), def);
}

/* The register that the function `frame` calls gets as its object: parts go with it. */
static uint32_t register_given(struct index *x, uint32_t callee, uint32_t frame)
{
    ir_ref given = call_arg(frame_func(x->c, frame), x->c->frames.at[callee].call_stmt, 0);
    return ref_kind(given) == REF_REG ? ref_index(given) : IR_NO_REG;
}

uint32_t base_register(struct index *x, const struct poly *p, uint32_t frame)
{
    for (uint32_t i = 0; i < p->n; i++) {
        const uint32_t *s = value_symbol_at(x->v, p->term[i].sym[0]);
        if (p->term[i].coef != 1 || p->term[i].sym[1])
            continue;
        if (s[0] == VALUE_REGISTER && s[1] == frame)
            return s[2];
        if (s[0] == VALUE_REGISTER && is_part_made(x, s[1], s[2], frame))
            return register_given(x, s[1], frame);
        if (s[0] == VALUE_CONTENT && s[2]) { /* an object that the library made along with it */
            struct poly owner = value_poly(x->v, s[1]);
            return base_register(x, &owner, frame);
        }
    }
    return IR_NO_REG;
}

bool is_made_for_each(struct index *x, const struct birth *b, uint32_t def)
{
    struct finfo *info = index_info(x, b->frame);
    uint32_t loop = info->cfg->loop[info->block_of[b->stmt]];
    bool is_slot = frame_func(x->c, b->frame)->stmts[def].op == IR_ALLOCA;
    return makes_object(x, b->frame, def) && comes_first(info, def, b->stmt) &&
           (is_slot ? loop == CFG_NONE : loop == info->cfg->loop[info->block_of[def]]);
}

/* Has the creator not yet handed over the object when it runs the statement? */
static bool is_before_creation(struct index *x, const struct birth *b, const struct element *e)
{
    struct finfo *info = index_info(x, b->frame);
    uint32_t stmt = stmt_in_frame(x, e, b->frame);
    uint32_t loop = info->cfg->loop[info->block_of[b->stmt]];
    if (stmt == IR_NONE)
        return false;
    if (loop != CFG_NONE)
        return precedes_in_round(x, b->frame, loop, stmt, b->stmt);
    return comes_first(info, stmt, b->stmt);
}

/* The loop around the load that an address starts from; CFG_NONE. */
static uint32_t loop_of_base(struct index *x, uint32_t frame, ir_ref ref)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    struct finfo *info = index_info(x, frame);
    for (int i = 0; i < MAX_PINS && ref_kind(ref) == REF_REG; i++) {
        uint32_t def = info->def[ref_index(ref)];
        if (def == IR_NONE)
            return CFG_NONE;
        if (pf->stmts[def].op == IR_LOAD)
            return info->cfg->loop[info->block_of[def]];
        if (pf->stmts[def].op != IR_ADDR && pf->stmts[def].op != IR_COPY)
            return CFG_NONE;
        ref = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    }
    return CFG_NONE;
}

/* A loop that joins one thread after the other, and touches the object of the one just joined. */
static bool is_of_joined_round(struct index *x, const struct element *a, const struct element *b)
{
    struct join_loop in = joining_loop(x, a, b);
    return in.loop != CFG_NONE && a->frame == in.frame &&
           a->frame == x->v->births[index_origin(x, b->frame).i].frame &&
           loop_of_base(x, a->frame, a->base) == in.loop;
}

bool runs_straight(struct index *x, uint32_t frame, uint32_t stmt, uint32_t top)
{
    while (frame != top) {
        const struct frame *f = &x->c->frames.at[frame];
        if (stmt_in_loop(x->c, pta_inst_func(x->c->pta, f->inst), stmt) || f->caller == PTA_NONE)
            return false;
        stmt = f->call_stmt;
        frame = f->caller;
    }
    return true;
}

/* The statement that made the object an address starts from, IR_NONE; *frame is where it is. */
static uint32_t made_base(struct index *x, const struct poly *p, uint32_t *frame)
{
    for (uint32_t i = 0; i < p->n; i++) {
        const uint32_t *s = value_symbol_at(x->v, p->term[i].sym[0]);
        if (p->term[i].coef != 1 || p->term[i].sym[1] || s[0] != VALUE_REGISTER)
            continue;
        uint32_t def = index_info(x, s[1])->def[s[2]];
        if (def == IR_NONE || frame_func(x->c, s[1])->stmts[def].op != IR_CALL)
            continue;
        uint32_t at = s[1];
        if (makes_object(x, at, def)) {
            *frame = at;
            return def;
        }
    }
    return IR_NONE;
}

/* Is the object of both made once in each round of the loop that makes the threads, for one? */
static bool made_apart(struct index *x, const struct element *a, const struct element *b,
                       const struct poly *at_a, const struct poly *at_b)
{
    origin_id child = index_origin(x, b->frame);
    const struct generation *g = generation_of(x, child);
    uint32_t frame_a, frame, made = made_base(x, at_b, &frame);
    if (!g->is_known || g->is_at_once || made == IR_NONE || made_base(x, at_a, &frame_a) != made ||
        frame_a != frame || index_origin(x, frame).i != index_origin(x, g->frame).i)
        return false;
    struct element maker = {.frame = frame, .stmt = made};
    uint32_t at = stmt_in_frame(x, &maker, g->frame);
    const struct finfo *info = index_info(x, g->frame);
    uint32_t loop = info->cfg->loop[info->block_of[g->stmt]];
    if (at == IR_NONE || !runs_straight(x, frame, made, g->frame) ||
        info->cfg->loop[info->block_of[at]] != loop ||
        (at != g->stmt && !comes_first(info, at, g->stmt)))
        return false;
    if (index_origin(x, a->frame).i == child.i)
        return !(pta_origin(x->c->pta, child)->flags & EFF_MANY);
    uint32_t stmt = stmt_in_frame(x, a, g->frame);
    if (stmt == IR_NONE || index_origin(x, a->frame).i != index_origin(x, g->frame).i)
        return false;
    return loop != CFG_NONE ? precedes_in_round(x, g->frame, loop, stmt, g->stmt)
                            : comes_first(info, stmt, g->stmt);
}

uint32_t object_made_by(struct index *x, const struct poly *at, origin_id o)
{
    for (uint32_t i = 0; i < at->n && !at->is_unknown; i++) {
        uint32_t s[4];
        memcpy(s, value_symbol_at(x->v, at->term[i].sym[0]), sizeof s);
        if (at->term[i].coef != 1 || at->term[i].sym[1] || s[0] != VALUE_REGISTER ||
            index_origin(x, s[1]).i != o.i)
            continue;
        uint32_t def = index_info(x, s[1])->def[s[2]];
        return def != IR_NONE && makes_object(x, s[1], def) ? at->term[i].sym[0] : 0;
    }
    return 0;
}

bool teams_objects_apart(struct index *x, const struct element *a, const struct poly *at_a,
                         const struct poly *at_b)
{
    if (x->nesting != NEST_OTHER_TEAM)
        return false;
    origin_id maker = index_origin(x, x->v->births[index_origin(x, a->frame).i].frame);
    uint32_t sym = object_made_by(x, at_a, maker);
    return sym && sym == object_made_by(x, at_b, maker);
}

/* Is the object one that each instance gets a copy of? What it points to is not copied. */
static bool is_copied(struct index *x, const struct birth *b, uint32_t reg)
{
    const struct effect *e = b->effect;
    for (int i = 0; e && e->flags & EFF_COPIES && i < e->nargs; i++) {
        ir_ref arg = e->args[i].kind == PLACE_ARG && !e->args[i].depth
                         ? call_arg(frame_func(x->c, b->frame), b->stmt, e->args[i].index)
                         : (ir_ref){0};
        if (ref_kind(arg) == REF_REG && ref_index(arg) == reg)
            return true;
    }
    return false;
}

bool objects_apart(struct index *x, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b)
{
    const struct birth *made = &x->v->births[index_origin(x, b->frame).i];
    if (at_a->is_unknown || at_b->is_unknown || !made->is_known)
        return false;
    if (made_apart(x, a, b, at_a, at_b))
        return true;
    uint32_t reg = base_register(x, at_a, made->frame);
    if (reg == IR_NO_REG || reg != base_register(x, at_b, made->frame))
        return false;
    uint32_t def = index_info(x, made->frame)->def[reg];
    if (def == IR_NONE || !is_made_for_each(x, made, def))
        return false;
    uint32_t flags = pta_origin(x->c->pta, index_origin(x, b->frame))->flags;
    if (index_origin(x, a->frame).i == index_origin(x, b->frame).i)
        return !(flags & EFF_MANY) || is_copied(x, made, reg); /* else several got the same one */
    return is_copied(x, made, reg) || is_before_creation(x, made, a) || is_of_joined_round(x, a, b);
}

/* ---- what std::unique_ptr own ---- */

static bool obj_has_maker(const struct conc *c, obj_id obj, const char *const *makers, size_t n)
{
    const struct pta_obj *o = pta_obj(c->pta, obj);
    uint32_t local;
    if (o->kind != OBJ_HEAP)
        return false;
    const char *name = c->prog->syms[prog_stmt(c->prog, o->site, &local)->sym.i].pretty;
    for (size_t i = 0; name && i < n; i++)
        if (strncmp(name, makers[i], strlen(makers[i])) == 0)
            return true;
    return false;
}

/* Was every object that the address may be in made for one std::unique_ptr? */
static bool is_owned_once(struct index *x, const struct element *e)
{
    static const char *const makers[] = {"std::make_unique<"};
    const struct conc *c = x->c;
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[e->frame].inst, e->base));
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++)
        if (!obj_has_maker(c, pta_loc(c->pta, (loc_id){loc})->obj, makers, 1))
            return false;
    return n > 0;
}

ir_ref owner_asked(struct index *x, uint32_t frame, uint32_t reg)
{
    uint32_t n, def = index_info(x, frame)->def[reg];
    const struct prog_func *pf = frame_func(x->c, frame);
    if (def == IR_NONE || pf->stmts[def].op != IR_CALL)
        return (ir_ref){0};
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, def, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++)
        if (e->model->effects[i].kind == EFFECT_OWNER)
            return call_arg(pf, def, e->model->effects[i].obj.index);
    return (ir_ref){0};
}

/* The address that the base of an address is stored at; *is_owner: in a pointer that owns it. */
static bool base_is_stored(struct index *x, const struct poly *p, struct poly *at, bool *is_owner)
{
    for (uint32_t i = 0; i < p->n; i++) {
        uint32_t s[4];
        memcpy(s, value_symbol_at(x->v, p->term[i].sym[0]), sizeof s);
        if (p->term[i].coef != 1 || p->term[i].sym[1])
            continue;
        *at = poly_unknown();
        if (s[0] == VALUE_CONTENT)
            *at = value_poly(x->v, s[1]);
        ir_ref owner = s[0] == VALUE_REGISTER ? owner_asked(x, s[1], s[2]) : (ir_ref){0};
        *is_owner = !ref_is_none(owner);
        if (*is_owner)
            *at = value_of(x->v, s[1], owner);
        if (!at->is_unknown)
            return true;
    }
    return false;
}

/* Two pointers that own what they point to, at two places, own two objects (A-UNIQUE-OWNER). */
bool owners_apart(struct index *x, const struct element *a, const struct element *b,
                  const struct poly *at_a, const struct poly *at_b)
{
    struct poly p, q;
    bool a_owns, b_owns;
    if (x->c->prog->classes || !base_is_stored(x, at_a, &p, &a_owns) ||
        !base_is_stored(x, at_b, &q, &b_owns))
        return false;
    if (index_origin(x, a->frame).i != index_origin(x, b->frame).i) {
        p = translate_joined(x, a, b, &p);
        q = translate_joined(x, b, a, &q);
    }
    struct element slot_a = {.frame = a->frame, .stmt = a->stmt, .size = 8};
    struct element slot_b = {.frame = b->frame, .stmt = b->stmt, .size = 8};
    return index_differs(x, &slot_a, &slot_b, &p, &q) &&
           ((a_owns && b_owns) || (is_owned_once(x, a) && is_owned_once(x, b)));
}

/* ---- what containers of the C++ library have for themselves ---- */

/* The container that the library was called for, on the way to the frame; unknown if several. */
static struct poly container_called(struct index *x, uint32_t frame, int depth)
{
    enum { MAX_CALLS = 8 };
    struct conc *c = x->c;
    func_id func = pta_inst_func(c->pta, c->frames.at[frame].inst);
    struct poly found = poly_unknown();
    uint32_t n;
    if (depth > MAX_PIN_DEPTH || !prog_func_is_library(c->prog, func))
        return found;
    const struct call_in *calls = frame_callers(c, frame, &n);
    bool is_inner = false;
    for (uint32_t i = 0; i < n && n <= MAX_CALLS; i++) {
        struct poly p = container_called(x, calls[i].frame, depth + 1);
        if (i && !poly_equal(&p, &found))
            return poly_unknown();
        found = p;
        is_inner |= !p.is_unknown;
    }
    bool is_member =
        prog_func_is_container(c->prog, func) && !prog_func_is_of_helper(c->prog, func);
    return is_inner || !is_member ? found : value_of(x->v, frame, ref_make(REF_REG, 0));
}

static bool is_in_nodes(struct index *x, const struct element *e)
{
    struct conc *c = x->c;
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[e->frame].inst, e->base));
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++)
        if (!obj_is_of_container(c, pta_loc(c->pta, (loc_id){loc})->obj))
            return false;
    return n > 0;
}

/* The container whose member uses the address, or gave it away as that of an element. */
static struct poly container_of(struct index *x, const struct element *e, const struct poly *at)
{
    struct poly found = container_called(x, e->frame, 0);
    bool is_element = found.is_unknown && !at->is_unknown && is_in_nodes(x, e);
    for (uint32_t i = 0; is_element && found.is_unknown && i < at->n; i++) {
        const uint32_t *s = value_symbol_at(x->v, at->term[i].sym[0]);
        if (at->term[i].coef == 1 && !at->term[i].sym[1] && s[0] == VALUE_REGISTER)
            found = container_called(x, s[1], 0);
    }
    return found;
}

/* Two containers at two places have nothing in common (A-CONTAINER). */
bool containers_apart(struct index *x, const struct element *a, const struct element *b,
                      const struct poly *at_a, const struct poly *at_b)
{
    if (x->c->prog->classes)
        return false;
    struct poly p = container_of(x, a, at_a), q = container_of(x, b, at_b);
    struct element in_a = {.frame = a->frame, .stmt = a->stmt, .size = 8};
    struct element in_b = {.frame = b->frame, .stmt = b->stmt, .size = 8};
    return !p.is_unknown && !q.is_unknown && index_differs(x, &in_a, &in_b, &p, &q);
}

/* ---- rows: arrays of arrays ---- */

/* What the creator gave the thread as that parameter, with the creator's frame; NONE. */
static ir_ref given_by_creator(struct index *x, uint32_t *frame, uint32_t param)
{
    const struct birth *b = &x->v->births[index_origin(x, *frame).i];
    if (!b->is_known || b->is_several || (int)param >= b->effect->nargs ||
        b->effect->fn.kind == PLACE_METHOD || b->effect->flags & EFF_NUMBERED ||
        b->effect->args[param].kind != PLACE_ARG || b->effect->args[param].offset)
        return (ir_ref){0};
    *frame = b->frame;
    return call_arg(frame_func(x->c, b->frame), b->stmt, b->effect->args[param].index);
}

/* The load of a pointer that the reference was made from, here, in callers or by who made the
 * thread; IR_NONE. */
static uint32_t load_behind(struct index *x, ir_ref ref, uint32_t *frame)
{
    for (int i = 0; i < MAX_PIN_DEPTH && ref_kind(ref) == REF_REG; i++) {
        const struct prog_func *pf = frame_func(x->c, *frame);
        const struct frame *f = &x->c->frames.at[*frame];
        uint32_t def = index_info(x, *frame)->def[ref_index(ref)];
        if (def == IR_NONE) {
            if (f->caller == PTA_NONE) {
                ref = given_by_creator(x, frame, ref_index(ref));
                continue;
            }
            if (f->ncallers != 1)
                return IR_NONE;
            ref = call_arg(frame_func(x->c, f->caller), f->call_stmt, (int32_t)ref_index(ref));
            *frame = f->caller;
            continue;
        }
        const struct ir_stmt *s = &pf->stmts[def];
        if (s->op == IR_LOAD)
            return s->size == pf->unit->pointer_size ? def : IR_NONE;
        if (s->op != IR_ADDR && s->op != IR_COPY)
            return IR_NONE;
        ref = ir_args(pf->unit, pf->func, s)[0];
    }
    return IR_NONE;
}

/* The load that gave the address its object, IR_NONE; *frame is where it stands. */
static uint32_t row_load(struct index *x, const struct element *e, const struct poly *p,
                         uint32_t *frame)
{
    for (uint32_t i = 0; i < p->n; i++) {
        const uint32_t *s = value_symbol_at(x->v, p->term[i].sym[0]);
        if (p->term[i].coef != 1 || p->term[i].sym[1] || s[0] != VALUE_REGISTER)
            continue;
        uint32_t def = index_info(x, s[1])->def[s[2]];
        const struct prog_func *pf = frame_func(x->c, s[1]);
        if (def == IR_NONE || pf->stmts[def].op != IR_LOAD ||
            pf->stmts[def].size != pf->unit->pointer_size)
            continue;
        *frame = s[1];
        return def;
    }
    *frame = e->frame; /* what the table holds may have a value of its own: its content */
    return load_behind(x, e->address, frame);
}

/* What a store into an array of objects puts there: what it made, or the next of a list. */
enum row_kind { ROW_UNKNOWN, ROW_NONE, ROW_NEW, ROW_WALKED };

/* Is the object made as often as it is stored? Both statements run once in a round of one loop. */
static bool is_made_with_store(struct index *x, uint32_t frame, uint32_t def,
                               const struct write_record *w)
{
    struct meeting m;
    if (index_origin(x, frame).i != index_origin(x, w->frame).i ||
        !find_meeting(x->v, frame, def, w->frame, w->stmt, &m))
        return false;
    const struct finfo *info = index_info(x, m.frame);
    return runs_straight(x, frame, def, m.frame) && runs_straight(x, w->frame, w->stmt, m.frame) &&
           info->cfg->loop[info->block_of[m.a]] == info->cfg->loop[info->block_of[m.b]];
}

/* Does the walk end at an end of the list? By a count alone it may go round a ring. */
static bool ends_on(struct index *x, uint32_t frame, uint32_t reg, uint32_t loop)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    for (uint32_t b = 0; b < info->cfg->nblocks; b++) {
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        const struct ir_stmt *last = &pf->stmts[block->first + block->count - 1];
        if (last->op != IR_BRANCH || !cfg_in_loop(info->cfg, b, loop))
            continue;
        const struct ir_stmt *cmp = def_in(pf, info, prog_args(pf, last)[0]);
        for (uint32_t i = 0; cmp && cmp->op == IR_CMP && i < 2; i++)
            if (prog_args(pf, cmp)[i].bits == ref_make(REF_REG, reg).bits)
                return true;
    }
    return false;
}

/* A record of a list that is walked once in the program, stored once in each round; *sym: it. */
static bool stores_walked(struct index *x, const struct write_record *w, const struct poly *value,
                          uint32_t *sym)
{
    struct element store = {.frame = w->frame, .stmt = w->stmt};
    uint32_t s[4];
    if (!poly_is_symbol(value, sym))
        return false;
    memcpy(s, value_symbol_at(x->v, *sym), sizeof s);
    uint32_t at = s[0] == VALUE_REGISTER ? stmt_in_frame(x, &store, s[1]) : IR_NONE;
    if (at == IR_NONE || !x->c->frames.at[s[1]].is_once)
        return false;
    const struct cfg *cfg = index_info(x, s[1])->cfg;
    uint32_t loop = cfg->loop[index_info(x, s[1])->block_of[at]];
    return loop != CFG_NONE && cfg->loops[loop].parent == CFG_NONE &&
           runs_straight(x, w->frame, w->stmt, s[1]) && is_walk(x, s[1], s[2], loop) &&
           ends_on(x, s[1], s[2], loop);
}

/* An object made for this element, or none; *walked: the walk's symbol, *made: who made it. */
static enum row_kind stores_row(struct index *x, const struct write_record *w, uint32_t *walked,
                                struct write_site *made)
{
    const struct prog_func *pf = frame_func(x->c, w->frame);
    const struct ir_stmt *s = &pf->stmts[w->stmt];
    struct finfo *info = index_info(x, w->frame);
    if (s->op != IR_STORE)
        return ROW_UNKNOWN;
    ir_ref value = ir_args(pf->unit, pf->func, s)[1];
    uint32_t def = ref_kind(value) == REF_REG ? info->def[ref_index(value)] : IR_NONE;
    if (def != IR_NONE && makes_object(x, w->frame, def) &&
        info->cfg->loop[info->block_of[def]] == info->cfg->loop[info->block_of[w->stmt]]) {
        *made = (struct write_site){w->frame, def};
        return ROW_NEW;
    }
    struct poly p = value_of(x->v, w->frame, value);
    uint32_t frame;
    if (poly_is_int(&p))
        return ROW_NONE;
    if (stores_walked(x, w, &p, walked))
        return ROW_WALKED;
    def = made_base(x, &p, &frame);
    *made = (struct write_site){frame, def};
    return def != IR_NONE && is_made_with_store(x, frame, def, w) ? ROW_NEW : ROW_UNKNOWN;
}

struct new_row {
    struct write_site made, stored;
};

static bool is_same_site(struct write_site a, struct write_site b)
{
    return a.frame == b.frame && a.stmt == b.stmt;
}

/* Is what another store has put there put there again? `p[0] = all; p[1] = all + n;` */
static bool is_stored_before(const struct new_row *seen, uint32_t n, const struct new_row *row)
{
    for (uint32_t i = 0; i < n; i++)
        if (is_same_site(seen[i].made, row->made) && !is_same_site(seen[i].stored, row->stored))
            return true;
    return false;
}

/* Rows that change places while nobody looks: each is in the table once, still. */
static bool is_exchanged_apart(struct index *x, const struct write_record *w,
                               const struct element *slot)
{
    origin_id o = index_origin(x, slot->frame);
    bool is_before = index_origin(x, w->frame).i != o.i && generation_of(x, o)->is_at_once &&
                     value_is_creator(x->v, w->frame, o.i);
    bool is_between =
        x->phases && phases_apart(x->phases, slot->frame, slot->stmt, w->frame, w->stmt);
    return (is_before || is_between) && elements_are_exchanged(x, w->frame, w->stmt);
}

/* Does every element that the address may be hold an object of its own? If they are records of a
 * list, one walk has put them there: *walked is its symbol. */
static bool holds_new_rows(struct index *x, const struct element *slot, uint32_t *walked)
{
    inst_id inst = x->c->frames.at[slot->frame].inst;
    struct idset_iter it = idset_begin(pta_value(x->c->pta, inst, slot->address));
    enum { MAX_SEEN = 8 }; /* what more stores put there is not compared */
    struct new_row seen[MAX_SEEN];
    uint32_t loc, found = 0;
    *walked = 0;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(x->c->pta, (loc_id){loc});
        for (uint32_t i = values_last_write(x->v, l->obj); i;
             i = x->v->log->writes.at[i - 1].next) {
            const struct write_record *w = &x->v->log->writes.at[i - 1];
            if (!pta_overlap(pta_loc(x->c->pta, w->loc), w->size, l, 8) ||
                is_exchanged_apart(x, w, slot))
                continue;
            uint32_t sym;
            struct new_row row = {.stored = {w->frame, w->stmt}};
            enum row_kind kind = stores_row(x, w, &sym, &row.made);
            if (kind == ROW_UNKNOWN || (kind == ROW_WALKED && *walked) ||
                (kind == ROW_NEW && is_stored_before(seen, MIN(found, MAX_SEEN), &row)))
                return false; /* or what is stored twice */
            if (kind == ROW_NEW && found < MAX_SEEN)
                seen[found] = row;
            found += kind == ROW_NEW;
            *walked = kind == ROW_WALKED ? sym : *walked;
        }
    }
    return *walked ? !found : found > 0;
}

/* The same of two addresses; `is_one`: in one array. */
static bool hold_new_rows(struct index *x, const struct element *a, const struct element *b,
                          bool is_one)
{
    uint32_t walked_a, walked_b;
    return holds_new_rows(x, a, &walked_a) && holds_new_rows(x, b, &walked_b) &&
           (is_one ? walked_a == walked_b : !walked_a && !walked_b);
}

/* The index of the only array that an address goes through; NONE. */
static ir_ref only_index(struct index *x, uint32_t frame, ir_ref address)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t def =
        ref_kind(address) == REF_REG ? index_info(x, frame)->def[ref_index(address)] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_ADDR || pf->stmts[def].nargs != 5)
        return (ir_ref){0};
    return ir_args(pf->unit, pf->func, &pf->stmts[def])[3];
}

/* Indices that differ are other rows, in one array or in two: each has rows of its own. */
static bool row_numbers_differ(struct index *x, const struct element *a, const struct element *b)
{
    ir_ref i = only_index(x, a->frame, a->address), k = only_index(x, b->frame, b->address);
    if (ref_is_none(i) || ref_is_none(k) ||
        index_origin(x, a->frame).i != index_origin(x, b->frame).i)
        return false;
    struct poly p = value_of_bounded(x->v, a->frame, i), q = value_of_bounded(x->v, b->frame, k);
    struct element at_a = {.frame = a->frame, .stmt = a->stmt, .address = i, .size = 1};
    struct element at_b = {.frame = b->frame, .stmt = b->stmt, .address = k, .size = 1};
    return index_differs(x, &at_a, &at_b, &p, &q);
}

/* The value without what both sides have in common if they use one row, `same`, and without where
 * the row begins, if that was loaded just for it: by the load of `slot`. */
static struct poly beside_row(struct index *x, const struct poly *at, const struct element *slot,
                              const struct poly *row, struct poly *same)
{
    uint32_t start = value_symbol(x->v, VALUE_REGISTER, slot->frame,
                                  frame_func(x->c, slot->frame)->stmts[slot->stmt].dst, 0);
    struct poly rest = poly_int(at->constant);
    *same = poly_int(0);
    for (uint32_t i = 0; i < at->n; i++) {
        bool is_of_row = false,
             is_start = at->term[i].coef == 1 && !at->term[i].sym[1] && at->term[i].sym[0] == start;
        if (is_start)
            continue;
        for (int k = 0; k < POLY_DEGREE && at->term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(x->v, at->term[i].sym[k]);
            struct poly from = s[0] == VALUE_CONTENT ? value_poly(x->v, s[1]) : poly_unknown();
            is_of_row |= poly_equal(&from, row) ||
                         (s[0] == VALUE_RESULT && poly_has(row, at->term[i].sym[k]));
        }
        poly_add_term(is_of_row ? same : &rest, &at->term[i]);
    }
    return rest;
}

/* Is one row one value of that symbol? All else in the row's place is the same on both sides. */
static bool tells_one_symbol(struct index *x, const struct element *a, const struct element *b,
                             const struct poly *row)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < row->n; i++) {
        struct poly term = {0};
        poly_add_term(&term, &row->term[i]);
        bool is_common = role_of_poly(x, a, b, &term) == ROLE_COMMON;
        n += is_common ? 0 : row->term[i].sym[1] ? 2 : 1;
    }
    return n <= 1;
}

/* Two elements of one row, then: `m[t / n][t % n]`, the quotient being the same on both sides. */
static bool differ_in_row(struct index *x, const struct element *a, const struct element *b,
                          const struct element slots[2], const struct poly *at_a,
                          const struct poly *at_b, const struct poly *row)
{
    struct poly same_a, same_b;
    struct poly in_a = beside_row(x, at_a, &slots[0], row, &same_a);
    struct poly in_b = beside_row(x, at_b, &slots[1], row, &same_b);
    return tells_one_symbol(x, a, b, row) && poly_equal(&same_a, &same_b) &&
           index_differs(x, a, b, &in_a, &in_b);
}

/* Are both elements of one array: does the same lead to them, but for numbers, one at least? */
static bool have_same_base(struct index *x, const struct element *a, const struct element *b,
                           const struct poly *p, const struct poly *q)
{
    struct poly d = poly_add(p, q, -1);
    for (uint32_t i = 0; i < d.n; i++)
        if (!d.term[i].sym[1] && (d.term[i].coef == 1 || d.term[i].coef == -1))
            return false;
    return !d.is_unknown && p->n &&
           !(role_of_poly(x, a, b, p) == ROLE_COMMON && role_of_poly(x, b, a, q) == ROLE_COMMON);
}

/* `t[i + 1][j - 1]` beside `t[i][j]`: no columns are the same in rows that are the same. */
static bool differ_in_same_row(struct index *x, const struct element *in_a,
                               const struct element *in_b, const struct element *a,
                               const struct element *b, const struct poly *at_a,
                               const struct poly *at_b, const struct poly *const rows[2])
{
    const struct element *slot[2] = {a, b};
    const struct poly *at[2] = {at_a, at_b};
    struct poly column[2];
    for (int i = 0; i < 2; i++) {
        const struct prog_func *pf = frame_func(x->c, slot[i]->frame);
        ir_ref loaded = ref_make(REF_REG, pf->stmts[slot[i]->stmt].dst);
        struct poly start = value_of_bounded(x->v, slot[i]->frame, loaded);
        column[i] = poly_add(at[i], &start, -1);
    }
    return have_same_base(x, in_a, in_b, rows[0], rows[1]) &&
           linear_differ_if_same(x, in_a, in_b, &column[0], &column[1], rows[0], rows[1]);
}

/* The creator took the row out of its array for the thread: `for (auto *s : all) start(s);` */
static bool given_rows_differ(struct index *x, const struct element *in_a,
                              const struct element *in_b, const struct element *a,
                              const struct element *b, const struct poly *p, const struct poly *q)
{
    struct element given_a = {.frame = in_a->frame, .stmt = in_a->stmt, .size = 8};
    struct element given_b = {.frame = in_b->frame, .stmt = in_b->stmt, .size = 8};
    return index_origin(x, a->frame).i != index_origin(x, in_a->frame).i &&
           index_origin(x, b->frame).i != index_origin(x, in_b->frame).i &&
           index_differs(x, &given_a, &given_b, p, q);
}

bool rows_apart(struct index *x, const struct element *in_a, const struct element *in_b,
                const struct poly *at_a, const struct poly *at_b)
{
    struct element a = {.size = 8}, b = {.size = 8};
    a.stmt = row_load(x, in_a, at_a, &a.frame);
    b.stmt = row_load(x, in_b, at_b, &b.frame);
    if (a.stmt == IR_NONE || b.stmt == IR_NONE)
        return false;
    const struct prog_func *pa = frame_func(x->c, a.frame), *pb = frame_func(x->c, b.frame);
    a.address = ir_args(pa->unit, pa->func, &pa->stmts[a.stmt])[0];
    b.address = ir_args(pb->unit, pb->func, &pb->stmts[b.stmt])[0];
    struct poly p = value_of_bounded(x->v, a.frame, a.address);
    struct poly q = value_of_bounded(x->v, b.frame, b.address);
    if (index_origin(x, in_a->frame).i != index_origin(x, in_b->frame).i) {
        p = translate_joined(x, in_a, in_b, &p);
        q = translate_joined(x, in_b, in_a, &q);
    }
    struct poly given_a = value_of(x->v, a.frame, a.address);
    struct poly given_b = value_of(x->v, b.frame, b.address);
    bool is_one = index_differs(x, &a, &b, &p, &q) ||
                  given_rows_differ(x, in_a, in_b, &a, &b, &given_a, &given_b);
    const struct poly *rows[2] = {&p, &q};
    bool is_apart = is_one || row_numbers_differ(x, &a, &b) ||
                    (poly_equal(&p, &q) &&
                     differ_in_row(x, in_a, in_b, (struct element[2]){a, b}, at_a, at_b, &p));
    if (!is_apart)
        is_apart = is_one = differ_in_same_row(x, in_a, in_b, &a, &b, at_a, at_b, rows);
    return is_apart && hold_new_rows(x, &a, &b, is_one);
}
