// the __sync counter is only touched by __sync operations until the threads are joined
#include <pthread.h>
#include <stdio.h>

static unsigned generation;
static unsigned resets;

static void *bump(void *arg)
{
    for (int i = 0; i < 200; i++) {
        unsigned now = __sync_add_and_fetch(&generation, 1); // NORACE

        if (now > 150 && *(int *)arg) {
            __sync_bool_compare_and_swap(&generation, now, 0); // NORACE
            __sync_fetch_and_add(&resets, 1); // NORACE
        }
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int yes = 1;

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, bump, &yes);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%u %u\n", generation, resets); // NORACE
    return 0;
}
