// each iteration computes its own cursor
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    char text[400];

#pragma omp parallel for
    for (int i = 0; i < 400; i++) {
        char *p = text + i;
        *p = (char)('a' + i % 26);
    }
    printf("%c\n", text[7]);
    return 0;
}
