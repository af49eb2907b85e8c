// Lamport's bakery for n threads; the tickets and flags must be atomic
#include <pthread.h>
#define N 4

static volatile int choosing[N];
static volatile int number[N];
static int finished[N];

static void lock(int i)
{
    int max = 0;

    choosing[i] = 1; // RACE! c
    for (int j = 0; j < N; j++)
        if (number[j] > max) // RACE! n
            max = number[j]; // RACE! n
    number[i] = max + 1; // RACE! n
    choosing[i] = 0; // RACE! c
    for (int j = 0; j < N; j++) {
        while (choosing[j]) // RACE! c
            ;
        while (number[j] != 0 && (number[j] < number[i] || (number[j] == number[i] && j < i))) // RACE! n
            ;
    }
}

static void unlock(int i)
{
    number[i] = 0; // RACE! n
}

static void *worker(void *arg)
{
    int id = (int)(long)arg;

    for (int k = 0; k < 10; k++) {
        lock(id);
        finished[id]++;
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
