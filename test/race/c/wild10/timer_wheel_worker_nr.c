// A timer thread sleeps until the next deadline; timers in a sorted list under a lock
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct timer {
    struct timespec when;
    void (*fire)(void *);
    void *arg;
    struct timer *next;
};
static struct timer *timers;
static int stopping;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;

static int before(const struct timespec *a, const struct timespec *b)
{
    return a->tv_sec < b->tv_sec || (a->tv_sec == b->tv_sec && a->tv_nsec < b->tv_nsec);
}

static void timer_add(int seconds, void (*fire)(void *), void *arg)
{
    struct timer *t = malloc(sizeof *t), **p;
    clock_gettime(CLOCK_REALTIME, &t->when);
    t->when.tv_sec += seconds;
    t->fire = fire; // NORACE
    t->arg = arg;
    pthread_mutex_lock(&mu);
    for (p = &timers; *p && before(&(*p)->when, &t->when); p = &(*p)->next)
        ;
    t->next = *p;
    *p = t; // NORACE
    pthread_cond_signal(&cv);
    pthread_mutex_unlock(&mu);
}

static void *timer_main(void *unused)
{
    pthread_mutex_lock(&mu);
    while (!stopping || timers) { // NORACE
        if (!timers) {
            pthread_cond_wait(&cv, &mu);
            continue;
        }
        struct timespec when = timers->when;
        if (pthread_cond_timedwait(&cv, &mu, &when) != ETIMEDOUT)
            continue;
        struct timer *t = timers;
        timers = t->next;
        pthread_mutex_unlock(&mu);
        t->fire(t->arg); // NORACE
        free(t);
        pthread_mutex_lock(&mu);
    }
    pthread_mutex_unlock(&mu);
    return unused;
}

static int ticks;
static void tick(void *arg)
{
    ticks += *(int *)arg; // NORACE
}

int main(void)
{
    pthread_t t;
    int one = 1;
    pthread_create(&t, NULL, timer_main, NULL);
    for (int i = 0; i < 3; i++)
        timer_add(1, tick, &one);
    pthread_mutex_lock(&mu);
    stopping = 1; // NORACE
    pthread_cond_signal(&cv);
    pthread_mutex_unlock(&mu);
    pthread_join(t, NULL);
    printf("%d\n", ticks); // NORACE
    return 0;
}
