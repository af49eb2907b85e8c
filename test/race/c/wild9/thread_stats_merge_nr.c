// Each thread fills its own statistics, allocated by itself and returned by pthread_exit
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct stats {
    long hits, misses;
    long histogram[16];
};

static void count(struct stats *s, unsigned key)
{
    if (key & 1)
        s->hits++; // NORACE
    else
        s->misses++; // NORACE
    s->histogram[key % 16]++; // NORACE
}

static void *run(void *arg)
{
    unsigned seed = *(unsigned *)arg;
    struct stats *mine = calloc(1, sizeof *mine);
    for (int i = 0; i < 10000; i++)
        count(mine, (unsigned)rand_r(&seed));
    pthread_exit(mine);
}

static void merge(struct stats *into, const struct stats *from)
{
    into->hits += from->hits; // NORACE
    into->misses += from->misses;
    for (int i = 0; i < 16; i++)
        into->histogram[i] += from->histogram[i];
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 4;
    pthread_t *t = malloc((size_t)n * sizeof *t);
    unsigned *seeds = malloc((size_t)n * sizeof *seeds);
    struct stats total = {0};
    for (int i = 0; i < n; i++) {
        seeds[i] = (unsigned)i * 77u; // NORACE
        if (pthread_create(&t[i], NULL, run, &seeds[i]) != 0) {
            n = i;
            break;
        }
    }
    for (int i = 0; i < n; i++) {
        void *r;
        pthread_join(t[i], &r);
        merge(&total, r);
        free(r);
    }
    printf("%ld %ld\n", total.hits, total.misses);
    free(seeds);
    free(t);
    return 0;
}
