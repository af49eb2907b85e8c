// maximum by atomic compare
// flags: -fopenmp -fopenmp-version=51
// needs: clang-19
#include <stdio.h>
int main(void)
{
    int m = -1, a[1000];
    for (int i = 0; i < 1000; i++)
        a[i] = i * 31 % 977;
#pragma omp parallel for
    for (int i = 0; i < 1000; i++) {
#pragma omp atomic compare
        if (m < a[i]) {
            m = a[i];
        }
    }
    printf("%d\n", m);
    return 0;
}
