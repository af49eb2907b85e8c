/* A-REST: the thread that takes more than its share is the last one. Here it is the second. */
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static int data[1000], count;

int main(void)
{
#pragma omp parallel
    {
        int id = omp_get_thread_num(), share = 1000 / omp_get_num_threads();
        int start = id * share, end = start + share;
        if (id == 1)
            end = 1000;
        for (int i = start; i < end; i++)
            data[i] = id;
#ifdef CONTROL
        count++;
#endif
    }
    printf("%d %d\n", data[0], count);
    return 0;
}
