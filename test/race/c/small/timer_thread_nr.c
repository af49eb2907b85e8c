// A timer thread fires callbacks out of a sorted list; cancel is under the lock
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

struct timer { long due; void (*fire)(void *); void *arg; struct timer *next; };
static struct timer *timers;
static int quit;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;

static void timer_add(long due, void (*fire)(void *), void *arg)
{
    struct timer *t = malloc(sizeof *t), **p;
    t->due = due;
    t->fire = fire;
    t->arg = arg;
    pthread_mutex_lock(&mu);
    for (p = &timers; *p && (*p)->due <= due; p = &(*p)->next)
        ;
    t->next = *p;
    *p = t;
    pthread_cond_signal(&cv);
    pthread_mutex_unlock(&mu);
}

static void *timer_loop(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&mu);
    while (!quit) {
        if (!timers) {
            pthread_cond_wait(&cv, &mu);
            continue;
        }
        struct timespec until = { timers->due, 0 };
        pthread_cond_timedwait(&cv, &mu, &until);
        while (timers && timers->due <= time(NULL)) {
            struct timer *t = timers;
            timers = t->next;
            pthread_mutex_unlock(&mu);
            t->fire(t->arg);
            free(t);
            pthread_mutex_lock(&mu);
        }
    }
    pthread_mutex_unlock(&mu);
    return NULL;
}

static int ticks;
static void on_tick(void *arg)
{
    (void)arg;
    ticks++;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, timer_loop, NULL);
    for (int i = 0; i < 3; i++)
        timer_add(time(NULL) + i, on_tick, NULL);
    pthread_mutex_lock(&mu);
    quit = 1;
    pthread_cond_signal(&cv);
    pthread_mutex_unlock(&mu);
    pthread_join(t, NULL);
    return ticks;
}
