#include "cli/progress.h"
#include "base/os.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { FIRST_AFTER_SECONDS = 1, BETWEEN_NANOSECONDS = 200 * 1000 * 1000 };

/* The lock is held. */
static void show(struct progress *p)
{
    double seconds = os_wall_seconds() - p->started;

    if (seconds < FIRST_AFTER_SECONDS || !p->text[0])
        return;
    fprintf(stderr, "\r\033[K%s (%.0f s)", p->text, seconds);
    p->is_shown = true;
}

static void *renew(void *progress)
{
    struct progress *p = progress;

    pthread_mutex_lock(&p->lock);
    while (!p->is_over) {
        struct timespec until;

        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += BETWEEN_NANOSECONDS;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        (void)pthread_cond_timedwait(&p->ended, &p->lock, &until);
        if (!p->is_over)
            show(p);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

/* Signals go to the thread that works. */
static bool start(struct progress *p)
{
    sigset_t all, old;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    bool is_started = pthread_create(&p->thread, NULL, renew, p) == 0;
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    return is_started;
}

void progress_init(struct progress *p, bool is_quiet)
{
    const char *term = getenv("TERM");

    memset(p, 0, sizeof *p);
    if (is_quiet || !isatty(STDERR_FILENO) || !term || strcmp(term, "dumb") == 0)
        return;
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->ended, NULL);
    p->started = os_wall_seconds();
    p->is_wanted = start(p);
}

void progress_step(void *progress, size_t done, size_t total, const char *what)
{
    struct progress *p = progress;

    if (!p->is_wanted)
        return;
    pthread_mutex_lock(&p->lock);
    snprintf(p->text, sizeof p->text, "[%zu/%zu] %.60s", done, total, what);
    pthread_mutex_unlock(&p->lock);
}

void progress_stage(struct progress *p, const char *stage)
{
    if (!p->is_wanted)
        return;
    pthread_mutex_lock(&p->lock);
    snprintf(p->text, sizeof p->text, "%.70s ...", stage);
    if (!stage[0])
        p->text[0] = 0;
    if (p->is_shown)
        fputs("\r\033[K", stderr);
    p->is_shown = false;
    pthread_mutex_unlock(&p->lock);
}

void progress_end(struct progress *p)
{
    if (!p->is_wanted)
        return;
    pthread_mutex_lock(&p->lock);
    p->is_over = true;
    pthread_cond_signal(&p->ended);
    pthread_mutex_unlock(&p->lock);
    pthread_join(p->thread, NULL);
    if (p->is_shown)
        fputs("\r\033[K", stderr);
    p->is_shown = p->is_wanted = false;
    pthread_cond_destroy(&p->ended);
    pthread_mutex_destroy(&p->lock);
}
