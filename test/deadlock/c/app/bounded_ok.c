/* a bounded buffer: nobody tells the producer that there is room again */
#include <pthread.h>
#define CAP 4
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
static int buf[CAP], count, in, out;

static void put(int v)
{
    pthread_mutex_lock(&m);
    while (count == CAP)
        pthread_cond_wait(&not_full, &m);
    buf[in] = v;
    in = (in + 1) % CAP;
    count++;
    pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&m);
}

static int get(void)
{
    pthread_mutex_lock(&m);
    while (count == 0)
        pthread_cond_wait(&not_empty, &m);
    int v = buf[out];
    out = (out + 1) % CAP;
    count--;
    pthread_cond_signal(&not_full);
    pthread_mutex_unlock(&m);
    return v;
}

static void *producer(void *arg)
{
    for (int i = 0; i < 100; i++)
        put(i);
    return arg;
}
static void *consumer(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 100; i++)
        sum += get();
    return (void *)sum;
}
int main(void)
{
    pthread_t p, c;
    pthread_create(&p, 0, producer, 0);
    pthread_create(&c, 0, consumer, 0);
    pthread_join(p, 0);
    pthread_join(c, 0);
    return 0;
}
