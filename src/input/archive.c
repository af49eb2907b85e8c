#include "input/archive.h"
#include "base/os.h"
#include "base/reader.h"
#include "input/words.h"
#include <stdlib.h>

enum {
    MAGIC_BYTES = 8,
    HEADER_BYTES = 60,
    NAME_BYTES = 16,
    SIZE_AT = 48,
    SIZE_BYTES = 10,
    END_AT = 58
};

struct archive {
    struct reader r;
    const char *path;
    bool is_thin;
    const uint8_t *long_names;
    size_t long_names_len;
    struct arena *arena;
};

bool archive_is(const void *data, size_t len)
{
    return len >= MAGIC_BYTES && (memcmp(data, "!<arch>\n", MAGIC_BYTES) == 0 ||
                                  memcmp(data, "!<thin>\n", MAGIC_BYTES) == 0);
}

static uint64_t decimal(const uint8_t *digits, size_t n)
{
    uint64_t value = 0;

    for (size_t i = 0; i < n && digits[i] >= '0' && digits[i] <= '9'; i++)
        value = value * 10 + (uint64_t)(digits[i] - '0');
    return value;
}

static const char *text(struct archive *a, const uint8_t *from, size_t max, const char *until)
{
    size_t len = 0;

    while (len < max && from[len] && !strchr(until, from[len]))
        len++;
    return arena_printf(a->arena, "%.*s", (int)len, (const char *)from);
}

/* Name of a member: in the header, in the table of long names ("/123"), or before its content
 * ("#1/20", then *skip bytes of content are the name). NULL for tables. */
static const char *member_name(struct archive *a, const uint8_t *header, const uint8_t *content,
                               uint64_t size, uint64_t *skip)
{
    *skip = 0;
    if (memcmp(header, "#1/", 3) == 0) {
        *skip = decimal(header + 3, NAME_BYTES - 3);
        return content && *skip <= size ? text(a, content, *skip, "") : NULL;
    }
    if (header[0] == '/' && header[1] >= '0' && header[1] <= '9') {
        uint64_t at = decimal(header + 1, NAME_BYTES - 1);

        if (at >= a->long_names_len)
            return NULL;
        return text(a, a->long_names + at, a->long_names_len - at, a->is_thin ? "\n" : "/\n");
    }
    if (header[0] == '/' || memcmp(header, "__.SYMDEF", 9) == 0)
        return NULL;
    return text(a, header, NAME_BYTES, a->is_thin ? " " : "/ ");
}

static const char *strip_slash(const char *name, struct arena *arena)
{
    size_t len = strlen(name);

    return len > 0 && name[len - 1] == '/' ? arena_printf(arena, "%.*s", (int)len - 1, name) : name;
}

/* A thin archive names files, relative to its own folder. */
static bool hash_named_file(struct archive *a, const char *name, struct key128 *hash)
{
    char *dir = arena_strdup(a->arena, a->path), *slash = strrchr(dir, '/');
    struct mapped_file file;

    if (slash)
        *slash = '\0';
    if (!os_map_file(path_absolute(slash ? dir : ".", name, a->arena), &file, NULL))
        return false;
    *hash = hash128(file.data, file.len);
    os_unmap_file(&file);
    return true;
}

static void add_member(struct archive *a, const uint8_t *header, const uint8_t *content,
                       uint64_t size, member_vec *out)
{
    uint64_t skip;
    const char *name = member_name(a, header, content, size, &skip);
    struct archive_member member = {0};

    if (!name)
        return;
    member.name = strip_slash(name, a->arena);
    if (content)
        member.hash = hash128(content + skip, size - skip);
    else if (!hash_named_file(a, member.name, &member.hash))
        return;
    vec_push(out, member);
}

/* One header and its content; false at the end or at damage. */
static bool read_member(struct archive *a, member_vec *out)
{
    const uint8_t *header, *content;
    uint64_t size;
    bool is_table;

    if (reader_left(&a->r) < HEADER_BYTES)
        return false;
    header = reader_bytes(&a->r, HEADER_BYTES);
    if (memcmp(header + END_AT, "`\n", 2) != 0)
        return false;
    size = decimal(header + SIZE_AT, SIZE_BYTES);
    is_table = header[0] == '/' && (header[1] == ' ' || header[1] == '/' || header[1] == 'S');
    content = a->is_thin && !is_table ? NULL : reader_bytes(&a->r, size);
    if (a->r.bad)
        return false;
    if (header[0] == '/' && header[1] == '/') {
        a->long_names = content;
        a->long_names_len = size;
    }
    add_member(a, header, content, size, out);
    if (content && size % 2 && reader_left(&a->r) > 0)
        reader_u8(&a->r);
    return true;
}

bool archive_parse(const void *data, size_t len, const char *path, member_vec *out,
                   struct arena *arena)
{
    struct archive a = {.path = path, .arena = arena};

    if (!archive_is(data, len))
        return false;
    a.is_thin = memcmp(data, "!<thin>\n", MAGIC_BYTES) == 0;
    reader_init(&a.r, data, len);
    reader_seek(&a.r, MAGIC_BYTES);
    while (read_member(&a, out))
        ;
    return true;
}

bool archive_read(const char *path, member_vec *out, struct arena *arena, struct diag *diag)
{
    struct mapped_file file;
    bool ok;

    if (!os_map_file(path, &file, diag))
        return false;
    ok = archive_parse(file.data, file.len, path, out, arena);
    os_unmap_file(&file);
    return ok || diag_set(diag, "'%s' is not an archive", path);
}
