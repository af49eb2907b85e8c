#include <pthread.h>
static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t src = PTHREAD_MUTEX_INITIALIZER, dst = PTHREAD_MUTEX_INITIALIZER;
static int s, d;
static void forward(void)
{
    pthread_mutex_lock(&src);
    pthread_mutex_lock(&dst); // DEADLOCK!
    pthread_mutex_unlock(&gate);
    s--; d++;
    pthread_mutex_unlock(&dst);
    pthread_mutex_unlock(&src);
}
static void *fwd(void *p)
{
    pthread_mutex_lock(&gate);
    pthread_mutex_unlock(&gate);
    pthread_mutex_lock(&gate);
    forward();
    return p;
}
static void *back(void *p)
{
    pthread_mutex_lock(&dst);
    pthread_mutex_lock(&src); // DEADLOCK!
    s++; d--;
    pthread_mutex_unlock(&src);
    pthread_mutex_unlock(&dst);
    return p;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, fwd, NULL);
    pthread_create(&b, NULL, back, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
