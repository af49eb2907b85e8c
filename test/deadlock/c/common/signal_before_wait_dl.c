#include <pthread.h>
#include <stdio.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
int data;

void *produce(void *unused)
{
    pthread_mutex_lock(&m);
    data = 42;
    pthread_cond_signal(&cv); // DEADLOCK
    pthread_mutex_unlock(&m);
    return unused;
}

void *consume(void *unused)
{
    pthread_mutex_lock(&m);
    pthread_cond_wait(&cv, &m); // DEADLOCK!
    printf("%d\n", data);
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&p, NULL, produce, NULL);
    pthread_create(&c, NULL, consume, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
