#include "front/java/jimage.h"
#include "base/reader.h"
#include <libdeflate.h>

enum {
    MAGIC = 0xCAFEDADAu,
    PACKED_MAGIC = 0xCAFEFAFAu,
    PACKED_HEADER = 29,
    HEADER_SIZE = 28,
    HASH_SEED = 0x01000193,
    MAX_RESOURCE = 1 << 30,
};

enum attribute {
    ATTR_END,
    ATTR_MODULE,
    ATTR_PARENT,
    ATTR_BASE,
    ATTR_EXTENSION,
    ATTR_OFFSET,
    ATTR_PACKED,
    ATTR_SIZE,
    ATTR_COUNT
};

static uint32_t u32_at(const struct jimage *j, size_t at)
{
    const uint8_t *p = j->data + at;

    if (j->is_big_endian)
        return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
    return (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

bool jimage_is(const void *data, size_t len)
{
    return len >= HEADER_SIZE &&
           (memcmp(data, "\xDA\xDA\xFE\xCA", 4) == 0 || memcmp(data, "\xCA\xFE\xDA\xDA", 4) == 0);
}

static bool read_header(struct jimage *j, struct diag *diag)
{
    uint32_t version;
    uint64_t end;

    if (!jimage_is(j->data, j->len))
        return diag_set(diag, "not a file of modules (jimage)");
    j->is_big_endian = j->data[0] == 0xCA;
    version = u32_at(j, 4);
    if (version >> 16 != 1)
        return diag_set(diag, "version %u.%u of the modules file is not known", version >> 16,
                        version & 0xffff);
    j->table_length = u32_at(j, 16);
    j->locations_size = u32_at(j, 20);
    j->strings_size = u32_at(j, 24);
    j->redirect_at = HEADER_SIZE;
    end = HEADER_SIZE + (uint64_t)j->table_length * 8;
    j->offsets_at = (size_t)(HEADER_SIZE + (uint64_t)j->table_length * 4);
    j->locations_at = (size_t)end;
    j->strings_at = (size_t)(end + j->locations_size);
    end += (uint64_t)j->locations_size + j->strings_size;
    j->resources_at = (size_t)end;
    if (end > j->len || j->strings_size == 0 || j->data[end - 1] != '\0')
        return diag_set(diag, "the index of the modules file is cut off");
    return true;
}

/* ---- resources ---- */

static bool read_attributes(const struct jimage *j, uint32_t at, uint64_t value[ATTR_COUNT])
{
    const uint8_t *p = j->data + j->locations_at;

    memset(value, 0, ATTR_COUNT * sizeof *value);
    while (at < j->locations_size && p[at] >> 3 != ATTR_END) {
        uint32_t kind = p[at] >> 3, len = (p[at] & 7u) + 1;

        if (kind >= ATTR_COUNT || len >= j->locations_size - at)
            return false;
        for (uint32_t i = 1; i <= len; i++)
            value[kind] = value[kind] << 8 | p[at + i];
        at += len + 1;
    }
    return at < j->locations_size;
}

/* Strings end with NUL, and so does their table. */
static const char *string_at(const struct jimage *j, uint64_t at)
{
    return at < j->strings_size ? (const char *)j->data + j->strings_at + at : "";
}

static bool resource_at(const struct jimage *j, uint32_t location, struct jimage_resource *r,
                        uint32_t *module)
{
    uint64_t value[ATTR_COUNT];

    if (!read_attributes(j, location, value) || value[ATTR_MODULE] >= j->strings_size)
        return false;
    *module = (uint32_t)value[ATTR_MODULE];
    *r = (struct jimage_resource){
        .module = string_at(j, value[ATTR_MODULE]),
        .parent = string_at(j, value[ATTR_PARENT]),
        .base = string_at(j, value[ATTR_BASE]),
        .extension = string_at(j, value[ATTR_EXTENSION]),
        .offset = value[ATTR_OFFSET],
        .packed = value[ATTR_PACKED],
        .size = value[ATTR_SIZE],
    };
    return true;
}

uint32_t jimage_slots(const struct jimage *j)
{
    return j->table_length;
}

bool jimage_at(const struct jimage *j, uint32_t slot, struct jimage_resource *r)
{
    uint32_t module;

    return slot < j->table_length &&
           resource_at(j, u32_at(j, j->offsets_at + (size_t)slot * 4), r, &module);
}

/* ---- packages ---- */

static void index_package(struct jimage *j, const struct jimage_resource *r, uint32_t module)
{
    uint32_t id;

    if (strcmp(r->extension, "class") != 0 || !*r->module || strcmp(r->base, "module-info") == 0)
        return;
    id = intern_adds(&j->packages, r->parent);
    while (j->module_of.n <= id)
        vec_push(&j->module_of, UINT32_MAX);
    if (j->module_of.at[id] == UINT32_MAX)
        j->module_of.at[id] = module;
}

bool jimage_open(struct jimage *j, const void *data, size_t len, struct diag *diag)
{
    *j = (struct jimage){.data = data, .len = len};
    intern_init(&j->packages);
    if (!read_header(j, diag)) {
        j->table_length = 0; /* nothing of it is used */
        return false;
    }
    for (uint32_t i = 0; i < j->table_length; i++) {
        struct jimage_resource r;
        uint32_t module;

        if (resource_at(j, u32_at(j, j->offsets_at + (size_t)i * 4), &r, &module))
            index_package(j, &r, module);
    }
    return true;
}

void jimage_release(struct jimage *j)
{
    intern_release(&j->packages);
    vec_release(&j->module_of);
}

/* ---- lookup ---- */

static uint32_t hash_string(uint32_t seed, const char *s)
{
    for (; *s; s++)
        seed = (seed * HASH_SEED) ^ (uint8_t)*s;
    return seed;
}

static uint32_t hash_name(uint32_t seed, const char *module, const char *name)
{
    seed = hash_string(seed, "/");
    seed = hash_string(seed, module);
    seed = hash_string(seed, "/");
    seed = hash_string(seed, name);
    return hash_string(seed, ".class") & 0x7fffffff;
}

static bool is_named(const struct jimage_resource *r, const char *module, const char *name)
{
    size_t parent = strlen(r->parent);

    if (strcmp(r->module, module) != 0 || strcmp(r->extension, "class") != 0 ||
        strncmp(name, r->parent, parent) != 0)
        return false;
    if (parent > 0 && name[parent++] != '/')
        return false;
    return strcmp(name + parent, r->base) == 0;
}

bool jimage_find_class(const struct jimage *j, const char *name, struct jimage_resource *r)
{
    const char *slash = strrchr(name, '/');
    char package[512];
    size_t len = slash ? (size_t)(slash - name) : 0;
    uint32_t id, slot;
    int32_t redirect;

    if (len >= sizeof package || j->table_length == 0)
        return false;
    memcpy(package, name, len);
    package[len] = '\0';
    if (!intern_find(&j->packages, package, &id) || id >= j->module_of.n ||
        j->module_of.at[id] == UINT32_MAX)
        return false;
    const char *module = string_at(j, j->module_of.at[id]);
    slot = hash_name(HASH_SEED, module, name) % j->table_length;
    redirect = (int32_t)u32_at(j, j->redirect_at + (size_t)slot * 4);
    if (redirect == 0)
        return false;
    slot = redirect < 0 ? (uint32_t)(-1 - redirect)
                        : hash_name((uint32_t)redirect, module, name) % j->table_length;
    return jimage_at(j, slot, r) && is_named(r, module, name);
}

/* ---- content ---- */

/* One layer of packing: a header, then zlib. "compact-cp" is not made by any vendor's build. */
static bool unpack(const struct jimage *j, const uint8_t *packed, size_t len, size_t size,
                   uint8_t *out, struct diag *diag)
{
    struct libdeflate_decompressor *d;
    enum libdeflate_result result;
    struct jimage header = {.data = packed, .is_big_endian = j->is_big_endian};

    if (len < PACKED_HEADER || u32_at(&header, 0) != PACKED_MAGIC ||
        strcmp(string_at(j, u32_at(&header, 20)), "zip") != 0)
        return diag_set(diag, "the resource is packed by an unknown method");
    d = libdeflate_alloc_decompressor();
    if (!d)
        return diag_set(diag, "out of memory");
    result =
        libdeflate_zlib_decompress(d, packed + PACKED_HEADER, len - PACKED_HEADER, out, size, NULL);
    libdeflate_free_decompressor(d);
    return result == LIBDEFLATE_SUCCESS || diag_set(diag, "the resource does not unpack");
}

bool jimage_read(const struct jimage *j, const struct jimage_resource *r, struct arena *arena,
                 const uint8_t **data, size_t *len, struct diag *diag)
{
    uint64_t stored = r->packed ? r->packed : r->size, room = j->len - j->resources_at;
    const uint8_t *bytes;
    uint8_t *out;

    if (r->offset > room || stored > room - r->offset || r->size > MAX_RESOURCE)
        return diag_set(diag, "a resource lies outside of the modules file");
    bytes = j->data + j->resources_at + r->offset;
    *data = bytes;
    *len = (size_t)r->size;
    if (!r->packed)
        return true;
    out = arena_alloc(arena, (size_t)r->size + 1);
    *data = out;
    return unpack(j, bytes, (size_t)r->packed, (size_t)r->size, out, diag);
}
