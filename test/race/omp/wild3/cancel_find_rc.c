// a search that is cancelled; where was it found?
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int data[1000], pos = -1;
    for (int i = 0; i < 1000; i++)
        data[i] = i * 7 % 100;
#pragma omp parallel for shared(pos)
    for (int i = 0; i < 1000; i++) {
        if (data[i] == 42) {
            pos = i; // RACE!
#pragma omp cancel for
        }
#pragma omp cancellation point for
    }
    printf("%d\n", pos);
    return 0;
}
