// the start of the slots is set, under a lock, before there are threads
#include <pthread.h>
#include <stdio.h>
static int base, data[64];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *worker(void *p)
{
    int id = *(int *)p;
    pthread_mutex_lock(&m);
    int now = base;
    pthread_mutex_unlock(&m);
    data[now + id]++;
    return 0;
}
int main(void)
{
    pthread_t t[4];
    int ids[4];
    for (int i = 0; i < 4; i++) {
        ids[i] = i;
        pthread_mutex_lock(&m);
        base++;
        pthread_mutex_unlock(&m);
    }
    for (int i = 0; i < 4; i++) {
        pthread_create(&t[i], 0, worker, &ids[i]);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    printf("%d\n", data[0]);
    return 0;
}
