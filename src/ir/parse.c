/*
 * Text parser (grammar in doc/ir.md). Two walks: the first finds the symbols that items declare,
 * so that code may name them before; the second makes the unit. Names are interned by the lexer
 * and looked up by index, so both walks are linear.
 */
#include "base/map.h"
#include "ir/parse_int.h"
#include "ir/text.h"

/* ---- mistakes ---- */

bool parse_fail(struct parser *p, const char *fmt, ...)
{
    if (p->failed)
        return false;
    p->failed = true;
    struct strbuf message = {0};
    va_list args;
    va_start(args, fmt);
    strbuf_vaddf(&message, fmt, args);
    va_end(args);
    diag_set(p->d, "%s:%u: %s", p->name, p->tok.line, strbuf_str(&message));
    strbuf_release(&message);
    p->tok.kind = TOKEN_END;
    return false;
}

static const char *token_end(const struct parser *p)
{
    const char *c = p->tok.start;
    while (c < p->lex.next && c - p->tok.start < 40)
        c++;
    return c;
}

bool parse_expected(struct parser *p, const char *what)
{
    if (p->tok.kind == TOKEN_NEWLINE)
        return parse_fail(p, "expected %s, found the end of the line", what);
    if (p->tok.kind == TOKEN_END)
        return parse_fail(p, "expected %s, found the end of the text", what);
    const char *start = p->tok.start;
    return parse_fail(p, "expected %s, found '%.*s'", what, (int)(token_end(p) - start), start);
}

/* ---- tokens ---- */

void parse_advance(struct parser *p)
{
    if (p->failed)
        return;
    p->tok = lex_next(&p->lex);
    if (p->lex.problem)
        parse_fail(p, "%s", p->lex.problem);
}

struct parse_name *parse_meaning(struct parser *p, uint32_t name)
{
    if (name >= p->meaning.n)
        (void)vec_extend(&p->meaning, name + 1 - p->meaning.n);
    return &p->meaning.at[name];
}

bool parse_at_punct(const struct parser *p, char c)
{
    return p->tok.kind == TOKEN_PUNCT && p->tok.punct == c;
}

bool parse_at_word(const struct parser *p, const char *word)
{
    return p->tok.kind == TOKEN_WORD && strcmp(p->tok.text, word) == 0;
}

bool parse_accept_punct(struct parser *p, char c)
{
    if (!parse_at_punct(p, c))
        return false;
    parse_advance(p);
    return true;
}

bool parse_accept_word(struct parser *p, const char *word)
{
    if (!parse_at_word(p, word))
        return false;
    parse_advance(p);
    return true;
}

void parse_punct(struct parser *p, char c)
{
    char what[] = {'\'', c, '\'', '\0'};
    if (!parse_accept_punct(p, c))
        parse_expected(p, what);
}

void parse_end_of_line(struct parser *p)
{
    if (p->tok.kind == TOKEN_NEWLINE)
        parse_advance(p);
    else if (p->tok.kind != TOKEN_END)
        parse_expected(p, "the end of the line");
}

void parse_skip_newlines(struct parser *p)
{
    while (p->tok.kind == TOKEN_NEWLINE)
        parse_advance(p);
}

uint64_t parse_u64(struct parser *p)
{
    if (p->tok.kind != TOKEN_INT || p->tok.is_negative)
        return parse_expected(p, "a number");
    uint64_t value = p->tok.magnitude;
    parse_advance(p);
    return value;
}

uint32_t parse_u32(struct parser *p)
{
    if (p->tok.kind == TOKEN_INT && p->tok.magnitude > UINT32_MAX)
        return parse_fail(p, "number too large");
    return (uint32_t)parse_u64(p);
}

int64_t parse_i64(struct parser *p)
{
    if (p->tok.kind != TOKEN_INT)
        return parse_expected(p, "a number");
    uint64_t limit = (uint64_t)1 << 63;
    uint64_t value = p->tok.magnitude;
    if (p->tok.is_negative ? value > limit : value >= limit && !p->tok.is_hex)
        return parse_fail(p, "number too large");
    value = p->tok.is_negative ? 0 - value : value;
    parse_advance(p);
    return (int64_t)value;
}

uint32_t parse_string(struct parser *p)
{
    if (p->tok.kind != TOKEN_STRING)
        return parse_expected(p, "a string");
    uint32_t id = p->tok.id;
    parse_advance(p);
    return id;
}

const char *parse_str(struct parser *p)
{
    return intern_str(&p->names, parse_string(p));
}

/* ---- operands and places ---- */

ir_ref parse_register(struct parser *p, bool is_definition)
{
    if (p->tok.kind != TOKEN_REG) {
        parse_expected(p, "a register");
        return (ir_ref){0};
    }
    struct parse_name *m = parse_meaning(p, p->tok.id);
    if (m->reg_epoch != p->epoch) {
        m->reg_epoch = p->epoch;
        m->reg = ir_build_reg(p->b);
        vec_push(&p->regs, ((struct parse_reg){.name = p->tok.id, .line = p->tok.line}));
    }
    uint32_t reg = m->reg;
    struct parse_reg *r = &p->regs.at[reg];
    if (is_definition && r->is_defined)
        parse_fail(p, "register '%%%s' is defined twice", p->tok.text);
    r->is_defined |= is_definition;
    parse_advance(p);
    return ref_make(REF_REG, reg);
}

/* Calling a function that nothing declares declares it: tests need not list the library. */
uint32_t parse_named_sym(struct parser *p, enum ir_sym_kind kind)
{
    if (p->tok.kind != TOKEN_SYM)
        return parse_expected(p, "a symbol");
    struct parse_name *m = parse_meaning(p, p->tok.id);
    if (!m->sym && *p->tok.text)
        m->sym = ir_build_sym(p->b, p->tok.text, kind, LINK_EXTERNAL, 0) + 1;
    if (!m->sym)
        return parse_fail(p, "symbol without name");
    uint32_t sym = m->sym - 1;
    if (ir_build_sym_at(p->b, sym)->kind != kind)
        return parse_fail(p, "symbol '@%s' is of another kind", p->tok.text);
    parse_advance(p);
    return sym;
}

static uint32_t parse_sym(struct parser *p, bool is_callee)
{
    if (p->tok.kind != TOKEN_SYM)
        return parse_expected(p, "a symbol");
    struct parse_name *m = parse_meaning(p, p->tok.id);
    if (!m->sym && is_callee && *p->tok.text)
        m->sym = ir_build_sym(p->b, p->tok.text, SYM_FUNC, LINK_EXTERNAL, 0) + 1;
    if (!m->sym)
        return parse_fail(p, "symbol '@%s' is not declared", p->tok.text);
    uint32_t sym = m->sym - 1;
    parse_advance(p);
    return sym;
}

/* `+ 8`, `- 8` or `-8`, if there is one. */
static int64_t parse_offset(struct parser *p)
{
    if (p->tok.kind == TOKEN_INT && p->tok.is_negative)
        return parse_i64(p);
    if (parse_accept_punct(p, '+'))
        return parse_i64(p);
    if (!parse_accept_punct(p, '-'))
        return 0;
    if (p->tok.kind == TOKEN_INT)
        p->tok.is_negative = !p->tok.is_negative;
    return parse_i64(p);
}

bool parse_at_operand(const struct parser *p)
{
    return p->tok.kind == TOKEN_REG || p->tok.kind == TOKEN_SYM || p->tok.kind == TOKEN_INT ||
           parse_at_punct(p, '(') || parse_at_word(p, "undef");
}

ir_ref parse_operand(struct parser *p, enum operand_mode mode)
{
    if (p->tok.kind == TOKEN_REG && p->epoch)
        return parse_register(p, false);
    if (p->tok.kind == TOKEN_INT)
        return ir_build_int(p->b, parse_i64(p));
    if (p->tok.kind == TOKEN_SYM) {
        uint32_t sym = parse_sym(p, mode == OPERAND_CALLEE);
        return ir_build_addr(p->b, sym, mode == OPERAND_OFFSET ? parse_offset(p) : 0);
    }
    if (parse_accept_punct(p, '(')) {
        uint32_t sym = parse_sym(p, false);
        ir_ref r = ir_build_addr(p->b, sym, parse_offset(p));
        parse_punct(p, ')');
        return r;
    }
    if (!parse_accept_word(p, "undef"))
        parse_expected(p, "an operand");
    return (ir_ref){0};
}

/* The scope of a position that names only a file, or nothing: this file, this function. */
static uint32_t default_scope(struct parser *p, uint32_t file)
{
    bool fresh;
    uint32_t *slot = map_slot(&p->scopes, map_key2(file, p->function), &fresh);
    if (fresh) {
        *slot = ir_build_scope(p->b, intern_str(&p->names, file),
                               intern_str(&p->names, p->function), 0, 0);
        p->nscopes++;
    }
    return *slot;
}

struct ir_pos parse_place(struct parser *p)
{
    struct ir_pos pos = {0};
    uint32_t file = p->source;
    if (p->tok.kind == TOKEN_STRING) {
        file = parse_string(p);
        parse_punct(p, ':');
    }
    pos.line = parse_u32(p);
    if (parse_accept_punct(p, ':'))
        pos.column = parse_u32(p);
    if (parse_accept_word(p, "in"))
        pos.scope = parse_u32(p);
    else if (!p->failed)
        pos.scope = default_scope(p, file);
    return pos;
}

/* ---- symbols ---- */

static uint32_t parse_type_ref(struct parser *p)
{
    if (p->tok.kind != TOKEN_STRING)
        return parse_u32(p);
    uint32_t type = parse_meaning(p, p->tok.id)->type;
    if (!type)
        parse_fail(p, "type \"%s\" is not declared", p->tok.text);
    parse_advance(p);
    return type;
}

struct sym_item {
    struct ir_sym sym; /* collects the attributes */
    uint32_t index;
    uint32_t func_flags, func_line, func_scope;
    bool is_func;
};

static bool parse_sym_word(struct parser *p, struct sym_item *item)
{
    const struct ir_word *w;
    if (p->tok.kind != TOKEN_WORD)
        return false;
    if ((w = ir_word_find(ir_linkage_words, p->tok.text))) {
        item->sym.linkage = (uint8_t)w->value;
    } else if ((w = ir_word_find(ir_sym_flag_words, p->tok.text))) {
        item->sym.flags |= (uint16_t)w->value;
        if (w->value == SYMF_NORETURN)
            item->func_flags |= FUNC_NORETURN;
    } else if (item->is_func && parse_at_word(p, "eh")) {
        item->func_flags |= FUNC_HAS_EH;
    } else {
        return false;
    }
    parse_advance(p);
    return true;
}

static bool parse_sym_value(struct parser *p, struct sym_item *item)
{
    if (parse_accept_word(p, "size"))
        item->sym.size = parse_u64(p);
    else if (parse_accept_word(p, "pretty"))
        item->sym.pretty = ir_build_str(p->b, parse_str(p));
    else if (parse_accept_word(p, "comdat"))
        item->sym.comdat = ir_build_str(p->b, parse_str(p));
    else if (parse_accept_word(p, "type"))
        item->sym.type = parse_type_ref(p);
    else if (parse_accept_word(p, "object"))
        item->sym.object_class = parse_named_sym(p, SYM_CLASS) + 1;
    else if (parse_accept_word(p, "flags")) {
        item->sym.flags = (uint16_t)parse_u32(p);
        if (item->is_func)
            item->func_flags = parse_u32(p);
    } else
        return false;
    return true;
}

/* `! place` is that of definition and declaration, `at place` that of the declaration only. */
static bool parse_sym_place(struct parser *p, struct sym_item *item)
{
    bool is_definition = parse_at_punct(p, '!');
    if (!is_definition && !parse_at_word(p, "at"))
        return false;
    parse_advance(p);
    struct ir_pos pos = parse_place(p);
    item->sym.line = pos.line;
    item->sym.scope = pos.scope;
    if (is_definition) {
        item->func_line = pos.line;
        item->func_scope = pos.scope;
    }
    return true;
}

static uint32_t default_init_size(const struct parser *p, const struct ir_sym *s, ir_ref value)
{
    bool is_address = ref_kind(value) == REF_SYM || ref_kind(value) == REF_ADDR;
    return !is_address && s->size && s->size <= 8 ? (uint32_t)s->size : p->pointer_size;
}

static void parse_inits(struct parser *p, const struct sym_item *item)
{
    parse_punct(p, '{');
    do {
        parse_skip_newlines(p);
        if (parse_at_punct(p, '}'))
            break;
        uint64_t offset = parse_u64(p);
        parse_punct(p, ':');
        parse_skip_newlines(p);
        ir_ref value = parse_operand(p, OPERAND_OFFSET);
        uint32_t size = default_init_size(p, &item->sym, value);
        if (parse_accept_word(p, "size"))
            size = parse_u32(p);
        if (p->failed)
            return;
        ir_build_init(p->b, item->index, offset, size, value);
        parse_skip_newlines(p);
    } while (parse_accept_punct(p, ','));
    parse_punct(p, '}');
}

static void parse_sym_attributes(struct parser *p, struct sym_item *item)
{
    while (!p->failed) {
        if (item->sym.kind == SYM_VAR && parse_accept_punct(p, '='))
            parse_inits(p, item);
        else if (!parse_sym_word(p, item) && !parse_sym_value(p, item) && !parse_sym_place(p, item))
            break;
    }
}

/* Copies the collected attributes; the builder's own fields stay. */
static void store_sym(struct parser *p, const struct sym_item *item)
{
    struct ir_sym *s = ir_build_sym_at(p->b, item->index);
    s->size = item->sym.size;
    s->pretty = item->sym.pretty;
    s->linkage = item->sym.linkage;
    s->flags = item->sym.flags;
    s->target = item->sym.target;
    s->comdat = item->sym.comdat;
    s->type = item->sym.type;
    s->object_class = item->sym.object_class;
    s->scope = item->sym.scope;
    s->line = item->sym.line;
}

static struct sym_item begin_sym(struct parser *p)
{
    struct sym_item item = {.index = parse_sym(p, false)};
    if (!p->failed)
        item.sym = *ir_build_sym_at(p->b, item.index);
    return item;
}

static void parse_sym_item(struct parser *p)
{
    struct sym_item item = begin_sym(p);
    if (item.sym.kind == SYM_ALIAS || item.sym.kind == SYM_IFUNC) {
        parse_punct(p, '=');
        item.sym.target = parse_operand(p, OPERAND_OFFSET);
    }
    parse_sym_attributes(p, &item);
    parse_end_of_line(p);
    if (!p->failed)
        store_sym(p, &item);
}

/* ---- functions ---- */

static uint32_t parse_params(struct parser *p, struct sym_item *item, u32_vec *names)
{
    parse_punct(p, '(');
    if (parse_accept_punct(p, ')'))
        return 0;
    do {
        if (parse_accept_word(p, "...")) {
            item->func_flags |= FUNC_VARIADIC;
            item->sym.flags |= SYMF_VARIADIC;
            break;
        }
        if (p->tok.kind != TOKEN_REG)
            parse_expected(p, "a parameter");
        vec_push(names, p->tok.id);
        parse_advance(p);
    } while (!p->failed && parse_accept_punct(p, ','));
    parse_punct(p, ')');
    if (names->n > IR_MAX_PARAMS)
        parse_fail(p, "function with %zu parameters", names->n);
    return (uint32_t)names->n;
}

static void declare_params(struct parser *p, const u32_vec *names)
{
    vec_clear(&p->regs);
    for (uint32_t i = 0; i < names->n; i++) {
        struct parse_name *m = parse_meaning(p, names->at[i]);
        if (m->reg_epoch == p->epoch)
            parse_fail(p, "two parameters '%%%s'", intern_str(&p->names, names->at[i]));
        m->reg_epoch = p->epoch;
        m->reg = i;
        vec_push(&p->regs, ((struct parse_reg){
                               .name = names->at[i], .line = p->tok.line, .is_defined = true}));
    }
}

static void parse_body(struct parser *p, const struct sym_item *item, const u32_vec *params)
{
    p->epoch++;
    declare_params(p, params);
    ir_build_func_begin(p->b, item->index, (uint32_t)params->n, item->func_flags);
    ir_build_func_at(p->b)->line = item->func_line;
    ir_build_func_at(p->b)->scope = item->func_scope;
    parse_func_body(p);
    if (p->failed)
        ir_build_func_drop(p->b);
    else
        ir_build_func_end(p->b);
}

static void parse_func(struct parser *p)
{
    p->function = p->tok.kind == TOKEN_SYM ? p->tok.id : 0;
    struct sym_item item = begin_sym(p);
    item.is_func = true;
    u32_vec params = {0};
    parse_params(p, &item, &params);
    parse_sym_attributes(p, &item);
    if (!p->failed && !parse_at_punct(p, '{'))
        parse_expected(p, "'{'");
    if (!p->failed && ir_build_sym_at(p->b, item.index)->func != IR_NONE)
        parse_fail(p, "function has two bodies");
    if (!p->failed) {
        store_sym(p, &item);
        parse_body(p, &item, &params);
    }
    vec_release(&params);
    p->function = 0;
}

/* ---- the other items ---- */

/* Items that are referred to by number say it, so that a reader need not count. */
static void parse_number(struct parser *p, uint32_t expected)
{
    if (p->tok.kind == TOKEN_INT && p->tok.magnitude != expected)
        parse_fail(p, "expected number %u here", expected);
    (void)parse_u32(p);
}

static void parse_scope(struct parser *p)
{
    parse_number(p, p->nscopes);
    const char *file = parse_str(p), *function = parse_str(p);
    uint32_t line = 0, scope = 0;
    if (parse_accept_word(p, "inlined")) {
        line = parse_u32(p);
        if (!parse_accept_word(p, "in"))
            parse_expected(p, "'in'");
        scope = parse_u32(p);
    }
    ir_build_scope(p->b, file, function, scope, line);
    p->nscopes++;
}

static void parse_var(struct parser *p)
{
    parse_number(p, p->nvars);
    const char *name = parse_str(p);
    ir_build_var(p->b, name, parse_accept_word(p, "type") ? parse_type_ref(p) : 0);
    p->nvars++;
}

static void parse_member(struct parser *p)
{
    struct ir_member m = {.bit_offset = parse_u64(p)};
    parse_punct(p, ':');
    m.bit_size = parse_u32(p);
    m.name = ir_build_str(p->b, parse_str(p));
    if (parse_accept_word(p, "type"))
        m.type = parse_type_ref(p);
    const struct ir_word *w;
    while (p->tok.kind == TOKEN_WORD && (w = ir_word_find(ir_member_flag_words, p->tok.text))) {
        m.flags |= w->value;
        parse_advance(p);
    }
    if (parse_accept_word(p, "flags"))
        m.flags = parse_u32(p);
    if (parse_accept_punct(p, '!')) {
        struct ir_pos pos = parse_place(p);
        m.scope = pos.scope;
        m.line = pos.line;
    }
    ir_build_member(p->b, m);
    p->nmembers++;
}

static uint32_t parse_members(struct parser *p)
{
    uint32_t count = 0;
    parse_punct(p, '{');
    do {
        parse_skip_newlines(p);
        if (parse_at_punct(p, '}'))
            break;
        parse_member(p);
        count++;
        parse_skip_newlines(p);
    } while (!p->failed && parse_accept_punct(p, ','));
    parse_punct(p, '}');
    return count;
}

static void parse_type(struct parser *p)
{
    parse_number(p, p->ntypes);
    const struct ir_word *kind =
        p->tok.kind == TOKEN_WORD ? ir_word_find(ir_type_words, p->tok.text) : NULL;
    if (!kind) {
        parse_expected(p, "the kind of the type (struct, pointer, ...)");
        return;
    }
    parse_advance(p);
    uint32_t name = parse_string(p);
    if (p->failed)
        return;
    struct ir_type t = {.kind = kind->value,
                        .name = ir_build_str(p->b, intern_str(&p->names, name))};
    if (!parse_meaning(p, name)->type)
        parse_meaning(p, name)->type = p->ntypes;
    p->ntypes++;
    uint32_t index = ir_build_type(p->b, t);
    if (parse_accept_word(p, "size"))
        t.size = parse_u64(p);
    if (ir_type_has_members(&t) && (t.kind != TYPE_FUNC || parse_at_punct(p, '{'))) {
        t.first = p->nmembers;
        t.count = parse_members(p);
    } else {
        if (parse_accept_word(p, "of"))
            t.first = parse_type_ref(p);
        if (parse_accept_word(p, "count"))
            t.count = parse_u32(p);
    }
    *ir_build_type_at(p->b, index) = t;
}

static void parse_ctor(struct parser *p, bool is_dtor)
{
    uint32_t sym = parse_sym(p, false), priority = 65535;
    if (parse_accept_word(p, "priority"))
        priority = parse_u32(p);
    ir_build_ctor(p->b, sym, priority, is_dtor);
}

static void parse_loss(struct parser *p)
{
    const struct ir_word *kind =
        p->tok.kind == TOKEN_WORD ? ir_word_find(ir_loss_words, p->tok.text) : NULL;
    if (!kind) {
        parse_expected(p, "the kind of the loss (asm, body, ...)");
        return;
    }
    parse_advance(p);
    const char *text = parse_str(p);
    uint32_t func = IR_NONE, stmt = IR_NONE;
    if (parse_accept_word(p, "in")) {
        uint32_t sym = parse_sym(p, false);
        if (p->failed)
            return;
        func = ir_build_sym_at(p->b, sym)->func;
        if (func == IR_NONE)
            parse_fail(p, "loss in a function whose body does not stand before");
    }
    if (parse_accept_word(p, "stmt"))
        stmt = parse_u32(p);
    if (!p->failed)
        ir_build_loss(p->b, kind->value, func, stmt, text);
}

/* ---- the unit ---- */

static void parse_remark(struct parser *p)
{
    uint32_t sym = parse_sym(p, false);
    const char *text = p->failed ? NULL : parse_str(p);
    if (!p->failed)
        ir_build_remark(p->b, sym, text);
}

enum item_kind {
    ITEM_SYM,
    ITEM_FUNC,
    ITEM_SCOPE,
    ITEM_TYPE,
    ITEM_VAR,
    ITEM_CTOR,
    ITEM_DTOR,
    ITEM_LOSS,
    ITEM_REMARK,
    ITEM_CLASS,
    ITEM_STATIC,
};

static const struct item {
    const char *word;
    enum item_kind item;
    enum ir_sym_kind kind;
    uint32_t flags;
} item_table[] = {
    {"global", ITEM_SYM, SYM_VAR, SYMF_DEFINED},
    {"extern", ITEM_SYM, SYM_VAR, 0},
    {"declare", ITEM_SYM, SYM_FUNC, 0},
    {"func", ITEM_FUNC, SYM_FUNC, 0},
    {"alias", ITEM_SYM, SYM_ALIAS, SYMF_DEFINED},
    {"ifunc", ITEM_SYM, SYM_IFUNC, SYMF_DEFINED},
    {"class", ITEM_SYM, SYM_CLASS, 0},
    {"field", ITEM_SYM, SYM_FIELD, 0},
    {"classdef", ITEM_CLASS, SYM_CLASS, 0},
    {"static", ITEM_STATIC, SYM_VAR, SYMF_DEFINED}, /* in a classdef only */
    {"scope", ITEM_SCOPE, 0, 0},
    {"type", ITEM_TYPE, 0, 0},
    {"var", ITEM_VAR, 0, 0},
    {"ctor", ITEM_CTOR, 0, 0},
    {"dtor", ITEM_DTOR, 0, 0},
    {"loss", ITEM_LOSS, 0, 0},
    {"remark", ITEM_REMARK, 0, 0},
};

static const struct item *find_item(const struct token *t)
{
    for (size_t i = 0; t->kind == TOKEN_WORD && i < ARRAY_SIZE(item_table); i++)
        if (strcmp(item_table[i].word, t->text) == 0)
            return &item_table[i];
    return NULL;
}

static void parse_item(struct parser *p)
{
    const struct item *item = find_item(&p->tok);
    if (!item) {
        parse_expected(p, "an item (global, func, declare, ...)");
        return;
    }
    parse_advance(p);
    switch (item->item) {
    case ITEM_SYM:
        parse_sym_item(p);
        return;
    case ITEM_FUNC:
        parse_func(p);
        return;
    case ITEM_CLASS:
        parse_class(p);
        return;
    case ITEM_STATIC:
        parse_fail(p, "static variable outside a classdef");
        return;
    case ITEM_SCOPE:
        parse_scope(p);
        break;
    case ITEM_TYPE:
        parse_type(p);
        break;
    case ITEM_VAR:
        parse_var(p);
        break;
    case ITEM_CTOR:
    case ITEM_DTOR:
        parse_ctor(p, item->item == ITEM_DTOR);
        break;
    case ITEM_LOSS:
        parse_loss(p);
        break;
    case ITEM_REMARK:
        parse_remark(p);
        break;
    }
    parse_end_of_line(p);
}

static void declare_sym(struct parser *p, const struct item *item, bool in_class)
{
    struct parse_name *m = parse_meaning(p, p->tok.id);
    if (!*p->tok.text) {
        parse_fail(p, "symbol without name");
    } else if (!m->sym) {
        m->sym = ir_build_sym(p->b, p->tok.text, item->kind, LINK_EXTERNAL, item->flags) + 1;
    } else if (in_class || item->item == ITEM_CLASS) {
        return; /* parsing the class checks it */
    } else if (item->item != ITEM_FUNC || ir_build_sym_at(p->b, m->sym - 1)->kind != SYM_FUNC) {
        parse_fail(p, "symbol '@%s' is declared twice", p->tok.text);
    }
}

/* Back to the start of the current token. */
static void rewind_token(struct parser *p)
{
    p->lex.next = p->tok.start;
    p->lex.line = p->tok.line;
}

static bool declares_sym(const struct item *item)
{
    return item->item <= ITEM_FUNC || item->item == ITEM_CLASS || item->item == ITEM_STATIC;
}

/* First walk: at the start of a line outside function bodies, `keyword @name` declares a symbol. */
static void declare_syms(struct parser *p)
{
    struct lexer saved = p->lex;
    bool in_body = false, in_class = false;
    while (!p->failed) {
        p->tok = lex_next(&p->lex);
        if (p->tok.kind == TOKEN_END)
            break;
        if (p->tok.kind == TOKEN_NEWLINE)
            continue;
        const struct item *item = in_body ? NULL : find_item(&p->tok);
        if (parse_at_punct(p, '}')) {
            in_body = in_class = false;
        } else if (item && declares_sym(item)) {
            in_body = item->item == ITEM_FUNC;
            in_class |= item->item == ITEM_CLASS;
            p->tok = lex_next(&p->lex);
            if (p->tok.kind == TOKEN_SYM)
                declare_sym(p, item, in_class);
        }
        if (p->tok.kind != TOKEN_NEWLINE)
            lex_skip_line(&p->lex);
    }
    saved.buf = p->lex.buf;
    p->lex = saved;
}

static void parse_unit_flags(struct parser *p, uint32_t *flags)
{
    const struct ir_word *w;
    while (p->tok.kind == TOKEN_WORD && (w = ir_word_find(ir_unit_flag_words, p->tok.text))) {
        *flags |= w->value;
        parse_advance(p);
    }
    if (parse_accept_word(p, "flags"))
        *flags = parse_u32(p);
}

/* The optional first line. Makes the builder. */
static void parse_header(struct parser *p)
{
    uint32_t flags = 0;
    const char *producer = "";
    p->source = intern_adds(&p->names, p->name);
    p->pointer_size = 8;
    parse_advance(p);
    parse_skip_newlines(p);
    if (parse_at_word(p, "unit")) {
        parse_advance(p);
        p->source = parse_string(p);
        if (parse_accept_word(p, "pointer"))
            p->pointer_size = parse_u32(p);
        if (parse_accept_word(p, "producer"))
            producer = parse_str(p);
        parse_unit_flags(p, &flags);
        if (p->tok.kind != TOKEN_NEWLINE && p->tok.kind != TOKEN_END)
            parse_expected(p, "the end of the line");
    }
    p->b = ir_build_new(intern_str(&p->names, p->source), producer, p->pointer_size);
    ir_build_set_flags(p->b, flags);
}

static void parser_init(struct parser *p, const char *text, size_t len)
{
    intern_init(&p->names);
    for (uint32_t op = 0; op < IR_OP_COUNT; op++) {
        uint32_t id = intern_adds(&p->names, ir_op_info(op)->text);
        if (id >= p->op_of.n)
            (void)vec_extend(&p->op_of, id + 1 - p->op_of.n);
        p->op_of.at[id] = (uint8_t)(op + 1);
    }
    lex_init(&p->lex, &p->names, text, len);
    p->nscopes = p->ntypes = p->nvars = 1;
}

static void parser_release(struct parser *p)
{
    lex_release(&p->lex);
    intern_release(&p->names);
    vec_release(&p->meaning);
    vec_release(&p->op_of);
    map_release(&p->scopes);
    vec_release(&p->regs);
    vec_release(&p->args);
    vec_release(&p->succs);
}

struct ir_unit *ir_parse(const char *text, size_t len, const char *name, struct diag *d)
{
    struct parser p = {.name = name, .d = d};
    struct ir_unit *u = NULL;
    parser_init(&p, text, len);
    parse_header(&p);
    if (!p.failed) {
        rewind_token(&p);
        declare_syms(&p);
        parse_advance(&p);
    }
    while (!p.failed && p.tok.kind != TOKEN_END) {
        if (p.tok.kind == TOKEN_NEWLINE)
            parse_advance(&p);
        else
            parse_item(&p);
    }
    if (p.failed) {
        ir_build_free(p.b);
    } else {
        u = ir_build_finish(p.b, d);
        if (!u)
            diag_prefix(d, "%s: ", name);
    }
    parser_release(&p);
    return u;
}
