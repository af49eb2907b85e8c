#ifndef INPUT_CAPTURE_H
#define INPUT_CAPTURE_H
/*
 * A recorded build, seen as targets: every executable, shared library and archive that was made
 * and is still there, and the compilations whose objects went into it, directly, through archives,
 * other libraries of the build, or partial links.
 *
 * An object is found by its content as it was when it was linked, else by its path (tools may edit
 * objects in place), else, in archives, by its name if only one compilation made an object so
 * named.
 */
#include "input/job.h"
#include "input/record.h"

enum target_kind { TARGET_EXECUTABLE, TARGET_SHARED, TARGET_ARCHIVE, TARGET_RELOCATABLE };

struct capture_target {
    const char *path; /* absolute */
    const char *shown;
    enum target_kind kind;
    uint32_t record;
};

struct capture;
/* Folder of the capture that `dir` means: itself, or its .heddle; NULL if there is none. */
char *capture_find(const char *dir, struct arena *) MUST_USE;
struct capture *capture_open(const char *dir, const char *cwd, struct arena *,
                             struct diag *) MUST_USE;
void capture_close(struct capture *);

size_t capture_ncompilations(const struct capture *);
size_t capture_nliving(const struct capture *); /* sources still there, objects not made again */
/* Targets worth choosing, executables first, then by path; without what configuration tests left
 * behind. */
const struct capture_target *capture_targets(const struct capture *, size_t *n);
/* The target of a name (base name or end of the path), or the only one if name is NULL. On failure
 * a question that lists them. */
const struct capture_target *capture_choose(const struct capture *, const char *name,
                                            struct diag *) MUST_USE;
/* Jobs of everything that is linked into it. What cannot be traced to a source is a loss. */
void capture_jobs(struct capture *, const struct capture_target *, job_vec *, loss_vec *,
                  struct arena *);
/* Jobs of every compilation: for builds that linked nothing. */
void capture_all_jobs(struct capture *, job_vec *, struct arena *);

#endif
