// an item is taken off only if the count is one: with two it stays where it is
#include <pthread.h>
#include <stdlib.h>

struct item {
    int v;
};

static struct queue {
    pthread_mutex_t m;
    struct item *head;
    int count;
} q = {PTHREAD_MUTEX_INITIALIZER, NULL, 0};

static void *put(void *arg)
{
    struct item *p = malloc(sizeof *p);
    p->v = 0;
    pthread_mutex_lock(&q.m);
    q.head = p;
    q.count = 2;
    pthread_mutex_unlock(&q.m);
    return arg;
}

static void *take(void *arg)
{
    pthread_mutex_lock(&q.m);
    struct item *p = q.head;
    if (!p) {
        pthread_mutex_unlock(&q.m);
        return arg;
    }
    if (q.count == 1) {
        q.head = NULL;
        q.count = 0;
    }
    pthread_mutex_unlock(&q.m);
    p->v++; // RACE!
    return arg;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, put, NULL);
    pthread_create(&b, NULL, take, NULL);
    pthread_create(&c, NULL, take, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
