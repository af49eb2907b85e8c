// a recursion by threads goes on when the left half has ended, beside the right one
// tsan: some: it depends on the schedule
#include <pthread.h>
#include <stdio.h>

#define N 64

static int v[N], out[N];

struct part {
    int lo, hi;
};

static void *sum_up(void *arg)
{
    struct part *p = arg;
    pthread_t left, right;

    if (p->hi - p->lo < 2)
        return NULL;
    int mid = (p->lo + p->hi) / 2;
    struct part a = {p->lo, mid}, b = {mid, p->hi};
    pthread_create(&left, NULL, sum_up, &a);
    pthread_create(&right, NULL, sum_up, &b);
    pthread_join(left, NULL);
    for (int i = p->lo; i < p->hi; i++)
        out[i] += v[i]; // RACE!
    pthread_join(right, NULL);
    return NULL;
}

int main(void)
{
    struct part all = {0, N};

    for (int i = 0; i < N; i++)
        v[i] = i;
    sum_up(&all);
    printf("%d\n", out[0]);
    return 0;
}
