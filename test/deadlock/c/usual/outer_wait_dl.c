#include <pthread.h>
#include <stdbool.h>
static pthread_mutex_t cfg = PTHREAD_MUTEX_INITIALIZER, q = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t nonempty = PTHREAD_COND_INITIALIZER;
static int items, limit = 5;
static int take(void)
{
    pthread_mutex_lock(&q);
    while (items == 0)
        pthread_cond_wait(&nonempty, &q); // DEADLOCK!
    int left = --items;
    pthread_mutex_unlock(&q);
    return left;
}
static void *consumer(void *a)
{
    for (int i = 0; i < 20; i++) {
        pthread_mutex_lock(&cfg); // DEADLOCK
        int left = take();
        if (left > limit)
            limit++;
        pthread_mutex_unlock(&cfg);
    }
    return a;
}
static void *producer(void *a)
{
    for (int i = 0; i < 20; i++) {
        pthread_mutex_lock(&cfg); // DEADLOCK
        bool more = limit > 0;
        pthread_mutex_unlock(&cfg);
        if (!more)
            continue;
        pthread_mutex_lock(&q); // DEADLOCK
        items++;
        pthread_cond_signal(&nonempty); // DEADLOCK
        pthread_mutex_unlock(&q);
    }
    return a;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, consumer, NULL);
    pthread_create(&b, NULL, producer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
