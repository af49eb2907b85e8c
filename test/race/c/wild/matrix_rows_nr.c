// Rows of a matrix product, one thread for each block of rows, row pointers
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int n, nthreads;
static double **A, **B, **C;

static double **new_matrix(int rows, int cols)
{
    double **m = malloc(rows * sizeof(double *));
    for (int i = 0; i < rows; i++)
        m[i] = calloc(cols, sizeof(double));
    return m;
}

static void *multiply(void *arg)
{
    int rank = (int)(size_t)arg;
    int first = rank * n / nthreads;
    int last = (rank + 1) * n / nthreads;
    for (int i = first; i < last; i++)
        for (int j = 0; j < n; j++) {
            double s = 0;
            for (int k = 0; k < n; k++)
                s += A[i][k] * B[k][j];
            C[i][j] = s;
        }
    return NULL;
}

int main(int argc, char **argv)
{
    n = argc > 1 ? atoi(argv[1]) : 60;
    nthreads = argc > 2 ? atoi(argv[2]) : 3;
    A = new_matrix(n, n);
    B = new_matrix(n, n);
    C = new_matrix(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            A[i][j] = i + j;
            B[i][j] = i == j;
        }
    pthread_t *t = malloc(nthreads * sizeof *t);
    for (int i = 0; i < nthreads; i++)
        pthread_create(&t[i], NULL, multiply, (void *)(size_t)i);
    for (int i = 0; i < nthreads; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", C[n - 1][n - 1]);
    return 0;
}
