// outer sequential loop, inner parallel one
// flags: -fopenmp
#include <stdio.h>
double a[200][200], v[200], v_out[200];
static void mv(void)
{
    int i, j;
    for (i = 0; i < 200; i++) {
        double sum = 0.0;
#pragma omp parallel for reduction(+ : sum)
        for (j = 0; j < 200; j++)
            sum += a[i][j] * v[j];
        v_out[i] = sum;
    }
}
int main(void)
{
    mv();
    printf("%f\n", v_out[0]);
    return 0;
}
