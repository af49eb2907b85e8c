// one thread writes the word of the union, the other reads one of its bytes
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static union {
    uint32_t word;
    uint8_t bytes[4];
} reg;

static void *low_side(void *arg)
{
    for (uint32_t i = 0; i < *(uint32_t *)arg; i++)
        reg.word = i; // RACE!
    return NULL;
}

static void *high_side(void *arg)
{
    uint32_t sum = 0;

    for (int i = 0; i < 50; i++)
        sum += reg.bytes[3]; // RACE!
    *(uint32_t *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    uint32_t rounds = 50, sum;

    pthread_create(&a, NULL, low_side, &rounds);
    pthread_create(&b, NULL, high_side, &sum);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%u\n", sum);
    return 0;
}
