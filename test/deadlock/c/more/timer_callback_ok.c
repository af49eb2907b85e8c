// A timer list calls back expired timers; a callback may arm the next timer.
#include <pthread.h>
#include <stdlib.h>

struct timer {
    int when;
    void (*fire)(struct timer *);
    struct timer *next;
};

static pthread_mutex_t timers_lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer *timers;
static int now, fired;

static void timer_add(int when, void (*fire)(struct timer *))
{
    struct timer *t = malloc(sizeof *t);
    t->when = when;
    t->fire = fire;
    pthread_mutex_lock(&timers_lock);
    t->next = timers;
    timers = t;
    pthread_mutex_unlock(&timers_lock);
}

static void periodic(struct timer *t)
{
    if (t->when < 100)
        timer_add(t->when + 10, periodic);
    free(t);
}

static void timers_run(void)
{
    pthread_mutex_lock(&timers_lock);
    now++;
    for (;;) {
        struct timer *t = timers;
        if (!t || t->when > now)
            break;
        timers = t->next;
        fired++;
        pthread_mutex_unlock(&timers_lock);
        t->fire(t);
        pthread_mutex_lock(&timers_lock);
    }
    pthread_mutex_unlock(&timers_lock);
}

static void *clock_thread(void *arg)
{
    (void)arg;
    for (int i = 0; i < 200; i++)
        timers_run();
    return NULL;
}

int main(void)
{
    pthread_t t;
    timer_add(5, periodic);
    pthread_create(&t, NULL, clock_thread, NULL);
    timer_add(7, periodic);
    pthread_join(t, NULL);
    return 0;
}
