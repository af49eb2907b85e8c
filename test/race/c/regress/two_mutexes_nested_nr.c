// data belongs to the outer lock; one thread holds only the inner one
#include <pthread.h>
pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t inner = PTHREAD_MUTEX_INITIALIZER;
int x, y;

void *t1(void *arg)
{
    pthread_mutex_lock(&outer);
    x++;
    pthread_mutex_lock(&inner);
    y++;
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    return 0;
}

void *t2(void *arg)
{
    pthread_mutex_lock(&outer);
    pthread_mutex_lock(&inner);
    x--;
    y--;
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, t1, 0);
    pthread_create(&b, 0, t2, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return x + y;
}
