// Timers in a sorted list, a service thread that fires them, cancel from outside
#include <pthread.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef void (*timer_cb)(void *ctx);

typedef struct timer {
    struct timer *next;
    struct timespec when;
    timer_cb cb;
    void *ctx;
    int id;
} timer_ent;

typedef struct {
    pthread_mutex_t m;
    pthread_cond_t changed;
    timer_ent *list;
    int next_id;
    int running;
    pthread_t thread;
    unsigned fired, cancelled;
} timer_service;

static int before(const struct timespec *a, const struct timespec *b)
{
    return a->tv_sec < b->tv_sec || (a->tv_sec == b->tv_sec && a->tv_nsec < b->tv_nsec);
}

static void *service_loop(void *arg)
{
    timer_service *s = arg;
    pthread_mutex_lock(&s->m);
    while (s->running) {
        struct timespec now;
        timer_ent *t = s->list;
        if (!t) {
            pthread_cond_wait(&s->changed, &s->m);
            continue;
        }
        clock_gettime(CLOCK_REALTIME, &now);
        if (before(&now, &t->when)) {
            struct timespec until = t->when;
            int rc = pthread_cond_timedwait(&s->changed, &s->m, &until);
            if (rc != 0 && rc != ETIMEDOUT)
                abort();
            continue;
        }
        s->list = t->next;
        s->fired++;
        pthread_mutex_unlock(&s->m);
        t->cb(t->ctx);
        free(t);
        pthread_mutex_lock(&s->m);
    }
    pthread_mutex_unlock(&s->m);
    return NULL;
}

static int timer_add(timer_service *s, long usec, timer_cb cb, void *ctx)
{
    timer_ent *t = malloc(sizeof *t), **pp;
    int id;
    clock_gettime(CLOCK_REALTIME, &t->when);
    t->when.tv_nsec += usec * 1000;
    t->when.tv_sec += t->when.tv_nsec / 1000000000;
    t->when.tv_nsec %= 1000000000;
    t->cb = cb;
    t->ctx = ctx;
    pthread_mutex_lock(&s->m);
    id = t->id = ++s->next_id;
    for (pp = &s->list; *pp && before(&(*pp)->when, &t->when); pp = &(*pp)->next)
        ;
    t->next = *pp;
    *pp = t;
    pthread_cond_signal(&s->changed);
    pthread_mutex_unlock(&s->m);
    return id;
}

static int timer_cancel(timer_service *s, int id)
{
    timer_ent **pp, *t;
    pthread_mutex_lock(&s->m);
    for (pp = &s->list; (t = *pp) != NULL; pp = &t->next)
        if (t->id == id) {
            *pp = t->next;
            s->cancelled++;
            break;
        }
    pthread_mutex_unlock(&s->m);
    free(t);
    return t != NULL;
}

static void service_start(timer_service *s)
{
    pthread_mutex_init(&s->m, NULL);
    pthread_cond_init(&s->changed, NULL);
    s->list = NULL;
    s->next_id = 0;
    s->fired = s->cancelled = 0;
    s->running = 1;
    pthread_create(&s->thread, NULL, service_loop, s);
}

static void service_stop(timer_service *s)
{
    pthread_mutex_lock(&s->m);
    s->running = 0;
    pthread_cond_signal(&s->changed);
    pthread_mutex_unlock(&s->m);
    pthread_join(s->thread, NULL);
    while (s->list) {
        timer_ent *t = s->list;
        s->list = t->next;
        free(t);
    }
}

static pthread_mutex_t beat_lock = PTHREAD_MUTEX_INITIALIZER;
static int beats;

static void heartbeat(void *ctx)
{
    pthread_mutex_lock(&beat_lock);
    beats += *(int *)ctx;
    pthread_mutex_unlock(&beat_lock);
}

static void *scheduler(void *arg)
{
    static int one = 1;
    timer_service *s = arg;
    for (int i = 0; i < 20; i++) {
        int id = timer_add(s, 100 * i, heartbeat, &one);
        if (i % 4 == 0)
            timer_cancel(s, id);
    }
    return NULL;
}

int main(void)
{
    timer_service svc;
    pthread_t a, b;
    struct timespec pause = { 0, 5000000 };
    service_start(&svc);
    pthread_create(&a, NULL, scheduler, &svc);
    pthread_create(&b, NULL, scheduler, &svc);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    nanosleep(&pause, NULL);
    service_stop(&svc);
    printf("%d beats, %u fired, %u cancelled\n", beats, svc.fired, svc.cancelled);
    return 0;
}
