// threads that recur with parts of a range kept in records
#include <pthread.h>
#include <stdio.h>

#define N 4096

struct range {
    int *data;
    int low, high; /* both belong to the range */
};

static void *scale(void *arg)
{
    struct range *r = arg;
    pthread_t thread;

    if (r->high - r->low < 256) {
        for (int i = r->low; i <= r->high; i++)
            r->data[i] = r->data[i] * 3 + 1; // NORACE
        return NULL;
    }
    int middle = (r->low + r->high) / 2;
    struct range left = {r->data, r->low, middle};
    struct range right = {r->data, middle + 1, r->high};
    if (pthread_create(&thread, NULL, scale, &left) != 0) {
        scale(&left);
        scale(&right);
        return NULL;
    }
    scale(&right);
    pthread_join(thread, NULL);
    return NULL;
}

int main(void)
{
    static int data[N];
    struct range all = {data, 0, N - 1};
    long sum = 0;

    for (int i = 0; i < N; i++)
        data[i] = i; // NORACE
    scale(&all);
    for (int i = 0; i < N; i++)
        sum += data[i]; // NORACE
    printf("%ld\n", sum);
    return 0;
}
