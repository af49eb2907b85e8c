// A timer thread that waits with a deadline, calls back, and is stopped by a flag under its lock.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

typedef void (*timer_cb)(void *ctx);

struct timer {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t wake;
    int interval_ms;
    int stopped;
    timer_cb cb;
    void *ctx;
};

static void *timer_main(void *arg)
{
    struct timer *t = arg;
    pthread_mutex_lock(&t->lock);
    while (!t->stopped) { // NORACE
        struct timespec ts;
        clock_gettime(CLOCK_REALTIME, &ts);
        ts.tv_nsec += t->interval_ms * 1000000L;
        ts.tv_sec += ts.tv_nsec / 1000000000L;
        ts.tv_nsec %= 1000000000L;
        int rc = pthread_cond_timedwait(&t->wake, &t->lock, &ts);
        if (rc == ETIMEDOUT) {
            pthread_mutex_unlock(&t->lock);
            t->cb(t->ctx);
            pthread_mutex_lock(&t->lock);
        }
    }
    pthread_mutex_unlock(&t->lock);
    return NULL;
}

static int timer_start(struct timer *t, int ms, timer_cb cb, void *ctx)
{
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->wake, NULL);
    t->interval_ms = ms;
    t->stopped = 0;
    t->cb = cb;
    t->ctx = ctx;
    return pthread_create(&t->thread, NULL, timer_main, t);
}

static void timer_stop(struct timer *t)
{
    pthread_mutex_lock(&t->lock);
    t->stopped = 1; // NORACE
    pthread_cond_signal(&t->wake);
    pthread_mutex_unlock(&t->lock);
    pthread_join(t->thread, NULL);
    pthread_cond_destroy(&t->wake);
    pthread_mutex_destroy(&t->lock);
}

static void on_tick(void *ctx)
{
    int *count = ctx;
    (*count)++; // NORACE
}

int main(void)
{
    struct timer t;
    int count = 0;
    if (timer_start(&t, 2, on_tick, &count) != 0)
        return 1;
    usleep(20000);
    timer_stop(&t);
    printf("%d ticks\n", count); // NORACE
    return 0;
}
