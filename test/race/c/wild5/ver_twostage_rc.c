// two values, each under its lock; the second stage reads the first without
#include <pthread.h>
#include <stdlib.h>
static int iTThreads = 2, iRThreads = 1, data1Value, data2Value;
pthread_mutex_t data1Lock = PTHREAD_MUTEX_INITIALIZER, data2Lock = PTHREAD_MUTEX_INITIALIZER;
void *funcA(void *param)
{
    pthread_mutex_lock(&data1Lock);
    data1Value = 1; // RACE!
    pthread_mutex_unlock(&data1Lock);
    pthread_mutex_lock(&data2Lock);
    data2Value = data1Value + 1; // RACE!
    pthread_mutex_unlock(&data2Lock);
    return NULL;
}
void *funcB(void *param)
{
    int t1 = -1, t2 = -1;
    pthread_mutex_lock(&data1Lock);
    if (data1Value == 0) {
        pthread_mutex_unlock(&data1Lock);
        return NULL;
    }
    t1 = data1Value;
    pthread_mutex_unlock(&data1Lock);
    pthread_mutex_lock(&data2Lock);
    t2 = data2Value;
    pthread_mutex_unlock(&data2Lock);
    if (t2 != t1 + 1)
        abort();
    return NULL;
}
int main(int argc, char *argv[])
{
    pthread_t *a = malloc(iTThreads * sizeof(pthread_t)), *b = malloc(iRThreads * sizeof(pthread_t));
    for (int i = 0; i < iTThreads; i++)
        pthread_create(&a[i], NULL, funcA, NULL);
    for (int i = 0; i < iRThreads; i++)
        pthread_create(&b[i], NULL, funcB, NULL);
    for (int i = 0; i < iTThreads; i++)
        pthread_join(a[i], NULL);
    for (int i = 0; i < iRThreads; i++)
        pthread_join(b[i], NULL);
    return 0;
}
