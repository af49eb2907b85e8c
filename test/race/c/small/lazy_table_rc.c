// A table of factors is filled on demand without a lock
// tsan: some: each line is seldom met
#include <pthread.h>
#include <stdlib.h>
static int *table;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int uses;
static int factor(int n)
{
    if (!table) { // RACE!
        int *t = malloc(100 * sizeof *t);
        for (int i = 0; i < 100; i++)
            t[i] = i * i; // RACE
        table = t; // RACE!
    }
    return table[n]; // RACE!
}
static void *worker(void *arg)
{
    long s = 0;
    for (int i = 0; i < 100; i++)
        s += factor(i);
    pthread_mutex_lock(&m);
    uses++;
    pthread_mutex_unlock(&m);
    (void)arg;
    return (void *)s;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return uses != 2;
}
