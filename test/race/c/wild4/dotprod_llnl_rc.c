// dot product of blocks: end is one too far, and the sum is kept without a lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct {
    double *a;
    double *b;
    double sum;
    int veclen;
} DOTDATA;
#define NUMTHRDS 4
#define VECLEN 100
DOTDATA dotstr;
pthread_t callThd[NUMTHRDS];

void *dotprod(void *arg)
{
    int i, start, end, len;
    long offset;
    double mysum, *x, *y;
    offset = (long)arg;
    len = dotstr.veclen;
    start = offset * len;
    end = start + len;
    x = dotstr.a;
    y = dotstr.b;
    mysum = 0;
    for (i = start; i <= end; i++) {
        x[i] = x[i] * 2.0; // RACE! x
        mysum += (x[i] * y[i]); // RACE! x
    }
    dotstr.sum += mysum; // RACE! s
    pthread_exit((void *)0);
}

int main(int argc, char *argv[])
{
    long i;
    double *a, *b;
    void *status;
    (void)argc;
    (void)argv;
    a = (double *)malloc((NUMTHRDS * VECLEN + 1) * sizeof(double));
    b = (double *)malloc((NUMTHRDS * VECLEN + 1) * sizeof(double));
    for (i = 0; i < VECLEN * NUMTHRDS + 1; i++) {
        a[i] = 1.0;
        b[i] = a[i];
    }
    dotstr.veclen = VECLEN;
    dotstr.a = a;
    dotstr.b = b;
    dotstr.sum = 0;
    for (i = 0; i < NUMTHRDS; i++)
        pthread_create(&callThd[i], NULL, dotprod, (void *)i);
    for (i = 0; i < NUMTHRDS; i++)
        pthread_join(callThd[i], &status);
    printf("Sum = %f\n", dotstr.sum);
    free(a);
    free(b);
    pthread_exit(NULL);
}
