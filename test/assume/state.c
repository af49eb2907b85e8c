/* A-STATE: a loop's objects are in states that its own thread gives them. Here another loop does. */
#include <event2/event.h>
#include <event2/event_compat.h>
#include <event2/event_struct.h>
#include <pthread.h>
#include <stdlib.h>

enum state { LISTENING, READING, REPLYING, CLOSING };
struct conn {
    struct event event;
    enum state state;
    struct conn *peer;
};
static long replies;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void set_state(struct conn *c, enum state state)
{
    pthread_mutex_lock(&lock);
    c->state = state;
    pthread_mutex_unlock(&lock);
}

static void on_event(evutil_socket_t fd, short what, void *arg)
{
    struct conn *c = arg;
    (void)fd, (void)what;
    pthread_mutex_lock(&lock);
    enum state state = c->state;
    pthread_mutex_unlock(&lock);
    switch (state) {
    case LISTENING:
#ifdef CONTROL
        set_state(c, REPLYING);
#endif
        break;
    case READING:
        set_state(c, REPLYING);
        break;
    case REPLYING:
        replies++; /* MISSED */
        set_state(c, CLOSING);
        if (c->peer)
            set_state(c->peer, REPLYING); /* of the other loop */
        break;
    case CLOSING:
        event_del(&c->event);
        break;
    }
}

static struct conn *conn_new(enum state state, struct event_base *base)
{
    struct conn *c = calloc(1, sizeof *c);
    c->state = state;
    event_set(&c->event, 0, EV_READ | EV_PERSIST, on_event, c);
    event_base_set(base, &c->event);
    event_add(&c->event, NULL);
    return c;
}

static void *serve(void *arg)
{
    struct event_base *base = event_base_new();
    conn_new(READING, base)->peer = arg;
    event_base_dispatch(base);
    return NULL;
}

int main(void)
{
    struct event_base *base = event_base_new();
    struct conn *listener = conn_new(LISTENING, base);
    pthread_t thread;
    pthread_create(&thread, NULL, serve, listener);
    event_base_dispatch(base);
    pthread_join(thread, NULL);
    return (int)replies;
}
