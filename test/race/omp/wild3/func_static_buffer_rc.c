// a helper formats into its static buffer
// flags: -fopenmp
#include <stdio.h>
#include <string.h>
static size_t digits(int v)
{
    static char buf[32];
    int n = 0;
    do {
        buf[n++] = '0' + v % 10; // RACE!
        v /= 10;
    } while (v);
    buf[n] = '\0'; // RACE!
    return strlen(buf); // RACE!
}
int main(void)
{
    size_t total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < 1000; i++)
        total += digits(i);
    printf("%zu\n", total);
    return 0;
}
