// a function with a static buffer called from a loop
// flags: -fopenmp
#include <stdio.h>
#include <string.h>
static const char *hex(unsigned v)
{
    static char buf[16];
    int n = 0;
    do {
        buf[n++] = "0123456789abcdef"[v & 15]; // RACE!
        v >>= 4;
    } while (v);
    buf[n] = 0; // RACE!
    return buf;
}
int main(void)
{
    int total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < 1000; i++)
        total += (int)strlen(hex((unsigned)i)); // RACE!
    printf("%d\n", total);
    return 0;
}
