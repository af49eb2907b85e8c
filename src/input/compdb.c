/* compile_commands.json: https://clang.llvm.org/docs/JSONCompilationDatabase.html */
#include "base/os.h"
#include "input/acquire.h"
#include <cjson/cJSON.h>

static const char *string_of(const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);

    return cJSON_IsString(item) ? item->valuestring : NULL;
}

/* The command as words, from either form; empty if it has neither. */
static void entry_words(const cJSON *entry, str_vec *words, struct arena *arena)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(entry, "arguments"), *item;
    const char *command = string_of(entry, "command");

    if (cJSON_IsArray(list)) {
        cJSON_ArrayForEach(item, list) if (cJSON_IsString(item))
            vec_push(words, arena_strdup(arena, item->valuestring));
    } else if (command) {
        words_split(command, strlen(command), words, arena);
    }
}

/* The source of the command that is the entry's file; a bare flag list has none. */
static struct cc_source entry_source(const struct cc_command *cc, const char *dir, const char *file,
                                     struct arena *arena)
{
    const char *wanted = path_absolute(dir, file, arena);

    for (size_t i = 0; i < cc->sources.n; i++)
        if (strcmp(path_absolute(dir, cc->sources.at[i].path, arena), wanted) == 0)
            return cc->sources.at[i];
    return (struct cc_source){file, NULL};
}

static bool add_entry(const cJSON *entry, const char *base, const char *cwd, job_vec *jobs,
                      struct arena *arena)
{
    const char *file = string_of(entry, "file"), *dir = string_of(entry, "directory");
    struct cc_command cc;
    str_vec words = {0};

    if (!file)
        return false;
    file = arena_strdup(arena, file);
    dir = dir ? path_absolute(base, dir, arena) : base;
    entry_words(entry, &words, arena);
    if (words.n == 0) {
        vec_release(&words);
        return false;
    }
    cc_parse(&cc, words.at, words.n, dir, arena);
    struct cc_source source = entry_source(&cc, dir, file, arena);
    vec_push(jobs, job_from_source(&cc, &source, dir, cwd, arena));
    cc_release(&cc);
    vec_release(&words);
    return true;
}

static int line_of(const char *text, const char *at)
{
    int line = 1;

    for (; text < at; text++)
        line += *text == '\n';
    return line;
}

static bool add_entries(const cJSON *root, const char *path, const char *base, const char *cwd,
                        job_vec *jobs, struct arena *arena, struct diag *diag)
{
    const cJSON *entry;
    int number = 0;

    if (!cJSON_IsArray(root))
        return diag_set(diag, "'%s': expected a list of compile commands", path);
    cJSON_ArrayForEach(entry, root)
    {
        number++;
        if (!add_entry(entry, base, cwd, jobs, arena))
            return diag_set(diag,
                            "'%s': entry %d: expected \"file\" and \"command\" or \"arguments\"",
                            path, number);
    }
    if (number == 0)
        return diag_set(diag, "'%s' lists no compile command", path);
    return true;
}

bool compdb_parse(const char *text, size_t len, const char *path, const char *cwd, job_vec *jobs,
                  struct arena *arena, struct diag *diag)
{
    const char *end = NULL, *absolute = path_absolute(cwd, path, arena);
    const char *base =
        arena_printf(arena, "%.*s", (int)(strrchr(absolute, '/') - absolute), absolute);
    cJSON *root = cJSON_ParseWithLengthOpts(text, len, &end, false);
    bool ok;

    if (!root)
        return diag_set(diag, "%s:%d: not valid JSON", path,
                        line_of(text, end && end >= text && end <= text + len ? end : text));
    ok = add_entries(root, path, base, cwd, jobs, arena, diag);
    cJSON_Delete(root);
    return ok;
}

bool compdb_read(const char *path, const char *cwd, job_vec *jobs, struct arena *arena,
                 struct diag *diag)
{
    struct mapped_file file;
    bool ok;

    if (!os_map_file(path, &file, diag))
        return false;
    ok = compdb_parse((const char *)file.data, file.len, path, cwd, jobs, arena, diag);
    os_unmap_file(&file);
    return ok;
}
