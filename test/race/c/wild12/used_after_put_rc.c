// the producer counts in an item that it has already handed over
#include <pthread.h>
#include <stdlib.h>

struct msg { struct msg *next; int kind; int copies; };
static struct msg *inbox;
static int closed;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void post(struct msg *x)
{
    pthread_mutex_lock(&m);
    x->next = inbox; // NORACE
    inbox = x;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
}
static struct msg *take(void)
{
    pthread_mutex_lock(&m);
    while (!inbox && !closed)
        pthread_cond_wait(&c, &m);
    struct msg *x = inbox;
    if (x)
        inbox = x->next; // NORACE
    pthread_mutex_unlock(&m);
    return x;
}
static void *consumer(void *arg)
{
    struct msg *x;
    long *sum = arg;
    while ((x = take())) {
        *sum += x->kind;   // NORACE
        *sum += x->copies; // RACE!
    }
    return NULL;
}
int main(void)
{
    pthread_t t;
    long sum = 0;
    pthread_create(&t, NULL, consumer, &sum);
    for (int i = 0; i < 20; i++) {
        struct msg *x = calloc(1, sizeof *x);
        x->kind = i; // NORACE
        post(x);
        x->copies++; // RACE!
    }
    pthread_mutex_lock(&m);
    closed = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return (int)sum;
}
