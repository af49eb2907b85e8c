// pthread_once fills a table that all read
#include <pthread.h>
#include <stdlib.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static double *table;
static void fill(void)
{
    table = malloc(64 * sizeof *table);
    for (int i = 0; i < 64; i++)
        table[i] = i / 64.0;
}
static double look(int i)
{
    pthread_once(&once, fill);
    return table[i];
}
static void *run(void *arg)
{
    double s = 0;
    for (int i = 0; i < 64; i++)
        s += look(i);
    *(double *)arg = s;
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    double r[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, run, &r[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    free(table);
    return r[0] != r[1];
}
