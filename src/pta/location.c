/*
 * Objects, locations and cells.
 *
 * A location is a set of byte offsets of the form off + k*stride + [0, ext]. An exact location
 * (stride 0, ext 0) has one cell node, for what is stored there is what is loaded. An inexact one
 * has two: stores into some element must be seen by loads of every overlapping place, but two
 * exact elements must not be merged by an access to "some element". So
 *
 *     store(inexact) -> load(inexact'), exact        for every overlapping inexact', exact
 *     exact          -> load(inexact)                for every overlapping inexact
 *
 * Stride 1 is special. A pointer moved by an unknown number of bytes walks a buffer of records (a
 * slab, a packet, a log) or text. `off` is then the place in the record: what is written at offset
 * 8 of a record is not read at offset 16 of another (assumption A-POOL). Single bytes are text and
 * may be anywhere from `off` on.
 */
#include "pta/pta_int.h"

enum {
    MAX_LOCS_KNOWN = 2048, /* locations of a variable before it loses its fields */
    MAX_LOCS_HEAP = 256,   /* the same for memory of known size */
    MAX_BLOB = 48,         /* places in one copied block */
    MAX_RECORD = 256,      /* bytes of a record in a buffer that keep their offset */
    MAX_LOCS_UNKNOWN = 96, /* the same for unknown size: bounds walks that never end */
    TRANSIT_SLACK = 64,    /* how far an address may be out of bounds in transit */
    POINTER_ALIGN = 4,
    WORD_SLACK = 16, /* locations allowed beyond one for every 4 bytes of a small object */
};

static obj_id obj_intern(struct pta *p, const uint32_t key[4], uint64_t size, const char *name,
                         inst_id inst)
{
    bool fresh;
    uint32_t id = tuples_add(&p->obj_keys, key, &fresh);
    if (fresh) {
        struct pta_obj o = {.kind = (enum obj_kind)key[0], .site = key[1], .ctx = key[2]};
        o.size = size;
        o.name = name;
        o.inst = inst;
        vec_push(&p->objs, o);
        vec_push(&p->obj_states, (struct obj_state){0});
    }
    return (obj_id){id};
}

obj_id obj_make(struct pta *p, enum obj_kind kind, uint32_t site, uint32_t ctx, uint64_t size,
                const char *name, inst_id inst)
{
    uint32_t key[4] = {kind, site, ctx, 0};
    return obj_intern(p, key, size, name, inst);
}

obj_id obj_make_nth(struct pta *p, enum obj_kind kind, uint32_t site, uint32_t ctx, uint32_t nth,
                    uint64_t size, inst_id inst)
{
    uint32_t key[4] = {kind, site, ctx, nth};
    return obj_intern(p, key, size, NULL, inst);
}

static void add_initialisers(struct pta *p, obj_id obj, const struct prog_sym *sym)
{
    for (uint32_t i = 0; i < sym->sym->ninits; i++) {
        const struct ir_init *init = &sym->unit->inits[sym->sym->first_init + i];
        enum ref_kind kind = ref_kind(init->value);
        if (kind != REF_SYM && kind != REF_ADDR)
            continue;
        uint32_t target = ref_index(init->value);
        int64_t off = 0;
        if (kind == REF_ADDR) {
            off = sym->unit->addrs[target].offset;
            target = sym->unit->addrs[target].sym;
        }
        const int64_t *alias = p->prog->sym_offset[sym->unit_index];
        if (alias)
            off += alias[target];
        uint32_t value = const_node(p, prog_sym_of(p->prog, sym->unit_index, target), off);
        edge_add(p, value, cell_store(p, loc_exact(p, obj, (int64_t)init->offset)));
    }
}

obj_id obj_of_sym(struct pta *p, psym_id id)
{
    if (p->sym_obj[id.i] != PTA_NONE)
        return (obj_id){p->sym_obj[id.i]};
    const struct prog_sym *sym = &p->prog->syms[id.i];
    enum obj_kind kind = sym->is_function ? OBJ_FUNC : sym->is_tls ? OBJ_TLS : OBJ_GLOBAL;
    obj_id obj =
        obj_make(p, kind, id.i, 0, kind == OBJ_FUNC ? 1 : sym->size, NULL, (inst_id){PTA_NONE});
    p->sym_obj[id.i] = obj.i;
    if (kind != OBJ_FUNC && sym->is_defined)
        add_initialisers(p, obj, sym);
    return obj;
}

loc_id loc_make(struct pta *p, obj_id obj, struct pta_loc l)
{
    uint32_t key[6] = {obj.i, (uint32_t)l.off, l.stride, l.span, l.ext, (uint32_t)l.start};
    bool fresh;
    uint32_t id = tuples_add(&p->loc_keys, key, &fresh);
    if (fresh) {
        l.obj = obj;
        vec_push(&p->locs, l);
        vec_push(&p->loc_states, ((struct loc_state){PTA_NONE, PTA_NONE}));
        vec_push(&p->obj_states.at[obj.i].locs, id);
    }
    return (loc_id){id};
}

static loc_id loc_any(struct pta *p, obj_id obj)
{
    return loc_make(p, obj, (struct pta_loc){.off = 0, .stride = 1});
}

/* Nothing is ever stored in it: functions, handles, read-only data without addresses (strings). */
static bool is_fieldless(const struct pta *p, obj_id id)
{
    const struct pta_obj *o = &p->objs.at[id.i];
    if (o->kind == OBJ_FUNC || o->kind == OBJ_HANDLE)
        return true;
    if (o->kind != OBJ_GLOBAL)
        return false;
    const struct prog_sym *sym = &p->prog->syms[o->site];
    return sym->is_constant && sym->is_defined && !sym->sym->ninits;
}

loc_id loc_exact(struct pta *p, obj_id obj, int64_t off)
{
    if (is_fieldless(p, obj))
        off = 0;
    if (off < INT32_MIN || off > INT32_MAX)
        return loc_any(p, obj);
    return loc_make(p, obj, (struct pta_loc){.off = (int32_t)off});
}

uint32_t shift_make(struct pta *p, struct shift s)
{
    uint32_t key[4] = {(uint32_t)s.off, s.stride, s.count, s.ext};
    return tuples_add(&p->shift_keys, key, NULL);
}

static uint32_t gcd(uint32_t a, uint32_t b)
{
    while (b) {
        uint32_t r = a % b;
        a = b;
        b = r;
    }
    return a;
}

/* l moved by one array step of s; the larger step stays the stride, the smaller becomes extent. */
static void add_stride(struct pta_loc *l, const struct shift *s)
{
    uint64_t span = (uint64_t)s->stride * s->count;
    uint32_t bounded = span && span < UINT32_MAX ? (uint32_t)span : 0;
    if (!l->stride && bounded && s->stride < 2 * POINTER_ALIGN) {
        l->ext += bounded - s->stride; /* an array of small things is one region */
    } else if (!l->stride) {
        l->stride = s->stride;
        l->span = bounded;
        l->start = l->off;
    } else if (l->stride == s->stride) {
        return; /* another element of the same array */
    } else if (s->stride < l->stride && bounded) {
        l->ext += bounded - s->stride;
    } else if (s->stride > l->stride && l->span) {
        l->ext += l->span - l->stride;
        l->stride = s->stride;
        l->span = bounded;
    } else {
        l->stride = gcd(l->stride, s->stride);
        l->span = 0;
    }
}

static bool in_transit_bounds(const struct pta_obj *o, int64_t off)
{
    return off >= -TRANSIT_SLACK && (!o->size || off <= (int64_t)o->size + TRANSIT_SLACK) &&
           off < INT32_MAX;
}

/* Bring the offset of a strided location back into the first element. */
static void wrap_into_element(struct pta_loc *l)
{
    int64_t in_element = ((int64_t)l->off - l->start) % (int64_t)l->stride;
    if (in_element < 0)
        in_element += l->stride;
    l->off = l->start + (int32_t)in_element;
}

/* One form for what means the same: no stride that leaves the object, no whole elements in off. */
static void normalise(const struct pta_obj *o, struct pta_loc *l)
{
    if (l->stride && o->size && (uint64_t)MAX(l->start, 0) + l->stride >= o->size)
        l->stride = l->span = 0; /* there is only one element */
    if (o->size && l->ext >= o->size)
        l->ext = (uint32_t)o->size - 1;
    if (l->stride && l->ext + 1 >= l->stride)
        l->stride = 1, l->ext = 0;
    if (l->stride == 1) {
        l->off = l->off < 0 || l->off >= MAX_RECORD ? 0 : l->off & ~(POINTER_ALIGN - 1);
        l->start = 0;
        l->span = 0;
    } else if (l->stride) {
        if (!l->span && !o->size)
            l->start = 0;
        l->start = MAX(l->start, 0);
        wrap_into_element(l);
    } else {
        l->start = 0;
    }
}

static size_t max_locs(const struct pta_obj *o)
{
    if (!o->size)
        return MAX_LOCS_UNKNOWN;
    return MIN(o->size / 4 + WORD_SLACK, o->kind == OBJ_HEAP ? MAX_LOCS_HEAP : MAX_LOCS_KNOWN);
}

static loc_id compute_shift(struct pta *p, struct pta_loc l, const struct shift *s)
{
    const struct pta_obj *o = &p->objs.at[l.obj.i];
    int64_t off = l.off;
    bool same_element = l.stride > 1 ? s->off % (int64_t)l.stride == 0
                                     : l.stride == 1 && s->off % POINTER_ALIGN != 0;
    if (!same_element)
        off += s->off;
    if (!in_transit_bounds(o, off))
        return p->opt.sound ? loc_any(p, l.obj) : (loc_id){PTA_NONE};
    l.off = (int32_t)off;
    l.ext += s->ext;
    if (s->stride)
        add_stride(&l, s);
    normalise(o, &l);
    if (p->obj_states.at[l.obj.i].locs.n >= max_locs(o))
        return loc_any(p, l.obj);
    return loc_make(p, l.obj, l);
}

loc_id loc_shift(struct pta *p, loc_id id, uint32_t shift)
{
    bool fresh;
    uint32_t *slot = map_slot(&p->shift_cache, map_key2(id.i, shift), &fresh);
    if (!fresh)
        return (loc_id){*slot};
    const uint32_t *key = tuples_at(&p->shift_keys, shift);
    struct shift s = {(int32_t)key[0], key[1], key[2], key[3]};
    struct pta_loc l = p->locs.at[id.i];
    loc_id moved = is_fieldless(p, l.obj) ? id : compute_shift(p, l, &s);
    *map_slot(&p->shift_cache, map_key2(id.i, shift), &fresh) = moved.i;
    return moved;
}

/* ---- overlap ---- */

/* Least distance from a up to b in steps of the ring of size g. */
static uint64_t ring_distance(int64_t a, int64_t b, uint64_t g)
{
    int64_t d = (b - a) % (int64_t)g;
    return (uint64_t)(d < 0 ? d + (int64_t)g : d);
}

static int64_t loc_end(const struct pta_loc *l, uint64_t size)
{
    if (!size)
        return INT64_MAX;
    if (l->stride && !l->span)
        return INT64_MAX;
    uint64_t last = l->stride ? (l->span - 1) / l->stride * l->stride : 0;
    return l->off + (int64_t)(last + l->ext + size);
}

/* Bytes that an access may touch, seen from the start of a record. */
static int64_t record_end(const struct pta_loc *l, uint64_t size)
{
    bool is_text = l->stride == 1 && size <= 2;
    if (is_text || l->stride > 1 || !size)
        return INT64_MAX;
    return l->off + (int64_t)size;
}

bool pta_overlap(const struct pta_loc *a, uint64_t size_a, const struct pta_loc *b, uint64_t size_b)
{
    if (a->obj.i != b->obj.i)
        return false;
    if (a->stride == 1 || b->stride == 1)
        return record_end(a, size_a) > b->off && record_end(b, size_b) > a->off;
    if (loc_end(a, size_a) <= b->off || loc_end(b, size_b) <= a->off)
        return false;
    if (!size_a || !size_b || (!a->stride && !b->stride))
        return true;
    uint32_t g = gcd(a->stride, b->stride);
    return ring_distance(a->off, b->off, g) < a->ext + size_a ||
           ring_distance(b->off, a->off, g) < b->ext + size_b;
}

/* ---- cells ---- */

bool loc_has_cell(const struct pta *p, loc_id id)
{
    const struct pta_loc *l = &p->locs.at[id.i];
    const struct pta_obj *o = &p->objs.at[l->obj.i];
    if (is_fieldless(p, l->obj))
        return false;
    if (l->off + (int64_t)l->ext < 0 || (o->size && l->off >= (int64_t)o->size))
        return false;
    /* Compilers align addresses; odd places are text that passes through (assumption A-ALIGN). */
    return p->opt.sound || l->off % POINTER_ALIGN == 0 || l->ext;
}

/* Content is compared at pointer granularity: only equal offsets carry whole addresses. */
static bool same_pointer_slot(const struct pta_loc *a, const struct pta_loc *b)
{
    if (a->stride == 1 || b->stride == 1)
        return a->off == b->off;
    return pta_overlap(a, 1, b, 1);
}

static void link_cells(struct pta *p, uint32_t a, uint32_t b)
{
    if (!same_pointer_slot(&p->locs.at[a], &p->locs.at[b]))
        return;
    edge_add(p, p->loc_states.at[a].store_node, p->loc_states.at[b].load_node);
    edge_add(p, p->loc_states.at[b].store_node, p->loc_states.at[a].load_node);
}

static void notify_listeners(struct pta *p, obj_id obj, loc_id cell);

static void cell_make(struct pta *p, loc_id id)
{
    struct pta_loc l = p->locs.at[id.i];
    bool is_inexact = l.stride || l.ext;
    uint32_t node = node_new(p, is_inexact ? 2 : 1);
    p->loc_states.at[id.i] = (struct loc_state){node, is_inexact ? node + 1 : node};
    if (is_inexact) {
        edge_add(p, node + 1, node);
        for (size_t i = 0; i < p->obj_states.at[l.obj.i].cells.n; i++)
            link_cells(p, id.i, p->obj_states.at[l.obj.i].cells.at[i]);
        vec_push(&p->obj_states.at[l.obj.i].inexact, id.i);
    } else {
        for (size_t i = 0; i < p->obj_states.at[l.obj.i].inexact.n; i++)
            link_cells(p, id.i, p->obj_states.at[l.obj.i].inexact.at[i]);
    }
    vec_push(&p->obj_states.at[l.obj.i].cells, id.i);
    notify_listeners(p, l.obj, id);
}

uint32_t cell_load(struct pta *p, loc_id id)
{
    if (p->loc_states.at[id.i].load_node == PTA_NONE)
        cell_make(p, id);
    return p->loc_states.at[id.i].load_node;
}

uint32_t cell_store(struct pta *p, loc_id id)
{
    if (p->loc_states.at[id.i].load_node == PTA_NONE)
        cell_make(p, id);
    return p->loc_states.at[id.i].store_node;
}

/* ---- bulk copies: source cells -> blob by relative offset -> destination cells ---- */

static void bulk_pull(struct pta *p, const struct bulk *b, loc_id from, loc_id cell)
{
    struct pta_loc s = p->locs.at[from.i], c = p->locs.at[cell.i];
    int64_t rel = (int64_t)c.off - s.off;
    if (c.stride == 1) {
        c.stride = c.span = 0; /* records keep their layout */
    } else if (s.stride > 1) {
        rel = (int64_t)ring_distance(s.off, c.off, s.stride);
        c.stride = c.stride == s.stride ? 0 : c.stride;
        c.span = c.stride ? c.span : 0;
    }
    if (rel < 0 && !c.stride)
        return;
    if (rel < 0)
        rel = (int64_t)ring_distance(s.off, c.off, c.stride);
    if (b->len && (uint64_t)rel >= b->len)
        return;
    obj_id blob = {b->blob};
    if (!b->len && p->obj_states.at[blob.i].locs.n >= MAX_BLOB && !p->opt.sound)
        return; /* no record has so many fields: this is text (A-TEXT) */
    loc_id into = loc_make(
        p, blob,
        (struct pta_loc){.off = (int32_t)rel,
                         .stride = c.stride,
                         .span = c.span,
                         .ext = c.ext,
                         .start = (int32_t)(c.stride ? MAX(0, rel - (c.off - c.start)) : 0)});
    edge_add(p, cell_load(p, cell), cell_store(p, into));
}

static void bulk_push(struct pta *p, loc_id to, loc_id cell)
{
    struct pta_loc c = p->locs.at[cell.i];
    uint32_t count = c.stride && c.span ? c.span / c.stride : 0;
    uint32_t shift = shift_make(p, (struct shift){c.off, c.stride, count, c.ext});
    loc_id into = loc_shift(p, to, shift);
    if (into.i != PTA_NONE && loc_has_cell(p, into))
        edge_add(p, cell_load(p, cell), cell_store(p, into));
}

static void notify_listeners(struct pta *p, obj_id obj, loc_id cell)
{
    for (size_t i = 0; i + 1 < p->obj_states.at[obj.i].listeners.n; i += 2) {
        uint32_t what = p->obj_states.at[obj.i].listeners.at[i];
        loc_id loc = {p->obj_states.at[obj.i].listeners.at[i + 1]};
        struct bulk b = p->bulks.at[what / 2];
        if (what & 1)
            bulk_push(p, loc, cell);
        else
            bulk_pull(p, &b, loc, cell);
    }
}

static void listen(struct pta *p, obj_id obj, uint32_t bulk, bool is_to, loc_id loc)
{
    uint32_t pair[2] = {bulk * 2 + is_to, loc.i};
    bool fresh;
    tuples_add(&p->bulk_pairs, pair, &fresh);
    if (!fresh)
        return;
    vec_push(&p->obj_states.at[obj.i].listeners, pair[0]);
    vec_push(&p->obj_states.at[obj.i].listeners, pair[1]);
    size_t n = p->obj_states.at[obj.i].cells.n;
    struct bulk b = p->bulks.at[bulk];
    for (size_t i = 0; i < n; i++) {
        loc_id cell = {p->obj_states.at[obj.i].cells.at[i]};
        if (is_to)
            bulk_push(p, loc, cell);
        else
            bulk_pull(p, &b, loc, cell);
    }
}

/*
 * A copy of unknown length moves addresses only if it starts where an object or an element of an
 * array starts; from the middle of an object it is text (assumption A-TEXT).
 */
static bool copies_addresses(const struct pta *p, uint32_t bulk, loc_id loc)
{
    const struct pta_loc *l = &p->locs.at[loc.i];
    bool is_start = l->stride > 1 ? l->stride >= 2 * POINTER_ALIGN : l->off == 0;
    bool is_text = !p->bulks.at[bulk].len && !is_start;
    return !is_fieldless(p, l->obj) && (p->opt.sound || !is_text);
}

void bulk_add_from(struct pta *p, uint32_t bulk, loc_id loc)
{
    if (copies_addresses(p, bulk, loc))
        listen(p, p->locs.at[loc.i].obj, bulk, false, loc);
}

void bulk_add_to(struct pta *p, uint32_t bulk, loc_id loc)
{
    if (copies_addresses(p, bulk, loc))
        listen(p, (obj_id){p->bulks.at[bulk].blob}, bulk, true, loc);
}
