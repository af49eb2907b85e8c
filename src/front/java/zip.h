#ifndef FRONT_JAVA_ZIP_H
#define FRONT_JAVA_ZIP_H
/*
 * Members of a zip archive (jar, war, jmod, apk) in memory, mostly a mapped file. Only the central
 * directory is read at first; a member is unpacked when somebody asks for it.
 *
 * Invariants
 *  1. Untrusted input: every offset and size is checked; what a member unpacks to is bounded by
 *     ZIP_MAX_MEMBER and by what deflate can make of its bytes at all.
 *  2. No two members share bytes of the file: an archive whose entries overlap is refused, so all
 *     of it unpacks to at most 1,032 times its size.
 *  3. Immutable after zip_open, shareable between threads.
 *  4. Of several members of one name the last in the directory counts, as for the JVM's own reader.
 *
 * Cost: opening is O(n log n) in the number of members.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"

#define ZIP_MAX_MEMBER  (1u << 30) /* bytes, unpacked */
#define ZIP_MAX_MEMBERS 1000000

struct zip_entry {
    const char *name; /* in the arena; no NUL inside */
    uint64_t at;      /* of the local header */
    uint64_t packed, size;
    uint32_t crc;
    uint16_t method; /* 0 stored, 8 deflate */
    bool is_encrypted;
};

struct zip {
    const uint8_t *data;
    size_t len;
    struct zip_entry *entries; /* in the order of the directory */
    uint32_t n;
    struct map index; /* hash of name -> index + 1 of the last with that hash */
    uint32_t *next;   /* index + 1 of the one before with the same hash */
};

bool zip_is(const void *data, size_t len);
/* The bytes must outlive the zip; everything else lives in the arena, but for the index. */
bool zip_open(struct zip *, const void *data, size_t len, struct arena *, struct diag *) MUST_USE;
void zip_release(struct zip *);

const struct zip_entry *zip_find(const struct zip *, const char *name); /* NULL if absent */
/* Content of a member: in place if it is stored, else in the arena. */
bool zip_read(const struct zip *, const struct zip_entry *, struct arena *, const uint8_t **data,
              size_t *len, struct diag *) MUST_USE;

#endif
