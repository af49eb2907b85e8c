#ifndef BASE_ARENA_H
#define BASE_ARENA_H
/*
 * Bump allocator. An allocation names its arena; nothing in an arena is freed singly, and no
 * object in it may need a destructor.
 *
 * Invariants
 *  1. Memory is aligned to 16 bytes and, from arena_zalloc, zeroed.
 *  2. A pointer stays valid until arena_reset or arena_release of its arena.
 *  3. An arena belongs to one thread at a time; arena_adopt hands all blocks over.
 * Under ASan the gap between objects is poisoned, as is everything after a reset.
 */
#include "base/common.h"

struct arena_block;
struct arena {
    const char *name; /* for --stats; not owned */
    struct arena_block *blocks;
    char *next, *limit;
    size_t used, reserved;
};

void arena_init(struct arena *, const char *name);
void arena_release(struct arena *);
void arena_reset(struct arena *);                         /* keeps one block */
void arena_adopt(struct arena *into, struct arena *from); /* from becomes empty */

void *arena_alloc(struct arena *, size_t size) MUST_USE; /* uninitialised */
void *arena_zalloc(struct arena *, size_t size) MUST_USE;
void *arena_memdup(struct arena *, const void *data, size_t size) MUST_USE;
char *arena_strdup(struct arena *, const char *s) MUST_USE;
char *arena_printf(struct arena *, const char *fmt, ...) PRINTF(2, 3) MUST_USE;

#define ARENA_NEW(a, T)      ((T *)arena_zalloc((a), sizeof(T)))
#define ARENA_ARRAY(a, T, n) ((T *)arena_zalloc((a), sizeof(T) * (size_t)(n)))

#endif
