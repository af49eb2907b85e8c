#include <pthread.h>
#include <stdlib.h>

#define MAX 1
#define LOOPS 1000

static int buffer[MAX];
static int fill, use, count;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void put(int v) { buffer[fill] = v; fill = (fill + 1) % MAX; count++; }
static int get(void) { int v = buffer[use]; use = (use + 1) % MAX; count--; return v; }

static void *producer(void *arg)
{
    for (int i = 0; i < LOOPS; i++) {
        pthread_mutex_lock(&mutex);
        while (count == MAX)
            pthread_cond_wait(&cond, &mutex);
        put(i);
        pthread_cond_broadcast(&cond);
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

static void *consumer(void *arg)
{
    for (int i = 0; i < LOOPS; i++) {
        pthread_mutex_lock(&mutex);
        while (count == 0)
            pthread_cond_wait(&cond, &mutex);
        get();
        pthread_cond_broadcast(&cond);
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

int main(void)
{
    pthread_t p1, p2, c1, c2;
    pthread_create(&p1, NULL, producer, NULL);
    pthread_create(&p2, NULL, producer, NULL);
    pthread_create(&c1, NULL, consumer, NULL);
    pthread_create(&c2, NULL, consumer, NULL);
    pthread_join(p1, NULL);
    pthread_join(p2, NULL);
    pthread_join(c1, NULL);
    pthread_join(c2, NULL);
    return 0;
}
