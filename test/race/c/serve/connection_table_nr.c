// handler and reaper lock the connection they look at
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define MAX_CONN 8

enum state { FREE, OPEN, CLOSING };

struct conn {
    pthread_mutex_t lock;
    enum state state;
    int fd;
    unsigned long bytes;
};

static struct conn table[MAX_CONN];
static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static int open_count;

static struct conn *conn_open(int fd)
{
    struct conn *found = NULL;

    pthread_mutex_lock(&table_lock);
    for (int i = 0; i < MAX_CONN && !found; i++) {
        pthread_mutex_lock(&table[i].lock);
        if (table[i].state == FREE) { // NORACE
            table[i].state = OPEN; // NORACE
            table[i].fd = fd; // NORACE
            table[i].bytes = 0; // NORACE
            found = &table[i];
            open_count++; // NORACE
        }
        pthread_mutex_unlock(&table[i].lock);
    }
    pthread_mutex_unlock(&table_lock);
    return found;
}

static void *handler(void *arg)
{
    struct conn *c = conn_open(*(int *)arg);

    if (!c)
        return NULL;
    for (int i = 0; i < 50; i++) {
        pthread_mutex_lock(&c->lock);
        c->bytes += 100; // NORACE
        pthread_mutex_unlock(&c->lock);
    }
    pthread_mutex_lock(&c->lock);
    c->state = CLOSING; // NORACE
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

static void *reaper(void *arg)
{
    (void)arg;
    for (int round = 0; round < 20; round++) {
        for (int i = 0; i < MAX_CONN; i++) {
            pthread_mutex_lock(&table[i].lock);
            if (table[i].state == CLOSING) // NORACE
                table[i].state = FREE; // NORACE
            pthread_mutex_unlock(&table[i].lock);
        }
        usleep(100);
    }
    return NULL;
}

int main(void)
{
    pthread_t h[4], r;
    int fds[4] = {3, 4, 5, 6};

    for (int i = 0; i < MAX_CONN; i++)
        pthread_mutex_init(&table[i].lock, NULL);
    pthread_create(&r, NULL, reaper, NULL);
    for (int i = 0; i < 4; i++)
        pthread_create(&h[i], NULL, handler, &fds[i]);
    for (int i = 0; i < 4; i++)
        pthread_join(h[i], NULL);
    pthread_join(r, NULL);
    printf("%d opened\n", open_count); // NORACE
    return 0;
}
