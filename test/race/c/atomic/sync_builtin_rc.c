// the __sync counter is reset by a plain store while others still add
#include <pthread.h>
#include <stdio.h>

static unsigned generation;
static unsigned resets;

static void *bump(void *arg)
{
    for (int i = 0; i < 200; i++) {
        unsigned now = __sync_add_and_fetch(&generation, 1); // RACE!

        if (now > 150 && *(int *)arg) {
            generation = 0; // RACE!
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
