// The producer changes an item after it was put
#include <pthread.h>
#include <stdlib.h>

struct item { struct item *next; int size, sent; };
static struct item *first;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;

static void put(struct item *i)
{
    pthread_mutex_lock(&mu);
    i->next = first;
    first = i;
    pthread_cond_signal(&cv);
    pthread_mutex_unlock(&mu);
}

static struct item *get(void)
{
    pthread_mutex_lock(&mu);
    while (!first)
        pthread_cond_wait(&cv, &mu);
    struct item *i = first;
    first = i->next;
    pthread_mutex_unlock(&mu);
    return i;
}

static void *producer(void *arg)
{
    (void)arg;
    for (int n = 0; n < 10; n++) {
        struct item *i = malloc(sizeof *i);
        i->size = n;
        put(i);
        i->sent = 1; // RACE!
    }
    return NULL;
}

static void *consumer(void *arg)
{
    (void)arg;
    int sum = 0;
    for (int n = 0; n < 10; n++) {
        struct item *i = get();
        sum += i->size;
        sum += i->sent; // RACE!
    }
    return (void *)(long)sum;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
