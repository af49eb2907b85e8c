// one thread takes the lock behind the slot, the other that of the slot
#include <pthread.h>
#include <stdlib.h>
#define N 8
static pthread_mutex_t lock[N];
static int slot[N];

static void *update(void *arg)
{
    unsigned seed = 1;
    for (int k = 0; k < 1000; k++) {
        int i = rand_r(&seed) % N;
        pthread_mutex_lock(&lock[(i + 1) % N]);
        slot[i]++; // RACE!
        pthread_mutex_unlock(&lock[(i + 1) % N]);
    }
    return arg;
}

static void *check(void *arg)
{
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&lock[i]);
        if (slot[i] < 0) // RACE!
            abort();
        pthread_mutex_unlock(&lock[i]);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&lock[i], NULL);
    pthread_create(&t[0], NULL, update, NULL);
    pthread_create(&t[1], NULL, check, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
