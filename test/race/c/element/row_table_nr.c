// A table of rows that a loop made, reached through a global pointer: a row for each thread.
#include <pthread.h>
#include <stdlib.h>

static double **table;
struct worker {
    int id;
};

static void *fill(void *p)
{
    struct worker *w = p;
    for (int i = 0; i < 100; i++)
        table[w->id][i] = i; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t threads[3];
    struct worker workers[3];
    table = malloc(3 * sizeof *table);
    for (int i = 0; i < 3; i++)
        table[i] = malloc(100 * sizeof **table);
    for (int i = 0; i < 3; i++) {
        workers[i].id = i;
        pthread_create(&threads[i], NULL, fill, &workers[i]);
    }
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
