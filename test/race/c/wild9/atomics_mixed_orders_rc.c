// A mailbox: the flag is stored with release but polled relaxed
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

struct mailbox {
    int payload[4];
    atomic_int full;
};
static struct mailbox good, bad;

static void *sender(void *arg)
{
    for (int i = 0; i < 4; i++) {
        good.payload[i] = i; // NORACE
        bad.payload[i] = -i; // RACE!
    }
    atomic_store_explicit(&good.full, 1, memory_order_release);
    atomic_store_explicit(&bad.full, 1, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t;
    int sum = 0;
    pthread_create(&t, NULL, sender, NULL);
    while (!atomic_load_explicit(&bad.full, memory_order_relaxed))
        ;
    for (int i = 0; i < 4; i++)
        sum += bad.payload[i]; // RACE!
    while (!atomic_load_explicit(&good.full, memory_order_acquire))
        ;
    for (int i = 0; i < 4; i++)
        sum += good.payload[i]; // NORACE
    pthread_join(t, NULL);
    printf("%d\n", sum);
    return 0;
}
