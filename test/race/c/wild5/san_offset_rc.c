// one byte in the middle of a word
#include <pthread.h>
#include <stdint.h>
static uint64_t word[2];
static void *t1(void *x)
{
    word[0] = 0xdeadbeef; // RACE!
    return x;
}
static void *t2(void *x)
{
    uint8_t *p = (uint8_t *)word;
    p[3] = 1; // RACE!
    p[9] = 2;
    return x;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, t1, 0);
    pthread_create(&b, 0, t2, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return (int)word[0];
}
