// N queens with tasks: each task copies the board, solutions counted in a threadprivate variable
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int mycount;
#pragma omp threadprivate(mycount)

static int total;

static int ok(int n, const char *a)
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            int p = a[i], q = a[j];
            if (q == p || q == p - (j - i) || q == p + (j - i))
                return 0;
        }
    return 1;
}

static void place(int n, int j, const char *a)
{
    if (n == j) {
        mycount++;
        return;
    }
    for (int i = 0; i < n; i++) {
#pragma omp task
        {
            char *b = malloc(n);
            memcpy(b, a, j);
            b[j] = (char)i;
            if (ok(j + 1, b))
                place(n, j + 1, b);
            free(b);
        }
    }
#pragma omp taskwait
}

int main(void)
{
#pragma omp parallel
    {
#pragma omp single
        {
            char *a = malloc(8);
            place(8, 0, a);
            free(a);
        }
#pragma omp atomic
        total += mycount;
    }
    printf("%d\n", total);
    return 0;
}
