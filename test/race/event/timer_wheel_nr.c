// a program's own timers run by a timer thread; a lock protects what they change
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct timer {
    void (*fire)(void *);
    void *arg;
    struct timer *next;
};

static struct timer *timers;
static pthread_mutex_t timers_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t state_lock = PTHREAD_MUTEX_INITIALIZER;
static int stopping;

struct session {
    int ticks;
};

static void add_timer(void (*fire)(void *), void *arg)
{
    struct timer *t = malloc(sizeof(*t));

    t->fire = fire;
    t->arg = arg;
    pthread_mutex_lock(&timers_lock);
    t->next = timers;
    timers = t;
    pthread_mutex_unlock(&timers_lock);
}

static void tick(void *arg)
{
    struct session *s = arg;

    pthread_mutex_lock(&state_lock);
    s->ticks++; // NORACE
    pthread_mutex_unlock(&state_lock);
}

static void *run_timers(void *unused)
{
    (void)unused;
    for (;;) {
        pthread_mutex_lock(&timers_lock);
        int stop = stopping;
        struct timer *first = timers;
        pthread_mutex_unlock(&timers_lock);
        if (stop)
            return NULL;
        for (struct timer *t = first; t; t = t->next)
            t->fire(t->arg);
        usleep(1000);
    }
}

int main(void)
{
    static struct session session;
    pthread_t thread;
    int seen;

    add_timer(tick, &session);
    pthread_create(&thread, NULL, run_timers, NULL);
    usleep(5000);
    pthread_mutex_lock(&state_lock);
    seen = session.ticks; // NORACE
    pthread_mutex_unlock(&state_lock);
    pthread_mutex_lock(&timers_lock);
    stopping = 1;
    pthread_mutex_unlock(&timers_lock);
    pthread_join(thread, NULL);
    printf("%d %d\n", seen, session.ticks);
    return 0;
}
