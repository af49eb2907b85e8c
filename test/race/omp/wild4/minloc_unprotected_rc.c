// Minimum and its place, compared without protection first
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    double x[500], min;
    int at = 0;
    for (int i = 0; i < 500; i++)
        x[i] = (i * 7919) % 1013;
    min = x[0];
#pragma omp parallel for
    for (int i = 1; i < 500; i++) {
        if (x[i] < min) { // RACE!
#pragma omp critical
            if (x[i] < min) {
                min = x[i]; // RACE!
                at = i;
            }
        }
    }
    printf("%f at %d\n", min, at);
    return 0;
}
