// threads that read and threads that write under different locks
#include <pthread.h>
#include <stdlib.h>
volatile int iNum1 = 1, iNum2 = 7;
volatile int dataValue;
pthread_mutex_t dataLock = PTHREAD_MUTEX_INITIALIZER, thisLock = PTHREAD_MUTEX_INITIALIZER;
void *funcA(void *arg)
{
    int x;
    pthread_mutex_lock(&dataLock);
    x = dataValue; // RACE!
    dataValue++; // RACE!
    if (x + 1 != dataValue) // RACE!
        abort();
    pthread_mutex_unlock(&dataLock);
    return NULL;
}
void *funcB(void *arg)
{
    pthread_mutex_lock(&thisLock);
    dataValue++; // RACE!
    pthread_mutex_unlock(&thisLock);
    return NULL;
}
int main(void)
{
    pthread_t a[1], b[7];
    for (int i = 0; i < iNum1; i++)
        pthread_create(&a[i], NULL, funcA, NULL);
    for (int i = 0; i < iNum2; i++)
        pthread_create(&b[i], NULL, funcB, NULL);
    for (int i = 0; i < iNum1; i++)
        pthread_join(a[i], NULL);
    for (int i = 0; i < iNum2; i++)
        pthread_join(b[i], NULL);
    return 0;
}
