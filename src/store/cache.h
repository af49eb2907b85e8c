#ifndef STORE_CACHE_H
#define STORE_CACHE_H
/*
 * Cache of files by content key, on disk, shared by any number of processes.
 *
 * Invariants
 *  1. A file appears under its final name only when it is complete (written beside, then renamed);
 *     whoever has it open or mapped keeps it, also when it is evicted.
 *  2. The name says nothing about the content's health: readers check, and cache_drop what is bad.
 *  3. Nothing here is needed for a right answer: every failure means "not cached".
 *
 * Layout: DIR/<kind>/<2 hex digits>/<30 hex digits>; DIR/tmp for work in progress.
 * A hit moves the file's modification time to now, so the oldest is the least recently used.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/hash.h"

enum cache_kind { CACHE_UNIT, CACHE_DEPS, CACHE_KINDS };
#define CACHE_DEFAULT_BYTES (2ull << 30)

struct cache {
    const char *dir; /* in the arena given to cache_open */
};

/* $XDG_CACHE_HOME/heddle, ~/.cache/heddle, or NULL if neither is known. */
char *cache_default_dir(struct arena *) MUST_USE;
/* Makes the folders and checks that they can be written. */
bool cache_open(struct cache *, const char *dir, struct arena *, struct diag *) MUST_USE;

/* Where the file of a key is, or would be. */
char *cache_path(const struct cache *, enum cache_kind, struct key128, struct arena *) MUST_USE;
/* The same, if it is there; counts as use. NULL if not. */
char *cache_lookup(const struct cache *, enum cache_kind, struct key128, struct arena *) MUST_USE;
void cache_drop(const char *path);
/* Moves a finished file into the cache; *path is where it is now. */
bool cache_adopt(const struct cache *, enum cache_kind, struct key128, const char *file,
                 char **path, struct arena *, struct diag *) MUST_USE;
bool cache_store(const struct cache *, enum cache_kind, struct key128, const void *data, size_t len,
                 struct arena *, struct diag *) MUST_USE;

struct cache_usage {
    uint64_t bytes, files;
};
/* O(files). */
struct cache_usage cache_measure(const char *dir);
/* Removes the least recently used files until at most `limit` bytes are left, and work in progress
 * that nobody has touched for a day. */
void cache_trim(const struct cache *, uint64_t limit);
/* Removes what the cache made below dir, and nothing else. */
void cache_clear(const char *dir);

#endif
