// lastprivate, firstprivate, linear and collapse together.
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int x = 0, off = 5, a[10][10];
#pragma omp parallel for collapse(2) lastprivate(x) firstprivate(off)
    for (int i = 0; i < 10; i++)
        for (int j = 0; j < 10; j++) {
            off += 1;
            x = i * 10 + j + (off > 0);
            a[i][j] = x;
        }
    int k = 0;
#pragma omp simd linear(k : 2)
    for (int i = 0; i < 10; i++) {
        a[0][i] = k;
        k += 2;
    }
    printf("%d %d\n", x, a[0][9]);
    return 0;
}
