/*
 * Objects that each thread finds through a holder of its own:
 *
 *     for (int i = 0; i < n; i++)
 *         workers.push_back(std::make_unique<Worker>(results[i]));   // keeps the reference
 *     for (auto &w : workers)
 *         threads.emplace_back([&w] { w->run(); });                  // result_ += ...
 *
 * Where two pointers lie at different places, and each address was put into memory once, they point
 * to two objects: a variable whose address one statement puts somewhere, run once; or elements of
 * an array of which one statement puts another one in every round of a loop. Pointers that own what
 * they point to (std::unique_ptr) never share it, however it came there (A-UNIQUE-OWNER). Whether
 * the two places differ is asked like that of any other two elements, perhaps by way of holders of
 * the holders.
 */
#include "conc/element/index_int.h"

enum { MAX_DEPTH = 3, MAX_UP = 24 };

/* Where a pointer was found. */
struct holder {
    struct element at;
    bool is_owner; /* asked of an owner, which has it alone */
    int64_t off;   /* of the access, from what the pointer points to */
    bool has_off;
};

/* The load that an address starts from, or the owner that was asked for it. */
static bool find_holder(struct index *x, const struct element *e, struct holder *out)
{
    uint32_t frame = e->frame, stmt;
    ir_ref ref = e->address.bits ? e->address : e->base;
    *out = (struct holder){.has_off = true};
    for (int i = 0; i < MAX_UP && ref_kind(ref) == REF_REG; i++) {
        const struct prog_func *pf = frame_func(x->c, frame);
        uint32_t def = index_info(x, frame)->def[ref_index(ref)];
        if (def == IR_NONE) {
            uint32_t param = ref_index(ref);
            if (!only_caller(x->c, frame, &frame, &stmt))
                return false;
            ref = call_arg(frame_func(x->c, frame), stmt, (int32_t)param);
            continue;
        }
        const struct ir_stmt *s = &pf->stmts[def];
        const ir_ref *args = prog_args(pf, s);
        int64_t step = 0;
        ir_ref owner = s->op == IR_CALL ? owner_asked(x, frame, ref_index(ref)) : (ir_ref){0};
        out->is_owner = owner.bits != 0;
        out->at = (struct element){frame, def, owner.bits ? owner : args[0],
                                   owner.bits ? owner : args[0], pf->unit->pointer_size};
        if (owner.bits || (s->op == IR_LOAD && s->size == pf->unit->pointer_size))
            return ref_kind(out->at.address) == REF_REG;
        if (s->op != IR_ADDR && s->op != IR_COPY && s->op != IR_CAST)
            return false;
        out->has_off &= s->op != IR_ADDR || (s->nargs == 2 && ir_ref_int(pf->unit, args[1], &step));
        out->off += step;
        ref = args[0];
    }
    return false;
}

/* How far apart the elements of an array are that the put takes in the rounds of a loop, one each;
 * 0 if it is not like that. */
static int64_t stride_of_put(struct index *x, const struct write_record *p)
{
    const struct prog_func *pf = frame_func(x->c, p->frame);
    struct poly value = value_of(x->v, p->frame, prog_args(pf, &pf->stmts[p->stmt])[1]);
    int64_t stride = 0;
    for (uint32_t i = 0; i < value.n && !value.is_unknown; i++) {
        const struct poly_term *t = &value.term[i];
        uint32_t s[4];
        memcpy(s, value_symbol_at(x->v, t->sym[0]), sizeof s);
        if (s[0] != VALUE_ROUND)
            continue;
        const struct cfg *cfg = index_info(x, s[1])->cfg;
        struct element put = {.frame = p->frame, .stmt = p->stmt};
        uint32_t at = stmt_in_frame(x, &put, s[1]);
        if (t->sym[1] || stride || at == IR_NONE || !x->c->frames.at[s[1]].is_once ||
            cfg->loops[s[2]].parent != CFG_NONE ||
            cfg->loop[index_info(x, s[1])->block_of[at]] != s[2] ||
            !runs_straight(x, p->frame, p->stmt, s[1]))
            return 0;
        stride = t->coef < 0 ? -t->coef : t->coef;
    }
    return stride;
}

static bool points_to(const struct conc *c, const struct idset *locs, obj_id obj)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (pta_loc(c->pta, (loc_id){loc})->obj.i == obj.i)
            return true;
    return false;
}

/* The one store that puts the address of the object where the holder may be; false if there may be
 * others, or what is there is copied. */
static bool find_put(struct index *x, const struct holder *h, obj_id obj,
                     const struct write_record **put)
{
    struct conc *c = x->c;
    struct idset_iter it =
        idset_begin(pta_value(c->pta, c->frames.at[h->at.frame].inst, h->at.address));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        if (!points_to(c, pta_content(c->pta, (loc_id){loc}), obj))
            continue;
        if (obj_is_copied(c, l->obj) || pta_obj(c->pta, l->obj)->kind == OBJ_GLOBAL)
            return false;
        for (uint32_t i = values_last_write(x->v, l->obj); i;
             i = x->v->log->writes.at[i - 1].next) {
            const struct write_record *w = &x->v->log->writes.at[i - 1];
            const struct prog_func *pf = frame_func(c, w->frame);
            const struct ir_stmt *s = &pf->stmts[w->stmt];
            if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, l, pf->unit->pointer_size))
                continue;
            if (s->op != IR_STORE)
                return false;
            if (!points_to(c, pta_value(c->pta, c->frames.at[w->frame].inst, prog_args(pf, s)[1]),
                           obj))
                continue;
            if (*put && ((*put)->frame != w->frame || (*put)->stmt != w->stmt))
                return false;
            *put = w;
        }
    }
    return true;
}

/* Was the address of the object, or of each of its elements, put into the holders once? What
 * variables are set to before the program begins is not looked at: not of a global variable. */
static bool is_put_once(struct index *x, obj_id obj, const struct holder h[2],
                        const uint32_t size[2])
{
    const struct write_record *put = NULL;
    if (pta_obj(x->c->pta, obj)->kind == OBJ_GLOBAL || !find_put(x, &h[0], obj, &put) ||
        !find_put(x, &h[1], obj, &put) || !put)
        return false;
    int64_t stride = stride_of_put(x, put);
    if (!stride && !put_is_once(x->c, put->frame, put->stmt, obj, &stride))
        return false;
    for (int i = 0; i < 2 && stride; i++)
        if (!h[i].has_off || !size[i] || h[i].off < 0 || h[i].off + size[i] > stride)
            return false;
    return true;
}

/* Is each object that both may mean in one holder only? */
static bool are_held_once(struct index *x, const struct element *a, const struct element *b,
                          const struct holder h[2])
{
    const struct conc *c = x->c;
    const struct idset *of_a = pta_value(c->pta, c->frames.at[a->frame].inst, a->base);
    const struct idset *of_b = pta_value(c->pta, c->frames.at[b->frame].inst, b->base);
    struct idset_iter it = idset_begin(of_a);
    const uint32_t size[2] = {a->size, b->size};
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        if (!points_to(c, of_b, obj))
            continue;
        if (!is_put_once(x, obj, h, size))
            return false;
        n++;
    }
    return n > 0;
}

/* Does each instance get a copy of what it is given? Then the pointers in it have doubles. */
static bool is_given_copy(const struct index *x, const struct element *e)
{
    const struct effect *made = x->v->births[index_origin(x, e->frame).i].effect;
    return made && made->flags & EFF_COPIES;
}

bool found_by_holders_apart(struct index *x, const struct element *a, const struct element *b)
{
    struct holder h[2];
    if (x->c->prog->classes || x->c->opt.mode == MODE_SOUND || x->holder_depth >= MAX_DEPTH ||
        is_given_copy(x, a) || is_given_copy(x, b) || !find_holder(x, a, &h[0]) ||
        !find_holder(x, b, &h[1]) || h[0].is_owner != h[1].is_owner ||
        index_origin(x, h[0].at.frame).i != index_origin(x, a->frame).i ||
        index_origin(x, h[1].at.frame).i != index_origin(x, b->frame).i)
        return false;
    x->holder_depth++;
    bool is_apart =
        (h[0].is_owner || are_held_once(x, a, b, h)) && elements_apart(x, &h[0].at, &h[1].at);
    x->holder_depth--;
    return is_apart;
}
