#include "base/map.h"
#include "base/tuples.h"
#include "report/confidence.h"
#include "report/fingerprint.h"
#include "report/gather_int.h"
#include "report/name.h"
#include "report/path.h"
#include "report/place.h"
#include "report/pretty.h"
#include "report/words.h"

#define NAMELESS "heap object of " /* and who makes it */

/* ---- threads ---- */

static const char *raw_name(const struct gatherer *g, const struct prog_func *pf)
{
    return g->prog->syms[pf->sym.i].pretty;
}

static const char *func_name(const struct gatherer *g, const struct prog_func *pf)
{
    return pretty_for_reader(g->arena, raw_name(g, pf));
}

/* Library code, or what the compiler made (no source of its own, though others have one). */
static bool is_on_the_way(const struct gatherer *g, inst_id inst)
{
    const struct prog_func *pf = func_of(g, inst);
    if (!pf->func->scope && pf->unit->nscopes > 1)
        return true;
    return prog_func_is_library(g->prog, pta_inst_func(g->pta, inst)) ||
           pretty_is_bridge(raw_name(g, func_of(g, inst)), NULL);
}

/* The first function of the user that a library entry leads to, or the entry itself. */
static const struct prog_func *user_entry(const struct gatherer *g, inst_id entry)
{
    u32_vec work = {0};
    struct idset seen = {0};
    const struct prog_func *found = func_of(g, entry);
    vec_push(&work, entry.i);
    for (size_t at = 0; at < work.n; at++) {
        inst_id inst = {work.at[at]};
        if (!is_on_the_way(g, inst)) {
            found = func_of(g, inst);
            break;
        }
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(g->pta, inst, &n);
        for (uint32_t i = 0; i < n; i++)
            if (e[i].kind == EDGE_CALL && idset_add(&seen, e[i].target))
                vec_push(&work, e[i].target);
    }
    vec_release(&work);
    idset_release(&seen);
    return found;
}

static uint32_t origin_of_creator(const struct gatherer *g, inst_id inst)
{
    origin_id o = pta_inst_origin(g->pta, inst);
    return o.i == PTA_NONE ? 0 : o.i;
}

/* Where a thread was created; if inside a library, where the user called it, as far as is known. */
static struct place_ref place_of_creation(const struct gatherer *g, const struct pta_creation *made)
{
    const struct prog_func *pf = func_of(g, made->inst);
    uint32_t calls[MAX_STACK], stmt = made->stmt, n = 0;
    if (prog_func_is_library(g->prog, pta_inst_func(g->pta, made->inst)))
        n = pta_ctx_calls(g->pta, pta_inst_ctx(g->pta, made->inst), calls, MAX_STACK);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t local;
        const struct prog_func *caller = prog_stmt(g->prog, calls[i], &local);
        if (prog_func_is_library(g->prog, g->prog->syms[caller->sym.i].func))
            continue;
        pf = caller;
        stmt = local;
        break;
    }
    return place_in_func(g->arena, pf->unit, pf->func, stmt, g->report->source_root);
}

static void describe_thread(struct gatherer *g, uint32_t o)
{
    const struct pta_origin *origin = pta_origin(g->pta, (origin_id){o});
    const struct prog_func *pf = func_of(g, origin->entry);
    struct thread_info *t = &g->threads[o];
    const char *root = g->report->source_root;
    const char *raw = raw_name(g, user_entry(g, origin->entry));
    t->name = pretty_for_reader(g->arena, raw);
    t->kind = strcmp(origin->kind, "main") == 0 ? "thread" : origin->kind;
    bool is_task = strncmp(raw, ".omp_task_entry", 15) == 0;
    if (strcmp(t->kind, "thread") == 0 && (is_task || strstr(raw, ".omp_outlined")))
        t->kind = is_task ? "OpenMP task" : "parallel region";
    t->is_many = conc_origin_is_many(g->conc, (origin_id){o});
    if (!origin->ncreations) {
        t->created_at = place_of_func(g->arena, pf->unit, pf->func, root);
        return;
    }
    const struct pta_creation *made = pta_creations(g->pta, (origin_id){o});
    t->created_at = place_of_creation(g, made);
    if (is_task && t->created_at.function) /* tasks are known by where they are made */
        t->name = t->created_at.function;
    uint32_t parent = origin_of_creator(g, made->inst);
    t->parent = parent == o ? NULL : &g->threads[parent];
}

/* A chain of parents must end, whatever the creations look like. */
static void cut_parent_cycles(struct gatherer *g, uint32_t n)
{
    for (uint32_t o = 0; o < n; o++) {
        uint32_t steps = 0;
        for (const struct thread_info *t = &g->threads[o]; t; t = t->parent)
            if (++steps > n) {
                g->threads[o].parent = NULL;
                break;
            }
    }
}

static uint32_t entry_func(const struct gatherer *g, uint32_t origin)
{
    return pta_inst_func(g->pta, pta_origin(g->pta, (origin_id){origin})->entry).i;
}

/* Two lambdas in one function have one name: the lines where they start tell them apart. A thread
 * and a parallel region are told apart by their kind. Threads with the same code are told apart
 * only where each of them matters. */
static void tell_names_apart(struct gatherer *g, uint32_t n, bool with_same_code)
{
    struct map first = {0}; /* name and kind -> thread + 1 */
    for (uint32_t o = 0; o < n; o++) {
        struct thread_info *t = &g->threads[o];
        bool is_new;
        uint64_t name = hash64(t->name, strlen(t->name)) ^ hash64(t->kind, strlen(t->kind)) * 3;
        uint32_t *slot = map_slot(&first, name >> 1, &is_new);
        struct thread_info *other = is_new ? t : &g->threads[*slot - 1];
        if (is_new)
            *slot = o + 1;
        else if ((with_same_code || entry_func(g, o) != entry_func(g, *slot - 1)) &&
                 !words_same_place(&t->created_at, &other->created_at)) {
            t->line = t->created_at.line;
            other->line = other->created_at.line;
        }
    }
    map_release(&first);
}

void gather_threads(struct gatherer *g, bool tell_all_apart)
{
    uint32_t n = pta_norigins(g->pta);
    g->threads = ARENA_ARRAY(g->arena, struct thread_info, n + 1);
    const struct thread_info **list = ARENA_ARRAY(g->arena, const struct thread_info *, n + 1);
    for (uint32_t o = 0; o < n; o++) {
        describe_thread(g, o);
        list[o] = &g->threads[o];
    }
    cut_parent_cycles(g, n);
    tell_names_apart(g, n, tell_all_apart);
    gather_joins(g);
    g->report->threads = list;
    g->report->nthreads = n;
}

/* ---- names of memory ---- */

static const struct ir_stmt *def_of(const struct prog_func *pf, ir_ref ref, uint32_t *number)
{
    if (ref_kind(ref) != REF_REG)
        return NULL;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].dst == ref_index(ref)) {
            *number = i;
            return &pf->stmts[i];
        }
    return NULL;
}

static bool is_aggregate(const struct ir_unit *unit, uint32_t type)
{
    return type && type < unit->ntypes &&
           (unit->types[type].kind == TYPE_STRUCT || unit->types[type].kind == TYPE_UNION);
}

bool typed_address(const struct prog_func *pf, ir_ref address, struct typed_place *out)
{
    int64_t offset = 0;
    bool is_found = false;
    for (int depth = 0; depth < 8; depth++) {
        uint32_t number;
        const struct ir_stmt *s = def_of(pf, address, &number);
        if (!s || (s->op != IR_ADDR && s->op != IR_COPY))
            break;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        int64_t add = 0;
        if (s->op == IR_ADDR && !ir_ref_int(pf->unit, args[1], &add))
            break;
        offset += add;
        uint32_t hint = pf->unit->positions[pf->func->first_stmt + number].hint;
        if (s->op == IR_ADDR && is_aggregate(pf->unit, hint)) {
            *out = (struct typed_place){pf->unit, hint, offset, 0};
            is_found = true;
            if (*ir_str(pf->unit, pf->unit->types[hint].name))
                break;
        } /* a record without a name is known by the one that it is a member of */
        address = args[0];
    }
    return is_found;
}

/* Of a copy the place that is read is the second operand. */
ir_ref address_of_side(const struct prog_func *pf, const struct race_side *side)
{
    const struct ir_stmt *s = &pf->stmts[side->stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (!(ir_op_info(s->op)->flags & OPF_ADDRESS))
        return (ir_ref){0};
    return args[s->op == IR_MEMCOPY && !(side->flags & ACC_WRITE)];
}

/* How far the access lies behind what the argument of a call means; false if not behind it. Where
 * that can be many places, the first ones are asked only. */
static bool is_behind_argument(const struct gatherer *g, const struct race_side *side, ir_ref arg,
                               int64_t *distance)
{
    enum { MOST = 256 };
    const struct pta_loc *at = pta_loc(g->pta, side->loc);
    struct idset_iter it = idset_begin(pta_value(g->pta, side->inst, arg));
    uint32_t loc;
    for (int i = 0; i < MOST && idset_step(&it, &loc); i++) {
        const struct pta_loc *l = pta_loc(g->pta, (loc_id){loc});
        if (l->obj.i != at->obj.i || l->off > at->off)
            continue;
        *distance = at->off - l->off;
        return true;
    }
    return false;
}

/* What a library function does lies where one of its arguments points: `o->items.push_back(1)`. */
static bool typed_argument(const struct gatherer *g, const struct race_side *side,
                           struct typed_place *out)
{
    const struct prog_func *pf = func_of(g, side->inst);
    const struct ir_stmt *s = &pf->stmts[side->stmt];
    int64_t distance;
    for (uint32_t i = 1; s->op == IR_CALL && !(side->flags & ACC_FREE) && i < s->nargs; i++) {
        ir_ref arg = ir_args(pf->unit, pf->func, s)[i];
        if (!typed_address(pf, arg, out) || !is_behind_argument(g, side, arg, &distance))
            continue;
        if (distance >= member_size_at(out->unit, out->type, out->offset))
            out->offset += distance;
        out->size = member_size_at(out->unit, out->type, out->offset);
        return true;
    }
    return false;
}

bool typed_access(const struct gatherer *g, const struct race_side *side, struct typed_place *out)
{
    const struct prog_func *pf = func_of(g, side->inst);
    if (!typed_address(pf, address_of_side(pf, side), out))
        return typed_argument(g, side, out);
    out->size = side->size;
    return true;
}

const char *gather_var_name(const struct gatherer *g, const struct pta_obj *o, uint32_t *type,
                            const struct ir_unit **unit)
{
    uint32_t local;
    const struct prog_func *pf = prog_stmt(g->prog, o->site, &local);
    uint32_t hint = pf->unit->positions[pf->func->first_stmt + local].hint;
    *unit = pf->unit;
    *type = 0;
    if (pf->stmts[local].op != IR_ALLOCA || !hint || hint > pf->unit->nvars)
        return NULL;
    *type = pf->unit->vars[hint - 1].type;
    return ir_str(pf->unit, pf->unit->vars[hint - 1].name);
}

static const char *name_with_path(const struct gatherer *g, const char *name,
                                  const struct ir_unit *unit, uint32_t type, int64_t off,
                                  uint32_t size)
{
    const char *path =
        off < 0 ? "" : name_of_place_in_type(g->arena, unit, type, (uint64_t)off, size);
    return arena_printf(g->arena, "%s%s", name, path);
}

/* Statement that made a heap object; if a library made it, the user's call that led there. */
static uint32_t site_of_heap_object(const struct gatherer *g, const struct pta_obj *o)
{
    uint32_t calls[MAX_STACK], n = 0;
    if (o->inst.i != PTA_NONE && prog_func_is_library(g->prog, pta_inst_func(g->pta, o->inst)))
        n = pta_ctx_calls(g->pta, o->ctx, calls, MAX_STACK);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t local;
        const struct prog_func *caller = prog_stmt(g->prog, calls[i], &local);
        if (!prog_func_is_library(g->prog, g->prog->syms[caller->sym.i].func))
            return calls[i];
    }
    return o->site;
}

/* The function that an object is made in, as the source has it: rows of an array of arrays are made
 * by a function of their own that the front end makes up. */
static const char *maker_of(const struct gatherer *g, const struct prog_func *pf, uint32_t stmt)
{
    const char *function = place_in_func(g->arena, pf->unit, pf->func, stmt, NULL).function;
    return function ? function : func_name(g, pf);
}

/* Name of a location by its object alone: variables have one, heap objects are named by maker. */
const char *gather_loc_name(const struct gatherer *g, loc_id id, uint32_t size)
{
    const struct pta_loc *l = pta_loc(g->pta, id);
    const struct pta_obj *o = pta_obj(g->pta, l->obj);
    const struct ir_unit *unit;
    uint32_t type;
    const char *name;
    if (o->name)
        return o->name;
    switch (o->kind) {
    case OBJ_GLOBAL:
    case OBJ_TLS:
        if (o->site == PTA_NONE)
            return "thread-specific data";
        unit = g->prog->syms[o->site].unit;
        return name_with_path(g, pretty_for_reader(g->arena, g->prog->syms[o->site].pretty), unit,
                              g->prog->syms[o->site].sym->type, l->off, size);
    case OBJ_STACK:
        name = gather_var_name(g, o, &type, &unit);
        return name_with_path(g, name && *name ? name : "local variable", unit, type, l->off, size);
    case OBJ_HEAP: {
        uint32_t local;
        const struct prog_func *pf = prog_stmt(g->prog, site_of_heap_object(g, o), &local);
        const char *holder = holder_of_object(g, l->obj), *class = class_of_heap_object(g, o);
        if (!holder)
            holder = holder_of_memory(g, id);
        if (holder)
            return holder;
        if (class) /* where the models keep what it holds has no name */
            return arena_printf(g->arena, "%s of %s", class, maker_of(g, pf, local));
        return arena_printf(g->arena, NAMELESS "%s%s", func_name(g, pf),
                            l->off ? arena_printf(g->arena, "+%d", l->off) : "");
    }
    default:
        return o->name ? o->name : "memory";
    }
}

const char *gather_variable(const struct gatherer *g, const struct race *r)
{
    const struct pta_obj *o = pta_obj(g->pta, r->obj);
    const struct race_side *narrow = &r->side[r->side[1].size && r->side[1].size < r->side[0].size];
    if (o->kind != OBJ_HEAP && o->kind != OBJ_EXTERNAL && o->kind != OBJ_ENTRY)
        return gather_loc_name(g, narrow->loc, narrow->size);
    for (int i = 0; i < 2; i++) {
        struct typed_place t;
        if (!typed_access(g, &r->side[i], &t))
            continue;
        const char *type = ir_str(t.unit, t.unit->types[t.type].name);
        return name_with_path(g, *type ? type : "struct", t.unit, t.type, t.offset, t.size);
    }
    const char *holder = holder_of_object(g, r->obj);
    for (int i = 0; i < 2 && !holder; i++)
        holder = holder_of_receiver(g, &r->side[i]);
    for (int i = 0; i < 2 && !holder && o->kind == OBJ_HEAP; i++)
        holder = holder_of_element(g, &r->side[i]);
    return holder ? holder : gather_loc_name(g, narrow->loc, narrow->size);
}

/* Locals are renamed freely: their function, type and member say who they are. */
static const char *stable_name_of(const struct gatherer *g, const struct race *r)
{
    const struct pta_obj *o = pta_obj(g->pta, r->obj);
    const struct race_side *narrow = &r->side[r->side[1].size && r->side[1].size < r->side[0].size];
    const struct ir_unit *unit;
    uint32_t type, local;
    if (o->kind == OBJ_HEAP &&
        (holder_of_element(g, &r->side[0]) || holder_of_element(g, &r->side[1])))
        return gather_loc_name(g, narrow->loc, narrow->size);
    if (o->kind != OBJ_STACK || o->name)
        return NULL;
    gather_var_name(g, o, &type, &unit);
    const char *type_name = type && type < unit->ntypes ? ir_str(unit, unit->types[type].name) : "";
    return name_with_path(g,
                          arena_printf(g->arena, "local of %s, %s",
                                       func_name(g, prog_stmt(g->prog, o->site, &local)),
                                       type_name),
                          unit, type, pta_loc(g->pta, narrow->loc)->off, narrow->size);
}

static const char *local_in_words(const struct gatherer *g, const struct pta_obj *o,
                                  const char *function)
{
    const struct ir_unit *unit;
    uint32_t type;
    const char *name = gather_var_name(g, o, &type, &unit);
    return name && *name ? arena_printf(g->arena, "local variable `%s` of `%s`", name, function)
                         : arena_printf(g->arena, "local variable of `%s`", function);
}

const char *gather_object(const struct gatherer *g, const struct race *r, struct place_ref *at)
{
    const struct pta_obj *o = pta_obj(g->pta, r->obj);
    const char *root = g->report->source_root;
    if (o->name)
        return arena_printf(g->arena, "hidden state `%s` of the library", o->name);
    switch (o->kind) {
    case OBJ_GLOBAL:
    case OBJ_TLS: {
        const struct prog_sym *sym = &g->prog->syms[o->site];
        *at = place_of_sym(g->arena, sym->unit, sym->sym, root);
        if (at->function && !g->prog->classes)
            return arena_printf(g->arena, "static variable `%s` of `%s`", sym->pretty,
                                at->function);
        return arena_printf(g->arena, "%s `%s`", g->prog->classes ? "static field" : "global",
                            pretty_for_reader(g->arena, sym->pretty));
    }
    case OBJ_STACK:
        *at = place_of_stmt(g->arena, g->prog, o->site, root);
        return local_in_words(g, o, at->function ? at->function : "?");
    case OBJ_HEAP:
        *at = place_of_stmt(g->arena, g->prog, site_of_heap_object(g, o), root);
        return arena_printf(g->arena, "heap object from `%s`", at->function ? at->function : "?");
    default:
        return o->name ? arena_printf(g->arena, "memory of `%s`", o->name) : "memory from outside";
    }
}

/* ---- one access ---- */

void gather_stack(const struct gatherer *g, const struct race_side *side, struct access_info *a)
{
    struct stack_entry entries[MAX_STACK];
    uint32_t n = conc_stack(g->conc, side, entries, MAX_STACK);
    struct stack_frame *stack = ARENA_ARRAY(g->arena, struct stack_frame, n);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < n; i++) {
        const struct prog_func *pf = func_of(g, entries[i].inst);
        bool is_start = g->prog->classes && i == 0 && /* made up: it calls the class's own main */
                        g->prog->syms[pf->sym.i].sym->flags & SYMF_ARTIFICIAL;
        if (i + 1 < n &&
            (is_start ||
             pretty_is_bridge(raw_name(g, pf), raw_name(g, func_of(g, entries[i + 1].inst)))))
            continue;
        stack[kept++].at =
            place_in_func(g->arena, pf->unit, pf->func, entries[i].stmt, g->report->source_root);
    }
    a->stack = stack;
    a->nstack = kept;
}

static bool is_implicit(const struct gatherer *g, const struct prog_func *pf)
{
    return !g->prog->classes && g->prog->syms[pf->sym.i].sym->flags & SYMF_ARTIFICIAL;
}

/* How many of the innermost functions no line of the program was written for: implicit ones, and
 * those of the library that call them, if the program calls these. */
static uint32_t count_unwritten(const struct gatherer *g, const struct stack_entry *entries,
                                uint32_t n)
{
    uint32_t left = 0, all;
    while (left < n && is_implicit(g, func_of(g, entries[n - 1 - left].inst)))
        left++;
    for (all = left; left && all < n; all++) {
        inst_id inst = entries[n - 1 - all].inst;
        if (!is_implicit(g, func_of(g, inst)) &&
            !prog_func_is_library(g->prog, pta_inst_func(g->pta, inst)))
            return all;
    }
    return left;
}

/* An implicit destructor or the like stands at the line of its class, where nobody wrote an access:
 * the call that the program makes is shown instead. Gives the function that `at` lies in. */
static const struct prog_func *leave_implicit(const struct gatherer *g,
                                              const struct race_side *side, struct access_info *a)
{
    struct stack_entry entries[MAX_STACK];
    uint32_t n = conc_stack(g->conc, side, entries, MAX_STACK);
    uint32_t left = count_unwritten(g, entries, n);
    if (!left || left >= n || a->nstack != n)
        return func_of(g, side->inst);
    a->implicit = a->at;
    a->via = a->stack[n - left].at.function;
    a->nstack = n - left;
    a->at = a->stack[n - left - 1].at;
    return func_of(g, entries[n - left - 1].inst);
}

/* Without the members inside a lock of a library: `cache.mutex_`, not what a mutex is made of. */
static const char *without_internals(const struct gatherer *g, const char *name)
{
    const char *end = strstr(name, "._");
    return end ? arena_printf(g->arena, "%.*s", (int)(end - name), name) : name;
}

/* What a compiler calls the lock of `omp critical(NAME)`: ".gomp_critical_user_NAME.var". */
static const char *without_mangling(const struct gatherer *g, const char *name)
{
    static const char before[] = ".gomp_critical_user_";
    if (strncmp(name, before, strlen(before)) != 0)
        return name;
    name += strlen(before);
    return arena_printf(g->arena, *name == '.' ? "omp critical" : "omp critical(%.*s)",
                        (int)strcspn(name, "."), name);
}

/* A global that an address was loaded from, with nothing but an index in between: `locks[]`. */
static const char *variable_of_pointer(const struct gatherer *g, const struct prog_func *pf,
                                       ir_ref address)
{
    bool is_element = false;
    uint32_t number;
    const struct ir_stmt *s = def_of(pf, address, &number);
    for (int depth = 0; s && depth < 4 && (s->op == IR_ADDR || s->op == IR_COPY); depth++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        int64_t offset = 0;
        if (s->op == IR_ADDR && (!ir_ref_int(pf->unit, args[1], &offset) || offset))
            return NULL;
        is_element |= s->op == IR_ADDR && s->nargs > 2;
        s = def_of(pf, args[0], &number);
    }
    if (!s || s->op != IR_LOAD || ref_kind(ir_args(pf->unit, pf->func, s)[0]) != REF_SYM)
        return NULL;
    uint32_t sym = ref_index(ir_args(pf->unit, pf->func, s)[0]);
    return arena_printf(g->arena, is_element ? "%s[]" : "*%s",
                        g->prog->syms[prog_sym_of(g->prog, pf->unit_index, sym).i].pretty);
}

/* What the runtime of OpenMP takes for the program: `omp single`, `omp ordered`. */
static const char *name_by_construct(const struct gatherer *g, const struct prog_func *pf,
                                     const struct ir_stmt *s)
{
    static const char *const constructs[] = {"single", "master", "masked", "ordered"};
    if (s->op != IR_CALL || ref_kind(ir_args(pf->unit, pf->func, s)[0]) != REF_SYM)
        return NULL;
    uint32_t sym = ref_index(ir_args(pf->unit, pf->func, s)[0]);
    const char *callee = g->prog->syms[prog_sym_of(g->prog, pf->unit_index, sym).i].pretty;
    for (size_t i = 0; strncmp(callee, "__kmpc_", 7) == 0 && i < ARRAY_SIZE(constructs); i++)
        if (strcmp(callee + 7, constructs[i]) == 0)
            return arena_printf(g->arena, "omp %s", constructs[i]);
    return NULL;
}

/* The operand of a call that is the lock: of a wait it is not the first one. NULL: none is. */
static const ir_ref *lock_operand(const struct gatherer *g, const struct prog_func *pf,
                                  const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->nargs < 2)
        return NULL;
    if (s->op != IR_CALL || ref_kind(args[0]) != REF_SYM)
        return &args[1];
    const struct model_fn *m =
        pta_model_of(g->pta, prog_sym_of(g->prog, pf->unit_index, ref_index(args[0])));
    for (int i = 0; m && i < m->neffects; i++) {
        const struct place *lock = &m->effects[i].obj2;
        if (m->effects[i].kind != EFFECT_COND_WAIT)
            continue;
        bool is_operand = lock->kind == PLACE_ARG && (uint32_t)lock->index + 1 < s->nargs;
        return is_operand ? &args[1 + lock->index] : NULL;
    }
    return &args[1];
}

const char *gather_sync_name(const struct gatherer *g, loc_id loc)
{
    return without_mangling(g, without_internals(g, gather_loc_name(g, loc, 1)));
}

const char *gather_lock_name(const struct gatherer *g, const struct race_lock *lock)
{
    uint32_t local;
    const struct prog_func *pf = prog_stmt(g->prog, lock->stmt_id, &local);
    const struct ir_stmt *s = &pf->stmts[local];
    struct typed_place t;
    const char *construct = name_by_construct(g, pf, s);
    if (construct)
        return construct;
    if (lock->loc.i != PTA_NONE &&
        pta_obj(g->pta, pta_loc(g->pta, lock->loc)->obj)->kind != OBJ_HEAP)
        return gather_sync_name(g, lock->loc);
    const ir_ref *operand = lock_operand(g, pf, s);
    const char *variable = operand ? variable_of_pointer(g, pf, *operand) : NULL;
    if (variable)
        return variable;
    if (operand && typed_address(pf, *operand, &t))
        return without_internals(g, name_with_path(g, ir_str(t.unit, t.unit->types[t.type].name),
                                                   t.unit, t.type, t.offset, 1));
    return lock->loc.i == PTA_NONE ? "a lock" : gather_loc_name(g, lock->loc, 0);
}

void gather_locks(const struct gatherer *g, const struct race_side *side, struct access_info *a)
{
    struct race_lock locks[MAX_LOCKS];
    uint32_t n = conc_locks(g->conc, side, locks, MAX_LOCKS);
    struct held_lock *held = ARENA_ARRAY(g->arena, struct held_lock, n);
    for (uint32_t i = 0; i < n; i++) {
        held[i].name = gather_lock_name(g, &locks[i]);
        held[i].is_shared = locks[i].is_shared;
        held[i].acquired_at =
            place_of_stmt(g->arena, g->prog, locks[i].seen_id, g->report->source_root);
        if (locks[i].seen_id != locks[i].stmt_id)
            held[i].acquired_by = place_of_stmt(g->arena, g->prog, locks[i].stmt_id, NULL).function;
    }
    a->locks = held;
    a->nlocks = n;
}

struct access_info gather_access(const struct gatherer *g, const struct race_side *side)
{
    const struct prog_func *pf = func_of(g, side->inst);
    struct access_info a = {
        .at = place_in_func(g->arena, pf->unit, pf->func, side->stmt, g->report->source_root),
        .is_write = side->flags & ACC_WRITE,
        .is_atomic = side->flags & ACC_ATOMIC,
        .size = side->size,
        .thread = &g->threads[side->origin.i],
        .via = side->via,
    };
    a.verb = side->flags & ACC_FREE ? VERB_FREE
             : a.is_atomic          ? (a.is_write ? "atomic write" : "atomic read")
             : a.is_write           ? "write"
                                    : "read";
    gather_context(pf, side->stmt, &a);
    gather_stack(g, side, &a);
    pf = leave_implicit(g, side, &a);
    struct place_ref definition =
        place_of_func(g->arena, pf->unit, pf->func, g->report->source_root);
    if (definition.file && a.at.file && strcmp(definition.file, a.at.file) == 0)
        a.function_line = definition.line;
    a.symbol = g->prog->classes ? g->prog->syms[pf->sym.i].name : NULL;
    gather_locks(g, side, &a);
    confidence_see_access(g, side, &a);
    return a;
}

/* Few sides make many pairs: each is described once. */
static struct access_info access_of_side(struct gatherer *g, const struct race_side *s)
{
    uint64_t via = (uint64_t)(uintptr_t)s->via;
    uint32_t key[SIDE_WORDS] = {s->inst.i,     s->origin.i,          s->stmt,  s->state,
                                s->entry,      s->lockset,           s->flags, s->size,
                                (uint32_t)via, (uint32_t)(via >> 32)};
    bool fresh;
    uint32_t id = tuples_add(&g->sides, key, &fresh);
    if (fresh)
        vec_push(&g->accesses, gather_access(g, s));
    return g->accesses.at[id];
}

/* ---- one finding ---- */

static bool is_signal(const struct thread_info *t)
{
    return strcmp(t->kind, "signal handler") == 0;
}

static const char *thread_in_words(const struct gatherer *g, const struct thread_info *t)
{
    struct strbuf s = {0};
    words_thread(&s, t);
    const char *words = arena_strdup(g->arena, strbuf_str(&s));
    strbuf_release(&s);
    return words;
}

/* A thread and its creator: the join that is missing. */
static const char *why_not_joined(const struct gatherer *g, const struct access_info *child,
                                  const struct access_info *parent)
{
    struct strbuf place = {0};
    words_place(&place, &parent->at);
    const char *why =
        arena_printf(g->arena, "no join orders them: %s may still run when %s gets to its %s at %s",
                     thread_in_words(g, child->thread), thread_in_words(g, parent->thread),
                     words_noun(parent), strbuf_str(&place));
    strbuf_release(&place);
    return why;
}

static const char *why_unordered(const struct gatherer *g, const struct access_info access[2],
                                 const char *variable)
{
    /* Threads of one kind often share an array out among them. */
    const char *elements =
        strstr(variable, "[]") ? ", and nothing shows that they touch different elements" : "";
    const struct thread_info *a = access[0].thread, *b = access[1].thread;
    const char *in_words = thread_in_words(g, a);
    if (is_signal(a) || is_signal(b))
        return arena_printf(g->arena, "a signal may arrive here at any time and run `%s`",
                            is_signal(a) ? a->name : b->name);
    if (a == b && strcmp(a->kind, "parallel region") == 0)
        return arena_printf(
            g->arena, "all threads of the parallel region run this at the same time%s", elements);
    if (a == b)
        return arena_printf(g->arena, "several instances of %s run at the same time%s", in_words,
                            elements);
    if (b->parent == a || a->parent == b)
        return why_not_joined(g, &access[b->parent == a], &access[b->parent != a]);
    if (strcmp(a->name, b->name) == 0 && strcmp(a->kind, b->kind) == 0 && a->line == b->line)
        return arena_printf(g->arena,
                            "%s is created at more than one place; two of them may run at the same "
                            "time and nothing orders the two accesses",
                            in_words);
    return arena_printf(g->arena,
                        "%s and %s may run at the same time and nothing orders the two accesses",
                        in_words, thread_in_words(g, b));
}

/* Of two writes the one with fewer locks comes first: it is where to look. Then the earlier one. */
static bool is_second(const struct access_info *a, const struct access_info *b)
{
    if (!a->is_write || !b->is_write || a->nlocks != b->nlocks)
        return a->is_write && b->is_write && a->nlocks > b->nlocks;
    int c = a->at.file && b->at.file ? strcmp(a->at.file, b->at.file) : 0;
    return c ? c > 0 : a->at.line > b->at.line;
}

/* Two rounds of one loop in one thread. */
static void tell_of_lanes(const struct gatherer *g, struct finding *f)
{
    const char *other = f->access[1].is_write ? "writes" : "reads";
    f->sentence = arena_printf(
        g->arena, "`%s` is %s by an iteration of a simd loop while another iteration %s it",
        f->variable, f->access[0].is_write ? "written" : "read", other);
    f->why_unordered = "iterations of the simd loop run at the same time, in lanes of vectors";
    f->hint = "leave out `simd`, or say with `safelen` how many iterations may run at a time; make "
              "it private or a reduction if it is no result of its own";
}

/* Which of the equal calls of its function makes the object, from 0: two objects without a name are
 * not one because one function makes both. */
static uint32_t number_of_call(const struct gatherer *g, const struct pta_obj *o)
{
    uint32_t local, n = 0;
    const struct prog_func *pf = prog_stmt(g->prog, o->site, &local);
    const struct ir_stmt *made = &pf->stmts[local];
    for (uint32_t i = 0; i < local; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        n += s->op == made->op && s->nargs && made->nargs &&
             ir_args(pf->unit, pf->func, s)[0].bits == ir_args(pf->unit, pf->func, made)[0].bits;
    }
    return n;
}

static struct key128 group_of_race(const struct gatherer *g, const struct race *r,
                                   const struct finding *f)
{
    const struct pta_obj *o = pta_obj(g->pta, r->obj);
    struct key128 key = group_key_of(f);
    if (f->is_global && f->allocated_at.function) /* blocks may have statics of one name */
        return key_mix(key, key_str(g->prog->syms[o->site].name));
    bool is_nameless = o->kind == OBJ_HEAP && strncmp(f->variable, NAMELESS, strlen(NAMELESS)) == 0;
    uint32_t number = is_nameless ? number_of_call(g, o) : 0;
    return number ? key_mix(key, (struct key128){number, 0}) : key;
}

static void gather_race(struct gatherer *g, const struct race *r)
{
    uint32_t a = func_of(g, r->side[0].inst)->stmt_base + r->side[0].stmt;
    uint32_t b = func_of(g, r->side[1].inst)->stmt_base + r->side[1].stmt;
    uint32_t key[3] = {MIN(a, b), MAX(a, b), r->is_again ? r->side[0].loc.i + 1 : 0};
    bool fresh;
    tuples_add(&g->pairs, key, &fresh);
    if (!fresh)
        return;
    struct finding f = {.rule = "data-race"};
    f.access[0] = access_of_side(g, &r->side[0]);
    f.access[1] = access_of_side(g, &r->side[1]);
    if (is_second(&f.access[0], &f.access[1])) {
        struct access_info first = f.access[1];
        f.access[1] = f.access[0];
        f.access[0] = first;
        f.stmt[0] = b;
        f.stmt[1] = a;
    } else {
        f.stmt[0] = a;
        f.stmt[1] = b;
    }
    f.variable = gather_variable(g, r);
    f.stable_name = stable_name_of(g, r);
    f.object = gather_object(g, r, &f.allocated_at);
    gather_members(g, r, &f);
    enum obj_kind kind = pta_obj(g->pta, r->obj)->kind;
    f.is_global = kind == OBJ_GLOBAL || kind == OBJ_TLS;
    f.why_unordered = why_unordered(g, f.access, f.variable);
    if (r->is_lanes)
        tell_of_lanes(g, &f);
    confidence_of_race(g, r, &f);
    f.fingerprint = fingerprint_of(&f);
    f.group = group_of_race(g, r, &f);
    vec_push(&g->findings, f);
}

static void keep_certain(struct gatherer *g)
{
    size_t kept = 0;
    for (size_t i = 0; i < g->findings.n; i++)
        if (g->findings.at[i].is_certain)
            g->findings.at[kept++] = g->findings.at[i];
    g->report->nambiguous = (uint32_t)(g->findings.n - kept);
    g->findings.n = kept;
}

void report_gather(struct report *report, const struct prog *prog, const struct pta *pta,
                   const struct conc *conc, const struct issues *issues,
                   const struct regions *regions, unsigned what)
{
    struct gatherer g = {
        .report = report, .arena = &report->arena, .prog = prog, .pta = pta, .conc = conc};
    tuples_init(&g.pairs, 3);
    tuples_init(&g.sides, SIDE_WORDS);
    gather_threads(&g, false);
    if (what & GATHER_SHARING)
        gather_sharing(&g);
    if (what & GATHER_LIBRARY)
        gather_library(&g);
    if (what & GATHER_ORDER && issues)
        gather_lock_order(&g, issues);
    for (uint32_t i = 0; what & GATHER_RACES && i < conc_nraces(conc); i++)
        if (what & GATHER_INSIDE || !is_inside_library(&g, conc_race(conc, i)))
            gather_race(&g, conc_race(conc, i));
    for (uint32_t i = 0; what & GATHER_ISSUES && issues && i < issues_count(issues); i++)
        gather_issue(&g, issues, issues_at(issues, i));
    for (uint32_t i = 0; regions && i < regions_count(regions); i++)
        gather_region(&g, regions_at(regions, i));
    if (what & GATHER_CERTAIN)
        keep_certain(&g);
    uint32_t n = (uint32_t)g.findings.n;
    struct finding *list = arena_memdup(g.arena, g.findings.at, n * sizeof *list);
    n = report_fold_twins(list, n);
    report_join(list, n);
    confidence_see_groups(list, n);
    report->ngroups = report_order(list, n);
    report->findings = list;
    report->nfindings = n;
    vec_release(&g.findings);
    tuples_release(&g.pairs);
    tuples_release(&g.sides);
    map_release(&g.handovers);
    map_release(&g.habit_at);
    vec_release(&g.habits);
    vec_release(&g.accesses);
}

void report_sources(struct report *report, const struct prog *prog, str_vec *out)
{
    struct map seen = {0};
    for (uint32_t u = 0; u < prog->nunits; u++) {
        const struct ir_unit *unit = prog->units[u];
        for (uint32_t i = 1; i < unit->nscopes; i++) {
            struct strbuf shown = {0};
            bool fresh;
            const char *file = ir_str(unit, unit->scopes[i].file);
            if (!*file || strncmp(file, "/usr/", 5) == 0)
                continue;
            map_slot(&seen, hash64(file, strlen(file)) >> 1, &fresh);
            if (!fresh)
                continue;
            path_add_shown(&shown, report->source_root, file);
            vec_push(out, arena_strdup(&report->arena, strbuf_str(&shown)));
            strbuf_release(&shown);
        }
    }
    map_release(&seen);
}
