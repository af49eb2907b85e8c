/* Building the analysis, and the frozen result. */
#include "pta/pta_int.h"
#include <stdlib.h>

static void pta_init(struct pta *p, const struct prog *prog, const struct model *model,
                     const struct pta_options *opt)
{
    p->prog = prog;
    p->model = model;
    p->opt = *opt;
    arena_init(&p->arena, "pointers");
    arena_init(&p->shift_arena, "shifts");
    intern_init(&p->statics);
    tuples_init(&p->ctxs, 3);
    tuples_init(&p->obj_keys, 4);
    tuples_init(&p->executor_pairs, 2);
    tuples_init(&p->place_keys, 4);
    tuples_init(&p->loc_keys, 8);
    tuples_init(&p->shift_keys, SHIFT_WORDS);
    tuples_init(&p->inst_keys, 2);
    tuples_init(&p->dispatch_keys, 5);
    tuples_init(&p->consts, 3);
    tuples_init(&p->bulk_pairs, 2);
    tuples_init(&p->tls_consts, 3);
    tuples_init(&p->call_sites, 2);
    tuples_init(&p->receiver_calls, 3);
    tuples_init(&p->creation_keys, 4);
    tuples_init(&p->creation_chains, 2);
    tuples_init(&p->edge_keys, 4);
    tuples_init(&p->origin_keys, 5);
    tuples_init(&p->method_keys, 2);
    tuples_init(&p->receiver_keys, 2);
    tuples_init(&p->target_keys, 2);
    p->throwable.i = IR_NONE;
    p->receiver = PTA_NONE;
    p->templates = ARENA_ARRAY(&p->arena, struct template, prog->nfuncs + 1);
    p->callees = ARENA_ARRAY(&p->arena, struct callee, prog->nsyms + 1);
    p->nclones = ARENA_ARRAY(&p->arena, uint32_t, prog->nfuncs + 1);
    p->is_cloned = ARENA_ARRAY(&p->arena, bool, prog->nfuncs + 1);
    p->returns_fresh = ARENA_ARRAY(&p->arena, bool, prog->nfuncs + 1);
    p->sym_obj = ARENA_ARRAY(&p->arena, uint32_t, prog->nsyms + 1);
    p->text_obj = PTA_NONE;
    for (uint32_t i = 0; i < prog->nsyms; i++)
        p->sym_obj[i] = PTA_NONE;
}

/* What the outside passes to an entry point: one object per parameter. */
static void bind_entry(struct pta *p, inst_id inst)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    for (uint32_t i = 0; i < pf->func->nparams; i++) {
        obj_id obj = obj_make(p, OBJ_ENTRY, pf->sym.i, i, 0, NULL, (inst_id){PTA_NONE});
        node_add(p, p->insts.at[inst.i].nodes + i, loc_exact(p, obj, 0));
        /* argv and the like: an array of addresses into memory of the same owner */
        loc_id cell = loc_make(p, obj, (struct pta_loc){.off = 0, .stride = 8});
        node_add(p, cell_store(p, cell), loc_exact(p, obj, 0));
    }
}

static int by_edge(const void *pa, const void *pb)
{
    const struct edge_rec *a = pa, *b = pb;
    if (a->inst != b->inst)
        return a->inst < b->inst ? -1 : 1;
    if (a->edge.stmt != b->edge.stmt)
        return a->edge.stmt < b->edge.stmt ? -1 : 1;
    if (a->edge.kind != b->edge.kind)
        return a->edge.kind < b->edge.kind ? -1 : 1;
    return a->edge.target < b->edge.target ? -1 : a->edge.target > b->edge.target;
}

static void freeze_edges(struct pta *p)
{
    if (p->edge_recs.n)
        qsort(p->edge_recs.at, p->edge_recs.n, sizeof *p->edge_recs.at, by_edge);
    p->edge_first = ARENA_ARRAY(&p->arena, uint32_t, p->insts.n + 1);
    p->edge_list = ARENA_ARRAY(&p->arena, struct pta_edge, p->edge_recs.n + 1);
    uint32_t at = 0;
    for (uint32_t i = 0; i < p->insts.n; i++) {
        p->edge_first[i] = at;
        for (; at < p->edge_recs.n && p->edge_recs.at[at].inst == i; at++)
            p->edge_list[at] = p->edge_recs.at[at].edge;
    }
    p->edge_first[p->insts.n] = at;
    vec_release(&p->edge_recs);
}

static void freeze_origins(struct pta *p)
{
    for (size_t i = 0; i < p->origins.n; i++) {
        struct origin_state *o = &p->origins.at[i];
        o->pub.first_creation = (uint32_t)p->creation_list.n;
        o->pub.ncreations = (uint32_t)o->creations.n;
        for (size_t k = 0; k < o->creations.n; k++)
            vec_push(&p->creation_list, o->creations.at[k]);
        vec_release(&o->creations);
    }
}

/* The entries as origins, and what runs before them. */
static void start(struct pta *p)
{
    const struct prog *prog = p->prog;
    const struct pta_options *opt = &p->opt;
    for (uint32_t i = 0; i < opt->nentries; i++) {
        enum entry_kind kind = opt->entry_kinds ? opt->entry_kinds[i] : ENTRY_MAIN;
        uint32_t flags = kind == ENTRY_MANY ? EFF_MANY : 0;
        origin_id o =
            origin_entry(p, opt->entries[i], kind == ENTRY_MAIN ? "main" : "entry", flags);
        p->origins.at[o.i].pub.entry_kind = kind;
        bind_entry(p, p->origins.at[o.i].pub.entry);
    }
    for (uint32_t i = 0; i < opt->nentries && prog->classes; i++) { /* before its main runs */
        const char *name = prog->syms[prog->funcs[opt->entries[i].i].sym.i].name;
        class_initialise(p, classes_of_method(prog->classes, name));
    }
    inst_id main_inst = p->origins.n ? p->origins.at[0].pub.entry : (inst_id){PTA_NONE};
    for (uint32_t i = 0; i < prog->nctors - prog->nclass_inits && main_inst.i != PTA_NONE; i++)
        inst_make(p, prog->ctors[i], p->insts.at[main_inst.i].ctx);
}

static struct pta *solve_at(const struct prog *prog, const struct model *model,
                            const struct pta_options *opt, uint32_t level, struct map *crowd)
{
    struct pta *p = xcalloc(1, sizeof *p);
    pta_init(p, prog, model, opt);
    p->level = level;
    p->gatherings = level;
    p->lost = PTA_NONE;
    p->crowd = crowd;
    find_demanded(p);
    if (!opt->textbook)
        find_own_semaphores(p);
    if (has_clones(p)) {
        find_clones(p);
        find_tables(p);
    }
    find_methods(p);
    thrown_find(p);
    records_find_casts(p);
    start(p);
    solve(p);
    return p;
}

struct pta *pta_solve(const struct prog *prog, const struct model *model,
                      const struct pta_options *opt)
{
    uint32_t level = first_level(prog, opt);
    struct map crowd = {0};
    struct pta *p = solve_at(prog, model, opt, level, &crowd);
    while (is_over_budget(p)) {
        pta_free(p);
        p = solve_at(prog, model, opt, ++level, &crowd);
    }
    p->crowd = NULL;
    map_release(&crowd);
    freeze_edges(p);
    freeze_origins(p);
    find_followed(p);
    find_rounds(p);
#ifndef NDEBUG
    const char *broken = pta_check(p);
    if (broken)
        BUG("the pointer analysis ended before its fixpoint: %s", broken);
#endif
    return p;
}

void pta_free(struct pta *p)
{
    if (!p)
        return;
    for (size_t i = 0; i < p->nodes.n; i++) {
        inflow_release(p->nodes.at[i].in);
        idset_release(&p->nodes.at[i].succ);
    }
    for (size_t i = 0; i < p->obj_states.n; i++) {
        vec_release(&p->obj_states.at[i].locs);
        vec_release(&p->obj_states.at[i].inexact);
        vec_release(&p->obj_states.at[i].cells);
        vec_release(&p->obj_states.at[i].listeners);
        vec_release(&p->obj_states.at[i].strides);
    }
    struct tuples *tables[] = {
        &p->ctxs,           &p->obj_keys,      &p->loc_keys,       &p->shift_keys,
        &p->inst_keys,      &p->consts,        &p->bulk_pairs,     &p->call_sites,
        &p->edge_keys,      &p->origin_keys,   &p->tls_consts,     &p->executor_pairs,
        &p->place_keys,     &p->method_keys,   &p->receiver_keys,  &p->target_keys,
        &p->receiver_calls, &p->creation_keys, &p->creation_chains};
    for (size_t i = 0; i < ARRAY_SIZE(tables); i++)
        tuples_release(tables[i]);
    vec_release(&p->nodes);
    vec_release(&p->cons);
    vec_release(&p->rank_node);
    vec_release(&p->losing);
    vec_release(&p->objs);
    vec_release(&p->obj_states);
    for (size_t i = 0; i < p->records.n; i++) {
        idset_release(&p->records.at[i].fitting);
        idset_release(&p->records.at[i].tested);
        idset_release(&p->records.at[i].certain);
    }
    vec_release(&p->records);
    map_release(&p->record_ids);
    map_release(&p->static_stores);
    map_release(&p->casts);
    vec_release(&p->locs);
    vec_release(&p->loc_states);
    vec_release(&p->insts);
    vec_release(&p->pending_insts);
    vec_release(&p->const_nodes);
    vec_release(&p->tls_nodes);
    vec_release(&p->place_nodes);
    vec_release(&p->methods);
    vec_release(&p->targets);
    vec_release(&p->site_targets);
    map_release(&p->receiver_ctxs);
    map_release(&p->thrown);
    vec_release(&p->carriers);
    vec_release(&p->receiver_nodes);
    vec_release(&p->receiver_done);
    vec_release(&p->bulks);
    idset_release(&p->functions);
    map_release(&p->followed);
    for (size_t i = 0; i < p->followed_sets.n; i++)
        idset_release(&p->followed_sets.at[i]);
    vec_release(&p->followed_sets);
    vec_release(&p->dispatches);
    tuples_release(&p->dispatch_keys);
    vec_release(&p->callbacks);
    vec_release(&p->starter_calls);
    for (size_t i = 0; i < p->origins.n; i++) /* of an attempt that was given up */
        vec_release(&p->origins.at[i].creations);
    vec_release(&p->edge_recs);
    vec_release(&p->origins);
    vec_release(&p->creation_list);
    vec_release(&p->rounds);
    vec_release(&p->unknown_calls);
    idset_release(&p->unknown_seen);
    vec_release(&p->shift_memos);
    idset_gather_release(&p->gather);
    known_sets_release(&p->known_sets);
    intern_release(&p->statics);
    free(p->pending);
    arena_release(&p->arena);
    arena_release(&p->shift_arena);
    free(p);
}

/* ---- queries ---- */

uint32_t pta_ninsts(const struct pta *p)
{
    return (uint32_t)p->insts.n;
}

func_id pta_inst_func(const struct pta *p, inst_id i)
{
    return p->insts.at[i.i].func;
}

uint32_t pta_inst_ctx(const struct pta *p, inst_id i)
{
    return p->insts.at[i.i].ctx;
}

inst_id pta_find_inst(const struct pta *p, func_id func, uint32_t ctx)
{
    uint32_t key[2] = {func.i, ctx};
    return (inst_id){tuples_find(&p->inst_keys, key)};
}

origin_id pta_inst_origin(const struct pta *p, inst_id i)
{
    return (origin_id){has_origins(p) ? p->insts.at[i.i].origin : PTA_NONE};
}

const struct pta_edge *pta_inst_edges(const struct pta *p, inst_id inst, uint32_t *n)
{
    *n = p->edge_first[inst.i + 1] - p->edge_first[inst.i];
    return p->edge_list + p->edge_first[inst.i];
}

const struct pta_edge *pta_edges(const struct pta *p, inst_id inst, uint32_t stmt, uint32_t *n)
{
    uint32_t total;
    const struct pta_edge *e = pta_inst_edges(p, inst, &total);
    uint32_t lo = 0, hi = total;
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (e[mid].stmt < stmt)
            lo = mid + 1;
        else
            hi = mid;
    }
    for (*n = 0; lo + *n < total && e[lo + *n].stmt == stmt;)
        ++*n;
    return e + lo;
}

uint32_t pta_norigins(const struct pta *p)
{
    return (uint32_t)p->origins.n;
}

const struct pta_origin *pta_origin(const struct pta *p, origin_id o)
{
    return &p->origins.at[o.i].pub;
}

const struct pta_creation *pta_creations(const struct pta *p, origin_id o)
{
    return p->creation_list.at + p->origins.at[o.i].pub.first_creation;
}

uint32_t pta_nobjs(const struct pta *p)
{
    return (uint32_t)p->objs.n;
}

const struct pta_obj *pta_obj(const struct pta *p, obj_id o)
{
    return &p->objs.at[o.i];
}

uint32_t pta_nlocs(const struct pta *p)
{
    return (uint32_t)p->locs.n;
}

const struct pta_loc *pta_loc(const struct pta *p, loc_id l)
{
    return &p->locs.at[l.i];
}

const u32_vec *pta_obj_locs(const struct pta *p, obj_id o)
{
    return &p->obj_states.at[o.i].locs;
}

obj_id pta_sym_obj(const struct pta *p, psym_id s)
{
    return (obj_id){p->sym_obj[s.i]};
}

static uint32_t frozen_rep(const struct pta *p, uint32_t node)
{
    while (p->nodes.at[node].rep != node)
        node = p->nodes.at[node].rep;
    return node;
}

const struct idset *pta_node_set(const struct pta *p, uint32_t node)
{
    return node == PTA_NONE ? &p->empty : node_set(p, frozen_rep(p, node));
}

const struct idset *pta_node_followed(const struct pta *p, uint32_t node)
{
    return node == PTA_NONE ? &p->empty : node_followed(p, frozen_rep(p, node));
}

/* Node of a constant address, PTA_NONE if the solver never met it. */
static uint32_t frozen_const(const struct pta *p, const struct inst *inst, ir_ref ref)
{
    const struct prog_func *pf = &p->prog->funcs[inst->func.i];
    psym_id sym;
    int64_t off;
    if (!prog_ref_address(p->prog, pf->unit_index, ref, &sym, &off))
        return PTA_NONE;
    uint32_t key[3] = {sym.i, (uint32_t)off, (uint32_t)((uint64_t)off >> 32)};
    if (p->prog->syms[sym.i].is_tls) {
        key[2] = inst->origin;
        uint32_t tls = tuples_find(&p->tls_consts, key);
        return tls == TUPLES_NONE ? PTA_NONE : p->tls_nodes.at[tls];
    }
    uint32_t id = tuples_find(&p->consts, key);
    return id == TUPLES_NONE ? PTA_NONE : p->const_nodes.at[id];
}

/* Node of an operand, PTA_NONE if it holds no address. */
static uint32_t frozen_operand(const struct pta *p, inst_id id, ir_ref ref)
{
    const struct inst *inst = &p->insts.at[id.i];
    if (ref_kind(ref) != REF_REG)
        return frozen_const(p, inst, ref);
    uint32_t tref = p->templates[inst->func.i].slot_of[ref_index(ref)];
    if (tref == TREF_NONE)
        return PTA_NONE;
    return tref & TREF_CONST ? p->const_nodes.at[tref & ~TREF_CONST] : inst->nodes + tref;
}

const struct idset *pta_value(const struct pta *p, inst_id id, ir_ref ref)
{
    return pta_node_set(p, frozen_operand(p, id, ref));
}

const struct idset *pta_accessed(const struct pta *p, inst_id id, ir_ref ref)
{
    return pta_node_followed(p, frozen_operand(p, id, ref));
}

const struct model_fn *pta_model_of(const struct pta *p, psym_id sym)
{
    const struct callee *known = &p->callees[sym.i]; /* of everything that was called */
    if (known->kind != CALLEE_UNKNOWN)
        return known->kind == CALLEE_MODEL ? known->model : NULL;
    const struct prog_sym *s = &p->prog->syms[sym.i];
    const struct model_fn *m = model_find(p->model, s->name, s->pretty);
    bool is_used = s->func.i == IR_NONE || (m && m->override_body && !model_is_conditional(m));
    return is_used ? m : NULL;
}

bool pta_is_own_semaphore(const struct pta *p, func_id f)
{
    return p->own_models && p->own_models[f.i];
}

bool pta_returns_fresh(const struct pta *p, psym_id sym)
{
    const struct model_fn *m = pta_model_of(p, sym);
    for (int i = 0; m && i < m->neffects; i++) {
        bool returns_it =
            m->effects[i].ret.kind == PLACE_RET || m->effects[i].ret.kind == PLACE_NONE;
        if (m->effects[i].kind == EFFECT_ALLOC && returns_it)
            return true;
    }
    func_id f = p->prog->syms[sym.i].func;
    return !m && f.i != IR_NONE && p->returns_fresh[f.i] &&
           !(p->returns_variable && p->returns_variable[f.i]);
}

bool pta_obj_is_internal(const struct pta *p, obj_id id)
{
    const struct pta_obj *o = &p->objs.at[id.i];
    if (o->kind != OBJ_GLOBAL)
        return false;
    if (p->prog->syms[o->site].is_constant)
        return true; /* nobody can write it */
    const struct model_var *v = model_find_var(p->model, p->prog->syms[o->site].name);
    return v && (v->is_internal || v->is_thread_local);
}

const struct idset *pta_content(const struct pta *p, loc_id l)
{
    return pta_node_set(p, p->loc_states.at[l.i].load_node);
}

const u32_vec *pta_unknown_calls(const struct pta *p)
{
    return &p->unknown_calls;
}

/* Objects, locations and the keys that things are found by. */
static size_t table_bytes(const struct pta *p)
{
    const struct tuples *tables[] = {&p->ctxs,       &p->obj_keys,  &p->loc_keys,  &p->shift_keys,
                                     &p->inst_keys,  &p->consts,    &p->edge_keys, &p->call_sites,
                                     &p->bulk_pairs, &p->place_keys};
    size_t sum = p->objs.cap * sizeof *p->objs.at + p->locs.cap * sizeof *p->locs.at +
                 p->obj_states.cap * sizeof *p->obj_states.at +
                 p->loc_states.cap * sizeof *p->loc_states.at + p->insts.cap * sizeof *p->insts.at;
    for (size_t i = 0; i < ARRAY_SIZE(tables); i++)
        sum += (tables[i]->words.cap + tables[i]->cap) * sizeof(uint32_t);
    for (size_t i = 0; i < p->obj_states.n; i++) {
        const struct obj_state *o = &p->obj_states.at[i];
        sum += (o->locs.cap + o->inexact.cap + o->cells.cap + o->listeners.cap + o->strides.cap) *
               sizeof(uint32_t);
    }
    return sum;
}

struct pta_stats pta_stats(const struct pta *p)
{
    struct pta_stats s = {.instances = (uint32_t)p->insts.n,
                          .nodes = (uint32_t)p->nodes.n,
                          .objects = (uint32_t)p->objs.n,
                          .locations = (uint32_t)p->locs.n,
                          .origins = (uint32_t)p->origins.n,
                          .constraints = (uint32_t)p->cons.n,
                          .edges = p->edges,
                          .propagations = p->propagations,
                          .collapsed = p->collapsed,
                          .sweeps = p->sweeps,
                          .given_up = p->given_up};
    s.node_bytes = p->nodes.cap * sizeof *p->nodes.at;
    s.constraint_bytes = p->cons.cap * sizeof *p->cons.at;
    s.arena_bytes = p->arena.reserved;
    s.shift_bytes = p->shift_arena.reserved;
    s.table_bytes = table_bytes(p);
    for (size_t i = 0; i < p->nodes.n; i++) {
        const struct inflow *in = p->nodes.at[i].in;
        if (in && in->pts) /* each of those who share it counts its part */
            s.set_bytes += (sizeof *in->pts + idset_bytes(&in->pts->set)) / in->pts->refs;
        s.edge_bytes += idset_bytes(&p->nodes.at[i].succ);
    }
    return s;
}
