/* A-SEGMENT: a table of the starts of rows rises. Here two rows begin at the same place. */
// flags: -fopenmp
#include <stdio.h>

static int start[5] = {0, 40, 20, 60, 80}, data[100], count;

int main(int argc, char **argv)
{
    start[2] += argc - 1;
#pragma omp parallel for
    for (int i = 0; i < 4; i++) {
        for (int k = start[i]; k < start[i + 1]; k++)
            data[k] = i;
#ifdef CONTROL
        count++;
#endif
    }
    printf("%d %d\n", data[0], count);
    return 0;
}
