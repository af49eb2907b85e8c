/*
 * Rewrites the units that have classes into what the analyses know from C (classes.h). Statements
 * keep their number and place; the arrays that change move into the program's arena, and longer
 * operand lists are put behind the others of the unit.
 */
#include "base/strbuf.h"
#include "link/classes_int.h"
#include <stdlib.h>

/* Fields of classes that nobody has seen lie here, by name; far away from any known layout. */
enum { UNKNOWN_FIELDS = 1 << 20, UNKNOWN_SLOTS = 1 << 12 };

/* What is known of a field or static variable that a symbol of the unit names. */
struct place_of_sym {
    bool is_known, is_volatile;
    uint32_t offset, hint;
};

struct edit {
    const struct class_table *c;
    struct ir_unit *u;
    struct ir_stmt *stmts;
    struct ir_pos *positions;
    VEC(ir_ref) args;
    VEC(struct ir_sym) syms;
    VEC(char) strings;
    VEC(struct ir_type) types;
    VEC(struct ir_member) members;
    struct intern names;         /* symbol + 1 */
    struct place_of_sym *places; /* by symbol of the unit as it was */
    uint32_t *def;               /* register -> statement + 1 of the function at hand */
    uint32_t enter, exit, make;  /* symbols */
};

/* ---- symbols ---- */

static const char *sym_name(const struct edit *e, uint32_t sym)
{
    return e->strings.at + e->syms.at[sym].name;
}

static uint32_t add_string(struct edit *e, const char *s)
{
    size_t len = strlen(s) + 1, at = vec_extend(&e->strings, len);
    memcpy(e->strings.at + at, s, len);
    return (uint32_t)at;
}

/* The symbol of that name, declared if the unit does not know it. */
static uint32_t need_sym(struct edit *e, const char *name, enum ir_sym_kind kind)
{
    uint32_t id;
    if (intern_find(&e->names, name, &id) && id)
        return id - 1;
    id = intern_adds(&e->names, name);
    struct ir_sym s = {.name = add_string(e, name),
                       .kind = (uint8_t)kind,
                       .linkage = LINK_EXTERNAL,
                       .func = IR_NONE,
                       .first_init = e->u->ninits};
    vec_push(&e->syms, s);
    return id - 1;
}

/* ---- inherited members ---- */

static bool is_member(const struct class_table *c, uint32_t name, bool is_method,
                      bool with_abstract)
{
    if (!is_method)
        return name < c->fields.n && c->fields.at[name].is_declared;
    return name < c->methods.n && c->methods.at[name].is_declared &&
           (with_abstract || !(c->methods.at[name].flags & METHODF_ABSTRACT));
}

/* The ancestor's member that `class.member` means; its interned name. */
static bool find_member(const struct class_table *c, const char *full, bool is_method,
                        uint32_t *out)
{
    const char *dot = strchr(full, '.');
    class_id class = classes_of_method(c, full);
    if (!dot || class.i == IR_NONE)
        return false;
    u32_vec ancestors = {0};
    class_ancestors(c, class, &ancestors);
    bool found = false;
    for (int pass = 0; pass < 2 && !found; pass++)
        for (size_t i = 0; i < ancestors.n && !found; i++)
            found = member_name(c, (class_id){ancestors.at[i]}, dot + 1, out) &&
                    is_member(c, *out, is_method, pass == 1);
    vec_release(&ancestors);
    return found;
}

/* A reference to an inherited member becomes an alias of what it means. */
static void bind_inherited(struct edit *e, uint32_t sym)
{
    enum ir_sym_kind kind = e->syms.at[sym].kind;
    uint32_t name;
    if ((kind != SYM_FUNC && kind != SYM_VAR) || e->syms.at[sym].flags & SYMF_DEFINED ||
        !find_member(e->c, sym_name(e, sym), kind == SYM_FUNC, &name))
        return;
    const char *means = intern_str(&e->c->members, name);
    if (strcmp(means, sym_name(e, sym)) == 0)
        return;
    uint32_t target = need_sym(e, means, kind);
    struct ir_sym *s = &e->syms.at[sym];
    s->kind = SYM_ALIAS;
    s->linkage = LINK_INTERNAL;
    s->flags |= SYMF_DEFINED;
    s->target = ref_make(REF_SYM, target);
}

/* What people read: a.B.m for a/B.m()V. */
static void name_method(struct edit *e, uint32_t sym)
{
    const char *name = sym_name(e, sym);
    if (e->syms.at[sym].pretty || e->syms.at[sym].kind != SYM_FUNC || !method_selector(name))
        return;
    struct strbuf text = {0};
    for (; *name && *name != '('; name++)
        strbuf_addc(&text, *name == '/' ? '.' : *name);
    uint32_t pretty = add_string(e, strbuf_str(&text));
    e->syms.at[sym].pretty = pretty;
    strbuf_release(&text);
}

/* ---- fields ---- */

/* A type with this one field, so that an address in the object can be named. */
static uint32_t field_hint(struct edit *e, const char *name, uint32_t offset, uint32_t size)
{
    const char *dot = strchr(name, '.'), *colon = strchr(name, ':');
    if (!dot || !colon || colon < dot)
        return 0;
    struct strbuf text = {0};
    for (const char *p = name; p < dot; p++)
        strbuf_addc(&text, *p == '/' ? '.' : *p);
    struct ir_type t = {.kind = TYPE_STRUCT, .first = (uint32_t)e->members.n, .count = 1};
    t.name = add_string(e, strbuf_str(&text));
    strbuf_clear(&text);
    strbuf_add(&text, dot + 1, (size_t)(colon - dot - 1));
    struct ir_member m = {.bit_offset = (uint64_t)offset * 8, .bit_size = size * 8};
    m.name = add_string(e, strbuf_str(&text));
    strbuf_release(&text);
    vec_push(&e->members, m);
    vec_push(&e->types, t);
    return (uint32_t)e->types.n - 1;
}

static const struct place_of_sym *place_of(struct edit *e, uint32_t sym)
{
    struct place_of_sym *p = &e->places[sym];
    if (p->is_known)
        return p;
    p->is_known = true;
    uint32_t id, kind = e->u->syms[sym].kind;
    const char *name = ir_str(e->u, e->u->syms[sym].name);
    if (find_member(e->c, name, false, &id)) {
        const struct field_info *f = &e->c->fields.at[id];
        p->is_volatile = f->flags & FIELDF_VOLATILE;
        p->offset = f->offset;
        if (kind == SYM_FIELD)
            p->hint = field_hint(e, intern_str(&e->c->members, id), f->offset, f->size);
    } else if (kind == SYM_FIELD) {
        p->offset = UNKNOWN_FIELDS + (uint32_t)(key_str(name).lo % UNKNOWN_SLOTS) * 8;
        p->hint = field_hint(e, name, p->offset, (uint32_t)e->u->syms[sym].size);
    }
    return p;
}

/* ---- statements ---- */

/* Replaces a statement by a call with these operands. */
static void make_call(struct edit *e, const struct ir_func *f, struct ir_stmt *s, uint32_t callee,
                      const ir_ref *args, uint32_t nargs)
{
    size_t at = vec_extend(&e->args, nargs + 1);
    e->args.at[at] = ref_make(REF_SYM, callee);
    memcpy(e->args.at + at + 1, args, nargs * sizeof *args);
    s->op = IR_CALL;
    s->arg = (uint32_t)at - f->first_arg;
    s->nargs = nargs + 1;
}

static void lower_field(struct edit *e, const struct ir_func *f, struct ir_stmt *s, uint32_t number)
{
    ir_ref *args = e->args.at + f->first_arg + s->arg;
    const struct place_of_sym *p = place_of(e, ref_index(args[1]));
    s->op = IR_ADDR;
    args[1] = ref_make(REF_IMM, p->offset);
    e->positions[f->first_stmt + number].hint = p->hint;
}

/* A reference to a volatile field or variable orders as the strongest atomic access does. */
static void lower_access(struct edit *e, const struct ir_func *f, struct ir_stmt *s)
{
    ir_ref address = e->args.at[f->first_arg + s->arg];
    uint32_t sym = IR_NONE;
    if (ref_kind(address) == REF_SYM) {
        sym = ref_index(address);
    } else if (ref_kind(address) == REF_REG && e->def[ref_index(address)]) {
        const struct ir_stmt *from =
            &e->u->stmts[f->first_stmt + e->def[ref_index(address)] - 1]; /* as it was */
        if (from->op == IR_FIELD)
            sym = ref_index(e->u->args[f->first_arg + from->arg + 1]);
    }
    if (sym < e->u->nsyms && s->sub == ORDER_NONE && place_of(e, sym)->is_volatile)
        s->sub = ORDER_SEQ_CST;
}

/* The constructor of a thread keeps its task at the start of the object. */
static bool lower_thread(struct edit *e, const struct ir_func *f, struct ir_stmt *s,
                         const char *callee)
{
    static const char prefix[] = "java/lang/Thread.<init>(";
    static const char group[] = "Ljava/lang/ThreadGroup;", task[] = "Ljava/lang/Runnable;";
    if (strncmp(callee, prefix, sizeof prefix - 1) != 0)
        return false;
    const char *params = callee + sizeof prefix - 1;
    bool has_group = strncmp(params, group, sizeof group - 1) == 0;
    params += has_group ? sizeof group - 1 : 0;
    if (strncmp(params, task, sizeof task - 1) != 0 || s->nargs < 3u + has_group)
        return false;
    size_t from = f->first_arg + s->arg, at = vec_extend(&e->args, 2);
    e->args.at[at] = e->args.at[from + 1];
    e->args.at[at + 1] = e->args.at[from + 2 + has_group];
    s->op = IR_STORE;
    s->dst = IR_NO_REG;
    s->size = e->u->pointer_size;
    s->arg = (uint32_t)at - f->first_arg;
    s->nargs = 2;
    return true;
}

/* Calls that are operations in truth; false if it is a call. */
static bool lower_call(struct edit *e, const struct ir_func *f, struct ir_stmt *s, ir_ref callee)
{
    int step = 0;
    if (ref_kind(callee) != REF_SYM)
        return false;
    if (lower_thread(e, f, s, sym_name(e, ref_index(callee))))
        return true;
    if (!lower_atomic(s, sym_name(e, ref_index(callee)), &step))
        return false;
    if (step) {
        ir_ref object = e->args.at[f->first_arg + s->arg];
        size_t at = vec_extend(&e->args, 2);
        e->args.at[at] = object;
        e->args.at[at + 1] = ref_make(REF_IMM, (uint32_t)step);
        s->arg = (uint32_t)at - f->first_arg;
        s->nargs = 2;
    }
    return true;
}

/* Class of what `new` made in this function and the register holds; IR_NONE. */
static class_id made_class(const struct edit *e, const struct ir_func *f, ir_ref ref)
{
    if (ref_kind(ref) != REF_REG || !e->def[ref_index(ref)])
        return (class_id){IR_NONE};
    const struct ir_stmt *from = &e->u->stmts[f->first_stmt + e->def[ref_index(ref)] - 1];
    if (from->op != IR_NEW)
        return (class_id){IR_NONE};
    uint32_t sym = ref_index(e->u->args[f->first_arg + from->arg]);
    return classes_find(e->c, ir_str(e->u, e->u->syms[sym].name));
}

/*
 * What stands as callee of a virtual call: the method, if there is only one or the receiver's class
 * is known, or if it is the library's, whose models go by name; else the receiver.
 */
static ir_ref virtual_callee(struct edit *e, const struct ir_func *f, const ir_ref *args)
{
    const char *name = sym_name(e, ref_index(args[0])), *selector = method_selector(name);
    class_id declared = classes_of_method(e->c, name), made = made_class(e, f, args[1]);
    if (!selector || declared.i == IR_NONE)
        return args[0];
    uint32_t member;
    bool is_library = !class_info(e->c, declared)->record || class_info(e->c, declared)->is_library;
    bool is_one = made.i != IR_NONE ? class_member(e->c, made, selector, &member)
                                    : !is_library && only_method(e->c, declared, selector, &member);
    if (!is_one)
        return is_library ? args[0] : args[1];
    char *means = xstrdup(intern_str(&e->c->members, member));
    ir_ref callee = ref_make(REF_SYM, need_sym(e, means, SYM_FUNC));
    free(means);
    return callee;
}

static void lower_vcall(struct edit *e, const struct ir_func *f, struct ir_stmt *s)
{
    uint32_t at = f->first_arg + s->arg;
    if (lower_call(e, f, s, e->args.at[at]))
        return;
    s->op = IR_CALL;
    s->flags |= IRF_VIRTUAL;
    s->aux = ref_index(e->args.at[at]) + 1;
    ir_ref callee = virtual_callee(e, f, e->args.at + at);
    e->args.at[at] = callee;
}

static void lower_stmt(struct edit *e, const struct ir_func *f, uint32_t number)
{
    struct ir_stmt *s = &e->stmts[f->first_stmt + number];
    ir_ref args[2] = {{0}, {0}};
    for (uint32_t i = 0; i < s->nargs && i < 2; i++)
        args[i] = e->args.at[f->first_arg + s->arg + i];
    switch (s->op) {
    case IR_FIELD:
        lower_field(e, f, s, number);
        break;
    case IR_LOAD:
    case IR_STORE:
    case IR_RMW:
    case IR_CMPXCHG:
        lower_access(e, f, s);
        break;
    case IR_VCALL:
        lower_vcall(e, f, s);
        break;
    case IR_CALL:
        (void)lower_call(e, f, s, args[0]);
        break;
    case IR_CAST:
        s->op = IR_COPY;
        s->aux = ref_index(args[1]) + 1;
        s->nargs = 1;
        break;
    case IR_NEW:
        make_call(e, f, s, e->make, args, s->nargs);
        break;
    case IR_ACQUIRE:
    case IR_RELEASE:
        make_call(e, f, s, s->op == IR_ACQUIRE ? e->enter : e->exit, args, 1);
        break;
    default:
        break;
    }
}

static void lower_func(struct edit *e, const struct ir_func *f)
{
    e->def = xcalloc((size_t)f->nregs + 1, sizeof *e->def);
    for (uint32_t i = 0; i < f->nstmts; i++)
        if (e->stmts[f->first_stmt + i].dst != IR_NO_REG)
            e->def[e->stmts[f->first_stmt + i].dst] = i + 1;
    for (uint32_t i = 0; i < f->nstmts; i++)
        lower_stmt(e, f, i);
    free(e->def);
}

/* ---- units ---- */

static void copy_arrays(struct edit *e, struct arena *a)
{
    const struct ir_unit *u = e->u;
    e->stmts = arena_memdup(a, u->stmts, u->nstmts * sizeof *u->stmts);
    e->positions = arena_memdup(a, u->positions, u->nstmts * sizeof *u->positions);
#define COPY(field, count)                                          \
    vec_reserve(&e->field, (size_t)u->count + 1);                   \
    if (u->count)                                                   \
        memcpy(e->field.at, u->field, u->count * sizeof *u->field); \
    e->field.n = u->count
    COPY(args, nargs);
    COPY(syms, nsyms);
    COPY(strings, nstrings);
    COPY(types, ntypes);
    COPY(members, nmembers);
#undef COPY
}

static void hand_over(struct edit *e, struct arena *a)
{
    struct ir_unit *u = e->u;
    u->stmts = e->stmts;
    u->positions = e->positions;
#define MOVE(field, count)                                                     \
    u->field = arena_memdup(a, e->field.at, e->field.n * sizeof *e->field.at); \
    u->count = (uint32_t)e->field.n;                                           \
    vec_release(&e->field)
    MOVE(args, nargs);
    MOVE(syms, nsyms);
    MOVE(strings, nstrings);
    MOVE(types, ntypes);
    MOVE(members, nmembers);
#undef MOVE
}

static bool has_objects(const struct ir_unit *u)
{
    for (uint32_t i = 0; i < u->nsyms && !u->nclasses; i++)
        if (u->syms[i].kind == SYM_CLASS || u->syms[i].kind == SYM_FIELD)
            return true;
    for (uint32_t i = 0; i < u->nstmts && !u->nclasses; i++)
        if (u->stmts[i].op == IR_VCALL)
            return true;
    return u->nclasses > 0;
}

void lower_unit(const struct class_table *c, struct ir_unit *u, struct arena *a)
{
    if (!has_objects(u))
        return;
    struct edit e = {.c = c, .u = u};
    copy_arrays(&e, a);
    intern_init(&e.names);
    for (uint32_t i = 0; i < u->nsyms; i++)
        (void)intern_adds(&e.names, ir_str(u, u->syms[i].name));
    e.places = xcalloc((size_t)u->nsyms + 1, sizeof *e.places);
    e.make = need_sym(&e, "heddle.new", SYM_FUNC);
    e.enter = need_sym(&e, "heddle.enter", SYM_FUNC);
    e.exit = need_sym(&e, "heddle.exit", SYM_FUNC);
    for (uint32_t i = 0; i < u->nfuncs; i++)
        lower_func(&e, &u->funcs[i]);
    for (uint32_t i = 0; i < u->nsyms; i++)
        bind_inherited(&e, i);
    for (uint32_t i = 0; i < e.syms.n; i++)
        name_method(&e, i);
    intern_release(&e.names);
    free(e.places);
    hand_over(&e, a);
}
