// a chain of tasks by tokens, all of them use one buffer
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 50;
    char *token = calloc(n + 1, 1);
    double state[64] = {1};
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < n; i++) {
#pragma omp task depend(in : token[i]) depend(out : token[i + 1]) shared(state)
        for (int k = 0; k < 64; k++)
            state[k] = state[(k + 1) % 64] * 0.5 + i;
    }
    printf("%f\n", state[0]);
    return 0;
}
