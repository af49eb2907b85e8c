/*
 * The builder keeps one growing array per section. Finishing brings the arrays into one canonical
 * form, so that equal content gives equal bytes whatever order the front end worked in:
 *   strings, integers and address constants in order of first use, unused ones dropped;
 *   initial values in symbol order, members in type order;
 *   registers of a function in order of first appearance (ir_build_func_end).
 * The text form relies on it: parsing what was printed gives the same bytes.
 */
#include "ir/build.h"
#include "base/intern.h"
#include "base/map.h"
#include "base/vec.h"
#include "ir/unit.h"
#include "ir/unit_int.h"
#include <stdio.h>
#include <stdlib.h>

struct ir_builder {
#define X(field, type, count) VEC(type) field;
    IR_SECTIONS(X)
#undef X
    struct intern intern; /* the strings; string_at gives their offsets */
    u32_vec string_at;
    struct map int_index;  /* value -> index + 1 */
    struct map addr_index; /* hash of (symbol, offset) -> index + 1 of the newest */
    u32_vec addr_next;     /* chain of equal hashes: index + 1 */
    uint32_t source, producer, pointer_size, flags;
    bool is_open;     /* a function is open: the last one */
    size_t loss_mark; /* losses before the open function */
    u32_vec reg_map;  /* scratch of func_end */
};

struct ir_builder *ir_build_new(const char *source, const char *producer, uint32_t pointer_size)
{
    struct ir_builder *b = xcalloc(1, sizeof *b);
    intern_init(&b->intern);
    vec_push(&b->strings, '\0');
    vec_push(&b->string_at, 0);
    b->source = ir_build_str(b, source);
    b->producer = ir_build_str(b, producer);
    b->pointer_size = pointer_size;
    (void)vec_extend(&b->scopes, 1);
    (void)vec_extend(&b->types, 1);
    return b;
}

void ir_build_free(struct ir_builder *b)
{
    if (!b)
        return;
#define X(field, type, count) vec_release(&b->field);
    IR_SECTIONS(X)
#undef X
    intern_release(&b->intern);
    vec_release(&b->string_at);
    map_release(&b->int_index);
    map_release(&b->addr_index);
    vec_release(&b->addr_next);
    vec_release(&b->reg_map);
    free(b);
}

void ir_build_set_flags(struct ir_builder *b, uint32_t unit_flags)
{
    b->flags = unit_flags;
}

/* ---- strings and constants ---- */

uint32_t ir_build_strn(struct ir_builder *b, const char *s, size_t len)
{
    const char *nul = len ? memchr(s, '\0', len) : NULL; /* a string ends at its first NUL */
    if (nul)
        len = (size_t)(nul - s);
    uint32_t id = intern_add(&b->intern, s, len);
    if (id == b->string_at.n) {
        vec_push(&b->string_at, (uint32_t)b->strings.n);
        size_t at = vec_extend(&b->strings, len + 1);
        if (len)
            memcpy(b->strings.at + at, s, len);
    }
    return b->string_at.at[id];
}

uint32_t ir_build_str(struct ir_builder *b, const char *s)
{
    return s ? ir_build_strn(b, s, strlen(s)) : 0;
}

const char *ir_build_text(const struct ir_builder *b, uint32_t string)
{
    return b->strings.at + string;
}

ir_ref ir_build_int(struct ir_builder *b, int64_t value)
{
    const int64_t limit = (int64_t)1 << (REF_SHIFT - 1);
    if (value >= -limit && value < limit)
        return ref_make(REF_IMM, (uint32_t)value);
    bool fresh;
    uint32_t *slot = map_slot(&b->int_index, (uint64_t)value, &fresh);
    if (fresh) {
        vec_push(&b->ints, value);
        *slot = (uint32_t)b->ints.n;
    }
    return ref_make(REF_INT, *slot - 1);
}

ir_ref ir_build_addr(struct ir_builder *b, uint32_t sym, int64_t offset)
{
    if (offset == 0)
        return ref_make(REF_SYM, sym);
    uint64_t hash = hash_mix64((uint64_t)offset * 0x9e3779b97f4a7c15u + sym) >> 1;
    bool fresh;
    uint32_t *head = map_slot(&b->addr_index, hash, &fresh);
    for (uint32_t i = *head; i; i = b->addr_next.at[i - 1])
        if (b->addrs.at[i - 1].sym == sym && b->addrs.at[i - 1].offset == offset)
            return ref_make(REF_ADDR, i - 1);
    vec_push(&b->addrs, ((struct ir_addr_const){.offset = offset, .sym = sym}));
    vec_push(&b->addr_next, *head);
    *head = (uint32_t)b->addrs.n;
    return ref_make(REF_ADDR, *head - 1);
}

/* ---- symbols ---- */

uint32_t ir_build_sym(struct ir_builder *b, const char *name, enum ir_sym_kind kind,
                      enum ir_linkage linkage, uint32_t flags)
{
    uint32_t index = (uint32_t)vec_extend(&b->syms, 1);
    char unnamed[32];
    if (!name || !*name) {
        snprintf(unnamed, sizeof unnamed, ".unnamed.%u", index);
        name = unnamed;
    }
    struct ir_sym *s = &b->syms.at[index];
    s->name = ir_build_str(b, name);
    s->kind = (uint8_t)kind;
    s->linkage = (uint8_t)linkage;
    s->flags = (uint16_t)flags;
    s->func = IR_NONE;
    return index;
}

struct ir_sym *ir_build_sym_at(struct ir_builder *b, uint32_t sym)
{
    if (sym >= b->syms.n)
        BUG("symbol %u does not exist", sym);
    return &b->syms.at[sym];
}

void ir_build_init(struct ir_builder *b, uint32_t sym, uint64_t offset, uint32_t size, ir_ref value)
{
    struct ir_sym *s = ir_build_sym_at(b, sym);
    if (s->ninits == 0)
        s->first_init = (uint32_t)b->inits.n;
    else if (s->first_init + s->ninits != b->inits.n)
        BUG("initial values of symbol %u are not added together", sym);
    s->ninits++;
    vec_push(&b->inits, ((struct ir_init){.offset = offset, .size = size, .value = value}));
}

void ir_build_ctor(struct ir_builder *b, uint32_t sym, uint32_t priority, bool is_dtor)
{
    vec_push(&b->ctors, ((struct ir_ctor){.sym = sym, .priority = priority, .is_dtor = is_dtor}));
}

/* ---- classes ---- */

uint32_t ir_build_class(struct ir_builder *b, uint32_t sym, uint32_t super, uint32_t flags)
{
    struct ir_class c = {.sym = sym,
                         .super = super,
                         .init = IR_NONE,
                         .flags = flags,
                         .first_interface = (uint32_t)b->interfaces.n,
                         .first_field = (uint32_t)b->fields.n,
                         .first_method = (uint32_t)b->methods.n};
    ir_build_sym_at(b, sym)->flags |= SYMF_DEFINED;
    vec_push(&b->classes, c);
    return (uint32_t)b->classes.n - 1;
}

void ir_build_class_init(struct ir_builder *b, uint32_t func_sym)
{
    vec_last(&b->classes).init = func_sym;
}

void ir_build_class_interface(struct ir_builder *b, uint32_t class_sym)
{
    vec_push(&b->interfaces, class_sym);
    vec_last(&b->classes).ninterfaces++;
}

void ir_build_class_field(struct ir_builder *b, uint32_t sym, uint32_t flags)
{
    ir_build_sym_at(b, sym)->flags |= SYMF_DEFINED;
    vec_push(&b->fields, ((struct ir_class_field){.sym = sym, .flags = flags}));
    vec_last(&b->classes).nfields++;
}

void ir_build_field_guard(struct ir_builder *b, const char *guard)
{
    vec_last(&b->fields).guard = ir_build_str(b, guard);
}

void ir_build_class_method(struct ir_builder *b, const char *selector, uint32_t func_sym,
                           uint32_t flags)
{
    struct ir_class_method m = {
        .selector = ir_build_str(b, selector), .sym = func_sym, .flags = flags};
    vec_push(&b->methods, m);
    vec_last(&b->classes).nmethods++;
}

/* ---- advisory tables ---- */

uint32_t ir_build_scope(struct ir_builder *b, const char *file, const char *function,
                        uint32_t inlined_scope, uint32_t inlined_line)
{
    struct ir_scope s = {.file = ir_build_str(b, file),
                         .function = ir_build_str(b, function),
                         .inlined_scope = inlined_scope,
                         .inlined_line = inlined_line};
    vec_push(&b->scopes, s);
    return (uint32_t)b->scopes.n - 1;
}

uint32_t ir_build_type(struct ir_builder *b, struct ir_type type)
{
    vec_push(&b->types, type);
    return (uint32_t)b->types.n - 1;
}

struct ir_type *ir_build_type_at(struct ir_builder *b, uint32_t type)
{
    if (type >= b->types.n)
        BUG("type %u does not exist", type);
    return &b->types.at[type];
}

uint32_t ir_build_member(struct ir_builder *b, struct ir_member member)
{
    vec_push(&b->members, member);
    return (uint32_t)b->members.n - 1;
}

uint32_t ir_build_var(struct ir_builder *b, const char *name, uint32_t type)
{
    vec_push(&b->vars, ((struct ir_var){.name = ir_build_str(b, name), .type = type}));
    return (uint32_t)b->vars.n - 1;
}

void ir_build_loss(struct ir_builder *b, enum ir_loss_kind kind, uint32_t func, uint32_t stmt,
                   const char *text)
{
    struct ir_loss l = {.kind = kind, .text = ir_build_str(b, text), .func = func, .stmt = stmt};
    vec_push(&b->losses, l);
}

void ir_build_remark(struct ir_builder *b, uint32_t sym, const char *text)
{
    vec_push(&b->remarks, ((struct ir_remark){.sym = sym, .text = ir_build_str(b, text)}));
}

/* ---- functions ---- */

static struct ir_func *open_func(struct ir_builder *b)
{
    if (!b->is_open)
        BUG("no function is open");
    return &vec_last(&b->funcs);
}

static struct ir_block *open_block(struct ir_builder *b)
{
    struct ir_func *f = open_func(b);
    if (f->nblocks == 0)
        BUG("no block is open");
    return &vec_last(&b->blocks);
}

uint32_t ir_build_func_begin(struct ir_builder *b, uint32_t sym, uint32_t nparams, uint32_t flags)
{
    if (b->is_open)
        BUG("a function is still open");
    uint32_t index = (uint32_t)vec_extend(&b->funcs, 1);
    struct ir_func *f = &b->funcs.at[index];
    f->sym = sym;
    f->flags = flags;
    f->first_block = (uint32_t)b->blocks.n;
    f->first_stmt = (uint32_t)b->stmts.n;
    f->first_arg = (uint32_t)b->args.n;
    f->first_succ = (uint32_t)b->succs.n;
    f->nregs = f->nparams = nparams;
    struct ir_sym *s = ir_build_sym_at(b, sym);
    s->func = index;
    s->flags |= SYMF_DEFINED;
    b->is_open = true;
    b->loss_mark = b->losses.n;
    return index;
}

struct ir_func *ir_build_func_at(struct ir_builder *b)
{
    return open_func(b);
}

uint32_t ir_build_reg(struct ir_builder *b)
{
    return open_func(b)->nregs++;
}

uint32_t ir_build_block(struct ir_builder *b)
{
    struct ir_func *f = open_func(b);
    struct ir_block block = {.first = (uint32_t)b->stmts.n - f->first_stmt,
                             .succ = (uint32_t)b->succs.n - f->first_succ};
    vec_push(&b->blocks, block);
    return f->nblocks++;
}

uint32_t ir_build_stmt(struct ir_builder *b, struct ir_stmt s, const ir_ref *args, uint32_t nargs,
                       const struct ir_pos *pos)
{
    struct ir_func *f = open_func(b);
    open_block(b)->count++;
    s.arg = (uint32_t)b->args.n - f->first_arg;
    s.nargs = nargs;
    size_t first = nargs ? vec_extend(&b->args, nargs) : b->args.n;
    if (nargs && args)
        memcpy(b->args.at + first, args, nargs * sizeof *args);
    for (uint32_t i = 4; s.op == IR_ADDR && i < nargs; i += 3) /* no count means unknown: 0 */
        if (ref_is_none(b->args.at[first + i]))
            b->args.at[first + i] = ref_make(REF_IMM, 0);
    vec_push(&b->stmts, s);
    vec_push(&b->positions, pos ? *pos : (struct ir_pos){0});
    f->nargs += nargs;
    return f->nstmts++;
}

ir_ref ir_build_value(struct ir_builder *b, struct ir_stmt s, const ir_ref *args, uint32_t nargs,
                      const struct ir_pos *pos)
{
    s.dst = ir_build_reg(b);
    ir_build_stmt(b, s, args, nargs, pos);
    return ref_make(REF_REG, s.dst);
}

void ir_build_effect(struct ir_builder *b, struct ir_stmt s, const ir_ref *args, uint32_t nargs,
                     const struct ir_pos *pos)
{
    s.dst = IR_NO_REG;
    ir_build_stmt(b, s, args, nargs, pos);
}

void ir_build_kept_types(struct ir_builder *b, const uint32_t *types, size_t n)
{
    const struct ir_func *f = open_func(b);
    for (uint32_t i = f->first_stmt; i < b->stmts.n; i++) {
        const struct ir_stmt *s = &b->stmts.at[i];
        if (s->op != IR_ADDR && s->op != IR_ALLOCA && s->dst != IR_NO_REG && s->dst < n)
            b->positions.at[i].hint = types[s->dst];
    }
}

ir_ref *ir_build_args_at(struct ir_builder *b, uint32_t stmt)
{
    struct ir_func *f = open_func(b);
    if (stmt >= f->nstmts)
        BUG("statement %u does not exist", stmt);
    return b->args.at + f->first_arg + b->stmts.at[f->first_stmt + stmt].arg;
}

void ir_build_succs(struct ir_builder *b, const uint32_t *blocks, uint32_t n)
{
    struct ir_func *f = open_func(b);
    open_block(b)->nsuccs += n;
    f->nsuccs += n;
    for (uint32_t i = 0; i < n; i++)
        vec_push(&b->succs, blocks[i]);
}

#define REG_DEFINED (IR_NO_REG - 1) /* has a definition but no new number yet */

/* The new number of a register, given at its first appearance; IR_NO_REG if nobody defines it. */
static uint32_t renumber(u32_vec *map, uint32_t *next, uint32_t reg)
{
    if (reg >= map->n)
        return IR_NO_REG;
    if (map->at[reg] == REG_DEFINED)
        map->at[reg] = (*next)++;
    return map->at[reg];
}

static void mark_defined(struct ir_builder *b, uint32_t reg)
{
    if (reg == IR_NO_REG)
        return;
    if (reg >= b->reg_map.n)
        BUG("register %u does not exist", reg);
    if (b->reg_map.at[reg] == IR_NO_REG)
        b->reg_map.at[reg] = REG_DEFINED;
}

static void collect_definitions(struct ir_builder *b, const struct ir_func *f)
{
    vec_clear(&b->reg_map);
    for (uint32_t i = 0; i < f->nregs; i++)
        vec_push(&b->reg_map, i < f->nparams ? i : IR_NO_REG);
    for (uint32_t i = 0; i < f->nstmts; i++) {
        const struct ir_stmt *s = &b->stmts.at[f->first_stmt + i];
        mark_defined(b, s->dst);
        if (s->op == IR_CMPXCHG)
            mark_defined(b, s->aux);
    }
}

void ir_build_func_end(struct ir_builder *b)
{
    struct ir_func *f = open_func(b);
    uint32_t next = f->nparams;
    collect_definitions(b, f);
    for (uint32_t i = 0; i < f->nstmts; i++) {
        struct ir_stmt *s = &b->stmts.at[f->first_stmt + i];
        s->dst = renumber(&b->reg_map, &next, s->dst);
        if (s->op == IR_CMPXCHG)
            s->aux = renumber(&b->reg_map, &next, s->aux);
        ir_ref *args = b->args.at + f->first_arg + s->arg;
        for (uint32_t k = 0; k < s->nargs; k++) {
            if (ref_kind(args[k]) != REF_REG)
                continue;
            uint32_t reg = renumber(&b->reg_map, &next, ref_index(args[k]));
            args[k] = reg == IR_NO_REG ? (ir_ref){0} : ref_make(REF_REG, reg);
        }
    }
    f->nregs = next;
    b->is_open = false;
}

void ir_build_func_drop(struct ir_builder *b)
{
    struct ir_func *f = open_func(b);
    struct ir_sym *s = ir_build_sym_at(b, f->sym);
    s->func = IR_NONE;
    s->flags &= (uint16_t)~SYMF_DEFINED;
    for (size_t i = b->loss_mark; i < b->losses.n; i++)
        if (b->losses.at[i].func == b->funcs.n - 1)
            b->losses.at[i].func = b->losses.at[i].stmt = IR_NONE;
    b->blocks.n = f->first_block;
    b->stmts.n = b->positions.n = f->first_stmt;
    b->args.n = f->first_arg;
    b->succs.n = f->first_succ;
    b->funcs.n--;
    b->is_open = false;
}

/* ---- finishing ---- */

static bool check_counts(const struct ir_builder *b, struct diag *d)
{
#define X(field, type, count)     \
    if (b->field.n >= UINT32_MAX) \
        return diag_set(d, "unit is too large: %zu " #field, b->field.n);
    IR_SECTIONS(X)
#undef X
    if (b->ints.n > REF_MASK || b->addrs.n > REF_MASK || b->syms.n > REF_MASK)
        return diag_set(d, "unit is too large: too many constants or symbols");
    return true;
}

/* Old string offset -> new one, appending to the new table at first use. */
struct string_order {
    struct map moved;
    VEC(char) strings;
    const char *old;
};

static void reorder_string(struct string_order *o, uint32_t *at)
{
    bool fresh;
    uint32_t *slot = map_slot(&o->moved, *at, &fresh);
    if (fresh) {
        size_t len = strlen(o->old + *at);
        *slot = (uint32_t)vec_extend(&o->strings, len + 1);
        memcpy(o->strings.at + *slot, o->old + *at, len);
    }
    *at = *slot;
}

static void reorder_sym_strings(struct string_order *o, struct ir_sym *s)
{
    reorder_string(o, &s->name);
    reorder_string(o, &s->pretty);
    reorder_string(o, &s->comdat);
}

static void reorder_strings(struct ir_builder *b)
{
    struct string_order o = {.old = b->strings.at};
    uint32_t empty = 0;
    reorder_string(&o, &empty);
    reorder_string(&o, &b->source);
    reorder_string(&o, &b->producer);
    for (size_t i = 0; i < b->syms.n; i++)
        reorder_sym_strings(&o, &b->syms.at[i]);
    for (size_t i = 0; i < b->scopes.n; i++) {
        reorder_string(&o, &b->scopes.at[i].file);
        reorder_string(&o, &b->scopes.at[i].function);
    }
    for (size_t i = 0; i < b->types.n; i++)
        reorder_string(&o, &b->types.at[i].name);
    for (size_t i = 0; i < b->members.n; i++)
        reorder_string(&o, &b->members.at[i].name);
    for (size_t i = 0; i < b->vars.n; i++)
        reorder_string(&o, &b->vars.at[i].name);
    for (size_t i = 0; i < b->losses.n; i++)
        reorder_string(&o, &b->losses.at[i].text);
    for (size_t i = 0; i < b->fields.n; i++)
        reorder_string(&o, &b->fields.at[i].guard);
    for (size_t i = 0; i < b->methods.n; i++)
        reorder_string(&o, &b->methods.at[i].selector);
    for (size_t i = 0; i < b->remarks.n; i++)
        reorder_string(&o, &b->remarks.at[i].text);
    vec_free(b->strings.at);
    b->strings.at = o.strings.at;
    b->strings.n = o.strings.n;
    b->strings.cap = o.strings.cap;
    map_release(&o.moved);
}

/* Constants in order of first use: old index -> new index + 1. */
struct constant_order {
    uint32_t *int_moved, *addr_moved;
    VEC(int64_t) ints;
    VEC(struct ir_addr_const) addrs;
};

static ir_ref reorder_constant(const struct ir_builder *b, struct constant_order *o, ir_ref r)
{
    uint32_t i = ref_index(r);
    if (ref_kind(r) == REF_INT && i < b->ints.n) {
        if (!o->int_moved[i]) {
            vec_push(&o->ints, b->ints.at[i]);
            o->int_moved[i] = (uint32_t)o->ints.n;
        }
        return ref_make(REF_INT, o->int_moved[i] - 1);
    }
    if (ref_kind(r) == REF_ADDR && i < b->addrs.n) {
        if (!o->addr_moved[i]) {
            vec_push(&o->addrs, b->addrs.at[i]);
            o->addr_moved[i] = (uint32_t)o->addrs.n;
        }
        return ref_make(REF_ADDR, o->addr_moved[i] - 1);
    }
    return r;
}

static void reorder_constants(struct ir_builder *b)
{
    struct constant_order o = {.int_moved = xcalloc(b->ints.n + 1, sizeof(uint32_t)),
                               .addr_moved = xcalloc(b->addrs.n + 1, sizeof(uint32_t))};
    for (size_t i = 0; i < b->syms.n; i++)
        b->syms.at[i].target = reorder_constant(b, &o, b->syms.at[i].target);
    for (size_t i = 0; i < b->inits.n; i++)
        b->inits.at[i].value = reorder_constant(b, &o, b->inits.at[i].value);
    for (size_t i = 0; i < b->args.n; i++)
        b->args.at[i] = reorder_constant(b, &o, b->args.at[i]);
    vec_clear(&b->ints);
    for (size_t i = 0; i < o.ints.n; i++)
        vec_push(&b->ints, o.ints.at[i]);
    vec_clear(&b->addrs);
    for (size_t i = 0; i < o.addrs.n; i++)
        vec_push(&b->addrs, o.addrs.at[i]);
    vec_release(&o.ints);
    vec_release(&o.addrs);
    free(o.int_moved);
    free(o.addr_moved);
}

static void reorder_inits(struct ir_builder *b)
{
    VEC(struct ir_init) inits = {0};
    for (size_t i = 0; i < b->syms.n; i++) {
        struct ir_sym *s = &b->syms.at[i];
        uint32_t first = s->first_init;
        s->first_init = (uint32_t)inits.n;
        for (uint32_t k = 0; k < s->ninits; k++)
            vec_push(&inits, b->inits.at[first + k]);
    }
    vec_free(b->inits.at);
    b->inits.at = inits.at;
    b->inits.n = inits.n;
    b->inits.cap = inits.cap;
}

static bool reorder_members(struct ir_builder *b, struct diag *d)
{
    VEC(struct ir_member) members = {0};
    bool is_good = true;
    for (size_t i = 0; i < b->types.n && is_good; i++) {
        struct ir_type *t = &b->types.at[i];
        if (!ir_type_has_members(t))
            continue;
        uint32_t first = t->first;
        t->first = (uint32_t)members.n;
        /* Each member belongs to one type, so together they cannot be more than there are. */
        if (t->count &&
            ((uint64_t)first + t->count > b->members.n || members.n + t->count > b->members.n))
            is_good = diag_set(d, "members of type %zu are not its own", i);
        for (uint32_t k = 0; is_good && k < t->count; k++)
            vec_push(&members, b->members.at[first + k]);
    }
    vec_free(b->members.at);
    b->members.at = members.at;
    b->members.n = members.n;
    b->members.cap = members.cap;
    return is_good;
}

static bool has_valid_type_links(const struct ir_builder *b, struct diag *d)
{
    for (size_t i = 0; i < b->members.n; i++)
        if (b->members.at[i].type >= b->types.n)
            return diag_set(d, "member %zu has a type out of range", i);
    for (size_t i = 0; i < b->types.n; i++)
        if (b->types.at[i].kind == TYPE_ARRAY && b->types.at[i].first >= b->types.n)
            return diag_set(d, "type %zu has an element out of range", i);
    return true;
}

/* ---- content hash of a function ---- */

typedef VEC(uint64_t) word_vec;

static void hash_ref(const struct ir_builder *b, const struct key128 *names, ir_ref r,
                     word_vec *out)
{
    uint32_t i = ref_index(r);
    uint64_t kind = (uint64_t)ref_kind(r) << 56;
    switch (ref_kind(r)) {
    case REF_IMM:
        vec_push(out, kind);
        vec_push(out, (uint64_t)(int64_t)ref_imm(r));
        break;
    case REF_INT: /* the same as an immediate: by value */
        vec_push(out, (uint64_t)REF_IMM << 56);
        vec_push(out, i < b->ints.n ? (uint64_t)b->ints.at[i] : 0);
        break;
    case REF_SYM:
    case REF_ADDR: {
        bool is_addr = ref_kind(r) == REF_ADDR && i < b->addrs.n;
        uint32_t sym = is_addr ? b->addrs.at[i].sym : i;
        vec_push(out, (uint64_t)REF_SYM << 56);
        vec_push(out, is_addr ? (uint64_t)b->addrs.at[i].offset : 0);
        vec_push(out, sym < b->syms.n ? names[sym].hi : 0);
        vec_push(out, sym < b->syms.n ? names[sym].lo : 0);
        break;
    }
    default:
        vec_push(out, kind | i);
    }
}

static void hash_func(struct ir_builder *b, struct ir_func *f, const struct key128 *names,
                      word_vec *out)
{
    vec_clear(out);
    vec_push(out, (uint64_t)f->nparams << 32 | f->flags);
    for (uint32_t i = 0; i < f->nblocks; i++) {
        const struct ir_block *block = &b->blocks.at[f->first_block + i];
        vec_push(out, (uint64_t)block->count << 32 | block->nsuccs);
    }
    for (uint32_t i = 0; i < f->nsuccs; i++)
        vec_push(out, b->succs.at[f->first_succ + i]);
    for (uint32_t i = 0; i < f->nstmts; i++) {
        const struct ir_stmt *s = &b->stmts.at[f->first_stmt + i];
        vec_push(out, (uint64_t)s->op << 56 | (uint64_t)s->flags << 48 | (uint64_t)s->sub << 32 |
                          s->nargs);
        vec_push(out, (uint64_t)s->dst << 32 | s->size);
        vec_push(out, s->aux);
        for (uint32_t k = 0; k < s->nargs; k++)
            hash_ref(b, names, b->args.at[f->first_arg + s->arg + k], out);
    }
    f->hash = hash128(out->at, out->n * sizeof *out->at);
}

static void hash_funcs(struct ir_builder *b)
{
    struct key128 *names = xcalloc(b->syms.n + 1, sizeof *names);
    word_vec words = {0};
    for (size_t i = 0; i < b->syms.n; i++)
        names[i] = key_str(b->strings.at + b->syms.at[i].name);
    for (size_t i = 0; i < b->funcs.n; i++)
        hash_func(b, &b->funcs.at[i], names, &words);
    vec_release(&words);
    free(names);
}

static bool canonicalise(struct ir_builder *b, struct diag *d)
{
    if (!check_counts(b, d) || !reorder_members(b, d) || !has_valid_type_links(b, d))
        return false;
    (void)ir_types_acyclic(b->types.at, (uint32_t)b->types.n, b->members.at, true);
    reorder_inits(b);
    reorder_constants(b);
    reorder_strings(b);
    hash_funcs(b);
    return true;
}

struct ir_unit *ir_build_finish(struct ir_builder *b, struct diag *d)
{
    if (b->is_open)
        BUG("a function is still open");
    struct ir_unit *u = NULL;
    if (canonicalise(b, d)) {
        struct ir_unit view = {.source = b->source,
                               .producer = b->producer,
                               .pointer_size = b->pointer_size,
                               .flags = b->flags};
#define X(field, type, count) \
    view.field = b->field.at; \
    view.count = (uint32_t)b->field.n;
        IR_SECTIONS(X)
#undef X
        size_t len;
        uint8_t *bytes = ir_unit_layout(&view, &len);
        u = ir_unit_adopt(bytes, len, d);
    }
    ir_build_free(b);
    return u;
}
