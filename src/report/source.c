#include "report/source.h"
#include "base/map.h"
#include "base/os.h"
#include "report/display.h"
#include <stdlib.h>

#define MAX_SOURCE   (64u << 20)
#define BINARY_PROBE 8192

struct source_file {
    char *name;
    struct mapped_file map;
    bool has_text;
    VEC(uint32_t) starts; /* byte offset of each line */
};

struct source_cache {
    char *root;
    VEC(struct source_file) files;
    struct map by_name; /* hash of the name -> index + 1 of the newest with that hash */
};

struct source_cache *source_cache_new(const char *root)
{
    struct source_cache *cache = xcalloc(1, sizeof *cache);
    cache->root = root ? xstrdup(root) : NULL;
    return cache;
}

void source_cache_free(struct source_cache *cache)
{
    for (size_t i = 0; i < cache->files.n; i++) {
        struct source_file *file = &cache->files.at[i];
        if (file->has_text)
            os_unmap_file(&file->map);
        vec_release(&file->starts);
        free(file->name);
    }
    vec_release(&cache->files);
    map_release(&cache->by_name);
    free(cache->root);
    free(cache);
}

static void index_lines(struct source_file *file)
{
    const char *text = (const char *)file->map.data;
    size_t at = 0, len = file->map.len;
    if (len >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0)
        at = 3;
    while (at < len) {
        vec_push(&file->starts, (uint32_t)at);
        const char *end = memchr(text + at, '\n', len - at);
        at = end ? (size_t)(end - text) + 1 : len;
    }
}

static bool is_text(const struct mapped_file *map)
{
    return map->len <= MAX_SOURCE && !memchr(map->data, 0, MIN(map->len, BINARY_PROBE));
}

static void load(struct source_cache *cache, struct source_file *file)
{
    if (!cache->root && file->name[0] != '/')
        return;
    char *path = cache->root ? os_join_path(cache->root, file->name) : xstrdup(file->name);
    /* A pipe or a device under a source's name would block or never end. */
    if (os_is_file(path) && os_map_file(path, &file->map, NULL)) {
        if (is_text(&file->map)) {
            file->has_text = true;
            index_lines(file);
        } else {
            os_unmap_file(&file->map);
        }
    }
    free(path);
}

static struct source_file *find_file(struct source_cache *cache, const char *name)
{
    uint64_t key = hash64(name, strlen(name)) >> 1; /* never MAP_NO_KEY */
    uint32_t index = map_get(&cache->by_name, key, 0);
    if (index && strcmp(cache->files.at[index - 1].name, name) == 0)
        return &cache->files.at[index - 1];
    struct source_file fresh = {.name = xstrdup(name)};
    load(cache, &fresh);
    vec_push(&cache->files, fresh);
    map_put(&cache->by_name, key, (uint32_t)cache->files.n);
    return &vec_last(&cache->files);
}

struct source_line source_line(struct source_cache *cache, const char *file_name, uint32_t line)
{
    struct source_line none = {0};
    if (!file_name || line == 0)
        return none;
    const struct source_file *file = find_file(cache, file_name);
    if (line > file->starts.n)
        return none;
    size_t start = file->starts.at[line - 1];
    size_t end = line < file->starts.n ? file->starts.at[line] : file->map.len;
    const char *text = (const char *)file->map.data;
    if (end > start && text[end - 1] == '\n')
        end--;
    if (end > start && text[end - 1] == '\r')
        end--;
    return (struct source_line){text + start, end - start};
}

uint32_t source_line_count(struct source_cache *cache, const char *file)
{
    return file ? (uint32_t)find_file(cache, file)->starts.n : 0;
}

uint32_t source_utf16_column(struct source_cache *cache, const struct place_ref *place)
{
    if (place->column <= 1)
        return place->column;
    struct source_line line = source_line(cache, place->file, place->line);
    size_t bytes = place->column - 1;
    if (!line.text || bytes > line.len)
        return place->column;
    uint32_t units = 0;
    for (size_t i = 0, used; i < bytes; i += used) {
        uint32_t c = utf8_next(line.text + i, line.len - i, &used);
        units += c != DISPLAY_BAD && c >= 0x10000 ? 2 : 1;
    }
    return units + 1;
}
