// The pointer is threadprivate, what it points to is not.
// flags: -fopenmp
#include <stdio.h>

static int shared_cell;
static int *cursor = &shared_cell;
#pragma omp threadprivate(cursor)

static void bump(void)
{
    *cursor += 1; // RACE!
}

int main(void)
{
#pragma omp parallel num_threads(4)
    {
        for (int i = 0; i < 10; i++)
            bump();
    }
    printf("%d\n", shared_cell);
    return 0;
}
