// flags: -Wno-everything
#include <pthread.h>
#include <assert.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
pthread_mutex_t x, y, z;
int count;

void *P(void *a)
{
    pthread_mutex_lock(&x);
    count = count + 1;
    pthread_mutex_lock(&y); // DEADLOCK!
    pthread_mutex_unlock(&y);
    pthread_mutex_unlock(&x);
    pthread_exit(0);
}
void *Q(void *a)
{
    pthread_mutex_lock(&y);
    pthread_mutex_lock(&z); // DEADLOCK!
    pthread_mutex_unlock(&z);
    pthread_mutex_unlock(&y);
    pthread_exit(0);
}
void *R(void *a)
{
    pthread_mutex_lock(&z);
    pthread_mutex_lock(&x); // DEADLOCK!
    pthread_mutex_unlock(&x);
    pthread_mutex_unlock(&z);
    pthread_exit(0);
}
int main()
{
    pthread_t p, q, r;
    pthread_mutex_init(&x, 0);
    pthread_mutex_init(&y, 0);
    pthread_mutex_init(&z, 0);
    pthread_create(&p, 0, P, 0);
    pthread_create(&q, 0, Q, 0);
    pthread_create(&r, 0, R, 0);
    pthread_join(p, 0);
    pthread_join(q, 0);
    pthread_join(r, 0);
}
