// A gate keeps the two orders apart
// in one of the two threads only.
#include <pthread.h>
pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;
int g1, g2;

void *t1(void *p)
{
    pthread_mutex_lock(&gate);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b); // DEADLOCK!
    g1 = g2 + 1;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&gate);
    return NULL;
}
void *t2(void *p)
{
    pthread_mutex_lock(&gate);
    pthread_mutex_unlock(&gate);
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a); // DEADLOCK!
    g2 = g1;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return NULL;
}
int main(void)
{
    pthread_t x, y;
    pthread_create(&x, NULL, t1, NULL);
    pthread_create(&y, NULL, t2, NULL);
    pthread_join(x, NULL);
    pthread_join(y, NULL);
    return 0;
}
