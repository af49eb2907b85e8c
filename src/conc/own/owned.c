/*
 * What belongs to the object that a thread runs a method of. A thread object starts once
 * (spawn: per_object), so every such thread has a receiver of its own, and so are the parts of it:
 *
 *   part    an object that its owner's constructor makes, not in a loop, and stores into one field
 *           of `this`, where nobody else stores it and which is the only place that holds it.
 *   task    an object that one statement stores into a thread object, both made by the function
 *           that does so, in the same round of its loops; no other place holds it. A thread that
 *           runs a task (spawn: per_holder) has it for itself.
 *
 *   element an object that a loop over a collection or an array gets in each of its rounds, and
 *           hands to a thread of its own (A-EACH).
 *
 *   content an object that one statement stores, of the function and round of a loop that made it,
 *           and that no other place holds: it belongs to whoever has its holder (fresh.c).
 *
 * An access belongs to the receiver if its address leads back to it over fields that hold parts.
 */
#include "conc/element/value.h"
#include "link/classes.h"
#include <string.h>

enum { MAX_ROOT_DEPTH = 48 };

struct owned {
    uint32_t *owner;  /* object -> owner + 1, 0 none */
    uint32_t *holder; /* object -> the place that holds it + 1, PTA_NONE: several */
    uint8_t *task;    /* object -> 1: it is one, 2: it is not */
    uint8_t *element; /* object -> 1: as a task it is always the element of a round, 2: it is not */
    uint32_t *held;   /* object -> places that hold it */
    uint32_t *stored; /* object -> statement that stores it, if made there, + 1; PTA_NONE: no */
    uint32_t *targets; /* object -> places that the statement may store it to */
    uint8_t *put; /* object -> 1: made for the one call that puts it into a container, 2: not so */
    uint8_t *built;    /* object -> it was a constructor of the JVM that stored it, into `this` */
    struct map rooted; /* (frame, register) -> 1 yes, 2 no */
    u32_vec views;     /* places where views keep what they are views of */
    uint8_t *viewed;   /* object -> whose views there are, enum viewed; NULL: not yet asked */
};

enum viewed { VIEWED_BY_OWN = 1, VIEWED_BY_OTHERS = 2 };

/* ---- parts ---- */

/* Is it a place of a view that a library function made of what it keeps there: entries of a map? */
static bool is_in_view(const struct conc *c, loc_id at)
{
    const struct pta_loc *l = pta_loc(c->pta, at);
    const struct pta_obj *o = pta_obj(c->pta, l->obj);
    if (!c->prog->classes || o->kind != OBJ_HEAP || l->stride || l->off <= 0)
        return false;
    uint32_t stmt;
    const struct prog_func *pf = prog_stmt(c->prog, o->site, &stmt);
    ir_ref callee =
        pf && pf->stmts[stmt].op == IR_CALL ? prog_args(pf, &pf->stmts[stmt])[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
    return !ref_is_none(put_into_result(pf, stmt, pta_model_of(c->pta, sym), l->off));
}

static void find_holders(struct conc *c, struct owned *w)
{
    for (uint32_t l = 0; l < pta_nlocs(c->pta); l++) {
        if (is_in_view(c, (loc_id){l})) {
            vec_push(&w->views, l);
            continue;
        }
        struct idset_iter it = idset_begin(pta_content(c->pta, (loc_id){l}));
        uint32_t held;
        while (idset_step(&it, &held)) {
            obj_id obj = pta_loc(c->pta, (loc_id){held})->obj;
            w->holder[obj.i] = w->holder[obj.i] ? PTA_NONE : l + 1;
            w->held[obj.i]++;
        }
    }
}

/* The statement that makes what the register holds, in this function and not in a loop. */
static uint32_t maker_of(struct conc *c, func_id f, ir_ref ref)
{
    struct finfo *info = finfo_of(c, f);
    uint32_t def = ref_kind(ref) == REF_REG ? info->def[ref_index(ref)] : IR_NONE;
    return def == IR_NONE || stmt_in_loop(c, f, def) ? IR_NONE : def;
}

/* Is the address a field of parameter 0? */
static bool is_own_field(struct conc *c, func_id f, ir_ref address)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t def = ref_kind(address) == REF_REG ? finfo_of(c, f)->def[ref_index(address)] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_ADDR)
        return false;
    ir_ref base = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    return ref_kind(base) == REF_REG && ref_index(base) == 0 && pf->func->nparams > 0;
}

/* Is the store one into a field of the object that a constructor of the JVM sets up? */
static bool is_in_constructor(struct conc *c, func_id f, ir_ref address)
{
    const char *selector = method_selector(c->prog->syms[c->prog->funcs[f.i].sym.i].name);
    return c->prog->classes && selector && strncmp(selector, "<init>", 6) == 0 &&
           is_own_field(c, f, address);
}

/* The statement that makes what an address lies in, or a value is; IR_NONE if it is not seen. */
static uint32_t made_by(struct conc *c, func_id f, ir_ref ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t def = ref_kind(ref) == REF_REG ? finfo_of(c, f)->def[ref_index(ref)] : IR_NONE;
    if (def != IR_NONE && pf->stmts[def].op == IR_ADDR)
        return made_by(c, f, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]);
    return def;
}

static bool is_heap_of(const struct conc *c, const struct prog_func *pf, inst_id inst, obj_id obj,
                       uint32_t stmt)
{
    const struct pta_obj *o = pta_obj(c->pta, obj);
    return stmt != IR_NONE && o->kind == OBJ_HEAP && o->site == pf->stmt_base + stmt &&
           o->inst.i == inst.i;
}

/* The store of a task into the thread object that was made with it? */
static bool stores_task(struct conc *c, inst_id inst, uint32_t stmt, obj_id task, obj_id holder)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[stmt]);
    struct finfo *info = finfo_of(c, f);
    uint32_t into = made_by(c, f, args[0]), what = made_by(c, f, args[1]);
    if (!is_heap_of(c, pf, inst, holder, into) || !is_heap_of(c, pf, inst, task, what))
        return false;
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    return info->cfg->loop[info->block_of[into]] == loop &&
           info->cfg->loop[info->block_of[what]] == loop;
}

/* ---- elements ---- */

static bool is_next(const struct conc *c, const struct prog_func *pf, const struct ir_stmt *s)
{
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    if (ref_kind(callee) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
    const char *name = c->prog->syms[sym.i].name;
    return strcmp(name, "java/util/Iterator.next()Ljava/lang/Object;") == 0 ||
           strcmp(name, "java/util/Enumeration.nextElement()Ljava/lang/Object;") == 0;
}

/* Is the value what this round of the loop around the statement got out of a collection? */
static bool is_of_round(struct conc *c, func_id f, uint32_t stmt, ir_ref value)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    for (int i = 0; ref_kind(value) == REF_REG && loop != CFG_NONE && i < MAX_ROOT_DEPTH; i++) {
        uint32_t def = info->def[ref_index(value)];
        if (def == IR_NONE || info->cfg->loop[info->block_of[def]] != loop)
            return false;
        const struct ir_stmt *s = &pf->stmts[def];
        if (s->op != IR_COPY && s->op != IR_CAST)
            return (s->op == IR_CALL || s->op == IR_VCALL) && is_next(c, pf, s);
        value = ir_args(pf->unit, pf->func, s)[0];
    }
    return false;
}

/* What is the same for all objects that a statement may store. */
struct pointer_store {
    inst_id inst;
    uint32_t stmt, targets;
    bool is_task, is_one; /* into the place that a thread object has for its task; one a round */
    bool is_built;        /* by a constructor, into its object */
};

static struct pointer_store read_store(struct conc *c, inst_id inst, uint32_t stmt)
{
    struct pointer_store p = {.inst = inst, .stmt = stmt};
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[stmt]);
    struct finfo *info = finfo_of(c, f);
    uint32_t into = made_by(c, f, args[0]);
    p.is_built = is_in_constructor(c, f, args[0]);
    p.is_one = is_of_round(c, f, stmt, args[1]) && into != IR_NONE &&
               info->cfg->loop[info->block_of[into]] == info->cfg->loop[info->block_of[stmt]];
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, args[0]));
    uint32_t loc;
    for (; idset_step(&it, &loc); p.targets++)
        p.is_task |= !pta_loc(c->pta, (loc_id){loc})->off;
    return p;
}

/* Is what the statement stores made just before, in the same round of the loops? */
static bool stores_new(struct conc *c, inst_id inst, uint32_t stmt, obj_id obj, ir_ref value)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    uint32_t def = ref_kind(value) == REF_REG ? info->def[ref_index(value)] : IR_NONE;
    return is_heap_of(c, pf, inst, obj, def) &&
           info->cfg->loop[info->block_of[def]] == info->cfg->loop[info->block_of[stmt]];
}

static void note_content(struct conc *c, struct owned *w, const struct pointer_store *p, obj_id obj)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, p->inst).i];
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[p->stmt]);
    uint32_t *stored = &w->stored[obj.i], id = pf->stmt_base + p->stmt + 1;
    bool is_only = !*stored || *stored == id;
    *stored = is_only && stores_new(c, p->inst, p->stmt, obj, args[1]) ? id : PTA_NONE;
    w->targets[obj.i] = p->targets;
    w->built[obj.i] = p->is_built;
    if (p->is_task)
        w->element[obj.i] = p->is_one && w->element[obj.i] != 2 ? 1 : 2;
}

/* A store of an object into the one place that holds it: the owner's constructor, or not. */
static void note_store(struct conc *c, struct owned *w, uint32_t frame, uint32_t stmt,
                       uint8_t *stores)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[stmt]);
    uint32_t maker = maker_of(c, f, args[1]);
    bool is_field = is_own_field(c, f, args[0]);
    const struct pointer_store store = read_store(c, inst, stmt);
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, args[1]));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        const struct pta_obj *o = pta_obj(c->pta, obj);
        uint32_t holder = w->holder[obj.i];
        bool is_made = is_field && maker != IR_NONE && o->kind == OBJ_HEAP &&
                       o->site == pf->stmt_base + maker && o->inst.i == inst.i;
        note_content(c, w, &store, obj);
        if (!holder || holder == PTA_NONE)
            continue;
        obj_id owner = pta_loc(c->pta, (loc_id){holder - 1})->obj;
        stores[obj.i] = is_made && !stores[obj.i] ? 1 : 2;
        w->owner[obj.i] = owner.i + 1;
        bool is_task = !w->task[obj.i] && stores_task(c, inst, stmt, obj, owner);
        w->task[obj.i] = is_task ? 1 : 2;
    }
}

/* What library functions put into containers: is it made for that, by one statement? */
static void note_puts(struct conc *c, struct owned *w, inst_id inst, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    uint32_t n, loc;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind != EFFECT_ASSIGN || f->src.kind != PLACE_ARG || f->ret.kind == PLACE_RET)
                continue;
            ir_ref value = call_arg(pf, stmt, f->src.index);
            struct idset_iter it = idset_begin(pta_value(c->pta, inst, value));
            while (idset_step(&it, &loc)) {
                obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
                bool is_new = !w->put[obj.i] && stores_new(c, inst, stmt, obj, value);
                w->put[obj.i] = is_new ? 1 : 2;
            }
        }
}

static void find_parts(struct conc *c, struct owned *w)
{
    uint32_t n = pta_nobjs(c->pta);
    uint8_t *stores = ARENA_ARRAY(&c->arena, uint8_t, n + 1);
    find_holders(c, w);
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            if (pf->stmts[i].op == IR_STORE && pf->stmts[i].size == pf->unit->pointer_size)
                note_store(c, w, f, i, stores);
            else if (pf->stmts[i].op == IR_CALL && c->prog->classes)
                note_puts(c, w, c->frames.at[f].inst, i);
    }
    for (uint32_t i = 0; i < n; i++)
        if (stores[i] != 1)
            w->owner[i] = 0;
}

/* What a thread is started with is known to two, whatever holds it. */
static void drop_started(struct conc *c, struct owned *w)
{
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++) {
        inst_id inst = pta_origin(c->pta, (origin_id){o})->entry;
        const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
        for (uint32_t i = 0; i < pf->func->nparams; i++) {
            struct idset_iter it = idset_begin(pta_value(c->pta, inst, ref_make(REF_REG, i)));
            uint32_t loc;
            while (idset_step(&it, &loc))
                w->stored[pta_loc(c->pta, (loc_id){loc})->obj.i] = PTA_NONE;
        }
    }
}

static struct owned *owned_new(struct conc *c)
{
    struct owned *w = ARENA_ARRAY(&c->arena, struct owned, 1);
    w->owner = ARENA_ARRAY(&c->arena, uint32_t, pta_nobjs(c->pta) + 1);
    w->holder = ARENA_ARRAY(&c->arena, uint32_t, pta_nobjs(c->pta) + 1);
    w->task = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(c->pta) + 1);
    w->element = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(c->pta) + 1);
    w->held = ARENA_ARRAY(&c->arena, uint32_t, pta_nobjs(c->pta) + 1);
    w->targets = ARENA_ARRAY(&c->arena, uint32_t, pta_nobjs(c->pta) + 1);
    w->put = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(c->pta) + 1);
    w->built = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(c->pta) + 1);
    w->stored = ARENA_ARRAY(&c->arena, uint32_t, pta_nobjs(c->pta) + 1);
    find_parts(c, w);
    drop_started(c, w);
    return w;
}

static struct owned *owned_of(struct conc *c)
{
    if (!c->owned)
        c->owned = owned_new(c);
    return c->owned;
}

bool is_content(struct conc *c, obj_id obj)
{
    const struct owned *w = owned_of(c);
    uint32_t stored = w->stored[obj.i];
    return stored && stored != PTA_NONE && w->held[obj.i] == w->targets[obj.i];
}

uint32_t content_stored_by(struct conc *c, obj_id obj)
{
    return is_content(c, obj) ? owned_of(c)->stored[obj.i] : 0;
}

bool is_element_of_content(struct conc *c, obj_id obj)
{
    const struct owned *w = owned_of(c);
    uint32_t holder = w->holder[obj.i];
    return w->put[obj.i] != 2 && !w->stored[obj.i] && holder && holder != PTA_NONE &&
           is_content(c, pta_loc(c->pta, (loc_id){holder - 1})->obj);
}

uint32_t built_by(struct conc *c, obj_id obj)
{
    const struct owned *w = owned_of(c);
    return is_content(c, obj) && w->built[obj.i] ? w->stored[obj.i] : 0;
}

/* Is the view made by a constructor of the object, of something that is in the object, and kept? */
static bool is_own_view(struct conc *c, loc_id at)
{
    const struct pta_loc *l = pta_loc(c->pta, at);
    uint32_t stmt;
    const struct prog_func *pf = prog_stmt(c->prog, pta_obj(c->pta, l->obj)->site, &stmt);
    func_id f = {(uint32_t)(pf - c->prog->funcs)};
    psym_id sym =
        prog_sym_of(c->prog, pf->unit_index, ref_index(prog_args(pf, &pf->stmts[stmt])[0]));
    ir_ref of = put_into_result(pf, stmt, pta_model_of(c->pta, sym), l->off);
    if (!built_by(c, l->obj) || ref_is_none(of) || !pf->func->nparams)
        return false;
    uint32_t term = term_of(c, f, of), self = term_of(c, f, ref_make(REF_REG, 0));
    const uint32_t *t = tuples_at(&c->terms, term);
    if (t[0] == TERM_LOAD && term_base(c, t[1]) == self)
        return true;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) /* what was just stored there */
        if (pf->stmts[i].op == IR_STORE && term_of(c, f, prog_args(pf, &pf->stmts[i])[1]) == term &&
            term_base(c, term_of(c, f, prog_args(pf, &pf->stmts[i])[0])) == self)
            return true;
    return false;
}

/* All objects at once: the views of a large program times the objects asked about are too many. */
static void find_viewed(struct conc *c, struct owned *w)
{
    w->viewed = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(c->pta) + 1);
    for (size_t i = 0; i < w->views.n; i++) {
        loc_id view = {w->views.at[i]};
        uint8_t whose = is_own_view(c, view) ? VIEWED_BY_OWN : VIEWED_BY_OTHERS;
        struct idset_iter it = idset_begin(pta_content(c->pta, view));
        uint32_t held;
        while (idset_step(&it, &held))
            w->viewed[pta_loc(c->pta, (loc_id){held})->obj.i] |= whose;
    }
}

bool has_own_views(struct conc *c, obj_id obj)
{
    struct owned *w = owned_of(c);
    if (!w->viewed)
        find_viewed(c, w);
    return w->viewed[obj.i] == VIEWED_BY_OWN;
}

void owned_free(struct owned *w)
{
    if (!w)
        return;
    map_release(&w->rooted);
    vec_release(&w->views);
}

/* ---- addresses ---- */

static bool is_rooted(struct conc *c, struct owned *w, uint32_t frame, ir_ref ref, int depth);

/* Do all that the loaded pointer may be belong to what it was loaded from? */
static bool loads_part(struct conc *c, struct owned *w, uint32_t frame, const struct ir_stmt *s)
{
    struct idset_iter it =
        idset_begin(pta_value(c->pta, c->frames.at[frame].inst, ref_make(REF_REG, s->dst)));
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc)) {
        if (!w->owner[pta_loc(c->pta, (loc_id){loc})->obj.i])
            return false;
        n++;
    }
    return n > 0;
}

static bool param_is_rooted(struct conc *c, struct owned *w, uint32_t frame, uint32_t param,
                            int depth)
{
    struct frame f = c->frames.at[frame];
    if (f.caller == PTA_NONE)
        return param == 0 && pta_origin(c->pta, f.origin)->entry.i == f.inst.i;
    uint32_t n;
    const struct call_in *calls = frame_callers(c, frame, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct pta_edge *e = edge_of_call(c, &calls[i]);
        ir_ref arg = call_arg(frame_func(c, calls[i].frame), e->stmt, (int32_t)param);
        if (e->model || !is_rooted(c, w, calls[i].frame, arg, depth + 1))
            return false;
    }
    return n > 0;
}

static bool reg_is_rooted(struct conc *c, struct owned *w, uint32_t frame, uint32_t reg, int depth)
{
    const struct prog_func *pf = frame_func(c, frame);
    if (reg < pf->func->nparams)
        return param_is_rooted(c, w, frame, reg, depth);
    uint32_t def = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst))->def[reg];
    if (def == IR_NONE)
        return false;
    const struct ir_stmt *s = &pf->stmts[def];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    switch (s->op) {
    case IR_COPY:
    case IR_ADDR:
        return is_rooted(c, w, frame, args[0], depth + 1);
    case IR_LOAD:
        return loads_part(c, w, frame, s) && is_rooted(c, w, frame, args[0], depth + 1);
    case IR_PHI:
        for (uint32_t i = 0; i < s->nargs; i += 2)
            if (!is_rooted(c, w, frame, args[i], depth + 1))
                return false;
        return s->nargs > 0;
    default:
        return false;
    }
}

static bool is_rooted(struct conc *c, struct owned *w, uint32_t frame, ir_ref ref, int depth)
{
    if (ref_kind(ref) != REF_REG || depth > MAX_ROOT_DEPTH)
        return false;
    uint64_t key = map_key2(frame, ref_index(ref));
    uint32_t known = map_get(&w->rooted, key, 0);
    if (known)
        return known == 1;
    map_put(&w->rooted, key, 1); /* round a cycle: as long as nothing else says no */
    bool is = reg_is_rooted(c, w, frame, ref_index(ref), depth);
    map_put(&w->rooted, key, is ? 1 : 2);
    return is;
}

/* ---- elements that are handed out, one to each ---- */

static bool model_hands_out(const struct model_fn *m)
{
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_SPAWN && m->effects[i].flags & EFF_EACH)
            return true;
    return false;
}

/* The frame is entered with an element as its argument: id of the statement that hands them out,
 * + 1; 0 if not. */
static uint32_t handed_out_by(struct conc *c, uint32_t frame)
{
    const struct frame *f = &c->frames.at[frame];
    if (f->caller != PTA_NONE) {
        const struct prog_func *pf = frame_func(c, f->caller);
        uint32_t n;
        const struct pta_edge *e =
            pta_edges(c->pta, c->frames.at[f->caller].inst, f->call_stmt, &n);
        for (uint32_t i = 0; f->ncallers == 1 && i < n; i++)
            if (e[i].kind == EDGE_CALL && e[i].target == f->inst.i && model_hands_out(e[i].model))
                return pf->stmt_base + f->call_stmt + 1;
        return 0;
    }
    const struct pta_origin *o = pta_origin(c->pta, f->origin);
    const struct pta_creation *made = pta_creations(c->pta, f->origin);
    if (o->ncreations != 1 || o->entry.i != f->inst.i || !(made->effect->flags & EFF_EACH))
        return 0;
    return c->prog->funcs[pta_inst_func(c->pta, made->inst).i].stmt_base + made->stmt + 1;
}

uint32_t element_from(struct conc *c, uint32_t frame, ir_ref ref)
{
    for (int depth = 0; ref_kind(ref) == REF_REG && depth < MAX_ROOT_DEPTH; depth++) {
        const struct prog_func *pf = frame_func(c, frame);
        uint32_t reg = ref_index(ref), def = IR_NONE;
        if (reg >= pf->func->nparams) {
            def = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst))->def[reg];
            if (def == IR_NONE || (pf->stmts[def].op != IR_ADDR && pf->stmts[def].op != IR_COPY &&
                                   pf->stmts[def].op != IR_CAST))
                return 0;
            ref = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
            continue;
        }
        uint32_t from = reg == 1 ? handed_out_by(c, frame) : 0;
        const struct frame *f = &c->frames.at[frame];
        if (from || f->caller == PTA_NONE || f->ncallers != 1)
            return from;
        ref = call_arg(frame_func(c, f->caller), f->call_stmt, (int32_t)reg);
        frame = f->caller;
    }
    return 0;
}

/* Does the same call also start, without `each`, what is in the collection many times? */
static bool starts_copies(const struct conc *c, const struct pta_creation *made)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, made->inst, made->stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind == EFFECT_SPAWN && f->fn.kind == PLACE_METHOD && !(f->flags & EFF_EACH) &&
                !idset_is_empty(pta_place(c->pta, made->inst, made->stmt, &f->fn)))
                return true;
        }
    return false;
}

/* Is the method that runs one of the element of a round, in a thread made in that round? Or are the
 * elements of a collection told to run, each by a thread (`invokeAll`)? */
static bool starts_element(struct conc *c, const struct pta_creation *made)
{
    const struct place *fn = &made->effect->fn;
    func_id f = pta_inst_func(c->pta, made->inst);
    if (fn->kind == PLACE_METHOD && fn->depth && made->effect->flags & EFF_EACH)
        return !made->effect->nargs && !starts_copies(c, made);
    if (fn->kind != PLACE_METHOD || fn->base != PLACE_ARG || fn->depth)
        return false;
    return is_of_round(c, f, made->stmt, call_arg(&c->prog->funcs[f.i], made->stmt, fn->index));
}

/* Is the receiver made for the thread, in the same round? */
static bool starts_new(struct conc *c, const struct pta_creation *made, obj_id receiver)
{
    const struct place *fn = &made->effect->fn;
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, made->inst).i];
    if (fn->kind != PLACE_METHOD || fn->base != PLACE_ARG || fn->depth || receiver.i == PTA_NONE)
        return false;
    return stores_new(c, made->inst, made->stmt, receiver, call_arg(pf, made->stmt, fn->index));
}

/* Has every thread of the frame's origin a receiver of its own? As an element: among the threads
 * that one statement starts. */
static bool starts_once(struct conc *c, const struct owned *w, uint32_t frame, bool as_element)
{
    origin_id o = c->frames.at[frame].origin;
    const struct pta_origin *origin = pta_origin(c->pta, o);
    const struct pta_creation *made = pta_creations(c->pta, o);
    uint32_t obj = origin->receiver.i;
    bool is_task = obj != PTA_NONE && (as_element ? w->element : w->task)[obj] == 1;
    for (uint32_t i = 0; i < origin->ncreations; i++)
        if (!(made[i].effect->flags & EFF_PER_OBJECT) &&
            !(is_task && made[i].effect->flags & EFF_PER_HOLDER) &&
            !(as_element &&
              (starts_element(c, &made[i]) || starts_new(c, &made[i], origin->receiver))))
            return false;
    return origin->ncreations == 1 || (origin->ncreations && !as_element);
}

bool runs_for_one_object(struct conc *c, uint32_t entry)
{
    obj_id receiver = pta_origin(c->pta, c->frames.at[entry].origin)->receiver;
    return receiver.i != PTA_NONE && obj_is_unique(c, receiver) &&
           starts_once(c, owned_of(c), entry, false);
}

bool belongs_to_thread(struct conc *c, uint32_t frame, ir_ref address)
{
    struct owned *w = owned_of(c);
    return starts_once(c, w, frame, false) && is_rooted(c, w, frame, address, 0);
}

bool belongs_to_element(struct conc *c, uint32_t frame, ir_ref address)
{
    struct owned *w = owned_of(c);
    return c->opt.mode != MODE_SOUND && starts_once(c, w, frame, true) &&
           is_rooted(c, w, frame, address, 0);
}

/* ---- thread objects that were joined ---- */

uint32_t root_register(struct conc *c, func_id f, ir_ref ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (int depth = 0; ref_kind(ref) == REF_REG && depth < MAX_ROOT_DEPTH; depth++) {
        uint32_t def = finfo_of(c, f)->def[ref_index(ref)];
        if (def == IR_NONE || (pf->stmts[def].op != IR_ADDR && pf->stmts[def].op != IR_COPY))
            return ref_index(ref);
        ref = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    }
    return IR_NONE;
}

/* Does the call join the thread that the register holds the object of? */
static bool joins_object(struct values *v, uint32_t frame, uint32_t stmt, uint32_t reg)
{
    struct conc *c = v->c;
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *join = &e[i].model->effects[k];
            if (join->kind != EFFECT_JOIN || join->handle.kind != PLACE_DEREF ||
                join->flags & EFF_TIMED)
                continue;
            ir_ref handle = call_arg(&c->prog->funcs[f.i], stmt, join->handle.index);
            uint32_t joined = root_register(c, f, handle);
            if (joined != IR_NONE &&
                value_is_reread(v, frame, ref_make(REF_REG, joined), ref_make(REF_REG, reg)))
                return true;
        }
    return false;
}

/* Is the thread whose object the register holds joined on every way to the statement? */
static bool is_joined_at(struct values *v, uint32_t frame, uint32_t stmt, uint32_t reg)
{
    struct conc *c = v->c;
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    for (uint32_t i = 0; reg != IR_NONE && stmt != IR_NONE && i < pf->func->nstmts; i++) {
        uint32_t a = info->block_of[i], b = info->block_of[stmt];
        bool is_before = a == b ? i < stmt : cfg_dominates(info->cfg, a, b);
        if (pf->stmts[i].op == IR_CALL && is_before && joins_object(v, frame, i, reg))
            return true;
    }
    return false;
}

/* Does the function return what a member of its receiver holds? */
static bool is_getter(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t nreturns = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_RET)
            continue;
        ir_ref value =
            pf->stmts[i].nargs ? ir_args(pf->unit, pf->func, &pf->stmts[i])[0] : (ir_ref){0};
        uint32_t reg = root_register(c, f, value);
        uint32_t def = reg == IR_NONE ? IR_NONE : finfo_of(c, f)->def[reg];
        if (def == IR_NONE || pf->stmts[def].op != IR_LOAD ||
            root_register(c, f, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]) != 0)
            return false;
        nreturns++;
    }
    return nreturns == 1 && pf->func->nparams;
}

/* Does the library's method return its receiver, as views and iterators of a container do? */
static bool model_returns_receiver(const struct model_fn *m)
{
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (e->kind == EFFECT_ASSIGN && e->ret.kind == PLACE_RET)
            return e->src.kind == PLACE_ARG && !e->src.index && !e->src.offset;
    }
    return false;
}

/* Does the call return a view of its receiver, or an iterator? */
static bool is_view(const struct conc *c, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind != EDGE_MODEL || !model_returns_receiver(e[i].model))
            return false;
    return n > 0;
}

static bool returns_part(struct conc *c, struct owned *w, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        bool is_part =
            e[i].kind == EDGE_CALL
                ? !e[i].model && is_getter(c, pta_inst_func(c->pta, (inst_id){e[i].target}))
                : e[i].kind == EDGE_MODEL && model_returns_receiver(e[i].model);
        if (!is_part)
            return false;
    }
    return n > 0 && loads_part(c, w, frame, &frame_func(c, frame)->stmts[stmt]);
}

/* The object that the one in the register is a part of: `t.list`, `t.list()`; NONE. */
static ir_ref whole_of(struct conc *c, uint32_t frame, uint32_t reg)
{
    struct owned *w = owned_of(c);
    const struct prog_func *pf = frame_func(c, frame);
    uint32_t def = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst))->def[reg];
    if (def == IR_NONE)
        return (ir_ref){0};
    const struct ir_stmt *s = &pf->stmts[def];
    bool is_part = (s->op == IR_LOAD && loads_part(c, w, frame, s)) ||
                   (s->op == IR_CALL && s->nargs > 1 && returns_part(c, w, frame, def));
    return is_part || s->op == IR_CAST ? ir_args(pf->unit, pf->func, s)[s->op == IR_CALL]
                                       : (ir_ref){0};
}

bool is_joined_object(struct values *v, uint32_t frame, uint32_t stmt, ir_ref address)
{
    struct conc *c = v->c;
    uint32_t reg = root_register(c, pta_inst_func(c->pta, c->frames.at[frame].inst), address);
    for (int depth = 0; reg != IR_NONE && stmt != IR_NONE && depth < MAX_ROOT_DEPTH; depth++) {
        const struct frame *at = &c->frames.at[frame];
        if (is_joined_at(v, frame, stmt, reg))
            return true;
        ir_ref whole = whole_of(c, frame, reg);
        if (whole.bits) {
            reg = root_register(c, pta_inst_func(c->pta, at->inst), whole);
            continue;
        }
        if (reg >= frame_func(c, frame)->func->nparams || at->caller == PTA_NONE ||
            at->ncallers != 1)
            return false; /* else the caller may have done so: `t.join(); t.result()` */
        ir_ref given = call_arg(frame_func(c, at->caller), at->call_stmt, (int32_t)reg);
        stmt = at->call_stmt;
        frame = at->caller;
        reg = root_register(c, pta_inst_func(c->pta, c->frames.at[frame].inst), given);
    }
    return false;
}

/* ---- results of threads that were joined ---- */

/* Does the thread return a part of its own receiver, and nothing else? */
static bool returns_own_part(struct conc *c, struct owned *w, origin_id o)
{
    inst_id entry = pta_origin(c->pta, o)->entry;
    uint32_t frame = frame_find(c, o, entry), n = 0;
    if (frame == PTA_NONE)
        return false;
    const struct prog_func *pf = frame_func(c, frame);
    struct finfo *info = finfo_of(c, pta_inst_func(c->pta, entry));
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_RET || !pf->stmts[i].nargs)
            continue;
        ir_ref value = ir_args(pf->unit, pf->func, &pf->stmts[i])[0];
        uint32_t def = ref_kind(value) == REF_REG ? info->def[ref_index(value)] : IR_NONE;
        bool is_call = def != IR_NONE && pf->stmts[def].op == IR_CALL; /* as bridges do */
        if (is_call ? !returns_part(c, w, frame, def) ||
                          !is_rooted(c, w, frame, call_arg(pf, def, 0), 0)
                    : !is_rooted(c, w, frame, value, 0))
            return false;
        n++;
    }
    return n > 0;
}

/* Is the call one that waits for threads of the origin and returns what they do? */
static bool gets_result(struct conc *c, uint32_t frame, uint32_t stmt, origin_id o)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    bool is_result = false;
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *join = &e[i].model->effects[k];
            if (join->kind == EFFECT_JOIN && join->ret.kind == PLACE_RET &&
                !(join->flags & EFF_TIMED))
                is_result |=
                    seqs_has(&c->sets, joined_by(c, frame, stmt, join), 2 * o.i + LIVE_ONE);
        }
    return n == 1 && is_result;
}

bool is_joined_result(struct conc *c, uint32_t frame, ir_ref address, origin_id o)
{
    struct owned *w = owned_of(c);
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t reg = root_register(c, f, address);
    for (int depth = 0; reg != IR_NONE && depth < MAX_ROOT_DEPTH; depth++) {
        uint32_t def = reg < pf->func->nparams ? IR_NONE : finfo_of(c, f)->def[reg];
        if (def == IR_NONE)
            return false;
        const struct ir_stmt *s = &pf->stmts[def];
        if (s->op == IR_CALL && gets_result(c, frame, def, o))
            return returns_own_part(c, w, o);
        bool is_same =
            s->op == IR_CAST || (s->op == IR_CALL && s->nargs > 1 && is_view(c, frame, def));
        if (!is_same)
            return false;
        reg = root_register(c, f, ir_args(pf->unit, pf->func, s)[s->op == IR_CALL]);
    }
    return false;
}
