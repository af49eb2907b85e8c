// producers and consumers count with semaphores but forget the mutex of the buffer
// tsan: some: two producers rarely choose the same slot
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define N 8
#define ITEMS 40

static int buffer[N];
static int in, out;
static sem_t empty, full;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *producer(void *arg)
{
    int id = *(int *)arg;

    for (int i = 0; i < ITEMS; i++) {
        sem_wait(&empty);
        buffer[in] = id * 1000 + i; // RACE! b i
        in = (in + 1) % N; // RACE! i
        sem_post(&full);
    }
    return NULL;
}

static void *consumer(void *arg)
{
    long sum = 0;

    for (int i = 0; i < ITEMS; i++) {
        sem_wait(&full);
        pthread_mutex_lock(&mutex);
        sum += buffer[out]; // RACE! b
        out = (out + 1) % N; // NORACE
        pthread_mutex_unlock(&mutex);
        sem_post(&empty);
    }
    *(long *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t p[2], c[2];
    int ids[2] = {1, 2};
    long sums[2];

    sem_init(&empty, 0, N);
    sem_init(&full, 0, 0);
    for (int i = 0; i < 2; i++) {
        pthread_create(&p[i], NULL, producer, &ids[i]);
        pthread_create(&c[i], NULL, consumer, &sums[i]);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(p[i], NULL);
        pthread_join(c[i], NULL);
    }
    printf("%ld\n", sums[0] + sums[1]);
    return 0;
}
