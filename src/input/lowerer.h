#ifndef INPUT_LOWERER_H
#define INPUT_LOWERER_H
/*
 * One heddle-lower process: bitcode in, unit file out. LLVM may abort on bad input, so it runs
 * apart; if the process dies, the input it was at fails with the reason, and the next input starts
 * a new process.
 *
 * Protocol (heddle-lower --batch): a line "INPUT<TAB>OUTPUT<TAB>SOURCE" in, a line
 * "ok<TAB>INPUT..." or "fail<TAB>INPUT<TAB>reason" out. Used by one thread at a time.
 */
#include "base/arena.h"
#include "base/os.h"

struct lowerer {
    const char *program;
    struct process child;
    bool is_running;
    struct strbuf out, err; /* read, not yet used */
};

struct lower_request {
    const char *input, *output;
    const char *source; /* what the unit calls itself: never a temporary name */
};

/* Path of heddle-lower: $HEDDLE_LOWER, beside the running program, or on PATH; NULL if nowhere. */
char *lowerer_find(struct arena *) MUST_USE;

void lowerer_init(struct lowerer *, const char *program);
void lowerer_release(struct lowerer *); /* ends the process */
bool lowerer_run(struct lowerer *, const struct lower_request *, struct diag *) MUST_USE;

#endif
