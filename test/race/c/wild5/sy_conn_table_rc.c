// a table of connections; the reaper looks at the time of last use without the lock
#include <pthread.h>
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
static volatile int stopping;
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
static void *serve(void *arg)
{
    struct conn *c = arg;
    char buf[256];
    while (read(c->fd, buf, sizeof buf) > 0) {
        pthread_mutex_lock(&c->mu);
        c->last = time(NULL); // RACE! l
        c->used++;
        pthread_mutex_unlock(&c->mu);
    }
    return NULL;
}
static void *reaper(void *arg)
{
    while (!stopping) { // RACE! s
        pthread_mutex_lock(&table_mu);
        for (int i = 0; i < MAXC; i++)
            if (table[i] && time(NULL) - table[i]->last > 60) // RACE! l
                shutdown(table[i]->fd, 2);
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
    stopping = 1; // RACE! s
    pthread_join(r, NULL);
    return 0;
}
