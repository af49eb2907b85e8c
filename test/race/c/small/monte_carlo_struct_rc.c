// Monte Carlo: each thread has a record, but the generator's state is one for all
// tsan: some: it remembers only the last accesses
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct { long tosses; long inside; } share_t;
static unsigned long state = 12345;
static double next_random(void)
{
    state = state * 6364136223846793005UL + 1442695040888963407UL; // RACE!
    return (double)(state >> 33) / 2147483648.0; // RACE!
}
static void *toss(void *p)
{
    share_t *s = (share_t *)p;
    for (long i = 0; i < s->tosses; i++) {
        double x = next_random(), y = next_random();
        if (x * x + y * y <= 1.0)
            s->inside++;
    }
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    share_t s[4];
    long in = 0;
    for (int i = 0; i < 4; i++) {
        s[i] = (share_t){ 10000, 0 };
        pthread_create(&t[i], NULL, toss, s + i);
    }
    for (int i = 0; i < 4; i++) {
        pthread_join(t[i], NULL);
        in += s[i].inside;
    }
    printf("%f\n", 4.0 * in / 40000);
    return 0;
}
