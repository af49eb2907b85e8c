// the writers of two buffers are not ordered with each other
// flags: -fopenmp
#include <stdio.h>
#include <string.h>
#define LEN 256
static char in[2][LEN], out[2][LEN];
static long written;
static void fill(char *b, int k) { memset(b, 'a' + k % 26, LEN); }
static void upper(const char *from, char *to)
{
    for (int i = 0; i < LEN; i++)
        to[i] = from[i] - 32;
}
static void emit(const char *b)
{
    for (int i = 0; i < LEN; i++)
        written += b[i]; // RACE!
}
int main(void)
{
#pragma omp parallel
#pragma omp single
    for (int k = 0; k < 20; k++) {
        int s = k % 2;
#pragma omp task depend(out : in[s]) firstprivate(s, k)
        fill(in[s], k);
#pragma omp task depend(in : in[s]) depend(out : out[s]) firstprivate(s)
        upper(in[s], out[s]);
#pragma omp task depend(in : out[s]) firstprivate(s)
        emit(out[s]);
    }
    printf("%ld\n", written);
    return 0;
}
