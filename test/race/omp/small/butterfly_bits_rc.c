// The bit that is tested is not the one that tells the partner.
// flags: -fopenmp
#include <stdio.h>

#define N 512
static double x[N];

int main(void)
{
    for (int bit = 1; bit < N / 2; bit <<= 1) {
        int next = bit * 2;
#pragma omp parallel for
        for (int i = 0; i < N / 2; i++) {
            if ((i & bit) == 0) {
                double a = x[i], b = x[i + next]; // RACE!
                x[i] = a + b; // RACE!
                x[i + next] = a - b; // RACE!
            }
        }
    }
    printf("%f\n", x[0]);
    return 0;
}
