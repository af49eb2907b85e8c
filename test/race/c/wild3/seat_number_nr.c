// A function returns the number of a free slot
#include <pthread.h>
#include <stdio.h>
static int used[4];
static int value[4];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int get(void)
{
    int r = -1;
    pthread_mutex_lock(&m);
    for (int i = 0; i < 4; i++)
        if (!used[i]) {
            used[i] = 1;
            r = i;
            break;
        }
    pthread_mutex_unlock(&m);
    return r;
}
static void put(int i)
{
    pthread_mutex_lock(&m);
    used[i] = 0;
    pthread_mutex_unlock(&m);
}
static void *worker(void *arg)
{
    for (int k = 0; k < 100; k++) {
        int s = get();
        if (s < 0)
            continue;
        value[s]++;             // NORACE
        put(s);
    }
    return arg;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
