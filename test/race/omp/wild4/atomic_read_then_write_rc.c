// The index is read atomically and written atomically, but not both at once
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int stack[1000], top = 0;
#pragma omp parallel for
    for (int i = 0; i < 1000; i++) {
        int at;
#pragma omp atomic read
        at = top;
        stack[at] = i; // RACE!
#pragma omp atomic update
        top++;
    }
    printf("%d %d\n", top, stack[0]);
    return 0;
}
