/* Philosophers, as many as the user asks for, each with the fork of the lower number first. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct {
    int id;
    int meals;
    pthread_t thread;
} philosopher_t;

int n_phil = 5;
pthread_mutex_t *forks;
philosopher_t *phils;

int left(int i)
{
    return i;
}

int right(int i)
{
    return (i + 1) % n_phil;
}

void eat(philosopher_t *p)
{
    int first = left(p->id), second = right(p->id);
    if (first > second) {
        int tmp = first;
        first = second;
        second = tmp;
    }
    pthread_mutex_lock(&forks[first]);
    usleep(1000);
    pthread_mutex_lock(&forks[second]);
    p->meals++;
    pthread_mutex_unlock(&forks[second]);
    pthread_mutex_unlock(&forks[first]);
}

void *philosopher(void *arg)
{
    philosopher_t *p = arg;
    while (p->meals < 10) {
        usleep(rand() % 1000);
        eat(p);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    if (argc > 1)
        n_phil = atoi(argv[1]);
    if (n_phil < 2)
        return 1;
    forks = malloc(n_phil * sizeof(*forks));
    phils = calloc(n_phil, sizeof(*phils));
    for (int i = 0; i < n_phil; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (int i = 0; i < n_phil; i++) {
        phils[i].id = i;
        pthread_create(&phils[i].thread, NULL, philosopher, &phils[i]);
    }
    for (int i = 0; i < n_phil; i++)
        pthread_join(phils[i].thread, NULL);
    for (int i = 0; i < n_phil; i++)
        printf("%d ate %d times\n", i, phils[i].meals);
    return 0;
}
