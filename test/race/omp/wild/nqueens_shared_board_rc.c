// N queens with tasks that all write the same board
// flags: -fopenmp
// tsan: no: it reports the task itself
#include <stdio.h>

#define N 6

static int solutions;

static int ok(int n, const char *a)
{
    for (int i = 0; i < n - 1; i++) {
        int d = a[i] - a[n - 1]; // RACE! b
        if (d == 0 || d == n - 1 - i || d == -(n - 1 - i))
            return 0;
    }
    return 1;
}

static void place(int j, char *a)
{
    if (j == N) {
#pragma omp atomic
        solutions++;
        return;
    }
    for (int i = 0; i < N; i++) {
#pragma omp task firstprivate(i)
        {
            a[j] = (char)i; // RACE! b
            if (ok(j + 1, a))
                place(j + 1, a);
        }
    }
#pragma omp taskwait
}

int main(void)
{
    char board[N];

#pragma omp parallel
#pragma omp single
    place(0, board);
    printf("%d\n", solutions);
    return 0;
}
