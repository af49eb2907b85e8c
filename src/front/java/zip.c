/*
 * PKWARE's APPNOTE 6.3, as far as jars use it: end record (searched backwards through the comment),
 * zip64 forms of it, central directory, local headers only to find where a member's bytes start.
 */
#include "front/java/zip.h"
#include "base/hash.h"
#include "base/reader.h"
#include <libdeflate.h>
#include <stdlib.h>

enum {
    SIG_LOCAL = 0x04034b50,
    SIG_ENTRY = 0x02014b50,
    SIG_END = 0x06054b50,
    SIG_END64 = 0x06064b50,
    SIG_LOCATOR64 = 0x07064b50,
    END_SIZE = 22,
    END_COMMENT = 65535,
    LOCATOR64_SIZE = 20,
    LOCAL_SIZE = 30,
    ENTRY_SIZE = 46,
    EXTRA_ZIP64 = 1,
    FLAG_ENCRYPTED = 1,
    DEFLATE_RATIO = 1032, /* more cannot be packed into a byte */
};

struct directory {
    uint64_t at, size, count;
    uint64_t shift; /* bytes before the archive proper (a launcher script) */
};

static uint32_t peek_u32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

bool zip_is(const void *data, size_t len)
{
    return len >= 4 && (peek_u32(data) == SIG_LOCAL || peek_u32(data) == SIG_END);
}

/* ---- end record ---- */

static bool find_end(const struct zip *z, size_t *at)
{
    size_t lowest = z->len > END_SIZE + END_COMMENT ? z->len - END_SIZE - END_COMMENT : 0;

    if (z->len < END_SIZE)
        return false;
    for (size_t i = z->len - END_SIZE + 1; i-- > lowest;) {
        if (peek_u32(z->data + i) != SIG_END)
            continue;
        size_t comment = z->data[i + 20] | (size_t)z->data[i + 21] << 8;
        if (comment <= z->len - END_SIZE - i) {
            *at = i;
            return true;
        }
    }
    return false;
}

/* The zip64 end record in front of the ordinary one; *end moves to its start. */
static bool read_end64(const struct zip *z, struct directory *dir, size_t *end)
{
    struct reader r;
    uint64_t at;

    reader_init(&r, z->data, z->len);
    reader_seek(&r, *end - LOCATOR64_SIZE + 8);
    at = reader_u64le(&r);
    if (r.bad || at > *end)
        return false;
    reader_seek(&r, at);
    if (reader_u32le(&r) != SIG_END64)
        return false;
    (void)reader_bytes(&r, 8 + 2 + 2 + 4 + 4 + 8);
    dir->count = reader_u64le(&r);
    dir->size = reader_u64le(&r);
    dir->at = reader_u64le(&r);
    *end = at;
    return !r.bad;
}

static bool read_end(const struct zip *z, struct directory *dir, struct diag *diag)
{
    struct reader r;
    size_t end;

    if (!find_end(z, &end))
        return diag_set(diag, "not a zip archive, or its end is missing");
    reader_init(&r, z->data, z->len);
    reader_seek(&r, end + 10);
    dir->count = reader_u16le(&r);
    dir->size = reader_u32le(&r);
    dir->at = reader_u32le(&r);
    if (end >= LOCATOR64_SIZE && peek_u32(z->data + end - LOCATOR64_SIZE) == SIG_LOCATOR64 &&
        !read_end64(z, dir, &end))
        return diag_set(diag, "the archive's zip64 end record is damaged");
    if (dir->size > end || dir->at > end - dir->size)
        return diag_set(diag, "the archive's directory lies outside of the file");
    dir->shift = end - dir->size - dir->at;
    dir->at += dir->shift;
    if (dir->count > dir->size / ENTRY_SIZE || dir->count > ZIP_MAX_MEMBERS)
        return diag_set(diag,
                        "the archive's directory claims %" PRIu64 " members in %" PRIu64 " bytes",
                        dir->count, dir->size);
    return true;
}

/* ---- directory ---- */

/* Sizes and offset that did not fit 32 bits follow in an extra field, in this order. */
static bool read_extra(struct zip_entry *e, const uint8_t *extra, size_t len)
{
    struct reader r, field;

    reader_init(&r, extra, len);
    while (reader_left(&r) >= 4) {
        uint16_t id = reader_u16le(&r), size = reader_u16le(&r);
        const uint8_t *bytes = reader_bytes(&r, size);

        if (id != EXTRA_ZIP64 || !bytes)
            continue;
        reader_init(&field, bytes, size);
        if (e->size == UINT32_MAX)
            e->size = reader_u64le(&field);
        if (e->packed == UINT32_MAX)
            e->packed = reader_u64le(&field);
        if (e->at == UINT32_MAX)
            e->at = reader_u64le(&field);
        return !field.bad;
    }
    return true;
}

static bool read_entry(struct reader *r, struct zip_entry *e, struct arena *arena)
{
    uint16_t flags, name_len, extra_len, comment_len;
    const uint8_t *name, *extra;

    if (reader_u32le(r) != SIG_ENTRY)
        return false;
    (void)reader_bytes(r, 4);
    flags = reader_u16le(r);
    e->method = reader_u16le(r);
    (void)reader_bytes(r, 4);
    e->crc = reader_u32le(r);
    e->packed = reader_u32le(r);
    e->size = reader_u32le(r);
    name_len = reader_u16le(r);
    extra_len = reader_u16le(r);
    comment_len = reader_u16le(r);
    (void)reader_bytes(r, 8);
    e->at = reader_u32le(r);
    name = reader_bytes(r, name_len);
    extra = reader_bytes(r, extra_len);
    (void)reader_bytes(r, comment_len);
    if (r->bad || memchr(name, '\0', name_len))
        return false;
    e->is_encrypted = flags & FLAG_ENCRYPTED;
    char *copy = arena_alloc(arena, name_len + 1u);
    memcpy(copy, name, name_len);
    copy[name_len] = '\0';
    e->name = copy;
    return read_extra(e, extra, extra_len);
}

static bool read_directory(struct zip *z, const struct directory *dir, struct arena *arena,
                           struct diag *diag)
{
    struct reader r;

    reader_init(&r, z->data + dir->at, dir->size);
    z->entries = ARENA_ARRAY(arena, struct zip_entry, dir->count + 1);
    for (uint64_t i = 0; i < dir->count; i++) {
        struct zip_entry *e = &z->entries[i];

        if (!read_entry(&r, e, arena))
            return diag_set(diag, "the archive's directory is damaged at member %" PRIu64, i + 1);
        if (e->at > dir->at - dir->shift)
            return diag_set(diag, "member '%s' of the archive lies outside of it", e->name);
        e->at += dir->shift;
        z->n++;
    }
    return true;
}

/* ---- no byte belongs to two members ---- */

static int by_place(const void *a, const void *b)
{
    const struct zip_entry *x = *(const struct zip_entry *const *)a;
    const struct zip_entry *y = *(const struct zip_entry *const *)b;

    return (x->at > y->at) - (x->at < y->at);
}

static bool check_overlap(const struct zip *z, uint64_t end, struct diag *diag)
{
    const struct zip_entry **sorted = xcalloc(z->n + 1u, sizeof *sorted);
    bool ok = true;

    for (uint32_t i = 0; i < z->n; i++)
        sorted[i] = &z->entries[i];
    qsort(sorted, z->n, sizeof *sorted, by_place);
    for (uint32_t i = 0; ok && i < z->n; i++) {
        uint64_t next = i + 1 < z->n ? sorted[i + 1]->at : end;

        if (sorted[i]->packed > next - sorted[i]->at)
            ok =
                diag_set(diag, "member '%s' of the archive overlaps with another", sorted[i]->name);
    }
    free(sorted);
    return ok;
}

/* ---- names ---- */

static uint64_t name_hash(const char *name)
{
    return hash64(name, strlen(name)) >> 1; /* never MAP_NO_KEY */
}

static void build_index(struct zip *z, struct arena *arena)
{
    z->next = ARENA_ARRAY(arena, uint32_t, z->n + 1);
    for (uint32_t i = 0; i < z->n; i++) {
        bool fresh;
        uint32_t *slot = map_slot(&z->index, name_hash(z->entries[i].name), &fresh);

        z->next[i] = *slot;
        *slot = i + 1;
    }
}

bool zip_open(struct zip *z, const void *data, size_t len, struct arena *arena, struct diag *diag)
{
    struct directory dir = {0};

    *z = (struct zip){.data = data, .len = len};
    if (!read_end(z, &dir, diag) || !read_directory(z, &dir, arena, diag) ||
        !check_overlap(z, dir.at, diag)) {
        z->n = 0; /* of a damaged archive nothing is used */
        return false;
    }
    build_index(z, arena);
    return true;
}

void zip_release(struct zip *z)
{
    map_release(&z->index);
}

const struct zip_entry *zip_find(const struct zip *z, const char *name)
{
    uint32_t i = map_get(&z->index, name_hash(name), 0);

    while (i && strcmp(z->entries[i - 1].name, name) != 0)
        i = z->next[i - 1];
    return i ? &z->entries[i - 1] : NULL;
}

/* ---- content ---- */

/* Where a member's bytes start; the local header repeats the name, with an extra field of its own.
 * */
static const uint8_t *find_bytes(const struct zip *z, const struct zip_entry *e, struct diag *diag)
{
    struct reader r;
    uint16_t name_len, extra_len;
    const uint8_t *bytes;

    reader_init(&r, z->data, z->len);
    reader_seek(&r, e->at);
    if (reader_u32le(&r) != SIG_LOCAL)
        reader_fail(&r);
    (void)reader_bytes(&r, LOCAL_SIZE - 8);
    name_len = reader_u16le(&r);
    extra_len = reader_u16le(&r);
    (void)reader_bytes(&r, (size_t)name_len + extra_len);
    bytes = reader_bytes(&r, e->packed);
    if (!bytes)
        (void)diag_set(diag, "member '%s' of the archive is damaged", e->name);
    return bytes;
}

static bool inflate_entry(const struct zip_entry *e, const uint8_t *packed, uint8_t *out,
                          struct diag *diag)
{
    struct libdeflate_decompressor *d = libdeflate_alloc_decompressor();
    enum libdeflate_result result;

    if (!d)
        return diag_set(diag, "out of memory");
    result = libdeflate_deflate_decompress(d, packed, e->packed, out, e->size, NULL);
    libdeflate_free_decompressor(d);
    if (result != LIBDEFLATE_SUCCESS)
        return diag_set(diag, "member '%s' of the archive does not unpack", e->name);
    return true;
}

bool zip_read(const struct zip *z, const struct zip_entry *e, struct arena *arena,
              const uint8_t **data, size_t *len, struct diag *diag)
{
    const uint8_t *bytes;

    if (e->is_encrypted)
        return diag_set(diag, "member '%s' of the archive is encrypted", e->name);
    if (e->method != 0 && e->method != 8)
        return diag_set(diag, "member '%s' of the archive is packed by unknown method %u", e->name,
                        e->method);
    if (e->size > ZIP_MAX_MEMBER || e->size > e->packed * DEFLATE_RATIO + DEFLATE_RATIO ||
        (e->method == 0 && e->size != e->packed))
        return diag_set(diag,
                        "member '%s' of the archive claims %" PRIu64 " bytes, made of %" PRIu64,
                        e->name, e->size, e->packed);
    bytes = find_bytes(z, e, diag);
    if (!bytes)
        return false;
    *data = bytes;
    *len = e->size;
    if (e->method == 8) {
        uint8_t *out = arena_alloc(arena, e->size + 1);

        if (!inflate_entry(e, bytes, out, diag))
            return false;
        *data = out;
    }
    if (libdeflate_crc32(0, *data, *len) != e->crc)
        return diag_set(diag, "member '%s' of the archive has a wrong checksum", e->name);
    return true;
}
