// the inner counter declared outside of the region
// flags: -fopenmp
#include <stdio.h>
double a[200][200], v[200], v_out[200];
static void mv(void)
{
    int i, j;
#pragma omp parallel for
    for (i = 0; i < 200; i++) {
        double sum = 0.0;
        for (j = 0; j < 200; j++) // RACE!
            sum += a[i][j] * v[j]; // RACE!
        v_out[i] = sum;
    }
}
int main(void)
{
    mv();
    printf("%f\n", v_out[0]);
    return 0;
}
