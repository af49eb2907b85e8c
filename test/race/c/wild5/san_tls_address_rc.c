// the address of a thread-local variable is given to another thread
#include <pthread.h>
#include <stdio.h>
static __thread int counter;
static int *whose;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *owner(void *x)
{
    pthread_mutex_lock(&m);
    whose = &counter;
    pthread_mutex_unlock(&m);
    for (int i = 0; i < 1000; i++)
        counter++; // RACE!
    return x;
}
static void *peeker(void *x)
{
    pthread_mutex_lock(&m);
    int *p = whose;
    pthread_mutex_unlock(&m);
    if (p)
        printf("%d\n", *p); // RACE!
    return x;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, owner, 0);
    pthread_create(&b, 0, peeker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
