/*
 * What kind of lock a place is: recursive, error-checking, or with writers first. Said by the
 * attributes it is initialised with, by its type argument, or by its static initialiser.
 */
#include "conc/deadlock/lockorder.h"
#include <stdlib.h>

struct lock_kinds {
    struct map attrs; /* location of an attribute object -> enum lock_kind */
    struct map locks; /* location of a lock -> enum lock_kind */
};

/* Functions that choose a kind: by an attribute object, or for the lock itself. */
struct kind_setter {
    const char *name;
    bool is_for_lock;
    int64_t reentrant, checked, writers; /* values of the second argument, -1 none */
    bool is_mask;                        /* the value is a set of bits */
};

static const struct kind_setter setters[] = {
    {"pthread_mutexattr_settype", false, 1, 2, -1, false},
    {"pthread_mutexattr_setkind_np", false, 1, 2, -1, false},
    {"pthread_rwlockattr_setkind_np", false, -1, -1, 2, false},
    {"mtx_init", true, 1, -1, -1, true},
};

static const struct kind_setter *setter_named(const char *name)
{
    for (size_t i = 0; i < ARRAY_SIZE(setters); i++)
        if (strcmp(setters[i].name, name) == 0)
            return &setters[i];
    return NULL;
}

static enum lock_kind chosen(const struct kind_setter *s, int64_t value)
{
    bool is_reentrant = s->is_mask ? value & s->reentrant : value == s->reentrant;
    if (s->reentrant >= 0 && is_reentrant)
        return LOCK_REENTRANT;
    if (s->checked >= 0 && value == s->checked)
        return LOCK_CHECKED;
    return s->writers >= 0 && value == s->writers ? LOCK_WRITERS_FIRST : LOCK_NORMAL;
}

static void put_all(struct map *to, const struct idset *locs, enum lock_kind kind)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    while (kind != LOCK_NORMAL && idset_step(&it, &loc))
        map_put(to, loc, kind);
}

static void read_setter(struct lock_kinds *k, struct conc *c, uint32_t frame,
                        const struct pta_edge *e)
{
    const struct kind_setter *s = setter_named(c->prog->syms[e->target].name);
    const struct prog_func *pf = frame_func(c, frame);
    int64_t value;
    if (!s)
        return;
    /* Not a constant: it may be recursive, and nothing is said against it. */
    enum lock_kind kind = LOCK_REENTRANT;
    if (ir_ref_int(pf->unit, call_arg(pf, e->stmt, 1), &value))
        kind = chosen(s, value);
    put_all(s->is_for_lock ? &k->locks : &k->attrs,
            pta_value(c->pta, c->frames.at[frame].inst, call_arg(pf, e->stmt, 0)), kind);
}

static void read_init(struct lock_kinds *k, struct conc *c, uint32_t frame,
                      const struct pta_edge *e, const struct effect *init)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    ir_ref attr = call_arg(pf, e->stmt, 1);
    if (ref_kind(attr) == REF_NONE)
        return;
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, attr));
    uint32_t loc;
    while (idset_step(&it, &loc))
        put_all(&k->locks, pta_place(c->pta, inst, e->stmt, &init->obj),
                (enum lock_kind)map_get(&k->attrs, loc, LOCK_NORMAL));
}

/* glibc: `kind` of a mutex at byte 16, flags of a read-write lock at byte 48. */
static enum lock_kind kind_of_initialiser(const struct prog_sym *sym, int64_t off)
{
    for (uint32_t i = 0; i < sym->sym->ninits; i++) {
        const struct ir_init *init = &sym->unit->inits[sym->sym->first_init + i];
        int64_t value;
        if (!ir_ref_int(sym->unit, init->value, &value))
            continue;
        if ((int64_t)init->offset == off + 16 && (value & 3) == 1)
            return LOCK_REENTRANT;
        if ((int64_t)init->offset == off + 16 && (value & 3) == 2)
            return LOCK_CHECKED;
        if ((int64_t)init->offset == off + 48 && value == 2)
            return LOCK_WRITERS_FIRST;
    }
    return LOCK_NORMAL;
}

static void read_initialisers(struct lock_kinds *k, struct conc *c)
{
    for (uint32_t t = 0; t < tuples_count(&c->token_keys); t++) {
        struct seq s = seqs_at(&c->sets, token_at(c, t).locs);
        for (uint32_t i = 0; i < s.n; i++) {
            const struct pta_loc *l = pta_loc(c->pta, (loc_id){s.at[i]});
            const struct pta_obj *o = pta_obj(c->pta, l->obj);
            if (o->kind != OBJ_GLOBAL || o->site >= c->prog->nsyms ||
                map_get(&k->locks, s.at[i], LOCK_NORMAL) != LOCK_NORMAL)
                continue;
            enum lock_kind kind = kind_of_initialiser(&c->prog->syms[o->site], l->off);
            if (kind != LOCK_NORMAL)
                map_put(&k->locks, s.at[i], kind);
        }
    }
}

typedef void edge_reader(struct lock_kinds *, struct conc *, uint32_t frame,
                         const struct pta_edge *);

static void read_inits(struct lock_kinds *k, struct conc *c, uint32_t frame,
                       const struct pta_edge *e)
{
    for (int i = 0; i < e->model->neffects; i++)
        if (e->model->effects[i].kind == EFFECT_LOCK_INIT)
            read_init(k, c, frame, e, &e->model->effects[i]);
        else if (e->model->effects[i].flags & EFF_NO_REREAD)
            put_all(&k->locks,
                    pta_place(c->pta, c->frames.at[frame].inst, e->stmt, &e->model->effects[i].obj),
                    LOCK_NO_REREAD);
        else if (e->model->effects[i].flags & EFF_PARTS)
            put_all(&k->locks,
                    pta_place(c->pta, c->frames.at[frame].inst, e->stmt, &e->model->effects[i].obj),
                    LOCK_WRITERS_FIRST); /* taken as if for reading; still blocks others */
}

static void each_model(struct lock_kinds *k, struct conc *c, edge_reader *read)
{
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++)
            if (e[i].kind == EDGE_MODEL)
                read(k, c, f, &e[i]);
    }
}

struct lock_kinds *lock_kinds_find(struct conc *c)
{
    struct lock_kinds *k = xcalloc(1, sizeof *k);
    each_model(k, c, read_setter);
    each_model(k, c, read_inits);
    read_initialisers(k, c);
    return k;
}

void lock_kinds_free(struct lock_kinds *k)
{
    if (!k)
        return;
    map_release(&k->attrs);
    map_release(&k->locks);
    free(k);
}

enum lock_kind lock_kind_of(const struct lock_kinds *k, uint32_t loc)
{
    return (enum lock_kind)map_get(&k->locks, loc, LOCK_NORMAL);
}
