// Bitonic sort by stages; each pair is handled by its lower index.
// flags: -fopenmp
#include <stdio.h>

#define N 256
static int v[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        v[i] = (i * 97) % N;
    for (int k = 2; k <= N; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) {
#pragma omp parallel for
            for (int i = 0; i < N; i++) {
                int l = i ^ j;
                if (l > i) {
                    if ((!(i & k) && v[i] > v[l]) || ((i & k) && v[i] < v[l])) {
                        int t = v[i];
                        v[i] = v[l];
                        v[l] = t;
                    }
                }
            }
        }
    printf("%d\n", v[0]);
    return 0;
}
