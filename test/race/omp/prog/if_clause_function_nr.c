// if clause and serial fallback share a function
// flags: -fopenmp
#include <stdio.h>
static void add(int *v, int n, int k)
{
#pragma omp parallel for if (n > 100) firstprivate(k)
    for (int i = 0; i < n; i++) v[i] += k;
}
int main(void)
{
    int small[10] = {0}, large[1000] = {0};
    add(small, 10, 1);
    add(large, 1000, 2);
    add(large, 500, 3);
    printf("%d %d\n", small[1], large[3]);
    return 0;
}
