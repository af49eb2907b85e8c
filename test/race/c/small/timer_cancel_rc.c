// A timer thread fires callbacks outside the lock; cancel frees the timer at once
// tsan: some: a free is no access of its own
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
struct timer { time_t when; void (*fn)(struct timer *); int fired; struct timer *next; };
static struct timer *timers;
static pthread_mutex_t tl = PTHREAD_MUTEX_INITIALIZER;
static void beep(struct timer *t) { t->fired++; } // RACE!
static void *loop(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        struct timer *t;
        pthread_mutex_lock(&tl);
        t = timers;
        pthread_mutex_unlock(&tl);
        if (t)
            t->fn(t); // RACE!
    }
    return NULL;
}
static struct timer *arm(void)
{
    struct timer *t = calloc(1, sizeof *t);
    t->fn = beep;
    t->when = time(NULL) + 1;
    pthread_mutex_lock(&tl);
    t->next = timers;
    timers = t;
    pthread_mutex_unlock(&tl);
    return t;
}
static void cancel(struct timer *t)
{
    struct timer **p;
    pthread_mutex_lock(&tl);
    for (p = &timers; *p != t; p = &(*p)->next)
        ;
    *p = t->next;
    pthread_mutex_unlock(&tl);
    free(t); // RACE!
}
int main(void)
{
    pthread_t th;
    pthread_create(&th, NULL, loop, NULL);
    for (int i = 0; i < 100; i++) {
        struct timer *t = arm();
        cancel(t);
    }
    pthread_join(th, NULL);
    return 0;
}
