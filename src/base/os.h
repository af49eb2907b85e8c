#ifndef BASE_OS_H
#define BASE_OS_H
/*
 * The operating system, as far as we need it: whole files, atomic replacement, child processes,
 * directories, clocks. Everything fallible says why in a struct diag.
 */
#include "base/diag.h"
#include "base/vec.h"
#include <sys/types.h>

struct mapped_file {
    const uint8_t *data; /* never NULL after success, even for an empty file */
    size_t len;
    bool is_mapped;
};
bool os_map_file(const char *path, struct mapped_file *, struct diag *) MUST_USE;
void os_unmap_file(struct mapped_file *);
/* Writes to a temporary beside path, then renames: never leaves a partial file. "-" is stdout; if
 * its reader has gone, it fails without a message. */
bool os_write_file(const char *path, const void *data, size_t len, struct diag *) MUST_USE;
/* The same without waiting for the disk: for files that are checked when read and can be made
 * again. */
bool os_write_scratch(const char *path, const void *data, size_t len, struct diag *) MUST_USE;
bool os_make_dirs(const char *path, struct diag *) MUST_USE;
bool os_is_dir(const char *path);
bool os_is_file(const char *path);
char *os_real_path(const char *path) MUST_USE;                  /* NULL if it does not exist */
char *os_join_path(const char *dir, const char *name) MUST_USE; /* absolute name wins */
char *os_temp_dir(const char *prefix, struct diag *) MUST_USE;  /* fresh; NULL on failure */
void os_remove_tree(const char *path);
char *os_find_program(const char *name) MUST_USE; /* on PATH; NULL if absent */
char *os_self_dir(void) MUST_USE;                 /* folder of the running program */

/* A child process with optional pipes; argv ends with NULL. */
struct process {
    pid_t pid;
    int in, out, err; /* our ends, -1 if not piped */
};
enum process_pipes { PIPE_IN = 1, PIPE_OUT = 2, PIPE_ERR = 4 };
bool os_spawn(char *const argv[], const char *dir, enum process_pipes, struct process *,
              struct diag *) MUST_USE;
int os_wait(struct process *); /* exit code, or 128 + signal; closes the pipes */
/* Runs to the end, collecting what it prints (either may be NULL: inherited). Exit code, or -1 if
 * it could not be started. */
int os_run(char *const argv[], const char *dir, struct strbuf *out, struct strbuf *err,
           struct diag *);

double os_cpu_seconds(void);          /* this process */
double os_children_cpu_seconds(void); /* waited-for children */
double os_wall_seconds(void);         /* monotonic */
size_t os_peak_memory(void);          /* bytes */
unsigned os_cores(void);

#endif
