// Walsh-Hadamard transform: who has the bit clear works on both.
// flags: -fopenmp
#include <stdio.h>

#define N 512
static double x[N], re[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        x[i] = re[i] = i % 3;
    for (int bit = 1; bit < N; bit <<= 1) {
#pragma omp parallel for
        for (int i = 0; i < N; i++) {
            if ((i & bit) == 0) {
                double a = x[i], b = x[i | bit];
                x[i] = a + b;
                x[i | bit] = a - b;
                double c = re[i + bit];
                re[i + bit] = re[i] - c;
                re[i] += c;
            }
        }
    }
    printf("%f %f\n", x[0], re[1]);
    return 0;
}
