#ifndef STORE_DEPS_H
#define STORE_DEPS_H
/*
 * What a compilation read, so that a later run knows without a compiler whether its result is
 * still good: each file with size, time and content hash, and the key of the unit that came out.
 *
 * A record is good if every file has the size and time noted (one stat each, the usual case), or
 * else still the content hash noted. A header that newly appears earlier on an include path is not
 * noticed; nor is a change of the compiler's own built-in paths.
 */
#include "base/intern.h"
#include "store/cache.h"
#include <pthread.h>

struct file_state {
    uint64_t size;
    int64_t mtime_ns;
    struct key128 hash; /* of the content, if has_hash */
    bool is_known, exists, has_hash;
};

/* States of files, asked for once per run; safe to use from several threads. */
struct file_table {
    pthread_mutex_t lock;
    struct intern names;
    VEC(struct file_state) states;
};
void file_table_init(struct file_table *);
void file_table_release(struct file_table *);
/* Size and time; with the hash if want_hash (reads the file). */
struct file_state file_table_get(struct file_table *, const char *path, bool want_hash);

struct dep {
    const char *path; /* absolute */
    struct file_state state;
};
struct dep_record {
    struct key128 unit;
    struct dep *deps;
    uint32_t ndeps;
};

bool deps_load(const struct cache *, struct key128 command, struct dep_record *,
               struct arena *) MUST_USE;
bool deps_save(const struct cache *, struct key128 command, const struct dep_record *,
               struct arena *, struct diag *) MUST_USE;
/* Whether nothing changed. *moved: some file has another time but the same content; save again. */
bool deps_are_current(struct dep_record *, struct file_table *, bool *moved) MUST_USE;

#endif
