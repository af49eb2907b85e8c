#ifndef REPORT_NAME_H
#define REPORT_NAME_H
/*
 * Names of places in memory, from the type tables of a unit. Types are advisory and may come from
 * damaged input: a walk is bounded in depth and steps, and where the types do not help the rest is
 * shown as a byte offset.
 */
#include "base/arena.h"
#include "base/vec.h"
#include "ir/ir.h"

/*
 * The path from an object of `type` to the bytes [offset, offset + size), to be put after the
 * object's name; "" for the whole of it. Size 0: unknown.
 *
 *     .hdr.count        member of a member; base classes and anonymous members add nothing
 *     [].refcount       any element of an array, also of an array that the type does not show
 *     .flags:3          bit-field, with its width; .{a:1,b:2} if the access covers several
 *     .a..c             the members a to c
 *     .hdr+12           no member there
 *
 * In a union, the member that fits offset and size best; the first of equally good ones.
 */
const char *name_of_place_in_type(struct arena *, const struct ir_unit *, uint32_t type,
                                  uint64_t offset, uint32_t size);

/* Bytes of the member of a struct that begins there, the first of several; 1 if none does. */
uint32_t member_size_at(const struct ir_unit *, uint32_t type, int64_t offset);

/* The members on that path, from the outside in; what several members share is in none. */
void members_of_place_in_type(const struct ir_unit *, uint32_t type, uint64_t offset, uint32_t size,
                              u32_vec *members);

#endif
