/*
 * Unit files: doc/format/unit.md. Everything that is read is checked once, here (bounds, checksum)
 * and in ir_verify (content); nothing is allocated whose size a file decides.
 */
#include "ir/unit.h"
#include "base/os.h"
#include "ir/unit_int.h"
#include <stdlib.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "unit files are little endian");

enum { SECTION_ALIGN = 16 };
static const char unit_magic[8] = "HEDDLEU\n";

enum section_id {
#define X(field, type, count) SECTION_##field,
    IR_SECTIONS(X)
#undef X
        SECTION_COUNT
};

struct unit_section {
    uint64_t offset;
    uint32_t count;
    uint32_t elem; /* bytes of one element */
};

struct unit_header {
    char magic[8];
    uint32_t version;
    uint32_t nsections;
    uint64_t total;    /* bytes of the file */
    uint64_t checksum; /* of everything after this field */
    struct key128 key;
    uint32_t source, producer; /* strings */
    uint32_t pointer_size, flags;
    struct unit_section sections[SECTION_COUNT];
};

_Static_assert(sizeof(struct unit_header) % SECTION_ALIGN == 0, "sections start aligned");
_Static_assert(sizeof(struct ir_sym) == 56 && sizeof(struct ir_func) == 72 &&
                   sizeof(struct ir_stmt) == 24 && sizeof(struct ir_type) == 24 &&
                   sizeof(struct ir_member) == 32 && sizeof(struct ir_init) == 16 &&
                   sizeof(struct ir_class) == 40,
               "a change of layout needs a new IR_UNIT_VERSION");

#define CHECKSUM_FROM (offsetof(struct unit_header, checksum) + sizeof(uint64_t))
#define KEY_FROM      (offsetof(struct unit_header, key) + sizeof(struct key128))

static uint64_t align_up(uint64_t n)
{
    return (n + SECTION_ALIGN - 1) & ~(uint64_t)(SECTION_ALIGN - 1);
}

static uint64_t plan_sections(const struct ir_unit *u, struct unit_header *h)
{
    uint64_t at = sizeof *h;
#define X(field, type, n)                                                                   \
    h->sections[SECTION_##field] = (struct unit_section){at, u->n, (uint32_t)sizeof(type)}; \
    at = align_up(at + (uint64_t)u->n * sizeof(type));
    IR_SECTIONS(X)
#undef X
    return at;
}

static void copy_section(uint8_t *out, const struct unit_section *s, const void *data)
{
    if (s->count)
        memcpy(out + s->offset, data, (size_t)s->count * s->elem);
}

uint8_t *ir_unit_layout(const struct ir_unit *u, size_t *len)
{
    struct unit_header h = {.version = IR_UNIT_VERSION, .nsections = SECTION_COUNT};
    memcpy(h.magic, unit_magic, sizeof h.magic);
    h.source = u->source;
    h.producer = u->producer;
    h.pointer_size = u->pointer_size;
    h.flags = u->flags;
    h.total = plan_sections(u, &h);

    uint8_t *bytes = xcalloc(1, h.total);
    memcpy(bytes, &h, sizeof h);
#define X(field, type, n) copy_section(bytes, &h.sections[SECTION_##field], u->field);
    IR_SECTIONS(X)
#undef X
    struct unit_header *out = (struct unit_header *)bytes;
    out->key = hash128(bytes + KEY_FROM, h.total - KEY_FROM);
    out->checksum = hash64(bytes + CHECKSUM_FROM, h.total - CHECKSUM_FROM);
    *len = h.total;
    return bytes;
}

static bool check_header(const struct unit_header *h, size_t len, struct diag *d)
{
    if (len < sizeof *h || memcmp(h->magic, unit_magic, sizeof h->magic) != 0)
        return diag_set(d, "not a unit file");
    if (h->version != IR_UNIT_VERSION)
        return diag_set(d, "unit file of version %u, expected %u", h->version, IR_UNIT_VERSION);
    if (h->nsections != SECTION_COUNT)
        return diag_set(d, "unit file has %u sections, expected %u", h->nsections, SECTION_COUNT);
    if (h->total != len)
        return diag_set(d, "unit file is %zu bytes long, expected %" PRIu64, len, h->total);
    if (h->checksum != hash64((const uint8_t *)h + CHECKSUM_FROM, len - CHECKSUM_FROM))
        return diag_set(d, "unit file is damaged: wrong checksum");
    return true;
}

static bool check_section(const struct unit_header *h, unsigned i, size_t elem, struct diag *d)
{
    const struct unit_section *s = &h->sections[i];
    uint64_t bytes = (uint64_t)s->count * elem;
    if (s->elem != elem)
        return diag_set(d, "section %u has elements of %u bytes, expected %zu", i, s->elem, elem);
    if (s->offset % SECTION_ALIGN || s->offset < sizeof *h || s->offset > h->total ||
        bytes > h->total - s->offset)
        return diag_set(d, "section %u lies outside the unit file", i);
    return true;
}

/* Points u's arrays into the bytes; counts named twice (positions, statements) must agree. */
static bool attach(struct ir_unit *u, const uint8_t *bytes, size_t len, struct diag *d)
{
    const struct unit_header *h = (const struct unit_header *)bytes;
    if (!check_header(h, len, d))
        return false;
#define X(field, type, n)                                                   \
    if (!check_section(h, SECTION_##field, sizeof(type), d))                \
        return false;                                                       \
    u->field = (const void *)(bytes + h->sections[SECTION_##field].offset); \
    u->n = h->sections[SECTION_##field].count;
    IR_SECTIONS(X)
#undef X
    if (h->sections[SECTION_stmts].count != h->sections[SECTION_positions].count)
        return diag_set(d, "unit file has another number of positions than of statements");
    u->source = h->source;
    u->producer = h->producer;
    u->pointer_size = h->pointer_size;
    u->flags = h->flags;
    u->key = h->key;
    return true;
}

struct ir_unit *ir_unit_from_bytes(const void *data, size_t len, struct diag *d)
{
    if ((uintptr_t)data % SECTION_ALIGN) { /* elements are used in place: move them */
        uint8_t *copy = xmalloc(len + 1);
        memcpy(copy, data, len);
        return ir_unit_adopt(copy, len, d);
    }
    struct ir_unit *u = xcalloc(1, sizeof *u);
    if (attach(u, data, len, d) && ir_verify(u, d))
        return u;
    free(u);
    return NULL;
}

struct ir_unit *ir_unit_adopt(uint8_t *bytes, size_t len, struct diag *d)
{
    struct ir_unit *u = ir_unit_from_bytes(bytes, len, d);
    if (!u) {
        free(bytes);
        return NULL;
    }
    u->storage = bytes;
    u->storage_len = len;
    return u;
}

struct ir_unit *ir_unit_open(const char *path, struct diag *d)
{
    struct mapped_file file = {0};
    if (!os_map_file(path, &file, d))
        return NULL;
    struct ir_unit *u = ir_unit_from_bytes(file.data, file.len, d);
    if (!u) {
        diag_prefix(d, "cannot read '%s': ", path);
        os_unmap_file(&file);
        return NULL;
    }
    if (u->storage) { /* it had to be moved */
        os_unmap_file(&file);
        return u;
    }
    u->storage = (void *)file.data;
    u->storage_len = file.len;
    u->is_mapped = file.is_mapped;
    return u;
}

bool ir_unit_save(const struct ir_unit *u, const char *path, struct diag *d)
{
    if (u->storage)
        return os_write_scratch(path, u->storage, u->storage_len, d);
    size_t len;
    uint8_t *bytes = ir_unit_layout(u, &len);
    bool done = os_write_scratch(path, bytes, len, d);
    free(bytes);
    return done;
}

void ir_unit_free(struct ir_unit *u)
{
    if (!u)
        return;
    if (u->is_mapped)
        os_unmap_file(&(struct mapped_file){u->storage, u->storage_len, true});
    else
        free(u->storage);
    free(u);
}
