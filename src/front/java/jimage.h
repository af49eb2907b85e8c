#ifndef FRONT_JAVA_JIMAGE_H
#define FRONT_JAVA_JIMAGE_H
/*
 * The platform's classes as JDK 9 and later keep them: lib/modules, a "jimage" file. A perfect-hash
 * table over all resources leads to attribute streams, these to names and places.
 *
 * Invariants
 *  1. Untrusted input: every offset and size is checked when a resource is looked up or read.
 *  2. Immutable after jimage_open, shareable between threads.
 *  3. Either byte order (the file has that of the machine it was made for).
 *
 * Cost: opening makes an index of packages, since a class name does not tell its module: O(n).
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/intern.h"

struct jimage {
    const uint8_t *data;
    size_t len;
    bool is_big_endian;
    uint32_t table_length;
    size_t redirect_at, offsets_at, locations_at, strings_at, resources_at;
    uint32_t locations_size, strings_size;
    struct intern packages; /* "java/util" */
    u32_vec module_of;      /* by package: offset of the module's name in the strings */
};

struct jimage_resource {
    const char *module, *parent, *base, *extension;
    uint64_t offset, packed, size; /* packed is 0 if it is stored as it is */
};

bool jimage_is(const void *data, size_t len);
bool jimage_open(struct jimage *, const void *data, size_t len, struct diag *) MUST_USE;
void jimage_release(struct jimage *);

/* Number of slots to ask jimage_at for; false for one that is empty or damaged. */
uint32_t jimage_slots(const struct jimage *);
bool jimage_at(const struct jimage *, uint32_t slot, struct jimage_resource *) MUST_USE;
/* The class of an internal name ("java/util/Map"), whatever its module. */
bool jimage_find_class(const struct jimage *, const char *name, struct jimage_resource *) MUST_USE;
/* In place, or unpacked into the arena. */
bool jimage_read(const struct jimage *, const struct jimage_resource *, struct arena *,
                 const uint8_t **data, size_t *len, struct diag *) MUST_USE;

#endif
