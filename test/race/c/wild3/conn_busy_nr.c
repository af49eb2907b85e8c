// A table of connections: the acceptor fills a free one and marks it busy, a worker takes a busy one and frees it
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#define SLOTS 8
enum state { FREE, READY, RUNNING };

struct conn {
    enum state state;
    int fd;
    char buf[128];
    int used;
};

static struct conn table[SLOTS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
static int closed;

static struct conn *claim(enum state from, enum state to)
{
    pthread_mutex_lock(&lock);
    for (;;) {
        for (int i = 0; i < SLOTS; i++)
            if (table[i].state == from) {
                table[i].state = to;
                pthread_mutex_unlock(&lock);
                return &table[i];
            }
        if (closed) {
            pthread_mutex_unlock(&lock);
            return NULL;
        }
        pthread_cond_wait(&change, &lock);
    }
}

static void put(struct conn *c, enum state to)
{
    pthread_mutex_lock(&lock);
    c->state = to;
    pthread_cond_broadcast(&change);
    pthread_mutex_unlock(&lock);
}

static void *worker(void *arg)
{
    (void)arg;
    struct conn *c;
    while ((c = claim(READY, RUNNING)) != NULL) {
        c->used = snprintf(c->buf, sizeof c->buf, "fd %d", c->fd);      // NORACE
        (void)!write(1, c->buf, (size_t)c->used);                       // NORACE
        put(c, FREE);
    }
    return NULL;
}

int main(void)
{
    pthread_t w[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    for (int fd = 100; fd < 150; fd++) {
        struct conn *c = claim(FREE, RUNNING);
        if (!c)
            break;
        c->fd = fd;                     // NORACE
        c->used = 0;                    // NORACE
        put(c, READY);
    }
    pthread_mutex_lock(&lock);
    closed = 1;
    pthread_cond_broadcast(&change);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 3; i++)
        pthread_join(w[i], NULL);
    return 0;
}
