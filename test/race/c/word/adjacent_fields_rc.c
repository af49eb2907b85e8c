// two adjacent shorts are reset together by one int store
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct pair {
    uint16_t sent;
    uint16_t received;
};

static struct pair pair;

static void *sender(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++)
        pair.sent++; // RACE!
    return NULL;
}

static void *receiver(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        pair.received++; // NORACE
        if (i == 5)
            pair = (struct pair){0, 0}; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int rounds = 30;

    pthread_create(&a, NULL, sender, &rounds);
    pthread_create(&b, NULL, receiver, &rounds);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", pair.sent, pair.received);
    return 0;
}
