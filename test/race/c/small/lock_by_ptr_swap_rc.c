// A pointer to a lock is turned to another lock between the two uses
// tsan: no: the threads are too short to meet
#include <pthread.h>
int x;
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
void *t1(void *arg)
{
    pthread_mutex_t *l = &a;
    (void)arg;
    pthread_mutex_lock(l);
    x = 1; // RACE!
    pthread_mutex_unlock(l);
    l = &b;
    pthread_mutex_lock(l);
    x = 2;
    pthread_mutex_unlock(l);
    return 0;
}
void *t2(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&b);
    x = 3; // RACE!
    pthread_mutex_unlock(&b);
    return 0;
}
int main(void)
{
    pthread_t p, q;
    pthread_create(&p, 0, t1, 0);
    pthread_create(&q, 0, t2, 0);
    pthread_join(p, 0);
    pthread_join(q, 0);
    return x > 3;
}
