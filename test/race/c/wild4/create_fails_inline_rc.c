// halves of an array that share their middle; the result is read before the join
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
    p->sum = 0; // RACE! s
    for (size_t i = 0; i < p->n; i++) {
        p->a[i] *= 3; // RACE! a
        p->sum += p->a[i]; // RACE! a s
    }
    return NULL;
}

int main(void)
{
    size_t n = 1000;
    int *a = calloc(n, sizeof *a);
    struct part left = { a, n / 2 + 1, 0 }, right = { a + n / 2, n - n / 2, 0 };
    pthread_t t;
    for (size_t i = 0; i < n; i++)
        a[i] = (int)i;
    if (pthread_create(&t, NULL, sum_part, &left) != 0)
        return 1;
    sum_part(&right);
    long both = left.sum + right.sum; // RACE! s
    pthread_join(t, NULL);
    printf("%ld\n", both);
    free(a);
    return 0;
}
