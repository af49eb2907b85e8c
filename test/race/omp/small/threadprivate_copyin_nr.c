// threadprivate state with copyin, kept over two regions.
// flags: -fopenmp
#include <stdio.h>

static int counter = 0;
static struct {
    int calls;
    double acc;
} stat;
#pragma omp threadprivate(counter, stat)

static void visit(int i)
{
    counter++;
    stat.calls++;
    stat.acc += i;
}

int main(void)
{
    int total = 0;
    counter = 10;
#pragma omp parallel copyin(counter)
    {
#pragma omp for
        for (int i = 0; i < 100; i++)
            visit(i);
    }
#pragma omp parallel reduction(+ : total)
    total += counter + stat.calls;
    printf("%d\n", total);
    return 0;
}
