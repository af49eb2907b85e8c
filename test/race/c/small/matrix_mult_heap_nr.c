// Matrix product: rows by rank out of globals, thread ids by value in the pointer
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static int n, thread_count;
static double *A, *B, *C;
static void *product(void *rank)
{
    long my_rank = (long)rank;
    int rows = n / thread_count;
    int first = my_rank * rows;
    int last = my_rank == thread_count - 1 ? n : first + rows;
    for (int i = first; i < last; i++)
        for (int j = 0; j < n; j++) {
            C[i * n + j] = 0.0;
            for (int k = 0; k < n; k++)
                C[i * n + j] += A[i * n + k] * B[k * n + j];
        }
    return NULL;
}
int main(int argc, char *argv[])
{
    pthread_t *handles;
    thread_count = argc > 1 ? atoi(argv[1]) : 4;
    n = argc > 2 ? atoi(argv[2]) : 20;
    handles = malloc(thread_count * sizeof(pthread_t));
    A = malloc(n * n * sizeof(double));
    B = malloc(n * n * sizeof(double));
    C = malloc(n * n * sizeof(double));
    for (int i = 0; i < n * n; i++) {
        A[i] = i;
        B[i] = n - i;
    }
    for (long t = 0; t < thread_count; t++)
        pthread_create(&handles[t], NULL, product, (void *)t);
    for (long t = 0; t < thread_count; t++)
        pthread_join(handles[t], NULL);
    printf("%f\n", C[0]);
    free(A);
    free(B);
    free(C);
    free(handles);
    return 0;
}
