/* A-LOOP: what is found only through objects with events belongs to one loop. Here to two. */
#include <event2/event.h>
#include <event2/event_compat.h>
#include <event2/event_struct.h>
#include <pthread.h>
#include <stdlib.h>

struct group {
    int total;
};
struct session {
    struct event event;
    struct event_base *base;
    struct group *group;
};
#ifdef CONTROL
static struct group *last;
#endif

static void on_event(evutil_socket_t fd, short what, void *arg)
{
    struct session *s = arg;
    (void)fd, (void)what;
    s->group->total++; /* MISSED */
}

static void *run(void *arg)
{
    event_base_dispatch(arg);
    return NULL;
}

static void start(struct group *group)
{
    struct session *s = calloc(1, sizeof *s);
    pthread_t thread;
    s->base = event_base_new();
    s->group = group;
#ifdef CONTROL
    last = group;
#endif
    event_set(&s->event, -1, EV_PERSIST, on_event, s);
    event_base_set(s->base, &s->event);
    event_add(&s->event, NULL);
    pthread_create(&thread, NULL, run, s->base);
}

int main(int argc, char **argv)
{
    struct group *group = NULL;
    (void)argv;
    for (int i = 0; i < 2; i++) {
        if (!group || argc == 1)
            group = calloc(1, sizeof *group);
        start(group);
    }
    return 0;
}
