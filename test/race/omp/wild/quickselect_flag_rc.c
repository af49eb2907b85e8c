// a search that stops all threads by a plain flag
// flags: -fopenmp
// tsan: some: one thread may find it
#include <stdio.h>
#define N 5000
int main(void)
{
    static int v[N];
    int found = 0, where = -1;
    for (int i = 0; i < N; i++)
        v[i] = (i * 31) % 499;
#pragma omp parallel for shared(found, where)
    for (int i = 0; i < N; i++) {
        if (found) // RACE! f
            continue;
        if (v[i] == 77) {
            found = 1; // RACE! f
            where = i; // RACE! w
        }
    }
    printf("%d\n", where);
    return 0;
}
