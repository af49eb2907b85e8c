// which lock depends on an argument, which data does not
#include <pthread.h>
static pthread_mutex_t even = PTHREAD_MUTEX_INITIALIZER, odd = PTHREAD_MUTEX_INITIALIZER;
static int total;
static void add(int id)
{
    pthread_mutex_t *m = id % 2 ? &odd : &even;
    pthread_mutex_lock(m);
    total += id; // RACE!
    pthread_mutex_unlock(m);
}
static void *f(void *p)
{
    add((int)(long)p);
    return 0;
}
int main(void)
{
    pthread_t t[4];
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], 0, f, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    return total;
}
