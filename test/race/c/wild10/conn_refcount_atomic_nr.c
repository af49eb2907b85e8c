// Connections shared by a reader and a writer thread; the last reference frees
// tsan: no: it runs until it gets input or a signal
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct conn {
    atomic_int refs;
    pthread_mutex_t lock;
    char out[256];
    size_t out_len;
    int closed;
};

static struct conn *conn_get(struct conn *c)
{
    atomic_fetch_add_explicit(&c->refs, 1, memory_order_relaxed);
    return c;
}
static void conn_put(struct conn *c)
{
    if (atomic_fetch_sub_explicit(&c->refs, 1, memory_order_acq_rel) == 1) {
        if (c->out_len) // NORACE
            fprintf(stderr, "lost %zu bytes\n", c->out_len); // NORACE
        pthread_mutex_destroy(&c->lock);
        free(c);
    }
}

static void *reader(void *arg)
{
    struct conn *c = arg;
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&c->lock);
        if (c->out_len + 8 < sizeof c->out) {
            memcpy(c->out + c->out_len, "request\n", 8); // NORACE
            c->out_len += 8; // NORACE
        }
        pthread_mutex_unlock(&c->lock);
    }
    pthread_mutex_lock(&c->lock);
    c->closed = 1; // NORACE
    pthread_mutex_unlock(&c->lock);
    conn_put(c);
    return NULL;
}
static void *writer(void *arg)
{
    struct conn *c = arg;
    int closed = 0;
    while (!closed) {
        pthread_mutex_lock(&c->lock);
        fwrite(c->out, 1, c->out_len, stdout); // NORACE
        c->out_len = 0; // NORACE
        closed = c->closed; // NORACE
        pthread_mutex_unlock(&c->lock);
    }
    conn_put(c);
    return NULL;
}

int main(void)
{
    for (int i = 0; i < 10; i++) {
        pthread_t r, w;
        struct conn *c = calloc(1, sizeof *c);
        atomic_init(&c->refs, 1);
        pthread_mutex_init(&c->lock, NULL);
        pthread_create(&r, NULL, reader, conn_get(c));
        pthread_create(&w, NULL, writer, conn_get(c));
        conn_put(c);
        pthread_detach(r);
        pthread_detach(w);
    }
    pthread_exit(NULL);
}
