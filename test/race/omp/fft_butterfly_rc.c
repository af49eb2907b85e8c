// butterflies write the other half of their neighbour
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#define N 1024

static double re[N], im[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        re[i] = i, im[i] = 0;
    for (int len = 2; len <= N; len <<= 1) {
        int half = len / 2;
#pragma omp parallel for
        for (int s = 0; s < N; s += len) {
            for (int k = 0; k < half; k++) {
                double wr = cos(-2 * 3.14159265 * k / len), wi = sin(-2 * 3.14159265 * k / len);
                int p = s + k, q = (s + k + len) % N;
                double tr = wr * re[q] - wi * im[q], ti = wr * im[q] + wi * re[q]; // RACE!
                re[q] = re[p] - tr; // RACE!
                im[q] = im[p] - ti; // RACE!
                re[p] += tr; // RACE!
                im[p] += ti; // RACE!
            }
        }
    }
    printf("%f %f\n", re[1], im[1]);
    return 0;
}
