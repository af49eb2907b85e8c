// a thread starts and joins another one; main joins the first
#include <pthread.h>
static int x;
static void *inner(void *p)
{
    x++;
    return p;
}
static void *outer(void *p)
{
    pthread_t t;
    x = 1;
    pthread_create(&t, 0, inner, 0);
    pthread_join(t, 0);
    x++;
    return p;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, outer, 0);
    pthread_join(t, 0);
    x++;
    return x;
}
