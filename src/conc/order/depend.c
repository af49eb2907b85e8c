/* Order of tasks by dependences: see depend.h. */
#include "conc/order/depend.h"

enum {
    MAX_DEPENDS = 12,
    MAX_LINKS = 4,
    RECORD = 24,
    AT_ADDRESS = 0,
    AT_LENGTH = 8,
    AT_KIND = 16,
    KIND_IN = 1,
    KIND_ANY_ORDER = 8,
};

/* With an iterator it names at, at + step, ... at + step*last: step is not 0 then. */
struct dependence {
    struct poly at, last;
    int64_t length, kind, step;
};

struct depend_list {
    uint32_t n;
    struct dependence at[MAX_DEPENDS];
};

static struct finfo *creator_info(const struct values *v, const struct birth *b)
{
    return finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[b->frame].inst));
}

/* The symbol of the loop whose rounds fill one record each; 0: the place is the same in all. */
static bool filling_loop(const struct values *v, uint32_t frame, const struct poly *off,
                         uint32_t *round)
{
    *round = 0;
    if (poly_is_int(off))
        return true;
    *round = off->n ? off->term[0].sym[0] : 0;
    const uint32_t *s = *round ? value_symbol_at(v, *round) : NULL;
    return s && !off->is_unknown && off->n == 1 && !off->term[0].sym[1] &&
           off->term[0].coef == RECORD && s[0] == VALUE_ROUND && s[1] == frame;
}

/* The addresses that an iterator names, one in each round. */
static void note_addresses(struct values *v, uint32_t round, const struct poly *at,
                           struct dependence *out)
{
    struct poly first = poly_int(0), next = poly_int(1);
    struct round_bound bound[MAX_BOUNDS];
    uint32_t s[4];
    memcpy(s, value_symbol_at(v, round), sizeof s);
    first = poly_replace(at, round, &first);
    next = poly_replace(at, round, &next);
    next = poly_add(&next, &first, -1);
    out->at = poly_unknown();
    if (!poly_is_int(&next) || next.constant <= 0 ||
        value_round_bounds(v, s[1], s[2], bound) != 1 || bound[0].scale != 1)
        return;
    out->at = first;
    out->last = bound[0].max;
    out->step = next.constant;
}

static void note_field(struct values *v, uint32_t frame, const struct poly *at, ir_ref value,
                       struct depend_list *out)
{
    uint32_t round;
    int64_t off = at->constant;
    if (!filling_loop(v, frame, at, &round) || off < 0 || off >= MAX_DEPENDS * RECORD)
        return;
    struct dependence *d = &out->at[off / RECORD];
    out->n = MAX(out->n, (uint32_t)(off / RECORD) + 1);
    struct poly p = value_of(v, frame, value);
    if (off % RECORD == AT_ADDRESS && round)
        note_addresses(v, round, &p, d);
    else if (off % RECORD == AT_ADDRESS)
        d->at = p;
    else if (off % RECORD == AT_LENGTH)
        d->length = poly_is_int(&p) ? p.constant : 0;
    else if (off % RECORD == AT_KIND)
        d->kind = poly_is_int(&p) ? p.constant : 0;
}

/* What was stored into the list that a call of the frame is given. */
static struct depend_list list_at(struct values *v, uint32_t frame, uint32_t stmt,
                                  const struct place *place)
{
    struct depend_list out = {0};
    if (place->kind != PLACE_ARG)
        return out;
    const struct prog_func *pf = frame_func(v->c, frame);
    struct poly list = value_of(v, frame, call_arg(pf, stmt, place->index));
    for (uint32_t i = 0; i < pf->func->nstmts && !list.is_unknown; i++) {
        if (pf->stmts[i].op != IR_STORE)
            continue;
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[i]);
        struct poly at = value_of(v, frame, args[0]);
        at = poly_add(&at, &list, -1);
        note_field(v, frame, &at, args[1], &out);
    }
    return out;
}

/* Of a task; empty if there is none or it is not known. */
static struct depend_list depends_of(struct values *v, origin_id o)
{
    const struct birth *b = &v->births[o.i];
    if (!b->is_known || b->is_several || b->effect->kind != EFFECT_SPAWN)
        return (struct depend_list){0};
    return list_at(v, b->frame, b->stmt, &b->effect->obj2);
}

/* Do they order two tasks if they name one address? */
static bool is_exclusive(const struct dependence *a, const struct dependence *b)
{
    return a->kind && b->kind && !(a->kind == KIND_IN && b->kind == KIND_IN) &&
           !(a->kind == KIND_ANY_ORDER && b->kind == KIND_ANY_ORDER);
}

/* Is the address one of those that the iterator names? */
static bool is_named(const struct dependence *d, const struct poly *at)
{
    struct poly off = poly_add(at, &d->at, -1);
    return d->step && poly_is_int(&off) && poly_is_int(&d->last) && off.constant >= 0 &&
           off.constant % d->step == 0 && off.constant / d->step <= d->last.constant;
}

static bool is_ordering(const struct dependence *a, const struct dependence *b)
{
    if (!is_exclusive(a, b) || (a->step && b->step))
        return false;
    return a->step   ? is_named(a, &b->at)
           : b->step ? is_named(b, &a->at)
                     : poly_equal(&a->at, &b->at);
}

/* Is the register the address of a variable of the function that has the region? */
static bool is_variable(const struct values *v, uint32_t frame, uint32_t reg)
{
    const struct ir_stmt *def = def_in_func(
        v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst), ref_make(REF_REG, reg));
    return def && def->op == IR_ALLOCA;
}

/* Is it the same address in every round of every loop? */
static bool is_fixed(const struct values *v, const struct birth *b, const struct poly *p)
{
    struct finfo *info = creator_info(v, b);
    if (info->cfg->loop[info->block_of[b->stmt]] == CFG_NONE)
        return true;
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(v, p->term[i].sym[k]);
            bool is_outside = s[0] == VALUE_ADDRESS || s[0] == VALUE_COUNT;
            if (s[0] == VALUE_REGISTER && s[1] == b->frame)
                is_outside = info->def[s[2]] == IR_NONE ||
                             info->cfg->loop[info->block_of[info->def[s[2]]]] == CFG_NONE;
            if (s[0] == VALUE_REGISTER && s[1] != b->frame)
                is_outside = is_variable(v, s[1], s[2]);
            if (!is_outside)
                return false;
        }
    return true;
}

/* Do they name one address, or two blocks that the tasks choose by what they count (A-DEPEND)? */
static bool is_block_or_order(const struct values *v, origin_id o, const struct dependence *a,
                              origin_id other, const struct dependence *b)
{
    struct poly d = poly_add(&a->at, &b->at, -1);
    bool is_counted =
        !is_fixed(v, &v->births[o.i], &a->at) && !is_fixed(v, &v->births[other.i], &b->at);
    return is_exclusive(a, b) && !d.is_unknown && (is_counted || d.n || !d.constant);
}

static bool names_same(struct values *v, origin_id a, origin_id b)
{
    struct depend_list x = depends_of(v, a), y = depends_of(v, b);
    for (uint32_t i = 0; i < x.n; i++)
        for (uint32_t k = 0; k < y.n; k++)
            if (is_ordering(&x.at[i], &y.at[k]) && is_fixed(v, &v->births[a.i], &x.at[i].at) &&
                is_fixed(v, &v->births[b.i], &y.at[k].at))
                return true;
    return false;
}

static bool is_made_before(const struct values *v, origin_id a, origin_id b)
{
    const struct birth *x = &v->births[a.i], *y = &v->births[b.i];
    struct finfo *info = creator_info(v, x);
    uint32_t p = info->block_of[x->stmt], q = info->block_of[y->stmt];
    return p == q ? x->stmt < y->stmt : cfg_dominates(info->cfg, p, q);
}

/* Directly, or by tasks that were made between the two. */
static bool are_linked(struct values *v, origin_id a, origin_id b, int depth)
{
    if (names_same(v, a, b))
        return true;
    for (uint32_t i = 0; depth < MAX_LINKS && i < pta_norigins(v->c->pta); i++) {
        origin_id m = {i};
        const struct birth *x = &v->births[i];
        if (i == a.i || i == b.i || !x->is_known || x->frame != v->births[a.i].frame ||
            !is_made_before(v, a, m) || !is_made_before(v, m, b))
            continue;
        if (names_same(v, a, m) && are_linked(v, m, b, depth + 1))
            return true;
    }
    return false;
}

/* Does the distance from the first address that an iterator names stay below the last one's end? */
static bool stays_in_named(struct values *v, const struct poly *off, const struct dependence *d)
{
    struct poly end = {.constant = d->step}, most = poly_int(off->constant);
    end = poly_add(&end, &d->last, d->step);
    for (uint32_t i = 0; i < off->n; i++) {
        struct round_bound bound[MAX_BOUNDS];
        uint32_t s[4];
        memcpy(s, value_symbol_at(v, off->term[i].sym[0]), sizeof s);
        if (off->term[i].sym[1] || s[0] != VALUE_ROUND ||
            value_round_bounds(v, s[1], s[2], bound) != 1 || bound[0].scale != 1)
            return false;
        most = poly_add(&most, &bound[0].max, off->term[i].coef);
    }
    end = poly_add(&end, &most, -1);
    return poly_is_int(&end) && end.constant > 0;
}

/* Does the address lie in what the dependence names, whatever the task itself counts? */
static bool is_within(struct values *v, uint32_t frame, const struct poly *address,
                      const struct dependence *d)
{
    struct poly off = poly_add(address, &d->at, -1);
    if (off.is_unknown || off.constant < 0)
        return false;
    for (uint32_t i = 0; i < off.n; i++)
        for (int k = 0; k < POLY_DEGREE && off.term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(v, off.term[i].sym[k]);
            bool is_own = (s[0] == VALUE_REGISTER || s[0] == VALUE_ROUND) &&
                          v->c->frames.at[s[1]].origin.i == v->c->frames.at[frame].origin.i;
            if (!is_own || off.term[i].coef < 0)
                return false;
        }
    if (d->step)
        return stays_in_named(v, &off, d);
    return off.n || !d->length || off.constant < d->length;
}

/* Is the address behind a pointer that lies at what the dependence names: `depend(inout: tile[i])`
 * of a task that works on the array tile[i]? */
static bool is_behind(struct values *v, uint32_t frame, const struct poly *address,
                      const struct dependence *d)
{
    for (uint32_t i = 0; !address->is_unknown && i < address->n; i++) {
        uint32_t s[4];
        struct poly slot = poly_unknown();
        memcpy(s, value_symbol_at(v, address->term[i].sym[0]), sizeof s);
        if (address->term[i].coef != 1 || address->term[i].sym[1] || d->step)
            continue;
        if (s[0] == VALUE_CONTENT && !s[2])
            slot = value_poly(v, s[1]);
        if (s[0] == VALUE_REGISTER &&
            v->c->frames.at[s[1]].origin.i == v->c->frames.at[frame].origin.i) {
            const struct prog_func *pf = frame_func(v->c, s[1]);
            uint32_t def =
                finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[s[1]].inst))->def[s[2]];
            if (def != IR_NONE && pf->stmts[def].op == IR_LOAD &&
                pf->stmts[def].size == pf->unit->pointer_size)
                slot = value_of(v, s[1], ir_args(pf->unit, pf->func, &pf->stmts[def])[0]);
        }
        if (poly_equal(&slot, &d->at))
            return true;
    }
    return false;
}

/* ---- waits for tasks ---- */

/* Is the task among those that the wait is for, or before one of those? */
static bool is_waited_for(struct values *v, origin_id task, const struct depend_list *wait)
{
    for (uint32_t o = 0; o < pta_norigins(v->c->pta); o++) {
        const struct birth *b = &v->births[o];
        if (!b->is_known || b->frame != v->births[task.i].frame)
            continue;
        struct depend_list own = depends_of(v, (origin_id){o});
        bool is_direct = false;
        for (uint32_t i = 0; i < own.n; i++)
            for (uint32_t k = 0; k < wait->n; k++)
                is_direct |= is_ordering(&own.at[i], &wait->at[k]) &&
                             is_fixed(v, b, &own.at[i].at) && is_fixed(v, b, &wait->at[k].at);
        if (is_direct && (o == task.i || (is_made_before(v, task, (origin_id){o}) &&
                                          are_linked(v, task, (origin_id){o}, 0))))
            return true;
    }
    return false;
}

static const struct effect *wait_at(const struct values *v, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    if (frame_func(v->c, frame)->stmts[stmt].op != IR_CALL)
        return NULL;
    const struct pta_edge *e = pta_edges(v->c->pta, v->c->frames.at[frame].inst, stmt, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++)
        if (e->model->effects[i].kind == EFFECT_WAIT_DEPENDS)
            return &e->model->effects[i];
    return NULL;
}

bool depends_waited(struct values *v, origin_id task, uint32_t stmt)
{
    const struct birth *b = &v->births[task.i];
    if (!b->is_known || b->is_several || b->effect->flags & EFF_MANY)
        return false;
    struct finfo *info = creator_info(v, b);
    for (uint32_t i = b->stmt + 1; i < frame_func(v->c, b->frame)->func->nstmts; i++) {
        const struct effect *e = wait_at(v, b->frame, i);
        if (!e || !comes_first(info, b->stmt, i) || !comes_first(info, i, stmt) ||
            info->cfg->loop[info->block_of[b->stmt]] != CFG_NONE)
            continue;
        struct depend_list wait = list_at(v, b->frame, i, &e->obj);
        if (is_waited_for(v, task, &wait))
            return true;
    }
    return false;
}

bool depends_order(struct values *v, origin_id a, origin_id b)
{
    return a.i != b.i && v->births[a.i].is_known && v->births[b.i].is_known &&
           v->births[a.i].frame == v->births[b.i].frame &&
           (are_linked(v, a, b, 0) || are_linked(v, b, a, 0));
}

bool depends_apart(struct values *v, uint32_t frame_a, ir_ref address_a, uint32_t frame_b,
                   ir_ref address_b)
{
    origin_id a = v->c->frames.at[frame_a].origin, b = v->c->frames.at[frame_b].origin;
    if (v->births[a.i].frame != v->births[b.i].frame)
        return false;
    struct depend_list x = depends_of(v, a), y = depends_of(v, b);
    if (!x.n || !y.n)
        return false;
    if (are_linked(v, a, b, 0) || are_linked(v, b, a, 0))
        return true;
    if (v->c->opt.mode == MODE_SOUND)
        return false;
    struct poly p = value_of(v, frame_a, address_a), q = value_of(v, frame_b, address_b);
    for (uint32_t i = 0; i < x.n; i++)
        for (uint32_t k = 0; k < y.n; k++)
            if (is_block_or_order(v, a, &x.at[i], b, &y.at[k]) &&
                ((is_within(v, frame_a, &p, &x.at[i]) && is_within(v, frame_b, &q, &y.at[k])) ||
                 (is_behind(v, frame_a, &p, &x.at[i]) && is_behind(v, frame_b, &q, &y.at[k]))))
                return true;
    return false;
}

bool depends_on_step(struct values *v, origin_id o, const uint32_t round[2], int64_t down,
                     int64_t right)
{
    struct depend_list list = depends_of(v, o);
    int64_t back[2] = {down, right};
    for (uint32_t i = 0; i < list.n; i++) {
        struct poly before = list.at[i].at; /* what the earlier task named */
        for (int k = 0; k < 2; k++) {
            struct poly earlier = round[k] ? poly_symbol(round[k]) : poly_int(0);
            earlier.constant -= back[k];
            before = round[k] ? value_replace(v, &before, round[k], &earlier) : before;
        }
        for (uint32_t k = 0; k < list.n; k++)
            if (!list.at[i].step && !list.at[k].step && poly_has(&list.at[i].at, round[1]) &&
                is_exclusive(&list.at[i], &list.at[k]) && poly_equal(&before, &list.at[k].at))
                return true;
    }
    return false;
}
