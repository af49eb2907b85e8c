#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H
/*
 * One line on stderr that says what is being done and for how long, if stderr is a terminal and the
 * work takes more than a second; erased at the end. Silent otherwise. A thread of its own renews
 * it, so that a stage which has nothing to tell is seen to go on. progress_step may be called by
 * any thread.
 */
#include "base/common.h"
#include <pthread.h>

struct progress {
    pthread_mutex_t lock;
    pthread_cond_t ended;
    pthread_t thread;
    double started;
    char text[96]; /* what is being done */
    bool is_wanted, is_shown, is_over;
};

void progress_init(struct progress *, bool is_quiet);
void progress_step(void *progress, size_t done, size_t total, const char *what);
void progress_stage(struct progress *, const char *stage);
void progress_end(struct progress *);

#endif
