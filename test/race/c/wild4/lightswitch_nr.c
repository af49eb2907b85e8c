// unisex bathroom: two groups, each with a light switch, share a room
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
typedef struct {
    int counter;
    pthread_mutex_t mutex;
} Lightswitch;
static sem_t room_empty;
static Lightswitch men = { 0, PTHREAD_MUTEX_INITIALIZER };
static Lightswitch women = { 0, PTHREAD_MUTEX_INITIALIZER };
static int by_men, by_women;
static pthread_mutex_t out = PTHREAD_MUTEX_INITIALIZER;

static void ls_lock(Lightswitch *ls, sem_t *s)
{
    pthread_mutex_lock(&ls->mutex);
    if (++ls->counter == 1)
        sem_wait(s);
    pthread_mutex_unlock(&ls->mutex);
}

static void ls_unlock(Lightswitch *ls, sem_t *s)
{
    pthread_mutex_lock(&ls->mutex);
    if (--ls->counter == 0)
        sem_post(s);
    pthread_mutex_unlock(&ls->mutex);
}

static void *man(void *arg)
{
    (void)arg;
    ls_lock(&men, &room_empty);
    pthread_mutex_lock(&out);
    by_men++;
    pthread_mutex_unlock(&out);
    ls_unlock(&men, &room_empty);
    return NULL;
}

static void *woman(void *arg)
{
    (void)arg;
    ls_lock(&women, &room_empty);
    pthread_mutex_lock(&out);
    by_women++;
    pthread_mutex_unlock(&out);
    ls_unlock(&women, &room_empty);
    return NULL;
}

int main(void)
{
    pthread_t t[6];
    sem_init(&room_empty, 0, 1);
    for (int i = 0; i < 6; i++)
        pthread_create(&t[i], NULL, i % 2 ? man : woman, NULL);
    for (int i = 0; i < 6; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", by_men, by_women);
    return 0;
}
