// the reader takes the connection off the list and closes it, the writer only looks at what is set
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct conn {
    struct conn *next;
    int fd;
    int closed;
};

static struct conn *list;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void drop(struct conn *c)
{
    pthread_mutex_lock(&lock);
    for (struct conn **p = &list; *p; p = &(*p)->next)
        if (*p == c) {
            *p = c->next;
            break;
        }
    pthread_mutex_unlock(&lock);
}

static void *reader(void *arg)
{
    struct conn *c = arg;
    drop(c);
    c->closed++;
    return NULL;
}

static void *writer(void *arg)
{
    struct conn *c = arg;
    printf("%d\n", c->fd);
    return NULL;
}

int main(void)
{
    for (int i = 0; i < 4; i++) {
        pthread_t one, two;
        struct conn *c = calloc(1, sizeof *c);
        pthread_mutex_lock(&lock);
        c->next = list;
        list = c;
        pthread_mutex_unlock(&lock);
        pthread_create(&one, NULL, reader, c);
        pthread_create(&two, NULL, writer, c);
        pthread_join(one, NULL);
        pthread_join(two, NULL);
        printf("%d\n", c->closed);
        free(c);
    }
    return 0;
}
