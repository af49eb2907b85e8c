// the inner team writes variables of its own outer thread
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int cells[2][2] = {{0, 0}, {0, 0}};

    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2)
    {
        int outer = omp_get_thread_num();

#pragma omp parallel num_threads(2)
        {
            int inner = omp_get_thread_num();

            cells[outer][inner] += 1; // NORACE
        }
    }
    printf("%d\n", cells[0][0]); // NORACE
    return 0;
}
