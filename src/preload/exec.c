/*
 * Loaded into every process of a build by `heddle capture --preload`: a call that would start a
 * compiler, linker or archiver starts its shim instead, with the tool's path as argv[0]. So builds
 * that call their tools by absolute path are recorded too, and nothing on PATH changes.
 *
 * Stands alone: it must do no harm in any program, may run in a child of vfork, and therefore
 * allocates nothing and keeps no state. Which tools there are shims for is asked of the file
 * system.
 */
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SHIM_ENV "HEDDLE_CAPTURE"
enum { MAX_ARGS = 1 << 16 };

struct redirection {
    char tool[PATH_MAX]; /* what would have run */
    char shim[PATH_MAX];
};

/* A variable of the environment that the new process would get. */
static const char *lookup(char *const envp[], const char *name)
{
    size_t len = strlen(name);

    for (; envp && *envp; envp++)
        if (strncmp(*envp, name, len) == 0 && (*envp)[len] == '=')
            return *envp + len + 1;
    return NULL;
}

static bool join(char out[PATH_MAX], const char *dir, size_t len, const char *name)
{
    int n = snprintf(out, PATH_MAX, "%.*s/%s", (int)len, dir, name);

    return n > 0 && n < PATH_MAX;
}

/* The file that `name` means, as execvp would look for it. */
static bool resolve(const char *name, bool search, char out[PATH_MAX])
{
    const char *path = getenv("PATH");

    if (!search || strchr(name, '/'))
        return snprintf(out, PATH_MAX, "%s", name) < PATH_MAX && access(out, X_OK) == 0;
    while (path && *path) {
        size_t len = strcspn(path, ":");

        if (join(out, len ? path : ".", len ? len : 1, name) && access(out, X_OK) == 0)
            return true;
        path += len + (path[len] == ':');
    }
    return false;
}

/* Whether the call is to go to a shim. Without a capture in the new process' environment (the shim
 * takes it out before it runs the real tool) it never is. */
static bool redirect(const char *name, bool search, char *const envp[], struct redirection *r)
{
    const char *dir = lookup(envp, SHIM_ENV), *base = name ? strrchr(name, '/') : NULL;
    char shims[PATH_MAX];

    base = base ? base + 1 : name;
    if (!name || !dir || !*base || !join(shims, dir, strlen(dir), "shim"))
        return false;
    if (!join(r->shim, shims, strlen(shims), base) || access(r->shim, X_OK) != 0)
        return false;
    return resolve(name, search, r->tool) && strncmp(r->tool, shims, strlen(shims)) != 0;
}

static size_t count(char *const argv[])
{
    size_t n = 0;

    while (argv && argv[n])
        n++;
    return n;
}

/* argv with the tool's path in front; out has room for it. */
static void replace_name(char *const argv[], size_t n, char *tool, char **out)
{
    out[0] = tool;
    for (size_t i = 1; i <= n; i++)
        out[i] = argv[i];
    if (n == 0)
        out[1] = NULL;
}

typedef int execve_fn(const char *, char *const[], char *const[]);
typedef int spawn_fn(pid_t *, const char *, const posix_spawn_file_actions_t *,
                     const posix_spawnattr_t *, char *const[], char *const[]);

static int run(const char *function, const char *name, bool search, char *const argv[],
               char *const envp[])
{
    struct redirection r;
    size_t n = count(argv);
    execve_fn *real = (execve_fn *)dlsym(RTLD_NEXT, function);

    if (n < MAX_ARGS && redirect(name, search, envp, &r)) {
        char *words[n + 2];
        execve_fn *direct = (execve_fn *)dlsym(RTLD_NEXT, "execve");

        replace_name(argv, n, r.tool, words);
        return direct(r.shim, words, envp);
    }
    return real(name, argv, envp);
}

int execve(const char *path, char *const argv[], char *const envp[])
{
    return run("execve", path, false, argv, envp);
}

int execv(const char *path, char *const argv[])
{
    return run("execve", path, false, argv, environ);
}

int execvpe(const char *file, char *const argv[], char *const envp[])
{
    return run("execvpe", file, true, argv, envp);
}

int execvp(const char *file, char *const argv[])
{
    return run("execvpe", file, true, argv, environ);
}

static int start(const char *function, pid_t *pid, const char *name, bool search,
                 const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                 char *const argv[], char *const envp[])
{
    struct redirection r;
    size_t n = count(argv);
    char *const *inherited = envp ? envp : environ;
    spawn_fn *real = (spawn_fn *)dlsym(RTLD_NEXT, function);

    if (n < MAX_ARGS && redirect(name, search, inherited, &r)) {
        char *words[n + 2];
        spawn_fn *direct = (spawn_fn *)dlsym(RTLD_NEXT, "posix_spawn");

        replace_name(argv, n, r.tool, words);
        return direct(pid, r.shim, actions, attributes, words, inherited);
    }
    return real(pid, name, actions, attributes, argv, envp);
}

int posix_spawn(pid_t *pid, const char *path, const posix_spawn_file_actions_t *actions,
                const posix_spawnattr_t *attributes, char *const argv[], char *const envp[])
{
    return start("posix_spawn", pid, path, false, actions, attributes, argv, envp);
}

int posix_spawnp(pid_t *pid, const char *file, const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *attributes, char *const argv[], char *const envp[])
{
    return start("posix_spawnp", pid, file, true, actions, attributes, argv, envp);
}
