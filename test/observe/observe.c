/*
 * Soundness against reality: runs a program's IR, statement by statement, and compares what is seen
 * with the pointer analysis.
 *
 *     observe MODELS FILE.ir...
 *
 * Every address that a load, store or atomic really used, and every function that a call through a
 * pointer really reached, must be in the static result (of some context). A thread runs when it is
 * created, to its end or until it has had its share of steps; locks and waits do nothing; other
 * library functions return 0. Where behaviour is undefined (null, out of bounds, freed) a function
 * ends: nothing is claimed about it. Prints one line a file; exit code 1 if something was missed.
 */
#include "base/os.h"
#include "ir/text.h"
#include "pta/pta.h"
#include <stdio.h>
#include <stdlib.h>

enum { MAX_FRAMES = 120, MAX_STEPS = 400000, THREAD_STEPS = 40000, MAX_SIZE = 1 << 20 };

struct value {
    int64_t bits;    /* of a pointer: its address */
    uint32_t object; /* that it points into + 1; 0: a number */
};

struct object {
    enum obj_kind kind;
    uint32_t site; /* statement id, or symbol */
    int64_t base, size;
    uint8_t *bytes;
    uint32_t *owners; /* word -> object + 1 of the address that is stored there */
    bool is_freed;
};

struct machine {
    const struct prog *prog;
    const struct pta *pta;
    const char *file;
    VEC(struct object) objects;
    uint32_t *sym_object;      /* symbol -> object + 1 */
    VEC(struct value) results; /* of threads */
    int64_t next_address;
    uint64_t steps, limit, random;
    uint32_t frames;
    uint64_t accesses, calls, missed;
};

struct frame {
    func_id func;
    struct value *regs;
};

/* ---- memory ---- */

static uint32_t object_new(struct machine *m, enum obj_kind kind, uint32_t site, int64_t size)
{
    if (size < 0 || size > MAX_SIZE)
        size = 0;
    struct object o = {.kind = kind, .site = site, .size = size, .base = m->next_address};
    o.bytes = xcalloc((size_t)size + 8, 1);
    o.owners = xcalloc((size_t)size / 8 + 2, sizeof *o.owners);
    m->next_address += (size + 4096) & ~15;
    vec_push(&m->objects, o);
    return (uint32_t)m->objects.n;
}

static struct value address_of(struct machine *m, psym_id sym, int64_t offset);

static struct object *object_at(struct machine *m, struct value p, int64_t size, int64_t *offset)
{
    if (!p.object)
        return NULL;
    struct object *o = &m->objects.at[p.object - 1];
    *offset = p.bits - o->base;
    return o->is_freed || *offset < 0 || *offset + size > o->size ? NULL : o;
}

static struct value load_bytes(struct machine *m, struct value p, int64_t size, bool *ok)
{
    struct value v = {0, 0};
    int64_t off;
    struct object *o = object_at(m, p, size, &off);
    *ok = o != NULL;
    if (!o)
        return v;
    memcpy(&v.bits, o->bytes + off, (size_t)MIN(size, 8));
    if (size < 8) /* sign-extended as all numbers are */
        v.bits = (int64_t)((uint64_t)v.bits << (64 - 8 * size)) >> (64 - 8 * size);
    if (size == 8 && off % 8 == 0)
        v.object = o->owners[off / 8];
    return v;
}

static bool store_bytes(struct machine *m, struct value p, struct value v, int64_t size)
{
    int64_t off;
    struct object *o = object_at(m, p, size, &off);
    if (!o)
        return false;
    memcpy(o->bytes + off, &v.bits, (size_t)MIN(size, 8));
    for (int64_t at = off / 8; at <= (off + size - 1) / 8; at++)
        o->owners[at] = 0;
    if (size == 8 && off % 8 == 0)
        o->owners[off / 8] = v.object;
    return true;
}

static void copy_bytes(struct machine *m, struct value to, struct value from, int64_t len)
{
    int64_t a = 0, b = 0;
    struct object *dst = object_at(m, to, len, &a), *src = object_at(m, from, len, &b);
    if (!dst || !src || len <= 0)
        return;
    memmove(dst->bytes + a, src->bytes + b, (size_t)len);
    for (int64_t i = 0; a % 8 == b % 8 && i + 8 <= len; i += 8)
        dst->owners[(a + i) / 8] = (a + i) % 8 ? 0 : src->owners[(b + i) / 8];
}

static void initialise(struct machine *m, uint32_t id, const struct prog_sym *s)
{
    for (uint32_t i = 0; s->is_defined && !s->is_function && i < s->sym->ninits; i++) {
        const struct ir_init *init = &s->unit->inits[s->sym->first_init + i];
        struct value v = {0, 0};
        psym_id sym;
        int64_t off;
        if (prog_ref_address(m->prog, s->unit_index, init->value, &sym, &off))
            v = address_of(m, sym, off);
        else
            ir_ref_int(s->unit, init->value, &v.bits);
        struct value at = {m->objects.at[id - 1].base + (int64_t)init->offset, id};
        store_bytes(m, at, v, init->size);
    }
}

static struct value address_of(struct machine *m, psym_id sym, int64_t offset)
{
    const struct prog_sym *s = &m->prog->syms[sym.i];
    if (!m->sym_object[sym.i]) {
        enum obj_kind kind = s->is_function ? OBJ_FUNC : s->is_tls ? OBJ_TLS : OBJ_GLOBAL;
        uint32_t id = object_new(m, kind, sym.i, s->is_function ? 1 : (int64_t)s->size);
        m->sym_object[sym.i] = id;
        initialise(m, id, s);
    }
    uint32_t id = m->sym_object[sym.i];
    return (struct value){m->objects.at[id - 1].base + offset, id};
}

/* ---- what the analysis says ---- */

static bool is_object(const struct machine *m, const struct object *o, const struct pta_obj *p)
{
    if (o->kind == OBJ_GLOBAL || o->kind == OBJ_FUNC) {
        obj_id known = pta_sym_obj(m->pta, (psym_id){o->site});
        return known.i != PTA_NONE && pta_obj(m->pta, known) == p;
    }
    if (o->kind == OBJ_TLS)
        return p->kind == OBJ_TLS && p->site == o->site;
    return (p->kind == OBJ_HEAP || p->kind == OBJ_STACK) && p->site == o->site;
}

static bool covers(const struct machine *m, const struct idset *set, const struct object *o,
                   int64_t off)
{
    struct idset_iter it = idset_begin(set);
    for (uint32_t id; idset_step(&it, &id);) {
        const struct pta_loc *l = pta_loc(m->pta, (loc_id){id});
        struct pta_loc exact = {.obj = l->obj, .off = (int32_t)off};
        bool is_text = o->kind == OBJ_GLOBAL && m->prog->syms[o->site].is_constant;
        if (is_object(m, o, pta_obj(m->pta, l->obj)) &&
            (is_text || l->stride == 1 || pta_overlap(l, 1, &exact, 1)))
            return true;
    }
    return false;
}

static void tell(struct machine *m, const struct frame *f, uint32_t stmt, const char *what,
                 const struct object *o, int64_t off)
{
    const struct prog_func *pf = &m->prog->funcs[f->func.i];
    const struct ir_pos *pos = prog_pos(m->prog, pf->stmt_base + stmt);
    bool is_sym = o->kind == OBJ_GLOBAL || o->kind == OBJ_FUNC || o->kind == OBJ_TLS;
    m->missed++;
    printf("MISSED %s: %s:%u (statement %u): %s %s%u+%" PRId64 "\n", m->file,
           m->prog->syms[pf->sym.i].pretty, pos->line, stmt, what,
           is_sym ? m->prog->syms[o->site].pretty : "allocation of statement ", o->site, off);
}

static void check_access(struct machine *m, const struct frame *f, uint32_t stmt, struct value p)
{
    const struct prog_func *pf = &m->prog->funcs[f->func.i];
    ir_ref ref = ir_args(pf->unit, pf->func, &pf->stmts[stmt])[0];
    int64_t off;
    struct object *o = object_at(m, p, 1, &off);
    if (!o || ref_kind(ref) != REF_REG)
        return;
    m->accesses++;
    for (uint32_t i = 0; i < pta_ninsts(m->pta); i++)
        if (pta_inst_func(m->pta, (inst_id){i}).i == f->func.i &&
            covers(m, pta_value(m->pta, (inst_id){i}, ref), o, off))
            return;
    tell(m, f, stmt, "accesses", o, off);
}

static void check_call(struct machine *m, const struct frame *f, uint32_t stmt, func_id callee)
{
    m->calls++;
    for (uint32_t i = 0; i < pta_ninsts(m->pta); i++) {
        uint32_t n;
        if (pta_inst_func(m->pta, (inst_id){i}).i != f->func.i)
            continue;
        const struct pta_edge *e = pta_edges(m->pta, (inst_id){i}, stmt, &n);
        for (uint32_t k = 0; k < n; k++)
            if (e[k].kind == EDGE_CALL &&
                pta_inst_func(m->pta, (inst_id){e[k].target}).i == callee.i)
                return;
    }
    struct object o = {.kind = OBJ_FUNC, .site = m->prog->funcs[callee.i].sym.i};
    tell(m, f, stmt, "calls", &o, 0);
}

/* ---- statements ---- */

static bool run(struct machine *m, func_id func, const struct value *args, uint32_t nargs,
                struct value *result);

static struct value operand(struct machine *m, const struct frame *f, ir_ref ref)
{
    const struct prog_func *pf = &m->prog->funcs[f->func.i];
    struct value v = {0, 0};
    psym_id sym;
    int64_t off;
    if (ref_kind(ref) == REF_REG)
        return f->regs[ref_index(ref)];
    if (prog_ref_address(m->prog, pf->unit_index, ref, &sym, &off))
        return address_of(m, sym, off);
    ir_ref_int(pf->unit, ref, &v.bits);
    return v;
}

static int64_t narrowed(int64_t bits, uint32_t size)
{
    if (!size || size >= 8)
        return bits;
    return (int64_t)((uint64_t)bits << (64 - 8 * size)) >> (64 - 8 * size);
}

static int64_t arithmetic(enum ir_op op, int64_t a, int64_t b)
{
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    switch (op) {
    case IR_ADD:
        return (int64_t)(x + y);
    case IR_SUB:
        return (int64_t)(x - y);
    case IR_MUL:
        return (int64_t)(x * y);
    case IR_UDIV:
        return b ? (int64_t)(x / y) : 0;
    case IR_SDIV:
        return b && b != -1 ? a / b : (int64_t)-x;
    case IR_UREM:
        return b ? (int64_t)(x % y) : 0;
    case IR_SREM:
        return b && b != -1 ? a % b : 0;
    case IR_AND:
        return a & b;
    case IR_OR:
        return a | b;
    case IR_XOR:
        return a ^ b;
    case IR_SHL:
        return (int64_t)(x << (y & 63));
    case IR_LSHR:
        return (int64_t)(x >> (y & 63));
    default:
        return a >> (y & 63);
    }
}

static bool compared(enum ir_cmp cmp, int64_t a, int64_t b)
{
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    switch (cmp) {
    case CMP_EQ:
        return a == b;
    case CMP_NE:
        return a != b;
    case CMP_ULT:
        return x < y;
    case CMP_ULE:
        return x <= y;
    case CMP_UGT:
        return x > y;
    case CMP_UGE:
        return x >= y;
    case CMP_SLT:
        return a < b;
    case CMP_SLE:
        return a <= b;
    case CMP_SGT:
        return a > b;
    case CMP_SGE:
        return a >= b;
    }
    return false;
}

static struct value computed(struct machine *m, const struct frame *f, const struct ir_stmt *s,
                             const ir_ref *args)
{
    struct value a = operand(m, f, args[0]), b = {0, 0};
    if (s->nargs > 1)
        b = operand(m, f, args[1]);
    switch (s->op) {
    case IR_CMP:
        return (struct value){compared((enum ir_cmp)s->sub, a.bits, b.bits), 0};
    case IR_ZEXT:
        a.bits = s->size < 64 ? a.bits & ((1ll << s->size) - 1) : a.bits;
        return (struct value){a.bits, 0};
    case IR_TRUNC:
        if (s->size < 64)
            a.bits = (int64_t)((uint64_t)a.bits << (64 - s->size)) >> (64 - s->size);
        return (struct value){s->size == 1 ? a.bits & 1 : a.bits, 0};
    case IR_SEXT:
        if (s->size < 64)
            a.bits = (int64_t)((uint64_t)a.bits << (64 - s->size)) >> (64 - s->size);
        return (struct value){a.bits, 0};
    case IR_COPY:
    case IR_PTRTOINT:
    case IR_INTTOPTR:
        return a;
    case IR_SELECT:
        return operand(m, f, args[a.bits & 1 ? 1 : 2]);
    case IR_ADDR:
        a.bits += b.bits;
        for (uint32_t i = 2; i + 2 < s->nargs; i += 3)
            a.bits += operand(m, f, args[i]).bits * operand(m, f, args[i + 1]).bits;
        return a;
    default:
        break;
    }
    if (!(ir_op_info(s->op)->flags & OPF_INT))
        return (struct value){0, 0};
    uint32_t owner = a.object && b.object ? 0 : a.object | b.object;
    return (struct value){narrowed(arithmetic((enum ir_op)s->op, a.bits, b.bits), s->size), owner};
}

static bool access_memory(struct machine *m, const struct frame *f, uint32_t stmt)
{
    const struct prog_func *pf = &m->prog->funcs[f->func.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct value p = operand(m, f, args[0]), old, v = {0, 0};
    bool ok = true;
    check_access(m, f, stmt, p);
    if (s->op == IR_STORE)
        return store_bytes(m, p, operand(m, f, args[1]), s->size);
    old = load_bytes(m, p, s->size, &ok);
    if (s->dst != IR_NO_REG)
        f->regs[s->dst] = old;
    if (!ok || s->op == IR_LOAD)
        return ok;
    if (s->op == IR_CMPXCHG) {
        bool is_equal = old.bits == narrowed(operand(m, f, args[1]).bits, s->size);
        if (s->aux != IR_NO_REG)
            f->regs[s->aux] = (struct value){is_equal, 0};
        return !is_equal || store_bytes(m, p, operand(m, f, args[2]), s->size);
    }
    v = operand(m, f, args[1]);
    static const enum ir_op ops[] = {[RMW_ADD] = IR_ADD,
                                     [RMW_SUB] = IR_SUB,
                                     [RMW_AND] = IR_AND,
                                     [RMW_OR] = IR_OR,
                                     [RMW_XOR] = IR_XOR};
    if (s->aux != RMW_XCHG && s->aux < ARRAY_SIZE(ops) && ops[s->aux])
        v = (struct value){arithmetic(ops[s->aux], old.bits, v.bits), 0};
    return store_bytes(m, p, v, s->size);
}

/* ---- calls ---- */

static bool function_of(const struct machine *m, struct value v, func_id *func)
{
    if (!v.object || m->objects.at[v.object - 1].kind != OBJ_FUNC)
        return false;
    *func = m->prog->syms[m->objects.at[v.object - 1].site].func;
    return func->i != IR_NONE;
}

/* The new thread runs at once; what it does not end in its share of steps is left out. */
static void start_thread(struct machine *m, struct value handle, struct value entry,
                         struct value arg)
{
    func_id func;
    struct value result = {0, 0}, id = {(int64_t)m->results.n + 1, 0};
    uint64_t limit = m->limit;
    store_bytes(m, handle, id, 8);
    vec_push(&m->results, result);
    if (!function_of(m, entry, &func))
        return;
    m->limit = MIN(limit, m->steps + THREAD_STEPS);
    if (run(m, func, &arg, 1, &result))
        m->results.at[id.bits - 1] = result;
    m->limit = limit;
}

/* False: the function is not one of those that matter here. */
static bool library(struct machine *m, const struct frame *f, uint32_t stmt, const char *name,
                    const struct value *a, uint32_t n, struct value *out)
{
    uint32_t site = m->prog->funcs[f->func.i].stmt_base + stmt;
    bool ok;
    if (strcmp(name, "malloc") == 0 && n > 0) {
        out->object = object_new(m, OBJ_HEAP, site, a[0].bits);
    } else if (strcmp(name, "calloc") == 0 && n > 1) {
        out->object = object_new(m, OBJ_HEAP, site, a[0].bits * a[1].bits);
    } else if (strcmp(name, "free") == 0 && n > 0 && a[0].object) {
        m->objects.at[a[0].object - 1].is_freed = true;
    } else if ((strcmp(name, "pthread_create") == 0) && n > 3) {
        start_thread(m, a[0], a[2], a[3]);
    } else if (strcmp(name, "pthread_join") == 0 && n > 1) {
        if (a[0].bits > 0 && (size_t)a[0].bits <= m->results.n)
            store_bytes(m, a[1], m->results.at[a[0].bits - 1], 8);
    } else if (strcmp(name, "pthread_once") == 0 && n > 1) {
        func_id func;
        struct value none;
        if (!load_bytes(m, a[0], 4, &ok).bits && function_of(m, a[1], &func))
            (void)run(m, func, NULL, 0, &none);
        store_bytes(m, a[0], (struct value){1, 0}, 4);
    } else if ((strcmp(name, "memcpy") == 0 || strcmp(name, "memmove") == 0) && n > 2) {
        copy_bytes(m, a[0], a[1], a[2].bits);
        *out = a[0];
    } else {
        return false;
    }
    if (out->object && !out->bits)
        out->bits = m->objects.at[out->object - 1].base;
    return true;
}

static bool call(struct machine *m, const struct frame *f, uint32_t stmt)
{
    enum { MAX_ARGS = 16 };
    const struct prog_func *pf = &m->prog->funcs[f->func.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *refs = ir_args(pf->unit, pf->func, s);
    struct value args[MAX_ARGS], result = {0, 0}, callee = operand(m, f, refs[0]);
    uint32_t n = MIN(s->nargs - 1, MAX_ARGS);
    func_id func = {IR_NONE};
    bool ok = true;
    for (uint32_t i = 0; i < n; i++)
        args[i] = operand(m, f, refs[i + 1]);
    if (!callee.object || m->objects.at[callee.object - 1].kind != OBJ_FUNC)
        return false;
    if (function_of(m, callee, &func)) {
        if (ref_kind(refs[0]) == REF_REG)
            check_call(m, f, stmt, func);
        ok = run(m, func, args, n, &result);
    } else {
        const struct prog_sym *sym = &m->prog->syms[m->objects.at[callee.object - 1].site];
        (void)library(m, f, stmt, sym->name, args, n, &result);
    }
    if (s->dst != IR_NO_REG)
        f->regs[s->dst] = result;
    return ok && !(s->flags & IRF_NORETURN);
}

/* ---- control ---- */

static uint32_t next_block(struct machine *m, const struct frame *f, const struct ir_block *b,
                           const struct ir_stmt *s)
{
    const struct prog_func *pf = &m->prog->funcs[f->func.i];
    const uint32_t *succs = ir_succs(pf->unit, pf->func, b);
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (!b->nsuccs)
        return IR_NONE;
    if (s->op == IR_BRANCH) {
        bool is_unknown = ref_kind(args[0]) == REF_NONE;
        m->random = m->random * 6364136223846793005u + 1442695040888963407u;
        bool taken = is_unknown ? m->random >> 63 : operand(m, f, args[0]).bits & 1;
        return succs[taken ? 0 : 1];
    }
    for (uint32_t i = 1; s->op == IR_SWITCH && i < s->nargs && i < b->nsuccs; i++)
        if (operand(m, f, args[0]).bits == operand(m, f, args[i]).bits)
            return succs[i];
    return succs[0];
}

/* All phis of a block see the values from before it. */
static uint32_t enter_block(struct machine *m, struct frame *f, const struct ir_block *b,
                            uint32_t from)
{
    const struct prog_func *pf = &m->prog->funcs[f->func.i];
    VEC(struct value) values = {0};
    uint32_t i = 0, n = 0;
    for (; i < b->count && pf->stmts[b->first + i].op == IR_PHI; i++) {
        const struct ir_stmt *s = &pf->stmts[b->first + i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        struct value v = {0, 0};
        for (uint32_t k = 0; k + 1 < s->nargs; k += 2)
            if (ref_index(args[k + 1]) == from)
                v = operand(m, f, args[k]);
        vec_push(&values, v);
    }
    for (; n < i; n++)
        f->regs[pf->stmts[b->first + n].dst] = values.at[n];
    vec_release(&values);
    return i;
}

/* One statement inside a block; false: the function cannot go on. */
static bool step(struct machine *m, struct frame *f, uint32_t stmt)
{
    const struct prog_func *pf = &m->prog->funcs[f->func.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct value p;
    switch (s->op) {
    case IR_ALLOCA: {
        int64_t count = s->nargs ? operand(m, f, args[0]).bits : 1;
        uint32_t id = object_new(m, OBJ_STACK, pf->stmt_base + stmt, count * s->size);
        f->regs[s->dst] = (struct value){m->objects.at[id - 1].base, id};
        return true;
    }
    case IR_LOAD:
    case IR_STORE:
    case IR_RMW:
    case IR_CMPXCHG:
        return s->size <= 8 && access_memory(m, f, stmt);
    case IR_MEMCOPY:
        copy_bytes(m, operand(m, f, args[0]), operand(m, f, args[1]), operand(m, f, args[2]).bits);
        return true;
    case IR_MEMSET:
        p = operand(m, f, args[0]);
        for (int64_t i = 0, n = operand(m, f, args[2]).bits; i < n && i < MAX_SIZE; i++, p.bits++)
            if (!store_bytes(m, p, operand(m, f, args[1]), 1))
                break;
        return true;
    case IR_CALL:
        return call(m, f, stmt);
    case IR_VASTART:
    case IR_VAARG:
    case IR_VACOPY:
    case IR_ASM:
        return false;
    default:
        if (s->dst != IR_NO_REG)
            f->regs[s->dst] = s->nargs ? computed(m, f, s, args) : (struct value){0, 0};
        return true;
    }
}

static bool run_blocks(struct machine *m, struct frame *f, struct value *result)
{
    const struct prog_func *pf = &m->prog->funcs[f->func.i];
    uint32_t block = 0, from = IR_NONE;
    while (block != IR_NONE) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
        for (uint32_t i = enter_block(m, f, b, from); i + 1 < b->count; i++)
            if (++m->steps > m->limit || !step(m, f, b->first + i))
                return false;
        const struct ir_stmt *last = &pf->stmts[b->first + b->count - 1];
        if (++m->steps > m->limit)
            return false;
        if (last->op == IR_RET) {
            if (last->nargs)
                *result = operand(m, f, ir_args(pf->unit, pf->func, last)[0]);
            return true;
        }
        from = block;
        block = next_block(m, f, b, last);
    }
    return false;
}

static bool run(struct machine *m, func_id func, const struct value *args, uint32_t nargs,
                struct value *result)
{
    const struct ir_func *irf = m->prog->funcs[func.i].func;
    struct frame f = {func, NULL};
    *result = (struct value){0, 0};
    if (m->frames >= MAX_FRAMES)
        return false;
    f.regs = xcalloc(irf->nregs + 1, sizeof *f.regs);
    for (uint32_t i = 0; i < nargs && i < irf->nparams; i++)
        f.regs[i] = args[i];
    m->frames++;
    bool ok = run_blocks(m, &f, result);
    m->frames--;
    free(f.regs);
    return ok;
}

/* ---- a file ---- */

static void machine_release(struct machine *m)
{
    for (size_t i = 0; i < m->objects.n; i++) {
        free(m->objects.at[i].bytes);
        free(m->objects.at[i].owners);
    }
    vec_release(&m->objects);
    vec_release(&m->results);
    free(m->sym_object);
}

static uint64_t observe(const struct prog *prog, const struct model *model, const char *file,
                        enum ctx_kind kind, const char *name)
{
    psym_id sym = prog_find(prog, "main");
    if (sym.i == IR_NONE || prog->syms[sym.i].func.i == IR_NONE)
        return 0;
    func_id entry = prog->syms[sym.i].func;
    struct pta_options opt = {.context = kind, .depth = 1, .entries = &entry, .nentries = 1};
    struct pta *pta = pta_solve(prog, model, &opt);
    struct machine m = {.prog = prog, .pta = pta, .file = file, .limit = MAX_STEPS};
    struct value result;
    m.next_address = 4096;
    m.sym_object = xcalloc(prog->nsyms + 1, sizeof *m.sym_object);
    for (uint32_t i = 0; i < prog->nctors; i++)
        (void)run(&m, prog->ctors[i], NULL, 0, &result);
    bool ended = run(&m, entry, (struct value[]){{1, 0}, {0, 0}}, 2, &result);
    printf("%s, %s: %" PRIu64 " steps%s, %" PRIu64 " accesses, %" PRIu64 " indirect calls, %" PRIu64
           " missed\n",
           file, name, m.steps, ended ? "" : " (cut)", m.accesses, m.calls, m.missed);
    machine_release(&m);
    pta_free(pta);
    return m.missed;
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        enum ctx_kind kind;
    } kinds[] = {{"insensitive", CTX_INSENSITIVE},
                 {"callsite:1", CTX_CALLSITE},
                 {"object:1", CTX_OBJECT},
                 {"origin:1", CTX_ORIGIN},
                 {"thread", CTX_THREAD}};
    struct model *model = model_new();
    struct diag d = {0};
    uint64_t missed = 0;
    if (argc < 2 || !model_load_dir(model, argv[1], &d)) {
        fprintf(stderr, "usage: observe MODELS FILE.ir...: %s\n", diag_str(&d));
        return 2;
    }
    for (int i = 2; i < argc; i++) {
        struct mapped_file text;
        if (!os_map_file(argv[i], &text, &d)) {
            fprintf(stderr, "%s\n", diag_str(&d));
            return 2;
        }
        struct ir_unit *unit = ir_parse((const char *)text.data, text.len, argv[i], &d);
        struct prog *prog = unit ? prog_link(&unit, 1, &d) : NULL;
        if (!prog)
            printf("%s: %s\n", argv[i], diag_str(&d));
        for (size_t k = 0; prog && k < ARRAY_SIZE(kinds); k++)
            missed += observe(prog, model, argv[i], kinds[k].kind, kinds[k].name);
        prog_free(prog);
        os_unmap_file(&text);
    }
    model_free(model);
    return missed != 0;
}
