/* five philosophers, each knows its two forks; one that is left-handed breaks the ring */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define NUM_PHILOSOPHERS 5
#define MEALS 3

typedef struct {
    int id;
    int meals;
    pthread_t thread;
    pthread_mutex_t *first;
    pthread_mutex_t *second;
} philosopher_t;

static pthread_mutex_t forks[NUM_PHILOSOPHERS];
static philosopher_t philosophers[NUM_PHILOSOPHERS];

static void *dine(void *arg)
{
    philosopher_t *self = (philosopher_t *)arg;

    while (self->meals < MEALS) {
        pthread_mutex_lock(self->first);
        pthread_mutex_lock(self->second);
        printf("%d eats\n", self->id);
        self->meals++;
        pthread_mutex_unlock(self->second);
        pthread_mutex_unlock(self->first);
    }
    return NULL;
}

int main(void)
{
    for (int i = 0; i < NUM_PHILOSOPHERS; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (int i = 0; i < NUM_PHILOSOPHERS; i++) {
        philosopher_t *p = &philosophers[i];
        p->id = i;
        p->meals = 0;
        if (i == NUM_PHILOSOPHERS - 1) {
            p->first = &forks[0];
            p->second = &forks[i];
        } else {
            p->first = &forks[i];
            p->second = &forks[i + 1];
        }
    }
    for (int i = 0; i < NUM_PHILOSOPHERS; i++)
        pthread_create(&philosophers[i].thread, NULL, dine, &philosophers[i]);
    for (int i = 0; i < NUM_PHILOSOPHERS; i++)
        pthread_join(philosophers[i].thread, NULL);
    return 0;
}
