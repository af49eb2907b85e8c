#include "cli/progress.h"
#include "base/os.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define FIRST_AFTER_SECONDS 1.0
#define BETWEEN_SECONDS     0.1

void progress_init(struct progress *p, bool is_quiet)
{
    const char *term = getenv("TERM");

    memset(p, 0, sizeof *p);
    pthread_mutex_init(&p->lock, NULL);
    p->started = os_wall_seconds();
    p->is_wanted = !is_quiet && isatty(STDERR_FILENO) && term && strcmp(term, "dumb") != 0;
}

/* Whether it is time for another line; the lock is held. */
static bool is_due(struct progress *p)
{
    double now = os_wall_seconds();

    if (now - p->started < FIRST_AFTER_SECONDS || now - p->last < BETWEEN_SECONDS)
        return false;
    p->last = now;
    p->is_shown = true;
    return true;
}

void progress_step(void *progress, size_t done, size_t total, const char *what)
{
    struct progress *p = progress;

    if (!p->is_wanted)
        return;
    pthread_mutex_lock(&p->lock);
    if (is_due(p))
        fprintf(stderr, "\r\033[K[%zu/%zu] %.60s", done, total, what);
    pthread_mutex_unlock(&p->lock);
}

void progress_stage(struct progress *p, const char *stage)
{
    if (!p->is_wanted)
        return;
    pthread_mutex_lock(&p->lock);
    p->last = 0;
    if (is_due(p))
        fprintf(stderr, "\r\033[K%.70s ...", stage);
    pthread_mutex_unlock(&p->lock);
}

void progress_end(struct progress *p)
{
    if (p->is_shown)
        fputs("\r\033[K", stderr);
    p->is_shown = false;
    p->is_wanted = false;
    pthread_mutex_destroy(&p->lock);
}
