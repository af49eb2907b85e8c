/*
 * The reference solver: Andersen's rules as they stand in a textbook, applied to every statement of
 * every reached instance until a pass over all of them changes nothing. Sets are bit arrays and
 * searches linear; nothing is shared with src/pta.
 *
 * Locations (what src/pta does with 8-byte words of objects of known size):
 *   exact   object and offset; offsets up to 64 bytes outside may be in transit, others vanish
 *   walk    offset, offset + 8, ... : some element of an array, up to `span` bytes or, with span 0,
 *           to the object's end. Moving it by words leaves it where it is. An object in which the
 *           second element would not fit has no walk: the location stays exact.
 * A move that lies on a cycle of moves and copies inside one function is a walk (8 bytes a step).
 */
#include "random.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { WORDS = 48, MAX_LOCS = WORDS * 64, MAX_INSTS = 1500, MAX_ELEMENTS = 16, SLACK = 64 };

struct set {
    uint64_t bits[WORDS];
};

struct ctx {
    int origin; /* -1: the kind has none */
    int n;
    uint32_t element[MAX_ELEMENTS];
};
/* Elements of contexts: statement ids, allocations and symbols in ranges of their own. */
#define ELEMENT_OBJECT 0x40000000u
#define ELEMENT_SYMBOL 0x80000000u

enum object_kind {
    OBJECT_VARIABLE,
    OBJECT_THREAD_LOCAL,
    OBJECT_FUNCTION,
    OBJECT_FRESH,
    OBJECT_HANDLE
};
struct object {
    enum object_kind kind;
    uint32_t site; /* symbol, statement or origin */
    struct ctx ctx;
    int64_t size;
};

struct location {
    int object;
    int64_t offset;
    bool is_walk;
    int64_t span;
    struct set stored;
};

struct instance {
    func_id func;
    struct ctx ctx;
    struct set *regs; /* one more than registers: the last is the result */
};

struct origin {
    char *name, *creators; /* creators: names of the k - 1 creations before, "<" in front of each */
    int entry;             /* instance */
};

struct receiver_call {
    int caller;
    uint32_t stmt, func;
    bool is_done;
};

struct solver {
    const struct prog *prog;
    struct context context;
    VEC(struct object) objects;
    VEC(struct location *) locations;
    VEC(struct instance) instances;
    VEC(struct origin) origins;
    VEC(struct receiver_call) receiver_calls;
    bool **on_cycle; /* function -> statement -> is a move on a cycle */
    facts edges;
    bool changed, is_too_large;
    bool notes_edges; /* the last pass: everything is known */
};

/* ---- sets ---- */

static bool has(const struct set *s, int id)
{
    return s->bits[id / 64] >> id % 64 & 1;
}

static void add(struct solver *s, struct set *to, int id)
{
    if (id < 0 || has(to, id))
        return;
    to->bits[id / 64] |= 1ull << id % 64;
    s->changed = true;
}

static void add_all(struct solver *s, struct set *to, const struct set *from)
{
    for (int i = 0; i < WORDS; i++) {
        s->changed |= (from->bits[i] & ~to->bits[i]) != 0;
        to->bits[i] |= from->bits[i];
    }
}

static bool is_empty(const struct set *s)
{
    for (int i = 0; i < WORDS; i++)
        if (s->bits[i])
            return false;
    return true;
}

/* ---- objects and locations ---- */

static bool same_ctx(const struct ctx *a, const struct ctx *b)
{
    return a->origin == b->origin && a->n == b->n &&
           memcmp(a->element, b->element, (size_t)a->n * sizeof *a->element) == 0;
}

static int object_of(struct solver *s, enum object_kind kind, uint32_t site, struct ctx ctx,
                     int64_t size)
{
    for (size_t i = 0; i < s->objects.n; i++) {
        const struct object *o = &s->objects.at[i];
        if (o->kind == kind && o->site == site && same_ctx(&o->ctx, &ctx))
            return (int)i;
    }
    struct object o = {kind, site, ctx, size};
    vec_push(&s->objects, o);
    return (int)s->objects.n - 1;
}

static int location_of(struct solver *s, int object, int64_t offset, bool is_walk, int64_t span)
{
    for (size_t i = 0; i < s->locations.n; i++) {
        const struct location *l = s->locations.at[i];
        if (l->object == object && l->offset == offset && l->is_walk == is_walk && l->span == span)
            return (int)i;
    }
    if (s->locations.n >= MAX_LOCS) {
        s->is_too_large = true;
        return -1;
    }
    struct location *l = xcalloc(1, sizeof *l);
    *l = (struct location){.object = object, .offset = offset, .is_walk = is_walk, .span = span};
    vec_push(&s->locations, l);
    return (int)s->locations.n - 1;
}

static bool holds_addresses(const struct object *o)
{
    return o->kind != OBJECT_FUNCTION && o->kind != OBJECT_HANDLE;
}

/* The location moved by `by` bytes and, if `walks`, on by any number of words; -1: nowhere. */
static int moved(struct solver *s, int id, int64_t by, bool walks, int64_t span)
{
    struct location l = *s->locations.at[id];
    const struct object *o = &s->objects.at[l.object];
    if (!holds_addresses(o) || l.is_walk)
        return id;
    l.offset += by;
    if (l.offset < -SLACK || l.offset > o->size + SLACK)
        return -1;
    int64_t start = MAX(l.offset, 0);
    if (!walks || start + 8 >= o->size)
        return location_of(s, l.object, l.offset, false, 0);
    return location_of(s, l.object, start, true, span);
}

static bool can_be_accessed(const struct solver *s, int id)
{
    const struct location *l = s->locations.at[id];
    const struct object *o = &s->objects.at[l->object];
    return holds_addresses(o) && l->offset >= 0 && l->offset < o->size;
}

static int64_t end_of(const struct solver *s, const struct location *l)
{
    if (!l->is_walk)
        return l->offset + 8;
    return l->span ? l->offset + l->span : MAX(s->objects.at[l->object].size, l->offset) + 64;
}

static bool overlap(const struct solver *s, const struct location *a, const struct location *b)
{
    return a->object == b->object && a->offset < end_of(s, b) && b->offset < end_of(s, a);
}

/* What is loaded from a location: all that was stored somewhere it overlaps. */
static void add_content(struct solver *s, struct set *to, int id)
{
    for (size_t i = 0; i < s->locations.n; i++)
        if (overlap(s, s->locations.at[id], s->locations.at[i]))
            add_all(s, to, &s->locations.at[i]->stored);
}

static void load(struct solver *s, struct set *to, const struct set *pointer, int64_t size)
{
    for (int i = 0; i < (int)s->locations.n; i++)
        for (int64_t piece = 0; has(pointer, i) && piece < size; piece += 8) {
            int at = piece ? moved(s, i, piece, false, 0) : i;
            if (at >= 0 && can_be_accessed(s, at))
                add_content(s, to, at);
        }
}

static void store(struct solver *s, const struct set *pointer, const struct set *value)
{
    for (int i = 0; i < (int)s->locations.n; i++)
        if (has(pointer, i) && can_be_accessed(s, i))
            add_all(s, &s->locations.at[i]->stored, value);
}

static void bulk_copy(struct solver *s, const struct set *to, const struct set *from, int64_t len)
{
    for (int i = 0; i < (int)s->locations.n; i++)
        for (int k = 0; has(from, i) && k < (int)s->locations.n; k++)
            for (int64_t at = 0; has(to, k) && at < len; at += 8) {
                struct set content = {{0}};
                const struct location *l = s->locations.at[i];
                if (!holds_addresses(&s->objects.at[l->object]))
                    continue;
                bool before = s->changed;
                int source = location_of(s, l->object, l->offset + at, false, 0);
                if (source < 0 || !can_be_accessed(s, source))
                    continue;
                add_content(s, &content, source);
                s->changed = before;
                int target = is_empty(&content) ? -1 : moved(s, k, at, false, 0);
                if (target >= 0 && can_be_accessed(s, target))
                    add_all(s, &s->locations.at[target]->stored, &content);
            }
}

/* ---- contexts ---- */

static bool has_origins(const struct solver *s)
{
    return s->context.kind == KIND_ORIGIN || s->context.kind == KIND_THREAD ||
           s->context.kind == KIND_ADAPTIVE;
}

static bool has_receivers(const struct solver *s)
{
    return s->context.kind == KIND_OBJECT || s->context.kind == KIND_THREAD ||
           s->context.kind == KIND_ADAPTIVE;
}

/* e in front of at most max - 1 of the elements; one that is there already is gone back to. */
static struct ctx pushed(struct ctx from, int origin, uint32_t e, int max)
{
    struct ctx out = {.origin = origin, .n = 1, .element = {e}};
    int n = MIN(from.n, max - 1), skip = 0;
    for (int i = 0; i < n; i++)
        if (from.element[i] == e)
            skip = i + 1;
    for (int i = skip; i < n; i++)
        out.element[out.n++] = from.element[i];
    return out;
}

static struct ctx ctx_of_call(const struct solver *s, const struct instance *caller, uint32_t stmt)
{
    struct ctx empty = {.origin = caller->ctx.origin};
    if (s->context.kind == KIND_CALLSITE && s->context.k)
        return pushed(caller->ctx, -1, stmt, (int)s->context.k);
    return has_receivers(s) ? caller->ctx : empty;
}

/* False if nothing stands for the object: then the call goes on for the caller's. */
static bool ctx_of_receiver(const struct solver *s, const struct instance *caller, int object,
                            struct ctx *out)
{
    const struct object *o = &s->objects.at[object];
    struct ctx empty = {.origin = caller->ctx.origin};
    if (o->kind == OBJECT_HANDLE)
        return false;
    uint32_t element = o->site | (o->kind == OBJECT_FRESH ? ELEMENT_OBJECT : ELEMENT_SYMBOL);
    *out =
        pushed(o->kind == OBJECT_FRESH ? o->ctx : empty, caller->ctx.origin, element, MAX_ELEMENTS);
    return true;
}

/* Of what a statement allocates: all of the instance's, or with objects k - 1 elements. */
static struct ctx ctx_of_allocation(const struct solver *s, const struct instance *i, uint32_t stmt)
{
    struct ctx out = i->ctx;
    int k = (int)MAX(s->context.k, 1);
    if (s->context.kind == KIND_ADAPTIVE)
        k = s->context.site_depth[stmt];
    if (has_receivers(s))
        out.n = MIN(out.n, k - 1);
    return out;
}

/* ---- instances, edges, origins ---- */

static int instance_of(struct solver *s, func_id func, struct ctx ctx)
{
    for (size_t i = 0; i < s->instances.n; i++)
        if (s->instances.at[i].func.i == func.i && same_ctx(&s->instances.at[i].ctx, &ctx))
            return (int)i;
    if (s->instances.n >= MAX_INSTS) {
        s->is_too_large = true;
        return 0;
    }
    struct instance inst = {func, ctx, NULL};
    inst.regs = xcalloc(s->prog->funcs[func.i].func->nregs + 1, sizeof *inst.regs);
    vec_push(&s->instances, inst);
    s->changed = true;
    return (int)s->instances.n - 1;
}

static struct set *result_of(const struct solver *s, int instance)
{
    const struct instance *i = &s->instances.at[instance];
    return &i->regs[s->prog->funcs[i->func.i].func->nregs];
}

static void put_ctx(const struct solver *s, const struct ctx *c, struct strbuf *out)
{
    if (c->origin >= 0)
        strbuf_adds(out, s->origins.at[c->origin].name);
    strbuf_addc(out, '[');
    for (int i = 0; i < c->n; i++) {
        uint32_t e = c->element[i];
        char letter = e & ELEMENT_OBJECT ? 'o' : e & ELEMENT_SYMBOL ? 'g' : 's';
        strbuf_addf(out, "%s%c%u", i ? "," : "", letter, e & ~(ELEMENT_OBJECT | ELEMENT_SYMBOL));
    }
    strbuf_addc(out, ']');
}

static void put_instance(const struct solver *s, int id, struct strbuf *out)
{
    strbuf_addf(out, "f%u ", s->instances.at[id].func.i);
    put_ctx(s, &s->instances.at[id].ctx, out);
}

static void note_edge(struct solver *s, int caller, uint32_t stmt, const char *kind,
                      const char *target)
{
    struct strbuf line = {0};
    if (!s->notes_edges)
        return;
    put_instance(s, caller, &line);
    facts_add(&s->edges, "e %s %u %s %s", strbuf_str(&line), stmt, kind, target);
    strbuf_release(&line);
}

static void note_call(struct solver *s, int caller, uint32_t stmt, int callee)
{
    struct strbuf target = {0};
    put_instance(s, callee, &target);
    note_edge(s, caller, stmt, "call", strbuf_str(&target));
    strbuf_release(&target);
}

/* The first n names of a list. */
static char *first_names(const char *names, unsigned n)
{
    const char *end = names;
    for (; n > 0 && *end; n--)
        end += 1 + strcspn(end + 1, "<");
    return xstrndup(names, (size_t)(end - names));
}

static int origin_of(struct solver *s, int creator, uint32_t stmt, func_id func)
{
    const struct instance *inst = &s->instances.at[creator];
    struct strbuf own = {0};
    strbuf_addf(&own, "s%uf%u", stmt, func.i);
    if (s->context.kind == KIND_CALLSITE)
        put_ctx(s, &inst->ctx, &own);
    bool is_deep = s->context.kind == KIND_ORIGIN && s->context.k > 1;
    const char *before = is_deep ? s->origins.at[inst->ctx.origin].creators : "";
    char *all = xasprintf("<%s%s", strbuf_str(&own), before);
    char *name = first_names(all, is_deep ? s->context.k : 1);
    free(all);
    strbuf_release(&own);
    for (size_t i = 0; i < s->origins.n; i++)
        if (strcmp(s->origins.at[i].creators, name) == 0) {
            free(name);
            return (int)i;
        }
    struct origin o = {.name = xstrdup(name), .creators = name};
    vec_push(&s->origins, o);
    int id = (int)s->origins.n - 1;
    struct ctx ctx = {.origin = has_origins(s) ? id : -1};
    s->origins.at[id].entry = instance_of(s, func, ctx);
    return id;
}

/* ---- operands ---- */

static const struct prog_func *func_of(const struct solver *s, int instance)
{
    return &s->prog->funcs[s->instances.at[instance].func.i];
}

static void operand(struct solver *s, int instance, ir_ref ref, struct set *out)
{
    const struct prog_func *pf = func_of(s, instance);
    psym_id sym;
    int64_t offset;
    *out = (struct set){{0}};
    if (ref_kind(ref) == REF_REG)
        *out = s->instances.at[instance].regs[ref_index(ref)];
    if (ref_kind(ref) == REF_REG || !prog_ref_address(s->prog, pf->unit_index, ref, &sym, &offset))
        return;
    const struct prog_sym *ps = &s->prog->syms[sym.i];
    struct ctx none = {.origin = -1}, thread = {.origin = s->instances.at[instance].ctx.origin};
    enum object_kind kind = ps->is_function ? OBJECT_FUNCTION
                            : ps->is_tls    ? OBJECT_THREAD_LOCAL
                                            : OBJECT_VARIABLE;
    int object =
        object_of(s, kind, sym.i, kind == OBJECT_THREAD_LOCAL ? thread : none, (int64_t)ps->size);
    int at = location_of(s, object, kind == OBJECT_FUNCTION ? 0 : offset, false, 0);
    if (at >= 0)
        out->bits[at / 64] |= 1ull << at % 64;
}

static const ir_ref *args_of(const struct prog_func *pf, const struct ir_stmt *st)
{
    return ir_args(pf->unit, pf->func, st);
}

/* Can the operand hold an address at all, by what the function's text says? */
static bool carries(const struct prog_func *pf, ir_ref ref, uint8_t *seen)
{
    if (ref_kind(ref) != REF_REG)
        return ref_kind(ref) == REF_SYM || ref_kind(ref) == REF_ADDR;
    if (ref_index(ref) < pf->func->nparams)
        return true;
    if (seen[ref_index(ref)])
        return false;
    seen[ref_index(ref)] = 1;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *st = &pf->stmts[i];
        const ir_ref *args = args_of(pf, st);
        if (st->dst != ref_index(ref))
            continue;
        if (st->op == IR_LOAD || st->op == IR_RMW || st->op == IR_CALL || st->op == IR_ALLOCA)
            return st->op == IR_ALLOCA || st->flags & IRF_PTR;
        uint32_t first = st->op == IR_SELECT, step = st->op == IR_PHI ? 2 : 1;
        uint32_t n = st->op == IR_ADDR ? 1 : st->nargs;
        for (uint32_t k = first; k < n; k += step)
            if (carries(pf, args[k], seen))
                return true;
    }
    return false;
}

/* The first argument that may hold an address; -1: none. */
static int receiver_of(const struct prog_func *pf, const struct ir_stmt *st)
{
    int found = -1;
    for (uint32_t i = 1; i < st->nargs && found < 0; i++) {
        uint8_t *seen = xcalloc(pf->func->nregs + 1, 1);
        if (carries(pf, args_of(pf, st)[i], seen))
            found = (int)i - 1;
        free(seen);
    }
    return found;
}

/* ---- calls ---- */

static void bind(struct solver *s, int caller, uint32_t stmt, int callee, int receiver)
{
    const struct prog_func *pf = func_of(s, caller), *target = func_of(s, callee);
    const struct ir_stmt *st = &pf->stmts[stmt];
    struct set value;
    for (uint32_t i = 0; i + 1 < st->nargs && i < target->func->nparams; i++) {
        if ((int)i == receiver)
            continue;
        operand(s, caller, args_of(pf, st)[i + 1], &value);
        add_all(s, &s->instances.at[callee].regs[i], &value);
    }
    if (st->dst != IR_NO_REG)
        add_all(s, &s->instances.at[caller].regs[st->dst], result_of(s, callee));
    note_call(s, caller, stmt, callee);
}

static struct receiver_call *receiver_call_of(struct solver *s, int caller, uint32_t stmt,
                                              func_id func)
{
    for (size_t i = 0; i < s->receiver_calls.n; i++) {
        struct receiver_call *r = &s->receiver_calls.at[i];
        if (r->caller == caller && r->stmt == stmt && r->func == func.i)
            return r;
    }
    struct receiver_call r = {caller, stmt, func.i, false};
    vec_push(&s->receiver_calls, r);
    return &vec_last(&s->receiver_calls);
}

static void call_by_object(struct solver *s, int caller, uint32_t stmt, func_id func, int receiver)
{
    const struct prog_func *pf = func_of(s, caller);
    struct set objects;
    operand(s, caller, args_of(pf, &pf->stmts[stmt])[receiver + 1], &objects);
    struct receiver_call *call = receiver_call_of(s, caller, stmt, func);
    bool is_alone = call->is_done;
    if (is_alone) /* a round found nothing here: it also goes on for the caller's object */
        bind(s, caller, stmt, instance_of(s, func, s->instances.at[caller].ctx), receiver);
    for (int i = 0; i < (int)s->locations.n; i++) {
        if (!has(&objects, i))
            continue;
        struct ctx ctx = s->instances.at[caller].ctx;
        ctx_of_receiver(s, &s->instances.at[caller], s->locations.at[i]->object, &ctx);
        int callee = instance_of(s, func, ctx);
        bind(s, caller, stmt, callee, receiver);
        add(s, &s->instances.at[callee].regs[receiver], i);
    }
}

static void call_body(struct solver *s, int caller, uint32_t stmt, func_id func)
{
    const struct prog_func *pf = func_of(s, caller);
    int receiver = has_receivers(s) ? receiver_of(pf, &pf->stmts[stmt]) : -1;
    if (receiver >= 0 && (uint32_t)receiver < s->prog->funcs[func.i].func->nparams) {
        call_by_object(s, caller, stmt, func, receiver);
        return;
    }
    struct ctx ctx = ctx_of_call(s, &s->instances.at[caller], pf->stmt_base + stmt);
    bind(s, caller, stmt, instance_of(s, func, ctx), -1);
}

static void call_malloc(struct solver *s, int caller, uint32_t stmt)
{
    const struct prog_func *pf = func_of(s, caller);
    const struct ir_stmt *st = &pf->stmts[stmt];
    int64_t size = 0;
    if (st->dst == IR_NO_REG || !ir_ref_int(pf->unit, args_of(pf, st)[1], &size))
        return;
    uint32_t site = pf->stmt_base + stmt;
    struct ctx ctx = ctx_of_allocation(s, &s->instances.at[caller], site);
    int object = object_of(s, OBJECT_FRESH, site, ctx, size);
    add(s, &s->instances.at[caller].regs[st->dst], location_of(s, object, 0, false, 0));
}

/* The function with a body that a location is; false if it is none. */
static bool function_at(const struct solver *s, int id, func_id *func)
{
    const struct object *o = &s->objects.at[s->locations.at[id]->object];
    if (o->kind != OBJECT_FUNCTION)
        return false;
    *func = s->prog->syms[o->site].func;
    return func->i != IR_NONE;
}

static void call_create(struct solver *s, int caller, uint32_t stmt)
{
    const struct prog_func *pf = func_of(s, caller);
    const ir_ref *args = args_of(pf, &pf->stmts[stmt]);
    struct set handle, functions, argument;
    operand(s, caller, args[1], &handle);
    operand(s, caller, args[2], &functions);
    operand(s, caller, args[3], &argument);
    for (int i = 0; i < (int)s->locations.n; i++) {
        func_id func;
        if (!has(&functions, i) || !function_at(s, i, &func))
            continue;
        int origin = origin_of(s, caller, pf->stmt_base + stmt, func);
        int entry = s->origins.at[origin].entry;
        if (s->prog->funcs[func.i].func->nparams)
            add_all(s, &s->instances.at[entry].regs[0], &argument);
        struct ctx none = {.origin = -1};
        int object = object_of(s, OBJECT_HANDLE, (uint32_t)origin, none, 0);
        int at = location_of(s, object, 0, false, 0);
        struct set value = {{0}};
        if (at >= 0)
            value.bits[at / 64] |= 1ull << at % 64;
        store(s, &handle, &value);
        note_edge(s, caller, stmt, "spawn", s->origins.at[origin].name);
    }
}

static void call_join(struct solver *s, int caller, uint32_t stmt)
{
    const struct prog_func *pf = func_of(s, caller);
    const ir_ref *args = args_of(pf, &pf->stmts[stmt]);
    struct set handle, to;
    operand(s, caller, args[1], &handle);
    operand(s, caller, args[2], &to);
    for (int i = 0; i < (int)s->locations.n; i++) {
        const struct object *o = &s->objects.at[s->locations.at[i]->object];
        if (has(&handle, i) && o->kind == OBJECT_HANDLE)
            store(s, &to, result_of(s, s->origins.at[o->site].entry));
    }
}

/* Unknown code runs what it is given, with arguments of its own. */
static void call_unknown(struct solver *s, int caller, uint32_t stmt)
{
    const struct prog_func *pf = func_of(s, caller);
    const struct ir_stmt *st = &pf->stmts[stmt];
    for (uint32_t k = 1; k < st->nargs; k++) {
        struct set functions;
        operand(s, caller, args_of(pf, st)[k], &functions);
        for (int i = 0; i < (int)s->locations.n; i++) {
            func_id func;
            if (!has(&functions, i) || !function_at(s, i, &func))
                continue;
            struct ctx ctx = ctx_of_call(s, &s->instances.at[caller], pf->stmt_base + stmt);
            note_call(s, caller, stmt, instance_of(s, func, ctx));
        }
    }
}

static void call_symbol(struct solver *s, int caller, uint32_t stmt, psym_id sym)
{
    const struct prog_sym *ps = &s->prog->syms[sym.i];
    char target[16];
    if (ps->func.i != IR_NONE) {
        call_body(s, caller, stmt, ps->func);
        return;
    }
    bool is_known = strcmp(ps->name, "unknown") != 0;
    snprintf(target, sizeof target, "g%u", sym.i);
    note_edge(s, caller, stmt, is_known ? "model" : "external", target);
    if (strcmp(ps->name, "malloc") == 0)
        call_malloc(s, caller, stmt);
    else if (strcmp(ps->name, "create") == 0)
        call_create(s, caller, stmt);
    else if (strcmp(ps->name, "join") == 0)
        call_join(s, caller, stmt);
    else
        call_unknown(s, caller, stmt);
}

static void call(struct solver *s, int caller, uint32_t stmt)
{
    const struct prog_func *pf = func_of(s, caller);
    const struct ir_stmt *st = &pf->stmts[stmt];
    ir_ref callee = args_of(pf, st)[0];
    if (ref_kind(callee) == REF_SYM) {
        psym_id sym = prog_sym_of(s->prog, pf->unit_index, ref_index(callee));
        if (s->prog->syms[sym.i].is_function)
            call_symbol(s, caller, stmt, sym);
        return; /* a variable is no function */
    }
    struct set functions;
    operand(s, caller, callee, &functions);
    for (int i = 0; i < (int)s->locations.n; i++) {
        func_id func; /* one that takes more than it is given is not meant */
        if (has(&functions, i) && function_at(s, i, &func) &&
            s->prog->funcs[func.i].func->nparams < st->nargs)
            call_body(s, caller, stmt, func);
    }
}

/* ---- statements ---- */

static bool passes_on(const struct ir_stmt *st)
{
    return st->op == IR_COPY || st->op == IR_PTRTOINT || st->op == IR_INTTOPTR ||
           st->op == IR_PHI || st->op == IR_SELECT || st->op == IR_ADDR;
}

/* Does what register `from` holds reach register `to` inside the function? */
static bool reaches(const struct prog_func *pf, uint32_t from, uint32_t to, uint8_t *seen)
{
    if (from == to)
        return true;
    if (seen[from])
        return false;
    seen[from] = 1;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *st = &pf->stmts[i];
        if (!passes_on(st))
            continue;
        uint32_t first = st->op == IR_SELECT, step = st->op == IR_PHI ? 2 : 1;
        uint32_t n = st->op == IR_ADDR ? 1 : st->nargs;
        for (uint32_t k = first; k < n; k += step) {
            ir_ref ref = args_of(pf, st)[k];
            if (ref_kind(ref) == REF_REG && ref_index(ref) == from &&
                reaches(pf, st->dst, to, seen))
                return true;
        }
    }
    return false;
}

static bool is_on_cycle(const struct prog_func *pf, const struct ir_stmt *st)
{
    ir_ref base = args_of(pf, st)[0];
    if (st->op != IR_ADDR || ref_kind(base) != REF_REG)
        return false;
    uint8_t *seen = xcalloc(pf->func->nregs + 1, 1);
    bool is_cycle = reaches(pf, st->dst, ref_index(base), seen);
    free(seen);
    return is_cycle;
}

static void address(struct solver *s, int instance, uint32_t stmt)
{
    const struct prog_func *pf = func_of(s, instance);
    const struct ir_stmt *st = &pf->stmts[stmt];
    const ir_ref *args = args_of(pf, st);
    struct set base, *to = &s->instances.at[instance].regs[st->dst];
    int64_t by = 0, count = 0;
    operand(s, instance, args[0], &base);
    ir_ref_int(pf->unit, args[1], &by);
    bool walks = st->nargs > 2;
    if (walks)
        ir_ref_int(pf->unit, args[4], &count);
    if (count == 1)
        walks = false;
    if (by && s->on_cycle[s->instances.at[instance].func.i][stmt]) {
        walks = true; /* p = p + 8 in a loop */
        by = count = 0;
    }
    for (int i = 0; i < (int)s->locations.n; i++)
        if (has(&base, i))
            add(s, to, by || walks ? moved(s, i, by, walks, 8 * count) : i);
}

static void flow(struct solver *s, int instance, const struct ir_stmt *st)
{
    const struct prog_func *pf = func_of(s, instance);
    uint32_t first = st->op == IR_SELECT, step = st->op == IR_PHI ? 2 : 1;
    struct set value;
    for (uint32_t k = first; k < st->nargs; k += step) {
        operand(s, instance, args_of(pf, st)[k], &value);
        add_all(s, &s->instances.at[instance].regs[st->dst], &value);
    }
}

static void statement(struct solver *s, int instance, uint32_t stmt)
{
    const struct prog_func *pf = func_of(s, instance);
    const struct ir_stmt *st = &pf->stmts[stmt];
    const ir_ref *args = args_of(pf, st);
    struct set *dst = st->dst == IR_NO_REG ? NULL : &s->instances.at[instance].regs[st->dst];
    struct set a, b;
    int64_t len = 0;
    if (st->nargs > 0)
        operand(s, instance, args[0], &a);
    if (st->nargs > 1 && st->op != IR_CALL)
        operand(s, instance, args[1], &b);
    switch (st->op) {
    case IR_ALLOCA: {
        uint32_t site = pf->stmt_base + stmt;
        struct ctx ctx = ctx_of_allocation(s, &s->instances.at[instance], site);
        int object = object_of(s, OBJECT_FRESH, site, ctx, st->size);
        add(s, dst, location_of(s, object, 0, false, 0));
        break;
    }
    case IR_LOAD:
        if (st->flags & IRF_PTR)
            load(s, dst, &a, st->size);
        break;
    case IR_RMW:
        load(s, dst, &a, st->size);
        store(s, &a, &b);
        break;
    case IR_STORE:
        store(s, &a, &b);
        break;
    case IR_MEMCOPY:
        ir_ref_int(pf->unit, args[2], &len);
        bulk_copy(s, &a, &b, len);
        break;
    case IR_ADDR:
        address(s, instance, stmt);
        break;
    case IR_CALL:
        call(s, instance, stmt);
        break;
    case IR_RET:
        if (st->nargs)
            add_all(s, result_of(s, instance), &a);
        break;
    default:
        if (passes_on(st))
            flow(s, instance, st);
        break;
    }
}

/* ---- the whole ---- */

static void initial_values(struct solver *s)
{
    struct ctx none = {.origin = -1};
    for (uint32_t i = 0; i < s->prog->nsyms; i++) {
        const struct prog_sym *sym = &s->prog->syms[i];
        for (uint32_t k = 0; !sym->is_function && sym->is_defined && k < sym->sym->ninits; k++) {
            const struct ir_init *init = &sym->unit->inits[sym->sym->first_init + k];
            struct set value;
            operand(s, 0, init->value, &value);
            int object = object_of(s, OBJECT_VARIABLE, i, none, (int64_t)sym->size);
            int at = location_of(s, object, (int64_t)init->offset, false, 0);
            if (at >= 0 && can_be_accessed(s, at))
                add_all(s, &s->locations.at[at]->stored, &value);
        }
    }
}

static bool is_removed(const struct solver *s, int instance, uint32_t stmt)
{
    return s->context.is_removed && s->context.is_removed[func_of(s, instance)->stmt_base + stmt];
}

static void to_fixpoint(struct solver *s)
{
    do {
        s->changed = false;
        for (size_t i = 0; i < s->instances.n && !s->is_too_large; i++)
            for (uint32_t k = 0; k < func_of(s, (int)i)->func->nstmts; k++)
                if (!is_removed(s, (int)i, k))
                    statement(s, (int)i, k);
    } while (s->changed && !s->is_too_large);
}

/* Calls whose receiver is nothing go on for the caller's object; false if there are none. */
static bool complete_receivers(struct solver *s)
{
    bool any = false;
    for (size_t i = 0; i < s->receiver_calls.n; i++) {
        struct receiver_call *r = &s->receiver_calls.at[i];
        const struct prog_func *pf = func_of(s, r->caller);
        const struct ir_stmt *st = &pf->stmts[r->stmt];
        struct set objects;
        operand(s, r->caller, args_of(pf, st)[receiver_of(pf, st) + 1], &objects);
        if (!r->is_done && is_empty(&objects))
            r->is_done = any = true;
    }
    return any;
}

static void put_location(const struct solver *s, int id, struct strbuf *out)
{
    const struct location *l = s->locations.at[id];
    const struct object *o = &s->objects.at[l->object];
    switch (o->kind) {
    case OBJECT_FRESH:
        strbuf_addf(out, "o%u", o->site);
        put_ctx(s, &o->ctx, out);
        break;
    case OBJECT_HANDLE:
        strbuf_addf(out, "h%s", s->origins.at[o->site].name);
        break;
    case OBJECT_THREAD_LOCAL:
        strbuf_addf(out, "t%u%s", o->site,
                    o->ctx.origin >= 0 ? s->origins.at[o->ctx.origin].name : "");
        break;
    default:
        strbuf_addf(out, "g%u", o->site);
        break;
    }
    strbuf_addf(out, "%+" PRId64, l->offset);
    if (l->is_walk)
        strbuf_addf(out, "/%" PRId64, l->span);
}

static void put_facts(struct solver *s, facts *out)
{
    for (int i = 0; i < (int)s->instances.n; i++) {
        struct strbuf inst = {0}, loc = {0};
        put_instance(s, i, &inst);
        facts_add(out, "i %s", strbuf_str(&inst));
        for (uint32_t r = 0; r < func_of(s, i)->func->nregs; r++)
            for (int l = 0; l < (int)s->locations.n; l++) {
                if (!has(&s->instances.at[i].regs[r], l))
                    continue;
                strbuf_clear(&loc);
                put_location(s, l, &loc);
                facts_add(out, "v %s r%u %s", strbuf_str(&inst), r, strbuf_str(&loc));
            }
        strbuf_release(&inst);
        strbuf_release(&loc);
    }
    for (size_t i = 0; i < s->edges.n; i++)
        vec_push(out, s->edges.at[i]);
    s->edges.n = 0;
    facts_sort(out);
}

static void release(struct solver *s)
{
    for (size_t i = 0; i < s->locations.n; i++)
        free(s->locations.at[i]);
    for (size_t i = 0; i < s->instances.n; i++)
        free(s->instances.at[i].regs);
    for (size_t i = 0; i < s->origins.n; i++) {
        free(s->origins.at[i].name);
        free(s->origins.at[i].creators);
    }
    for (uint32_t i = 0; i < s->prog->nfuncs; i++)
        free(s->on_cycle[i]);
    free(s->on_cycle);
    facts_release(&s->edges);
    vec_release(&s->locations);
    vec_release(&s->instances);
    vec_release(&s->origins);
    vec_release(&s->objects);
    vec_release(&s->receiver_calls);
}

bool reference_solve(const struct prog *prog, func_id entry, struct context context, facts *out)
{
    struct solver s = {.prog = prog, .context = context};
    s.on_cycle = xcalloc(prog->nfuncs + 1, sizeof *s.on_cycle);
    for (uint32_t i = 0; i < prog->nfuncs; i++) {
        const struct prog_func *pf = &prog->funcs[i];
        s.on_cycle[i] = xcalloc(pf->func->nstmts + 1, sizeof **s.on_cycle);
        for (uint32_t k = 0; k < pf->func->nstmts; k++)
            s.on_cycle[i][k] = is_on_cycle(pf, &pf->stmts[k]);
    }
    struct origin first = {xstrdup("main"), xstrdup(""), 0};
    vec_push(&s.origins, first);
    struct ctx ctx = {.origin = has_origins(&s) ? 0 : -1};
    instance_of(&s, entry, ctx);
    initial_values(&s);
    do {
        to_fixpoint(&s);
    } while (!s.is_too_large && complete_receivers(&s));
    bool ok = !s.is_too_large;
    s.notes_edges = true;
    if (ok) {
        to_fixpoint(&s);
        put_facts(&s, out);
    }
    release(&s);
    return ok;
}
