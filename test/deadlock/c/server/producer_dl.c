// Bounded buffer with two conditions,
// waits in an if, with several consumers.
#include <pthread.h>
#define SIZE 8
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER, not_full = PTHREAD_COND_INITIALIZER;
static int buffer[SIZE], count, in, out;

static void *producer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&mutex);
        while (count == SIZE)
            pthread_cond_wait(&not_full, &mutex);
        buffer[in] = i;
        in = (in + 1) % SIZE;
        count++;
        pthread_cond_signal(&not_empty);
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

static void *consumer(void *arg)
{
    for (int i = 0; i < 50; i++) {
        pthread_mutex_lock(&mutex);
        if (count == 0)
            pthread_cond_wait(&not_empty, &mutex); // DEADLOCK!
        (void)buffer[out];
        out = (out + 1) % SIZE;
        count--;
        pthread_cond_signal(&not_full);
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

int main(void)
{
    pthread_t p, c1, c2;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c1, NULL, consumer, NULL);
    pthread_create(&c2, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c1, NULL);
    pthread_join(c2, NULL);
    return 0;
}
