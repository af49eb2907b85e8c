#include "input/record.h"
#include "base/json.h"
#include "base/os.h"
#include <cjson/cJSON.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static const char *const kind_names[] = {"cc", "ld", "ar"};

bool record_file_read(const char *path, struct record_file *out, struct arena *arena)
{
    struct mapped_file file;

    memset(out, 0, sizeof *out);
    if (!os_is_file(path) || !os_map_file(path, &file, NULL))
        return false;
    out->path = path;
    out->is_archive = archive_is(file.data, file.len);
    if (!out->is_archive)
        out->hash = hash128(file.data, file.len);
    os_unmap_file(&file);
    return !out->is_archive || archive_read(path, &out->members, arena, NULL);
}

static void release_files(record_file_vec *files)
{
    for (size_t i = 0; i < files->n; i++)
        vec_release(&files->at[i].members);
    vec_release(files);
}

void record_release(struct record *r)
{
    vec_release(&r->argv);
    release_files(&r->outputs);
    release_files(&r->inputs);
}

/* ---- writing ---- */

static void write_hash(struct json *j, struct key128 key)
{
    char hex[KEY_HEX_SIZE];

    key_hex(key, hex);
    json_str(j, "hash", hex);
}

static void write_file(struct json *j, const struct record_file *file)
{
    json_object(j, NULL);
    json_str(j, "path", file->path);
    if (!file->is_archive) {
        write_hash(j, file->hash);
    } else {
        if (file->is_whole)
            json_bool(j, "whole", true);
        json_array(j, "members");
        for (size_t i = 0; i < file->members.n; i++) {
            json_object(j, NULL);
            json_str(j, "name", file->members.at[i].name);
            write_hash(j, file->members.at[i].hash);
            json_end(j);
        }
        json_end(j);
    }
    json_end(j);
}

static void write_files(struct json *j, const char *key, const record_file_vec *files)
{
    if (files->n == 0)
        return;
    json_array(j, key);
    for (size_t i = 0; i < files->n; i++)
        write_file(j, &files->at[i]);
    json_end(j);
}

static void write_record(const struct record *r, struct strbuf *out)
{
    struct json j;

    json_init(&j, out, true);
    json_object(&j, NULL);
    json_str(&j, "kind", kind_names[r->kind]);
    json_str(&j, "cwd", r->cwd);
    json_array(&j, "argv");
    for (size_t i = 0; i < r->argv.n; i++)
        json_str(&j, NULL, r->argv.at[i]);
    json_end(&j);
    write_files(&j, "outputs", &r->outputs);
    write_files(&j, "inputs", &r->inputs);
    json_end(&j);
    if (out->len == 0 || out->buf[out->len - 1] != '\n')
        strbuf_addc(out, '\n');
}

bool record_append(const char *dir, const struct record *r, struct diag *diag)
{
    char *path = os_join_path(dir, RECORD_FILE);
    struct strbuf line = {0};
    int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    bool ok;

    write_record(r, &line);
    ok = fd >= 0 && write(fd, line.buf, line.len) == (ssize_t)line.len;
    if (!ok)
        diag_set(diag, "cannot write '%s': %s", path, strerror(errno));
    if (fd >= 0)
        close(fd);
    strbuf_release(&line);
    free(path);
    return ok;
}

/* ---- reading ---- */

static const char *string_of(const cJSON *object, const char *key, struct arena *arena)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);

    return cJSON_IsString(item) ? arena_strdup(arena, item->valuestring) : NULL;
}

static struct key128 hash_of(const cJSON *object)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, "hash");
    struct key128 key = {0};
    char part[17] = {0};

    if (!cJSON_IsString(item) || strlen(item->valuestring) != KEY_HEX_SIZE - 1)
        return key;
    memcpy(part, item->valuestring, 16);
    key.hi = strtoull(part, NULL, 16);
    memcpy(part, item->valuestring + 16, 16);
    key.lo = strtoull(part, NULL, 16);
    return key;
}

static void read_members(const cJSON *list, member_vec *out, struct arena *arena)
{
    const cJSON *item;

    cJSON_ArrayForEach(item, list)
    {
        struct archive_member member = {string_of(item, "name", arena), hash_of(item)};

        if (member.name)
            vec_push(out, member);
    }
}

static void read_files(const cJSON *object, const char *key, record_file_vec *out,
                       struct arena *arena)
{
    const cJSON *item, *members;

    cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(object, key))
    {
        struct record_file file = {.path = string_of(item, "path", arena), .hash = hash_of(item)};

        if (!file.path)
            continue;
        members = cJSON_GetObjectItemCaseSensitive(item, "members");
        file.is_archive = cJSON_IsArray(members);
        file.is_whole = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(item, "whole"));
        read_members(members, &file.members, arena);
        vec_push(out, file);
    }
}

static bool read_record(const cJSON *object, struct record *r, struct arena *arena)
{
    const char *kind = string_of(object, "kind", arena);
    const cJSON *item;
    int i = 0;

    memset(r, 0, sizeof *r);
    r->cwd = string_of(object, "cwd", arena);
    while (kind && i < 3 && strcmp(kind, kind_names[i]) != 0)
        i++;
    if (!kind || i == 3 || !r->cwd)
        return false;
    r->kind = (enum record_kind)i;
    cJSON_ArrayForEach(item,
                       cJSON_GetObjectItemCaseSensitive(object, "argv")) if (cJSON_IsString(item))
        vec_push(&r->argv, arena_strdup(arena, item->valuestring));
    read_files(object, "outputs", &r->outputs, arena);
    read_files(object, "inputs", &r->inputs, arena);
    return true;
}

size_t records_parse(const char *text, size_t len, record_vec *out, struct arena *arena)
{
    size_t skipped = 0;

    for (const char *at = text, *end = text + len; at < end;) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t line = newline ? (size_t)(newline - at) : (size_t)(end - at);
        cJSON *object = cJSON_ParseWithLength(at, line);
        struct record r;

        if (object && read_record(object, &r, arena))
            vec_push(out, r);
        else
            skipped++;
        cJSON_Delete(object);
        at += line + 1;
    }
    return skipped;
}

bool records_load(const char *dir, record_vec *out, struct arena *arena, struct diag *diag)
{
    char *path = os_join_path(dir, RECORD_FILE);
    struct mapped_file file;
    bool ok = os_map_file(path, &file, diag);

    free(path);
    if (!ok)
        return false;
    (void)records_parse((const char *)file.data, file.len, out, arena);
    os_unmap_file(&file);
    return true;
}

void records_release(record_vec *records)
{
    for (size_t i = 0; i < records->n; i++)
        record_release(&records->at[i]);
    vec_release(records);
}
