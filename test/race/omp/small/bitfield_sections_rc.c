// Two bit fields of one word, set by two sections.
// flags: -fopenmp
#include <stdio.h>

struct status {
    unsigned ready : 1;
    unsigned level : 7;
    int code;
};

int main(void)
{
    struct status s = {0, 0, 0};
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        s.ready = 1; // RACE!
#pragma omp section
        {
            s.level = 9; // RACE!
            s.code = -1;
        }
    }
    printf("%d %d %d\n", s.ready, s.level, s.code);
    return 0;
}
