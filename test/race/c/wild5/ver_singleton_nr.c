// a cell made by one thread, written by others that it starts
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
char *v;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *thread1(void *arg)
{
    v = malloc(sizeof(char));
    return 0;
}
void *thread2(void *arg)
{
    pthread_mutex_lock(&m);
    v[0] = 'X';
    pthread_mutex_unlock(&m);
    return 0;
}
void *thread3(void *arg)
{
    pthread_mutex_lock(&m);
    v[0] = 'Y';
    pthread_mutex_unlock(&m);
    return 0;
}
void *thread0(void *arg)
{
    pthread_t t1, t2, t3;
    pthread_create(&t1, 0, thread1, 0);
    pthread_join(t1, 0);
    pthread_create(&t2, 0, thread2, 0);
    pthread_create(&t3, 0, thread3, 0);
    pthread_join(t2, 0);
    pthread_join(t3, 0);
    return 0;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, thread0, 0);
    pthread_join(t, 0);
    assert(v[0] == 'X' || v[0] == 'Y');
    return 0;
}
