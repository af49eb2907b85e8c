// Partners by exclusive or, and both of them act.
// flags: -fopenmp
// tsan: some: not every one of the accesses is caught
#include <stdio.h>

#define N 256
static int v[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        v[i] = (i * 97) % N;
    for (int j = N / 2; j > 0; j /= 2) {
#pragma omp parallel for
        for (int i = 0; i < N; i++) {
            int l = i ^ j;
            if (v[l] > v[i]) { // RACE!
                int t = v[i]; // RACE!
                v[i] = v[l]; // RACE!
                v[l] = t; // RACE!
            }
        }
    }
    printf("%d\n", v[0]);
    return 0;
}
