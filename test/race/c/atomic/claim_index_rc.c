// threads claim slots with a plain index
// tsan: some: two threads must draw the same index for the slot to collide
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define SLOTS 64

static int next_slot;
static int results[SLOTS];

static void *worker(void *arg)
{
    for (;;) {
        int slot = next_slot++; // RACE! n

        if (slot >= SLOTS)
            return arg;
        results[slot] = slot * slot; // RACE! s
    }
}

int main(void)
{
    pthread_t t[3];
    long sum = 0;

    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < SLOTS; i++)
        sum += results[i]; // NORACE
    printf("%ld\n", sum);
    return 0;
}
