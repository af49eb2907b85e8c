/* Text parser, classes: `classdef @C super @B implements @I, @J words init @f {` members `}`. */
#include "ir/parse_int.h"

static uint32_t parse_flag_words(struct parser *p, const struct ir_word *table)
{
    const struct ir_word *w;
    uint32_t flags = 0;
    while (p->tok.kind == TOKEN_WORD && (w = ir_word_find(table, p->tok.text))) {
        flags |= w->value;
        parse_advance(p);
    }
    return flags;
}

static void parse_class_field(struct parser *p, bool is_static)
{
    uint32_t sym = parse_named_sym(p, is_static ? SYM_VAR : SYM_FIELD);
    if (parse_accept_word(p, "size")) {
        uint64_t size = parse_u64(p);
        if (!p->failed)
            ir_build_sym_at(p->b, sym)->size = size;
    }
    uint32_t flags = parse_flag_words(p, ir_field_flag_words);
    if (!p->failed)
        ir_build_class_field(p->b, sym, flags | (is_static ? FIELDF_STATIC : 0));
    if (parse_accept_word(p, "guard")) {
        const char *guard = parse_str(p);
        if (!p->failed)
            ir_build_field_guard(p->b, guard);
    }
}

static void parse_class_method(struct parser *p)
{
    const char *selector = parse_str(p);
    uint32_t sym = parse_named_sym(p, SYM_FUNC);
    uint32_t flags = parse_flag_words(p, ir_method_flag_words);
    if (!p->failed)
        ir_build_class_method(p->b, selector, sym, flags);
}

static void parse_class_member(struct parser *p)
{
    if (parse_accept_word(p, "field"))
        parse_class_field(p, false);
    else if (parse_accept_word(p, "static"))
        parse_class_field(p, true);
    else if (parse_accept_word(p, "method"))
        parse_class_method(p);
    else
        parse_expected(p, "a member (field, static, method)");
    parse_end_of_line(p);
}

static void parse_interfaces(struct parser *p, u32_vec *interfaces)
{
    if (!parse_accept_word(p, "implements"))
        return;
    do
        vec_push(interfaces, parse_named_sym(p, SYM_CLASS));
    while (!p->failed && parse_accept_punct(p, ','));
}

void parse_class(struct parser *p)
{
    u32_vec interfaces = {0};
    uint32_t sym = parse_named_sym(p, SYM_CLASS);
    uint32_t super = parse_accept_word(p, "super") ? parse_named_sym(p, SYM_CLASS) : IR_NONE;
    parse_interfaces(p, &interfaces);
    uint32_t flags = parse_flag_words(p, ir_class_flag_words);
    uint32_t init = parse_accept_word(p, "init") ? parse_named_sym(p, SYM_FUNC) : IR_NONE;
    parse_punct(p, '{');
    if (!p->failed) {
        ir_build_class(p->b, sym, super, flags);
        ir_build_class_init(p->b, init);
        for (size_t i = 0; i < interfaces.n; i++)
            ir_build_class_interface(p->b, interfaces.at[i]);
    }
    vec_release(&interfaces);
    parse_skip_newlines(p);
    while (!p->failed && !parse_at_punct(p, '}')) {
        parse_class_member(p);
        parse_skip_newlines(p);
    }
    parse_punct(p, '}');
    parse_end_of_line(p);
}
