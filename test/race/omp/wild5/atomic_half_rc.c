// One update is atomic, the read beside it is not
// flags: -fopenmp
#include <stdio.h>
static int ticket, order[64];
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 64; i++) {
#pragma omp atomic
        ticket++; // RACE!
        order[i] = ticket; // RACE!
    }
    printf("%d %d\n", ticket, order[5]); // NORACE
    return 0;
}
