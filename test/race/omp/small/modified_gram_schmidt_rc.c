// The outer loop of Gram-Schmidt is shared out, though each vector needs all before it.
// flags: -fopenmp
// tsan: some: which of the reads is seen depends on time
// link: -lm
#include <math.h>
#include <stdio.h>
#define N 24
#define M 40
static double q[N][M];

int main(void)
{
    for (int k = 0; k < N; k++)
        for (int i = 0; i < M; i++)
            q[k][i] = (k * 5 + i * 3) % 11 + (k == i);
#pragma omp parallel for
    for (int k = 1; k < N; k++) {
        for (int p = 0; p < k; p++) {
            double dot = 0, nn = 0;
            for (int i = 0; i < M; i++) {
                dot += q[p][i] * q[k][i]; // RACE!
                nn += q[p][i] * q[p][i];  // RACE!
            }
            for (int i = 0; i < M; i++)
                q[k][i] -= dot / nn * q[p][i]; // RACE!
        }
    }
    printf("%f\n", q[N - 1][0]);
    return 0;
}
