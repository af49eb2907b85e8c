#ifndef IR_PARSE_INT_H
#define IR_PARSE_INT_H
/*
 * Private to the text parser: its state, and what its two halves (parse.c: items of a unit,
 * parse_func.c: function bodies) share. A mistake is sticky: the first one is reported, and from
 * then on the current token is END, so that every loop comes to its end.
 */
#include "base/map.h"
#include "ir/build.h"
#include "ir/text_int.h"

/* What an interned name stands for. Registers and labels belong to a function. */
struct parse_name {
    uint32_t sym;  /* index + 1 */
    uint32_t type; /* index of the first type called so */
    uint32_t reg_epoch, reg;
    uint32_t label_epoch, label;
};

struct parse_reg {
    uint32_t name, line; /* of its first use */
    bool is_defined;
};

struct parser {
    struct lexer lex;
    struct token tok;
    struct intern names;
    VEC(struct parse_name) meaning; /* by interned name */
    struct ir_builder *b;
    const char *name;
    uint32_t source; /* interned: default file of positions */
    uint32_t pointer_size;
    struct diag *d;
    bool failed;
    VEC(uint8_t) op_of;              /* interned name -> operation + 1 */
    struct map scopes;               /* (file, function) -> default scope */
    uint32_t nscopes, ntypes, nvars; /* as many as were made, with entry 0 */
    uint32_t nmembers;
    /* the open function */
    uint32_t epoch, function; /* function: interned name */
    VEC(struct parse_reg) regs;
    VEC(ir_ref) args;
    u32_vec succs;
};

bool parse_fail(struct parser *, const char *fmt, ...) PRINTF(2, 3);
bool parse_expected(struct parser *, const char *what);
void parse_advance(struct parser *);
struct parse_name *parse_meaning(struct parser *, uint32_t name);

bool parse_at_punct(const struct parser *, char c);
bool parse_at_word(const struct parser *, const char *word);
bool parse_accept_punct(struct parser *, char c);
bool parse_accept_word(struct parser *, const char *word);
void parse_punct(struct parser *, char c);
void parse_end_of_line(struct parser *);
void parse_skip_newlines(struct parser *);

uint64_t parse_u64(struct parser *);
uint32_t parse_u32(struct parser *);
int64_t parse_i64(struct parser *);
uint32_t parse_string(struct parser *); /* interned */
const char *parse_str(struct parser *); /* the same as text */

/* An operand; `@s + 8` is one only where offsets are allowed, `(@s + 8)` always. */
enum operand_mode { OPERAND_PLAIN, OPERAND_OFFSET, OPERAND_CALLEE };
ir_ref parse_operand(struct parser *, enum operand_mode);
bool parse_at_operand(const struct parser *);
ir_ref parse_register(struct parser *, bool is_definition);

/* After `!` or `at`: line and scope. */
struct ir_pos parse_place(struct parser *);

/* A symbol of this kind, declared here if nothing else does. */
uint32_t parse_named_sym(struct parser *, enum ir_sym_kind);

/* After `classdef`. */
void parse_class(struct parser *);

/* After the opening brace of `func`. */
void parse_func_body(struct parser *);

#endif
