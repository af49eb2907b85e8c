// every iteration clears its own element
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
        cells[i].owner = i; // NORACE
        cells[i + 1].level = -1;
    }
    printf("%d\n", cells[4].owner);
    free(cells);
    return 0;
}
