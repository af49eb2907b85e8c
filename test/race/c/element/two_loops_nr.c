// records that one loop makes and another one starts threads for; each freed once it was joined
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct worker {
    pthread_t id;
    int n;
    long sum;
};

static void *run(void *arg)
{
    struct worker *w = arg;
    for (int i = 0; i < w->n; i++)
        w->sum += i; // NORACE
    return NULL;
}

int main(void)
{
    struct worker *all[5];
    long total = 0;
    for (int i = 0; i < 5; i++) {
        all[i] = calloc(1, sizeof *all[i]);
        all[i]->n = 10 * i;
    }
    for (int i = 0; i < 5; i++)
        pthread_create(&all[i]->id, NULL, run, all[i]);
    for (int i = 0; i < 5; i++) {
        pthread_join(all[i]->id, NULL);
        total += all[i]->sum; // NORACE
        free(all[i]);
    }
    printf("%ld\n", total);
    return 0;
}
