// Results go to a shared log inside of the ordered region.
// flags: -fopenmp
#include <stdio.h>

static int nlog;
static double logv[200];

static double work(int i)
{
    double s = 0;
    for (int k = 1; k < i + 10; k++)
        s += 1.0 / k;
    return s;
}

int main(void)
{
#pragma omp parallel for ordered schedule(static, 1)
    for (int i = 0; i < 200; i++) {
        double r = work(i);
#pragma omp ordered
        {
            logv[nlog] = r;
            nlog++;
        }
    }
    printf("%d %f\n", nlog, logv[199]);
    return 0;
}
