#include "base/os.h"
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* ---- files ---- */

/* All of fd; for what cannot be mapped (pipes, /proc) or has nothing to map. Some have no end. */
static bool read_all(int fd, struct strbuf *out)
{
    enum { MOST = 1 << 30 };
    char chunk[16384];
    for (;;) {
        if (out->len > MOST) {
            errno = EFBIG;
            return false;
        }
        ssize_t n = read(fd, chunk, sizeof chunk);
        if (n > 0)
            strbuf_add(out, chunk, (size_t)n);
        else if (n == 0)
            return true;
        else if (errno != EINTR)
            return false;
    }
}

static bool read_unmapped(int fd, struct mapped_file *file)
{
    struct strbuf text = {0};
    if (!read_all(fd, &text)) {
        int saved = errno;
        strbuf_release(&text);
        errno = saved;
        return false;
    }
    file->len = text.len;
    file->data = (const uint8_t *)strbuf_detach(&text);
    file->is_mapped = false;
    return true;
}

static bool map_descriptor(int fd, struct mapped_file *file)
{
    struct stat st;
    if (fstat(fd, &st) != 0)
        return false;
    if (!S_ISREG(st.st_mode) || st.st_size == 0)
        return read_unmapped(fd, file);
    void *data = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (data == MAP_FAILED)
        return false;
    *file = (struct mapped_file){.data = data, .len = (size_t)st.st_size, .is_mapped = true};
    return true;
}

bool os_map_file(const char *path, struct mapped_file *file, struct diag *diag)
{
    *file = (struct mapped_file){0};
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return diag_set(diag, "cannot open '%s': %s", path, strerror(errno));
    bool ok = map_descriptor(fd, file);
    int error = errno;
    close(fd);
    return ok || diag_set(diag, "cannot read '%s': %s", path, strerror(error));
}

void os_unmap_file(struct mapped_file *file)
{
    if (file->is_mapped)
        munmap((void *)file->data, file->len);
    else
        free((void *)file->data);
    *file = (struct mapped_file){0};
}

static bool write_all(int fd, const char *data, size_t len)
{
    while (len > 0) {
        ssize_t n = write(fd, data, len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        data += n;
        len -= (size_t)n;
    }
    return true;
}

enum sync { SYNC, NO_SYNC };

/* Some file systems report a full disk only here. Pipes and terminals cannot be synced. */
static bool sync_descriptor(int fd)
{
    return fsync(fd) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP;
}

/* Keeps the errno of what failed first. */
static bool write_and_close(int fd, const void *data, size_t len, enum sync sync)
{
    bool ok = write_all(fd, data, len) && (sync == NO_SYNC || sync_descriptor(fd));
    int error = errno;
    if (close(fd) != 0 && ok)
        return false;
    errno = error;
    return ok;
}

/* A device or pipe must be written in place: renaming over /dev/null would replace it. */
static bool write_in_place(const char *path, const void *data, size_t len)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
    return fd >= 0 && write_and_close(fd, data, len, SYNC);
}

/* Not mkstemp: the new file shall get the permissions of the umask. */
static int open_temporary(const char *path, char **name)
{
    for (int attempt = 0; attempt < 1000; attempt++) {
        *name = xasprintf("%s.tmp-%ld-%d", path, (long)getpid(), attempt);
        int fd = open(*name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0)
            return fd;
        int error = errno;
        free(*name);
        *name = NULL;
        errno = error;
        if (error != EEXIST)
            return -1;
    }
    return -1;
}

static bool move_over(char *temporary, const char *path)
{
    bool ok = rename(temporary, path) == 0;
    int error = errno;
    if (!ok)
        unlink(temporary);
    free(temporary);
    errno = error;
    return ok;
}

enum outcome { DONE, FAILED, IMPOSSIBLE };

/* By a file without a name, so that nothing stays behind if the process is killed while it writes.
 * Not every file system can do that. */
static enum outcome replace_nameless(const char *path, const void *data, size_t len, int mode)
{
    const char *slash = strrchr(path, '/');
    char *dir = slash ? xstrndup(path, MAX((size_t)(slash - path), 1)) : xstrdup(".");
    int fd = open(dir, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    free(dir);
    if (fd < 0)
        return IMPOSSIBLE;
    if (mode >= 0)
        (void)!fchmod(fd, (mode_t)mode);
    char *self = xasprintf("/proc/self/fd/%d", fd);
    char *name = xasprintf("%s.tmp-%ld", path, (long)getpid());
    bool is_written = write_all(fd, data, len) && sync_descriptor(fd);
    int error = errno;
    bool is_linked = is_written && linkat(AT_FDCWD, self, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
    free(self);
    close(fd);
    if (is_linked)
        return move_over(name, path) ? DONE : FAILED;
    free(name);
    errno = error;
    return is_written ? IMPOSSIBLE : FAILED;
}

/* `mode`: permissions of the file that is replaced, -1 if there is none. */
static bool replace_file(const char *path, const void *data, size_t len, int mode, enum sync sync)
{
    enum outcome nameless = sync == SYNC ? replace_nameless(path, data, len, mode) : IMPOSSIBLE;
    char *temporary;
    if (nameless != IMPOSSIBLE)
        return nameless == DONE;
    int fd = open_temporary(path, &temporary);
    if (fd < 0)
        return false;
    if (mode >= 0)
        (void)!fchmod(fd, (mode_t)mode); /* best effort: the content matters more */
    if (write_and_close(fd, data, len, sync))
        return move_over(temporary, path);
    int error = errno;
    unlink(temporary);
    free(temporary);
    errno = error;
    return false;
}

static bool write_path(const char *path, const void *data, size_t len, enum sync sync)
{
    struct stat st;
    if (stat(path, &st) != 0)
        return replace_file(path, data, len, -1, sync);
    if (!S_ISREG(st.st_mode))
        return write_in_place(path, data, len);
    char *real = realpath(path, NULL); /* a symbolic link stays one */
    bool ok = real && replace_file(real, data, len, st.st_mode & 07777, sync);
    int error = errno;
    free(real);
    errno = error;
    return ok;
}

bool os_write_file(const char *path, const void *data, size_t len, struct diag *diag)
{
    if (strcmp(path, "-") == 0) {
        fflush(stdout); /* keep the order of what was printed before */
        if (write_all(STDOUT_FILENO, data, len) && sync_descriptor(STDOUT_FILENO))
            return true;
        /* Who closes a pipe has read enough. */
        return errno != EPIPE &&
               diag_set(diag, "cannot write to standard output: %s", strerror(errno));
    }
    return write_path(path, data, len, SYNC) ||
           diag_set(diag, "cannot write '%s': %s", path, strerror(errno));
}

bool os_write_scratch(const char *path, const void *data, size_t len, struct diag *diag)
{
    return write_path(path, data, len, NO_SYNC) ||
           diag_set(diag, "cannot write '%s': %s", path, strerror(errno));
}

/* True if path is a directory afterwards. */
static bool make_dir(const char *path)
{
    if (mkdir(path, 0777) == 0)
        return true;
    int error = errno;
    if (os_is_dir(path))
        return true;
    errno = error == EEXIST ? ENOTDIR : error;
    return false;
}

bool os_make_dirs(const char *path, struct diag *diag)
{
    char *copy = xstrdup(path);
    size_t len = strlen(path), at = 0;
    bool ok = true;
    while (ok && at < len) {
        at += 1 + strcspn(copy + at + 1, "/");
        copy[at] = '\0';
        ok = make_dir(copy);
        copy[at] = path[at];
    }
    int error = errno;
    free(copy);
    return ok || diag_set(diag, "cannot make directory '%s': %s", path, strerror(error));
}

bool os_is_dir(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

bool os_is_file(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode);
}

char *os_real_path(const char *path)
{
    return realpath(path, NULL);
}

char *os_join_path(const char *dir, const char *name)
{
    if (name[0] == '/' || dir[0] == '\0')
        return xstrdup(name);
    const char *slash = dir[strlen(dir) - 1] == '/' ? "" : "/";
    return xasprintf("%s%s%s", dir, slash, name);
}

char *os_temp_dir(const char *prefix, struct diag *diag)
{
    const char *base = getenv("TMPDIR");
    char *path = xasprintf("%s/%s-XXXXXX", base && *base ? base : "/tmp", prefix);
    if (mkdtemp(path))
        return path;
    diag_set(diag, "cannot make directory '%s': %s", path, strerror(errno));
    free(path);
    return NULL;
}

static int remove_entry(const char *path, const struct stat *st, int type, struct FTW *walk)
{
    remove(path);
    return 0;
}

void os_remove_tree(const char *path)
{
    nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

static bool is_program(const char *path)
{
    return os_is_file(path) && access(path, X_OK) == 0;
}

char *os_find_program(const char *name)
{
    if (strchr(name, '/'))
        return is_program(name) ? xstrdup(name) : NULL;
    const char *dirs = getenv("PATH");
    while (dirs && *dirs) {
        size_t len = strcspn(dirs, ":");
        char *path = xasprintf("%.*s/%s", len ? (int)len : 1, len ? dirs : ".", name);
        if (is_program(path))
            return path;
        free(path);
        dirs += len + (dirs[len] == ':');
    }
    return NULL;
}

char *os_self_dir(void)
{
    char *self = realpath("/proc/self/exe", NULL);
    if (!self)
        return xstrdup(".");
    char *slash = strrchr(self, '/');
    slash[slash == self] = '\0';
    return self;
}

/* ---- processes ---- */

static void close_descriptor(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

/* Ends of the pipe in [0] for us, [1] for the child; above 2, so that the child's dup2 to its
 * standard descriptors cannot meet one of them even if we run with those closed. */
static bool make_pipe(int ends[2], bool child_reads)
{
    int raw[2];
    if (pipe2(raw, O_CLOEXEC) != 0)
        return false;
    ends[0] = fcntl(raw[child_reads ? 1 : 0], F_DUPFD_CLOEXEC, 3);
    ends[1] = fcntl(raw[child_reads ? 0 : 1], F_DUPFD_CLOEXEC, 3);
    int error = errno;
    close(raw[0]);
    close(raw[1]);
    errno = error;
    return ends[0] >= 0 && ends[1] >= 0;
}

/* Returns an errno. The child gets default treatment of SIGPIPE whatever ours is. */
static int spawn(char *const argv[], const char *dir, int pipes[3][2], pid_t *pid)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    for (int i = 0; i < 3; i++) {
        if (pipes[i][1] >= 0)
            posix_spawn_file_actions_adddup2(&actions, pipes[i][1], i);
    }
    if (dir)
        posix_spawn_file_actions_addchdir_np(&actions, dir);
    int error = posix_spawnp(pid, argv[0], &actions, &attributes, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return error;
}

bool os_spawn(char *const argv[], const char *dir, enum process_pipes which, struct process *child,
              struct diag *diag)
{
    int pipes[3][2] = {{-1, -1}, {-1, -1}, {-1, -1}};
    int error = 0;
    *child = (struct process){.pid = -1, .in = -1, .out = -1, .err = -1};
    for (int i = 0; i < 3 && !error; i++) {
        if ((which & 1 << i) && !make_pipe(pipes[i], i == 0))
            error = errno;
    }
    if (!error)
        error = spawn(argv, dir, pipes, &child->pid);
    for (int i = 0; i < 3; i++) {
        close_descriptor(&pipes[i][1]);
        if (error)
            close_descriptor(&pipes[i][0]);
    }
    child->in = pipes[0][0];
    child->out = pipes[1][0];
    child->err = pipes[2][0];
    return !error || diag_set(diag, "cannot run '%s': %s", argv[0], strerror(error));
}

int os_wait(struct process *child)
{
    int status;
    close_descriptor(&child->in);
    close_descriptor(&child->out);
    close_descriptor(&child->err);
    while (waitpid(child->pid, &status, 0) < 0) {
        if (errno != EINTR)
            return 128;
    }
    child->pid = -1;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* One read after poll said so; closes the descriptor at its end. */
static void drain_some(int *fd, struct strbuf *into)
{
    char chunk[65536];
    ssize_t n = read(*fd, chunk, sizeof chunk);
    if (n > 0)
        strbuf_add(into, chunk, (size_t)n);
    else if (n == 0 || errno != EINTR)
        close_descriptor(fd);
}

int os_run(char *const argv[], const char *dir, struct strbuf *out, struct strbuf *err,
           struct diag *diag)
{
    struct process child;
    enum process_pipes pipes = (out ? PIPE_OUT : 0) | (err ? PIPE_ERR : 0);
    if (!os_spawn(argv, dir, pipes, &child, diag))
        return -1;
    while (child.out >= 0 || child.err >= 0) {
        struct pollfd polled[2] = {{.fd = child.out, .events = POLLIN},
                                   {.fd = child.err, .events = POLLIN}};
        if (poll(polled, 2, -1) < 0 && errno != EINTR)
            break;
        if (polled[0].revents)
            drain_some(&child.out, out);
        if (polled[1].revents)
            drain_some(&child.err, err);
    }
    return os_wait(&child);
}

/* ---- clocks and sizes ---- */

static double rusage_seconds(int who)
{
    struct rusage usage;
    getrusage(who, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

double os_cpu_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

double os_children_cpu_seconds(void)
{
    return rusage_seconds(RUSAGE_CHILDREN);
}

double os_wall_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

size_t os_peak_memory(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (size_t)usage.ru_maxrss * 1024;
}

unsigned os_cores(void)
{
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        return (unsigned)MAX(CPU_COUNT(&set), 1);
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n > 0 ? (unsigned)n : 1;
}
