#ifndef IR_UNIT_INT_H
#define IR_UNIT_INT_H
/*
 * Private to src/ir: the sections of a unit and the one way to lay them out. The builder, the
 * unit file and ir_unit_from_bytes all go through these two functions, so a unit in memory is
 * always byte for byte a unit file.
 */
#include "base/diag.h"
#include "ir/ir.h"

/* Field of struct ir_unit, element type, field that counts it. The order is that of the file. */
#define IR_SECTIONS(X)                           \
    X(strings, char, nstrings)                   \
    X(ints, int64_t, nints)                      \
    X(addrs, struct ir_addr_const, naddrs)       \
    X(syms, struct ir_sym, nsyms)                \
    X(inits, struct ir_init, ninits)             \
    X(funcs, struct ir_func, nfuncs)             \
    X(blocks, struct ir_block, nblocks)          \
    X(stmts, struct ir_stmt, nstmts)             \
    X(args, ir_ref, nargs)                       \
    X(succs, uint32_t, nsuccs)                   \
    X(positions, struct ir_pos, nstmts)          \
    X(scopes, struct ir_scope, nscopes)          \
    X(vars, struct ir_var, nvars)                \
    X(types, struct ir_type, ntypes)             \
    X(members, struct ir_member, nmembers)       \
    X(ctors, struct ir_ctor, nctors)             \
    X(losses, struct ir_loss, nlosses)           \
    X(classes, struct ir_class, nclasses)        \
    X(interfaces, uint32_t, ninterfaces)         \
    X(fields, struct ir_class_field, nfields)    \
    X(methods, struct ir_class_method, nmethods) \
    X(remarks, struct ir_remark, nremarks)

/* The bytes of a unit file for these arrays, with key and checksum; the caller frees them. */
uint8_t *ir_unit_layout(const struct ir_unit *, size_t *len) MUST_USE;

/* A verified unit over these bytes, which it takes over; on failure NULL, and they are released. */
struct ir_unit *ir_unit_adopt(uint8_t *bytes, size_t len, struct diag *) MUST_USE;

/*
 * Types that contain themselves by value would send every walk over a layout into a loop. With
 * `repair`, members that close such a circle lose their type and the result is true; without, the
 * result says whether there is no such circle. Linear, no recursion.
 */
bool ir_types_acyclic(struct ir_type *, uint32_t ntypes, struct ir_member *, bool repair);

#endif
