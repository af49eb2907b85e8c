#include <pthread.h>
#include <stdbool.h>
struct event { pthread_mutex_t m; pthread_cond_t c; bool set; };
static struct event ready = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, false };
static struct event done = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, false };
static int value;
static void event_set(struct event *e)
{
    pthread_mutex_lock(&e->m);
    e->set = true;
    pthread_cond_broadcast(&e->c);
    pthread_mutex_unlock(&e->m);
}
static void event_wait(struct event *e)
{
    pthread_mutex_lock(&e->m);
    while (!e->set)
        pthread_cond_wait(&e->c, &e->m); // DEADLOCK!
    pthread_mutex_unlock(&e->m);
}
static void *producer(void *p)
{
    event_wait(&done); // DEADLOCK
    value = 42;
    event_set(&ready);
    return p;
}
static void *consumer(void *p)
{
    event_wait(&ready); // DEADLOCK
    value++;
    event_set(&done);
    return p;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, producer, NULL);
    pthread_create(&b, NULL, consumer, NULL);
    pthread_join(a, NULL); // DEADLOCK
    pthread_join(b, NULL); // DEADLOCK
    return 0;
}
