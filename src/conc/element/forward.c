/*
 * What a creator stored at an address before it created a thread, or a function before it loads
 * from there: in this function, or in one that was given the object (a constructor).
 */
#include "conc/element/value_int.h"

/* Arguments of a call that are looked at, and bytes of a record that one may point to. */
enum { MAX_PASSED = 4, MAX_RECORD = 4096 };

/* ---- symbols inside of polynomials ---- */

/* A symbol made of polynomials, with the replacement in them; itself if there is nothing. */
static struct poly replace_inside(struct values *v, uint32_t sym, uint32_t old,
                                  const struct poly *by)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(v, sym), sizeof s);
    struct poly self = poly_symbol(sym), a, b;
    if (s[0] == VALUE_RESULT) {
        struct poly p = value_poly(v, s[2]), q = value_poly(v, s[3]);
        a = value_replace(v, &p, old, by);
        b = value_replace(v, &q, old, by);
        return poly_equal(&a, &p) && poly_equal(&b, &q) ? self : value_result(v, s[1], &a, &b);
    }
    if (s[0] != VALUE_CONTENT)
        return self;
    struct poly at = value_poly(v, s[1]);
    a = value_replace(v, &at, old, by);
    if (poly_equal(&a, &at))
        return self;
    return a.is_unknown
               ? a
               : poly_symbol(value_symbol(v, VALUE_CONTENT, value_intern(v, &a), s[2], s[3]));
}

struct poly value_replace(struct values *v, const struct poly *p, uint32_t sym,
                          const struct poly *by)
{
    struct poly out = poly_replace(p, sym, by);
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k] && !out.is_unknown; k++) {
            uint32_t old = p->term[i].sym[k];
            struct poly with = old == sym ? poly_symbol(old) : replace_inside(v, old, sym, by);
            uint32_t same;
            if (old != sym && !(poly_is_symbol(&with, &same) && same == old))
                out = poly_replace(&out, old, &with);
        }
    return out;
}

/* Does the polynomial speak of what the frame computes itself? */
static bool mentions_frame(const struct values *v, const struct poly *p, uint32_t frame)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(v, p->term[i].sym[k]);
            bool is_own = (s[0] == VALUE_REGISTER || s[0] == VALUE_ROUND) && s[1] == frame;
            struct poly a = {0}, b = {0};
            if (s[0] == VALUE_RESULT)
                a = value_poly(v, s[2]), b = value_poly(v, s[3]);
            else if (s[0] == VALUE_CONTENT || s[0] == VALUE_TICKET)
                a = value_poly(v, s[1]);
            if (is_own || mentions_frame(v, &a, frame) || mentions_frame(v, &b, frame))
                return true;
        }
    return false;
}

/* ---- stores ---- */

/* The loop whose body contains the statement; CFG_NONE. */
static uint32_t loop_of(struct finfo *info, uint32_t stmt)
{
    return info->cfg->loop[info->block_of[stmt]];
}

/* With the counter of the loop around `from` taken for that of the loop around `to`. */
static struct poly move_round(struct values *v, uint32_t frame, struct poly p, uint32_t from,
                              uint32_t to)
{
    struct poly by = poly_symbol(value_symbol(v, VALUE_ROUND, frame, to, 0));
    return value_replace(v, &p, value_symbol(v, VALUE_ROUND, frame, from, 0), &by);
}

struct forward {
    struct values *v;
    uint32_t frame, stmt; /* the creation */
    struct finfo *info;
    uint32_t store; /* the store found; IR_NONE */
    uint32_t loop;  /* its loop, if the counter has to be translated; CFG_NONE */
    bool is_unclear;
    u32_vec others; /* may write there, what is not known */
};

/* Does the address lie in an object that each round of the loop makes another one of? */
static bool is_made_in(const struct forward *w, const struct poly *at, uint32_t loop)
{
    const struct prog_func *pf = frame_func(w->v->c, w->frame);
    for (uint32_t i = 0; i < at->n; i++) {
        const uint32_t *s = value_symbol_at(w->v, at->term[i].sym[0]);
        if (at->term[i].coef != 1 || at->term[i].sym[1] || s[0] != VALUE_REGISTER ||
            s[1] != w->frame || w->info->def[s[2]] == IR_NONE)
            continue;
        uint32_t def = w->info->def[s[2]];
        return loop_of(w->info, def) == loop && makes_memory(w->v->c, pf, &pf->stmts[def]);
    }
    return false;
}

/*
 * Objects that one loop makes, one in each round, and another one starts: the places in them are
 * equal because the second loop's counter was taken for the first one's on the way (in an array).
 * Or a call behind the loop starts all of them, which were put into a list.
 */
static bool is_made_before(const struct forward *w, uint32_t stmt, const struct poly *at)
{
    const struct cfg *cfg = w->info->cfg;
    uint32_t own = loop_of(w->info, w->stmt), other = loop_of(w->info, stmt);
    return other != CFG_NONE && own != other &&
           !cfg_in_loop(cfg, w->info->block_of[w->stmt], other) &&
           cfg_dominates(cfg, cfg->loops[other].header, w->info->block_of[w->stmt]) &&
           is_made_in(w, at, other);
}

/* Is the loop around the creation another one than those around the statement? */
static bool is_other_loop(const struct forward *w, uint32_t stmt)
{
    uint32_t own = loop_of(w->info, w->stmt);
    return own != CFG_NONE && !cfg_in_loop(w->info->cfg, w->info->block_of[stmt], own);
}

/* One fixed element of an array whose elements the rounds of a loop use one after the other. */
static bool may_be_one_of(const struct forward *w, const struct poly *at, const struct poly *wanted)
{
    struct poly d = poly_add(wanted, at, -1);
    uint32_t round = value_symbol(w->v, VALUE_ROUND, w->frame, loop_of(w->info, w->stmt), 0);
    return d.n == 1 && !d.term[0].sym[1] && d.term[0].sym[0] == round &&
           d.constant % d.term[0].coef == 0 && d.constant / d.term[0].coef <= 0;
}

static void consider_store(struct forward *w, uint32_t stmt, const struct poly *at,
                           const struct poly *wanted)
{
    uint32_t own = loop_of(w->info, w->stmt), other = loop_of(w->info, stmt);
    uint32_t translated = CFG_NONE;
    if (poly_equal(at, wanted) && is_made_before(w, stmt, at)) {
        translated = is_other_loop(w, stmt) ? other : CFG_NONE;
    } else if (!poly_equal(at, wanted)) {
        if (own != CFG_NONE && other == CFG_NONE && comes_first(w->info, stmt, w->stmt))
            w->is_unclear |= may_be_one_of(w, at, wanted);
        if (own == CFG_NONE || other == CFG_NONE || other == own)
            return;
        struct poly moved = move_round(w->v, w->frame, *at, other, own);
        if (!poly_equal(&moved, wanted))
            return;
        translated = other;
        /* the other loop as a whole must come first: its header is what dominates */
        if (!cfg_dominates(w->info->cfg, w->info->cfg->loops[other].header,
                           w->info->block_of[w->stmt]))
            w->is_unclear = true;
    } else if (!comes_first(w->info, stmt, w->stmt)) {
        /* perhaps before it, or in the round before: a fixed place is written again */
        bool is_fixed =
            own == CFG_NONE || !poly_has(at, value_symbol(w->v, VALUE_ROUND, w->frame, own, 0));
        bool is_next_round =
            own != CFG_NONE && is_fixed && cfg_in_loop(w->info->cfg, w->info->block_of[stmt], own);
        if (is_next_round || !comes_first(w->info, w->stmt, stmt))
            w->is_unclear = true;
        return;
    }
    if (w->store == IR_NONE || comes_first(w->info, w->store, stmt)) {
        w->store = stmt;
        w->loop = translated;
    }
}

/* The callee's value in terms of one call's arguments; unknown if it is not made of them alone. */
static struct poly bind_params(struct values *v, uint32_t frame, uint32_t stmt, uint32_t callee,
                               struct poly value, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    uint32_t nparams = frame_func(v->c, callee)->func->nparams;
    for (uint32_t i = 0; i < nparams; i++) {
        uint32_t param = value_symbol(v, VALUE_REGISTER, callee, i, 0);
        struct poly given = value_eval(v, frame, call_arg(pf, stmt, (int32_t)i), depth + 1);
        value = value_replace(v, &value, param, &given);
    }
    return mentions_frame(v, &value, callee) ? poly_unknown() : value;
}

/* The frame of the one function that a call runs with an argument `at` bytes before the address. */
static uint32_t frame_given(struct values *v, uint32_t frame, uint32_t stmt,
                            const struct poly *address, int64_t *at, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    uint32_t n;
    const struct pta_edge *e = pta_edges(v->c->pta, v->c->frames.at[frame].inst, stmt, &n);
    if (n != 1 || e->kind != EDGE_CALL || e->model)
        return PTA_NONE;
    uint32_t callee = frame_find(v->c, v->c->frames.at[frame].origin, (inst_id){e->target});
    if (callee == frame || callee == PTA_NONE)
        return PTA_NONE;
    for (uint32_t i = 0; i + 1 < pf->stmts[stmt].nargs && i < MAX_PASSED; i++) {
        struct poly given = value_eval(v, frame, call_arg(pf, stmt, (int32_t)i), depth + 1);
        struct poly inside = poly_add(address, &given, -1);
        bool is_inside =
            poly_is_int(&inside) && inside.constant >= 0 && inside.constant < MAX_RECORD;
        if (!is_inside || (i && v->c->frames.at[callee].ncallers != 1))
            continue;
        *at = inside.constant;
        return callee;
    }
    return PTA_NONE;
}

/* The constant that a function always returns: what a library asks of a type. */
static bool returns_constant(const struct prog_func *pf, int64_t *value)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op == IR_RET &&
            (n++ || !s->nargs || !ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, s)[0], value)))
            return false;
    }
    return n == 1;
}

/* The successor of a block that branches on what a call always returns; IR_NONE. */
static uint32_t only_successor(const struct conc *c, struct finfo *info, const struct prog_func *pf,
                               const struct ir_block *b)
{
    const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
    ir_ref cond = t->op == IR_BRANCH ? ir_args(pf->unit, pf->func, t)[0] : (ir_ref){0};
    uint32_t def = ref_kind(cond) == REF_REG ? info->def[ref_index(cond)] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_CALL)
        return IR_NONE;
    ir_ref callee = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    if (ref_kind(callee) != REF_SYM)
        return IR_NONE;
    func_id f = c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(callee)).i].func;
    int64_t value;
    if (f.i == IR_NONE || !returns_constant(&c->prog->funcs[f.i], &value))
        return IR_NONE;
    return ir_succs(pf->unit, pf->func, b)[value ? 0 : 1];
}

/* Can the function return without the statement? */
static bool returns_without(const struct conc *c, struct finfo *info, const struct prog_func *pf,
                            uint32_t stmt)
{
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_found = false;
    vec_push(&work, 0);
    while (work.n && !is_found) {
        uint32_t at = vec_pop(&work);
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + at];
        if (at == info->block_of[stmt])
            continue;
        is_found = pf->stmts[b->first + b->count - 1].op == IR_RET;
        uint32_t only = only_successor(c, info, pf, b);
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t succ = ir_succs(pf->unit, pf->func, b)[i];
            if ((only == IR_NONE || succ == only) && idset_add(&seen, succ))
                vec_push(&work, succ);
        }
    }
    idset_release(&seen);
    vec_release(&work);
    return is_found;
}

static bool is_always_run(const struct conc *c, struct finfo *info, const struct prog_func *pf,
                          uint32_t stmt)
{
    bool is_always = true;
    for (uint32_t i = 0; i < pf->func->nstmts && is_always; i++)
        is_always = pf->stmts[i].op != IR_RET || comes_first(info, stmt, i);
    return loop_of(info, stmt) == CFG_NONE && (is_always || !returns_without(c, info, pf, stmt));
}

static bool stored_by_callee(struct values *v, uint32_t frame, const struct slot *slot,
                             struct poly *out, int depth);

/* The address that a copy takes the bytes at `address` from. */
static bool copied_from(struct values *v, uint32_t frame, uint32_t stmt, const struct slot *slot,
                        struct slot *from, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[stmt]);
    int64_t length = 0;
    if (!ir_ref_int(pf->unit, args[2], &length))
        return false;
    struct poly to = value_eval(v, frame, args[0], depth + 1);
    struct poly inside = poly_add(&slot->at, &to, -1);
    bool is_inside =
        inside.constant >= 0 && inside.constant < length && (poly_is_int(&inside) || inside.n == 1);
    if (inside.is_unknown || !is_inside)
        return false;
    *from = (struct slot){.at = value_eval(v, frame, args[1], depth + 1),
                          .locs = pta_value(v->c->pta, v->c->frames.at[frame].inst, args[1]),
                          .size = slot->size};
    from->at = poly_add(&from->at, &inside, 1);
    return !from->at.is_unknown;
}

/* A library function that keeps one of its arguments at the address. */
static bool assigned_by_model(struct values *v, uint32_t frame, uint32_t stmt,
                              const struct poly *address, struct poly *out, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    uint32_t n;
    const struct pta_edge *e = pta_edges(v->c->pta, v->c->frames.at[frame].inst, stmt, &n);
    bool is_found = false;
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++) {
        const struct effect *f = &e->model->effects[i];
        if (f->kind == EFFECT_JOIN && f->ret.kind == PLACE_DEREF && f->ret.depth <= 1) {
            struct poly to = value_eval(v, frame, call_arg(pf, stmt, f->ret.index), depth + 1);
            if (poly_equal(&to, address) && value_joined(v, frame, stmt, f, out, depth))
                return true;
        }
        if (f->kind != EFFECT_ASSIGN || f->ret.kind != PLACE_DEREF || f->ret.depth > 1 ||
            f->ret.inside || f->ret.each || f->src.kind != PLACE_ARG)
            continue;
        struct poly at = value_eval(v, frame, call_arg(pf, stmt, f->ret.index), depth + 1);
        at.constant += f->ret.offset;
        if (!poly_equal(&at, address))
            continue;
        if (is_found)
            return false;
        *out = value_eval(v, frame, call_arg(pf, stmt, f->src.index), depth + 1);
        out->constant += f->src.offset;
        is_found = true;
    }
    return is_found;
}

/* Does nobody write to what the copy takes its bytes from, so that the initial value is there? */
static bool is_initial(struct values *v, const struct idset *locs)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (values_last_write(v, pta_loc(v->c->pta, (loc_id){loc})->obj))
            return false;
    return true;
}

/* Does the call or copy put a value at the address that is known? */
static bool stored_by(struct values *v, uint32_t frame, uint32_t stmt, const struct slot *slot,
                      struct poly *out, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (depth > MAX_EVAL_DEPTH - 8)
        return false;
    if (s->op == IR_STORE) {
        struct poly at = value_eval(v, frame, args[0], depth + 1);
        if (!poly_equal(&at, &slot->at))
            return false;
        *out = value_eval(v, frame, args[1], depth + 1);
        return true;
    }
    if (s->op == IR_MEMCOPY) {
        struct slot from;
        struct poly to = value_eval(v, frame, args[0], depth + 1);
        if (poly_equal(&to, &slot->at) &&
            value_counted(v, frame, stmt, args[1], (uint32_t)slot->size, out, depth + 2))
            return true;
        return copied_from(v, frame, stmt, slot, &from, depth) &&
               ((is_initial(v, from.locs) && table_value(v, &from.at, from.size, out)) ||
                content_before(v, frame, stmt, &from, out, depth + 2));
    }
    if (s->op != IR_CALL || s->nargs < 2)
        return false;
    int64_t inside;
    uint32_t callee = frame_given(v, frame, stmt, &slot->at, &inside, depth);
    if (callee == PTA_NONE)
        return assigned_by_model(v, frame, stmt, &slot->at, out, depth);
    if (v->c->frames.at[callee].ncallers == 1)
        return stored_by_callee(v, callee, slot, out, depth + 2);
    /* Called elsewhere, too: its parameters stand for themselves until the value is found. */
    struct slot given = *slot;
    given.at = poly_symbol(value_symbol(v, VALUE_REGISTER, callee, 0, 0));
    given.at.constant = inside;
    if (!stored_by_callee(v, callee, &given, out, depth + 8))
        return false;
    *out = bind_params(v, frame, stmt, callee, *out, depth);
    return !out->is_unknown;
}

/* What a function that was given the object (a constructor) leaves at the address, always. */
static bool stored_by_callee(struct values *v, uint32_t frame, const struct slot *slot,
                             struct poly *out, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    const struct write_site *sites;
    uint32_t last = IR_NONE, n;
    if (!slot_sites(v, slot, frame, &sites, &n))
        return false;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t stmt = sites[i].stmt;
        struct poly value;
        if ((i && sites[i - 1].stmt == stmt) || !stored_by(v, frame, stmt, slot, &value, depth))
            continue;
        if (!is_always_run(v->c, info, pf, stmt) ||
            (last != IR_NONE && !comes_first(info, last, stmt)))
            return false;
        last = stmt;
        *out = value;
    }
    return last != IR_NONE && !out->is_unknown;
}

/* What the statement puts there, and whether it is the last to do so before the creation. */
static void look_at_store(struct forward *w, uint32_t stmt, const struct slot *slot,
                          struct poly *found, int depth)
{
    const struct prog_func *pf = frame_func(w->v->c, w->frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    uint32_t before = w->store;
    if (s->op == IR_STORE) {
        struct poly at = value_eval(w->v, w->frame, args[0], depth + 1);
        consider_store(w, stmt, &at, &slot->at);
        if (w->store != before)
            *found = value_eval(w->v, w->frame, args[1], depth + 1);
        else if (!poly_equal(&at, &slot->at))
            vec_push(&w->others, stmt);
    } else if (s->op == IR_MEMCOPY || (s->op == IR_CALL && stmt != w->stmt)) {
        struct poly value;
        if ((s->op == IR_MEMCOPY && !comes_first(w->info, stmt, w->stmt)) ||
            !stored_by(w->v, w->frame, stmt, slot, &value, depth)) {
            vec_push(&w->others, stmt);
            return;
        }
        consider_store(w, stmt, &slot->at, &slot->at);
        if (w->store != before)
            *found = value;
    } else if (s->op == IR_CALL) {
        vec_push(&w->others, stmt); /* the call itself, in the round before */
    }
}

/* As value_stored; *is_found says whether there was a store, known or not. */
static bool find_store(struct values *v, uint32_t frame, uint32_t creation, const struct slot *slot,
                       struct poly *out, bool *is_found, int depth)
{
    func_id func = pta_inst_func(v->c->pta, v->c->frames.at[frame].inst);
    struct forward w = {v, frame, creation, finfo_of(v->c, func), IR_NONE, CFG_NONE, false, {0}};
    struct poly found = {0};
    const struct write_site *sites;
    uint32_t n;
    *is_found = true;
    if (!slot_sites(v, slot, frame, &sites, &n))
        return false;
    for (uint32_t i = 0; i < n; i++)
        if (!i || sites[i].stmt != sites[i - 1].stmt)
            look_at_store(&w, sites[i].stmt, slot, &found, depth);
    for (size_t i = 0; i < w.others.n && !w.is_unclear; i++)
        w.is_unclear = value_comes_between(v, frame, w.store, w.others.at[i], creation) &&
                       value_may_store(v, frame, w.others.at[i], slot, 0, depth);
    vec_release(&w.others);
    *is_found = w.store != IR_NONE || w.is_unclear;
    if (w.store == IR_NONE || w.is_unclear || found.is_unknown)
        return false;
    if (w.loop != CFG_NONE)
        found = move_round(v, frame, found, w.loop, loop_of(w.info, creation));
    *out = found;
    return true;
}

bool value_stored(struct values *v, uint32_t frame, uint32_t stmt, const struct slot *slot,
                  struct poly *out, int depth)
{
    bool is_found;
    return find_store(v, frame, stmt, slot, out, &is_found, depth);
}

bool content_before(struct values *v, uint32_t frame, uint32_t stmt, const struct slot *slot,
                    struct poly *out, int depth)
{
    for (bool is_found = false; depth < MAX_EVAL_DEPTH; depth++) {
        const struct frame *f = &v->c->frames.at[frame];
        if (find_store(v, frame, stmt, slot, out, &is_found, depth))
            return true;
        if (is_found || f->caller == PTA_NONE || f->ncallers != 1 || v->is_one_of[frame])
            return false;
        stmt = f->call_stmt;
        frame = f->caller;
    }
    return false;
}
