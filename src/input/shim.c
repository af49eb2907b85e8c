#include "input/shim.h"
#include "base/os.h"
#include "input/record.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

struct shim {
    struct arena arena;
    const char *name; /* what we are called */
    const char *dir;  /* of the capture, NULL if none is under way */
    const char *real; /* the tool we stand in for */
    const char *cwd;
    struct cc_command cc;
};

bool shim_is_called(const char *argv0)
{
    return program_kind(argv0) != PROGRAM_OTHER;
}

/* ---- finding the real tool ---- */

static bool is_ourselves(const char *path)
{
    char *real = os_real_path(path), *self = os_real_path("/proc/self/exe");
    bool same = real && self && strcmp(real, self) == 0;

    free(real);
    free(self);
    return same;
}

/* Started by the preloaded library: argv[0] is the tool itself. */
static const char *named_original(const char *argv0)
{
    return strchr(argv0, '/') && access(argv0, X_OK) == 0 && !is_ourselves(argv0) ? argv0 : NULL;
}

/* A compiler given by absolute path has a link of its own, with the original beside it. */
static const char *linked_original(struct shim *s, const char *argv0)
{
    char target[4096];
    ssize_t len = readlink(arena_printf(&s->arena, "%s.real", argv0), target, sizeof target - 1);

    if (!strchr(argv0, '/') || len <= 0)
        return NULL;
    target[len] = '\0';
    return arena_strdup(&s->arena, target);
}

static const char *search_path(struct shim *s)
{
    const char *path = getenv("PATH");

    while (path && *path) {
        size_t len = strcspn(path, ":");
        const char *file =
            arena_printf(&s->arena, "%.*s/%s", len ? (int)len : 1, len ? path : ".", s->name);

        if (os_is_file(file) && access(file, X_OK) == 0 && !is_ourselves(file))
            return file;
        path += len + (path[len] == ':');
    }
    return NULL;
}

/* Takes our own library out of LD_PRELOAD; another that the build set stays. */
static void restore_preload(void)
{
    const char *list = getenv("LD_PRELOAD"), *ours = list ? strstr(list, SHIM_LIBRARY) : NULL;
    struct strbuf out = {0};

    if (!ours)
        return;
    while (*list) {
        size_t len = strcspn(list, ": ");

        if (len > 0 && !(ours >= list && ours < list + len)) {
            if (out.len > 0)
                strbuf_addc(&out, ':');
            strbuf_add(&out, list, len);
        }
        list += len + (list[len] != '\0');
    }
    if (out.len > 0)
        setenv("LD_PRELOAD", strbuf_str(&out), 1);
    else
        unsetenv("LD_PRELOAD");
    strbuf_release(&out);
}

/* PATH without the folder of the shims: what the real tool runs must see no trace of us. */
static void restore_environment(struct shim *s)
{
    const char *path = getenv("PATH");
    struct strbuf out = {0};

    while (path && *path) {
        size_t len = strcspn(path, ":");

        if (!is_ourselves(arena_printf(&s->arena, "%.*s/%s", (int)len, path, s->name))) {
            if (out.len > 0)
                strbuf_addc(&out, ':');
            strbuf_add(&out, path, len);
        }
        path += len + (path[len] == ':');
    }
    if (out.len > 0)
        setenv("PATH", strbuf_str(&out), 1);
    unsetenv(SHIM_ENV);
    restore_preload();
    strbuf_release(&out);
}

static void find_everything(struct shim *s, const char *argv0)
{
    const char *dir = getenv(SHIM_ENV);
    char *cwd = getcwd(NULL, 0);

    arena_init(&s->arena, "shim");
    s->name = path_base(argv0);
    s->dir = dir && *dir ? arena_strdup(&s->arena, dir) : NULL;
    s->cwd = arena_strdup(&s->arena, cwd ? cwd : "/");
    free(cwd);
    s->real = named_original(argv0);
    if (!s->real)
        s->real = linked_original(s, argv0);
    if (!s->real)
        s->real = search_path(s);
}

/* ---- running it ---- */

static int run_instead(struct shim *s, char **argv)
{
    execv(s->real, argv);
    fprintf(stderr, "%s: cannot run '%s': %s\n", s->name, s->real, strerror(errno));
    return 127;
}

/* Exit status of the tool as wait gives it; -1 if it could not be started. */
static int run_and_wait(struct shim *s, char **argv)
{
    /* What a terminal sends goes to the tool too; we report how it ended. */
    void (*on_interrupt)(int) = signal(SIGINT, SIG_IGN);
    void (*on_quit)(int) = signal(SIGQUIT, SIG_IGN);
    pid_t pid = fork();
    int status;

    if (pid == 0) {
        signal(SIGINT, on_interrupt);
        signal(SIGQUIT, on_quit);
        _exit(run_instead(s, argv));
    }
    if (pid < 0)
        return -1;
    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return status;
}

static int end_like(int status)
{
    if (!WIFSIGNALED(status))
        return WEXITSTATUS(status);
    signal(WTERMSIG(status), SIG_DFL);
    raise(WTERMSIG(status));
    return 128 + WTERMSIG(status);
}

/* ---- recording ---- */

static void add_output(struct shim *s, struct record *r, const char *path)
{
    struct record_file file;

    if (record_file_read(path_absolute(s->cwd, path, &s->arena), &file, &s->arena))
        vec_push(&r->outputs, file);
}

static const char *find_library(struct shim *s, const char *name)
{
    static const char *const endings[] = {".so", ".a"};

    for (size_t d = 0; d < s->cc.lib_dirs.n; d++) {
        const char *dir = path_absolute(s->cwd, s->cc.lib_dirs.at[d], &s->arena);

        for (size_t i = 0; i < ARRAY_SIZE(endings); i++) {
            const char *path = name[0] == ':'
                                   ? arena_printf(&s->arena, "%s/%s", dir, name + 1)
                                   : arena_printf(&s->arena, "%s/lib%s%s", dir, name, endings[i]);

            if (os_is_file(path))
                return path;
        }
    }
    return NULL;
}

/* Whether a linker would take the file for code: ELF, bitcode or an archive, not a script. */
static bool is_code(const char *path)
{
    uint8_t magic[8] = {0};
    FILE *f = fopen(path, "re");
    size_t n = f ? fread(magic, 1, sizeof magic, f) : 0;

    if (f)
        fclose(f);
    return n == sizeof magic && (memcmp(magic, "\177ELF", 4) == 0 ||
                                 memcmp(magic, "BC\xC0\xDE", 4) == 0 || archive_is(magic, n));
}

static void add_link_input(struct shim *s, struct record *r, const char *word, bool whole)
{
    struct record_file file;
    const char *path =
        str_starts(word, "-l") ? find_library(s, word + 2) : path_absolute(s->cwd, word, &s->arena);

    if (!path || !is_code(path) || !record_file_read(path, &file, &s->arena))
        return;
    file.is_whole = whole;
    vec_push(&r->inputs, file);
}

static void describe_link(struct shim *s, struct record *r)
{
    bool whole = false;

    for (size_t i = 0; i < s->cc.links.n; i++) {
        const char *word = s->cc.links.at[i];

        if (strcmp(word, CC_WHOLE_ARCHIVE) == 0 || strcmp(word, CC_PART_ARCHIVE) == 0)
            whole = strcmp(word, CC_WHOLE_ARCHIVE) == 0;
        else
            add_link_input(s, r, word, whole);
    }
    add_output(s, r, s->cc.output ? s->cc.output : "a.out");
}

static void describe_compilation(struct shim *s, struct record *r)
{
    for (size_t i = 0; i < s->cc.sources.n; i++)
        add_output(s, r, cc_object(&s->cc, &s->cc.sources.at[i], &s->arena));
}

/* The archive is the first word after the operation that is one now. */
static void describe_archive(struct shim *s, struct record *r)
{
    for (size_t i = 2; i < r->argv.n && r->outputs.n == 0; i++) {
        const char *path = path_absolute(s->cwd, r->argv.at[i], &s->arena);
        struct record_file file;

        if (r->argv.at[i][0] == '-' || !record_file_read(path, &file, &s->arena))
            continue;
        if (file.is_archive)
            vec_push(&r->outputs, file);
    }
}

static void record_command(struct shim *s, enum record_kind kind, int argc, char **argv)
{
    struct record r = {.kind = kind, .cwd = s->cwd};

    words_expand((const char *const *)argv, (size_t)argc, s->cwd, &r.argv, &s->arena);
    if (kind == RECORD_ARCHIVER)
        describe_archive(s, &r);
    else if (s->cc.stage == CC_COMPILE)
        describe_compilation(s, &r);
    else
        describe_link(s, &r);
    if (r.outputs.n > 0)
        (void)!record_append(s->dir, &r, NULL); /* a full disk must not fail the build */
    record_release(&r);
}

/* What there is to record; false if the command makes nothing of interest. */
static bool understand(struct shim *s, int argc, char **argv, enum record_kind *kind)
{
    const char *const *words = (const char *const *)argv;

    switch (program_kind(s->name)) {
    case PROGRAM_ARCHIVER:
        *kind = RECORD_ARCHIVER;
        return argc > 2;
    case PROGRAM_LINKER:
        *kind = RECORD_LINKER;
        ld_parse(&s->cc, words, (size_t)argc, s->cwd, &s->arena);
        break;
    default:
        *kind = RECORD_COMPILER;
        cc_parse(&s->cc, words, (size_t)argc, s->cwd, &s->arena);
        break;
    }
    return s->cc.stage == CC_LINK || (s->cc.stage == CC_COMPILE && !s->cc.is_assembler_text);
}

/* Runs the real tool and records what it made; its exit status, or a code if it was not started. */
static int run_recorded(struct shim *s, int argc, char **argv)
{
    enum record_kind kind;
    int status;

    if (!s->dir || !understand(s, argc, argv, &kind))
        return run_instead(s, argv);
    status = run_and_wait(s, argv);
    if (status < 0)
        return run_instead(s, argv);
    if (status == 0)
        record_command(s, kind, argc, argv);
    return end_like(status);
}

int shim_main(int argc, char **argv)
{
    struct shim s = {0};
    int code = 127;

    find_everything(&s, argv[0]);
    if (s.real) {
        /* Compilers look at their own name: keep it, but not as a path to us. */
        if (strchr(argv[0], '/'))
            argv[0] = (char *)s.real;
        restore_environment(&s);
        code = run_recorded(&s, argc, argv);
    } else {
        fprintf(stderr, "heddle: the real '%s' was not found on PATH\n", s.name);
    }
    cc_release(&s.cc);
    arena_release(&s.arena);
    return code;
}
