#include <pthread.h>
#include <stdlib.h>

#define NCELL 16

static pthread_mutex_t locks[NCELL];
static int grid[NCELL];

static void exchange(int i, int j)
{
    if (i == j)
        return;
    pthread_mutex_lock(&locks[i]); // DEADLOCK
    pthread_mutex_lock(&locks[j]); // DEADLOCK!
    int t = grid[i];
    grid[i] = grid[j];
    grid[j] = t;
    pthread_mutex_unlock(&locks[j]);
    pthread_mutex_unlock(&locks[i]);
}

static void *mixer(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    for (int k = 0; k < 100000; k++) {
        int i = rand_r(&seed) % NCELL, j = rand_r(&seed) % NCELL;
        exchange(i, j);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < NCELL; i++)
        pthread_mutex_init(&locks[i], NULL);
    for (size_t i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, mixer, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
