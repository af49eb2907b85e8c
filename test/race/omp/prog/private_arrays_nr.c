// union of private and firstprivate arrays
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int tmp[8], base[8], out[64];
    for (int i = 0; i < 8; i++) base[i] = i;
#pragma omp parallel for private(tmp) firstprivate(base)
    for (int i = 0; i < 64; i++) {
        for (int k = 0; k < 8; k++) tmp[k] = base[k] + i;
        base[i % 8]++;
        out[i] = tmp[i % 8];
    }
    printf("%d\n", out[5]);
    return 0;
}
