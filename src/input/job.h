#ifndef INPUT_JOB_H
#define INPUT_JOB_H
/*
 * One thing to be turned into a unit: a source with the flags that matter, bitcode, or a unit that
 * is ready. Jobs come from the command line, a compile database or a capture, and are all alike
 * from then on.
 *
 * Ownership: strings live in the arena of the acquisition.
 */
#include "input/command.h"

struct input_job {
    enum file_kind kind;      /* C, CXX, BITCODE, UNIT, IR; UNKNOWN: lost, see problem */
    const char *path;         /* absolute */
    const char *shown;        /* as the user knows it */
    const char *dir;          /* where the compiler ran */
    const char *language;     /* for -x, or NULL */
    const char *const *flags; /* rewritten for analysis (command.h) */
    uint32_t nflags;
    uint32_t archive;    /* member of archive number n: linked only if needed; 0: always */
    const char *problem; /* why it cannot be had */
};
typedef VEC(struct input_job) job_vec;

struct input_loss {
    const char *file; /* as shown */
    const char *reason;
};
typedef VEC(struct input_loss) loss_vec;

/* Job of a source in a parsed command. `cwd`: what shown paths are relative to. */
struct input_job job_from_source(const struct cc_command *, const struct cc_source *,
                                 const char *dir, const char *cwd, struct arena *);
/* Job of a file named on the command line; sniffs the content where the name does not tell. */
struct input_job job_from_file(const char *file, const char *const *flags, uint32_t nflags,
                               const char *cwd, struct arena *);
/* By path, then flags: an order that no timing can change. Equal jobs become one; of several
 * different compilations of one file the first in `jobs` stays if keep_first. Returns how many
 * different ones were left out. */
size_t jobs_sort_unique(job_vec *, bool keep_first);

#endif
