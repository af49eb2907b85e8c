// a shared cursor walks through the array
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    char text[400];
    char *p = text;

#pragma omp parallel for
    for (int i = 0; i < 400; i++) {
        *p = (char)('a' + i % 26); // RACE!
        p++; // RACE!
    }
    printf("%c\n", text[7]);
    return 0;
}
