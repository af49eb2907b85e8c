// scatter through indices that meet again
// flags: -fopenmp
#include <stdio.h>

#define N 300

static int idx[N];
static double force[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        idx[i] = (i * 5) % 60;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        force[idx[i]] += 1.0; // RACE!
        force[idx[i] + 1] -= 1.0; // RACE!
    }
    printf("%f\n", force[3]);
    return 0;
}
