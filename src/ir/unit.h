#ifndef IR_UNIT_H
#define IR_UNIT_H
/*
 * Unit files (doc/format/unit.md): header with magic, format version, byte count, checksum and
 * a section table, then the arrays of struct ir_unit, each aligned to 16 bytes, little endian.
 * Opening maps the file and checks everything once; afterwards the arrays are used in place.
 */
#include "base/diag.h"
#include "ir/ir.h"

#define IR_UNIT_VERSION 8

bool ir_unit_save(const struct ir_unit *, const char *path, struct diag *) MUST_USE;
/* NULL if it cannot be read, is damaged or of another version. */
struct ir_unit *ir_unit_open(const char *path, struct diag *) MUST_USE;
/* The same over bytes in memory (fuzzing); the bytes must outlive the unit. */
struct ir_unit *ir_unit_from_bytes(const void *data, size_t len, struct diag *) MUST_USE;

/* Checks the invariants of ir.h; false with the first violation. */
bool ir_verify(const struct ir_unit *, struct diag *) MUST_USE;

#endif
