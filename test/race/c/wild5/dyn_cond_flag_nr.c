// a flag under the lock tells that the table is filled
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, table[64];
static void *filler(void *p)
{
    for (int i = 0; i < 64; i++)
        table[i] = i * i;
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
    return p;
}
static void *user(void *p)
{
    pthread_mutex_lock(&m);
    while (!ready)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    printf("%d\n", table[(long)p]);
    return p;
}
int main(void)
{
    pthread_t f, u[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&u[i], NULL, user, (void *)i);
    pthread_create(&f, NULL, filler, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(u[i], NULL);
    pthread_join(f, NULL);
    return 0;
}
