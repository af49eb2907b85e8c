// Hillis-Steele scan in one array.
// flags: -fopenmp
#include <stdio.h>

#define N 256
int s[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        s[i] = 1;
    for (int d = 1; d < N; d *= 2) {
#pragma omp parallel for
        for (int i = d; i < N; i++)
            s[i] += s[i - d]; // RACE!
    }
    printf("%d\n", s[N - 1]);
    return 0;
}
