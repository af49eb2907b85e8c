#ifndef INPUT_COMPILER_H
#define INPUT_COMPILER_H
/*
 * The clang that compiles sources for analysis: which one, and how it is called. The user's own
 * compiler is never run here; what it was told (job.h) is, rewritten for clang.
 */
#include "base/hash.h"
#include "input/job.h"

struct compiler {
    const char *path;
    struct key128 identity; /* changes when the program is replaced */
};

/* `wanted` (--clang), else $HEDDLE_CLANG, else the newest clang-NN on PATH that our heddle-lower
 * can read, else plain clang. */
bool compiler_choose(struct compiler *, const char *wanted, struct arena *, struct diag *) MUST_USE;

/* Name, size and time of a program, without running it. */
struct key128 program_identity(const char *path);

/* What the result depends on besides the files read. */
struct key128 compiler_key(const struct compiler *, const struct input_job *);

/* Compiles to bitcode and a dependency file. A flag that clang does not know is dropped and the
 * compilation tried again; without -std= also with newer standards than clang's default. On failure
 * the first error clang gave. */
bool compiler_run(const struct compiler *, const struct input_job *, const char *bitcode,
                  const char *deps, struct arena *, struct diag *) MUST_USE;

/* Leaves those flags that clang understands, of flags that write nothing. */
void compiler_drop_unknown(const struct compiler *, str_vec *flags, struct arena *);

/* Paths in a dependency file (-MD), made absolute against dir. */
void deps_parse_make(const char *text, size_t len, const char *dir, str_vec *out, struct arena *);

#endif
