// Parallel histogram: one bin array for all
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define BINS 10
typedef struct {
    const unsigned char *pixels;
    size_t from, to;
    int *bins;
} slice;

static void *tally(void *p)
{
    slice *s = p;
    for (size_t i = s->from; i < s->to; i++)
        s->bins[s->pixels[i] * BINS / 256]++; // RACE!
    return NULL;
}

int main(void)
{
    size_t n = 40000;
    unsigned char *px = malloc(n);
    int bins[BINS] = { 0 };
    pthread_t th[4];
    slice sl[4];
    for (size_t i = 0; i < n; i++)
        px[i] = (unsigned char)(i * 31);
    for (int i = 0; i < 4; i++) {
        sl[i] = (slice){ px, i * n / 4, (i + 1) * n / 4, bins };
        pthread_create(&th[i], NULL, tally, &sl[i]);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(th[i], NULL);
    for (int b = 0; b < BINS; b++)
        printf("%d: %d\n", b, bins[b]);
    free(px);
    return 0;
}
