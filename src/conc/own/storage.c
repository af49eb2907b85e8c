/*
 * Storage that containers of the C++ library keep to themselves: its address is only ever stored
 * by members of containers into the container itself, and into variables of functions (iterators).
 * Then a place in memory that holds such an address, and is no such variable, is a container, and
 * two of them have nothing in common (A-CONTAINER): the rows of a vector of vectors.
 */
#include "conc/element/index_int.h"

/* Who knows the address of some storage besides its container; the greater one counts. */
enum keeper { KEPT_BY_OWNER, KEPT_ON_STACK, KEPT_ANYWHERE };

/* Does the function store at a fixed place in its own container? */
static bool is_in_own_container(struct conc *c, func_id f, ir_ref address)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    for (int i = 0; i < MAX_PINS && ref_kind(address) == REF_REG; i++) {
        uint32_t def = info->def[ref_index(address)];
        if (def == IR_NONE)
            return ref_index(address) == 0 && pf->func->nparams;
        const struct ir_stmt *s = &pf->stmts[def];
        if ((s->op != IR_ADDR || s->nargs != 2) && s->op != IR_COPY)
            return false;
        address = ir_args(pf->unit, pf->func, s)[0];
    }
    return false;
}

static bool is_owners_store(struct conc *c, inst_id inst, const struct ir_stmt *s)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    return s->op == IR_STORE && prog_func_is_container(c->prog, f) &&
           is_in_own_container(c, f, ir_args(pf->unit, pf->func, s)[0]);
}

static bool is_all_on_stack(const struct conc *c, const struct idset *at)
{
    struct idset_iter it = idset_begin(at);
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj)->kind != OBJ_STACK)
            return false;
    return true;
}

/* The storage among these places is known to others than its container. */
static void give_away(struct index *x, const struct idset *values, enum keeper keeper)
{
    struct idset_iter it = idset_begin(values);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(x->c->pta, (loc_id){loc})->obj;
        if (obj_is_of_container(x->c, obj))
            map_put(&x->given_away, obj.i, MAX(keeper, map_get(&x->given_away, obj.i, 0)));
    }
}

static void see_copy(struct index *x, inst_id inst, ir_ref to, ir_ref from)
{
    struct idset_iter it = idset_begin(pta_value(x->c->pta, inst, from));
    uint32_t loc;
    bool is_on_stack = is_all_on_stack(x->c, pta_value(x->c->pta, inst, to));
    while (idset_step(&it, &loc))
        give_away(x, pta_content(x->c->pta, (loc_id){loc}),
                  is_on_stack ? KEPT_ON_STACK : KEPT_ANYWHERE);
}

static void see_stmt(struct index *x, inst_id inst, const struct prog_func *pf,
                     const struct ir_stmt *s)
{
    struct conc *c = x->c;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->op == IR_MEMCOPY) {
        see_copy(x, inst, args[0], args[1]);
    } else if (s->op == IR_STORE) {
        const struct idset *values = pta_value(c->pta, inst, args[1]);
        if (!idset_is_empty(values) && !is_owners_store(c, inst, s))
            give_away(x, values,
                      is_all_on_stack(c, pta_value(c->pta, inst, args[0])) ? KEPT_ON_STACK
                                                                           : KEPT_ANYWHERE);
    } else if (s->op == IR_RMW || s->op == IR_CMPXCHG) {
        for (uint32_t i = 1; i < s->nargs; i++)
            give_away(x, pta_value(c->pta, inst, args[i]), KEPT_ANYWHERE);
    }
}

/* One walk over the program. */
static void find_given_away(struct index *x)
{
    x->has_given_away = true;
    for (uint32_t i = 0; i < pta_ninsts(x->c->pta); i++) {
        func_id f = pta_inst_func(x->c->pta, (inst_id){i});
        const struct prog_func *pf = &x->c->prog->funcs[f.i];
        for (uint32_t s = 0; s < pf->func->nstmts; s++)
            see_stmt(x, (inst_id){i}, pf, &pf->stmts[s]);
    }
}

/* ---- asking ---- */

enum { MAX_NESTING = 4, MAX_WRITES = 512 };

/* The symbol that an address starts from; NULL. */
static const uint32_t *base_of(struct index *x, const struct poly *at)
{
    for (uint32_t i = 0; i < at->n && !at->is_unknown; i++) {
        const uint32_t *s = value_symbol_at(x->v, at->term[i].sym[0]);
        if (at->term[i].coef == 1 && !at->term[i].sym[1] &&
            (s[0] == VALUE_REGISTER || s[0] == VALUE_ADDRESS || s[0] == VALUE_CONTENT))
            return s;
    }
    return NULL;
}

/* Adds the objects whose addresses are stored in one of these; false if that takes too long. */
static bool add_stored(struct index *x, const struct idset *holders, struct idset *out)
{
    struct idset_iter it = idset_begin(holders);
    uint32_t obj, n = 0;
    while (idset_step(&it, &obj))
        for (uint32_t i = values_last_write(x->v, (obj_id){obj}); i;
             i = x->v->log->writes.at[i - 1].next) {
            const struct write_record *w = &x->v->log->writes.at[i - 1];
            const struct prog_func *pf = frame_func(x->c, w->frame);
            const struct ir_stmt *s = &pf->stmts[w->stmt];
            inst_id inst = x->c->frames.at[w->frame].inst;
            if (n++ == MAX_WRITES)
                return false;
            if (s->op == IR_STORE)
                add_objects_at(x->c, pta_value(x->c->pta, inst, ir_args(pf->unit, pf->func, s)[1]),
                               out);
        }
    return true;
}

/* Adds the objects that the address may be in; false if they are not known. */
static bool add_objects_of(struct index *x, const struct poly *at, struct idset *out, int depth)
{
    const uint32_t *base = base_of(x, at);
    if (!base || depth > MAX_NESTING)
        return false;
    uint32_t s[4];
    memcpy(s, base, sizeof s);
    if (s[0] == VALUE_REGISTER) {
        add_objects_at(
            x->c, pta_value(x->c->pta, x->c->frames.at[s[1]].inst, ref_make(REF_REG, s[2])), out);
        return true;
    }
    if (s[0] == VALUE_ADDRESS) {
        idset_add(out, pta_sym_obj(x->c->pta, (psym_id){s[1]}).i);
        return true;
    }
    struct idset holders = {0};
    struct poly slot = value_poly(x->v, s[1]);
    bool is_known = add_objects_of(x, &slot, &holders, depth + 1) && add_stored(x, &holders, out);
    idset_release(&holders);
    return is_known;
}

/* Is a variable of a function that holds an address a container, and no iterator? */
static bool is_container(struct index *x, obj_id obj)
{
    for (uint32_t i = values_last_write(x->v, obj); i; i = x->v->log->writes.at[i - 1].next) {
        const struct write_record *w = &x->v->log->writes.at[i - 1];
        inst_id inst = x->c->frames.at[w->frame].inst;
        const struct prog_func *pf = frame_func(x->c, w->frame);
        const struct ir_stmt *s = &pf->stmts[w->stmt];
        bool is_pointer =
            s->op != IR_STORE ||
            !idset_is_empty(pta_value(x->c->pta, inst, ir_args(pf->unit, pf->func, s)[1]));
        if (is_pointer && s->op != IR_MEMSET && !is_owners_store(x->c, inst, s))
            return false;
    }
    return true;
}

/* Do only containers hold the address of each of these? */
static bool are_kept(struct index *x, const struct idset *objects, const struct idset *holders)
{
    struct idset_iter it = idset_begin(objects);
    uint32_t obj;
    bool is_on_stack = false;
    if (!x->has_given_away)
        find_given_away(x);
    while (idset_step(&it, &obj)) {
        uint32_t keeper = map_get(&x->given_away, obj, KEPT_BY_OWNER);
        if (!obj_is_of_container(x->c, (obj_id){obj}) || keeper == KEPT_ANYWHERE)
            return false;
        is_on_stack |= keeper == KEPT_ON_STACK;
    }
    for (it = idset_begin(holders); is_on_stack && idset_step(&it, &obj);)
        if (pta_obj(x->c->pta, (obj_id){obj})->kind == OBJ_STACK && !is_container(x, (obj_id){obj}))
            return false;
    return !idset_is_empty(objects) && !idset_is_empty(holders);
}

/* One side of the question: an address, what it may be in, where the address of that was. */
struct storage {
    struct poly slot;
    struct idset objects, holders;
};

/* Where the address of what an address is in was loaded from: by whoever, or by a member of the
 * container itself. */
static struct poly slot_of(struct index *x, const struct poly *at)
{
    const uint32_t *base = base_of(x, at);
    if (base && base[0] == VALUE_CONTENT)
        return value_poly(x->v, base[1]);
    if (!base || base[0] != VALUE_REGISTER)
        return poly_unknown();
    uint32_t frame = base[1], def = index_info(x, frame)->def[base[2]];
    func_id f = pta_inst_func(x->c->pta, x->c->frames.at[frame].inst);
    const struct prog_func *pf = frame_func(x->c, frame);
    if (def == IR_NONE || pf->stmts[def].op != IR_LOAD || !prog_func_is_container(x->c->prog, f))
        return poly_unknown();
    return value_of(x->v, frame, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]);
}

static bool storage_of(struct index *x, const struct poly *at, struct storage *out)
{
    *out = (struct storage){.slot = slot_of(x, at)};
    if (out->slot.is_unknown)
        return false;
    return add_objects_of(x, at, &out->objects, 0) &&
           add_objects_of(x, &out->slot, &out->holders, 0) &&
           are_kept(x, &out->objects, &out->holders);
}

static bool slots_apart(struct index *x, const struct element *a, const struct element *b,
                        const struct poly *at_a, const struct poly *at_b, int depth)
{
    enum { SIZE_OF_VECTOR = 24 }; /* the slot is one of its members, whichever */
    struct element in_a = {.frame = a->frame, .stmt = a->stmt, .size = SIZE_OF_VECTOR};
    struct element in_b = {.frame = b->frame, .stmt = b->stmt, .size = SIZE_OF_VECTOR};
    struct storage p, q = {.slot = poly_unknown()};
    bool is_apart = storage_of(x, at_a, &p) && storage_of(x, at_b, &q) &&
                    (!idset_intersects(&p.holders, &q.holders) ||
                     index_differs(x, &in_a, &in_b, &p.slot, &q.slot) ||
                     (depth < MAX_NESTING && slots_apart(x, a, b, &p.slot, &q.slot, depth + 1)));
    idset_release(&p.objects);
    idset_release(&p.holders);
    idset_release(&q.objects);
    idset_release(&q.holders);
    return is_apart;
}

/* Is the element in storage of containers, whichever? */
static bool is_in_storage(struct index *x, const struct element *e)
{
    struct idset_iter it =
        idset_begin(pta_value(x->c->pta, x->c->frames.at[e->frame].inst, e->base));
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++)
        if (!obj_is_of_container(x->c, pta_loc(x->c->pta, (loc_id){loc})->obj))
            return false;
    return n > 0;
}

struct poly storage_slot(struct index *x, const struct poly *at)
{
    return slot_of(x, at);
}

bool slots_apart_in(struct index *x, const struct element *a, const struct element *b,
                    const struct poly *at_a, const struct poly *at_b)
{
    return slots_apart(x, a, b, at_a, at_b, 0);
}

bool storage_apart(struct index *x, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b)
{
    return !x->c->prog->classes && is_in_storage(x, a) && is_in_storage(x, b) &&
           slots_apart(x, a, b, at_a, at_b, 0);
}
