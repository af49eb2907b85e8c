// two callbacks of one loop share a counter, only the loop's thread runs them
// link: -levent -levent_pthreads
#include <event2/event.h>
#include <event2/thread.h>
#include <pthread.h>
#include <stdio.h>

struct server {
    struct event_base *base;
    struct event *tick;
    int ticks;
    int closing;
};

static void on_tick(evutil_socket_t fd, short what, void *arg)
{
    struct server *s = arg;

    (void)fd;
    (void)what;
    if (++s->ticks == 5) // NORACE
        event_base_loopbreak(s->base);
}

static void on_idle(evutil_socket_t fd, short what, void *arg)
{
    struct server *s = arg;

    (void)fd;
    (void)what;
    s->closing = s->ticks; // NORACE
}

static void *worker(void *arg)
{
    struct server *s = arg;

    event_active(s->tick, EV_TIMEOUT, 0);
    return NULL;
}

int main(void)
{
    struct server s = {NULL, NULL, 0, 0};
    struct timeval soon = {0, 1000}, later = {0, 2000};
    struct event *idle;
    pthread_t t;

    evthread_use_pthreads();
    s.base = event_base_new();
    s.tick = event_new(s.base, -1, EV_PERSIST, on_tick, &s);
    idle = event_new(s.base, -1, EV_PERSIST, on_idle, &s);
    event_add(s.tick, &soon);
    event_add(idle, &later);
    pthread_create(&t, NULL, worker, &s);
    event_base_dispatch(s.base);
    pthread_join(t, NULL);
    printf("%d %d\n", s.ticks, s.closing); // NORACE
    return 0;
}
