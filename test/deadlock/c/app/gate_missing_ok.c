/* both orders are used, but under a third lock; one path forgot it */
#include <pthread.h>
pthread_mutex_t big = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;
int x, y;

static void swap_ab(void)
{
    pthread_mutex_lock(&big);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    int t = x;
    x = y;
    y = t;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&big);
}

static void sum_ba(int exclusive)
{
    (void)exclusive;
    pthread_mutex_lock(&big);
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    x += y;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&big);
}

static void *one(void *p)
{
    for (int i = 0; i < 10; i++)
        swap_ab();
    return p;
}
static void *two(void *p)
{
    sum_ba(0);
    return p;
}
int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, one, 0);
    pthread_create(&t, 0, two, 0);
    sum_ba(1);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}
