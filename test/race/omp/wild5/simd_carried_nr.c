// simd loops inside of one thread each, a parallel for over rows, lastprivate
// flags: -fopenmp
#include <stdio.h>
#define N 64
static float a[N][N], b[N];
int main(void)
{
    int last = -1;
#pragma omp parallel for lastprivate(last) schedule(guided)
    for (int i = 0; i < N; i++) {
        float s = 0;
#pragma omp simd reduction(+ : s)
        for (int j = 0; j < N; j++) {
            a[i][j] = (float)(i * j); // NORACE
            s += a[i][j]; // NORACE
        }
        b[i] = s; // NORACE
        last = i; // NORACE
    }
    printf("%f %d\n", b[3], last); // NORACE
    return 0;
}
