#include "cli/capture.h"
#include "base/os.h"
#include "cli/config.h"
#include "cli/message.h"
#include "cli/pipeline.h"
#include "input/capture.h"
#include "input/shim.h"
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

struct setup {
    struct options *o;
    const char *cwd;
    const char *dir; /* of the capture, absolute */
    const char *shim_dir;
    char *self; /* our own program */
    struct diag *diag;
};

static bool make_link(const struct setup *s, const char *target, const char *path)
{
    unlink(path);
    if (symlink(target, path) != 0)
        return diag_set(s->diag, "cannot make link '%s': %s", path, strerror(errno));
    return true;
}

static bool make_shim(const struct setup *s, const char *name)
{
    return make_link(s, s->self, arena_printf(&s->o->arena, "%s/%s", s->shim_dir, name));
}

/* A shim for every compiler, linker and archiver in a folder of PATH, whatever its version. */
static bool make_shims_for_dir(const struct setup *s, const char *dir)
{
    DIR *d = opendir(dir);
    struct dirent *e;
    bool ok = true;

    while (d && ok && (e = readdir(d))) {
        enum program_kind kind = program_kind(e->d_name);
        bool is_wanted = kind == PROGRAM_COMPILER || kind == PROGRAM_LINKER ||
                         kind == PROGRAM_ARCHIVER || strcmp(e->d_name, "ccache") == 0;

        if (is_wanted && access(arena_printf(&s->o->arena, "%s/%s", dir, e->d_name), X_OK) == 0)
            ok = make_shim(s, e->d_name);
    }
    if (d)
        closedir(d);
    return ok;
}

static bool make_shims(const struct setup *s)
{
    const char *path = getenv("PATH");
    bool ok = true;

    while (ok && path && *path) {
        size_t len = strcspn(path, ":");
        const char *dir = arena_printf(&s->o->arena, "%.*s", len ? (int)len : 1, len ? path : ".");

        if (strcmp(dir, s->shim_dir) != 0)
            ok = make_shims_for_dir(s, dir);
        path += len + (path[len] == ':');
    }
    return ok;
}

/* CC=/opt/bin/gcc -m32 becomes CC=DIR/shim/CC/gcc -m32, with the original beside the link. */
static bool redirect_variable(const struct setup *s, const char *name)
{
    const char *value = getenv(name);
    struct arena *arena = &s->o->arena;
    const char *program, *dir, *shim;
    size_t len;

    if (!value || value[0] != '/')
        return true;
    len = strcspn(value, " \t");
    program = arena_printf(arena, "%.*s", (int)len, value);
    if (program_kind(program) == PROGRAM_OTHER || str_starts(program, s->dir))
        return true;
    dir = arena_printf(arena, "%s/%s", s->shim_dir, name);
    shim = arena_printf(arena, "%s/%s", dir, path_base(program));
    if (!os_make_dirs(dir, s->diag) || !make_link(s, s->self, shim) ||
        !make_link(s, program, arena_printf(arena, "%s.real", shim)))
        return false;
    setenv(name, arena_printf(arena, "%s%s", shim, value + len), 1);
    return true;
}

static bool redirect_variables(const struct setup *s)
{
    static const char *const names[] = {"CC", "CXX", "LD", "AR", "HOSTCC", "HOSTCXX"};

    for (size_t i = 0; i < ARRAY_SIZE(names); i++)
        if (!redirect_variable(s, names[i]))
            return false;
    return true;
}

/* The library beside the program, in the build folder or installed. */
static const char *find_library(const struct setup *s)
{
    static const char *const places[] = {SHIM_LIBRARY, "../libexec/heddle/" SHIM_LIBRARY};
    const char *found = NULL;
    char *dir = os_self_dir();

    for (size_t i = 0; !found && i < ARRAY_SIZE(places); i++) {
        const char *path = path_absolute(dir, places[i], &s->o->arena);

        found = os_is_file(path) ? path : NULL;
    }
    free(dir);
    return found;
}

/* Processes of the build load our library, which sends calls of tools to the shims. */
static bool preload(const struct setup *s)
{
    const char *library = find_library(s), *before = getenv("LD_PRELOAD");

    if (!library)
        return diag_set(s->diag, "'" SHIM_LIBRARY "' was not found beside heddle");
    setenv("LD_PRELOAD",
           before && *before ? arena_printf(&s->o->arena, "%s:%s", library, before) : library, 1);
    return true;
}

static bool prepend_path(const struct setup *s)
{
    const char *path = getenv("PATH");

    if (!redirect_variables(s))
        return false;
    setenv("PATH", arena_printf(&s->o->arena, "%s:%s", s->shim_dir, path ? path : "/usr/bin:/bin"),
           1);
    return true;
}

static bool prepare(struct setup *s)
{
    struct arena *arena = &s->o->arena;

    s->dir = path_absolute(s->cwd, s->o->capture_dir ? s->o->capture_dir : ".heddle", arena);
    s->shim_dir = arena_printf(arena, "%s/shim", s->dir);
    if (!os_make_dirs(s->shim_dir, s->diag))
        return false;
    if (s->o->fresh)
        unlink(arena_printf(arena, "%s/" RECORD_FILE, s->dir));
    if (!make_shims(s) || !(s->o->preload ? preload(s) : prepend_path(s)))
        return false;
    setenv(SHIM_ENV, s->dir, 1);
    return true;
}

/* What was recorded, so that the user knows what to type next. */
static void tell_result(const struct setup *s, int code)
{
    struct diag diag = {0};
    struct capture *c = NULL;
    const struct capture_target *targets;
    size_t n;

    if (os_is_file(arena_printf(&s->o->arena, "%s/" RECORD_FILE, s->dir)))
        c = capture_open(s->dir, s->cwd, &s->o->arena, &diag);
    if (!c || capture_ncompilations(c) == 0) {
        const char *hint =
            s->o->preload ? "" : ", or compilers are called by absolute path (try --preload)";
        if (code)
            message("no compilation was seen, and the build ended with exit code %d: it failed "
                    "before one%s",
                    code, hint);
        else
            message("no compilation was seen: everything was up to date%s", hint);
        diag_release(&diag);
        capture_close(c);
        return;
    }
    targets = capture_targets(c, &n);
    if (!s->o->quiet)
        message("recorded %zu compilation%s and %zu target%s in '%s'", capture_nliving(c),
                capture_nliving(c) == 1 ? "" : "s", n, n == 1 ? "" : "s",
                path_below(s->cwd, s->dir));
    for (size_t i = 0; s->o->verbose && i < n; i++)
        message("  %s", targets[i].shown);
    capture_close(c);
    diag_release(&diag);
}

static int run_build(struct setup *s)
{
    struct process child;
    int code;

    vec_push(&s->o->rest, NULL);
    if (!os_spawn((char *const *)s->o->rest.at, NULL, 0, &child, s->diag))
        return -1;
    code = os_wait(&child);
    tell_result(s, code);
    return code;
}

int capture_command(struct options *o)
{
    struct diag diag = {0};
    const char *config;
    char *cwd = getcwd(NULL, 0);
    struct setup s = {
        .o = o, .cwd = cwd ? cwd : "/", .self = os_real_path("/proc/self/exe"), .diag = &diag};
    int code = -1;

    if (o->rest.n == 0)
        diag_set(&diag, "capture: expected a build command, as in 'heddle capture -- make -j2'");
    else if (config_load(o, s.cwd, &config, &diag) && prepare(&s))
        code = run_build(&s);
    if (code < 0)
        message("%s", diag_str(&diag));
    free(cwd);
    free(s.self);
    diag_release(&diag);
    return code < 0 ? EXIT_FAILED : code;
}
