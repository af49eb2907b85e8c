// every worker adds to one grand total besides its own rows
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define SIZE 16
#define THREADS 4

static int a[SIZE][SIZE], b[SIZE][SIZE], c[SIZE][SIZE];
static long total;

struct range {
    int first, last;
};

static void *multiply(void *arg)
{
    struct range *r = arg;
    long sum = 0;

    for (int i = r->first; i < r->last; i++)
        for (int j = 0; j < SIZE; j++) {
            c[i][j] = 0; // NORACE
            for (int k = 0; k < SIZE; k++)
                c[i][j] += a[i][k] * b[k][j]; // NORACE
            sum += c[i][j]; // NORACE
        }
    total += sum; // RACE!
    free(r);
    return (void *)sum;
}

int main(void)
{
    pthread_t tid[THREADS];
    long all = 0;

    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++)
            a[i][j] = b[i][j] = i + j; // NORACE
    for (int t = 0; t < THREADS; t++) {
        struct range *r = malloc(sizeof(*r));

        r->first = t * (SIZE / THREADS); // NORACE
        r->last = (t + 1) * (SIZE / THREADS); // NORACE
        pthread_create(&tid[t], NULL, multiply, r);
    }
    for (int t = 0; t < THREADS; t++) {
        void *result;

        pthread_join(tid[t], &result);
        all += (long)result;
    }
    printf("%ld\n", total); // NORACE
    printf("%ld %d\n", all, c[0][0]);
    return 0;
}
