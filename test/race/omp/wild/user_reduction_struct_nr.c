// a reduction declared by the user for a structure with minimum and its place
// flags: -fopenmp
#include <float.h>
#include <stdio.h>

#define N 400

struct place {
    double v;
    int at;
};

static struct place smaller(struct place a, struct place b)
{
    return b.v < a.v ? b : a;
}

#pragma omp declare reduction(least : struct place : omp_out = smaller(omp_out, omp_in)) \
    initializer(omp_priv = (struct place){DBL_MAX, -1})

int main(void)
{
    double x[N];
    struct place best = {DBL_MAX, -1};

    for (int i = 0; i < N; i++)
        x[i] = (i * 37) % 101;
#pragma omp parallel for reduction(least : best)
    for (int i = 0; i < N; i++)
        if (x[i] < best.v) {
            best.v = x[i];
            best.at = i;
        }
    printf("%f %d\n", best.v, best.at);
    return 0;
}
