// Work divided as evenly as possible: the first threads get one more
#include <pthread.h>
#include <stdio.h>
#define N 1003
#define T 4
static long in[N], out[N];
struct part { int start, count; long sum; };
static void *square(void *arg)
{
    struct part *p = arg;
    for (int i = p->start; i < p->start + p->count; i++) {
        out[i] = in[i] * in[i]; // NORACE
        p->sum += out[i]; // NORACE
    }
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    struct part parts[T];
    int base = N / T, extra = N % T, at = 0;
    long all = 0;
    for (int i = 0; i < N; i++)
        in[i] = i;
    for (int i = 0; i < T; i++) {
        parts[i].start = at;
        parts[i].count = base + (i < extra ? 1 : 0);
        parts[i].sum = 0;
        at += parts[i].count;
        pthread_create(&t[i], NULL, square, &parts[i]);
    }
    for (int i = 0; i < T; i++) {
        pthread_join(t[i], NULL);
        all += parts[i].sum;
    }
    printf("%ld\n", all);
    return 0;
}
