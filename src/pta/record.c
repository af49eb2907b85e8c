/*
 * Kinds of records (A-LAYOUT). A step into a record says what kind it is, and so do the variables
 * and the allocations that objects come from; a step into one kind is not taken from an object of
 * another, and what is declared to point to one kind does not point to another. Keeps apart what
 * meets in one void pointer: a table of everything, a list of freed memory. Kinds are those of
 * debug information; code without it has none, and every step is taken.
 *
 * Two kinds fit each other if they are one, if one begins with the other (a base, a first member),
 * or if they are alike up to where the step leads to (all of it, for what is declared), as far as
 * the shorter goes (`sockaddr`, heads of messages, links of a list of free memory), or if the
 * program takes them for one another (cast.c). Unions, bytes, records that are nothing but an
 * array of words, and what is not known fit everything that is no larger. Variables may be of a
 * kind without a name; steps into such a kind say nothing: every unit may write it in its own way.
 */
#include "base/hash.h"
#include "pta/pta_int.h"

enum {
    MAX_NESTING = 10,
    MIN_STORE = 256, /* an array of bytes that large may be memory to hand out */
};

static bool is_record(const struct ir_unit *u, uint32_t type)
{
    return type && type < u->ntypes && u->types[type].kind == TYPE_STRUCT;
}

static bool is_bytes(const struct ir_unit *u, uint32_t type)
{
    const struct ir_type *t = &u->types[type];
    return t->kind == TYPE_ARRAY && u->types[t->first].size == 1;
}

static uint32_t record_intern(struct pta *p, const struct ir_unit *u, uint32_t type)
{
    bool is_new;
    /* Units may have their own kinds of one name; one without a name is of its unit. */
    const struct ir_type *t = &u->types[type];
    const char *name = ir_str(u, t->name);
    uint64_t key = *name ? hash64(name, strlen(name)) : (uint64_t)(uintptr_t)t;
    key = hash_mix64(key + hash_mix64(t->size * 64 + t->count));
    for (uint32_t i = 0; t->kind == TYPE_STRUCT && i < t->count; i++) {
        const struct ir_member *m = &u->members[t->first + i];
        const struct ir_type *of = &u->types[m->type];
        key = hash_mix64(key + hash_mix64(m->bit_offset * 8 + of->kind) + of->size);
    }
    uint32_t *slot = map_slot(&p->record_ids, key >> 1, &is_new);
    if (is_new) {
        team_lock_kinds(p->team, true);
        vec_push(&p->records, ((struct record){.unit = u, .type = type}));
        team_unlock_kinds(p->team);
        *slot = (uint32_t)p->records.n;
    }
    return *slot;
}

static bool is_named(const struct ir_unit *u, uint32_t type)
{
    return is_record(u, type) && *ir_str(u, u->types[type].name);
}

/* Compilers know templates under names without arguments: a step into one may mean another. */
static bool is_template(const struct ir_unit *u, uint32_t type)
{
    return type < u->ntypes && strchr(ir_str(u, u->types[type].name), '<') != NULL;
}

uint32_t record_of_step(struct pta *p, const struct ir_unit *u, uint32_t type)
{
    return is_named(u, type) && !is_template(u, type) ? record_intern(p, u, type) : 0;
}

/* What a variable of the type is; an array is what its elements are. */
static uint32_t record_of_variable(struct pta *p, const struct ir_unit *u, uint32_t type)
{
    while (type && type < u->ntypes && u->types[type].kind == TYPE_ARRAY && !is_bytes(u, type))
        type = u->types[type].first;
    if (!type || type >= u->ntypes)
        return 0;
    if (is_bytes(u, type))
        return u->types[type].size && u->types[type].size < MIN_STORE ? record_intern(p, u, type)
                                                                      : 0;
    return is_record(u, type) ? record_intern(p, u, type) : 0;
}

uint32_t record_of_symbol(struct pta *p, psym_id sym)
{
    const struct prog_sym *s = &p->prog->syms[sym.i];
    bool is_literal = s->sym && s->sym->flags & SYMF_ARTIFICIAL && s->is_constant && !s->sym->type;
    if (is_literal && !s->sym->ninits)
        return RECORD_NONE;
    return s->sym ? record_of_variable(p, s->unit, s->sym->type) : 0;
}

uint32_t record_of_local(struct pta *p, const struct prog_func *pf, uint32_t stmt)
{
    const struct ir_unit *u = pf->unit;
    uint32_t hint = u->positions[pf->func->first_stmt + stmt].hint;
    bool is_known = pf->stmts[stmt].op == IR_ALLOCA && hint && hint <= u->nvars;
    return is_known ? record_of_variable(p, u, u->vars[hint - 1].type) : 0;
}

/* What a pointer at the offset of a type points to. */
static uint32_t record_behind(struct pta *, const struct ir_unit *, uint32_t type, int64_t off);

/* What a parameter is declared to point to, 0 if that is not known. */
static uint32_t type_behind_param(const struct prog_func *pf, ir_ref ref)
{
    const struct ir_unit *u = pf->unit;
    const struct ir_type *type = &u->types[u->syms[pf->func->sym].type];
    if (ref_kind(ref) != REF_REG || ref_index(ref) >= pf->func->nparams ||
        type->kind != TYPE_FUNC || type->count != pf->func->nparams + 1)
        return 0;
    const struct ir_type *of = &u->types[u->members[type->first + ref_index(ref) + 1].type];
    return of->kind == TYPE_POINTER ? of->first : 0;
}

uint32_t record_of_given(struct pta *p, const struct prog_func *pf, ir_ref param)
{
    uint32_t type = type_behind_param(pf, param);
    return is_record(pf->unit, type) ? record_intern(p, pf->unit, type) : 0;
}

bool record_has_size(const struct pta *p, uint32_t record, uint64_t size)
{
    const struct record *r = &p->records.at[record - 1];
    return r->unit->types[r->type].size == size;
}

uint32_t record_of_stored(struct pta *p, const struct prog_func *pf, const uint32_t *def, ir_ref to)
{
    const struct ir_unit *u = pf->unit;
    int64_t off = 0;
    if (ref_kind(to) == REF_SYM)
        return record_behind(p, u, u->syms[ref_index(to)].type, 0);
    if (ref_kind(to) != REF_REG || def[ref_index(to)] == IR_NONE)
        return record_behind(p, u, type_behind_param(pf, to), 0);
    const struct ir_stmt *s = &pf->stmts[def[ref_index(to)]];
    const ir_ref *args = ir_args(u, pf->func, s);
    if (s->op != IR_ADDR || s->nargs != 2 || !ir_ref_int(u, args[1], &off))
        return 0;
    /* What is declared is sure; a step knows its record by a name that lambdas share. */
    uint32_t declared = type_behind_param(pf, args[0]);
    if (declared)
        return record_behind(p, u, declared, off);
    uint32_t hint = u->positions[pf->func->first_stmt + def[ref_index(to)]].hint;
    return is_template(u, hint) ? 0 : record_behind(p, u, hint, off);
}

uint32_t record_of_kept(struct pta *p, const struct prog_func *pf, uint32_t stmt)
{
    uint8_t op = pf->stmts[stmt].op;
    if (op == IR_ADDR || op == IR_ALLOCA || pf->stmts[stmt].dst == IR_NO_REG)
        return 0;
    return record_behind(p, pf->unit, pf->unit->positions[pf->func->first_stmt + stmt].hint, 0);
}

uint32_t record_of_param(struct pta *p, const struct prog_func *pf, uint32_t param)
{
    const struct ir_unit *u = pf->unit;
    const struct ir_type *type = &u->types[u->syms[pf->func->sym].type];
    uint32_t member = param == pf->func->nparams ? 0 : param + 1;
    if (type->kind != TYPE_FUNC || type->count != pf->func->nparams + 1)
        return 0;
    return record_behind(p, u, u->members[type->first + member].type, 0);
}

/*
 * ---- function objects ----
 * What a std::function keeps is of the kind that its members were made for: the kind is the part of
 * their linkage names up to the end of the list of arguments. Where several are kept in one queue,
 * a member finds those that the same kind of std::function has stored.
 */
uint32_t record_of_functor(struct pta *p, const struct prog_func *pf)
{
    static const char manager[] = "_ZNSt14_Function_base13_Base_managerI";
    const char *name = p->prog->syms[pf->sym.i].name;
    const char *end = name ? strstr(name, "E14_M_get_pointerE") : NULL;
    if (!end || strncmp(name, manager, sizeof manager - 1) != 0)
        return 0;
    bool is_new;
    uint64_t key = hash_mix64(hash64(name, (size_t)(end - name)));
    uint32_t *slot = map_slot(&p->record_ids, key >> 1, &is_new);
    if (is_new) {
        team_lock_kinds(p->team, true);
        vec_push(&p->records, ((struct record){.maker = name, .maker_len = (size_t)(end - name)}));
        team_unlock_kinds(p->team);
        *slot = (uint32_t)p->records.n;
    }
    return *slot;
}

static bool is_made_by(const struct pta *p, const struct record *r, loc_id id)
{
    static const char maker[] = "E9_M_createI";
    const struct pta_obj *o = &p->objs.at[p->locs.at[id.i].obj.i];
    uint32_t local;
    if (o->kind != OBJ_HEAP)
        return true;
    const char *name = p->prog->syms[prog_stmt(p->prog, o->site, &local)->sym.i].name;
    return name && strncmp(name, r->maker, r->maker_len) == 0 &&
           strncmp(name + r->maker_len, maker, sizeof maker - 1) == 0;
}

/* ---- do they fit? ---- */

/* A type of a unit, and a place in it. */
struct part {
    const struct ir_unit *unit;
    uint32_t type;
    int64_t off;
};

static const struct ir_type *type_of(const struct part *k)
{
    return &k->unit->types[k->type];
}

static bool is_empty(const struct ir_unit *u, uint32_t type)
{
    const struct ir_type *t = &u->types[type];
    return t->kind == TYPE_STRUCT && !t->count;
}

/* Only an array of numbers or addresses: room for a record that others know. */
static bool is_room(const struct part *k)
{
    const struct ir_type *t = type_of(k);
    if (t->kind != TYPE_STRUCT || t->count != 1)
        return false;
    const struct ir_type *of = &k->unit->types[k->unit->members[t->first].type];
    return of->kind == TYPE_ARRAY && of->size == t->size && !is_record(k->unit, of->first);
}

/* Goes on to the member or element that the place is in; false if there is none, or several. */
static bool descend(struct part *k)
{
    const struct ir_type *t = type_of(k);
    if (t->kind == TYPE_ARRAY) {
        int64_t size = (int64_t)k->unit->types[t->first].size;
        if (size > 1)
            *k = (struct part){k->unit, t->first, k->off % size};
        return size > 1;
    }
    for (uint32_t i = 0; t->kind == TYPE_STRUCT && i < t->count; i++) {
        const struct ir_member *m = &k->unit->members[t->first + i];
        int64_t at = (int64_t)(m->bit_offset / 8), size = (int64_t)k->unit->types[m->type].size;
        if (m->flags & MEMBER_BITFIELD)
            size = 1;
        if (is_empty(k->unit, m->type)) /* a base that shares its place with the next one */
            continue;
        if (k->off >= at && k->off < at + size) {
            *k = (struct part){k->unit, m->type, k->off - at};
            return true;
        }
    }
    return false;
}

static bool is_gap(const struct part *k)
{
    struct part next = *k;
    return type_of(k)->kind == TYPE_STRUCT && !descend(&next);
}

static bool is_scalar(const struct part *k)
{
    return type_of(k)->kind == TYPE_SCALAR || type_of(k)->kind == TYPE_POINTER;
}

/* The scalar at the place; false: inside of one, a gap, bytes, a union, or it is not known. */
static bool leaf_at(struct part *k)
{
    for (int depth = 0; depth < MAX_NESTING; depth++) {
        if (is_scalar(k))
            return k->off == 0;
        if (!descend(k))
            return false;
    }
    return false;
}

static uint32_t record_behind(struct pta *p, const struct ir_unit *u, uint32_t type, int64_t off)
{
    struct part at = {u, type, off};
    if (!type || type >= u->ntypes || off < 0 || !leaf_at(&at) ||
        type_of(&at)->kind != TYPE_POINTER)
        return 0;
    return is_named(u, type_of(&at)->first) ? record_intern(p, u, type_of(&at)->first) : 0;
}

static bool is_same_kind(const struct part *a, const struct part *b)
{
    uint64_t m = type_of(a)->size, n = type_of(b)->size;
    return (m == n || !m || !n) &&
           strcmp(ir_str(a->unit, type_of(a)->name), ir_str(b->unit, type_of(b)->name)) == 0;
}

static bool begins_with(struct part a, const struct part *b)
{
    for (int depth = 0; depth < MAX_NESTING && type_of(&a)->kind == TYPE_STRUCT; depth++) {
        if (is_same_kind(&a, b))
            return true;
        if (!descend(&a))
            return false;
    }
    return false;
}

/* A function here, a record there, or records of two names? */
static bool are_behind_apart(const struct part *x, const struct part *y)
{
    struct part a = {x->unit, type_of(x)->first, 0}, b = {y->unit, type_of(y)->first, 0};
    enum ir_type_kind j = (enum ir_type_kind)type_of(&a)->kind,
                      k = (enum ir_type_kind)type_of(&b)->kind;
    if (j == TYPE_STRUCT && k == TYPE_STRUCT)
        return *ir_str(a.unit, type_of(&a)->name) && *ir_str(b.unit, type_of(&b)->name) &&
               !is_same_kind(&a, &b);
    return (j == TYPE_FUNC && (k == TYPE_STRUCT || k == TYPE_POINTER)) ||
           (k == TYPE_FUNC && (j == TYPE_STRUCT || j == TYPE_POINTER));
}

static bool are_alike_leaves(const struct part *x, const struct part *y, bool has_names)
{
    const struct ir_type *s = type_of(x), *t = type_of(y);
    return s->kind == t->kind && s->size == t->size &&
           (!has_names || s->kind != TYPE_POINTER || !are_behind_apart(x, y));
}

/* Nothing but a link to the next one: memory that is not in use is kept in such lists. */
static bool is_link(const struct part *k)
{
    struct part at = {k->unit, k->type, 0};
    return type_of(k)->size && leaf_at(&at) && type_of(&at)->kind == TYPE_POINTER &&
           type_of(&at)->first == k->type && type_of(&at)->size == type_of(k)->size;
}

/* Bytes of a union or of an array of characters from the place on: anything fits them. */
static int64_t room_left(const struct part *k)
{
    bool is_any = type_of(k)->kind == TYPE_UNION || type_of(k)->kind == TYPE_ARRAY;
    return is_any ? (int64_t)type_of(k)->size - k->off : 0;
}

/* Are the scalars of the two alike up to the one at the offset? */
static bool are_alike(const struct part *a, const struct part *b, int64_t upto)
{
    enum { MAX_ALIKE = 64 };
    int64_t off = 0, end = (int64_t)MIN(type_of(a)->size, type_of(b)->size);
    bool has_names = !is_template(a->unit, a->type) && !is_template(b->unit, b->type);
    for (int i = 0; i < MAX_ALIKE && off <= upto && off < end; i++) {
        struct part x = {a->unit, a->type, off}, y = {b->unit, b->type, off};
        bool has_x = leaf_at(&x), has_y = leaf_at(&y);
        if (is_gap(&x) || is_gap(&y))
            off++; /* the end of one may be a member of the other */
        else if (room_left(&x) > 0 || room_left(&y) > 0)
            off += MAX(room_left(&x), room_left(&y));
        else if (!has_x || !has_y)
            return !is_scalar(&x) || !is_scalar(&y);
        else if (!are_alike_leaves(&x, &y, has_names))
            return false;
        else
            off += (int64_t)MAX(type_of(&x)->size, 1);
    }
    return true;
}

bool record_fits(const struct pta *p, uint32_t have, int64_t off, uint32_t want, int64_t step)
{
    if (!have || !want || (have == want && !off))
        return true;
    if (have == RECORD_NONE)
        return false;
    const struct record *h = &p->records.at[have - 1], *w = &p->records.at[want - 1];
    struct part at = {h->unit, h->type, off}, wanted = {w->unit, w->type, 0};
    if (records_are_cast(p, have, want))
        return true;
    if (off < 0 || off >= (int64_t)type_of(&at)->size) /* around it, or behind it: not known */
        return true;
    if (is_bytes(at.unit, at.type))
        return (int64_t)type_of(&wanted)->size <= (int64_t)type_of(&at)->size - off;
    if (is_room(&at) || is_link(&wanted))
        return true;
    for (int depth = 0; depth < MAX_NESTING; depth++) {
        if (type_of(&at)->kind == TYPE_UNION || type_of(&at)->kind == TYPE_NONE)
            return true;
        /* A member is what it is declared as, with others behind it. */
        bool is_inside = !depth || step < (int64_t)type_of(&at)->size;
        if (type_of(&at)->kind == TYPE_STRUCT && !at.off && is_inside &&
            (begins_with(at, &wanted) || begins_with(wanted, &at) || are_alike(&at, &wanted, step)))
            return true;
        if (is_gap(&at)) /* of a virtual base, or what follows the last member */
            return true;
        if (!descend(&at)) /* a single byte of a record is no room for another one */
            return is_bytes(at.unit, at.type) || type_of(&at)->size <= !depth;
    }
    return true;
}

/* Does the object end with an array, so that who walks over it finds other records there? */
static bool has_tail(const struct pta *p, uint32_t record)
{
    const struct record *r = &p->records.at[record - 1];
    const struct ir_type *t = &r->unit->types[r->type];
    if (t->kind != TYPE_STRUCT || !t->count)
        return true;
    return r->unit->types[r->unit->members[t->first + t->count - 1].type].kind == TYPE_ARRAY;
}

/* All of the record must fit: which part of it is used is not known here. */
static bool fits_whole(const struct pta *p, uint32_t kind, loc_id id)
{
    const struct record *r = &p->records.at[kind - 1];
    const struct pta_loc *l = &p->locs.at[id.i];
    if (r->maker)
        return is_made_by(p, r, id);
    int64_t last = (int64_t)r->unit->types[r->type].size - 1;
    uint32_t have = p->obj_states.at[l->obj.i].record;
    if (have && have != RECORD_NONE && l->stride == 1 && has_tail(p, have))
        return true;
    return record_fits(p, have, l->off, kind, MAX(last, 0));
}

/*
 * Is there a record of the very kind at the place, by what its object is known to be: as a whole or
 * as a part, with the record that it begins with, or by a cast? Others only look like one.
 */
static bool is_certain(const struct pta *p, uint32_t kind, loc_id id)
{
    const struct record *w = &p->records.at[kind - 1];
    const struct pta_loc *l = &p->locs.at[id.i];
    uint32_t have = p->obj_states.at[l->obj.i].record;
    if (!have || have == RECORD_NONE || w->maker)
        return have && have != RECORD_NONE;
    const struct record *h = &p->records.at[have - 1];
    if (h->maker)
        return false;
    struct part at = {h->unit, h->type, l->off}, wanted = {w->unit, w->type, 0};
    if (l->off < 0 || l->off >= (int64_t)type_of(&at)->size)
        return false;
    if (!l->off && records_are_cast(p, have, kind))
        return true;
    for (int depth = 0; depth < MAX_NESTING; depth++) {
        if (type_of(&at)->kind == TYPE_UNION)
            return !at.off && type_of(&wanted)->size <= type_of(&at)->size;
        if (type_of(&at)->kind == TYPE_STRUCT && !at.off &&
            (is_same_kind(&at, &wanted) || begins_with(wanted, &at)))
            return true;
        if (!descend(&at))
            return false;
    }
    return false;
}

bool record_takes(struct pta *p, uint32_t kind, loc_id loc)
{
    const struct record *r = &p->records.at[kind - 1];
    if (!idset_has(&r->tested, loc.i)) {
        bool fits = fits_whole(p, kind, loc);
        bool is_sure = fits && is_certain(p, kind, loc);
        team_lock_kinds(p->team, true);
        idset_add(&p->records.at[kind - 1].tested, loc.i);
        if (fits)
            idset_add(&p->records.at[kind - 1].fitting, loc.i);
        if (is_sure)
            idset_add(&p->records.at[kind - 1].certain, loc.i);
        team_unlock_kinds(p->team);
        return fits;
    }
    return idset_has(&r->fitting, loc.i);
}

/* Whatever nobody asked for before. */
static void test_all(struct pta *p, uint32_t kind, const struct idset *set)
{
    struct idset some = {0};
    enum idset_part part = idset_without(set, &p->records.at[kind - 1].tested, &some);
    struct idset_iter it = idset_begin(part == IDSET_ALL ? set : &some);
    for (uint32_t id; part != IDSET_NONE && idset_step(&it, &id);)
        (void)record_takes(p, kind, (loc_id){id});
    idset_release(&some);
}

void record_filter(struct pta *p, uint32_t kind, struct idset *set)
{
    test_all(p, kind, set);
    idset_intersect(set, &p->records.at[kind - 1].fitting);
}

bool record_part(struct pta *p, uint32_t kind, const struct idset *set, bool may_ask,
                 struct idset *fitting, enum idset_part *part)
{
    if (may_ask) {
        test_all(p, kind, set);
        *part = idset_within(set, &p->records.at[kind - 1].fitting, fitting);
        return true;
    }
    team_lock_kinds(p->team, false);
    const struct record *r = &p->records.at[kind - 1];
    bool is_known = idset_contains(&r->tested, set);
    if (is_known)
        *part = idset_within(set, &r->fitting, fitting);
    team_unlock_kinds(p->team);
    return is_known;
}

/* A flat array in the record that the place is in, or a union, where std::string keeps a short
 * text, with the place in it; false if there is none, or if the record as a whole may be meant. */
static bool array_at(struct part *at)
{
    for (int depth = 0; depth < MAX_NESTING; depth++) {
        const struct ir_type *t = type_of(at);
        bool is_flat = t->kind == TYPE_ARRAY && !is_record(at->unit, t->first);
        if (is_flat || t->kind == TYPE_UNION)
            return t->size > PTA_OPEN_ARRAY && at->off < (int64_t)t->size;
        if ((t->kind == TYPE_STRUCT && !at->off) || !descend(at))
            return false;
    }
    return false;
}

bool pta_bound(const struct pta *p, loc_id id, struct pta_loc *l, uint64_t *size)
{
    const struct pta_loc *whole = &p->locs.at[id.i];
    bool is_walk = whole->stride == 1;
    uint32_t record = p->obj_states.at[whole->obj.i].record;
    if (!record || record == RECORD_NONE || whole->off < 0 || whole->inner ||
        (whole->stride && !is_walk))
        return false;
    const struct record *r = &p->records.at[record - 1];
    struct part at = {r->unit, r->type, whole->off};
    int64_t record_size = (int64_t)type_of(&at)->size;
    if (!array_at(&at))
        return false;
    int64_t start = whole->off - at.off, end = start + (int64_t)type_of(&at)->size;
    if (end >= record_size) /* the last one may be longer */
        return false;
    *l = (struct pta_loc){.obj = whole->obj, .off = is_walk ? (int32_t)start : whole->off};
    *size = (uint64_t)(end - l->off);
    return true;
}

bool pta_fits_use(const struct pta *p, func_id f, ir_ref ref, loc_id id)
{
    const struct pta_loc *l = &p->locs.at[id.i];
    uint32_t used_as = ref_kind(ref) == REF_REG ? p->templates[f.i].records[ref_index(ref)] : 0;
    return record_fits(p, p->obj_states.at[l->obj.i].record, l->off, used_as, 0);
}
