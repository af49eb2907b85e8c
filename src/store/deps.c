#include "store/deps.h"
#include "base/os.h"
#include "base/reader.h"
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- states of files ---- */

void file_table_init(struct file_table *table)
{
    memset(table, 0, sizeof *table);
    pthread_mutex_init(&table->lock, NULL);
    intern_init(&table->names);
}

void file_table_release(struct file_table *table)
{
    pthread_mutex_destroy(&table->lock);
    intern_release(&table->names);
    vec_release(&table->states);
}

static struct file_state read_state(const char *path, bool want_hash)
{
    struct file_state state = {.is_known = true};
    struct mapped_file file;
    struct stat st;

    if (stat(path, &st) != 0 || !S_ISREG(st.st_mode))
        return state;
    state.exists = true;
    state.size = (uint64_t)st.st_size;
    state.mtime_ns = (int64_t)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec;
    if (want_hash && os_map_file(path, &file, NULL)) {
        state.hash = hash128(file.data, file.len);
        state.has_hash = true;
        os_unmap_file(&file);
    }
    return state;
}

struct file_state file_table_get(struct file_table *table, const char *path, bool want_hash)
{
    struct file_state state;
    uint32_t id;

    pthread_mutex_lock(&table->lock);
    id = intern_adds(&table->names, path);
    while (table->states.n <= id)
        vec_push(&table->states, (struct file_state){0});
    state = table->states.at[id];
    if (!state.is_known || (want_hash && state.exists && !state.has_hash)) {
        state = read_state(path, want_hash);
        table->states.at[id] = state;
    }
    pthread_mutex_unlock(&table->lock);
    return state;
}

/* ---- records ---- */

/* Little endian; ends with a hash of everything before. */
#define DEPS_MAGIC 0x3150454444454855u /* "UHEDDEP1" */
enum { DEP_MIN_BYTES = 8 + 8 + 16 + 4 };

static void add_u64(struct strbuf *out, uint64_t v)
{
    uint8_t bytes[8];

    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(v >> 8 * i);
    strbuf_add(out, bytes, 8);
}

static void add_u32(struct strbuf *out, uint32_t v)
{
    uint8_t bytes[4] = {(uint8_t)v, (uint8_t)(v >> 8), (uint8_t)(v >> 16), (uint8_t)(v >> 24)};

    strbuf_add(out, bytes, 4);
}

static void write_record(const struct dep_record *record, struct strbuf *out)
{
    add_u64(out, DEPS_MAGIC);
    add_u64(out, record->unit.hi);
    add_u64(out, record->unit.lo);
    add_u32(out, record->ndeps);
    for (uint32_t i = 0; i < record->ndeps; i++) {
        const struct dep *d = &record->deps[i];

        add_u64(out, d->state.size);
        add_u64(out, (uint64_t)d->state.mtime_ns);
        add_u64(out, d->state.hash.hi);
        add_u64(out, d->state.hash.lo);
        add_u32(out, (uint32_t)strlen(d->path));
        strbuf_adds(out, d->path);
    }
    add_u64(out, hash64(strbuf_str(out), out->len));
}

bool deps_save(const struct cache *cache, struct key128 command, const struct dep_record *record,
               struct arena *arena, struct diag *diag)
{
    struct strbuf out = {0};
    bool ok;

    write_record(record, &out);
    ok = cache_store(cache, CACHE_DEPS, command, out.buf, out.len, arena, diag);
    strbuf_release(&out);
    return ok;
}

static void read_dep(struct reader *r, struct dep *d, struct arena *arena)
{
    uint32_t len;
    const uint8_t *path;

    d->state.size = reader_u64le(r);
    d->state.mtime_ns = (int64_t)reader_u64le(r);
    d->state.hash.hi = reader_u64le(r);
    d->state.hash.lo = reader_u64le(r);
    d->state.exists = d->state.has_hash = true;
    len = reader_u32le(r);
    path = reader_bytes(r, len);
    d->path = path ? arena_printf(arena, "%.*s", (int)len, (const char *)path) : "";
}

static bool read_record(struct reader *r, struct dep_record *record, struct arena *arena)
{
    if (reader_u64le(r) != DEPS_MAGIC)
        return false;
    record->unit.hi = reader_u64le(r);
    record->unit.lo = reader_u64le(r);
    record->ndeps = reader_u32le(r);
    if (r->bad || record->ndeps > reader_left(r) / DEP_MIN_BYTES)
        return false;
    record->deps = ARENA_ARRAY(arena, struct dep, record->ndeps);
    for (uint32_t i = 0; i < record->ndeps && !r->bad; i++)
        read_dep(r, &record->deps[i], arena);
    return !r->bad && reader_left(r) == 0;
}

static bool read_checked(const struct mapped_file *file, struct dep_record *record,
                         struct arena *arena)
{
    struct reader r;

    if (file->len < 8)
        return false;
    reader_init(&r, file->data, file->len);
    reader_seek(&r, file->len - 8);
    if (reader_u64le(&r) != hash64(file->data, file->len - 8))
        return false;
    reader_init(&r, file->data, file->len - 8);
    return read_record(&r, record, arena);
}

bool deps_load(const struct cache *cache, struct key128 command, struct dep_record *record,
               struct arena *arena)
{
    struct mapped_file file;
    char *path = cache_lookup(cache, CACHE_DEPS, command, arena);
    bool ok;

    if (!path || !os_map_file(path, &file, NULL))
        return false;
    ok = read_checked(&file, record, arena);
    os_unmap_file(&file);
    if (!ok)
        cache_drop(path);
    return ok;
}

bool deps_are_current(struct dep_record *record, struct file_table *table, bool *moved)
{
    *moved = false;
    for (uint32_t i = 0; i < record->ndeps; i++) {
        struct dep *d = &record->deps[i];
        struct file_state now = file_table_get(table, d->path, false);

        if (!now.exists || now.size != d->state.size)
            return false;
        if (now.mtime_ns == d->state.mtime_ns)
            continue;
        now = file_table_get(table, d->path, true);
        if (!now.has_hash || !key_eq(now.hash, d->state.hash))
            return false;
        d->state = now;
        *moved = true;
    }
    return true;
}
