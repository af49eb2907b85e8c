// Philosophers: two forks do not exclude the others from the plate count in the middle.
// tsan: some: which lines meet is a matter of time
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#define N 5

static pthread_mutex_t forks[N];
static int meals_total;

static void *dine(void *arg)
{
    int i = (int)(long)arg;
    int first = i < (i + 1) % N ? i : (i + 1) % N;
    int second = i < (i + 1) % N ? (i + 1) % N : i;
    for (int k = 0; k < 20; k++) {
        pthread_mutex_lock(&forks[first]);
        pthread_mutex_lock(&forks[second]);
        meals_total++; // RACE!
        pthread_mutex_unlock(&forks[second]);
        pthread_mutex_unlock(&forks[first]);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, dine, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", meals_total);
    return 0;
}
