/* A-DIVISOR: what an index is divided by is positive. Here it is not, and the quotients go down to
 * what others store. */
// flags: -fopenmp
#include <stdio.h>

#ifdef CONTROL
enum { FIRST = 50, SIGN = 1 };
#else
enum { FIRST = 100, SIGN = -1 };
#endif
static int a[400], b[100];

static void fill(int by)
{
#pragma omp parallel for
    for (int i = 0; i < 50; i++) {
        b[i] = a[FIRST + i / by]; /* MISSED */
        a[99 - i] = i; /* MISSED */
    }
}

int main(int argc, char **argv)
{
    (void)argv;
    fill(SIGN * argc);
    printf("%d\n", b[5]);
    return 0;
}
