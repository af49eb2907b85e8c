// histogram in a matrix with a row per thread, rows added up by a loop over bins
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BINS 32

static unsigned char *load_image(size_t n)
{
    unsigned char *p = malloc(n);
    for (size_t i = 0; i < n; i++)
        p[i] = (unsigned char)(i * 31 + 7);
    return p;
}

int main(void)
{
    size_t n = 1 << 16;
    unsigned char *img = load_image(n);
    int nthreads = omp_get_max_threads();
    int(*local)[BINS] = calloc(nthreads, sizeof *local);
    int hist[BINS];

    memset(hist, 0, sizeof hist);
#pragma omp parallel
    {
        int *mine = local[omp_get_thread_num()];
#pragma omp for
        for (size_t i = 0; i < n; i++)
            mine[img[i] / (256 / BINS)]++;
#pragma omp for
        for (int b = 0; b < BINS; b++)
            for (int t = 0; t < nthreads; t++)
                hist[b] += local[t][b];
    }
    for (int b = 0; b < BINS; b++)
        printf("%d ", hist[b]);
    printf("\n");
    free(local);
    free(img);
    return 0;
}
