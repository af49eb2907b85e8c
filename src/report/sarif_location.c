/* Files, regions and logical locations of the SARIF writer. */
#include "report/display.h"
#include "report/path.h"
#include "report/sarif_int.h"
#include <stdlib.h>

/* "](" would end a link's text and start its target. */
static void add_unlinked(struct strbuf *out, const char *text)
{
    for (const char *end; (end = strstr(text, "](")) != NULL; text = end + 1) {
        strbuf_add(out, text, (size_t)(end + 1 - text));
        strbuf_addc(out, ' ');
    }
    strbuf_adds(out, text);
}

void sarif_add_safe(struct strbuf *out, const char *text)
{
    struct strbuf safe = {0};
    display_adds(&safe, text);
    add_unlinked(out, strbuf_str(&safe));
    strbuf_release(&safe);
}

void sarif_text(struct json *j, const char *key, const char *text)
{
    struct strbuf safe = {0};
    sarif_add_safe(&safe, text);
    json_str(j, key, strbuf_str(&safe));
    strbuf_release(&safe);
}

void sarif_message(struct json *j, const char *key, const char *text)
{
    json_object(j, key);
    sarif_text(j, "text", text);
    json_end(j);
}

/* ---- files ---- */

static struct sarif_file make_file(const struct report *r, const char *name)
{
    struct strbuf shown = {0}, uri = {0};
    path_add_shown(&shown, r->source_root, name);
    bool is_below = strbuf_str(&shown)[0] != '/';
    if (!is_below)
        strbuf_adds(&uri, "file://");
    path_add_uri(&uri, strbuf_str(&shown));
    strbuf_release(&shown);
    return (struct sarif_file){xstrdup(name), strbuf_detach(&uri), is_below};
}

static uint32_t file_index(struct sarif *s, const char *name)
{
    uint64_t key = hash64(name, strlen(name)) >> 1; /* never MAP_NO_KEY */
    uint32_t index = map_get(&s->by_name, key, 0);
    if (index && strcmp(s->files.at[index - 1].name, name) == 0)
        return index - 1;
    vec_push(&s->files, make_file(s->report, name));
    map_put(&s->by_name, key, (uint32_t)s->files.n);
    return (uint32_t)s->files.n - 1;
}

static void put_file(struct json *j, const char *key, const struct sarif_file *file, int64_t index)
{
    json_object(j, key);
    json_str(j, "uri", file->uri);
    if (file->is_below)
        json_str(j, "uriBaseId", "SRCROOT");
    if (index >= 0)
        json_int(j, "index", index);
    json_end(j);
}

static const char *source_language(const char *name)
{
    static const char *const endings[][2] = {
        {".c", "c"},           {".h", "c"},           {".cc", "cplusplus"},
        {".cpp", "cplusplus"}, {".cxx", "cplusplus"}, {".hh", "cplusplus"},
        {".hpp", "cplusplus"}, {".java", "java"},     {".kt", "kotlin"},
    };
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot && i < ARRAY_SIZE(endings); i++)
        if (strcmp(dot, endings[i][0]) == 0)
            return endings[i][1];
    return NULL;
}

void sarif_put_artifacts(struct sarif *s)
{
    json_array(&s->j, "artifacts");
    for (size_t i = 0; i < s->files.n; i++) {
        const char *language = source_language(s->files.at[i].name);
        json_object(&s->j, NULL);
        put_file(&s->j, "location", &s->files.at[i], -1);
        if (language)
            json_str(&s->j, "sourceLanguage", language);
        json_end(&s->j);
    }
    json_end(&s->j);
}

void sarif_put_uri_bases(struct sarif *s)
{
    const char *root = s->report->source_root;
    struct strbuf uri = {0};
    json_object(&s->j, "originalUriBaseIds");
    json_object(&s->j, "SRCROOT");
    if (root && root[0] == '/') {
        strbuf_adds(&uri, "file://");
        path_add_uri(&uri, root);
        if (uri.buf[uri.len - 1] != '/')
            strbuf_addc(&uri, '/');
        json_str(&s->j, "uri", strbuf_str(&uri));
    }
    sarif_message(&s->j, "description", "The root of the analysed sources.");
    json_end(&s->j);
    json_end(&s->j);
    strbuf_release(&uri);
}

void sarif_release(struct sarif *s)
{
    for (size_t i = 0; i < s->files.n; i++) {
        free(s->files.at[i].name);
        free(s->files.at[i].uri);
    }
    vec_release(&s->files);
    map_release(&s->by_name);
    source_cache_free(s->sources);
}

/* ---- locations ---- */

static void put_physical(struct sarif *s, const struct place_ref *at)
{
    uint32_t index = file_index(s, at->file);
    json_object(&s->j, "physicalLocation");
    put_file(&s->j, "artifactLocation", &s->files.at[index], index);
    if (at->line) {
        json_object(&s->j, "region");
        json_int(&s->j, "startLine", at->line);
        if (at->column)
            json_int(&s->j, "startColumn", source_utf16_column(s->sources, at));
        json_end(&s->j);
    }
    json_end(&s->j);
}

static void put_logical(struct json *j, const char *name, const char *kind)
{
    json_object(j, NULL);
    sarif_text(j, "name", name);
    sarif_text(j, "fullyQualifiedName", name);
    json_str(j, "kind", kind);
    json_end(j);
}

static bool is_member(const char *variable)
{
    return strpbrk(variable, ".[") || strstr(variable, "->");
}

void sarif_put_location(struct sarif *s, const char *key, const struct sarif_location *where)
{
    const char *function = where->at->function;
    json_object(&s->j, key);
    if (where->id)
        json_int(&s->j, "id", where->id);
    if (where->at->file)
        put_physical(s, where->at);
    if (where->variable || function) {
        json_array(&s->j, "logicalLocations");
        if (where->variable)
            put_logical(&s->j, where->variable, is_member(where->variable) ? "member" : "variable");
        if (function)
            put_logical(&s->j, function, "function");
        json_end(&s->j);
    }
    if (where->message)
        sarif_message(&s->j, "message", where->message);
    json_end(&s->j);
}
