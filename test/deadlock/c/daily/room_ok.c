// A waiter lets one fewer in than there are forks; how many there are is read at the start.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static int seats;
static sem_t waiter;
static sem_t *forks;

static void *guest(void *arg)
{
    int me = *(int *)arg;
    int next = (me + 1) % seats;
    for (int i = 0; i < 50; i++) {
        sem_wait(&waiter);
        sem_wait(&forks[me]);
        sem_wait(&forks[next]);
        sem_post(&forks[next]);
        sem_post(&forks[me]);
        sem_post(&waiter);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    seats = argc > 1 ? atoi(argv[1]) : 5;
    pthread_t *threads = calloc((size_t)seats, sizeof *threads);
    int *numbers = calloc((size_t)seats, sizeof *numbers);
    forks = calloc((size_t)seats, sizeof *forks);
    sem_init(&waiter, 0, (unsigned)(seats - 1));
    for (int i = 0; i < seats; i++)
        sem_init(&forks[i], 0, 1);
    for (int i = 0; i < seats; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], NULL, guest, &numbers[i]);
    }
    for (int i = 0; i < seats; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
