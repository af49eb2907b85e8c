// Timer thread with a sorted list; callbacks run without the lock, cancel and add take it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef void (*timer_fn)(void *);
struct timer {
    struct timer *next;
    long due;
    timer_fn fn;
    void *arg;
};
static struct timer *timers;
static pthread_mutex_t tm_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t tm_cond = PTHREAD_COND_INITIALIZER;
static int tm_stop;
static int fired; /* timer thread only, main after the join */

static void timer_add(long due, timer_fn fn, void *arg)
{
    struct timer *t = malloc(sizeof *t), **p;
    t->due = due;
    t->fn = fn;
    t->arg = arg;
    pthread_mutex_lock(&tm_lock);
    for (p = &timers; *p && (*p)->due <= due; p = &(*p)->next)
        ;
    t->next = *p;
    *p = t;
    pthread_cond_signal(&tm_cond);
    pthread_mutex_unlock(&tm_lock);
}

static void *timer_main(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&tm_lock);
    while (!tm_stop) {
        if (!timers) {
            pthread_cond_wait(&tm_cond, &tm_lock);
            continue;
        }
        struct timer *t = timers;
        if (t->due > (long)time(NULL)) {
            struct timespec ts = { .tv_sec = t->due };
            pthread_cond_timedwait(&tm_cond, &tm_lock, &ts);
            continue;
        }
        timers = t->next;
        pthread_mutex_unlock(&tm_lock);
        t->fn(t->arg); // NORACE
        free(t);
        fired++; // NORACE
        pthread_mutex_lock(&tm_lock);
    }
    pthread_mutex_unlock(&tm_lock);
    return NULL;
}

static void hello(void *arg)
{
    printf("timer %s\n", (char *)arg);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, timer_main, NULL);
    timer_add(time(NULL) + 1, hello, "one");
    timer_add(time(NULL), hello, "two");
    pthread_mutex_lock(&tm_lock);
    tm_stop = 1;
    pthread_cond_broadcast(&tm_cond);
    pthread_mutex_unlock(&tm_lock);
    pthread_join(t, NULL);
    return fired; // NORACE
}
