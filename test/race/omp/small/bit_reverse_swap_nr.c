// Bit reversal: a pair is exchanged by the iteration of its smaller index only.
// flags: -fopenmp
#include <stdio.h>
#define LOG 8
#define N (1 << LOG)

static unsigned reverse(unsigned i)
{
    unsigned r = 0;
    for (int b = 0; b < LOG; b++) {
        r = (r << 1) | (i & 1);
        i >>= 1;
    }
    return r;
}

int main(void)
{
    static double re[N];
    for (int i = 0; i < N; i++)
        re[i] = i;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int j = reverse(i);
        if (i < j) {
            double t = re[i];
            re[i] = re[j];
            re[j] = t;
        }
    }
    printf("%g\n", re[1]);
    return 0;
}
