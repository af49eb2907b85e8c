/*
 * What builds leave behind: archives, commands, compile databases, records, dependency files. The
 * first byte chooses the reader. Only memory is read: "@" would open files, so it is taken out.
 */
#include "input/acquire.h"
#include "input/compiler.h"
#include "input/record.h"
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void fuzz_command(const char *text, size_t len, struct arena *arena)
{
    str_vec words = {0};
    struct cc_command cc;
    struct strbuf quoted = {0};

    words_split(text, len, &words, arena);
    words_quote(words.at, words.n, &quoted);
    cc_parse(&cc, words.at, words.n, "/src", arena);
    for (size_t i = 0; i < cc.sources.n; i++)
        (void)cc_object(&cc, &cc.sources.at[i], arena);
    cc_release(&cc);
    ld_parse(&cc, words.at, words.n, "/src", arena);
    cc_release(&cc);
    vec_release(&words);
    strbuf_release(&quoted);
}

static void fuzz_database(const char *text, size_t len, struct arena *arena)
{
    job_vec jobs = {0};
    struct diag diag = {0};

    (void)!compdb_parse(text, len, "db.json", "/src", &jobs, arena, &diag);
    (void)jobs_sort_unique(&jobs, true);
    vec_release(&jobs);
    diag_release(&diag);
}

static void fuzz_records(const char *text, size_t len, struct arena *arena)
{
    record_vec records = {0};

    (void)records_parse(text, len, &records, arena);
    records_release(&records);
}

static void fuzz_archive(const char *text, size_t len, struct arena *arena)
{
    member_vec members = {0};

    (void)!archive_parse(text, len, "/nowhere/lib.a", &members, arena);
    vec_release(&members);
}

static void fuzz_dependencies(const char *text, size_t len, struct arena *arena)
{
    str_vec paths = {0};

    deps_parse_make(text, len, "/src", &paths, arena);
    vec_release(&paths);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static void (*const readers[])(const char *, size_t, struct arena *) = {
        fuzz_command, fuzz_database, fuzz_records, fuzz_archive, fuzz_dependencies};
    struct arena arena;
    char *text;

    if (size == 0)
        return 0;
    text = xmalloc(size);
    memcpy(text, data + 1, size - 1);
    for (size_t i = 0; i + 1 < size; i++)
        text[i] = text[i] == '@' ? 'a' : text[i];
    arena_init(&arena, "fuzz");
    readers[data[0] % ARRAY_SIZE(readers)](text, size - 1, &arena);
    arena_release(&arena);
    free(text);
    return 0;
}
