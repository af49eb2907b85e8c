// halves of an array: one by a thread, or by main itself if it cannot be started
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct part {
    int *a;
    size_t n;
    long sum;
};

static void *sum_part(void *arg)
{
    struct part *p = arg;
    p->sum = 0;
    for (size_t i = 0; i < p->n; i++) {
        p->a[i] *= 3;
        p->sum += p->a[i];
    }
    return NULL;
}

int main(void)
{
    size_t n = 1000;
    int *a = calloc(n, sizeof *a);
    struct part left = { a, n / 2, 0 }, right = { a + n / 2, n - n / 2, 0 };
    pthread_t t;
    int started;
    for (size_t i = 0; i < n; i++)
        a[i] = (int)i;
    started = pthread_create(&t, NULL, sum_part, &left) == 0;
    if (!started)
        sum_part(&left);
    sum_part(&right);
    if (started)
        pthread_join(t, NULL);
    printf("%ld\n", left.sum + right.sum);
    free(a);
    return 0;
}
