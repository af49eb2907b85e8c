// all methods of the counter take its lock
#include <pthread.h>
#include <stdio.h>

typedef struct counter {
    int value;
    pthread_mutex_t lock;
} counter_t;

static void counter_init(counter_t *c)
{
    c->value = 0; // NORACE
    pthread_mutex_init(&c->lock, NULL);
}

static void counter_increment(counter_t *c)
{
    pthread_mutex_lock(&c->lock);
    c->value++; // NORACE
    pthread_mutex_unlock(&c->lock);
}

static int counter_get(counter_t *c)
{
    int rc;

    pthread_mutex_lock(&c->lock);
    rc = c->value; // NORACE
    pthread_mutex_unlock(&c->lock);
    return rc;
}

static void *mythread(void *arg)
{
    counter_t *c = (counter_t *)arg;

    for (int i = 0; i < 1000; i++)
        counter_increment(c);
    return NULL;
}

int main(void)
{
    counter_t c;
    pthread_t p1, p2;

    counter_init(&c);
    pthread_create(&p1, NULL, mythread, &c);
    pthread_create(&p2, NULL, mythread, &c);
    printf("so far %d\n", counter_get(&c));
    pthread_join(p1, NULL);
    pthread_join(p2, NULL);
    printf("done %d\n", counter_get(&c));
    return 0;
}
