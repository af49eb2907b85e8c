// work in parallel, results appended in the ordered part
// flags: -fopenmp
#include <stdio.h>

#define N 64

static int out[N], used;

static int work(int i)
{
    int s = 0;
    for (int k = 0; k < i; k++)
        s += k * k % 7;
    return s;
}

int main(void)
{
#pragma omp parallel for ordered schedule(dynamic, 2)
    for (int i = 0; i < N; i++) {
        int r = work(i);
#pragma omp ordered
        {
            if (r % 2 == 0)
                out[used++] = r;
        }
    }
    printf("%d %d\n", used, out[0]);
    return 0;
}
