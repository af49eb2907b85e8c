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
    MAX_LOCS_KNOWN = 2048,   /* locations of a variable before it loses its fields */
    MAX_LOCS_HEAP = 256,     /* the same for memory of known size */
    MAX_RECORD = 256,        /* bytes of a record in a buffer that keep their offset */
    MAX_LOCS_UNKNOWN = 512,  /* the same for unknown size: bounds walks that never end */
    TRANSIT_SLACK = 64,      /* how far an address may be out of bounds in transit */
    POINTER_ALIGN = 8,       /* of addresses in memory */
    PACKED_ALIGN = 4,        /* of those in packed records: struct epoll_event */
    WORD_ALIGN = 4,          /* of places in a record of unknown layout */
    MIN_INNER = 8,           /* smaller steps are a region */
    MAX_STRIDES = 3,         /* ways to walk an object before it is raw memory */
    MAX_LOCS_LAID_OUT = 160, /* locations of an object of unknown size before it is raw memory */
    MIN_POOL = 256,          /* an array of bytes that large may be memory to hand out */
    WORD_SLACK = 16,         /* locations allowed beyond one for every 4 bytes of a small object */
    MAX_STEPS = 6,           /* equal steps in a row through memory of unknown size */
};

/* Does the function that makes the call only hand its result on? */
static bool hands_on(const struct pta *p, uint32_t stmt_id)
{
    uint32_t local;
    return p->is_raw && p->is_raw[prog_stmt(p->prog, stmt_id, &local) - p->prog->funcs];
}

/*
 * What an object looks like: what it is declared as; or whoever gets it from the allocation or, if
 * that is a wrapper, from the first caller who says so, accesses it as a record of some layout.
 */
static struct result_use use_of_object(struct pta *p, enum obj_kind kind, uint32_t site,
                                       uint32_t ctx)
{
    uint32_t local, chain[8];
    struct result_use use = {0};
    if (kind == OBJ_FUNC)
        use.record = RECORD_NONE;
    else if (kind == OBJ_GLOBAL && site < p->prog->nsyms)
        use.record = record_of_symbol(p, (psym_id){site});
    else if (kind == OBJ_STACK) {
        const struct prog_func *pf = prog_stmt(p->prog, site, &local);
        use = (struct result_use){pf->stmts[local].sub, record_of_local(p, pf, local)};
    }
    if (kind != OBJ_HEAP)
        return use;
    use = call_result_use(p, site);
    uint32_t n = pta_ctx_calls(p, ctx, chain, ARRAY_SIZE(chain));
    for (uint32_t i = 0; !use.layout && i < n && hands_on(p, i ? chain[i - 1] : site); i++)
        use = call_result_use(p, chain[i]);
    return use;
}

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
        struct result_use use = use_of_object(p, o.kind, o.site, o.ctx);
        vec_push(&p->obj_states, ((struct obj_state){.layout = use.layout, .record = use.record}));
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

void obj_initialise(struct pta *p, obj_id obj, const struct prog_sym *sym)
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

/* Read-only data without addresses. */
static bool is_text(const struct prog_sym *sym)
{
    return sym->is_constant && sym->is_defined && !sym->is_tls && !sym->is_function &&
           !sym->sym->ninits;
}

obj_id obj_of_sym(struct pta *p, psym_id id)
{
    if (p->sym_obj[id.i] != PTA_NONE)
        return (obj_id){p->sym_obj[id.i]};
    const struct prog_sym *sym = &p->prog->syms[id.i];
    if (is_text(sym) && p->text_obj != PTA_NONE) /* nobody can tell one from another */
        return (obj_id){p->sym_obj[id.i] = p->text_obj};
    enum obj_kind kind = sym->is_function ? OBJ_FUNC : sym->is_tls ? OBJ_TLS : OBJ_GLOBAL;
    obj_id obj =
        obj_make(p, kind, id.i, 0, kind == OBJ_FUNC ? 1 : sym->size, NULL, (inst_id){PTA_NONE});
    p->sym_obj[id.i] = obj.i;
    p->objs.at[obj.i].class = classes_of_object(p->prog->classes, id).i + 1;
    if (is_text(sym))
        p->text_obj = obj.i;
    if (kind != OBJ_FUNC && sym->is_defined)
        obj_initialise(p, obj, sym);
    uint32_t class = kind == OBJ_GLOBAL ? class_of_static(p, id) : 0;
    if (class) { /* System.out */
        obj_id own = obj_make(p, OBJ_EXTERNAL, id.i, 0, 0, sym->pretty, (inst_id){PTA_NONE});
        p->objs.at[own.i].class = class;
        node_add(p, cell_store(p, loc_exact(p, obj, 0)), loc_exact(p, own, 0));
    }
    return obj;
}

loc_id loc_make(struct pta *p, obj_id obj, struct pta_loc l)
{
    uint32_t key[8] = {obj.i, (uint32_t)l.off,   l.stride, l.span,
                       l.ext, (uint32_t)l.start, l.inner,  l.inner_span};
    bool fresh;
    uint32_t id = tuples_add(&p->loc_keys, key, &fresh);
    if (fresh) {
        l.obj = obj;
        vec_push(&p->locs, l);
        vec_push(&p->loc_states, ((struct loc_state){PTA_NONE, PTA_NONE, 0, 0}));
        vec_push(&p->obj_states.at[obj.i].locs, id);
        if (p->objs.at[obj.i].kind == OBJ_FUNC)
            idset_add(&p->functions, id);
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
    return is_text(&p->prog->syms[o->site]);
}

loc_id loc_exact(struct pta *p, obj_id obj, int64_t off)
{
    if (is_fieldless(p, obj))
        off = 0;
    if (off < INT32_MIN || off > INT32_MAX)
        return loc_any(p, obj);
    size_t before = p->obj_states.at[obj.i].locs.n;
    loc_id loc = loc_make(p, obj, (struct pta_loc){.off = (int32_t)off});
    p->obj_states.at[obj.i].nnamed += (uint32_t)(p->obj_states.at[obj.i].locs.n - before);
    return loc;
}

uint32_t shift_make(struct pta *p, struct shift s)
{
    uint32_t key[SHIFT_WORDS] = {(uint32_t)s.off, s.stride, s.count,  s.ext,   s.inner,
                                 s.inner_count,   s.layout, s.inside, s.record};
    bool fresh;
    uint32_t id = tuples_add(&p->shift_keys, key, &fresh);
    if (fresh)
        vec_push(&p->shift_memos, (struct shift_memo){0});
    return id;
}

struct shift shift_at(const struct pta *p, uint32_t shift)
{
    const uint32_t *key = tuples_at(&p->shift_keys, shift);
    return (struct shift){(int32_t)key[0], key[1], key[2], key[3], key[4],
                          key[5],          key[6], key[7], key[8]};
}

uint32_t stride_gcd(uint32_t a, uint32_t b)
{
    while (b) {
        uint32_t r = a % b;
        a = b;
        b = r;
    }
    return a;
}

/* Bytes from the location to the end of its array element. */
static uint32_t rest_of_element(const struct pta_loc *l)
{
    return l->stride - (uint32_t)(l->off - l->start);
}

/* A walk inside an element: small steps make a region, others an inner array. */
static void add_inner(struct pta_loc *l, uint32_t step, uint32_t span)
{
    uint32_t rest = rest_of_element(l);
    if (!span || span > rest)
        span = rest; /* an array inside a record ends with the record */
    if (l->inner && l->inner != step) {
        step = stride_gcd(l->inner, step);
        span = rest;
    }
    if (step >= MIN_INNER) {
        l->inner = step;
        l->inner_span = MAX(l->inner_span, span);
    } else {
        l->ext = l->ext ? rest - 1 : span - 1; /* a region that grows is all there is */
        l->inner = l->inner_span = 0;
    }
}

/* The array that was walked turns out to be part of the elements of a larger one. */
static void add_outer(struct pta_loc *l, uint32_t step, uint32_t span)
{
    uint32_t inner = l->stride, inner_span = l->span;
    l->stride = step;
    l->span = span;
    l->inner = l->inner_span = 0;
    add_inner(l, inner, inner_span);
}

/* l moved by array steps; the larger step stays the stride. span 0: unknown bound. */
static void add_stride(const struct pta_obj *o, struct pta_loc *l, uint32_t step, uint32_t count)
{
    uint64_t bytes = (uint64_t)step * count;
    uint32_t span = bytes < UINT32_MAX ? (uint32_t)bytes : 0;
    bool is_pool = step == 1 && !l->off && span >= MIN_POOL && span >= o->size;
    if (!l->stride && span && step < MIN_INNER && !l->ext && !is_pool) {
        l->ext = span - step; /* an array of small things is one region */
    } else if (!l->stride) {
        l->stride = step;
        l->span = span;
        l->start = l->off;
    } else if (step % l->stride == 0 && !(l->span && span)) {
        return; /* another element of the same array */
    } else if (step < l->stride && (span || step >= MIN_INNER || l->off != l->start)) {
        add_inner(l, step, span);
    } else if (step > l->stride && l->span) {
        add_outer(l, step, span);
    } else if (step != l->stride) {
        l->stride = stride_gcd(l->stride, step);
        l->span = l->inner = l->inner_span = 0;
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

static void drop_outer(struct pta_loc *l)
{
    l->stride = l->inner;
    l->span = l->inner_span;
    l->start = l->off;
    l->inner = l->inner_span = 0;
}

static void normalise_strided(const struct pta_obj *o, struct pta_loc *l)
{
    if (!l->span && !o->size && !o->class)
        l->start = 0; /* else an index could go below; no array of the JVM allows that */
    l->start = MAX(l->start, 0);
    wrap_into_element(l);
    uint32_t rest = rest_of_element(l);
    l->inner_span = MIN(l->inner_span, rest);
    if (l->inner_span <= l->inner)
        l->inner = l->inner_span = 0;
    if (l->off != l->start && l->ext >= rest)
        l->ext = rest - 1;
}

/* One form for what means the same: no stride that leaves the object, no whole elements in off. */
static void normalise(const struct pta_obj *o, struct pta_loc *l)
{
    while (l->stride && o->size && (uint64_t)MAX(l->start, 0) + l->stride >= o->size)
        drop_outer(l); /* there is only one element */
    if (o->size && l->ext >= o->size)
        l->ext = (uint32_t)o->size - 1;
    if (l->ext) { /* regions are compared by words */
        int32_t odd = l->off & (WORD_ALIGN - 1);
        l->off -= odd;
        l->ext = (l->ext + (uint32_t)odd) | (WORD_ALIGN - 1);
    }
    if (l->stride > 1)
        normalise_strided(o, l);
    if (l->stride && l->ext + 1 >= l->stride)
        l->stride = 1, l->ext = 0;
    if (l->stride == 1) {
        l->off = l->off < 0 || l->off >= MAX_RECORD ? 0 : l->off & ~(WORD_ALIGN - 1);
        l->span = l->inner = l->inner_span = 0;
    }
    if (l->stride <= 1)
        l->start = 0;
}

/* What the program's text names leaves room (an initialiser, `slot[7] = p`): who walks a table of
 * thousands finds all that is in it. */
static bool has_too_many_locs(const struct pta *p, obj_id obj)
{
    const struct pta_obj *o = &p->objs.at[obj.i];
    const struct obj_state *state = &p->obj_states.at[obj.i];
    if (p->opt.textbook && o->size)
        return false; /* bounds are limit enough */
    if (!o->size)
        return state->locs.n >= MAX_LOCS_UNKNOWN;
    size_t most = o->kind == OBJ_HEAP ? MAX_LOCS_HEAP : MAX_LOCS_KNOWN;
    most = MAX(most, state->nnamed + MAX_LOCS_HEAP);
    return state->locs.n >= MIN(o->size / 4 + WORD_SLACK, most);
}

/* A step by whole elements, or by bytes in a buffer, leads to where the location is anyway. */
static bool stays_in_place(const struct pta_loc *l, int64_t step)
{
    if (l->stride == 1)
        return step % WORD_ALIGN != 0;
    return (l->stride && step % (int64_t)l->stride == 0) ||
           (l->inner && step % (int64_t)l->inner == 0);
}

/*
 * Memory that is walked in many different steps is raw memory that holds all sorts of things:
 * then only the place in a record is kept (A-POOL).
 */
static bool is_raw_memory(struct pta *p, const struct pta_loc *l)
{
    struct obj_state *state = &p->obj_states.at[l->obj.i];
    if (!p->objs.at[l->obj.i].size && state->locs.n > MAX_LOCS_LAID_OUT)
        state->is_raw = true;
    if (state->is_raw || l->stride <= 1)
        return state->is_raw;
    for (size_t i = 0; i < state->strides.n; i++)
        if (state->strides.at[i] == l->stride)
            return false;
    vec_push(&state->strides, l->stride);
    return state->is_raw = state->strides.n > MAX_STRIDES;
}

/*
 * A record with an address where another has a number is not that other (assumption A-LAYOUT):
 * keeps structures apart that meet in one void pointer.
 */
static bool fits_layout(const struct pta *p, const struct pta_loc *l, uint32_t wanted)
{
    uint32_t have = p->obj_states.at[l->obj.i].layout;
    int64_t word = (int64_t)l->off / POINTER_ALIGN;
    if (!have || !wanted || l->off % POINTER_ALIGN || word < 0 || word >= IR_LAYOUT_WORDS)
        return true;
    have >>= 2 * word;
    uint32_t address = 0x55555555u, other = 0xaaaaaaaau;
    bool clash =
        (have & address & (wanted & other) >> 1) || (wanted & address & (have & other) >> 1);
    return !clash;
}

/*
 * A pointer that is moved on by the same number of bytes again and again, each time through memory
 * (the end of a vector), walks an array: after some exact places it is at any of its elements.
 */
static uint32_t steps_to(const struct pta *p, loc_id from, const struct shift *s)
{
    const struct pta_loc *l = &p->locs.at[from.i];
    const struct loc_state *state = &p->loc_states.at[from.i];
    bool is_step = s->off >= MIN_INNER && !s->stride && !s->inner && !s->ext && !l->stride &&
                   !l->inner && !l->ext && !p->objs.at[l->obj.i].size;
    if (!is_step)
        return 0;
    return state->step == (uint32_t)s->off ? state->nsteps + 1 : 1;
}

static loc_id compute_shift(struct pta *p, struct pta_loc l, const struct shift *s);

static loc_id compute_step(struct pta *p, loc_id from, const struct shift *s)
{
    struct pta_loc l = p->locs.at[from.i];
    uint32_t nsteps = steps_to(p, from, s);
    if (nsteps > MAX_STEPS && !p->opt.sound) {
        l.off -= (int32_t)((nsteps - 1) * (uint32_t)s->off);
        struct shift walk = {.stride = (uint32_t)s->off, .layout = s->layout};
        return compute_shift(p, l, &walk);
    }
    size_t known = p->locs.n;
    loc_id to = compute_shift(p, l, s);
    if (nsteps && p->locs.n > known) {
        p->loc_states.at[to.i].step = (uint32_t)s->off;
        p->loc_states.at[to.i].nsteps = nsteps;
    }
    return to;
}

/* What an allocator of the C++ library made the object for, NULL if none did. */
static const char *allocated_as(const struct pta *p, obj_id obj)
{
    static const char *const allocators[] = {"std::__new_allocator<", "__gnu_cxx::new_allocator<"};
    const struct pta_obj *o = &p->objs.at[obj.i];
    uint32_t local;
    if (o->kind != OBJ_HEAP)
        return NULL;
    const struct prog_func *maker = prog_stmt(p->prog, o->site, &local);
    const char *name = p->prog->syms[maker->sym.i].pretty;
    for (size_t i = 0; name && i < ARRAY_SIZE(allocators); i++) {
        size_t n = strlen(allocators[i]);
        if (strncmp(name, allocators[i], n) == 0)
            return name + n;
    }
    return NULL;
}

/*
 * The last link of a list or tree of the C++ library leads back to the container itself, which has
 * links but no element: what lies behind is another member of whatever the container is in. Nodes
 * are made by allocators.
 */
static bool may_be_node(const struct pta *p, obj_id obj)
{
    const char *what = allocated_as(p, obj);
    return what && strncmp(what, "std::_Sp_counted", 16) != 0;
}

/*
 * The table of a hashed container is one bucket inside of the container at first, which has no
 * second element whatever the index is.
 */
static bool is_only_bucket(const struct pta *p, obj_id obj)
{
    const char *what = allocated_as(p, obj);
    return !what || strncmp(what, "std::__detail::_Hash_node_base*", 31) != 0;
}

static loc_id compute_shift(struct pta *p, struct pta_loc l, const struct shift *s)
{
    const struct pta_obj *o = &p->objs.at[l.obj.i];
    int64_t off = l.off;
    uint32_t record = p->obj_states.at[l.obj.i].record;
    if (!p->opt.sound &&
        (!fits_layout(p, &l, s->layout) || !record_fits(p, record, l.off, s->record, s->off)))
        return (loc_id){PTA_NONE};
    if (s->inside == INSIDE_NODE && !may_be_node(p, l.obj))
        return (loc_id){PTA_NONE};
    if (!stays_in_place(&l, s->off))
        off += s->off;
    if (!in_transit_bounds(o, off))
        return p->opt.sound ? loc_any(p, l.obj) : (loc_id){PTA_NONE};
    l.off = (int32_t)off;
    if (l.ext && s->ext && !l.stride)
        add_stride(o, &l, 1, 0); /* a region that grows */
    else if (l.ext && s->ext)
        add_inner(&l, 1, 0);
    else
        l.ext = MAX(l.ext, s->ext);
    if (s->stride && !(s->inside == INSIDE_TABLE && is_only_bucket(p, l.obj)))
        add_stride(o, &l, s->stride, s->count);
    if (s->inner)
        add_stride(o, &l, s->inner, s->inner_count);
    normalise(o, &l);
    if (!p->opt.sound && is_raw_memory(p, &l)) {
        l.stride = 1;
        l.ext = 0;
        normalise(o, &l);
    }
    if (has_too_many_locs(p, l.obj))
        return loc_any(p, l.obj);
    return loc_make(p, l.obj, l);
}

/* The place of the answer for a location, made if need be. */
static uint32_t *memo_slot(struct pta *p, struct shift_memo *m, uint32_t loc)
{
    uint32_t leaf = loc / MEMO_LEAF, block = leaf / MEMO_LEAVES;
    if (block >= m->nblocks) {
        uint32_t n = MAX(block + 1, m->nblocks * 2);
        uint32_t ***blocks = ARENA_ARRAY(&p->shift_arena, uint32_t **, n);
        if (m->nblocks)
            memcpy(blocks, m->blocks, m->nblocks * sizeof *blocks);
        m->blocks = blocks;
        m->nblocks = n;
    }
    if (!m->blocks[block])
        m->blocks[block] = ARENA_ARRAY(&p->shift_arena, uint32_t *, MEMO_LEAVES);
    uint32_t **at = &m->blocks[block][leaf % MEMO_LEAVES];
    if (!*at)
        *at = ARENA_ARRAY(&p->shift_arena, uint32_t, MEMO_LEAF);
    return *at + loc % MEMO_LEAF;
}

loc_id loc_shift(struct pta *p, loc_id id, uint32_t shift)
{
    uint32_t *slot = memo_slot(p, &p->shift_memos.at[shift], id.i);
    if (*slot)
        return (loc_id){*slot - 2};
    struct shift s = shift_at(p, shift);
    struct pta_loc l = p->locs.at[id.i];
    loc_id moved = is_fieldless(p, l.obj) ? id : compute_step(p, id, &s);
    *slot = moved.i + 2; /* PTA_NONE is 1 */
    return moved;
}

uint32_t loc_shifted(const struct pta *p, uint32_t loc, uint32_t shift)
{
    const struct shift_memo *m = &p->shift_memos.at[shift];
    uint32_t leaf = loc / MEMO_LEAF, block = leaf / MEMO_LEAVES;
    if (block >= m->nblocks || !m->blocks[block] || !m->blocks[block][leaf % MEMO_LEAVES])
        return PTA_NONE - 1;
    return m->blocks[block][leaf % MEMO_LEAVES][loc % MEMO_LEAF] - 2;
}

/* ---- overlap ---- */

/* Least distance from a up to b in steps of the ring of size g. */
static uint64_t ring_distance(int64_t a, int64_t b, uint64_t g)
{
    int64_t d = (b - a) % (int64_t)g;
    return (uint64_t)(d < 0 ? d + (int64_t)g : d);
}

/* Bytes that an access to one element covers; one somewhere in a region stays inside it. */
static uint64_t length_at(const struct pta_loc *l, uint64_t size)
{
    return l->ext ? MAX((uint64_t)l->ext + 1, size) : size;
}

static int64_t loc_end(const struct pta_loc *l, uint64_t size)
{
    if (!size)
        return INT64_MAX;
    if (l->stride && !l->span)
        return INT64_MAX;
    uint64_t last = l->stride ? (l->span - 1) / l->stride * l->stride : 0;
    return l->off + (int64_t)(last + l->inner_span + length_at(l, size));
}

/* Bytes that an access may touch, seen from the start of a record. */
static int64_t record_end(const struct pta_loc *l, uint64_t size)
{
    bool is_text = l->stride == 1 && size <= 2;
    if (is_text || l->stride > 1 || !size)
        return INT64_MAX;
    return l->off + (int64_t)size;
}

/* Does a, whose inner array starts d bytes before b's, have a byte in common with b? */
static bool reaches(const struct pta_loc *a, uint64_t size_a, const struct pta_loc *b,
                    uint64_t size_b, uint64_t d)
{
    uint64_t len_a = length_at(a, size_a), len_b = length_at(b, size_b);
    uint64_t last = a->inner ? (a->inner_span - 1) / a->inner * a->inner : 0;
    if (d >= last) /* from behind a's last element on */
        return d - last < len_a;
    uint32_t step = b->inner ? stride_gcd(a->inner, b->inner) : a->inner;
    uint64_t past = d % step; /* b begins so far behind an element of a */
    return past < len_a || step - past < len_b;
}

/* A bounded array seen beside the larger steps of another is an inner array without an outer. */
static struct pta_loc seen_beside(const struct pta_loc *l, const struct pta_loc *other)
{
    struct pta_loc out = *l;
    if (l->stride && l->span && !l->inner && (!other->stride || other->stride > l->stride)) {
        out.inner = l->stride;
        out.inner_span = l->span;
        out.stride = out.span = 0;
    }
    return out;
}

bool pta_overlap(const struct pta_loc *a, uint64_t size_a, const struct pta_loc *b, uint64_t size_b)
{
    if (a->obj.i != b->obj.i)
        return false;
    if (a->stride == 1 || b->stride == 1)
        return record_end(a, size_a) > b->off && record_end(b, size_b) > a->off;
    if (loc_end(a, size_a) <= b->off || loc_end(b, size_b) <= a->off)
        return false;
    if (!size_a || !size_b)
        return true;
    struct pta_loc x = seen_beside(a, b), y = seen_beside(b, a);
    uint32_t g = stride_gcd(x.stride, y.stride);
    if (!g)
        return x.off <= y.off ? reaches(&x, size_a, &y, size_b, (uint64_t)((int64_t)y.off - x.off))
                              : reaches(&y, size_b, &x, size_a, (uint64_t)((int64_t)x.off - y.off));
    return reaches(&x, size_a, &y, size_b, ring_distance(x.off, y.off, g)) ||
           reaches(&y, size_b, &x, size_a, ring_distance(y.off, x.off, g));
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
    /*
     * Compilers align addresses; odd places (assumption A-ALIGN) and places in an array of
     * things smaller than an address (A-TEXT) are text that passes through.
     */
    return p->opt.sound || (l->off % PACKED_ALIGN == 0 && !l->ext);
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
        if (c.stride == s.stride) {
            c.stride = c.inner;
            c.span = c.inner_span;
            c.inner = c.inner_span = 0;
        }
    }
    if (rel < 0 && (!c.stride || loc_end(&c, 1) <= s.off))
        return;
    if (rel < 0) { /* the source starts inside the array */
        uint32_t skipped = (uint32_t)(s.off - c.off + (int64_t)c.stride - 1) / c.stride * c.stride;
        c.span = c.span > skipped ? c.span - skipped : c.span;
        rel = (int64_t)ring_distance(s.off, c.off, c.stride);
    }
    if (b->len && (uint64_t)rel >= b->len)
        return;
    obj_id blob = {b->blob};
    bool is_array = c.stride && c.start == c.off - rel;
    if (!b->len && !p->opt.sound && (c.stride ? !is_array : rel >= MAX_RECORD))
        return; /* no record is so large: this is text (A-TEXT) */
    c.start = (int32_t)(c.stride ? MAX(0, rel - (c.off - c.start)) : 0);
    c.off = (int32_t)rel;
    normalise(&p->objs.at[blob.i], &c);
    if (has_too_many_locs(p, blob))
        c = (struct pta_loc){.stride = 1};
    loc_id into = loc_make(p, blob, c);
    edge_add(p, cell_load(p, cell), cell_store(p, into));
}

static void bulk_push(struct pta *p, loc_id to, loc_id cell)
{
    struct pta_loc c = p->locs.at[cell.i];
    uint32_t count = c.stride && c.span ? c.span / c.stride : 0;
    uint32_t inner_count = c.inner ? c.inner_span / c.inner : 0;
    uint32_t shift =
        shift_make(p, (struct shift){c.off, c.stride, count, c.ext, c.inner, inner_count, 0, 0, 0});
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
 * array starts; from the middle of an object it is text (assumption A-TEXT). On the JVM it is an
 * array that is copied, whose elements start behind the header.
 */
static bool copies_addresses(const struct pta *p, uint32_t bulk, loc_id loc)
{
    const struct pta_loc *l = &p->locs.at[loc.i];
    bool is_start = l->stride ? l->stride >= POINTER_ALIGN : l->off == 0;
    bool is_text = !p->bulks.at[bulk].len && !is_start;
    return !is_fieldless(p, l->obj) && (p->opt.sound || p->prog->classes || !is_text);
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
