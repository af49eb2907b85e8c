#include "store/cache.h"
#include "base/os.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char *const kind_dirs[CACHE_KINDS] = {"unit", "deps"};

char *cache_default_dir(struct arena *arena)
{
    const char *base = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");

    if (base && base[0] == '/')
        return arena_printf(arena, "%s/heddle", base);
    if (!home || home[0] != '/' || !os_is_dir(home)) /* /nonexistent is not ours to make */
        return NULL;
    return arena_printf(arena, "%s/.cache/heddle", home);
}

bool cache_open(struct cache *cache, const char *dir, struct arena *arena, struct diag *diag)
{
    for (int i = 0; i <= CACHE_KINDS; i++) {
        char *path = arena_printf(arena, "%s/%s", dir, i < CACHE_KINDS ? kind_dirs[i] : "tmp");

        if (!os_make_dirs(path, diag))
            return false;
        if (access(path, W_OK | X_OK) != 0)
            return diag_set(diag, "cannot write to '%s': %s", path, strerror(errno));
    }
    /* Compilers write into it from folders of their own. */
    char *real = os_real_path(dir);
    cache->dir = arena_strdup(arena, real ? real : dir);
    free(real);
    return true;
}

char *cache_path(const struct cache *cache, enum cache_kind kind, struct key128 key,
                 struct arena *arena)
{
    char hex[KEY_HEX_SIZE];

    key_hex(key, hex);
    return arena_printf(arena, "%s/%s/%.2s/%s", cache->dir, kind_dirs[kind], hex, hex + 2);
}

char *cache_lookup(const struct cache *cache, enum cache_kind kind, struct key128 key,
                   struct arena *arena)
{
    char *path = cache_path(cache, kind, key, arena);

    /* Fails if it is absent, and, harmlessly, if it belongs to someone else. */
    if (utimensat(AT_FDCWD, path, NULL, 0) != 0 && !os_is_file(path))
        return NULL;
    return path;
}

void cache_drop(const char *path)
{
    unlink(path);
}

static bool make_parent(const char *path, struct arena *arena, struct diag *diag)
{
    return os_make_dirs(arena_printf(arena, "%.*s", (int)(strrchr(path, '/') - path), path), diag);
}

bool cache_adopt(const struct cache *cache, enum cache_kind kind, struct key128 key,
                 const char *file, char **path, struct arena *arena, struct diag *diag)
{
    *path = cache_path(cache, kind, key, arena);
    if (!make_parent(*path, arena, diag))
        return false;
    if (rename(file, *path) != 0)
        return diag_set(diag, "cannot move '%s' to '%s': %s", file, *path, strerror(errno));
    return true;
}

bool cache_store(const struct cache *cache, enum cache_kind kind, struct key128 key,
                 const void *data, size_t len, struct arena *arena, struct diag *diag)
{
    char *path = cache_path(cache, kind, key, arena);

    return make_parent(path, arena, diag) && os_write_scratch(path, data, len, diag);
}

/* ---- size and eviction ---- */

struct entry {
    char *path;
    uint64_t bytes;
    struct timespec used;
};
typedef VEC(struct entry) entry_vec;

static void list_leaf_dir(const char *dir, entry_vec *out)
{
    DIR *d = opendir(dir);
    struct dirent *e;

    if (!d)
        return;
    while ((e = readdir(d))) {
        struct stat st;

        if (e->d_name[0] == '.' || fstatat(dirfd(d), e->d_name, &st, AT_SYMLINK_NOFOLLOW) != 0)
            continue;
        if (S_ISREG(st.st_mode))
            vec_push(out, ((struct entry){xasprintf("%s/%s", dir, e->d_name), (uint64_t)st.st_size,
                                          st.st_mtim}));
    }
    closedir(d);
}

/* Only what cache_path could have made: DIR/<kind>/<2 hex digits>/file. */
static void list_entries(const char *dir, entry_vec *out)
{
    for (int kind = 0; kind < CACHE_KINDS; kind++) {
        for (int i = 0; i < 256; i++) {
            char *leaf = xasprintf("%s/%s/%02x", dir, kind_dirs[kind], i);

            list_leaf_dir(leaf, out);
            free(leaf);
        }
    }
}

static void release_entries(entry_vec *entries)
{
    for (size_t i = 0; i < entries->n; i++)
        free(entries->at[i].path);
    vec_release(entries);
}

static int by_use(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;

    if (x->used.tv_sec != y->used.tv_sec)
        return x->used.tv_sec < y->used.tv_sec ? -1 : 1;
    if (x->used.tv_nsec != y->used.tv_nsec)
        return x->used.tv_nsec < y->used.tv_nsec ? -1 : 1;
    return strcmp(x->path, y->path);
}

static uint64_t sum_bytes(const entry_vec *entries)
{
    uint64_t bytes = 0;

    for (size_t i = 0; i < entries->n; i++)
        bytes += entries->at[i].bytes;
    return bytes;
}

struct cache_usage cache_measure(const char *dir)
{
    entry_vec entries = {0};
    struct cache_usage usage;

    list_entries(dir, &entries);
    usage = (struct cache_usage){sum_bytes(&entries), entries.n};
    release_entries(&entries);
    return usage;
}

static void remove_stale_work(const char *dir)
{
    char *work = xasprintf("%s/tmp", dir);
    DIR *d = opendir(work);
    struct dirent *e;

    while (d && (e = readdir(d))) {
        struct stat st;
        char *path;

        if (e->d_name[0] == '.' || fstatat(dirfd(d), e->d_name, &st, AT_SYMLINK_NOFOLLOW) != 0)
            continue;
        path = xasprintf("%s/%s", work, e->d_name);
        if (time(NULL) - st.st_mtim.tv_sec > 24 * 60 * 60)
            os_remove_tree(path);
        free(path);
    }
    if (d)
        closedir(d);
    free(work);
}

void cache_trim(const struct cache *cache, uint64_t limit)
{
    entry_vec entries = {0};
    uint64_t bytes;

    remove_stale_work(cache->dir);
    list_entries(cache->dir, &entries);
    bytes = sum_bytes(&entries);
    if (bytes > limit) {
        qsort(entries.at, entries.n, sizeof *entries.at, by_use);
        for (size_t i = 0; i < entries.n && bytes > limit; i++) {
            unlink(entries.at[i].path);
            bytes -= entries.at[i].bytes;
        }
    }
    release_entries(&entries);
}

void cache_clear(const char *dir)
{
    static const char *const names[] = {"unit", "deps", "tmp"};

    for (size_t i = 0; i < ARRAY_SIZE(names); i++) {
        char *path = xasprintf("%s/%s", dir, names[i]);

        os_remove_tree(path);
        free(path);
    }
    rmdir(dir); /* stays if something else lives there */
}
