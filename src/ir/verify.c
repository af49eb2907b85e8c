/*
 * ir_verify: the invariants of ir.h over a unit whose arrays have been attached but whose content
 * may come from anywhere. One linear walk; the only memory is one bit per register of the largest
 * function and one table of symbol names, both bounded by the size of the unit.
 */
#include "base/intern.h"
#include "ir/text_int.h"
#include "ir/unit.h"
#include "ir/unit_int.h"

struct verifier {
    const struct ir_unit *u;
    struct diag *d;
    const struct ir_func *f; /* being checked */
    u32_vec defined;         /* bit set: registers of f with a definition */
    uint32_t ndefined;
};

#define FAIL(v, ...) diag_set((v)->d, __VA_ARGS__)

/* A string starts behind the end of another, so that no text is counted twice. */
static bool is_string(const struct ir_unit *u, uint32_t at)
{
    return at < u->nstrings && (at == 0 || u->strings[at - 1] == '\0');
}

static bool check_strings(struct verifier *v)
{
    const struct ir_unit *u = v->u;
    if (u->nstrings == 0 || u->strings[0] != '\0' || u->strings[u->nstrings - 1] != '\0')
        return FAIL(v, "string table does not start and end with NUL");
    if (!is_string(u, u->source) || !is_string(u, u->producer))
        return FAIL(v, "name of the unit is not a string");
    return true;
}

static bool check_constants(struct verifier *v)
{
    const struct ir_unit *u = v->u;
    const int64_t limit = (int64_t)1 << (REF_SHIFT - 1);
    if (u->nints > REF_MASK || u->naddrs > REF_MASK || u->nsyms > REF_MASK)
        return FAIL(v, "too many constants or symbols");
    for (uint32_t i = 0; i < u->nints; i++)
        if (u->ints[i] >= -limit && u->ints[i] < limit)
            return FAIL(v, "integer %u fits an immediate", i);
    for (uint32_t i = 0; i < u->naddrs; i++)
        if (u->addrs[i].sym >= u->nsyms || u->addrs[i].offset == 0 || u->addrs[i].pad != 0)
            return FAIL(v, "address constant %u is malformed", i);
    return true;
}

/* Operand that means the same in every function. */
static bool is_global_ref(const struct ir_unit *u, ir_ref r)
{
    switch (ref_kind(r)) {
    case REF_NONE:
        return r.bits == 0;
    case REF_IMM:
        return true;
    case REF_INT:
        return ref_index(r) < u->nints;
    case REF_SYM:
        return ref_index(r) < u->nsyms;
    case REF_ADDR:
        return ref_index(r) < u->naddrs;
    default:
        return false;
    }
}

static bool is_int_ref(ir_ref r)
{
    return ref_kind(r) == REF_IMM || ref_kind(r) == REF_INT;
}

static bool is_address_const(ir_ref r)
{
    return ref_kind(r) == REF_SYM || ref_kind(r) == REF_ADDR;
}

/* ---- symbols ---- */

static bool check_sym_links(struct verifier *v, uint32_t i, uint32_t *next_init)
{
    const struct ir_unit *u = v->u;
    const struct ir_sym *s = &u->syms[i];
    bool is_code = s->kind == SYM_FUNC && s->flags & SYMF_DEFINED;
    bool is_alias = s->kind == SYM_ALIAS || s->kind == SYM_IFUNC;
    if (is_code ? s->func >= u->nfuncs || u->funcs[s->func].sym != i : s->func != IR_NONE)
        return FAIL(v, "symbol %u has the wrong function", i);
    if (is_alias ? !is_global_ref(u, s->target) || !is_address_const(s->target)
                 : !ref_is_none(s->target))
        return FAIL(v, "symbol %u has the wrong target", i);
    if (s->ninits && s->kind != SYM_VAR)
        return FAIL(v, "symbol %u has an initial value but is no variable", i);
    if (s->first_init != *next_init || s->ninits > u->ninits - *next_init)
        return FAIL(v, "initial values of symbol %u do not follow those of the one before", i);
    *next_init += s->ninits;
    return true;
}

static bool check_sym(struct verifier *v, uint32_t i, uint32_t *next_init)
{
    const struct ir_unit *u = v->u;
    const struct ir_sym *s = &u->syms[i];
    if (!is_string(u, s->name) || s->name == 0 || !is_string(u, s->pretty) ||
        !is_string(u, s->comdat))
        return FAIL(v, "symbol %u has a string out of range", i);
    if (s->kind > SYM_FIELD || s->linkage > LINK_EXTERN_WEAK)
        return FAIL(v, "symbol %u is of unknown kind or linkage", i);
    if (s->type >= u->ntypes || s->scope >= u->nscopes)
        return FAIL(v, "symbol %u has a type or scope out of range", i);
    if (s->object_class && (s->kind != SYM_VAR || s->object_class > u->nsyms ||
                            u->syms[s->object_class - 1].kind != SYM_CLASS))
        return FAIL(v, "symbol %u is not an object of a class", i);
    return check_sym_links(v, i, next_init);
}

static bool check_syms(struct verifier *v)
{
    const struct ir_unit *u = v->u;
    uint32_t next_init = 0;
    for (uint32_t i = 0; i < u->nsyms; i++)
        if (!check_sym(v, i, &next_init))
            return false;
    if (next_init != u->ninits)
        return FAIL(v, "initial values belong to no symbol");
    for (uint32_t i = 0; i < u->ninits; i++) {
        ir_ref value = u->inits[i].value;
        if (!is_global_ref(u, value) || ref_is_none(value))
            return FAIL(v, "initial value %u is not a constant", i);
    }
    return true;
}

/* The first repetition ends the walk, so that a long name shared by many symbols is read twice. */
static bool check_sym_names(struct verifier *v)
{
    const struct ir_unit *u = v->u;
    struct intern names;
    intern_init(&names);
    bool is_unique = true;
    for (uint32_t i = 0; i < u->nsyms && is_unique; i++) {
        const char *name = ir_str(u, u->syms[i].name);
        size_t before = names.strings.n;
        is_unique = intern_adds(&names, name) == before;
        if (!is_unique)
            FAIL(v, "symbol '%s' stands twice in the unit", name);
    }
    intern_release(&names);
    return is_unique;
}

/* ---- classes ---- */

static bool is_sym_of(const struct ir_unit *u, uint32_t sym, enum ir_sym_kind kind)
{
    return sym < u->nsyms && u->syms[sym].kind == kind;
}

static bool check_class_links(struct verifier *v, const struct ir_class *c)
{
    const struct ir_unit *u = v->u;
    if (!is_sym_of(u, c->sym, SYM_CLASS) || c->flags & ~ir_word_all(ir_class_flag_words) ||
        (c->super != IR_NONE && !is_sym_of(u, c->super, SYM_CLASS)) ||
        (c->init != IR_NONE && !is_sym_of(u, c->init, SYM_FUNC)))
        return false;
    for (uint32_t i = 0; i < c->ninterfaces; i++)
        if (!is_sym_of(u, u->interfaces[c->first_interface + i], SYM_CLASS))
            return false;
    return true;
}

static bool check_class_members(struct verifier *v, const struct ir_class *c)
{
    const struct ir_unit *u = v->u;
    for (uint32_t i = 0; i < c->nfields; i++) {
        const struct ir_class_field *f = &u->fields[c->first_field + i];
        enum ir_sym_kind kind = f->flags & FIELDF_STATIC ? SYM_VAR : SYM_FIELD;
        if (!is_sym_of(u, f->sym, kind) || !(u->syms[f->sym].flags & SYMF_DEFINED) ||
            f->flags & ~ir_word_all(ir_field_flag_words) || !is_string(u, f->guard))
            return FAIL(v, "field %u of class '%s' is malformed", i,
                        ir_str(u, u->syms[c->sym].name));
    }
    for (uint32_t i = 0; i < c->nmethods; i++) {
        const struct ir_class_method *m = &u->methods[c->first_method + i];
        if (!is_string(u, m->selector) || m->selector == 0 || !is_sym_of(u, m->sym, SYM_FUNC) ||
            m->flags & ~ir_word_all(ir_method_flag_words))
            return FAIL(v, "method %u of class '%s' is malformed", i,
                        ir_str(u, u->syms[c->sym].name));
    }
    return true;
}

/* The arrays of the classes follow each other without gaps. */
static bool check_class(struct verifier *v, uint32_t i, struct ir_class *next)
{
    const struct ir_unit *u = v->u;
    const struct ir_class *c = &u->classes[i];
    if (c->first_interface != next->first_interface ||
        c->ninterfaces > u->ninterfaces - c->first_interface ||
        c->first_field != next->first_field || c->nfields > u->nfields - c->first_field ||
        c->first_method != next->first_method || c->nmethods > u->nmethods - c->first_method)
        return FAIL(v, "members of class %u do not follow those of the one before", i);
    next->first_interface += c->ninterfaces;
    next->first_field += c->nfields;
    next->first_method += c->nmethods;
    if (!check_class_links(v, c))
        return FAIL(v, "class %u is malformed", i);
    return check_class_members(v, c);
}

/* Each defined class and field stands in the table exactly once. */
static bool check_class_uses(struct verifier *v)
{
    const struct ir_unit *u = v->u;
    uint8_t *uses = xcalloc(u->nsyms ? u->nsyms : 1, 1);
    bool is_good = true;
    for (uint32_t i = 0; i < u->nclasses; i++)
        is_good &= uses[u->classes[i].sym]++ == 0;
    for (uint32_t i = 0; i < u->nfields && is_good; i++)
        is_good = uses[u->fields[i].sym]++ == 0;
    for (uint32_t i = 0; i < u->nsyms && is_good; i++)
        if (u->syms[i].kind == SYM_CLASS || u->syms[i].kind == SYM_FIELD)
            is_good = uses[i] == !!(u->syms[i].flags & SYMF_DEFINED);
    vec_free(uses);
    return is_good || FAIL(v, "class or field is defined without a record, or twice");
}

static bool check_classes(struct verifier *v)
{
    const struct ir_unit *u = v->u;
    struct ir_class next = {0};
    for (uint32_t i = 0; i < u->nclasses; i++)
        if (!check_class(v, i, &next))
            return false;
    if (next.first_interface != u->ninterfaces || next.first_field != u->nfields ||
        next.first_method != u->nmethods)
        return FAIL(v, "members of no class");
    return check_class_uses(v);
}

static bool check_ctors_and_losses(struct verifier *v)
{
    const struct ir_unit *u = v->u;
    for (uint32_t i = 0; i < u->nctors; i++)
        if (u->ctors[i].sym >= u->nsyms || u->ctors[i].is_dtor > 1 || u->ctors[i].pad != 0)
            return FAIL(v, "constructor %u is malformed", i);
    for (uint32_t i = 0; i < u->nremarks; i++)
        if (u->remarks[i].sym >= u->nsyms || !is_string(u, u->remarks[i].text))
            return FAIL(v, "remark %u is malformed", i);
    for (uint32_t i = 0; i < u->nlosses; i++) {
        const struct ir_loss *l = &u->losses[i];
        if (l->kind > LOSS_FEATURE || !is_string(u, l->text))
            return FAIL(v, "loss %u is malformed", i);
        if (l->func == IR_NONE ? l->stmt != IR_NONE
                               : l->func >= u->nfuncs ||
                                     (l->stmt != IR_NONE && l->stmt >= u->funcs[l->func].nstmts))
            return FAIL(v, "loss %u has a place out of range", i);
    }
    return true;
}

/* ---- scopes, types ---- */

static bool check_scopes(struct verifier *v)
{
    const struct ir_unit *u = v->u;
    static const struct ir_scope unknown;
    if (u->nscopes == 0 || memcmp(&u->scopes[0], &unknown, sizeof unknown) != 0)
        return FAIL(v, "scope 0 is not the unknown one");
    for (uint32_t i = 0; i < u->nscopes; i++) {
        const struct ir_scope *s = &u->scopes[i];
        if (!is_string(u, s->file) || !is_string(u, s->function))
            return FAIL(v, "scope %u has a string out of range", i);
        if (s->inlined_scope && s->inlined_scope >= i)
            return FAIL(v, "scope %u is inlined into a later one", i);
    }
    return true;
}

static bool check_type(struct verifier *v, uint32_t i, uint32_t *next_member)
{
    const struct ir_unit *u = v->u;
    const struct ir_type *t = &u->types[i];
    if (t->kind > TYPE_FUNC || !is_string(u, t->name))
        return FAIL(v, "type %u is malformed", i);
    if (!ir_type_has_members(t))
        return t->first < u->ntypes || FAIL(v, "type %u has an element out of range", i);
    if (t->first != *next_member || t->count > u->nmembers - *next_member)
        return FAIL(v, "members of type %u do not follow those of the one before", i);
    *next_member += t->count;
    return true;
}

static bool check_types(struct verifier *v)
{
    const struct ir_unit *u = v->u;
    static const struct ir_type unknown;
    uint32_t next_member = 0;
    if (u->ntypes == 0 || memcmp(&u->types[0], &unknown, sizeof unknown) != 0)
        return FAIL(v, "type 0 is not the unknown one");
    for (uint32_t i = 0; i < u->ntypes; i++)
        if (!check_type(v, i, &next_member))
            return false;
    if (next_member != u->nmembers)
        return FAIL(v, "members belong to no type");
    for (uint32_t i = 0; i < u->nmembers; i++)
        if (u->members[i].type >= u->ntypes || !is_string(u, u->members[i].name) ||
            u->members[i].scope >= u->nscopes)
            return FAIL(v, "member %u is malformed", i);
    for (uint32_t i = 0; i < u->nvars; i++)
        if (u->vars[i].type >= u->ntypes || !is_string(u, u->vars[i].name))
            return FAIL(v, "variable %u is malformed", i);
    if (!ir_types_acyclic((struct ir_type *)u->types, u->ntypes, (struct ir_member *)u->members,
                          false))
        return FAIL(v, "a type contains itself");
    return true;
}

enum visit { VISIT_NEW, VISIT_OPEN, VISIT_DONE };

struct type_frame {
    uint32_t type, next; /* next member to follow */
};

/* The k-th type that t contains by value; false when there are no more. */
static bool contained_type(const struct ir_type *t, const struct ir_member *members, uint32_t k,
                           uint32_t *out)
{
    if (t->kind == TYPE_ARRAY && k == 0)
        *out = t->first;
    else if (ir_type_has_members(t) && t->kind != TYPE_FUNC && k < t->count)
        *out = members[t->first + k].type;
    else
        return false;
    return true;
}

static void cut_containment(struct ir_type *t, struct ir_member *members, uint32_t k)
{
    if (t->kind == TYPE_ARRAY)
        t->first = 0;
    else
        members[t->first + k].type = 0;
}

bool ir_types_acyclic(struct ir_type *types, uint32_t ntypes, struct ir_member *members,
                      bool repair)
{
    uint8_t *state = xcalloc(ntypes ? ntypes : 1, 1);
    VEC(struct type_frame) stack = {0};
    bool acyclic = true;
    for (uint32_t root = 0; root < ntypes && acyclic; root++) {
        if (state[root] != VISIT_NEW)
            continue;
        vec_push(&stack, ((struct type_frame){root, 0}));
        while (stack.n && acyclic) {
            struct type_frame *top = &vec_last(&stack);
            struct ir_type *t = &types[top->type];
            state[top->type] = VISIT_OPEN;
            uint32_t to, k = top->next++;
            if (!contained_type(t, members, k, &to)) {
                state[top->type] = VISIT_DONE;
                (void)vec_pop(&stack);
            } else if (state[to] == VISIT_NEW) {
                vec_push(&stack, ((struct type_frame){to, 0}));
            } else if (state[to] == VISIT_OPEN) {
                acyclic = repair;
                if (repair)
                    cut_containment(t, members, k);
            }
        }
    }
    vec_release(&stack);
    vec_free(state);
    return acyclic;
}

/* ---- functions ---- */

static const char *func_name(const struct verifier *v)
{
    return ir_str(v->u, v->u->syms[v->f->sym].name);
}

/* At most one definition: parameters count as defined. */
static bool define_reg(struct verifier *v, uint32_t reg)
{
    if (reg >= v->f->nregs)
        return FAIL(v, "function '%s': register %u out of range", func_name(v), reg);
    uint32_t *word = &v->defined.at[reg / 32];
    uint32_t bit = 1u << reg % 32;
    if (reg < v->f->nparams || *word & bit)
        return FAIL(v, "function '%s': register %u is defined twice", func_name(v), reg);
    *word |= bit;
    v->ndefined++;
    return true;
}

static bool check_arg(struct verifier *v, const struct ir_stmt *s, uint32_t i, ir_ref r)
{
    if (s->op == IR_PHI && i % 2) {
        return (ref_kind(r) == REF_BLOCK && ref_index(r) < v->f->nblocks) ||
               FAIL(v, "function '%s': phi operand %u is no block", func_name(v), i);
    }
    if (ref_kind(r) == REF_REG ? ref_index(r) < v->f->nregs : is_global_ref(v->u, r))
        return true;
    return FAIL(v, "function '%s': operand %u of '%s' is out of range", func_name(v), i,
                ir_op_info(s->op)->text);
}

/* address: base, constant, {stride, index, count}. */
static bool is_addr_shape(const struct ir_stmt *s, const ir_ref *args)
{
    if ((s->nargs - 2) % 3 != 0 || !is_int_ref(args[1]))
        return false;
    for (uint32_t i = 2; i < s->nargs; i += 3)
        if (!is_int_ref(args[i]) || !is_int_ref(args[i + 2]))
            return false;
    return true;
}

static bool is_switch_shape(const struct ir_stmt *s, const ir_ref *args)
{
    for (uint32_t i = 1; i < s->nargs; i++)
        if (!is_int_ref(args[i]))
            return false;
    return true;
}

static bool is_sym_ref(const struct ir_unit *u, ir_ref r, enum ir_sym_kind kind)
{
    return ref_kind(r) == REF_SYM && is_sym_of(u, ref_index(r), kind);
}

/* The shape of operands and of `sub` and `aux`, where the operation fixes them. */
static bool is_op_shape(const struct ir_unit *u, const struct ir_stmt *s, const ir_ref *args)
{
    switch (s->op) {
    case IR_PHI:
        return s->nargs % 2 == 0;
    case IR_ADDR:
        return is_addr_shape(s, args);
    case IR_SWITCH:
        return is_switch_shape(s, args);
    case IR_CMP:
        return s->sub <= CMP_SGE;
    case IR_RMW:
        return s->aux <= RMW_OTHER && s->sub <= ORDER_SEQ_CST;
    case IR_LOAD:
    case IR_STORE:
    case IR_CMPXCHG:
    case IR_FENCE:
        return s->sub <= ORDER_SEQ_CST;
    case IR_NEW:
    case IR_CLASSINIT:
        return is_sym_ref(u, args[0], SYM_CLASS);
    case IR_VCALL:
        return is_sym_ref(u, args[0], SYM_FUNC);
    case IR_FIELD:
        return is_sym_ref(u, args[1], SYM_FIELD);
    case IR_CAST:
        return is_sym_ref(u, args[1], SYM_CLASS) || is_sym_ref(u, args[1], SYM_VAR);
    default:
        return true;
    }
}

static bool check_defs(struct verifier *v, const struct ir_stmt *s, const struct ir_op_info *op)
{
    bool has_dst = s->dst != IR_NO_REG;
    if ((op->dst == 0 && has_dst) || (op->dst == 1 && !has_dst))
        return FAIL(v, "function '%s': '%s' with%s a result", func_name(v), op->text,
                    has_dst ? "" : "out");
    if (has_dst && !define_reg(v, s->dst))
        return false;
    if (s->op == IR_CMPXCHG && s->aux != IR_NO_REG)
        return define_reg(v, s->aux);
    return true;
}

static bool check_pos(struct verifier *v, const struct ir_stmt *s, const struct ir_pos *pos)
{
    uint32_t limit = s->dst == IR_NO_REG ? 1 : v->u->ntypes;
    if (s->op == IR_ALLOCA)
        limit = v->u->nvars + 1;
    if (pos->scope >= v->u->nscopes || pos->hint >= limit)
        return FAIL(v, "function '%s': position of '%s' is out of range", func_name(v),
                    ir_op_info(s->op)->text);
    return true;
}

static bool check_stmt(struct verifier *v, uint32_t i, uint32_t *next_arg)
{
    const struct ir_func *f = v->f;
    const struct ir_stmt *s = &v->u->stmts[f->first_stmt + i];
    if (s->op >= IR_OP_COUNT)
        return FAIL(v, "function '%s': statement %u has unknown operation %u", func_name(v), i,
                    s->op);
    const struct ir_op_info *op = ir_op_info(s->op);
    if (s->arg != *next_arg || s->nargs > f->nargs - *next_arg)
        return FAIL(v, "function '%s': operands of statement %u do not follow those before",
                    func_name(v), i);
    *next_arg += s->nargs;
    if (s->nargs < (uint32_t)op->min || (op->max >= 0 && s->nargs > (uint32_t)op->max))
        return FAIL(v, "function '%s': '%s' with %u operands", func_name(v), op->text, s->nargs);
    const ir_ref *args = ir_args(v->u, f, s);
    for (uint32_t k = 0; k < s->nargs; k++)
        if (!check_arg(v, s, k, args[k]))
            return false;
    if (!is_op_shape(v->u, s, args))
        return FAIL(v, "function '%s': '%s' in statement %u is malformed", func_name(v), op->text,
                    i);
    return check_defs(v, s, op) && check_pos(v, s, &v->u->positions[f->first_stmt + i]);
}

static bool is_succ_count(const struct ir_stmt *last, uint32_t n)
{
    switch (last->op) {
    case IR_JUMP:
        return n == 1;
    case IR_BRANCH:
    case IR_INVOKE:
        return n == 2;
    case IR_SWITCH:
        return n == last->nargs;
    case IR_INDIRECT:
        return true;
    default:
        return n == 0;
    }
}

static bool check_block(struct verifier *v, uint32_t i, uint32_t *next_stmt, uint32_t *next_succ)
{
    const struct ir_func *f = v->f;
    const struct ir_block *b = &v->u->blocks[f->first_block + i];
    if (b->first != *next_stmt || b->count == 0 || b->count > f->nstmts - *next_stmt)
        return FAIL(v, "function '%s': block %u is empty or out of place", func_name(v), i);
    if (b->succ != *next_succ || b->nsuccs > f->nsuccs - *next_succ)
        return FAIL(v, "function '%s': successors of block %u out of place", func_name(v), i);
    *next_stmt += b->count;
    *next_succ += b->nsuccs;

    const struct ir_stmt *stmts = ir_func_stmts(v->u, f) + b->first;
    for (uint32_t k = 0; k < b->count; k++) {
        if (stmts[k].op >= IR_OP_COUNT)
            continue; /* check_stmt says so */
        bool is_last = k + 1 == b->count;
        if (is_last != !!(ir_op_info(stmts[k].op)->flags & OPF_TERM))
            return FAIL(v, "function '%s': block %u %s", func_name(v), i,
                        is_last ? "does not end with a terminator" : "goes on after a terminator");
    }
    if (!is_succ_count(&stmts[b->count - 1], b->nsuccs))
        return FAIL(v, "function '%s': block %u has %u successors", func_name(v), i, b->nsuccs);
    const uint32_t *succs = ir_succs(v->u, f, b);
    for (uint32_t k = 0; k < b->nsuccs; k++)
        if (succs[k] >= f->nblocks)
            return FAIL(v, "function '%s': successor of block %u out of range", func_name(v), i);
    return true;
}

static bool check_func_body(struct verifier *v)
{
    const struct ir_func *f = v->f;
    uint32_t stmt = 0, succ = 0, arg = 0;
    v->defined.n = 0;
    v->ndefined = f->nparams;
    (void)vec_extend(&v->defined, (size_t)f->nregs / 32 + 1);
    for (uint32_t i = 0; i < f->nblocks; i++)
        if (!check_block(v, i, &stmt, &succ))
            return false;
    if (stmt != f->nstmts || succ != f->nsuccs)
        return FAIL(v, "function '%s': statements outside any block", func_name(v));
    for (uint32_t i = 0; i < f->nstmts; i++)
        if (!check_stmt(v, i, &arg))
            return false;
    if (v->ndefined != f->nregs)
        return FAIL(v, "function '%s': registers without definition", func_name(v));
    return arg == f->nargs || FAIL(v, "function '%s': operands of no statement", func_name(v));
}

static bool check_func_frame(struct verifier *v, const struct ir_func *next)
{
    const struct ir_func *f = v->f;
    const struct ir_unit *u = v->u;
    if (f->sym >= u->nsyms || u->syms[f->sym].func != (uint32_t)(f - u->funcs))
        return FAIL(v, "function %zu is not that of its symbol", (size_t)(f - u->funcs));
    if (f->first_block != next->first_block || f->nblocks > u->nblocks - f->first_block ||
        f->first_stmt != next->first_stmt || f->nstmts > u->nstmts - f->first_stmt ||
        f->first_arg != next->first_arg || f->nargs > u->nargs - f->first_arg ||
        f->first_succ != next->first_succ || f->nsuccs > u->nsuccs - f->first_succ)
        return FAIL(v, "function '%s' does not follow the one before", func_name(v));
    if (f->nblocks == 0 || f->scope >= u->nscopes)
        return FAIL(v, "function '%s' has no block or a scope out of range", func_name(v));
    if (f->nparams > IR_MAX_PARAMS || f->nregs < f->nparams || f->nregs > REF_MASK ||
        f->nblocks > REF_MASK ||
        f->nregs - f->nparams > 2 * (uint64_t)f->nstmts) /* bounds the memory of the check */
        return FAIL(v, "function '%s' has %u registers, %u parameters", func_name(v), f->nregs,
                    f->nparams);
    return true;
}

static bool check_funcs(struct verifier *v)
{
    const struct ir_unit *u = v->u;
    struct ir_func next = {0}; /* where the next function's arrays must start */
    for (uint32_t i = 0; i < u->nfuncs; i++) {
        v->f = &u->funcs[i];
        if (!check_func_frame(v, &next) || !check_func_body(v))
            return false;
        next.first_block += v->f->nblocks;
        next.first_stmt += v->f->nstmts;
        next.first_arg += v->f->nargs;
        next.first_succ += v->f->nsuccs;
    }
    if (next.first_block != u->nblocks || next.first_stmt != u->nstmts ||
        next.first_arg != u->nargs || next.first_succ != u->nsuccs)
        return FAIL(v, "statements of no function");
    return true;
}

bool ir_verify(const struct ir_unit *u, struct diag *d)
{
    struct verifier v = {.u = u, .d = d};
    bool is_good = check_strings(&v) && check_constants(&v) && check_scopes(&v) &&
                   check_types(&v) && check_syms(&v) && check_sym_names(&v) && check_classes(&v) &&
                   check_funcs(&v) && check_ctors_and_losses(&v);
    if (is_good && u->pointer_size != 4 && u->pointer_size != 8)
        is_good = FAIL(&v, "pointers of %u bytes", u->pointer_size);
    vec_release(&v.defined);
    return is_good;
}
