// histogram: blocks of the input by thread, private bins merged under a lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BINS 26

typedef struct {
    const char *text;
    size_t from, to;
} slice_t;

static long bins[BINS];
static pthread_mutex_t bins_lock = PTHREAD_MUTEX_INITIALIZER;

static void *count(void *p)
{
    slice_t *s = p;
    long local[BINS] = {0};
    for (size_t i = s->from; i < s->to; i++)
        if (s->text[i] >= 'a' && s->text[i] <= 'z')
            local[s->text[i] - 'a']++;
    pthread_mutex_lock(&bins_lock);
    for (int b = 0; b < BINS; b++)
        bins[b] += local[b]; // NORACE
    pthread_mutex_unlock(&bins_lock);
    free(s);
    return NULL;
}

int main(int argc, char **argv)
{
    const char *text = argc > 1 ? argv[1] : "the quick brown fox jumps over the lazy dog";
    size_t n = strlen(text), nt = 4, step = (n + nt - 1) / nt;
    pthread_t t[4];
    for (size_t i = 0; i < nt; i++) {
        slice_t *s = malloc(sizeof *s);
        s->text = text;
        s->from = i * step;
        s->to = (i + 1) * step < n ? (i + 1) * step : n;
        pthread_create(&t[i], NULL, count, s);
    }
    for (size_t i = 0; i < nt; i++)
        pthread_join(t[i], NULL);
    for (int b = 0; b < BINS; b++)
        printf("%c %ld\n", 'a' + b, bins[b]);
    return 0;
}
