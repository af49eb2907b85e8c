// each connection belongs to the loop that its event is registered with
// link: -levent -levent_pthreads
#include <event2/event.h>
#include <event2/event_compat.h>
#include <event2/event_struct.h>
#include <event2/thread.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { WORKERS = 2 };

struct buffer {
    char text[64];
    int used;
};

struct connection {
    struct event event;
    struct event_base *base;
    struct buffer *in;
    int rounds;
};

static struct connection *connections[WORKERS];

static void on_ready(evutil_socket_t fd, short what, void *arg)
{
    struct connection *c = arg;

    (void)fd;
    (void)what;
    c->in->text[c->in->used++ % 64] = 'x'; // NORACE
    if (++c->rounds == 4) // NORACE
        event_base_loopbreak(c->base);
}

static void *worker(void *arg)
{
    struct connection *c = arg;

    event_base_dispatch(c->base);
    return NULL;
}

static struct connection *connect_one(int slot)
{
    struct connection *c = calloc(1, sizeof *c);

    c->base = event_base_new();
    c->in = calloc(1, sizeof *c->in);
    event_set(&c->event, -1, EV_PERSIST, on_ready, c);
    event_base_set(c->base, &c->event);
    connections[slot] = c;
    return c;
}

int main(void)
{
    struct timeval soon = {0, 1000};
    pthread_t threads[WORKERS];

    evthread_use_pthreads();
    for (int i = 0; i < WORKERS; i++)
        event_add(&connect_one(i)->event, &soon);
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, worker, connections[i]);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    printf("%d\n", connections[0]->rounds); // NORACE
    return 0;
}
