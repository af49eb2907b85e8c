// workers take row numbers from a counter under a mutex and compute these rows of a matrix product
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define N 64

static double **A, **B, **C;
static int next_row;
static pthread_mutex_t row_lock = PTHREAD_MUTEX_INITIALIZER;

static double **alloc_matrix(int n)
{
    double **m = malloc(n * sizeof *m);
    for (int i = 0; i < n; i++)
        m[i] = calloc(n, sizeof **m);
    return m;
}

static void *multiply(void *unused)
{
    for (;;) {
        pthread_mutex_lock(&row_lock);
        int row = next_row++;
        pthread_mutex_unlock(&row_lock);
        if (row >= N)
            break;
        for (int j = 0; j < N; j++) {
            double sum = 0;
            for (int k = 0; k < N; k++)
                sum += A[row][k] * B[k][j];
            C[row][j] = sum; // NORACE
        }
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int nthreads = argc > 1 ? atoi(argv[1]) : 4;
    pthread_t *t = malloc(nthreads * sizeof *t);
    A = alloc_matrix(N);
    B = alloc_matrix(N);
    C = alloc_matrix(N);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            A[i][j] = i + j;
            B[i][j] = i - j;
        }
    for (int i = 0; i < nthreads; i++)
        pthread_create(&t[i], NULL, multiply, NULL);
    for (int i = 0; i < nthreads; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", C[3][4]);
    free(t);
    return 0;
}
