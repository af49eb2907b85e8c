// Slots of an output list are handed out by an atomic capture; the list is read after the region.
// flags: -fopenmp
#include <stdio.h>
#define N 4000

static int found[N];

static int is_happy(int n)
{
    while (n != 1 && n != 4) {
        int s = 0;
        for (; n; n /= 10)
            s += (n % 10) * (n % 10);
        n = s;
    }
    return n == 1;
}

int main(void)
{
    int top = 0;
#pragma omp parallel for default(none) shared(found, top) schedule(dynamic, 32)
    for (int i = 1; i < N; i++) {
        if (is_happy(i)) {
            int slot;
#pragma omp atomic capture
            slot = top++;
            found[slot] = i;
        }
    }
    for (int i = 0; i < top && i < 5; i++)
        printf("%d\n", found[i]);
    return 0;
}
