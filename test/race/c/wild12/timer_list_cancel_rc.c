// timers: added and fired under the lock, but cancelled by a mark without it
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

struct timer { struct timer *next; long due; int cancelled; void (*fire)(void *); void *arg; };
static struct timer *timers;
static long now;
static int finished;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int fired;

static void count_up(void *arg) { ++*(int *)arg; } // NORACE

static struct timer *timer_add(long due)
{
    struct timer *t = calloc(1, sizeof *t);
    t->due = due; // NORACE
    t->fire = count_up;
    t->arg = &fired;
    pthread_mutex_lock(&m);
    t->next = timers;
    timers = t;
    pthread_mutex_unlock(&m);
    return t;
}
static void timer_cancel(struct timer *t)
{
    t->cancelled = 1; // RACE!
}
static void *wheel(void *arg)
{
    (void)arg;
    for (;;) {
        usleep(1000);
        pthread_mutex_lock(&m);
        if (finished) {
            pthread_mutex_unlock(&m);
            return NULL;
        }
        now++;
        for (struct timer *t = timers; t; t = t->next)
            if (t->due == now && !t->cancelled) // RACE!
                t->fire(t->arg);
        pthread_mutex_unlock(&m);
    }
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, wheel, NULL);
    struct timer *a = timer_add(5), *b = timer_add(6);
    timer_cancel(a);
    (void)b;
    usleep(20000);
    pthread_mutex_lock(&m);
    finished = 1; // NORACE
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return fired; // NORACE
}
