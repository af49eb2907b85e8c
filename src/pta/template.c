/*
 * A function's statements as constraints over local slots, built once per function and
 * instantiated in every context. Substitution happens here and only inside one function: a
 * register that merely copies another shares its slot, equal ones do (number.c), and a register
 * that can never hold an address has none.
 */
#include "ir/cfg.h"
#include "pta/pta_int.h"

enum {
    MAX_PIECES = 64,    /* pointer-sized parts of one wide load or store */
    MIN_INNER_STEP = 8, /* smaller steps in an element are a region */
};

struct builder {
    struct pta *p;
    const struct prog_func *pf;
    const struct ir_unit *unit;
    const struct ir_func *func;
    struct arena scratch;
    uint32_t *def;     /* register -> defining statement, IR_NONE */
    uint8_t *carries;  /* register may hold an address */
    uint32_t *same_as; /* register -> register it copies (union-find) */
    uint32_t *tref;    /* representative register -> tref */
    uint32_t *array;   /* register -> bytes of the array it walks */
    uint32_t nslots, ret_slot;
    uint32_t block;  /* at hand */
    bool leaves_out; /* contexts choose blocks and elements (steer.c) */
    uint32_t stored; /* the store that a load here may give back (reload.c), IR_NONE */
    VEC(struct tcon) cons;
    u32_vec calls;
    VEC(struct tdispatch) dispatches;
};

uint32_t const_node(struct pta *p, psym_id sym, int64_t off)
{
    uint32_t key[3] = {sym.i, (uint32_t)off, (uint32_t)((uint64_t)off >> 32)};
    bool fresh;
    uint32_t id = tuples_add(&p->consts, key, &fresh);
    if (fresh) {
        uint32_t node = node_new(p, 1);
        vec_push(&p->const_nodes, node);
        node_add(p, node, loc_exact(p, obj_of_sym(p, sym), off));
    }
    return p->const_nodes.at[id];
}

static uint32_t const_tref(struct pta *p, psym_id sym, int64_t off)
{
    const_node(p, sym, off);
    uint32_t key[3] = {sym.i, (uint32_t)off, (uint32_t)((uint64_t)off >> 32)};
    return TREF_CONST | tuples_find(&p->consts, key);
}

uint32_t tref_of(struct pta *p, const struct prog_func *pf, const struct template *t, ir_ref ref)
{
    psym_id sym;
    int64_t off;
    if (ref_kind(ref) == REF_REG)
        return t->slot_of[ref_index(ref)];
    if (!prog_ref_address(p->prog, pf->unit_index, ref, &sym, &off))
        return TREF_NONE;
    return const_tref(p, sym, off);
}

/* ---- which registers can hold an address ---- */

static bool is_pointer_wide(const struct builder *b, uint32_t size)
{
    return size >= b->unit->pointer_size;
}

static bool ref_carries(const struct builder *b, ir_ref ref)
{
    enum ref_kind kind = ref_kind(ref);
    if (kind == REF_REG)
        return b->carries[ref_index(ref)];
    return kind == REF_SYM || kind == REF_ADDR;
}

static bool any_carries(const struct builder *b, const ir_ref *args, uint32_t n, uint32_t step)
{
    for (uint32_t i = 0; i < n; i += step)
        if (ref_carries(b, args[i]))
            return true;
    return false;
}

/*
 * Arithmetic keeps the base of an integer that was made from a pointer in sight. An integer from
 * memory or a caller may be copied as an address, but whoever computes with it treats it as a
 * number: hashes and checksums would otherwise point everywhere (assumption A-INT).
 */
static bool ref_is_address(const struct builder *b, ir_ref ref)
{
    for (int steps = 0; steps < 16 && ref_kind(ref) == REF_REG; steps++) {
        uint32_t def = b->def[ref_index(ref)];
        if (def == IR_NONE)
            return false;
        const struct ir_stmt *s = &b->pf->stmts[def];
        switch (s->op) {
        case IR_PTRTOINT:
            return true;
        case IR_ADD:
        case IR_SUB:
        case IR_AND:
        case IR_OR:
        case IR_XOR:
            return b->carries[ref_index(ref)];
        case IR_COPY:
        case IR_ZEXT:
        case IR_SEXT:
            ref = ir_args(b->unit, b->func, s)[0];
            break;
        default:
            return false;
        }
    }
    return ref_kind(ref) == REF_SYM || ref_kind(ref) == REF_ADDR;
}

/* `handle & ~7`, used as an address: only addresses have bits of no value at their end. */
static bool is_untagged(const struct builder *b, const struct ir_stmt *s, const ir_ref *args)
{
    enum { MAX_TAG = 64 };
    int64_t mask;
    if (!(s->flags & IRF_PTR) || !ir_ref_int(b->unit, args[1], &mask))
        return false;
    return mask < 0 && mask >= -MAX_TAG && (-mask & (-mask - 1)) == 0 && ref_carries(b, args[0]) &&
           b->p->demanded[b->pf->reg_base + s->dst];
}

/* The statement's own value may be an address: its type says so, and for integers its uses do. */
static bool def_carries(const struct builder *b, const struct ir_stmt *s)
{
    if (!(s->flags & IRF_PTR))
        return false;
    return !(s->flags & IRF_WIDE_INT) || b->p->opt.sound ||
           b->p->demanded[b->pf->reg_base + s->dst];
}

static bool stmt_carries(const struct builder *b, const struct ir_stmt *s, const ir_ref *args)
{
    switch (s->op) {
    case IR_ALLOCA:
    case IR_NEW:
        return true;
    case IR_LANDINGPAD:
        return pad_is_followed(b->p, b->pf, s);
    case IR_LOAD:
    case IR_RMW:
    case IR_CMPXCHG:
        return is_pointer_wide(b, s->size) && def_carries(b, s);
    case IR_CALL:
    case IR_VAARG:
        return def_carries(b, s);
    case IR_PHI:
        return any_carries(b, args, s->nargs, 2);
    case IR_SELECT:
        return any_carries(b, args + 1, 2, 1);
    case IR_MERGE:
        return any_carries(b, args, s->nargs, 1);
    case IR_COPY:
    case IR_PTRTOINT:
    case IR_INTTOPTR:
    case IR_ADDR:
    case IR_FIELD:
    case IR_CAST:
        return ref_carries(b, args[0]);
    case IR_AND:
        if (is_untagged(b, s, args))
            return true;
        return (s->flags & IRF_PTR) && (ref_is_address(b, args[0]) || ref_is_address(b, args[1]));
    case IR_ADD:
    case IR_OR:
    case IR_XOR:
        return (s->flags & IRF_PTR) && (ref_is_address(b, args[0]) || ref_is_address(b, args[1]));
    case IR_SUB:
        return (s->flags & IRF_PTR) && ref_is_address(b, args[0]) && !ref_is_address(b, args[1]);
    case IR_ZEXT:
    case IR_SEXT:
        return s->size >= 32 && ref_carries(b, args[0]);
    default:
        return false;
    }
}

static void find_carriers(struct builder *b)
{
    const struct ir_stmt *stmts = b->pf->stmts;
    for (uint32_t i = 0; i < b->func->nparams; i++)
        b->carries[i] = true;
    bool changed = true;
    while (changed) {
        changed = false;
        for (uint32_t i = 0; i < b->func->nstmts; i++) {
            const struct ir_stmt *s = &stmts[i];
            if (s->dst == IR_NO_REG || b->carries[s->dst])
                continue;
            if (stmt_carries(b, s, ir_args(b->unit, b->func, s)))
                b->carries[s->dst] = changed = true;
        }
    }
}

/* ---- substitution ---- */

static uint32_t same_root(struct builder *b, uint32_t reg)
{
    while (b->same_as[reg] != reg)
        reg = b->same_as[reg] = b->same_as[b->same_as[reg]];
    return reg;
}

/* The operand that a statement merely passes on; NONE if it does more. */
static ir_ref passed_on(const struct ir_stmt *s, const ir_ref *args)
{
    switch (s->op) {
    case IR_COPY:
        if (s->aux)
            break; /* a cast lets only some through */
        return args[0];
    case IR_PTRTOINT:
    case IR_INTTOPTR:
    case IR_CAST:
    case IR_ZEXT:
    case IR_SEXT:
        return args[0];
    case IR_ADDR:
        if (s->nargs == 2 && ref_kind(args[1]) == REF_IMM && ref_imm(args[1]) == 0 && !s->aux)
            return args[0];
        break;
    default:
        break;
    }
    return (ir_ref){0};
}

static void find_copies(struct builder *b)
{
    for (uint32_t i = 0; i < b->func->nregs; i++)
        b->same_as[i] = i;
    for (uint32_t i = 0; i < b->func->nstmts; i++) {
        const struct ir_stmt *s = &b->pf->stmts[i];
        if (s->dst == IR_NO_REG || !b->carries[s->dst])
            continue;
        ir_ref from = passed_on(s, ir_args(b->unit, b->func, s));
        if (ref_kind(from) == REF_REG && b->carries[ref_index(from)])
            b->same_as[s->dst] = same_root(b, ref_index(from));
    }
}

static void assign_slots(struct builder *b)
{
    for (uint32_t r = 0; r < b->func->nregs; r++)
        b->tref[r] = TREF_NONE;
    for (uint32_t r = 0; r < b->func->nparams; r++)
        b->tref[r] = r;
    b->ret_slot = b->func->nparams;
    b->nslots = b->func->nparams + 1;
    for (uint32_t r = b->func->nparams; r < b->func->nregs; r++)
        if (b->carries[r] && same_root(b, r) == r)
            b->tref[r] = b->nslots++;
}

/*
 * ---- arrays inside records ----
 * Whoever takes the address of such an array and walks it with a pointer stays inside (assumption
 * A-ARRAY). Registers get the bytes of the array they walk, forward to a fixpoint.
 */

enum { ARRAY_UNSET = 0 };
#define ARRAY_UNKNOWN UINT32_MAX

static uint32_t ref_array(const struct builder *b, ir_ref ref)
{
    enum ref_kind kind = ref_kind(ref);
    if (kind == REF_REG)
        return b->array[ref_index(ref)];
    return kind == REF_IMM || kind == REF_NONE ? ARRAY_UNSET : ARRAY_UNKNOWN;
}

static uint32_t stmt_array(const struct builder *b, const struct ir_stmt *s, const ir_ref *args)
{
    uint32_t all = ARRAY_UNSET;
    switch (s->op) {
    case IR_ADDR:
        return s->size ? s->size : ref_array(b, args[0]);
    case IR_COPY:
        return ref_array(b, args[0]);
    case IR_PHI:
        for (uint32_t i = 0; i < s->nargs; i += 2)
            all = MAX(all, ref_array(b, args[i]));
        return all;
    case IR_SELECT:
        return MAX(ref_array(b, args[1]), ref_array(b, args[2]));
    default:
        return ARRAY_UNKNOWN;
    }
}

static void find_arrays(struct builder *b)
{
    for (uint32_t i = 0; i < b->func->nparams; i++)
        b->array[i] = ARRAY_UNKNOWN;
    bool changed = true;
    while (changed) {
        changed = false;
        for (uint32_t i = 0; i < b->func->nstmts; i++) {
            const struct ir_stmt *s = &b->pf->stmts[i];
            if (s->dst == IR_NO_REG)
                continue;
            uint32_t array = stmt_array(b, s, ir_args(b->unit, b->func, s));
            if (array > b->array[s->dst]) {
                b->array[s->dst] = array;
                changed = true;
            }
        }
    }
}

/* How many steps fit into the array that a pointer walks; 0: not known. */
static int64_t steps_in_array(const struct builder *b, ir_ref base, int64_t step)
{
    uint32_t array = ref_array(b, base);
    if (b->p->opt.sound || array == ARRAY_UNKNOWN || step <= 0 || step > array)
        return 0;
    return array / step;
}

/* ---- constraints ---- */

static void emit(struct builder *b, enum tcon_kind kind, uint32_t dst, uint32_t src, uint32_t arg)
{
    struct tcon c = {kind, dst, src, arg, b->block, IR_NONE};
    vec_push(&b->cons, c);
}

static uint32_t operand(struct builder *b, ir_ref ref)
{
    psym_id sym;
    int64_t off;
    if (ref_kind(ref) == REF_REG)
        return b->carries[ref_index(ref)] ? b->tref[same_root(b, ref_index(ref))] : TREF_NONE;
    if (!prog_ref_address(b->p->prog, b->pf->unit_index, ref, &sym, &off))
        return TREF_NONE;
    if (!b->p->prog->syms[sym.i].is_tls)
        return const_tref(b->p, sym, off);
    /* A thread-local variable is another object in every thread. */
    uint32_t slot = b->nslots++;
    emit(b, TC_TLS, slot, sym.i, (uint32_t)off);
    return slot;
}

static void emit_copy(struct builder *b, uint32_t dst, ir_ref from)
{
    uint32_t src = operand(b, from);
    if (src != TREF_NONE && src != dst)
        emit(b, TC_COPY, dst, src, 0);
}

/* The two largest steps of an address are kept apart, smaller ones become extent. */
static void shift_add_term(struct shift *s, int64_t stride, int64_t count)
{
    uint32_t step = stride < 0 ? (uint32_t)-stride : (uint32_t)stride;
    if (step == 0 || count == 1)
        return;
    uint32_t n = count > 0 && count < UINT32_MAX ? (uint32_t)count : 0;
    if (step > s->stride) { /* the larger one goes first */
        uint32_t old_step = s->stride, old_n = s->count;
        s->stride = step;
        s->count = n;
        step = old_step;
        n = old_n;
    }
    if (!step) {
        return;
    } else if (step == s->stride || (!n && step < MIN_INNER_STEP)) {
        s->stride = stride_gcd(s->stride, step);
        s->count = 0;
    } else if (step < MIN_INNER_STEP) {
        s->ext += step * (n - 1);
    } else if (!s->inner) {
        s->inner = step;
        s->inner_count = n;
    } else {
        s->inner = stride_gcd(s->inner, step);
        s->inner_count = 0;
    }
}

/* The kind of record that an address computation steps into. */
static uint32_t record_of_addr(struct builder *b, const struct ir_stmt *s)
{
    uint32_t number = b->func->first_stmt + (uint32_t)(s - b->pf->stmts);
    return record_of_step(b->p, b->unit, b->unit->positions[number].hint);
}

static enum inside_part part_of_addr(const struct builder *b)
{
    if (prog_func_is_element(b->p->prog, b->pf))
        return INSIDE_NODE;
    return prog_func_is_hashed(b->p->prog, b->pf) ? INSIDE_TABLE : INSIDE_NONE;
}

static struct shift shift_of_addr(struct builder *b, const struct ir_stmt *s, const ir_ref *args)
{
    struct shift out = {
        .layout = s->aux, .inside = part_of_addr(b), .record = s->aux ? record_of_addr(b, s) : 0};
    int64_t value;
    if (ir_ref_int(b->unit, args[1], &value))
        out.off = (int32_t)MAX(MIN(value, INT32_MAX), INT32_MIN);
    else
        out.stride = 1;
    for (uint32_t i = 2; i + 2 < s->nargs; i += 3) {
        int64_t stride, count = 0;
        if (!ir_ref_int(b->unit, args[i], &stride))
            stride = 1;
        ir_ref_int(b->unit, args[i + 2], &count);
        if (!count)
            count = steps_in_array(b, args[0], stride);
        shift_add_term(&out, stride, count);
    }
    return out;
}

/* Integer arithmetic keeps the base of a pointer: known addends move it, masks do not. */
static void emit_int(struct builder *b, const struct ir_stmt *s, const ir_ref *args, uint32_t dst)
{
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t src = operand(b, args[i]);
        int64_t addend;
        if (src == TREF_NONE || (s->op == IR_SUB && i == 1))
            continue;
        bool is_known = ir_ref_int(b->unit, args[1 - i], &addend);
        if (s->op != IR_ADD && s->op != IR_SUB) {
            emit(b, TC_COPY, dst, src, 0);
            continue;
        }
        struct shift by = {.stride = 1};
        if (is_known && addend > INT32_MIN && addend < INT32_MAX)
            by = (struct shift){.off = (int32_t)(s->op == IR_SUB ? -addend : addend)};
        emit(b, TC_SHIFT, dst, src, shift_make(b->p, by));
    }
}

static uint32_t pieces(const struct builder *b, const struct ir_stmt *s)
{
    return MAX(1, MIN(s->size / b->unit->pointer_size, MAX_PIECES));
}

static void emit_store(struct builder *b, const struct ir_stmt *s, ir_ref to, ir_ref value)
{
    if (!is_pointer_wide(b, s->size))
        return;
    uint32_t ptr = operand(b, to), src = operand(b, value);
    if (ptr != TREF_NONE && src != TREF_NONE)
        emit(b, TC_STORE, ptr, src, pieces(b, s));
}

/* Gives the load what was stored just before? Then it is a copy. */
static bool emit_reload(struct builder *b, uint32_t number, uint32_t dst)
{
    if (b->stored == IR_NONE || dst == TREF_NONE ||
        !reload_gives(b->p->prog, b->pf, b->def, b->stored, number))
        return false;
    emit_copy(b, dst, ir_args(b->unit, b->func, &b->pf->stmts[b->stored])[1]);
    return true;
}

static void note_store(struct builder *b, uint32_t number)
{
    const struct ir_stmt *s = &b->pf->stmts[number];
    if (s->op == IR_STORE && !b->p->opt.sound && !b->p->opt.textbook &&
        s->size == b->unit->pointer_size)
        b->stored = number;
    else if (!reload_keeps(b->p->prog, b->pf, s))
        b->stored = IR_NONE;
}

static void emit_load(struct builder *b, const struct ir_stmt *s, const ir_ref *args, uint32_t dst)
{
    uint32_t ptr = operand(b, args[0]);
    if (ptr != TREF_NONE && dst != TREF_NONE && is_pointer_wide(b, s->size))
        emit(b, TC_LOAD, dst, ptr, pieces(b, s));
}

/*
 * Is a copy of so many bytes one of records? Products with the size of something are, and lengths
 * that some caller gives as a constant; all others were counted, read or measured: that is text
 * (assumption A-TEXT). Not asked on the JVM, where elements are copied.
 */
static bool counts_records(const struct builder *b, ir_ref len)
{
    for (int steps = 0; steps < 16 && ref_kind(len) == REF_REG; steps++) {
        uint32_t reg = ref_index(len);
        if (reg < b->func->nparams)
            return b->p->record_size[b->pf->reg_base + reg];
        if (b->def[reg] == IR_NONE)
            return false;
        const struct ir_stmt *s = &b->pf->stmts[b->def[reg]];
        const ir_ref *args = ir_args(b->unit, b->func, s);
        int64_t factor;
        if (s->op == IR_MUL && ir_ref_int(b->unit, args[1], &factor))
            return factor % b->unit->pointer_size == 0;
        if (s->op == IR_SHL && ir_ref_int(b->unit, args[1], &factor))
            return factor >= 3;
        if (s->op != IR_COPY && s->op != IR_ZEXT && s->op != IR_SEXT)
            return false;
        len = args[0];
    }
    return false;
}

static void emit_memcopy(struct builder *b, const ir_ref *args)
{
    uint32_t to = operand(b, args[0]), from = operand(b, args[1]);
    int64_t len = 0;
    if (to == TREF_NONE || from == TREF_NONE)
        return;
    bool is_known = ir_ref_int(b->unit, args[2], &len);
    bool is_text = !is_known && !b->p->prog->classes && !counts_records(b, args[2]);
    if (is_text && !b->p->opt.sound)
        return;
    if (is_known && len > 0 && len < b->unit->pointer_size)
        return;
    if (len < 0 || len > UINT32_MAX)
        len = 0;
    emit(b, TC_BULK, to, from, (uint32_t)len);
}

/* The list holds the address of the area where the arguments are. */
static void emit_vaarg(struct builder *b, uint32_t list, uint32_t dst)
{
    if (list == TREF_NONE || dst == TREF_NONE)
        return;
    uint32_t area = b->nslots++;
    emit(b, TC_LOAD, area, list, 1);
    emit(b, TC_LOAD, dst, area, 1);
}

/* A copy that only objects of a class pass (link/classes.h). */
static bool emit_cast(struct builder *b, const struct ir_stmt *s, ir_ref from, uint32_t dst)
{
    const struct prog *prog = b->p->prog;
    if (!s->aux || !prog->classes)
        return false;
    psym_id sym = prog_sym_of(prog, b->pf->unit_index, s->aux - 1);
    class_id class = classes_of_sym(prog->classes, sym);
    uint32_t passes = class.i == IR_NONE ? all_but_constant(b->p, sym) : class.i;
    uint32_t src = operand(b, from);
    if (passes == IR_NONE || src == TREF_NONE)
        return false;
    emit(b, TC_CAST, dst, src, passes);
    return true;
}

/* What comes from a block comes only where that can run. */
static void emit_phi(struct builder *b, const struct ir_stmt *s, const ir_ref *args, uint32_t dst)
{
    uint32_t here = b->block;
    for (uint32_t i = 0; i < s->nargs; i += 2) {
        b->block = ref_index(args[i + 1]);
        emit_copy(b, dst, args[i]);
    }
    b->block = here;
}

static void emit_value(struct builder *b, const struct ir_stmt *s, const ir_ref *args, uint32_t dst)
{
    switch (s->op) {
    case IR_PHI:
        emit_phi(b, s, args, dst);
        break;
    case IR_SELECT:
        emit_copy(b, dst, args[1]);
        emit_copy(b, dst, args[2]);
        break;
    case IR_MERGE:
        for (uint32_t i = 0; i < s->nargs; i++)
            emit_copy(b, dst, args[i]);
        break;
    case IR_ADDR: {
        uint32_t src = operand(b, args[0]);
        struct shift by = shift_of_addr(b, s, args);
        bool is_element = b->leaves_out && src != TREF_NONE && src & TREF_CONST && s->nargs > 2;
        if (src != TREF_NONE && src != dst)
            emit(b, is_element ? TC_ELEMENT : TC_SHIFT, dst, src, shift_make(b->p, by));
        if (is_element && src != dst)
            vec_last(&b->cons).stmt = (uint32_t)(s - b->pf->stmts);
        break;
    }
    case IR_COPY:
        if (!emit_cast(b, s, args[0], dst))
            emit_copy(b, dst, args[0]);
        break;
    case IR_PTRTOINT:
    case IR_INTTOPTR:
    case IR_CAST:
    case IR_ZEXT:
    case IR_SEXT:
        emit_copy(b, dst, args[0]);
        break;
    default:
        emit_int(b, s, args, dst);
        break;
    }
}

/* Addresses that are used but carry nothing (of an int, of a lock) must be known all the same. */
static void meet_constants(struct builder *b, const struct ir_stmt *s, const ir_ref *args)
{
    if (!(ir_op_info(s->op)->flags & OPF_ADDRESS) && s->op != IR_CALL)
        return;
    for (uint32_t i = 0; i < s->nargs; i++)
        if (ref_kind(args[i]) == REF_SYM || ref_kind(args[i]) == REF_ADDR)
            operand(b, args[i]);
}

/* Is the value computed from the address of a variable? Nobody gave that back to a pool. */
static bool is_in_variable(const struct builder *b, ir_ref ref)
{
    for (int steps = 0; steps < 16 && ref_kind(ref) == REF_REG; steps++) {
        uint32_t def = b->def[ref_index(ref)];
        if (def == IR_NONE || b->pf->stmts[def].op != IR_ADDR)
            return false;
        ref = ir_args(b->unit, b->func, &b->pf->stmts[def])[0];
    }
    return ref_kind(ref) == REF_SYM || ref_kind(ref) == REF_ADDR;
}

/* One of the values that a pool returns: operands that it passes on are pushed. */
static void emit_pooled(struct builder *b, ir_ref ref, uint8_t *seen, u32_vec *work)
{
    if (is_in_variable(b, ref))
        emit_copy(b, b->ret_slot, ref);
    if (ref_kind(ref) != REF_REG || seen[ref_index(ref)] || b->def[ref_index(ref)] == IR_NONE)
        return;
    seen[ref_index(ref)] = 1;
    const struct ir_stmt *s = &b->pf->stmts[b->def[ref_index(ref)]];
    const ir_ref *args = ir_args(b->unit, b->func, s);
    bool is_join = s->op == IR_PHI || s->op == IR_SELECT || s->op == IR_COPY;
    for (uint32_t i = s->op == IR_SELECT; is_join && i < s->nargs; i += s->op == IR_PHI ? 2 : 1)
        vec_push(work, args[i].bits);
    if (!is_join && b->p->fresh_leaf[b->pf->reg_base + ref_index(ref)])
        emit_copy(b, b->ret_slot, ref);
}

/* A pool returns what is fresh among the values that meet in its result (wrapper.c), and what is
 * part of a variable. */
static void emit_return(struct builder *b, ir_ref value)
{
    if (!b->p->is_pool || !b->p->is_pool[b->pf - b->p->prog->funcs]) {
        emit_copy(b, b->ret_slot, value);
        return;
    }
    uint8_t *seen = ARENA_ARRAY(&b->scratch, uint8_t, b->func->nregs + 1);
    u32_vec work = {0};
    vec_push(&work, value.bits);
    while (work.n)
        emit_pooled(b, (ir_ref){vec_pop(&work)}, seen, &work);
    vec_release(&work);
}

static void emit_class_init(struct builder *b, ir_ref class)
{
    const struct prog *prog = b->p->prog;
    class_id id =
        classes_of_sym(prog->classes, prog_sym_of(prog, b->pf->unit_index, ref_index(class)));
    if (id.i != IR_NONE)
        emit(b, TC_CLASSINIT, TREF_NONE, TREF_NONE, id.i);
}

static void emit_stmt(struct builder *b, uint32_t number)
{
    const struct ir_stmt *s = &b->pf->stmts[number];
    const ir_ref *args = ir_args(b->unit, b->func, s);
    uint32_t dst = TREF_NONE;
    struct tdispatch dispatch;
    if (s->dst != IR_NO_REG && b->carries[s->dst])
        dst = b->tref[same_root(b, s->dst)];
    meet_constants(b, s, args);
    switch (s->op) {
    case IR_ALLOCA:
    case IR_NEW:
        emit(b, TC_ALLOCA, dst, number, 0);
        break;
    case IR_LOAD:
        if (!emit_reload(b, number, dst))
            emit_load(b, s, args, dst);
        break;
    case IR_STORE:
        emit_store(b, s, args[0], args[1]);
        break;
    case IR_RMW:
        emit_load(b, s, args, dst);
        emit_store(b, s, args[0], args[1]);
        break;
    case IR_CMPXCHG:
        emit_load(b, s, args, dst);
        emit_store(b, s, args[0], args[2]);
        break;
    case IR_MEMCOPY:
        emit_memcopy(b, args);
        break;
    case IR_CALL:
        vec_push(&b->calls, number);
        if (!(s->flags & IRF_VIRTUAL) && !b->p->opt.textbook && !has_receivers(b->p) &&
            dispatch_find(b->pf, b->def, number, &dispatch))
            vec_push(&b->dispatches, dispatch);
        break;
    case IR_CLASSINIT:
        emit_class_init(b, args[0]);
        break;
    case IR_VASTART:
    case IR_VACOPY:
        emit(b, s->op == IR_VASTART ? TC_VASTART : TC_BULK, operand(b, args[0]),
             s->op == IR_VASTART ? 0 : operand(b, args[1]), 0);
        break;
    case IR_VAARG:
        emit_vaarg(b, operand(b, args[0]), dst);
        break;
    case IR_RET:
        if (s->nargs)
            emit_return(b, args[0]);
        break;
    default:
        if (dst != TREF_NONE)
            emit_value(b, s, args, dst);
        break;
    }
}

/* ---- walks that never end: p = p + 8 around a loop becomes "some element" ---- */

static bool is_local(uint32_t tref)
{
    return tref != TREF_NONE && !(tref & TREF_CONST);
}

static bool is_flow(const struct tcon *c)
{
    return (c->kind == TC_COPY || c->kind == TC_SHIFT) && is_local(c->src) && is_local(c->dst);
}

static void widen_cycles(struct builder *b)
{
    uint32_t *first = ARENA_ARRAY(&b->scratch, uint32_t, b->nslots + 2);
    uint32_t *edges = ARENA_ARRAY(&b->scratch, uint32_t, b->cons.n + 1);
    for (size_t i = 0; i < b->cons.n; i++)
        if (is_flow(&b->cons.at[i]))
            first[b->cons.at[i].src + 2]++;
    for (uint32_t s = 0; s < b->nslots; s++)
        first[s + 2] += first[s + 1];
    for (size_t i = 0; i < b->cons.n; i++)
        if (is_flow(&b->cons.at[i]))
            edges[first[b->cons.at[i].src + 1]++] = b->cons.at[i].dst;
    struct scc scc = scc_build(&b->scratch, b->nslots, first, edges);
    uint32_t *reg_of = ARENA_ARRAY(&b->scratch, uint32_t, b->nslots + 1);
    for (uint32_t r = 0; r < b->func->nregs; r++)
        if (is_local(b->tref[r]))
            reg_of[b->tref[r]] = r;
    for (size_t i = 0; i < b->cons.n; i++) {
        struct tcon *c = &b->cons.at[i];
        if (c->kind != TC_SHIFT || !is_flow(c) || scc.comp[c->src] != scc.comp[c->dst])
            continue;
        struct shift by = shift_at(b->p, c->arg);
        int64_t step = by.off;
        by.off = 0;
        shift_add_term(&by, step, steps_in_array(b, ref_make(REF_REG, reg_of[c->dst]), step));
        c->arg = shift_make(b->p, by);
    }
}

/* ---- equal slots ---- */

/* Parameters and results are written by others. */
static bool *find_pinned(struct builder *b)
{
    bool *is_pinned = ARENA_ARRAY(&b->scratch, bool, b->nslots + 1);
    for (uint32_t i = 0; i <= b->ret_slot; i++)
        is_pinned[i] = true;
    for (uint32_t i = 0; i < b->func->nstmts; i++) {
        const struct ir_stmt *s = &b->pf->stmts[i];
        if (s->op == IR_CALL && s->dst != IR_NO_REG && b->carries[s->dst])
            is_pinned[b->tref[same_root(b, s->dst)]] = true;
    }
    return is_pinned;
}

/* Not where contexts leave blocks out: what is equal to something left out is still there. */
static void merge_slots(struct builder *b)
{
    if (b->leaves_out)
        return;
    struct slots s = {.cons = b->cons.at,
                      .ncons = (uint32_t)b->cons.n,
                      .nslots = b->nslots,
                      .is_pinned = find_pinned(b),
                      .tref = ARENA_ARRAY(&b->scratch, uint32_t, b->nslots + 1)};
    slots_number(&s);
    b->cons.n = s.ncons;
    b->nslots = s.nslots;
    for (uint32_t r = 0; r < b->func->nregs; r++)
        if (is_local(b->tref[r]))
            b->tref[r] = s.tref[b->tref[r]];
}

/* ---- results of calls ---- */

static uint32_t merge_layouts(uint32_t a, uint32_t b)
{
    uint32_t both = a | b;
    uint32_t clash = both & both >> 1 & 0x55555555u; /* an address here, a number there */
    return clash ? 0 : both;
}

/* Different kinds that are used as one another are of no kind. */
static uint32_t merge_records(uint32_t a, uint32_t b)
{
    return !a || a == b ? b : b ? RECORD_NONE : a;
}

/* Keeps which kind of record each register is used as, 0 for several. */
static void keep_records(struct builder *b, struct template *t, const struct result_use *of_reg)
{
    t->records = ARENA_ARRAY(&b->p->arena, uint32_t, b->func->nregs + 1);
    for (uint32_t r = 0; r < b->func->nregs; r++) {
        uint32_t record = of_reg[same_root(b, r)].record;
        t->records[r] = record == RECORD_NONE ? 0 : record;
    }
}

/* What is not stepped into is what the place that it is stored at is declared to point to. */
static void find_stored_kinds(struct builder *b, struct result_use *of_reg)
{
    for (uint32_t i = 0; i < b->func->nstmts; i++) {
        const struct ir_stmt *s = &b->pf->stmts[i];
        const ir_ref *args = ir_args(b->unit, b->func, s);
        if (s->op != IR_STORE || ref_kind(args[1]) != REF_REG)
            continue;
        struct result_use *use = &of_reg[same_root(b, ref_index(args[1]))];
        if (!use->record && !use->layout)
            use->record = record_of_stored(b->p, b->pf, b->def, args[0]);
    }
}

/* What memory is made for: the constructor that is called on it, the value that is copied there. */
static uint32_t *find_made_kinds(struct builder *b)
{
    uint32_t *made = ARENA_ARRAY(&b->scratch, uint32_t, b->func->nregs + 1);
    for (uint32_t i = 0; i < b->func->nstmts; i++) {
        const struct ir_stmt *s = &b->pf->stmts[i];
        const ir_ref *args = ir_args(b->unit, b->func, s);
        const struct prog_func *callee = named_callee(b->p->prog, b->pf, s);
        bool is_copy = s->op == IR_MEMCOPY;
        if ((!is_copy && (!callee || !callee->func->nparams || s->nargs < 2)) ||
            ref_kind(args[!is_copy]) != REF_REG)
            continue;
        uint32_t *to = &made[same_root(b, ref_index(args[!is_copy]))];
        *to = merge_records(*to, is_copy ? record_of_given(b->p, b->pf, args[1])
                                         : record_of_given(b->p, callee, ref_make(REF_REG, 0)));
    }
    return made;
}

/* Is it memory of just that size that the call is asked for? */
static bool is_made_as(struct builder *b, uint32_t call, uint32_t record)
{
    const struct ir_stmt *s = &b->pf->stmts[call];
    int64_t size;
    return record && record != RECORD_NONE && s->nargs > 1 &&
           ir_ref_int(b->unit, ir_args(b->unit, b->func, s)[1], &size) &&
           record_has_size(b->p, record, (uint64_t)size);
}

static struct result_use *find_result_uses(struct builder *b, struct template *t)
{
    struct result_use *of_reg = ARENA_ARRAY(&b->scratch, struct result_use, b->func->nregs + 1);
    for (uint32_t i = 0; i < b->func->nstmts; i++) {
        const struct ir_stmt *s = &b->pf->stmts[i];
        const ir_ref *args = ir_args(b->unit, b->func, s);
        if (s->op != IR_ADDR || ref_kind(args[0]) != REF_REG)
            continue;
        struct result_use *use = &of_reg[same_root(b, ref_index(args[0]))];
        if (s->aux)
            use->layout = use->layout ? merge_layouts(use->layout, s->aux) : s->aux;
        use->record = merge_records(use->record, record_of_addr(b, s));
    }
    keep_records(b, t, of_reg);
    find_stored_kinds(b, of_reg);
    const uint32_t *made = find_made_kinds(b);
    struct result_use *out = ARENA_ARRAY(&b->p->arena, struct result_use, b->calls.n + 1);
    for (size_t i = 0; i < b->calls.n; i++) {
        uint32_t dst = b->pf->stmts[b->calls.at[i]].dst;
        if (dst != IR_NO_REG)
            out[i] = of_reg[same_root(b, dst)];
        if (!out[i].record && !out[i].layout)
            out[i].record = record_of_kept(b->p, b->pf, b->calls.at[i]);
        if (!out[i].record && dst != IR_NO_REG &&
            is_made_as(b, b->calls.at[i], made[same_root(b, dst)]))
            out[i].record = made[same_root(b, dst)];
        if (out[i].record == RECORD_NONE)
            out[i].record = 0;
    }
    return out;
}

/* ---- what parameters, results and members are declared as ---- */

static void declare_slot(uint32_t *filters, uint32_t slot, uint32_t record)
{
    if (is_local(slot))
        filters[slot] = merge_records(filters[slot], record);
}

/*
 * Parameters, results, and what is loaded from a member or a variable are what they are declared
 * to point to (A-LAYOUT). Not what the function itself does with a value: only one of its branches
 * may take it for a record of that kind.
 */
static uint32_t *find_filters(struct builder *b)
{
    if (b->p->opt.sound || b->p->opt.textbook)
        return NULL;
    uint32_t *filters = ARENA_ARRAY(&b->p->arena, uint32_t, b->nslots + 1);
    for (uint32_t i = 0; i <= b->func->nparams; i++)
        filters[i] = record_of_param(b->p, b->pf, i);
    uint32_t functor = record_of_functor(b->p, b->pf);
    if (functor)
        filters[b->ret_slot] = functor;
    for (uint32_t i = 0; i < b->func->nstmts; i++) {
        const struct ir_stmt *s = &b->pf->stmts[i];
        if (s->dst == IR_NO_REG || !b->carries[s->dst])
            continue;
        uint32_t slot = b->tref[same_root(b, s->dst)];
        declare_slot(filters, slot, record_of_kept(b->p, b->pf, i));
        if (s->op == IR_LOAD)
            declare_slot(filters, slot,
                         record_of_stored(b->p, b->pf, b->def, ir_args(b->unit, b->func, s)[0]));
    }
    bool has_any = false;
    for (uint32_t i = 0; i < b->nslots; i++) {
        filters[i] = filters[i] == RECORD_NONE ? 0 : filters[i];
        has_any |= filters[i] != 0;
    }
    return has_any ? filters : NULL;
}

struct result_use call_result_use(const struct pta *p, uint32_t stmt_id)
{
    uint32_t local;
    const struct prog_func *pf = prog_stmt(p->prog, stmt_id, &local);
    const struct template *t = &p->templates[pf - p->prog->funcs];
    for (uint32_t lo = 0, hi = t->ncalls; lo < hi;) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (t->calls[mid] == local)
            return t->uses[mid];
        if (t->calls[mid] < local)
            lo = mid + 1;
        else
            hi = mid;
    }
    return (struct result_use){0};
}

static void finish(struct builder *b, struct template *t)
{
    struct arena *a = &b->p->arena;
    t->nslots = b->nslots;
    t->ret_slot = b->ret_slot;
    t->slot_of = ARENA_ARRAY(a, uint32_t, b->func->nregs + 1);
    for (uint32_t r = 0; r < b->func->nregs; r++)
        t->slot_of[r] = b->carries[r] ? b->tref[same_root(b, r)] : TREF_NONE;
    t->ncons = (uint32_t)b->cons.n;
    t->cons = arena_memdup(a, b->cons.at, b->cons.n * sizeof *b->cons.at);
    t->ncalls = (uint32_t)b->calls.n;
    t->calls = arena_memdup(a, b->calls.at, b->calls.n * sizeof *b->calls.at);
    t->uses = find_result_uses(b, t);
    t->filters = find_filters(b);
    t->ndispatches = (uint32_t)b->dispatches.n;
    t->dispatches = arena_memdup(a, b->dispatches.at, b->dispatches.n * sizeof *b->dispatches.at);
    t->is_built = true;
}

const struct template *template_of(struct pta *p, func_id f)
{
    struct template *t = &p->templates[f.i];
    if (t->is_built)
        return t;
    const struct prog_func *pf = &p->prog->funcs[f.i];
    struct builder b = {
        .p = p, .pf = pf, .unit = pf->unit, .func = pf->func, .leaves_out = func_leaves_out(p, pf)};
    arena_init(&b.scratch, "template");
    b.def = ARENA_ARRAY(&b.scratch, uint32_t, pf->func->nregs + 1);
    for (uint32_t r = 0; r < pf->func->nregs; r++)
        b.def[r] = IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].dst != IR_NO_REG)
            b.def[pf->stmts[i].dst] = i;
    b.carries = ARENA_ARRAY(&b.scratch, uint8_t, pf->func->nregs + 1);
    b.same_as = ARENA_ARRAY(&b.scratch, uint32_t, pf->func->nregs + 1);
    b.tref = ARENA_ARRAY(&b.scratch, uint32_t, pf->func->nregs + 1);
    b.array = ARENA_ARRAY(&b.scratch, uint32_t, pf->func->nregs + 1);
    find_carriers(&b);
    find_arrays(&b);
    find_copies(&b);
    assign_slots(&b);
    for (; b.block < pf->func->nblocks; b.block++) {
        const struct ir_block *block = &b.unit->blocks[pf->func->first_block + b.block];
        b.stored = IR_NONE;
        for (uint32_t i = 0; i < block->count; i++) {
            emit_stmt(&b, block->first + i);
            note_store(&b, block->first + i);
        }
    }
    widen_cycles(&b);
    merge_slots(&b);
    finish(&b, t);
    vec_release(&b.cons);
    vec_release(&b.calls);
    vec_release(&b.dispatches);
    arena_release(&b.scratch);
    return t;
}
