// A pointer into a shared table is kept per thread and written through without the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct slot { int key; long uses; };
static struct slot table[8];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local struct slot *last;
static struct slot *find(int key)
{
    if (last && last->key == key) // RACE! k
        return last;
    pthread_mutex_lock(&m);
    struct slot *s = &table[key % 8];
    s->key = key; // RACE! k
    last = s;
    pthread_mutex_unlock(&m);
    return s;
}
static void *run(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++)
        find(i % 20)->uses++; // RACE! u
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, run, NULL);
    pthread_create(&b, NULL, run, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld\n", table[0].uses);
    return 0;
}
