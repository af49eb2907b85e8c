#ifndef IR_BUILD_H
#define IR_BUILD_H
/*
 * Makes a unit. Front ends and the text parser add symbols, then functions block by block, then
 * ir_build_finish gives a verified, immutable unit in one buffer (the layout of a unit file).
 *
 * Ownership: the builder owns everything until finish, which consumes it.
 */
#include "base/diag.h"
#include "ir/ir.h"

struct ir_builder;

struct ir_builder *ir_build_new(const char *source, const char *producer, uint32_t pointer_size);
void ir_build_free(struct ir_builder *); /* without finishing */
void ir_build_set_flags(struct ir_builder *, uint32_t unit_flags);

uint32_t ir_build_str(struct ir_builder *, const char *s);
uint32_t ir_build_strn(struct ir_builder *, const char *s, size_t len);
/* Text of a string made before; valid until the next one. */
const char *ir_build_text(const struct ir_builder *, uint32_t string);
ir_ref ir_build_int(struct ir_builder *, int64_t value);
ir_ref ir_build_addr(struct ir_builder *, uint32_t sym, int64_t offset); /* SYM if offset is 0 */

/* A new symbol; its fields may be set through ir_build_sym_at until finish. */
uint32_t ir_build_sym(struct ir_builder *, const char *name, enum ir_sym_kind, enum ir_linkage,
                      uint32_t flags);
/* Valid until the next ir_build_sym. */
struct ir_sym *ir_build_sym_at(struct ir_builder *, uint32_t sym);
/* Initialisers of one symbol must be added together. */
void ir_build_init(struct ir_builder *, uint32_t sym, uint64_t offset, uint32_t size, ir_ref value);
void ir_build_ctor(struct ir_builder *, uint32_t sym, uint32_t priority, bool is_dtor);

/* A class and what it declares: the calls after the first add to the class that was made last.
 * Class and fields become defined symbols. `super` may be IR_NONE. */
uint32_t ir_build_class(struct ir_builder *, uint32_t sym, uint32_t super, uint32_t flags);
void ir_build_class_init(struct ir_builder *, uint32_t func_sym);
void ir_build_class_interface(struct ir_builder *, uint32_t class_sym);
void ir_build_class_field(struct ir_builder *, uint32_t sym, uint32_t flags);
void ir_build_field_guard(struct ir_builder *, const char *guard); /* of the field added last */
void ir_build_class_method(struct ir_builder *, const char *selector, uint32_t func_sym,
                           uint32_t flags);

uint32_t ir_build_scope(struct ir_builder *, const char *file, const char *function,
                        uint32_t inlined_scope, uint32_t inlined_line);
/* Types may refer to each other: reserve first, fill later through ir_build_type_at. */
uint32_t ir_build_type(struct ir_builder *, struct ir_type);
struct ir_type *ir_build_type_at(struct ir_builder *, uint32_t type);
uint32_t ir_build_member(struct ir_builder *, struct ir_member);
void ir_build_remark(struct ir_builder *, uint32_t sym, const char *text);
uint32_t ir_build_var(struct ir_builder *, const char *name, uint32_t type);
void ir_build_loss(struct ir_builder *, enum ir_loss_kind, uint32_t func, uint32_t stmt,
                   const char *text);

/* One function at a time: begin, blocks in order with their statements, end. */
uint32_t ir_build_func_begin(struct ir_builder *, uint32_t sym, uint32_t nparams, uint32_t flags);
struct ir_func *ir_build_func_at(struct ir_builder *); /* the open one */
uint32_t ir_build_reg(struct ir_builder *);
/* Types of the variables that keep the registers of the function, 0 none: they become hints. */
void ir_build_kept_types(struct ir_builder *, const uint32_t *types, size_t n); /* fresh register */
uint32_t ir_build_block(struct ir_builder *); /* starts the next block; its number */
/* Appends a statement to the open block; operands (NULL: none known yet) and position are copied.
 * Returns its number in the function. */
uint32_t ir_build_stmt(struct ir_builder *, struct ir_stmt, const ir_ref *args, uint32_t nargs,
                       const struct ir_pos *);
/* The same with a fresh register as its result, which is returned, or without a result. */
ir_ref ir_build_value(struct ir_builder *, struct ir_stmt, const ir_ref *args, uint32_t nargs,
                      const struct ir_pos *);
void ir_build_effect(struct ir_builder *, struct ir_stmt, const ir_ref *args, uint32_t nargs,
                     const struct ir_pos *);
/* Operands of a statement already there (phis are completed late). */
ir_ref *ir_build_args_at(struct ir_builder *, uint32_t stmt);
/* Successors of the open block. */
void ir_build_succs(struct ir_builder *, const uint32_t *blocks, uint32_t n);
/* Renumbers the registers in order of appearance; operands that nobody defines become REF_NONE. */
void ir_build_func_end(struct ir_builder *);
/* Forgets the open function; its symbol becomes undefined. */
void ir_build_func_drop(struct ir_builder *);

/* The finished unit, or NULL with the reason (a verifier failure is our bug, or hostile input). */
struct ir_unit *ir_build_finish(struct ir_builder *, struct diag *) MUST_USE;

#endif
