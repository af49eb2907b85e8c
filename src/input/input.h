#ifndef INPUT_INPUT_H
#define INPUT_INPUT_H
/*
 * From what the user named to the units of one program: finds the inputs, compiles and lowers what
 * the cache does not have, opens everything and chooses what belongs to the program asked for.
 *
 * Invariants
 *  1. An input that fails is recorded as a loss with its reason; the rest goes on.
 *  2. Units come sorted by path, whatever the number of workers and whoever was first.
 *  3. The cache changes how long it takes, never what comes out.
 */
#include "input/job.h"
#include "ir/ir.h"

struct input_request {
    const char *cwd; /* absolute; what relative names and shown paths refer to */
    str_vec files;   /* sources, bitcode, units */
    str_vec flags;   /* compiler flags for the sources among them */
    const char
        *build_dir;     /* -p: compile_commands.json or a capture; NULL: look in cwd if no files */
    const char *target; /* which program, if there are several */
    str_vec entries;    /* empty: main */
    const char *clang;
    bool no_main;           /* Java: nothing is to be started */
    const char *main_class; /* Java: where the program starts; NULL: manifest, or the only one */
    const char *jdk;        /* Java: NULL: JAVA_HOME, or that of `java` on PATH */
    str_vec classpath;      /* Java: libraries, each "a.jar:dir" */
    str_vec source_dirs;    /* Java: where the sources are */
    bool open, servlets;    /* Java: clients of public classes, of servlets, instead of main */
    bool tests;             /* Java: tests are run instead of main */
    str_vec open_patterns;  /* Java: which of them; empty: all */
    unsigned jobs;          /* 0: one per core */
    const char *cache_dir;  /* NULL: no cache */
    uint64_t cache_bytes;
    /* Called from several threads; NULL: nobody looks. */
    void (*progress)(void *ctx, size_t done, size_t total, const char *what);
    void *progress_ctx;
};

struct input_counts {
    uint32_t inputs, compiled, lowered, cached;
};

struct input_set {
    struct ir_unit **units; /* hand over to prog_link and set to NULL, else freed here */
    uint32_t nunits;
    loss_vec losses;
    str_vec notes; /* for the user: what was chosen or left out */
    struct input_counts counts;
    bool is_target; /* a recorded link says what belongs to the program */
    struct arena arena;
};

/* False if the request cannot be met at all: nothing named, several programs to choose from,
 * nothing readable. Losses are there in either case. */
bool input_acquire(const struct input_request *, struct input_set *, struct diag *) MUST_USE;
void input_release(struct input_set *);

#endif
