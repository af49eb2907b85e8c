// dining savages: a pot that is filled again by the cook
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define M 5
static int servings;
static pthread_mutex_t pot = PTHREAD_MUTEX_INITIALIZER;
static sem_t empty_pot, full_pot;

static void *cook(void *arg)
{
    (void)arg;
    while (1) {
        sem_wait(&empty_pot);
        servings = M;
        sem_post(&full_pot);
    }
    return NULL;
}

static void *savage(void *arg)
{
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&pot);
        if (servings == 0) {
            sem_post(&empty_pot);
            sem_wait(&full_pot);
        }
        servings--;
        pthread_mutex_unlock(&pot);
        printf("savage %ld eats\n", (long)arg);
    }
    return NULL;
}

int main(void)
{
    pthread_t c, s[3];
    sem_init(&empty_pot, 0, 0);
    sem_init(&full_pot, 0, 0);
    pthread_create(&c, NULL, cook, NULL);
    for (long i = 0; i < 3; i++)
        pthread_create(&s[i], NULL, savage, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(s[i], NULL);
    return 0;
}
