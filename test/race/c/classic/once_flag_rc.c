// lazy initialisation with a flag under a lock, or checked without it
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ready;
static int table[16];

static void init(void)
{
    if (ready) // RACE! f
        return;
    pthread_mutex_lock(&m);
    if (!ready) {
        for (int i = 0; i < 16; i++)
            table[i] = i * i; // RACE! t
        ready = 1; // RACE! f
    }
    pthread_mutex_unlock(&m);
}

static void *worker(void *arg)
{
    long sum = 0;
    init();
    for (int i = 0; i < 16; i++)
        sum += table[i]; // RACE! t
    return (void *)sum;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
