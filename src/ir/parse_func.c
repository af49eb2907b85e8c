/* Text parser, function bodies: labels are collected first, then statements line by line. */
#include "ir/parse_int.h"

/* ---- labels ---- */

/* Numbers the labels of the body that starts here; the lexer is left where it was. */
static void collect_labels(struct parser *p)
{
    struct lexer saved = p->lex;
    uint32_t next = 0;
    bool has_code = false;
    for (;;) {
        struct token t = lex_next(&p->lex);
        if (t.kind == TOKEN_END || (t.kind == TOKEN_PUNCT && t.punct == '}'))
            break;
        if (t.kind == TOKEN_NEWLINE)
            continue;
        if (t.kind == TOKEN_WORD && lex_looks_at(&p->lex, ':')) {
            struct parse_name *m = parse_meaning(p, t.id);
            if (m->label_epoch != p->epoch) {
                m->label_epoch = p->epoch;
                m->label = next;
            }
            next++;
        } else if (!has_code && next == 0) {
            next = 1; /* statements before any label: a block without name */
        }
        has_code = true;
        lex_skip_line(&p->lex);
    }
    saved.buf = p->lex.buf;
    p->lex = saved;
}

static uint32_t parse_label(struct parser *p)
{
    if (p->tok.kind != TOKEN_WORD)
        return parse_expected(p, "a label");
    const struct parse_name *m = parse_meaning(p, p->tok.id);
    if (m->label_epoch != p->epoch)
        return parse_fail(p, "label '%s' does not exist", p->tok.text);
    uint32_t label = m->label;
    parse_advance(p);
    return label;
}

static void parse_succ(struct parser *p)
{
    vec_push(&p->succs, parse_label(p));
}

/* ---- operands of the operations with a syntax of their own ---- */

static void parse_arg(struct parser *p, enum operand_mode mode)
{
    ir_ref r = parse_operand(p, mode);
    vec_push(&p->args, r);
}

static void parse_arg_list(struct parser *p)
{
    do
        parse_arg(p, OPERAND_OFFSET);
    while (parse_accept_punct(p, ','));
}

static int64_t negate_if(int64_t value, bool is_negative)
{
    return is_negative ? (int64_t)(0 - (uint64_t)value) : value;
}

/* `constant` or `stride * index [count]`, after its sign. */
static void parse_addr_term(struct parser *p, bool is_negative, bool *has_constant)
{
    /* the magnitude of the smallest integer is one more than the largest integer */
    if (is_negative && p->tok.kind == TOKEN_INT && p->tok.magnitude == (uint64_t)1 << 63)
        p->tok.is_negative = true;
    int64_t value = negate_if(parse_i64(p), is_negative);
    if (!parse_accept_punct(p, '*')) {
        if (*has_constant)
            parse_fail(p, "address with two constants");
        *has_constant = true;
        p->args.at[1] = ir_build_int(p->b, value);
        return;
    }
    vec_push(&p->args, ir_build_int(p->b, value));
    parse_arg(p, OPERAND_PLAIN);
    ir_ref count = ref_make(REF_IMM, 0);
    if (parse_accept_punct(p, '[')) {
        count = ir_build_int(p->b, parse_i64(p));
        parse_punct(p, ']');
    }
    vec_push(&p->args, count);
}

static void parse_addr(struct parser *p)
{
    bool has_constant = false;
    parse_arg(p, OPERAND_PLAIN);
    vec_push(&p->args, ref_make(REF_IMM, 0));
    while (!p->failed) {
        if (parse_accept_punct(p, '+'))
            parse_addr_term(p, false, &has_constant);
        else if (parse_accept_punct(p, '-'))
            parse_addr_term(p, true, &has_constant);
        else if (p->tok.kind == TOKEN_INT && p->tok.is_negative)
            parse_addr_term(p, false, &has_constant);
        else
            break;
    }
}

static void parse_phi(struct parser *p)
{
    if (!parse_at_punct(p, '['))
        return;
    do {
        parse_punct(p, '[');
        parse_arg(p, OPERAND_OFFSET);
        parse_punct(p, ',');
        vec_push(&p->args, ref_make(REF_BLOCK, parse_label(p)));
        parse_punct(p, ']');
    } while (parse_accept_punct(p, ','));
}

static void parse_call(struct parser *p)
{
    parse_arg(p, OPERAND_CALLEE);
    parse_punct(p, '(');
    if (!parse_at_punct(p, ')'))
        parse_arg_list(p);
    parse_punct(p, ')');
}

static void parse_switch(struct parser *p)
{
    parse_arg(p, OPERAND_OFFSET);
    parse_punct(p, ',');
    parse_succ(p);
    parse_punct(p, '[');
    if (parse_accept_punct(p, ']'))
        return;
    do {
        vec_push(&p->args, ir_build_int(p->b, parse_i64(p)));
        parse_punct(p, ':');
        parse_succ(p);
    } while (parse_accept_punct(p, ','));
    parse_punct(p, ']');
}

static void parse_indirect(struct parser *p)
{
    parse_arg(p, OPERAND_OFFSET);
    parse_punct(p, '[');
    if (parse_accept_punct(p, ']'))
        return;
    do
        parse_succ(p);
    while (parse_accept_punct(p, ','));
    parse_punct(p, ']');
}

static void parse_operands(struct parser *p, const struct ir_stmt *s)
{
    switch (s->op) {
    case IR_ADDR:
        parse_addr(p);
        break;
    case IR_PHI:
        parse_phi(p);
        break;
    case IR_CALL:
    case IR_VCALL:
        parse_call(p);
        break;
    case IR_SWITCH:
        parse_switch(p);
        break;
    case IR_INDIRECT:
        parse_indirect(p);
        break;
    case IR_JUMP:
        parse_succ(p);
        break;
    case IR_BRANCH:
        parse_arg(p, OPERAND_OFFSET);
        parse_punct(p, ',');
        parse_succ(p);
        parse_punct(p, ',');
        parse_succ(p);
        break;
    case IR_INVOKE:
        parse_succ(p);
        parse_punct(p, ',');
        parse_succ(p);
        break;
    case IR_ALLOCA:
        if (parse_accept_punct(p, ','))
            parse_arg(p, OPERAND_OFFSET);
        break;
    default:
        if (parse_at_operand(p))
            parse_arg_list(p);
    }
}

/* ---- attributes ---- */

static bool parse_number_attribute(struct parser *p, struct ir_stmt *s, struct ir_pos *pos)
{
    if (parse_accept_word(p, "size"))
        s->size = parse_u32(p);
    else if (parse_accept_word(p, "aux"))
        s->aux = parse_u32(p);
    else if (parse_accept_word(p, "sub"))
        s->sub = (uint16_t)parse_u32(p);
    else if (parse_accept_word(p, "flags"))
        s->flags = (uint8_t)parse_u32(p);
    else if (parse_accept_word(p, "hint"))
        pos->hint = parse_u32(p);
    else
        return false;
    return true;
}

static bool parse_word_attribute(struct parser *p, struct ir_stmt *s)
{
    const struct ir_word *w;
    if (p->tok.kind != TOKEN_WORD)
        return false;
    if (ir_op_has_order(s->op) && (w = ir_word_find(ir_order_words, p->tok.text)))
        s->sub = (uint16_t)w->value;
    else if ((w = ir_word_find(ir_stmt_flag_words, p->tok.text)))
        s->flags |= (uint8_t)w->value;
    else if (parse_at_word(p, "ptr"))
        s->flags |= IRF_PTR;
    else if (parse_at_word(p, "noptr"))
        s->flags &= (uint8_t)~IRF_PTR;
    else
        return false;
    parse_advance(p);
    return true;
}

/* An alloca may name its variable directly. */
static bool parse_var_name(struct parser *p, const struct ir_stmt *s, struct ir_pos *pos)
{
    if (s->op != IR_ALLOCA || p->tok.kind != TOKEN_STRING)
        return false;
    pos->hint = ir_build_var(p->b, p->tok.text, 0) + 1;
    p->nvars++;
    parse_advance(p);
    return true;
}

static void parse_attributes(struct parser *p, struct ir_stmt *s, struct ir_pos *pos)
{
    while (parse_number_attribute(p, s, pos) || parse_word_attribute(p, s) ||
           parse_var_name(p, s, pos))
        continue;
    if (parse_accept_punct(p, '!')) {
        uint32_t hint = pos->hint;
        *pos = parse_place(p);
        pos->hint = hint;
    }
}

/* ---- statements ---- */

static uint32_t parse_choice(struct parser *p, const struct ir_word *table, const char *what)
{
    const struct ir_word *w = p->tok.kind == TOKEN_WORD ? ir_word_find(table, p->tok.text) : NULL;
    if (!w)
        return parse_expected(p, what);
    parse_advance(p);
    return w->value;
}

/* `%a =`, `%a, %b =` or `_, %b =`. */
static void parse_definitions(struct parser *p, struct ir_stmt *s)
{
    bool is_skipped = p->tok.kind == TOKEN_WORD && strcmp(p->tok.text, "_") == 0;
    if (p->tok.kind != TOKEN_REG && !is_skipped)
        return;
    if (is_skipped)
        parse_advance(p);
    else
        s->dst = ref_index(parse_register(p, true));
    if (parse_accept_punct(p, ','))
        s->aux = ref_index(parse_register(p, true));
    parse_punct(p, '=');
}

static void parse_op(struct parser *p, struct ir_stmt *s)
{
    uint32_t id = p->tok.id;
    if (p->tok.kind != TOKEN_WORD || id >= p->op_of.n || !p->op_of.at[id]) {
        parse_expected(p, "an operation");
        return;
    }
    s->op = (uint8_t)(p->op_of.at[id] - 1);
    if (s->aux != IR_NO_REG && s->op != IR_CMPXCHG)
        parse_fail(p, "'%s' defines one register only", p->tok.text);
    if (s->op != IR_CMPXCHG)
        s->aux = 0;
    parse_advance(p);
    if (s->op == IR_CMP)
        s->sub = (uint16_t)parse_choice(p, ir_cmp_words, "a comparison (eq, slt, ...)");
    if (s->op == IR_RMW)
        s->aux = parse_choice(p, ir_rmw_words, "what to do (add, xchg, ...)");
    if (ir_op_is_sized(s->op))
        s->size = parse_u32(p);
    if (ir_op_is_ptr(s->op, s->size, p->pointer_size))
        s->flags |= IRF_PTR;
}

/* Whether the numbers of operands and results fit the operation. */
static bool check_counts(struct parser *p, const struct ir_stmt *s)
{
    const struct ir_op_info *op = ir_op_info(s->op);
    if (p->args.n < (size_t)op->min || (op->max >= 0 && p->args.n > (size_t)op->max))
        return parse_fail(p, "'%s' cannot have %zu operands", op->text, p->args.n);
    if (op->dst == 0 && s->dst != IR_NO_REG)
        return parse_fail(p, "'%s' cannot define a register", op->text);
    if (op->dst == 1 && s->dst == IR_NO_REG)
        return parse_fail(p, "'%s' must define a register", op->text);
    return !p->failed;
}

static void parse_stmt(struct parser *p)
{
    struct ir_stmt s = {.dst = IR_NO_REG, .aux = IR_NO_REG};
    struct ir_pos pos = {0};
    vec_clear(&p->args);
    vec_clear(&p->succs);
    parse_definitions(p, &s);
    parse_op(p, &s);
    if (p->failed)
        return;
    parse_operands(p, &s);
    parse_attributes(p, &s, &pos);
    if (!check_counts(p, &s))
        return;
    parse_end_of_line(p);
    ir_build_stmt(p->b, s, p->args.at, (uint32_t)p->args.n, &pos);
    if (ir_op_info(s.op)->flags & OPF_TERM)
        ir_build_succs(p->b, p->succs.at, (uint32_t)p->succs.n);
}

static void check_registers(struct parser *p)
{
    for (size_t i = 0; i < p->regs.n && !p->failed; i++)
        if (!p->regs.at[i].is_defined) {
            p->tok.line = p->regs.at[i].line;
            parse_fail(p, "register '%%%s' is never defined",
                       intern_str(&p->names, p->regs.at[i].name));
        }
}

struct body {
    uint32_t nblocks;
    bool is_open; /* the last block has no terminator yet */
};

static void open_block(struct parser *p, struct body *body)
{
    if (body->is_open)
        parse_fail(p, "block before does not end with a terminator");
    ir_build_block(p->b);
    body->nblocks++;
    body->is_open = true;
}

static void parse_body_line(struct parser *p, struct body *body)
{
    if (p->tok.kind == TOKEN_WORD && lex_looks_at(&p->lex, ':')) {
        const struct parse_name *m = parse_meaning(p, p->tok.id);
        if (m->label_epoch != p->epoch || m->label != body->nblocks) {
            parse_fail(p, "label '%s' stands twice", p->tok.text);
            return;
        }
        open_block(p, body);
        parse_advance(p);
        parse_punct(p, ':');
        parse_end_of_line(p);
        return;
    }
    if (!body->is_open && body->nblocks) {
        parse_fail(p, "statement after a terminator, expected a label");
        return;
    }
    if (!body->is_open)
        open_block(p, body);
    uint32_t id = p->tok.id;
    bool is_word = p->tok.kind == TOKEN_WORD && id < p->op_of.n && p->op_of.at[id];
    if (is_word && ir_op_info((enum ir_op)(p->op_of.at[id] - 1))->flags & OPF_TERM)
        body->is_open = false;
    parse_stmt(p);
}

void parse_func_body(struct parser *p)
{
    struct body body = {0};
    collect_labels(p);
    parse_advance(p);
    parse_skip_newlines(p);
    while (!p->failed && !parse_at_punct(p, '}')) {
        if (p->tok.kind == TOKEN_END) {
            parse_expected(p, "'}'");
            return;
        }
        parse_body_line(p, &body);
        parse_skip_newlines(p);
    }
    if (p->failed)
        return;
    if (body.is_open || body.nblocks == 0) {
        parse_fail(p, "function does not end with a terminator");
        return;
    }
    check_registers(p);
    parse_advance(p);
    parse_end_of_line(p);
}
