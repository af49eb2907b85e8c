/*
 * Prints a unit in the text form of doc/ir.md. The order of items is that of the arrays, so that
 * parsing gives the same indices: header, scopes, types, variables, symbols with their functions,
 * constructors, losses.
 */
#include "ir/text.h"
#include "ir/text_int.h"

static void print_string(const char *s, struct strbuf *out)
{
    strbuf_addc(out, '"');
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '"' || c == '\\')
            strbuf_addf(out, "\\%c", c);
        else if (c == '\n')
            strbuf_adds(out, "\\n");
        else if (c == '\t')
            strbuf_adds(out, "\\t");
        else if (c < 0x20 || c == 0x7f)
            strbuf_addf(out, "\\x%02x", c);
        else
            strbuf_addc(out, (char)c);
    }
    strbuf_addc(out, '"');
}

static void print_sym_name(const struct ir_unit *u, uint32_t sym, struct strbuf *out)
{
    const char *name = ir_str(u, u->syms[sym].name);
    strbuf_addc(out, '@');
    if (lex_is_plain_name(name))
        strbuf_adds(out, name);
    else
        print_string(name, out);
}

static void print_number_if(const char *word, uint64_t value, struct strbuf *out)
{
    if (value)
        strbuf_addf(out, " %s %" PRIu64, word, value);
}

static void print_string_if(const struct ir_unit *u, const char *word, uint32_t s,
                            struct strbuf *out)
{
    if (!s)
        return;
    strbuf_addf(out, " %s ", word);
    print_string(ir_str(u, s), out);
}

static void print_flag_words(const struct ir_word *table, uint32_t flags, struct strbuf *out)
{
    for (; table->text; table++)
        if (flags & table->value)
            strbuf_addf(out, " %s", table->text);
}

static void print_offset(int64_t offset, struct strbuf *out)
{
    if (offset < 0)
        strbuf_addf(out, " - %" PRIu64, 0 - (uint64_t)offset);
    else
        strbuf_addf(out, " + %" PRId64, offset);
}

static void print_ref(const struct ir_unit *u, ir_ref r, struct strbuf *out)
{
    uint32_t i = ref_index(r);
    switch (ref_kind(r)) {
    case REF_REG:
        strbuf_addf(out, "%%%u", i);
        break;
    case REF_IMM:
        strbuf_addf(out, "%d", ref_imm(r));
        break;
    case REF_INT:
        strbuf_addf(out, "%" PRId64, u->ints[i]);
        break;
    case REF_SYM:
        print_sym_name(u, i, out);
        break;
    case REF_ADDR:
        strbuf_addc(out, '(');
        print_sym_name(u, u->addrs[i].sym, out);
        print_offset(u->addrs[i].offset, out);
        strbuf_addc(out, ')');
        break;
    case REF_BLOCK:
        strbuf_addf(out, "b%u", i);
        break;
    default:
        strbuf_adds(out, "undef");
    }
}

/* ---- statements ---- */

struct stmt_printer {
    const struct ir_unit *u;
    const struct ir_stmt *s;
    const ir_ref *args;
    const uint32_t *succs; /* of the statement's block */
    uint32_t nsuccs;
    struct strbuf *out;
};

static void print_arg(const struct stmt_printer *p, uint32_t i)
{
    print_ref(p->u, p->args[i], p->out);
}

static void print_args(const struct stmt_printer *p, uint32_t from)
{
    for (uint32_t i = from; i < p->s->nargs; i++) {
        if (i > from)
            strbuf_adds(p->out, ", ");
        print_arg(p, i);
    }
}

static void print_succs(const struct stmt_printer *p, const char *before)
{
    for (uint32_t i = 0; i < p->nsuccs; i++)
        strbuf_addf(p->out, "%sb%u", i ? ", " : before, p->succs[i]);
}

static void print_addr(const struct stmt_printer *p)
{
    int64_t constant = 0, stride = 0, count = 0;
    print_arg(p, 0);
    if (ir_ref_int(p->u, p->args[1], &constant) && (constant || p->s->nargs == 2))
        print_offset(constant, p->out);
    for (uint32_t i = 2; i + 2 < p->s->nargs; i += 3) {
        (void)ir_ref_int(p->u, p->args[i], &stride);
        print_offset(stride, p->out);
        strbuf_addc(p->out, '*');
        print_arg(p, i + 1);
        if (ir_ref_int(p->u, p->args[i + 2], &count) && count)
            strbuf_addf(p->out, "[%" PRId64 "]", count);
    }
}

static void print_phi(const struct stmt_printer *p)
{
    for (uint32_t i = 0; i + 1 < p->s->nargs; i += 2) {
        strbuf_adds(p->out, i ? ", [" : "[");
        print_arg(p, i);
        strbuf_adds(p->out, ", ");
        print_arg(p, i + 1);
        strbuf_addc(p->out, ']');
    }
}

static void print_switch(const struct stmt_printer *p)
{
    print_arg(p, 0);
    strbuf_addf(p->out, ", b%u [", p->succs[0]);
    for (uint32_t i = 1; i < p->s->nargs && i < p->nsuccs; i++) {
        strbuf_adds(p->out, i > 1 ? ", " : "");
        print_arg(p, i);
        strbuf_addf(p->out, ": b%u", p->succs[i]);
    }
    strbuf_addc(p->out, ']');
}

static void print_operands(const struct stmt_printer *p)
{
    switch (p->s->op) {
    case IR_ADDR:
        print_addr(p);
        break;
    case IR_PHI:
        print_phi(p);
        break;
    case IR_CALL:
    case IR_VCALL:
        print_arg(p, 0);
        strbuf_addc(p->out, '(');
        print_args(p, 1);
        strbuf_addc(p->out, ')');
        break;
    case IR_SWITCH:
        print_switch(p);
        break;
    case IR_INDIRECT:
        print_args(p, 0);
        strbuf_adds(p->out, " [");
        print_succs(p, "");
        strbuf_addc(p->out, ']');
        break;
    default:
        print_args(p, 0);
        print_succs(p, p->s->nargs ? ", " : "");
    }
}

static void print_defs(const struct ir_stmt *s, struct strbuf *out)
{
    bool has_success = s->op == IR_CMPXCHG && s->aux != IR_NO_REG;
    if (s->dst != IR_NO_REG)
        strbuf_addf(out, "%%%u", s->dst);
    else if (has_success)
        strbuf_addc(out, '_');
    if (has_success)
        strbuf_addf(out, ", %%%u", s->aux);
    if (s->dst != IR_NO_REG || has_success)
        strbuf_adds(out, " = ");
}

static void print_op(const struct ir_stmt *s, struct strbuf *out)
{
    strbuf_adds(out, ir_op_info(s->op)->text);
    if (s->op == IR_CMP)
        strbuf_addf(out, " %s", ir_word_text(ir_cmp_words, s->sub));
    if (s->op == IR_RMW)
        strbuf_addf(out, " %s", ir_word_text(ir_rmw_words, s->aux));
    if (ir_op_is_sized(s->op))
        strbuf_addf(out, " %u", s->size);
    if (s->op == IR_ALLOCA && s->nargs)
        strbuf_addc(out, ',');
    if (s->nargs || s->op == IR_JUMP || s->op == IR_INVOKE)
        strbuf_addc(out, ' ');
}

/* What the operation's own syntax does not show. */
static void print_stmt_attributes(const struct ir_unit *u, const struct ir_stmt *s,
                                  struct strbuf *out)
{
    if (ir_op_has_order(s->op) && s->sub)
        strbuf_addf(out, " %s", ir_word_text(ir_order_words, s->sub));
    bool is_ptr = s->flags & IRF_PTR;
    if (is_ptr != ir_op_is_ptr(s->op, s->size, u->pointer_size))
        strbuf_adds(out, is_ptr ? " ptr" : " noptr");
    uint32_t known = ir_word_all(ir_stmt_flag_words) | IRF_PTR;
    if (s->flags & ~known)
        print_number_if("flags", s->flags, out);
    else
        print_flag_words(ir_stmt_flag_words, s->flags, out);
    if (!ir_op_is_sized(s->op))
        print_number_if("size", s->size, out);
    if (!ir_op_has_order(s->op) && s->op != IR_CMP)
        print_number_if("sub", s->sub, out);
    if (s->op != IR_CMPXCHG && s->op != IR_RMW)
        print_number_if("aux", s->aux, out);
}

static void print_stmt_in_block(const struct ir_unit *u, const struct ir_func *f,
                                const struct ir_block *b, const struct ir_stmt *s,
                                struct strbuf *out)
{
    struct stmt_printer p = {.u = u, .s = s, .args = ir_args(u, f, s), .out = out};
    if (ir_op_info(s->op)->flags & OPF_TERM) {
        p.succs = ir_succs(u, f, b);
        p.nsuccs = b->nsuccs;
    }
    print_defs(s, out);
    print_op(s, out);
    print_operands(&p);
    print_stmt_attributes(u, s, out);
}

/* The block of a statement: the last one that does not start behind it. */
static const struct ir_block *block_of(const struct ir_unit *u, const struct ir_func *f,
                                       uint32_t stmt)
{
    const struct ir_block *blocks = u->blocks + f->first_block;
    uint32_t low = 0, high = f->nblocks;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (blocks[middle].first <= stmt)
            low = middle;
        else
            high = middle;
    }
    return &blocks[low];
}

void ir_print_stmt(const struct ir_unit *u, const struct ir_func *f, const struct ir_stmt *s,
                   struct strbuf *out)
{
    uint32_t local = (uint32_t)(s - ir_func_stmts(u, f));
    print_stmt_in_block(u, f, block_of(u, f, local), s, out);
}

/* ---- functions ---- */

static void print_place(const char *mark, uint32_t line, uint32_t column, uint32_t scope,
                        struct strbuf *out)
{
    if (!line && !column && !scope)
        return;
    strbuf_addf(out, " %s %u", mark, line);
    if (column)
        strbuf_addf(out, ":%u", column);
    strbuf_addf(out, " in %u", scope);
}

static void print_block(const struct ir_unit *u, const struct ir_func *f, uint32_t number,
                        struct strbuf *out)
{
    const struct ir_block *b = &u->blocks[f->first_block + number];
    strbuf_addf(out, "b%u:\n", number);
    for (uint32_t i = 0; i < b->count; i++) {
        uint32_t at = f->first_stmt + b->first + i;
        const struct ir_pos *pos = &u->positions[at];
        strbuf_adds(out, "  ");
        print_stmt_in_block(u, f, b, &u->stmts[at], out);
        print_number_if("hint", pos->hint, out);
        print_place("!", pos->line, pos->column, pos->scope, out);
        strbuf_addc(out, '\n');
    }
}

static void print_params(const struct ir_func *f, struct strbuf *out)
{
    strbuf_addc(out, '(');
    for (uint32_t i = 0; i < f->nparams; i++)
        strbuf_addf(out, "%s%%%u", i ? ", " : "", i);
    if (f->flags & FUNC_VARIADIC)
        strbuf_adds(out, f->nparams ? ", ..." : "...");
    strbuf_addc(out, ')');
}

/* Flags that words on a func line give to symbol and function alike; else numbers are printed. */
static bool has_plain_func_flags(const struct ir_sym *s, const struct ir_func *f)
{
    uint32_t known = ir_word_all(ir_sym_flag_words) | SYMF_DEFINED;
    return !(s->flags & ~known) && !(f->flags & ~(FUNC_VARIADIC | FUNC_NORETURN | FUNC_HAS_EH)) &&
           !(f->flags & FUNC_VARIADIC) == !(s->flags & SYMF_VARIADIC) &&
           !(f->flags & FUNC_NORETURN) == !(s->flags & SYMF_NORETURN);
}

static void print_sym_details(const struct ir_unit *u, const struct ir_sym *s, struct strbuf *out)
{
    if (s->linkage != LINK_EXTERNAL)
        strbuf_addf(out, " %s", ir_word_text(ir_linkage_words, s->linkage));
    print_number_if("size", s->size, out);
    print_string_if(u, "pretty", s->pretty, out);
    print_string_if(u, "comdat", s->comdat, out);
    print_number_if("type", s->type, out);
    if (s->object_class) {
        strbuf_adds(out, " object ");
        print_sym_name(u, s->object_class - 1, out);
    }
}

static void print_func(const struct ir_unit *u, const struct ir_func *f, bool was_declared,
                       struct strbuf *out)
{
    const struct ir_sym *s = &u->syms[f->sym];
    strbuf_adds(out, "func ");
    print_sym_name(u, f->sym, out);
    print_params(f, out);
    if (!was_declared)
        print_sym_details(u, s, out);
    if (!has_plain_func_flags(s, f) || (was_declared && f->flags & ~FUNC_VARIADIC))
        strbuf_addf(out, " flags %u %u", s->flags, f->flags);
    else if (!was_declared) {
        print_flag_words(ir_sym_flag_words, s->flags & ~SYMF_VARIADIC, out);
        strbuf_adds(out, f->flags & FUNC_HAS_EH ? " eh" : "");
    }
    print_place("!", f->line, 0, f->scope, out);
    if (s->line != f->line || s->scope != f->scope)
        strbuf_addf(out, " at %u in %u", s->line, s->scope);
    strbuf_adds(out, " {\n");
    for (uint32_t i = 0; i < f->nblocks; i++)
        print_block(u, f, i, out);
    strbuf_adds(out, "}\n");
}

/* ---- the other items ---- */

static void print_inits(const struct ir_unit *u, const struct ir_sym *s, struct strbuf *out)
{
    for (uint32_t i = 0; i < s->ninits; i++) {
        const struct ir_init *init = &u->inits[s->first_init + i];
        strbuf_addf(out, "%s%" PRIu64 ": ", i ? ", " : " = {", init->offset);
        print_ref(u, init->value, out);
        bool is_address = ref_kind(init->value) == REF_SYM || ref_kind(init->value) == REF_ADDR;
        if (!is_address || init->size != u->pointer_size)
            strbuf_addf(out, " size %u", init->size);
    }
    if (s->ninits)
        strbuf_addc(out, '}');
}

static const char *sym_keyword(const struct ir_sym *s, bool *is_defined)
{
    *is_defined = true;
    switch (s->kind) {
    case SYM_VAR:
        *is_defined = s->flags & SYMF_DEFINED;
        return *is_defined ? "global" : "extern";
    case SYM_ALIAS:
        return "alias";
    case SYM_IFUNC:
        return "ifunc";
    case SYM_CLASS: /* a classdef follows later if it is defined */
        *is_defined = s->flags & SYMF_DEFINED;
        return "class";
    case SYM_FIELD:
        *is_defined = s->flags & SYMF_DEFINED;
        return "field";
    default:
        *is_defined = false;
        return "declare";
    }
}

static void print_sym(const struct ir_unit *u, uint32_t i, struct strbuf *out)
{
    const struct ir_sym *s = &u->syms[i];
    bool is_defined;
    strbuf_addf(out, "%s ", sym_keyword(s, &is_defined));
    print_sym_name(u, i, out);
    if (!ref_is_none(s->target)) {
        strbuf_adds(out, " = ");
        print_ref(u, s->target, out);
    }
    print_sym_details(u, s, out);
    uint32_t known = ir_word_all(ir_sym_flag_words) | SYMF_DEFINED;
    bool has_body = s->func != IR_NONE; /* follows later and sets the flag itself */
    if (s->flags & ~known || (!has_body && is_defined != !!(s->flags & SYMF_DEFINED)))
        strbuf_addf(out, " flags %u", s->flags);
    else
        print_flag_words(ir_sym_flag_words, s->flags, out);
    print_inits(u, s, out);
    print_place("!", s->line, 0, s->scope, out);
    strbuf_addc(out, '\n');
}

static void print_header(const struct ir_unit *u, struct strbuf *out)
{
    strbuf_adds(out, "unit ");
    print_string(ir_str(u, u->source), out);
    strbuf_addf(out, " pointer %u", u->pointer_size);
    print_string_if(u, "producer", u->producer, out);
    if (u->flags & ~ir_word_all(ir_unit_flag_words))
        strbuf_addf(out, " flags %u", u->flags);
    else
        print_flag_words(ir_unit_flag_words, u->flags, out);
    strbuf_addc(out, '\n');
}

static void print_scopes_and_vars(const struct ir_unit *u, struct strbuf *out)
{
    for (uint32_t i = 1; i < u->nscopes; i++) {
        const struct ir_scope *s = &u->scopes[i];
        strbuf_addf(out, "scope %u ", i);
        print_string(ir_str(u, s->file), out);
        strbuf_addc(out, ' ');
        print_string(ir_str(u, s->function), out);
        if (s->inlined_scope || s->inlined_line)
            strbuf_addf(out, " inlined %u in %u", s->inlined_line, s->inlined_scope);
        strbuf_addc(out, '\n');
    }
    for (uint32_t i = 0; i < u->nvars; i++) {
        strbuf_addf(out, "var %u ", i + 1);
        print_string(ir_str(u, u->vars[i].name), out);
        print_number_if("type", u->vars[i].type, out);
        strbuf_addc(out, '\n');
    }
}

static void print_member(const struct ir_unit *u, const struct ir_member *m, struct strbuf *out)
{
    strbuf_addf(out, "%" PRIu64 ":%u ", m->bit_offset, m->bit_size);
    print_string(ir_str(u, m->name), out);
    print_number_if("type", m->type, out);
    if (m->flags & ~ir_word_all(ir_member_flag_words))
        strbuf_addf(out, " flags %u", m->flags);
    else
        print_flag_words(ir_member_flag_words, m->flags, out);
    print_place("!", m->line, 0, m->scope, out);
}

static void print_types(const struct ir_unit *u, struct strbuf *out)
{
    for (uint32_t i = 1; i < u->ntypes; i++) {
        const struct ir_type *t = &u->types[i];
        strbuf_addf(out, "type %u %s ", i, ir_word_text(ir_type_words, t->kind));
        print_string(ir_str(u, t->name), out);
        print_number_if("size", t->size, out);
        if (ir_type_has_members(t) && (t->kind != TYPE_FUNC || t->count)) {
            strbuf_adds(out, " {");
            for (uint32_t k = 0; k < t->count; k++) {
                strbuf_adds(out, k ? ", " : "");
                print_member(u, &u->members[t->first + k], out);
            }
            strbuf_adds(out, "}\n");
        } else {
            print_number_if("of", t->first, out);
            print_number_if("count", t->count, out);
            strbuf_addc(out, '\n');
        }
    }
}

static void print_class_members(const struct ir_unit *u, const struct ir_class *c,
                                struct strbuf *out)
{
    for (uint32_t i = 0; i < c->nfields; i++) {
        const struct ir_class_field *f = &u->fields[c->first_field + i];
        strbuf_adds(out, f->flags & FIELDF_STATIC ? "  static " : "  field ");
        print_sym_name(u, f->sym, out);
        print_flag_words(ir_field_flag_words, f->flags & ~(uint32_t)FIELDF_STATIC, out);
        if (f->guard) {
            strbuf_adds(out, " guard ");
            print_string(ir_str(u, f->guard), out);
        }
        strbuf_addc(out, '\n');
    }
    for (uint32_t i = 0; i < c->nmethods; i++) {
        const struct ir_class_method *m = &u->methods[c->first_method + i];
        strbuf_adds(out, "  method ");
        print_string(ir_str(u, m->selector), out);
        strbuf_addc(out, ' ');
        print_sym_name(u, m->sym, out);
        print_flag_words(ir_method_flag_words, m->flags, out);
        strbuf_addc(out, '\n');
    }
}

static void print_class_sym_if(const struct ir_unit *u, const char *word, uint32_t sym,
                               struct strbuf *out)
{
    if (sym == IR_NONE)
        return;
    strbuf_adds(out, word);
    print_sym_name(u, sym, out);
}

static void print_classes(const struct ir_unit *u, struct strbuf *out)
{
    for (uint32_t i = 0; i < u->nclasses; i++) {
        const struct ir_class *c = &u->classes[i];
        strbuf_adds(out, "classdef ");
        print_sym_name(u, c->sym, out);
        print_class_sym_if(u, " super ", c->super, out);
        for (uint32_t k = 0; k < c->ninterfaces; k++)
            print_class_sym_if(u, k ? ", " : " implements ", u->interfaces[c->first_interface + k],
                               out);
        print_flag_words(ir_class_flag_words, c->flags, out);
        print_class_sym_if(u, " init ", c->init, out);
        strbuf_adds(out, " {\n");
        print_class_members(u, c, out);
        strbuf_adds(out, "}\n");
    }
}

static void print_ctors_and_losses(const struct ir_unit *u, struct strbuf *out)
{
    for (uint32_t i = 0; i < u->nctors; i++) {
        strbuf_adds(out, u->ctors[i].is_dtor ? "dtor " : "ctor ");
        print_sym_name(u, u->ctors[i].sym, out);
        strbuf_addf(out, " priority %u\n", u->ctors[i].priority);
    }
    for (uint32_t i = 0; i < u->nremarks; i++) {
        strbuf_adds(out, "remark ");
        print_sym_name(u, u->remarks[i].sym, out);
        strbuf_addc(out, ' ');
        print_string(ir_str(u, u->remarks[i].text), out);
        strbuf_addc(out, '\n');
    }
    for (uint32_t i = 0; i < u->nlosses; i++) {
        const struct ir_loss *l = &u->losses[i];
        strbuf_addf(out, "loss %s ", ir_word_text(ir_loss_words, l->kind));
        print_string(ir_str(u, l->text), out);
        if (l->func != IR_NONE) {
            strbuf_adds(out, " in ");
            print_sym_name(u, u->funcs[l->func].sym, out);
        }
        if (l->stmt != IR_NONE)
            strbuf_addf(out, " stmt %u", l->stmt);
        strbuf_addc(out, '\n');
    }
}

void ir_print(const struct ir_unit *u, struct strbuf *out)
{
    print_header(u, out);
    print_types(u, out);
    print_scopes_and_vars(u, out);
    /* A function stands where its symbol does if that keeps the order of functions. */
    uint32_t next_func = 0;
    for (uint32_t i = 0; i < u->nsyms; i++) {
        if (u->syms[i].func == next_func)
            print_func(u, &u->funcs[next_func++], false, out);
        else
            print_sym(u, i, out);
    }
    for (; next_func < u->nfuncs; next_func++)
        print_func(u, &u->funcs[next_func], true, out);
    print_classes(u, out);
    print_ctors_and_losses(u, out);
}
