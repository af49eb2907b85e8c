/* One method: values of variables block by block, phis, and the hand-over to the builder. */
#include "front/java/lower.h"
#include <stdlib.h>

enum { MAX_VALUES = 8 << 20 }; /* blocks times variables */

bool body_fail(struct body *b, const char *what)
{
    if (!b->failed)
        (void)diag_set(b->diag, "%s", what);
    b->failed = true;
    return false;
}

ir_ref int_ref(struct body *b, int64_t value)
{
    return ir_build_int(b->lo->build, value);
}

/* ---- statements ---- */

void emit(struct body *b, struct ir_stmt s, const ir_ref *args, uint32_t nargs)
{
    struct jstmt stmt = {.s = s, .line = b->line};

    stmt.s.dst = IR_NO_REG;
    stmt.s.arg = (uint32_t)b->args.n;
    stmt.s.nargs = nargs;
    for (uint32_t i = 0; i < nargs; i++)
        vec_push(&b->args, args[i]);
    vec_push(&b->stmts, stmt);
}

ir_ref emit_value(struct body *b, struct ir_stmt s, const ir_ref *args, uint32_t nargs)
{
    emit(b, s, args, nargs);
    vec_last(&b->stmts).s.dst = ir_build_reg(b->lo->build);
    return reg_ref(vec_last(&b->stmts).s.dst);
}

/* ---- variables ---- */

static uint32_t exception_var(const struct body *b)
{
    return b->nvars - 1;
}

/* The phi of a variable at a join; made when somebody first reads it. */
static ir_ref phi_ref(struct body *b, uint32_t block, uint32_t var, char kind)
{
    bool fresh;
    uint32_t *slot = map_slot(&b->phi_of, map_key2(block, var), &fresh);

    if (fresh) {
        struct jphi phi = {.block = block, .var = var, .kind = kind};

        phi.reg = ir_build_reg(b->lo->build);
        *slot = (uint32_t)b->phis.n;
        vec_push(&b->phis, phi);
        return reg_ref(phi.reg);
    }
    return reg_ref(b->phis.at[*slot].reg);
}

static ir_ref value_ref(struct body *b, const struct jval *v, uint32_t var, char kind)
{
    return v->lazy ? phi_ref(b, v->ref.bits, var, kind) : v->ref;
}

static ir_ref read_var(struct body *b, uint32_t var, char kind)
{
    struct jval *v = &b->state[var];
    ir_ref ref = value_ref(b, v, var, kind);

    *v = (struct jval){.ref = ref, .kind = kind};
    return ref;
}

void push(struct body *b, char kind, ir_ref ref)
{
    if (b->depth >= b->code.max_stack) {
        body_fail(b, "more values on the stack than the method has room for");
        return;
    }
    b->state[b->code.max_locals + b->depth++] = (struct jval){.ref = ref, .kind = kind};
}

struct jval pop(struct body *b)
{
    uint32_t var;
    char kind;

    if (b->depth == 0) {
        body_fail(b, "a value is taken from an empty stack");
        return (struct jval){.kind = 'I'};
    }
    var = b->code.max_locals + --b->depth;
    kind = b->state[var].kind;
    return (struct jval){.ref = read_var(b, var, kind), .kind = kind};
}

static bool check_local(struct body *b, uint32_t slot, char kind)
{
    uint32_t last = slot + (kind == 'J' || kind == 'D');

    return last < b->code.max_locals || body_fail(b, "a local variable has no slot");
}

struct jval local_get(struct body *b, uint32_t slot, char kind)
{
    if (!check_local(b, slot, kind))
        return (struct jval){.kind = kind};
    return (struct jval){.ref = read_var(b, slot, kind), .kind = kind};
}

void local_set(struct body *b, uint32_t slot, char kind, ir_ref ref)
{
    if (!check_local(b, slot, kind))
        return;
    b->state[slot] = (struct jval){.ref = ref, .kind = kind};
    if (kind == 'J' || kind == 'D')
        b->state[slot + 1] = (struct jval){0};
}

/* ---- start and end of a block ---- */

static void start_join(struct body *b, const struct jval *like)
{
    for (uint32_t i = 0; i < b->nvars; i++)
        if (like[i].kind)
            b->state[i] = (struct jval){.ref = {b->block}, .kind = like[i].kind, .lazy = true};
}

/* What the predecessor has found to be another object than that of a static variable. */
static void start_different(struct body *b, uint32_t pred)
{
    const struct jdiffers *d = &b->differs[pred];
    const struct jblock *before = &b->flow.blocks.at[pred];
    const uint32_t *succs = jflow_succs(&b->flow, before);
    ir_ref args[2] = {d->value, sym_ref(d->sym)}, other = {0};

    if (ref_kind(d->value) != REF_REG || before->nsuccs != 2 || succs[d->way] != b->block)
        return;
    for (uint32_t i = 0; i < b->nvars; i++) {
        if (b->state[i].kind != 'A' || b->state[i].lazy || b->state[i].ref.bits != d->value.bits)
            continue;
        if (ref_is_none(other))
            other = emit_value(b, (struct ir_stmt){.op = IR_CAST, .flags = IRF_PTR}, args, 2);
        b->state[i].ref = other;
    }
}

/* Values at the start: of the only predecessor, or lazy ones. */
static void start_block(struct body *b, const struct jblock *block)
{
    const uint32_t *preds = jflow_preds(&b->flow, block);
    uint32_t first = preds[0]; /* predecessors are sorted: this one has been lowered */

    b->state = ARENA_ARRAY(b->arena, struct jval, b->nvars);
    if (block->npreds == 1)
        memcpy(b->state, b->out[first], b->nvars * sizeof *b->state);
    else
        start_join(b, b->out[first]);
    b->depth = b->out_depth[first];
    for (uint32_t i = 1; i < block->npreds; i++)
        if (preds[i] < b->block && b->out_depth[preds[i]] != b->depth && block->kind == BLOCK_CODE)
            body_fail(b, "the stack has different heights where branches meet");
    if (block->kind != BLOCK_CODE && block->kind != BLOCK_GUARD)
        b->depth = 0;
    vec_clear(&b->inited);
    b->compared = b->static_value = (ir_ref){0};
    if (block->npreds == 1)
        start_different(b, first);
}

static void end_block(struct body *b)
{
    b->out[b->block] = b->state;
    b->out_depth[b->block] = b->depth;
}

/* ---- blocks without code ---- */

static ir_ref monitor_of(struct body *b)
{
    if (b->method->flags & ACC_STATIC)
        return sym_ref(sym_class(b->lo, b->lo->class->name));
    return reg_ref(0);
}

/* Parameters into their slots; a synchronised method takes its monitor. */
static void lower_entry(struct body *b)
{
    const char *desc = b->method->desc + 1;
    uint32_t slot = 0, reg = 0;
    ir_ref monitor;

    b->state = ARENA_ARRAY(b->arena, struct jval, b->nvars);
    if (!(b->method->flags & ACC_STATIC))
        local_set(b, slot++, 'A', reg_ref(reg++));
    while (*desc != ')' && !b->failed) {
        char kind = desc_kind(jdesc_next(&desc));

        local_set(b, slot, kind, reg_ref(reg++));
        slot += kind == 'J' || kind == 'D' ? 2 : 1;
    }
    if (b->flow.is_synchronized) {
        monitor = monitor_of(b);
        emit(b, (struct ir_stmt){.op = IR_ACQUIRE}, &monitor, 1);
    }
    emit(b, (struct ir_stmt){.op = IR_JUMP}, NULL, 0);
}

static void set_exception(struct body *b, ir_ref ref)
{
    b->state[exception_var(b)] = (struct jval){.ref = ref, .kind = 'A'};
}

static void lower_unwind(struct body *b, const struct jblock *block)
{
    struct seq list = seqs_at(&b->flow.lists, block->list);
    ir_ref types[256];
    uint32_t n = 0;

    for (uint32_t i = 0; i < list.n; i++) {
        const char *type = b->code.handlers[list.at[i]].type;

        types[n++] = sym_ref(sym_class(b->lo, type ? type : "java/lang/Throwable"));
    }
    set_exception(b,
                  emit_value(b, (struct ir_stmt){.op = IR_LANDINGPAD, .flags = IRF_PTR}, types, n));
    emit(b, (struct ir_stmt){.op = IR_JUMP}, NULL, 0);
}

/* One handler: what it takes has its type; whether it does is not known. */
static void lower_dispatch(struct body *b, const struct jblock *block)
{
    const struct jhandler *h = jflow_handler(&b->flow, block);
    ir_ref args[2] = {read_var(b, exception_var(b), 'A')};

    if (h->type) {
        args[1] = sym_ref(sym_class(b->lo, h->type));
        args[0] = emit_value(b, (struct ir_stmt){.op = IR_CAST, .flags = IRF_PTR}, args, 2);
    }
    b->depth = 0;
    push(b, 'A', args[0]);
    args[0] = (ir_ref){0};
    if (block->nsuccs == 2)
        emit(b, (struct ir_stmt){.op = IR_BRANCH}, args, 1);
    else
        emit(b, (struct ir_stmt){.op = IR_JUMP}, NULL, 0);
}

static void lower_exit(struct body *b)
{
    ir_ref ref;

    if (b->flow.is_synchronized) {
        ref = monitor_of(b);
        emit(b, (struct ir_stmt){.op = IR_RELEASE}, &ref, 1);
    }
    ref = read_var(b, exception_var(b), 'A');
    emit(b, (struct ir_stmt){.op = IR_THROW}, &ref, 1);
}

/* ---- blocks with code ---- */

static uint32_t line_at(const struct body *b, uint32_t pc)
{
    uint32_t low = 0, high = b->code.nlines;

    while (low < high) {
        uint32_t middle = (low + high) / 2;

        if (b->code.lines[middle].pc <= pc)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 ? b->code.lines[low - 1].line : 0;
}

static bool has_terminator(const struct body *b)
{
    return b->stmts.n > b->first_stmt[b->block] &&
           ir_op_info(vec_last(&b->stmts).s.op)->flags & OPF_TERM;
}

static void lower_code(struct body *b, const struct jblock *block)
{
    struct jinsn i;
    uint32_t pc = block->pc;

    do {
        if (!jinsn_read(&b->code, pc, &i)) {
            body_fail(b, "the code ends in the middle of an instruction");
            return;
        }
        b->line = line_at(b, pc);
        exec_insn(b, &i);
        /* The exception in flight is what `throw` took from the stack. */
        if (i.group == G_THROW && block->nsuccs > 0) {
            vec_last(&b->stmts).s.op = IR_JUMP;
            set_exception(b, b->args.at[vec_last(&b->stmts).s.arg]);
            vec_last(&b->stmts).s.nargs = 0;
        }
        pc = i.next;
    } while (!b->failed && !jinsn_ends(&i) && pc < b->code.len && !jflow_is_leader(&b->flow, pc));
    if (!b->failed && !has_terminator(b))
        emit(b, (struct ir_stmt){.op = jflow_unwinds(&b->flow, &i) ? IR_INVOKE : IR_JUMP}, NULL, 0);
}

static void lower_block(struct body *b, const struct jblock *block)
{
    ir_ref unknown = {0};

    switch (block->kind) {
    case BLOCK_ENTRY:
        lower_entry(b);
        break;
    case BLOCK_CODE:
        lower_code(b, block);
        break;
    case BLOCK_GUARD:
        set_exception(b, (ir_ref){0});
        emit(b, (struct ir_stmt){.op = IR_BRANCH}, &unknown, 1);
        break;
    case BLOCK_UNWIND:
        lower_unwind(b, block);
        break;
    case BLOCK_DISPATCH:
        lower_dispatch(b, block);
        break;
    case BLOCK_EXIT:
        lower_exit(b);
        break;
    }
}

static void lower_blocks(struct body *b)
{
    uint32_t n = (uint32_t)b->flow.blocks.n;

    b->out = ARENA_ARRAY(b->arena, struct jval *, n);
    b->out_depth = ARENA_ARRAY(b->arena, uint32_t, n);
    b->differs = ARENA_ARRAY(b->arena, struct jdiffers, n);
    b->first_stmt = ARENA_ARRAY(b->arena, uint32_t, n + 1);
    for (b->block = 0; b->block < n && !b->failed; b->block++) {
        const struct jblock *block = &b->flow.blocks.at[b->block];

        b->first_stmt[b->block] = (uint32_t)b->stmts.n;
        if (block->kind != BLOCK_ENTRY)
            start_block(b, block);
        lower_block(b, block);
        end_block(b);
    }
    b->first_stmt[n] = (uint32_t)b->stmts.n;
}

/* ---- phis ---- */

/* Looks the operands up; the list grows while it is walked. */
static void fill_phis(struct body *b)
{
    for (size_t i = 0; i < b->phis.n; i++) {
        struct jphi phi = b->phis.at[i];
        const struct jblock *block = &b->flow.blocks.at[phi.block];
        const uint32_t *preds = jflow_preds(&b->flow, block);
        ir_ref *operands = ARENA_ARRAY(b->arena, ir_ref, block->npreds + 1);

        for (uint32_t k = 0; k < block->npreds; k++)
            operands[k] = value_ref(b, &b->out[preds[k]][phi.var], phi.var, phi.kind);
        b->phis.at[i].operands = operands;
    }
}

static ir_ref resolve(const struct body *b, ir_ref ref)
{
    while (ref_kind(ref) == REF_REG && !ref_is_none(b->alias[ref_index(ref)]))
        ref = b->alias[ref_index(ref)];
    return ref;
}

/* The one value a phi repeats, if there is one. */
static bool phi_is_trivial(const struct body *b, const struct jphi *phi, ir_ref *only)
{
    uint32_t n = b->flow.blocks.at[phi->block].npreds;
    bool found = false;

    for (uint32_t i = 0; i < n; i++) {
        ir_ref ref = resolve(b, phi->operands[i]);

        if (ref.bits == reg_ref(phi->reg).bits)
            continue;
        if (ref_is_none(ref) || (found && ref.bits != only->bits))
            return false;
        *only = ref;
        found = true;
    }
    return found;
}

static void simplify_phis(struct body *b)
{
    uint32_t nregs = ir_build_reg(b->lo->build);
    bool changed = true;

    b->alias = ARENA_ARRAY(b->arena, ir_ref, nregs + 1);
    while (changed) {
        changed = false;
        for (size_t i = 0; i < b->phis.n; i++) {
            struct jphi *phi = &b->phis.at[i];
            ir_ref only;

            if (phi->replaced || !phi_is_trivial(b, phi, &only))
                continue;
            b->alias[phi->reg] = only;
            phi->replaced = changed = true;
        }
    }
}

/* ---- hand-over ---- */

static void build_phi(struct body *b, const struct jphi *phi, const struct ir_pos *pos)
{
    const struct jblock *block = &b->flow.blocks.at[phi->block];
    const uint32_t *preds = jflow_preds(&b->flow, block);
    struct ir_stmt s = {.op = IR_PHI, .dst = phi->reg, .flags = phi->kind == 'A' ? IRF_PTR : 0};
    ir_ref *args = ARENA_ARRAY(b->arena, ir_ref, block->npreds * 2 + 1);

    for (uint32_t i = 0; i < block->npreds; i++) {
        args[2 * i] = resolve(b, phi->operands[i]);
        args[2 * i + 1] = ref_make(REF_BLOCK, preds[i]);
    }
    ir_build_stmt(b->lo->build, s, args, block->npreds * 2, pos);
}

static void build_stmt(struct body *b, const struct jstmt *stmt)
{
    struct ir_pos pos = {.scope = b->scope, .line = stmt->line};
    ir_ref *args = b->args.at + stmt->s.arg;

    for (uint32_t i = 0; i < stmt->s.nargs; i++)
        args[i] = resolve(b, args[i]);
    ir_build_stmt(b->lo->build, stmt->s, args, stmt->s.nargs, &pos);
}

static int by_block(const void *a, const void *b)
{
    const struct jphi *x = a, *y = b;

    if (x->block != y->block)
        return x->block < y->block ? -1 : 1;
    return (x->var > y->var) - (x->var < y->var);
}

static void build_blocks(struct body *b)
{
    size_t phi = 0;

    if (b->phis.n > 0)
        qsort(b->phis.at, b->phis.n, sizeof *b->phis.at, by_block);
    for (uint32_t i = 0; i < b->flow.blocks.n; i++) {
        const struct jblock *block = &b->flow.blocks.at[i];
        struct ir_pos pos = {.scope = b->scope, .line = b->stmts.at[b->first_stmt[i]].line};

        ir_build_block(b->lo->build);
        for (; phi < b->phis.n && b->phis.at[phi].block == i; phi++)
            if (!b->phis.at[phi].replaced)
                build_phi(b, &b->phis.at[phi], &pos);
        for (uint32_t k = b->first_stmt[i]; k < b->first_stmt[i + 1]; k++)
            build_stmt(b, &b->stmts.at[k]);
        ir_build_succs(b->lo->build, jflow_succs(&b->flow, block), block->nsuccs);
    }
}

/* ---- all of it ---- */

static bool lower_stages(struct body *b)
{
    struct lower *lo = b->lo;
    bool is_synchronized = b->method->flags & ACC_SYNCHRONIZED;

    if (!jcode_read(lo->class, b->method, &b->code, b->arena, b->diag) ||
        !jflow_build(&b->flow, lo->class, &b->code, is_synchronized, b->arena, b->diag))
        return false;
    b->nvars = b->code.max_locals + b->code.max_stack + 1;
    if ((uint64_t)b->nvars * b->flow.blocks.n > MAX_VALUES)
        return diag_set(b->diag, "the method has too many blocks and variables");
    b->line = b->code.nlines ? b->code.lines[0].line : 0;
    ir_build_func_at(lo->build)->line = b->line;
    lower_blocks(b);
    if (b->failed)
        return false;
    fill_phis(b);
    simplify_phis(b);
    build_blocks(b);
    return true;
}

static void body_release(struct body *b)
{
    jflow_release(&b->flow);
    vec_release(&b->stmts);
    vec_release(&b->args);
    vec_release(&b->phis);
    map_release(&b->phi_of);
    vec_release(&b->inited);
    map_release(&b->handle_of);
}

void note_loss(struct lower *lo, enum ir_loss_kind kind, uint32_t func, const char *text)
{
    ir_build_loss(lo->build, kind, func, IR_NONE, text);
    lo->stats->losses++;
}

void lower_body(struct lower *lo, const struct jmethod *m, uint32_t sym)
{
    struct diag diag = {0};
    struct arena arena;
    struct body b = {.lo = lo, .method = m, .sym = sym, .arena = &arena, .diag = &diag};
    uint32_t nparams = jdesc_nparams(m->desc) + !(m->flags & ACC_STATIC);
    const char *pretty =
        arena_printf(&lo->arena, "%s.%s", pretty_class(&lo->arena, lo->class->name), m->name);

    arena_init(&arena, "method");
    ir_build_func_begin(lo->build, sym, nparams, 0);
    b.scope = ir_build_scope(lo->build, lo->file, pretty, 0, 0);
    ir_build_func_at(lo->build)->scope = b.scope;
    lo->stats->bodies++;
    if (lower_stages(&b)) {
        ir_build_func_end(lo->build);
        lo->stats->statements += (uint32_t)b.stmts.n;
    } else {
        ir_build_func_drop(lo->build);
        note_loss(lo, LOSS_BODY, IR_NONE,
                  arena_printf(&lo->arena, "%s: %s", pretty, diag_str(&diag)));
        lo->stats->lost_bodies++;
    }
    body_release(&b);
    diag_release(&diag);
    arena_release(&arena);
}
