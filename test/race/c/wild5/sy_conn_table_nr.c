// a table of connections; time of last use under the connection's lock, stop by atomic
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
#define MAXC 128
struct conn {
    int fd, used;
    time_t last;
    pthread_mutex_t mu;
};
static struct conn *table[MAXC];
static pthread_mutex_t table_mu = PTHREAD_MUTEX_INITIALIZER;
static atomic_int stopping;
static struct conn *conn_open(int fd)
{
    struct conn *c = calloc(1, sizeof *c);
    c->fd = fd;
    c->last = time(NULL);
    pthread_mutex_init(&c->mu, NULL);
    pthread_mutex_lock(&table_mu);
    for (int i = 0; i < MAXC; i++)
        if (!table[i]) {
            table[i] = c;
            break;
        }
    pthread_mutex_unlock(&table_mu);
    return c;
}
static void conn_close(struct conn *c)
{
    pthread_mutex_lock(&table_mu);
    for (int i = 0; i < MAXC; i++)
        if (table[i] == c)
            table[i] = NULL;
    pthread_mutex_unlock(&table_mu);
    close(c->fd);
    pthread_mutex_destroy(&c->mu);
    free(c);
}
static void *serve(void *arg)
{
    struct conn *c = arg;
    char buf[256];
    while (read(c->fd, buf, sizeof buf) > 0) {
        pthread_mutex_lock(&c->mu);
        c->last = time(NULL);
        c->used++;
        pthread_mutex_unlock(&c->mu);
    }
    conn_close(c);
    return NULL;
}
static void *reaper(void *arg)
{
    while (!atomic_load(&stopping)) {
        pthread_mutex_lock(&table_mu);
        for (int i = 0; i < MAXC; i++) {
            struct conn *c = table[i];
            if (!c)
                continue;
            pthread_mutex_lock(&c->mu);
            int idle = time(NULL) - c->last > 60;
            pthread_mutex_unlock(&c->mu);
            if (idle)
                shutdown(c->fd, SHUT_RDWR);
        }
        pthread_mutex_unlock(&table_mu);
        sleep(1);
    }
    return NULL;
}
extern int next_fd(void);
int main(void)
{
    pthread_t r, t;
    pthread_create(&r, NULL, reaper, NULL);
    for (int i = 0; i < 10; i++) {
        pthread_create(&t, NULL, serve, conn_open(next_fd()));
        pthread_detach(t);
    }
    atomic_store(&stopping, 1);
    pthread_join(r, NULL);
    return 0;
}
