// the connection is put on the shared list before its fields are set
// tsan: some: it reports one race per eight bytes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct conn {
    struct conn *next;
    int fd;
    int state;
};

static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static struct conn *list;

static void conn_add(int fd)
{
    struct conn *c = calloc(1, sizeof(*c));

    if (!c)
        abort();
    pthread_mutex_lock(&list_lock);
    c->next = list;
    list = c;
    pthread_mutex_unlock(&list_lock);
    c->fd = fd; // RACE! f
    c->state = 1; // RACE! s
}

static void *acceptor(void *arg)
{
    for (int fd = 3; fd < *(int *)arg; fd++)
        conn_add(fd);
    return NULL;
}

static void *monitor(void *arg)
{
    int sum = 0;

    for (int i = 0; i < 50; i++) {
        pthread_mutex_lock(&list_lock);
        for (struct conn *c = list; c; c = c->next) {
            sum += c->fd; // RACE! f
            sum += c->state; // RACE! s
        }
        pthread_mutex_unlock(&list_lock);
    }
    *(int *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t a, m;
    int limit = 40, sum;

    pthread_create(&a, NULL, acceptor, &limit);
    pthread_create(&m, NULL, monitor, &sum);
    pthread_join(a, NULL);
    pthread_join(m, NULL);
    return 0;
}
