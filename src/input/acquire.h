#ifndef INPUT_ACQUIRE_H
#define INPUT_ACQUIRE_H
/* Private to input/: the steps of input_acquire. */
#include "input/input.h"

/* A job and what became of it. */
struct acquired {
    struct input_job job;
    struct ir_unit *unit; /* NULL if lost */
    const char *loss;
    bool was_compiled, was_lowered, was_cached;
};

/* Turns every job into a unit, in parallel. Slot i belongs to job i. */
bool acquire_units(const struct input_request *, struct acquired *, size_t n, struct input_set *,
                   struct diag *) MUST_USE;

/* Leaves in the slots only what belongs to the program asked for (frees the other units): archive
 * members that resolve something, one of several files that define main. */
bool select_units(const struct input_request *, struct acquired *, size_t n, struct input_set *,
                  struct diag *) MUST_USE;

/* Units of the Java classes among the files, and of the classes they need; `files` loses them. The
 * units are appended to the set's. */
bool acquire_java(const struct input_request *, str_vec *files, struct input_set *,
                  struct diag *) MUST_USE;

/* Adds the jobs of a compile_commands.json; `path` stands in messages and for its folder. */
bool compdb_parse(const char *text, size_t len, const char *path, const char *cwd, job_vec *,
                  struct arena *, struct diag *) MUST_USE;
bool compdb_read(const char *path, const char *cwd, job_vec *, struct arena *,
                 struct diag *) MUST_USE;

#endif
