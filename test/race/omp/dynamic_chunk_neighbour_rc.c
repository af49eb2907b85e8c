// every iteration also clears the next element
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

struct cell {
    int owner, level;
};

int main(void)
{
    int n = 100;
    struct cell *cells = calloc(n + 1, sizeof(*cells));
    int i;

#pragma omp parallel for schedule(dynamic, 5)
    for (i = 0; i < n; ++i) {
        cells[i].owner = i; // RACE!
        cells[i + 1].owner = -1; // RACE!
    }
    printf("%d\n", cells[4].owner);
    free(cells);
    return 0;
}
