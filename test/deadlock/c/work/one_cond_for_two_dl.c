/* Bounded buffer with one condition for "not full" and "not empty". */
#include <pthread.h>
#define N 4

static int ring[N], head, count;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void put(int v)
{
    pthread_mutex_lock(&mu);
    while (count == N)
        pthread_cond_wait(&changed, &mu); // DEADLOCK!
    ring[(head + count++) % N] = v;
    pthread_cond_signal(&changed); // DEADLOCK
    pthread_mutex_unlock(&mu);
}

static int get(void)
{
    pthread_mutex_lock(&mu);
    while (count == 0)
        pthread_cond_wait(&changed, &mu); // DEADLOCK!
    int v = ring[head];
    head = (head + 1) % N;
    count--;
    pthread_cond_signal(&changed); // DEADLOCK
    pthread_mutex_unlock(&mu);
    return v;
}

static void *producer(void *arg)
{
    for (int i = 0; i < 1000; i++)
        put(i);
    return arg;
}

static void *consumer(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 1000; i++)
        sum += get();
    return arg;
}

int main(void)
{
    pthread_t p[3], c[3];
    for (int i = 0; i < 3; i++) {
        pthread_create(&p[i], NULL, producer, NULL);
        pthread_create(&c[i], NULL, consumer, NULL);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(p[i], NULL);
        pthread_join(c[i], NULL);
    }
    return 0;
}
