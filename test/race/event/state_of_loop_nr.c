// one state machine for listening and served connections, each loop with its own kind
#include <event2/event.h>
#include <event2/event_compat.h>
#include <event2/event_struct.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#define WORKERS 2

enum state { LISTENING, READING, REPLYING, CLOSING };

struct conn {
    struct event event;
    int fd;
    enum state state;
    long bytes;
};

struct item {
    struct item *next;
    int fd;
    enum state state;
};

struct worker {
    pthread_t thread;
    struct event_base *base;
    pthread_mutex_t lock;
    struct item *items;
};

static struct worker *workers;
static int next_worker;
static long refused;
static long replies;
static pthread_mutex_t replies_lock = PTHREAD_MUTEX_INITIALIZER;

static void dispatch(int fd, enum state state)
{
    struct worker *w = &workers[next_worker++ % WORKERS]; // NORACE
    struct item *it = malloc(sizeof *it);
    it->fd = fd;
    it->state = state;
    pthread_mutex_lock(&w->lock);
    it->next = w->items;
    w->items = it;
    pthread_mutex_unlock(&w->lock);
}

static void run_machine(struct conn *c)
{
    char buffer[64];
    for (;;) {
        switch (c->state) {
        case LISTENING:
            if (c->fd > 1000)
                refused++; // NORACE
            else
                dispatch(c->fd + 1, READING);
            return;
        case READING:
            if (read(c->fd, buffer, sizeof buffer) <= 0) {
                c->state = CLOSING;
                break;
            }
            c->bytes++;
            c->state = REPLYING;
            break;
        case REPLYING:
            pthread_mutex_lock(&replies_lock);
            replies++;
            pthread_mutex_unlock(&replies_lock);
            c->state = READING;
            return;
        case CLOSING:
            event_del(&c->event);
            close(c->fd);
            return;
        }
    }
}

static void on_event(evutil_socket_t fd, short what, void *arg)
{
    (void)fd, (void)what;
    run_machine(arg);
}

static struct conn *conn_new(int fd, enum state state, struct event_base *base)
{
    struct conn *c = calloc(1, sizeof *c);
    c->fd = fd;
    c->state = state;
    event_set(&c->event, fd, EV_READ | EV_PERSIST, on_event, c);
    event_base_set(base, &c->event);
    event_add(&c->event, NULL);
    return c;
}

static void *worker_main(void *arg)
{
    struct worker *w = arg;
    for (;;) {
        pthread_mutex_lock(&w->lock);
        struct item *it = w->items;
        if (it)
            w->items = it->next;
        pthread_mutex_unlock(&w->lock);
        if (it)
            conn_new(it->fd, it->state, w->base);
        free(it);
        event_base_loop(w->base, EVLOOP_NONBLOCK);
    }
    return NULL;
}

int main(void)
{
    struct event_base *base = event_base_new();
    workers = calloc(WORKERS, sizeof *workers);
    for (int i = 0; i < WORKERS; i++) {
        workers[i].base = event_base_new();
        pthread_mutex_init(&workers[i].lock, NULL);
    }
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&workers[i].thread, NULL, worker_main, &workers[i]);
    conn_new(0, LISTENING, base);
    event_base_loop(base, 0);
    return 0;
}
