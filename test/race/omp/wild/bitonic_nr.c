// bitonic sort: in each step an element is exchanged with its partner i^j, the smaller one does it
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define N 1024

static int a[N];

static void exchange(int i, int l)
{
    int t = a[i];
    a[i] = a[l];
    a[l] = t;
}

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = rand() % 1000;
    for (int k = 2; k <= N; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) {
#pragma omp parallel for
            for (int i = 0; i < N; i++) {
                int l = i ^ j;
                if (l > i) {
                    if ((i & k) == 0 && a[i] > a[l])
                        exchange(i, l);
                    if ((i & k) != 0 && a[i] < a[l])
                        exchange(i, l);
                }
            }
        }
    for (int i = 1; i < N; i++)
        if (a[i - 1] > a[i])
            printf("bad\n");
    return 0;
}
