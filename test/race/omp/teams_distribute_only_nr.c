// teams distribute: every iteration has its own element
// flags: -fopenmp
#include <stdio.h>

#define N 256

int main(void)
{
    int a[N], biggest = 0;

#pragma omp target teams distribute map(from : a) map(tofrom : biggest)
    for (int i = 0; i < N; i++) {
        a[i] = i * 3 % 101;
    }
    printf("%d %d\n", a[9], biggest);
    return 0;
}
