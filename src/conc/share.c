/*
 * Which objects can two origins meet at? First escape: an object that is reachable neither from
 * global state nor from what is handed to a new origin stays with the thread instance that made
 * it. Then origin sharing (O2, algorithm 1, with its two slips mended: the accessing origin is
 * recorded, and every frame is visited): at least two origins, or two instances of one, and at
 * least one write.
 */
#include "conc/conc_int.h"
#include <stdlib.h>

enum {
    MAX_STEPS = 16,  /* from an address to the parameter behind it */
    MAX_CALLERS = 4, /* calls that hand a null pointer on */
};

static void reach(struct conc *c, const struct idset *locs, u32_vec *work)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        if (c->obj_escapes[obj.i])
            continue;
        c->obj_escapes[obj.i] = true;
        vec_push(work, obj.i);
    }
}

/* What a word in memory points to; but a map on a stack is not known by who has its nodes. */
static void reach_content(struct conc *c, loc_id word, u32_vec *work)
{
    struct idset_iter it = idset_begin(pta_content(c->pta, word));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        if (c->obj_escapes[l->obj.i] || link_is_inner(c, word, (loc_id){loc}))
            continue;
        c->obj_escapes[l->obj.i] = true;
        vec_push(work, l->obj.i);
    }
}

static bool is_root(const struct pta_obj *o)
{
    return o->kind == OBJ_GLOBAL || o->kind == OBJ_STATIC || o->kind == OBJ_EXTERNAL ||
           o->kind == OBJ_ENTRY;
}

static void reach_params(struct conc *c, inst_id inst, u32_vec *work)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    for (uint32_t i = 0; i < pf->func->nparams; i++)
        reach(c, pta_value(c->pta, inst, ref_make(REF_REG, i)), work);
}

/* What is handed to a callback may have been registered by another thread than runs the loop. */
static void reach_callbacks(struct conc *c, inst_id inst, u32_vec *work)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL && e[i].model && model_has(e[i].model, EFFECT_RUN_LOOP))
            reach_params(c, (inst_id){e[i].target}, work);
}

static void find_escapes(struct conc *c)
{
    u32_vec work = {0};
    if (c->opt.mode != MODE_SOUND)
        containers_find_inner(c);
    for (uint32_t i = 0; i < pta_nobjs(c->pta); i++) {
        if (is_root(pta_obj(c->pta, (obj_id){i}))) {
            c->obj_escapes[i] = true;
            vec_push(&work, i);
        }
    }
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++)
        reach_params(c, pta_origin(c->pta, (origin_id){o})->entry, &work);
    for (uint32_t i = 0; i < pta_ninsts(c->pta); i++)
        reach_callbacks(c, (inst_id){i}, &work);
    while (work.n) {
        const u32_vec *locs = pta_obj_locs(c->pta, (obj_id){vec_pop(&work)});
        for (size_t i = 0; i < locs->n; i++)
            reach_content(c, (loc_id){locs->at[i]}, &work);
    }
    vec_release(&work);
}

/* Who reads and writes each object: first origin, whether others follow, whether any writes. */
struct users {
    uint32_t origin;
    bool has_two, has_write;
};

static bool is_candidate_kind(enum obj_kind kind)
{
    return kind != OBJ_FUNC && kind != OBJ_HANDLE && kind != OBJ_VARARG;
}

static void use(struct conc *c, struct users *users, const struct frame *f, const struct access *a,
                bool is_many)
{
    struct idset_iter it = idset_begin(a->locs);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        struct users *u = &users[pta_loc(c->pta, (loc_id){loc})->obj.i];
        u->has_two |= is_many || (u->origin && u->origin != f->origin.i + 1);
        u->origin = f->origin.i + 1;
        u->has_write |= (a->flags & ACC_WRITE) != 0;
    }
}

/* The parameter that an address lies behind, without loads in between; PTA_NONE. */
static uint32_t param_behind(struct conc *c, func_id f, ir_ref ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    for (int steps = 0; steps < MAX_STEPS && ref_kind(ref) == REF_REG; steps++) {
        uint32_t reg = ref_index(ref), def = info->def[reg];
        if (reg < pf->func->nparams)
            return reg;
        if (def == IR_NONE || (pf->stmts[def].op != IR_ADDR && pf->stmts[def].op != IR_COPY))
            break;
        ref = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    }
    return PTA_NONE;
}

/*
 * Does every caller of the frame pass null for the parameter? Then `if (p) *p = n;` does nothing:
 * an access that never happens is no access to something unknown.
 */
static bool param_is_null(struct conc *c, uint32_t frame, uint32_t param, int depth)
{
    uint32_t n;
    const struct call_in *calls = frame_callers(c, frame, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct pta_edge *e = edge_of_call(c, &calls[i]);
        const struct prog_func *pf = frame_func(c, calls[i].frame);
        ir_ref arg = call_arg(pf, e->stmt, (int32_t)param);
        int64_t value;
        if (e->model || !arg.bits)
            return false;
        if (ir_ref_int(pf->unit, arg, &value) && !value)
            continue;
        uint32_t outer =
            param_behind(c, pta_inst_func(c->pta, c->frames.at[calls[i].frame].inst), arg);
        if (outer == PTA_NONE || !depth || !param_is_null(c, calls[i].frame, outer, depth - 1))
            return false;
    }
    return n > 0;
}

static void count_access(struct conc *c, uint32_t frame, const struct access *a)
{
    if (idset_is_empty(a->locs)) {
        func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
        uint32_t param = param_behind(c, f, a->address);
        int64_t value;
        if (ir_ref_int(frame_func(c, frame)->unit, a->address, &value) && !value)
            return;
        if (param != PTA_NONE && param_is_null(c, frame, param, MAX_CALLERS))
            return;
        c->stats.unknown_base++;
    }
    c->stats.total_accesses++;
}

void sharing_run(struct conc *c)
{
    uint32_t nobjs = pta_nobjs(c->pta);
    find_escapes(c);
    struct users *users = xcalloc(nobjs + 1, sizeof *users);
    access_vec list = {0};
    for (uint32_t i = 0; i < c->frames.n; i++) {
        const struct frame *f = &c->frames.at[i];
        bool is_many = conc_origin_is_many(c, f->origin);
        uint32_t n = frame_func(c, i)->func->nstmts;
        for (uint32_t s = 0; s < n; s++) {
            vec_clear(&list);
            if (stmt_is_dead(c, i, s))
                continue;
            accesses_of(c, f->inst, s, &list);
            for (size_t k = 0; k < list.n; k++) {
                count_access(c, i, &list.at[k]);
                use(c, users, f, &list.at[k], is_many);
            }
        }
    }
    for (uint32_t i = 0; i < nobjs; i++) {
        const struct users *u = &users[i];
        c->obj_shared[i] = c->obj_escapes[i] && u->has_two && u->has_write &&
                           is_candidate_kind(pta_obj(c->pta, (obj_id){i})->kind) &&
                           !pta_obj_is_internal(c->pta, (obj_id){i}) &&
                           !obj_is_of_future(c, (obj_id){i});
        c->stats.shared_objects += c->obj_shared[i];
    }
    vec_release(&list);
    free(users);
}
