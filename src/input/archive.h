#ifndef INPUT_ARCHIVE_H
#define INPUT_ARCHIVE_H
/*
 * Members of a static library (System V / GNU format with long names, BSD names, GNU thin
 * archives) by name and content hash. Untrusted input: a damaged archive yields the members before
 * the damage.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/hash.h"
#include "base/vec.h"

struct archive_member {
    const char *name;
    struct key128 hash; /* of the content; of the file itself for thin archives */
};
typedef VEC(struct archive_member) member_vec;

bool archive_is(const void *data, size_t len);
/* False if it is none. `path` is what a thin archive's members are relative to. */
bool archive_parse(const void *data, size_t len, const char *path, member_vec *,
                   struct arena *) MUST_USE;
bool archive_read(const char *path, member_vec *, struct arena *, struct diag *) MUST_USE;

#endif
