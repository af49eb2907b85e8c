#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#define NBUCKET 64

struct conn {
    int fd;
    int closing;
    int refs;
    time_t last_seen;
    pthread_mutex_t lock;
    struct conn *next;
};

struct bucket {
    pthread_rwlock_t lock;
    struct conn *head;
};

static struct bucket table[NBUCKET];
static int running = 1;
static pthread_mutex_t run_lock = PTHREAD_MUTEX_INITIALIZER;

static struct bucket *bucket_of(int fd) { return &table[(unsigned)fd % NBUCKET]; }

static void conn_unlink(struct conn *c)
{
    struct bucket *b = bucket_of(c->fd);
    pthread_rwlock_wrlock(&b->lock);
    for (struct conn **p = &b->head; *p; p = &(*p)->next)
        if (*p == c) {
            *p = c->next;
            break;
        }
    pthread_rwlock_unlock(&b->lock);
}

static void conn_close(struct conn *c)
{
    pthread_mutex_lock(&c->lock);
    c->closing = 1;
    close(c->fd);
    pthread_mutex_unlock(&c->lock);
    conn_unlink(c);
}

static void reap_bucket(struct bucket *b, time_t now)
{
    pthread_rwlock_rdlock(&b->lock);
    for (struct conn *c = b->head; c; c = c->next) {
        pthread_mutex_lock(&c->lock);
        if (now - c->last_seen > 30)
            c->closing = 1;
        pthread_mutex_unlock(&c->lock);
    }
    pthread_rwlock_unlock(&b->lock);
}

static int is_running(void)
{
    pthread_mutex_lock(&run_lock);
    int r = running;
    pthread_mutex_unlock(&run_lock);
    return r;
}

static void *reaper(void *arg)
{
    while (is_running()) {
        for (int i = 0; i < NBUCKET; i++)
            reap_bucket(&table[i], time(NULL));
        sleep(1);
    }
    return arg;
}

static void *handler(void *arg)
{
    struct conn *c = arg;
    char buf[128];
    while (read(c->fd, buf, sizeof buf) > 0) {
        pthread_mutex_lock(&c->lock);
        c->last_seen = time(NULL);
        pthread_mutex_unlock(&c->lock);
    }
    conn_close(c);
    return NULL;
}

static struct conn *conn_new(int fd)
{
    struct conn *c = calloc(1, sizeof *c);
    c->fd = fd;
    c->last_seen = time(NULL);
    pthread_mutex_init(&c->lock, NULL);
    struct bucket *b = bucket_of(fd);
    pthread_rwlock_wrlock(&b->lock);
    c->next = b->head;
    b->head = c;
    pthread_rwlock_unlock(&b->lock);
    return c;
}

int main(void)
{
    pthread_t r, h[4];
    for (int i = 0; i < NBUCKET; i++)
        pthread_rwlock_init(&table[i].lock, NULL);
    pthread_create(&r, NULL, reaper, NULL);
    for (int i = 0; i < 4; i++)
        pthread_create(&h[i], NULL, handler, conn_new(dup(0)));
    for (int i = 0; i < 4; i++)
        pthread_join(h[i], NULL);
    pthread_mutex_lock(&run_lock);
    running = 0;
    pthread_mutex_unlock(&run_lock);
    pthread_join(r, NULL);
    return 0;
}
