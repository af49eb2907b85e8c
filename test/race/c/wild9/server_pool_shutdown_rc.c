// A server with a pool: statistics are printed while workers still run
// tsan: no: the two rarely run at the same time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct request {
    int fd;
    struct request *next;
};

struct server {
    pthread_mutex_t mu;
    pthread_cond_t more;
    struct request *head, **tail;
    int stopping;
    long served; /* under mu */
    long bytes;
};

static void server_put(struct server *s, int fd)
{
    struct request *r = malloc(sizeof *r);
    if (!r)
        return;
    r->fd = fd;
    r->next = NULL;
    pthread_mutex_lock(&s->mu);
    *s->tail = r; // NORACE
    s->tail = &r->next;
    pthread_cond_signal(&s->more);
    pthread_mutex_unlock(&s->mu);
}

static struct request *server_get(struct server *s)
{
    struct request *r;
    pthread_mutex_lock(&s->mu);
    while (!s->head && !s->stopping)
        pthread_cond_wait(&s->more, &s->mu);
    r = s->head;
    if (r) {
        s->head = r->next;
        if (!s->head)
            s->tail = &s->head;
        s->served++; // NORACE
    }
    pthread_mutex_unlock(&s->mu);
    return r;
}

static void *worker(void *arg)
{
    struct server *s = arg;
    struct request *r;
    while ((r = server_get(s)) != NULL) {
        char buf[64];
        int n = snprintf(buf, sizeof buf, "hello %d\n", r->fd); // NORACE
        s->bytes += n; // RACE!
        free(r);
    }
    return NULL;
}

int main(void)
{
    struct server s = {.mu = PTHREAD_MUTEX_INITIALIZER, .more = PTHREAD_COND_INITIALIZER};
    pthread_t pool[4];
    s.tail = &s.head;
    for (int i = 0; i < 4; i++)
        pthread_create(&pool[i], NULL, worker, &s);
    for (int fd = 0; fd < 100; fd++)
        server_put(&s, fd);
    pthread_mutex_lock(&s.mu);
    s.stopping = 1;
    pthread_cond_broadcast(&s.more);
    pthread_mutex_unlock(&s.mu);
    for (int i = 0; i < 4; i++)
        pthread_join(pool[i], NULL);
    printf("%ld requests, %ld bytes\n", s.served, s.bytes); // NORACE
    return 0;
}
