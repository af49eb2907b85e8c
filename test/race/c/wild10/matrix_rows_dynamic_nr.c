// Rows of a matrix are handed out by an atomic counter
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct matrix {
    int n;
    double **row;
};
static struct matrix a, b, r;
static atomic_int next_row;

static void matrix_make(struct matrix *m, int n)
{
    m->n = n; // NORACE
    m->row = malloc((size_t)n * sizeof *m->row);
    for (int i = 0; i < n; i++) {
        m->row[i] = calloc((size_t)n, sizeof **m->row);
        for (int k = 0; k < n; k++)
            m->row[i][k] = i - k; // NORACE
    }
}

static void *multiply(void *arg)
{
    int i;
    while ((i = atomic_fetch_add(&next_row, 1)) < r.n)
        for (int k = 0; k < r.n; k++) {
            double sum = 0;
            for (int j = 0; j < r.n; j++)
                sum += a.row[i][j] * b.row[j][k]; // NORACE
            r.row[i][k] = sum; // NORACE
        }
    return arg;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 100;
    pthread_t t[4];
    double trace = 0;
    matrix_make(&a, n);
    matrix_make(&b, n);
    matrix_make(&r, n);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, multiply, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < n; i++)
        trace += r.row[i][i]; // NORACE
    printf("%f\n", trace);
    return 0;
}
