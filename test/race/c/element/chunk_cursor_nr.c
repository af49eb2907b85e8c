// Chunks of an array are handed out under a lock by a cursor that is moved on by their length
#include <pthread.h>
#include <stdio.h>

#define N 1000
#define CHUNK 16
static int data[N], cursor;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int grab(int *from, int *to)
{
    pthread_mutex_lock(&lock);
    *from = cursor;
    cursor += CHUNK;
    pthread_mutex_unlock(&lock);
    *to = *from + CHUNK < N ? *from + CHUNK : N;
    return *from < N;
}

static void *work(void *arg)
{
    int from, to;
    while (grab(&from, &to))
        for (int i = from; i < to; i++)
            data[i] = i * i;
    return arg;
}

int main(void)
{
    pthread_t t[3];
    long sum = 0;
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        sum += data[i];
    printf("%ld\n", sum);
    return 0;
}
