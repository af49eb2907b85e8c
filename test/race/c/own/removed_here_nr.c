// an entry is looked for in a table, taken out and freed by one function
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>
#define MAX 64
struct conn {
    int fd, used;
    pthread_mutex_t mu;
};
static struct conn *table[MAX];
static pthread_mutex_t table_mu = PTHREAD_MUTEX_INITIALIZER;

static struct conn *conn_open(int fd)
{
    struct conn *c = calloc(1, sizeof *c);
    c->fd = fd;
    pthread_mutex_init(&c->mu, NULL);
    pthread_mutex_lock(&table_mu);
    for (int i = 0; i < MAX; i++)
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
    for (int i = 0; i < MAX; i++)
        if (table[i] == c)
            table[i] = NULL;
    pthread_mutex_unlock(&table_mu);
    free(c);
}

static void *serve(void *arg)
{
    struct conn *c = arg;
    char buf[16];
    while (read(c->fd, buf, sizeof buf) > 0) {
        pthread_mutex_lock(&c->mu);
        c->used++;
        pthread_mutex_unlock(&c->mu);
    }
    conn_close(c);
    return NULL;
}

static void *watch(void *arg)
{
    for (int k = 0; k < 1000; k++) {
        pthread_mutex_lock(&table_mu);
        for (int i = 0; i < MAX; i++)
            if (table[i]) {
                pthread_mutex_lock(&table[i]->mu);
                int used = table[i]->used;
                pthread_mutex_unlock(&table[i]->mu);
                if (used > 100)
                    close(table[i]->fd);
            }
        pthread_mutex_unlock(&table_mu);
    }
    return arg;
}

int main(void)
{
    pthread_t w, t;
    pthread_create(&w, NULL, watch, NULL);
    for (int i = 0; i < 10; i++) {
        pthread_create(&t, NULL, serve, conn_open(dup(0)));
        pthread_detach(t);
    }
    pthread_join(w, NULL);
    return 0;
}
