// the halves of the 64-bit word are taken from one atomic load
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static union {
    _Atomic uint64_t whole;
    uint32_t half[2];
} stamp;

static void *clock_thread(void *arg)
{
    for (uint64_t i = 0; i < 100; i++)
        atomic_store(&stamp.whole, (i << 32) | *(uint32_t *)arg); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t thread;
    uint32_t id = 9, epoch;

    pthread_create(&thread, NULL, clock_thread, &id);
    epoch = (uint32_t)(atomic_load(&stamp.whole) >> 32); // NORACE
    pthread_join(thread, NULL);
    printf("%u\n", epoch);
    return 0;
}
