/*
 * Variables that change between barriers only: the grids that one thread exchanges after every
 * step, the table that one thread of a team allocates. Two threads that load such a variable
 * between the same two barriers get the same value, if every write to it is in another phase.
 *
 *   #pragma omp single
 *   { t = from; from = to; to = t; }        (and here all wait)
 *   #pragma omp for
 *   for (...) to[i] = from[i];              `to` is one array for all of them
 *
 * That nobody reads the variable beside a write is for the pairs of the variable itself to say.
 */
#include "conc/element/index_int.h"
#include "conc/order/phase.h"

enum { MAX_SETTLED = 8, MAX_NESTING = 3 };

static struct poly settle(struct index *x, const struct element *e, const struct element *other,
                          const struct poly *p, int depth);

/* Is every write to what the load reads made before the threads began, or in another phase? */
static bool is_written_apart(struct index *x, uint32_t frame, uint32_t load, ir_ref address)
{
    const struct conc *c = x->c;
    uint32_t loc, n = 0, size = frame_func(c, frame)->stmts[load].size;
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[frame].inst, address));
    if (value_is_set_often(x->v, frame, load))
        return false;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        for (uint32_t i = values_last_write(x->v, l->obj); i;
             i = x->v->log->writes.at[i - 1].next) {
            const struct write_record w = x->v->log->writes.at[i - 1];
            if (!pta_overlap(pta_loc(c->pta, w.loc), w.size, l, size) ||
                value_is_creator(x->v, w.frame, c->frames.at[frame].origin.i))
                continue;
            if (!phases_apart(x->phases, frame, load, w.frame, w.stmt))
                return false;
        }
        n++;
    }
    return n > 0;
}

/* What the register holds, if it is loaded in the phase of the access. */
static bool settle_register(struct index *x, const struct element *e, const struct element *other,
                            const uint32_t *s, struct poly *out, int depth)
{
    uint32_t frame = s[1], def = index_info(x, frame)->def[s[2]];
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t use = stmt_in_frame(x, e, frame);
    if (def == IR_NONE || use == IR_NONE || pf->stmts[def].op != IR_LOAD)
        return false;
    ir_ref address = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    struct poly at = value_of(x->v, frame, address);
    at = settle(x, e, other, &at, depth + 1);
    if (at.is_unknown || role_of_poly(x, e, other, &at) != ROLE_COMMON ||
        !is_written_apart(x, frame, def, address))
        return false;
    uint32_t load = 0;
    if (phases_between(x->phases, frame, def, use)) {
        /* Kept since an earlier phase: all threads have it from this one load. */
        func_id f = pta_inst_func(x->c->pta, x->c->frames.at[frame].inst);
        if (!x->c->frames.at[frame].is_once || stmt_in_loop(x->c, f, def))
            return false;
        load = value_symbol(x->v, VALUE_REGISTER, frame, s[2], 0);
    }
    *out = poly_symbol(value_symbol(x->v, VALUE_CONTENT, value_intern(x->v, &at), 0, load));
    return true;
}

/* Registers of the access's own thread in the polynomial, also inside of results. */
static void find_registers(struct index *x, const struct element *e, const struct poly *p,
                           uint32_t *list, uint32_t *n, int depth)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t s[4];
            memcpy(s, value_symbol_at(x->v, p->term[i].sym[k]), sizeof s);
            for (int j = 2; s[0] == VALUE_RESULT && depth < MAX_NESTING && j < 4; j++) {
                struct poly inner = value_poly(x->v, s[j]);
                find_registers(x, e, &inner, list, n, depth + 1);
            }
            if (s[0] == VALUE_REGISTER && *n < MAX_SETTLED &&
                index_origin(x, s[1]).i == index_origin(x, e->frame).i)
                list[(*n)++] = p->term[i].sym[k];
        }
}

static struct poly settle(struct index *x, const struct element *e, const struct element *other,
                          const struct poly *p, int depth)
{
    uint32_t list[MAX_SETTLED], n = 0;
    struct poly out = *p, value;
    if (p->is_unknown || depth > MAX_NESTING)
        return out;
    find_registers(x, e, p, list, &n, 0);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t s[4];
        memcpy(s, value_symbol_at(x->v, list[i]), sizeof s);
        if (settle_register(x, e, other, s, &value, depth))
            out = value_replace(x->v, &out, list[i], &value);
    }
    return out;
}

bool settled_apart(struct index *x, const struct element *a, const struct element *b)
{
    if (!x->phases || index_origin(x, a->frame).i != index_origin(x, b->frame).i)
        return false;
    struct poly at_a = value_of(x->v, a->frame, a->address);
    struct poly at_b = value_of(x->v, b->frame, b->address);
    struct poly one = settle(x, a, b, &at_a, 0), two = settle(x, b, a, &at_b, 0);
    bool is_changed = !poly_equal(&one, &at_a) || !poly_equal(&two, &at_b);
    return is_changed && (index_differs(x, a, b, &one, &two) || flat_apart(x, a, b, &one, &two));
}
