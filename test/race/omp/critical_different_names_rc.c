// two critical sections with different names guard one list length
// flags: -fopenmp
#include <stdio.h>

static int length, pushes;

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 1000; i++) {
        if (i % 3) {
#pragma omp critical(list)
            {
                length++; // RACE!
                pushes++;
            }
        } else {
#pragma omp critical(stack)
            length--; // RACE!
        }
    }
    printf("%d %d\n", length, pushes);
    return 0;
}
