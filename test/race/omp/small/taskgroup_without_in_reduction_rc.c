// The group reduces, but the second task does not take part in the reduction.
// flags: -fopenmp -fopenmp-version=50
// tsan: no: it takes the private copies of the group for shared ones
#include <stdio.h>

static int score(int k)
{
    return k % 13;
}

int main(void)
{
    int sum = 0, extra = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup task_reduction(+ : sum)
        {
            for (int k = 0; k < 100; k++) {
#pragma omp task in_reduction(+ : sum) firstprivate(k)
                sum += score(k);
#pragma omp task shared(extra) firstprivate(k)
                extra += score(k + 1); // RACE!
            }
        }
    }
    printf("%d %d\n", sum, extra);
    return 0;
}
