#ifndef IR_TEXT_INT_H
#define IR_TEXT_INT_H
/*
 * Private to src/ir: the words that parser and printer share, and the lexer of the text form.
 */
#include "base/diag.h"
#include "base/intern.h"
#include "ir/ir.h"

/* ---- words ---- */

struct ir_word {
    const char *text;
    uint32_t value;
};
/* Tables end with text NULL. */
extern const struct ir_word ir_order_words[], ir_cmp_words[], ir_rmw_words[], ir_stmt_flag_words[],
    ir_linkage_words[], ir_sym_flag_words[], ir_type_words[], ir_loss_words[],
    ir_member_flag_words[], ir_unit_flag_words[], ir_class_flag_words[], ir_field_flag_words[],
    ir_method_flag_words[];

const char *ir_word_text(const struct ir_word *, uint32_t value); /* NULL if there is none */
const struct ir_word *ir_word_find(const struct ir_word *, const char *text);
uint32_t ir_word_all(const struct ir_word *); /* union of the flags of a table */

/* The size stands between operation and operands: `load 4 %p`. */
bool ir_op_is_sized(enum ir_op);
/* `sub` is a memory order. */
bool ir_op_has_order(enum ir_op);
/* Whether IRF_PTR is meant if the text says neither `ptr` nor `noptr`. */
bool ir_op_is_ptr(enum ir_op, uint32_t size, uint32_t pointer_size);

/* ---- lexer ---- */

enum token_kind {
    TOKEN_END,
    TOKEN_NEWLINE,
    TOKEN_WORD, /* entry, load, undef, ... */
    TOKEN_REG,  /* %name */
    TOKEN_SYM,  /* @name, @"name" */
    TOKEN_STRING,
    TOKEN_INT,
    TOKEN_PUNCT,
};

struct token {
    enum token_kind kind;
    char punct;
    bool is_negative, is_hex;
    uint64_t magnitude; /* of INT */
    uint32_t id;        /* WORD, REG, SYM, STRING: in the lexer's intern table */
    const char *text;   /* of id */
    const char *start;  /* in the input, for messages */
    uint32_t line;
};

struct lexer {
    const char *next, *end;
    uint32_t line;
    struct intern *names;
    struct strbuf buf;   /* scratch for quoted strings */
    const char *problem; /* why the input cannot be read on, or NULL */
};

void lex_init(struct lexer *, struct intern *names, const char *text, size_t len);
void lex_release(struct lexer *);
/* The next token; END with `problem` set if there is none. */
struct token lex_next(struct lexer *);
/* Skips blanks; true if the next character is c. */
bool lex_looks_at(struct lexer *, char c);
void lex_skip_line(struct lexer *);

/* A name that needs no quotes. */
bool lex_is_plain_name(const char *);

#endif
