#include "input/compiler.h"
#include "base/os.h"
#include <glob.h>
#include <stdlib.h>
#include <sys/stat.h>

/* Newest LLVM whose bitcode heddle-lower reads; set by the build. */
#ifndef HEDDLE_LLVM_MAJOR
#define HEDDLE_LLVM_MAJOR 22
#endif
enum { OLDEST_CLANG = 11, RETRIES = 3 };

/*
 * -O1 without passes: no `optnone`, yet every access where it was written. Without lifetime
 * markers, for whose sake clang leads every break, continue and return out of a scope with
 * variables through a block that all of them share, and a switch: ways that nobody goes.
 * All warnings off, also those that are errors by default (implicit declarations, mismatched
 * pointers): what an older or newer compiler let pass shall be analysed, not judged.
 */
static const char *const analysis_flags[] = {
    "-O1",
    "-Xclang",
    "-disable-llvm-passes",
    "-Xclang",
    "-disable-lifetime-markers",
    "-g",
    "-w",
    "-Wno-everything",
    "-Wno-error",
    "-D_FORTIFY_SOURCE=0",
    "-fno-color-diagnostics",
    "-emit-llvm",
    "-c",
};

static char *find_newest_clang(void)
{
    for (int major = HEDDLE_LLVM_MAJOR; major >= OLDEST_CLANG; major--) {
        char *name = xasprintf("clang-%d", major);
        char *path = os_find_program(name);

        free(name);
        if (path)
            return path;
    }
    return os_find_program("clang");
}

bool compiler_choose(struct compiler *compiler, const char *wanted, struct arena *arena,
                     struct diag *diag)
{
    const char *given = wanted ? wanted : getenv("HEDDLE_CLANG");
    char *path = given && *given ? os_find_program(given) : find_newest_clang();

    if (!path && given && *given)
        return diag_set(diag, "clang '%s' was not found", given);
    if (!path)
        return diag_set(diag,
                        "no clang was found on PATH; sources cannot be compiled for analysis");
    compiler->path = arena_strdup(arena, path);
    compiler->identity = program_identity(path);
    free(path);
    return true;
}

struct key128 program_identity(const char *path)
{
    struct stat st = {0};
    char *real = os_real_path(path);
    struct key128 key = key_str(real ? real : path);

    free(real);
    if (stat(path, &st) != 0)
        return key;
    key = key_mix_u64(key, (uint64_t)st.st_size);
    key = key_mix_u64(key, (uint64_t)st.st_mtim.tv_sec);
    return key_mix_u64(key, (uint64_t)st.st_mtim.tv_nsec);
}

struct key128 compiler_key(const struct compiler *compiler, const struct input_job *job)
{
    struct key128 key = key_mix(compiler->identity, key_str(job->path));

    key = key_mix(key, key_str(job->dir));
    key = key_mix(key, key_str(job->language ? job->language : ""));
    for (uint32_t i = 0; i < job->nflags; i++)
        key = key_mix(key, key_str(job->flags[i]));
    for (size_t i = 0; i < ARRAY_SIZE(analysis_flags); i++)
        key = key_mix(key, key_str(analysis_flags[i]));
    return key;
}

/* ---- running ---- */

static void make_command(const struct compiler *compiler, const struct input_job *job,
                         const str_vec *flags, const char *bitcode, const char *deps, str_vec *out)
{
    vec_push(out, compiler->path);
    for (size_t i = 0; i < flags->n; i++)
        vec_push(out, flags->at[i]);
    for (size_t i = 0; i < ARRAY_SIZE(analysis_flags); i++)
        vec_push(out, analysis_flags[i]);
    const char *const files[] = {"-MD", "-MF", deps, "-MT", "unit", "-o", bitcode};
    for (size_t i = 0; i < ARRAY_SIZE(files); i++)
        vec_push(out, files[i]);
    if (job->language) {
        vec_push(out, "-x");
        vec_push(out, job->language);
    }
    vec_push(out, job->path);
    vec_push(out, NULL);
}

static int run_once(const struct compiler *compiler, const struct input_job *job,
                    const str_vec *flags, const char *bitcode, const char *deps, struct strbuf *err,
                    struct diag *diag)
{
    str_vec argv = {0};
    int code;

    make_command(compiler, job, flags, bitcode, deps, &argv);
    strbuf_clear(err);
    code = os_run((char *const *)argv.at, job->dir, NULL, err, diag);
    vec_release(&argv);
    return code;
}

/* The line that starts at *at, which moves on; NULL at the end. */
static char *next_line(const char **at, struct arena *arena)
{
    size_t len = strcspn(*at, "\n");
    char *line;

    if (!**at)
        return NULL;
    line = arena_printf(arena, "%.*s", (int)len, *at);
    *at += len + ((*at)[len] == '\n');
    return line;
}

/* An error of the driver or of option parsing carries no place: "clang: error: ...". */
static bool is_flag_error(const char *line)
{
    const char *error = strstr(line, "error: ");

    return error && (error == line || (str_starts(line, "clang") && !strchr(line, '/')) ||
                     strstr(line, "unknown argument"));
}

static bool is_blamed(const char *flag, const char *blamed, size_t len)
{
    size_t n = strlen(flag);

    if (len == 0)
        return false;
    if (n == len && memcmp(flag, blamed, len) == 0)
        return true;
    if (n > len && blamed[len - 1] == '=' && memcmp(flag, blamed, len) == 0)
        return true;
    return n > len + 1 && flag[n - len - 1] == '=' && memcmp(flag + n - len, blamed, len) == 0;
}

static bool drop_blamed(str_vec *flags, const char *blamed, size_t len)
{
    size_t kept = 0, before = flags->n;

    for (size_t i = 0; i < flags->n; i++)
        if (!is_blamed(flags->at[i], blamed, len))
            flags->at[kept++] = flags->at[i];
    flags->n = kept;
    return kept < before;
}

/* Takes out of `flags` what clang's messages name in quotes; false if nothing was found. */
static bool drop_unknown_flags(str_vec *flags, const char *messages, struct arena *arena)
{
    const char *line;
    bool dropped = false;

    while ((line = next_line(&messages, arena))) {
        if (!is_flag_error(line))
            continue;
        for (const char *q = strchr(line, '\''); q; q = strchr(q, '\'')) {
            size_t len = strcspn(q + 1, "'");

            dropped |= drop_blamed(flags, q + 1, len);
            q += 1 + len;
            q += *q == '\'';
        }
    }
    return dropped;
}

/* OpenMP's header is packaged for one clang; another's declares the same (gcc's does not pass).
 * Looked into last, so that nothing else changes. True if something was added. */
static bool add_openmp_header(str_vec *flags, const char *messages, struct arena *arena)
{
    glob_t found = {0};
    bool ok = strstr(messages, "'omp.h' file not found") &&
              glob("/usr/lib/llvm-*/lib/clang/*/include/omp.h", 0, NULL, &found) == 0;

    if (ok) {
        const char *header = found.gl_pathv[found.gl_pathc - 1];

        vec_push(flags, "-idirafter");
        vec_push(flags, arena_printf(arena, "%.*s", (int)(strrchr(header, '/') - header), header));
    }
    globfree(&found);
    return ok;
}

/* ---- newer language ---- */

static bool names_standard(const str_vec *flags)
{
    for (size_t i = 0; i < flags->n; i++)
        if (str_starts(flags->at[i], "-std=") || str_starts(flags->at[i], "--std=") ||
            strcmp(flags->at[i], "-ansi") == 0)
            return true;
    return false;
}

/* Who names no standard gets the first that the source compiles with: std::jthread shall not need
 * a flag. False if it compiles with none. */
static bool run_with_newer(const struct compiler *compiler, const struct input_job *job,
                           str_vec *flags, const char *bitcode, const char *deps, struct diag *diag)
{
    static const char *const newer[2][2] = {{"-std=gnu2x", NULL}, {"-std=gnu++20", "-std=gnu++2b"}};
    const char *const *list = newer[job->kind == FILE_CXX];
    struct strbuf ignored = {0};
    int code = 1;

    for (int i = 0; i < 2 && list[i] && code > 0 && !names_standard(flags); i++) {
        vec_push(flags, list[i]);
        code = run_once(compiler, job, flags, bitcode, deps, &ignored, diag);
        flags->n--;
    }
    strbuf_release(&ignored);
    return code == 0;
}

static bool fail_with_first_error(const char *messages, int code, struct arena *arena,
                                  struct diag *diag)
{
    const char *line;

    while ((line = next_line(&messages, arena)))
        if (strstr(line, "error: "))
            return diag_set(diag, "does not compile: %s", line);
    if (code > 128)
        return diag_set(diag, "clang was ended by signal %d", code - 128);
    return diag_set(diag, "clang ended with code %d", code);
}

bool compiler_run(const struct compiler *compiler, const struct input_job *job, const char *bitcode,
                  const char *deps, struct arena *arena, struct diag *diag)
{
    struct strbuf err = {0};
    str_vec flags = {0};
    int code;

    for (uint32_t i = 0; i < job->nflags; i++)
        vec_push(&flags, job->flags[i]);
    code = run_once(compiler, job, &flags, bitcode, deps, &err, diag);
    /* The driver names all it does not know at once, and only then the compiler proper. */
    for (int tries = 0; code > 0 && tries < RETRIES; tries++) {
        const char *messages = strbuf_str(&err);

        if (!drop_unknown_flags(&flags, messages, arena) &&
            !add_openmp_header(&flags, messages, arena))
            break;
        code = run_once(compiler, job, &flags, bitcode, deps, &err, diag);
    }
    if (code > 0 && run_with_newer(compiler, job, &flags, bitcode, deps, diag))
        code = 0;
    if (code > 0)
        fail_with_first_error(strbuf_str(&err), code, arena, diag);
    vec_release(&flags);
    strbuf_release(&err);
    return code == 0;
}

static int try_flags(const struct compiler *compiler, const str_vec *flags, struct strbuf *err)
{
    str_vec argv = {0};
    struct diag diag = {0};
    const char *language = "c";
    int code;

    for (size_t i = 0; i < flags->n; i++)
        if (strstr(flags->at[i], "++"))
            language = "c++";
    vec_push(&argv, compiler->path);
    for (size_t i = 0; i < flags->n; i++)
        vec_push(&argv, flags->at[i]);
    const char *const rest[] = {"-fsyntax-only", "-w", "-x", language, "/dev/null", NULL};
    for (size_t i = 0; i < ARRAY_SIZE(rest); i++)
        vec_push(&argv, rest[i]);
    code = os_run((char *const *)argv.at, NULL, NULL, err, &diag);
    diag_release(&diag);
    vec_release(&argv);
    return code;
}

void compiler_drop_unknown(const struct compiler *compiler, str_vec *flags, struct arena *arena)
{
    for (int tries = 0; flags->n > 0 && tries < RETRIES; tries++) {
        struct strbuf err = {0};
        bool dropped = try_flags(compiler, flags, &err) > 0 &&
                       drop_unknown_flags(flags, strbuf_str(&err), arena);

        strbuf_release(&err);
        if (!dropped)
            return;
    }
}

/* ---- dependency files ---- */

void deps_parse_make(const char *text, size_t len, const char *dir, str_vec *out,
                     struct arena *arena)
{
    const char *at = memchr(text, ':', len), *end = text + len;
    struct strbuf word = {0};

    for (at = at ? at + 1 : end; at <= end; at++) {
        bool escaped = at + 1 < end && *at == '\\';

        if (escaped && at[1] == '\n') {
            at++;
        } else if (escaped && strchr(" #\\", at[1])) {
            strbuf_addc(&word, *++at);
            continue;
        } else if (at + 1 < end && *at == '$' && at[1] == '$') {
            strbuf_addc(&word, *++at);
            continue;
        } else if (at < end && !strchr(" \t\r\n", *at)) {
            strbuf_addc(&word, *at);
            continue;
        }
        if (word.len > 0)
            vec_push(out, path_absolute(dir, strbuf_str(&word), arena));
        strbuf_clear(&word);
    }
    strbuf_release(&word);
}
