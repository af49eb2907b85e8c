// Lamport's bakery for n threads; the tickets and flags must be atomic
#include <pthread.h>
#include <stdatomic.h>
#define N 4

static atomic_int choosing[N];
static atomic_int number[N];

static void lock(int i)
{
    int max = 0;

    choosing[i] = 1;
    for (int j = 0; j < N; j++)
        if (number[j] > max)
            max = number[j];
    number[i] = max + 1;
    choosing[i] = 0;
    for (int j = 0; j < N; j++) {
        while (choosing[j])
            ;
        while (number[j] != 0 && (number[j] < number[i] || (number[j] == number[i] && j < i)))
            ;
    }
}

static void unlock(int i)
{
    number[i] = 0;
}

static void *worker(void *arg)
{
    int id = (int)(long)arg;

    for (int k = 0; k < 10; k++) {
        lock(id);
        unlock(id);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];

    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
