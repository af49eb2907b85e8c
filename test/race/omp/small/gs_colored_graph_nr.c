// Vertices of one colour at a time, the colours stored as lists by a table of starts
// flags: -fopenmp
#include <stdio.h>
#define V 90
static int cstart[4], order[V], nb[V][4];
static double x[V];
int main(void)
{
    int k = 0;
    for (int c = 0; c < 3; c++) {
        cstart[c] = k;
        for (int v = c; v < V; v += 3)
            order[k++] = v;
    }
    cstart[3] = k;
    for (int v = 0; v < V; v++)
        for (int q = 0; q < 4; q++)
            nb[v][q] = (v + 1 + q % 2 + 3 * q) % V;
    for (int c = 0; c < 3; c++)
#pragma omp parallel for
        for (int q = cstart[c]; q < cstart[c + 1]; q++) {
            double s = 1;
            for (int e = 0; e < 4; e++)
                s += x[nb[order[q]][e]];
            x[order[q]] = s / 5;
        }
    printf("%f\n", x[4]);
    return 0;
}
