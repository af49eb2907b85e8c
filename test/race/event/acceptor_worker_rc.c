// the acceptor writes the connection's last-seen time after handing it to a worker
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 2
#define CONNECTIONS 10

struct conn {
    struct conn *next;
    int fd;
    long last_seen;
    long bytes;
};

struct worker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct conn *incoming;
    int closed;
};

static struct worker workers[WORKERS];

static void hand_over(struct worker *w, struct conn *c)
{
    pthread_mutex_lock(&w->lock);
    c->next = w->incoming;
    w->incoming = c;
    pthread_cond_signal(&w->changed);
    pthread_mutex_unlock(&w->lock);
}

static void serve(struct conn *c)
{
    c->bytes += 100; // NORACE
    c->last_seen = c->bytes; // RACE!
}

static void *worker_main(void *arg)
{
    struct worker *w = arg;

    for (;;) {
        struct conn *c;

        pthread_mutex_lock(&w->lock);
        while (!w->incoming && !w->closed)
            pthread_cond_wait(&w->changed, &w->lock);
        c = w->incoming;
        if (c)
            w->incoming = c->next;
        pthread_mutex_unlock(&w->lock);
        if (!c)
            return NULL;
        serve(c);
    }
}

int main(void)
{
    for (int i = 0; i < WORKERS; i++) {
        pthread_mutex_init(&workers[i].lock, NULL);
        pthread_cond_init(&workers[i].changed, NULL);
        pthread_create(&workers[i].thread, NULL, worker_main, &workers[i]);
    }
    for (int i = 0; i < CONNECTIONS; i++) {
        struct conn *c = calloc(1, sizeof(*c));

        if (!c)
            return 1;
        c->fd = i; // NORACE
        hand_over(&workers[i % WORKERS], c);
        c->last_seen = i; // RACE!
    }
    for (int i = 0; i < WORKERS; i++) {
        pthread_mutex_lock(&workers[i].lock);
        workers[i].closed = 1;
        pthread_cond_signal(&workers[i].changed);
        pthread_mutex_unlock(&workers[i].lock);
        pthread_join(workers[i].thread, NULL);
    }
    return 0;
}
