// matrix times vector by blocks of rows
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
int thread_count, m, n;
double *A, *x, *y;
void *Pth_mat_vect(void *rank)
{
    long my_rank = (long)rank;
    int i, j;
    int local_m = m / thread_count;
    int my_first_row = my_rank * local_m;
    int my_last_row = (my_rank + 1) * local_m - 1;
    for (i = my_first_row; i <= my_last_row; i++) {
        y[i] = 0.0;
        for (j = 0; j < n; j++)
            y[i] += A[i * n + j] * x[j];
    }
    return NULL;
}
int main(int argc, char *argv[])
{
    long thread;
    thread_count = argc > 1 ? strtol(argv[1], NULL, 10) : 4;
    pthread_t *handles = malloc(thread_count * sizeof(pthread_t));
    m = 400;
    n = 300;
    A = malloc(m * n * sizeof(double));
    x = malloc(n * sizeof(double));
    y = malloc(m * sizeof(double));
    for (int i = 0; i < m * n; i++)
        A[i] = i;
    for (int i = 0; i < n; i++)
        x[i] = 1;
    for (thread = 0; thread < thread_count; thread++)
        pthread_create(&handles[thread], NULL, Pth_mat_vect, (void *)thread);
    for (thread = 0; thread < thread_count; thread++)
        pthread_join(handles[thread], NULL);
    printf("%f\n", y[0]);
    free(A);
    free(x);
    free(y);
    return 0;
}
