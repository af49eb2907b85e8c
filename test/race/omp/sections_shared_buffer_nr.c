// each section has a scratch buffer
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

static void render(char *buf, size_t size, const char *text)
{
    strncpy(buf, text, size - 1); // NORACE
    buf[size - 1] = 0; // NORACE
}

int main(void)
{
    char one[64], two[64];
#pragma omp parallel sections
    {
#pragma omp section
        render(one, sizeof one, "left");
#pragma omp section
        render(two, sizeof two, "right");
    }
    printf("%s %s\n", one, two);
    return 0;
}
