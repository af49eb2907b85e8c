#ifndef IR_TEXT_H
#define IR_TEXT_H
/*
 * Text form of a unit (grammar in doc/ir.md), so that every analysis is tested on a page of text.
 * What ir_print writes, ir_parse reads back to an equal unit.
 */
#include "base/diag.h"
#include "ir/ir.h"

/* `name` stands in error messages ("name:line: ..."), and is the source of the unit. */
struct ir_unit *ir_parse(const char *text, size_t len, const char *name, struct diag *) MUST_USE;
void ir_print(const struct ir_unit *, struct strbuf *out);
void ir_print_stmt(const struct ir_unit *, const struct ir_func *, const struct ir_stmt *,
                   struct strbuf *out);

#endif
