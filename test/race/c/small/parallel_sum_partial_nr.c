// Every worker adds its share into a slot; main adds the slots after the joins
#include <pthread.h>
#include <stdio.h>
#define N 1000
#define T 3

static int data[N];
struct part { pthread_t tid; int id; long sum; };

static void *adder(void *arg)
{
    struct part *p = arg;
    int chunk = N / T;
    int lo = p->id * chunk;
    int hi = p->id == T - 1 ? N : lo + chunk;
    p->sum = 0;
    for (int i = lo; i < hi; i++) {
        p->sum += data[i];
        data[i] = 0;
    }
    return NULL;
}

int main(void)
{
    struct part parts[T];
    long total = 0;
    for (int i = 0; i < N; i++)
        data[i] = i;
    for (int i = 0; i < T; i++) {
        parts[i].id = i;
        pthread_create(&parts[i].tid, NULL, adder, &parts[i]);
    }
    for (int i = 0; i < T; i++) {
        pthread_join(parts[i].tid, NULL);
        total += parts[i].sum;
    }
    printf("%ld\n", total);
    return 0;
}
