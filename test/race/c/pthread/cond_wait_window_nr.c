// everything before and after the wait happens with the lock held
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t room = PTHREAD_COND_INITIALIZER;
static int used;
static int high_water;

static void acquire_slot(void)
{
    pthread_mutex_lock(&lock);
    while (used == 2) // NORACE
        pthread_cond_wait(&room, &lock);
    used++; // NORACE
    if (used > high_water) // NORACE
        high_water = used; // NORACE
    pthread_mutex_unlock(&lock);
}

static void release_slot(void)
{
    pthread_mutex_lock(&lock);
    used--; // NORACE
    pthread_cond_broadcast(&room);
    pthread_mutex_unlock(&lock);
}

static void *user(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        acquire_slot();
        release_slot();
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    int rounds = 500;

    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, user, &rounds);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", high_water);
    return 0;
}
