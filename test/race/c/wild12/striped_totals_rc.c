// one counter per thread, but the number of threads and that of counters differ
#include <pthread.h>

#define T 8
#define SLOTS 4
static long slot[SLOTS];

static void *count(void *arg)
{
    int me = *(int *)arg;
    for (int i = 0; i < 1000; i++)
        slot[me % SLOTS]++; // RACE!
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    int id[T];
    long sum = 0;
    for (int i = 0; i < T; i++) {
        id[i] = i;
        pthread_create(&t[i], NULL, count, &id[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < SLOTS; i++)
        sum += slot[i]; // NORACE
    return (int)sum;
}
